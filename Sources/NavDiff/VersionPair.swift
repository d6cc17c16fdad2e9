import NavEmit
import NavGraph
import NavLinks

/// Two versions of a graph side by side.
struct VersionPair: Sendable {
    let old: GraphVersion
    let new: GraphVersion
    let nodes: NodePairs
    let oldWords: GraphWords
    let newWords: GraphWords
    /// Nodes that are in both, in the order of the new version.
    let kept: [(old: NodeID, new: NodeID)]
    /// Nodes that have become a part of what another was.
    let merged: [(old: NodeID, new: NodeID)]

    init(_ old: GraphVersion, _ new: GraphVersion) {
        self.old = old
        self.new = new
        let nodes = NodePairs(old: old.graph, new: new.graph)
        self.nodes = nodes
        oldWords = GraphWords(analysed: old.analysed, links: old.links)
        newWords = GraphWords(analysed: new.analysed, links: new.links)
        kept = new.graph.nodes.indices.compactMap { index in
            nodes.old(NodeID(index)).map { ($0, NodeID(index)) }
        }
        merged = old.graph.nodes.indices.compactMap { index in
            nodes.new(NodeID(index)).flatMap { nodes.old($0) == NodeID(index) ? nil : (NodeID(index), $0) }
        }
    }

    /// What a node of the old version is called now; its old name where it is gone.
    func currentName(_ node: NodeID) -> String {
        nodes.new(node).map { new.graph[$0].name } ?? old.graph[node].name
    }
}

extension Graph {
    /// `screen `orders.detail``.
    func described(_ id: NodeID) -> String { "\(self[id].kind.rawValue) `\(self[id].name)`" }
}
