import NavGraph

/// From which tabs each node can be reached by routes, without changing to another tab.
struct TabReachability {
    private var tabsByNode: [[NodeID]]

    init(_ analyzed: AnalyzedGraph) {
        let graph = analyzed.graph
        tabsByNode = [[NodeID]](repeating: [], count: graph.nodes.count)
        for index in graph.nodes.indices where graph.nodes[index].kind == .tab {
            let tab = NodeID(index)
            for node in Self.reached(from: tab, analyzed) { tabsByNode[node.index].append(tab) }
        }
    }

    func tabs(of node: NodeID) -> [NodeID] { tabsByNode[node.index] }

    private static func reached(from tab: NodeID, _ analyzed: AnalyzedGraph) -> [NodeID] {
        let graph = analyzed.graph
        var seen: Set<NodeID> = [tab]
        var queue = [tab]
        var globals = PendingGlobalRoutes(analyzed)
        while let node = queue.popLast() {
            guard !graph[node].isExternal else { continue }
            let targets =
                analyzed.outgoing(of: node).map(\.target)
                + globals.take(at: node, analyzed).compactMap { graph.routes[$0].target.target }
            for target in targets where graph.kind(of: target) != .tab && seen.insert(target).inserted {
                queue.append(target)
            }
        }
        return seen.sorted()
    }
}
