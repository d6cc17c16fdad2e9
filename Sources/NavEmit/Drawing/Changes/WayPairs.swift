/// An edge, reduced to what is compared between two versions of a graph.
struct ComparedWay: Hashable {
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
struct WayPairs {
    /// For each new edge, the index of the old one; nil if it was added.
    private(set) var old: [Int?]
    /// The new edges that differ from their old ones.
    private(set) var changed: Set<Int> = []
    /// The old edges that were removed, in order.
    private(set) var removed: [Int]

    init(old ways: [ComparedWay], new others: [ComparedWay]) {
        old = Array(repeating: nil, count: others.count)
        removed = Array(ways.indices)
        pair(ways, others) { $0 }
        pair(ways, others) { way in
            var way = way
            way.details = []
            return way
        }
        pair(ways, others) { way in
            guard way.isRoute else { return nil }
            var way = way
            (way.details, way.kind) = ([], "")
            return way
        }
        for (place, partner) in old.enumerated() {
            if let partner, ways[partner] != others[place] { changed.insert(place) }
        }
    }

    /// Pairs edges that have the same key and are not paired yet.
    private mutating func pair(
        _ ways: [ComparedWay], _ others: [ComparedWay], by key: (ComparedWay) -> ComparedWay?
    ) {
        var waiting: [ComparedWay: [Int]] = [:]
        for place in others.indices.reversed() where old[place] == nil {
            if let key = key(others[place]) { waiting[key, default: []].append(place) }
        }
        removed = removed.filter { place in
            guard let key = key(ways[place]), let partner = waiting[key]?.popLast() else { return true }
            old[partner] = place
            return false
        }
    }
}
