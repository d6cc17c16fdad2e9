package import NavGraph
import NavSyntax

/// The schemes and hosts that a pattern accepts. Nil means those of `links`.
public struct OriginRule: Hashable, Sendable {
    public var schemes: [String]?
    public var hosts: [String]?
    /// Those of the hosts that are accepted, for a pattern whose host is a value of a type. Nil means
    /// all of them.
    var narrowing: LanguageAutomaton?
    public init(schemes: [String]? = nil, hosts: [String]? = nil) {
        self.schemes = schemes
        self.hosts = hosts
    }
    public static let any = OriginRule()

    /// URLs without a slash after the scheme.
    init(opaque scheme: String) { self.init(schemes: [scheme], hosts: [LinkOrigins.opaqueHost]) }

    /// Whether its URLs have no slash after the scheme.
    public var isOpaque: Bool { hosts == [LinkOrigins.opaqueHost] }

    /// How specific its hosts are, among those of one pattern.
    var specificity: Int {
        guard let host = hosts?.first, host.hasPrefix("*") else { return .max }
        return host.utf8.count
    }

    /// A description such as `the scheme `app`` or `the hosts `a.example`, `b.example``.
    var phrase: String {
        [("scheme", schemes), ("host", hosts)].compactMap { word, names in
            names.map { "the \(word)\($0.count == 1 ? "" : "s") \(listed($0))" }
        }
        .joined(separator: " and ")
    }
}

/// The schemes and hosts of one build of the app.
public struct BuildOrigins: Sendable, Hashable {
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
    public let builds: [BuildOrigins]
    public let allowsHTTP: Bool
    /// In lower case: the schemes of `links`, of environments and of patterns, then `https` and, if
    /// it is read, `http`.
    public let schemes: [String]
    /// In lower case: all hosts that the graph names: exact, with `*.`, or `*`. One that the types
    /// of values in hosts divide is included several times.
    public var hosts: [String] { hostClasses.names }
    /// The same, each once.
    public var declaredHosts: [String] { hosts.uniqued() }
    private let schemeNumbers: [String: Int]
    package let hostClasses: HostClasses
    /// Whether nothing names a custom scheme or a host. Patterns are then compared as if something
    /// did.
    public let isUnstated: Bool
    /// Whether there are too many origins to distinguish. The table has no schemes and hosts then.
    package let isTooLarge: Bool

    package init(_ settings: LinkSettings, rules: some Sequence<OriginRule>) {
        self.init(versions: [settings], rules: rules)
    }

    /// A table for comparing versions of a graph.
    package init(versions: [LinkSettings], rules: some Sequence<OriginRule>) {
        builds = versions.flatMap(Self.builds)
        allowsHTTP = versions.contains(where: \.allowsHTTP)
        let rules = Array(rules)
        let custom = (builds.flatMap(\.schemes) + rules.flatMap { $0.schemes ?? [] }).filter { !Self.isWeb($0) }
            .uniqued()
        let hosts = (builds.flatMap(\.hosts) + rules.flatMap { $0.hosts ?? [] }).uniqued()
        let classes = HostClasses(hosts, narrowings: rules.compactMap(\.narrowing).uniqued())
        let hostCount = classes?.count ?? .max - 1
        let isTooLarge = Self.isTooLarge(builds, rules, schemes: custom.count + 2, hosts: hostCount + 1)
        self.isTooLarge = isTooLarge
        let readsHTTP = allowsHTTP || rules.contains { $0.schemes?.contains("http") ?? false }
        schemes = (isTooLarge ? [] : custom) + ["https"] + (readsHTTP ? ["http"] : [])
        hostClasses = isTooLarge ? .none : classes ?? .none
        schemeNumbers = Dictionary(uniqueKeysWithValues: schemes.enumerated().map { ($1, $0) })
        isUnstated = hosts.isEmpty && custom.isEmpty
    }

    private static func isTooLarge(
        _ builds: [BuildOrigins], _ rules: [OriginRule], schemes: Int, hosts: Int
    ) -> Bool {
        let (pieces, isCut) = schemes.multipliedReportingOverflow(by: hosts)
        guard !isCut, pieces <= 1 << 22, pieces <= (1 << 30) / max(1, rules.count * builds.count) else { return true }
        // The number of origins that rules accept, all of which the generated reader of URLs
        // distinguishes.
        var sum = 0
        for build in builds {
            for rule in rules {
                let schemes = rule.schemes?.count ?? build.schemes.count + 2
                let own = rule.hosts ?? build.hosts
                sum += schemes * ((own.contains("*") ? hosts : own.count) + 1)
                guard sum <= 1 << 18 else { return true }
            }
        }
        return false
    }

    private static func builds(_ settings: LinkSettings) -> [BuildOrigins] {
        func lowered(_ names: [Located<String>]) -> [String] { names.map { $0.value.lowercased() }.uniqued() }
        let base = BuildOrigins(
            environment: nil, schemes: lowered(settings.schemes), hosts: lowered(settings.hosts),
            allowsHTTP: settings.allowsHTTP)
        let others = settings.environments.map { environment in
            BuildOrigins(
                environment: environment.name.value, schemes: environment.schemes.map(lowered) ?? base.schemes,
                hosts: environment.hosts.map(lowered) ?? base.hosts, allowsHTTP: settings.allowsHTTP)
        }
        return [base] + others
    }

