import NavGraph

/// Which cluster each node is in: that of the tab, split, flow or presentation that every path to the
/// node passes.
///
/// A cluster does not cross sections, as each section has a cluster of its own.
struct ClusterOwners {
    /// For each node, the node whose cluster contains it; nil if only the section's cluster does.
    let owners: [Int?]

    init(_ analyzed: AnalyzedGraph) {
        let graph = analyzed.graph
        let dominators = Dominators(roots: Self.roots(of: analyzed), successors: Self.containedTargets(of: analyzed))
        // A presentation's cluster contains what is on its own stack. Without a screen it needs no cluster.
        var isOwner = graph.nodes.map { $0.kind.isContainer || ($0.kind.isView && $0.kind.isPresented) }
        let candidates = Self.owners(graph, dominators, isOwner)
        var hasScreens = [Bool](repeating: false, count: graph.nodes.count)
        for (index, owner) in candidates.enumerated() where graph.nodes[index].kind == .screen {
            if let owner { hasScreens[owner] = true }
        }
        for index in isOwner.indices where !graph.nodes[index].kind.isContainer {
            isOwner[index] = isOwner[index] && hasScreens[index]
        }
        owners = Self.owners(graph, dominators, isOwner)
    }

    private static func owners(_ graph: Graph, _ dominators: Dominators, _ isOwner: [Bool]) -> [Int?] {
        var owners = [Int?](repeating: nil, count: graph.nodes.count)
        for node in dominators.order {
            var dominator = dominators.parents[node]
            while let ancestor = dominator {
                if graph.nodes[ancestor].section == graph.nodes[node].section {
                    owners[node] = isOwner[ancestor] ? ancestor : owners[ancestor]
                    break
                }
                dominator = dominators.parents[ancestor]
            }
        }
        return owners
    }

    private static func roots(of analyzed: AnalyzedGraph) -> [Int] {
        let graph = analyzed.graph
        var roots = Reachability.roots(of: graph).map(\.index)
        if let launching = graph.launching?.target { roots.append(launching.index) }
        roots += analyzed.globalRoutes.compactMap { graph.routes[$0].target.target?.index }
        roots += graph.conditions.compactMap { $0.otherwise?.target?.index }
        roots += graph.nodes.indices.filter { graph.nodes[$0].isEntry || graph.nodes[$0].kind == .tab }
        return roots
    }

    /// For each node, the targets of the edges that stay inside the same container: none that go back,
    /// select another tab or dismiss something first.
    private static func containedTargets(of analyzed: AnalyzedGraph) -> [[Int]] {
        let graph = analyzed.graph
        return graph.nodes.indices.map { index in
            analyzed.outgoing(of: NodeID(index)).compactMap { edge in
                switch edge.cause {
                case .route(let route), .alertAction(let route):
                    let route = graph.routes[route]
                    switch analyzed.transitionAfterPop(of: route) ?? analyzed.transition(of: route, from: edge.source) {
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
