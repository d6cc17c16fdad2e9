import NavGraph
import NavSyntax

/// The schemes and hosts that a pattern accepts. Nil means those of `links`.
public struct OriginRule: Hashable, Sendable {
    public var schemes: [String]?
    public var hosts: [String]?
    public init(schemes: [String]? = nil, hosts: [String]? = nil) {
        self.schemes = schemes
        self.hosts = hosts
    }
    public static let any = OriginRule()

    /// A description such as `the scheme `app`` or `the hosts `a.example`, `b.example``.
    var phrase: String {
        [("scheme", schemes), ("host", hosts)].compactMap { word, names in
            names.map { "the \(word)\($0.count == 1 ? "" : "s") \(listed($0))" }
        }
        .joined(separator: " and ")
    }
}

/// The schemes and hosts of one build of the app.
public struct LinkOrigins: Sendable, Hashable {
    /// Nil for the settings of `links` themselves.
    public var environment: String?
    public var schemes: [String]
    public var hosts: [String]
    /// Whether `http` is read like `https`.
    public var allowsHTTP = false
}

/// All origins that rules can distinguish. An origin is a pair of a scheme and one of: a host, the
/// subdomains of a domain without a rule of their own, or no host.
public struct OriginTable: Sendable {
    /// The base settings first, then the environments. For several versions, one version after the
    /// other.
    public let builds: [LinkOrigins]
    public let allowsHTTP: Bool
    /// Whether a path has to end in a slash in all versions.
    let isSlashed: Bool
    /// In lower case: the schemes of `links`, of environments and of patterns, then `https` and, if
    /// it is read, `http`.
    public let schemes: [String]
    /// In lower case: all hosts that the graph names, exact or with `*.`.
    public let hosts: [String]
    private let schemeNumbers: [String: Int]
    private let hostNumbers: [String: Int]
    /// The maximum number of bytes after the asterisk of a host. Nil if no host has one.
    private let maxDomainLength: Int?
    /// For each host with `*.`, by what follows the asterisk: the indices of the declared hosts
    /// that end with it, including itself and more specific ones.
    private let hostsBelow: [Substring: [Int]]
    /// Whether nothing names a custom scheme or a host. Patterns are then compared as if something
    /// did.
    public let isUnstated: Bool
    /// Whether there are too many origins to distinguish. The table has no schemes and hosts then.
    let isTooLarge: Bool

    init(_ settings: LinkSettings, rules: some Sequence<OriginRule>) {
        self.init(versions: [settings], rules: rules)
    }

    /// A table for comparing versions of a graph.
    init(versions: [LinkSettings], rules: some Sequence<OriginRule>) {
        builds = versions.flatMap(Self.builds)
        allowsHTTP = versions.contains(where: \.allowsHTTP)
        isSlashed = versions.allSatisfy { $0.trailingSlash == .always }
        let rules = Array(rules)
        let custom = (builds.flatMap(\.schemes) + rules.flatMap { $0.schemes ?? [] }).filter { !Self.isWeb($0) }
            .uniqued()
        let hosts = (builds.flatMap(\.hosts) + rules.flatMap { $0.hosts ?? [] }).uniqued()
        isTooLarge = Self.isTooLarge(builds, rules, schemes: custom.count + 2, hosts: hosts.count + 1)
        schemes = (isTooLarge ? [] : custom) + ["https"] + (allowsHTTP ? ["http"] : [])
        self.hosts = isTooLarge ? [] : hosts
        schemeNumbers = Dictionary(uniqueKeysWithValues: schemes.enumerated().map { ($1, $0) })
        hostNumbers = Dictionary(uniqueKeysWithValues: self.hosts.enumerated().map { ($1, $0) })
        isUnstated = hosts.isEmpty && custom.isEmpty
        maxDomainLength = self.hosts.lazy.filter { $0.hasPrefix("*.") }.map { $0.utf8.count - 1 }.max()
        hostsBelow = maxDomainLength == nil ? [:] : Self.hostsBelow(hostNumbers)
    }

