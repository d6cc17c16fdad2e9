extension LanguageAutomaton {
    /// The shortest accepted string, and the most readable one of that length. Nil if nothing is
    /// accepted.
    public var shortest: [UInt32]? { samples(1).first }

    /// Accepted strings: the shortest first, and of the same length the most readable first.
    ///
    /// Only a few scalars of each edge are tried, so there are fewer samples than strings.
    func samples(_ count: Int, perEdge width: Int = 3) -> [[UInt32]] {
        var search = SampleSearch(automaton: self, width: width, wanted: count)
        search.run(through: stateCount + 2)
        return search.found
    }
}

/// Visits the strings of one length after the other. It follows only edges that lead to acceptance
/// at the right length, since accepted strings can have thousands of scalars.
private struct SampleSearch {
    private struct Choice {
        var rank: UInt32
        var scalar: UInt32
        var target: Int32
    }

    private let automaton: LanguageAutomaton
    /// The number of scalars that are tried for each edge.
    private let width: Int
    private let wanted: Int
    /// By length: the states from which a string of that length is accepted.
    private var alive: [Set<Int32>]
    private(set) var found: [[UInt32]] = []

    init(automaton: LanguageAutomaton, width: Int, wanted: Int) {
        self.automaton = automaton
        self.width = width
        self.wanted = wanted
        alive = [Set(automaton.accepting.indices.lazy.filter { automaton.accepting[$0] }.map { Int32($0) })]
    }

    mutating func run(through longest: Int) {
        guard wanted > 0, !automaton.isEmpty else { return }
        var sources = [[Int32]](repeating: [], count: automaton.stateCount)
        for state in 0..<Int32(automaton.stateCount) {
            for edge in automaton.edges(of: state) { sources[Int(edge.target)].append(state) }
        }
        for length in 0...longest {
            guard !alive[length].isEmpty else { return }
            if alive[length].contains(0) { collect(length) }
            guard found.count < wanted else { return }
            alive.append(Set(alive[length].lazy.flatMap { sources[Int($0)] }))
        }
    }

    private mutating func collect(_ length: Int) {
        var text: [UInt32] = []
        /// The remaining choices at each position of the string. The next one is last.
        var open = [choices(from: 0, left: length)]
        if length == 0 { found.append([]) }
        while found.count < wanted, let last = open.indices.last {
            guard let choice = open[last].popLast() else {
                open.removeLast()
                _ = text.popLast()
                continue
            }
            text.append(choice.scalar)
            if text.count == length { found.append(text) }
            open.append(choices(from: choice.target, left: length - text.count))
        }
    }

    /// The scalars that may follow, the best last.
    private func choices(from state: Int32, left: Int) -> [Choice] {
        guard left > 0 else { return [] }
        var choices: [Choice] = []
        for edge in automaton.edges(of: state) where alive[left - 1].contains(edge.target) {
            for scalar in Readability.best(width, from: edge.lower, through: edge.upper) {
                choices.append(Choice(rank: Readability.rank(scalar), scalar: scalar, target: edge.target))
            }
        }
        return choices.sorted { $0.rank < $1.rank }.reversed()
    }
}

/// Ranks scalars by how readable they are in an example: letters, then digits, then the rest of
/// ASCII.
private enum Readability {
    /// In order of preference.
    private static let preferred: [UInt32] =
        Array(0x61...0x7A) + Array(0x31...0x39) + [0x30] + Array(0x41...0x5A) + [0x2D, 0x5F, 0x2E, 0x7E]

    private static let ranks: [UInt32] = {
        var ranks = (0..<128).map { UInt32(128 + $0) }
        for (rank, scalar) in preferred.enumerated() { ranks[Int(scalar)] = UInt32(rank) }
        return ranks
    }()

    static func rank(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x20 || (0x7F...0x9F).contains(scalar) { return scalar + 0x20_0000 }
        return scalar < 128 ? ranks[Int(scalar)] : scalar + 256
    }

    /// The most readable scalars of a range.
    static func best(_ count: Int, from lower: UInt32, through upper: UInt32) -> [UInt32] {
        var best: [UInt32] = []
        if lower < 128 {
            for scalar in preferred where scalar >= lower && scalar <= upper {
                best.append(scalar)
                if best.count == count { return best }
            }
        }
        // Printable ASCII, then letters beyond it, then anything else.
        for start in [0x21, 0xA1, 0x20, 0] as [UInt32] where best.isEmpty {
            let first = max(lower, start)
            if first <= upper, first != 0x7F || start == 0 { best.append(first) }
        }
        return best
    }
}
