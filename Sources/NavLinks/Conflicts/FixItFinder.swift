import NavGraph
import NavSyntax

/// Looks for changes that settle an ambiguity without causing other errors.
struct FixItFinder {
    let overlaps: Groups<ConflictFinder.Overlap>
    let relations: PatternRelations

    /// The maximum number of patterns that are checked for being shadowed by a new one.
    private static let maxCoverageChecks = 64

    private var patterns: [Pattern] { relations.patterns }
    private var algebra: LanguageAlgebra { relations.algebra }

    /// For each of two patterns to win: a pattern for the URLs that both match or, if that is not
    /// possible, an `over`.
    ///
    /// As in most routers, the pattern with the leftmost literal should win: `/orgs/{name}` over
    /// `/{owner}/settings`. If an earlier segment already differs, either pattern may be meant to
    /// win, and both changes are proposed.
    func fixIts(_ first: Int, _ second: Int) -> [Ambiguity.FixIt] {
        let leader = leader(first, second)
        let winners =
            leader?.number == second ? [(second, first), (first, second)] : [(first, second), (second, first)]
        let found = winners.lazy.compactMap { winner, loser in
            shared(winner, loser) ?? (canGoOver(winner, loser) ? .over(winner, over: loser) : nil)
        }
        return Array(found.prefix(leader?.isFirstDifference == true ? 1 : 2))
    }

    // MARK: Preferred winner

    /// The pattern that has a literal in the first segment in which only one of the two has one.
    private func leader(_ first: Int, _ second: Int) -> (number: Int, isFirstDifference: Bool)? {
        var isFirstDifference = true
        for index in 0..<max(patterns[first].segments.count, patterns[second].segments.count) {
            let (left, right) = (literalness(of: first, at: index), literalness(of: second, at: index))
            if left != right { return (left > right ? first : second, isFirstDifference) }
            if patterns[first].language(at: index) != patterns[second].language(at: index) { isFirstDifference = false }
        }
        return nil
    }

    /// 2 for a literal, 1 for a parameter next to literal text, 0 for anything else.
    private func literalness(of number: Int, at index: Int) -> Int {
        guard index < patterns[number].segments.count else { return 0 }
        switch patterns[number].segments[index].reading {
        case .literal: return 2
        case .text(let text): return text.loneParameter == nil ? 1 : 0
        case .ignored: return 0
        }
    }

    // MARK: Pattern for the shared URLs

    private func shared(_ owner: Int, _ other: Int) -> Ambiguity.FixIt? {
        let pattern = patterns[owner]
        let second = patterns[other]
        guard pattern.node != nil, pattern.origin == second.origin, !pattern.origin.isOpaque, pattern.host == nil,
            second.host == nil,
            pattern.rejectsUnknownQuery == second.rejectsUnknownQuery,
            pattern.ownExceptions.isEmpty, second.ownExceptions.isEmpty,
            pattern.segments.count == second.segments.count, pattern.rest == nil, second.rest == nil,
            pattern.minSegments == pattern.segments.count, second.minSegments == second.segments.count
        else { return nil }
        var values: [(name: String, value: String, isText: Bool)] = []
        var path = ""
        let result = pattern.copy()
        for (index, segment) in pattern.segments.enumerated() {
            path += "/"
            let theirs = second.segments[index].language
            if algebra.isInside(segment.language, theirs) {
                path += PatternWriter.text(of: segment.reading, pattern)
                continue
            }
            // The other pattern must have a literal here, which becomes a value of the owner's
            // parameter.
            guard case .literal(let literal) = second.segments[index].reading,
                let text = segment.reading.text, let hole = text.only,
                let value = literal.inside(text.prefix, hole.suffix)
            else { return nil }
            path += PatternWriter.literal(literal)
            let parameter = pattern.parameters[hole.parameter]
            values.append((parameter.name, parameter.type.literal(of: value), !parameter.type.isWrittenPlain))
            result.segments[index].language = theirs
            result.segments[index].reading = .literal(literal)
        }
        guard let query = query(pattern, second, result) else { return nil }
        path = (path.isEmpty ? "/" : path) + query
        guard let fragment = fragment(pattern, second) else { return nil }
        path += fragment
        guard causesNothing(result) else { return nil }
        return .shared(owner, path: path, values: values)
    }

    /// The items of the owner, with the fixed ones of the other pattern.
    private func query(_ pattern: Pattern, _ second: Pattern, _ result: Pattern) -> String? {
        var items: [String] = []
        // The query of a hash route is written with the fragment.
        guard !second.query.contains(where: \.key.isInFragment) else { return nil }
        for index in pattern.queryOrder where !pattern.query[index].key.isInFragment {
            let item = pattern.query[index]
            guard isInside(item.values, second.values(ofAny: item.key)) else { return nil }
            items.append(PatternWriter.text(of: item, pattern))
        }
        var more: [Pattern.Item] = []
        for item in second.query where pattern.values(of: item.key) == nil {
            if isInside(pattern.unnamedValues, item.values) { continue }
            guard case .literal = item.reading else { return nil }
            items.append(PatternWriter.text(of: item, second))
            more.append(item)
        }
        result.add(more)
        return items.isEmpty ? "" : "?" + items.joined(separator: "&")
    }

    private func fragment(_ pattern: Pattern, _ second: Pattern) -> String? {
        let ours = pattern.fragment?.values ?? .anyFragment
        guard isInside(ours, second.fragment?.values ?? .anyFragment) else { return nil }
        return PatternWriter.fragment(of: pattern)
    }

