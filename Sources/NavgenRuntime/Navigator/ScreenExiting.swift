/// The exits of a node: of a screen, or of a step of a flow.
@MainActor public protocol NodeExiting {
    /// The type of its exits.
    associatedtype Exit: ExitRequest
    /// Performs the exits.
    var handler: ExitHandler<Exit> { get }
}

extension NodeExiting {
    /// Takes an exit. Generated exits call this.
    public func go(_ exit: Exit) { handler.go(exit) }

    /// Takes an exit and waits for the result. Generated exits call this.
    public func answer<Answer>(_ exit: Exit) async -> Answer? { await handler.ask(exit)?.value() }
}

/// The exits of a screen.
@MainActor public protocol ScreenExiting: NodeExiting {}

extension ScreenExiting {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    public func back() { handler.go(.back) }

    /// How often a link led here while the screen was already shown. Observe it, for example, to
    /// scroll to the linked item again.
    public var arrivals: Int { handler.count(.arrivals) }
}

/// Exits that do not depend on the values of their screen.
@MainActor public protocol PlainExiting: NodeExiting {
    /// Creates exits that a handler performs.
    init(handler: ExitHandler<Exit>)
}

extension PlainExiting {
    /// Exits that do nothing, for previews.
    public static var preview: Self { Self(handler: .preview) }

    /// Creates exits that pass each request to a closure, for tests.
    public static func recording(_ record: @escaping ExitHandler<Exit>.Recorder) -> Self {
        Self(handler: .recording(record))
    }
}

/// The exits of a screen that can be in a presentation.
@MainActor public protocol PresentedExiting: ScreenExiting {}

extension PresentedExiting {
    /// Closes the presentation that contains the screen, from any depth.
    public func close() { handler.go(.close) }
}

/// The exits of a screen at the bottom of a tab.
@MainActor public protocol TabExiting: ScreenExiting {}

extension TabExiting {
    /// How often its tab was tapped while the screen was on top. Observe it, for example, to scroll
    /// to the top.
    public var reselections: Int { handler.count(.reselections) }
}

/// The exits of a screen whose presentation returns a value.
@MainActor public protocol AnsweringExiting: PresentedExiting {
    /// The type of the result.
    associatedtype Answer: Hashable & Sendable
}

extension AnsweringExiting {
    /// Closes the presentation with a result.
    public func finish(_ result: Answer) { handler.go(.finish(NavigationResult(result))) }
}
