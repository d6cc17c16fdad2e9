/// The schemes and hosts of URLs, in all builds of the app.
///
/// An origin is a scheme with one of the hosts, or without a host. Origins have numbers.
nonisolated struct LinkOrigins: Sendable {
    /// The schemes and hosts of a build, or of a pattern instead of those of the build.
    struct Rule: Equatable, Sendable {
        var schemes: [String]?
        var hosts: [String]?
    }

    private let builds: [Rule]
    private let rules: [Rule]
    /// All of them, in lowercase. A host that is only another build's is a host, too, and not the first segment of a path.
    private let schemes: [String]
    private let hosts: [String]

    /// - Parameters:
    ///   - builds: `"schemes=shop hosts=shop.example.com,*.shop.example.com"`
    ///   - rules: Those of patterns.
    init(_ builds: [String], rules: [Rule], allowsHTTP: Bool) {
        self.builds = builds.map { build in
            build.split(separator: " ").reduce(into: Rule(schemes: [], hosts: [])) { rule, word in
                let names = word.drop { $0 != "=" }.dropFirst().split(separator: ",").map(String.init)
                if word.hasPrefix("hosts") { rule.hosts = names } else { rule.schemes = names }
            }
        }
        self.rules = rules
        let all = self.builds + rules
        let custom = all.flatMap { $0.schemes ?? [] }.filter { !Self.isWeb($0) }
        schemes = Self.unique(custom) + (allowsHTTP ? ["https", "http"] : ["https"])
        hosts = Self.unique(all.flatMap { $0.hosts ?? [] })
    }

    private static func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { unique, name in
            if !unique.contains(name) { unique.append(name) }
        }
    }

    private static func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

    private static func isWildcard(_ host: String) -> Bool { host.hasPrefix("*.") }

    private func origin(_ scheme: Int, _ host: Int?) -> Int { scheme * (hosts.count + 1) + (host.map { $0 + 1 } ?? 0) }

    /// The schemes of a rule in a build, in the order in which URLs are written with them.
    private func schemes(_ rule: Rule, _ build: Int) -> [String] {
        let own = rule.schemes ?? (builds[build].schemes ?? []) + ["https", "http"]
        let known = own.filter(schemes.contains)
        return known.filter { $0 == "https" } + known.filter { !Self.isWeb($0) } + known.filter { $0 == "http" }
    }

    /// The hosts of a rule in a build, and others that one of its `*.` stands for.
    private func hosts(_ rule: Rule, _ build: Int) -> (own: [String], others: [String]) {
        let own = rule.hosts ?? builds[build].hosts ?? []
        let wildcards = own.filter(Self.isWildcard)
        let others = hosts.filter { host in
            !own.contains(host) && wildcards.contains { Self.stands($0, for: host) }
        }
        return (own, others)
    }

    /// Whether `*.example.com` stands for a host.
    private static func stands(_ host: String, for other: String) -> Bool {
        isWildcard(host) && other.hasSuffix(host.dropFirst())
    }

    // MARK: - Rows

    /// How URLs of an origin begin.
    struct Beginning {
        enum Kind: UInt8, CaseIterable {
            /// `https://host` or `shop://host`: the path follows.
            case host
            /// `https://` or `shop://`, labels, and a domain: the path follows.
            case subdomain
            /// `shop://`: the first segment of the path follows, or a slash and the path.
            case scheme
            /// `shop:`: a slash and the path follow, or nothing.
            case schemeWithoutSlashes
        }

        let kind: Kind
        let origin: Int32
        let text: FoldedText
        var domain = FoldedText("")
        /// The port that the scheme has by default, which a URL can have.
        var port: StaticString = ""
    }

    /// What the reader needs, in memory that is never freed.
    struct Rows {
        /// The more specific ones first.
        let beginnings: UnsafePointer<Beginning>
        let end: UnsafePointer<Beginning>
        let buildCount: Int
        let originCount: Int
        /// For each rule, each build and each origin, whether it is allowed.
        let allowed: UnsafePointer<Bool>
        var allowedCount: Int { buildCount &* originCount }
    }

    func rows() -> Rows {
        let all = schemes.indices.flatMap(beginnings)
        let sorted = Beginning.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
        let rows = LinkTable.kept(sorted)
        let allowed = rules.flatMap { rule in
            builds.indices.flatMap { build in
                let schemes = schemes(rule, build), (own, others) = hosts(rule, build), hosts = own + others
                return self.schemes.flatMap { scheme in
                    let isOwn = schemes.contains(scheme)
                    return [isOwn && rule.hosts == nil && !Self.isWeb(scheme)]
                        + self.hosts.map { isOwn && hosts.contains($0) }
                }
            }
        }
        return Rows(
            beginnings: rows, end: rows + sorted.count, buildCount: builds.count,
            originCount: origin(schemes.count, nil),
            allowed: LinkTable.kept(allowed))
    }

    private func beginnings(ofScheme number: Int) -> [Beginning] {
        let scheme = schemes[number]
        let port: StaticString = scheme == "https" ? ":443" : scheme == "http" ? ":80" : ""
        // Of several `*.` that stand for a host, the longest counts.
        var rows = hosts.indices.sorted { hosts[$0].utf8.count > hosts[$1].utf8.count }.map { index in
            let host = hosts[index], isWildcard = Self.isWildcard(host)
            return Beginning(
                kind: isWildcard ? .subdomain : .host, origin: Int32(origin(number, index)),
                text: FoldedText(scheme + "://" + (isWildcard ? "" : host)),
                domain: FoldedText(String(host.dropFirst())), port: port)
        }
        if !Self.isWeb(scheme) {
            let first = Int32(origin(number, nil))
            rows.append(Beginning(kind: .scheme, origin: first, text: FoldedText(scheme + "://")))
            rows.append(Beginning(kind: .schemeWithoutSlashes, origin: first, text: FoldedText(scheme + ":")))
        }
        return rows
    }

    // MARK: - Writing

    /// The scheme and host with which a pattern's URLs are written: `https` and the first exact host if there is one,
    /// otherwise the first scheme; `nil` if none is as requested.
    func preferred(
        _ rule: Rule, _ build: Int, scheme: String?, host: String?
    ) -> (scheme: String, host: String?)? {
        guard builds.indices.contains(build) else { return nil }
        let schemes = schemes(rule, build).filter { scheme == nil || scheme == $0 }
        let (own, others) = hosts(rule, build)
        for hosts in [own, others] {
            let exact = hosts.first { !Self.isWildcard($0) && (host == nil || host == $0) }
            for name in schemes {
                if host == nil, rule.hosts == nil, !Self.isWeb(name) { return (name, nil) }
                if let exact { return (name, exact) }
            }
        }
        guard let host, (own + others).contains(where: { Self.stands($0, for: host) }) else { return nil }
        return schemes.first.map { ($0, host) }
    }

    /// Whether the first segment of a path would be taken for a host.
    func isHost(_ segment: String) -> Bool {
        let name = segment.lowercased()
        if hosts.contains(name), !Self.isWildcard(name) { return true }
        let labels = name.utf8.split(separator: ASCII.period, omittingEmptySubsequences: false)
        return labels.allSatisfy { !$0.isEmpty && $0.allSatisfy(LinkOrigin.isInLabel) }
            && hosts.contains { Self.stands($0, for: name) }
    }
}
