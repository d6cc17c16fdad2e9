import NavGraph
import NavSyntax

extension LinkMatcher {
    /// Explains why no pattern matches, with the most similar patterns of nodes among those with
    /// the URL's scheme and host.
    func explainMiss(_ url: URLParts, in graph: Graph) -> (reason: String, nearest: [Int]) {
        let own = patterns.indices.filter { originSet($0).contains(url.origin) }
        let (ends, depth) = endsOfPath(url)
        let ownEnds = ends.filter { originSet($0).contains(url.origin) }
        if let first = ownEnds.first {
            let reason = ownEnds.lazy.compactMap { number in self.reason(number, url, graph) }.first
            return (
                reason ?? "`\(patterns[first].text.value)` does not match",
                named(ownEnds.filter { patterns[$0].node != nil })
            )
        }
        let nearest = nearest(url, among: own)
        if let first = ends.first { return (hostReason(ends, url) ?? originReason(first, url, graph), nearest) }
        let ownDepth = own.reduce(0) { max($0, self.depth($1, url.segments, atLeast: $0)) }
        return (
            valueReason(url, ownDepth, nearest, graph) ?? pathReason(url, ownDepth, isOfAll: ownDepth == depth), nearest
        )
    }

    /// The patterns that match the whole path, and the largest number of segments that others
    /// match.
    private func endsOfPath(_ url: URLParts) -> (ends: [Int], depth: Int) {
        var ends: [Int] = []
        var deepest = 0
        var stack: [(node: Int32, depth: Int)] = [(0, 0)]
        while let (node, depth) = stack.popLast() {
            deepest = max(deepest, depth)
            guard depth < url.segments.count else {
                ends += trie.ends[node].map { Int($0) }
                continue
            }
            for child in children(of: node, matching: url.segments[depth]) { stack.append((child, depth + 1)) }
        }
        return (ends.uniqued().sorted(), deepest)
    }

