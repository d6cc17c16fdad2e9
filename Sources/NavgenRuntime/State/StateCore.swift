/// Everything visible of an app's navigation, whatever the graph: nodes are indices, and parameters are values.
///
/// Each function that changes it is pure: it depends only on the state and its arguments. `NavigationState` is what
/// apps see of it.
@usableFromInline
nonisolated struct StateCore: Hashable, Sendable {
    let table: GraphTable
    /// The index of what the app's window shows; `nil` while that is undecided.
    var root: Int?
    /// The index of the selected tab; 0 in a graph without tabs.
    var tab = 0
    /// What each tab and root shows, without presentations.
    var rootLevels: [LevelValue]
    /// What is presented, the lowest first.
    var presented: [LevelValue] = []
    var lastID: Int
    /// What waits for its conditions.
    var deferred: DeferredStep?
    /// How many times each tab was tapped while selected with its root on top.
    var reselections: [Int]
    /// Whether it is one stack, which begins as the app says and belongs to no root or tab.
    var isStack = false

    /// Creates a state with a root, all of whose stacks are at their beginning.
    @usableFromInline
    init(_ table: GraphTable, root: Int?) {
        self.table = table
        self.root = root
        rootLevels = table.initialContents.indices.map { LevelValue(id: $0, content: table.initialContents[$0]) }
        lastID = table.initialContents.count
        reselections = Array(repeating: 0, count: table.tabs.count)
    }

    /// Creates the state in which the app starts.
    init(_ table: GraphTable, _ conditions: ConditionValues) {
        self.init(table, root: table.chosenRoot(conditions))
        selectFirstTab(conditions)
        settleFlows(conditions)
    }

    /// The index of the visible stack among the tabs and roots, without presentations.
    var rootIndex: Int {
        guard let root else { return 0 }
        guard let node = table.roots[root].node else { return tab }
        return table.rootStacks.firstIndex { $0.tab == nil && $0.root == node } ?? 0
    }

    /// Whether the tabs are shown.
    var showsTabs: Bool { root.map { table.roots[$0].node == nil } ?? false }

    /// What is visible, without presentations.
    var base: LevelValue {
        get { rootLevels[rootIndex] }
        set { rootLevels[rootIndex] = newValue }
        _modify { yield &rootLevels[rootIndex] }
    }

    /// The number of levels: the base and each presentation.
    var depth: Int { presented.count + 1 }

    /// A level, by its index: 0 is the base, the others are presented.
    subscript(level: Int) -> LevelValue {
        get { level == 0 ? rootLevels[rootIndex] : presented[level - 1] }
        _modify {
            if level == 0 { yield &rootLevels[rootIndex] } else { yield &presented[level - 1] }
        }
    }

    /// The topmost level.
    var top: LevelValue { self[presented.count] }

    /// The index of a level, by default the topmost; `nil` if there is no such level.
    func existing(_ level: Int?) -> Int? {
        let level = level ?? presented.count
        return level >= 0 && level <= presented.count ? level : nil
    }

    /// The index of a level; `nil` if it is gone or not visible.
    func index(ofLevel id: Int) -> Int? {
        if base.id == id { return 0 }
        return presented.firstIndex { $0.id == id }.map { $0 + 1 }
    }

    /// A level, by its identity, even that of a tab that is not selected.
    func level(_ id: Int) -> LevelValue? {
        if rootLevels.indices.contains(id) { return rootLevels[id] }
        return presented.first { $0.id == id }
    }

    /// The node on top of everything.
    var node: Int { root == nil ? table.launching ?? top.node : top.node }

    /// The visible nodes, and those below them.
    var nodes: [Int] {
        if root == nil, table.choosesRoot { return table.launching.map { [$0] } ?? [] }
        return allNodes
    }

    /// The same, whether the root is decided or not.
    var allNodes: [Int] {
        var nodes: [Int] = showsTabs ? [table.tabs[tab]] : []
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }

    /// Whether a node is on one of the levels, whether the root is decided or not.
    func contains(_ node: Int) -> Bool {
        showsTabs && table.tabs[tab] == node || base.contains(node) || presented.contains { $0.contains(node) }
    }

    /// The topmost level that has a stack.
    var stackLevel: Int { presented.lastIndex { table.nodes[$0.content.node].hasStack }.map { $0 + 1 } ?? 0 }

    /// Whether two states look the same.
    func isEqual(to other: Self) -> Bool {
        tab == other.tab && reselections == other.reselections && root == other.root && rootLevels == other.rootLevels
            && presented == other.presented
    }

    @usableFromInline
    static func == (left: Self, right: Self) -> Bool {
        left.isEqual(to: right) && left.lastID == right.lastID && left.deferred == right.deferred
            && left.isStack == right.isStack
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        hasher.combine(root)
        hasher.combine(tab)
        hasher.combine(rootLevels)
        hasher.combine(presented)
        hasher.combine(deferred)
    }
}

nonisolated extension GraphTable {
    /// Whether conditions choose the root.
    var choosesRoot: Bool { rootChoices.count > 1 || rootChoices.contains { !$0.requirements.isEmpty } }

    /// The first root whose conditions hold; `nil` while one before it is undecided.
    func chosenRoot(_ conditions: ConditionValues) -> Int? {
        for choice in rootChoices {
            switch choice.requirements.firstUnmet(conditions) {
            case nil: return choice.root
            case (_, nil)?: return nil
            case (_, .some)?: break
            }
        }
        return nil
    }

    /// Whether a root is certain not to be shown, whatever else is undecided.
    func isRefused(root: Int, _ conditions: ConditionValues) -> Bool {
        if rootChoices.count < 2 { return false }
        return rootChoices.filter { $0.root == root }.allSatisfy { choice in
            choice.requirements.contains { $0.isMet(conditions) == false }
        }
    }
}
