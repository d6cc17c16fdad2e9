import TestSupport

/// A graph, the facts at the start, and what happens then.
struct Walk: Sendable {
    var graph: WalkGraph
    var facts: Facts
    var operations: [Operation] = []
    /// The seed of everything else that is random: the order of lists, and facts that are tried.
    var seed: UInt64

    /// A random graph and walk.
    static func start(_ seed: UInt64) -> Walk {
        var random = RandomSource(seed)
        let graph = RandomWalkGraph.graph(seed: seed)
        return Walk(graph: graph, facts: .random(graph.conditions.count, &random), seed: seed)
    }
}

extension PlannedGraph {
    /// The same graph, with its lists of conditions in another order.
    func shuffled(_ random: inout RandomSource) -> PlannedGraph {
        var other = graph
        for index in other.roots.indices { other.roots[index].when.shuffle(using: &random) }
        for index in other.tabs.indices { other.tabs[index].requires.shuffle(using: &random) }
        for index in other.nodes.indices { other.nodes[index].requires.shuffle(using: &random) }
        return PlannedGraph(other, links: links, opened: opened, stacked: stacked, onTop: onTop)
    }
}
