import NavGraph
import NavSyntax

/// What a pattern says about scheme and host; nil where it leaves that to `links`.
public struct OriginRule: Hashable, Sendable {
    public var schemes: [String]?
    public var hosts: [String]?
    public init(schemes: [String]? = nil, hosts: [String]? = nil) {
        self.schemes = schemes
        self.hosts = hosts
    }
    public static let any = OriginRule()

    /// `the scheme `app``, `the hosts `a.example`, `b.example``.
    var words: String {
        [("scheme", schemes), ("host", hosts)].compactMap { word, names in
            names.map { "the \(word)\($0.count == 1 ? "" : "s") \(listed($0))" }
        }
        .joined(separator: " and ")
    }
}

/// A build of the app: the schemes and hosts that are its own.
public struct LinkOrigins: Sendable, Hashable {
    /// Nil for the settings of `links` themselves.
    public var environment: String?
    public var schemes: [String]
    public var hosts: [String]
    /// Whether `http` is read like `https`.
    public var allowsHTTP = false
}

/// Everything that can stand before a URL's path, cut into the fewest pieces that rules tell apart: a scheme, and a
/// host, the subdomains of a domain that have no rule of their own, or no host.
public struct OriginTable: Sendable {
    /// The base settings first, then the environments; of several versions, one after the other.
    public let builds: [LinkOrigins]
    public let allowsHTTP: Bool
    /// Whether a path ends in a slash wherever it is read.
    let isSlashed: Bool
    /// In lower case: those of `links`, of environments and of patterns, then `https` and, where it is read, `http`.
    public let schemes: [String]
    /// In lower case, exact ones and those with a `*`, wherever the graph names them.
    public let hosts: [String]
    private let schemeNumbers: [String: Int]
    private let hostNumbers: [String: Int]
    /// The most bytes that follow the asterisk of a host; nil: none has one.
    private let maxDomainLength: Int?
    /// For each host with a `*.`, by what follows the asterisk, the numbers of the declared hosts that end with it: its
    /// own, and those of hosts that are more specific.
    private let hostsBelow: [Substring: [Int]]
    /// Nothing names a scheme of the app's own or a host: patterns are compared as if one did.
    public let isUnstated: Bool
    /// There is more to tell apart than anybody waits for: the table knows no schemes and hosts at all.
    let isTooLarge: Bool

    init(_ settings: LinkSettings, rules: some Sequence<OriginRule>) {
        self.init(versions: [settings], rules: rules)
    }

    /// A table in which versions of a graph can be compared.
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
        // What rules let through, all of which the generated reader of URLs tells apart.
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

    /// The number of a URL's host, in lower case, or of the longest `*.` that stands for it.
    public func host(_ name: String) -> Int? {
        if let number = hostNumbers[name], !name.utf8.starts(with: "*.".utf8) { return number }
        guard let maxDomainLength, Self.hasOnlyLabels(name) else { return nil }
        for dot in name.utf8.indices where name.utf8[dot] == 0x2E && name.utf8[dot...].count <= maxDomainLength {
            if let number = hostNumbers["*" + name[dot...]] { return number }
        }
        return nil
    }

    /// The number of a host as it is declared, perhaps with `*.`.
    func declaredHost(_ name: String) -> Int? { hostNumbers[name] }

    /// Whether a text consists of labels with dots between them.
    private static func hasOnlyLabels(_ name: String) -> Bool {
        name.utf8.split(separator: 0x2E, omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.allSatisfy(isInLabel)
        }
    }

    /// What a label of a host name has in it. A browser would end the host at other signs, such as a backslash.
    private static func isInLabel(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// How many pieces there are.
    var count: Int { schemes.count * (hosts.count + 1) }

    /// A piece by scheme and host, no host being nil.
    func piece(_ scheme: Int, _ host: Int?) -> Int { scheme * (hosts.count + 1) + (host.map { $0 + 1 } ?? 0) }

    func parts(of piece: Int) -> (scheme: Int, host: Int?) {
        let host = piece % (hosts.count + 1)
        return (piece / (hosts.count + 1), host == 0 ? nil : host - 1)
    }

    /// Of some pieces, `https` with an exact host where there is one, then a scheme of the app's own, as URLs are built.
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

    /// What a rule lets through in a build.
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

    /// Hosts that a `*.` stands for are pieces of their own where they are declared, too.
    func numbers(_ names: [String]) -> [Int] {
        names.flatMap { name -> [Int] in
            guard let number = hostNumbers[name] else { return [] }
            return name.hasPrefix("*.") ? hostsBelow[name.dropFirst()] ?? [number] : [number]
        }
    }
}

/// A set of pieces, by their numbers.
struct OriginSet: Hashable, Sendable, Sequence {
    private var words: [UInt64]
    /// How many pieces there are in all.
    let count: Int

    init(count: Int) {
        self.count = count
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    mutating func insert(_ piece: Int) { words[piece / 64] |= 1 << UInt64(piece % 64) }

    func contains(_ piece: Int) -> Bool { words[piece / 64] & (1 << UInt64(piece % 64)) != 0 }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    var first: Int? {
        for (index, word) in words.enumerated() where word != 0 { return index * 64 + word.trailingZeroBitCount }
        return nil
    }

    /// In ascending order.
    func makeIterator() -> Iterator { Iterator(words: words) }

    struct Iterator: IteratorProtocol {
        fileprivate let words: [UInt64]
        private var place = -1
        private var rest: UInt64 = 0

        fileprivate init(words: [UInt64]) { self.words = words }

        mutating func next() -> Int? {
            while rest == 0 {
                place += 1
                guard place < words.count else {
                    place = words.count
                    return nil
                }
                rest = words[place]
            }
            let bit = rest.trailingZeroBitCount
            rest &= rest - 1
            return place * 64 + bit
        }
    }

    func intersection(_ other: OriginSet) -> OriginSet {
        var set = self
        for index in words.indices { set.words[index] &= other.words[index] }
        return set
    }

    func union(_ other: OriginSet) -> OriginSet {
        var set = self
        for index in words.indices { set.words[index] |= other.words[index] }
        return set
    }

    func subtracting(_ other: OriginSet) -> OriginSet {
        var set = self
        for index in words.indices { set.words[index] &= ~other.words[index] }
        return set
    }

    func relation(to other: OriginSet) -> Relation {
        var (meets, leftOnly, rightOnly) = (false, false, false)
        for (left, right) in zip(words, other.words) {
            meets = meets || left & right != 0
            leftOnly = leftOnly || left & ~right != 0
            rightOnly = rightOnly || right & ~left != 0
        }
        return Relation(meets: meets, leftOnly: leftOnly, rightOnly: rightOnly)
    }
}

extension Array where Element: Hashable {
    /// Each element once, in the order of first appearance.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
