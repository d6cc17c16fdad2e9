/// The part of ``NavigationState`` that is the same for all graphs: nodes are indices, and
/// parameters are values.
///
/// Its functions are pure: the result depends only on the state and the arguments.
@usableFromInline
nonisolated struct StateCore: Hashable, Sendable {
    let table: GraphTable
    /// The index of the root of the app's window; `nil` while it is undecided.
    var root: Int?
    /// The index of the selected tab; 0 in a graph without tabs.
    var tab = 0
    /// The level of each tab and root, without presentations.
    var rootLevels: [LevelValue]
    /// The presented levels, from bottom to top.
    var presented: [LevelValue] = []
    var lastID: Int
    /// The step that waits for its conditions.
    var deferred: DeferredStep?
    /// How often each tab was tapped while it was selected and its root was on top.
    var reselections: [Int]
    /// Whether the state is a single stack that the app shows by itself, outside of the graph's
    /// roots and tabs.
    var isStack = false
    /// Whether the state is the plan of a node that a link shows on top of what is shown, if the screen
    /// there has a route to it.
    var opensOnTop = false

    /// Creates a state with a root in which all stacks are in their initial state.
    @usableFromInline
    init(_ table: GraphTable, root: Int?) {
        self.table = table
        self.root = root
        rootLevels = table.initialContents.indices.map { LevelValue(id: $0, content: table.initialContents[$0]) }
        lastID = table.initialContents.count
        reselections = Array(repeating: 0, count: table.tabs.count)
    }

    /// Creates the initial state of the app.
    init(_ table: GraphTable, _ conditions: ConditionValues) {
        self.init(table, root: table.chosenRoot(conditions))
        selectFirstTab(conditions)
        settleFlows(conditions)
    }

    /// The index of the visible base level among the levels of tabs and roots.
    var rootIndex: Int {
        guard let root else { return 0 }
        guard let node = table.roots[root].node else { return tab }
        return table.rootStacks.firstIndex { $0.tab == nil && $0.root == node } ?? 0
    }

    /// Whether the tabs are shown.
    var showsTabs: Bool { root.map { table.roots[$0].node == nil } ?? false }

    /// The level of the selected tab or root, without presentations.
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

    /// The index of the level with an id; `nil` if it does not exist or is not visible.
    func index(ofLevel id: Int) -> Int? {
        if base.id == id { return 0 }
        return presented.firstIndex { $0.id == id }.map { $0 + 1 }
    }

    /// The level with an id, including levels of tabs that are not selected.
    func level(_ id: Int) -> LevelValue? {
        if rootLevels.indices.contains(id) { return rootLevels[id] }
        return presented.first { $0.id == id }
    }

    /// The node on top of everything.
    var node: Int { root == nil ? table.launching ?? top.node : top.node }

    /// The visible nodes and those below them.
    var nodes: [Int] {
        if root == nil, table.choosesRoot { return table.launching.map { [$0] } ?? [] }
        return allNodes
    }

    /// The nodes of all levels, even if the root is undecided.
    var allNodes: [Int] {
        var nodes: [Int] = showsTabs ? [table.tabs[tab]] : []
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }

    /// Whether a node is on one of the levels, even if the root is undecided.
    func contains(_ node: Int) -> Bool {
        showsTabs && table.tabs[tab] == node || base.contains(node) || presented.contains { $0.contains(node) }
    }

    /// The index of the topmost level with a stack.
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

    /// The first root whose requirements are met; `nil` while a root before it is undecided.
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

    /// Whether a root cannot be chosen, no matter how undecided conditions turn out.
    func isRefused(root: Int, _ conditions: ConditionValues) -> Bool {
        if rootChoices.count < 2 { return false }
        return rootChoices.filter { $0.root == root }.allSatisfy { choice in
            choice.requirements.contains { $0.isMet(conditions) == false }
        }
    }
}
