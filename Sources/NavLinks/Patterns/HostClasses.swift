/// All hosts that rules can distinguish, by number: each exact host, and the other hosts that `*.`
/// and `*` stand for.
///
/// Patterns with a value in the host, whose type is narrower than String, divide the hosts of a `*.`
/// or `*` further: into those that the types accept and those that they do not.
package struct HostClasses: Sendable {
    /// By number: the host as it is declared. Several have the same name if they are divided.
    let names: [String]
    /// By name, including `*.` and `*`.
    private let numbers: [String: [Int]]
    /// By number: the narrowings that accept its hosts, as bits.
    private let accepted: [UInt32]
    private let narrowings: [LanguageAutomaton]
    /// By number: a host, where several have the same name.
    private let samples: [Int: String]
    /// The maximum number of bytes after the asterisk of a host. Nil if no host has one.
    private let maxDomainLength: Int?
    /// For each host with `*.`, by what follows the asterisk: the numbers of the declared hosts that
    /// end with it, including itself and more specific ones.
    private let below: [Substring: [Int]]
    /// The numbers of all hosts without a port, which `*` stands for.
    private let withoutPort: [Int]

    static let none = HostClasses([], narrowings: []) ?? HostClasses()

    private init() {
        (names, numbers, accepted, narrowings, samples) = ([], [:], [], [], [:])
        (maxDomainLength, below, withoutPort) = (nil, [:], [])
    }

    /// Returns nil if there are too many different hosts.
    ///
    /// - Parameters:
    ///   - declared: In lower case, each once.
    ///   - narrowings: Sets of hosts, each once.
    init?(_ declared: [String], narrowings: [LanguageAutomaton]) {
        guard narrowings.count <= Self.maxNarrowings else { return nil }
        var (names, accepted, samples): ([String], [UInt32], [Int: String]) = ([], [], [:])
        for name in declared {
            guard !narrowings.isEmpty, name.hasPrefix("*") else {
                names.append(name)
                accepted.append(Self.bits(name, narrowings))
                continue
            }
            guard let parts = Self.parts(of: name, declared, narrowings) else { return nil }
            for part in parts {
                samples[names.count] = part.sample
                names.append(name)
                accepted.append(part.accepted)
            }
        }
        let numbers = Dictionary(grouping: names.indices) { names[$0] }
        var below: [Substring: [Int]] = [:]
        for (host, own) in numbers {
            for dot in host.indices where host[dot] == "." && numbers["*" + host[dot...]] != nil {
                below[host[dot...], default: []] += own
            }
        }
        self.names = names
        self.numbers = numbers
        self.accepted = accepted
        self.narrowings = narrowings
        self.samples = samples
        self.below = below.mapValues { $0.sorted() }
        maxDomainLength = names.lazy.filter { $0.hasPrefix("*.") }.map { $0.utf8.count - 1 }.max()
        withoutPort = names.indices.filter { !names[$0].utf8.contains(UInt8(ascii: ":")) }
    }

    private static let maxNarrowings = 12
    private static let maxParts = 256

    var count: Int { names.count }

    /// The number of a URL's host, given in lower case: of the exact host, or of the longest `*.`
    /// that matches it, or of `*`. The latter is only for `https` and `http`.
    func number(of name: String, isWeb: Bool) -> Int? {
        if let number = numbers[name]?.first, !name.utf8.starts(with: "*".utf8) { return number }
        guard maxDomainLength != nil || (isWeb && numbers["*"] != nil), Self.isHostName(name) else { return nil }
        for dot in name.utf8.indices
        where name.utf8[dot] == 0x2E && name.utf8[dot...].count <= maxDomainLength ?? 0 {
            if let all = numbers["*" + name[dot...]] { return part(all, of: name) }
        }
        return isWeb ? numbers["*"].flatMap { part($0, of: name) } : nil
    }

    private func part(_ all: [Int], of name: String) -> Int? {
        guard !narrowings.isEmpty else { return all.first }
        let bits = Self.bits(name, narrowings)
        return all.first { accepted[$0] == bits }
    }

    private static func bits(_ name: String, _ narrowings: [LanguageAutomaton]) -> UInt32 {
        narrowings.enumerated().reduce(0) { $1.element.accepts(name) ? $0 | 1 << UInt32($1.offset) : $0 }
    }

    /// The numbers of a host as it is declared, which may be `*` or start with `*.`.
    func declared(_ name: String) -> [Int] { numbers[name] ?? [] }

    /// The numbers of all hosts that declared ones stand for. A `*.` and `*` include the declared
    /// hosts that they match, since these are separate.
    func numbers(_ declared: [String], narrowing: LanguageAutomaton?, isWeb: Bool) -> [Int] {
        let all = declared.flatMap { name -> [Int] in
            if name == "*" { return isWeb && numbers[name] != nil ? withoutPort : [] }
            guard let own = numbers[name] else { return [] }
            return name.hasPrefix("*.") ? below[name.dropFirst()] ?? own : own
        }
        guard let narrowing, let bit = narrowings.firstIndex(of: narrowing) else { return all }
        return all.filter { accepted[$0] & 1 << UInt32(bit) != 0 }
    }

    /// A host with a number.
    package func example(_ number: Int) -> String {
        let name = names[number]
        guard name.hasPrefix("*") else { return name }
        if let sample = samples[number] { return sample }
        let letters = (0x61...0x7A).map { String(Character(Unicode.Scalar(UInt8($0)))) }
        let labels = letters + letters.map { $0 + "1" }
        let choices =
            name == "*"
            ? ["example.com", "example.org", "example.net"] + labels.map { "\($0).example" }
            : labels.map { $0 + name.dropFirst() }
        return choices.first { self.number(of: $0, isWeb: true) == number } ?? "any-other" + name.dropFirst()
    }

    /// Whether a string consists of labels separated by dots.
    static func isHostName(_ name: String) -> Bool {
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

    // MARK: Narrowings

    /// Every host name in lower case.
    static let hostNames: LanguageAutomaton = {
        let all = (try? RegularExpression(#"[a-z0-9_-]+(\.[a-z0-9_-]+)*"#)).flatMap { try? LanguageAutomaton($0) }
        return all ?? .nothing
    }()

    /// The hosts that `*.example.com` or `*` stands for, as an automaton.
    private static func language(_ name: String) -> LanguageAutomaton? {
        guard name != "*" else { return hostNames }
        return try? AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            builder.join(try builder.automaton(hostNames), try builder.text(String(name.dropFirst())))
        }
    }

    private static func union(_ all: [LanguageAutomaton]) -> LanguageAutomaton? {
        try? AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            var fragments: [AutomatonBuilder.Fragment] = []
            for automaton in all { fragments.append(try builder.automaton(automaton)) }
            return try builder.either(fragments)
        }
    }

    /// Divides the hosts of a `*.` or `*` that no more specific host matches.
    private static func parts(
        of name: String, _ declared: [String], _ narrowings: [LanguageAutomaton]
    ) -> [(accepted: UInt32, sample: String)]? {
        let others = declared.filter { $0 != name && $0.hasSuffix(name.dropFirst()) }.map { other in
            other.hasPrefix("*") ? language(other) : LanguageAutomaton(other)
        }
        guard let all = language(name), let more = union(others.compactMap(\.self)), !others.contains(nil),
            let rest = all.subtracting(more, limit: AutomatonBuilder.stateLimit)
        else { return nil }
        var parts: [(accepted: UInt32, hosts: LanguageAutomaton)] = [(0, rest.minimized)]
        for (bit, narrowing) in narrowings.enumerated() {
            var next: [(accepted: UInt32, hosts: LanguageAutomaton)] = []
            for part in parts {
                let limit = AutomatonBuilder.stateLimit
                guard let inside = part.hosts.intersection(narrowing, limit: limit),
                    let outside = part.hosts.subtracting(narrowing, limit: limit)
                else { return nil }
                next.append((part.accepted | 1 << UInt32(bit), inside.minimized))
                next.append((part.accepted, outside.minimized))
            }
            parts = next.filter { !$0.hosts.isEmpty }
            guard parts.count <= maxParts else { return nil }
        }
        return parts.compactMap { part in
            part.hosts.shortest.map { shortest in
                (part.accepted, String(String.UnicodeScalarView(shortest.compactMap(Unicode.Scalar.init))))
            }
        }
    }
}
