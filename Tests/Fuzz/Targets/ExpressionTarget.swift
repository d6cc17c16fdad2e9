import NavSyntax

@testable import NavLinks

extension FuzzTarget {
    /// The last line is a text, the others are regular expressions. Automata agree with a matcher
    /// that tries all possibilities.
    static let expressions = FuzzTarget(name: "expressions", maxLength: 256, isGraph: false) {
        input throws(PropertyViolation) in
        var lines = String(decoding: input, as: UTF8.self).unicodeScalars.split(
            separator: "\n", omittingEmptySubsequences: false
        ).map { String(String.UnicodeScalarView($0)) }
        let text = lines.count > 1 ? lines.removeLast() : "a"
        var automata: [(expression: RegularExpression, automaton: LanguageAutomaton)] = []
        for line in lines.prefix(2) {
            if let pair = try automaton(of: line) { automata.append(pair) }
        }
        for (expression, automaton) in automata {
            try compare(automaton, expression, text)
        }
        if automata.count == 2 { try combine(automata[0].automaton, automata[1].automaton, text) }
    }

    /// Nil if the expression is rejected, with a reason and a range.
    private static func automaton(
        of text: String
    ) throws(PropertyViolation) -> (expression: RegularExpression, automaton: LanguageAutomaton)? {
        let expression: RegularExpression
        do throws(SyntaxProblem) {
            expression = try RegularExpression(text)
        } catch {
            try require(!error.message.isEmpty, "no reason is given")
            try require(error.range.upperBound <= text.utf8.count, "\(error.range) is not in \(text.debugDescription)")
            return nil
        }
        guard let automaton = try? LanguageAutomaton(expression) else { return nil }
        try require(automaton.stateCount <= AutomatonBuilder.stateLimit, "it has \(automaton.stateCount) states")
        try require(automaton == automaton.minimized, "it is not the smallest")
        return (expression, automaton)
    }

    private static func compare(
        _ automaton: LanguageAutomaton, _ expression: RegularExpression, _ text: String
    ) throws(PropertyViolation) {
        let samples = automaton.samples(4).map { sample in
            String(String.UnicodeScalarView(sample.compactMap(Unicode.Scalar.init)))
        }
        for sample in samples { try require(automaton.accepts(sample), "\(sample.debugDescription) is no sample") }
        try require(samples.isEmpty == automaton.isEmpty, "there are \(samples.count) samples")
        for text in [text] + samples + samples.flatMap(near) {
            var matcher = ExhaustiveMatcher(text)
            guard let isMatch = matcher.matches(expression) else { continue }
            try require(
                automaton.accepts(text) == isMatch,
                "the automaton \(isMatch ? "refuses" : "accepts") \(text.debugDescription)")
        }
    }

    /// Similar texts.
    private static func near(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        guard let middle = scalars.indices.dropFirst(scalars.count / 2).first else { return ["a"] }
        var texts: [[Unicode.Scalar]] = []
        texts.append(Array(scalars[..<middle] + scalars[(middle + 1)...]))
        texts.append(Array(scalars[...middle] + scalars[middle...]))
        if let next = Unicode.Scalar(scalars[middle].value + 1) {
            texts.append(Array(scalars[..<middle] + [next] + scalars[(middle + 1)...]))
        }
        return texts.map { String(String.UnicodeScalarView($0)) }
    }

    /// Combinations of two automata agree with each of them.
    private static func combine(_ left: LanguageAutomaton, _ right: LanguageAutomaton, _ text: String)
        throws(PropertyViolation)
    {
        // Skips automata whose product would exceed the budget.
        guard left.stateCount * right.stateCount < 10_000, let both = left.intersection(right),
            let rest = left.subtracting(right)
        else { return }
        for sample in [text] + (left.samples(2) + right.samples(2)).map({ Self.text($0) }) {
            let isLeft = left.accepts(sample)
            let isRight = right.accepts(sample)
            try require(both.accepts(sample) == (isLeft && isRight), "the intersection on \(sample.debugDescription)")
            try require(rest.accepts(sample) == (isLeft && !isRight), "the difference on \(sample.debugDescription)")
        }
        let relation = left.relation(to: right)
        try require(relation.flipped == right.relation(to: left), "\(relation) is one way only")
        try require((relation == .disjoint) == both.isEmpty, "\(relation) of what meets")
        try require(relation.isIncluded == (rest.isEmpty && !both.isEmpty), "\(relation) of what is inside")
    }

    private static func text(_ scalars: [UInt32]) -> String {
        String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    }
}

/// Matches by trying all possibilities: slow, but obviously correct.
private struct ExhaustiveMatcher {
    private let text: [UInt32]
    /// The maximum number of steps, as nested groups may take exponential time.
    private var steps = 20_000

    init(_ text: String) {
        self.text = text.unicodeScalars.prefix(24).map(\.value)
        if text.unicodeScalars.count > 24 { steps = 0 }
    }

    mutating func matches(_ expression: RegularExpression) -> Bool? {
        let ends = ends(expression, from: [0])
        return steps > 0 ? ends.contains(text.count) : nil
    }

    /// The offsets at which a match can end that begins at one of the given offsets.
    private mutating func ends(_ expression: RegularExpression, from starts: Set<Int>) -> Set<Int> {
        steps -= 1 + starts.count
        guard steps > 0, !starts.isEmpty else { return [] }
        switch expression {
        case .empty: return starts
        case .one(let set):
            return Set(
                starts.lazy.filter { [text] start in
                    start < text.count && set.ranges.contains { $0.contains(text[start]) }
                }.map { $0 + 1 })
        case .sequence(let parts):
            var places = starts
            for part in parts { places = ends(part, from: places) }
            return places
        case .either(let choices):
            var places: Set<Int> = []
            for choice in choices { places.formUnion(ends(choice, from: starts)) }
            return places
        case .repeated(let part, let least, let most):
            return repeated(part, least, most, from: starts)
        }
    }

    private mutating func repeated(
        _ part: RegularExpression, _ least: Int, _ most: Int?, from starts: Set<Int>
    ) -> Set<Int> {
        var places = starts
        var all = least == 0 ? starts : []
        var count = 0
        while most.map({ count < $0 }) ?? true, steps > 0 {
            let next = ends(part, from: places)
            count += 1
            // The same offsets again, so there are no new ones.
            if next == places { return all.union(next) }
            places = next
            if places.isEmpty { return all }
            if count >= least { all.formUnion(places) }
        }
        return all
    }
}
