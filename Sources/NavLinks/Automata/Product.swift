/// The relation between two languages as sets.
public enum Relation: UInt8, Sendable, Hashable {
    case disjoint, equal
    /// The first is a strict subset of the second.
    case narrower
    /// The second is a strict subset of the first.
    case wider
    /// They share strings, and each has strings that the other does not.
    case overlapping

    init(overlaps: Bool, leftOnly: Bool, rightOnly: Bool) {
        switch (overlaps, leftOnly, rightOnly) {
        case (false, _, _): self = .disjoint
        case (true, false, false): self = .equal
        case (true, false, true): self = .narrower
        case (true, true, false): self = .wider
        case (true, true, true): self = .overlapping
        }
    }

    /// Whether the first is a subset of the second and both share something.
    package var isIncluded: Bool { self == .equal || self == .narrower }
    var includes: Bool { self == .equal || self == .wider }
    var flipped: Relation {
        switch self {
        case .narrower: .wider
        case .wider: .narrower
        case .disjoint, .equal, .overlapping: self
        }
    }
}

extension LanguageAutomaton {
    package func relation(to other: LanguageAutomaton) -> Relation {
        var budget = Int.max
        return relation(to: other, budget: &budget)
    }

    /// Subtracts the work from a budget. Once the budget is used up, the result is meaningless.
    func relation(to other: LanguageAutomaton, budget: inout Int) -> Relation {
        var overlaps = false
        var leftOnly = false
        var rightOnly = false
        explore(other, &budget) { left, right in
            let isLeft = left.map { self.accepting[Int($0)] } ?? false
            let isRight = right.map { other.accepting[Int($0)] } ?? false
            overlaps = overlaps || (isLeft && isRight)
            // An accepting state can be reached from every state, so a state without a partner
            // accepts something of its own.
            leftOnly = leftOnly || (isLeft && !isRight) || (left != nil && right == nil)
            rightOnly = rightOnly || (isRight && !isLeft) || (right != nil && left == nil)
            return !(overlaps && leftOnly && rightOnly)
        }
        return Relation(overlaps: overlaps, leftOnly: leftOnly, rightOnly: rightOnly)
    }

    /// In units of about ten nanoseconds.
    private static let costOfPair = 15

    /// Visits, breadth first, the pairs of states that the same string leads to, until `visit`
    /// returns false.
    private func explore(_ other: LanguageAutomaton, _ budget: inout Int, _ visit: (Int32?, Int32?) -> Bool) {
        struct Pair: Hashable {
            var left: Int32
            var right: Int32
        }
        let start = Pair(left: isEmpty ? -1 : 0, right: other.isEmpty ? -1 : 0)
        var seen: Set<Pair> = [start]
        var queue = [start]
        var head = 0
        while head < queue.count {
            let pair = queue[head]
            head += 1
            budget -= Self.costOfPair
            guard budget > 0, visit(pair.left < 0 ? nil : pair.left, pair.right < 0 ? nil : pair.right) else { return }
            guard pair.left >= 0, pair.right >= 0 else { continue }
            forEachStep(pair.left, other, pair.right) { _, _, left, right in
                let next = Pair(left: left ?? -1, right: right ?? -1)
                if seen.insert(next).inserted { queue.append(next) }
            }
        }
    }

    /// Calls `body` with each range of scalars for which the two states lead to the same pair of
    /// next states.
    private func forEachStep(
        _ state: Int32, _ other: LanguageAutomaton, _ otherState: Int32,
        _ body: (_ lower: UInt32, _ upper: UInt32, Int32?, Int32?) -> Void
    ) {
        let left = edges(of: state)
        let right = other.edges(of: otherState)
        var i = left.startIndex
        var j = right.startIndex
        var position: UInt32 = 0
        while i < left.endIndex || j < right.endIndex {
            let a = i < left.endIndex ? left[i] : nil
            let b = j < right.endIndex ? right[j] : nil
            let startA = a.map { max($0.lower, position) } ?? .max
            let startB = b.map { max($0.lower, position) } ?? .max
            let lower = min(startA, startB)
            let inA = startA == lower
            let inB = startB == lower
            var upper = UInt32.max
            if let a { upper = min(upper, inA ? a.upper : a.lower - 1) }
            if let b { upper = min(upper, inB ? b.upper : b.lower - 1) }
            body(lower, upper, inA ? a?.target : nil, inB ? b?.target : nil)
            position = upper + 1
            if let a, a.upper < position { i += 1 }
            if let b, b.upper < position { j += 1 }
        }
    }

    /// The strings that both accept or, for a difference, that only this automaton accepts. Nil if
    /// there are too many states.
    private func product(_ other: LanguageAutomaton, isDifference: Bool, limit: Int) -> LanguageAutomaton? {
        guard !isEmpty else { return .nothing }
        guard !other.isEmpty else { return isDifference ? self : .nothing }
        struct Pair: Hashable {
            var left: Int32
            var right: Int32
        }
        var numbers = [Pair(left: 0, right: 0): Int32(0)]
        var queue = [Pair(left: 0, right: 0)]
        var lists: [[Edge]] = []
        var accepting: [Bool] = []
        var head = 0
        while head < queue.count {
            guard queue.count <= limit else { return nil }
            let pair = queue[head]
            head += 1
            let isRight = pair.right >= 0 && other.accepting[Int(pair.right)]
            accepting.append(self.accepting[Int(pair.left)] && isRight != isDifference)
            var list: [Edge] = []
            func add(_ lower: UInt32, _ upper: UInt32, _ left: Int32?, _ right: Int32?) {
                guard let left, isDifference || right != nil else { return }
                let next = Pair(left: left, right: right ?? -1)
                let number = numbers[next] ?? Int32(queue.count)
                if number == queue.count {
                    numbers[next] = number
                    queue.append(next)
                }
                list.append(Edge(lower: lower, upper: upper, target: number))
            }
            if pair.right >= 0 {
                forEachStep(pair.left, other, pair.right, add)
            } else {
                for edge in edges(of: pair.left) { add(edge.lower, edge.upper, edge.target, nil) }
            }
            lists.append(list)
        }
        return LanguageAutomaton.trimmed(edges: lists, accepting: accepting)
    }

    func intersection(_ other: LanguageAutomaton, limit: Int = .max) -> LanguageAutomaton? {
        product(other, isDifference: false, limit: limit)
    }

    package func subtracting(_ other: LanguageAutomaton, limit: Int = .max) -> LanguageAutomaton? {
        product(other, isDifference: true, limit: limit)
    }
}
