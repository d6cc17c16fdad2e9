/// The part of ``NavigationState`` that is the same for all graphs: nodes are indices, and
/// parameters are values.
///
/// It holds what is wanted: the navigation of the root, and the requests that wait. ``shown`` is
/// what is on display, which follows from that and from the facts. Its functions are pure.
@usableFromInline
nonisolated struct StateCore: Sendable {
    let table: GraphTable
    /// The index of the root of the app's window; `nil` while it is undecided.
    var root: Int?
    /// Whether the root has been on display since the start. A restored root is not shown before it
    /// is chosen.
    var isRootSure = true
    /// The index of the selected tab; `nil` if no tab is allowed.
    var tab: Int? = 0
    /// Whether the tab has been allowed since the start.
    var isTabSure = true
    /// The level of each tab and root, without presentations.
    var rootLevels: [LevelValue]
    /// The presented levels, from bottom to top.
    var presented: [LevelValue] = []
    /// The steps and links that wait, in the order in which they were made.
    var requests: [RequestValue] = []
    /// The fallbacks that are open. That of the newest request is shown.
    var overlays: [Overlay] = []
    /// The last id that was given to a level.
    var lastID: Int
    /// The last id that was given to a screen or a request; not a part of the state's value.
    var lastScreenID: Int
    /// How often each tab was tapped while it was selected and its root was on top.
    var reselections: [Int]
    /// Whether the flow that is the root was completed or cancelled.
    var hasRootEnded = false
    /// Whether the state is a single stack that the app shows by itself, outside of the graph's
    /// roots and tabs.
    var isStack = false
    /// Whether the state is the plan of a node that a link shows on top of what is shown, if the screen
    /// there has a route to it.
    var opensOnTop = false

    // What the state was last brought up to date with; not a part of its value.
    /// The values of the conditions.
    var facts: ConditionValues
    /// The time, in seconds since the Unix epoch.
    var now = 0.0
    /// The ids of screens with views that make links wait.
    var holds: Set<ScreenOrigin> = []
    /// What the last changes have led to.
    var events: [StateEvent] = []

    /// Creates a state with a root in which all stacks are in their initial state.
    @usableFromInline
    init(_ table: GraphTable, root: Int?) {
        self.table = table
        self.root = root
        rootLevels = table.initialContents.indices.map {
            LevelValue(id: $0, contentID: $0, content: table.initialContents[$0])
        }
        lastID = table.initialContents.count
        lastScreenID = table.initialContents.count
        reselections = Array(repeating: 0, count: table.tabs.count)
        facts = ConditionValues(count: table.conditions.count)
    }

    /// Creates the initial state of the app.
    init(_ table: GraphTable, _ conditions: ConditionValues, at now: Double = 0) {
        self.init(table, root: nil)
        tab = nil
        update(to: conditions, at: now)
    }

    /// Returns an id for a screen or a request.
    mutating func newID() -> Int {
        lastScreenID += 1
        return lastScreenID
    }

    /// Makes a screen for a stack.
    mutating func screen(_ value: NodeValue) -> ScreenValue { ScreenValue(id: newID(), value: value) }

    /// Makes a level for a presentation.
    mutating func level(_ content: ContentValue, path: [NodeValue] = [], presenter: Int? = nil) -> LevelValue {
        lastID += 1
        let (id, contentID) = (lastID, newID())
        return LevelValue(
            id: id, contentID: contentID, content: content, path: path.map { screen($0) }, presenter: presenter)
    }

    /// The index of the visible base level among the levels of tabs and roots.
    var rootIndex: Int {
        guard let root else { return 0 }
        guard table.roots[root].node != nil else { return table.rootStack(ofTab: tab ?? 0) }
        return table.rootStack(ofRoot: root) ?? 0
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

    /// The levels of the root, from bottom to top.
    var levels: [LevelValue] { [base] + presented }

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
        (rootLevels + presented).first { $0.id == id }
    }

    /// The node on top of everything.
    var node: Int { root == nil ? table.launching ?? top.node : top.node }

    /// The visible nodes and those below them.
    var nodes: [Int] {
        if root == nil, table.choosesRoot { return table.launching.map { [$0] } ?? [] }
        var nodes: [Int] = []
        if showsTabs, let tab { nodes.append(table.tabs[tab]) }
        for level in levels { nodes += level.nodes }
        return nodes
    }

    /// Whether a level has a stack, on which screens can be pushed.
    func hasStack(_ level: Int) -> Bool {
        let content = self[level].content
        switch content.style {
        case .screen, .split: return true
        default: return table.nodes[content.node].hasStack
        }
    }

    /// The index of the topmost level with a stack; `nil` if there is none.
    var stackLevel: Int? { (0..<depth).last(where: hasStack) }

    /// Whether two states look the same.
    func isEqual(to other: Self) -> Bool {
        root == other.root && (tab == other.tab || !showsTabs) && reselections == other.reselections
            && rootLevels == other.rootLevels && presented == other.presented
    }
}

nonisolated extension StateCore: Hashable {
    @usableFromInline
    static func == (left: Self, right: Self) -> Bool {
        left.isEqual(to: right) && left.requests == right.requests && left.overlays == right.overlays
            && left.lastID == right.lastID && left.isStack == right.isStack
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        hasher.combine(root)
        hasher.combine(tab)
        hasher.combine(rootLevels)
        hasher.combine(presented)
        hasher.combine(requests)
    }
}

nonisolated extension GraphTable {
    var links: LinkTable { types.links() }

    /// Whether conditions choose the root.
    var choosesRoot: Bool { rootChoices.count > 1 || rootChoices.contains { !$0.requirements.isEmpty } }

    /// The first root whose requirements are met; `nil` while a root before it is undecided.
    func chosenRoot(_ conditions: ConditionValues) -> Int? {
        for choice in rootChoices {
            switch choice.requirements.areMet(conditions) {
            case true?: return choice.root
            case nil: return nil
            case false?: continue
            }
        }
        return nil
    }

    /// Whether a root may still be chosen, depending on how undecided conditions turn out.
    func mayChoose(root: Int, _ conditions: ConditionValues) -> Bool {
        for choice in rootChoices {
            let areMet = choice.requirements.areMet(conditions)
            if areMet != false, choice.root == root { return true }
            if areMet == true { return false }
        }
        return false
    }

    /// The node that is shown while a requirement is not met; `nil` if there is none.
    func fallback(of requirement: Requirement) -> Int? {
        requirement.isNegated ? nil : conditions[requirement.condition].fallback
    }

    /// The flow of a step, or else the node itself.
    func flow(of node: Int) -> Int {
        var flow = node
        while nodes[flow].kind == .step { flow -= 1 }
        return flow
    }

    /// The requirements of a stack's tab and split, by the stack's index.
    func requirements(ofStack index: Int) -> [Requirement] {
        let stack = rootStacks[index]
        var requirements: [Requirement] = []
        if let tab = stack.tab { requirements += nodes[tabs[tab]].visibility + nodes[tabs[tab]].requirements }
        if nodes[stack.root].kind == .split { requirements += nodes[stack.root].requirements }
        return requirements
    }

    /// The requirements for selecting a tab: its own and those of its root.
    func requirements(ofTab tab: Int) -> [Requirement] {
        let index = rootStack(ofTab: tab)
        return requirements(ofStack: index) + nodes[initialContents[index].lowestNode].requirements
    }

    /// The tabs of the tab bar.
    func visibleTabs(_ conditions: ConditionValues) -> [Int] {
        tabs.indices.filter { nodes[tabs[$0]].visibility.areMet(conditions) == true }
    }
}