    private static func hostsBelow(_ numbers: [String: Int]) -> [Substring: [Int]] {
        var below: [Substring: [Int]] = [:]
        for (host, number) in numbers {
            for dot in host.indices where host[dot] == "." && numbers["*" + host[dot...]] != nil {
                below[host[dot...], default: []].append(number)
            }
        }
        return below.mapValues { $0.sorted() }
    }

    private static func isTooLarge(
        _ builds: [LinkOrigins], _ rules: [OriginRule], schemes: Int, hosts: Int
    ) -> Bool {
        let (pieces, isCut) = schemes.multipliedReportingOverflow(by: hosts)
        guard !isCut, pieces <= 1 << 22, pieces <= (1 << 30) / max(1, rules.count * builds.count) else { return true }
        // The number of origins that rules accept, all of which the generated reader of URLs
        // distinguishes.
        var sum = 0
        for build in builds {
            for rule in rules {
                let schemes = rule.schemes?.count ?? build.schemes.count + 2
                sum += schemes * ((rule.hosts ?? build.hosts).count + 1)
                guard sum <= 1 << 18 else { return true }
            }
        }
        return false
    }

    private static func builds(_ settings: LinkSettings) -> [LinkOrigins] {
        func lowered(_ names: [Located<String>]) -> [String] { names.map { $0.value.lowercased() }.uniqued() }
        let base = LinkOrigins(
            environment: nil, schemes: lowered(settings.schemes), hosts: lowered(settings.hosts),
            allowsHTTP: settings.allowsHTTP)
        let others = settings.environments.map { environment in
            LinkOrigins(
                environment: environment.name.value, schemes: environment.schemes.map(lowered) ?? base.schemes,
                hosts: environment.hosts.map(lowered) ?? base.hosts, allowsHTTP: settings.allowsHTTP)
        }
        return [base] + others
    }

    static func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

    public func scheme(_ name: String) -> Int? { schemeNumbers[name] }

    /// The index of a URL's host, given in lower case, or of the longest `*.` that matches it.
    public func host(_ name: String) -> Int? {
        if let number = hostNumbers[name], !name.utf8.starts(with: "*.".utf8) { return number }
        guard let maxDomainLength, Self.hasOnlyLabels(name) else { return nil }
        for dot in name.utf8.indices where name.utf8[dot] == 0x2E && name.utf8[dot...].count <= maxDomainLength {
            if let number = hostNumbers["*" + name[dot...]] { return number }
        }
        return nil
    }

    /// The index of a host as it is declared, which may start with `*.`.
    func declaredHost(_ name: String) -> Int? { hostNumbers[name] }

    /// Whether a string consists of labels separated by dots.
    private static func hasOnlyLabels(_ name: String) -> Bool {
        name.utf8.split(separator: 0x2E, omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.allSatisfy(isInLabel)
        }
    }

