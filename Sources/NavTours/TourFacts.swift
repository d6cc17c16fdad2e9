import NavGraph

/// The conditions under which tours begin.
struct TourFacts: Sendable {
    /// The values under which most can be reached.
    let usual: ConditionValues
    /// What roots show: nodes, and tabs.
    let roots: [NodeID]
    /// By condition, the values that tours give it.
    private let values: [[Bool?]]
    private let analyzed: AnalyzedGraph

    init(_ analyzed: AnalyzedGraph, tabs: [NodeID]) {
        self.analyzed = analyzed
        let graph = analyzed.graph
        let launching =
            graph.roots.count > 1 || graph.roots.contains { !$0.when.isEmpty } ? graph.launching?.target : nil
        roots =
            graph.roots.flatMap { choice -> [NodeID] in
                switch choice.show {
                case .tabs: tabs
                case .node(let reference): [reference.target].compactMap(\.self)
                }
            } + [launching].compactMap(\.self)
        let choosing = Set(graph.roots.flatMap(\.when).compactMap { $0.target?.index })
        values = graph.conditions.indices.map { index in
            launching != nil && choosing.contains(index) ? [true, false, nil] : [true, false]
        }
        usual = Self.usual(graph)
    }

    /// What nodes require holds, and the tabs are shown, or else the last root.
    private static func usual(_ graph: Graph) -> ConditionValues {
        var values = [Bool?](repeating: true, count: graph.conditions.count)
        let uses = graph.nodes.flatMap(\.requires)
        for index in values.indices {
            let own = uses.filter { $0.target?.index == index }
            if !own.isEmpty, own.allSatisfy(\.isNegated) { values[index] = false }
        }
        let main = graph.roots.firstIndex { if case .tabs = $0.show { true } else { false } } ?? graph.roots.count - 1
        guard graph.roots.indices.contains(main) else { return ConditionValues(values) }
        var fixed: Set<Int> = []
        for use in graph.roots[main].when {
            guard let index = use.target?.index else { continue }
            values[index] = !use.isNegated
            fixed.insert(index)
        }
        // The roots before it are not chosen.
        for choice in graph.roots[..<main] {
            let holds = choice.when.allSatisfy { use in use.target.map { values[$0.index] == !use.isNegated } ?? false }
            guard holds, let use = choice.when.last(where: { $0.target.map { !fixed.contains($0.index) } ?? false }),
                let index = use.target?.index
            else { continue }
            values[index] = use.isNegated
            fixed.insert(index)
        }
        return ConditionValues(values)
    }

    // MARK: - What a way needs

    /// The values under which a route can be taken, as far as they are known.
    func fitting(route: Int) -> ConditionValues {
        let graph = analyzed.graph
        let source: NodeID? =
            if case .alertAction(let alert, _) = graph.routes[route].source { alert } else {
                graph.routes[route].sourceNode
            }
        guard let source else { return ConditionValues(values(holding: graph.routes[route].when, on: [])) }
        return ConditionValues(values(holding: graph.routes[route].when, on: way(to: source)))
    }

    /// The values under which the nearest way from a root to a node can be taken.
    func fitting(_ node: NodeID) -> ConditionValues { ConditionValues(values(holding: [], on: way(to: node))) }

    /// The nodes of the nearest way, each with the edge to the next.
    private func way(to goal: NodeID) -> [(node: NodeID, edge: Edge?)] {
        var edges: [NodeID: Edge?] = [goal: nil]
        var queue = [goal]
        var index = 0
        while index < queue.count, !roots.contains(queue[index]) {
            for edge in analyzed.incoming(of: queue[index]) where edges[edge.source] == nil {
                edges.updateValue(edge, forKey: edge.source)
                queue.append(edge.source)
            }
            index += 1
        }
        var way: [(node: NodeID, edge: Edge?)] = []
        var next: NodeID? = index < queue.count ? queue[index] : goal
        while let node = next {
            let edge = edges[node] ?? nil
            way.append((node, edge))
            next = edge?.target
        }
        return way
    }

    /// The usual values, but for what a way and a route need; what comes first on the way counts.
    private func values(holding uses: [ConditionUse], on way: [(node: NodeID, edge: Edge?)]) -> [Bool?] {
        let graph = analyzed.graph
        var values = graph.conditions.indices.map { usual[$0] }
        var fixed: Set<Int> = []
        func need(_ uses: [ConditionUse]) {
            for use in uses {
                guard let index = use.target?.index, fixed.insert(index).inserted else { continue }
                values[index] = !use.isNegated
            }
        }
        if let root = graph.roots.first(where: { choice in
            if case .node(let reference) = choice.show { reference.target == way.first?.node } else { false }
        }) {
            need(root.when)
        }
        for (node, edge) in way {
            if case .otherwise(let condition)? = edge?.cause, fixed.insert(condition.index).inserted {
                values[condition.index] = false
            }
            need(graph[node].requires)
            if case .step(let step) = graph[node].detail { need(step.when) }
            if let route = edge?.route { need(graph.routes[route].when) }
        }
        need(uses)
        return values
    }

    /// The other values of the conditions from an index on.
    func changes(of facts: ConditionValues, from index: Int) -> [(condition: Int, value: Bool?)] {
        guard index < values.count else { return [] }
        return (index..<values.count).flatMap { index in
            values[index].filter { $0 != facts[index] }.map { (index, $0) }
        }
    }
}
