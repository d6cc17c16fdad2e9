extension Automaton {
    /// The fewest scalars from each state to acceptance.
    private var distances: [Int] {
        var incoming = [[Int32]](repeating: [], count: stateCount)
        for state in 0..<stateCount {
            for edge in edges(of: Int32(state)) { incoming[Int(edge.target)].append(Int32(state)) }
        }
        var distances = accepting.map { $0 ? 0 : Int.max }
        var queue = accepting.indices.filter { accepting[$0] }
        var head = 0
        while head < queue.count {
            let state = queue[head]
            head += 1
            for source in incoming[state] where distances[Int(source)] == .max {
                distances[Int(source)] = distances[state] + 1
                queue.append(Int(source))
            }
        }
        return distances
    }

    /// The shortest text that is accepted, and of those the one that reads best; nil where nothing is.
    var shortest: [UInt32]? { samples(1).first }

    /// Accepted texts, shortest first, and of equally long ones those that read best first.
    ///
    /// One scalar stands for many that lead the same way, so there are fewer samples than texts.
    func samples(_ count: Int, perEdge width: Int = 3) -> [[UInt32]] {
        guard !isEmpty, count > 0 else { return [] }
        let distances = distances
        var found: [[UInt32]] = []
        var length = distances[0]
        var dry = 0
        let longest = stateCount + 2
        while found.count < count, length <= longest, dry < stateCount + 1 {
            let before = found.count
            var budget = 64 * count
            collect(from: 0, left: length, distances, width, [], &found, count, &budget)
            dry = found.count == before ? dry + 1 : 0
            length += 1
        }
        return found
    }

    private func collect(
        from state: Int32, left: Int, _ distances: [Int], _ width: Int, _ prefix: [UInt32],
        _ found: inout [[UInt32]],
        _ count: Int, _ budget: inout Int
    ) {
        guard found.count < count, budget > 0 else { return }
        budget -= 1
        if left == 0 {
            if accepting[Int(state)] { found.append(prefix) }
            return
        }
        var choices: [(rank: UInt32, scalar: UInt32, target: Int32)] = []
        for edge in edges(of: state) where distances[Int(edge.target)] <= left - 1 {
            for scalar in Readability.best(width, from: edge.lower, through: edge.upper) {
                choices.append((Readability.rank(scalar), scalar, edge.target))
            }
        }
        for choice in choices.sorted(by: { $0.rank < $1.rank }) {
            collect(
                from: choice.target, left: left - 1, distances, width, prefix + [choice.scalar], &found, count, &budget)
        }
    }
}

/// Which scalars people like to read in an example: letters, then digits, then the rest of ASCII.
private enum Readability {
    /// In order of preference.
    private static let liked: [UInt32] =
        Array(0x61...0x7A) + Array(0x31...0x39) + [0x30] + Array(0x41...0x5A) + [0x2D, 0x5F, 0x2E, 0x7E]

    private static let ranks: [UInt32] = {
        var ranks = (0..<128).map { UInt32(128 + $0) }
        for (rank, scalar) in liked.enumerated() { ranks[Int(scalar)] = UInt32(rank) }
        return ranks
    }()

    static func rank(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x20 || (0x7F...0x9F).contains(scalar) { return scalar + 0x20_0000 }
        return scalar < 128 ? ranks[Int(scalar)] : scalar + 256
    }

    /// The scalars of a range that read best.
    static func best(_ count: Int, from lower: UInt32, through upper: UInt32) -> [UInt32] {
        var best: [UInt32] = []
        if lower < 128 {
            for scalar in liked where scalar >= lower && scalar <= upper {
                best.append(scalar)
                if best.count == count { return best }
            }
        }
        // Printable ASCII, then letters beyond it, then anything at all.
        for start in [0x21, 0xA1, 0x20, 0] as [UInt32] where best.isEmpty {
            let first = max(lower, start)
            if first <= upper, first != 0x7F || start == 0 { best.append(first) }
        }
        return best
    }
}
