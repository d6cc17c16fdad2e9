/// A ``NavigationExit`` or ``NavigationState/Step`` with nodes as indices and values, independent of
/// the graph's types.
@usableFromInline
nonisolated indirect enum ExitValue: Hashable, Sendable {
    case push(NodeValue)
    /// Replaces the screen.
    case replace(NodeValue)
    /// Replaces the whole stack.
    case reset(NodeValue)
    /// Fills a later column of the split.
    case fill(SplitColumn, NodeValue)
    /// Goes back to the topmost screen of a node.
    case popTo(Int)
    case present(ContentValue)
    /// Asks the app to perform an action.
    case act(NodeValue)
    /// Selects a tab, by its index.
    case select(Int)
    /// Shows the plan of a node, as a link would.
    case open(StateCore, Int)
    /// Closes the presentation that contains the screen and continues from what is below.
    case under(ExitValue)
    /// Goes back to the topmost screen of a node below and continues from there. If there is none,
    /// continues from the screen itself.
    case from(Int, ExitValue)
    case close
    case back
    case finish(NavigationResult)

    /// Creates the exit that a link takes; `nil` if the graph has no plan for its node.
    init?(link: NodeValue, _ table: GraphTable) {
        if table.nodes[link.node].kind == .action {
            self = .act(link)
            return
        }
        guard let plan = StateCore(planOf: link, table) else { return nil }
        self = .open(plan, link.node)
    }

    /// The node that the exit leads to; `nil` if it goes back or closes something.
    func target(_ table: GraphTable) -> Int? {
        switch self {
        case .push(let target), .replace(let target), .reset(let target), .fill(_, let target): return target.node
        case .popTo(let node), .open(_, let node): return node
        case .select(let tab): return table.tabs[tab]
        case .present(let content): return content.style == .flow ? content.value.node : content.node
        case .act(let action): return action.node
        case .under(let exit), .from(_, let exit): return exit.target(table)
        case .back, .close, .finish: return nil
        }
    }

    /// The value of the screen or presentation that the exit shows; `nil` if it shows anything else.
    var screen: NodeValue? {
        switch self {
        case .push(let screen), .fill(_, let screen): return screen
        case .present(let content) where content.style != .flow: return content.value
        default: return nil
        }
    }

    /// The exit that is taken after others have gone back or closed something.
    var last: ExitValue {
        switch self {
        case .under(let exit), .from(_, let exit): return exit.last
        default: return self
        }
    }
}

/// The outcome of a step or a link; see ``NavigationState/Outcome``.
nonisolated enum OutcomeValue: Hashable, Sendable {
    case done
    /// It waits.
    case deferred
    /// A condition, given by its index, does not hold and has no fallback.
    case refused(Int)
    /// It waited, and was given up.
    case dropped(DropValue)
    /// The app has to perform an action.
    indirect case act(NodeValue)
    /// Nothing happened, for example because the screen that asked is not on top.
    case ignored

    /// Whether the step was taken or may still be taken.
    var isTaken: Bool {
        switch self {
        case .refused, .ignored, .dropped: return false
        case .done, .deferred, .act: return true
        }
    }
}

/// The reason for which a request was given up; see ``NavigationState/Reason``.
nonisolated enum DropValue: Hashable, Sendable {
    case closed
    /// The condition, by its index.
    case conditionLost(Int)
    case gone, replaced, expired
}

nonisolated extension ExitValue {
    /// The accessibility identifier of the control that takes the exit: `exit:reviews`, and
    /// `exit:sheet:reviews` if that is not the usual way to show the target.
    func identifier(_ table: GraphTable) -> String { "exit:" + words(table).joined(separator: ":") }

    private func words(_ table: GraphTable) -> [String] {
        let target = target(table).map { table.nodes[$0].id } ?? ""
        switch self {
        case .push, .fill, .act, .select: return [target]
        case .replace: return ["replace", target]
        case .reset: return ["reset", target]
        case .popTo: return ["popTo", target]
        case .open: return ["open", target]
        case .present(let content):
            if let flow = content.flow { return [table.nodes[content.node + (flow.step == 0 ? 0 : flow.step + 1)].id] }
            return table.style(of: content.node) == content.style ? [target] : ["\(content.style)", target]
        case .under(let exit): return ["under"] + exit.words(table)
        case .from(let node, let exit): return ["from", table.nodes[node].id] + exit.words(table)
        case .close: return ["close"]
        case .back: return ["back"]
        case .finish: return ["finish"]
        }
    }
}
