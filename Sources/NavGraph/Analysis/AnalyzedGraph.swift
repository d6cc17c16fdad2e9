/// A connection from one node to another: a declared route, or one that tabs, splits, flows,
/// actions or conditions imply.
public struct Edge: Sendable, Hashable {
    public enum Cause: Sendable, Hashable {
        /// A route of the source, by its index in the graph's `routes`.
        case route(Int)
        /// A route of an action of the source, which is an alert or dialog. It starts at the presenter.
        case alertAction(Int)
        /// A tab shows its root.
        case tabRoot
        /// A split shows a screen in one of its columns.
        case column
        case step
        /// The `then` of a flow or an action.
        case then
        /// The `otherwise` of a condition of the source.
        case otherwise(ConditionID)
    }
    public var source: NodeID
    public var target: NodeID
    public var cause: Cause

    /// The index of its route, if it has one.
    public var route: Int? {
        switch cause {
        case .route(let index), .alertAction(let index): index
        default: nil
        }
    }

    /// Whether its target is shown because a condition of its source does not hold.
    public var isOfFallback: Bool { if case .otherwise = cause { true } else { false } }
}

/// A graph with its edges in both directions and its reachability, computed once in linear time.
public struct AnalyzedGraph: Sendable {
    public let graph: Graph
    /// The indices of routes from anywhere, which are not expanded into edges from each source.
    public let globalRoutes: [Int]
    /// By route from anywhere with `except`: the nodes at which it does not start.
    private let excluded: [Int: Set<NodeID>]
    /// The targets of redirects.
    public let redirectTargets: Set<NodeID>
    /// The nodes whose plan is shown without a URL, for example by `as: open`.
    public let opened: Set<NodeID>
    /// The splits that a root or a tab shows. Columns of other splits are never filled.
    public let shownSplits: [NodeID]
    private let outgoingEdges: EdgeLists
    private let incomingEdges: EdgeLists
    /// For each screen in a column, the split and the index of the column.
    private let columns: [NodeID: [(split: NodeID, column: Int)]]
    public private(set) var reachability = Reachability.none
    private var isOutsideColumns: [Bool] = []

    public init(_ graph: Graph) {
        self.graph = graph
        let edges = EdgeCollector.edges(of: graph)
        outgoingEdges = EdgeLists(edges, nodes: graph.nodes.count) { $0.source.index }
        incomingEdges = EdgeLists(edges, nodes: graph.nodes.count) { $0.target.index }
        globalRoutes = graph.routes.indices.filter { graph.routes[$0].isFromAnywhere }
        excluded = Dictionary(
            uniqueKeysWithValues: globalRoutes.filter { !graph.routes[$0].except.isEmpty }.map {
                ($0, Set(graph.routes[$0].excluded))
            })
        redirectTargets = Set(
            graph.redirects.compactMap { $0.node?.target })
        opened = Self.opened(by: graph)
        shownSplits = Self.shownSplits(of: graph)
        columns = Self.columns(of: shownSplits, in: graph)
        reachability = Reachability(self)
        isOutsideColumns = Self.nodesOutsideColumns(of: self)
    }

    /// The edges that start at a node, in source order.
    public func outgoing(of id: NodeID) -> ArraySlice<Edge> { outgoingEdges[id.index] }

    /// The edges that lead to a node, in source order, without routes from anywhere.
    public func incoming(of id: NodeID) -> ArraySlice<Edge> { incomingEdges[id.index] }

    /// Whether taking an edge shows its target.
    ///
    /// This is false for the later columns of a split, which are empty until a route or a link fills them.
    public func showsTarget(_ edge: Edge) -> Bool {
        guard case .column = edge.cause, case .split(let split) = graph[edge.source].detail else { return true }
        return split.sidebar?.screens.contains { $0.target == edge.target } ?? false
    }

    /// Whether the node has a URL pattern or is the target of a redirect.
    public func isLinked(_ id: NodeID) -> Bool {
        !graph[id].links.isEmpty || redirectTargets.contains(id)
    }

