// Written by navgen from hello.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum HelloExit: Hashable, Sendable {
    case push(HelloRoute)
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension HelloExit {
    /// The node it leads to; `nil` if it leads back.
    var target: HelloNode? {
        switch self {
        case .push(let target): return target.node
        case .back: return nil
        }
    }
}

/// Performs the exits of a screen.
@MainActor final class HelloExitHandler {
    let go: @MainActor (HelloExit) -> Void
    let count: @MainActor (HelloCounter) -> Int

    init(
        go: @escaping @MainActor (HelloExit) -> Void,
        count: @escaping @MainActor (HelloCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = HelloExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HelloExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum HelloCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol HelloWaysOut {
    var handler: HelloExitHandler { get }
}

extension HelloWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of `home`.
@MainActor struct HomeExits: HelloWaysOut {
    let handler: HelloExitHandler

    init(_ handler: HelloExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HelloExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// World
    func detail() {
        handler.go(.push(.detail))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// World
        func detail() -> HelloRoute {
            .detail
        }
    }
}

/// The exits of `detail`.
@MainActor struct DetailExits: HelloWaysOut {
    let handler: HelloExitHandler

    init(_ handler: HelloExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HelloExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
