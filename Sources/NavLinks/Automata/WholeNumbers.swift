/// Builds the automaton of the decimal integers up to a maximum, without leading zeros.
///
/// It is built state by state, since a regular expression takes a third of the time that a small
/// graph takes in total.
struct WholeNumbers {
    private var lists: [[LanguageAutomaton.Edge]] = [[]]
    private var accepting = [false]
    /// By number of further digits: the state that accepts up to that many arbitrary digits.
    private var loose: [Int: Int32] = [:]

    /// Accepts the numbers from 0 to `largest` and, with `least`, the numbers from -1 down to
    /// `-least`.
    static func automaton(through largest: String, downThrough least: String?) -> LanguageAutomaton {
        var numbers = WholeNumbers()
        numbers.lists[0].append(numbers.edge("0", "0", to: numbers.state(accepting: true)))
        numbers.addDigits(through: largest, from: 0)
        if let least {
            let sign = numbers.state(accepting: false)
            numbers.lists[0].append(numbers.edge("-", "-", to: sign))
            numbers.addDigits(through: least, from: sign)
        }
        for state in numbers.lists.indices { numbers.lists[state].sort { $0.lower < $1.lower } }
        return LanguageAutomaton.trimmed(edges: numbers.lists, accepting: numbers.accepting).minimized
    }

    private mutating func state(accepting isAccepting: Bool) -> Int32 {
        lists.append([])
        accepting.append(isAccepting)
        return Int32(lists.count - 1)
    }

    private func edge(_ lower: Unicode.Scalar, _ upper: Unicode.Scalar, to target: Int32) -> LanguageAutomaton.Edge {
        LanguageAutomaton.Edge(lower: lower.value, upper: upper.value, target: target)
    }

    /// A state that accepts at most `count` arbitrary digits.
    private mutating func any(atMost count: Int) -> Int32 {
        if let state = loose[count] { return state }
        let state = state(accepting: true)
        loose[count] = state
        if count > 0 {
            let next = any(atMost: count - 1)
            lists[Int(state)].append(edge("0", "9", to: next))
        }
        return state
    }

    /// Adds the digits of the numbers from 1 through `largest`.
    private mutating func addDigits(through largest: String, from start: Int32) {
        let digits = largest.unicodeScalars.map(\.value)
        // The state reached by the first digits of `largest`.
        var equal = start
        for (index, digit) in digits.enumerated() {
            let first: UInt32 = index == 0 ? 0x31 : 0x30
            let left = digits.count - index - 1
            let next = state(accepting: true)
            lists[Int(equal)].append(LanguageAutomaton.Edge(lower: digit, upper: digit, target: next))
            if digit > first {
                let smaller = any(atMost: left)
                lists[Int(equal)].append(LanguageAutomaton.Edge(lower: first, upper: digit - 1, target: smaller))
            }
            if digit < 0x39, left > 0 {
                // One digit fewer, or the number would be larger than `largest`.
                let larger = any(atMost: left - 1)
                lists[Int(equal)].append(LanguageAutomaton.Edge(lower: digit + 1, upper: 0x39, target: larger))
            }
            equal = next
        }
    }
}
