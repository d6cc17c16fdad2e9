/// The schemes and hosts of URLs, in all builds of the app.
///
/// An origin is a scheme with one of the hosts, or without a host. Origins have numbers.
nonisolated final class LinkOrigins: Sendable {
    /// The schemes and hosts of a build, or of a pattern that overrides those of the build.
    struct Rule: Hashable, Sendable {
        var schemes: [String]?
        var hosts: [String]?
    }

    let builds: [Rule]
    /// The schemes and hosts of all builds and patterns, in lowercase. A host of another build is included, so that it
    /// is not read as the first segment of a path.
    private let schemes: [Name]
    private let hosts: [Name]
    /// The hosts that begin with `*`, the longest ones first.
    private let wildcards: [Int]
    /// The schemes of patterns whose URLs have no slash after the scheme, as `mailto:` has none, and the number of what
    /// such URLs have in place of a host.
    private let opaque: (schemes: Set<Int>, host: Int?)
    /// Whether a build reads a scheme, by build and scheme.
    private let isRead: [[Bool]]
    /// The origins that a rule accepts, in order, by rule and build.
    private let accepted: [[Int]]
    private let allowsHTTP: Bool

    /// What stands for a host in rules for URLs without a slash after the scheme. No host has such a name.
    static let opaqueHost = "/:"

    private struct Name: Sendable {
        let text: String
        let bytes: [UInt8]
        var isWeb: Bool { text == "https" || text == "http" }
        /// Whether a host is `*`, which is only for `https` and `http`, or starts with `*.`.
        var isWildcard: Bool { bytes.first == ASCII.star }

        init(_ text: String) {
            self.text = text
            bytes = Array(text.utf8)
        }

        func isSame(_ url: [UInt8], _ range: Range<Int>) -> Bool {
            guard range.count == bytes.count else { return false }
            for offset in 0..<range.count where ASCII.lowercased(url[range.lowerBound + offset]) != bytes[offset] {
                return false
            }
            return true
        }
    }

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
        self.allowsHTTP = allowsHTTP
        let all = self.builds + rules
        schemes = Self.unique(["https", "http"] + all.flatMap { $0.schemes ?? [] }).map(Name.init)
        hosts = Self.unique(all.flatMap { $0.hosts ?? [] }).map(Name.init)
        let names = hosts
        let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1.text, $0) })
        wildcards = names.indices.filter { names[$0].isWildcard }
            .sorted { names[$0].bytes.count > names[$1].bytes.count }
        let isOpaque = Set(rules.filter { $0.hosts == [Self.opaqueHost] }.flatMap { $0.schemes ?? [] })
        let numbers = schemes.indices.filter { [schemes] in isOpaque.contains(schemes[$0].text) }
        opaque = (Set(numbers), indices[Self.opaqueHost])
        let named = Set(rules.flatMap { $0.schemes ?? [] })
        isRead = self.builds.map { [schemes] build in
            let web = allowsHTTP ? ["https", "http"] : ["https"]
            let read = named.union(web + (build.schemes ?? []))
            return schemes.map { read.contains($0.text) }
        }
        accepted = rules.flatMap { [builds = self.builds, schemes] rule in
            builds.map { build in
                let own = Self.schemes(rule, build, allowsHTTP)
                return schemes.indices.filter { own.contains(schemes[$0].text) }.flatMap { scheme in
                    let start = scheme * (names.count + 1)
                    let bare = rule.hosts == nil && !schemes[scheme].isWeb ? [start] : []
                    let own = rule.hosts ?? build.hosts ?? []
                    let hosts = Self.hosts(of: own, in: names, indices, isWeb: schemes[scheme].isWeb)
                    return bare + hosts.map { start + 1 + $0 }
                }
            }
        }
    }

    /// The indices of the hosts that some names stand for, in order.
    private static func hosts(of own: [String], in names: [Name], _ indices: [String: Int], isWeb: Bool) -> [Int] {
        let own = isWeb ? own : own.filter { $0 != "*" }
        let others = own.filter { $0.hasPrefix("*") }.flatMap { wildcard in
            names.indices.filter { stands(wildcard, for: names[$0].text) }
        }
        return Set(own.compactMap { indices[$0] } + others).sorted()
    }

    private static func unique(_ names: [String]) -> [String] {
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }
    }

    /// Whether a wildcard such as `*.example.com` matches a host. None matches one with a port.
    private static func stands(_ host: String, for other: String) -> Bool {
        host.hasPrefix("*") && other.hasSuffix(host.dropFirst()) && !other.utf8.contains(ASCII.colon)
    }

    /// The schemes of a rule in a build, in the order of preference for writing URLs.
    private static func schemes(_ rule: Rule, _ build: Rule, _ allowsHTTP: Bool) -> [String] {
        let own = rule.schemes ?? (build.schemes ?? []) + (allowsHTTP ? ["https", "http"] : ["https"])
        return own.filter { $0 == "https" } + own.filter { $0 != "https" && $0 != "http" } + own.filter { $0 == "http" }
    }

    /// Whether a rule accepts a host in a build with a scheme.
    private static func accepts(_ host: String, _ rule: Rule, _ build: Rule, isWeb: Bool) -> Bool {
        let own = rule.hosts ?? build.hosts ?? []
        return own.contains { (isWeb || $0 != "*") && ($0 == host || stands($0, for: host)) }
    }

    // MARK: - Reading

    /// The number of an origin. A nil host means none.
    func number(_ scheme: Int, _ host: Int?) -> Int { scheme * (hosts.count + 1) + (host.map { $0 + 1 } ?? 0) }

    /// Whether a rule accepts an origin in a build.
    func accepts(_ origin: Int, rule: Int, build: Int) -> Bool {
        let origins = accepted[rule * builds.count + build]
        var (lower, upper) = (0, origins.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if origins[middle] == origin { return true }
            if origins[middle] < origin { lower = middle + 1 } else { upper = middle }
        }
        return false
    }

    /// The number of an origin without a slash after the scheme; `nil` if no pattern has such URLs.
    func opaqueNumber(_ scheme: Int) -> Int? { opaque.schemes.contains(scheme) ? number(scheme, opaque.host) : nil }

    /// Whether bytes are a scheme, known or not.
    static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, ASCII.isLetter(first) else { return false }
        return bytes.allSatisfy { byte in
            ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.plus || byte == ASCII.dash
                || byte == ASCII.period
        }
    }

    /// The index of the scheme before a colon, if a build reads it.
    func scheme(_ url: [UInt8], _ colon: Int, _ build: Int) -> Int? {
        for index in schemes.indices where schemes[index].isSame(url, 0..<colon) {
            return isRead[build][index] ? index : nil
        }
        return nil
    }

    func isWeb(_ scheme: Int) -> Bool { scheme < 2 }

    /// The default port of a scheme, with its colon; empty if it has none.
    func port(_ scheme: Int) -> String.UTF8View { (scheme == 0 ? ":443" : scheme == 1 ? ":80" : "").utf8 }

    /// The index of a URL's host: the exact host, or the longest `*.` that matches it, or `*`.
    func host(_ url: [UInt8], _ name: Range<Int>, isWeb: Bool) -> Int? {
        for index in hosts.indices where hosts[index].isSame(url, name) && !hosts[index].isWildcard { return index }
        guard !wildcards.isEmpty, Self.isName(url[name]) else { return nil }
        return wildcards.first { index in
            let domain = hosts[index].bytes.dropFirst()
            return domain.isEmpty
                ? isWeb : name.count > domain.count && ASCII.areEqual(url[name.suffix(domain.count)], domain)
        }
    }

    /// Whether a string consists of labels separated by dots.
    static func isName(_ name: some Swift.Collection<UInt8>) -> Bool {
        name.split(separator: ASCII.period, omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty
                && label.allSatisfy { byte in
                    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.dash || byte == ASCII.underscore
                }
        }
    }

    // MARK: - Writing

    /// The scheme and host with which a pattern's URLs are written: `https` and the first host
    /// without a wildcard, or else the first scheme. The result is `nil` if none matches the
    /// requested scheme and host.
    func preferred(
        _ rule: Rule, _ build: Int, scheme: String?, host: String?
    ) -> (scheme: String, host: String?)? {
        guard builds.indices.contains(build) else { return nil }
        func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }
        let schemes = Self.schemes(rule, builds[build], allowsHTTP).filter { scheme == nil || scheme == $0 }
        if let host {
            return schemes.first { Self.accepts(host, rule, builds[build], isWeb: isWeb($0)) }.map { ($0, host) }
        }
        let own = rule.hosts ?? builds[build].hosts ?? []
        let others = hosts.map(\.text).filter { host in own.contains { $0 != "*" && Self.stands($0, for: host) } }
        for hosts in [own, others] {
            let exact = hosts.first { !$0.hasPrefix("*") }
            for name in schemes {
                if rule.hosts == nil, !isWeb(name) { return (name, nil) }
                if let exact { return (name, exact) }
            }
        }
        return nil
    }

    /// Whether the first segment of a path would be read as a host.
    func isHost(_ segment: String) -> Bool { host(Array(segment.utf8), 0..<segment.utf8.count, isWeb: false) != nil }
}
