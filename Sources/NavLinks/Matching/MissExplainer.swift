import NavGraph
import NavSyntax

/// Explains why no pattern matches a URL.
struct MissExplainer {
    private let table: TableReader
    private let languages: Languages
    private let url: LinkURL
    private let build: Int
    private let segments: [String]
    private var patterns: [Pattern] { table.patternSet.patterns }
    private var graph: Graph { table.patternSet.graph }

    init(_ table: TableReader, _ languages: Languages, _ url: LinkURL, _ build: Int) {
        self.table = table
        self.languages = languages
        self.url = url
        self.build = build
        segments = url.route.segments.map(url.text)
    }

    /// The reason, with the most similar patterns of nodes among those with the URL's scheme and host.
    var answer: (reason: String, nearest: [Int]) {
        let own = patterns.indices.filter(acceptsOrigin)
        // A pattern such as `mailto:{address}` is not for other schemes.
        let ends = patterns.indices.filter { matchesPath($0) && (!patterns[$0].origin.isOpaque || acceptsOrigin($0)) }
        let ownEnds = ends.filter(acceptsOrigin)
        if let first = ownEnds.first {
            for number in ownEnds where table.reader.matches(url, build, line(number)) {
                guard let index = table.reader.exception(of: url, line(number)) else { continue }
                return ("`\(patterns[number].exceptions[index].text.value)` leaves it out", [])
            }
            let reason = ownEnds.lazy.compactMap { self.reason($0) }.first
            return (
                reason ?? "`\(patterns[first].text.value)` does not match",
                named(ownEnds.filter { patterns[$0].node != nil })
            )
        }
        let nearest = self.nearest(among: own)
        if let first = ends.first { return (hostReason(ends) ?? originReason(first), nearest) }
        let depth = self.depth(patterns.indices)
        let ownDepth = self.depth(own)
        return (valueReason(ownDepth, nearest) ?? pathReason(ownDepth, isOfAll: ownDepth == depth), nearest)
    }

    // MARK: What a pattern accepts

    /// Its line in the table.
    private func line(_ number: Int) -> Int { table.patternSet.ranks[number] }

    private func acceptsOrigin(_ number: Int) -> Bool {
        table.reader.acceptsOrigin(of: url, build, line(number))
            && table.reader.acceptsHost(of: url, table.reader.patterns[line(number)])
    }

    private func matchesPath(_ number: Int) -> Bool {
        let pattern = patterns[number]
        return segments.count >= pattern.minSegments && segments.count <= pattern.maxSegments ?? .max
            && depth(number, atLeast: 0) == segments.count
    }

    /// The largest number of segments that some patterns match.
    private func depth(_ numbers: some Sequence<Int>) -> Int {
        numbers.reduce(0) { max($0, depth($1, atLeast: $0)) }
    }

    /// The number of segments of the path that a pattern matches. Any number up to `least` means that
    /// it matches no more than that.
    private func depth(_ number: Int, atLeast least: Int) -> Int {
        let pattern = patterns[number]
        guard pattern.maxSegments.map({ $0 > least }) ?? true else { return 0 }
        var index = 0
        while index < segments.count, let language = pattern.language(at: index),
            languages[language].accepts(segments[index])
        {
            index += 1
        }
        return index
    }

    /// The patterns with the first three texts. Of several patterns of a node with the same text, only the winner.
    private func named(_ numbers: [Int]) -> [Int] {
        let texts = numbers.lazy.map { self.patterns[$0].text.value }.uniqued().prefix(3)
        return texts.flatMap { text -> [Int] in
            let same = numbers.filter { patterns[$0].text.value == text }
            return same.lazy.compactMap { self.patterns[$0].node }.uniqued().compactMap { node in
                same.filter { patterns[$0].node == node }.min { line($0) < line($1) }
            }
        }
    }

    /// Names a similar pattern that has a parameter of another type where the path does not match.
    private func valueReason(_ depth: Int, _ nearest: [Int]) -> String? {
        guard depth < segments.count else { return nil }
        let pattern = nearest.lazy.map({ self.patterns[$0] }).first { pattern in
            guard depth < pattern.segments.count else { return false }
            if case .literal = pattern.segments[depth].reading { return false }
            return (0..<depth).allSatisfy { cost(segments[$0], pattern.segments[$0]) == 0 }
        }
        guard let pattern else { return nil }
        let reason = "`\(pattern.text.value)` does not take `\(segments[depth])`"
        guard let number = pattern.segments[depth].reading.text?.loneParameter,
            let cases = graph.cases(of: pattern.parameters[number].base)
        else { return reason }
        return reason + ", only \(cases)"
    }

