import NavGraph

extension LinkTable {
    /// An example of a URL, with what it begins with.
    public struct OriginExample: Sendable {
        public var scheme: String
        /// Nil where a scheme of the app's own stands without one.
        public var host: String?
        public var url: String
    }

    /// A short URL that a pattern matches and that goes to it, spelled as URLs are written; nil: there is none in this build.
    public func example(of pattern: Int, build: Int = 0) -> String? {
        let pieces = origins.pieces(patterns[pattern].origin, in: build)
        return pieces.isEmpty ? nil : written(pattern, build, origins.preferred(of: pieces), of: pieces)
    }

    /// For each scheme and host with which a pattern is read, a URL that goes to it, spelled as URLs are written; first what
    /// navgen prefers.
    /// Of a scheme of the app's own that can stand without a host, only that.
    public func examples(of pattern: Int, build: Int = 0) -> [OriginExample] {
        let pieces = origins.pieces(patterns[pattern].origin, in: build)
        guard !pieces.isEmpty else { return [] }
        let first = origins.preferred(of: pieces)
        guard let preferred = written(pattern, build, first, of: pieces) else { return [] }
        var found = [described(first, preferred)]
        for piece in pieces where piece != first {
            let (scheme, host) = origins.parts(of: piece)
            let isBare = pieces.contains(origins.piece(scheme, nil))
            guard matchers[build].readsScheme(scheme), host == nil || !isBare,
                let url = written(pattern, build, piece, of: pieces)
            else { continue }
            found.append(described(piece, url))
        }
        return found
    }

    /// An example as it is written; as it is found where a redirect, or a `*.`, stands in the way.
    private func written(_ pattern: Int, _ build: Int, _ piece: Int, of pieces: OriginSet) -> String? {
        guard let url = sample(of: pattern, build: build, from: piece, of: pieces) else { return nil }
        let (scheme, host) = origins.parts(of: piece)
        let builder = LinkBuilder(table: origins, build: build, settings: graph.links, languages: languages)
        guard let match = match(url, build), match.pattern == pattern, match.redirects.isEmpty,
            !(host.map { origins.hosts[$0].hasPrefix("*.") } ?? false),
            let text = builder.url(
                patterns[pattern], match.values,
                from: .init(scheme: origins.schemes[scheme], host: host.map { origins.hosts[$0] })),
            let again = self.match(text, build), again.pattern == pattern, again.values == match.values
        else { return url }
        return text
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
        let others = origins.hosts.indices.filter { matchers[build].isRead(behind: origins.piece(https, $0)) }
        return (own + others.map { origins.hosts[$0] }).uniqued()
    }

    /// The schemes of the app's own that a build reads: its own, then those that patterns name.
    public func customSchemes(build: Int) -> [String] {
        let read = origins.schemes.indices.filter { matchers[build].readsScheme($0) }.map { origins.schemes[$0] }
        return (origins.builds[build].schemes + read).uniqued().filter { !OriginTable.isWeb($0) }
    }

    /// Whether a build reads `https` URLs of a host, as one of a pattern's.
    public func reads(_ pattern: Int, host: String, build: Int) -> Bool {
        guard let https = origins.scheme("https"), let host = origins.declaredHost(host) else { return false }
        return matchers[build].originSet(pattern).contains(origins.piece(https, host))
    }
}