    private func isInside(_ left: ValueSet, _ right: ValueSet) -> Bool {
        algebra.isInside(.list(ListBox(left)), .list(ListBox(right)))
    }

    /// Whether a new pattern is strictly more or less specific than every other, and leaves each
    /// pattern at least one URL to win.
    private func causesNothing(_ new: Pattern) -> Bool {
        let number = patterns.count
        var left = Self.maxCoverageChecks
        let extended = relations.adding(new)
        for other in patterns.indices {
            switch extended.relation(number, other) {
            case .equal, .overlapping: return false
            case .disjoint, .wider: continue
            case .narrower:
                left -= 1
                guard left > 0 else { return false }
                if isCovered(other, stronger(other) + [number], extended) { return false }
            }
        }
        return true
    }

    /// If deciding takes too long, the answer is true, so that the change is not proposed.
    private func isCovered(_ number: Int, _ stronger: [Int], _ relations: PatternRelations) -> Bool {
        (try? Coverage(relations).isCovered(number, by: stronger)) ?? true
    }

    private func stronger(_ number: Int) -> [Int] {
        overlaps[Int32(number)].filter { $0.winner == .other }.map { Int($0.other) }
    }

    // MARK: Adding `over`

    private func canGoOver(_ winner: Int, _ loser: Int) -> Bool {
        guard let node = patterns[loser].node, let own = patterns[winner].node else { return false }
        for overlap in overlaps[Int32(winner)]
        where patterns[Int(overlap.other)].node == node && Int(overlap.other) != winner {
            let other = Int(overlap.other)
            if overlap.relation == .wider || patterns[other].over.contains(where: { $0.target == own }) { return false }
            guard overlap.winner != .this else { continue }
            if isCovered(other, stronger(other) + [winner], relations) { return false }
            let beaten = Set(overlaps[Int32(other)].filter { $0.winner == .this }.map(\.other))
            if stronger(winner).contains(where: { beaten.contains(Int32($0)) }) { return false }
        }
        return true
    }
}

/// Writes parts of patterns as they appear in a pattern's text.
enum PatternWriter {
    static func text(of reading: Pattern.Reading, _ pattern: Pattern) -> String {
        switch reading {
        case .literal(let text): literal(text)
        case .text(let text): self.text(text, pattern, literal)
        case .ignored: ""
        }
    }

    private static func text(_ text: TextReading, _ pattern: Pattern, _ literal: (String) -> String) -> String {
        literal(text.prefix)
            + text.holes.map { hole in
                let mark = hole.takesSlashes ? (hole.isOptional ? "*" : "+") : hole.isOptional ? "?" : ""
                return "{\(pattern.parameters[hole.parameter].name)\(mark)}\(literal(hole.suffix))"
            }.joined()
    }

    static func text(of item: Pattern.Item, _ pattern: Pattern) -> String {
        var key = ""
        key += LinkWriter.encoded(item.key.name.string, in: .key)
        let value = value(of: item, pattern)
        return value.isEmpty ? key : "\(key)=\(value)"
    }

    /// The value of a query item, or the fragment.
    private static func value(of item: Pattern.Item, _ pattern: Pattern) -> String {
        func written(_ text: String) -> String {
            var value = ""
            value += LinkWriter.encoded(text, in: .value)
            return value
        }
        switch item.reading {
        case .literal(let text): return written(text)
        case .text(let text):
            guard let number = text.loneParameter else { return self.text(text, pattern, written) }
            let parameter = pattern.parameters[number]
            return "{\(parameter.name)\(parameter.isRequired || item.values.allowsNone ? "" : "!")}"
        case .ignored: return ""
        }
    }

    /// The fragment with its `#`. Empty if the pattern has none.
    static func fragment(of pattern: Pattern) -> String {
        guard let fragment = pattern.fragment else { return "" }
        guard let hash = pattern.hash else { return "#" + value(of: fragment, pattern) }
        var text =
            "#"
            + hash.segments.map { segment in
                let name = segment.reading.loneParameter.map { pattern.parameters[$0].name }
                return "/" + (segment.isOptional ? "{\(name ?? "")?}" : self.text(of: segment.reading, pattern))
            }.joined()
        if let rest = hash.rest {
            let mark = rest.least == 0 ? "*" : "+"
            text += "/" + (rest.parameter.map { "{\(pattern.parameters[$0].name)\(mark)}" } ?? mark)
        }
        if text == "#" { text = "#/" }
        let items = pattern.queryOrder.map { pattern.query[$0] }.filter(\.key.isInFragment)
        return text + (items.isEmpty ? "" : "?") + items.map { self.text(of: $0, pattern) }.joined(separator: "&")
    }

    static func literal(_ text: String) -> String {
        if text == "+" { return "%2B" }
        var written = ""
        for scalar in text.unicodeScalars {
            if scalar == "*" { written += "%2A" } else { written += LinkWriter.encoded([scalar.value], in: .segment) }
        }
        return written
    }
}

extension String {
    /// The string between a prefix and a suffix. Nil if it does not have them.
    fileprivate func inside(_ prefix: String, _ suffix: String) -> String? {
        guard hasPrefix(prefix), hasSuffix(suffix), utf8.count >= prefix.utf8.count + suffix.utf8.count else {
            return nil
        }
        return String(decoding: utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count), as: UTF8.self)
    }
}
