/// What a root, tab or presentation shows, and the stack on top of it.
nonisolated struct LevelValue: Hashable, Sendable {
    /// Distinguishes presentations of the same thing.
    var id = 0
    var content: ContentValue
    var path: [NodeValue] = []
    /// Whether some of the stack could not be saved or restored.
    var isCut = false
    /// How many times links led to each of its screens while it was already on top.
    var counts = ArrivalCounts()
    /// Whether a caller awaits its result, so that it is not saved.
    var isAwaited = false
    /// The column of the split that presented it.
    var column: SplitColumn?

    /// The node on top.
    var node: Int { path.last?.node ?? content.node }

    /// The number of nodes: those of the content and the screens on top of it.
    var nodeCount: Int { path.count + (content.split == nil ? 1 : content.columns.count) }

    /// The nodes, from the lowest up.
    var nodes: [Int] {
        (content.split == nil ? [content.node] : content.columns.map(\.node)) + path.map(\.node)
    }

    func contains(_ node: Int) -> Bool {
        if path.contains(where: { $0.node == node }) { return true }
        return content.split == nil ? content.node == node : content.columns.contains { $0.node == node }
    }

    /// The screens of its columns and its stack.
    private var screens: [NodeValue] { content.split == nil ? path : content.columns + path }

    /// The screen on top, if it is there only once; in a split, that in the presenting column.
    func screen(presenting column: SplitColumn?) -> NodeValue? {
        if let split = content.split, let column, column != split.lastColumn, let screen = content[column] {
            return screen
        }
        if let last = path.last {
            let isContent = content.style == .screen && content.value == last
            return !isContent && path.filter { $0 == last }.count == 1 ? last : nil
        }
        switch content.style {
        case .screen: return content.value
        case .split:
            return content[column ?? content.split?.compactColumn ?? .sidebar] ?? content[content.lastColumn]
        default: return nil
        }
    }

    /// Whether the same thing is on top in the same presentation.
    func isOnTop(of other: Self, in table: GraphTable) -> Bool {
        guard id == other.id, path.isEmpty == other.path.isEmpty else { return false }
        if let screen = screens.last, let other = other.screens.last { return screen.isSame(as: other, in: table) }
        return content.isSame(as: other.content, in: table)
    }

    /// How many times links led to what is on top while it was already there.
    func arrivals(_ table: GraphTable) -> Int { counts.number(screens.last, table) }

    /// Records that a link led to what was already on top.
    mutating func arrive(_ table: GraphTable) { counts.add(screens.last, table) }

    /// Forgets the arrivals at what is no longer there.
    mutating func forgetArrivals(_ table: GraphTable) { counts.keep(screens, content: true, table) }

    /// Takes over the arrivals at what was there before and still is.
    mutating func keepArrivals(of former: Self, _ table: GraphTable) {
        counts = former.counts
        counts.keep(screens, content: content.isSame(as: former.content, in: table), table)
    }

    /// Shows what is on top in a compact width, after the stack of a split has changed.
    mutating func showTop() {
        if content.split == nil { return }
        if path.isEmpty { leaveEmptyColumn() } else { content.split?.compactColumn = .detail }
    }

    /// Shows the last filled column in a compact width, if the stack and the shown column are empty.
    mutating func leaveEmptyColumn() {
        guard path.isEmpty, let split = content.split, content[split.compactColumn] == nil else { return }
        content.split?.compactColumn = split.lastColumn
    }
}
