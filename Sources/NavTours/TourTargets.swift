package import NavGraph
import NavLinks

/// What tours are to cover.
package struct TourTargets: Sendable {
    package var nodes: Set<NodeID> = []
    /// The indices of routes.
    package var routes: Set<Int> = []

    package var isEmpty: Bool { nodes.isEmpty && routes.isEmpty }

    package init(nodes: Set<NodeID> = [], routes: Set<Int> = []) { (self.nodes, self.routes) = (nodes, routes) }

    /// All screens, presentations and steps of a graph, and all its routes if asked.
    package init(of graph: Graph, includesRoutes: Bool) {
        nodes = Set(
            graph.nodes.indices.map { NodeID($0) }.filter { node in
                switch graph.kind(of: node) {
                case .screen, .sheet, .cover, .popover, .alert, .dialog, .step: true
                case .tab, .split, .flow, .action: false
                }
            })
        if includesRoutes { routes = Set(graph.routes.indices.filter { graph.routes[$0].target.target != nil }) }
    }

    /// Removes what a state has covered.
    mutating func remove(coveredBy state: TourState) {
        nodes.subtract(state.shown)
        nodes.subtract(state.external)
        routes.subtract(state.taken)
    }

    func areCovered(by state: TourState) -> Bool {
        state.shown.contains(where: nodes.contains) || state.external.contains(where: nodes.contains)
            || state.taken.contains(where: routes.contains)
    }
}

/// How far it is from each node to the nearest target, in the costs of moves, if all conditions allowed
/// everything. Searches try first what is nearest by this measure; it is never more than the real cost.
struct TourDistances: Sendable {
    private let distances: [Int]
    /// The distance of what no route leads to.
    static let infinite = Int.max / 4

    /// Distances that promise nothing, with which a search tries everything in the order of its cost.
    init(unknownIn edges: TourEdges) { distances = Array(repeating: 0, count: edges.count) }

    subscript(node: NodeID) -> Int { distances[node.index] }

    /// The distance from what links and `as: open` show of a node.
    func opened(_ node: NodeID) -> Int { distances[distances.count / 2 + 1 + node.index] }

    func least(of nodes: [NodeID]) -> Int { nodes.map { self[$0] }.min() ?? Self.infinite }

    init(to targets: TourTargets, _ edges: TourEdges) {
        var distances = [Int](repeating: Self.infinite, count: edges.count)
        // A bucket for each multiple of the cost of a move.
        var buckets: [[Int]] = [[], []]
        func reach(_ node: Int, _ distance: Int) {
            guard distance < distances[node] else { return }
            distances[node] = distance
            let bucket = distance / TourCost.move
            while buckets.count <= bucket + 1 { buckets.append([]) }
            buckets[bucket].append(node)
        }
        for node in targets.nodes { reach(node.index, 0) }
        for route in targets.routes { for source in edges.sources(ofRoute: route) { reach(source, TourCost.move) } }
        var bucket = 0
        while bucket < buckets.count {
            while let node = buckets[bucket].popLast() {
                guard distances[node] == bucket * TourCost.move else { continue }
                for edge in edges.incoming(of: node) {
                    reach(edge.source, distances[node] + (edge.isImplied ? 0 : TourCost.move))
                }
            }
            bucket += 1
        }
        self.distances = distances
    }
}

/// The edges of a graph, backward, as the distances need them.
struct TourEdges: Sendable {
    struct Edge: Sendable {
        let source: Int
        /// Whether the source is never shown without the target, so that it costs nothing.
        let isImplied: Bool
    }

    /// The number of ends of edges: each node, "any view", and for each node what links and `as: open` show.
    let count: Int
    private let edges: [[Edge]]
    private let routeSources: [[Int]]

    func incoming(of node: Int) -> [Edge] { edges[node] }

    /// The nodes whose exit, answer or tab takes a route.
    func sources(ofRoute route: Int) -> [Int] { routeSources[route] }

    init(_ links: LinkAnalysis) {
        let analyzed = links.analyzed
        let graph = analyzed.graph
        let anywhere = graph.nodes.count
        count = 2 * anywhere + 1
        var edges = [[Edge]](repeating: [], count: count)
        func add(_ source: Int, _ target: Int, isImplied: Bool) {
            edges[target].append(Edge(source: source, isImplied: isImplied))
        }
        func opened(_ node: NodeID) -> Int { anywhere + 1 + node.index }
        func end(of route: Int?, _ target: NodeID) -> Int {
            let transition = route.flatMap { analyzed.transition(ofRoute: $0, from: nil) }
            return transition == .open ? opened(target) : target.index
        }
        for index in graph.nodes.indices {
            let node = NodeID(index)
            for edge in analyzed.following(node) {
                let isImplied: Bool
                switch edge.cause {
                case .route, .alertAction: isImplied = false
                // A step is followed by the next after a move, a flow by its first step at once.
                case .step, .then: isImplied = graph.kind(of: node) != .step
                case .tabRoot, .column, .otherwise: isImplied = true
                }
                add(index, end(of: edge.route, edge.target), isImplied: isImplied)
            }
            if graph.kind(of: node).isView { add(index, anywhere, isImplied: true) }
            add(opened(node), index, isImplied: true)
            guard let plan = links.plan(of: node) else { continue }
            let columns = plan.columns.values.map(\.node)
            // What is below is shown by going back, or what is shown instead of it.
            for below in plan.nodes {
                add(opened(node), below.index, isImplied: columns.contains(below))
                for edge in analyzed.following(below) where edge.isOfFallback {
                    add(opened(node), edge.target.index, isImplied: true)
                }
            }
        }
        func starts(_ route: Int) -> [Int] {
            graph.routes[route].except.isEmpty ? [anywhere] : analyzed.sources(ofGlobalRoute: route).map(\.index)
        }
        for route in analyzed.globalRoutes {
            guard let target = graph.routes[route].target.target else { continue }
            for source in starts(route) { add(source, end(of: route, target), isImplied: false) }
        }
        self.edges = edges
        routeSources = graph.routes.indices.map { number in
            switch graph.routes[number].source {
            case .node(let reference): reference.target.map { [$0.index] } ?? []
            case .anywhere: starts(number)
            case .alertAction(let alert, _): [alert.index]
            }
        }
    }
}

/// What moves cost, so that tours prefer taps to URLs and to facts that change.
enum TourCost {
    static let move = 10
    /// The app is launched anew.
    static let launch = 15
    /// A launch with another value of a condition.
    static let fact = 5
    /// A fact changes while the app runs.
    static let change = 60
    static let url = 15

    static func of(_ move: TourMove) -> Int {
        switch move {
        case .exit, .answer, .tab, .back, .dismiss, .flow: self.move
        case .url: url
        case .condition: change
        }
    }
}

extension LinkAnalysis {
    /// What the app shows if a node is opened, by a URL or not.
    fileprivate func plan(of node: NodeID) -> Plan? {
        switch plans[node] ?? opened[node] {
        case .plan(let plan), .ambiguous(let plan, _, _, _): plan
        case .action, .unbound, .none?, nil: nil
        }
    }
}
