import NavGraph

/// The roots over which each node may be displayed. In doubt, a node may be displayed over a root.
struct RootReach {
    /// The maximum number of edges that are followed. If it is exceeded, every node may be displayed
    /// over every root.
    private static let maxSteps = 5_000_000

    /// By root: whether each node may be displayed over it. Nil if there are too many roots.
    private var reached: [RootDisplay.Root: [Bool]]? = [:]

    init(_ links: LinkAnalysis, _ roots: [RootDisplay.Root]) {
        let analyzed = links.analyzed
        guard roots.count * (analyzed.graph.routes.count + analyzed.graph.nodes.count) <= Self.maxSteps else {
            reached = nil
            return
        }
        let starts = Self.starts(links)
        for root in roots {
            reached?[root] = Self.nodes(over: root, starts.everywhere + (starts.byRoot[root] ?? []), links)
        }
    }

    /// The roots over which a node may be displayed; nil if that is not known.
    func roots(of node: NodeID, among roots: [RootDisplay.Root]) -> [RootDisplay.Root]? {
        guard let reached else { return nil }
        return roots.filter { reached[$0]?[node.index] ?? true }
    }

    /// The nodes that are shown without a route: those of plans, by their root, and those that can be shown
    /// over every root.
    private static func starts(_ links: LinkAnalysis) -> (byRoot: [RootDisplay.Root: [NodeID]], everywhere: [NodeID]) {
        let analyzed = links.analyzed
        let graph = links.graph
        var byRoot: [RootDisplay.Root: [NodeID]] = [.tabs: graph.ids(of: .tab)]
        var everywhere = graph.ids(where: \.isEntry) + graph.possiblyReferenced.sorted()
        everywhere += [graph.launching?.target].compactMap(\.self)
        everywhere += analyzed.globalRoutes.filter { graph.routes[$0].except.isEmpty }
            .compactMap { graph.routes[$0].target.target }
        let outcomes = links.plans.all + links.opened.all + links.placements.map { ($0.node, $0.outcome) }
        for (node, outcome) in outcomes {
            switch outcome {
            case .plan(let plan):
                guard let root = RootDisplay.Root(graph.roots[plan.choice].show) else { continue }
                byRoot[root, default: []] += plan.nodes + [plan.step].compactMap(\.self)
            case .ambiguous, .unbound, .none, .action: everywhere.append(node)
            }
        }
        for id in graph.ids(of: .flow, .action) {
            // Before what follows is shown, conditions can change, and with them the root.
            for edge in analyzed.outgoing(of: id) where edge.cause == .then && !analyzed.opened.contains(edge.target) {
                everywhere.append(edge.target)
            }
        }
        return (byRoot, everywhere)
    }

    private static func nodes(over root: RootDisplay.Root, _ starts: [NodeID], _ links: LinkAnalysis) -> [Bool] {
        let analyzed = links.analyzed
        var isReached = [Bool](repeating: false, count: analyzed.graph.nodes.count)
        var queue: [NodeID] = []
        var globals = PendingGlobalRoutes(analyzed) { !analyzed.graph.routes[$0].except.isEmpty }
        func reach(_ id: NodeID) {
            guard !isReached[id.index] else { return }
            isReached[id.index] = true
            queue.append(id)
            if case .step(let step) = analyzed.graph[id].detail { reach(step.flow) }
        }
        if case .node(let node) = root { reach(node) }
        starts.forEach(reach)
        while let id = queue.popLast() {
            let isExternal = analyzed.graph[id].isExternal
            for edge in analyzed.outgoing(of: id) where !isExternal || edge.isOfFallback {
                if analyzed.staysOverRoot(edge) { reach(edge.target) }
            }
            for number in globals.take(at: id, analyzed) {
                if let target = analyzed.graph.routes[number].target.target { reach(target) }
            }
        }
        return isReached
    }
}

extension AnalyzedGraph {
    /// Whether an edge shows its target over the root that its source is over. What has a plan is shown
    /// over the root of that, and is a start of it.
    fileprivate func staysOverRoot(_ edge: Edge) -> Bool {
        switch edge.cause {
        case .then: false
        case .column, .tabRoot, .step, .otherwise: true
        case .route(let number), .alertAction(let number):
            switch transition(ofRoute: number, from: edge.source) {
            case .popTo, .dismiss, .select, .open, nil: false
            default: true
            }
        }
    }
}
