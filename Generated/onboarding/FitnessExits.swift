// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen asks for by one of its ways out.
nonisolated enum FitnessExit: Hashable, Sendable {
    case push(FitnessRoute)
    case sheet(FitnessSheet)
    /// Closes the presentation in which the screen is.
    case close
    /// Goes back to what lies below the screen.
    case back
}

nonisolated extension FitnessExit {
    /// The node to which it leads; nil for one that leads back.
    var target: FitnessNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .back, .close: return nil
        }
    }
}

/// Carries out the exits of a screen.
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

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (FitnessExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen can be told about, though it shows already.
nonisolated enum FitnessCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor protocol FitnessWaysOut {
    var handler: FitnessExitHandler { get }
}

extension FitnessWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of a screen that can lie in a presentation.
@MainActor protocol FitnessPresentedWaysOut: FitnessWaysOut {}

extension FitnessPresentedWaysOut {
    /// Closes the presentation in which the screen is, from any depth.
    func close() { handler.go(.close) }
}

/// The ways out of `home`.
@MainActor struct HomeExits: FitnessWaysOut {
    let handler: FitnessExitHandler

    init(_ handler: FitnessExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (FitnessExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Workout {workoutId}
    func workout(workoutId: Int) {
        handler.go(.push(.workout(workoutId: workoutId)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Workout {workoutId}
        func workout(workoutId: Int) -> FitnessRoute {
            .workout(workoutId: workoutId)
        }
    }
}

/// The ways out of `workout`.
@MainActor struct WorkoutExits: FitnessWaysOut {
    let handler: FitnessExitHandler

    init(_ handler: FitnessExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (FitnessExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `terms`.
@MainActor struct TermsExits: FitnessPresentedWaysOut {
    let handler: FitnessExitHandler

    init(_ handler: FitnessExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (FitnessExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `onboarding.welcome`.
@MainActor struct OnboardingWelcomeExits {
    let handler: FitnessExitHandler

    init(_ handler: FitnessExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (FitnessExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Terms of Use
    func terms() {
        handler.go(.sheet(.terms))
    }
}
