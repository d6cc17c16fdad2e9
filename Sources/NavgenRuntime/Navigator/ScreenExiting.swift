/// The exits of a node: of a screen, or of a step of a flow.
@MainActor public protocol NodeExiting {
    /// What its exits request.
    associatedtype Exit: ExitRequest
    /// Performs the exits.
    var handler: ExitHandler<Exit> { get }
}

extension NodeExiting {
    // Generated exits use these.
    /// Takes an exit. Generated exits call this.
    public func go(_ exit: Exit) { handler.go(exit) }

    /// Takes an exit, and waits for the answer. Generated exits call this.
    public func answer<Answer>(_ exit: Exit) async -> Answer? { await handler.ask(exit)?.value() }
}

/// The exits of a screen.
@MainActor public protocol ScreenExiting: NodeExiting {}

extension ScreenExiting {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    public func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    public var arrivals: Int { handler.count(.arrivals) }
}

/// Exits that need no values of their screen.
@MainActor public protocol PlainExiting: NodeExiting {
    /// Creates exits that a handler performs.
    init(handler: ExitHandler<Exit>)
}

extension PlainExiting {
    /// Does nothing, for previews.
    public static var preview: Self { Self(handler: .preview) }

    /// Records what is requested, for tests.
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
    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    public var reselections: Int { handler.count(.reselections) }
}

/// The exits of a screen whose presentation returns a value.
@MainActor public protocol AnsweringExiting: PresentedExiting {
    /// What it returns.
    associatedtype Answer: Hashable & Sendable
}

extension AnsweringExiting {
    /// Closes the presentation with a result.
    public func finish(_ result: Answer) { handler.go(.finish(NavigationResult(result))) }
}
