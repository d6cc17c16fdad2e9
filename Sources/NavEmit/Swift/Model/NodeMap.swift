import NavGraph

/// A value for each of many nodes: a list by their numbers, which takes no hashing.
struct NodeMap<Value: Sendable>: Sendable {
    private var entries: [Value?]

    init(_ graph: Graph) { entries = Array(repeating: nil, count: graph.nodes.count) }

    subscript(node: NodeID) -> Value? {
        get { entries[node.index] }
        set { entries[node.index] = newValue }
    }

    /// In the order of the nodes.
    var values: some Sequence<Value> { entries.lazy.compactMap(\.self) }
}
