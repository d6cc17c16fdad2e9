public import NavGraph

/// Which node of one version of a graph is which in another: by name, then by `renamedFrom`.
public struct NodePairs: Sendable {
    /// By old node: what it is now; nil: it is gone.
    private let toNew: [NodeID?]
    /// By new node: what it was; nil: it is new.
    private let toOld: [NodeID?]

    public init(old: Graph, new: Graph) {
        var byName: [String: NodeID] = [:]
        for (index, node) in old.nodes.enumerated() { byName[node.name] = byName[node.name] ?? NodeID(index) }
        var toNew = [NodeID?](repeating: nil, count: old.nodes.count)
        var toOld = [NodeID?](repeating: nil, count: new.nodes.count)
        func pair(_ name: String, _ index: Int) {
            guard let former = byName[name], toNew[former.index] == nil else { return }
            toNew[former.index] = NodeID(index)
            toOld[index] = toOld[index] ?? former
        }
        for (index, node) in new.nodes.enumerated() { pair(node.name, index) }
        for (index, node) in new.nodes.enumerated() {
            for name in node.formerNames { pair(name, index) }
        }
        self.toNew = toNew
        self.toOld = toOld
    }

    /// What an old node is now; nil: it is gone. Several may have become one.
    public func new(_ old: NodeID) -> NodeID? { toNew[old.index] }

    /// What a new node was, the first of several; nil: it is new.
    public func old(_ new: NodeID) -> NodeID? { toOld[new.index] }
}
