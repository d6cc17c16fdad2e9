/// A level of the state: a root, a tab or a presentation, with its stack.
nonisolated struct LevelValue: Hashable, Sendable {
    /// Identifies the level, so that two presentations of the same node are distinct.
    var id = 0
    var content: ContentValue
    var path: [NodeValue] = []
    /// Whether a part of the level could not be saved or restored.
    var isCut = false
    /// Counts how often links led to each of its screens while it was already on top.
    var counts = ArrivalCounts()
    /// Whether a caller awaits the level's result. Such a level is not saved.
    var isAwaited = false
    /// The column of the split that presented it.
    var column: SplitColumn?

    /// The node on top.
    var node: Int { path.last?.node ?? content.node }

    /// The number of nodes: those of the content and the screens on top of it.
    var nodeCount: Int { path.count + (content.split == nil ? 1 : content.columns.count) }

    /// The nodes, from bottom to top.
    var nodes: [Int] {
        (content.split == nil ? [content.node] : content.columns.map(\.node)) + path.map(\.node)
    }

    func contains(_ node: Int) -> Bool {
        if path.contains(where: { $0.node == node }) { return true }
        return content.split == nil ? content.node == node : content.columns.contains { $0.node == node }
    }

    /// The screens of its columns and its stack.
    private var screens: [NodeValue] { content.split == nil ? path : content.columns + path }

    /// The screen on top, if no equal screen is on the level; in a split, the screen in the
    /// presenting column.
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

    /// Whether both values are of the same level and have the same screen on top.
    func isOnTop(of other: Self, in table: GraphTable) -> Bool {
        guard id == other.id, path.isEmpty == other.path.isEmpty else { return false }
        if let screen = screens.last, let other = other.screens.last { return screen.isSame(as: other, in: table) }
        return content.isSame(as: other.content, in: table)
    }

    /// How often links led to the screen on top while it was already there.
    func arrivals(_ table: GraphTable) -> Int { counts.number(screens.last, table) }

    /// Records that a link led to the screen that was already on top.
    mutating func arrive(_ table: GraphTable) { counts.add(screens.last, table) }

    /// Removes the counts of screens that are no longer on the level.
    mutating func forgetArrivals(_ table: GraphTable) { counts.keep(screens, content: true, table) }

    /// Adopts the counts of the screens that were already on the level before.
    mutating func keepArrivals(of former: Self, _ table: GraphTable) {
        counts = former.counts
        counts.keep(screens, content: content.isSame(as: former.content, in: table), table)
    }

    /// After the stack of a split has changed, selects the column to show where only one fits.
    mutating func showTop() {
        if content.split == nil { return }
        if path.isEmpty { leaveEmptyColumn() } else { content.split?.compactColumn = .detail }
    }

    /// If the stack and the column shown in a compact width are empty, selects the last filled
    /// column instead.
    mutating func leaveEmptyColumn() {
        guard path.isEmpty, let split = content.split, content[split.compactColumn] == nil else { return }
        content.split?.compactColumn = split.lastColumn
    }
}
