/// A ``NavigationEvent`` with nodes and conditions as indices, independent of the graph's types.
nonisolated enum EventValue: Hashable, Sendable {
    case shown(Int, values: [String: String])
    case left(Int)
    case routed(from: Int, to: Int)
    case url(String, OpenedValue)
    case blocked(by: Int)
    case dropped(Int, DropValue)
    case closed(Int, by: NavigationCloser)
}

/// The outcome of a received URL.
nonisolated enum OpenedValue: Hashable, Sendable {
    case opened(Int)
    case deferred(Int)
    case unmatched
    case refused(Int, by: Int)
    case dropped(Int, DropValue)

    init(_ outcome: OutcomeValue, _ node: Int) {
        switch outcome {
        case .done, .act, .ignored: self = .opened(node)
        case .deferred: self = .deferred(node)
        case .refused(let condition): self = .refused(node, by: condition)
        case .dropped(let reason): self = .dropped(node, reason)
        }
    }
}

/// Who has closed a presentation.
nonisolated public enum NavigationCloser: Hashable, Sendable {
    /// The user, such as by a swipe.
    case user
    /// The app, such as by an exit.
    case code
    /// A link that was opened.
    case link
}

/// An event in the app's navigation.
nonisolated public indirect enum NavigationEvent<Graph: NavigationGraph>: Hashable, Sendable {
    /// Who has closed a presentation.
    public typealias Closer = NavigationCloser
    /// Why something that waited was given up.
    public typealias Reason = NavigationState<Graph>.Reason

    /// A node is now on top. Its values are strings, by parameter; sensitive ones are omitted.
    case shown(Graph.Node, values: [String: String])
    /// A node is no longer on top.
    case left(Graph.Node)
    /// An exit of a screen, a step of code or a tab was taken.
    case routed(from: Graph.Node, to: Graph.Node)
    /// A URL was received.
    case url(String, Opened)
    /// A step was refused, because a condition does not hold and has no fallback.
    case blocked(by: Graph.Conditions.Condition)
    /// A step to a node waited and was given up.
    case dropped(Graph.Node, Reason)
    /// A presentation was closed.
    case closed(Graph.Node, by: Closer)

    /// The outcome of a received URL.
    public indirect enum Opened: Hashable, Sendable {
        /// The link was followed.
        case opened(Graph.Node)
        /// The link waits for a condition, or until no view holds navigation back.
        case deferred(Graph.Node)
        /// No link of the graph matches the URL, or the link does not belong to the single stack
        /// that is shown.
        case unmatched
        /// A condition does not hold and has no fallback.
        case refused(Graph.Node, by: Graph.Conditions.Condition)
        /// The link waited and was given up.
        case dropped(Graph.Node, Reason)
    }

    init(_ event: EventValue) {
        switch event {
        case .shown(let node, let values): self = .shown(Graph.Node(index: node), values: values)
        case .left(let node): self = .left(Graph.Node(index: node))
        case .routed(let from, let to): self = .routed(from: Graph.Node(index: from), to: Graph.Node(index: to))
        case .url(let url, .opened(let node)): self = .url(url, .opened(Graph.Node(index: node)))
        case .url(let url, .deferred(let node)): self = .url(url, .deferred(Graph.Node(index: node)))
        case .url(let url, .unmatched): self = .url(url, .unmatched)
        case .url(let url, .refused(let node, let condition)):
            self = .url(url, .refused(Graph.Node(index: node), by: Graph.Conditions.Condition.allCases[condition]))
        case .url(let url, .dropped(let node, let reason)):
            self = .url(url, .dropped(Graph.Node(index: node), Reason(reason)))
        case .blocked(let condition): self = .blocked(by: Graph.Conditions.Condition.allCases[condition])
        case .dropped(let node, let reason): self = .dropped(Graph.Node(index: node), Reason(reason))
        case .closed(let node, let closer): self = .closed(Graph.Node(index: node), by: closer)
        }
    }
}
