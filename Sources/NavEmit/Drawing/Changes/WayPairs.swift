/// A way from one place to another, as far as two versions of it are compared.
struct ComparedWay: Hashable {
    var source: String
    var target: String
    /// How it is carried out.
    var kind: String
    /// Written by somebody, who may have changed how it is carried out; other ways follow from what nodes are.
    var isRoute: Bool
    /// What else is said of it: labels, conditions, values.
    var words: [String]
}

/// Which way of one version is which in another.
///
/// Ways are the same that agree in all; of the rest, those between the same places that are carried out alike; of
/// what is then left, routes between the same places. Each is paired once, in order.
struct WayPairs {
    /// By new way: the old one; nil: it is new.
    private(set) var old: [Int?]
    /// The new ways that differ from their old ones.
    private(set) var changed: Set<Int> = []
    /// The old ways that are gone, in order.
    private(set) var removed: [Int]

    init(old ways: [ComparedWay], new others: [ComparedWay]) {
        old = Array(repeating: nil, count: others.count)
        removed = Array(ways.indices)
        pair(ways, others) { $0 }
        pair(ways, others) { way in
            var way = way
            way.words = []
            return way
        }
        pair(ways, others) { way in
            guard way.isRoute else { return nil }
            var way = way
            (way.words, way.kind) = ([], "")
            return way
        }
        for (place, partner) in old.enumerated() {
            if let partner, ways[partner] != others[place] { changed.insert(place) }
        }
    }

    /// Pairs what has the same key and no partner yet.
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
