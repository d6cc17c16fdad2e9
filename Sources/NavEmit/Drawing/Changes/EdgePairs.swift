/// An edge, reduced to what is compared between two versions of a graph.
struct ComparedEdge: Hashable {
    var source: String
    var target: String
    /// The kind of transition.
    var kind: String
    /// Whether the edge is a declared route, whose kind may have changed. Other edges are implied by nodes.
    var isRoute: Bool
    /// Labels, conditions and values.
    var details: [String]
}

/// Pairs the edges of two versions of a graph.
///
/// Edges that are equal are paired first, then edges of the same kind between the same nodes, then routes
/// between the same nodes. Each edge is paired at most once, in order.
struct EdgePairs {
    /// For each new edge, the index of the old one; nil if it was added.
    private(set) var old: [Int?]
    /// The new edges that differ from their old ones.
    private(set) var changed: Set<Int> = []
    /// The old edges that were removed, in order.
    private(set) var removed: [Int]

    init(old oldEdges: [ComparedEdge], new newEdges: [ComparedEdge]) {
        old = Array(repeating: nil, count: newEdges.count)
        removed = Array(oldEdges.indices)
        pair(oldEdges, newEdges) { $0 }
        pair(oldEdges, newEdges) { edge in
            var edge = edge
            edge.details = []
            return edge
        }
        pair(oldEdges, newEdges) { edge in
            guard edge.isRoute else { return nil }
            var edge = edge
            (edge.details, edge.kind) = ([], "")
            return edge
        }
        for (index, partner) in old.enumerated() {
            if let partner, oldEdges[partner] != newEdges[index] { changed.insert(index) }
        }
    }

    /// Pairs edges that have the same key and are not paired yet.
    private mutating func pair(
        _ oldEdges: [ComparedEdge], _ newEdges: [ComparedEdge], by key: (ComparedEdge) -> ComparedEdge?
    ) {
        var unpaired: [ComparedEdge: [Int]] = [:]
        for index in newEdges.indices.reversed() where old[index] == nil {
            if let key = key(newEdges[index]) { unpaired[key, default: []].append(index) }
        }
        removed = removed.filter { index in
            guard let key = key(oldEdges[index]), let partner = unpaired[key]?.popLast() else { return true }
            old[partner] = index
            return false
        }
    }
}