    private func pathReason(_ depth: Int, isOfAll: Bool) -> String {
        let subject = isOfAll ? "no pattern" : "no pattern for this scheme and host"
        if segments.isEmpty { return "\(subject) is `/`" }
        let shown = segments.prefix(depth + 1).map { "/" + $0 }.joined()
        return depth < segments.count ? "\(subject) starts with \(shown)" : "\(subject) ends after \(shown)"
    }

    // MARK: Scheme and host

    /// Names a pattern that matches the path, if the value in the host is not one of its type.
    private func hostReason(_ ends: [Int]) -> String? {
        let pattern = ends.lazy.filter { table.reader.acceptsOrigin(of: url, build, line($0)) }.map { patterns[$0] }
            .first { $0.host != nil }
        guard let pattern, let host = pattern.host else { return nil }
        return
            "`\(pattern.text.value)` does not take `\(url.text(url.host.dropLast(host.suffix.utf8.count)))` in its host"
    }

    /// Names the schemes and hosts of a pattern that matches the path.
    private func originReason(_ number: Int) -> String {
        let pattern = patterns[number]
        let name = "`\(pattern.text.value)`"
        // Other patterns of the node with the same text may have other hosts.
        let same = patterns.filter { other in
            other === pattern
                || pattern.node != nil && pattern.node == other.node
                    && pattern.text.value == other.text.value && pattern.origin.schemes == other.origin.schemes
                    && (pattern.origin.hosts == nil) == (other.origin.hosts == nil)
        }
        if same.allSatisfy({ $0.origin.hosts == ["*"] }) {
            if !OriginTable.isWeb(url.given.prefix { $0 != ":" }.lowercased()) {
                let schemes = pattern.origin.schemes ?? (graph.links.allowsHTTP ? ["https", "http"] : ["https"])
                return "\(name) is only for \(OriginRule(schemes: schemes, hosts: nil).phrase)"
            }
            if url.text(url.host).contains(":") { return "\(name) is only for hosts without a port" }
        }
        if pattern.origin == .any { return "\(name) is not for this scheme and host" }
        var origin = pattern.writtenOrigin
        if origin.hosts != nil { origin.hosts = same.flatMap { $0.writtenOrigin.hosts ?? [] }.uniqued() }
        return "\(name) is only for \(origin.phrase)"
    }

    // MARK: The rest

    /// Explains what apart from the path keeps a pattern from matching.
    private func reason(_ number: Int) -> String? {
        let pattern = patterns[number]
        let rule = table.reader.patterns[line(number)]
        let name = "`\(pattern.text.value)`"
        if !table.reader.matches(url.endsWithSlash, rule.slash) {
            return pattern.slash == .never ? "\(name) does not end with a slash" : "\(name) ends with a slash"
        }
        if let mistake = itemReason(pattern, rule.items, url.route.items, isInFragment: false) { return mistake }
        if pattern.rejectsUnknownQuery, !url.route.items.allSatisfy({ table.reader.isKnown($0, url, rule) }) {
            return "\(name) allows no other query items"
        }
        guard let fragment = pattern.fragment else { return nil }
        if case .none = url.fragment { return fragment.values.allowsNone ? nil : "\(name) needs a fragment" }
        guard let hash = rule.hash else {
            let isMatched = rule.fragment.map { table.reader.matches(url, fragment: $0) } ?? true
            return isMatched ? nil : "\(name) needs another fragment"
        }
        guard let segments = url.hash?.segments, table.reader.matches(url, segments, hash) else {
            return "\(name) needs another fragment"
        }
        return itemReason(pattern, hash.items, url.hash?.items ?? [], isInFragment: true)
    }

    /// Names the first query item that does not match.
    private func itemReason(
        _ pattern: Pattern, _ rules: [LinkReader.Item], _ items: [LinkURL.Item], isInFragment: Bool
    ) -> String? {
        let name = "`\(pattern.text.value)`"
        for item in pattern.query where item.key.isInFragment == isInFragment {
            let key = Array(item.key.name.string.utf8)
            guard let rule = rules.first(where: { $0.key == key }), !table.reader.matches(url, items, rule) else {
                continue
            }
            if url.values(of: key, in: items, onlyFirst: true).isEmpty {
                return "\(name) needs \(Self.phrase(item.key))"
            }
            return "\(name) needs \(wanted(item, pattern)) as `\(item.key.name.string)`"
        }
        return nil
    }

