import NavGraph

extension LinkTable {
    /// An example of a URL, with its scheme and host.
    public struct OriginExample: Sendable {
        public var scheme: String
        /// Nil if the URL has a custom scheme and no host.
        public var host: String?
        public var url: String
    }

    /// A short URL that a pattern matches and wins, as navgen writes it. Nil if there is none in
    /// this build.
    public func example(of pattern: Int, build: Int = 0) -> String? {
        let pieces = origins.pieces(patterns[pattern].origin, in: build)
        return pieces.isEmpty ? nil : written(pattern, build, origins.preferred(of: pieces), of: pieces)
    }

    /// For each scheme and host of a pattern, a URL that it matches and wins, as navgen writes it.
    /// The preferred origin comes first. For a custom scheme that needs no host, only the URL
    /// without a host is included.
    public func examples(of pattern: Int, build: Int = 0) -> [OriginExample] {
        examples(of: pattern, build, carryingLinks: true)
    }

    /// For each scheme and host of a redirect to carried links, a URL that carries none, and leads to
    /// its `otherwise`. Empty for other patterns.
    public func fallbackExamples(of pattern: Int, build: Int = 0) -> [OriginExample] {
        guard case .redirect(let number) = patterns[pattern].owner, case .carried(_, let node?)? = destinations[number]
        else { return [] }
        return examples(of: pattern, build, carryingLinks: false).filter { example in
            match(example.url, build).map { $0.pattern == pattern && $0.node == node } ?? false
        }
    }

    private func examples(of pattern: Int, _ build: Int, carryingLinks: Bool) -> [OriginExample] {
        let pieces = origins.pieces(patterns[pattern].origin, in: build)
        guard !pieces.isEmpty else { return [] }
        let first = origins.preferred(of: pieces)
        guard let preferred = written(pattern, build, first, of: pieces, carryingLinks) else { return [] }
        var found = [described(first, preferred)]
        for piece in pieces where piece != first {
            let (scheme, host) = origins.parts(of: piece)
            let isBare = pieces.contains(origins.piece(scheme, nil))
            guard matchers[build].readsScheme(scheme), host == nil || !isBare,
                let url = written(pattern, build, piece, of: pieces, carryingLinks)
            else { continue }
            found.append(described(piece, url))
        }
        return found
    }

    /// An example as navgen writes it, or as it was found if the URL is redirected or its host
    /// stands for others.
    private func written(
        _ pattern: Int, _ build: Int, _ piece: Int, of pieces: OriginSet, _ carryingLinks: Bool = true
    ) -> String? {
        guard let url = sample(of: pattern, build: build, from: piece, of: pieces) else { return nil }
        let (scheme, host) = origins.parts(of: piece)
        let builder = LinkBuilder(table: origins, build: build, settings: graph.links, languages: languages)
        if case .redirect(let number) = patterns[pattern].owner, case .carried(let carrier, _)? = destinations[number] {
            guard carryingLinks else { return url }
            let origin = LinkBuilder.Origin(
                scheme: origins.schemes[scheme], host: host.map { origins.hosts[$0] })
            return carrying(patterns[pattern], carrier, url, build, builder, origin) ?? url
        }
        if patterns[pattern].host != nil {
            guard let match = match(url, build), match.pattern == pattern,
                let text = builder.url(patterns[pattern], match.values), self.match(text, build)?.pattern == pattern
            else { return url }
            return text
        }
        guard let match = match(url, build), match.pattern == pattern, match.redirects.isEmpty,
            !(host.map { OriginTable.isWildcard(origins.hosts[$0]) } ?? false),
            let text = builder.url(
                patterns[pattern], match.values,
                from: .init(scheme: origins.schemes[scheme], host: host.map { origins.hosts[$0] })),
            let again = self.match(text, build), again.pattern == pattern, again.values == match.values
        else { return url }
        return text
    }

    /// An example that carries an example of another link.
    private func carrying(
        _ pattern: Pattern, _ carrier: Int, _ url: String, _ build: Int, _ builder: LinkBuilder,
        _ origin: LinkBuilder.Origin
    ) -> String? {
        let matcher = matchers[build]
        guard let inner = carriedExample(build: build), let parts = try? matcher.parts(of: Array(url.utf8)),
            let found = matcher.match(parts)
        else { return nil }
        var values = found.values
        values[carrier] = .one(inner)
        guard let text = builder.url(pattern, values, from: origin),
            matcher.winner(of: Array(text.utf8)) == found.pattern
        else { return nil }
        return text
    }

    /// The URL that examples of redirects carry.
    func carriedExample(build: Int) -> String? {
        patterns.indices.lazy.filter { self.patterns[$0].node != nil }
            .compactMap { self.example(of: $0, build: build) }.first
    }

    private func match(_ url: String, _ build: Int) -> Match? {
        if case .match(let match) = resolve(Array(url.utf8), build: build) { match } else { nil }
    }

    private func described(_ piece: Int, _ url: String) -> OriginExample {
        let (scheme, host) = origins.parts(of: piece)
        return OriginExample(scheme: origins.schemes[scheme], host: host.map { origins.hosts[$0] }, url: url)
    }

    /// The hosts whose `https` URLs a build reads: its own, then those that patterns name.
    public func webHosts(build: Int) -> [String] {
        let own = origins.builds[build].hosts
        guard let https = origins.scheme("https") else { return own }
        // A pattern for any host reads the hosts of all builds, too.
        let named = Set(patterns.flatMap { $0.origin.hosts ?? [] })
        let others = origins.hosts.indices.filter {
            named.contains(origins.hosts[$0]) && matchers[build].isRead(behind: origins.piece(https, $0))
        }
        return (own + others.map { origins.hosts[$0] }).uniqued()
    }

    /// Those of `webHosts` that an app can be associated with. Apple's platforms know no hosts with a
    /// port, and no `*` without a domain.
    public func domains(build: Int) -> [String] { webHosts(build: build).filter { $0 != "*" && !$0.contains(":") } }

    /// The custom schemes that a build reads: its own, then those that patterns name.
    public func customSchemes(build: Int) -> [String] {
        let read = origins.schemes.indices.filter { matchers[build].readsScheme($0) }.map { origins.schemes[$0] }
        return (origins.builds[build].schemes + read).uniqued().filter { !OriginTable.isWeb($0) }
    }

    /// Whether a build reads `https` URLs of a host for a pattern: some of them, or, if the host stands
    /// for others, the URLs of all.
    public func reads(_ pattern: Int, host: String, build: Int, all: Bool = false) -> Bool {
        guard let https = origins.scheme("https") else { return false }
        let set = matchers[build].originSet(pattern)
        let pieces = origins.declaredHost(host).map { origins.piece(https, $0) }
        return pieces.contains(where: set.contains) && (!all || pieces.allSatisfy(set.contains))
    }
}
