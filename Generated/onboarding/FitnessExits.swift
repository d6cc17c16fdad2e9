// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum FitnessExit: Hashable, Sendable {
    case push(FitnessRoute)
    case sheet(FitnessSheet)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension FitnessExit {
    /// The node it leads to; `nil` if it leads back.
    var target: FitnessNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .back, .close: return nil
        }
    }
}

/// Performs the exits of a screen.
@MainActor final class FitnessExitHandler {
    let go: @MainActor (FitnessExit) -> Void
    let count: @MainActor (FitnessCounter) -> Int

    init(
        go: @escaping @MainActor (FitnessExit) -> Void,
        count: @escaping @MainActor (FitnessCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = FitnessExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (FitnessExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum FitnessCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol FitnessWaysOut {
    var handler: FitnessExitHandler { get }
}

extension FitnessWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol FitnessPresentedWaysOut: FitnessWaysOut {}

extension FitnessPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// The exits of `home`.
@MainActor struct HomeExits: FitnessWaysOut {
    let handler: FitnessExitHandler

    init(_ handler: FitnessExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (FitnessExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Workout {workoutId}
    func workout(workoutId: Int) {
        handler.go(.push(.workout(workoutId: workoutId)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Workout {workoutId}
        func workout(workoutId: Int) -> FitnessRoute {
            .workout(workoutId: workoutId)
        }
    }
}

/// The exits of `workout`.
@MainActor struct WorkoutExits: FitnessWaysOut {
    let handler: FitnessExitHandler

    init(_ handler: FitnessExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (FitnessExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `terms`.
@MainActor struct TermsExits: FitnessPresentedWaysOut {
    let handler: FitnessExitHandler

    init(_ handler: FitnessExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (FitnessExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `onboarding.welcome`.
@MainActor struct OnboardingWelcomeExits {
    let handler: FitnessExitHandler

    init(_ handler: FitnessExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (FitnessExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Terms of Use
    func terms() {
        handler.go(.sheet(.terms))
    }
}
