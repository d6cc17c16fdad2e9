import NavGraph

/// The pattern that won a URL, with the values that it reads.
public struct LinkMatch: Sendable {
    /// The index of the pattern.
    public var pattern: Int
    /// By parameter.
    public var values: [LinkValue]
    public var segments: [String]
}

/// Finds the pattern that wins a URL, in one build of the app.
public final class LinkMatcher: Sendable {
    let patterns: [Pattern]
    let languages: Languages
    let trie: PatternTrie
    let ranks: [Int32]
    private let origins: [OriginSet]
    private let originNumbers: [Int32]
    let rules: URLParts.Rules
    let isFolded: Bool
    let build: Int

    init(
        _ patterns: [Pattern], _ languages: Languages, _ trie: PatternTrie, _ ranks: [Int32], _ table: OriginTable,
        build: Int, _ settings: LinkSettings
    ) {
        self.patterns = patterns
        self.languages = languages
        self.trie = trie
        self.ranks = ranks
        self.build = build
        var numbers: [OriginRule: Int32] = [:]
        var sets: [OriginSet] = []
        originNumbers = patterns.map { pattern in
            if let number = numbers[pattern.origin] { return number }
            let number = Int32(sets.count)
            numbers[pattern.origin] = number
            sets.append(table.pieces(pattern.origin, in: build))
            return number
        }
        origins = sets
        let own = Set(table.builds[build].schemes + numbers.keys.flatMap { $0.schemes ?? [] })
        let slashes = patterns.isEmpty ? [settings.trailingSlash] : patterns.map(\.slash)
        rules = URLParts.Rules(
            origins: table, schemes: table.schemes.map { OriginTable.isWeb($0) || own.contains($0) },
            trailingSlash: (slashes.contains { $0 != .never }, slashes.allSatisfy { $0 == .always }),
            maxLength: settings.maxLength)
        isFolded = patterns.allSatisfy(\.isFolded)
    }

    /// Parses a URL. Throws if no pattern can match it.
    public func parts(of url: [UInt8]) throws(URLParts.Refusal) -> URLParts {
        try URLParts(url, rules)
    }

    /// The pattern that wins a URL. Nil if none matches.
    public func match(_ url: URLParts) -> LinkMatch? {
        guard let pattern = winner(url) else { return nil }
        return LinkMatch(pattern: pattern, values: values(patterns[pattern], url), segments: url.segments)
    }

    /// The index of the pattern that wins a URL.
    func winner(of url: [UInt8]) -> Int? { (try? parts(of: url)).flatMap(winner) }

    private func winner(_ url: URLParts) -> Int? {
        let literals = url.segments.map { languages.literal(of: $0, isFolded: isFolded) }
        var best: Int?
        var stack: [(node: Int32, depth: Int)] = [(0, 0)]
        while let (node, depth) = stack.popLast() {
            guard depth < url.segments.count else {
                for number in trie.ends[node] {
                    let number = Int(number)
                    if let best, ranks[best] <= ranks[number] { continue }
                    if matchesApartFromPath(number, url) { best = number }
                }
                continue
            }
            if let literal = literals[depth], let child = trie.child(of: node, literal) {
                stack.append((child, depth + 1))
            }
            for child in trie.others[node] where languages[child.language].accepts(url.segments[depth]) {
                stack.append((child.node, depth + 1))
            }
        }
        return best
    }

    /// The origins that a pattern accepts.
    func originSet(_ pattern: Int) -> OriginSet { origins[Int(originNumbers[pattern])] }

    /// Whether some pattern accepts an origin.
    func isRead(behind piece: Int) -> Bool { origins.contains { $0.contains(piece) } }

    /// The nodes of the trie to which a segment leads.
    func children(of node: Int32, matching segment: String) -> [Int32] {
        let literal = languages.literal(of: segment, isFolded: isFolded).flatMap { trie.child(of: node, $0) }
        return [literal].compactMap(\.self)
            + trie.others[node].filter { languages[$0.language].accepts(segment) }.map(\.node)
    }

    private func matchesApartFromPath(_ number: Int, _ url: URLParts) -> Bool {
        let pattern = patterns[number]
        guard originSet(number).contains(url.origin), accepts(slashOf: url, pattern) else { return false }
        for item in pattern.query where !accepts(item, of: pattern, url) { return false }
        if pattern.rejectsUnknownQuery, !url.hasOnlyKeys({ pattern.values(of: $0) != nil }) { return false }
        return acceptsFragment(pattern, url)
    }

