/// A deterministic automaton over Unicode scalars. It accepts the values that a piece of a URL can
/// have.
///
/// State 0 is the start. An accepting state can be reached from every state, so an automaton
/// without states accepts nothing.
public struct LanguageAutomaton: Sendable, Hashable {
    public struct Edge: Sendable, Hashable {
        public var lower: UInt32
        public var upper: UInt32
        public var target: Int32
    }

    /// The edges of all states, sorted by scalar within each state.
    public internal(set) var edges: [Edge] = []
    /// By state: the index of its first edge. Has one more element than there are states.
    public internal(set) var starts: [Int32] = [0]
    public internal(set) var accepting: [Bool] = []

    public var stateCount: Int { accepting.count }
    public var isEmpty: Bool { accepting.isEmpty }
    public var acceptsEmpty: Bool { accepting.first ?? false }

    static let nothing = LanguageAutomaton()

    public func edges(of state: Int32) -> ArraySlice<Edge> {
        edges[Int(starts[Int(state)])..<Int(starts[Int(state) + 1])]
    }

    /// The state to which a scalar leads from a state, if any.
    @inline(__always)
    public func next(_ state: Int32, _ scalar: UInt32) -> Int32? {
        var low = Int(starts[Int(state)])
        var high = Int(starts[Int(state) + 1])
        while low < high {
            let middle = (low + high) / 2
            let edge = edges[middle]
            if scalar < edge.lower {
                high = middle
            } else if scalar > edge.upper {
                low = middle + 1
            } else {
                return edge.target
            }
        }
        return nil
    }

    public func accepts(_ text: String) -> Bool {
        guard !isEmpty else { return false }
        var state: Int32 = 0
        for scalar in text.unicodeScalars {
            guard let next = next(state, scalar.value) else { return false }
            state = next
        }
        return accepting[Int(state)]
    }

    /// Drops the states from which no accepting state can be reached.
    static func trimmed(edges lists: [[Edge]], accepting: [Bool]) -> LanguageAutomaton {
        var incoming = [[Int32]](repeating: [], count: lists.count)
        for (state, list) in lists.enumerated() {
            for edge in list { incoming[Int(edge.target)].append(Int32(state)) }
        }
        var isAlive = accepting
        var queue = accepting.indices.filter { accepting[$0] }
        while let state = queue.popLast() {
            for source in incoming[state] where !isAlive[Int(source)] {
                isAlive[Int(source)] = true
                queue.append(Int(source))
            }
        }
        guard isAlive.first == true else { return .nothing }
        var numbers = [Int32](repeating: -1, count: lists.count)
        var count: Int32 = 0
        for state in lists.indices where isAlive[state] {
            numbers[state] = count
            count += 1
        }
        var result = LanguageAutomaton()
        for state in lists.indices where isAlive[state] {
            for edge in lists[state] where isAlive[Int(edge.target)] {
                let target = numbers[Int(edge.target)]
                if let last = result.edges.last, result.edges.count > Int(result.starts[result.starts.count - 1]),
                    last.target == target, last.upper + 1 == edge.lower
                {
                    result.edges[result.edges.count - 1].upper = edge.upper
                } else {
                    result.edges.append(Edge(lower: edge.lower, upper: edge.upper, target: target))
                }
            }
            result.starts.append(Int32(result.edges.count))
            result.accepting.append(accepting[state])
        }
        return result
    }
}