    /// The number of segments of a path that a pattern matches. Any number up to `least` means that
    /// it matches no more than that.
    private func depth(_ number: Int, _ segments: [String], atLeast least: Int) -> Int {
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
                same.filter { patterns[$0].node == node }.min { ranks[$0] < ranks[$1] }
            }
        }
    }

    /// Names a similar pattern that has a parameter of another type where the path does not match.
    private func valueReason(_ url: URLParts, _ depth: Int, _ nearest: [Int], _ graph: Graph) -> String? {
        guard depth < url.segments.count else { return nil }
        let pattern = nearest.lazy.map({ self.patterns[$0] }).first { pattern in
            guard depth < pattern.segments.count else { return false }
            if case .literal = pattern.segments[depth].reading { return false }
            return (0..<depth).allSatisfy { cost(url.segments[$0], pattern.segments[$0]) == 0 }
        }
        guard let pattern else { return nil }
        let reason = "`\(pattern.text.value)` does not take `\(url.segments[depth])`"
        guard let number = pattern.segments[depth].reading.text?.loneParameter,
            let cases = graph.cases(of: pattern.parameters[number].base)
        else { return reason }
        return reason + ", only \(cases)"
    }

    private func pathReason(_ url: URLParts, _ depth: Int, isOfAll: Bool) -> String {
        let subject = isOfAll ? "no pattern" : "no pattern for this scheme and host"
        if url.segments.isEmpty { return "\(subject) is `/`" }
        let shown = url.segments.prefix(depth + 1).map { "/" + $0 }.joined()
        return depth < url.segments.count ? "\(subject) starts with \(shown)" : "\(subject) ends after \(shown)"
    }

    /// Names a pattern that matches the path, if the value in the host is not one of its type.
    private func hostReason(_ ends: [Int], _ url: URLParts) -> String? {
        for number in ends {
            let pattern = patterns[number]
            var rule = pattern.origin
            rule.narrowing = nil
            guard let host = pattern.host, let text = url.host,
                rules.origins.pieces(rule, in: build).contains(url.origin)
            else { continue }
            let value = String(decoding: text.utf8.dropLast(host.suffix.utf8.count), as: UTF8.self)
            return "`\(pattern.text.value)` does not take `\(value)` in its host"
        }
        return nil
    }

    /// Names the schemes and hosts of a pattern that matches the path.
    private func originReason(_ number: Int, _ url: URLParts, _ graph: Graph) -> String {
        let pattern = patterns[number]
        let name = "`\(pattern.text.value)`"
        if pattern.origin.hosts == ["*"] {
            let origins = rules.origins
            let scheme = origins.schemes[origins.parts(of: url.origin).scheme]
            if !OriginTable.isWeb(scheme) {
                let schemes = pattern.origin.schemes ?? (graph.links.allowsHTTP ? ["https", "http"] : ["https"])
                return "\(name) is only for \(OriginRule(schemes: schemes, hosts: nil).phrase)"
            }
            if url.host?.contains(":") == true { return "\(name) is only for hosts without a port" }
        }
        return pattern.origin == .any
            ? "\(name) is not for this scheme and host" : "\(name) is only for \(pattern.writtenOrigin.phrase)"
    }

    /// Explains what apart from the path keeps a pattern from matching.
    private func reason(_ number: Int, _ url: URLParts, _ graph: Graph) -> String? {
        let pattern = patterns[number]
        let name = "`\(pattern.text.value)`"
        if !accepts(slashOf: url, pattern) {
            return pattern.slash == .never ? "\(name) does not end with a slash" : "\(name) ends with a slash"
        }
        if let mistake = itemReason(number, url, graph, isInFragment: false) { return mistake }
        if pattern.rejectsUnknownQuery, !url.hasOnlyKeys({ pattern.values(of: $0) != nil }) {
            return "\(name) allows no other query items"
        }
        guard let fragment = pattern.fragment else { return nil }
        guard url.hasFragment else { return fragment.values.allowsNone ? nil : "\(name) needs a fragment" }
        guard acceptsFragment(pattern, url) else { return "\(name) needs another fragment" }
        return itemReason(number, url, graph, isInFragment: true)
    }

    /// Names the first query item that does not match.
    private func itemReason(_ number: Int, _ url: URLParts, _ graph: Graph, isInFragment: Bool) -> String? {
        let pattern = patterns[number]
        let name = "`\(pattern.text.value)`"
        for item in pattern.query where item.key.isInFragment == isInFragment {
            let values = url.values(of: item.key, onlyFirst: false)
            let wanted: String
            switch item.reading {
            case .literal(let text): wanted = text.isEmpty ? "nothing" : "`\(text)`"
            case .text(let text) where text.loneParameter == nil: wanted = "another value"
            case .text(let text):
                let parameter = pattern.parameters[text.holes[0].parameter]
                let narrowing = pattern.node == nil ? nil : graph.narrowing(of: parameter.base)
                let cases = pattern.node == nil ? nil : graph.cases(of: parameter.base)
                wanted = cases ?? parameter.type.word + (narrowing.map { " that matches \($0)," } ?? "")
            case .ignored: wanted = "what its target asks for"
            }
            if values.isEmpty, !item.values.allowsNone {
                return "\(name) needs \(Self.phrase(item.key))"
            }
            for (index, value) in values.enumerated() {
                let language = index == 0 ? item.values.first : item.values.rest
                if !accepts(language, value) { return "\(name) needs \(wanted) as `\(item.key.name.string)`" }
            }
        }
        return nil
    }

    private static func phrase(_ key: QueryKey) -> String {
        "the query item `\(key.name.string)`\(key.isInFragment ? " in its fragment" : "")"
    }

    /// The patterns of nodes whose paths are most similar.
    private func nearest(_ url: URLParts, among own: [Int]) -> [Int] {
        var best = Int.max
        var found: [Int] = []
        let path = url.segments.prefix(32).map { String($0.unicodeScalars.prefix(64)) }
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
