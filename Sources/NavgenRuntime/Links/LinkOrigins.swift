/// The schemes and hosts of URLs, in all builds of the app.
///
/// An origin is a scheme with one of the hosts, or without a host. Origins have numbers.
nonisolated struct LinkOrigins: Sendable {
    /// The schemes and hosts of a build, or of a pattern that overrides those of the build.
    struct Rule: Equatable, Sendable {
        var schemes: [String]?
        var hosts: [String]?
    }

    private let builds: [Rule]
    private let rules: [Rule]
    /// The schemes of all builds and patterns, in lowercase.
    private let schemes: [String]
    /// The hosts of all builds and patterns, in lowercase. A host of another build is included, so that it is not
    /// read as the first segment of a path.
    private let hosts: [String]
    private let allowsHTTP: Bool

    /// - Parameters:
    ///   - builds: The schemes and hosts of each build, such as
    ///     `"schemes=shop hosts=shop.example.com,*.shop.example.com"`. `*` is any host.
    ///   - rules: The schemes and hosts of patterns.
    init(_ builds: [String], rules: [Rule], allowsHTTP: Bool) {
        self.builds = builds.map { build in
            build.split(separator: " ").reduce(into: Rule(schemes: [], hosts: [])) { rule, word in
                let names = word.drop { $0 != "=" }.dropFirst().split(separator: ",").map(String.init)
                if word.hasPrefix("hosts") { rule.hosts = names } else { rule.schemes = names }
            }
        }
        self.rules = rules
        self.allowsHTTP = allowsHTTP
        let all = self.builds + rules
        let custom = all.flatMap { $0.schemes ?? [] }.filter { !Self.isWeb($0) }
        let readsHTTP = allowsHTTP || rules.contains { $0.schemes?.contains("http") ?? false }
        schemes = Self.unique(custom) + (readsHTTP ? ["https", "http"] : ["https"])
        hosts = Self.unique(all.flatMap { $0.hosts ?? [] })
    }

    private static func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { unique, name in
            if !unique.contains(name) { unique.append(name) }
        }
    }

    private static func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

    /// Whether a host is `*`, which is only for `https` and `http`, or starts with `*.`.
    private static func isWildcard(_ host: String) -> Bool { host.hasPrefix("*") }

    private func origin(_ scheme: Int, _ host: Int?) -> Int { scheme * (hosts.count + 1) + (host.map { $0 + 1 } ?? 0) }

    /// The schemes of a rule in a build, in the order of preference for writing URLs.
    private func schemes(_ rule: Rule, _ build: Int) -> [String] {
        let own = rule.schemes ?? (builds[build].schemes ?? []) + (allowsHTTP ? ["https", "http"] : ["https"])
        let known = own.filter(schemes.contains)
        return known.filter { $0 == "https" } + known.filter { !Self.isWeb($0) } + known.filter { $0 == "http" }
    }

    /// The hosts of a rule in a build with a scheme.
    private func hosts(_ rule: Rule, _ build: Int, _ scheme: String) -> [String] {
        let own = rule.hosts ?? builds[build].hosts ?? []
        return Self.isWeb(scheme) ? own : own.filter { $0 != "*" }
    }

    /// Whether a rule accepts a host in a build with a scheme.
    private func accepts(_ host: String, _ rule: Rule, _ build: Int, _ scheme: String) -> Bool {
        hosts(rule, build, scheme).contains { $0 == host || Self.stands($0, for: host) }
    }

    /// Whether a wildcard such as `*.example.com` matches a host. None matches one with a port.
    private static func stands(_ host: String, for other: String) -> Bool {
        isWildcard(host) && other.hasSuffix(host.dropFirst()) && !other.utf8.contains(ASCII.colon)
    }

    // MARK: - Rows

    /// The beginning of URLs of an origin.
    struct Beginning {
        enum Kind: UInt8, CaseIterable {
            /// `https://host` or `shop://host`: the path follows.
            case host
            /// `https://` or `shop://`, labels, and a domain: the path follows.
            case subdomain
            /// `https://` and labels: the path follows.
            case anyHost
            /// `shop://`: the first segment of the path follows, or a slash and the path.
            case scheme
            /// `shop:`: a slash and the path follow, or nothing.
            case schemeWithoutSlashes
        }

        let kind: Kind
        let origin: Int32
        let text: FoldedText
        var domain = FoldedText("")
        /// The default port of the scheme, which a URL may contain.
        var port: StaticString = ""
    }

    /// The data for reading URLs, in memory that is never freed.
    struct Rows {
        /// The beginnings, the most specific ones first.
        let beginnings: UnsafePointer<Beginning>
        let end: UnsafePointer<Beginning>
        let buildCount: Int
        let originCount: Int
        /// Whether an origin is allowed, for each rule, build and origin.
        let allowed: UnsafePointer<Bool>
        var allowedCount: Int { buildCount &* originCount }
    }

    func rows() -> Rows {
        let all = schemes.indices.flatMap(beginnings)
        let sorted = Beginning.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
        let rows = LinkTable.kept(sorted)
        let allowed = rules.flatMap { rule in
            builds.indices.flatMap { build in
                let schemes = schemes(rule, build)
                return self.schemes.flatMap { scheme in
                    let isOwn = schemes.contains(scheme)
                    return [isOwn && rule.hosts == nil && !Self.isWeb(scheme)]
                        + hosts.map { isOwn && accepts($0, rule, build, scheme) }
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
        let own = hosts.indices.filter { Self.isWeb(scheme) || hosts[$0] != "*" }
        // If several wildcards match a host, the longest one is used.
        var rows = own.sorted { hosts[$0].utf8.count > hosts[$1].utf8.count }.map { index in
            let host = hosts[index], isWildcard = Self.isWildcard(host)
            return Beginning(
                kind: host == "*" ? .anyHost : isWildcard ? .subdomain : .host, origin: Int32(origin(number, index)),
                text: FoldedText(scheme + "://" + (isWildcard ? "" : host)),
                domain: FoldedText(String(host.dropFirst())), port: host.utf8.contains(ASCII.colon) ? "" : port)
        }
        if !Self.isWeb(scheme) {
            let first = Int32(origin(number, nil))
            rows.append(Beginning(kind: .scheme, origin: first, text: FoldedText(scheme + "://")))
            rows.append(Beginning(kind: .schemeWithoutSlashes, origin: first, text: FoldedText(scheme + ":")))
        }
        return rows
    }

    // MARK: - Writing

    /// The scheme and host with which a pattern's URLs are written: `https` and the first host
    /// without a wildcard, or else the first scheme. The result is `nil` if none matches the
    /// requested scheme and host.
    func preferred(
        _ rule: Rule, _ build: Int, scheme: String?, host: String?
    ) -> (scheme: String, host: String?)? {
        guard builds.indices.contains(build) else { return nil }
        let schemes = schemes(rule, build).filter { scheme == nil || scheme == $0 }
        if let host {
            return schemes.first { accepts(host, rule, build, $0) }.map { ($0, host) }
        }
        let own = rule.hosts ?? builds[build].hosts ?? []
        let others = hosts.filter { host in own.contains { $0 != "*" && Self.stands($0, for: host) } }
        for hosts in [own, others] {
            let exact = hosts.first { !Self.isWildcard($0) }
            for name in schemes {
                if rule.hosts == nil, !Self.isWeb(name) { return (name, nil) }
                if let exact { return (name, exact) }
            }
        }
        return nil
    }

    /// Whether a string consists of labels separated by dots.
    static func isName(_ name: String) -> Bool {
        name.utf8.split(separator: ASCII.period, omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.allSatisfy(LinkOrigin.isInLabel)
        }
    }

    /// Whether the first segment of a path would be read as a host.
    func isHost(_ segment: String) -> Bool {
        let name = segment.lowercased()
        if hosts.contains(name), !Self.isWildcard(name) { return true }
        return Self.isName(name)
            && hosts.contains { $0 != "*" && Self.stands($0, for: name) }
    }
}
