/// Reads URLs with the patterns of a table.
nonisolated final class LinkReader: Sendable {
    /// A pattern, with what it requires apart from its path.
    struct Pattern: Sendable {
        let items: [Item]
        let fragment: Item?
        let hash: Route?
        /// The index of the rule for its schemes and hosts.
        let origin: Int
        /// How the path may end, if not all patterns agree.
        let slash: LinkRules.TrailingSlash
        let rejectsUnknownKeys: Bool
        /// The check of the value in the host, and the length of the text after it.
        let host: (check: LinkCheck, suffix: Int)?
        /// The URLs that it does not match.
        let exceptions: [Exception]

        /// Whether only the path matters.
        var isOnlyPath: Bool { items.isEmpty && fragment == nil && hash == nil && host == nil && !rejectsUnknownKeys }
    }

    /// A query item, or the fragment.
    struct Item: Sendable {
        let key: [UInt8]
        let check: LinkCheck
        let isRequired: Bool
        /// Whether all values of a repeated key are used, or only the first.
        let isList: Bool
        /// Whether values that do not pass the check count as absent.
        var ignoresUnreadable = false
    }

    /// A path with its query.
    struct Route: Sendable {
        let segments: [LinkCheck]
        /// The number of segments that have to be there.
        let least: Int
        /// The check of each further segment; `nil` if there are none.
        let rest: LinkCheck?
        let items: [Item]
    }

    /// URLs that are left out, with any scheme, host and end.
    struct Exception: Sendable {
        let route: Route
        let fragment: Item?
        let hash: Route?
    }

    let lines: [LinkLine]
    let origins: LinkOrigins
    let checks: LinkChecks
    let rules: LinkRules
    /// The nodes to which patterns lead; `nil` for redirects.
    let nodes: [Int?]
    /// Where the values of patterns are, by parameter.
    let sources: [[LinkSource]]
    let patterns: [Pattern]
    /// The URLs that lead nowhere.
    private let exceptions: [Exception]
    private let trie: LinkTrie

    init(_ parser: LinkLineParser, _ lines: [LinkLine], _ rules: LinkRules, builds: [String]) {
        var compiler = LinkCompiler(parser, rules)
        for line in lines { compiler.add(line) }
        self.lines = lines
        nodes = lines.map { if case .node(let node) = $0.target { node } else { nil } }
        sources = compiler.sources
        self.rules = rules
        trie = compiler.trie
        patterns = compiler.patterns
        exceptions = compiler.exceptions
        checks = compiler.checks
        origins = LinkOrigins(builds, rules: compiler.origins, allowsHTTP: rules.allowsHTTP)
    }

    // MARK: - Reading

    /// How deep URLs may carry others.
    static let maxCarriedURLs = 8

    /// What a URL leads to.
    enum Answer {
        case match(MatchedURL)
        /// No pattern matches it, or the URL to which a redirect leads.
        case unmatched
        /// Its redirects form a loop.
        case loop
    }

    /// Reads a URL for a build of the app, and follows redirects; `nil` if no pattern matches it.
    func read(_ text: [UInt8], build: Int) throws(LinkRefusal) -> MatchedURL? {
        guard origins.builds.indices.contains(build) else { return nil }
        var redirects: [Int] = []
        guard case .match(let match) = try read(text, build: build, &redirects) else { return nil }
        return match
    }

    /// Reads a URL.
    ///
    /// - Parameter redirects: The redirects through which it goes, as indices of lines.
    func read(_ text: [UInt8], build: Int, _ redirects: inout [Int]) throws(LinkRefusal) -> Answer {
        let url = try parts(of: text, build)
        guard let pattern = search(url, build) else { return .unmatched }
        if !lines[pattern].isRedirect, let node = nodes[pattern] {
            return .match(MatchedURL(consume url, self, pattern, node))
        }
        return follow(url, pattern, build, &redirects)
    }

    func parts(of text: [UInt8], _ build: Int) throws(LinkRefusal) -> LinkURL {
        try LinkURL(text, origins, rules, build: build)
    }

    /// Follows redirects.
    private func follow(_ first: LinkURL, _ pattern: Int, _ build: Int, _ redirects: inout [Int]) -> Answer {
        var (url, pattern) = (first, pattern)
        /// The answer if the carried URL is not a link, and the number of redirects to it.
        var otherwise: (match: MatchedURL, redirects: Int)?
        func answer(_ answer: Answer) -> Answer {
            guard let otherwise else { return answer }
            redirects.removeSubrange(otherwise.redirects...)
            return .match(otherwise.match)
        }
        var (rewritten, carried) = (0, 0)
        while true {
            if lines[pattern].isRedirect { redirects.append(pattern) }
            switch lines[pattern].target {
            case .node(let node): return .match(MatchedURL(url, self, pattern, node))
            case .path(let path, let keepsFragment):
                rewritten += 1
                guard rewritten <= patterns.count else { return answer(.loop) }
                guard let segments = MatchedURL(url, self, pattern).segments(of: path),
                    url.follow(segments, keepsFragment: keepsFragment)
                else { return answer(.unmatched) }
            case .carried(let parameter, let node):
                let match = MatchedURL(url, self, pattern, node ?? -1)
                if node != nil { otherwise = (match, redirects.count) }
                carried += 1
                guard carried <= Self.maxCarriedURLs, let inner = carriedURL(in: match, parameter, build) else {
                    return answer(.unmatched)
                }
                url = inner
                rewritten = 0
            }
            guard let next = search(url, build) else { return answer(.unmatched) }
            pattern = next
        }
    }

    private func carriedURL(in match: MatchedURL, _ parameter: Int, _ build: Int) -> LinkURL? {
        guard let text = match.text(parameter) else { return nil }
        return try? parts(of: Array(Spelling.escaped(url: text).utf8), build)
    }

    /// The first pattern that matches a URL.
    func search(_ url: LinkURL, _ build: Int) -> Int? {
        var best = patterns.count
        search(url, build, from: 0, 0, &best)
        return best < patterns.count ? best : nil
    }

    private func search(_ url: LinkURL, _ build: Int, from node: Int, _ depth: Int, _ best: inout Int) {
        guard depth < url.route.segments.count else {
            // They are in ascending order.
            for number in trie.ends[trie.nodes[node].ends] {
                if number >= best { return }
                if matches(url, build, number), exception(of: url, number) == nil {
                    best = number
                    return
                }
            }
            return
        }
        let segment = url.route.segments[depth]
        if let child = trie.child(of: node, url.bytes, segment) { search(url, build, from: child, depth + 1, &best) }
        for index in trie.nodes[node].branches {
            let branch = trie.branches[index]
            guard branch.firstPattern < best, checks.accepts(url.bytes[segment], branch.check) else { continue }
            var next = depth + 1
            if branch.isRest {
                while next < url.route.segments.count, checks.accepts(url.bytes[url.route.segments[next]], branch.check)
                {
                    next += 1
                }
                if next < url.route.segments.count { continue }
            }
            search(url, build, from: branch.child, next, &best)
        }
    }

    // MARK: - What a pattern requires apart from its path

    /// Whether a pattern matches a URL with a path that it accepts, unless an exception leaves it out.
    func matches(_ url: LinkURL, _ build: Int, _ number: Int) -> Bool {
        guard acceptsOrigin(of: url, build, number), matches(url.endsWithSlash, patterns[number].slash) else {
            return false
        }
        if patterns[number].isOnlyPath { return true }
        let pattern = patterns[number]
        if !acceptsHost(of: url, pattern) { return false }
        for item in pattern.items where !matches(url, url.route.items, item) { return false }
        if pattern.rejectsUnknownKeys, !url.route.items.allSatisfy({ isKnown($0, url, pattern) }) { return false }
        if let hash = pattern.hash { return url.hash.map { matches(url, $0, hash) } ?? false }
        return pattern.fragment.map { matches(url, fragment: $0) } ?? true
    }

    /// The exception that leaves a URL out: the index among those that are for all patterns, followed by the pattern's
    /// own. `nil` if there is none.
    func exception(of url: LinkURL, _ number: Int) -> Int? {
        if let index = exceptions.firstIndex(where: { matches(url, $0) }) { return index }
        return patterns[number].exceptions.firstIndex { matches(url, $0) }.map { exceptions.count + $0 }
    }

    private func matches(_ url: LinkURL, _ exception: Exception) -> Bool {
        guard matches(url, url.route, exception.route) else { return false }
        if let hash = exception.hash { return url.hash.map { matches(url, $0, hash) } ?? false }
        return exception.fragment.map { matches(url, fragment: $0) } ?? true
    }

    func acceptsOrigin(of url: LinkURL, _ build: Int, _ number: Int) -> Bool {
        origins.accepts(url.origin, rule: patterns[number].origin, build: build)
    }

    /// Whether the value in the host is one of its type.
    func acceptsHost(of url: LinkURL, _ pattern: Pattern) -> Bool {
        pattern.host.map { checks.accepts(url.bytes[url.host.dropLast($0.suffix)], $0.check) } ?? true
    }

    func matches(_ endsWithSlash: Bool?, _ slash: LinkRules.TrailingSlash) -> Bool {
        guard slash != .either, let endsWithSlash else { return true }
        return endsWithSlash == (slash == .always)
    }

    /// Whether an item is present if it is required, and all its values that are used are valid.
    func matches(_ url: LinkURL, _ items: [LinkURL.Item], _ item: Item) -> Bool {
        let values = url.values(of: item.key, in: items, onlyFirst: !item.isList)
        if values.isEmpty { return !item.isRequired }
        return item.ignoresUnreadable || values.allSatisfy { checks.accepts($0, in: url, item.check) }
    }

    func isKnown(_ item: LinkURL.Item, _ url: LinkURL, _ pattern: Pattern) -> Bool {
        guard let key = item.key else { return false }
        return pattern.items.contains { url.bytes[key].elementsEqual($0.key) }
    }

    func matches(_ url: LinkURL, fragment: Item) -> Bool {
        if case .none = url.fragment { return !fragment.isRequired }
        if fragment.ignoresUnreadable { return true }
        // A hash route is only read as a whole.
        if url.hash != nil, fragment.check.kind != .string { return false }
        return checks.accepts(url.fragment, in: url, fragment.check)
    }

    private func matches(_ url: LinkURL, _ route: LinkURL.Route, _ wanted: Route) -> Bool {
        matches(url, route.segments, wanted) && wanted.items.allSatisfy { matches(url, route.items, $0) }
    }

    func matches(_ url: LinkURL, _ segments: [LinkURL.Part], _ wanted: Route) -> Bool {
        guard segments.count >= wanted.least else { return false }
        for (index, segment) in segments.enumerated() {
            let check = index < wanted.segments.count ? wanted.segments[index] : wanted.rest
            guard let check, checks.accepts(url.bytes[segment], check) else { return false }
        }
        return true
    }
}

nonisolated extension LinkURL {
    /// The values of a key, or only the first.
    func values(of key: [UInt8], in items: [Item], onlyFirst: Bool) -> [Value] {
        var values: [Value] = []
        for item in items {
            guard let own = item.key, own.count == key.count, bytes[own].elementsEqual(key) else { continue }
            values.append(item.value)
            if onlyFirst { break }
        }
        return values
    }
}
