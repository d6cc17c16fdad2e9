/// A screen on a stack.
///
/// Screens are equal if they show the same, wherever they are.
nonisolated struct ScreenValue: Hashable, Sendable {
    /// Identifies the screen, so that two equal screens on a stack are distinct.
    let id: Int
    var value: NodeValue
    /// Whether its requirements have held since the start. A restored screen is not shown before.
    var isSure = true

    var node: Int { value.node }

    static func == (left: Self, right: Self) -> Bool { left.value == right.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A screen that asks for something: on a stack, in a column, or at the bottom of a level.
nonisolated struct ScreenOrigin: Hashable, Sendable {
    /// The id of the screen, or of the content that contains its column.
    let id: Int
    var column: SplitColumn?
    /// The screen in the column.
    var screen: NodeValue?
}

/// A level of the state: a root, a tab or a presentation, with its stack.
nonisolated struct LevelValue: Hashable, Sendable {
    /// Identifies the level, so that two presentations of the same node are distinct.
    var id = 0
    /// Identifies the content, as the id of a screen does.
    var contentID = 0
    var content: ContentValue
    var path: [ScreenValue] = []
    /// The columns of the content whose requirements have not held since the start. Content other than a split
    /// counts as a sidebar.
    var unsure: Set<SplitColumn> = []
    /// Whether it is a flow for which the first step is still undecided. Only a root can be.
    var isUndecidedFlow = false
    /// Whether a part of the level could not be saved or restored.
    var isCut = false
    /// Counts how often links led to each of its screens while it was already on top.
    var counts = ArrivalCounts()
    /// The caller that awaits the level's result. Such a level is not saved.
    var caller: Int?
    /// The id of the screen that presented it.
    var presenter: Int?
    /// The column of the split that presented it.
    var column: SplitColumn?

    static func == (left: Self, right: Self) -> Bool {
        left.id == right.id && left.content == right.content && left.path == right.path
            && left.isUndecidedFlow == right.isUndecidedFlow && left.isCut == right.isCut && left.counts == right.counts
            && left.caller == right.caller && left.column == right.column
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(content)
        hasher.combine(path)
    }

    /// The node on top.
    var node: Int { path.last?.node ?? content.node }

    /// The id of the screen on top.
    var topID: Int { path.last?.id ?? contentID }

    /// The column that is on top; `nil` if that is a screen on the stack, or if this is no split.
    var topColumn: SplitColumn? { path.isEmpty && content.split != nil ? content.lastColumn : nil }

    /// Whether a screen with an id is on the level.
    func holds(_ id: Int) -> Bool { contentID == id || path.contains { $0.id == id } }

    /// Whether a screen is on the level; in a column, whether that still shows it.
    func holds(_ origin: ScreenOrigin, _ table: GraphTable) -> Bool {
        guard holds(origin.id) else { return false }
        guard let column = origin.column, let screen = origin.screen else { return true }
        return content[column]?.isSame(as: screen, in: table) ?? false
    }

    /// Whether the screen that presented a level is on this one.
    func presents(_ level: Self) -> Bool {
        guard let presenter = level.presenter else { return true }
        return holds(presenter) && level.column.map { content.split == nil || content[$0] != nil } ?? true
    }

    /// The nodes, from bottom to top.
    var nodes: [Int] {
        (content.split == nil ? [content.node] : content.columns.map(\.node)) + path.map(\.node)
    }

    func contains(_ node: Int) -> Bool {
        if path.contains(where: { $0.node == node }) { return true }
        return content.split == nil ? content.node == node : content.columns.contains { $0.node == node }
    }

    /// The screens of its columns and its stack.
    private var screens: [NodeValue] { content.columns + path.map(\.value) }

    /// Whether a screen is on top of the level; in a split, whether it is in the presenting column.
    func isTop(_ origin: ScreenOrigin, _ column: SplitColumn?) -> Bool {
        if let own = origin.column { return origin.id == contentID && (path.isEmpty || own == column) }
        return origin.id == path.last?.id ?? contentID
    }

    /// The screen on top; in a split, the screen in the presenting column. Nil if an equal screen is
    /// on the level.
    func screen(presenting column: SplitColumn?) -> NodeValue? {
        let isScreen = content.style == .screen
        var screen = path.last?.value
        if let split = content.split, let column, column != split.lastColumn, let shown = content[column] {
            screen = shown
        } else if screen == nil, content.split != nil {
            screen = content[column ?? content.split?.compactColumn ?? .sidebar] ?? content[content.lastColumn]
        } else if screen == nil, isScreen {
            screen = content.value
        }
        let screens = (isScreen ? [content.value] : []) + screens
        return screens.filter { $0 == screen }.count == 1 ? screen : nil
    }

    /// The id of the pushed screen on top; nil if the presenting screen is at the bottom, or in a column beside the stack.
    func pushedScreen(presenting column: SplitColumn?) -> Int? {
        if let split = content.split, let column, column != split.lastColumn { return nil }
        return path.last?.id
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
