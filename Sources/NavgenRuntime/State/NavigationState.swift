/// Everything visible of the app's navigation, as a value.
///
/// Each function that changes it is pure: it depends only on the state and its arguments.
///
///     var state = ShopState()
///     state.push(.product(productId: 5))
///     state.path == [.product(productId: 5)]
nonisolated public struct NavigationState<Graph: NavigationGraph>: Hashable, Sendable {
    /// What it is in the runtime, where no graph has types of its own.
    @usableFromInline var core: StateCore

    @inlinable
    init(core: StateCore) { self.core = core }

    /// Creates a state with the stack of its root or tab, and what is presented on it.
    public init(
        root: Graph.Root? = Graph.Root.allCases.first, tab: Graph.Tab? = nil, content: Content? = nil,
        path: [Graph.Route] = [], presented: [Level] = []
    ) {
        core = StateCore(Graph.table, root: root?.index)
        if let tab { core.tab = tab.index }
        if let content { core.base.content = content.core }
        core.base.path = path.map(\.nodeValue)
        core.base.showTop()
        for level in presented { core.present(level.core.content, path: level.core.path) }
    }

    /// Creates the state in which the app starts.
    public init(_ conditions: Graph.Conditions) { core = StateCore(Graph.table, conditions.values) }

    /// What the app's window shows; `nil` while that is undecided.
    public var root: Graph.Root? {
        get { core.root.map { Graph.Root.allCases[$0] } }
        set { core.root = newValue?.index }
    }

    /// The selected tab.
    public var tab: Graph.Tab {
        get { Graph.Tab.allCases[core.tab] }
        set { core.tab = newValue.index }
    }

    /// What each tab or root shows, without presentations.
    public var rootLevels: [Level] {
        get { core.rootLevels.map(Level.init(core:)) }
        set { core.rootLevels = newValue.map(\.core) }
    }

    /// What is presented, the lowest first.
    public var presented: [Level] {
        get { core.presented.map(Level.init(core:)) }
        set { core.presented = newValue.map(\.core) }
    }

    /// What waits for its conditions.
    public var deferred: Deferred? { core.deferred.map(Deferred.init(core:)) }

    /// How many times each tab was tapped while selected with its root on top.
    public var reselections: [Graph.Tab: Int] {
        Dictionary(uniqueKeysWithValues: zip(Graph.Tab.allCases, core.reselections).filter { $0.1 > 0 })
    }

    /// What is visible, without presentations.
    public var base: Level {
        get { Level(core: core.base) }
        set { core.base = newValue.core }
    }

    /// The visible stack, without presentations.
    @inlinable public var path: [Graph.Route] { baseScreens.compactMap { Graph.Route($0) } }

    /// The tabs of the tab bar.
    public static func visibleTabs(_ conditions: Graph.Conditions) -> [Graph.Tab] {
        Graph.table.visibleTabs(conditions.values).map { Graph.Tab.allCases[$0] }
    }

    @usableFromInline var baseScreens: [NodeValue] { core.base.path }

    /// What a tab shows.
    public subscript(tab: Graph.Tab) -> Level { Level(core: core.rootLevels[Graph.table.rootStack(ofTab: tab.index)]) }

    /// The number of levels: the base and each presentation.
    public var depth: Int { core.depth }

    /// A level, by its index: 0 is the base, the others are presented.
    public subscript(level: Int) -> Level {
        get { Level(core: core[level]) }
        set { core[level] = newValue.core }
    }

    /// The topmost level.
    public var top: Level { Level(core: core.top) }

    /// A level, by its identity, even that of a tab that is not selected.
    public func level(_ id: Int) -> Level? { core.level(id).map(Level.init(core:)) }

    /// The node on top of everything.
    public var node: Graph.Node { Graph.Node(index: core.node) }

    /// The visible nodes, and those below them.
    public var nodes: [Graph.Node] { core.nodes.map(Graph.Node.init(index:)) }

    /// The link to what is on top; `nil` if there is none.
    public var link: Graph.Link? { core.link.flatMap { Graph.Link($0) } }

    /// The URL of what is on top; `nil` if there is none.
    public var url: String? { link?.url }

    /// The flow of a level, by default the topmost.
    public func flow(_ level: Int? = nil) -> Graph.Flow? {
        guard let level = core.existing(level), let flow = core[level].content.flow else { return nil }
        return Graph.Flow(Graph.Node(index: core[level].content.node), flow)
    }
}

nonisolated extension Array where Element == NodeValue {
    /// The same screens as the app's type. What is on a stack was made from such values.
    func routes<Route: NavigationValue>(_ type: Route.Type = Route.self) -> [Route] { compactMap { Route($0) } }
}

nonisolated extension NavigationState: Codable {
    public func encode(to encoder: any Encoder) throws { try core.encode(to: encoder) }

    public init(from decoder: any Decoder) throws { core = try StateCore(Graph.table, from: decoder) }
}

nonisolated extension NavigationState: CustomDebugStringConvertible, CustomReflectable {
    /// The state in the graph's words: `orders › orderHistory › orderDetail(orderId: ORD-001)`.
    public var debugDescription: String { core.debugDescription }

    public var customMirror: Mirror {
        Mirror(self, children: ["tab": tab, "base": base, "presented": presented], displayStyle: .struct)
    }
}

nonisolated extension StateCore: CustomDebugStringConvertible {
    @usableFromInline var debugDescription: String {
        let tab = showsTabs ? [table.nodes[table.tabs[tab]].id] : []
        return (tab + [base.description(table)] + presented.map { "+" + $0.description(table) }).joined(
            separator: " › ")
    }
}

nonisolated extension LevelValue {
    func description(_ table: GraphTable) -> String {
        ((content.split == nil ? [content.value] : content.columns) + path).map { $0.description(table) }.joined(
            separator: " › ")
    }
}