    func acceptsFragment(_ pattern: Pattern, _ url: URLParts) -> Bool {
        guard let fragment = pattern.fragment else { return true }
        guard url.hasFragment else { return fragment.values.allowsNone }
        return url.fragmentScalars.map { languages[fragment.values.first].accepts($0) } ?? false
    }

    /// Whether the path may end as it does.
    func accepts(slashOf url: URLParts, _ pattern: Pattern) -> Bool {
        url.endsWithSlash.map { pattern.slashes.contains($0 ? .with : .without) } ?? true
    }

    private func accepts(_ item: Pattern.Item, of pattern: Pattern, _ url: URLParts) -> Bool {
        let set = item.values
        let values = url.values(of: item.key, onlyFirst: !pattern.readsAll(item))
        guard let first = values.first else { return set.allowsNone }
        return accepts(set.first, first) && values.dropFirst().allSatisfy { accepts(set.rest, $0) }
    }

    func accepts(_ language: LanguageID, _ value: URLParts.Value) -> Bool {
        switch value {
        case .text(let text): languages[language].accepts(text)
        case .bare: languages[language].acceptsBare
        case .broken: false
        }
    }

    // MARK: Values

    private func values(_ pattern: Pattern, _ url: URLParts) -> [LinkValue] {
        var values = pattern.parameters.map(\.absent)
        for (number, value) in pattern.fixed { values[number] = value }
        for number in pattern.wholeURL { values[number] = .one(url.wholeURL) }
        read(url.segments, pattern.segments, pattern.rest, pattern, &values)
        for item in pattern.query {
            guard let text = item.reading.text else { continue }
            guard let number = text.loneParameter else {
                if case .text(let value)? = url.values(of: item.key, onlyFirst: true).first {
                    read(value, text, pattern, &values)
                }
                continue
            }
            let parameter = pattern.parameters[number]
            let texts = url.values(of: item.key, onlyFirst: parameter.form != .list).map { value in
                switch value {
                case .text(let text): parameter.type.value(of: text)
                case .bare, .broken: parameter.type.bareValue
                }
            }
            guard let first = texts.first else { continue }
            values[number] = parameter.form == .list ? .many(texts) : .one(first)
        }
        if let host = pattern.host, let text = url.host {
            let value = String(decoding: text.utf8.dropLast(host.suffix.utf8.count), as: UTF8.self)
            values[host.parameter] = .one(pattern.parameters[host.parameter].type.value(of: value))
        }
        if let text = pattern.fragment?.reading.text, let fragment = url.fragment {
            read(fragment, text, pattern, &values)
        }
        if let route = pattern.hash, let hash = url.hash {
            read(hash.segments, route.segments, route.rest, pattern, &values)
        }
        return values
    }

    private func read(
        _ path: [String], _ segments: [Pattern.Segment], _ rest: Pattern.Rest?, _ pattern: Pattern,
        _ values: inout [LinkValue]
    ) {
        for (segment, text) in zip(segments, path) {
            if let reading = segment.reading.text { read(text, reading, pattern, isSegment: true, &values) }
        }
        if let number = rest?.parameter {
            read(path.dropFirst(segments.count), pattern.parameters[number], &values[number])
        }
    }

    private func read(
        _ string: String, _ text: TextReading, _ pattern: Pattern, isSegment: Bool = false, _ values: inout [LinkValue]
    ) {
        let found = text.values(in: string, isFolded: isSegment && pattern.isFolded, isSegment: isSegment)
        for (index, hole) in text.holes.enumerated() {
            let parameter = pattern.parameters[hole.parameter]
            if index < found.count {
                values[hole.parameter] = .one(parameter.type.value(of: found[index]))
            } else if hole.takesSlashes, parameter.isRequired {
                values[hole.parameter] = .one("")
            }
        }
    }

    /// Reads the rest of a path, as a list or as a string with slashes.
    private func read(_ segments: ArraySlice<String>, _ parameter: LinkParameter, _ value: inout LinkValue) {
        if parameter.form == .list {
            if !segments.isEmpty { value = .many(segments.map { parameter.type.value(of: $0) }) }
        } else if !segments.isEmpty || parameter.isRequired {
            value = .one(segments.joined(separator: "/"))
        }
    }
}
