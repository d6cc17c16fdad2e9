/// A nondeterministic automaton under construction (Thompson's construction): each fragment has one
/// start and one end state.
public struct AutomatonBuilder {
    struct Fragment {
        var start: Int32
        var end: Int32
    }

    /// The automaton exceeds a limit.
    struct TooLarge: Error {}

    /// The maximum number of states of the deterministic automaton, which becomes generated code.
    public static let stateLimit = 4096
    private static let nodeLimit = 40_000
    /// The maximum number of states visited through empty steps, and the cost of an active target
    /// in that unit.
    private static let (workLimit, costOfActive) = (16_000_000, 16)

    private var empties: [[Int32]] = []
    private var steps: [[(set: ScalarSet, target: Int32)]] = []

    /// Builds a fragment and makes it deterministic.
    static func automaton(
        _ compose: (inout AutomatonBuilder) throws(TooLarge) -> Fragment
    ) throws(TooLarge) -> LanguageAutomaton {
        var builder = AutomatonBuilder()
        let whole = try compose(&builder)
        return try builder.determinized(whole)
    }

    mutating func state() throws(TooLarge) -> Int32 {
        guard empties.count < Self.nodeLimit else { throw TooLarge() }
        empties.append([])
        steps.append([])
        return Int32(empties.count - 1)
    }

    mutating func connect(_ from: Int32, _ to: Int32) {
        empties[Int(from)].append(to)
    }

    mutating func empty() throws(TooLarge) -> Fragment {
        let state = try state()
        return Fragment(start: state, end: state)
    }

    mutating func one(of set: ScalarSet) throws(TooLarge) -> Fragment {
        let fragment = Fragment(start: try state(), end: try state())
        steps[Int(fragment.start)].append((set, fragment.end))
        return fragment
    }

    mutating func text(_ text: String, isFolded: Bool = false) throws(TooLarge) -> Fragment {
        var whole = try empty()
        for scalar in text.unicodeScalars {
            var set = ScalarSet(scalar)
            if isFolded, ScalarSet.letters.ranges.contains(where: { $0.contains(scalar.value) }) {
                set.formUnion(ScalarSet([(scalar.value ^ 0x20)...(scalar.value ^ 0x20)]))
            }
            whole = join(whole, try one(of: set))
        }
        return whole
    }

    mutating func join(_ first: Fragment, _ second: Fragment) -> Fragment {
        connect(first.end, second.start)
        return Fragment(start: first.start, end: second.end)
    }

    mutating func either(_ fragments: [Fragment]) throws(TooLarge) -> Fragment {
        let whole = Fragment(start: try state(), end: try state())
        for fragment in fragments {
            connect(whole.start, fragment.start)
            connect(fragment.end, whole.end)
        }
        return whole
    }

    mutating func optional(_ fragment: Fragment) throws(TooLarge) -> Fragment {
        try either([fragment, try empty()])
    }

    mutating func repeated(_ fragment: Fragment) throws(TooLarge) -> Fragment {
        let whole = Fragment(start: try state(), end: try state())
        connect(whole.start, fragment.start)
        connect(fragment.end, whole.start)
        connect(whole.start, whole.end)
        return whole
    }

    /// A fragment that accepts what a deterministic automaton accepts.
    mutating func automaton(_ automaton: LanguageAutomaton) throws(TooLarge) -> Fragment {
        let end = try state()
        guard !automaton.isEmpty else { return Fragment(start: try state(), end: end) }
        let first = Int32(empties.count)
        for _ in 0..<automaton.stateCount { _ = try state() }
        for number in 0..<automaton.stateCount {
            for edge in automaton.edges(of: Int32(number)) {
                steps[Int(first) + number].append((ScalarSet([edge.lower...edge.upper]), first + edge.target))
            }
            if automaton.accepting[number] { connect(first + Int32(number), end) }
        }
        return Fragment(start: first, end: end)
    }

    private func determinized(_ whole: Fragment) throws(TooLarge) -> LanguageAutomaton {
        var numbers: [[Int32]: Int32] = [:]
        var sets: [[Int32]] = []
        var lists: [[LanguageAutomaton.Edge]] = []
        var accepting: [Bool] = []
        var work = 0
        func number(_ set: [Int32]) throws(TooLarge) -> Int32 {
            if let number = numbers[set] { return number }
            guard sets.count < Self.stateLimit else { throw TooLarge() }
            let number = Int32(sets.count)
            numbers[set] = number
            sets.append(set)
            return number
        }
        _ = try number(closure(of: [whole.start], &work))
        var head = 0
        while head < sets.count {
            let set = sets[head]
            head += 1
            // Thousands of sets with thousands of states each would take minutes.
            guard work < Self.workLimit else { throw TooLarge() }
            accepting.append(set.contains(whole.end))
            lists.append(try edges(of: set, number, &work))
        }
        return LanguageAutomaton.trimmed(edges: lists, accepting: accepting).minimized
    }

    private func edges(
        of set: [Int32], _ number: ([Int32]) throws(TooLarge) -> Int32, _ work: inout Int
    ) throws(TooLarge) -> [LanguageAutomaton.Edge] {
        var events: [(scalar: UInt32, target: Int32, isStart: Bool)] = []
        for state in set {
            for step in steps[Int(state)] {
                for range in step.set.ranges {
                    events.append((range.lowerBound, step.target, true))
                    events.append((range.upperBound + 1, step.target, false))
                }
            }
        }
        events.sort { $0.scalar < $1.scalar }
        var active: [Int32: Int] = [:]
        var edges: [LanguageAutomaton.Edge] = []
        var index = 0
        while index < events.count {
            let scalar = events[index].scalar
            while index < events.count, events[index].scalar == scalar {
                active[events[index].target, default: 0] += events[index].isStart ? 1 : -1
                if active[events[index].target] == 0 { active[events[index].target] = nil }
                index += 1
            }
            guard !active.isEmpty, index < events.count else { continue }
            work += active.count * Self.costOfActive
            let target = try number(closure(of: Array(active.keys), &work))
            if let last = edges.last, last.target == target, last.upper + 1 == scalar {
                edges[edges.count - 1].upper = events[index].scalar - 1
            } else {
                edges.append(.init(lower: scalar, upper: events[index].scalar - 1, target: target))
            }
        }
        return edges
    }

    /// The epsilon closure of some states, in ascending order. Leaves out states that have only
    /// empty steps and are not final.
    private func closure(of states: [Int32], _ work: inout Int) -> [Int32] {
        var seen = Set(states)
        var queue = states
        while let state = queue.popLast() {
            for next in empties[Int(state)] where seen.insert(next).inserted { queue.append(next) }
        }
        work += seen.count
        return seen.filter { !steps[Int($0)].isEmpty || empties[Int($0)].isEmpty }.sorted()
    }
}
