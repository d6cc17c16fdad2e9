import NavGraph

extension LinkAnalysis {
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
        let pieces = ownPieces(of: pattern, build)
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
        let pieces = ownPieces(of: pattern, build)
        guard !pieces.isEmpty else { return [] }
        let first = origins.preferred(of: pieces)
        guard let preferred = written(pattern, build, first, of: pieces, carryingLinks) else { return [] }
        var found = [described(first, preferred)]
        for piece in pieces where piece != first {
            let (scheme, host) = origins.parts(of: piece)
            let isBare = pieces.contains(origins.piece(scheme, nil))
            guard readsScheme(scheme, build), host == nil || !isBare,
                let url = written(pattern, build, piece, of: pieces, carryingLinks)
            else { continue }
            found.append(described(piece, url))
        }
        return found
    }

    /// The origins that a pattern accepts, without those of the more specific hosts of the same text.
    func ownPieces(of pattern: Int, _ build: Int) -> OriginSet {
        let rule = patterns[pattern].origin
        let pieces = origins.pieces(rule, in: build)
        guard patterns[pattern].isVariant, let node = patterns[pattern].node else { return pieces }
        let others = patterns(of: node).map { patterns[$0] }.filter { $0.owner == patterns[pattern].owner }
        return others.map(\.origin).uniqued().reduce(pieces) { rest, other in
            let theirs = origins.pieces(other, in: build)
            let isWithin = theirs != pieces && theirs.subtracting(pieces).isEmpty
            let isMoreSpecific =
                other.specificity == rule.specificity ? isWithin : other.specificity > rule.specificity
            return isMoreSpecific ? rest.subtracting(theirs) : rest
        }
    }

    /// An example as navgen writes it, or as it was found if the URL is redirected or its host
    /// stands for others.
    private func written(
        _ pattern: Int, _ build: Int, _ piece: Int, of pieces: OriginSet, _ carryingLinks: Bool = true
    ) -> String? {
        let (scheme, host) = origins.parts(of: piece)
        let origin = (origins.schemes[scheme], host.map { origins.hosts[$0] })
        return sample(of: pattern, build: build, from: piece, of: pieces).map { url in
            withSamples(written(url, pattern, build, origin, carryingLinks), pattern, build, origin)
        }
    }

    private func written(
        _ url: String, _ pattern: Int, _ build: Int, _ origin: (scheme: String, host: String?), _ carryingLinks: Bool
    ) -> String {
        if case .redirect(let number) = patterns[pattern].owner, case .carried(let carrier, _)? = destinations[number] {
            return carryingLinks ? carrying(pattern, carrier, url, build, origin) ?? url : url
        }
        if patterns[pattern].host != nil {
            guard let match = match(url, build), match.pattern == pattern,
                let text = reader.url(pattern, match.values, build: build),
                self.match(text, build)?.pattern == pattern
            else { return url }
            return text
        }
        guard let match = match(url, build), match.pattern == pattern, match.redirects.isEmpty,
            !(origin.host.map(OriginTable.isWildcard) ?? false),
            let text = reader.url(pattern, match.values, build: build, from: origin),
            let again = self.match(text, build), again.pattern == pattern,
            areEqual(again.values, match.values, of: match.node)
        else { return url }
        return text
    }

    /// The host of an example, which has neither user information nor a port of its own.
    private static func host(of url: String) -> String? {
        url.firstRange(of: "://").map { String(url[$0.upperBound...].prefix { !"/?#".contains($0) }) }
    }

    /// Whether values are equal, apart from those that are the URL itself.
    private func areEqual(_ left: [SpelledValue], _ right: [SpelledValue], of node: NodeID) -> Bool {
        zip(graph.linkParameters(of: node), zip(left, right)).allSatisfy { $0.isWholeURL || $1.0 == $1.1 }
    }

    /// An example with the samples of the graph, as far as the pattern wins the URL and reads them back.
    private func withSamples(
        _ url: String, _ pattern: Int, _ build: Int, _ origin: (scheme: String, host: String?)
    ) -> String {
        guard let node = patterns[pattern].node else { return url }
        let parameters = graph.linkParameters(of: node)
        let samples = zip(parameters, linkTypes(of: node)).map { parameter, type -> SpelledValue? in
            graph.sample(of: parameter).map { type.value(of: $0, form: parameter.type.form) }
        }
        guard samples.contains(where: { $0 != nil }), let match = match(url, build) else { return url }
        // A host that stands for others cannot be written; the example has one of them.
        let host = origin.host.map { declared in
            OriginTable.isWildcard(declared) ? Self.host(of: url) ?? declared : declared
        }
        var (best, values) = (url, match.values)
        for (index, sample) in samples.enumerated() {
            guard let sample else { continue }
            var changed = values
            changed[index] = sample
            guard
                let text = reader.url(
                    pattern, changed, build: build, from: patterns[pattern].host == nil ? (origin.scheme, host) : nil),
                let again = self.match(text, build), again.pattern == pattern, again.redirects.isEmpty,
                areEqual(again.values, changed, of: node)
            else { continue }
            (best, values) = (text, changed)
        }
        return best
    }

    /// An example that carries an example of another link.
    private func carrying(
        _ pattern: Int, _ carrier: Int, _ url: String, _ build: Int, _ origin: (scheme: String, host: String?)
    ) -> String? {
        guard let inner = carriedExample(build: build), var values = reader.values(of: url, build) else { return nil }
        values[carrier] = .one(inner)
        guard let text = reader.url(pattern, values, build: build, from: origin),
            reader.winner(of: text, build: build) == pattern
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
        let name = host.map { origins.hosts[$0] }
        return OriginExample(
            scheme: origins.schemes[scheme], host: name == LinkOrigins.opaqueHost ? nil : name, url: url)
    }

    /// The hosts whose `https` URLs a build reads: its own, then those that patterns name.
    public func webHosts(build: Int) -> [String] {
        let own = origins.builds[build].hosts
        guard let https = origins.scheme("https") else { return own }
        // A pattern for any host reads the hosts of all builds, too.
        let read = patterns.lazy.map(\.origin).uniqued().map { self.origins.pieces($0, in: build) }
            .reduce(OriginSet(count: origins.count)) { $0.union($1) }
        let named = Set(patterns.flatMap { $0.origin.hosts ?? [] })
        let others = origins.hosts.indices.filter {
            named.contains(origins.hosts[$0]) && read.contains(origins.piece(https, $0))
        }
        return (own + others.map { origins.hosts[$0] }).uniqued()
    }

    /// Those of `webHosts` that an app can be associated with. Apple's platforms know no hosts with a
    /// port, and no `*` without a domain.
    public func domains(build: Int) -> [String] { webHosts(build: build).filter { $0 != "*" && !$0.contains(":") } }

    /// The custom schemes that a build reads: its own, then those that patterns name.
    public func customSchemes(build: Int) -> [String] {
        let read = origins.schemes.indices.filter { readsScheme($0, build) }.map { origins.schemes[$0] }
        // Patterns for URLs without a slash may have a scheme of the system.
        return (origins.builds[build].schemes + read).uniqued().filter {
            !OriginTable.isWeb($0) && !OriginNames.isReserved($0)
        }
    }

    /// Whether a build reads URLs with a scheme of the table.
    private func readsScheme(_ scheme: Int, _ build: Int) -> Bool {
        let name = origins.schemes[scheme]
        return OriginTable.isWeb(name) || origins.builds[build].schemes.contains(name)
            || patterns.contains { $0.origin.schemes?.contains(name) ?? false }
    }

    /// Whether a build reads `https` URLs of a host for a pattern: some of them, or, if the host stands
    /// for others, the URLs of all.
    public func reads(_ pattern: Int, host: String, build: Int, all: Bool = false) -> Bool {
        guard let https = origins.scheme("https") else { return false }
        let set = origins.pieces(patterns[pattern].origin, in: build)
        let pieces = origins.declaredHost(host).map { origins.piece(https, $0) }
        return pieces.contains(where: set.contains) && (!all || pieces.allSatisfy(set.contains))
    }
}
