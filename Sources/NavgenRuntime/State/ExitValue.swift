/// A ``NavigationExit`` with nodes as indices and values, independent of the graph's types.
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
    case act(NodeValue)
    /// Selects the tab with a node.
    case select(Int)
    /// Opens a node by its plan, as a link would.
    case open(StateCore, Int)
    /// Closes the presentation that contains the screen and continues from what is below.
    case under(ExitValue)
    /// Goes back to the topmost screen of a node below and continues from there. If there is none,
    /// continues from the screen itself.
    case from(Int, ExitValue)
    case close
    case back
    case finish(NavigationResult)

    /// The node that the exit leads to; `nil` if it goes back or closes something.
    var target: Int? {
        switch self {
        case .push(let target), .replace(let target), .reset(let target), .fill(_, let target): return target.node
        case .popTo(let node), .select(let node): return node
        case .present(let content): return content.style == .flow ? content.value.node : content.node
        case .act(let action): return action.node
        case .open(_, let node): return node
        case .under(let exit), .from(_, let exit): return exit.target
        case .back, .close, .finish: return nil
        }
    }
}

nonisolated extension ExitValue {
    /// The value of the screen or presentation that the exit shows; `nil` if it shows anything else.
    var screen: NodeValue? {
        switch self {
        case .push(let screen), .fill(_, let screen): return screen
        case .present(let content) where content.style != .flow: return content.value
        default: return nil
        }
    }
}

/// The position of a screen: its level, and how many screens are below it there.
nonisolated struct ScreenPosition: Hashable, Sendable {
    /// The id of the level.
    let level: Int
    let depth: Int
    /// The column, if it is in a split.
    var column: SplitColumn?
}

nonisolated extension StateCore {
    /// The node at a position; `nil` if there is none.
    func node(at position: ScreenPosition) -> Int? {
        guard let level = level(position.level) else { return nil }
        guard position.depth == 0 else {
            return position.depth <= level.path.count ? level.path[position.depth - 1].node : nil
        }
        if let column = position.column, level.content.split != nil { return level.content[column]?.node }
        return level.content.shownNode(table)
    }

    /// The value of the node at a position; `nil` if there is none.
    func value(at position: ScreenPosition) -> NodeValue? {
        guard let level = level(position.level) else { return nil }
        guard position.depth == 0 else {
            return position.depth <= level.path.count ? level.path[position.depth - 1] : nil
        }
        if let column = position.column, level.content.split != nil { return level.content[column] }
        return level.content.shownValue
    }

    /// Records that a caller awaits the result of a presentation.
    mutating func markAwaited(_ id: Int) {
        guard let index = presented.firstIndex(where: { $0.id == id }) else { return }
        presented[index].isAwaited = true
    }

    func isAwaited(_ id: Int) -> Bool { presented.contains { $0.id == id && $0.isAwaited } }

    /// Whether a position shows the same screen in both states.
    func isSame(as former: Self, at position: ScreenPosition) -> Bool {
        guard let level = level(position.level), let other = former.level(position.level),
            let node = node(at: position), former.node(at: position) == node
        else { return false }
        guard position.depth == 0 else {
            return level.path[position.depth - 1].isSame(as: other.path[position.depth - 1], in: table)
        }
        if let column = position.column, level.content.split != nil, other.content.split != nil {
            guard let screen = level.content[column], let other = other.content[column] else { return false }
            return screen.isSame(as: other, in: table)
        }
        return level.content.isSame(as: other.content, in: table)
    }

    /// Whether the screen at a position is on top.
    func isOnTop(_ position: ScreenPosition) -> Bool {
        let level = top
        if let column = position.column, let split = level.content.split, split.compactColumn != column { return false }
        return position.level == level.id && position.depth == level.path.count
    }

    /// The nodes on a level from which screens can be pushed.
    func sources(ofLevel id: Int) -> [Int] {
        guard let level = level(id) else { return [] }
        if level.path.isEmpty, level.content.split != nil { return level.content.columns.map(\.node) }
        return [level.node]
    }

    /// The position of the screen that presented a level, or, if unknown, of the top of the level
    /// below.
    func presenter(of level: Int) -> ScreenPosition {
        let below = self[level - 1]
        if let column = self[level].column { return ScreenPosition(level: below.id, depth: 0, column: column) }
        if below.path.isEmpty, let split = below.content.split {
            return ScreenPosition(level: below.id, depth: 0, column: split.lastColumn)
        }
        return ScreenPosition(level: below.id, depth: below.path.count)
    }

    /// The node on top of everything: its position, and its values as strings for events.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: Int
        let values: [String: String]
    }

    /// The node on top of everything; `nil` while the root is undecided and the graph has no
    /// launching screen.
    var topmost: Top? {
        if root == nil {
            guard let launching = table.launching else { return nil }
            let value = table.value(.screen, NodeValue(launching)) ?? NodeValue(launching)
            return Top(level: -1, depth: 0, node: launching, values: value.reported(table))
        }
        let level = top
        let node = level.content.flow != nil ? level.content.shownNode(table) : level.node
        let values = (level.path.last ?? level.content.shownValue).reported(table)
        return Top(level: level.id, depth: level.path.count, node: node, values: values)
    }

    /// The link to the node on top; `nil` if there is none.
    var link: NodeValue? {
        if root == nil { return nil }
        let top = top
        if top.path.isEmpty, top.content.flow != nil { return nil }
        let value = top.path.last ?? top.content.shownValue
        return withUnsafePointer(to: value) {
            var reader = ValueReader(node: $0)
            guard let link = table.types.readLink(value.node, &reader), !reader.isInvalid else { return nil }
            return link
        }
    }
}
