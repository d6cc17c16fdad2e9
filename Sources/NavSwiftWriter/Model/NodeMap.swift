import NavGraph

/// A dictionary by node, stored as an array so that it needs no hashing.
struct NodeMap<Value: Sendable>: Sendable {
    private var entries: [Value?]

    init(_ graph: Graph) { entries = Array(repeating: nil, count: graph.nodes.count) }

    subscript(node: NodeID) -> Value? {
        get { entries[node.index] }
        set { entries[node.index] = newValue }
    }

    /// In node order.
    var values: some Sequence<Value> { entries.lazy.compactMap(\.self) }
}