    private func wanted(_ item: Pattern.Item, _ pattern: Pattern) -> String {
        switch item.reading {
        case .literal(let text): return text.isEmpty ? "nothing" : "`\(text)`"
        case .text(let text) where text.loneParameter == nil: return "another value"
        case .text(let text):
            let parameter = pattern.parameters[text.holes[0].parameter]
            let narrowing = pattern.node == nil ? nil : graph.narrowing(of: parameter.base)
            let cases = pattern.node == nil ? nil : graph.cases(of: parameter.base)
            return cases ?? parameter.type.word + (narrowing.map { " that matches \($0)," } ?? "")
        case .ignored: return "what its target asks for"
        }
    }

    private static func phrase(_ key: QueryKey) -> String {
        "the query item `\(key.name.string)`\(key.isInFragment ? " in its fragment" : "")"
    }

    /// The patterns of nodes whose paths are most similar.
    private func nearest(among own: [Int]) -> [Int] {
        var best = Int.max
        var found: [Int] = []
        let path = segments.prefix(32).map { String($0.unicodeScalars.prefix(64)) }
        for number in own where patterns[number].node != nil && found.count < 64 {
            let distance = distance(path, patterns[number], atMost: best)
            guard distance <= best, distance < Int.max else { continue }
            if distance < best { found = [] }
            best = distance
            found.append(number)
        }
        return named(found)
    }

    private func cost(_ text: String, _ segment: Pattern.Segment) -> Int {
        let language = languages[segment.language]
        if language.accepts(text) { return 0 }
        guard case .literal(let literal) = segment.reading else { return 1 }
        // If the case of letters is ignored, so is it here.
        if case .folded(let folded) = language { return editDistance(text.foldedASCII, folded) }
        return editDistance(text, literal)
    }

    private static let missingParameter = 4

    private func distance(_ path: [String], _ pattern: Pattern, atMost limit: Int) -> Int {
        func cost(ofMissing segment: Pattern.Segment) -> Int {
            if segment.isOptional { return 0 }
            if case .literal(let text) = segment.reading { return max(1, text.utf8.count) }
            return Self.missingParameter
        }
        let lengthGap = max(path.count - pattern.segments.count, 0)
        if pattern.rest == nil, lengthGap > limit { return .max }
        var row = [0]
        for segment in pattern.segments { row.append(row[row.count - 1] + cost(ofMissing: segment)) }
        for text in path {
            let further = pattern.rest == nil ? max(1, text.utf8.count) : 0
            var next = [row[0] + max(1, text.utf8.count)]
            for (index, segment) in pattern.segments.enumerated() {
                let dropped = row[index + 1] + (index + 1 == pattern.segments.count ? further : max(1, text.utf8.count))
                let missed = next[index] + cost(ofMissing: segment)
                next.append(min(dropped, missed, row[index] + self.cost(text, segment)))
            }
            if pattern.segments.isEmpty { next[0] = row[0] + further }
            row = next
        }
        return row[row.count - 1]
    }
}

extension Graph {
    /// The values of an enum; of many, the first. Nil for other types.
    fileprivate func cases(of base: TypeUse.Base) -> String? {
        guard case .declared(let id) = base, case .enumeration(let cases) = self[id].definition else { return nil }
        let names = cases.prefix(cases.count > 8 ? 6 : 8).map { "`\($0.raw.value)`" }
        return (cases.count > 8 ? names + ["one of \(cases.count - 6) others"] : names).alternatives()
    }

    /// The pattern of a type, such as ``` `[a-z]+`, the pattern of `Slug` ```. Nil for a type
    /// without a pattern.
    fileprivate func narrowing(of base: TypeUse.Base) -> String? {
        guard case .declared(let id) = base, case .constrained(_, let pattern?) = self[id].definition else {
            return nil
        }
        return "`\(pattern.value)`, the pattern of `\(self[id].name.value)`"
    }
}

extension ValueType {
    /// The type with an article, such as `an Int`.
    var word: String {
        switch self {
        case .string, .opaque: "a string"
        case .int: "an Int"
        case .uint: "a UInt"
        case .double: "a Double"
        case .decimal: "a Decimal"
        case .bool: "`true` or `false`"
        case .uuid: "a UUID"
        case .date: "a date"
        case .url: "a URL"
        case .enumeration: "one of its cases"
        }
    }
}
