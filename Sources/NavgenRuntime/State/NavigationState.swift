/// The complete state of an app's navigation, as a value.
///
/// Its functions are pure: the result depends only on the state and the arguments.
///
///     var state = ShopState()
///     state.push(.product(productId: 5))
///     state.path == [.product(productId: 5)]
nonisolated public struct NavigationState<Graph: NavigationGraph>: Hashable, Sendable {
    /// The state, independent of the graph's types.
    @usableFromInline var core: StateCore

    @inlinable
    init(core: StateCore) { self.core = core }

    /// Creates a state that shows a root or tab with a stack and presentations.
    public init(
        root: Graph.Root? = Graph.Root.allCases.first, tab: Graph.Tab? = nil, content: Content? = nil,
        path: [Graph.Route] = [], presented: [Level] = []
    ) {
        core = StateCore(Graph.table, root: root?.index)
        if let tab { core.tab = tab.index }
        if let content { core.base.content = content.core }
        core.base.path = path.map { core.screen($0.nodeValue) }
        core.base.showTop()
        for level in presented { core.present(level.core.content, path: level.core.path.map(\.value)) }
    }

    /// Creates the initial state of the app.
    public init(_ conditions: Graph.Conditions) { core = StateCore(Graph.table, conditions.values) }

    /// The root of the app's window; `nil` while it is undecided.
    public var root: Graph.Root? {
        get { core.root.map { Graph.Root.allCases[$0] } }
        set { core.root = newValue?.index }
    }

    /// The selected tab.
    public var tab: Graph.Tab {
        get { Graph.Tab.allCases[core.tab ?? 0] }
        set { core.tab = newValue.index }
    }

    /// The level of each tab or root, without presentations.
    public var rootLevels: [Level] {
        get { core.rootLevels.map(Level.init(core:)) }
        set {
            core.rootLevels = newValue.map(\.core)
            core.numberScreens()
        }
    }

    /// The presented levels, from bottom to top.
    public var presented: [Level] {
        get { core.presented.map(Level.init(core:)) }
        set {
            core.presented = newValue.map(\.core)
            core.numberScreens()
        }
    }

    /// The steps and links that wait, in the order in which they were made.
    public var requests: [Request] { core.requests.map(Request.init(core:)) }

    /// What is on display under these conditions: the root that they choose, and on top of what is
    /// wanted at most one fallback.
    ///
    ///     state.follow(link, signedOut, at: now)
    ///     state.shown(signedOut).node == .signIn
    public func shown(_ conditions: Graph.Conditions) -> Self {
        var state = core
        state.facts = conditions.values
        return Self(core: state.shown)
    }

    /// How often each tab was tapped while it was selected and its root was on top.
    public var reselections: [Graph.Tab: Int] {
        Dictionary(uniqueKeysWithValues: zip(Graph.Tab.allCases, core.reselections).filter { $0.1 > 0 })
    }

    /// The level of the selected tab or root, without presentations.
    public var base: Level {
        get { Level(core: core.base) }
        set {
            core.base = newValue.core
            core.numberScreens()
        }
    }

    /// The visible stack, without presentations.
    @inlinable public var path: [Graph.Route] { baseScreens.compactMap { Graph.Route($0) } }

    /// The tabs of the tab bar.
    public static func visibleTabs(_ conditions: Graph.Conditions) -> [Graph.Tab] {
        Graph.table.visibleTabs(conditions.values).map { Graph.Tab.allCases[$0] }
    }

    @usableFromInline var baseScreens: [NodeValue] { core.base.path.map(\.value) }

    /// The level of a tab.
    public subscript(tab: Graph.Tab) -> Level { Level(core: core.rootLevels[Graph.table.rootStack(ofTab: tab.index)]) }

    /// The number of levels: the base and each presentation.
    public var depth: Int { core.depth }

    /// A level, by its index: 0 is the base, the others are presented.
    public subscript(level: Int) -> Level {
        get { Level(core: core[level]) }
        set {
            core[level] = newValue.core
            core.numberScreens()
        }
    }

    /// The topmost level.
    public var top: Level { Level(core: core.top) }

    /// Returns the level with an id, including levels of tabs that are not selected.
    public func level(_ id: Int) -> Level? { core.level(id).map(Level.init(core:)) }

    /// The node on top of everything.
    public var node: Graph.Node { Graph.Node(index: core.node) }

    /// The visible nodes and those below them.
    public var nodes: [Graph.Node] { core.nodes.map(Graph.Node.init(index:)) }

    /// The link to the node on top; `nil` if there is none.
    public var link: Graph.Link? { core.link.flatMap { Graph.Link($0) } }

    /// The URL of the node on top; `nil` if there is none.
    public var url: String? { link?.url }

    /// Returns the flow of a level, by default the topmost; `nil` if it shows none.
    public func flow(_ level: Int? = nil) -> Graph.Flow? {
        guard let level = core.existing(level), let flow = core[level].content.flow else { return nil }
        return Graph.Flow(Graph.Node(index: core[level].content.node), flow)
    }
}

nonisolated extension Array where Element == NodeValue {
    /// Converts screens to the app's type, from which they were created.
    func routes<Route: NavigationValue>(_ type: Route.Type = Route.self) -> [Route] { compactMap { Route($0) } }
}

nonisolated extension StateCore {
    /// Gives ids to screens that the app has put on a stack.
    mutating func numberScreens() {
        func number(_ levels: inout [LevelValue], _ lastScreenID: inout Int) {
            for level in levels.indices {
                for index in levels[level].path.indices where levels[level].path[index].id == 0 {
                    lastScreenID += 1
                    levels[level].path[index] = ScreenValue(id: lastScreenID, value: levels[level].path[index].value)
                }
            }
        }
        number(&rootLevels, &lastScreenID)
        number(&presented, &lastScreenID)
    }
}

nonisolated extension NavigationState: Codable {
    public func encode(to encoder: any Encoder) throws { try core.encode(to: encoder) }

    public init(from decoder: any Decoder) throws { core = try StateCore(Graph.table, from: decoder) }
}

nonisolated extension NavigationState: CustomDebugStringConvertible, CustomReflectable {
    /// A description of the state, such as `orders › orderHistory › orderDetail(orderId: ORD-001)`.
    public var debugDescription: String { core.debugDescription }

    public var customMirror: Mirror {
        Mirror(self, children: ["tab": tab, "base": base, "presented": presented], displayStyle: .struct)
    }
}

nonisolated extension StateCore: CustomDebugStringConvertible {
    @usableFromInline var debugDescription: String {
        let tab = showsTabs ? tab.map { [table.nodes[table.tabs[$0]].id] } ?? [] : []
        return (tab + [base.description(table)] + presented.map { "+" + $0.description(table) }).joined(
            separator: " › ")
    }
}

nonisolated extension LevelValue {
    func description(_ table: GraphTable) -> String {
        ((content.split == nil ? [content.value] : content.columns) + path.map(\.value)).map { $0.description(table) }
            .joined(
                separator: " › ")
    }
}
