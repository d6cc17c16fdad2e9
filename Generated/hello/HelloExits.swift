// Written by navgen from hello.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen asks for by one of its ways out.
nonisolated enum HelloExit: Hashable, Sendable {
    case push(HelloRoute)
    /// Goes back to what lies below the screen.
    case back
}

nonisolated extension HelloExit {
    /// The node to which it leads; nil for one that leads back.
    var target: HelloNode? {
        switch self {
        case .push(let target): return target.node
        case .back: return nil
        }
    }
}

/// Carries out the exits of a screen.
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

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HelloExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen can be told about, though it shows already.
nonisolated enum HelloCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor protocol HelloWaysOut {
    var handler: HelloExitHandler { get }
}

extension HelloWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of `home`.
@MainActor struct HomeExits: HelloWaysOut {
    let handler: HelloExitHandler

    init(_ handler: HelloExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HelloExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// World
    func detail() {
        handler.go(.push(.detail))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// World
        func detail() -> HelloRoute {
            .detail
        }
    }
}

/// The ways out of `detail`.
@MainActor struct DetailExits: HelloWaysOut {
    let handler: HelloExitHandler

    init(_ handler: HelloExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HelloExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
