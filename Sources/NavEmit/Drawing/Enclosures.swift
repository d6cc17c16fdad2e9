import NavGraph

/// Which cluster each node is in: that of the tab, split, flow or presentation that every path to the
/// node passes.
///
/// A cluster does not cross sections, as each section has a cluster of its own.
struct Enclosures {
    /// For each node, the node whose cluster contains it; nil if only the section's cluster does.
    let holders: [Int?]

    init(_ analysed: AnalysedGraph) {
        let graph = analysed.graph
        let dominators = Dominators(roots: Self.roots(of: analysed), successors: Self.ways(of: analysed))
        // A presentation's cluster contains what is on its own stack. Without a screen it needs no cluster.
        var isHolder = graph.nodes.map { $0.kind.isContainer || ($0.kind.isView && $0.kind.isPresented) }
        let candidates = Self.holders(graph, dominators, isHolder)
        var hasScreens = [Bool](repeating: false, count: graph.nodes.count)
        for (index, holder) in candidates.enumerated() where graph.nodes[index].kind == .screen {
            if let holder { hasScreens[holder] = true }
        }
        for index in isHolder.indices where !graph.nodes[index].kind.isContainer {
            isHolder[index] = isHolder[index] && hasScreens[index]
        }
        holders = Self.holders(graph, dominators, isHolder)
    }

    private static func holders(_ graph: Graph, _ dominators: Dominators, _ isHolder: [Bool]) -> [Int?] {
        var holders = [Int?](repeating: nil, count: graph.nodes.count)
        for node in dominators.order {
            var above = dominators.parents[node]
            while let place = above {
                if graph.nodes[place].section == graph.nodes[node].section {
                    holders[node] = isHolder[place] ? place : holders[place]
                    break
                }
                above = dominators.parents[place]
            }
        }
        return holders
    }

    private static func roots(of analysed: AnalysedGraph) -> [Int] {
        let graph = analysed.graph
        var roots = Reachability.roots(of: graph).map(\.index)
        if let launching = graph.launching?.target { roots.append(launching.index) }
        roots += analysed.globalRoutes.compactMap { graph.routes[$0].target.target?.index }
        roots += graph.conditions.compactMap { $0.otherwise?.target?.index }
        roots += graph.nodes.indices.filter { graph.nodes[$0].isEntry || graph.nodes[$0].kind == .tab }
        return roots
    }

    /// For each node, the targets of the edges that stay inside the same container: none that go back,
    /// select another tab or dismiss something first.
    private static func ways(of analysed: AnalysedGraph) -> [[Int]] {
        let graph = analysed.graph
        return graph.nodes.indices.map { index in
            analysed.outgoing(of: NodeID(index)).compactMap { edge in
                switch edge.cause {
                case .route(let route), .alertAction(let route):
                    switch analysed.transition(of: graph.routes[route], from: edge.source) {
                    case .popTo, .dismiss, .open, .under, .select, nil: return nil
                    default: return edge.target.index
                    }
                case .then: return graph.kind(of: edge.source) == .flow ? nil : edge.target.index
                case .otherwise: return nil
                case .tabRoot, .column, .step: return edge.target.index
                }
            }
        }
    }
}