    /// The targets of `as: open`, and those of `then` that cannot be presented.
    ///
    /// A fallback has no plan: it is shown on top of what is displayed.
    private static func opened(by graph: Graph) -> Set<NodeID> {
        var opened: Set<NodeID> = []
        func add(_ reference: NodeReference?) {
            guard let target = reference?.target else { return }
            switch graph.kind(of: target) {
            case .screen, .tab, .split, .step: opened.insert(target)
            case .sheet, .cover, .popover, .alert, .dialog, .flow, .action: break
            }
        }
        for id in graph.ids(of: .flow, .action) {
            if case .flow(let flow) = graph[id].detail { add(flow.then) }
            if case .action(let action) = graph[id].detail { action.then.forEach(add) }
        }
        for route in graph.routes where route.style?.value == .open {
            if let target = route.target.target, graph.kind(of: target) != .action { opened.insert(target) }
        }
        return opened
    }

    /// Whether a route from anywhere, given its index, starts at a node: a screen, sheet, cover or popover other
    /// than its target and the nodes of its `except`.
    public func startsGlobalRoute(_ number: Int, at id: NodeID) -> Bool {
        graph.kind(of: id).isView && graph.routes[number].target.target != id
            && !(excluded[number]?.contains(id) ?? false)
    }

    /// The routes from anywhere that start at a node, by index.
    public func globalRoutes(from id: NodeID) -> [Int] {
        graph.kind(of: id).isView ? globalRoutes.filter { startsGlobalRoute($0, at: id) } : []
    }

    /// The nodes at which a route from anywhere starts, given its index.
    public func sources(ofGlobalRoute number: Int) -> [NodeID] {
        graph.nodes.indices.map { NodeID($0) }.filter { startsGlobalRoute(number, at: $0) }
    }

    /// How a route is performed from a source, or nil if its target is unknown.
    public func transition(of route: Route, from source: NodeID?) -> Transition? {
        guard let target = route.target.target else { return nil }
        if route.popsTo != nil { return .from }
        if let style = route.style { return Transition(style.value) }
        return transition(to: target, from: source)
    }

    /// How a route is performed from a source, given the route's index.
    public func transition(ofRoute number: Int, from source: NodeID?) -> Transition? {
        guard let target = graph.routes[number].target.target else { return nil }
        if graph.routes[number].popsTo != nil { return .from }
        if let style = graph.routes[number].style { return Transition(style.value) }
        return transition(to: target, from: source)
    }

    /// How a route shows its target from the node to which it has gone back (`as: {popTo: …}`); for
    /// other routes, nil.
    public func transitionAfterPop(of route: Route) -> Transition? {
        guard let below = route.popsTo, let target = route.target.target else { return nil }
        return transition(to: target, from: below.target)
    }

    private func transition(to target: NodeID, from source: NodeID?) -> Transition {
        if let source, fills(target, from: source) { return .fill }
        return Transition(to: graph.kind(of: target))
    }

    /// Whether a split has the source in an earlier column than the target.
    private func fills(_ target: NodeID, from source: NodeID) -> Bool {
        !splits(with: source, before: target).isEmpty
    }

    private func splits(with source: NodeID, before target: NodeID) -> [NodeID] {
        guard let sources = columns[source], let targets = columns[target] else { return [] }
        return sources.filter { from in targets.contains { $0.split == from.split && $0.column > from.column } }
            .map(\.split)
    }

    /// The splits in which a route fills a column if its source is in an earlier column.
    public func splitsFilled(by route: Route, from source: NodeID?) -> [NodeID] {
        guard !columns.isEmpty, route.style == nil, let target = route.target.target,
            let source = route.popsTo == nil ? source : route.popsTo?.target
        else { return [] }
        return splits(with: source, before: target)
    }

    /// The transition to show in docs and diagrams.
    ///
    /// A route that fills a column in a split, and pushes if its source is on a stack, is shown as a push.
    /// A route that goes back first is shown as what follows.
    public func usualTransition(of route: Route, from source: NodeID?) -> Transition? {
        let source = route.popsTo == nil ? source : route.popsTo?.target
        let transition = transitionAfterPop(of: route) ?? transition(of: route, from: source)
        guard transition == .fill, let source, isOutsideColumns[source.index] else { return transition }
        return .push
    }

