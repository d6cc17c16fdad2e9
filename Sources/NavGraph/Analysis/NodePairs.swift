/// Pairs the nodes of two versions of a graph: by name, then by `renamedFrom`, then steps with those of the former
/// flow.
public struct NodePairs: Sendable {
    /// By old node: the new node. Nil if the old one was removed.
    private let toNew: [NodeID?]
    /// By new node: the old node. Nil if it is new.
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
        // The steps of a flow that was renamed keep their ids.
        for (index, node) in new.nodes.enumerated() {
            guard case .step(let step) = node.detail, let flow = toOld[step.flow.index] else { continue }
            pair("\(old[flow].name).\(node.id.value)", index)
        }
        self.toNew = toNew
        self.toOld = toOld
    }

    /// The new node that an old node became. Nil if it was removed. Several old nodes may have
    /// become one.
    public func new(_ old: NodeID) -> NodeID? { toNew[old.index] }

    /// The old node that became a new node, or the first of several. Nil if it is new.
    public func old(_ new: NodeID) -> NodeID? { toOld[new.index] }
}