    package static func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

    public func scheme(_ name: String) -> Int? { schemeNumbers[name] }

    /// The index of a URL's host, given in lower case: of the exact host, or of the longest `*.` that
    /// matches it, or of `*`, which is only for `https` and `http`.
    public func host(_ name: String, isWeb: Bool) -> Int? { hostClasses.number(of: name, isWeb: isWeb) }

    /// The indices of a host as it is declared, which may be `*` or start with `*.`.
    func declaredHost(_ name: String) -> [Int] { hostClasses.declared(name) }

    /// Whether a host stands for others.
    package static func isWildcard(_ host: String) -> Bool { host.hasPrefix("*") }

    /// The number of origins.
    var count: Int { schemes.count * (hosts.count + 1) }

    /// The index of an origin. A nil host means no host.
    func piece(_ scheme: Int, _ host: Int?) -> Int { scheme * (hosts.count + 1) + (host.map { $0 + 1 } ?? 0) }

    package func parts(of piece: Int) -> (scheme: Int, host: Int?) {
        let host = piece % (hosts.count + 1)
        return (piece / (hosts.count + 1), host == 0 ? nil : host - 1)
    }

    /// The preferred origin of a set: `https` with an exact host if there is one, then a custom
    /// scheme.
    package func preferred(of set: OriginSet) -> Int {
        var own: Int?
        var wild: Int?
        for piece in set {
            let (scheme, host) = parts(of: piece)
            if let host {
                guard schemes[scheme] == "https" else { continue }
                if !Self.isWildcard(hosts[host]) { return piece }
                wild = wild ?? piece
            } else if own == nil {
                own = piece
            }
        }
        return own ?? wild ?? set.first ?? 0
    }

    /// An example of a URL with an origin and a path.
    package func example(of piece: Int, _ sample: URLSample) -> String {
        example(of: piece, sample.path())
    }

    package func example(of piece: Int, _ path: String) -> String {
        let (scheme, host) = parts(of: piece)
        guard let host else {
            let first = path.dropFirst().prefix { $0 != "/" && $0 != "?" && $0 != "#" }
            let isPlain =
                !first.isEmpty && !first.contains { ":@%".contains($0) }
                && self.host(String(first).foldedASCII, isWeb: false) == nil
            return schemes[scheme] + "://" + (isPlain ? path.dropFirst() : path[...])
        }
        if hosts[host] == LinkOrigins.opaqueHost { return "\(schemes[scheme]):\(path.dropFirst())" }
        return "\(schemes[scheme])://\(hostClasses.example(host))\(path)"
    }

    /// The origins that a rule accepts in a build.
    package func pieces(_ rule: OriginRule, in build: Int) -> OriginSet {
        let build = builds[build]
        var set = OriginSet(count: count)
        if isUnstated { set.insert(0) }
        // `http` has to be named, or to be allowed for all.
        let schemes = rule.schemes ?? build.schemes + ["https"] + (build.allowsHTTP ? ["http"] : [])
        for scheme in schemes {
            guard let number = schemeNumbers[scheme] else { continue }
            let isWeb = Self.isWeb(scheme)
            if rule.hosts == nil, !isWeb { set.insert(piece(number, nil)) }
            for host in numbers(rule.hosts ?? build.hosts, narrowing: rule.narrowing, isWeb: isWeb) {
                set.insert(piece(number, host))
            }
        }
        return set
    }

    /// The indices of hosts. A `*.` and `*` include the declared hosts that they match, since they
    /// are separate origins.
    package func numbers(_ names: [String], narrowing: LanguageAutomaton? = nil, isWeb: Bool = true) -> [Int] {
        hostClasses.numbers(names, narrowing: narrowing, isWeb: isWeb)
    }
}

/// A set of origins, by index.
package struct OriginSet: Hashable, Sendable, Sequence {
    private var bits: [UInt64]
    /// The number of all origins.
    package let count: Int

    package init(count: Int) {
        self.count = count
        bits = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    package mutating func insert(_ piece: Int) { bits[piece / 64] |= 1 << UInt64(piece % 64) }

    package func contains(_ piece: Int) -> Bool { bits[piece / 64] & (1 << UInt64(piece % 64)) != 0 }

    package var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

    package var first: Int? {
        for (index, word) in bits.enumerated() where word != 0 { return index * 64 + word.trailingZeroBitCount }
        return nil
    }

    /// Iterates in ascending order.
    package func makeIterator() -> Iterator { Iterator(bits: bits) }

    package struct Iterator: IteratorProtocol {
        fileprivate let bits: [UInt64]
        private var index = -1
        private var rest: UInt64 = 0

        fileprivate init(bits: [UInt64]) { self.bits = bits }

        package mutating func next() -> Int? {
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

    package func intersection(_ other: OriginSet) -> OriginSet {
        var set = self
        for index in bits.indices { set.bits[index] &= other.bits[index] }
        return set
    }

    func union(_ other: OriginSet) -> OriginSet {
        var set = self
        for index in bits.indices { set.bits[index] |= other.bits[index] }
        return set
    }

    package func subtracting(_ other: OriginSet) -> OriginSet {
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
    package func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