    /// Whether a node can be shown on a stack or presented, and not only in a column.
    public func isShownOutsideColumns(_ id: NodeID) -> Bool { isOutsideColumns.isEmpty || isOutsideColumns[id.index] }

    private static func shownSplits(of graph: Graph) -> [NodeID] {
        let splits = graph.ids(of: .split)
        guard !splits.isEmpty else { return [] }
        var shown: Set<NodeID> = []
        for case .node(let reference) in graph.roots.map(\.show) {
            shown.formUnion([reference.target].compactMap(\.self))
        }
        for id in graph.ids(of: .tab) {
            if case .tab(let tab) = graph[id].detail, let root = tab.root?.target { shown.insert(root) }
        }
        return splits.filter(shown.contains)
    }

    private static func columns(
        of splits: [NodeID], in graph: Graph
    ) -> [NodeID: [(split: NodeID, column: Int)]] {
        var columns: [NodeID: [(split: NodeID, column: Int)]] = [:]
        for owner in splits {
            guard case .split(let split) = graph[owner].detail else { continue }
            for (index, column) in [split.sidebar, split.content, split.detail].enumerated() {
                for screen in column?.screens ?? [] {
                    if let id = screen.target { columns[id, default: []].append((owner, index)) }
                }
            }
        }
        return columns
    }

    /// The nodes that present an alert or dialog, each once, in source order.
    public func presenters(of alert: NodeID) -> [NodeID] {
        var seen: Set<NodeID> = []
        return incoming(of: alert).compactMap { edge in
            guard case .route = edge.cause, seen.insert(edge.source).inserted else { return nil }
            return edge.source
        }
    }
}

/// Edges grouped by their source or target, in two flat arrays.
struct EdgeLists: Sendable {
    private let edges: [Edge]
    private let starts: [Int]

    init(_ all: [Edge], nodes: Int, by end: (Edge) -> Int) {
        var starts = [Int](repeating: 0, count: nodes + 1)
        for edge in all { starts[end(edge) + 1] += 1 }
        for index in 0..<nodes { starts[index + 1] += starts[index] }
        var next = starts
        var order = [Int](repeating: 0, count: all.count)
        for (index, edge) in all.enumerated() {
            order[next[end(edge)]] = index
            next[end(edge)] += 1
        }
        edges = order.map { all[$0] }
        self.starts = starts
    }

    subscript(node: Int) -> ArraySlice<Edge> { edges[starts[node]..<starts[node + 1]] }
}

/// Collects every edge of a graph, in source order.
enum EdgeCollector {
    static func edges(of graph: Graph) -> [Edge] {
        var edges: [Edge] = []
        edges.reserveCapacity(graph.routes.count + graph.nodes.count)
        for index in graph.routes.indices {
            guard let target = graph.routes[index].target.target else { continue }
            if let source = graph.routes[index].sourceNode {
                edges.append(Edge(source: source, target: target, cause: .route(index)))
            } else if case .alertAction(let alert, _) = graph.routes[index].source {
                edges.append(Edge(source: alert, target: target, cause: .alertAction(index)))
            }
        }
        for index in graph.nodes.indices { add(NodeID(index), of: graph, to: &edges) }
        return edges
    }

    private static func add(_ id: NodeID, of graph: Graph, to edges: inout [Edge]) {
        func add(_ reference: NodeReference?, _ cause: Edge.Cause) {
            if let target = reference?.target { edges.append(Edge(source: id, target: target, cause: cause)) }
        }
        let kind = graph.kind(of: id)
        if kind.isContainer || kind == .action {
            switch graph[id].detail {
            case .tab(let tab): add(tab.root, .tabRoot)
            case .split(let split):
                for column in split.columns {
                    for screen in column.screens { add(screen, .column) }
                }
            case .flow(let flow):
                for step in flow.steps { edges.append(Edge(source: id, target: step, cause: .step)) }
                add(flow.then, .then)
            case .action(let action):
                for target in action.then { add(target, .then) }
            case .none, .screen, .presentation, .alert, .step: break
            }
        }
        guard kind == .tab || !graph[id].requires.isEmpty else { return }
        for use in graph[id].conditionsWithFallback {
            if let condition = use.target { add(graph[condition].otherwise, .otherwise(condition)) }
        }
    }
}