    /// Whether a byte may be in a label of a host name. A browser would end the host at other
    /// characters, such as a backslash.
    private static func isInLabel(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// The number of origins.
    var count: Int { schemes.count * (hosts.count + 1) }

    /// The index of an origin. A nil host means no host.
    func piece(_ scheme: Int, _ host: Int?) -> Int { scheme * (hosts.count + 1) + (host.map { $0 + 1 } ?? 0) }

    func parts(of piece: Int) -> (scheme: Int, host: Int?) {
        let host = piece % (hosts.count + 1)
        return (piece / (hosts.count + 1), host == 0 ? nil : host - 1)
    }

    /// The preferred origin of a set: `https` with an exact host if there is one, then a custom
    /// scheme.
    func preferred(of set: OriginSet) -> Int {
        var own: Int?
        for piece in set {
            let (scheme, host) = parts(of: piece)
            if let host {
                if schemes[scheme] == "https", !hosts[host].hasPrefix("*.") { return piece }
            } else if own == nil {
                own = piece
            }
        }
        return own ?? set.first ?? 0
    }

    /// An example of a URL with an origin and a path.
    func example(of piece: Int, _ sample: URLSample) -> String {
        example(of: piece, sample.path(isSlashed: isSlashed))
    }

    func example(of piece: Int, _ path: String) -> String {
        let (scheme, host) = parts(of: piece)
        guard let host else {
            let first = path.dropFirst().prefix { $0 != "/" && $0 != "?" && $0 != "#" }
            let isPlain =
                !first.isEmpty && !first.contains { ":@%".contains($0) } && self.host(String(first).foldedASCII) == nil
            return schemes[scheme] + "://" + (isPlain ? path.dropFirst() : path[...])
        }
        guard hosts[host].hasPrefix("*.") else { return "\(schemes[scheme])://\(hosts[host])\(path)" }
        let domain = hosts[host].dropFirst(2)
        let labels = (0x61...0x7A).map { String(Character(Unicode.Scalar(UInt8($0)))) }
        let label = (labels + labels.map { $0 + "1" }).first { self.host("\($0).\(domain)") == host } ?? "any-other"
        return "\(schemes[scheme])://\(label).\(domain)\(path)"
    }

    /// The origins that a rule accepts in a build.
    func pieces(_ rule: OriginRule, in build: Int) -> OriginSet {
        let build = builds[build]
        var set = OriginSet(count: count)
        if isUnstated { set.insert(0) }
        let schemes = rule.schemes ?? build.schemes + ["https", "http"]
        let numbers = numbers(rule.hosts ?? build.hosts)
        for scheme in schemes {
            guard let number = schemeNumbers[scheme], scheme != "http" || build.allowsHTTP else { continue }
            if rule.hosts == nil, !Self.isWeb(scheme) { set.insert(piece(number, nil)) }
            for host in numbers { set.insert(piece(number, host)) }
        }
        return set
    }

    /// The indices of hosts. A `*.` includes the declared hosts that it matches, since they are
    /// separate origins.
    func numbers(_ names: [String]) -> [Int] {
        names.flatMap { name -> [Int] in
            guard let number = hostNumbers[name] else { return [] }
            return name.hasPrefix("*.") ? hostsBelow[name.dropFirst()] ?? [number] : [number]
        }
    }
}

/// A set of origins, by index.
struct OriginSet: Hashable, Sendable, Sequence {
    private var bits: [UInt64]
    /// The number of all origins.
    let count: Int

    init(count: Int) {
        self.count = count
        bits = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    mutating func insert(_ piece: Int) { bits[piece / 64] |= 1 << UInt64(piece % 64) }

    func contains(_ piece: Int) -> Bool { bits[piece / 64] & (1 << UInt64(piece % 64)) != 0 }

    var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

    var first: Int? {
        for (index, word) in bits.enumerated() where word != 0 { return index * 64 + word.trailingZeroBitCount }
        return nil
    }

    /// Iterates in ascending order.
    func makeIterator() -> Iterator { Iterator(bits: bits) }

    struct Iterator: IteratorProtocol {
        fileprivate let bits: [UInt64]
        private var index = -1
        private var rest: UInt64 = 0

        fileprivate init(bits: [UInt64]) { self.bits = bits }

        mutating func next() -> Int? {
            while rest == 0 {
                index += 1
                guard index < bits.count else {
                    index = bits.count
                    return nil
                }
                rest = bits[index]
            }
            let bit = rest.trailingZeroBitCount
            rest &= rest - 1
            return index * 64 + bit
        }
    }

    func intersection(_ other: OriginSet) -> OriginSet {
        var set = self
        for index in bits.indices { set.bits[index] &= other.bits[index] }
        return set
    }

    func union(_ other: OriginSet) -> OriginSet {
        var set = self
        for index in bits.indices { set.bits[index] |= other.bits[index] }
        return set
    }

    func subtracting(_ other: OriginSet) -> OriginSet {
        var set = self
        for index in bits.indices { set.bits[index] &= ~other.bits[index] }
        return set
    }

    func relation(to other: OriginSet) -> Relation {
        var (overlaps, leftOnly, rightOnly) = (false, false, false)
        for (left, right) in zip(bits, other.bits) {
            overlaps = overlaps || left & right != 0
            leftOnly = leftOnly || left & ~right != 0
            rightOnly = rightOnly || right & ~left != 0
        }
        return Relation(overlaps: overlaps, leftOnly: leftOnly, rightOnly: rightOnly)
    }
}

extension Array where Element: Hashable {
    /// Each element once, in the order of first appearance.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
