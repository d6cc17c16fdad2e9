extension LanguageAutomaton {
    /// The smallest automaton that accepts the same strings: equivalent states are merged.
    var minimized: LanguageAutomaton {
        guard stateCount > 1 else { return self }
        var partition = StatePartition(self)
        partition.refine()
        return merged(partition.classes, partition.count).renumbered
    }

    /// The same automaton with its states in breadth-first order, so that equal languages give
    /// equal values.
    private var renumbered: LanguageAutomaton {
        guard !isEmpty else { return self }
        var order: [Int32] = [0]
        var numbers: [Int32: Int32] = [0: 0]
        var head = 0
        while head < order.count {
            for edge in edges(of: order[head]) where numbers[edge.target] == nil {
                numbers[edge.target] = Int32(order.count)
                order.append(edge.target)
            }
            head += 1
        }
        var result = LanguageAutomaton()
        for state in order {
            for edge in edges(of: state) {
                result.edges.append(
                    Edge(lower: edge.lower, upper: edge.upper, target: numbers[edge.target] ?? edge.target))
            }
            result.starts.append(Int32(result.edges.count))
            result.accepting.append(accepting[Int(state)])
        }
        return result
    }

    private func merged(_ classes: [Int32], _ count: Int) -> LanguageAutomaton {
        guard count < stateCount else { return self }
        // Numbered by first appearance, so that the start stays state 0.
        var numbers: [Int32: Int] = [:]
        var members: [Int] = []
        for state in 0..<stateCount where numbers[classes[state]] == nil {
            numbers[classes[state]] = members.count
            members.append(state)
        }
        let lists = members.map { state in
            edges(of: Int32(state)).map {
                Edge(lower: $0.lower, upper: $0.upper, target: Int32(numbers[classes[Int($0.target)]] ?? 0))
            }
        }
        return LanguageAutomaton.trimmed(edges: lists, accepting: members.map { accepting[$0] })
    }
}

/// A partition of an automaton's states into classes, which are split until the states of each
/// class are equivalent.
///
/// As in Hopcroft's algorithm, the largest part of a split class keeps its number: no state changes
/// its class more often than the logarithm of the number of states, and only the predecessors of
/// changed states are visited again.
private struct StatePartition {
    private let automaton: LanguageAutomaton
    private(set) var classes: [Int32]
    private var sizes: [Int]
    /// By state: the states with an edge to it.
    private var sources: [[Int32]]

    var count: Int { sizes.count }

    init(_ automaton: LanguageAutomaton) {
        self.automaton = automaton
        let isMixed = Set(automaton.accepting).count > 1
        classes = automaton.accepting.map { isMixed && $0 ? 1 : 0 }
        sizes = isMixed ? [0, 0] : [0]
        for number in classes { sizes[Int(number)] += 1 }
        sources = [[Int32]](repeating: [], count: automaton.stateCount)
        for state in 0..<Int32(automaton.stateCount) {
            for edge in automaton.edges(of: state) where sources[Int(edge.target)].last != state {
                sources[Int(edge.target)].append(state)
            }
        }
    }

    mutating func refine() {
        var doubtful = Array(0..<Int32(automaton.stateCount))
        var isDoubtful = [Bool](repeating: false, count: automaton.stateCount)
        while !doubtful.isEmpty {
            let changed = split(doubtful)
            doubtful = []
            for source in changed.lazy.flatMap({ [sources] in sources[Int($0)] }) where !isDoubtful[Int(source)] {
                isDoubtful[Int(source)] = true
                doubtful.append(source)
            }
            for state in doubtful { isDoubtful[Int(state)] = false }
        }
    }

    /// Splits the classes of some states whose edges may lead to different classes now. Returns the
    /// states whose class has changed.
    private mutating func split(_ states: [Int32]) -> [Int32] {
        // All splits use the classes from before; changes are handled in the next round.
        var parts: [Int32: [[Int32]: [Int32]]] = [:]
        for state in states {
            parts[classes[Int(state)], default: [:]][signature(of: state), default: []].append(state)
        }
        var changed: [Int32] = []
        for (number, groups) in parts {
            var groups = Array(groups.values)
            let others = sizes[Int(number)] - groups.reduce(0) { $0 + $1.count }
            let largest = groups.indices.max { groups[$0].count < groups[$1].count } ?? 0
            if others < groups[largest].count {
                let kept = Set(groups.joined())
                groups.remove(at: largest)
                if others > 0 {
                    groups.append(
                        classes.indices.map { Int32($0) }.filter { classes[Int($0)] == number && !kept.contains($0) })
                }
            }
            for group in groups {
                sizes[Int(number)] -= group.count
                for state in group { classes[Int(state)] = Int32(sizes.count) }
                sizes.append(group.count)
                changed += group
            }
        }
        return changed
    }

    /// The classes to which the edges of a state lead, with as few ranges as possible.
    private func signature(of state: Int32) -> [Int32] {
        var signature: [Int32] = []
        var last: (upper: UInt32, target: Int32)?
        for edge in automaton.edges(of: state) {
            let target = classes[Int(edge.target)]
            if let before = last, before.target == target, before.upper + 1 == edge.lower {
                signature[signature.count - 2] = Int32(bitPattern: edge.upper)
            } else {
                signature += [Int32(bitPattern: edge.lower), Int32(bitPattern: edge.upper), target]
            }
            last = (edge.upper, target)
        }
        return signature
    }
}
