import NavGraph
package import NavLinks

/// Two versions of a graph, with the nodes that correspond to each other.
package struct VersionPair: Sendable {
    package let old: LinkAnalysis
    package let new: LinkAnalysis
    let nodes: NodePairs
    let oldWords: GraphFormatter
    let newWords: GraphFormatter
    /// Nodes that both versions have, in the order of the new version.
    let common: [(old: NodeID, new: NodeID)]
    /// Old nodes that were merged into another one: both are the same node of the new version.
    let merged: [(old: NodeID, new: NodeID)]

    init(_ old: LinkAnalysis, _ new: LinkAnalysis) {
        self.old = old
        self.new = new
        let nodes = NodePairs(old: old.graph, new: new.graph)
        self.nodes = nodes
        oldWords = GraphFormatter(links: old)
        newWords = GraphFormatter(links: new)
        common = new.graph.nodes.indices.compactMap { index in
            nodes.old(NodeID(index)).map { ($0, NodeID(index)) }
        }
        merged = old.graph.nodes.indices.compactMap { index in
            let before = NodeID(index)
            guard let now = nodes.new(before), nodes.old(now) != before else { return nil }
            return (before, now)
        }
    }

    /// The current name of a node of the old version, or its old name if it was removed.
    func currentName(_ node: NodeID) -> String {
        nodes.new(node).map { new.graph[$0].name } ?? old.graph[node].name
    }
}

extension Graph {
    /// The kind and name of a node, such as `screen `orders.detail``.
    func described(_ id: NodeID) -> String { "\(self[id].kind.rawValue) `\(self[id].name)`" }
}
