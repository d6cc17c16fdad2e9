import NavSyntax

/// Relations, intersections and differences of languages. Each is computed once.
package final class LanguageAlgebra {
    package private(set) var languages: Languages
    private var relations: [UInt64: Relation] = [:]
    private var intersections: [UInt64: LanguageID] = [:]
    private var differences: [UInt64: LanguageID] = [:]
    private var literals: [LanguageID: Bool] = [:]
    private var knownSamples: [LanguageID: [[UInt32]]] = [:]
    /// The work that may still be done, in units of about ten nanoseconds. It is counted and not
    /// timed, so that the result is the same on every machine. Once it is used up, results are
    /// meaningless.
    package private(set) var budget = 30_000_000
    package var isExhausted: Bool { budget <= 0 }

    package init(_ languages: Languages) {
        self.languages = languages
    }

    package func spend(_ work: Int) { budget = work > budget ? 0 : budget - work }

    /// Sets the work that may be done from now on.
    package func allow(_ work: Int) { budget = work }

    private static func key(_ left: LanguageID, _ right: LanguageID) -> UInt64 {
        UInt64(UInt32(bitPattern: left.index)) << 32 | UInt64(UInt32(bitPattern: right.index))
    }

    func relation(_ left: LanguageID, _ right: LanguageID) -> Relation {
        if left == right { return left == .nothing ? .disjoint : .equal }
        if left == .nothing || right == .nothing { return .disjoint }
        guard left < right else { return relation(right, left).flipped }
        switch (languages[left], languages[right]) {
        case (.literal, .literal), (.folded, .folded): return .disjoint
        case (.literal(let text), .folded(let folded)):
            return ExactString(text.foldedASCII) == ExactString(folded) ? .narrower : .disjoint
        case (.folded(let folded), .literal(let text)):
            return ExactString(text.foldedASCII) == ExactString(folded) ? .wider : .disjoint
        case (.literal(let text), .automaton(let automaton)):
            if !automaton.accepts(text) { return .disjoint }
            return automaton.isSingle ? .equal : .narrower
        case (.automaton(let automaton), .literal(let text)):
            if !automaton.accepts(text) { return .disjoint }
            return automaton.isSingle ? .equal : .wider
        case (let one, let other):
            let key = Self.key(left, right)
            if let known = relations[key] { return known }
            let first = one.automaton
            let second = other.automaton
            let relation = first.relation(to: second, budget: &budget)
            if !isExhausted { relations[key] = relation }
            return relation
        }
    }

    /// Whether every string of the first language is in the second.
    func isInside(_ left: LanguageID, _ right: LanguageID) -> Bool {
        left == right || left == .nothing || relation(left, right).isIncluded
    }

    package func intersection(_ left: LanguageID, _ right: LanguageID) -> LanguageID {
        switch relation(left, right) {
        case .disjoint: return .nothing
        case .equal, .narrower: return left
        case .wider: return right
        case .overlapping:
            let key = left < right ? Self.key(left, right) : Self.key(right, left)
            if let known = intersections[key] { return known }
            let first = languages[left].automaton
            let second = languages[right].automaton
            let both = combined(first, second) { first.intersection(second, limit: $0) }
            guard !isExhausted else { return .nothing }
            let id = languages.intern(both)
            intersections[key] = id
            return id
        }
    }

    package func difference(_ left: LanguageID, _ right: LanguageID) -> LanguageID {
        switch relation(left, right) {
        case .disjoint: return left
        case .equal, .narrower: return .nothing
        case .wider, .overlapping:
            let key = Self.key(left, right)
            if let known = differences[key] { return known }
            let first = languages[left].automaton
            let second = languages[right].automaton
            let rest = combined(first, second) { first.subtracting(second, limit: $0) }
            guard !isExhausted else { return .nothing }
            let id = languages.intern(rest)
            differences[key] = id
            return id
        }
    }

    /// Combines two automata, as far as the budget allows.
    private func combined(
        _ first: LanguageAutomaton, _ second: LanguageAutomaton, _ combine: (Int) -> LanguageAutomaton?
    ) -> LanguageAutomaton {
        // Building the automaton costs less than minimizing it.
        spend(100)
        guard !isExhausted, let whole = combine(min(budget / 200, 50_000)) else {
            spend(.max / 2)
            return .nothing
        }
        spend(200 * whole.stateCount)
        return whole.minimized
    }

    /// The language of one string.
    package func literal(_ text: String, isFolded: Bool = false) -> LanguageID {
        languages.literal(text, isFolded: isFolded)
    }

    /// All fragments that a hash route matches. Nil if they need too large an automaton.
    package func language(of route: Pattern.HashRoute) -> LanguageID? {
        guard route.segments.allSatisfy({ $0.language != .nothing }) else { return .nothing }
        spend(200)
        return (try? route.automaton(languages)).map { languages.intern($0) }
    }

    /// Whether all strings of a language are one string, if the case of ASCII letters is ignored.
    ///
    /// A language inside a literal one is literal, too, so the order of patterns by their literals does
    /// not contradict the order by specificity.
    func isLiteral(_ language: LanguageID) -> Bool {
        if let known = literals[language] { return known }
        spend(20)
        let isLiteral: Bool
        switch languages[language] {
        case .literal, .folded: isLiteral = true
        case .automaton(let automaton):
            let shortest = automaton.shortest?.compactMap(Unicode.Scalar.init) ?? []
            let text = String(String.UnicodeScalarView(shortest)).foldedASCII
            isLiteral = automaton.relation(to: LanguageAutomaton(folded: text)).isIncluded
        }
        literals[language] = isLiteral
        return isLiteral
    }

    /// A few strings of the language, the shortest and most readable first.
    func samples(_ language: LanguageID) -> [[UInt32]] {
        if let known = knownSamples[language] { return known }
        spend(200)
        let samples: [[UInt32]] =
            switch languages[language] {
            case .literal(let text): [text.unicodeScalars.map(\.value)]
            case .folded(let text): [text.unicodeScalars.map(\.value)]
            case .automaton(let automaton): automaton.samples(6, perEdge: 6)
            }
        knownSamples[language] = samples
        return samples
    }
}

extension LanguageAutomaton {
    /// Whether it accepts exactly one string.
    var isSingle: Bool {
        guard !isEmpty else { return false }
        var state: Int32 = 0
        for _ in 0..<stateCount {
            let edges = edges(of: state)
            if accepting[Int(state)] { return edges.isEmpty }
            guard edges.count == 1, let edge = edges.first, edge.lower == edge.upper else { return false }
            state = edge.target
        }
        return false
    }
}
