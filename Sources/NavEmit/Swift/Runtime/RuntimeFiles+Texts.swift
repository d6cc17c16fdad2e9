// swift-format-ignore-file
// The files of NavgenRuntime as strings. RuntimeFilesTests writes this file with NAVGEN_UPDATE_FIXTURES=1.

extension RuntimeFiles {
    static let sources: [(path: String, text: String)] = [
        ("Links/LinkCompiler.swift", ##"""
/// Where a URL has the value of a parameter.
nonisolated struct LinkSource: Sendable {
    enum Place: Sendable {
        case none
        /// A segment, or all segments from one on.
        case segment(Int), rest(Int)
        case item([UInt8]), fragment
        /// The same in a path in the fragment.
        case hashSegment(Int), hashRest(Int), hashItem([UInt8])
        case wholeURL
        /// The host, without the text after the value.
        case host(suffix: Int)
    }

    var place = Place.none
    /// The index of the text of which the value is a part, and the number of the value in it; `nil` if it is the whole
    /// part of the URL.
    var text: (rule: Int, number: Int)?
    /// The value that is fixed by the pattern or omitted in its URLs.
    var absent: [String]?
    /// The raw values, if URLs may spell them in any case.
    var choices: [String] = []
}

/// Makes from the lines of a table what URLs are read with.
nonisolated struct LinkCompiler {
    private var builder: LinkTrieBuilder
    private(set) var patterns: [LinkReader.Pattern] = []
    private(set) var origins: [LinkOrigins.Rule] = []
    private var parser: LinkPatternParser
    private var literals: [[UInt8]] = []
    private let ignoresCase: Bool
    /// The sources of each pattern, by parameter.
    private(set) var sources: [[LinkSource]] = []

    init(_ parser: LinkPatternParser, _ rules: LinkRules) {
        self.parser = parser
        ignoresCase = rules.ignoresCase
        builder = LinkTrieBuilder(ignoringCase: rules.ignoresCase)
    }

    var trie: LinkTrie { LinkTrie(builder) }

    var checks: LinkChecks { LinkChecks(types: parser.types, literals: literals, texts: parser.texts) }

    mutating func add(_ line: LinkPattern) {
        sources.append([])
        addPath(line)
        let items = line.query.map { item($0.value, key: $0.key, .item(Array($0.key.utf8))) }
        let fragment = line.fragment.map { item($0, key: "", .fragment) }
        let hash = line.hash.map { self.hash($0, ignoringCase: ignoresCase || line.ignoresCase) }
        for hole in line.fixed { note(hole, .init()) }
        if let host = line.host { note(host.hole, .init(place: .host(suffix: host.suffix.utf8.count))) }
        for parameter in line.wholeURL { note(.init(parameter: parameter), .init(place: .wholeURL)) }
        patterns.append(
            .init(
                items: items, fragment: fragment, hash: hash, origin: rule(line.origin), slash: line.slash,
                rejectsUnknownKeys: line.rejectsUnknownKeys,
                host: line.host.map { ($0.hole.check, $0.suffix.utf8.count) }))
    }

    private mutating func rule(_ rule: LinkOrigins.Rule) -> Int {
        if let index = origins.firstIndex(of: rule) { return index }
        origins.append(rule)
        return origins.count - 1
    }

    private mutating func note(_ hole: LinkPattern.Hole, _ source: LinkSource) {
        guard let parameter = hole.parameter else { return }
        var source = source
        source.absent = hole.absent
        if hole.check.kind == .declared,
            case .cases(let values, ignoresCase: true) = parser.types[hole.check.index].definition
        {
            source.choices = values
        }
        let last = sources.count - 1
        while sources[last].count <= parameter { sources[last].append(.init()) }
        sources[last][parameter] = source
    }

    // MARK: - Paths

    private mutating func addPath(_ line: LinkPattern) {
        let number = patterns.count
        var node = 0
        for (index, segment) in line.path.enumerated() {
            switch segment {
            case .literal(let text):
                node =
                    line.ignoresCase
                    ? builder.branch(literal(text, .folded), of: node, number) : builder.literal(text, of: node)
            case .text(let text):
                if text.loneHole?.absent != nil { builder.end(number, at: node) }
                let check = check(
                    text, .segment(index), in: .segment, ignoringCase: ignoresCase || line.ignoresCase)
                node = builder.branch(check, of: node, number)
            case .rest(let hole):
                if hole.repetition == .any { builder.end(number, at: node) }
                note(hole, .init(place: .rest(index)))
                node = builder.branch(hole.check, isRest: true, of: node, number)
            case .anything(let least):
                if least == 0 { builder.end(number, at: node) }
                node = builder.branch(.string, isRest: true, of: node, number)
            }
        }
        builder.end(number, at: node)
    }

    /// The check of a text, whose values are in a part of the URL.
    private mutating func check(
        _ text: LinkPattern.Text, _ place: LinkSource.Place, in part: LinkTextRule.Place, ignoringCase: Bool = false
    ) -> LinkCheck {
        let check = parser.check(text, in: part, ignoringCase: ignoringCase)
        for (number, part) in text.parts.enumerated() {
            note(part.hole, .init(place: place, text: text.loneHole == nil ? (check.index, number) : nil))
        }
        return check
    }

    private mutating func literal(_ text: String, _ kind: LinkCheck.Kind) -> LinkCheck {
        let bytes = Array(text.utf8)
        let index = literals.firstIndex(of: bytes) ?? literals.count
        if index == literals.count { literals.append(bytes) }
        return LinkCheck(kind: kind, index: index)
    }

    private mutating func hash(_ hash: LinkPattern.HashRoute, ignoringCase: Bool) -> LinkReader.Hash {
        var checks: [LinkCheck] = []
        var least = 0
        var rest: LinkCheck?
        for (index, segment) in hash.path.enumerated() {
            switch segment {
            case .literal(let text):
                checks.append(literal(text, ignoringCase ? .folded : .literal))
                least = checks.count
            case .text(let text):
                checks.append(check(text, .hashSegment(index), in: .segment, ignoringCase: ignoringCase))
                if text.loneHole?.absent == nil { least = checks.count }
            case .rest(let hole):
                note(hole, .init(place: .hashRest(index)))
                rest = hole.check
                if hole.repetition == .atLeastOne { least = checks.count + 1 }
            case .anything(let count):
                rest = .string
                if count > 0 { least = checks.count + 1 }
            }
        }
        let items = hash.query.map { item($0.value, key: $0.key, .hashItem(Array($0.key.utf8))) }
        return .init(segments: checks, least: least, rest: rest, items: items)
    }

    // MARK: - Queries

    private mutating func item(
        _ value: LinkPattern.Value, key: String, _ place: LinkSource.Place
    ) -> LinkReader.Item {
        let key = Array(key.utf8)
        switch value {
        case .literal(let text):
            return .init(key: key, check: literal(text, .literal), isRequired: true, isList: false)
        case .text(let text):
            let part: LinkTextRule.Place = if case .fragment = place { .fragment } else { .value }
            let hole = text.loneHole
            return .init(
                key: key, check: check(text, place, in: part),
                isRequired: hole.map { $0.absent == nil && $0.repetition != .any } ?? true,
                isList: hole.map { $0.repetition != .none } ?? false)
        }
    }
}

"""##),
        ("Links/LinkOrigins.swift", ##"""
/// The schemes and hosts of URLs, in all builds of the app.
///
/// An origin is a scheme with one of the hosts, or without a host. Origins have numbers.
nonisolated final class LinkOrigins: Sendable {
    /// The schemes and hosts of a build, or of a pattern that overrides those of the build.
    struct Rule: Equatable, Sendable {
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
    /// Whether a build reads a scheme, by build and scheme.
    private let isRead: [[Bool]]
    /// Whether a rule accepts an origin, by rule, build and origin.
    private let isAllowed: [Bool]
    private let allowsHTTP: Bool

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
        wildcards = names.indices.filter { names[$0].isWildcard }
            .sorted { names[$0].bytes.count > names[$1].bytes.count }
        isRead = self.builds.map { [schemes] build in
            let own = (build.schemes ?? []) + rules.flatMap { $0.schemes ?? [] }
            return schemes.map { $0.isWeb || own.contains($0.text) }
        }
        var isAllowed: [Bool] = []
        for rule in rules {
            for build in self.builds {
                let own = Self.schemes(rule, build, allowsHTTP)
                for scheme in schemes {
                    let isOwn = own.contains(scheme.text)
                    isAllowed.append(isOwn && rule.hosts == nil && !scheme.isWeb)
                    isAllowed += hosts.map { isOwn && Self.accepts($0.text, rule, build, isWeb: scheme.isWeb) }
                }
            }
        }
        self.isAllowed = isAllowed
    }

    private static func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { unique, name in
            if !unique.contains(name) { unique.append(name) }
        }
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
        isAllowed[(rule * builds.count + build) * schemes.count * (hosts.count + 1) + origin]
    }

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
    static func isName(_ name: some Collection<UInt8>) -> Bool {
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

"""##),
        ("Links/LinkPattern.swift", ##"""
/// A URL pattern from a line of the table, with which URLs are read and written.
nonisolated struct LinkPattern: Sendable {
    /// A placeholder for a value in a URL, such as `{0}`, `{0:Sort=price}`, `{1:Int*-}` or
    /// `{_:WardCode-}`.
    struct Hole: Sendable {
        enum Repetition: Sendable { case none, any, atLeastOne }
        /// The index of the parameter; `nil` if the value is only checked.
        var parameter: Int?
        var check = LinkCheck.string
        var repetition = Repetition.none
        /// The value that a URL can omit, as spellings: an empty array for `nil` and for an empty
        /// list. `nil` if the value is never omitted.
        var absent: [String]?
    }

    /// Literal text with placeholders, such as `{0}@{1}`.
    struct Text: Sendable {
        struct Part: Sendable {
            let hole: Hole
            /// The literal text after the value.
            let suffix: String
            /// Whether the value can be absent, together with a slash before it.
            let isOptional: Bool
        }

        let prefix: String
        let parts: [Part]

        /// The only placeholder, if there is no literal text.
        var loneHole: Hole? {
            parts.count == 1 && prefix.isEmpty && parts[0].suffix.isEmpty ? parts[0].hole : nil
        }

        /// The literal text before a value, without the slash that is absent together with it.
        func trimmed(before index: Int) -> String {
            let text = index == 0 ? prefix : parts[index - 1].suffix
            return text.utf8.last == ASCII.slash && (index > 0 || text != "/") ? String(text.dropLast()) : text
        }
    }

    enum Segment: Sendable {
        case literal(String)
        case text(Text)
        /// All remaining segments, as a list or as one string.
        case rest(Hole)
        /// At least this number of remaining segments, which are ignored.
        case anything(least: Int)
    }

    /// The required value of a query item or the fragment. An item without `=` is an empty literal.
    enum Value: Sendable {
        case literal(String)
        case text(Text)
    }

    /// A fragment that begins with `/`: a path with a query of its own.
    struct HashRoute: Sendable {
        let path: [Segment]
        let query: [Item]
    }

    struct Item: Sendable {
        let key: String
        let value: Value
    }

    /// The target of matching URLs.
    enum Target: Sendable {
        case node(Int)
        /// Another path that is read instead, with the fragment or without it.
        case path([Segment], keepsFragment: Bool)
        /// The URL in a parameter that is read instead, or a node if it is no link.
        case carried(Int, otherwise: Int?)
    }

    var target = Target.path([], keepsFragment: true)
    /// Whether the pattern is only used for reading URLs.
    var isRedirect = false
    /// The pattern's position among those with which URLs of its node are written.
    var order = 0
    var path: [Segment] = []
    var query: [Item] = []
    var fragment: Value?
    var hash: HashRoute?
    /// The values that are fixed by the pattern or omitted in its URLs. Parameters that the pattern
    /// does not mention at all are `nil` or empty lists.
    var fixed: [Hole] = []
    /// The parameters whose value is the URL itself.
    var wholeURL: [Int] = []
    /// The schemes and hosts of its URLs, if they differ from those of the graph.
    var origin = LinkOrigins.Rule()
    /// The value that is the host, or that comes before a suffix in it.
    var host: (hole: Hole, suffix: String)?
    var rejectsUnknownKeys = false
    /// Whether the literal text of the path ignores the case of letters, if not all patterns do.
    var ignoresCase = false
    /// How the path may end, if not all patterns agree.
    var slash = LinkRules.TrailingSlash.either

    /// Whether URLs of a node are written with the pattern.
    func writes(_ node: Int) -> Bool {
        if case .node(node) = target { !isRedirect } else { false }
    }

    /// All placeholders, including fixed and omitted values.
    var holes: [Hole] {
        let paths = (path + (hash?.path ?? [])).flatMap { segment -> [Hole] in
            switch segment {
            case .text(let text): text.parts.map(\.hole)
            case .rest(let hole): [hole]
            case .literal, .anything: []
            }
        }
        let values = (query + (hash?.query ?? [])).map(\.value) + [fragment].compactMap(\.self)
        let others = values.flatMap { value -> [Hole] in
            if case .text(let text) = value { text.parts.map(\.hole) } else { [] }
        }
        return paths + others + fixed + (host.map { [$0.hole] } ?? [])
    }
}

/// Parses patterns.
nonisolated struct LinkPatternParser: Sendable {
    /// The declared types, to which checks refer by index.
    let types: [LinkType]
    private(set) var texts: [LinkTextRule] = []
    private let names: [String]

    init(_ types: [(name: String, type: LinkType)]) {
        names = types.map(\.name)
        self.types = types.map(\.type)
    }

    /// Reads a pattern such as `/product/{0:Int}?ref={1-}#{2-}`.
    func read(_ text: TableText, into pattern: inout LinkPattern) {
        let hash = text.cut(at: ASCII.hash)
        (pattern.path, pattern.query) = pathAndQuery(hash?.head ?? text)
        guard let fragment = hash?.tail else { return }
        if fragment.first == ASCII.slash {
            let route = pathAndQuery(fragment)
            pattern.hash = .init(path: route.path, query: route.query)
        } else {
            pattern.fragment = value(fragment)
        }
    }

    private func pathAndQuery(_ text: TableText) -> (path: [LinkPattern.Segment], query: [LinkPattern.Item]) {
        let question = text.cut(at: ASCII.question)
        let query = question?.tail.pieces(ASCII.ampersand).map { item in
            let equals = item.cut(at: ASCII.equals)
            return LinkPattern.Item(
                key: (equals?.head ?? item).string, value: value(equals?.tail ?? item.prefix(0)))
        }
        return (segments(question?.head ?? text), query ?? [])
    }

    func segments(_ path: TableText) -> [LinkPattern.Segment] {
        path.pieces(ASCII.slash).filter { !$0.isEmpty }.map { segment in
            if segment == "*" { return .anything(least: 0) }
            if segment == "+" { return .anything(least: 1) }
            switch value(segment) {
            case .literal(let text): return .literal(text)
            case .text(let text):
                if let hole = text.loneHole, hole.repetition != .none { return .rest(hole) }
                return .text(text)
            }
        }
    }

    private func value(_ text: TableText) -> LinkPattern.Value {
        var rest = text
        guard let first = rest.cut(at: ASCII.openBrace) else { return .literal(text.string) }
        let prefix = first.head.string
        rest = first.tail
        var parts: [LinkPattern.Text.Part] = []
        let isWhole = { (close: (head: TableText, tail: TableText)) in first.head.isEmpty && close.tail.isEmpty }
        while let close = rest.cut(at: ASCII.closeBrace) {
            let hole = hole(close.head)
            let open = close.tail.cut(at: ASCII.openBrace)
            let isLone = parts.isEmpty && isWhole(close)
            parts.append(
                .init(
                    hole: hole, suffix: (open?.head ?? close.tail).string,
                    isOptional: !isLone && (hole.absent != nil || hole.repetition == .any)))
            guard let open else { break }
            rest = open.tail
        }
        return .text(.init(prefix: prefix, parts: parts))
    }

    /// Reads the content of braces: `0`, `0:Sort=price` or `1:Int*-`.
    func hole(_ text: TableText) -> LinkPattern.Hole {
        var hole = LinkPattern.Hole()
        var head = text
        if let equals = text.cut(at: ASCII.equals) {
            hole.absent = equals.tail.pieces(ASCII.semicolon).map(\.string)
            head = equals.head
        } else if text.last == ASCII.dash {
            hole.absent = []
            head = text.dropLast()
        }
        switch head.last {
        case ASCII.star: hole.repetition = .any
        case ASCII.plus: hole.repetition = .atLeastOne
        default: break
        }
        if hole.repetition != .none { head = head.dropLast() }
        let colon = head.cut(at: ASCII.colon)
        hole.parameter = Int((colon?.head ?? head).word)
        hole.check = colon.map { check($0.tail) } ?? .string
        return hole
    }

    private func check(_ name: TableText) -> LinkCheck {
        if let kind = LinkCheck.builtin(name) { return LinkCheck(kind: kind) }
        guard let index = names.firstIndex(of: name.string) else {
            preconditionFailure("navgen's links name no type \(name.word)")
        }
        return LinkCheck(kind: .declared, index: index)
    }

    /// Returns the check of a whole text.
    mutating func check(_ text: LinkPattern.Text, in place: LinkTextRule.Place, ignoringCase: Bool) -> LinkCheck {
        if let hole = text.loneHole { return hole.check }
        texts.append(LinkTextRule(text, in: place, ignoringCase: ignoringCase))
        return LinkCheck(kind: .text, index: texts.count - 1)
    }
}

"""##),
        ("Links/LinkPlan.swift", ##"""
/// The plan of a node: the tab or root where it is shown, and the screens pushed and presented
/// there.
///
///     @shop product(0,_) reviews(0,1,2)          a tab, and two screens on its stack
///     @mail[folders,letter(0,1)]                 a tab whose root is a split, and what its columns show
///     @main:list(=new)                           a tab whose root has values of its own
///     @shop +search(0) product(1)                a sheet, and a screen on its stack
///     @welcome +sheet:help +onboarding.code      a screen shown as a sheet, and a flow at one of its steps
nonisolated struct LinkPlan: Sendable {
    struct Entry: Sendable {
        /// The index of the node. For a flow that does not start at its first step, this is the
        /// step.
        let node: Int
        let arguments: [PlanArgument]
    }

    struct Presentation: Sendable {
        let style: ContentStyle
        let content: Entry
        /// The screens on its stack.
        var path: [Entry] = []
    }

    /// The index of the tab; `nil` for a root that is a node.
    private(set) var tab: Int?
    /// The node of the root; `nil` for the tabs.
    private(set) var root: Int?
    /// The content at the bottom of the stack, if it has its own values or is a step of a flow.
    private(set) var content: Entry?
    /// The screens that fill the columns of a split, the sidebar first.
    private(set) var columns: [Entry] = []
    private(set) var path: [Entry] = []
    private(set) var presentations: [Presentation] = []

    init(_ words: ArraySlice<TableText>, _ graph: GraphTable) {
        for word in words {
            switch word.first {
            case ASCII.at: readBase(word.dropFirst(), graph)
            case ASCII.plus: presentations.append(Self.presentation(word.dropFirst(), graph))
            default:
                let entry = Self.entry(word, graph)
                if presentations.isEmpty {
                    path.append(entry)
                } else {
                    presentations[presentations.count - 1].path.append(entry)
                }
            }
        }
    }

    /// Reads `mail[folders,letter(0)]`, `main:list(=new)`, `welcome` or `onboarding.code`.
    private mutating func readBase(_ word: TableText, _ graph: GraphTable) {
        let bracket = word.cut(at: ASCII.openBracket)
        columns = bracket?.tail.dropLast().split(ASCII.comma).map { Self.entry($0, graph) } ?? []
        let base = bracket?.head ?? word
        let colon = base.cut(at: ASCII.colon)
        let entry = Self.entry(colon?.head ?? base, graph)
        tab = graph.tabs.firstIndex(of: entry.node)
        if tab != nil {
            content = colon.map { Self.entry($0.tail, graph) }
            return
        }
        let isStep = graph.nodes[entry.node].kind == .step
        content = isStep || !entry.arguments.isEmpty ? entry : nil
        var node = entry.node
        while graph.nodes[node].kind == .step { node -= 1 }
        root = node
    }

    /// Reads `search(0)`, or `sheet:help` for a node that is not shown in the style of its kind.
    private static func presentation(_ word: TableText, _ graph: GraphTable) -> Presentation {
        let colon = word.cut(at: ASCII.colon)
        let content = entry(colon?.tail ?? word, graph)
        let kind = colon.flatMap { NodeKind(rawValue: $0.head.word) } ?? graph.nodes[content.node].kind
        return Presentation(style: ContentStyle(kind), content: content)
    }

    /// Reads `letter(0,=5)` or `onboarding.code`.
    private static func entry(_ word: TableText, _ graph: GraphTable) -> Entry {
        let parts = word.cut(at: ASCII.open)
        guard let node = graph.index(of: (parts?.head ?? word).word) else {
            preconditionFailure("navgen's plan is not readable: \(word.word)")
        }
        return Entry(node: node, arguments: parts?.tail.dropLast().split(ASCII.comma).map { PlanArgument($0) } ?? [])
    }
}

"""##),
        ("Links/LinkReader.swift", ##"""
/// Reads URLs with the patterns of a table.
nonisolated final class LinkReader: Sendable {
    /// A pattern, with what it requires apart from its path.
    struct Pattern: Sendable {
        let items: [Item]
        let fragment: Item?
        let hash: Hash?
        /// The index of the rule for its schemes and hosts.
        let origin: Int
        /// How the path may end, if not all patterns agree.
        let slash: LinkRules.TrailingSlash
        let rejectsUnknownKeys: Bool
        /// The check of the value in the host, and the length of the text after it.
        let host: (check: LinkCheck, suffix: Int)?

        /// Whether only the path matters.
        var isOnlyPath: Bool { items.isEmpty && fragment == nil && hash == nil && host == nil && !rejectsUnknownKeys }
    }

    /// A query item, or the fragment.
    struct Item: Sendable {
        let key: [UInt8]
        let check: LinkCheck
        let isRequired: Bool
        /// Whether all values of a repeated key are used, or only the first.
        let isList: Bool
    }

    /// A path in a fragment, with its query.
    struct Hash: Sendable {
        let segments: [LinkCheck]
        /// The number of segments that have to be there.
        let least: Int
        /// The check of each further segment; `nil` if there are none.
        let rest: LinkCheck?
        let items: [Item]
    }

    let lines: [LinkPattern]
    let origins: LinkOrigins
    let checks: LinkChecks
    let rules: LinkRules
    /// The nodes to which patterns lead; `nil` for redirects.
    let nodes: [Int?]
    /// Where the values of patterns are, by parameter.
    let sources: [[LinkSource]]
    private let patterns: [Pattern]
    private let trie: LinkTrie

    init(_ parser: LinkPatternParser, _ lines: [LinkPattern], _ rules: LinkRules, builds: [String]) {
        var compiler = LinkCompiler(parser, rules)
        for line in lines { compiler.add(line) }
        self.lines = lines
        nodes = lines.map { if case .node(let node) = $0.target { node } else { nil } }
        sources = compiler.sources
        self.rules = rules
        trie = compiler.trie
        patterns = compiler.patterns
        checks = compiler.checks
        origins = LinkOrigins(builds, rules: compiler.origins, allowsHTTP: rules.allowsHTTP)
    }

    // MARK: - Reading

    /// How deep URLs may carry others.
    private static let maxCarriedURLs = 8

    /// Reads a URL for a build of the app, and follows redirects; `nil` if no pattern matches it.
    func read(_ text: [UInt8], build: Int) throws(LinkRefusal) -> MatchedURL? {
        guard origins.builds.indices.contains(build) else { return nil }
        let url = try LinkURL(text, origins, rules, build: build)
        guard let pattern = search(url, build) else { return nil }
        if let node = nodes[pattern] { return MatchedURL(consume url, self, pattern, node) }
        return follow(url, pattern, build)
    }

    /// Follows redirects.
    private func follow(_ first: LinkURL, _ pattern: Int, _ build: Int) -> MatchedURL? {
        var (url, pattern) = (first, pattern)
        /// What the last URL that carries another one leads to if that is no link.
        var otherwise: MatchedURL?
        var (redirects, carried) = (0, 0)
        while true {
            switch lines[pattern].target {
            case .node(let node): return MatchedURL(url, self, pattern, node)
            case .path(let path, let keepsFragment):
                redirects += 1
                guard redirects <= patterns.count, let segments = MatchedURL(url, self, pattern).segments(of: path),
                    url.follow(segments, keepsFragment: keepsFragment)
                else { return otherwise }
            case .carried(let parameter, let node):
                let match = MatchedURL(url, self, pattern, node ?? -1)
                if node != nil { otherwise = match }
                carried += 1
                guard carried <= Self.maxCarriedURLs, let text = match.text(parameter),
                    let inner = try? LinkURL(Array(Spelling.escaped(url: text).utf8), origins, rules, build: build)
                else { return otherwise }
                url = inner
                redirects = 0
            }
            guard let next = search(url, build) else { return otherwise }
            pattern = next
        }
    }

    /// The first pattern that matches a URL.
    private func search(_ url: LinkURL, _ build: Int) -> Int? {
        var best = patterns.count
        search(url, build, from: 0, 0, &best)
        return best < patterns.count ? best : nil
    }

    private func search(_ url: LinkURL, _ build: Int, from node: Int, _ depth: Int, _ best: inout Int) {
        guard depth < url.segments.count else {
            // They are in ascending order.
            for number in trie.ends[trie.nodes[node].ends] {
                if number >= best { return }
                if matches(url, build, number) {
                    best = number
                    return
                }
            }
            return
        }
        let segment = url.segments[depth]
        if let child = trie.child(of: node, url.bytes, segment) { search(url, build, from: child, depth + 1, &best) }
        for index in trie.nodes[node].branches {
            let branch = trie.branches[index]
            guard branch.firstPattern < best, checks.accepts(url.bytes[segment], branch.check) else { continue }
            var next = depth + 1
            if branch.isRest {
                while next < url.segments.count, checks.accepts(url.bytes[url.segments[next]], branch.check) {
                    next += 1
                }
                if next < url.segments.count { continue }
            }
            search(url, build, from: branch.child, next, &best)
        }
    }

    // MARK: - What a pattern requires apart from its path

    private func matches(_ url: LinkURL, _ build: Int, _ number: Int) -> Bool {
        guard origins.accepts(url.origin, rule: patterns[number].origin, build: build),
            matches(url.endsWithSlash, patterns[number].slash)
        else { return false }
        if patterns[number].isOnlyPath { return true }
        let pattern = patterns[number]
        if let host = pattern.host, !checks.accepts(url.bytes[url.host.dropLast(host.suffix)], host.check) {
            return false
        }
        for item in pattern.items where !matches(url, url.items, item) { return false }
        if pattern.rejectsUnknownKeys, !url.items.allSatisfy({ isKnown($0, url, pattern) }) { return false }
        if let hash = pattern.hash { return matches(url, hash) }
        return pattern.fragment.map { matches(url, fragment: $0) } ?? true
    }

    private func matches(_ endsWithSlash: Bool?, _ slash: LinkRules.TrailingSlash) -> Bool {
        guard slash != .either, let endsWithSlash else { return true }
        return endsWithSlash == (slash == .always)
    }

    /// Whether an item is present if it is required, and all its values that are used are valid.
    private func matches(_ url: LinkURL, _ items: [LinkURL.Item], _ item: Item) -> Bool {
        let values = url.values(of: item.key, in: items, onlyFirst: !item.isList)
        return values.isEmpty ? !item.isRequired : values.allSatisfy { checks.accepts($0, in: url, item.check) }
    }

    private func isKnown(_ item: LinkURL.Item, _ url: LinkURL, _ pattern: Pattern) -> Bool {
        guard let key = item.key else { return false }
        return pattern.items.contains { url.bytes[key].elementsEqual($0.key) }
    }

    private func matches(_ url: LinkURL, fragment: Item) -> Bool {
        if case .none = url.fragment { return !fragment.isRequired }
        // A hash route is only read as a whole.
        if url.hash != nil, fragment.check.kind != .string { return false }
        return checks.accepts(url.fragment, in: url, fragment.check)
    }

    private func matches(_ url: LinkURL, _ wanted: Hash) -> Bool {
        guard let hash = url.hash, hash.segments.count >= wanted.least else { return false }
        for (index, segment) in hash.segments.enumerated() {
            let check = index < wanted.segments.count ? wanted.segments[index] : wanted.rest
            guard let check, checks.accepts(url.bytes[segment], check) else { return false }
        }
        return wanted.items.allSatisfy { matches(url, hash.items, $0) }
    }
}

nonisolated extension LinkURL {
    /// The values of a key, or only the first.
    func values(of key: [UInt8], in items: [Item], onlyFirst: Bool) -> [Value] {
        var values: [Value] = []
        for item in items {
            guard let own = item.key, own.count == key.count, bytes[own].elementsEqual(key) else { continue }
            values.append(item.value)
            if onlyFirst { break }
        }
        return values
    }
}

"""##),
        ("Links/LinkRefusal.swift", ##"""
/// The reason why no pattern can match a URL.
nonisolated enum LinkRefusal: Error, Hashable, Sendable {
    case tooLong(limit: Int)
    case controlCharacter
    case noScheme
    case unknownScheme(String)
    /// `https:` without `//` and a host.
    case noHost
    case unknownHost(String)
    /// A host with other characters than those of host names, or with an empty label.
    case hostName(String)
    case userInfo
    case port
    /// `https://[::1]`
    case address
    /// `shop:order`
    case noSlash
    case emptySegment
    case dotSegment
    case percentEscape
    case notUTF8
    case trailingSlash(isWanted: Bool)

    var message: String {
        switch self {
        case .tooLong(let limit): "it is longer than \(limit) bytes (`links: {maxLength: …}`)"
        case .controlCharacter: "it has a control character"
        case .noScheme: "it has no scheme, such as `https:`"
        case .unknownScheme(let scheme): "no link has the scheme `\(scheme)`"
        case .noHost: "it has no host"
        case .unknownHost(let host): "no link has the host `\(host)`"
        case .hostName(let host):
            "its host, `\(host)`, is not a name of ASCII letters, digits, hyphens and underscores between dots"
        case .userInfo: "it has user information before an `@`"
        case .port: "it has a port"
        case .address: "its host is an IPv6 address"
        case .noSlash: "its path does not start with a slash"
        case .emptySegment: "a segment of its path is empty"
        case .dotSegment: "a segment of its path is `.` or `..`"
        case .percentEscape: "its path has a `%` without two hexadecimal digits"
        case .notUTF8: "its path is not valid UTF-8"
        case .trailingSlash(let isWanted):
            isWanted ? "its path does not end with a slash" : "its path ends with a slash"
        }
    }
}

"""##),
        ("Links/LinkTable.swift", ##"""
/// The links of a graph: its URL patterns, and the plans that describe what each link shows.
///
/// Each line is a pattern of a node, with its plan, or a redirect. If several lines match a URL,
/// the first one is used.
///
///     static let links = LinkTable(
///         ShopGraph.table, format: .v1, origins: ["schemes=shop hosts=shop.example.com"],
///         types: ["OrderID": .pattern(OrderID.self)],
///         """
///         product /product/{0:Int}?ref={1-} | @shop product(0,1)
///         > /o/{0:OrderID} => /order/{0}
///         """)
nonisolated public struct LinkTable: Sendable {
    /// The format of a table. A runtime that cannot read a format marks its case as unavailable.
    public enum Format: Sendable {
        /// The first format.
        case v1
    }

    let reader: LinkReader
    private let plans: LinkPlans

    /// Reads a table.
    ///
    /// - Parameters:
    ///   - graph: The table of the nodes to which the links lead.
    ///   - format: The format of the text.
    ///   - origins: The schemes and hosts of each build of the app, such as
    ///     `"schemes=shop hosts=shop.example.com"`.
    ///   - rules: The rules that differ from their defaults, such as
    ///     `"ignoresCase allowsHTTP trailingSlash=never maxLength=120"`.
    ///   - types: The types that the graph declares, by name.
    ///   - text: The table, with a line for each pattern, redirect and plan.
    public init(
        _ graph: GraphTable, format: Format, origins: [String], rules: String = "",
        types: KeyValuePairs<String, LinkType> = [:], _ text: StaticString
    ) {
        self.init(graph, origins: origins, rules: rules, types: types.map { ($0, $1) }, TableText(text))
    }

    init(
        _ graph: GraphTable?, origins: [String], rules: String, types: [(name: String, type: LinkType)],
        _ text: TableText
    ) {
        var parser = LinkTableParser(graph, types)
        parser.read(text)
        reader = LinkReader(parser.parser, parser.patterns, LinkRules(rules), builds: origins)
        plans = LinkPlans(parser.plans, placed: parser.placed)
    }

    /// The links of a graph without links.
    public static let empty = LinkTable(nil, origins: [], rules: "", types: [], TableText(""))

    /// Reads a URL for a build of the app; `nil` if no pattern matches it.
    @usableFromInline
    func read(_ url: String, _ build: Int) -> MatchedURL? { try? reader.read(Array(url.utf8), build: build) }

    /// The patterns with which URLs of a node are written, in order of preference.
    func patterns(of node: Int) -> [LinkPattern] {
        reader.lines.filter { $0.writes(node) }.enumerated()
            .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    }

    /// The plan of a node; `nil` if it is an action.
    func plan(of node: Int) -> LinkPlan? { node < plans.own.count ? plans.own[node] : nil }

    /// The plan of links that are shown on other screens than the rest: a value after those of
    /// their parameters is its name.
    func placedPlan(of link: NodeValue, _ table: GraphTable) -> LinkPlan? {
        guard !plans.placed.isEmpty, case .string(let name) = link[table.nodes[link.node].parameters.count]
        else { return nil }
        return plans.placed[link.node]?[name]
    }
}

/// The plans of all nodes.
nonisolated final class LinkPlans: Sendable {
    /// By node.
    let own: [LinkPlan?]
    /// Those of links that are shown on other screens than the rest, by node and name.
    let placed: [Int: [String: LinkPlan]]

    init(_ own: [LinkPlan?], placed: [Int: [String: LinkPlan]]) {
        self.own = own
        self.placed = placed
    }
}

/// The rules that apply to all links of a graph.
nonisolated struct LinkRules {
    enum TrailingSlash: String { case either, never, always }
    private(set) var ignoresCase = false
    private(set) var allowsHTTP = false
    private(set) var trailingSlash = TrailingSlash.either
    private(set) var maxLength = 8192

    init(_ text: String) {
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "=").map(String.init)
            switch parts[0] {
            case "ignoresCase": ignoresCase = true
            case "allowsHTTP": allowsHTTP = true
            case "trailingSlash": trailingSlash = TrailingSlash(rawValue: parts[1]) ?? .either
            case "maxLength": maxLength = Int(parts[1]) ?? maxLength
            default: preconditionFailure("navgen's links have an unknown rule: \(word)")
            }
        }
    }
}

"""##),
        ("Links/LinkTableParser.swift", ##"""
/// Parses the table of a graph's links, line by line.
///
/// Only navgen writes these tables, and its tests parse all of them, so an invalid line is a
/// programming error that stops the app.
nonisolated struct LinkTableParser: Sendable {
    private(set) var patterns: [LinkPattern] = []
    /// The plans, by node.
    private(set) var plans: [LinkPlan?]
    /// The plans of links that are shown on other screens than the rest, by node and name.
    private(set) var placed: [Int: [String: LinkPlan]] = [:]
    private(set) var parser: LinkPatternParser
    private let graph: GraphTable?

    init(_ graph: GraphTable?, _ types: [(name: String, type: LinkType)]) {
        self.graph = graph
        plans = Array(repeating: nil, count: graph?.nodes.count ?? 0)
        parser = LinkPatternParser(types)
    }

    mutating func read(_ text: TableText) {
        let lines = text.words(ASCII.newline)
        patterns.reserveCapacity(lines.count)
        for line in lines { read(line: line) }
    }

    /// Reads a line such as `product /product/{0:Int}?ref={1-} | @shop product(0,1)`,
    /// `gate | @one gate`, `order /found/{0} {1=orderViaSearch} | @shop search order(0)`,
    /// `> /o/{0:OrderID} => /order/{0}`, `> /#/o/{0:OrderID} => /order/{0}#`, `> /old/* => home {0=new}`
    /// or `> /out?to={0:URL} => {0} page`.
    private mutating func read(line: TableText) {
        guard let graph else { fail(line) }
        var words = line.words(ASCII.space)[...]
        var plan: LinkPlan?
        if let bar = words.firstIndex(where: { $0 == "|" }) {
            plan = LinkPlan(words[(bar + 1)...], graph)
            words = words[..<bar]
        }
        guard words.count > 1 else {
            plans[node(words[0], line)] = plan
            return
        }
        var pattern = LinkPattern()
        pattern.isRedirect = words[0] == ">"
        parser.read(words[1], into: &pattern)
        var options = words.dropFirst(2)
        if pattern.isRedirect {
            guard words.count > 3, words[2] == "=>" else { fail(line) }
            let target = words[3]
            options = words.dropFirst(4)
            if target.first == ASCII.openBrace {
                let parameter = parser.hole(target.dropFirst().dropLast()).parameter
                let otherwise = options.first.flatMap { graph.index(of: $0.word) }
                if otherwise != nil { options = options.dropFirst() }
                pattern.target = .carried(parameter ?? 0, otherwise: otherwise)
            } else {
                let isPath = target.first == ASCII.slash
                pattern.target = isPath ? path(target) : .node(node(target, line))
            }
        } else {
            pattern.target = .node(node(words[0], line))
        }
        for word in options { readOption(word, &pattern, line) }
        patterns.append(pattern)
        guard let plan, case .node(let node) = pattern.target else { return }
        // A value after those of the parameters is the name of links with a plan of their own.
        let name = pattern.fixed.first { $0.parameter == graph.nodes[node].parameters.count }?.absent?.first
        if let name { placed[node, default: [:]][name] = plan } else { plans[node] = plan }
    }

    /// Reads `/order/{0}`, or `/order/{0}#` if the old fragment is left out.
    private func path(_ text: TableText) -> LinkPattern.Target {
        let hash = text.cut(at: ASCII.hash)
        return .path(parser.segments(hash?.head ?? text), keepsFragment: hash == nil)
    }

    /// Reads `{0=sport}`, `{0@}`, `schemes=shop`, `hosts=pay.example.com`, `hosts={0}.example.com`,
    /// `rejectsUnknownKeys`, `ignoresCase`, `slash=never`, `alias` or `alias=2`.
    private mutating func readOption(_ word: TableText, _ pattern: inout LinkPattern, _ line: TableText) {
        if word.first == ASCII.openBrace {
            let hole = word.dropFirst().dropLast()
            if hole.last == ASCII.at {
                pattern.wholeURL.append(Int(hole.dropLast().word) ?? 0)
                return
            }
            pattern.fixed.append(parser.hole(word.dropFirst().dropLast()))
            return
        }
        let value = word.cut(at: ASCII.equals)?.tail
        if let value, value.first == ASCII.openBrace, let close = value.cut(at: ASCII.closeBrace) {
            pattern.host = (parser.hole(close.head.dropFirst()), suffix: close.tail.string)
            pattern.origin.hosts = ["*" + close.tail.string]
            return
        }
        let names = value?.pieces(ASCII.comma).map(\.string)
        switch word.prefix(to: ASCII.equals).word {
        case "schemes": pattern.origin.schemes = names
        case "hosts": pattern.origin.hosts = names
        case "rejectsUnknownKeys": pattern.rejectsUnknownKeys = true
        case "ignoresCase": pattern.ignoresCase = true
        case "slash": pattern.slash = (value?.word).flatMap(LinkRules.TrailingSlash.init) ?? .either
        case "alias": pattern.order = (value?.word).map { Int($0) ?? .max } ?? .max
        default: fail(line)
        }
    }

    private func node(_ id: TableText, _ line: TableText) -> Int {
        guard let index = graph?.index(of: id.word) else { fail(line) }
        return index
    }

    private func fail(_ line: TableText) -> Never {
        preconditionFailure("navgen's links are not readable: \(line.word)")
    }
}

"""##),
        ("Links/LinkTextRule.swift", ##"""
/// The form of literal text with values, such as `c-{code}.html`.
///
/// A value ends where the text after it first occurs, except that text at the end is looked for at
/// the end.
nonisolated struct LinkTextRule: Sendable {
    enum Place: Sendable { case segment, value, fragment }

    struct Hole: Sendable {
        let check: LinkCheck
        let suffix: [UInt8]
        /// The literal text before the value if it is absent.
        let trimmed: [UInt8]
        let isOptional: Bool
        let takesSlashes: Bool
    }

    let place: Place
    /// Whether the literal text of a segment ignores the case of letters.
    private let ignoresCase: Bool
    private let prefix: [UInt8]
    let holes: [Hole]

    init(_ text: LinkPattern.Text, in place: Place, ignoringCase: Bool) {
        self.place = place
        ignoresCase = ignoringCase && place == .segment
        prefix = Array(text.prefix.utf8)
        holes = text.parts.enumerated().map { index, part in
            Hole(
                check: part.hole.check, suffix: Array(part.suffix.utf8),
                trimmed: Array(text.trimmed(before: index).utf8), isOptional: part.isOptional,
                takesSlashes: part.hole.repetition != .none)
        }
    }

    /// Whether values do not contain slashes, because the text is a path in a query.
    var isPath: Bool { place != .segment && prefix.first == ASCII.slash }

    /// Whether a text cannot have this form, because it would be a path in the fragment.
    func excludes(_ text: ArraySlice<UInt8>) -> Bool {
        place == .fragment && prefix.isEmpty && text.first == ASCII.slash
    }

    /// The values in a text, without those that are absent; `nil` if the text does not have this form.
    func values(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        // A path may end with a slash.
        let text = isPath && text.count > 1 && text.last == ASCII.slash ? text.dropLast() : text
        func has(_ part: [UInt8], at start: Int) -> Bool {
            guard start >= text.startIndex, start + part.count <= text.endIndex else { return false }
            let own = text[start..<(start + part.count)]
            return ignoresCase ? ASCII.areEqual(own, part) : own.elementsEqual(part)
        }
        func isWhole(_ part: [UInt8]) -> Bool { part.count == text.count && has(part, at: text.startIndex) }
        guard let first = holes.first else { return isWhole(prefix) ? [] : nil }
        if first.isOptional, isWhole(first.trimmed) { return [] }
        guard has(prefix, at: text.startIndex) else { return nil }
        var values: [ArraySlice<UInt8>] = []
        var start = text.startIndex + prefix.count
        for (number, hole) in holes.enumerated() {
            let next = number + 1 < holes.count ? holes[number + 1] : nil
            var end = text.endIndex - hole.suffix.count
            var isLast = next == nil
            if let next {
                if let found = (start...max(start, end)).first(where: { has(hole.suffix, at: $0) }) {
                    end = found
                    isLast =
                        next.isOptional && end + hole.suffix.count == text.endIndex
                        && next.trimmed.count == hole.suffix.count
                } else {
                    guard next.isOptional else { return nil }
                    end = text.endIndex - next.trimmed.count
                    guard has(next.trimmed, at: end) else { return nil }
                    isLast = true
                }
            } else if !has(hole.suffix, at: end) {
                return nil
            }
            guard start < end else { return nil }
            values.append(text[start..<end])
            if isLast { return values }
            start = end + hole.suffix.count
        }
        return values
    }
}

"""##),
        ("Links/LinkTrie.swift", ##"""
/// A trie of the paths of all patterns, segment by segment.
nonisolated struct LinkTrie: Sendable {
    /// A node, with what can follow as ranges of the arrays below.
    struct Node: Sendable {
        fileprivate var literals = 0..<0
        var branches = 0..<0
        var ends = 0..<0
    }

    /// A literal segment: a range of the bytes of all of them.
    private struct Literal: Sendable {
        let text: Range<Int>
        let child: Int
    }

    /// A segment with a value that is checked.
    struct Branch: Sendable {
        let check: LinkCheck
        /// Whether it matches all remaining segments.
        let isRest: Bool
        /// The first pattern to which it leads.
        let firstPattern: Int
        let child: Int
    }

    private(set) var nodes: [Node] = []
    private var bytes: [UInt8] = []
    /// Those of a node are in order of their lengths and bytes.
    private var literals: [Literal] = []
    private(set) var branches: [Branch] = []
    /// The patterns that end at nodes, in order.
    private(set) var ends: [Int] = []
    /// Whether literal segments ignore the case of letters.
    private let ignoresCase: Bool

    init(_ builder: LinkTrieBuilder) {
        ignoresCase = builder.ignoresCase
        for node in builder.nodes {
            let counts = (literals.count, branches.count, ends.count)
            let sorted = node.literals.sorted { left, right in
                left.key.count != right.key.count
                    ? left.key.count < right.key.count : left.key.lexicographicallyPrecedes(right.key)
            }
            for (text, child) in sorted {
                literals.append(Literal(text: bytes.count..<(bytes.count + text.count), child: child))
                bytes += text
            }
            branches += node.branches
            ends += node.ends
            nodes.append(
                Node(
                    literals: counts.0..<literals.count, branches: counts.1..<branches.count,
                    ends: counts.2..<ends.count))
        }
    }

    /// The node to which a literal segment leads.
    func child(of node: Int, _ url: [UInt8], _ segment: Range<Int>) -> Int? {
        var (lower, upper) = (nodes[node].literals.lowerBound, nodes[node].literals.upperBound)
        while lower < upper {
            let middle = (lower + upper) / 2
            let order = order(literals[middle].text, url, segment)
            if order == 0 { return literals[middle].child }
            if order < 0 { lower = middle + 1 } else { upper = middle }
        }
        return nil
    }

    /// Negative if a literal comes before a segment, and positive if it comes after it.
    private func order(_ literal: Range<Int>, _ url: [UInt8], _ segment: Range<Int>) -> Int {
        if literal.count != segment.count { return literal.count - segment.count }
        for offset in 0..<literal.count {
            let other = url[segment.lowerBound + offset]
            let difference =
                Int(bytes[literal.lowerBound + offset]) - Int(ignoresCase ? ASCII.lowercased(other) : other)
            if difference != 0 { return difference }
        }
        return 0
    }
}

/// Builds a trie.
nonisolated struct LinkTrieBuilder {
    fileprivate struct Node {
        var literals: [[UInt8]: Int] = [:]
        var branches: [LinkTrie.Branch] = []
        var ends: [Int] = []
    }

    fileprivate var nodes = [Node()]
    fileprivate let ignoresCase: Bool

    init(ignoringCase: Bool) { ignoresCase = ignoringCase }

    mutating func end(_ pattern: Int, at node: Int) { nodes[node].ends.append(pattern) }

    mutating func literal(_ text: String, of parent: Int) -> Int {
        let bytes = text.utf8.map { ignoresCase ? ASCII.lowercased($0) : $0 }
        if let known = nodes[parent].literals[bytes] { return known }
        nodes[parent].literals[bytes] = nodes.count
        nodes.append(Node())
        return nodes.count - 1
    }

    mutating func branch(_ check: LinkCheck, isRest: Bool = false, of parent: Int, _ pattern: Int) -> Int {
        let known = nodes[parent].branches.first { $0.check == check && $0.isRest == isRest }
        if let known { return known.child }
        // Patterns are added in order, so the first one that uses a branch has the lowest number.
        nodes[parent].branches.append(
            .init(check: check, isRest: isRest, firstPattern: pattern, child: nodes.count))
        nodes.append(Node())
        return nodes.count - 1
    }
}

"""##),
        ("Links/LinkTypes.swift", ##"""
/// A type that the graph declares, with the spellings of its values in URLs.
nonisolated public struct LinkType: Sendable {
    enum Definition: Sendable {
        case cases([String], ignoresCase: Bool)
        /// A pattern. `isDate` is true if its base type is `Date`, whose values have several
        /// spellings.
        case pattern(Automaton, isDate: Bool)
    }

    let definition: Definition

    /// The raw values of an enum, which URLs may spell with ASCII letters in any case if
    /// `ignoringCase`.
    public static func cases(_ values: [String], ignoringCase: Bool = false) -> LinkType {
        LinkType(definition: .cases(values, ignoresCase: ignoringCase))
    }

    /// The raw values of an enum, which URLs may spell with ASCII letters in any case if
    /// `ignoringCase`.
    public static func cases<Value: RawRepresentable<String> & CaseIterable>(
        _ type: Value.Type, ignoringCase: Bool = false
    ) -> LinkType {
        cases(type.allCases.map(\.rawValue), ignoringCase: ignoringCase)
    }

    /// The values of a pattern type.
    public static func pattern<Value: PatternValue>(_ type: Value.Type) -> LinkType {
        pattern(type.automaton, isDate: Value.RawValue.isDate)
    }

    /// The strings that match a pattern.
    public static func pattern(_ automaton: Automaton) -> LinkType { pattern(automaton, isDate: false) }

    static func pattern(_ automaton: Automaton, isDate: Bool) -> LinkType {
        LinkType(definition: .pattern(automaton, isDate: isDate))
    }
}

/// The check of a part of a URL.
nonisolated struct LinkCheck: Hashable, Sendable {
    enum Kind: Sendable {
        case string, int, uint, double, decimal, bool, uuid, date, url
        /// A declared type, a literal, literal text with values, or a literal of which the case is
        /// ignored, by index.
        case declared, literal, text, folded
    }

    var kind: Kind
    var index = 0

    static let string = LinkCheck(kind: .string)

    /// The check of a built-in type of the graph's language; `nil` if there is no such type.
    static func builtin(_ name: TableText) -> Kind? {
        if name == "String" { return .string }
        if name == "Int" { return .int }
        if name == "UInt" { return .uint }
        if name == "Double" { return .double }
        if name == "Decimal" { return .decimal }
        if name == "Bool" { return .bool }
        if name == "UUID" { return .uuid }
        if name == "Date" { return .date }
        return name == "URL" ? .url : nil
    }
}

/// The data for checks.
nonisolated final class LinkChecks: Sendable {
    let types: [LinkType]
    let literals: [[UInt8]]
    let texts: [LinkTextRule]

    init(types: [LinkType], literals: [[UInt8]], texts: [LinkTextRule]) {
        self.types = types
        self.literals = literals
        self.texts = texts
    }

    func accepts(_ value: LinkURL.Value, in url: LinkURL, _ check: LinkCheck) -> Bool {
        switch value {
        case .none, .broken: false
        // As a value, it is empty, except that a Bool is then true.
        case .bare: check.kind == .bool || accepts([], check)
        case .text(let part): accepts(url.bytes[part], check)
        }
    }

    /// Whether a decoded part of a URL passes a check.
    func accepts(_ text: ArraySlice<UInt8>, _ check: LinkCheck) -> Bool {
        switch check.kind {
        case .string: return true
        case .int: return Spelling.int(text) != nil
        case .uint: return Spelling.uint(text) != nil
        case .double: return Spelling.isDouble(text)
        case .decimal: return Spelling.isDecimal(text)
        case .bool: return Spelling.bool(text) != nil
        case .uuid: return Spelling.uuid(text) != nil
        case .date: return Spelling.milliseconds(ofDate: text) != nil
        case .url: return Spelling.isURL(String(decoding: text, as: UTF8.self))
        case .literal: return text.elementsEqual(literals[check.index])
        case .folded: return ASCII.areEqual(text, literals[check.index])
        case .declared: return accepts(text, types[check.index])
        case .text: return accepts(text, texts[check.index])
        }
    }

    private func accepts(_ text: ArraySlice<UInt8>, _ rule: LinkTextRule) -> Bool {
        guard !rule.excludes(text), let values = rule.values(in: text) else { return false }
        return zip(values, rule.holes).allSatisfy { value, hole in
            if rule.isPath, !Self.isPath(value, hasSlashes: hole.takesSlashes) { return false }
            return accepts(value, hole.check)
        }
    }

    /// Whether a text is a segment of a path, or several with slashes between them.
    private static func isPath(_ text: ArraySlice<UInt8>, hasSlashes: Bool) -> Bool {
        let segments = text.split(separator: ASCII.slash, omittingEmptySubsequences: false)
        return !Spelling.hasControl(text) && (hasSlashes || segments.count == 1)
            && segments.allSatisfy(LinkURL.isSegment)
    }

    private func accepts(_ text: ArraySlice<UInt8>, _ type: LinkType) -> Bool {
        switch type.definition {
        case .cases(let values, let ignoresCase):
            // Compare bytes: Swift strings can be equal although their bytes differ.
            return values.contains { ignoresCase ? ASCII.areEqual($0.utf8, text) : $0.utf8.elementsEqual(text) }
        case .pattern(let automaton, _):
            return automaton.accepts(String(decoding: text, as: UTF8.self))
        }
    }
}

"""##),
        ("Links/LinkURL.swift", ##"""
/// A URL in its parts, with its escapes decoded.
nonisolated struct LinkURL: Sendable {
    /// A part: a range of `bytes`.
    typealias Part = Range<Int>

    /// The value of a query item, or the fragment.
    enum Value: Sendable {
        case none
        /// A query item without `=`.
        case bare
        /// Its escapes cannot be decoded.
        case broken
        case text(Part)
    }

    struct Item: Sendable {
        /// Nil if it cannot be decoded.
        let key: Part?
        let value: Value
    }

    /// A fragment that begins with `/`: a path with a query of its own.
    struct Hash: Sendable {
        var segments: [Part] = []
        var items: [Item] = []
    }

    /// The URL, followed by the parts of it that have escapes, decoded.
    private(set) var bytes: [UInt8]
    private let count: Int
    /// The number of its scheme and host.
    private(set) var origin = 0
    /// The host in lowercase, without the default port of its scheme; empty if there is none.
    private(set) var host = 0..<0
    private(set) var segments: [Part] = []
    /// Whether the path ends with a slash; `nil` if it has no segments, or was written by a redirect, which does not
    /// depend on it.
    private(set) var endsWithSlash: Bool?
    private(set) var items: [Item] = []
    private(set) var fragment = Value.none
    private(set) var hash: Hash?

    init(_ url: [UInt8], _ origins: LinkOrigins, _ rules: LinkRules, build: Int) throws(LinkRefusal) {
        guard url.count <= rules.maxLength else { throw .tooLong(limit: rules.maxLength) }
        bytes = url
        count = url.count
        segments.reserveCapacity(8)
        let start = try readOrigin(of: url, origins, build)
        let end = try readPath(of: url, start, rules.trailingSlash)
        guard end < count else { return }
        if Spelling.hasControl(bytes[end...]) { throw .controlCharacter }
        let hash = bytes[end] == ASCII.question ? index(of: ASCII.hash, in: (end + 1)..<count) : end
        if end < hash { items = readItems((end + 1)..<hash) }
        guard hash < count else { return }
        fragment = value((hash + 1)..<count)
        self.hash = readHash((hash + 1)..<count)
    }

    /// The index of a byte in a range, or the end of the range.
    private func index(of byte: UInt8, in range: Part) -> Int {
        var index = range.lowerBound
        while index < range.upperBound, bytes[index] != byte { index += 1 }
        return index
    }

    // MARK: - Scheme and host

    /// Reads the scheme and the host; returns where the path begins.
    private mutating func readOrigin(
        of url: [UInt8], _ origins: LinkOrigins, _ build: Int
    ) throws(LinkRefusal) -> Int {
        guard let colon = url.firstIndex(of: ASCII.colon) else { throw .noScheme }
        guard let scheme = origins.scheme(url, colon, build) else {
            throw LinkOrigins.isScheme(url[..<colon]) ? .unknownScheme(text(0..<colon).lowercased()) : .noScheme
        }
        let isWeb = origins.isWeb(scheme)
        origin = origins.number(scheme, nil)
        let start = colon + 3
        guard start <= count, url[colon + 1] == ASCII.slash, url[colon + 2] == ASCII.slash else {
            if isWeb { throw .noHost }
            let next = colon + 1 < count ? url[colon + 1] : ASCII.slash
            guard next == ASCII.slash || next == ASCII.question || next == ASCII.hash else { throw .noSlash }
            return colon + 1
        }
        var end = start
        var (hasUserInfo, isLowercase, port) = (false, true, nil as Int?)
        while end < url.count {
            let byte = url[end]
            if byte == ASCII.slash || byte == ASCII.question || byte == ASCII.hash { break }
            if byte == ASCII.at { hasUserInfo = true }
            if byte < ASCII.openBracket, byte > ASCII.at { isLowercase = false }
            if byte == ASCII.colon, port == nil { port = end }
            end += 1
        }
        if hasUserInfo { throw .userInfo }
        if start == end, !isWeb { return end }
        let isDefault = port.map { url[$0..<end].elementsEqual(origins.port(scheme)) } ?? false
        host = start..<(isDefault ? port ?? end : end)
        if host.isEmpty { throw .noHost }
        if let number = origins.host(url, host, isWeb: isWeb) {
            origin = origins.number(scheme, number)
            if !isLowercase { host = append(bytes[host].map(ASCII.lowercased)) }
            return end
        }
        if port != nil, !isDefault || !isWeb { throw url[start] == ASCII.openBracket ? .address : .port }
        if isWeb {
            if Spelling.hasControl(url[host]) { throw .controlCharacter }
            host = append(bytes[host].map(ASCII.lowercased))
            throw LinkOrigins.isName(bytes[host]) ? .unknownHost(text(host)) : .hostName(text(host))
        }
        // The first segment takes the place of a host, as in `shop://product/5`.
        host = 0..<0
        try add(start..<end, isPlain: false)
        return end
    }

    // MARK: - Path

    /// Reads the segments of the path; returns where it ends.
    private mutating func readPath(
        of url: [UInt8], _ start: Int, _ slash: LinkRules.TrailingSlash
    ) throws(LinkRefusal) -> Int {
        var (index, first, isPlain) = (start, start, true)
        while index < url.count {
            let byte = url[index]
            if byte == ASCII.slash {
                if index > start { try add(first..<index, isPlain: isPlain) }
                (first, isPlain) = (index + 1, true)
            } else if byte == ASCII.question || byte == ASCII.hash {
                break
            } else if byte == ASCII.percent || byte < 0x20 || byte >= 0x7F {
                isPlain = false
            }
            index += 1
        }
        let isSlashed = first == index && first > start
        if !isSlashed, index > start { try add(first..<index, isPlain: isPlain) }
        guard !segments.isEmpty else { return index }
        endsWithSlash = isSlashed
        if isSlashed ? slash == .never : slash == .always { throw .trailingSlash(isWanted: !isSlashed) }
        return index
    }

    /// Adds a segment.
    ///
    /// - Parameter isPlain: Whether it contains only ASCII characters other than `%` and control characters.
    private mutating func add(_ range: Part, isPlain: Bool) throws(LinkRefusal) {
        guard !range.isEmpty else { throw .emptySegment }
        let segment = isPlain ? range : try segment(range)
        if segment.count <= 2, !Self.isSegment(bytes[segment]) { throw .dotSegment }
        segments.append(segment)
    }

    private mutating func segment(_ range: Part) throws(LinkRefusal) -> Part {
        guard let segment = decoded(range) else { throw .percentEscape }
        guard Spelling.isUTF8(bytes[segment]) else { throw .notUTF8 }
        if Spelling.hasControl(bytes[segment]) { throw .controlCharacter }
        return segment
    }

    /// Decodes the escapes of a part; `nil` if one is malformed.
    private mutating func decoded(_ range: Part) -> Part? {
        guard bytes[range].contains(ASCII.percent) else { return range }
        guard let decoded = Spelling.decoded(bytes[range]) else { return nil }
        return append(decoded)
    }

    private mutating func append(_ part: some Sequence<UInt8>) -> Part {
        let start = bytes.count
        bytes += part
        return start..<bytes.count
    }

    /// Whether a string can be a segment: it is not empty, and not `.` or `..`.
    static func isSegment(_ text: ArraySlice<UInt8>) -> Bool {
        !text.isEmpty && !(text.count <= 2 && text.allSatisfy { $0 == ASCII.period })
    }

    /// Continues with the path that a redirect makes; returns `false` if it is not a valid path.
    mutating func follow(_ path: [String], keepsFragment: Bool) -> Bool {
        // How the former path ends does not matter for this one.
        endsWithSlash = nil
        segments = path.map { append($0.utf8) }
        if !keepsFragment { (fragment, hash) = (.none, nil) }
        return segments.allSatisfy { Self.isSegment(bytes[$0]) && !Spelling.hasControl(bytes[$0]) }
    }

    // MARK: - Query and fragment

    /// Reads the items of a query, without empty ones.
    private mutating func readItems(_ range: Part) -> [Item] {
        var items: [Item] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = index(of: ASCII.ampersand, in: start..<range.upperBound)
            if start < end {
                let equals = index(of: ASCII.equals, in: start..<end)
                var key: Part?
                if case .text(let text) = value(start..<equals) { key = text }
                items.append(Item(key: key, value: equals < end ? value((equals + 1)..<end) : .bare))
            }
            start = end + 1
        }
        return items
    }

    private mutating func value(_ range: Part) -> Value {
        guard let decoded = decoded(range), Spelling.isUTF8(bytes[decoded]) else { return .broken }
        return .text(decoded)
    }

    private mutating func readHash(_ range: Part) -> Hash? {
        guard let first = range.first, bytes[first] == ASCII.slash else { return nil }
        let end = index(of: ASCII.question, in: range)
        var hash = Hash()
        var start = first + 1
        while start < end {
            let next = index(of: ASCII.slash, in: start..<end)
            guard let segment = try? segment(start..<next), Self.isSegment(bytes[segment]) else { return nil }
            hash.segments.append(segment)
            start = next + 1
        }
        if end < range.upperBound { hash.items = readItems((end + 1)..<range.upperBound) }
        return hash
    }

    // MARK: - Text

    func text(_ part: Part) -> String { String(decoding: bytes[part], as: UTF8.self) }

    /// The URL, as it was given.
    var given: String { text(0..<count) }
}

"""##),
        ("Links/LinkWriter.swift", ##"""
/// Writes the URL of a node value with a pattern.
nonisolated struct LinkWriter {
    private let link: NodeValue
    private let table: LinkTable
    private var path: [String] = []
    private var queryAndFragment = ""

    /// Writes the URL; `nil` if the pattern cannot express all values.
    static func url(
        _ pattern: LinkPattern, _ link: NodeValue, _ origin: (scheme: String, host: String?), _ table: LinkTable
    ) -> String? {
        var writer = LinkWriter(link: link, table: table)
        guard let path = writer.segments(of: pattern.path), let query = writer.written(pattern.query),
            let fragment = writer.fragment(of: pattern), pattern.fixed.allSatisfy(writer.isAbsent),
            writer.isAllWritten(pattern)
        else { return nil }
        writer.path = path
        writer.queryAndFragment = query + fragment
        return writer.text(origin, pattern.slash)
    }

    /// The host that a pattern's value makes; `nil` if the value makes none.
    static func host(_ host: (hole: LinkPattern.Hole, suffix: String), _ link: NodeValue) -> String? {
        guard let parameter = host.hole.parameter, let texts = link[parameter].spellings, texts.count == 1 else {
            return nil
        }
        return LinkOrigins.isName(texts[0].utf8) ? texts[0] + host.suffix : nil
    }

    /// Whether all values that a pattern does not mention are `nil` or empty lists.
    private func isAllWritten(_ pattern: LinkPattern) -> Bool {
        let mentioned = pattern.holes.map(\.parameter) + pattern.wholeURL
        return (0..<link.count).allSatisfy { mentioned.contains($0) || link[$0].spellings == [] }
    }

    private init(link: NodeValue, table: LinkTable) {
        self.link = link
        self.table = table
    }

    /// The encoded segments of a path; `nil` if they cannot express the values.
    private func segments(of path: [LinkPattern.Segment]) -> [String]? {
        var segments: [String] = []
        // Optional segments, which are only written if a later segment is.
        var pending: [String?] = []
        for segment in path {
            var texts: [String?]
            switch segment {
            case .anything: continue
            case .literal(let text): texts = [text]
            case .text(let text):
                if let hole = text.loneHole, hole.absent != nil {
                    let own = spellings(hole)
                    texts = [own.flatMap { $0.count == 1 ? $0[0] : nil }]
                    if isAbsent(hole) {
                        pending += texts
                        continue
                    }
                } else {
                    texts = [written(text)]
                }
            case .rest(let hole):
                guard let further = isAbsent(hole) ? [] : further(hole) else { return nil }
                if further.isEmpty { continue }
                texts = further
            }
            let all = (pending + texts).compactMap(\.self)
            guard all.count == pending.count + texts.count else { return nil }
            segments += all.map { Self.encoded($0, in: .segment) }
            pending = []
        }
        return segments
    }

    /// Text with its values; `nil` if one of them is missing.
    private func written(_ text: LinkPattern.Text) -> String? {
        let last = text.parts.lastIndex { !$0.isOptional || !isAbsent($0.hole) && !isEmpty($0.hole) }
        guard let last else { return text.trimmed(before: 0) }
        var written = text.prefix
        for (index, part) in text.parts[...last].enumerated() {
            guard let value = spellings(part.hole), value.count == 1 else { return nil }
            written += value[0]
            written += index == last && last + 1 < text.parts.count ? text.trimmed(before: last + 1) : part.suffix
        }
        return written
    }

    /// Whether a value is a string without characters, which is the rest of a path that has ended.
    private func isEmpty(_ hole: LinkPattern.Hole) -> Bool {
        hole.repetition == .any && hole.parameter.map { link[$0].spellings == [""] } ?? false
    }

    /// Splits a string at slashes, or returns the values of a list, as segments.
    private func further(_ hole: LinkPattern.Hole) -> [String]? {
        guard let parameter = hole.parameter, case .string(let text) = link[parameter] else { return spellings(hole) }
        if text.isEmpty { return [] }
        // Split by scalars: a slash with a combining mark is a different character.
        return text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    }

    /// A query with each key and its value, or each of its values, unless it is omitted.
    private func written(_ items: [LinkPattern.Item]) -> String? {
        var query = ""
        for item in items {
            let key = Self.encoded(item.key, in: .key)
            var texts: [String]
            switch item.value {
            case .literal(let text): texts = [text]
            case .text(let text):
                if let hole = text.loneHole {
                    if isAbsent(hole) { continue }
                    guard let all = spellings(hole), !all.isEmpty else { return nil }
                    texts = all
                } else {
                    guard let whole = written(text) else { return nil }
                    texts = [whole]
                }
            }
            for text in texts {
                query += (query.isEmpty ? "?" : "&") + key
                if case .literal("") = item.value { continue }
                query += "=" + Self.encoded(text, in: .value)
            }
        }
        return query
    }

    private func fragment(of pattern: LinkPattern) -> String? {
        if let hash = pattern.hash {
            guard let path = segments(of: hash.path), let query = written(hash.query) else { return nil }
            return "#/" + path.joined(separator: "/") + query
        }
        func encoded(_ text: String) -> String {
            let written = Self.encoded(text, in: .fragment)
            // A slash at the start would make it a path.
            return "#" + (text.utf8.first == ASCII.slash ? "%2F" + written.dropFirst() : written)
        }
        switch pattern.fragment {
        case nil: return ""
        case .literal(let text): return encoded(text)
        case .text(let text):
            if let hole = text.loneHole {
                if isAbsent(hole) { return "" }
                return spellings(hole)?.first.map { "#" + Self.encoded($0, in: .fragment) }
            }
            return written(text).map(encoded)
        }
    }

    // MARK: - Values

    /// The spellings of a value, for dates the longest ones that the type's pattern accepts; `nil`
    /// if there are none.
    private func spellings(_ hole: LinkPattern.Hole) -> [String]? {
        guard let parameter = hole.parameter, let texts = link[parameter].spellings else { return nil }
        guard hole.check.kind == .declared,
            case .pattern(let automaton, isDate: true) = table.reader.checks.types[hole.check.index].definition
        else { return texts }
        return texts.map { text in Spelling.shortened(text).first(where: automaton.accepts) ?? text }
    }

    /// Whether a value is the one that a URL omits.
    private func isAbsent(_ hole: LinkPattern.Hole) -> Bool {
        guard let absent = hole.absent, let parameter = hole.parameter, let texts = link[parameter].spellings else {
            return false
        }
        return texts.count == absent.count && zip(texts, absent).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    // MARK: - The whole URL

    private func text(_ origin: (scheme: String, host: String?), _ slash: LinkRules.TrailingSlash) -> String {
        var text = path.joined(separator: "/")
        if let host = origin.host {
            text = host + "/" + text
        } else if let first = path.first {
            // The first segment takes the position of a host, where a colon would start a port, and
            // `@` would end a user name.
            let rest = text.utf8.dropFirst(first.utf8.count)
            let segment = first.unicodeScalars.map { $0 == ":" ? "%3A" : $0 == "@" ? "%40" : String($0) }.joined()
            let isHost = table.reader.origins.isHost(segment)
            text = (isHost ? "/" : "") + segment + String(decoding: rest, as: UTF8.self)
        } else {
            text = "/"
        }
        let isSlashed = table.reader.rules.trailingSlash == .always || slash == .always
        if isSlashed, !path.isEmpty { text += "/" }
        return origin.scheme + "://" + text + queryAndFragment
    }

    /// A part of a URL, with the characters that have no special meaning there.
    enum Part: String {
        case segment = ":@=&"
        case key = ":@/?"
        case value = "=:@/?"
        case fragment = "=&:@/?"
    }

    /// Percent-encodes all bytes except letters, digits, and characters without a special meaning
    /// in a part of a URL.
    static func encoded(_ text: String, in part: Part) -> String {
        var encoded: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            if ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-._~!$'()*+,;".utf8.contains(byte)
                || part.rawValue.utf8.contains(byte)
            {
                encoded.append(byte)
            } else {
                encoded += [ASCII.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}

"""##),
        ("Links/MatchedURL.swift", ##"""
/// A URL with the pattern that matches it, and the values that it reads, by the indices of the node's parameters.
@usableFromInline
nonisolated final class MatchedURL {
    private let url: LinkURL
    private let reader: LinkReader
    private let pattern: Int
    /// The node to which the URL leads.
    @usableFromInline let node: Int

    init(_ url: consuming LinkURL, _ reader: LinkReader, _ pattern: Int, _ node: Int = -1) {
        self.url = url
        self.reader = reader
        self.pattern = pattern
        self.node = node
    }

    private var sources: [LinkSource] { reader.sources[pattern] }

    /// The part of the URL that is the whole value, if that is a segment.
    func part(_ parameter: Int) -> ArraySlice<UInt8>? {
        guard parameter < sources.count, case .segment(let index) = sources[parameter].place,
            sources[parameter].text == nil, index < url.segments.count
        else { return nil }
        return url.bytes[url.segments[index]]
    }

    /// A value as it is spelled. If the URL omits it, this is the pattern's value for this case, or `nil`.
    func text(_ parameter: Int) -> String? {
        guard parameter < sources.count else { return nil }
        let text: String?
        switch sources[parameter].place {
        case .none: text = nil
        case .segment(let index): text = self.text(parameter, in: url.segments, at: index)
        case .hashSegment(let index): text = self.text(parameter, in: url.hash?.segments ?? [], at: index)
        case .rest(let index): text = joined(url.segments.dropFirst(index))
        case .hashRest(let index): text = joined((url.hash?.segments ?? []).dropFirst(index))
        case .item(let key): text = self.text(parameter, url.values(of: key, in: url.items, onlyFirst: true).first)
        case .hashItem(let key):
            text = self.text(parameter, url.values(of: key, in: url.hash?.items ?? [], onlyFirst: true).first)
        case .fragment: text = self.text(parameter, url.fragment)
        case .wholeURL: return wholeURL
        case .host(let suffix): text = url.text(url.host.dropLast(suffix))
        }
        return text.map { spelled($0, parameter) } ?? sources[parameter].absent?.first
    }

    /// The values of a list as they are spelled. If the URL omits it, these are the pattern's values for this case, or
    /// none.
    func texts(_ parameter: Int) -> [String] {
        guard parameter < sources.count else { return [] }
        let texts: [String]
        switch sources[parameter].place {
        case .rest(let index): texts = url.segments.dropFirst(index).map(url.text)
        case .hashRest(let index): texts = (url.hash?.segments ?? []).dropFirst(index).map(url.text)
        case .item(let key): texts = self.texts(url.values(of: key, in: url.items, onlyFirst: false))
        case .hashItem(let key):
            texts = self.texts(url.values(of: key, in: url.hash?.items ?? [], onlyFirst: false))
        case .none, .segment, .hashSegment, .fragment, .wholeURL, .host: texts = []
        }
        return texts.isEmpty ? sources[parameter].absent ?? [] : texts.map { spelled($0, parameter) }
    }

    private func text(_ parameter: Int, in segments: [LinkURL.Part], at index: Int) -> String? {
        index < segments.count ? text(parameter, .text(segments[index])) : nil
    }

    /// The value in a part of the URL; `nil` if it is absent.
    private func text(_ parameter: Int, _ value: LinkURL.Value?) -> String? {
        switch value {
        case nil, .none?, .broken: return nil
        case .bare: return sources[parameter].text == nil ? "" : nil
        case .text(let part):
            guard let (rule, number) = sources[parameter].text else { return url.text(part) }
            let values = reader.checks.texts[rule].values(in: url.bytes[part]) ?? []
            return number < values.count ? String(decoding: values[number], as: UTF8.self) : nil
        }
    }

    private func texts(_ values: [LinkURL.Value]) -> [String] {
        values.map { value in
            if case .text(let part) = value { url.text(part) } else { "" }
        }
    }

    private func joined(_ segments: ArraySlice<LinkURL.Part>) -> String? {
        segments.isEmpty ? nil : segments.map(url.text).joined(separator: "/")
    }

    /// The raw value that a text spells, if the case of its letters is ignored.
    private func spelled(_ text: String, _ parameter: Int) -> String {
        if sources[parameter].choices.isEmpty { return text }
        return sources[parameter].choices.first { ASCII.areEqual($0.utf8, text.utf8) } ?? text
    }

    /// The URL itself, as a value of `URL`. If a segment in the place of the host is not allowed
    /// there, it is written after three slashes.
    private var wholeURL: String {
        let given = Spelling.escaped(url: url.given)
        if Spelling.isURL(given) { return given }
        let scheme = given.utf8.prefix { $0 != ASCII.colon }
        let path = given.utf8.dropFirst(scheme.count + 1).drop { $0 == ASCII.slash }
        return String(decoding: Array(scheme) + Array(":///".utf8) + Array(path), as: UTF8.self)
    }

    /// The segments that a redirect makes of the values; `nil` if a value is missing.
    func segments(of path: [LinkPattern.Segment]) -> [String]? {
        var segments: [String] = []
        for part in path {
            switch part {
            case .literal(let text): segments.append(text)
            case .text(let form):
                let texts = form.parts.compactMap { part in part.hole.parameter.flatMap(text) }
                guard texts.count == form.parts.count else { return form.loneHole?.absent == nil ? nil : segments }
                segments.append(form.prefix + zip(form.parts, texts).map { $1 + $0.suffix }.joined())
            case .rest(let hole): segments += hole.parameter.map(texts) ?? []
            case .anything: break
            }
        }
        return segments
    }
}

"""##),
        ("Links/NavigationLinkValue.swift", ##"""
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A build of the app with its own schemes and hosts, such as one for testing.
nonisolated public protocol NavigationEnvironment: RawRepresentable<String>, CaseIterable, Codable, Hashable, Sendable
where AllCases == [Self] {}

nonisolated extension NavigationEnvironment {
    /// The index of the build. The build without an environment has index 0.
    public var build: Int { (Self.allCases.firstIndex(of: self) ?? -1) + 1 }
}

/// The environment of a graph that declares none.
nonisolated public enum NoEnvironment: String, NavigationEnvironment {
    /// Never used.
    case none
    public static var allCases: [NoEnvironment] { [] }
}

/// An enum whose cases are the nodes that URLs lead to, such as `ShopLink.product(productId: 5)`.
nonisolated public protocol NavigationLinkValue: NavigationValue {
    /// The builds of the app that have their own schemes and hosts.
    associatedtype Environment: NavigationEnvironment = NoEnvironment
}

nonisolated extension NavigationLinkValue {
    /// Reads the link of a URL; `nil` if no pattern matches it.
    @inlinable
    public init?(_ url: String, environment: Environment? = nil) {
        guard let link = Self.read(url, environment?.build ?? 0) else { return nil }
        self = link
    }

    @inlinable
    static func read(_ url: String, _ build: Int) -> Self? {
        guard let match = Graph.links.read(url, build) else { return nil }
        var values = ValueReader(match)
        return Self(Graph.Node(index: match.node), &values)
    }

    /// Reads the link of a URL; `nil` if no pattern matches it.
    public init?(url: URL, environment: Environment? = nil) {
        self.init(url.absoluteString, environment: environment)
    }

    /// The URL of the link, written with the first of its patterns that can express all values;
    /// `nil` if none can.
    public var url: String? { url() }

    /// Returns the URL with a given scheme or host, or for another build; `nil` if no pattern has
    /// such a URL.
    public func url(scheme: String? = nil, host: String? = nil, environment: Environment? = nil) -> String? {
        let build = environment?.build ?? 0
        return Graph.links.url(of: nodeValue, build, scheme: scheme, host: host) { Self.read($0, build)?.nodeValue }
    }

    /// The values of the parameters, as they are spelled in the URL. The values of a list are
    /// separated by commas.
    public var texts: [String?] {
        let value = nodeValue
        return (0..<min(value.count, Graph.table.nodes[value.node].parameters.count)).map { index in
            switch value[index] {
            case .none, .null: return nil
            case let parameter: return parameter.spellings?.joined(separator: ",")
            }
        }
    }

    /// The state that following the link shows; `nil` if the link performs an action.
    public var plan: NavigationState<Graph>? {
        StateCore(planOf: nodeValue, Graph.table).map { NavigationState(core: $0) }
    }
}

nonisolated extension LinkTable {
    /// Writes the URL of a link with the first pattern whose URL is read back as the same link;
    /// `nil` if there is none.
    func url(
        of link: NodeValue, _ build: Int, scheme: String? = nil, host: String? = nil,
        read: (String) -> NodeValue?
    ) -> String? {
        let patterns = patterns(of: link.node)
        let whole = patterns.first?.wholeURL ?? []
        if scheme == nil, host == nil {
            // A URL that is itself a value.
            for parameter in whole {
                if let url = link[parameter].spellings?.first, read(url) == link { return url }
            }
        }
        let unknown = whole.filter { link[$0].spellings == [] }
        func isReadBack(_ url: String) -> Bool {
            guard let other = read(url), other.node == link.node else { return false }
            return (0..<max(link.count, other.count)).allSatisfy { unknown.contains($0) || other[$0] == link[$0] }
        }
        for pattern in patterns {
            var host = host
            if let own = pattern.host {
                guard let value = LinkWriter.host(own, link), host == nil || host == value else { continue }
                host = value
            }
            guard let origin = reader.origins.preferred(pattern.origin, build, scheme: scheme, host: host),
                let url = LinkWriter.url(pattern, link, origin, self), isReadBack(url)
            else { continue }
            return url
        }
        return nil
    }
}

nonisolated extension GraphTable {
    /// Reads the link of a URL; `nil` if no pattern matches it.
    func link(_ url: String, _ build: Int) -> NodeValue? { types.readURL(url, build) }

    /// Writes the URL of a link; `nil` if no pattern can express it.
    func url(of link: NodeValue, _ build: Int) -> String? {
        types.links().url(of: link, build) { types.readURL($0, build) }
    }
}

/// The links of a graph without links.
nonisolated public enum NoLink<Node: NavigationNode>: NavigationLinkValue where Node.Graph.Node == Node {
    /// Never called.
    public var nodeValue: NodeValue { switch self {} }
    public init?(_ node: Node, _ values: inout ValueReader) { return nil }
}

"""##),
        ("Navigator/ColumnSelectable.swift", ##"""
/// An item that can be selected in a column of a split, such as
/// `FoldersSelection.letter(letterId: 5)`.
nonisolated public protocol ColumnSelectable: Hashable, Sendable {
    /// The graph of the split.
    associatedtype Graph: NavigationGraph
    /// Creates the selection that shows a route in a later column; `nil` if this column cannot
    /// select it.
    init?(_ route: Graph.Route)
    /// The exit that selecting the item takes.
    var exit: NavigationExit<Graph> { get }
    /// The number of the exit, if conditions can disallow it; `nil` if it is always available.
    var offer: Int? { get }
}

nonisolated extension ColumnSelectable {
    public var offer: Int? { nil }
}

extension NavigatorCore {
    /// The selection in a column: the item that a later column shows.
    func selected<Route: NavigationValue, Selection>(
        in level: Int, behind column: SplitColumn, _ read: (Route) -> Selection?
    ) -> Selection? {
        located(in: level, behind: column, read)?.selection
    }

    /// The selection in a column, and the column that shows it.
    private func located<Route: NavigationValue, Selection>(
        in level: Int, behind column: SplitColumn, _ read: (Route) -> Selection?
    ) -> (column: SplitColumn, selection: Selection)? {
        let level = model(level)
        // Reading this makes the view read the selection again after one was rejected.
        _ = level?.corrections
        guard let split = level?.content.split else { return nil }
        let later: [SplitColumn] = column == .sidebar ? [.content, .detail] : [.detail]
        for column in later {
            guard let screen = split[column], let route = Route(screen) else { continue }
            if let selection = read(route) { return (column, selection) }
        }
        return nil
    }

    /// Called when an item is selected; returns `true` if it already was. The system writes an equal
    /// selection when the selected row is tapped again. This shows the item where only one column
    /// fits, and changes nothing else.
    func reselect<Route: NavigationValue, Selection: Equatable>(
        _ selection: Selection, in level: Int, behind column: SplitColumn, _ read: (Route) -> Selection?
    ) -> Bool {
        guard let located = located(in: level, behind: column, read), located.selection == selection else {
            return false
        }
        changeSplit(ofLevel: level) { if $0.compactColumn == column { $0.compactColumn = located.column } }
        return true
    }

    /// Called when the selection is cleared. The system may also do that when a split becomes so
    /// narrow that only one column fits, even before it reports the width, so this takes effect one
    /// turn later.
    func deselect<Route: NavigationValue, Selection: Equatable>(
        in level: Int, behind column: SplitColumn, _ read: @escaping (Route) -> Selection?
    ) {
        guard let former = selected(in: level, behind: column, read) else { return }
        _Concurrency.Task { [weak self] in
            guard let self, let model = model(level), selected(in: level, behind: column, read) == former else {
                return
            }
            if model.isCollapsing { model.correct() } else { clear(behind: column, ofLevel: level) }
        }
    }

    /// Makes a column read its selection again if the given one was rejected.
    func correct<Route: NavigationValue, Selection: Equatable>(
        _ selection: Selection, in level: Int, behind column: SplitColumn, _ read: (Route) -> Selection?
    ) {
        if selected(in: level, behind: column, read) != selection { model(level)?.correct() }
    }

    private func clear(behind column: SplitColumn, ofLevel level: Int) {
        change(.user) { $0.clear(behind: column, ofLevel: level) }
    }
}

"""##),
        ("Navigator/EventValue.swift", ##"""
/// A ``NavigationEvent`` with nodes and conditions as indices, independent of the graph's types.
nonisolated enum EventValue: Hashable, Sendable {
    case shown(Int, values: [String: String])
    case left(Int)
    case routed(from: Int, to: Int)
    case url(String, OpenedValue)
    case blocked(by: Int)
    case dropped(Int, DropValue)
    case closed(Int, by: NavigationCloser)
}

/// The outcome of a received URL.
nonisolated enum OpenedValue: Hashable, Sendable {
    case opened(Int)
    case deferred(Int)
    case unmatched
    case refused(Int, by: Int)
    case dropped(Int, DropValue)

    init(_ outcome: OutcomeValue, _ node: Int) {
        switch outcome {
        case .done, .act, .ignored: self = .opened(node)
        case .deferred: self = .deferred(node)
        case .refused(let condition): self = .refused(node, by: condition)
        case .dropped(let reason): self = .dropped(node, reason)
        }
    }
}

/// Who has closed a presentation.
nonisolated public enum NavigationCloser: Hashable, Sendable {
    /// The user, such as by a swipe.
    case user
    /// The app, such as by an exit.
    case code
    /// A link that was opened.
    case link
}

/// An event in the app's navigation.
nonisolated public enum NavigationEvent<Graph: NavigationGraph>: Hashable, Sendable {
    /// Who has closed a presentation.
    public typealias Closer = NavigationCloser
    /// Why something that waited was given up.
    public typealias Reason = NavigationState<Graph>.Reason

    /// A node is now on top. Its values are strings, by parameter; sensitive ones are omitted.
    case shown(Graph.Node, values: [String: String])
    /// A node is no longer on top.
    case left(Graph.Node)
    /// An exit of a screen, a step of code or a tab was taken.
    case routed(from: Graph.Node, to: Graph.Node)
    /// A URL was received.
    case url(String, Opened)
    /// A step was refused, because a condition does not hold and has no fallback.
    case blocked(by: Graph.Conditions.Condition)
    /// A step to a node waited and was given up.
    case dropped(Graph.Node, Reason)
    /// A presentation was closed.
    case closed(Graph.Node, by: Closer)

    /// The outcome of a received URL.
    public enum Opened: Hashable, Sendable {
        /// The link was followed.
        case opened(Graph.Node)
        /// The link waits for a condition, or until no view holds navigation back.
        case deferred(Graph.Node)
        /// No link of the graph matches the URL, or the link does not belong to the single stack
        /// that is shown.
        case unmatched
        /// A condition does not hold and has no fallback.
        case refused(Graph.Node, by: Graph.Conditions.Condition)
        /// The link waited and was given up.
        case dropped(Graph.Node, Reason)
    }

    init(_ event: EventValue) {
        switch event {
        case .shown(let node, let values): self = .shown(Graph.Node(index: node), values: values)
        case .left(let node): self = .left(Graph.Node(index: node))
        case .routed(let from, let to): self = .routed(from: Graph.Node(index: from), to: Graph.Node(index: to))
        case .url(let url, .opened(let node)): self = .url(url, .opened(Graph.Node(index: node)))
        case .url(let url, .deferred(let node)): self = .url(url, .deferred(Graph.Node(index: node)))
        case .url(let url, .unmatched): self = .url(url, .unmatched)
        case .url(let url, .refused(let node, let condition)):
            self = .url(url, .refused(Graph.Node(index: node), by: Graph.Conditions.Condition.allCases[condition]))
        case .url(let url, .dropped(let node, let reason)):
            self = .url(url, .dropped(Graph.Node(index: node), Reason(reason)))
        case .blocked(let condition): self = .blocked(by: Graph.Conditions.Condition.allCases[condition])
        case .dropped(let node, let reason): self = .dropped(Graph.Node(index: node), Reason(reason))
        case .closed(let node, let closer): self = .closed(Graph.Node(index: node), by: closer)
        }
    }
}

"""##),
        ("Navigator/LevelModel.swift", ##"""
/// The observable model of a level: a root, a tab, or a presentation with its stack.
@MainActor
public final class LevelModel: ObservedParts, Identifiable {
    /// The id of the level in the state.
    public nonisolated let id: Int
    /// The presenter of what is presented on the level.
    let presenter: PresenterModel
    /// The model of the run, if the level shows a flow.
    let run: FlowModel?
    private weak var navigator: NavigatorCore?
    /// The action of the confirmation button, if a view has set one.
    weak var confirmer: Confirmer?
    /// Whether its view has disappeared. The system may report that before the dismissal.
    var hasDisappeared = false
    private var stored: LevelValue
    /// The stack that is to be shown one turn later; `nil` if the stack is up to date.
    private var delayedPath: [ScreenValue]?
    /// When screens were pushed, or links to them were tapped, since the user last went back.
    private var pushes: [NodeValue: Double] = [:]
    /// When the split last became so narrow that only one column fits.
    private var lastCollapse: Double?
    private var storedCorrections = 0
    private var storedIsHeld = false
    private var storedCanConfirm = false
    private var storedIsConfirming = false

    init(_ level: LevelValue, run: FlowModel?, presenter: PresenterModel) {
        id = level.id
        stored = level
        self.presenter = presenter
        self.run = run
    }

    var content: ContentValue {
        _access(0)
        return stored.content
    }

    var path: [NodeValue] {
        _access(1)
        return stored.path.map(\.value)
    }

    private var counts: ArrivalCounts {
        _access(2)
        return stored.counts
    }

    /// Counts the changes by the system that were rejected. Each increment makes the stack be read
    /// again.
    var corrections: Int {
        _access(3)
        return storedCorrections
    }

    /// Whether a view in the level prevents dismissal by swipe.
    var isHeld: Bool {
        get {
            _access(4)
            return storedIsHeld
        }
        set { _change(4) { storedIsHeld = newValue } }
    }

    /// Whether the confirmation button can be used.
    var canConfirm: Bool {
        get {
            _access(5)
            return storedCanConfirm
        }
        set { _change(5) { storedCanConfirm = newValue } }
    }

    /// Whether the action of the confirmation button is running.
    var isConfirming: Bool {
        get {
            _access(6)
            return storedIsConfirming
        }
        set { _change(6) { storedIsConfirming = newValue } }
    }

    /// Connects the level to a navigator, which handles the user's changes.
    func connect(_ navigator: NavigatorCore) {
        self.navigator = navigator
        run?._act = { [weak self, weak navigator] move, value in
            guard let self, let navigator, stored.content.flow != nil else { return }
            navigator.move(move, value, stored.content.node, id)
        }
    }

    /// Updates only what has changed.
    func show(_ level: LevelValue) {
        delayPath(ifReplacing: level)
        if stored.content != level.content { _change(0) { stored.content = level.content } }
        if delayedPath == nil { show(path: level.path) } else { delayedPath = level.path }
        if stored.counts != level.counts { _change(2) { stored.counts = level.counts } }
    }

    private func show(path: [ScreenValue]) {
        guard stored.path != path else { return }
        if path.count < stored.path.count { pushes = [:] }
        for screen in path.dropFirst(stored.path.count) { pushes[screen.value] = navigator?.now() }
        _change(1) { stored.path = path }
    }

    /// Empties the stack for one turn if the screens below it change: the system then pops whatever
    /// is on the stack, which looks as if the user went back.
    private func delayPath(ifReplacing level: LevelValue) {
        guard !level.path.isEmpty, delayedPath == nil, stored.content.columns != level.content.columns else { return }
        delayedPath = level.path
        show(path: [])
        let withoutAnimation = navigator?.scene.withoutAnimation
        _Concurrency.Task { [weak self] in
            guard let self, let path = delayedPath else { return }
            delayedPath = nil
            if let withoutAnimation { withoutAnimation { self.show(path: path) } } else { show(path: path) }
        }
    }

    /// How often links led to a screen that was already on top; `nil` means the bottom one.
    func arrivals(of screen: NodeValue?, in column: SplitColumn?, _ table: GraphTable) -> Int {
        if screen == nil, let column { return counts.number(content[column], table) }
        return counts.number(screen, table)
    }

    /// The stack, as the system reads it. The parameter makes it a different key path after each
    /// correction, so that it is read again.
    func stack(_ corrections: Int) -> [NodeValue] { path }

    /// Called when the system has changed the stack. While a screen is being pushed, or has to wait, another tap on
    /// the same row has no effect.
    func setStack(_ path: [NodeValue]) {
        if path.count > stored.path.count, let screen = path.last {
            if isRecent(pushes[screen]) { return correct() }
            pushes[screen] = navigator?.now()
        }
        navigator?.follow(path, on: self)
    }

    /// Whether the split is becoming so narrow that only one column fits.
    var isCollapsing: Bool { isRecent(lastCollapse) }

    /// Called when the width of the split has changed.
    func changeWidth(isCompact: Bool) { lastCollapse = isCompact ? navigator?.now() : nil }

    /// Whether an animation that began at a time may still run.
    private func isRecent(_ time: Double?) -> Bool {
        guard let time, let navigator else { return false }
        return abs(navigator.now() - time) < 0.5
    }

    /// Adopts the stack as the system has changed it.
    func follow(_ path: [NodeValue]) {
        pushes = [:]
        _change(1) { stored.path = Array(stored.path.prefix(path.count)) }
    }

    func correct() { _change(3) { storedCorrections += 1 } }

    /// Called when the user shows or hides columns, or switches columns where only one fits.
    func changeSplit(_ change: (inout SplitValue) -> Void) { navigator?.changeSplit(ofLevel: id, change) }
}

/// The action of a confirmation button, set by a view.
@MainActor
final class Confirmer {
    var action: (@MainActor () async -> Void)?
}

/// The observable model of what is presented on a level.
@MainActor
public final class PresenterModel: ObservedParts {
    private let table: GraphTable
    private var storedLevel: LevelModel?
    private var storedAnchor = PresentationAnchor.level
    /// The id of the pushed screen to which a popover or dialog is anchored, if it is one.
    private(set) var anchoredScreen: Int?
    /// The source views on screen, in order of appearance.
    private var sources: [PresentationSource] = []

    init(_ table: GraphTable) { self.table = table }

    var level: LevelModel? {
        _access(0)
        return storedLevel
    }

    /// Where a popover or dialog is anchored.
    var anchor: PresentationAnchor {
        _access(1)
        return storedAnchor
    }

    func add(_ source: PresentationSource) { sources.append(source) }

    func remove(_ source: PresentationSource) { sources.removeAll { $0 === source } }

    /// Presents a level, or nothing, on what is shown below; `nil` if that has no screens.
    func present(_ level: LevelModel?, on below: LevelValue? = nil, from column: SplitColumn? = nil) {
        if let content = level?.content, content.style.isAnchored {
            let anchor = below.map { self.anchor(of: content, on: $0, from: column) } ?? PresentationAnchor.level
            anchoredScreen = below?.pushedScreen(presenting: column)
            _change(1) { storedAnchor = anchor }
        }
        _change(0) { storedLevel = level }
    }

    /// The most recently added source view of a presentation on the presenting screen, or else that screen. Other
    /// screens may still be visible, but are about to leave.
    private func anchor(
        of content: ContentValue, on below: LevelValue, from column: SplitColumn?
    ) -> PresentationAnchor {
        let isPresenting = { (source: PresentationSource) in source.origin().map { below.isTop($0, column) } ?? false }
        if let source = sources.last(where: { $0.content == content && isPresenting($0) }) {
            return .source(ObjectIdentifier(source))
        }
        #if DEBUG
            print("\(table.name): no view on screen is the source of `\(table.nodes[content.node].id)`")
        #endif
        return below.screen(presenting: column).map { .screen($0, level: below.id) } ?? .level
    }
}

/// Where a popover or dialog is anchored.
nonisolated enum PresentationAnchor: Hashable {
    /// The view that is this source.
    case source(ObjectIdentifier)
    /// The screen that presents it. The level is needed because another one may show the same
    /// screen.
    case screen(NodeValue, level: Int)
    /// Everything that the level shows.
    case level
}

/// A view that is the source of a popover or dialog.
@MainActor final class PresentationSource {
    /// The presentation that is anchored to the view.
    var content: ContentValue?
    /// Returns the screen that contains the view; `nil` if it is gone or uncertain.
    var origin: @MainActor () -> ScreenOrigin? = { nil }
}

"""##),
        ("Navigator/NavigationExit.swift", ##"""
/// A navigation request that a screen makes through one of its exits.
nonisolated public indirect enum NavigationExit<Graph: NavigationGraph>: Hashable, Sendable {
    /// Pushes a screen.
    case push(Graph.Route)
    /// Replaces the screen.
    case replace(Graph.Route)
    /// Replaces the whole stack.
    case reset(Graph.Route)
    /// Fills a later column of the split.
    case fill(SplitColumn, Graph.Route)
    /// Goes back to the topmost screen of a node.
    case popTo(Graph.Node)
    /// Presents a sheet.
    case sheet(Graph.Sheet)
    /// Presents a cover.
    case cover(Graph.Cover)
    /// Presents a popover.
    case popover(Graph.Popover)
    /// Presents an alert.
    case alert(Graph.Alert)
    /// Presents a confirmation dialog.
    case dialog(Graph.Dialog)
    /// Starts a flow.
    case start(Graph.Flow)
    /// Asks the app to do something.
    case act(Graph.Action)
    /// Selects a tab.
    case select(Graph.Tab)
    /// Opens a node by its plan, as a link would.
    case open(NavigationState<Graph>, Graph.Node)
    /// Closes the presentation that contains the screen and continues from what is below.
    case under(NavigationExit)
    /// Goes back to the topmost screen of a node below and continues from there. If there is none,
    /// continues from the screen itself. If the exit leads to that node, it replaces that screen.
    case from(Graph.Node, NavigationExit)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(NavigationResult)

    var core: ExitValue {
        switch self {
        case .push(let route): return .push(route.nodeValue)
        case .replace(let route): return .replace(route.nodeValue)
        case .reset(let route): return .reset(route.nodeValue)
        case .fill(let column, let route): return .fill(column, route.nodeValue)
        case .popTo(let node): return .popTo(node.index)
        case .sheet(let value): return .present(ContentValue(.sheet, value.nodeValue))
        case .cover(let value): return .present(ContentValue(.cover, value.nodeValue))
        case .popover(let value): return .present(ContentValue(.popover, value.nodeValue))
        case .alert(let value): return .present(ContentValue(.alert, value.nodeValue))
        case .dialog(let value): return .present(ContentValue(.dialog, value.nodeValue))
        case .start(let flow): return .present(ContentValue(flow: flow.node.index, flow.value))
        case .act(let action): return .act(action.nodeValue)
        case .select(let tab): return .select(tab.index)
        case .open(let plan, let node): return .open(plan.core, node.index)
        case .under(let exit): return .under(exit.core)
        case .from(let node, let exit): return .from(node.index, exit.core)
        case .close: return .close
        case .back: return .back
        case .finish(let result): return .finish(result)
        }
    }

    public static func == (left: Self, right: Self) -> Bool { left.core == right.core }

    public func hash(into hasher: inout Hasher) { hasher.combine(core) }

    /// The node that the exit leads to; `nil` if it goes back or closes something.
    public var target: Graph.Node? { core.target(Graph.table).map { Graph.Node(index: $0) } }

    /// Opens a node as a link would: shows the state that the node's plan describes.
    ///
    /// Generated exits call this. Only nodes that a link or an `as: open` route leads to have a
    /// plan; opening any other node is a programming error.
    public static func open<Value: NavigationValue>(to value: Value) -> Self where Value.Graph == Graph {
        opening(value.nodeValue)
    }

    /// Opens a node that needs no values as a link would. The node must have a plan.
    public static func open(to node: Graph.Node) -> Self { opening(NodeValue(node)) }

    /// Opens a flow, or a step of one, as a link would. It must have a plan.
    public static func open(to value: NodeValue) -> Self { opening(value) }

    private static func opening(_ value: NodeValue) -> Self {
        guard let plan = StateCore(planOf: value, Graph.table) else {
            preconditionFailure("\(Graph.table.name): \(Graph.table.nodes[value.node].id) has no plan")
        }
        return .open(NavigationState(core: plan), Graph.Node(index: value.node))
    }
}

/// The requests that every kind of exit can make, whether it belongs to a whole graph or to a
/// section in a module of its own.
nonisolated public protocol ExitRequest: Hashable, Sendable {
    /// Goes back to what is below the screen.
    static var back: Self { get }
    /// Closes the presentation that contains the screen.
    static var close: Self { get }
    /// Closes the presentation that contains the screen, with a result.
    static func finish(_ result: NavigationResult) -> Self
}

nonisolated extension NavigationExit: ExitRequest {}

/// The events that are counted for a screen while it is shown.
nonisolated public enum ExitCounter: Hashable, Sendable {
    /// A link led to the screen again.
    case arrivals
    /// The screen's tab was tapped again.
    case reselections
}

/// Performs the exits of a screen.
@MainActor public final class ExitHandler<Exit: ExitRequest> {
    /// Performs an exit.
    public let go: @MainActor (Exit) -> Void
    /// Performs an exit and waits for its result; `nil` if the presentation was closed without one.
    public let ask: @MainActor (Exit) async -> NavigationResult?
    /// Returns whether the conditions currently allow the exit with a number.
    public let offers: @MainActor (Int) -> Bool
    /// Returns how often a link led to the screen again, or its tab was tapped again.
    public let count: @MainActor (ExitCounter) -> Int
    /// Returns the value for a `NavigationLink` that does the same as an exit.
    public let value: @MainActor (Exit) -> any Hashable & Sendable

    /// A function that receives each exit that is taken.
    public typealias Recorder = @MainActor @Sendable (Exit) -> Void

    /// Creates a handler from closures, for example one that returns a fixed result in a test.
    ///
    ///     let handler = ShopExitHandler(go: { _ in }, ask: { _ in NavigationResult(CancelOrderAction.confirm) })
    ///     let exits = OrderDetailExits(handler: handler, orderId: id)
    public init(
        go: @escaping @MainActor (Exit) -> Void,
        ask: @escaping @MainActor (Exit) async -> NavigationResult? = { _ in nil },
        offers: @escaping @MainActor (Int) -> Bool = { _ in true },
        count: @escaping @MainActor (ExitCounter) -> Int = { _ in 0 },
        value: @escaping @MainActor (Exit) -> any Hashable & Sendable = { $0 }
    ) {
        self.go = go
        self.ask = ask
        self.offers = offers
        self.count = count
        self.value = value
    }

    /// A handler that does nothing, for previews.
    public static var preview: ExitHandler { ExitHandler { _ in } }

    /// Creates a handler that passes each exit to a closure, for tests.
    public static func recording(_ record: @escaping Recorder) -> ExitHandler {
        ExitHandler(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }

    /// Creates a handler for the exits of a section in a module of its own. `translate` turns them
    /// into exits of the whole graph.
    public func section<Inner: ExitRequest, Graph: NavigationGraph>(
        _ translate: @escaping @MainActor (Inner) -> Exit
    ) -> ExitHandler<Inner> where Exit == NavigationExit<Graph> {
        ExitHandler<Inner>(
            go: { self.go(translate($0)) }, ask: { await self.ask(translate($0)) }, offers: offers, count: count,
            value: { inner in
                let exit = translate(inner)
                switch exit {
                case .push(let route), .fill(_, let route): return route
                default: return exit
                }
            })
    }
}

extension NavigatorCore {
    /// Makes the exit handler of a screen: the bottom one of a level, the one in a column, or the
    /// topmost one that matches a value.
    func handler<Graph: NavigationGraph>(
        level: Int, screen: NodeValue?, column: SplitColumn?, token: ScreenToken? = nil, _ graph: Graph.Type
    ) -> ExitHandler<NavigationExit<Graph>> {
        ExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit.core, from: origin(level, screen, column, token))
            },
            ask: { [reference = NavigatorReference(self)] exit in
                await NavigatorCore.ask(reference, exit.core, from: level, screen, column, token)
            },
            offers: { [weak self] number in self?.offers(number, level, screen, column) ?? false },
            count: { [weak self] counter in self?.count(counter, level, screen, column) ?? 0 })
    }

    private func offers(_ number: Int, _ level: Int, _ screen: NodeValue?, _ column: SplitColumn?) -> Bool {
        guard let source = origin(level, screen, column).flatMap(display.position(of:)).flatMap(display.node) else {
            return false
        }
        return wanted.offers(number, of: source, facts?() ?? conditionValues)
    }
}

"""##),
        ("Navigator/NavigationFacts.swift", ##"""
/// The app's source of condition values, such as whether the user is signed in.
///
/// It can be an `@Observable` class, an `ObservableObject`, or a value that the app passes in again
/// when it changes. navgen declares a refined protocol for each graph, such as `ShopFacts`.
///
///     @Observable final class Session: ShopFacts {
///         var signedIn: Bool? = false
///     }
@MainActor public protocol NavigationFacts<Conditions> {
    /// The conditions of the graph.
    associatedtype Conditions: NavigationConditions
    /// The current values of the conditions.
    var conditions: Conditions { get }
}

/// The facts of a graph without conditions.
@MainActor public struct NoFacts<Graph: NavigationGraph>: NavigationFacts {
    /// Creates no facts.
    public init() {}
    /// No conditions.
    public var conditions: NoConditions<Graph> { NoConditions() }
}

"""##),
        ("Navigator/Navigator.swift", ##"""
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Holds the wanted navigation state and updates the views to show it, one step at a time.
///
/// Each scene has one.
///
///     navigator.push(.product(productId: 5))
///     navigator.open("shop://order/ORD-001")
///     navigator.state.path
@MainActor
public final class Navigator<Graph: NavigationGraph>: NavigatorCore {
    /// The app's handlers for actions, external nodes, badges and ended flows.
    public var handlers: Graph.Handlers?

    /// Receives all events.
    public var onEvent: (@MainActor (NavigationEvent<Graph>) -> Void)? {
        didSet { reportsEvents = onEvent != nil }
    }

    /// Creates a navigator that shows a state; by default, the initial one.
    public init(_ state: NavigationState<Graph>? = nil, conditions: Graph.Conditions? = nil) {
        super.init(
            Graph.table, state?.core, (conditions ?? Graph.Conditions.undecided).values)
    }

    /// What is to be on display, which the views are brought to step by step. A fallback that is
    /// shown is a part of it.
    public var state: NavigationState<Graph> { NavigationState(core: display) }

    /// The current values of the conditions.
    public var conditions: Graph.Conditions { Graph.Conditions(values: conditionValues) }

    /// Updates the navigation after the values of the conditions have changed.
    public func conditionsChanged(_ conditions: Graph.Conditions) { conditionsChanged(conditions.values) }

    /// Takes a step on the topmost level, or for a stack step, on the topmost stack, as soon as its
    /// conditions allow it.
    @discardableResult
    public func go(_ step: NavigationState<Graph>.Step) -> NavigationState<Graph>.Outcome {
        NavigationState.Outcome(go(step.core))
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    public func push(_ route: Graph.Route) -> NavigationState<Graph>.Outcome {
        NavigationState.Outcome(go(.push(route.nodeValue)))
    }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    public func pop() -> Bool { goBack { $0.path.isEmpty ? nil : $0.path.count - 1 } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    public func pop(to node: Graph.Node) -> Bool {
        var isDone = false
        change { isDone = $0.goBack(to: node.index) }
        return isDone
    }

    /// Empties the topmost stack.
    public func popToRoot() { _ = goBack { _ in 0 } }

    /// Keeps as many screens of the topmost stack as a closure returns.
    private func goBack(_ count: (LevelValue) -> Int?) -> Bool {
        var isDone = false
        change { state in
            let display = state.shown
            guard let level = display.stackLevel, let count = count(display[level]) else { return }
            state.goBack(to: count, onLevel: display[level].id)
            isDone = true
        }
        return isDone
    }

    /// Selects a tab.
    @discardableResult
    public func select(_ tab: Graph.Tab) -> NavigationState<Graph>.Outcome {
        NavigationState.Outcome(go(.select(tab.index)))
    }

    /// Presents something on the topmost level.
    @discardableResult
    public func present(_ content: NavigationState<Graph>.Content) -> NavigationState<Graph>.Outcome {
        NavigationState.Outcome(go(.present(content.core)))
    }

    /// Dismisses the topmost presentation.
    public func dismiss() {
        change(if: { !$0.presented.isEmpty }) { state in
            if let top = state.shown.presented.last { state.close(level: top.id) }
        }
    }

    /// Dismisses all presentations, including those that a fallback hides.
    public func dismissAll() {
        change(if: { !$0.presented.isEmpty }) { state in
            for level in state.shown.presented { state.close(level: level.id) }
            state.presented = []
        }
    }

    /// Starts a flow.
    @discardableResult
    public func start(_ flow: Graph.Flow) -> NavigationState<Graph>.Outcome { present(.flow(flow)) }

    /// Follows a link.
    public func open(_ link: Graph.Link) { open(link: link.nodeValue) }

    override func report(_ event: EventValue) { onEvent?(NavigationEvent(event)) }

    override func reportEnd(of content: ContentValue, cancelled: Bool) {
        guard let handlers, let flow = Graph.Flow(Graph.Node(index: content.node), content.flow) else { return }
        Graph.ended(flow, cancelled: cancelled, handlers)
    }

    override func performing(_ action: NodeValue) -> (@MainActor () async -> NodeValue?)? {
        guard let handlers, let action = Graph.Action(action) else { return nil }
        return { await Graph.perform(action, handlers) }
    }

    override func show(_ external: ContentValue) {
        if let handlers { Graph.show(NavigationState.Content(external), handlers) }
    }

    override func badge(ofTab tab: Int) -> Int {
        handlers.map { Graph.badge(of: Graph.Tab.allCases[tab], $0) } ?? 0
    }

    override var resolver: (@MainActor (URL) async -> URL?)? {
        guard let handlers = handlers as? any NavigationHandlers else { return nil }
        return { await handlers.onUnknownLink($0) }
    }
}

extension Navigator {
    /// Creates a navigator that manages a single stack and ignores the graph's own root.
    public convenience init(stack root: Graph.Route, conditions: Graph.Conditions? = nil) {
        var state = NavigationState<Graph>()
        state.core.base.content = ContentValue(.screen, root.nodeValue)
        state.core.isStack = true
        self.init(state, conditions: conditions)
    }
}

/// The handlers that every app can implement, regardless of its graph.
@MainActor public protocol NavigationHandlers {
    /// Resolves a URL that no link matches, such as a shortened one, to another URL; `nil` if it
    /// cannot be resolved.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension NavigationHandlers {
    public func onUnknownLink(_ url: URL) async -> URL? { nil }
}

/// The navigators of all scenes of the app, for code outside of views such as notification
/// handlers, intents and UIKit.
///
/// The app creates one instance and passes it to each root view.
@MainActor
public final class NavigationScenes<Graph: NavigationGraph> {
    private struct Scene {
        weak var navigator: Navigator<Graph>?
    }

    /// Ordered by activity, the most recent one last.
    private var scenes: [Scene] = []
    /// The URL that waits for the first scene: the newest one that a link matches, or else the
    /// newest one that the app has to resolve.
    private var waiting: (url: String, isLink: Bool)?
    /// The index of the build of the app whose links are opened; see
    /// ``NavigationEnvironment/build``.
    let build: Int

    /// Creates an instance that has no scenes yet and opens the links of an environment.
    public init(environment: Graph.Link.Environment? = nil) { build = environment?.build ?? 0 }

    /// The navigator of the most recently active scene.
    public var active: Navigator<Graph>? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no link matches it.
    @discardableResult
    public func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = Graph.table.link(url, build) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no link matches it.
    @discardableResult
    public func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    public func activate(_ navigator: Navigator<Graph>) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        preferActive()
        navigator.build = build
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }

    /// Records that the window of a scene was closed.
    func deactivate(_ navigator: Navigator<Graph>) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        preferActive()
    }

    /// Makes the active scene the only one that the system prefers for URLs.
    private func preferActive() {
        let active = active
        for scene in scenes { scene.navigator?.scene.prefersURLs = scene.navigator === active }
    }
}

"""##),
        ("Navigator/NavigatorCore+Actions.swift", ##"""
extension NavigatorCore {
    /// Asks the app to perform an action and then for the node that follows. Asks for nothing if a
    /// newer link was opened or a condition was lost in the meantime.
    func act(_ action: NodeValue, from origin: ScreenOrigin?) {
        guard let perform = performing(action) else { return }
        let newest = opening.newest
        _Concurrency.Task { [weak self] in
            guard let next = await perform(), let self, let exit = ExitValue(showing: next, table) else { return }
            refreshConditions()
            guard opening.newest == newest else { return }
            settle { state in
                state.act(self.conditionValues, at: self.now()) {
                    $0.ask(next: exit, from: origin, after: self.table.nodes[action.node].requirements)
                }
            }
        }
    }
}

extension NavigatorCore {
    /// Answers an alert or dialog, dismisses it, and then takes the route of the answer as an exit
    /// of its presenter. Later answers to the same alert are ignored.
    func answer(_ id: Int, _ action: AlertButton) {
        let display = display
        guard let index = display.presented.firstIndex(where: { $0.id == id }) else { return }
        let alert = display.presented[index].content.value
        let presenter = display.presenter(of: index + 1)
        let source = display.value(at: presenter)
        let flow = display[index].content.flow
        if let caller = display.presented[index].caller { results[caller] = action.answer }
        close(id)
        guard let route = table.nodes[alert.node].answers.first(where: { $0.answer == action.id }),
            route.requirements.allSatisfy({ $0.isMet(conditionValues) == true })
        else { return }
        guard let exit = exit(of: route, alert, source, flow, presenter) else {
            #if DEBUG
                let id = table.nodes[alert.node].id
                print("\(table.name): nothing on display has the values for `\(action.id)` of `\(id)`")
            #endif
            return
        }
        take(route.popsTo.map { .from($0, exit) } ?? exit, from: display.origin(at: presenter))
    }

    /// Takes the route of a tab that acts, from what the selected tab shows.
    func takeRoute(ofTab node: Int) {
        refreshConditions()
        let tab = table.nodes[node]
        guard let route = tab.answers.first,
            (tab.visibility + route.requirements).allSatisfy({ $0.isMet(conditionValues) == true })
        else { return }
        let position = display.topPosition(ofLevel: 0)
        if let exit = exit(of: route, NodeValue(node), nil, nil, position) {
            take(exit, from: display.origin(at: position))
        }
    }

    /// The exit that an answer leads to; `nil` if it leads nowhere or a value is missing.
    private func exit(
        of route: GraphTableNode.AnswerRoute, _ alert: NodeValue, _ source: NodeValue?, _ flow: FlowValue?,
        _ presenter: ScreenPosition
    ) -> ExitValue? {
        guard let target = route.target else { return route.verb == .dismiss ? .close : nil }
        let entry = LinkPlan.Entry(node: target, arguments: route.arguments)
        // What nothing has where the alert was shown, gets its default.
        let value = entry.value(alert) { table.parameter($0, of: source, flow) }
        switch route.verb {
        case .popTo: return .popTo(target)
        case .open:
            let style = table.style(of: target)
            let typed = style == .flow ? value : table.value(style, value)
            return typed.flatMap { StateCore(planOf: $0, table) }.map { .open($0, target) }
        case .act: return table.types.action(value).map { .act($0) }
        case .present: return ContentValue(value, table).map { .present($0) }
        case .sheet: return ContentValue(.sheet, value, table).map { .present($0) }
        case .cover: return ContentValue(.cover, value, table).map { .present($0) }
        case .popover: return ContentValue(.popover, value, table).map { .present($0) }
        case .select: return table.tabs.firstIndex(of: target).map { .select($0) }
        case .dismiss: return .close
        case .under where table.nodes[target].kind != .screen:
            return table.nodes[target].kind == .action
                ? table.types.action(value).map { .under(.act($0)) }
                : ContentValue(value, table).map { .under(.present($0)) }
        case .go, .push, .replace, .reset, .under: break
        }
        guard let screen = table.value(.screen, value) else { return nil }
        switch route.verb {
        case .replace: return .replace(screen)
        case .reset: return .reset(screen)
        case .push: return .push(screen)
        case .under: return .under(.push(screen))
        default: return display.exit(to: screen, from: presenter)
        }
    }
}

"""##),
        ("Navigator/NavigatorCore+Callers.swift", ##"""
/// A caller that awaits the result of a presentation.
///
/// It is resumed exactly once, at the latest when it is deinitialized, for example along with its
/// navigator.
@MainActor final class WaitingCaller {
    private var continuation: CheckedContinuation<NavigationResult?, Never>?

    init(_ continuation: CheckedContinuation<NavigationResult?, Never>) { self.continuation = continuation }

    deinit { continuation?.resume(returning: nil) }

    func resume(returning result: NavigationResult?) {
        continuation?.resume(returning: result)
        continuation = nil
    }
}

/// A weak reference to a navigator, so that a waiting caller does not retain it.
@MainActor final class NavigatorReference {
    private(set) weak var navigator: NavigatorCore?

    init(_ navigator: NavigatorCore) { self.navigator = navigator }
}

extension NavigatorCore {
    /// Takes an exit of a screen and awaits its result. If the task is cancelled, the awaited
    /// presentation is closed.
    static func ask(
        _ reference: NavigatorReference, _ exit: ExitValue, from level: Int, _ screen: NodeValue?,
        _ column: SplitColumn?, _ token: ScreenToken? = nil
    ) async -> NavigationResult? {
        guard let number = reference.navigator?.nextCaller() else { return nil }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard let navigator = reference.navigator else { return continuation.resume(returning: nil) }
                navigator.callers[number] = WaitingCaller(continuation)
                navigator.take(exit, from: navigator.origin(level, screen, column, token), for: number)
            }
        } onCancel: {
            _Concurrency.Task { @MainActor in reference.navigator?.stopAsking(number) }
        }
    }

    /// Returns a number for a waiting caller.
    func nextCaller() -> Int {
        callerCount += 1
        return callerCount
    }

    /// Handles the cancellation of a caller: closes its presentation, or gives up its request.
    func stopAsking(_ number: Int) {
        guard callers[number] != nil else { return }
        settle { state in
            state.act(self.conditionValues, at: self.now()) { state in
                for request in state.requests where request.caller == number { state.end(request, .dropped(.gone)) }
                if let level = state.allLevels.first(where: { $0.caller == number }) {
                    state.closing { $0.close(level: level.id) }
                }
            }
        }
    }

    /// Resumes the callers for which neither a presentation nor a request is left.
    func resumeCallers() {
        if callers.isEmpty { return }
        let waiting = Set(wanted.allLevels.compactMap(\.caller) + wanted.requests.compactMap(\.caller))
        for number in callers.keys.sorted() where !waiting.contains(number) {
            callers.removeValue(forKey: number)?.resume(returning: results.removeValue(forKey: number))
        }
    }

    /// How often a link led to a screen that was already shown, or its tab was tapped again.
    func count(_ counter: ExitCounter, _ level: Int, _ screen: NodeValue?, _ column: SplitColumn?) -> Int {
        switch counter {
        case .arrivals: return model(level)?.arrivals(of: screen, in: column, table) ?? 0
        case .reselections:
            guard level >= 0, level < table.rootStacks.count, let tab = table.rootStacks[level].tab else { return 0 }
            return shownReselections[tab]
        }
    }
}

"""##),
        ("Navigator/NavigatorCore+Conditions.swift", ##"""
extension NavigatorCore {
    /// Reads the current conditions from the app.
    func refreshConditions() {
        if let facts { conditionsChanged(facts()) }
    }

    /// Updates the navigation after the values of the conditions have changed.
    func conditionsChanged(_ conditions: ConditionValues) {
        guard conditions != conditionValues else { return }
        hasLostCondition = conditions.hasLost(since: known)
        // Results that another user has asked for are ignored.
        if hasLostCondition { opening.newest = opening.number() }
        conditionValues = conditions
        known = conditions.filled(from: known)
        settle { $0.update(to: conditions, at: self.now()) }
        hasLostCondition = false
    }
}

extension NavigatorCore {
    /// Reports the events of a change in order after it is complete, then those that observers
    /// caused in the meantime.
    func reportAfterward(_ change: () -> Void) {
        let isReporting = beginReporting()
        change()
        if !isReporting { endReporting() }
    }

    /// Starts to collect events instead of reporting them; returns whether they were already being
    /// collected.
    func beginReporting() -> Bool {
        if isReporting { return true }
        isReporting = true
        return false
    }

    /// Reports the collected events.
    func endReporting() {
        while !events.isEmpty { report(events.removeFirst()) }
        isReporting = false
    }

    func announce(_ event: EventValue) {
        events.append(event)
        if !isReporting {
            isReporting = true
            endReporting()
        }
    }

    /// Reports what comes before its effects: that a link waits, or that a route was taken.
    func announceStart(_ event: StateEvent) {
        guard reportsEvents else { return }
        switch event {
        case .deferred(let link):
            if let node = link.exit.target(table) { announce(.url(url(of: link), .deferred(node))) }
        case .ended(let request, .done), .ended(let request, .act):
            guard !request.isLink, let node = request.exit.target(table) else { return }
            announce(.routed(from: request.source ?? node, to: node))
        default: break
        }
    }

    /// Reports how a link, or a step that was not taken, has ended.
    func announceEnd(_ event: StateEvent) {
        guard reportsEvents, case .ended(let request, let outcome) = event, let node = request.exit.target(table) else {
            return
        }
        if request.isLink { return announce(.url(url(of: request), OpenedValue(outcome, node))) }
        switch outcome {
        case .refused(let condition): announce(.blocked(by: condition))
        case .dropped(let reason): announce(.dropped(node, reason))
        case .done, .act, .deferred, .ignored: break
        }
    }

    /// The URL that requested a link, or else one that leads to the same.
    private func url(of request: RequestValue) -> String {
        request.url ?? request.exit.target(table).map { table.nodes[$0].id } ?? ""
    }

    /// Reports which presentations were closed and which node is now on top.
    func announce(from former: StateCore, _ closer: NavigationCloser) {
        guard reportsEvents else { return }
        let display = display
        for level in former.presented.reversed() where !display.presented.contains(where: { $0.id == level.id }) {
            announce(.closed(level.content.node, by: closer))
        }
        let (left, shown) = (former.topmost, display.topmost)
        guard left != shown else { return }
        if let left { announce(.left(left.node)) }
        if let shown { announce(.shown(shown.node, values: shown.values)) }
    }
}

"""##),
        ("Navigator/NavigatorCore+Flows.swift", ##"""
extension NavigatorCore {
    /// Updates the runs of all flows that are shown.
    func followRuns() {
        for level in rootLevels { followRun(of: level) }
        var level = rootPresenter.level
        while let current = level {
            followRun(of: current)
            level = current.presenter.level
        }
    }

    private func followRun(of level: LevelModel) {
        guard let run = level.run, let flow = level.content.flow else { return }
        run._follow(flow, FlowSteps(level.content.node, conditionValues, table))
    }

    /// Performs a move of a flow with its current data.
    func move(_ move: FlowMove, _ flow: FlowValue, _ node: Int, _ level: Int) {
        if move == .edit { return settle { $0.update(flow, of: node, onLevel: level) } }
        var cancelled: ContentValue?
        change(if: { $0.level(level)?.content.flow != nil }) { state in
            state.update(flow, of: node, onLevel: level)
            switch move {
            case .next: state.move(flowOn: level) { $0.next(&$1) }
            case .skip: state.move(flowOn: level) { $0.skip(&$1) }
            case .finish: state.move(flowOn: level) { _, _ in false }
            case .back:
                state.move(flowOn: level) { steps, flow in
                    _ = steps.back(&flow)
                    return true
                }
            case .cancel: cancelled = state.cancel(flowOn: level)
            case .edit: break
            }
        }
        if let cancelled { reportEnd(of: cancelled, cancelled: !wanted.isFinished(cancelled)) }
    }

    /// Reports flows that have ended to the callers that await them, or else to the app.
    func reportFlows(from former: StateCore, _ events: [StateEvent]) {
        // Receivers may navigate again, so all reports are collected before any is made.
        var reports: [(flow: ContentValue, isCancelled: Bool)] = []
        var completed: Set<Int> = []
        func end(_ flow: ContentValue, for caller: Int?, isComplete: Bool) {
            guard let caller, callers[caller] != nil else { return reports.append((flow, !isComplete)) }
            if isComplete { results[caller] = flow.flow?.data.result }
        }
        for case .completed(let flow, let level, let caller) in events {
            completed.insert(level)
            end(flow, for: caller, isComplete: true)
        }
        let base = former.base
        if !isRestoring, former.root != nil, base.content.flow != nil, !former.hasRootEnded,
            !completed.contains(base.id),
            wanted.rootLevels[base.id].contentID != base.contentID
        {
            let isLast =
                base.content.flow.map { FlowSteps(base.content.node, conditionValues, table).isLast($0) } ?? false
            end(base.content, for: nil, isComplete: former.isFinished(base.content) || isLast && !hasLostCondition)
        }
        let kept = Set(wanted.allLevels.map(\.id))
        for level in former.presented + former.overlays.flatMap(\.levels) {
            guard level.content.flow != nil, !completed.contains(level.id), !kept.contains(level.id) else { continue }
            end(level.content, for: level.caller, isComplete: former.isFinished(level.content))
        }
        for (flow, isCancelled) in reports { reportEnd(of: flow, cancelled: isCancelled) }
    }
}

"""##),
        ("Navigator/NavigatorCore+Holding.swift", ##"""
/// A view that prevents dismissal by swipe and makes links wait, with the screen that contains it.
@MainActor struct NavigationHolder {
    weak var view: AnyObject?
    let origin: ScreenOrigin
    var hasDisappeared = false
}

extension NavigatorCore {
    /// Starts or stops holding for a view: while it holds, no swipe dismisses it and links wait.
    func hold(_ view: AnyObject, _ isHolding: Bool, in origin: ScreenOrigin?) {
        let origin = holders.first { $0.view === view }?.origin ?? origin
        // A view takes the place of one that its screen had before.
        holders.removeAll { $0.view === view || $0.hasDisappeared && $0.origin == origin }
        if isHolding, let origin { holders.append(NavigationHolder(view: view, origin: origin)) }
        settle { $0.update(to: self.conditionValues, at: self.now()) }
    }

    /// Called when a holding view has disappeared. It continues to hold if its screen is only
    /// covered. Else it was removed from a screen that is still on top, or its screen is made anew,
    /// as when something below it was closed: then it holds until the new view can.
    func viewDisappeared(_ view: AnyObject) {
        guard let index = holders.firstIndex(where: { $0.view === view }) else { return }
        holders[index].hasDisappeared = true
        _Concurrency.Task { [weak self] in
            repeat { try? await _Concurrency.Task.sleep(nanoseconds: 500_000_000) } while self?.pending != nil
            self?.removeIfOnTop(view)
        }
    }

    private func removeIfOnTop(_ view: AnyObject) {
        guard let holder = holders.first(where: { $0.view === view && $0.hasDisappeared }),
            let position = display.position(of: holder.origin), display.isOnTop(position)
        else { return }
        hold(view, false, in: holder.origin)
    }

    /// Removes holders whose views no longer exist, so that their presentations can be swiped away
    /// again.
    func followHolders() {
        if !holders.isEmpty { holders.removeAll { $0.view == nil || !wanted.holds.contains($0.origin) } }
        var level = rootPresenter.level
        while let current = level {
            let held = wanted.allLevels.first { $0.id == current.id }
            let isHeld = holders.contains { held?.holds($0.origin.id) ?? false }
            if current.isHeld != isHeld { current.isHeld = isHeld }
            level = current.presenter.level
        }
    }
}

"""##),
        ("Navigator/NavigatorCore+Opening.swift", ##"""
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A link and the URL that requested it.
nonisolated struct RequestedLink {
    let link: NodeValue
    let url: String
}

/// The links that a navigator has opened.
nonisolated struct OpeningLinks {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that arrived before the saved state was restored.
    var early: RequestedLink?
    var hasBegun = false
    /// The number of the newest link that was opened. Results of earlier requests are ignored.
    var newest = 0
    /// The last number that was given to a link or to a URL that the app resolves.
    private var count = 0

    /// Returns a number for something to open.
    mutating func number() -> Int {
        count += 1
        return count
    }
}

extension NavigatorCore {
    /// Opens a URL; returns `false` if no link matches it.
    ///
    /// The system may deliver a URL twice, so the same URL is opened only once within a second.
    @discardableResult
    public func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 { return last.isLink }
        let link = table.link(url, build)
        let isLink = link.map(canTake) ?? false
        opening.last = (url, time, isLink)
        guard let link, isLink else {
            announce(.url(url, .unmatched))
            if link == nil { askApp(about: url) }
            return false
        }
        open(RequestedLink(link: link, url: url), as: opening.number())
        return true
    }

    /// Opens a URL; returns `false` if no link matches it.
    @discardableResult
    public func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Follows a link.
    func open(link: NodeValue) {
        let url = table.url(of: link, build) ?? table.nodes[link.node].id
        open(RequestedLink(link: link, url: url), as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: String) -> Bool { table.link(url, build).map(canTake) ?? false }

    /// Asks the app to resolve a URL and opens the result, unless a newer link was opened or a
    /// condition was lost in the meantime.
    private func askApp(about url: String) {
        guard let resolver, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await resolver(unknown), let self, let link = table.link(known.absoluteString, build)
            else { return }
            refreshConditions()
            if opening.newest < number { open(RequestedLink(link: link, url: known.absoluteString), as: number) }
        }
    }

    /// Whether this navigator can open a link. One that manages a single stack only opens links
    /// that lead to this stack.
    private func canTake(_ link: NodeValue) -> Bool {
        guard let exit = ExitValue(link: link, table) else { return false }
        return wanted.fitsStack(exit)
    }

    private func open(_ link: RequestedLink, as number: Int) {
        guard canTake(link.link) else { return announce(.url(link.url, .unmatched)) }
        opening.newest = number
        if !opening.hasBegun { opening.early = link }
        follow(link)
    }

    /// Asks for what a link shows.
    private func follow(_ link: RequestedLink) {
        guard let exit = ExitValue(link: link.link, table) else { return }
        settle(.link) { _ = $0.follow(exit, url: link.url, self.conditionValues, at: self.now()) }
    }

    /// Follows a link again that arrived before the saved state was restored, unless it still waits. Its
    /// end was reported then.
    func followEarly(_ link: RequestedLink) {
        guard let exit = ExitValue(link: link.link, table),
            !wanted.requests.contains(where: { $0.isLink && $0.url == link.url })
        else { return }
        settle(.link) { state in
            let outcome = state.follow(exit, url: link.url, self.conditionValues, at: self.now())
            guard outcome != .deferred else { return }
            state.events.removeAll { event in
                if case .ended(let request, _) = event { request.isLink && request.exit == exit } else { false }
            }
        }
    }
}

"""##),
        ("Navigator/NavigatorCore+Saving.swift", ##"""
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A saved state, as this or an earlier version of the runtime has written it.
nonisolated struct SavedState: Decodable {
    var state: StateCore
    /// The URL of a link that was held back, the time since it has waited, and the known conditions.
    /// Written by earlier versions.
    let held: String?
    let heldSince: Double?
    let known: ConditionValues?

    /// The keys under which a decoder finds the table of the graph, and the ids that are in use.
    static let tableKey = CodingUserInfoKey(rawValue: "navigation.table")
    static let idKey = CodingUserInfoKey(rawValue: "navigation.lastID")

    init(from decoder: any Decoder) throws {
        guard let table = Self.tableKey.flatMap({ decoder.userInfo[$0] as? GraphTable }) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no graph"))
        }
        let container = try decoder.container(keyedBy: SavedKey.self)
        let used = Self.idKey.flatMap { decoder.userInfo[$0] as? [Int] } ?? [0, 0]
        state = StateCore(table, from: container, after: (used[0], used[1]))
        held = try? container.decodeIfPresent(String.self, forKey: SavedKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: SavedKey("heldSince"))
        let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("known"))
        known = nested.flatMap { try? ConditionValues(from: $0, table.conditions.map(\.id)) }
        let url = try? container.decodeIfPresent(String.self, forKey: SavedKey("parkedURL"))
        if let url, let index = state.requests.lastIndex(where: \.isLink) { state.requests[index].url = url }
    }

    /// Reads the URLs of links again, whose plans this version of the app may have changed.
    mutating func readLinks(_ table: GraphTable, build: Int) {
        for index in state.requests.indices {
            guard let link = state.requests[index].url.flatMap({ table.link($0, build) }),
                let exit = ExitValue(link: link, table)
            else { continue }
            state.requests[index].exit = exit
        }
    }
}

extension NavigatorCore {
    /// Encodes the state for a later launch, see ``restore(_:)``; `nil` if encoding fails.
    public func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(wanted)
    }

    /// Restores a saved state. It is shown as soon as the conditions decide the root. Parts that cannot be read, or
    /// that the conditions do not allow, are dropped.
    public func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        if let key = SavedState.tableKey { decoder.userInfo[key] = table }
        if let key = SavedState.idKey { decoder.userInfo[key] = [wanted.lastID, wanted.lastScreenID] }
        guard var saved = try? decoder.decode(SavedState.self, from: data) else { return }
        saved.readLinks(table, build: build)
        isRestoring = true
        defer { isRestoring = false }
        settle { state in
            var restored = saved.state
            if let held = saved.held, let link = self.table.link(held, self.build),
                let exit = ExitValue(link: link, self.table)
            {
                restored.addRestored(exit, url: held, since: saved.heldSince ?? self.now())
            }
            if let known = saved.known { restored.noteRequirements(with: known) }
            restored.takePlace(of: state)
            restored.update(to: self.conditionValues, at: self.now())
            state = restored
        }
    }

    /// Restores a saved state when the scene starts. Reports the node that is then on top and the
    /// outcomes of links, but not the nodes of the initial state, which was never visible.
    public func begin(with saved: Data? = nil) {
        reportAfterward {
            let early = opening.early
            opening.early = nil
            opening.hasBegun = true
            if let saved {
                restore(saved)
                // The system may deliver a link first; it goes on top of what was saved.
                if let early { followEarly(early) }
            }
            events.removeAll { event in
                switch event {
                case .url, .routed, .blocked, .dropped: return false
                case .shown, .left, .closed: return true
                }
            }
            if let topmost = display.topmost { events.insert(.shown(topmost.node, values: topmost.values), at: 0) }
        }
    }
}

nonisolated extension StateCore {
    /// Adds a link that an earlier version has held back.
    fileprivate mutating func addRestored(_ exit: ExitValue, url: String, since: Double) {
        var request = RequestValue(id: newID(), exit: exit, since: since, isLink: true, url: url)
        if case .open(let plan, _) = exit { request.root = plan.root }
        add(request)
    }

    /// Notes which requirements of the requests held when an earlier version saved them.
    fileprivate mutating func noteRequirements(with known: ConditionValues) {
        let facts = facts
        self.facts = known
        noteRequirements()
        self.facts = facts
    }

    /// Takes the place of the state of a running navigator. Links that arrived there wait behind those
    /// that were saved.
    fileprivate mutating func takePlace(of former: Self) {
        (lastID, lastScreenID) = (max(lastID, former.lastID), max(lastScreenID, former.lastScreenID))
        holds = former.holds
        events = former.events
        isStack = former.isStack
        if isStack {
            root = former.root
            tab = former.tab
            base.content = former.base.content
        }
        requests += former.requests.filter(\.isLink)
    }
}

"""##),
        ("Navigator/NavigatorCore+Screens.swift", ##"""
/// Stands for the view of a screen on a stack or in a column, so that the views of two equal screens are distinct,
/// and that of a screen that is gone has no effect.
@MainActor final class ScreenToken {
    /// The id of the screen; `nil` while it is not certain which of several equal ones it is.
    fileprivate(set) var id: Int?
    /// Whether the screen is on a stack, rather than at the bottom of its level.
    var isPushed = false
    /// What the view shows in a column.
    var columnScreen: NodeValue?
}

/// A weak reference to a token.
@MainActor struct ScreenTokenReference {
    fileprivate weak var token: ScreenToken?
}

extension NavigatorCore {
    /// The screen that a view shows: on a stack, in a column, or at the bottom of a level; `nil` if it
    /// is gone.
    func origin(_ level: Int, _ screen: NodeValue?, _ column: SplitColumn?, _ token: ScreenToken? = nil)
        -> ScreenOrigin?
    {
        guard let screen else {
            let origin = display.origin(at: ScreenPosition(level: level, depth: 0, column: column))
            guard let own = token?.columnScreen else { return origin }
            return origin?.screen?.isSame(as: own, in: table) == true ? origin : nil
        }
        return identify(token, screen, onLevel: level).map { ScreenOrigin(id: $0) }
    }

    /// Whether a view certainly shows another screen of a level than the pushed one with an id, or than the one at the
    /// bottom if there is no id.
    func isOther(_ token: ScreenToken, than screen: Int?, onLevel level: Int) -> Bool {
        guard let screen, token.isPushed else { return token.isPushed != (screen != nil) }
        if let known = screenTokens[screen]?.token { return known !== token }
        guard let id = token.id, id != screen else { return false }
        return unobservedDisplay.level(level)?.path.contains { $0.id == id } ?? false
    }

    /// The id of the screen that a view shows: the topmost of equal screens that no other view shows.
    @discardableResult
    func identify(_ token: ScreenToken?, _ screen: NodeValue, onLevel level: Int) -> Int? {
        let screens = unobservedDisplay.level(level)?.path ?? []
        if let id = token?.id, screens.contains(where: { $0.id == id }) { return id }
        let free = screens.filter { other in
            guard other.value.isSame(as: screen, in: table) else { return false }
            return token == nil || screenTokens[other.id]?.token == nil
        }
        if let token, free.count == 1 { assign(free[0].id, to: token) }
        return free.last?.id
    }

    /// Called when the view of a screen is updated. If the screen has no equal on the stack, the view shows it, even
    /// while a former view of it still exists.
    func updated(_ token: ScreenToken, _ screen: NodeValue, onLevel level: Int) {
        let equal = (unobservedDisplay.level(level)?.path ?? []).filter { $0.value.isSame(as: screen, in: table) }
        if equal.count == 1 { assign(equal[0].id, to: token) } else { identify(token, screen, onLevel: level) }
    }

    private func assign(_ id: Int, to token: ScreenToken) {
        token.id = id
        screenTokens = screenTokens.filter { $0.value.token != nil }
        screenTokens[id] = ScreenTokenReference(token: token)
    }
}

"""##),
        ("Navigator/NavigatorCore+Showing.swift", ##"""
/// The transition that the system must finish before the next step.
nonisolated enum PendingChange: Equatable {
    case appearing(Int)
    /// The presentation is visible but its transition has not ended.
    case transitioning(Int)
    case disappearing(Int)
}

extension NavigatorCore {
    /// Updates what is shown toward the wanted state, step by step, until the system has to finish
    /// a transition.
    func advance() {
        let display = display
        while true {
            var next = StateCore.next(shown: shown, wanted: display)
            if let index = presentation(thatLosesItsAnchorIn: next) {
                next = shown
                next.presented.removeSubrange(index...)
            }
            if next.isEqual(to: shown) { break }
            let isMore = next.presented.count > shown.presented.count
            switch pending {
            case .disappearing: return
            case .appearing where isMore, .transitioning where isMore: return
            case .appearing, .transitioning, nil: withoutAnimationIfRestoring { show(next) }
            }
        }
        shown = display
        endRestoring()
    }

    /// A presentation that stays, although the screen to which it is anchored goes or is covered by a pushed one. The
    /// system would dismiss it, as if the user did, so it is closed before and presented anew.
    private func presentation(thatLosesItsAnchorIn next: StateCore) -> Int? {
        zip(shown.presented, next.presented).enumerated().first { index, levels in
            guard levels.0.id == levels.1.id, levels.0.content.style.isAnchored else { return false }
            let screen = next.level(below: index)?.pushedScreen(presenting: levels.1.column)
            return screen != presenter(index)?.anchoredScreen
        }?.offset
    }

    private func show(_ next: StateCore) {
        let former = shown
        shown = next
        if shownRoot != next.root { shownRoot = next.root }
        if shownTab != next.tab { shownTab = next.tab }
        if shownReselections != next.reselections { shownReselections = next.reselections }
        for (level, value) in zip(rootLevels, next.rootLevels) { level.show(value) }
        present(next.presented, insteadOf: former.presented)
        followRuns()
    }

    private func present(_ levels: [LevelValue], insteadOf former: [LevelValue]) {
        let kept = zip(levels, former).prefix { $0.id == $1.id }.count
        for (index, level) in levels[..<kept].enumerated() { presenter(index)?.level?.show(level) }
        if kept < former.count {
            presenter(kept)?.present(nil)
            wait(for: .disappearing(former[kept].id), isShort: !former[kept].content.style.isHost)
        }
        if kept < levels.count {
            presenter(kept)?.present(
                model(of: levels[kept]), on: shown.level(below: kept), from: levels[kept].column)
            if levels[kept].content.style.isHost { wait(for: .appearing(levels[kept].id)) }
        }
    }

    /// Makes the observable model of a level.
    private func model(of level: LevelValue) -> LevelModel {
        let model = LevelModel(level, run: Self.makeRun(level.content, table), presenter: PresenterModel(table))
        model.connect(self)
        return model
    }

    /// The presenter of the presented level at an index, which belongs to the level below it.
    func presenter(_ index: Int) -> PresenterModel? {
        var presenter = rootPresenter
        for _ in 0..<index {
            guard let level = presenter.level else { return nil }
            presenter = level.presenter
        }
        return presenter
    }

    /// The model of a shown level, by its id.
    func model(_ id: Int) -> LevelModel? {
        if rootLevels.indices.contains(id) { return rootLevels[id] }
        var level = rootPresenter.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }

    /// Waits until the system reports an event, but at most one second, or half a second for an
    /// event that the system does not report.
    func wait(for event: PendingChange, isShort: Bool = false) {
        pending = event
        waitCount += 1
        let wait = waitCount
        _Concurrency.Task { [weak self] in
            try? await _Concurrency.Task.sleep(nanoseconds: isShort ? 500_000_000 : 1_000_000_000)
            self?.stopWaiting(wait)
        }
    }

    private func stopWaiting(_ wait: Int) {
        guard wait == waitCount, pending != nil else { return }
        pending = nil
        advance()
    }

    /// Continues without waiting any longer for the system.
    public func stopWaiting() { stopWaiting(waitCount) }
}

extension NavigatorCore {
    /// Called when a presentation has become visible. Its transition still runs, the system does
    /// not report when it ends, and presenting something on top before that may fail, so a short
    /// wait follows.
    func appeared(_ id: Int) {
        if pending == .appearing(id) { wait(for: .transitioning(id), isShort: true) }
    }

    /// Called when a presentation has disappeared.
    func disappeared(_ id: Int) {
        guard pending == .disappearing(id) else { return }
        pending = nil
        advance()
    }

    /// Called when a dismissal on a presenter has ended. The system does not report which
    /// presentation it was. It may be one on top of that which is disappearing.
    func dismissalEnded(on presenter: PresenterModel) {
        guard case .disappearing = pending, presenter.level == nil,
            presenter === self.presenter(shown.presented.count)
        else { return }
        pending = nil
        advance()
    }

    /// Called by the views of a level when the system has begun to dismiss it. The level may since have been presented
    /// anew, because what was below it was closed.
    func dismissed(_ level: LevelModel) {
        if model(level.id) === level { dismissed(level.id) }
    }

    /// Called when the system has begun to dismiss a presentation, either because of the user or
    /// because of a state change. Late or repeated calls have no effect.
    func dismissed(_ id: Int) {
        guard let index = shown.presented.firstIndex(where: { $0.id == id }) else { return }
        // A presentation that has not appeared cannot be dismissed, so the call is about the
        // previous one.
        if pending == .appearing(id) { return }
        let style = shown.presented[index].content.style
        let isGone = style == .popover && model(id)?.hasDisappeared == true
        shown.presented.removeSubrange(index...)
        presenter(index)?.present(nil)
        wait(for: .disappearing(id), isShort: !style.isHost)
        if isGone { pending = nil }
        if style.isHost { close(id) } else { dismissUnlessAnswered(id) }
    }

    /// Closes a presentation on behalf of the user.
    func close(_ id: Int) { change(.user, if: { $0.isPresented(id) }) { $0.close(level: id) } }

    /// Called when the system has changed a stack. A shorter path goes back, a longer one pushes
    /// screens, and any other change is reverted.
    func follow(_ path: [NodeValue], on level: LevelModel) {
        let former = level.path
        guard path != former else { return }
        if path.count < former.count, former.starts(with: path) {
            level.follow(path)
            shown.setPath(path.count, ofLevel: level.id)
            let isThere = { (display: StateCore) in
                display.level(level.id)?.path.map(\.value).starts(with: former) ?? false
            }
            change(.user, if: isThere) { $0.goBack(to: path.count, onLevel: level.id) }
        } else if path.starts(with: former) {
            for screen in path.dropFirst(former.count) { push(screen, on: level) }
        }
        if level.path != path { level.correct() }
    }

    /// Pushes the value of a `NavigationLink` if the graph has a route for it. In a split, this
    /// fills a later column.
    private func push(_ screen: NodeValue, on level: LevelModel) {
        refreshConditions()
        let display = display
        let sources = display.sources(ofLevel: level.id).compactMap { position in
            display.node(at: position).map { (position: position, node: $0) }
        }
        guard let source = sources.last(where: { table.nodes[$0.node].pushes.contains(screen.node) }) else {
            #if DEBUG
                print("\(table.name): no route of the graph pushes `\(table.nodes[screen.node].id)` from here")
            #endif
            return
        }
        guard display.offersPush(of: screen.node, from: source.node, conditionValues) else { return }
        take(display.exit(to: screen, from: source.position), from: display.origin(at: source.position))
    }

    /// The selected tab, as the system reads it. The parameter makes it a different key path after
    /// each correction, so that it is read again.
    func tab(_ corrections: Int) -> Int? { shownTab }

    /// Called when the user taps a node of the tab bar.
    func tapTabBar(_ node: Int) {
        if let tab = table.tabs.firstIndex(of: node) { return tap(tab) }
        takeRoute(ofTab: node)
        // The system has selected it, and has to select the former one again.
        corrections += 1
    }

    /// Called when the user taps a tab, including the selected one.
    func tap(_ tab: Int) {
        settle(.user) { _ = $0.tap(tab, self.conditionValues, at: self.now()) }
        if shownTab != tab { corrections += 1 }
    }

    /// Called when the user shows or hides columns of a level's split, whether it is visible or not.
    func changeSplit(ofLevel id: Int, _ change: (inout SplitValue) -> Void) {
        settle(.user) { $0.changeSplit(ofLevel: id, change) }
    }
}

extension StateCore {
    /// The level below the presentation at an index; `nil` while the root is undecided, as none of its screens is
    /// visible.
    fileprivate func level(below index: Int) -> LevelValue? {
        index == 0 && root == nil && !isStack ? nil : self[index]
    }
}

"""##),
        ("Navigator/NavigatorCore.swift", ##"""
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The part of ``Navigator`` that is the same for all graphs: holds the wanted state and updates
/// the views to show it, one step at a time.
///
/// Apps use `Navigator`. Views observe single properties, so that a change updates only the views
/// that show it.
@MainActor
public class NavigatorCore: ObservedParts {
    nonisolated let table: GraphTable
    /// What is wanted: the navigation of the root, and the requests that wait.
    private(set) var wanted: StateCore
    private var storedDisplay: StateCore
    private var storedConditions: ConditionValues
    private var storedRoot: Int?
    private var storedTab: Int?
    private var storedReselections: [Int]
    private var storedCorrections = 0
    /// The state that the views show, or are transitioning to.
    var shown: StateCore
    /// The last known value of each condition, even if it is undecided now.
    var known: ConditionValues
    /// Whether the current change follows from a condition that had held and is now false.
    var hasLostCondition = false
    /// Whether the current change restores a saved state.
    var isRestoring = false
    /// Returns the current conditions; called before each change.
    var facts: (@MainActor () -> ConditionValues)?
    /// The model of each tab's or root's level.
    let rootLevels: [LevelModel]
    /// The presenter of what is presented over the root.
    let rootPresenter: PresenterModel
    /// The model of the window.
    let scene = SceneModel()
    var pending: PendingChange?
    var waitCount = 0
    /// The last number that was given to a caller that awaits a result.
    var callerCount = 0
    var callers: [Int: WaitingCaller] = [:]
    var results: [Int: NavigationResult] = [:]
    /// The views of pushed screens, by the ids of the screens.
    var screenTokens: [Int: ScreenTokenReference] = [:]
    /// The views that prevent dismissal by swipe and make links wait.
    var holders: [NavigationHolder] = []
    var opening = OpeningLinks()
    /// The index of the build of the app whose links are opened.
    var build = 0
    /// Whether anything receives events.
    var reportsEvents = false
    /// The events still to be reported, in order.
    var events: [EventValue] = []
    var isReporting = false
    /// Returns the current time in seconds since the Unix epoch. Tests can replace it.
    public var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// Creates a navigator that shows a state; by default, the initial one.
    init(_ table: GraphTable, _ initial: StateCore?, _ conditions: ConditionValues) {
        var state = initial ?? StateCore(table, conditions, at: Date().timeIntervalSince1970)
        state.opensOnTop = false
        self.table = table
        wanted = state
        storedDisplay = state.shown
        storedConditions = conditions
        known = conditions
        shown = storedDisplay
        shown.presented = []
        storedRoot = shown.root
        storedTab = shown.tab
        storedReselections = state.reselections
        let presenter = PresenterModel(table)
        rootPresenter = presenter
        rootLevels = shown.rootLevels.map {
            LevelModel($0, run: Self.makeRun($0.content, state.table), presenter: presenter)
        }
        super.init()
        for level in rootLevels { level.connect(self) }
        settle { $0.update(to: conditions, at: self.now()) }
    }

    // MARK: - Overridden by Navigator, which knows the graph's types

    /// Reports an event to the app.
    func report(_ event: EventValue) {}

    /// Reports to the app that a flow has ended that no caller awaits.
    func reportEnd(of flow: ContentValue, cancelled: Bool) {}

    /// Returns a closure that performs an action and returns the node that follows, if any. It must
    /// not retain the navigator.
    func performing(_ action: NodeValue) -> (@MainActor () async -> NodeValue?)? { nil }

    /// Asks the app to show an external node.
    func show(_ external: ContentValue) {}

    /// The number on a tab's badge.
    func badge(ofTab tab: Int) -> Int { 0 }

    /// Asks the app to resolve a URL that no link matches.
    var resolver: (@MainActor (URL) async -> URL?)? { nil }

    // MARK: - Observed by views

    /// What is to be on display, which the views are brought to step by step.
    var display: StateCore {
        _access(0)
        return storedDisplay
    }

    /// What is to be on display, for views that must not depend on all of it.
    var unobservedDisplay: StateCore { storedDisplay }

    /// The current values of the conditions.
    var conditionValues: ConditionValues {
        get {
            _access(1)
            return storedConditions
        }
        set { _change(1) { storedConditions = newValue } }
    }

    /// The index of the root; `nil` while it is undecided.
    var shownRoot: Int? {
        get {
            _access(5)
            return storedRoot
        }
        set { _change(5) { storedRoot = newValue } }
    }

    /// The index of the selected tab; `nil` if there is none.
    var shownTab: Int? {
        get {
            _access(2)
            return storedTab
        }
        set { _change(2) { storedTab = newValue } }
    }

    var shownReselections: [Int] {
        get {
            _access(3)
            return storedReselections
        }
        set { _change(3) { storedReselections = newValue } }
    }

    /// Counts the taps that did not select their tab. Each increment makes the tab bar read its
    /// selection again.
    var corrections: Int {
        get {
            _access(4)
            return storedCorrections
        }
        set { _change(4) { storedCorrections = newValue } }
    }

    static func makeRun(_ content: ContentValue, _ table: GraphTable) -> FlowModel? {
        content.flow.flatMap { table.types.makeRun(content.node, $0) }
    }
}

extension NavigatorCore {
    /// Takes a step on what is on top, as soon as its conditions allow it.
    func go(_ step: ExitValue) -> OutcomeValue {
        var outcome = OutcomeValue.ignored
        settle { outcome = $0.ask(step, self.conditionValues, at: self.now()) }
        return outcome
    }

    /// Takes an exit of a screen. `caller` awaits the result.
    @discardableResult
    func take(_ exit: ExitValue, from origin: ScreenOrigin?, for caller: Int? = nil) -> OutcomeValue {
        guard let origin else {
            resumeCallers()
            return .ignored
        }
        var outcome = OutcomeValue.ignored
        let overlays = wanted.overlays
        let isClosable = { (display: StateCore) in
            (display.presented + overlays.flatMap(\.levels)).contains { $0.holds(origin.id) }
        }
        switch exit {
        case .back:
            let canGoBack = { (display: StateCore) in
                display.position(of: origin).map { display.isOnTop($0) && display.canGoBack(from: $0) } ?? false
            }
            change(if: canGoBack) { outcome = $0.back(from: origin) ? .done : .ignored }
        case .close: change(if: isClosable) { outcome = $0.close(from: origin) ? .done : .ignored }
        case .finish(let result):
            change(if: isClosable) { state in
                let caller = state.allLevels.first { $0.holds(origin.id) }?.caller
                if let caller { self.results[caller] = result }
                outcome = state.close(from: origin) ? .done : .ignored
            }
        default:
            settle { outcome = $0.ask(exit, from: origin, caller: caller, self.conditionValues, at: self.now()) }
        }
        return outcome
    }

    /// Changes what is on display, for the user or for code, if that is possible.
    func change(
        _ closer: NavigationCloser = .code, if isPossible: (StateCore) -> Bool = { _ in true },
        _ change: (inout StateCore) -> Void
    ) {
        settle(closer) { $0.change(self.conditionValues, at: self.now(), if: isPossible, change) }
    }

    /// Changes what is wanted, updates what is shown, and reports events.
    func settle(_ closer: NavigationCloser = .code, _ change: (inout StateCore) -> Void) {
        // The optimizer specializes this function for each closure, so it contains only the code
        // that needs them.
        let isReporting = beginReporting()
        refreshConditions()
        var next = wanted
        next.holds = Set(holders.filter { $0.view != nil }.map(\.origin))
        change(&next)
        adopt(next, closer)
        if !isReporting { endReporting() }
    }

    /// Makes a state the wanted one, updates what is shown, and reports events.
    @inline(never)
    private func adopt(_ state: StateCore, _ closer: NavigationCloser) {
        let (former, formerDisplay) = (wanted, storedDisplay)
        var next = state
        let events = next.takeEvents()
        let display = next.shown
        wanted = next
        if display == formerDisplay { storedDisplay = display } else { _change(0) { storedDisplay = display } }
        for event in events { announceStart(event) }
        announce(from: formerDisplay, closer)
        for event in events { announceEnd(event) }
        reportFlows(from: former, events)
        resumeCallers()
        advance()
        followRuns()
        followHolders()
        for event in events { follow(event) }
    }

    /// Handles what a change has led to beyond the state.
    private func follow(_ event: StateEvent) {
        switch event {
        case .acted(let action, let origin):
            // An early link that has already had its effect must not be followed again after the
            // state is restored.
            if origin == nil { opening.early = nil }
            act(action, from: origin)
        case .external(let content):
            opening.early = nil
            show(content)
        case .ended, .deferred, .completed: break
        }
    }
}

"""##),
        ("Navigator/ObservedParts.swift", ##"""
public import Observation

#if canImport(Combine)
    public import Combine
#endif

/// A base class of models whose properties ("parts") views observe one by one.
///
/// With Observation, a view is updated only when a part that it has read changes. Before iOS 17,
/// the object announces each change as an `ObservableObject`.
///
/// The class is not generic because Observation needs a key path at each access, and Swift caches
/// only key paths that do not depend on generic arguments.
@MainActor
public class ObservedParts {
    private let registrar: AnyObject?

    /// Whether Observation is available, so that views are updated only for the parts they have
    /// read.
    nonisolated static var usesObservation: Bool {
        #if NAVGEN_WITHOUT_OBSERVATION
            return false
        #else
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) { return true }
            return false
        #endif
    }

    init() {
        if Self.usesObservation, #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            registrar = PartsRegistrar()
        } else {
            registrar = nil
        }
    }

    // Stand for the parts in the key paths that Observation needs.
    fileprivate var part0: Void { () }
    fileprivate var part1: Void { () }
    fileprivate var part2: Void { () }
    fileprivate var part3: Void { () }
    fileprivate var part4: Void { () }
    fileprivate var part5: Void { () }
    fileprivate var part6: Void { () }
    fileprivate var part7: Void { () }
    fileprivate static let parts: [KeyPath<ObservedParts, Void>] = [
        \.part0, \.part1, \.part2, \.part3, \.part4, \.part5, \.part6, \.part7,
    ]

    /// Records that a part is read. Never inlined, to keep the code small: it is called in many
    /// places.
    @inline(never)
    final func _access(_ part: Int) {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), let registrar {
            unsafeDowncast(registrar, to: PartsRegistrar.self).parts.access(self, keyPath: Self.parts[part])
        }
    }

    /// Changes a part.
    @inline(__always)
    final func _change(_ part: Int, _ change: () -> Void) {
        willChange(part)
        change()
        didChange(part)
    }

    @inline(never)
    private func willChange(_ part: Int) {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), let registrar {
            unsafeDowncast(registrar, to: PartsRegistrar.self).parts.willSet(self, keyPath: Self.parts[part])
        } else {
            #if canImport(Combine)
                objectWillChange.send()
            #endif
        }
    }

    @inline(never)
    private func didChange(_ part: Int) {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), let registrar {
            unsafeDowncast(registrar, to: PartsRegistrar.self).parts.didSet(self, keyPath: Self.parts[part])
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated private final class PartsRegistrar {
    let parts = ObservationRegistrar()
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ObservedParts: Observable {}

#if canImport(Combine)
    extension ObservedParts: ObservableObject {}
#endif

"""##),
        ("Navigator/RunningFlow.swift", ##"""
/// A request that a step of a flow makes.
nonisolated enum FlowMove: Hashable, Sendable {
    case next, back, skip, finish, cancel
    /// The data has changed.
    case edit
}

/// The part of ``RunningFlow`` that is the same for all flows.
///
/// Its internal members, and those of ``ObservedParts``, begin with an underscore, which no name of
/// a graph does. If the app embeds a copy of this library, it sees these members, and without the
/// underscore they could hide a flow's data among the members of ``RunningFlow``.
@MainActor
public class FlowModel: ObservedParts {
    private var stored: FlowValue
    private var storedSteps: [Int]
    private var storedProgress = 0.0
    private var storedCanGoBack = false
    private var storedCanSkip = false
    private var storedIsLast = false
    var _act: @MainActor (FlowMove, FlowValue) -> Void = { _, _ in }

    init(_ value: FlowValue, stepCount: Int) {
        stored = value
        storedSteps = Array(0..<stepCount)
    }

    var _stepIndex: Int {
        _access(0)
        return stored.step
    }

    var _stepIndices: [Int] {
        _access(1)
        return storedSteps
    }

    /// The progress, from 0 at the first visible step to 1 at the last.
    public var progress: Double {
        _access(2)
        return storedProgress
    }

    /// Whether the user can go back to a previous step.
    public var canGoBack: Bool {
        _access(3)
        return storedCanGoBack
    }

    /// Whether the step, or the flow, can be skipped.
    public var canSkip: Bool {
        _access(4)
        return storedCanSkip
    }

    /// Whether the current step is the last one, so that `next` ends the flow.
    public var isLast: Bool {
        _access(5)
        return storedIsLast
    }

    var _data: FlowBox {
        get {
            _access(6)
            return stored.data
        }
        set {
            if newValue == stored.data { return }
            _change(6) { stored.data = newValue }
            _act(.edit, stored)
        }
    }

    /// The current step and data; depends on both.
    var _current: FlowValue {
        _access(0)
        _access(6)
        _access(7)
        return stored
    }

    /// The title of the current step, if it contains values of the flow.
    var _title: String? { nil }

    /// Adopts the parameters of another flow that is shown instead.
    func _adopt(_ parameters: [NodeValue.Parameter]) {}

    /// Goes to the next step, or ends the flow after the last.
    public func next() { _act(.next, stored) }

    /// Goes to the previous step.
    public func back() { _act(.back, stored) }

    /// Skips this step if it can be skipped, or else the rest of the flow.
    public func skip() { _act(.skip, stored) }

    /// Ends the flow at any step.
    public func finish() { _act(.finish, stored) }

    /// Cancels the flow.
    public func cancel() { _act(.cancel, stored) }

    /// Updates the parts that have changed.
    func _follow(_ flow: FlowValue, _ steps: FlowSteps) {
        if stored.step != flow.step { _change(0) { stored.step = flow.step } }
        let visible = steps.visible
        if storedSteps != visible { _change(1) { storedSteps = visible } }
        let progress = steps.progress(flow)
        if storedProgress != progress { _change(2) { storedProgress = progress } }
        let canGoBack = steps.canGoBack(flow)
        if storedCanGoBack != canGoBack { _change(3) { storedCanGoBack = canGoBack } }
        let canSkip = steps.canSkip(flow)
        if storedCanSkip != canSkip { _change(4) { storedCanSkip = canSkip } }
        let isLast = steps.isLast(flow)
        if storedIsLast != isLast { _change(5) { storedIsLast = isLast } }
        if stored.data != flow.data { _change(6) { stored.data = flow.data } }
        if stored.parameters != flow.parameters {
            _change(7) {
                stored.parameters = flow.parameters
                _adopt(flow.parameters)
            }
        }
    }
}

/// One run through a flow, which the views of its steps observe and call.
///
///     struct ProfileStep: View {
///         @Bindable var flow: OnboardingRun
///         var body: some View { TextField("name", text: $flow.userName) }
///     }
@dynamicMemberLookup
@MainActor
public final class RunningFlow<Definition: FlowDefinition>: FlowModel {
    private var storedParameters: Definition.Parameters

    /// Creates a run, for previews and tests. Its methods have no effect until a navigator handles
    /// them.
    public init(_ flow: FlowState<Definition>) {
        storedParameters = flow.parameters
        super.init(flow.value, stepCount: Definition.Step.allCases.count)
    }

    /// The current step.
    public var step: Definition.Step { Definition.Step.allCases[_stepIndex] }

    /// The visible steps, in order.
    public var steps: [Definition.Step] { _stepIndices.map { Definition.Step.allCases[$0] } }

    /// The data that the flow collects. Its properties are also members of the run.
    public var data: Definition.Data {
        get { _data.value as? Definition.Data ?? Definition.data(for: _parameters) }
        set { _data = FlowBox(newValue) }
    }

    /// The values with which the flow was started.
    private var _parameters: Definition.Parameters {
        _access(7)
        return storedParameters
    }

    /// A parameter of the flow, such as `flow.code`.
    public subscript<Value>(dynamicMember member: KeyPath<Definition.Parameters, Value>) -> Value {
        _parameters[keyPath: member]
    }

    /// A property of the flow's data, such as `flow.userName`.
    public subscript<Value>(dynamicMember member: any WritableKeyPath<Definition.Data, Value> & Sendable) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step and the data collected so far.
    public var value: FlowState<Definition> { FlowState(_parameters, value: _current) }

    override var _title: String? { Definition.title(of: step, in: value) }

    override func _adopt(_ parameters: [NodeValue.Parameter]) {
        if let parameters = Definition.parameters(of: parameters) { storedParameters = parameters }
    }
}

extension RunningFlow where Definition.Parameters == NoFlowParameters, Definition.Data: FlowStorage {
    /// Creates a run at the first step, for previews and tests.
    public convenience init() { self.init(FlowState()) }
}

"""##),
        ("Navigator/SceneModel.swift", ##"""
/// The observable model of the window that shows a navigator.
@MainActor final class SceneModel: ObservedParts {
    private var storedPrefersURLs = true
    /// Runs a change without animation; `nil` unless a state is being restored.
    var withoutAnimation: (@MainActor (@MainActor () -> Void) -> Void)?

    /// Whether the system should prefer this window for URLs.
    var prefersURLs: Bool {
        get {
            _access(0)
            return storedPrefersURLs
        }
        set { if newValue != storedPrefersURLs { _change(0) { storedPrefersURLs = newValue } } }
    }
}

extension NavigatorCore {
    /// Dismisses an alert or dialog that the system has dismissed.
    ///
    /// The system may report that before or after it runs the action of the tapped button, which
    /// has to be able to answer. So this takes effect one turn later.
    func dismissUnlessAnswered(_ id: Int) {
        _Concurrency.Task { [weak self] in self?.close(id) }
    }

    /// Runs a change of what is shown, without animation while a state is being restored: each of
    /// its presentations would be animated on its own.
    func withoutAnimationIfRestoring(_ change: @MainActor () -> Void) {
        if let withoutAnimation = scene.withoutAnimation { withoutAnimation(change) } else { change() }
    }

    /// Called when everything that is wanted is shown.
    func endRestoring() {
        if shown.root != nil { scene.withoutAnimation = nil }
    }
}

"""##),
        ("Navigator/ScreenExiting.swift", ##"""
/// The exits of a node: of a screen, or of a step of a flow.
@MainActor public protocol NodeExiting {
    /// The type of its exits.
    associatedtype Exit: ExitRequest
    /// Performs the exits.
    var handler: ExitHandler<Exit> { get }
}

extension NodeExiting {
    /// Takes an exit. Generated exits call this.
    public func go(_ exit: Exit) { handler.go(exit) }

    /// Takes an exit and waits for the result. Generated exits call this.
    public func answer<Answer>(_ exit: Exit) async -> Answer? { await handler.ask(exit)?.value() }
}

/// The exits of a screen.
@MainActor public protocol ScreenExiting: NodeExiting {}

extension ScreenExiting {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    public func back() { handler.go(.back) }

    /// How often a link led here while the screen was already shown. Observe it, for example, to
    /// scroll to the linked item again.
    public var arrivals: Int { handler.count(.arrivals) }
}

/// Exits that do not depend on the values of their screen.
@MainActor public protocol PlainExiting: NodeExiting {
    /// Creates exits that a handler performs.
    init(handler: ExitHandler<Exit>)
}

extension PlainExiting {
    /// Exits that do nothing, for previews.
    public static var preview: Self { Self(handler: .preview) }

    /// Creates exits that pass each request to a closure, for tests.
    public static func recording(_ record: @escaping ExitHandler<Exit>.Recorder) -> Self {
        Self(handler: .recording(record))
    }
}

/// The exits of a screen that can be in a presentation.
@MainActor public protocol PresentedExiting: ScreenExiting {}

extension PresentedExiting {
    /// Closes the presentation that contains the screen, from any depth.
    public func close() { handler.go(.close) }
}

/// The exits of a screen at the bottom of a tab.
@MainActor public protocol TabExiting: ScreenExiting {}

extension TabExiting {
    /// How often its tab was tapped while the screen was on top. Observe it, for example, to scroll
    /// to the top.
    public var reselections: Int { handler.count(.reselections) }
}

/// The exits of a screen whose presentation returns a value.
@MainActor public protocol AnsweringExiting: PresentedExiting {
    /// The type of the result.
    associatedtype Answer: Hashable & Sendable
}

extension AnsweringExiting {
    /// Closes the presentation with a result.
    public func finish(_ result: Answer) { handler.go(.finish(NavigationResult(result))) }
}

"""##),
        ("State/ContentValue.swift", ##"""
/// The style in which a node is shown.
@usableFromInline
nonisolated enum ContentStyle: UInt8, CaseIterable, Sendable {
    case screen, split, sheet, cover, popover, alert, dialog, flow

    /// The style in which nodes of a kind are shown by default.
    init(_ kind: NodeKind) {
        switch kind {
        case .split: self = .split
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .alert: self = .alert
        case .dialog: self = .dialog
        case .flow, .step: self = .flow
        case .tab, .screen, .action: self = .screen
        }
    }

    /// The key of the style in saved states.
    var savedKey: SavedKey {
        switch self {
        case .screen: return SavedKey("screen")
        case .split: return SavedKey("split")
        case .sheet: return SavedKey("sheet")
        case .cover: return SavedKey("cover")
        case .popover: return SavedKey("popover")
        case .alert: return SavedKey("alert")
        case .dialog: return SavedKey("dialog")
        case .flow: return SavedKey("flow")
        }
    }

    /// Whether the content can present something on top. For such content, the system also reports
    /// when it appears and disappears.
    var isHost: Bool { self != .alert && self != .dialog }

    /// Whether the presentation is anchored to a view.
    var isAnchored: Bool { self == .popover || self == .dialog }
}

/// The content of a level, below the screens on its stack.
@usableFromInline
nonisolated struct ContentValue: Hashable, Sendable {
    @usableFromInline let style: ContentStyle
    /// The node and its values. For a split, this is the screen in its sidebar. The values of a flow
    /// are those of its parameters.
    @usableFromInline var value: NodeValue
    /// The step and the data of a flow.
    @usableFromInline var flow: FlowValue?
    /// The other columns of a split.
    @usableFromInline var split: SplitValue?

    @inlinable
    init(_ style: ContentStyle, _ value: NodeValue, _ flow: FlowValue? = nil, split: SplitValue? = nil) {
        self.style = style
        self.value = value
        self.flow = flow
        self.split = split
    }

    /// Creates the content that shows a flow.
    @usableFromInline
    init(flow node: Int, _ flow: FlowValue) { self.init(.flow, NodeValue(node, parameters: flow.parameters), flow) }

    /// Creates the content that shows a node in the style of its kind; `nil` if required parameters
    /// are missing.
    init?(_ value: NodeValue, _ table: GraphTable) {
        switch table.nodes[value.node].kind {
        case .flow:
            guard let flow = table.types.flow(value) else { return nil }
            self.init(flow: value.node, flow)
        case .step:
            // Start the flow at this step.
            var flow = value.node - 1
            while table.nodes[flow].kind == .step { flow -= 1 }
            guard var content = table.types.flow(NodeValue(flow, parameters: value.parameters)) else { return nil }
            content.step = value.node - flow - 1
            self.init(flow: flow, content)
        default:
            let style = table.style(of: value.node)
            guard let value = table.value(style, value) else { return nil }
            self.init(style, value)
        }
    }

    /// Creates the content that shows a node in a style; `nil` if required parameters are missing.
    init?(_ style: ContentStyle, _ value: NodeValue, _ table: GraphTable) {
        if style == .flow {
            self.init(value, table)
        } else {
            guard let value = table.value(style, value) else { return nil }
            self.init(style, value)
        }
    }

    /// Creates the initial content of a stack; `nil` if the root requires parameters.
    ///
    /// - Parameter arguments: The values of the root, or of the sidebar of a split.
    init?(atRoot node: Int, _ arguments: [PlanArgument], _ nodes: [GraphTableNode], _ types: GraphTypes) {
        func value(_ screen: Int) -> NodeValue? {
            let own = LinkPlan.Entry(node: screen, arguments: arguments).value(NodeValue(screen))
            return types.value(.screen, own)
        }
        switch nodes[node].kind {
        case .split:
            guard let sidebar = nodes[node].sidebar.first, let value = value(sidebar) else { return nil }
            self.init(.split, value, split: SplitValue(visibility: nodes[node].splitVisibility))
        case .flow:
            guard let flow = types.flow(NodeValue(node)) else { return nil }
            self.init(flow: node, flow)
        default:
            guard let value = value(node) else { return nil }
            self.init(.screen, value)
        }
    }

    /// The index of the node. For a split, this is the screen in its last filled column.
    @inlinable var node: Int { split?.last?.node ?? value.node }

    /// The index of the node. For a split, this is the screen in its sidebar.
    var lowestNode: Int { value.node }

    /// The index of the node, or of a flow's current step.
    func shownNode(_ table: GraphTable) -> Int {
        guard let flow else { return node }
        let step = node + 1 + flow.step
        return table.steps(of: node).contains(step) ? step : node
    }

    /// The value of the node. For a split, this is the screen in its last filled column.
    var shownValue: NodeValue { split?.last ?? value }

    /// Whether the contents are the same, comparing only the parameters in the node's `identity:`, and
    /// of splits only the sidebars.
    func isSame(as other: Self, in table: GraphTable) -> Bool {
        style == other.style && value.isSame(as: other.value, in: table)
    }

    /// Returns the flow with the data of its previous state, if that has the same parameters. It
    /// also keeps the previous step, unless the new state is at a step other than the first.
    func keeping(_ former: Self) -> Self {
        guard let flow, value == former.value, var kept = former.flow else { return self }
        if flow.step != 0 { kept.step = flow.step }
        return ContentValue(style, value, kept)
    }

    /// The screen in a column of a split.
    subscript(column: SplitColumn) -> NodeValue? {
        guard let split else { return nil }
        return column == .sidebar ? value : split[column]
    }

    /// The last filled column of a split.
    var lastColumn: SplitColumn { split?.lastColumn ?? .sidebar }

    /// The screens in the filled columns of a split.
    var columns: [NodeValue] {
        guard let split else { return [] }
        return [value, split.content, split.detail].compactMap(\.self)
    }

    /// The last column that shows a node; if `column` is given, only columns before it are
    /// searched.
    func column(of node: Int, before column: SplitColumn? = nil) -> SplitColumn? {
        SplitColumn.allCases.prefix { $0 != column }.last { self[$0]?.node == node }
    }
}

/// The columns of a split after the sidebar; `nil` for an empty column.
@usableFromInline
nonisolated struct SplitValue: Hashable, Sendable {
    // An array, to keep `ContentValue` small if it shows no split.
    private var later: [NodeValue?]
    var visibility: SplitVisibility
    /// The column that is visible where only one fits.
    var compactColumn: SplitColumn

    init(content: NodeValue? = nil, detail: NodeValue? = nil, visibility: SplitVisibility = .automatic) {
        later = [content, detail]
        self.visibility = visibility
        compactColumn = detail != nil ? .detail : content != nil ? .content : .sidebar
    }

    var content: NodeValue? {
        get { later[0] }
        set { later[0] = newValue }
    }

    var detail: NodeValue? {
        get { later[1] }
        set { later[1] = newValue }
    }

    subscript(column: SplitColumn) -> NodeValue? {
        switch column {
        case .sidebar: return nil
        case .content: return content
        case .detail: return detail
        }
    }

    /// The screen in the last filled column, if that is not the sidebar.
    @usableFromInline var last: NodeValue? { detail ?? content }

    /// The last filled column.
    var lastColumn: SplitColumn { detail != nil ? .detail : content != nil ? .content : .sidebar }

    /// Empties a column and those after it.
    mutating func clear(_ column: SplitColumn) {
        if column == .content { content = nil }
        if column != .sidebar { detail = nil }
        compactColumn = column == .detail && content != nil ? .content : .sidebar
    }

    /// Empties the columns after one and makes it the one that is visible where only one fits.
    mutating func clear(behind column: SplitColumn) {
        if column == .sidebar { content = nil }
        if column != .detail { detail = nil }
        compactColumn = column
    }
}

/// Counts how often links led to screens that were already on top.
///
/// In its methods, `nil` means the content below a stack, unless it is in a column.
nonisolated struct ArrivalCounts: Hashable, Sendable {
    private struct Count: Hashable, Sendable {
        let screen: NodeValue?
        var number = 0

        func isFor(_ other: NodeValue?, _ table: GraphTable) -> Bool {
            guard let screen, let other else { return screen == nil && other == nil }
            return screen.isSame(as: other, in: table)
        }
    }

    private var counts: [Count] = []

    func number(_ screen: NodeValue?, _ table: GraphTable) -> Int {
        counts.first { $0.isFor(screen, table) }?.number ?? 0
    }

    mutating func add(_ screen: NodeValue?, _ table: GraphTable) {
        let index = counts.firstIndex { $0.isFor(screen, table) } ?? counts.endIndex
        if index == counts.endIndex { counts.append(Count(screen: screen)) }
        counts[index].number += 1
    }

    /// Removes the counts of all other screens.
    mutating func keep(_ screens: [NodeValue], content isKept: Bool, _ table: GraphTable) {
        if counts.isEmpty { return }
        counts.removeAll { count in
            count.screen == nil ? !isKept : !screens.contains { count.isFor($0, table) }
        }
    }
}

"""##),
        ("State/ExitValue.swift", ##"""
/// A ``NavigationExit`` or ``NavigationState/Step`` with nodes as indices and values, independent of
/// the graph's types.
@usableFromInline
nonisolated indirect enum ExitValue: Hashable, Sendable {
    case push(NodeValue)
    /// Replaces the screen.
    case replace(NodeValue)
    /// Replaces the whole stack.
    case reset(NodeValue)
    /// Fills a later column of the split.
    case fill(SplitColumn, NodeValue)
    /// Goes back to the topmost screen of a node.
    case popTo(Int)
    case present(ContentValue)
    /// Asks the app to perform an action.
    case act(NodeValue)
    /// Selects a tab, by its index.
    case select(Int)
    /// Shows the plan of a node, as a link would.
    case open(StateCore, Int)
    /// Closes the presentation that contains the screen and continues from what is below.
    case under(ExitValue)
    /// Goes back to the topmost screen of a node below and continues from there. If there is none,
    /// continues from the screen itself.
    case from(Int, ExitValue)
    case close
    case back
    case finish(NavigationResult)

    /// Creates the exit that a link takes; `nil` if the graph has no plan for its node.
    init?(link: NodeValue, _ table: GraphTable) {
        if table.nodes[link.node].kind == .action {
            self = .act(link)
            return
        }
        guard let plan = StateCore(planOf: link, table) else { return nil }
        self = .open(plan, link.node)
    }

    /// The node that the exit leads to; `nil` if it goes back or closes something.
    func target(_ table: GraphTable) -> Int? {
        switch self {
        case .push(let target), .replace(let target), .reset(let target), .fill(_, let target): return target.node
        case .popTo(let node), .open(_, let node): return node
        case .select(let tab): return table.tabs[tab]
        case .present(let content): return content.style == .flow ? content.value.node : content.node
        case .act(let action): return action.node
        case .under(let exit), .from(_, let exit): return exit.target(table)
        case .back, .close, .finish: return nil
        }
    }

    /// The value of the screen or presentation that the exit shows; `nil` if it shows anything else.
    var screen: NodeValue? {
        switch self {
        case .push(let screen), .fill(_, let screen): return screen
        case .present(let content) where content.style != .flow: return content.value
        default: return nil
        }
    }

    /// The exit that is taken after others have gone back or closed something.
    var last: ExitValue {
        switch self {
        case .under(let exit), .from(_, let exit): return exit.last
        default: return self
        }
    }
}

/// The outcome of a step or a link; see ``NavigationState/Outcome``.
nonisolated enum OutcomeValue: Hashable, Sendable {
    case done
    /// It waits.
    case deferred
    /// A condition, given by its index, does not hold and has no fallback.
    case refused(Int)
    /// It waited, and was given up.
    case dropped(DropValue)
    /// The app has to perform an action.
    indirect case act(NodeValue)
    /// Nothing happened, for example because the screen that asked is not on top.
    case ignored

    /// Whether the step was taken or may still be taken.
    var isTaken: Bool {
        switch self {
        case .refused, .ignored, .dropped: return false
        case .done, .deferred, .act: return true
        }
    }
}

/// The reason for which a request was given up; see ``NavigationState/Reason``.
nonisolated enum DropValue: Hashable, Sendable {
    case closed
    /// The condition, by its index.
    case conditionLost(Int)
    case gone, replaced, expired
}

"""##),
        ("State/FlowState.swift", ##"""
/// The types of a flow, as navgen declares them.
///
///     nonisolated enum OnboardingDefinition: FlowDefinition {
///         typealias Step = OnboardingStep
///         typealias Data = OnboardingData
///         static let id = "onboarding"
///     }
nonisolated public protocol FlowDefinition: Hashable, Sendable {
    /// The steps, in order.
    associatedtype Step: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable
    where Step.AllCases == [Step]
    /// The values with which the flow is started.
    associatedtype Parameters: Hashable, Sendable = NoFlowParameters
    /// The data that the flow collects.
    associatedtype Data: Hashable, Encodable, Sendable = NoFlowData
    /// The id of the flow's node.
    static var id: String { get }
    /// The names of the parameters in saved states.
    static var parameterNames: [String] { get }
    /// The values of the parameters, in the order of their names.
    static func values(of parameters: Parameters) -> [NodeValue.Parameter]
    /// Reads the parameters; `nil` if a value is missing.
    static func parameters(_ values: inout ValueReader) -> Parameters?
    /// The data with its initial values.
    static func data(for parameters: Parameters) -> Data
    /// Reads the data of a saved state. Values that are missing or invalid stay as they are.
    static func read(_ decoder: any Decoder, into data: inout Data)
    /// The title of a step, if it contains values of the flow.
    static func title(of step: Step, in flow: FlowState<Self>) -> String?
}

nonisolated extension FlowDefinition {
    public static func title(of step: Step, in flow: FlowState<Self>) -> String? { nil }
}

nonisolated extension FlowDefinition where Parameters == NoFlowParameters {
    public static var parameterNames: [String] { [] }
    public static func values(of parameters: Parameters) -> [NodeValue.Parameter] { [] }
    public static func parameters(_ values: inout ValueReader) -> Parameters? { NoFlowParameters() }
}

nonisolated extension FlowDefinition where Data: FlowStorage {
    public static func data(for parameters: Parameters) -> Data { Data() }
    public static func read(_ decoder: any Decoder, into data: inout Data) {
        if let saved = try? Data(from: decoder) { data = saved }
    }
}

/// The parameters of a flow that has none.
nonisolated public struct NoFlowParameters: Hashable, Sendable {
    /// Creates no parameters.
    public init() {}
}

/// The data that a flow collects.
nonisolated public protocol FlowStorage: Hashable, Codable, Sendable {
    /// Creates the data with its initial values.
    init()
}

/// The data of a flow that collects nothing.
nonisolated public struct NoFlowData: FlowStorage {
    /// Creates no data.
    public init() {}
}

/// Reads the data of a flow from a saved state.
nonisolated public struct FlowDataReader {
    private let values: KeyedDecodingContainer<SavedKey>

    /// Reads from a decoder.
    public init(_ decoder: any Decoder) throws { values = try decoder.container(keyedBy: SavedKey.self) }

    /// Reads a value; leaves the variable unchanged if the value is missing or invalid.
    public func read<Value: Decodable>(_ name: String, into value: inout Value) {
        if let saved = try? values.decode(Value.self, forKey: SavedKey(name)) { value = saved }
    }
}

/// A flow's current step and its data, such as `OnboardingFlow`.
///
///     var flow = OnboardingFlow()
///     flow.data.userName = "Ada"
///     flow.next(conditions)
///
/// The values of its parameters are members: `flow.code` for `InvitationFlow(code: code)`.
@dynamicMemberLookup
nonisolated public struct FlowState<Definition: FlowDefinition>: Hashable, Sendable {
    /// The steps of the flow.
    public typealias Step = Definition.Step
    /// The values with which the flow was started.
    public let parameters: Definition.Parameters
    /// The step and the data, independent of the flow's types.
    public internal(set) var value: FlowValue

    init(_ parameters: Definition.Parameters, value: FlowValue) {
        self.parameters = parameters
        self.value = value
    }

    /// Creates a flow, by default at its first step and with its initial data.
    public init(_ parameters: Definition.Parameters, step: Step? = nil, data: Definition.Data? = nil) {
        self.parameters = parameters
        value = FlowValue(
            step: 0, data: FlowBox(data ?? Definition.data(for: parameters)),
            parameters: Definition.values(of: parameters))
        if let step { self.step = step }
    }

    /// Reads a flow; `nil` if a parameter has no value. If the rest cannot be read, the flow is at
    /// its first step.
    public init?(reading reader: FlowReader) {
        switch reader.source {
        case .beginning(let node):
            guard let parameters = Definition.parameters(of: node.parameters) else { return nil }
            self.init(parameters)
        case .value(let value):
            guard let parameters = Definition.parameters(of: value.parameters) else { return nil }
            self.init(parameters, value: value)
        case .saved(let decoder):
            guard let saved = try? Self(from: decoder) else { return nil }
            self = saved
        }
    }

    /// A parameter of the flow, such as `flow.code`.
    public subscript<Value>(dynamicMember member: KeyPath<Definition.Parameters, Value>) -> Value {
        parameters[keyPath: member]
    }

    /// The current step.
    public var step: Step {
        get { Step.allCases[value.step] }
        set { value.step = Step.allCases.firstIndex(of: newValue) ?? 0 }
    }

    /// The data collected so far.
    public var data: Definition.Data {
        get { value.data.value as? Definition.Data ?? Definition.data(for: parameters) }
        set { value.data = FlowBox(newValue) }
    }

    /// The visible steps, in order.
    public func visibleSteps(_ conditions: some NavigationConditions) -> [Step] {
        steps(conditions).visible.map { Step.allCases[$0] }
    }

    /// Goes to the next step; returns `false` if the current step is the last.
    @discardableResult
    public mutating func next(_ conditions: some NavigationConditions) -> Bool { steps(conditions).next(&value) }

    /// Goes to the previous step; returns `false` if that is not possible.
    @discardableResult
    public mutating func back(_ conditions: some NavigationConditions) -> Bool { steps(conditions).back(&value) }

    /// Skips this step, or else the rest of the flow; returns `false` if that ends the flow.
    @discardableResult
    public mutating func skip(_ conditions: some NavigationConditions) -> Bool { steps(conditions).skip(&value) }

    /// Whether the step, or the flow, can be skipped.
    public func canSkip(_ conditions: some NavigationConditions) -> Bool { steps(conditions).canSkip(value) }

    /// Whether the user can go back to a previous step.
    public func canGoBack(_ conditions: some NavigationConditions) -> Bool { steps(conditions).canGoBack(value) }

    /// Whether the current step is the last one, so that `next` ends the flow.
    public func isLast(_ conditions: some NavigationConditions) -> Bool { steps(conditions).isLast(value) }

    /// The progress, from 0 at the first visible step to 1 at the last.
    public func progress(_ conditions: some NavigationConditions) -> Double { steps(conditions).progress(value) }

    private func steps<Conditions: NavigationConditions>(_ conditions: Conditions) -> FlowSteps {
        let table = Conditions.Graph.table
        guard let flow = table.index(of: Definition.id) else {
            preconditionFailure("\(table.name) has no flow \(Definition.id)")
        }
        return FlowSteps(flow, conditions.values, table)
    }
}

nonisolated extension FlowState where Definition.Parameters == NoFlowParameters, Definition.Data: FlowStorage {
    /// Creates a flow, by default at its first step and with its initial data.
    public init(step: Step? = nil, data: Definition.Data = Definition.Data()) {
        self.init(NoFlowParameters(), step: step, data: data)
    }

    /// Reads a flow. If it cannot be read, creates it at its first step.
    public init(_ reader: FlowReader) { self = Self(reading: reader) ?? Self() }
}

nonisolated extension FlowDefinition {
    /// The parameters that have these values; `nil` if one that is required is missing.
    static func parameters(of values: [NodeValue.Parameter]) -> Parameters? {
        var reader = ValueReader(NodeValue(0, parameters: values))
        return parameters(from: &reader)
    }

    fileprivate static func parameters(from reader: inout ValueReader) -> Parameters? {
        guard let parameters = parameters(&reader), !reader.isInvalid else { return nil }
        return parameters
    }
}

nonisolated extension FlowState: Codable {
    private static var stepKey: SavedKey { SavedKey("step") }
    private static var parametersKey: SavedKey { SavedKey("values") }
    private static var dataKey: SavedKey { SavedKey("data") }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedKey.self)
        try container.encode(step, forKey: Self.stepKey)
        if !value.parameters.isEmpty {
            var values = container.nestedContainer(keyedBy: SavedKey.self, forKey: Self.parametersKey)
            for (name, parameter) in zip(Definition.parameterNames, value.parameters) {
                try parameter.encode(to: &values, SavedKey(name))
            }
        }
        if Definition.Data.self != NoFlowData.self { try container.encode(data, forKey: Self.dataKey) }
    }

    /// Decodes the flow. A step that no longer exists is replaced by the first, and unreadable data
    /// by the initial data. Fails if a required parameter has no value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SavedKey.self)
        let values = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: Self.parametersKey)
        let saved = SavedParameters(values, Definition.parameterNames)
        let parameters = withExtendedLifetime(saved) {
            var reader = ValueReader(saved)
            return Definition.parameters(from: &reader)
        }
        guard let parameters else {
            throw DecodingError.dataCorruptedError(
                forKey: Self.parametersKey, in: container, debugDescription: "a parameter has no value")
        }
        self.init(parameters)
        if let step = try? container.decode(Step.self, forKey: Self.stepKey) { self.step = step }
        if container.contains(Self.dataKey), let decoder = try? container.superDecoder(forKey: Self.dataKey) {
            Definition.read(decoder, into: &data)
        }
    }
}

"""##),
        ("State/FlowValue.swift", ##"""
/// A flow's current step, its data and the values of its parameters, independent of the flow's
/// types.
nonisolated public struct FlowValue: Hashable, Sendable {
    /// The index of the step among the flow's steps.
    var step: Int
    var data: FlowBox
    /// The values with which it was started. They do not change while it runs.
    var parameters: [NodeValue.Parameter] = []
}

/// A box for the data of any flow.
nonisolated final class FlowBox: Hashable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    static func == (left: FlowBox, right: FlowBox) -> Bool {
        left === right || AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

    /// Reads a property of the data, by name, as the value of a parameter.
    func parameter(_ name: String) -> NodeValue.Parameter? {
        guard let child = Mirror(reflecting: value).children.first(where: { $0.label == name }) else { return nil }
        return NodeValue.Parameter(reflecting: child.value)
    }

    /// The result for a caller that awaits the flow.
    var result: NavigationResult {
        func result(_ value: some Hashable & Sendable) -> NavigationResult { NavigationResult(value) }
        return value is NoFlowData ? NavigationResult(true) : result(value)
    }
}

/// The steps of a flow, as the graph describes them.
nonisolated struct FlowSteps {
    private let table: GraphTable
    private let flow: Int
    private let steps: Range<Int>
    private let conditions: ConditionValues

    init(_ flow: Int, _ conditions: ConditionValues, _ table: GraphTable) {
        self.table = table
        self.flow = flow
        self.conditions = conditions
        steps = table.steps(of: flow)
    }

    /// Whether a step is visible; `nil` while that is undecided.
    func isVisible(_ step: Int) -> Bool? {
        table.nodes[steps.lowerBound + step].visibility.areMet(conditions)
    }

    /// A step that a flow continues with.
    enum Continuation: Equatable { case step(Int), undecided, end }

    /// The first visible step from an index on, unless that is undecided.
    func first(from index: Int) -> Continuation {
        for step in 0..<steps.count where step >= index {
            switch isVisible(step) {
            case true?: return .step(step)
            case nil: return .undecided
            case false?: continue
            }
        }
        return .end
    }

    /// The visible steps, in order.
    var visible: [Int] { (0..<steps.count).filter { isVisible($0) == true } }

    /// Goes to the next step; returns `false` if the current step is the last.
    func next(_ value: inout FlowValue) -> Bool {
        let next = first(from: value.step + 1)
        // While its visibility is undecided, the flow stays where it is.
        if case .step(let step) = next { value.step = step }
        return next != .end
    }

    /// Goes to the previous step; returns `false` if that is not possible.
    func back(_ value: inout FlowValue) -> Bool {
        guard canGoBack(value), let previous = preceding(value) else { return false }
        value.step = previous
        return true
    }

    /// Skips this step, or else the rest of the flow; returns `false` if that ends the flow.
    func skip(_ value: inout FlowValue) -> Bool {
        if table.nodes[steps.lowerBound + value.step].isSkippable { return next(&value) }
        guard canSkip(value) else { return true }
        guard let target = skipTarget else { return false }
        let isVisible = isVisible(target)
        if isVisible == true { value.step = target }
        return isVisible != false
    }

    /// Whether the step, or the rest of the flow, can be skipped. Skipping never leads back to an
    /// earlier step.
    func canSkip(_ value: FlowValue) -> Bool {
        if table.nodes[steps.lowerBound + value.step].isSkippable { return true }
        guard let target = skipTarget else { return table.nodes[flow].isSkippable }
        return value.step < target
    }

    func canGoBack(_ value: FlowValue) -> Bool {
        table.nodes[flow].allowsBack && !isFinished(value) && preceding(value) != nil
    }

    /// Whether the current step is final, so that the user cannot go back.
    func isFinished(_ value: FlowValue) -> Bool { table.nodes[steps.lowerBound + value.step].isFinal }

    func isLast(_ value: FlowValue) -> Bool { first(from: value.step + 1) == .end }

    /// The progress, from 0 at the first visible step to 1 at the last.
    func progress(_ value: FlowValue) -> Double {
        let visible = visible
        guard visible.count > 1, let index = visible.firstIndex(of: value.step) else { return 1 }
        return Double(index) / Double(visible.count - 1)
    }

    private var skipTarget: Int? { table.nodes[flow].skipTarget.map { $0 - steps.lowerBound } }

    private func preceding(_ value: FlowValue) -> Int? { (0..<value.step).last { isVisible($0) == true } }
}

"""##),
        ("State/LevelValue.swift", ##"""
/// A screen on a stack.
///
/// Screens are equal if they show the same, wherever they are.
nonisolated struct ScreenValue: Hashable, Sendable {
    /// Identifies the screen, so that two equal screens on a stack are distinct.
    let id: Int
    var value: NodeValue
    /// Whether its requirements have held since the start. A restored screen is not shown before.
    var isSure = true

    var node: Int { value.node }

    static func == (left: Self, right: Self) -> Bool { left.value == right.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A screen that asks for something: on a stack, in a column, or at the bottom of a level.
nonisolated struct ScreenOrigin: Hashable, Sendable {
    /// The id of the screen, or of the content that contains its column.
    let id: Int
    var column: SplitColumn?
    /// The screen in the column.
    var screen: NodeValue?
}

/// A level of the state: a root, a tab or a presentation, with its stack.
nonisolated struct LevelValue: Hashable, Sendable {
    /// Identifies the level, so that two presentations of the same node are distinct.
    var id = 0
    /// Identifies the content, as the id of a screen does.
    var contentID = 0
    var content: ContentValue
    var path: [ScreenValue] = []
    /// The columns of the content whose requirements have not held since the start. Content other than a split
    /// counts as a sidebar.
    var unsure: Set<SplitColumn> = []
    /// Whether it is a flow for which the first step is still undecided. Only a root can be.
    var isUndecidedFlow = false
    /// Whether a part of the level could not be saved or restored.
    var isCut = false
    /// Counts how often links led to each of its screens while it was already on top.
    var counts = ArrivalCounts()
    /// The caller that awaits the level's result. Such a level is not saved.
    var caller: Int?
    /// The id of the screen that presented it.
    var presenter: Int?
    /// The column of the split that presented it.
    var column: SplitColumn?

    static func == (left: Self, right: Self) -> Bool {
        left.id == right.id && left.content == right.content && left.path == right.path
            && left.isUndecidedFlow == right.isUndecidedFlow && left.isCut == right.isCut && left.counts == right.counts
            && left.caller == right.caller && left.column == right.column
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(content)
        hasher.combine(path)
    }

    /// The node on top.
    var node: Int { path.last?.node ?? content.node }

    /// The id of the screen on top.
    var topID: Int { path.last?.id ?? contentID }

    /// The column that is on top; `nil` if that is a screen on the stack, or if this is no split.
    var topColumn: SplitColumn? { path.isEmpty && content.split != nil ? content.lastColumn : nil }

    /// Whether a screen with an id is on the level.
    func holds(_ id: Int) -> Bool { contentID == id || path.contains { $0.id == id } }

    /// Whether a screen is on the level; in a column, whether that still shows it.
    func holds(_ origin: ScreenOrigin, _ table: GraphTable) -> Bool {
        guard holds(origin.id) else { return false }
        guard let column = origin.column, let screen = origin.screen else { return true }
        return content[column]?.isSame(as: screen, in: table) ?? false
    }

    /// Whether the screen that presented a level is on this one.
    func presents(_ level: Self) -> Bool {
        guard let presenter = level.presenter else { return true }
        return holds(presenter) && level.column.map { content.split == nil || content[$0] != nil } ?? true
    }

    /// The nodes, from bottom to top.
    var nodes: [Int] {
        (content.split == nil ? [content.node] : content.columns.map(\.node)) + path.map(\.node)
    }

    func contains(_ node: Int) -> Bool {
        if path.contains(where: { $0.node == node }) { return true }
        return content.split == nil ? content.node == node : content.columns.contains { $0.node == node }
    }

    /// The screens of its columns and its stack.
    private var screens: [NodeValue] { content.columns + path.map(\.value) }

    /// Whether a screen is on top of the level; in a split, whether it is in the presenting column.
    func isTop(_ origin: ScreenOrigin, _ column: SplitColumn?) -> Bool {
        if let own = origin.column { return origin.id == contentID && (path.isEmpty || own == column) }
        return origin.id == path.last?.id ?? contentID
    }

    /// The screen on top; in a split, the screen in the presenting column. Nil if an equal screen is
    /// on the level.
    func screen(presenting column: SplitColumn?) -> NodeValue? {
        let isScreen = content.style == .screen
        var screen = path.last?.value
        if let split = content.split, let column, column != split.lastColumn, let shown = content[column] {
            screen = shown
        } else if screen == nil, content.split != nil {
            screen = content[column ?? content.split?.compactColumn ?? .sidebar] ?? content[content.lastColumn]
        } else if screen == nil, isScreen {
            screen = content.value
        }
        let screens = (isScreen ? [content.value] : []) + screens
        return screens.filter { $0 == screen }.count == 1 ? screen : nil
    }

    /// The id of the pushed screen on top; nil if the presenting screen is at the bottom, or in a column beside the stack.
    func pushedScreen(presenting column: SplitColumn?) -> Int? {
        if let split = content.split, let column, column != split.lastColumn { return nil }
        return path.last?.id
    }

    /// Whether both values are of the same level and have the same screen on top.
    func isOnTop(of other: Self, in table: GraphTable) -> Bool {
        guard id == other.id, path.isEmpty == other.path.isEmpty else { return false }
        if let screen = screens.last, let other = other.screens.last { return screen.isSame(as: other, in: table) }
        return content.isSame(as: other.content, in: table)
    }

    /// How often links led to the screen on top while it was already there.
    func arrivals(_ table: GraphTable) -> Int { counts.number(screens.last, table) }

    /// Records that a link led to the screen that was already on top.
    mutating func arrive(_ table: GraphTable) { counts.add(screens.last, table) }

    /// Removes the counts of screens that are no longer on the level.
    mutating func forgetArrivals(_ table: GraphTable) { counts.keep(screens, content: true, table) }

    /// Adopts the counts of the screens that were already on the level before.
    mutating func keepArrivals(of former: Self, _ table: GraphTable) {
        counts = former.counts
        counts.keep(screens, content: content.isSame(as: former.content, in: table), table)
    }

    /// After the stack of a split has changed, selects the column to show where only one fits.
    mutating func showTop() {
        if content.split == nil { return }
        if path.isEmpty { leaveEmptyColumn() } else { content.split?.compactColumn = .detail }
    }

    /// If the stack and the column shown in a compact width are empty, selects the last filled
    /// column instead.
    mutating func leaveEmptyColumn() {
        guard path.isEmpty, let split = content.split, content[split.compactColumn] == nil else { return }
        content.split?.compactColumn = split.lastColumn
    }
}

"""##),
        ("State/NavigationFlowValue.swift", ##"""
/// An enum with a case for each flow of a graph.
///
///     nonisolated enum ShopFlow: NavigationFlowValue {
///         case onboarding(OnboardingFlow = OnboardingFlow())
///
///         typealias Graph = ShopGraph
///
///         var flowValue: FlowNodeValue {
///             switch self {
///             case .onboarding(let flow): return FlowNodeValue(ShopNode.onboarding, flow)
///             }
///         }
///
///         init?(_ node: ShopNode, _ flow: FlowReader) {
///             switch node {
///             case .onboarding: self = .onboarding(OnboardingFlow(flow))
///             default: return nil
///             }
///         }
///     }
nonisolated public protocol NavigationFlowValue: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The nodes of the graph.
    associatedtype Node: NavigationNode where Node.Graph.Node == Node
    /// The graph of the flows.
    typealias Graph = Node.Graph
    /// The flow's node, step and data.
    var flowValue: FlowNodeValue { get }
    /// Reads a flow; `nil` if the enum has no case for the node.
    init?(_ node: Node, _ flow: FlowReader)
}

/// The node and state of any flow.
nonisolated public struct FlowNodeValue {
    let node: Int
    fileprivate let state: any AnyFlowState

    /// Creates a flow of a node.
    public init<Node: NavigationNode, Definition: FlowDefinition>(_ node: Node, _ state: FlowState<Definition>) {
        self.node = node.index
        self.state = state
    }
}

/// The source from which a flow is read: the values of its parameters, a flow value, or a saved
/// state.
nonisolated public struct FlowReader {
    enum Source {
        /// The values of its parameters.
        case beginning(NodeValue)
        case value(FlowValue)
        case saved(any Decoder)
    }
    let source: Source

    init(_ value: FlowValue?) { source = value.map { .value($0) } ?? .beginning(NodeValue(0)) }

    init(beginning value: NodeValue) { source = .beginning(value) }

    init(saved decoder: any Decoder) { source = .saved(decoder) }
}

nonisolated private protocol AnyFlowState: Encodable {
    var value: FlowValue { get }
    @MainActor func makeRun() -> FlowModel
}

nonisolated extension FlowState: AnyFlowState {
    @MainActor func makeRun() -> FlowModel { RunningFlow<Definition>(self) }
}

nonisolated extension NavigationFlowValue {
    /// The flow's node.
    public var node: Graph.Node { Graph.Node(index: flowValue.node) }
    /// The flow's step and data.
    public var value: FlowValue { flowValue.state.value }

    /// Creates a flow, by default at its first step; `nil` if the node is not a flow, or requires
    /// values.
    public init?(_ node: Graph.Node, _ value: FlowValue?) { self.init(node, FlowReader(value)) }

    /// Creates a flow at its first step, with the values of its parameters; `nil` if the node is not
    /// a flow, or a value is missing.
    public init?(_ value: NodeValue) {
        self.init(Graph.Node(index: value.node), FlowReader(beginning: value))
    }

    /// Makes a run of the flow, which the views of its steps observe.
    @MainActor public func makeRun() -> FlowModel { flowValue.state.makeRun() }

    public static func == (left: Self, right: Self) -> Bool { left.node == right.node && left.value == right.value }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(node)
        hasher.combine(value)
    }

    public var debugDescription: String {
        NodeValue(flowValue.node, parameters: value.parameters).description(Graph.table)
    }

    // Flows are saved in the format that Swift synthesizes for nested enums:
    // `{"orders": {"_0": {"returns": {"_0": {"step": …}}}}}`.

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedKey.self)
        let names = Graph.table.nodes[flowValue.node].id.split(separator: ".").map { SavedKey(String($0)) }
        for name in names.dropLast() {
            var section = container.nestedContainer(keyedBy: SavedKey.self, forKey: name)
            container = section.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("_0"))
        }
        guard let name = names.last else { return }
        var own = container.nestedContainer(keyedBy: SavedKey.self, forKey: name)
        try flowValue.state.encode(to: own.superEncoder(forKey: SavedKey("_0")))
    }

    /// Decodes a flow by its id or a former id.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: SavedKey.self)
        var id = ""
        while let name = container.allKeys.first {
            id += (id.isEmpty ? "" : ".") + name.stringValue
            let own = try container.nestedContainer(keyedBy: SavedKey.self, forKey: name)
            if let index = Graph.table.index(of: id), Graph.table.nodes[index].kind == .flow {
                let saved = try own.superDecoder(forKey: SavedKey("_0"))
                // Throws if this is not a flow at all, instead of starting the flow from the
                // beginning.
                _ = try saved.container(keyedBy: SavedKey.self)
                guard let flow = Self(Graph.Node(index: index), FlowReader(saved: saved)) else { break }
                self = flow
                return
            }
            container = try own.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("_0"))
        }
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "there is no flow `\(id)`"))
    }
}

/// The flow type of a graph without flows.
nonisolated public enum NoFlow<Node: NavigationNode>: NavigationFlowValue where Node.Graph.Node == Node {
    public var flowValue: FlowNodeValue { switch self {} }
    public init?(_ node: Node, _ flow: FlowReader) { return nil }
}

"""##),
        ("State/NavigationState+Changes.swift", ##"""
nonisolated extension NavigationState {
    /// Pushes a screen onto the stack of a level, by default the topmost with a stack.
    public mutating func push(_ route: Graph.Route, on level: Int? = nil) {
        change(level ?? core.stackLevel) { $0.push(route.nodeValue, on: $1) }
    }

    /// Goes back one screen; returns `false` if the stack is empty.
    @discardableResult
    public mutating func pop(_ level: Int? = nil) -> Bool {
        var isDone = false
        change(level) { isDone = $0.pop($1) }
        return isDone
    }

    /// Goes back to the topmost screen of a node; returns `false` if there is none.
    @discardableResult
    public mutating func pop(to node: Graph.Node, _ level: Int? = nil) -> Bool {
        var isDone = false
        change(level) { isDone = $0.pop(to: node.index, $1) }
        return isDone
    }

    /// Empties the stack of a level.
    public mutating func popToRoot(_ level: Int? = nil) { change(level) { $0.popToRoot($1) } }

    /// Replaces the screen on top.
    public mutating func replace(with route: Graph.Route, on level: Int? = nil) {
        change(level) { $0.replace(with: route.nodeValue, on: $1) }
    }

    /// Replaces a whole stack with a screen.
    public mutating func reset(to route: Graph.Route, on level: Int? = nil) {
        change(level) { $0.reset(to: route.nodeValue, on: $1) }
    }

    /// Changes a level, by default the topmost, if it exists.
    private mutating func change(_ level: Int?, _ change: (inout StateCore, Int) -> Void) {
        guard let level = core.existing(level) else { return }
        core.closing { change(&$0, level) }
    }

    /// Closes what is presented on display from a level on, by default the topmost.
    private mutating func close(from level: Int?) {
        let display = core.shown
        guard let level = display.existing(level), level > 0 else { return }
        core.closing { $0.close(level: display[level].id) }
    }

    /// Selects a tab and dismisses all presentations. Leaves the stacks as they are.
    public mutating func select(_ tab: Graph.Tab) { core.closing { $0.select(tab.index) } }

    /// Performs a user's tap on a tab. A tap on the selected tab goes back to its root; at the
    /// root, it is counted in ``reselections``.
    public mutating func tap(_ tab: Graph.Tab) {
        core.closing { if tab.index == $0.tab { $0.tapSelected() } else { $0.select(tab.index, keepsPresented: true) } }
    }

    /// Presents content on a level, by default the topmost. Replaces what that level presented.
    /// Returns the id of the presentation.
    @discardableResult
    public mutating func present(_ content: Content, path: [Graph.Route] = [], on level: Int? = nil) -> Int {
        var id = 0
        core.closing { id = $0.present(content.core, path: path.map(\.nodeValue), on: level) }
        return id
    }

    /// Dismisses a presentation and everything on top of it, by the index of its level; by default,
    /// the topmost.
    public mutating func dismiss(_ level: Int? = nil) {
        close(from: level)
    }

    /// Dismisses a presentation by its id, if it still exists.
    public mutating func dismiss(id: Int) { core.closing { $0.close(level: id) } }

    /// Dismisses all presentations.
    public mutating func dismissAll() { close(from: 1) }

    /// Shows a plan: its root or tab, stack and presentations. The stacks of other tabs are kept.
    public mutating func open(_ plan: Self) { core.closing { $0.open(plan.core) } }

    /// The next state to show on the way from one state to another. It differs only by a change
    /// that the system can make in one step.
    public static func next(shown: Self, wanted: Self) -> Self {
        Self(core: StateCore.next(shown: shown.core, wanted: wanted.core))
    }

    /// Fills a column of the base level's split and empties later columns and the stack. In a
    /// compact width, the column is shown.
    public mutating func fill(_ column: SplitColumn, with route: Graph.Route) {
        core.closing { $0.fill(column, with: route.nodeValue) }
    }

    /// Empties a column and those after it.
    public mutating func clear(_ column: SplitColumn) { core.closing { $0.clear(column) } }

    /// Goes to a flow's next step. After the last step, removes the flow, shows the node that
    /// follows it, and returns the completed flow.
    @discardableResult
    public mutating func advance(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        move(conditions, now, level) { $0.next(&$1) }
    }

    /// Skips a step or the rest of a flow. If this completes the flow, removes and returns it.
    @discardableResult
    public mutating func skip(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        move(conditions, now, level) { $0.skip(&$1) }
    }

    /// Goes back one step in a flow; returns `false` if that is not possible.
    @discardableResult
    public mutating func goBack(_ conditions: Graph.Conditions = .undecided, _ level: Int? = nil) -> Bool {
        var isBack = false
        move(conditions, core.now, level) { steps, flow in
            isBack = steps.back(&flow)
            return true
        }
        return isBack
    }

    /// Completes a flow at any step; removes and returns it.
    @discardableResult
    public mutating func finish(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        move(conditions, now, level) { _, _ in false }
    }

    /// Moves the flow on a level of what is on display; returns it if this completes it.
    @discardableResult
    private mutating func move(
        _ conditions: Graph.Conditions, _ now: Double, _ level: Int?, _ move: (FlowSteps, inout FlowValue) -> Bool
    ) -> Graph.Flow? {
        core.events = []
        core.act(conditions.values, at: now) { state in
            let display = state.shown
            guard let level = display.existing(level) else { return }
            state.move(flowOn: display[level].id, move)
        }
        for case .completed(let flow, _, _) in core.takeEvents() {
            return Graph.Flow(Graph.Node(index: flow.node), flow.flow)
        }
        return nil
    }

    /// Replaces the step and data of a flow.
    public mutating func update(_ flow: Graph.Flow, _ level: Int? = nil) {
        guard let level = core.existing(level) else { return }
        core.update(flow.value, of: flow.node.index, onLevel: core[level].id)
    }

    /// Removes everything whose requirements are not met.
    public mutating func prune(_ conditions: Graph.Conditions) { update(to: conditions, at: core.now) }

    /// Takes a step on what is on top, as soon as its conditions allow it.
    @discardableResult
    public mutating func go(_ step: Step, _ conditions: Graph.Conditions = .undecided, at now: Double = 0) -> Outcome {
        core.events = []
        return Outcome(core.ask(step.core, conditions.values, at: now))
    }

    /// Follows a link, as soon as its conditions allow it.
    @discardableResult
    public mutating func follow(_ link: Graph.Link, _ conditions: Graph.Conditions = .undecided, at now: Double = 0)
        -> Outcome
    {
        core.events = []
        guard let exit = ExitValue(link: link.nodeValue, Graph.table) else { return .ignored }
        return Outcome(core.follow(exit, url: link.url, conditions.values, at: now))
    }

    /// Applies a change of the conditions or of the time: removes what no longer meets its
    /// requirements, and does or drops what waited. Returns the outcome of the newest step or link
    /// that waited; `nil` if none did.
    @discardableResult
    public mutating func update(to conditions: Graph.Conditions, at now: Double) -> Outcome? {
        core.events = []
        let newest = core.requests.last
        core.update(to: conditions.values, at: now)
        return newest.map { Outcome(core.outcome($0)) }
    }
}

"""##),
        ("State/NavigationState+Level.swift", ##"""
nonisolated extension NavigationState {
    /// A level of the state: a root, a tab or a presentation, with its stack.
    public struct Level: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
        var core: LevelValue

        init(core: LevelValue) { self.core = core }

        /// Creates a presentation, to pass to the initializer of a state.
        public static func presenting(_ content: Content, path: [Graph.Route] = []) -> Level {
            Level(core: LevelValue(content: content.core, path: path.map { ScreenValue(id: 0, value: $0.nodeValue) }))
        }

        /// Identifies the level, so that two presentations of the same node are distinct.
        public var id: Int { core.id }

        /// The content below the stack.
        public var content: Content {
            @inlinable get { Content(contentValue) }
            set { core.content = newValue.core }
        }

        /// The screens on the stack, from bottom to top.
        public var path: [Graph.Route] {
            get { core.path.map(\.value).routes() }
            set { core.path = newValue.map { ScreenValue(id: 0, value: $0.nodeValue) } }
        }

        @usableFromInline var contentValue: ContentValue { core.content }

        /// Whether a caller awaits the level's result. Such a level is not saved.
        public var isAwaited: Bool {
            get { core.caller != nil }
            set { core.caller = newValue ? core.caller ?? 0 : nil }
        }

        /// How often a link led to the screen on top while it was already there.
        public var arrivals: Int { core.arrivals(Graph.table) }

        /// The nodes, from bottom to top.
        public var nodes: [Graph.Node] { core.nodes.map(Graph.Node.init(index:)) }

        /// The node on top.
        public var node: Graph.Node { Graph.Node(index: core.node) }

        public var debugDescription: String { core.description(Graph.table) }
    }

    /// The content of a level, below its stack.
    public enum Content: Hashable, Sendable {
        /// A screen.
        case screen(Graph.Route)
        /// The columns of a split.
        case split(Split)
        /// A sheet.
        case sheet(Graph.Sheet)
        /// A full-screen cover.
        case cover(Graph.Cover)
        /// A popover.
        case popover(Graph.Popover)
        /// An alert.
        case alert(Graph.Alert)
        /// A confirmation dialog.
        case dialog(Graph.Dialog)
        /// A flow, with its step and its data.
        case flow(Graph.Flow)

        /// The node. For a split, this is the node in its last filled column.
        public var node: Graph.Node { Graph.Node(index: core.node) }

        public static func == (left: Self, right: Self) -> Bool { left.core == right.core }

        public func hash(into hasher: inout Hasher) { hasher.combine(core) }
    }
}

nonisolated extension NavigationState.Content {
    @inlinable var core: ContentValue {
        switch self {
        case .screen(let value): return ContentValue(.screen, value.nodeValue)
        case .split(let split): return split.core
        case .sheet(let value): return ContentValue(.sheet, value.nodeValue)
        case .cover(let value): return ContentValue(.cover, value.nodeValue)
        case .popover(let value): return ContentValue(.popover, value.nodeValue)
        case .alert(let value): return ContentValue(.alert, value.nodeValue)
        case .dialog(let value): return ContentValue(.dialog, value.nodeValue)
        case .flow(let value): return ContentValue(flow: value.node.index, value.value)
        }
    }

    /// Cannot fail: content in a state was created from the graph's types.
    @inlinable
    init(_ core: ContentValue) {
        let content: Self?
        switch core.style {
        case .screen: content = Graph.Route(core.value).map(Self.screen)
        case .split: content = .split(NavigationState.Split(core: core))
        case .sheet: content = Graph.Sheet(core.value).map(Self.sheet)
        case .cover: content = Graph.Cover(core.value).map(Self.cover)
        case .popover: content = Graph.Popover(core.value).map(Self.popover)
        case .alert: content = Graph.Alert(core.value).map(Self.alert)
        case .dialog: content = Graph.Dialog(core.value).map(Self.dialog)
        case .flow: content = Graph.Flow(Graph.Node(index: core.node), core.flow).map(Self.flow)
        }
        guard let content else { preconditionFailure("no such content") }
        self = content
    }
}

nonisolated extension NavigationState {
    /// The columns of a split; `nil` for an empty column.
    public struct Split: Hashable, Sendable {
        /// A column.
        public typealias Column = SplitColumn
        /// Which columns are visible.
        public typealias Visibility = SplitVisibility

        @usableFromInline var core: ContentValue

        @usableFromInline init(core: ContentValue) { self.core = core }

        /// Creates the columns of a split.
        public init(
            sidebar: Graph.Route, content: Graph.Route? = nil, detail: Graph.Route? = nil,
            visibility: Visibility = .automatic
        ) {
            let split = SplitValue(
                content: content?.nodeValue, detail: detail?.nodeValue, visibility: visibility)
            core = ContentValue(.split, sidebar.nodeValue, split: split)
        }

        /// The screen in the first column.
        public var sidebar: Graph.Route {
            get {
                guard let route = Graph.Route(core.value) else { preconditionFailure("no such column") }
                return route
            }
            set { core.value = newValue.nodeValue }
        }

        /// The screen in the middle column.
        public var content: Graph.Route? {
            get { core.split?.content.flatMap { Graph.Route($0) } }
            set { core.split?.content = newValue?.nodeValue }
        }

        /// The screen in the last column.
        public var detail: Graph.Route? {
            get { core.split?.detail.flatMap { Graph.Route($0) } }
            set { core.split?.detail = newValue?.nodeValue }
        }

        /// Which columns are visible.
        public var visibility: Visibility {
            get { core.split?.visibility ?? .automatic }
            set { core.split?.visibility = newValue }
        }

        /// The column that is visible where only one fits.
        public var compactColumn: Column {
            get { core.split?.compactColumn ?? .sidebar }
            set { core.split?.compactColumn = newValue }
        }

        /// The screen in a column; `nil` if the column is empty.
        public subscript(column: Column) -> Graph.Route? { core[column].flatMap { Graph.Route($0) } }

        /// The nodes of the filled columns.
        public var nodes: [Graph.Node] { core.columns.map { Graph.Node(index: $0.node) } }

        /// The node in the last filled column.
        public var node: Graph.Node { Graph.Node(index: core.node) }
    }
}

"""##),
        ("State/NavigationState+Steps.swift", ##"""
nonisolated extension NavigationState {
    /// A navigation step, which is only taken if its conditions allow it.
    public indirect enum Step: Hashable, Sendable {
        /// Shows a plan, such as that of a link.
        case open(NavigationState)
        /// Selects a tab.
        case select(Graph.Tab)
        /// Pushes a screen.
        case push(Graph.Route)
        /// Replaces the screen on top.
        case replace(Graph.Route)
        /// Replaces the whole stack.
        case reset(Graph.Route)
        /// Fills a column of the split.
        case fill(SplitColumn, Graph.Route)
        /// Presents content.
        case present(Content)
        /// Asks the app to perform an action.
        case act(Graph.Action)
    }

    /// The outcome of a step.
    public enum Outcome: Hashable, Sendable {
        /// The step was taken.
        case done
        /// The step waits: for an undecided condition, or for one that is false while its fallback is
        /// shown, for its root, or until nothing holds navigation.
        case deferred
        /// A condition does not hold and has no fallback.
        case refused(Graph.Conditions.Condition)
        /// The step waited and was given up.
        case dropped(Reason)
        /// The app has to perform an action.
        case act(Graph.Action)
        /// Nothing happened, for example because the screen that asked is not on top.
        case ignored

        /// Whether the step was taken or may still be taken.
        public var isTaken: Bool {
            switch self {
            case .done, .deferred, .act: return true
            case .refused, .dropped, .ignored: return false
            }
        }

        init(_ core: OutcomeValue) {
            switch core {
            case .done: self = .done
            case .deferred: self = .deferred
            case .refused(let condition): self = .refused(Graph.Conditions.Condition.allCases[condition])
            case .dropped(let reason): self = .dropped(Reason(reason))
            case .act(let action): self = Graph.Action(action).map(Self.act) ?? .ignored
            case .ignored: self = .ignored
            }
        }
    }

    /// The reason for which a step or link that waited was given up.
    public enum Reason: Hashable, Sendable {
        /// The fallback for which it waited was closed.
        case closed
        /// A condition that had held is now false, for example because the user has signed out.
        case conditionLost(Graph.Conditions.Condition)
        /// The screen that asked is gone.
        case gone
        /// It waited for an undecided condition, and another step was taken; or a newer link came.
        case replaced
        /// It waited too long.
        case expired

        init(_ core: DropValue) {
            switch core {
            case .closed: self = .closed
            case .conditionLost(let condition): self = .conditionLost(Graph.Conditions.Condition.allCases[condition])
            case .gone: self = .gone
            case .replaced: self = .replaced
            case .expired: self = .expired
            }
        }
    }

    /// A step or a link that waits.
    public struct Request: Hashable, Sendable {
        let core: RequestValue

        init(core: RequestValue) { self.core = core }

        /// The node that it leads to.
        public var target: Graph.Node {
            Graph.Node(index: core.exit.target(Graph.table) ?? 0)
        }
        /// The time when it was made, in seconds since the Unix epoch.
        public var since: Double { core.since }
        /// Whether it is a link.
        public var isLink: Bool { core.isLink }
        /// The URL of a link that was opened with one.
        public var url: String? { core.url }
    }
}

nonisolated extension NavigationState.Step {
    var core: ExitValue {
        switch self {
        case .open(let plan): return .open(plan.core, plan.core.topValue.node)
        case .select(let tab): return .select(tab.index)
        case .push(let route): return .push(route.nodeValue)
        case .replace(let route): return .replace(route.nodeValue)
        case .reset(let route): return .reset(route.nodeValue)
        case .fill(let column, let route): return .fill(column, route.nodeValue)
        case .present(let content): return .present(content.core)
        case .act(let action): return .act(action.nodeValue)
        }
    }
}

"""##),
        ("State/NavigationState.swift", ##"""
/// The complete state of an app's navigation, as a value.
///
/// Its functions are pure: the result depends only on the state and the arguments.
///
///     var state = ShopState()
///     state.push(.product(productId: 5))
///     state.path == [.product(productId: 5)]
nonisolated public struct NavigationState<Graph: NavigationGraph>: Hashable, Sendable {
    /// The state, independent of the graph's types.
    @usableFromInline var core: StateCore

    @inlinable
    init(core: StateCore) { self.core = core }

    /// Creates a state that shows a root or tab with a stack and presentations.
    public init(
        root: Graph.Root? = Graph.Root.allCases.first, tab: Graph.Tab? = nil, content: Content? = nil,
        path: [Graph.Route] = [], presented: [Level] = []
    ) {
        core = StateCore(Graph.table, root: root?.index)
        if let tab { core.tab = tab.index }
        if let content { core.base.content = content.core }
        core.base.path = path.map { core.screen($0.nodeValue) }
        core.base.showTop()
        for level in presented { core.present(level.core.content, path: level.core.path.map(\.value)) }
    }

    /// Creates the initial state of the app.
    public init(_ conditions: Graph.Conditions) { core = StateCore(Graph.table, conditions.values) }

    /// The root of the app's window; `nil` while it is undecided.
    public var root: Graph.Root? {
        get { core.root.map { Graph.Root.allCases[$0] } }
        set { core.root = newValue?.index }
    }

    /// The selected tab.
    public var tab: Graph.Tab {
        get { Graph.Tab.allCases[core.tab ?? 0] }
        set { core.tab = newValue.index }
    }

    /// The level of each tab or root, without presentations.
    public var rootLevels: [Level] {
        get { core.rootLevels.map(Level.init(core:)) }
        set {
            core.rootLevels = newValue.map(\.core)
            core.numberScreens()
        }
    }

    /// The presented levels, from bottom to top.
    public var presented: [Level] {
        get { core.presented.map(Level.init(core:)) }
        set {
            core.presented = newValue.map(\.core)
            core.numberScreens()
        }
    }

    /// The steps and links that wait, in the order in which they were made.
    public var requests: [Request] { core.requests.map(Request.init(core:)) }

    /// What is on display under these conditions: the root that they choose, and on top of what is
    /// wanted at most one fallback.
    ///
    ///     state.follow(link, signedOut, at: now)
    ///     state.shown(signedOut).node == .signIn
    public func shown(_ conditions: Graph.Conditions) -> Self {
        var state = core
        state.facts = conditions.values
        return Self(core: state.shown)
    }

    /// How often each tab was tapped while it was selected and its root was on top.
    public var reselections: [Graph.Tab: Int] {
        Dictionary(uniqueKeysWithValues: zip(Graph.Tab.allCases, core.reselections).filter { $0.1 > 0 })
    }

    /// The level of the selected tab or root, without presentations.
    public var base: Level {
        get { Level(core: core.base) }
        set {
            core.base = newValue.core
            core.numberScreens()
        }
    }

    /// The visible stack, without presentations.
    @inlinable public var path: [Graph.Route] { baseScreens.compactMap { Graph.Route($0) } }

    /// The tabs of the tab bar.
    public static func visibleTabs(_ conditions: Graph.Conditions) -> [Graph.Tab] {
        Graph.table.visibleTabs(conditions.values).map { Graph.Tab.allCases[$0] }
    }

    @usableFromInline var baseScreens: [NodeValue] { core.base.path.map(\.value) }

    /// The level of a tab.
    public subscript(tab: Graph.Tab) -> Level { Level(core: core.rootLevels[Graph.table.rootStack(ofTab: tab.index)]) }

    /// The number of levels: the base and each presentation.
    public var depth: Int { core.depth }

    /// A level, by its index: 0 is the base, the others are presented.
    public subscript(level: Int) -> Level {
        get { Level(core: core[level]) }
        set {
            core[level] = newValue.core
            core.numberScreens()
        }
    }

    /// The topmost level.
    public var top: Level { Level(core: core.top) }

    /// Returns the level with an id, including levels of tabs that are not selected.
    public func level(_ id: Int) -> Level? { core.level(id).map(Level.init(core:)) }

    /// The node on top of everything.
    public var node: Graph.Node { Graph.Node(index: core.node) }

    /// The visible nodes and those below them.
    public var nodes: [Graph.Node] { core.nodes.map(Graph.Node.init(index:)) }

    /// The link to the node on top; `nil` if there is none.
    public var link: Graph.Link? { core.link.flatMap { Graph.Link($0) } }

    /// The URL of the node on top; `nil` if there is none.
    public var url: String? { link?.url }

    /// Returns the flow of a level, by default the topmost; `nil` if it shows none.
    public func flow(_ level: Int? = nil) -> Graph.Flow? {
        guard let level = core.existing(level), let flow = core[level].content.flow else { return nil }
        return Graph.Flow(Graph.Node(index: core[level].content.node), flow)
    }
}

nonisolated extension Array where Element == NodeValue {
    /// Converts screens to the app's type, from which they were created.
    func routes<Route: NavigationValue>(_ type: Route.Type = Route.self) -> [Route] { compactMap { Route($0) } }
}

nonisolated extension StateCore {
    /// Gives ids to screens that the app has put on a stack.
    mutating func numberScreens() {
        func number(_ levels: inout [LevelValue], _ lastScreenID: inout Int) {
            for level in levels.indices {
                for index in levels[level].path.indices where levels[level].path[index].id == 0 {
                    lastScreenID += 1
                    levels[level].path[index] = ScreenValue(id: lastScreenID, value: levels[level].path[index].value)
                }
            }
        }
        number(&rootLevels, &lastScreenID)
        number(&presented, &lastScreenID)
    }
}

nonisolated extension NavigationState: Codable {
    public func encode(to encoder: any Encoder) throws { try core.encode(to: encoder) }

    public init(from decoder: any Decoder) throws { core = try StateCore(Graph.table, from: decoder) }
}

nonisolated extension NavigationState: CustomDebugStringConvertible, CustomReflectable {
    /// A description of the state, such as `orders › orderHistory › orderDetail(orderId: ORD-001)`.
    public var debugDescription: String { core.debugDescription }

    public var customMirror: Mirror {
        Mirror(self, children: ["tab": tab, "base": base, "presented": presented], displayStyle: .struct)
    }
}

nonisolated extension StateCore: CustomDebugStringConvertible {
    @usableFromInline var debugDescription: String {
        let tab = showsTabs ? tab.map { [table.nodes[table.tabs[$0]].id] } ?? [] : []
        return (tab + [base.description(table)] + presented.map { "+" + $0.description(table) }).joined(
            separator: " › ")
    }
}

nonisolated extension LevelValue {
    func description(_ table: GraphTable) -> String {
        ((content.split == nil ? [content.value] : content.columns) + path.map(\.value)).map { $0.description(table) }
            .joined(
                separator: " › ")
    }
}

"""##),
        ("State/RequestValue+Coding.swift", ##"""
/// Saves what waits. Restored levels and screens get new ids, so origins are saved as positions.
nonisolated extension StateCore {
    func encodeRequests(to container: inout KeyedEncodingContainer<SavedKey>) throws {
        let saved = requests.filter {
            ($0.caller == nil || $0.exit.startsFlow) && ($0.url != nil || $0.exit.isSavable(table))
        }
        if !saved.isEmpty {
            var list = container.nestedUnkeyedContainer(forKey: SavedKey("requests"))
            for request in saved {
                // In the next launch, the screen that asked is not there.
                if request.origin != nil, savedOrigin(of: request) == nil { continue }
                var nested = list.nestedContainer(keyedBy: SavedKey.self)
                try request.encode(to: &nested, table)
                try nested.encodeIfPresent(savedOrigin(of: request), forKey: SavedKey("origin"))
                if table.choosesRoot {
                    try nested.encodeIfPresent(request.root.map(table.name(ofRoot:)), forKey: SavedKey("root"))
                }
            }
        }
        let open = overlays.filter { $0.levels[0].isSavable(table) }
        if open.isEmpty { return }
        var list = container.nestedUnkeyedContainer(forKey: SavedKey("fallbacks"))
        for overlay in open {
            var nested = list.nestedContainer(keyedBy: SavedKey.self)
            try nested.encode(table.nodes[overlay.fallback].id, forKey: SavedKey("node"))
            try Self.encode(overlay.levels, on: nil, nested.nestedUnkeyedContainer(forKey: SavedKey("levels")), table)
        }
    }

    mutating func decodeRequests(from container: SavedContainer) {
        var list = try? container.nestedUnkeyedContainer(forKey: SavedKey("fallbacks"))
        while let isAtEnd = list?.isAtEnd, !isAtEnd, let nested = try? list?.nestedContainer(keyedBy: SavedKey.self) {
            guard let id = try? nested.decode(String.self, forKey: SavedKey("node")),
                let fallback = table.index(of: id),
                table.conditions.contains(where: { $0.fallback == fallback })
            else { continue }
            let levels = restored(try? nested.nestedUnkeyedContainer(forKey: SavedKey("levels")), on: nil)
            if !levels.isEmpty { overlays.append(Overlay(fallback: fallback, levels: levels)) }
        }
        list = try? container.nestedUnkeyedContainer(forKey: SavedKey("requests"))
        while let isAtEnd = list?.isAtEnd, !isAtEnd, let nested = try? list?.nestedContainer(keyedBy: SavedKey.self) {
            guard var request = RequestValue(table, id: newID(), from: nested) else { continue }
            if nested.contains(SavedKey("origin")) {
                guard let saved = try? nested.decode(SavedOrigin.self, forKey: SavedKey("origin")),
                    let origin = origin(saved)
                else { continue }
                request.origin = origin
            }
            let name = try? nested.decode(String.self, forKey: SavedKey("root"))
            request.root = name.flatMap(table.root(named:)) ?? root(of: request)
            requests.append(request)
        }
        if let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("parked")) {
            decodeDeferredStep(from: nested)
        }
    }

    /// The root on which a restored request is done.
    private func root(of request: RequestValue) -> Int? {
        switch request.exit.last {
        case .open(let plan, _): return plan.root
        case .select: return table.roots.firstIndex { $0.node == nil }
        default: return request.origin == nil ? nil : root
        }
    }

    // MARK: Origins

    /// The position of a screen in a saved state.
    struct SavedOrigin: Codable {
        /// The index of its level.
        let level: Int
        /// How many screens of the stack are below it, and the content.
        let depth: Int
        var column: SplitColumn?
        /// The fallback that contains it.
        var fallback: String?
    }

    private func savedOrigin(of request: RequestValue) -> SavedOrigin? {
        guard let origin = request.origin else { return nil }
        let overlay = overlay(holding: origin.id)
        let levels = overlay.map { overlays[$0].levels } ?? levels
        guard let level = levels.firstIndex(where: { $0.holds(origin.id) }) else { return nil }
        // A level is saved only with those below it, and a screen only with those below it.
        let isSaved = levels[...level].enumerated().allSatisfy { index, level in
            overlay == nil && index == 0 || level.isSavable(table)
        }
        let depth = levels[level].path.firstIndex { $0.id == origin.id }.map { $0 + 1 } ?? 0
        guard isSaved, levels[level].path.prefix(depth).allSatisfy({ $0.value.isSavable(table) }) else { return nil }
        return SavedOrigin(
            level: level, depth: depth, column: origin.column,
            fallback: overlay.map { table.nodes[overlays[$0].fallback].id })
    }

    private func origin(_ saved: SavedOrigin) -> ScreenOrigin? {
        let overlay = saved.fallback.map { id in overlays.first { $0.fallback == table.index(of: id) } }
        if let overlay, overlay == nil { return nil }
        let levels = overlay.flatMap { $0?.levels } ?? levels
        guard levels.indices.contains(saved.level), (0...levels[saved.level].path.count).contains(saved.depth) else {
            return nil
        }
        let level = levels[saved.level]
        if saved.depth > 0 { return ScreenOrigin(id: level.path[saved.depth - 1].id) }
        guard let column = saved.column else { return ScreenOrigin(id: level.contentID) }
        return level.content[column].map { ScreenOrigin(id: level.contentID, column: column, screen: $0) }
    }

    // MARK: States of earlier versions

    /// Reads the one step that waited in a state of an earlier version. Its fallback was a part of
    /// what is shown.
    private mutating func decodeDeferredStep(from container: SavedContainer) {
        let isRestored = (try? container.decode(Bool.self, forKey: SavedKey("isRestored"))) ?? false
        guard var request = RequestValue(table, id: newID(), from: container) else { return }
        if isRestored, case .open(let plan, _) = request.exit {
            // What was restored and undecided waited as a step.
            (root, tab, rootLevels, presented) = (plan.root, plan.tab, plan.rootLevels, plan.presented)
            (lastID, lastScreenID) = (max(lastID, plan.lastID), max(lastScreenID, plan.lastScreenID))
            return
        }
        request.root = root(of: request)
        if let saved = try? container.decode(FormerOrigin.self, forKey: SavedKey("origin")) {
            guard levels.indices.contains(saved.level) else { return }
            let level = levels[saved.level]
            let count = saved.depth - (level.content.split == nil ? 1 : level.content.columns.count)
            request.origin =
                count > 0 && count <= level.path.count
                ? ScreenOrigin(id: level.path[count - 1].id) : ScreenOrigin(id: level.contentID)
        } else {
            request.isLink = true
        }
        if let id = try? container.decode(String.self, forKey: SavedKey("otherwise")) {
            guard let fallback = table.index(of: id) else { return }
            moveToOverlay(fallback)
        }
        if let origin = request.origin, !contains(origin) { return }
        requests.append(request)
    }

    private struct FormerOrigin: Codable {
        let level: Int
        let depth: Int
    }

    /// Makes what an earlier version has shown as a fallback an overlay.
    private mutating func moveToOverlay(_ fallback: Int) {
        let node = table.flow(of: fallback)
        if let index = presented.firstIndex(where: { $0.content.node == node }) {
            overlays.append(Overlay(fallback: fallback, levels: Array(presented[index...])))
            presented.removeSubrange(index...)
            return
        }
        for level in 0..<depth {
            guard let index = self[level].path.firstIndex(where: { $0.node == node }) else { continue }
            let screens = self[level].path[index...]
            let bottom = screens[index]
            let content = ContentValue(.screen, bottom.value)
            var first = self.level(content)
            (first.contentID, first.path) = (bottom.id, Array(screens.dropFirst()))
            overlays.append(Overlay(fallback: fallback, levels: [first] + presented.dropFirst(level)))
            self[level].path.removeSubrange(index...)
            presented.removeSubrange(level...)
            return
        }
    }
}

nonisolated extension RequestValue {
    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        var nested = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("step"))
        try exit.encode(to: &nested, table)
        try container.encode(since, forKey: SavedKey("since"))
        if isLink { try container.encode(true, forKey: SavedKey("isLink")) }
        try container.encodeIfPresent(url, forKey: SavedKey("url"))
        try container.encodeIfPresent(source.map { table.nodes[$0].id }, forKey: SavedKey("source"))
        func names(_ requirements: [Requirement]) -> [String] {
            requirements.map { ($0.isNegated ? "!" : "") + table.conditions[$0.condition].id }
        }
        if !held.isEmpty { try container.encode(names(held.sorted()), forKey: SavedKey("held")) }
        if !inherited.isEmpty { try container.encode(names(inherited), forKey: SavedKey("inherited")) }
        let answered = answered.sorted().map { table.nodes[$0].id }
        if !answered.isEmpty { try container.encode(answered, forKey: SavedKey("completed")) }
    }

    /// Reads a request, or the deferred step of an earlier version.
    init?(_ table: GraphTable, id: Int, from container: SavedContainer) {
        guard let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("step")),
            let exit = ExitValue(table, from: nested),
            let since = try? container.decode(Double.self, forKey: SavedKey("since"))
        else { return nil }
        self.init(id: id, exit: exit, since: since)
        isLink = (try? container.decode(Bool.self, forKey: SavedKey("isLink"))) ?? false
        url = try? container.decode(String.self, forKey: SavedKey("url"))
        source = (try? container.decode(String.self, forKey: SavedKey("source"))).flatMap(table.index)
        func requirements(_ key: String) -> [Requirement] {
            let names = (try? container.decode([String].self, forKey: SavedKey(key))) ?? []
            return names.compactMap { Requirement($0, table) }
        }
        held = Set(requirements("held"))
        inherited = requirements("inherited")
        let former = try? container.decode(String.self, forKey: SavedKey("answered"))
        let completed = (try? container.decode([String].self, forKey: SavedKey("completed"))) ?? []
        answered = Set((completed + [former].compactMap(\.self)).compactMap(table.index))
    }
}

nonisolated extension Requirement {
    /// Reads `signedIn` or `!signedIn`.
    fileprivate init?(_ name: String, _ table: GraphTable) {
        let isNegated = name.hasPrefix("!")
        let id = isNegated ? String(name.dropFirst()) : name
        guard let condition = table.conditions.firstIndex(where: { $0.id == id }) else { return nil }
        self.init(condition: condition, isNegated: isNegated)
    }
}

/// Saved in the format that Swift synthesizes for enums: `{"push": {"_0": …}}`.
nonisolated extension ExitValue {
    /// Whether a saved state can contain what is asked for.
    func isSavable(_ table: GraphTable) -> Bool {
        switch self {
        case .open(let plan, _):
            return plan.levels.allSatisfy { $0.isSavable(table) && $0.path.allSatisfy { $0.value.isSavable(table) } }
        case .select, .popTo: return true
        case .push(let screen), .replace(let screen), .reset(let screen), .fill(_, let screen), .act(let screen):
            return screen.isSavable(table)
        case .present(let content): return content.isSavable(table)
        case .under(let exit), .from(_, let exit): return exit.isSavable(table)
        case .back, .close, .finish: return false
        }
    }

    /// Whether it starts a flow, whose end is reported to the app if no caller awaits it.
    fileprivate var startsFlow: Bool {
        if case .present(let content) = last { content.flow != nil } else { false }
    }

    private var name: String {
        switch self {
        case .open: return "open"
        case .select: return "select"
        case .push: return "push"
        case .replace: return "replace"
        case .reset: return "reset"
        case .fill: return "fill"
        case .act: return "act"
        case .present: return "present"
        case .popTo: return "popTo"
        case .under: return "under"
        case .from: return "from"
        case .back, .close, .finish: return ""
        }
    }

    private static var first: SavedKey { SavedKey("_0") }
    private static var second: SavedKey { SavedKey("_1") }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        var own = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(name))
        func encode(_ screen: NodeValue, _ key: SavedKey) throws {
            var nested = own.nestedContainer(keyedBy: SavedKey.self, forKey: key)
            try screen.encode(to: &nested, table)
        }
        func encode(_ exit: ExitValue, _ key: SavedKey) throws {
            var nested = own.nestedContainer(keyedBy: SavedKey.self, forKey: key)
            try exit.encode(to: &nested, table)
        }
        switch self {
        case .open(let plan, let node):
            try own.encode(plan, forKey: Self.first)
            try own.encode(table.nodes[node].id, forKey: SavedKey("node"))
            if plan.opensOnTop { try own.encode(true, forKey: SavedKey("onTop")) }
        case .select(let tab): try own.encode(table.nodes[table.tabs[tab]].id, forKey: Self.first)
        case .popTo(let node): try own.encode(table.nodes[node].id, forKey: Self.first)
        case .fill(let column, let screen):
            try own.encode(column, forKey: Self.first)
            try encode(screen, Self.second)
        case .push(let screen), .replace(let screen), .reset(let screen), .act(let screen):
            try encode(screen, Self.first)
        case .present(let content):
            var nested = own.nestedContainer(keyedBy: SavedKey.self, forKey: Self.first)
            try content.encode(to: &nested, table)
        case .under(let exit): try encode(exit, Self.first)
        case .from(let node, let exit):
            try own.encode(table.nodes[node].id, forKey: Self.first)
            try encode(exit, Self.second)
        case .back, .close, .finish: break
        }
    }

    init?(_ table: GraphTable, from container: SavedContainer) {
        guard container.allKeys.count == 1, let name = container.allKeys.first,
            let own = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: name)
        else { return nil }
        func nested(_ key: SavedKey) -> SavedContainer? {
            try? own.nestedContainer(keyedBy: SavedKey.self, forKey: key)
        }
        func node(_ key: SavedKey) -> Int? { (try? own.decode(String.self, forKey: key)).flatMap(table.index) }
        func screen(_ key: SavedKey) -> NodeValue? {
            nested(key).flatMap { try? NodeValue(table, .screen, from: $0) }
        }
        func exit(_ key: SavedKey) -> ExitValue? { nested(key).flatMap { ExitValue(table, from: $0) } }
        let read: ExitValue?
        switch name.stringValue {
        case "select": read = node(Self.first).flatMap(table.tabs.firstIndex(of:)).map { .select($0) }
        case "popTo": read = node(Self.first).map { .popTo($0) }
        case "fill":
            let column = try? own.decode(SplitColumn.self, forKey: Self.first)
            read = column.flatMap { column in screen(Self.second).map { .fill(column, $0) } }
        case "open":
            read = nested(Self.first).map { nested in
                var plan = StateCore(table, from: nested)
                let isOnTop = (try? own.decodeIfPresent(Bool.self, forKey: SavedKey("onTop"))) ?? false
                plan.opensOnTop = isOnTop && !table.nodes[plan.topValue.node].routesOnTop.isEmpty
                return .open(plan, node(SavedKey("node")) ?? plan.node)
            }
        case "present": read = nested(Self.first).flatMap { ContentValue(table, from: $0) }.map { .present($0) }
        case "act": read = nested(Self.first).flatMap { NodeValue(action: table, from: $0) }.map { .act($0) }
        case "under": read = exit(Self.first).map { .under($0) }
        case "from": read = node(Self.first).flatMap { node in exit(Self.second).map { .from(node, $0) } }
        case "push": read = screen(Self.first).map { .push($0) }
        case "replace": read = screen(Self.first).map { .replace($0) }
        case "reset": read = screen(Self.first).map { .reset($0) }
        default: read = nil
        }
        guard let read else { return nil }
        self = read
    }
}

"""##),
        ("State/RequestValue.swift", ##"""
/// A step or a link, until it is done, refused or dropped.
///
/// Requests are equal if they ask for the same, whoever asks, so a restored one equals the saved one.
nonisolated struct RequestValue: Hashable, Sendable {
    let id: Int
    var exit: ExitValue
    /// The screen that asked; `nil` for a link.
    var origin: ScreenOrigin?
    /// The node that asked, for events; `nil` for a link.
    var source: Int?
    /// The root on which it is done; `nil` for any.
    var root: Int?
    /// The time when it was made, in seconds since the Unix epoch.
    let since: Double
    /// Whether it is a link, which is asked from outside.
    var isLink = false
    /// The URL of a link.
    var url: String?
    /// The requirements of the action that it follows.
    var inherited: [Requirement] = []
    /// The requirements that have held since it was made.
    var held: Set<Requirement> = []
    /// The fallbacks that were completed for it and are not shown again.
    var answered: Set<Int> = []
    /// The caller that awaits a result.
    var caller: Int?

    static func == (left: Self, right: Self) -> Bool {
        left.exit == right.exit && left.root == right.root && left.since == right.since && left.isLink == right.isLink
            && left.url == right.url && left.held == right.held && left.answered == right.answered
            && left.caller == right.caller
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(exit)
        hasher.combine(since)
    }
}

/// What is shown instead of what requests wait for, on top of what is wanted.
nonisolated struct Overlay: Hashable, Sendable {
    /// The node, or for a step, its flow.
    let fallback: Int
    /// The fallback, and what is presented on it.
    var levels: [LevelValue]
}

/// What a change of the state has led to.
nonisolated enum StateEvent: Hashable, Sendable {
    case ended(RequestValue, OutcomeValue)
    /// A new link waits.
    case deferred(RequestValue)
    /// A flow was completed, on the level with an id, for a caller if there is one.
    case completed(ContentValue, level: Int, caller: Int?)
    /// The app has to perform an action. What follows it starts from a screen.
    case acted(NodeValue, from: ScreenOrigin?)
    /// The app has to show a node by itself.
    case external(ContentValue)
}

nonisolated extension StateCore {
    // MARK: What a request needs

    /// The requirements of what a request shows, without those of its root.
    func requirements(of request: RequestValue) -> [Requirement] { requirements(of: request.exit) }

    private func requirements(of exit: ExitValue) -> [Requirement] {
        switch exit {
        case .open(let plan, let node):
            return onTop(plan) == nil ? plan.ownRequirements : table.nodes[node].requirements
        case .select(let tab): return table.requirements(ofTab: tab)
        case .under(let exit), .from(_, let exit): return requirements(of: exit)
        // What is below was allowed.
        case .popTo: return []
        default: return exit.target(table).map { table.nodes[$0].requirements } ?? []
        }
    }

    /// The `when` of each entry that shows the root of a request.
    private func choices(of request: RequestValue) -> [[Requirement]] {
        table.rootChoices.filter { $0.root == request.root }.map(\.requirements)
    }

    /// The condition that held for a request and is now false; `nil` if there is none.
    func lostCondition(of request: RequestValue) -> Int? {
        func lost(_ requirements: [Requirement]) -> Requirement? {
            requirements.filter { request.held.contains($0) && $0.isMet(facts) == false }.min()
        }
        if let own = lost(requirements(of: request) + request.inherited) { return own.condition }
        let lost = choices(of: request).map(lost)
        return lost.contains(nil) ? nil : lost.compactMap(\.self).min()?.condition
    }

    /// Remembers which requirements of the requests hold.
    mutating func noteRequirements() {
        for index in requests.indices {
            let needs =
                requirements(of: requests[index]) + requests[index].inherited
                + choices(of: requests[index]).flatMap(\.self)
            requests[index].held.formUnion(needs.filter { $0.isMet(facts) == true })
        }
    }

    /// The requirements that are false, in the order in which the graph declares the conditions.
    private func unmet(_ requirements: [Requirement]) -> [Requirement] {
        requirements.filter { $0.isMet(facts) == false }.sorted()
    }

    /// The requirement that refuses a request: false, and without a fallback.
    func refusal(of request: RequestValue) -> Requirement? {
        unmet(requirements(of: request)).first { table.fallback(of: $0) == nil }
    }

    /// Whether the root of a request is on display.
    func isAtRoot(_ request: RequestValue) -> Bool {
        guard let root = displayedRoot else { return false }
        if case .open(let plan, _) = request.exit.last, onTop(plan) != nil { return true }
        return request.root == nil || request.root == (isStack ? table.chosenRoot(facts) : root)
    }

    /// The fallback that a request waits for on the root on display, even if it is answered.
    private func fallback(of request: RequestValue) -> Int? {
        unmet(requirements(of: request)).first.flatMap(table.fallback)
    }

    /// The fallback that a request waits for; `nil` while its root is not on display.
    func awaitedFallback(of request: RequestValue) -> Int? {
        guard isAtRoot(request), refusal(of: request) == nil, let fallback = fallback(of: request),
            !request.answered.contains(fallback)
        else { return nil }
        return fallback
    }

    /// Whether a request waits for a node: as a fallback, or as the root on display.
    func waits(_ request: RequestValue, for node: Int) -> Bool {
        let flow = table.flow(of: node)
        if let fallback = awaitedFallback(of: request), table.flow(of: fallback) == flow { return true }
        guard !isAtRoot(request), let root = displayedRoot, table.roots[root].node == flow else { return false }
        let needs = choices(of: request).flatMap(\.self) + requirements(of: request)
        return unmet(needs).contains { table.fallback(of: $0).map(table.flow) == flow }
    }

    /// Whether a request may still need the overlay of a fallback. While its condition is undecided, or another one
    /// is false, the overlay is hidden.
    func needsOverlay(_ fallback: Int) -> Bool {
        requests.contains { request in
            !request.answered.contains(fallback)
                && requirements(of: request).contains { $0.isMet(facts) != true && table.fallback(of: $0) == fallback }
        }
    }

    /// Whether a link waits for a presentation, or for a view that holds navigation.
    private func isHeld(_ request: RequestValue) -> Bool {
        switch request.exit {
        case .act, .select: return false
        // What follows the action of a link has no origin either.
        default: if !request.isLink, request.origin != nil { return false }
        }
        if holds.contains(where: { hold in allLevels.contains { $0.holds(hold, table) } }) { return true }
        if let overlay = overlayOnDisplay, overlay.levels.contains(where: { onLink($0) != .close }) { return true }
        return presented.contains { onLink($0) == .wait } && !isArrival(request)
    }

    private func onLink(_ level: LevelValue) -> GraphTableNode.LinkBehavior { table.nodes[level.content.node].onLink }

    /// Whether a link leads to what is on top already, on a presentation that makes other links wait.
    func isArrival(_ request: RequestValue) -> Bool {
        guard request.isLink, case .open(let plan, _) = request.exit, overlayOnDisplay == nil else { return false }
        return presented.contains { onLink($0) == .wait } && withoutUndecided.levels == levels
            && topValue.isSame(as: plan.topValue, in: table)
    }

    /// Whether a request can be done now.
    func isReady(_ request: RequestValue) -> Bool {
        guard isAtRoot(request), requirements(of: request).areMet(facts) == true, !isHeld(request) else { return false }
        // Without a tab, there is nothing to start from.
        if showsTabs, tab == nil, request.root == nil || !request.exit.choosesTab { return false }
        switch request.exit.last {
        case .open(let plan, _):
            if let onTop = onTop(plan) {
                guard case .present(let content)? = onTop.exit else { return true }
                return !isUndecided(content)
            }
            return !(0..<plan.depth).contains { isUndecided(plan[$0].content) }
        case .present(let content): return !isUndecided(content)
        default: return true
        }
    }

    /// Whether it is undecided at which step a flow begins.
    func isUndecided(_ content: ContentValue) -> Bool {
        content.flow.map { FlowSteps(content.node, facts, table).first(from: $0.step) == .undecided } ?? false
    }
}

nonisolated extension StateCore {
    /// The requirements of everything that a plan shows, without those of its root.
    fileprivate var ownRequirements: [Requirement] {
        let nodes = levels.flatMap(\.nodes)
        return (isStack ? [] : table.requirements(ofStack: rootIndex)) + nodes.flatMap { table.nodes[$0].requirements }
    }
}

nonisolated extension ExitValue {
    /// Whether it can be taken while no tab is shown.
    fileprivate var choosesTab: Bool {
        switch self {
        case .select, .open: return true
        default: return false
        }
    }
}

"""##),
        ("State/StateCore+Asking.swift", ##"""
/// What users, links and code ask for.
nonisolated extension StateCore {
    /// Takes an exit of a screen, or a step of code on what is on top, as soon as its requirements
    /// hold. Ignored unless the screen is on top of what is on display.
    mutating func ask(
        _ exit: ExitValue, from origin: ScreenOrigin? = nil, caller: Int? = nil, _ conditions: ConditionValues,
        at now: Double
    ) -> OutcomeValue {
        var request: RequestValue?
        act(conditions, at: now) { state in
            guard state.fitsStack(exit), origin.map(state.isOnTop) ?? true,
                let origin = state.source(of: exit, from: origin)
            else { return }
            state.beginStep()
            state.leaveFallback(beside: origin)
            request = state.add(exit, from: origin, caller: caller)
        }
        return request.map(outcome) ?? .ignored
    }

    /// Follows a link as soon as its requirements hold and nothing holds navigation.
    mutating func follow(
        _ exit: ExitValue, url: String? = nil, _ conditions: ConditionValues, at now: Double
    ) -> OutcomeValue {
        var request: RequestValue?
        act(conditions, at: now) { state in
            guard state.fitsStack(exit) else { return }
            state.replaceUndecided()
            if state.table.keepsNewestLink {
                for link in state.requests where link.isLink { state.end(link, .dropped(.replaced)) }
            }
            var link = RequestValue(id: state.newID(), exit: exit, since: now, isLink: true, url: url)
            if case .open(let plan, _) = exit { link.root = plan.root }
            state.add(link)
            request = link
        }
        let outcome = request.map(outcome) ?? .ignored
        if outcome == .deferred, let request { events.append(.deferred(request)) }
        return outcome
    }

    private mutating func add(_ exit: ExitValue, from origin: ScreenOrigin, caller: Int?) -> RequestValue {
        var root = isStack ? nil : displayedRoot
        switch exit.last {
        case .open(let plan, _): root = plan.root
        case .select: root = table.roots.firstIndex { $0.node == nil }
        default: break
        }
        // The screen that asks for another root is not there any more when it is done.
        var request = RequestValue(id: newID(), exit: exit, origin: origin, root: root, since: now, caller: caller)
        request.source = node(of: origin)
        if let root, root != displayedRoot { request.origin = nil }
        add(request)
        return request
    }

    /// What became of a request.
    func outcome(_ request: RequestValue) -> OutcomeValue {
        if requests.contains(where: { $0.id == request.id }) { return .deferred }
        return events.lazy.compactMap { $0.outcome(of: request) }.first ?? .ignored
    }

    /// What a step of the user or of code gives up: what is hidden, and steps that wait for an
    /// undecided condition.
    private mutating func beginStep() {
        replaceUndecided()
        giveUpHidden()
    }

    /// What a column of a split asks for closes a fallback that was pushed beside it.
    private mutating func leaveFallback(beside origin: ScreenOrigin) {
        guard origin.column != nil, let overlay = overlayOnDisplay, overlay.levels[0].content.style == .screen else {
            return
        }
        close(overlay: overlay.fallback)
    }

    private mutating func replaceUndecided() {
        for request in requests where !request.isLink && requirements(of: request).areMet(facts) == nil {
            end(request, .dropped(.replaced))
        }
    }

    // MARK: Who can ask

    /// Whether a screen is on top of what is on display.
    private func isOnTop(_ origin: ScreenOrigin) -> Bool {
        let display = shown
        // While no root is on display, only a fallback can be.
        if display.root == nil, display.base.holds(origin.id) { return false }
        return display.position(of: origin).map(display.isOnTop) ?? false
    }

    /// Whether a level with an id is presented.
    func isPresented(_ id: Int) -> Bool { presented.contains { $0.id == id } }

    /// The screen from which an exit is taken: for a step of code, the one on top. An exit that needs a
    /// stack is taken where one is; code uses the topmost, below alerts and presentations without one.
    private func source(of exit: ExitValue, from origin: ScreenOrigin?) -> ScreenOrigin? {
        let display = shown
        let bottom = display.root == nil ? 1 : 0
        let level = origin.flatMap(display.position(of:)).flatMap { display.index(ofLevel: $0.level) }
        for index in (bottom..<max(bottom, (level ?? display.depth - 1) + 1)).reversed() {
            let content = display[index].content
            let isUsable: Bool
            switch exit {
            case .push, .replace, .reset:
                isUsable = display.hasStack(index)
                if !isUsable, origin != nil || content.style == .flow {
                    #if DEBUG
                        print("\(table.name): `\(table.nodes[content.node].id)` has no stack to push on")
                    #endif
                    return nil
                }
            case .under(.push) where !hasStackBelow(origin):
                #if DEBUG
                    print("\(table.name): below `\(table.nodes[content.node].id)` is no stack to push on")
                #endif
                return nil
            case .popTo(let node):
                guard let origin else { return nil }
                let state = overlay(holding: origin.id).map(insideOverlay) ?? self
                return state.position(of: origin).flatMap { state.screen(of: node, below: $0) } == nil ? nil : origin
            default: isUsable = content.style.isHost
            }
            if isUsable { return origin ?? display.origin(at: display.topPosition(ofLevel: index)) }
        }
        return nil
    }

    /// Whether there is a stack where the presentation that contains a screen was presented.
    private func hasStackBelow(_ origin: ScreenOrigin?) -> Bool {
        let display = shown
        guard let position = origin.flatMap(display.position(of:)), let level = display.index(ofLevel: position.level)
        else { return true }
        return level == 0 || display.hasStack(level - 1)
    }

    /// Whether a single stack can show what an exit leads to.
    func fitsStack(_ exit: ExitValue) -> Bool {
        guard isStack else { return true }
        switch exit.last {
        case .open(let plan, _): return onTop(plan) != nil || plan.base.content.node == base.content.node || stacksLinks
        case .select: return false
        default: return true
        }
    }

    // MARK: What users do to what is on display

    /// Changes what is on display for the user or for code, if that is possible; what this removes is
    /// closed for the requests that wait for it.
    mutating func change(
        _ conditions: ConditionValues, at now: Double, if isPossible: (Self) -> Bool = { _ in true },
        _ change: (inout Self) -> Void
    ) {
        act(conditions, at: now) { state in
            let display = state.shown
            guard state.displayedRoot != nil, isPossible(display) else { return }
            state.beginStep()
            state.closing(change)
        }
    }

    /// Closes a presentation and everything on top of it, by the id of its level. Nothing happens if it
    /// is gone.
    mutating func close(level id: Int) {
        if let overlay = overlays.firstIndex(where: { $0.levels.contains { $0.id == id } }) {
            if overlays[overlay].levels[0].id == id { return close(overlay: overlays[overlay].fallback) }
            if let index = overlays[overlay].levels.firstIndex(where: { $0.id == id }) {
                overlays[overlay].levels.removeSubrange(index...)
            }
        } else if let index = presented.firstIndex(where: { $0.id == id }) {
            presented.removeSubrange(index...)
        }
    }

    /// Closes the presentation that contains a screen; returns `false` if there is none.
    mutating func close(from origin: ScreenOrigin) -> Bool {
        let levels = presented + overlays.flatMap(\.levels)
        guard let level = levels.first(where: { $0.holds(origin.id) }) else { return false }
        close(level: level.id)
        return true
    }

    /// Goes back from a screen; returns `false` if nothing is below it.
    mutating func back(from origin: ScreenOrigin) -> Bool {
        guard let position = shown.position(of: origin) else { return false }
        if position.depth > 0 { return removeScreens(from: origin.id) }
        if position.level == base.id, let split = base.content.split {
            let column = position.column ?? split.compactColumn
            if column == .sidebar { return false }
            leaveFallback(beside: origin)
            if !allowsInteractionBehind(from: 0) { presented = [] }
            clear(column)
            return true
        }
        return close(from: origin)
    }

    /// Removes a screen from its stack, with everything on top of it.
    @discardableResult
    private mutating func removeScreens(from id: Int) -> Bool {
        if let overlay = overlays.firstIndex(where: { $0.levels[0].contentID == id }) {
            close(overlay: overlays[overlay].fallback)
            return true
        }
        return inside(overlay(holding: id)) { state in
            guard let level = state.levels.first(where: { $0.holds(id) }),
                let index = level.path.firstIndex(where: { $0.id == id })
            else { return false }
            state.keep(index, ofLevel: level.id)
            return true
        }
    }

    /// Keeps only the bottom screens of a stack on display, as the system or code goes back.
    mutating func goBack(to count: Int, onLevel id: Int) {
        let display = shown
        guard let level = display.level(id) else { return }
        // A fallback that was pushed is on top of the screens of its level.
        for screen in level.path.dropFirst(count).reversed() where contains(ScreenOrigin(id: screen.id)) {
            removeScreens(from: screen.id)
        }
        if !display.levels.contains(where: { $0.id == id }) { keep(count, ofLevel: id) }
    }

    /// Goes back to the topmost screen of a node, on the topmost stack on display; returns `false` if
    /// there is none.
    mutating func goBack(to node: Int) -> Bool {
        let display = shown
        guard let level = display.stackLevel else { return false }
        if let index = display[level].path.lastIndex(where: { $0.node == node }) {
            goBack(to: index + 1, onLevel: display[level].id)
            return true
        }
        if display[level].content.split != nil { return pop(to: node, level) }
        guard display[level].content.node == node else { return false }
        goBack(to: 0, onLevel: display[level].id)
        return true
    }

    /// Performs a user's tap on a tab. A fallback that was pushed is closed. A tap on the selected tab
    /// goes back to its root, or is counted there.
    mutating func tap(_ tab: Int, _ conditions: ConditionValues, at now: Double) -> OutcomeValue {
        var request: RequestValue?
        act(conditions, at: now) { state in
            let display = state.shown
            guard display.showsTabs, display.allowsInteractionBehind(from: 0) else { return }
            state.beginStep()
            if let overlay = state.overlayOnDisplay, overlay.levels[0].content.style == .screen {
                state.close(overlay: overlay.fallback)
            }
            guard tab != state.tab else { return state.closing { $0.tapSelected() } }
            let select = RequestValue(id: state.newID(), exit: .select(tab), root: state.root, since: now)
            state.add(select)
            request = select
        }
        return request.map(outcome) ?? .ignored
    }
}

nonisolated extension StateEvent {
    /// The outcome of a request, if this is its end.
    fileprivate func outcome(of request: RequestValue) -> OutcomeValue? {
        guard case .ended(let ended, let outcome) = self, ended.id == request.id else { return nil }
        return outcome
    }
}

nonisolated extension StateCore {
    /// Returns what the last changes have led to, and forgets it.
    mutating func takeEvents() -> [StateEvent] {
        defer { events = [] }
        return events
    }
}

"""##),
        ("State/StateCore+Coding.swift", ##"""
/// Encodes and decodes states. Decoding never fails as a whole: of states saved by other versions
/// of the app, it restores the parts that it can read.
nonisolated extension StateCore: Encodable {
    @usableFromInline
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedKey.self)
        try encode(to: &container)
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>) throws {
        if table.choosesRoot { try container.encodeIfPresent(root.map(table.name(ofRoot:)), forKey: SavedKey("root")) }
        if table.showsTabs, let tab { try container.encode(table.nodes[table.tabs[tab]].id, forKey: SavedKey("tab")) }
        if isStack { try container.encode(isStack, forKey: SavedKey("isStack")) }
        if hasRootEnded { try container.encode(true, forKey: SavedKey("hasEnded")) }
        var levels = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("bases"))
        for (level, stack) in zip(rootLevels, table.rootStacks) {
            var nested = levels.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(stack.names[0]))
            try level.encode(to: &nested, table)
        }
        try Self.encode(presented, on: base, container.nestedUnkeyedContainer(forKey: SavedKey("presented")), table)
        try encodeRequests(to: &container)
    }

    /// Encodes presented levels. If one is not saved, neither is everything on top of it.
    static func encode(
        _ levels: [LevelValue], on base: LevelValue?, _ list: any UnkeyedEncodingContainer, _ table: GraphTable
    ) throws {
        var list = list
        var below = base
        for level in levels.prefix(while: { $0.isSavable(table) }) {
            if let below, below.content.style != .split, !below.content.isSavable(table) { break }
            var nested = list.nestedContainer(keyedBy: SavedKey.self)
            try level.encode(to: &nested, table)
            // The screen that presented it is on top of the level below, unless code has pushed others.
            if let below, let presenter = level.presenter, below.topID != presenter || !below.isSavedWhole(table) {
                let index = below.path.firstIndex { $0.id == presenter }
                try nested.encode(index.map { $0 + 1 } ?? 0, forKey: SavedKey("presenter"))
            }
            below = level
        }
    }

    init(_ table: GraphTable, from decoder: any Decoder) throws {
        self.init(table, from: try decoder.container(keyedBy: SavedKey.self))
    }

    /// Decodes a state. Its levels and screens get ids after those that are in use.
    init(_ table: GraphTable, from container: SavedContainer, after used: (level: Int, screen: Int) = (0, 0)) {
        let name = try? container.decodeIfPresent(String.self, forKey: SavedKey("root"))
        let root = table.choosesRoot ? name.flatMap(table.root(named:)) : 0
        self.init(table, root: root)
        (lastID, lastScreenID) = (max(lastID, used.level), max(lastScreenID, used.screen))
        for index in rootLevels.indices { rootLevels[index].contentID = newID() }
        var isGone = table.choosesRoot && root == nil && container.contains(SavedKey("root"))
        if table.showsTabs, let id = try? container.decodeIfPresent(String.self, forKey: SavedKey("tab")) {
            if let tab = table.index(of: id).flatMap(table.tabs.firstIndex(of:)) {
                self.tab = tab
            } else if showsTabs {
                isGone = true
            }
        }
        isStack = container.contains(SavedKey("isStack"))
        hasRootEnded = container.contains(SavedKey("hasEnded"))
        let levels = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("bases"))
        for index in rootLevels.indices { restore(root: index, levels) }
        let list = try? container.nestedUnkeyedContainer(forKey: SavedKey("presented"))
        if !isGone { presented = restored(list, on: base) }
        for index in presented.indices { presented[index].isCut = false }
        for index in rootLevels.indices { rootLevels[index].isCut = false }
        decodeRequests(from: container)
        forgetAllowed()
    }

    /// Decodes presented levels. If one cannot be restored, neither can everything on top of it.
    mutating func restored(_ list: (any UnkeyedDecodingContainer)?, on base: LevelValue?) -> [LevelValue] {
        var list = list
        var levels: [LevelValue] = []
        var below = base
        while let isAtEnd = list?.isAtEnd, !isAtEnd, let nested = try? list?.nestedContainer(keyedBy: SavedKey.self),
            var level = LevelValue(table, from: nested)
        {
            let depth = try? nested.decodeIfPresent(Int.self, forKey: SavedKey("presenter"))
            let presenter = below?.presenter(of: level, at: depth)
            if below != nil, presenter == nil { break }
            // A presentation may no longer have a stack in this version of the app.
            let fits = level.path.isEmpty || level.content.style == .screen || table.nodes[level.content.node].hasStack
            let presented = self.level(
                level.content, path: fits ? level.path.map(\.value) : [], presenter: presenter)
            (level.id, level.contentID, level.path) = (presented.id, presented.contentID, presented.path)
            level.presenter = presenter
            level.isCut = level.isCut || !fits
            levels.append(level)
            below = level
        }
        return levels
    }

    /// Notes that nothing has been allowed since the start.
    private mutating func forgetAllowed() {
        isRootSure = isStack
        isTabSure = isStack
        func forget(_ level: inout LevelValue) {
            level.unsure = Set(
                SplitColumn.allCases.filter { level.content.split == nil ? $0 == .sidebar : level.content[$0] != nil })
            for index in level.path.indices { level.path[index].isSure = false }
        }
        for index in rootLevels.indices { forget(&rootLevels[index]) }
        for index in presented.indices { forget(&presented[index]) }
        for overlay in overlays.indices {
            for index in overlays[overlay].levels.indices { forget(&overlays[overlay].levels[index]) }
        }
    }

    private mutating func restore(root index: Int, _ levels: SavedContainer?) {
        guard let levels else { return }
        let names = table.rootStacks[index].names
        let saved = names.lazy.compactMap { [table] name -> LevelValue? in
            guard let nested = try? levels.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(name)) else {
                return nil
            }
            return LevelValue(table, from: nested)
        }
        guard let level = saved.first else {
            rootLevels[index].isCut = names.contains { levels.contains(SavedKey($0)) }
            return
        }
        let isSplit = level.content.split != nil
        if isStack
            || level.content.lowestNode == rootLevels[index].content.lowestNode
                && isSplit == (rootLevels[index].content.split != nil)
        {
            let own = rootLevels[index].content.value
            rootLevels[index].content = level.content
            // The tab decides which values its root has.
            if !isStack, !table.rootStacks[index].arguments.isEmpty { rootLevels[index].content.value = own }
        } else if isSplit {
            rootLevels[index].isCut = true
            return
        }
        rootLevels[index].path = level.path.map { screen($0.value) }
        rootLevels[index].isCut = level.isCut
        rootLevels[index].isUndecidedFlow = level.isUndecidedFlow
    }
}

nonisolated extension GraphTable {
    /// The name of a root in saved states.
    func name(ofRoot root: Int) -> String { roots[root].node.map { nodes[$0].id } ?? "tabs" }

    /// The root with a name or a former name.
    func root(named name: String) -> Int? {
        roots.firstIndex { root in
            guard let node = root.node else { return name == "tabs" }
            return nodes[node].id == name || nodes[node].formerIDs.contains(name)
        }
    }
}

nonisolated extension ContentValue {
    /// Whether a saved state can contain the content, that is, no value exists only in memory.
    func isSavable(_ table: GraphTable) -> Bool {
        switch style {
        case .split:
            return [split?.content, split?.detail].allSatisfy { $0??.isSavable(table) ?? true }
        default: return value.isSavable(table)
        }
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        if let flow {
            try table.types.writeFlow(node, flow, container.superEncoder(forKey: style.savedKey))
        } else {
            var nested = container.nestedContainer(keyedBy: SavedKey.self, forKey: style.savedKey)
            if let split {
                try split.encode(value, to: &nested, table)
            } else {
                try value.encode(to: &nested, table)
            }
        }
    }

    init?(_ table: GraphTable, from container: SavedContainer) {
        for style in ContentStyle.allCases where container.contains(style.savedKey) {
            if style == .flow {
                guard let decoder = try? container.superDecoder(forKey: style.savedKey),
                    let (node, flow) = try? table.types.readFlow(decoder)
                else { continue }
                self.init(flow: node, flow)
                return
            }
            guard let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: style.savedKey) else {
                continue
            }
            if style == .split {
                guard let sidebar = Self.screen(table, nested, "sidebar") else { continue }
                self.init(.split, sidebar, split: SplitValue(sidebar: sidebar, table, from: nested))
                return
            }
            guard let value = try? NodeValue(table, style, from: nested) else { continue }
            self.init(style, value)
            return
        }
        return nil
    }

    /// The screen in a column of a saved split.
    fileprivate static func screen(_ table: GraphTable, _ split: SavedContainer, _ column: String) -> NodeValue? {
        guard let nested = try? split.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(column)) else {
            return nil
        }
        return try? NodeValue(table, .screen, from: nested)
    }
}

nonisolated extension SplitValue {
    func encode(_ sidebar: NodeValue, to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws
    {
        func encode(_ screen: NodeValue?, _ column: String) throws {
            guard let screen else { return }
            var nested = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(column))
            try screen.encode(to: &nested, table)
        }
        // Check before encoding: an encoder that has thrown an error cannot be used further.
        if sidebar.isSavable(table) { try encode(sidebar, "sidebar") }
        let isContentSaved = content?.isSavable(table) ?? true
        if isContentSaved { try encode(content, "content") }
        if isContentSaved, detail?.isSavable(table) ?? true { try encode(detail, "detail") }
        try container.encode(visibility, forKey: SavedKey("visibility"))
        try container.encode(compactColumn, forKey: SavedKey("compactColumn"))
    }

    /// Decodes the columns. If one cannot be read, it and those after it are empty.
    init(sidebar: NodeValue, _ table: GraphTable, from container: SavedContainer) {
        let hasContent = table.hasContentColumns && container.contains(SavedKey("content"))
        self.init(content: hasContent ? ContentValue.screen(table, container, "content") : nil)
        if content != nil || !hasContent {
            detail = ContentValue.screen(table, container, "detail")
        }
        if let saved = try? container.decode(SplitVisibility.self, forKey: SavedKey("visibility")) {
            visibility = saved
        }
        compactColumn = lastColumn
        let column = try? container.decode(SplitColumn.self, forKey: SavedKey("compactColumn"))
        // The last column may be empty if screens are on its stack.
        if let column, column == .detail || column == .sidebar || self[column] != nil { compactColumn = column }
    }
}

nonisolated extension GraphTable {
    /// Whether any split has a column between its sidebar and its detail. An earlier version of the
    /// app may have saved one.
    fileprivate var hasContentColumns: Bool { nodes.contains { !$0.content.isEmpty } }
}

nonisolated extension LevelValue {
    /// Whether a saved state can contain the level: no value exists only in memory, and no caller awaits
    /// it. The end of a flow is also reported to the app, so an awaited flow is saved.
    func isSavable(_ table: GraphTable) -> Bool {
        (caller == nil || content.flow != nil) && content.isSavable(table)
    }

    /// Whether a saved state can contain all of the level.
    fileprivate func isSavedWhole(_ table: GraphTable) -> Bool {
        content.isSavable(table) && path.allSatisfy { $0.value.isSavable(table) }
    }

    /// The id of the restored screen that presented a level, by its saved depth; `nil` if it could not be saved or
    /// restored.
    fileprivate func presenter(of level: LevelValue, at depth: Int?) -> Int? {
        guard let depth else { return isCut ? nil : topID }
        if depth > 0 { return path.indices.contains(depth - 1) ? path[depth - 1].id : nil }
        if content.split != nil, let column = level.column, content[column] == nil { return nil }
        return contentID
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        let isSavable = content.isSavable(table)
        // Presentations that cannot be saved are skipped as a whole. A split leaves out columns.
        if isSavable || content.style == .split { try content.encode(to: &container, table) }
        try container.encodeIfPresent(column, forKey: SavedKey("column"))
        let saved = path.map(\.value).prefix { isSavable && $0.isSavable(table) }
        if !path.isEmpty {
            var list = container.nestedUnkeyedContainer(forKey: SavedKey("path"))
            for screen in saved {
                var nested = list.nestedContainer(keyedBy: SavedKey.self)
                try screen.encode(to: &nested, table)
            }
        }
        if isUndecidedFlow { try container.encode(true, forKey: SavedKey("isUndecided")) }
        if saved.count < path.count || !isSavable { try container.encode(true, forKey: SavedKey("isCut")) }
    }

    init?(_ table: GraphTable, from container: SavedContainer) {
        guard let content = ContentValue(table, from: container) else { return nil }
        self.init(content: content)
        isUndecidedFlow = container.contains(SavedKey("isUndecided"))
        column = try? container.decodeIfPresent(SplitColumn.self, forKey: SavedKey("column"))
        if let split = content.split,
            let columns = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("split"))
        {
            if table.hasContentColumns, columns.contains(SavedKey("content")), split.content == nil { isCut = true }
            if columns.contains(SavedKey("detail")), split.detail == nil { isCut = true }
        }
        var list = try? container.nestedUnkeyedContainer(forKey: SavedKey("path"))
        while !isCut, let isAtEnd = list?.isAtEnd, !isAtEnd {
            guard let nested = try? list?.nestedContainer(keyedBy: SavedKey.self),
                let screen = try? NodeValue(table, .screen, from: nested)
            else {
                isCut = true
                break
            }
            path.append(ScreenValue(id: 0, value: screen))
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: SavedKey("isCut"))) == true { isCut = true }
        leaveEmptyColumn()
    }
}

"""##),
        ("State/StateCore+Columns.swift", ##"""
nonisolated extension StateCore {
    /// Fills a column of the base level's split and empties later columns and the stack. In a
    /// compact width, the column is shown. Sheets that allow interaction behind them stay.
    mutating func fill(_ column: SplitColumn, with screen: NodeValue) {
        guard base.content.split != nil else { return }
        switch column {
        case .sidebar:
            base.content.value = screen
            base.content.split?.content = nil
            base.content.split?.detail = nil
        case .content:
            base.content.split?.content = screen
            base.content.split?.detail = nil
        case .detail: base.content.split?.detail = screen
        }
        base.content.split?.compactColumn = column
        base.path = []
        base.forgetArrivals(table)
        if !allowsInteractionBehind(from: 0) { presented = [] }
    }

    /// Empties a column and those after it.
    mutating func clear(_ column: SplitColumn) {
        guard base.content.split != nil else { return }
        base.content.split?.clear(column)
        base.path = []
        base.forgetArrivals(table)
    }

    /// Goes back to a column, including columns of tabs that are not selected: empties the stack
    /// and the columns after it. In a compact width, the column is shown.
    mutating func clear(behind column: SplitColumn, ofLevel id: Int) {
        guard rootLevels.indices.contains(id), rootLevels[id].content.split != nil else { return }
        rootLevels[id].content.split?.clear(behind: column)
        rootLevels[id].path = []
        rootLevels[id].forgetArrivals(table)
    }

    /// Changes which columns are visible, including those of tabs that are not selected.
    mutating func changeSplit(ofLevel id: Int, _ change: (inout SplitValue) -> Void) {
        guard rootLevels.indices.contains(id), var split = rootLevels[id].content.split else { return }
        change(&split)
        rootLevels[id].content.split = split
    }

    /// The column in which a split shows a screen by default. `index` is the index of the split's
    /// stack.
    private func column(of screen: Int, atRoot index: Int) -> SplitColumn? {
        guard table.rootStacks.indices.contains(index) else { return nil }
        let split = table.nodes[table.rootStacks[index].root]
        if split.detail.contains(screen) { return .detail }
        return split.content.contains(screen) ? .content : nil
    }

    /// The column that a screen fills by default if it is opened from a position; `nil` if it is
    /// pushed instead.
    func column(of screen: NodeValue, from position: ScreenPosition) -> SplitColumn? {
        guard position.depth == 0, let from = position.column, from != .detail,
            let column = column(of: screen.node, atRoot: position.level), column != from
        else { return nil }
        return column
    }

    /// The default exit to a screen: fills a later column if the split shows the screen there, or
    /// else pushes it.
    func exit(to screen: NodeValue, from position: ScreenPosition) -> ExitValue {
        column(of: screen, from: position).map { .fill($0, screen) } ?? .push(screen)
    }
}

"""##),
        ("State/StateCore+Exits.swift", ##"""
/// What is done once requirements hold.
nonisolated extension StateCore {
    /// Does what a request asks for.
    mutating func perform(_ request: RequestValue) { perform(request.exit, from: request.origin, request) }

    private mutating func perform(_ exit: ExitValue, from origin: ScreenOrigin?, _ request: RequestValue) {
        switch exit {
        case .act(let action): events.append(.acted(action, from: origin))
        case .close, .back, .finish: break
        case .select(let tab):
            // A tap leaves sheets that allow interaction behind them.
            select(tab, keepsPresented: origin == nil && allowsInteractionBehind(from: 0))
        case .open(let plan, _): follow(plan, request)
        case .under(let exit): perform(exit, under: origin, request)
        case .from(let node, let exit): perform(exit, goingBackTo: node, from: origin, request)
        case .push, .replace, .reset, .fill, .popTo, .present:
            // What follows a link is shown on what is then on top.
            guard let origin = origin ?? host else { return }
            inside(overlay(holding: origin.id)) { state in
                guard let position = state.position(of: origin) else { return }
                state.take(exit, from: position, for: request.caller)
            }
        }
    }

    /// Runs a change on the levels that contain a screen: those of a fallback, which then take the
    /// place of the levels of the root, or those of the root.
    @discardableResult
    mutating func inside<Result>(_ overlay: Int?, _ change: (inout Self) -> Result) -> Result {
        guard let overlay else { return change(&self) }
        var state = insideOverlay(overlay)
        let result = change(&state)
        state.overlays[overlay].levels = state.levels
        (state.base, state.presented) = (base, presented)
        self = state
        return result
    }

    /// The state with the levels of a fallback in place of those of the root.
    func insideOverlay(_ overlay: Int) -> Self {
        var state = self
        state.base = overlays[overlay].levels[0]
        state.presented = Array(overlays[overlay].levels.dropFirst())
        return state
    }

    /// Takes an exit of a screen at a position.
    private mutating func take(_ exit: ExitValue, from position: ScreenPosition, for caller: Int?) {
        guard let level = index(ofLevel: position.level) else { return }
        switch exit {
        case .push(let screen): if hasStack(level) { push(screen, on: level) }
        case .replace(let screen): if hasStack(level) { replace(with: screen, on: level) }
        case .reset(let screen): if hasStack(level) { reset(to: screen, on: level) }
        case .fill(let usual, let screen):
            // The column depends on the position of the screen that takes the exit. From a stack,
            // the target is pushed.
            if position.depth == 0, self[level].content.split != nil,
                let column = position.column == nil ? usual : column(of: screen, from: position)
            {
                fill(column, with: screen)
            } else if hasStack(level) {
                push(screen, on: level)
            }
        case .popTo(let node): if let below = screen(of: node, below: position) { goBack(to: below) }
        case .present(let content): present(content, from: position, on: level, for: caller)
        default: break
        }
    }

    /// Presents content, unless the same is already on top, and notes who presented it.
    private mutating func present(
        _ content: ContentValue, from position: ScreenPosition, on level: Int, for caller: Int?
    ) {
        let shown = self[level]
        if level > 0, shown.path.isEmpty, shown.content.style == content.style, shown.content.value == content.value {
            self[level].caller = shown.caller ?? caller
            return self[level].arrive(table)
        }
        var content = content
        if let flow = content.flow {
            switch FlowSteps(content.node, facts, table).first(from: flow.step) {
            case .step(let step): content.flow?.step = step
            case .undecided, .end:
                events.append(.completed(content, level: 0, caller: caller))
                return showNext(content, from: origin(at: position))
            }
        }
        let presenter = position.depth > 0 ? shown.path[position.depth - 1].id : shown.contentID
        present(content, on: level)
        self[depth - 1].presenter = presenter
        self[depth - 1].column = position.depth == 0 ? position.column : nil
        self[depth - 1].caller = caller
    }

    /// Closes the presentation that contains a screen, and takes an exit of its presenter.
    private mutating func perform(_ exit: ExitValue, under origin: ScreenOrigin?, _ request: RequestValue) {
        guard let origin else { return }
        var exit = exit
        var presenter: ScreenOrigin? = origin
        if let overlay = overlay(holding: origin.id) {
            let levels = overlays[overlay].levels
            let level = levels.firstIndex { $0.holds(origin.id) } ?? 0
            if level > 0 {
                presenter = insideOverlay(overlay).presentingScreen(of: level)
                overlays[overlay].levels.removeSubrange(level...)
            } else {
                close(overlay: overlays[overlay].fallback)
                presenter = host
            }
        } else if let level = presented.firstIndex(where: { $0.holds(origin.id) }) {
            presenter = presentingScreen(of: level + 1)
            presented.removeSubrange(level...)
        }
        if case .push(let screen) = exit, let position = presenter.flatMap(position(of:)) {
            exit = self.exit(to: screen, from: position)
        }
        perform(exit, from: presenter, request)
    }

    /// Goes back to a node's topmost screen below, if there is one, and takes an exit from there. An
    /// exit to that node replaces the screen.
    private mutating func perform(
        _ exit: ExitValue, goingBackTo node: Int, from origin: ScreenOrigin?, _ request: RequestValue
    ) {
        guard let origin else { return }
        let overlay = overlay(holding: origin.id)
        let next = inside(overlay) { state -> (exit: ExitValue, origin: ScreenOrigin)? in
            guard let position = state.position(of: origin) else { return nil }
            let below = state.screen(of: node, below: position)
            if let below {
                state.goBack(to: below)
                if exit.target(state.table) == node, let value = exit.screen {
                    state.replace(at: below, with: value)
                    return nil
                }
            }
            let source = below ?? position
            var exit = exit
            if case .push(let screen) = exit { exit = state.exit(to: screen, from: source) }
            return state.origin(at: source).map { (exit, $0) }
        }
        if let next { perform(next.exit, from: next.origin, request) }
    }

    /// Replaces the screen on top, at a position, with another one of the same node.
    private mutating func replace(at position: ScreenPosition, with value: NodeValue) {
        guard let level = index(ofLevel: position.level) else { return }
        if let column = position.column {
            fill(column, with: value)
        } else if position.depth > 0 {
            replace(with: value, on: level)
        } else {
            let content = ContentValue(self[level].content.style, value)
            let isSame = content.isSame(as: self[level].content, in: table)
            if level == 0 || isSame {
                self[level].content = content
                if !isSame {
                    let id = newID()
                    self[level].contentID = id
                }
                self[level].forgetArrivals(table)
            } else {
                let former = self[level]
                present(content, on: level - 1)
                presented[level - 1].column = former.column
                presented[level - 1].presenter = former.presenter
            }
        }
    }

    // MARK: Screens below

    /// Goes back to a node's topmost screen on a level, by default the topmost with a stack; returns
    /// `false` if there is none.
    mutating func pop(to node: Int, _ level: Int?) -> Bool {
        guard let level = level ?? stackLevel, level < depth else { return false }
        let top = topPosition(ofLevel: level)
        if self.node(at: top) == node {
            if let column = top.column { clear(behind: column, ofLevel: self[level].id) }
            return true
        }
        guard let below = screen(of: node, below: top) else { return false }
        goBack(to: below)
        return true
    }

    /// The position of a node's topmost screen below another one, on the stack or in an earlier column;
    /// `nil` if there is none.
    func screen(of node: Int, below position: ScreenPosition) -> ScreenPosition? {
        guard let level = index(ofLevel: position.level) else { return nil }
        let below = self[level].path.prefix(max(position.depth, 1) - 1)
        if let index = below.lastIndex(where: { $0.node == node }) {
            return ScreenPosition(level: position.level, depth: index + 1)
        }
        if let split = self[level].content.split {
            let own = position.depth > 0 ? nil : position.column ?? split.compactColumn
            let column = self[level].content.column(of: node, before: own)
            return column.map { ScreenPosition(level: position.level, depth: 0, column: $0) }
        }
        guard position.depth > 0, self[level].content.node == node else { return nil }
        return ScreenPosition(level: position.level, depth: 0)
    }

    /// Removes everything on top of a screen.
    private mutating func goBack(to position: ScreenPosition) {
        if let column = position.column {
            if !allowsInteractionBehind(from: 0) { presented = [] }
            clear(behind: column, ofLevel: position.level)
        } else {
            keep(position.depth, ofLevel: position.level)
        }
    }

    // MARK: What is offered

    /// Whether the conditions allow an exit of a node, by its number.
    func offers(_ number: Int, of source: Int, _ conditions: ConditionValues) -> Bool {
        let offers = table.nodes[source].offers
        guard offers.indices.contains(number) else { return true }
        let offer = offers[number]
        guard offer.requirements.areMet(conditions) == true else { return false }
        return offer.guards.allSatisfy { $0.isMet(conditions) == true || table.fallback(of: $0) != nil }
    }

    /// Whether the conditions allow a push from one node to another.
    func offersPush(of target: Int, from source: Int, _ conditions: ConditionValues) -> Bool {
        let numbers = table.nodes[source].offers.indices.filter {
            table.nodes[source].offers[$0].isPush && table.nodes[source].offers[$0].target == target
        }
        return numbers.isEmpty || numbers.contains { offers($0, of: source, conditions) }
    }
}

"""##),
        ("State/StateCore+Facts.swift", ##"""
/// What a change of the conditions removes.
nonisolated extension StateCore {
    /// The root on display: the one that the conditions choose, or else the last one while it may be
    /// the one; `nil` while that is undecided.
    var displayedRoot: Int? {
        if isStack { return root }
        if let chosen = table.chosenRoot(facts) { return chosen }
        guard isRootSure, let root, table.mayChoose(root: root, facts) else { return nil }
        return root
    }

    /// Removes what requires a condition that is false, with what is above it and what it presented.
    mutating func prune() {
        if !isStack { pruneRoot() }
        if showsTabs, !isStack { pruneTabs() }
        for index in rootLevels.indices { _ = cut(&rootLevels[index]) }
        if root != nil { presented = allowed(presented, on: base) }
        for index in overlays.indices { overlays[index].levels = allowed(overlays[index].levels, on: nil) }
        overlays.removeAll { $0.levels.isEmpty }
        if !holds.isEmpty { holds = holds.filter { hold in allLevels.contains { $0.holds(hold, table) } } }
    }

    private mutating func pruneRoot() {
        if let chosen = table.chosenRoot(facts) {
            if root != chosen { leaveRoot() }
            root = chosen
            isRootSure = true
        } else if let root, !table.mayChoose(root: root, facts) {
            leaveRoot()
        }
    }

    /// A root that leaves the display starts empty the next time, so that another user does not see
    /// screens of the last one.
    private mutating func leaveRoot() {
        root = nil
        tab = nil
        isTabSure = true
        presented = []
        reselections = reselections.map { _ in 0 }
        hasRootEnded = false
        for index in rootLevels.indices { empty(index) }
    }

    /// Starts a tab or root anew.
    private mutating func empty(_ index: Int) {
        let content = table.initialContents[index]
        rootLevels[index] = LevelValue(id: index, contentID: newID(), content: content)
        rootLevels[index].isUndecidedFlow = content.flow != nil && table.hasConditionalSteps
    }

    private mutating func pruneTabs() {
        for tab in table.tabs.indices where isOpen(tab) == false {
            if self.tab == tab {
                presented = []
                self.tab = nil
            }
            empty(table.rootStack(ofTab: tab))
        }
        if let tab {
            if isOpen(tab) == true { isTabSure = true }
        } else {
            tab = table.tabs.indices.first { isOpen($0) == true }
            isTabSure = true
        }
    }

    /// Whether a tab may be selected; `nil` while that is undecided.
    func isOpen(_ tab: Int) -> Bool? { table.requirements(ofTab: tab).areMet(facts) }

    /// The presented levels that remain on a level, or those of an overlay.
    private func allowed(_ levels: [LevelValue], on base: LevelValue?) -> [LevelValue] {
        var result: [LevelValue] = []
        for var level in levels {
            if let below = result.last ?? base, !below.presents(level),
                !table.nodes[level.content.node].allowsInteractionBehind
            {
                break
            }
            guard cut(&level) else { break }
            result.append(level)
        }
        return result
    }

    /// Removes from a level what is not allowed, and notes what is; returns `false` if nothing remains.
    private func cut(_ level: inout LevelValue) -> Bool {
        func areMet(_ node: Int) -> Bool? { table.nodes[node].requirements.areMet(facts) }
        var isAllowed = true
        for column in SplitColumn.allCases {
            let isSplit = level.content.split != nil
            guard let node = isSplit ? level.content[column]?.node : column == .sidebar ? level.content.node : nil
            else {
                continue
            }
            switch areMet(node) {
            case true?: level.unsure.remove(column)
            case nil: break
            case false?:
                if column == .sidebar { isAllowed = false } else { level.content.split?.clear(column) }
                level.path = []
            }
        }
        if let first = level.path.firstIndex(where: { areMet($0.node) == false }) {
            level.path.removeSubrange(first...)
            level.leaveEmptyColumn()
        }
        for index in level.path.indices where areMet(level.path[index].node) == true { level.path[index].isSure = true }
        level.forgetArrivals(table)
        return isAllowed
    }

    /// All levels: those of tabs and roots, what is presented, and those of overlays.
    var allLevels: [LevelValue] { rootLevels + presented + overlays.flatMap(\.levels) }

    // MARK: Flows

    /// Passes over steps that the conditions hide. A flow without further steps is complete.
    mutating func advanceFlows() {
        for level in allLevels {
            guard let flow = level.content.flow else { continue }
            let isHidden = FlowSteps(level.content.node, facts, table).isVisible(flow.step).map { !$0 }
            if isHidden == false, level.isUndecidedFlow { edit(level.id) { $0.isUndecidedFlow = false } }
            guard isHidden == true else { continue }
            switch FlowSteps(level.content.node, facts, table).first(from: flow.step) {
            case .undecided: break
            case .end: complete(level)
            case .step(let step):
                edit(level.id) {
                    $0.content.flow?.step = step
                    $0.isUndecidedFlow = false
                }
                removeLevels(above: level.id)
            }
        }
    }

    /// Changes a level, wherever it is.
    mutating func edit(_ id: Int, _ change: (inout LevelValue) -> Void) {
        for index in rootLevels.indices where rootLevels[index].id == id { change(&rootLevels[index]) }
        for index in presented.indices where presented[index].id == id { change(&presented[index]) }
        for overlay in overlays.indices {
            for index in overlays[overlay].levels.indices where overlays[overlay].levels[index].id == id {
                change(&overlays[overlay].levels[index])
            }
        }
    }

    /// Removes what is presented on a level.
    mutating func removeLevels(above id: Int) {
        if base.id == id { presented = [] }
        if let index = presented.firstIndex(where: { $0.id == id }) { presented.removeSubrange((index + 1)...) }
        for overlay in overlays.indices {
            guard let index = overlays[overlay].levels.firstIndex(where: { $0.id == id }) else { continue }
            overlays[overlay].levels.removeSubrange((index + 1)...)
        }
    }
}

"""##),
        ("State/StateCore+Flows.swift", ##"""
nonisolated extension StateCore {
    /// A move within a flow.
    func moved(_ level: LevelValue, _ move: (FlowSteps, inout FlowValue) -> Bool) -> (flow: FlowValue, continues: Bool)?
    {
        guard var flow = level.content.flow else { return nil }
        let continues = move(FlowSteps(level.content.node, facts, table), &flow)
        return (flow, continues)
    }

    /// Moves the flow on a level on display. If it does not continue, it is complete.
    mutating func move(flowOn id: Int, _ move: (FlowSteps, inout FlowValue) -> Bool) {
        guard shown.level(id)?.content.flow != nil, let level = allLevels.first(where: { $0.id == id }),
            let (flow, continues) = moved(level, move)
        else { return }
        edit(id) { $0.content.flow = flow }
        // What a step has presented goes with it.
        if flow.step != level.content.flow?.step { removeLevels(above: id) }
        if !continues, let level = allLevels.first(where: { $0.id == id }) {
            complete(level)
        }
    }

    /// Completes a flow: removes it, unless it is the root, and asks for the node that follows it. A
    /// fallback is not shown again for the requests that wait for it; they go on from there.
    mutating func complete(_ level: LevelValue) {
        if overlays.contains(where: { $0.levels[0].id == level.id }) {
            let fallback = overlays.first { $0.levels[0].id == level.id }?.fallback ?? level.content.node
            events.append(.completed(level.content, level: level.id, caller: level.caller))
            markAnswered(fallback)
            overlays.removeAll { $0.fallback == fallback }
            return
        }
        if rootLevels.contains(where: { $0.id == level.id }) {
            guard !hasRootEnded, base.id == level.id else { return }
            hasRootEnded = true
            events.append(.completed(level.content, level: level.id, caller: nil))
            return showNext(level.content, from: nil)
        }
        events.append(.completed(level.content, level: level.id, caller: level.caller))
        markAnswered(level.content.node)
        let presenter = presenter(of: level)
        closing { $0.close(level: level.id) }
        showNext(level.content, from: presenter)
    }

    /// Cancels the flow on a level on display. One that is the root stays, and is returned the first
    /// time.
    mutating func cancel(flowOn id: Int) -> ContentValue? {
        guard let level = shown.level(id) else { return nil }
        guard base.id == id else {
            close(level: id)
            return nil
        }
        closeRequests(for: level.content.node)
        if hasRootEnded { return nil }
        hasRootEnded = true
        return level.content
    }

    /// The screen that presented a level, which may be gone.
    private func presenter(of level: LevelValue) -> ScreenOrigin? {
        let state = overlay(holding: level.contentID).map(insideOverlay) ?? self
        guard let index = state.index(ofLevel: level.id), index > 0 else {
            return level.presenter.map { ScreenOrigin(id: $0) }
        }
        return state.presentingScreen(of: index)
    }

    /// Asks for the node that follows a flow.
    mutating func showNext(_ flow: ContentValue, from origin: ScreenOrigin?) {
        guard let next = table.nodes[flow.node].next,
            let exit = ExitValue(showing: next.value(flow.value, presenter: { flow.flow?.data.parameter($0) }), table)
        else { return }
        ask(next: exit, from: origin)
    }

    /// Asks for what follows a flow or an action.
    mutating func ask(next exit: ExitValue, from origin: ScreenOrigin?, after former: [Requirement] = []) {
        var request = RequestValue(
            id: newID(), exit: exit, origin: origin, root: isStack ? nil : displayedRoot, since: now)
        if case .open(let plan, _) = exit { request.root = plan.root }
        if let root = request.root, root != displayedRoot { request.origin = nil }
        request.inherited = former
        add(request)
    }

    /// Replaces the step and data of a flow. A flow with other parameters is another flow.
    mutating func update(_ flow: FlowValue, of node: Int, onLevel id: Int) {
        edit(id) { level in
            if level.content.node == node, level.content.flow?.parameters == flow.parameters {
                level.content.flow = flow
            }
        }
    }

    /// Whether a flow is on a final step.
    func isFinished(_ content: ContentValue) -> Bool {
        guard let flow = content.flow else { return false }
        return FlowSteps(content.node, facts, table).isFinished(flow)
    }
}

"""##),
        ("State/StateCore+OnTop.swift", ##"""
/// How a link shows a node on top of what is shown (`opens: onTop`).
nonisolated struct ShownOnTop {
    /// `nil` if the node is already on top.
    let exit: ExitValue?
    /// The column of the screen that has the route.
    let column: SplitColumn?
}

nonisolated extension StateCore {
    /// The node on top of a plan, which the plan is for.
    var topValue: NodeValue {
        if let screen = top.path.last { return screen.value }
        return top.content.shownValue
    }

    /// How a plan's node is shown on top of this state; `nil` if it is shown with its plan.
    func onTop(_ plan: StateCore) -> ShownOnTop? {
        guard plan.opensOnTop else { return nil }
        let visible = withoutUndecided
        return visible.root == nil ? nil : visible.shownOnTop(plan.topValue)
    }

    /// Shows a node on top, or updates its values if it is already there.
    mutating func show(_ onTop: ShownOnTop, _ value: NodeValue, for caller: Int?) {
        switch onTop.exit {
        case .push(let screen): push(screen, on: depth - 1)
        case .fill(let column, let screen): fill(column, with: screen)
        case .present(let content):
            present(content, on: depth - 1)
            presented[presented.count - 1].column = onTop.column
        default:
            update(onTop.column, value)
            self[depth - 1].arrive(table)
        }
    }

    /// Gives the node on top the values of a link.
    private mutating func update(_ column: SplitColumn?, _ value: NodeValue) {
        let level = depth - 1
        if !self[level].path.isEmpty {
            self[level].path[self[level].path.count - 1].value = value
        } else if let column, column != .sidebar {
            if column == .content { self[level].content.split?.content = value }
            if column == .detail { self[level].content.split?.detail = value }
        } else if self[level].content.style != .flow {
            self[level].content.value = value
        }
        self[level].forgetArrivals(table)
    }

    private func shownOnTop(_ value: NodeValue) -> ShownOnTop? {
        let level = top
        let position = topPosition(ofLevel: depth - 1)
        guard let node = node(at: position), let source = self.value(at: position) else { return nil }
        let isFlow = level.path.isEmpty && level.content.style == .flow
        if isFlow ? level.content.value.isSame(as: value, in: table) : source.isSame(as: value, in: table) {
            return ShownOnTop(exit: nil, column: position.column)
        }
        guard level.content.style.isHost else { return nil }
        let flow = isFlow ? level.content.flow : nil
        let exit = table.nodes[value.node].routesOnTop.lazy.compactMap { route -> ExitValue? in
            guard route.source.map({ $0 == node }) ?? (table.nodes[node].isView && node != value.node),
                fixes(value, by: route, source, flow)
            else { return nil }
            return exitOnTop(by: route, to: value, from: position)
        }.first
        return exit.map { ShownOnTop(exit: $0, column: position.column) }
    }

    /// Whether the values that a route fixes are those of the link.
    private func fixes(
        _ value: NodeValue, by route: GraphTableNode.RouteOnTop, _ source: NodeValue, _ flow: FlowValue?
    ) -> Bool {
        guard !route.arguments.isEmpty else { return true }
        var isMissing = false
        let parameters = route.arguments.enumerated().map { index, argument -> NodeValue.Parameter in
            if case .absent = argument { return value[index] }
            return argument.value(value) { name in
                let given = table.parameter(name, of: source, flow)
                isMissing = isMissing || given == nil
                return given
            }
        }
        guard !isMissing,
            let fixed = ContentValue(NodeValue(value.node, parameters: parameters), table)
        else { return false }
        return fixed.value == value
    }

    private func exitOnTop(
        by route: GraphTableNode.RouteOnTop, to value: NodeValue, from position: ScreenPosition
    ) -> ExitValue? {
        let hasStack = hasStack(depth - 1)
        switch route.verb {
        case .sheet: return .present(ContentValue(.sheet, value))
        case .cover: return .present(ContentValue(.cover, value))
        case .popover: return .present(ContentValue(.popover, value))
        case .push: return hasStack ? .push(value) : nil
        default:
            guard table.nodes[value.node].kind == .screen else {
                return ContentValue(value, table).map { .present($0) }
            }
            if let column = column(of: value, from: position) { return .fill(column, value) }
            return hasStack ? .push(value) : nil
        }
    }
}

nonisolated extension GraphTable {
    /// The value of a node's parameter, or of a flow's data, by name.
    func parameter(_ name: String, of source: NodeValue?, _ flow: FlowValue?) -> NodeValue.Parameter? {
        if let value = flow?.data.parameter(name) { return value }
        guard let source, let index = nodes[source.node].parameters.firstIndex(of: name) else { return nil }
        return source[index]
    }
}

nonisolated extension GraphTableNode {
    /// Whether routes from anywhere start at the node.
    fileprivate var isView: Bool {
        switch kind {
        case .screen, .sheet, .cover, .popover: return true
        default: return false
        }
    }
}

"""##),
        ("State/StateCore+Opening.swift", ##"""
/// What links show.
nonisolated extension StateCore {
    /// Shows a plan for a request: on top of what is shown, on a presentation that stays, or in place
    /// of everything. Fallbacks for older requests are closed.
    mutating func follow(_ plan: Self, _ request: RequestValue) {
        for overlay in overlays {
            let newest = requests.last { awaitedFallback(of: $0) == overlay.fallback }
            if let newest, newest.id < request.id { close(overlay: overlay.fallback) }
        }
        if isArrival(request) {
            show(ShownOnTop(exit: nil, column: top.topColumn), plan.topValue, for: nil)
        } else if let onTop = onTop(plan) {
            show(onTop, plan.topValue, for: request.caller)
        } else {
            var plan = plan
            // A flow without a visible step counts as complete.
            plan.presented.removeAll { isOver($0.content) }
            if !stack(plan) { open(plan) }
        }
        if request.caller != nil, !presented.isEmpty, top.caller == nil { self[depth - 1].caller = request.caller }
    }

    /// Shows a plan: its root or tab, stack and presentations. The stacks of other tabs are kept.
    /// Screens and presentations that are already shown with the same identity stay, with the plan's
    /// values.
    mutating func open(_ plan: Self) {
        if isStack, plan.base.content.node != base.content.node { return }
        if !isStack {
            root = plan.root
            if showsTabs {
                tab = plan.tab
                isTabSure = true
            }
        }
        let (former, formerTop, formerLevels) = (base, top, levels)
        if !plan.base.content.isSame(as: base.content, in: table) { base.contentID = newID() }
        base.content = plan.base.content.keeping(base.content)
        reuse(plan.base.path, on: 0)
        base.keepArrivals(of: former, table)
        showPresentations(plan.presented, on: 0, instead: formerLevels)
        if depth == formerLevels.count, top.isOnTop(of: formerTop, in: table) { self[depth - 1].arrive(table) }
    }

    /// Makes the stack of a level what a plan says. Screens that are there already stay.
    private mutating func reuse(_ path: [ScreenValue], on level: Int) {
        let former = self[level].path
        let kept = zip(former, path).prefix { $0.value.isSame(as: $1.value, in: table) }.count
        self[level].path = path.enumerated().map { index, planned in
            index < kept ? ScreenValue(id: former[index].id, value: planned.value) : screen(planned.value)
        }
        self[level].showTop()
    }

    /// Makes the presentations above a level what a plan says. Those that are there already stay.
    ///
    /// - Parameter formerLevels: The levels before the plan is shown.
    private mutating func showPresentations(_ plan: [LevelValue], on level: Int, instead formerLevels: [LevelValue]) {
        var index = level
        for planned in plan {
            guard let content = begun(planned.content) else { break }
            let former = presented.indices.contains(index) ? presented[index] : nil
            let presenter = self[index].topID
            let isPresenterKept =
                former?.presenter == presenter
                && former?.column.map { isKept($0, formerLevels[index].content, self[index].content) } ?? true
            // The screen to which it is anchored may have other values.
            let screen = self[index].screen(presenting: former?.column)
            let isAnchorKept =
                isPresenterKept && formerLevels[index].screen(presenting: former?.column) == screen
            if let former, former.content.isSame(as: content, in: table), isAnchorKept || !content.style.isAnchored {
                presented[index].content = content.keeping(former.content)
                reuse(planned.path, on: index + 1)
                presented[index].keepArrivals(of: former, table)
                if !isPresenterKept { presentAnew(index, from: presenter) }
            } else {
                present(content, path: planned.path.map(\.value), on: index)
            }
            index += 1
        }
        if presented.indices.contains(index) { presented.removeSubrange(index...) }
    }

    /// Keeps a presentation for another screen: the one that awaits it is gone.
    private mutating func presentAnew(_ index: Int, from presenter: Int) {
        presented[index].presenter = presenter
        presented[index].column = self[index].topColumn
        presented[index].caller = nil
    }

    /// Whether a column shows the same screen as before.
    private func isKept(_ column: SplitColumn, _ former: ContentValue, _ content: ContentValue) -> Bool {
        guard let former = former[column], let screen = content[column] else { return false }
        return former.isSame(as: screen, in: table)
    }

    /// Content with a flow at its first visible step; `nil` if it has none.
    private func begun(_ content: ContentValue) -> ContentValue? {
        guard let flow = content.flow else { return content }
        guard case .step(let step) = FlowSteps(content.node, facts, table).first(from: flow.step) else { return nil }
        var content = content
        content.flow?.step = step
        return content
    }

    /// Whether a flow has no visible step from its step on.
    func isOver(_ content: ContentValue) -> Bool {
        content.flow.map { FlowSteps(content.node, facts, table).first(from: $0.step) == .end } ?? false
    }

    // MARK: On a presentation that stays

    /// Whether a presentation keeps links on top of it.
    var stacksLinks: Bool { presented.contains { table.nodes[$0.content.node].onLink == .stack } }

    /// Shows a plan on top of a presentation with `onLink: stack`; returns `false` if that is not
    /// possible. Presentations of the plan that are there already stay.
    private mutating func stack(_ plan: Self) -> Bool {
        guard let last = presented.lastIndex(where: { table.nodes[$0.content.node].onLink == .stack }) else {
            return false
        }
        let (formerTop, formerLevels) = (top, levels)
        if plan.presented.isEmpty {
            // On the presentation's stack, a screen that would fill a column is pushed.
            guard let screen = plan.base.path.last?.value ?? plan.base.content.split?.last, hasStack(last + 1) else {
                return false
            }
            presented.removeSubrange((last + 1)...)
            let path = presented[last].path
            if let top = path.last, top.value.isSame(as: screen, in: table) {
                presented[last].path[path.count - 1].value = screen
            } else {
                push(screen, on: last + 1)
            }
        } else {
            /// How many presentations of the plan are there from an index on.
            func matches(_ index: Int) -> Int {
                zip(presented[index...], plan.presented).prefix { $0.content.isSame(as: $1.content, in: table) }.count
            }
            // The plan begins where it contains the presentation that stays, or else on top of it.
            let start = (0...last).first { $0 + matches($0) > last } ?? last + 1
            let kept = start == last + 1 ? 0 : matches(start)
            for offset in 0..<kept {
                let (index, planned) = (start + offset, plan.presented[offset])
                presented[index].content = planned.content.keeping(presented[index].content)
            }
            let count = start + kept
            if kept == plan.presented.count {
                presented.removeSubrange(count...)
                reuse(plan.presented[kept - 1].path, on: count)
            } else {
                showPresentations(Array(plan.presented.dropFirst(kept)), on: count, instead: formerLevels)
            }
        }
        if top.isOnTop(of: formerTop, in: table) { self[depth - 1].arrive(table) }
        return true
    }
}

"""##),
        ("State/StateCore+Plans.swift", ##"""
nonisolated extension StateCore {
    /// Creates the state that the plan of a node describes; `nil` if the graph has no plan for the
    /// node.
    init?(planOf value: NodeValue, _ table: GraphTable) {
        if let tab = table.tabs.firstIndex(of: value.node), table.links.plan(of: value.node) == nil {
            guard let root = table.roots.firstIndex(where: { $0.node == nil }) else { return nil }
            self.init(table, root: root)
            self.tab = tab
            return
        }
        let placed = table.links.placedPlan(of: value, table)
        // A tab that fixes these values of its root shows it.
        if placed == nil, table.fixesRoots, let own = table.value(.screen, value), let tab = table.tab(withRoot: own),
            let root = table.roots.firstIndex(where: { $0.node == nil })
        {
            self.init(table, root: root)
            self.tab = tab
            return
        }
        guard let plan = placed ?? table.links.plan(of: value.node) else { return nil }
        guard let root = table.roots.firstIndex(where: { $0.node == plan.root }) else { return nil }
        self.init(table, root: root)
        if let tab = plan.tab { self.tab = tab }
        if let entry = plan.content, !show(entry, at: value) { return nil }
        if !plan.columns.isEmpty { fill(plan.columns, at: value) }
        for entry in plan.path {
            guard let screen = table.value(.screen, entry.value(value)) else { return nil }
            base.path.append(self.screen(screen))
        }
        base.showTop()
        for level in plan.presentations {
            guard let content = ContentValue(level.style, level.content.value(value), table) else { return nil }
            present(content, path: level.path.compactMap { table.value(.screen, $0.value(value)) })
        }
        opensOnTop = !table.nodes[value.node].routesOnTop.isEmpty
    }

    /// Sets the content of the base level to a screen, a flow, or a step of a flow.
    private mutating func show(_ entry: LinkPlan.Entry, at value: NodeValue) -> Bool {
        let own = entry.value(value)
        if [.flow, .step].contains(table.nodes[entry.node].kind) {
            guard let content = ContentValue(own, table) else { return false }
            base.content = content
            return true
        }
        guard let screen = table.value(.screen, own) else { return false }
        base.content = ContentValue(.screen, screen)
        return true
    }

    private mutating func fill(_ columns: [LinkPlan.Entry], at value: NodeValue) {
        let split = table.nodes[table.rootStacks[rootIndex].root]
        let screens = columns.compactMap { table.value(.screen, $0.value(value)) }
        guard let sidebar = screens.first, screens.count == columns.count else { return }
        var others = SplitValue(visibility: split.splitVisibility)
        for screen in screens.dropFirst() {
            if split.detail.contains(screen.node), others.detail == nil, !split.content.contains(screen.node) {
                others.detail = screen
            } else if split.content.contains(screen.node), others.content == nil {
                others.content = screen
            } else {
                others.detail = screen
            }
        }
        others.compactColumn = others.lastColumn
        base.content = ContentValue(.split, sidebar, split: others)
    }
}

nonisolated extension LinkPlan.Entry {
    /// The node with its values. Some are taken from `source`, the value of the node that the plan
    /// belongs to.
    func value(_ source: NodeValue, presenter: (String) -> NodeValue.Parameter? = { _ in nil }) -> NodeValue {
        NodeValue(node, parameters: arguments.map { $0.value(source, presenter) })
    }
}

nonisolated extension PlanArgument {
    func value(_ source: NodeValue, _ presenter: (String) -> NodeValue.Parameter?) -> NodeValue.Parameter {
        switch self {
        case .parameter(let index): return source[index]
        case .presenter(let name): return presenter(name) ?? .none
        case .fixed(let texts): return texts.count == 1 ? .string(texts[0]) : .list(texts.map { .string($0) })
        case .absent: return .none
        }
    }
}

nonisolated extension ExitValue {
    /// Creates the exit that shows a node: presents it, performs it, or else opens its plan; `nil` if
    /// none of these is possible.
    init?(showing value: NodeValue, _ table: GraphTable) {
        switch table.nodes[value.node].kind {
        case .sheet, .cover, .popover, .alert, .dialog, .flow:
            guard let content = ContentValue(value, table) else { return nil }
            self = .present(content)
        case .action: self = .act(value)
        case .tab, .split, .screen, .step:
            guard var plan = StateCore(planOf: value, table) else { return nil }
            // What follows an action or a flow does not depend on what is shown.
            plan.opensOnTop = false
            self = .open(plan, value.node)
        }
    }
}

"""##),
        ("State/StateCore+Positions.swift", ##"""
/// The position of a screen: its level, and how many screens are below it there.
nonisolated struct ScreenPosition: Hashable, Sendable {
    /// The id of the level.
    let level: Int
    let depth: Int
    /// The column, if it is in a split.
    var column: SplitColumn?
}

nonisolated extension StateCore {
    /// The screen at a position; `nil` if there is none.
    func origin(at position: ScreenPosition) -> ScreenOrigin? {
        guard let level = level(position.level), position.depth <= level.path.count else { return nil }
        if position.depth > 0 { return ScreenOrigin(id: level.path[position.depth - 1].id) }
        guard level.content.split != nil, let column = position.column else { return ScreenOrigin(id: level.contentID) }
        return ScreenOrigin(id: level.contentID, column: column, screen: level.content[column])
    }

    /// The position of a screen on a visible level; `nil` if it is gone.
    func position(of origin: ScreenOrigin) -> ScreenPosition? {
        guard let level = levels.first(where: { $0.holds(origin, table) }) else { return nil }
        guard level.contentID == origin.id else {
            return level.path.firstIndex { $0.id == origin.id }.map { ScreenPosition(level: level.id, depth: $0 + 1) }
        }
        return ScreenPosition(level: level.id, depth: 0, column: origin.column)
    }

    /// The node of a screen in the navigation of the root or in a fallback; `nil` if it is gone.
    func node(of origin: ScreenOrigin) -> Int? {
        let state = overlay(holding: origin.id).map(insideOverlay) ?? self
        return state.position(of: origin).flatMap(state.node)
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: ScreenPosition) -> Int? {
        guard let level = level(position.level) else { return nil }
        if position.depth == 0, position.column == nil || level.content.split == nil {
            return level.content.shownNode(table)
        }
        return value(at: position)?.node
    }

    /// The value of the node at a position; `nil` if there is none.
    func value(at position: ScreenPosition) -> NodeValue? {
        guard let level = level(position.level) else { return nil }
        guard position.depth == 0 else {
            return position.depth <= level.path.count ? level.path[position.depth - 1].value : nil
        }
        if let column = position.column, level.content.split != nil { return level.content[column] }
        return level.content.shownValue
    }

    /// Whether the screen at a position is on top: what is presented on it allows interaction behind,
    /// and no screen covers it. A stack covers only the last column.
    func isOnTop(_ position: ScreenPosition) -> Bool {
        guard let index = index(ofLevel: position.level), allowsInteractionBehind(from: index) else { return false }
        let level = self[index]
        if position.depth == level.path.count { return true }
        return position.depth == 0 && level.content.split != nil && position.column != .detail
    }

    /// Whether something is below the screen at a position.
    func canGoBack(from position: ScreenPosition) -> Bool {
        position.depth > 0 || position.level != base.id
            || position.column ?? base.content.split?.compactColumn ?? .sidebar != .sidebar
    }

    /// The screens on a level from which others can be pushed.
    func sources(ofLevel id: Int) -> [ScreenPosition] {
        guard let index = index(ofLevel: id) else { return [] }
        let level = self[index]
        guard level.path.isEmpty, level.content.split != nil else { return [topPosition(ofLevel: index)] }
        return SplitColumn.allCases.filter { level.content[$0] != nil }.map {
            ScreenPosition(level: id, depth: 0, column: $0)
        }
    }

    /// The position of the screen that presented a level, or, if unknown, of the top of the level
    /// below.
    func presenter(of level: Int) -> ScreenPosition {
        let below = self[level - 1]
        if let column = self[level].column { return ScreenPosition(level: below.id, depth: 0, column: column) }
        return topPosition(ofLevel: level - 1)
    }

    /// The position of the screen on top of a level.
    func topPosition(ofLevel index: Int) -> ScreenPosition {
        ScreenPosition(level: self[index].id, depth: self[index].path.count, column: self[index].topColumn)
    }

    /// The topmost screen that can present something.
    var host: ScreenOrigin? {
        levels.lastIndex { $0.content.style.isHost }.flatMap { origin(at: topPosition(ofLevel: $0)) }
    }

    /// The screen that presented a level.
    func presentingScreen(of level: Int) -> ScreenOrigin? { origin(at: presenter(of: level)) }

    /// The node on top of everything: its position, and its values as strings for events.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: Int
        let values: [String: String]
    }

    /// The node on top of everything; `nil` while the root is undecided and the graph has no
    /// launching screen.
    var topmost: Top? {
        if root == nil {
            guard let launching = table.launching else { return nil }
            let value = table.value(.screen, NodeValue(launching)) ?? NodeValue(launching)
            return Top(level: -1, depth: 0, node: launching, values: value.reported(table))
        }
        let level = top
        let node = level.content.flow != nil && level.path.isEmpty ? level.content.shownNode(table) : level.node
        let values = (level.path.last?.value ?? level.content.shownValue).reported(table)
        return Top(level: level.id, depth: level.path.count, node: node, values: values)
    }

    /// The link to the node on top; `nil` if there is none.
    var link: NodeValue? {
        if root == nil { return nil }
        let top = top
        if top.path.isEmpty, top.content.flow != nil { return nil }
        let value = top.path.last?.value ?? top.content.shownValue
        var reader = ValueReader(value)
        guard let link = table.types.readLink(value.node, &reader), !reader.isInvalid else { return nil }
        return link
    }
}

"""##),
        ("State/StateCore+Presenting.swift", ##"""
nonisolated extension StateCore {
    /// Presents content on a level, by default the topmost. Replaces what that level presented.
    /// Returns the id of the presentation.
    @discardableResult @usableFromInline
    mutating func present(_ content: ContentValue, path: [NodeValue] = [], on level: Int? = nil) -> Int {
        if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }
        // Nothing can be presented on an alert.
        if let last = presented.last, !last.content.style.isHost { presented.removeLast() }
        var presentation = self.level(content, path: path, presenter: top.topID)
        presentation.column = top.topColumn
        presented.append(presentation)
        return presentation.id
    }

    /// Whether everything presented above a level allows interaction with the content behind it.
    func allowsInteractionBehind(from level: Int) -> Bool {
        presented.dropFirst(level).allSatisfy { table.nodes[$0.content.node].allowsInteractionBehind }
    }

    /// The next state to show on the way from one state to another. It differs only by a change
    /// that the system can make in one step.
    ///
    /// The root changes only after all presentations are dismissed. Old presentations are dismissed
    /// before new ones appear, one at a time.
    static func next(shown: Self, wanted: Self) -> Self {
        var next = wanted
        var kept = zip(shown.presented, wanted.presented).prefix { $0.id == $1.id }.count
        if shown.root != wanted.root { kept = 0 }
        if shown.presented.count > kept {
            next = shown
            next.presented.removeSubrange(kept...)
            return next
        }
        if kept == wanted.presented.count { return next }
        next.presented.removeSubrange(kept...)
        if next.isEqual(to: shown) { next.presented.append(wanted.presented[kept]) }
        return next
    }
}

"""##),
        ("State/StateCore+Settling.swift", ##"""
/// What follows from a change: requests end, fallbacks open and close.
nonisolated extension StateCore {
    /// Brings the state up to date with the conditions and the time.
    mutating func update(to conditions: ConditionValues, at now: Double) {
        act(conditions, at: now) { _ in }
    }

    /// Changes something, then does what follows from it.
    mutating func act(_ conditions: ConditionValues, at now: Double, _ change: (inout Self) -> Void) {
        self.now = now
        if conditions != facts {
            facts = conditions
            settle()
        }
        change(&self)
        settle()
    }

    /// Does what follows from the facts and the requests, until nothing changes.
    private mutating func settle() {
        let hadTabs = showsTabs
        repeat {
            prune()
            if table.hasConditionalSteps { advanceFlows() }
            repeat { endRequests() } while closeUnneededOverlays()
        } while performNext() || openOverlay()
        if showsTabs, !hadTabs { askForFirstTab() }
        takeExternals()
    }

    /// The first tab is wanted. While it is undecided, that is a request.
    private mutating func askForFirstTab() {
        guard let first = table.tabs.indices.first(where: { isOpen($0) != false }), isOpen(first) != true else {
            return
        }
        add(RequestValue(id: newID(), exit: .select(first), root: root, since: now))
        settle()
    }

    // MARK: Requests

    /// Adds a request, which is done, refused or dropped later.
    mutating func add(_ request: RequestValue) {
        var request = request
        if !request.isLink, request.source == nil {
            request.source = request.origin.flatMap(node(of:)) ?? shown.topmost?.node
        }
        requests.append(request)
    }

    /// Ends a request with an outcome, if it has not ended.
    mutating func end(_ request: RequestValue, _ outcome: OutcomeValue) {
        guard let index = requests.firstIndex(where: { $0.id == request.id }) else { return }
        events.append(.ended(requests.remove(at: index), outcome))
    }

    private mutating func endRequests() {
        guard !requests.isEmpty else { return }
        noteRequirements()
        for request in requests {
            if let condition = lostCondition(of: request) {
                end(request, .dropped(.conditionLost(condition)))
            } else if isAtRoot(request), let requirement = refusal(of: request) {
                end(request, .refused(requirement.condition))
            } else if let origin = request.origin, !contains(origin) {
                end(request, .dropped(.gone))
            } else if now - request.since >= limit(of: request) {
                end(request, .dropped(.expired))
            }
        }
    }

    /// How long a request may wait, in seconds.
    private func limit(of request: RequestValue) -> Double {
        request.exit.target(table).flatMap { table.nodes[$0].deferralLimit } ?? table.deferralLimit
    }

    /// Whether a screen is where "back" can lead, or on top.
    func contains(_ origin: ScreenOrigin) -> Bool {
        (levels + overlays.flatMap(\.levels)).contains { $0.holds(origin, table) }
    }

    /// Does the first request that can be done.
    private mutating func performNext() -> Bool {
        guard let request = requests.first(where: isReady) else { return false }
        if case .act(let action) = request.exit.last {
            end(request, .act(action))
        } else {
            end(request, .done)
        }
        giveUpHidden()
        closing(for: request) { $0.perform(request) }
        return true
    }

    // MARK: Fallbacks

    /// Opens the fallback that decides what is shown. A flow without a visible step counts as
    /// complete, and the app shows an external node by itself.
    private mutating func openOverlay() -> Bool {
        guard let fallback = decidingFallback, !overlays.contains(where: { $0.fallback == fallback }),
            var content = ContentValue(NodeValue(fallback), table)
        else { return false }
        if table.nodes[fallback].isExternal {
            events.append(.external(content))
            markAnswered(fallback)
            return true
        }
        if let flow = content.flow {
            switch FlowSteps(content.node, facts, table).first(from: flow.step) {
            case .undecided: return false
            case .end:
                markAnswered(fallback)
                return true
            case .step(let step): content.flow?.step = step
            }
        }
        let level = level(content)
        overlays.append(Overlay(fallback: fallback, levels: [level]))
        return false
    }

    /// Closes the fallbacks for which no request waits. Flows count as complete if they were on their
    /// last steps and the condition holds.
    private mutating func closeUnneededOverlays() -> Bool {
        let unneeded = overlays.filter { !needsOverlay($0.fallback) }
        for overlay in unneeded {
            overlays.removeAll { $0.fallback == overlay.fallback }
            let holds = table.conditions.indices.contains {
                table.conditions[$0].fallback == overlay.fallback && facts[$0] == true
            }
            for level in overlay.levels where holds {
                guard let flow = level.content.flow, FlowSteps(level.content.node, facts, table).isLast(flow) else {
                    continue
                }
                events.append(.completed(level.content, level: level.id, caller: level.caller))
            }
        }
        return !unneeded.isEmpty
    }

    /// Notes that a fallback was completed: it is not shown again for the requests that wait for it.
    mutating func markAnswered(_ fallback: Int) {
        for index in requests.indices {
            guard let awaited = awaitedFallback(of: requests[index]),
                table.flow(of: awaited) == table.flow(of: fallback)
            else { continue }
            requests[index].answered.insert(awaited)
        }
    }

    /// Ends the wait for a node that was closed: drops the requests, unless it was a flow on a final step,
    /// which counts as complete.
    private mutating func close(_ content: ContentValue, for node: Int, upTo last: Int = .max) {
        if isFinished(content) { markAnswered(node) } else { closeRequests(for: node, upTo: last) }
    }

    /// Drops the requests that wait for a node that was closed, up to one with an id.
    mutating func closeRequests(for node: Int, upTo last: Int = .max) {
        for request in requests where request.id <= last && waits(request, for: node) {
            end(request, .dropped(.closed))
        }
    }

    /// Closes a fallback, for all requests that wait for it.
    mutating func close(overlay fallback: Int) {
        if let overlay = overlays.first(where: { $0.fallback == fallback }) {
            close(overlay.levels[0].content, for: fallback)
        }
        overlays.removeAll { $0.fallback == fallback }
    }

    /// Changes something. What it removes from the navigation of the root is closed for the requests
    /// that wait for it. Those that are newer than the request that is done still wait.
    mutating func closing(for request: RequestValue? = nil, _ change: (inout Self) -> Void) {
        guard !requests.isEmpty else { return change(&self) }
        let former = levels.flatMap(\.places)
        // What the change asks for is newer.
        let last = request?.id ?? lastScreenID
        change(&self)
        let kept = Set(levels.flatMap(\.places).map(\.origin))
        for place in former where !kept.contains(place.origin) {
            if overlays.contains(where: { table.flow(of: $0.fallback) == place.content.node }) { continue }
            close(place.content, for: place.content.node, upTo: last)
        }
    }

    // MARK: External nodes

    /// Removes nodes that the app shows by itself from the tops of stacks and presentations.
    private mutating func takeExternals() {
        for level in 0..<depth {
            guard let screen = self[level].path.last, table.nodes[screen.node].isExternal else { continue }
            self[level].path.removeLast()
            self[level].showTop()
            events.append(.external(ContentValue(.screen, screen.value)))
        }
        if let content = presented.last?.content, table.nodes[content.node].isExternal {
            presented.removeLast()
            events.append(.external(content))
        }
    }
}

nonisolated extension LevelValue {
    /// The content or the columns, and the screens.
    fileprivate var places: [(origin: ScreenOrigin, content: ContentValue)] {
        let columns = SplitColumn.allCases.compactMap { column in
            content[column].map {
                (ScreenOrigin(id: contentID, column: column, screen: $0), ContentValue(.screen, $0))
            }
        }
        return (columns.isEmpty ? [(ScreenOrigin(id: contentID), content)] : columns)
            + path.map { (ScreenOrigin(id: $0.id), ContentValue(.screen, $0.value)) }
    }
}

"""##),
        ("State/StateCore+Shown.swift", ##"""
/// What is on display: it depends only on what is wanted and on the facts.
nonisolated extension StateCore {
    /// What is on display: the root that the conditions choose, up to the first node that was
    /// restored and is still undecided, and on top of that at most one fallback.
    ///
    /// A fallback that is pushed is on the visible stack, one that is presented is the topmost level.
    var shown: Self {
        var shown = withoutUndecided
        shown.overlays = []
        if let overlay = overlayOnDisplay { shown.add(overlay) }
        return shown
    }

    /// The navigation of the root on display, without fallbacks.
    var withoutUndecided: Self {
        var visible = self
        visible.root = displayedRoot == root ? root : nil
        if showsTabs, !isStack {
            let tab = tabOnDisplay
            if tab != self.tab { visible.presented = [] }
            visible.tab = tab
            if tab == nil { visible.root = nil }
        }
        guard visible.root != nil else {
            visible.presented = []
            return visible
        }
        for index in visible.rootLevels.indices { _ = visible.rootLevels[index].hideUndecided(facts, table) }
        let base = visible.base
        // A root that is complete stays until the conditions choose another one.
        if base.content.flow != nil, base.isUndecidedFlow || isStepHidden(base.content) && !isOver(base.content) {
            visible.root = nil
            visible.presented = []
            return visible
        }
        visible.presented = visibleLevels(visible.presented, on: visible.base)
        return visible
    }

    /// The selected tab, or the first that is allowed while a restored one is undecided.
    private var tabOnDisplay: Int? {
        guard let tab else { return nil }
        return isTabSure || isOpen(tab) == true ? tab : table.tabs.indices.first { isOpen($0) == true }
    }

    /// The presented levels, up to the first part that is undecided.
    private func visibleLevels(_ levels: [LevelValue], on base: LevelValue?) -> [LevelValue] {
        var result: [LevelValue] = []
        for var level in levels {
            if let below = result.last ?? base, !below.presents(level),
                !table.nodes[level.content.node].allowsInteractionBehind
            {
                break
            }
            guard level.hideUndecided(facts, table), !isStepHidden(level.content) else { break }
            result.append(level)
        }
        return result
    }

    private func isStepHidden(_ content: ContentValue) -> Bool {
        content.flow.map { FlowSteps(content.node, facts, table).isVisible($0.step) == false } ?? false
    }

    // MARK: Fallbacks

    /// The fallback that the newest request waits for, unless it is on display already.
    var decidingFallback: Int? {
        guard !requests.isEmpty, let fallback = requests.reversed().lazy.compactMap(awaitedFallback).first,
            !isOnTop(fallback)
        else { return nil }
        return fallback
    }

    /// Whether a node is the root on display, or on the topmost level below fallbacks.
    private func isOnTop(_ node: Int) -> Bool {
        let node = table.flow(of: node)
        if let root = displayedRoot, table.roots[root].node == node { return true }
        let visible = withoutUndecided
        guard visible.root != nil else { return false }
        return visible.levels.last { $0.content.style.isHost }?.contains(node) ?? false
    }

    /// The fallback on display, with what is on it.
    var overlayOnDisplay: Overlay? {
        guard !overlays.isEmpty, let fallback = decidingFallback,
            var overlay = overlays.first(where: { $0.fallback == fallback })
        else { return nil }
        overlay.levels = visibleLevels(overlay.levels, on: nil)
        return overlay.levels.isEmpty ? nil : overlay
    }

    /// Shows a fallback on top.
    private mutating func add(_ overlay: Overlay) {
        // Nothing can be presented on an alert.
        while let last = presented.last, !last.content.style.isHost { presented.removeLast() }
        var levels = overlay.levels
        let first = levels[0]
        if first.content.style == .screen, root != nil, hasStack(depth - 1) {
            self[depth - 1].path.append(ScreenValue(id: first.contentID, value: first.content.value))
            self[depth - 1].path += first.path
            self[depth - 1].showTop()
            levels.removeFirst()
        }
        presented += levels
    }

    /// The index of the overlay that contains a screen; `nil` if it is in the navigation of the root.
    func overlay(holding id: Int) -> Int? {
        overlays.firstIndex { $0.levels.contains { $0.holds(id) } }
    }

    /// What is hidden is given up when the user does something.
    mutating func giveUpHidden() {
        guard displayedRoot != nil, displayedRoot == root else { return }
        let visible = withoutUndecided
        if visible.tab != tab {
            if let tab { rootLevels[table.rootStack(ofTab: tab)].path = [] }
            presented = []
            tab = visible.tab
            isTabSure = true
        }
        guard visible.root != nil else { return }
        rootLevels[rootIndex] = visible.base
        rootLevels[rootIndex].unsure = []
        presented = visible.presented
    }
}

nonisolated extension LevelValue {
    /// Removes what was restored and is undecided, with what is on top of it; returns `false` if
    /// nothing remains.
    fileprivate mutating func hideUndecided(_ facts: ConditionValues, _ table: GraphTable) -> Bool {
        func isUndecided(_ node: Int) -> Bool { table.nodes[node].requirements.areMet(facts) != true }
        if content.split == nil {
            if unsure.contains(.sidebar), isUndecided(content.node) {
                path = []
                return false
            }
        } else if !unsure.isEmpty {
            for column in [SplitColumn.content, .detail] {
                guard unsure.contains(column), let node = content[column]?.node, isUndecided(node) else { continue }
                content.split?.clear(column)
                path = []
            }
        }
        if let first = path.firstIndex(where: { !$0.isSure && isUndecided($0.node) }) {
            path.removeSubrange(first...)
            leaveEmptyColumn()
        }
        return true
    }
}

"""##),
        ("State/StateCore+Stack.swift", ##"""
nonisolated extension StateCore {
    /// Pushes a screen onto the stack of a level.
    mutating func push(_ screen: NodeValue, on level: Int) { changePath(level) { $0.append($1.screen(screen)) } }

    /// Replaces the screen on top. An equal screen stays, as its view does.
    mutating func replace(with screen: NodeValue, on level: Int) {
        changePath(level) { path, state in
            if path.last?.value == screen { return }
            _ = path.popLast()
            path.append(state.screen(screen))
        }
    }

    /// Replaces a whole stack with a screen. An equal screen at its bottom stays, as its view does.
    mutating func reset(to screen: NodeValue, on level: Int) {
        changePath(level) { path, state in
            path = path.first.flatMap { $0.value == screen ? [$0] : nil } ?? [state.screen(screen)]
        }
    }

    /// Goes back one screen; returns `false` if the stack is empty.
    mutating func pop(_ level: Int) -> Bool {
        guard !self[level].path.isEmpty else { return false }
        changePath(level) { path, _ in path.removeLast() }
        return true
    }

    /// Empties the stack of a level.
    mutating func popToRoot(_ level: Int) { changePath(level) { path, _ in path = [] } }

    private mutating func changePath(_ level: Int, _ change: (inout [ScreenValue], inout Self) -> Void) {
        var path = self[level].path
        change(&path, &self)
        self[level].path = path
        self[level].showTop()
        self[level].forgetArrivals(table)
    }

    /// Keeps only the bottom screens of a level's stack and removes everything on top of them.
    mutating func keep(_ count: Int, ofLevel id: Int) {
        guard let level = index(ofLevel: id) else {
            guard rootLevels.indices.contains(id) else { return }
            rootLevels[id].path = Array(rootLevels[id].path.prefix(count))
            rootLevels[id].leaveEmptyColumn()
            rootLevels[id].forgetArrivals(table)
            return
        }
        guard count < self[level].path.count else { return }
        if !allowsInteractionBehind(from: level) { presented.removeSubrange(level...) }
        self[level].path.removeSubrange(count...)
        self[level].leaveEmptyColumn()
        self[level].forgetArrivals(table)
    }

    /// Adopts the stack of a level as the system has changed it.
    mutating func setPath(_ count: Int, ofLevel id: Int) { edit(id) { $0.path = Array($0.path.prefix(count)) } }

    /// Selects a tab. Leaves the stacks as they are.
    mutating func select(_ tab: Int, keepsPresented: Bool = false) {
        if isStack { return }
        root = table.roots.firstIndex { $0.node == nil } ?? root
        self.tab = tab
        isTabSure = true
        if !keepsPresented { presented = [] }
    }

    /// Goes back to the root of the selected tab. At the root, the tap is counted.
    mutating func tapSelected() {
        guard let tab else { return }
        // In a compact width, a split goes back to its first column. The other columns stay filled.
        var isAtRoot = true
        if let split = base.content.split, split.compactColumn != .sidebar {
            base.content.split?.compactColumn = .sidebar
            isAtRoot = false
        }
        if isAtRoot, base.path.isEmpty {
            if reselections.indices.contains(tab) { reselections[tab] += 1 }
        } else {
            popToRoot(0)
        }
    }
}

"""##),
        ("State/StateCore.swift", ##"""
/// The part of ``NavigationState`` that is the same for all graphs: nodes are indices, and
/// parameters are values.
///
/// It holds what is wanted: the navigation of the root, and the requests that wait. ``shown`` is
/// what is on display, which follows from that and from the facts. Its functions are pure.
@usableFromInline
nonisolated struct StateCore: Sendable {
    let table: GraphTable
    /// The index of the root of the app's window; `nil` while it is undecided.
    var root: Int?
    /// Whether the root has been on display since the start. A restored root is not shown before it
    /// is chosen.
    var isRootSure = true
    /// The index of the selected tab; `nil` if no tab is allowed.
    var tab: Int? = 0
    /// Whether the tab has been allowed since the start.
    var isTabSure = true
    /// The level of each tab and root, without presentations.
    var rootLevels: [LevelValue]
    /// The presented levels, from bottom to top.
    var presented: [LevelValue] = []
    /// The steps and links that wait, in the order in which they were made.
    var requests: [RequestValue] = []
    /// The fallbacks that are open. That of the newest request is shown.
    var overlays: [Overlay] = []
    /// The last id that was given to a level.
    var lastID: Int
    /// The last id that was given to a screen or a request; not a part of the state's value.
    var lastScreenID: Int
    /// How often each tab was tapped while it was selected and its root was on top.
    var reselections: [Int]
    /// Whether the flow that is the root was completed or cancelled.
    var hasRootEnded = false
    /// Whether the state is a single stack that the app shows by itself, outside of the graph's
    /// roots and tabs.
    var isStack = false
    /// Whether the state is the plan of a node that a link shows on top of what is shown, if the screen
    /// there has a route to it.
    var opensOnTop = false

    // What the state was last brought up to date with; not a part of its value.
    /// The values of the conditions.
    var facts: ConditionValues
    /// The time, in seconds since the Unix epoch.
    var now = 0.0
    /// The ids of screens with views that make links wait.
    var holds: Set<ScreenOrigin> = []
    /// What the last changes have led to.
    var events: [StateEvent] = []

    /// Creates a state with a root in which all stacks are in their initial state.
    @usableFromInline
    init(_ table: GraphTable, root: Int?) {
        self.table = table
        self.root = root
        rootLevels = table.initialContents.indices.map {
            LevelValue(id: $0, contentID: $0, content: table.initialContents[$0])
        }
        lastID = table.initialContents.count
        lastScreenID = table.initialContents.count
        reselections = Array(repeating: 0, count: table.tabs.count)
        facts = ConditionValues(count: table.conditions.count)
    }

    /// Creates the initial state of the app.
    init(_ table: GraphTable, _ conditions: ConditionValues, at now: Double = 0) {
        self.init(table, root: nil)
        tab = nil
        update(to: conditions, at: now)
    }

    /// Returns an id for a screen or a request.
    mutating func newID() -> Int {
        lastScreenID += 1
        return lastScreenID
    }

    /// Makes a screen for a stack.
    mutating func screen(_ value: NodeValue) -> ScreenValue { ScreenValue(id: newID(), value: value) }

    /// Makes a level for a presentation.
    mutating func level(_ content: ContentValue, path: [NodeValue] = [], presenter: Int? = nil) -> LevelValue {
        lastID += 1
        let (id, contentID) = (lastID, newID())
        return LevelValue(
            id: id, contentID: contentID, content: content, path: path.map { screen($0) }, presenter: presenter)
    }

    /// The index of the visible base level among the levels of tabs and roots.
    var rootIndex: Int {
        guard let root else { return 0 }
        guard table.roots[root].node != nil else { return table.rootStack(ofTab: tab ?? 0) }
        return table.rootStack(ofRoot: root) ?? 0
    }

    /// Whether the tabs are shown.
    var showsTabs: Bool { root.map { table.roots[$0].node == nil } ?? false }

    /// The level of the selected tab or root, without presentations.
    var base: LevelValue {
        get { rootLevels[rootIndex] }
        set { rootLevels[rootIndex] = newValue }
        _modify { yield &rootLevels[rootIndex] }
    }

    /// The number of levels: the base and each presentation.
    var depth: Int { presented.count + 1 }

    /// A level, by its index: 0 is the base, the others are presented.
    subscript(level: Int) -> LevelValue {
        get { level == 0 ? rootLevels[rootIndex] : presented[level - 1] }
        _modify {
            if level == 0 { yield &rootLevels[rootIndex] } else { yield &presented[level - 1] }
        }
    }

    /// The topmost level.
    var top: LevelValue { self[presented.count] }

    /// The levels of the root, from bottom to top.
    var levels: [LevelValue] { [base] + presented }

    /// The index of a level, by default the topmost; `nil` if there is no such level.
    func existing(_ level: Int?) -> Int? {
        let level = level ?? presented.count
        return level >= 0 && level <= presented.count ? level : nil
    }

    /// The index of the level with an id; `nil` if it does not exist or is not visible.
    func index(ofLevel id: Int) -> Int? {
        if base.id == id { return 0 }
        return presented.firstIndex { $0.id == id }.map { $0 + 1 }
    }

    /// The level with an id, including levels of tabs that are not selected.
    func level(_ id: Int) -> LevelValue? {
        (rootLevels + presented).first { $0.id == id }
    }

    /// The node on top of everything.
    var node: Int { root == nil ? table.launching ?? top.node : top.node }

    /// The visible nodes and those below them.
    var nodes: [Int] {
        if root == nil, table.choosesRoot { return table.launching.map { [$0] } ?? [] }
        var nodes: [Int] = []
        if showsTabs, let tab { nodes.append(table.tabs[tab]) }
        for level in levels { nodes += level.nodes }
        return nodes
    }

    /// Whether a level has a stack, on which screens can be pushed.
    func hasStack(_ level: Int) -> Bool {
        let content = self[level].content
        switch content.style {
        case .screen, .split: return true
        default: return table.nodes[content.node].hasStack
        }
    }

    /// The index of the topmost level with a stack; `nil` if there is none.
    var stackLevel: Int? { (0..<depth).last(where: hasStack) }

    /// Whether two states look the same.
    func isEqual(to other: Self) -> Bool {
        root == other.root && (tab == other.tab || !showsTabs) && reselections == other.reselections
            && rootLevels == other.rootLevels && presented == other.presented
    }
}

nonisolated extension StateCore: Hashable {
    @usableFromInline
    static func == (left: Self, right: Self) -> Bool {
        left.isEqual(to: right) && left.requests == right.requests && left.overlays == right.overlays
            && left.lastID == right.lastID && left.isStack == right.isStack
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        hasher.combine(root)
        hasher.combine(tab)
        hasher.combine(rootLevels)
        hasher.combine(presented)
        hasher.combine(requests)
    }
}

nonisolated extension GraphTable {
    var links: LinkTable { types.links() }

    /// Whether conditions choose the root.
    var choosesRoot: Bool { rootChoices.count > 1 || rootChoices.contains { !$0.requirements.isEmpty } }

    /// The first root whose requirements are met; `nil` while a root before it is undecided.
    func chosenRoot(_ conditions: ConditionValues) -> Int? {
        for choice in rootChoices {
            switch choice.requirements.areMet(conditions) {
            case true?: return choice.root
            case nil: return nil
            case false?: continue
            }
        }
        return nil
    }

    /// Whether a root may still be chosen, depending on how undecided conditions turn out.
    func mayChoose(root: Int, _ conditions: ConditionValues) -> Bool {
        for choice in rootChoices {
            let areMet = choice.requirements.areMet(conditions)
            if areMet != false, choice.root == root { return true }
            if areMet == true { return false }
        }
        return false
    }

    /// The node that is shown while a requirement is not met; `nil` if there is none.
    func fallback(of requirement: Requirement) -> Int? {
        requirement.isNegated ? nil : conditions[requirement.condition].fallback
    }

    /// The flow of a step, or else the node itself.
    func flow(of node: Int) -> Int {
        var flow = node
        while nodes[flow].kind == .step { flow -= 1 }
        return flow
    }

    /// The requirements of a stack's tab and split, by the stack's index.
    func requirements(ofStack index: Int) -> [Requirement] {
        let stack = rootStacks[index]
        var requirements: [Requirement] = []
        if let tab = stack.tab { requirements += nodes[tabs[tab]].visibility + nodes[tabs[tab]].requirements }
        if nodes[stack.root].kind == .split { requirements += nodes[stack.root].requirements }
        return requirements
    }

    /// The requirements for selecting a tab: its own and those of its root.
    func requirements(ofTab tab: Int) -> [Requirement] {
        let index = rootStack(ofTab: tab)
        return requirements(ofStack: index) + nodes[initialContents[index].lowestNode].requirements
    }

    /// The tabs of the tab bar.
    func visibleTabs(_ conditions: ConditionValues) -> [Int] {
        tabs.indices.filter { nodes[tabs[$0]].visibility.areMet(conditions) == true }
    }
}

"""##),
        ("Values/GraphTable.swift", ##"""
/// The nodes, conditions and roots of a graph, read once from the table that navgen writes.
///
/// Each line describes a condition, a root or a node: its id and kind, followed by the properties
/// that differ from their defaults.
///
///     static let table = GraphTable(
///         HelloGraph.self, "Hello", format: .v1,
///         """
///         @home
///         home screen pushes=detail
///         detail screen params=id
///         """)
nonisolated public final class GraphTable: Sendable {
    /// The format of a table. A runtime that cannot read a format marks its case as unavailable.
    public enum Format: Sendable {
        /// The first format.
        case v1
    }

    /// Which links wait, if several cannot be done yet.
    public enum WaitingLinks: Sendable {
        /// All of them, in the order in which they were opened.
        case all
        /// Only the newest one.
        case newest
    }

    /// A condition and its fallback: the node that is shown while it does not hold.
    struct Condition: Sendable {
        let id: String
        var fallback: Int?
    }

    /// A choice among roots: the first whose requirements are met is shown.
    struct RootChoice: Sendable {
        /// The index of the root.
        let root: Int
        let requirements: [Requirement]
    }

    /// A root of an app's window: the tabs, or a node.
    struct Root: Sendable, Equatable {
        /// `nil` for the tabs.
        let node: Int?
    }

    /// The bottom of a stack: a tab, or a root that is a node.
    struct RootStack: Sendable {
        /// The index of the tab among the tabs.
        let tab: Int?
        /// The index of a screen, a split or a flow.
        let root: Int
        /// The names in saved states: the id, followed by former ids.
        let names: [String]
        /// The values of the root, or of the sidebar of a split, if the tab fixes them.
        var arguments: [PlanArgument] = []
    }

    /// The name of the graph.
    public let name: String
    /// Converts node values to the graph's own types and back.
    let types: GraphTypes
    let nodes: [GraphTableNode]
    let conditions: [Condition]
    /// The nodes that are tabs and can be selected.
    let tabs: [Int]
    /// The nodes in the tab bar: these tabs, and those that act instead.
    let tabBar: [Int]
    let roots: [Root]
    let rootChoices: [RootChoice]
    /// Whether a root shows the tabs.
    let showsTabs: Bool
    let hasConditionalSteps: Bool
    /// The screen that is shown while the root is undecided.
    let launching: Int?
    /// The stacks of the tabs, if a root shows them, followed by the stacks of the roots that are
    /// nodes.
    let rootStacks: [RootStack]
    /// Whether a tab fixes the values of its root.
    let fixesRoots: Bool
    /// The initial content of each stack in ``rootStacks``.
    let initialContents: [ContentValue]
    /// The longest time that a link waits for its conditions, in seconds.
    let deferralLimit: Double
    /// Whether a link that waits is dropped when a newer one has to wait.
    let keepsNewestLink: Bool
    private let indices: [String: Int]

    /// Reads a table.
    @inlinable
    public convenience init<Graph: NavigationGraph>(
        _ graph: Graph.Type, _ name: String, format: Format, deferralLimit: Double = 1800,
        waiting: WaitingLinks = .all, _ text: StaticString
    ) {
        // Inlinable, so that the functions of `GraphTypes` are specialized for the graph's types.
        self.init(GraphTypes(graph), name, deferralLimit, waiting, text)
    }

    @usableFromInline
    convenience init(
        _ types: GraphTypes, _ name: String, _ deferralLimit: Double, _ waiting: WaitingLinks, _ text: StaticString
    ) {
        self.init(types, name, deferralLimit, waiting, TableText(text))
    }

    init(
        _ types: GraphTypes, _ name: String, _ deferralLimit: Double, _ waiting: WaitingLinks, _ text: TableText
    ) {
        self.name = name
        self.deferralLimit = deferralLimit
        keepsNewestLink = waiting == .newest
        self.types = types
        let table = GraphTableParser(text)
        nodes = table.nodes
        conditions = table.conditions
        tabs = table.tabs
        tabBar = table.nodes.indices.filter { table.nodes[$0].kind == .tab }
        roots = table.roots
        rootChoices = table.rootChoices
        launching = table.launching
        showsTabs = table.roots.contains { $0.node == nil }
        hasConditionalSteps = table.nodes.contains { $0.kind == .step && !$0.visibility.isEmpty }
        rootStacks = table.rootStacks
        fixesRoots = table.rootStacks.contains { !$0.arguments.isEmpty }
        indices = table.indices
        initialContents = table.rootStacks.map { stack in
            guard let content = ContentValue(atRoot: stack.root, stack.arguments, table.nodes, types) else {
                preconditionFailure("\(name): the bottom of a stack requires parameters")
            }
            return content
        }
    }

    /// The index of the node with an id or a former id.
    func index(of id: String) -> Int? { indices[id] }

    /// The steps of a flow, in order.
    func steps(of flow: Int) -> Range<Int> {
        var end = flow + 1
        while end < nodes.count, nodes[end].kind == .step { end += 1 }
        return flow + 1..<end
    }

    /// The style in which a node is shown by default.
    func style(of node: Int) -> ContentStyle { ContentStyle(nodes[node].kind) }

    /// Makes a value of a node, with defaults for the parameters that are missing.
    func value(_ style: ContentStyle, _ value: NodeValue) -> NodeValue? { types.value(style, value) }

    /// The index of a tab's stack.
    func rootStack(ofTab tab: Int) -> Int { rootStacks.firstIndex { $0.tab == tab } ?? 0 }

    /// The tab that fixes the values of its root, if they are those of a screen.
    func tab(withRoot value: NodeValue) -> Int? {
        rootStacks.indices.first { index in
            !rootStacks[index].arguments.isEmpty && initialContents[index].value == value
        }.flatMap { rootStacks[$0].tab }
    }

    /// The index of a root's stack; `nil` for the tabs.
    func rootStack(ofRoot root: Int) -> Int? {
        roots[root].node.flatMap { node in rootStacks.firstIndex { $0.tab == nil && $0.root == node } }
    }
}

/// A node in the graph's table.
nonisolated struct GraphTableNode: Sendable {
    /// An exit that is only available under conditions.
    struct Offer: Sendable {
        let target: Int
        let isPush: Bool
        /// The requirements of the exit.
        let requirements: [Requirement]
        /// The requirements of its target that have no fallback.
        let guards: [Requirement]
    }

    /// The route that follows an answer to an alert or dialog. It is taken as an exit of the
    /// presenter.
    struct AnswerRoute: Sendable {
        /// The name of the answer.
        let answer: String
        let verb: Verb
        let target: Int?
        let arguments: [PlanArgument]
        /// The node to go back to first.
        let popsTo: Int?
        let requirements: [Requirement]

        enum Verb: String, Sendable {
            case go, push, replace, reset, popTo, present, open, act, select, dismiss
            // A screen in another style.
            case sheet, cover, popover
            // Like `go`, but from below the presentation.
            case under
        }
    }

    /// A route by which a link shows the node on top of what is shown.
    struct RouteOnTop: Sendable {
        /// The node that has to be on top; `nil` for any view except the node itself.
        let source: Int?
        /// How it shows the node: `go` as without `as`.
        let verb: AnswerRoute.Verb
        /// The values that the route fixes; those that it does not are absent.
        let arguments: [PlanArgument]
    }

    /// The reaction of a presentation to a link: it is closed, the link is shown on top of it, or
    /// the link waits.
    enum LinkBehavior: String, Sendable { case close, stack, wait }

    /// The form in which a flow is shown.
    enum FlowStyle: String, Sendable { case cover, sheet, root }

    let id: String
    let kind: NodeKind
    /// The names of the parameters.
    var parameters: [String] = []
    /// The parameters whose values are not reported in events or descriptions.
    var sensitive: [String] = []
    /// The indices of the parameters that decide whether two values are the same; `nil` for all
    /// parameters.
    var identity: [Int]?
    /// The requirements for the node to be shown.
    var requirements: [Requirement] = []
    /// The requirements for a step to be part of its flow, or for a tab to be in the tab bar.
    var visibility: [Requirement] = []
    /// The longest time that a link or step to the node waits, in seconds; `nil` for that of the graph.
    var deferralLimit: Double?
    /// The nodes that the node can push.
    var pushes: [Int] = []
    /// The exits that are only available under conditions, by number.
    var offers: [Offer] = []
    /// The routes of an alert's answers, or the route of a tab that acts.
    var answers: [AnswerRoute] = []
    /// The routes by which a link shows it on top of what is shown, instead of with its plan.
    var routesOnTop: [RouteOnTop] = []
    var owner: String?
    var tags: [String] = []
    /// Former ids.
    var formerIDs: [String] = []
    /// Whether the node is left out of saved states.
    var isTransient = false
    /// Whether the app shows the node by itself, outside of the navigator.
    var isExternal = false
    // A tab.
    /// Whether it acts instead of being selected.
    var acts = false
    var root: Int?
    /// The values that it gives its root.
    var rootArguments: [PlanArgument] = []
    /// The name of its symbol in SF Symbols.
    var symbol: String?
    var isSearch = false
    var hasBadge = false
    /// The title of the tab bar section that contains the tab.
    var section: String?
    // A split.
    var sidebar: [Int] = []
    var content: [Int] = []
    var detail: [Int] = []
    var splitVisibility = SplitVisibility.automatic
    // A presentation.
    /// Whether the presentation has its own stack.
    var hasStack = false
    var onLink = LinkBehavior.close
    /// Whether the user can interact with the content behind the presentation.
    var allowsInteractionBehind = false
    /// The properties of its appearance, by key.
    var style: [String: [String]] = [:]
    // A flow or a step.
    var flowStyle = FlowStyle.cover
    /// The node that follows a flow, with values of the flow's parameters and data.
    var next: LinkPlan.Entry?
    /// The step to which skipping a flow leads; `nil` for its end.
    var skipTarget: Int?
    var isSkippable = false
    /// Whether the user cannot go back from a step.
    var isFinal = false
    /// Whether the user can go back in a flow.
    var allowsBack = true
    // A screen.
    var zooms = false
    var titleMode: String?
}

/// The value that a plan or route passes for a parameter.
nonisolated enum PlanArgument: Hashable, Sendable {
    case parameter(Int)
    /// The presenter's parameter, by name.
    case presenter(String)
    case fixed([String])
    case absent
}

/// A condition that must hold, or, if negated, must not hold.
nonisolated public struct Requirement: Hashable, Comparable, Sendable {
    /// The index of the condition.
    let condition: Int
    let isNegated: Bool

    /// Whether the requirement is met; `nil` while the condition is undecided.
    func isMet(_ conditions: ConditionValues) -> Bool? {
        conditions[condition].map { $0 != isNegated }
    }

    /// Compares requirements in the order in which the graph declares their conditions.
    public static func < (left: Self, right: Self) -> Bool {
        (left.condition, left.isNegated ? 1 : 0) < (right.condition, right.isNegated ? 1 : 0)
    }
}

nonisolated extension Array where Element == Requirement {
    /// Whether all requirements are met; `nil` while that is undecided.
    func areMet(_ conditions: ConditionValues) -> Bool? {
        var areDecided = true
        for requirement in self {
            switch requirement.isMet(conditions) {
            case false?: return false
            case nil: areDecided = false
            case true?: break
            }
        }
        return areDecided ? true : nil
    }
}

"""##),
        ("Values/GraphTableParser.swift", ##"""
/// Parses the table of a graph byte by byte.
///
/// Only navgen writes these tables, and its tests parse all of them, so an invalid line is a
/// programming error that stops the app.
nonisolated struct GraphTableParser {
    private(set) var nodes: [GraphTableNode] = []
    private(set) var indices: [String: Int] = [:]
    private(set) var conditions: [GraphTable.Condition] = []
    private(set) var tabs: [Int] = []
    private(set) var roots: [GraphTable.Root] = []
    private(set) var rootChoices: [GraphTable.RootChoice] = []
    private(set) var launching: Int?
    /// The nodes that every other node can push: `* pushes=help`.
    private var globalPushes: [Int] = []
    private(set) var rootStacks: [GraphTable.RootStack] = []

    init(_ text: TableText) {
        let lines = text.split(ASCII.newline)
        // Lines refer to nodes of later lines, so all ids are collected first.
        var count = 0
        for line in lines {
            switch line.first {
            case ASCII.question:
                conditions.append(.init(id: line.dropFirst().prefix(to: ASCII.space).word))
            case ASCII.at, ASCII.greater, ASCII.star: break
            default:
                indices[line.prefix(to: ASCII.space).word] = count
                count += 1
            }
        }
        nodes.reserveCapacity(count)
        for line in lines { read(line) }
        addGlobalPushes()
        for (index, node) in nodes.enumerated() {
            for id in node.formerIDs where indices[id] == nil { indices[id] = index }
        }
        tabs = nodes.indices.filter { nodes[$0].kind == .tab && !nodes[$0].acts }
        rootStacks = stacksOfTabs() + stacksOfRoots()
    }

    /// Adds the global pushes to each node, except to the target itself.
    private mutating func addGlobalPushes() {
        for target in globalPushes {
            for index in nodes.indices where index != target && !nodes[index].pushes.contains(target) {
                nodes[index].pushes.append(target)
            }
        }
    }

    private mutating func read(_ line: TableText) {
        let words = line.split(ASCII.space)
        switch line.first {
        case ASCII.question:
            let id = words[0].dropFirst().word
            guard let index = conditions.firstIndex(where: { $0.id == id }) else { return }
            for word in words.dropFirst() {
                let (key, value) = pair(word, line)
                if key == "otherwise" { conditions[index].fallback = node(value, line) } else { fail(line) }
            }
        case ASCII.at: readRoot(words, line)
        case ASCII.greater: readAnswer(words, line)
        case ASCII.star:
            for word in words.dropFirst() {
                let (key, value) = pair(word, line)
                guard key == "pushes" else { fail(line) }
                globalPushes = value.split(ASCII.comma).map { node($0, line) }
            }
        default:
            guard words.count > 1, let kind = NodeKind(rawValue: words[1].word) else { fail(line) }
            var node = GraphTableNode(id: words[0].word, kind: kind)
            // A step is shown with the values of its flow, whose line precedes it.
            if kind == .step, let flow = nodes.last {
                (node.parameters, node.sensitive, node.isTransient) = (
                    flow.parameters, flow.sensitive, flow.isTransient
                )
                node.deferralLimit = flow.deferralLimit
            }
            for word in words.dropFirst(2) { read(word, into: &node, line) }
            nodes.append(node)
        }
    }

    /// Reads `@tabs when=signedIn`, `@welcome` or `@launching splash`.
    private mutating func readRoot(_ words: [TableText], _ line: TableText) {
        if words.count == 2, words[0] == "@launching", !words[1].bytes.contains(ASCII.equals) {
            launching = node(words[1], line)
            return
        }
        let root = GraphTable.Root(node: words[0] == "@tabs" ? nil : node(words[0].dropFirst(), line))
        let index = roots.firstIndex(of: root) ?? roots.count
        if index == roots.count { roots.append(root) }
        var requirements: [Requirement] = []
        for word in words.dropFirst() {
            let (key, value) = pair(word, line)
            if key == "when" { requirements = self.requirements(value, line) } else { fail(line) }
        }
        rootChoices.append(.init(root: index, requirements: requirements))
    }

    /// Reads `>cancelOrder.confirm push:orderDetail(0) from=orders when=signedIn` or
    /// `>compose.to present:composer`.
    private mutating func readAnswer(_ words: [TableText], _ line: TableText) {
        let id = words[0].dropFirst().word
        guard words.count > 1, let period = id.lastIndex(of: "."), let alert = indices[String(id[..<period])],
            alert < nodes.count
        else { fail(line) }
        let parts = words[1].cut(at: ASCII.colon)
        guard let verb = GraphTableNode.AnswerRoute.Verb(rawValue: (parts?.head ?? words[1]).word) else { fail(line) }
        let target = parts.map { entry($0.tail, line) }
        var popsTo: Int?
        var requirements: [Requirement] = []
        for word in words.dropFirst(2) {
            let (key, value) = pair(word, line)
            switch key {
            case "from": popsTo = node(value, line)
            case "when": requirements = self.requirements(value, line)
            default: fail(line)
            }
        }
        nodes[alert].answers.append(
            .init(
                answer: String(id[id.index(after: period)...]), verb: verb, target: target?.node,
                arguments: target?.arguments ?? [], popsTo: popsTo, requirements: requirements))
    }

    private func read(_ word: TableText, into node: inout GraphTableNode, _ line: TableText) {
        guard let (key, value) = word.cut(at: ASCII.equals) else { return readFlag(word, into: &node, line) }
        let list = value.split(ASCII.comma)
        switch key.word {
        case "params": node.parameters = list.map(\.string)
        case "sensitive": node.sensitive = list.map(\.string)
        case "needs": node.requirements = requirements(value, line)
        case "park": node.deferralLimit = Double(value.word)
        case "when", "visible": node.visibility = requirements(value, line)
        case "pushes": node.pushes = list.map { self.node($0, line) }
        case "onTop": node.routesOnTop = list.map { routeOnTop($0, line) }
        case "offers": node.offers = list.map { offer($0, line) }
        case "identity":
            node.identity = list.map { name in
                guard let index = node.parameters.firstIndex(of: name.string) else { fail(line) }
                return index
            }
        case "owner": node.owner = value.string
        case "tags": node.tags = list.map(\.string)
        case "was": node.formerIDs = list.map(\.word)
        case "root":
            let root = entry(value, line)
            (node.root, node.rootArguments) = (root.node, root.arguments)
        case "symbol": node.symbol = value.string
        case "role": node.isSearch = value == "search"
        case "section": node.section = value.string
        case "sidebar": node.sidebar = list.map { self.node($0, line) }
        case "content" where node.kind == .split: node.content = list.map { self.node($0, line) }
        case "detail": node.detail = list.map { self.node($0, line) }
        case "visibility": node.splitVisibility = SplitVisibility(rawValue: value.word) ?? .automatic
        case "onLink": node.onLink = GraphTableNode.LinkBehavior(rawValue: value.word) ?? .close
        case "as": node.flowStyle = GraphTableNode.FlowStyle(rawValue: value.word) ?? .cover
        case "then" where node.kind == .flow:
            let (next, arguments) = entry(value, line)
            node.next = LinkPlan.Entry(node: next, arguments: arguments)
        case "skipTo": node.skipTarget = self.node(value, line)
        case "transition": node.zooms = value == "zoom"
        case "titleMode": node.titleMode = value.word
        case "behind":
            node.allowsInteractionBehind = !(value == "disabled")
            node.style["behind"] = list.map(\.word)
        case "detents", "initial", "background", "content", "radius", "sizing", "compact", "dismiss", "grabber":
            node.style[key.word] = list.map(\.word)
        default: fail(line)
        }
    }

    private func readFlag(_ word: TableText, into node: inout GraphTableNode, _ line: TableText) {
        switch word.word {
        case "transient": node.isTransient = true
        case "external": node.isExternal = true
        case "acts": node.acts = true
        case "badge": node.hasBadge = true
        case "stack": node.hasStack = true
        case "noSwipe", "grabber": node.style[word.word] = []
        case "skippable": node.isSkippable = true
        case "final": node.isFinal = true
        case "noBack": node.allowsBack = false
        default: fail(line)
        }
    }

    /// Reads `help:guest+!paid~signedIn`: the target, the requirements, and the target's
    /// requirements without fallback. `>` marks a push.
    private func offer(_ word: TableText, _ line: TableText) -> GraphTableNode.Offer {
        let isPush = word.first == ASCII.greater
        let guarded = (isPush ? word.dropFirst() : word).cut(at: ASCII.tilde)
        let rest = guarded?.head ?? (isPush ? word.dropFirst() : word)
        let conditional = rest.cut(at: ASCII.colon)
        return .init(
            target: node(conditional?.head ?? rest, line), isPush: isPush,
            requirements: conditional.map { requirements($0.tail, line, ASCII.plus) } ?? [],
            guards: guarded.map { requirements($0.tail, line, ASCII.plus) } ?? [])
    }

    /// Reads `go:list(_,=5)`, or `go:*` for a route from anywhere.
    private func routeOnTop(_ word: TableText, _ line: TableText) -> GraphTableNode.RouteOnTop {
        guard let (name, route) = word.cut(at: ASCII.colon),
            let verb = GraphTableNode.AnswerRoute.Verb(rawValue: name.word)
        else { fail(line) }
        let parts = route.cut(at: ASCII.open)
        let arguments = parts?.tail.dropLast().split(ASCII.comma).map { PlanArgument($0) } ?? []
        let source = parts?.head ?? route
        return .init(
            source: source.first == ASCII.star ? nil : node(source, line), verb: verb, arguments: arguments)
    }

    /// Reads `letter(0,^folder,=5)`: a node and a value for each of its parameters.
    func entry(_ word: TableText, _ line: TableText) -> (node: Int, arguments: [PlanArgument]) {
        guard let (id, rest) = word.cut(at: ASCII.open) else { return (node(word, line), []) }
        return (node(id, line), rest.dropLast().split(ASCII.comma).map { PlanArgument($0) })
    }

    private func requirements(
        _ list: TableText, _ line: TableText, _ separator: UInt8 = ASCII.comma
    ) -> [Requirement] {
        list.split(separator).map { word in
            let isNegated = word.first == ASCII.not
            let id = (isNegated ? word.dropFirst() : word).word
            guard let condition = conditions.firstIndex(where: { $0.id == id }) else { fail(line) }
            return Requirement(condition: condition, isNegated: isNegated)
        }
    }

    private func node(_ id: TableText, _ line: TableText) -> Int {
        guard let index = indices[id.word] else { fail(line) }
        return index
    }

    private func pair(_ word: TableText, _ line: TableText) -> (key: String, value: TableText) {
        guard let (key, value) = word.cut(at: ASCII.equals) else { fail(line) }
        return (key.word, value)
    }

    private func fail(_ line: TableText) -> Never {
        preconditionFailure("navgen's table is not readable: \(line.word)")
    }

    private func stacksOfTabs() -> [GraphTable.RootStack] {
        guard roots.contains(where: { $0.node == nil }) else { return [] }
        return tabs.enumerated().compactMap { index, tab in
            nodes[tab].root.map {
                .init(
                    tab: index, root: $0, names: [nodes[tab].id] + nodes[tab].formerIDs,
                    arguments: nodes[tab].rootArguments)
            }
        }
    }

    private func stacksOfRoots() -> [GraphTable.RootStack] {
        roots.compactMap(\.node).map { .init(tab: nil, root: $0, names: [nodes[$0].id] + nodes[$0].formerIDs) }
    }
}

nonisolated extension PlanArgument {
    /// Reads `0`, `_`, `^folder`, `=5;6`, or `-` for `nil` and for an empty list.
    init(_ word: TableText) {
        switch word.first {
        case ASCII.underscore: self = .absent
        case ASCII.caret: self = .presenter(word.dropFirst().string)
        case ASCII.equals: self = .fixed(word.dropFirst().pieces(ASCII.semicolon).map(\.string))
        case ASCII.dash: self = .fixed([])
        default: self = Int(word.word).map { .parameter($0) } ?? .absent
        }
    }
}

"""##),
        ("Values/GraphTypes.swift", ##"""
/// The operations that depend on the graph's own types, as functions.
///
/// There is one instance for each graph. All other code works on node values and is the same for
/// all graphs.
@usableFromInline
nonisolated struct GraphTypes: Sendable {
    /// Reads a node that is shown in a style; `nil` if the graph has no such node.
    @usableFromInline let read: @Sendable (ContentStyle, Int, inout ValueReader) -> NodeValue?
    /// Reads an action.
    @usableFromInline let readAction: @Sendable (Int, inout ValueReader) -> NodeValue?
    /// Reads the values of a link.
    @usableFromInline let readLink: @Sendable (Int, inout ValueReader) -> NodeValue?
    /// Reads the link of a URL, for the build of the app with an index.
    @usableFromInline let readURL: @Sendable (String, Int) -> NodeValue?
    @usableFromInline let links: @Sendable () -> LinkTable
    /// Makes a flow at its first step, with the values of its parameters.
    @usableFromInline let flow: @Sendable (NodeValue) -> FlowValue?
    @usableFromInline let readFlow: @Sendable (any Decoder) throws -> (node: Int, flow: FlowValue)
    @usableFromInline let writeFlow: @Sendable (Int, FlowValue, any Encoder) throws -> Void
    @usableFromInline let makeRun: @MainActor @Sendable (Int, FlowValue) -> FlowModel?

    // These return localized strings, so generated code implements them in the app's module.
    @usableFromInline let title: @Sendable (ContentStyle, NodeValue) -> String?
    @usableFromInline let message: @Sendable (ContentStyle, NodeValue) -> String?
    @usableFromInline let cancelLabel: @Sendable (ContentStyle, NodeValue) -> String?
    @usableFromInline let confirmLabel: @Sendable (ContentStyle, NodeValue) -> String?
    @usableFromInline let placeholder: @Sendable (Int, SplitColumn) -> ColumnPlaceholder?
    @usableFromInline let alertActions: @Sendable (ContentStyle, NodeValue) -> [AlertButton]
    @usableFromInline let tabTitle: @Sendable (Int) -> String?
    @usableFromInline let tabSymbol: @Sendable (Int) -> String?

    @inlinable
    init<Graph: NavigationGraph>(_ graph: Graph.Type) {
        read = { style, index, values in
            let node = Graph.Node(index: index)
            switch style {
            case .screen, .split: return Graph.Route(node, &values)?.nodeValue
            case .sheet: return Graph.Sheet(node, &values)?.nodeValue
            case .cover: return Graph.Cover(node, &values)?.nodeValue
            case .popover: return Graph.Popover(node, &values)?.nodeValue
            case .alert: return Graph.Alert(node, &values)?.nodeValue
            case .dialog: return Graph.Dialog(node, &values)?.nodeValue
            case .flow: return Graph.Flow(node, nil) == nil ? nil : NodeValue(index)
            }
        }
        readAction = { index, values in Graph.Action(Graph.Node(index: index), &values)?.nodeValue }
        readLink = { index, values in Graph.Link(Graph.Node(index: index), &values)?.nodeValue }
        readURL = { Graph.Link.read($0, $1)?.nodeValue }
        links = { Graph.links }
        flow = { Graph.Flow($0)?.value }
        readFlow = {
            let flow = try Graph.Flow(from: $0)
            return (flow.node.index, flow.value)
        }
        writeFlow = { try Graph.Flow(Graph.Node(index: $0), $1)?.encode(to: $2) }
        makeRun = { Graph.Flow(Graph.Node(index: $0), $1)?.makeRun() }
        title = { style, value in
            switch style {
            case .screen, .split: return Graph.Route(value)?.title
            case .sheet: return Graph.Sheet(value)?.title
            case .cover: return Graph.Cover(value)?.title
            case .popover: return Graph.Popover(value)?.title
            case .alert: return Graph.Alert(value)?.title
            case .dialog: return Graph.Dialog(value)?.title
            case .flow: return nil
            }
        }
        message = { style, value in
            switch style {
            case .alert: return Graph.Alert(value)?.message
            case .dialog: return Graph.Dialog(value)?.message
            default: return nil
            }
        }
        cancelLabel = { style, value in
            switch style {
            case .sheet: return Graph.Sheet(value)?.cancelLabel
            case .cover: return Graph.Cover(value)?.cancelLabel
            case .popover: return Graph.Popover(value)?.cancelLabel
            default: return nil
            }
        }
        confirmLabel = { style, value in
            switch style {
            case .sheet: return Graph.Sheet(value)?.confirmLabel
            case .cover: return Graph.Cover(value)?.confirmLabel
            case .popover: return Graph.Popover(value)?.confirmLabel
            default: return nil
            }
        }
        placeholder = { Graph.placeholder(of: Graph.Node(index: $0), $1) }
        alertActions = { style, value in
            if style == .alert { return Graph.Alert(value)?.actions ?? [] }
            return Graph.Dialog(value)?.actions ?? []
        }
        tabTitle = { Graph.Tab.allCases[$0].title }
        tabSymbol = { Graph.Tab.allCases[$0].symbol }
    }

    /// Makes a value of a node, with defaults for the parameters that are missing.
    func value(_ style: ContentStyle, _ value: NodeValue) -> NodeValue? {
        var reader = ValueReader(value)
        guard let value = read(style, value.node, &reader), !reader.isInvalid else { return nil }
        return value
    }

    /// Makes an action, with defaults for the parameters that are missing.
    func action(_ value: NodeValue) -> NodeValue? {
        var reader = ValueReader(value)
        guard let value = readAction(value.node, &reader), !reader.isInvalid else { return nil }
        return value
    }
}

"""##),
        ("Values/LocalizedText.swift", ##"""
#if !canImport(Darwin)
    nonisolated extension String {
        /// The bundle that contains the translations of a string.
        public enum LocalizedBundle: Sendable {
            /// The bundle of the module that contains the code.
            case module
        }

        /// Creates a string without translating it: other systems have no translation tables.
        @_disfavoredOverload
        public init(localized text: String) { self = text }

        /// Creates a string without translating it.
        @_disfavoredOverload
        public init(localized text: String, bundle: LocalizedBundle) { self = text }
    }
#endif

"""##),
        ("Values/NavigationConditions.swift", ##"""
/// The values of all conditions, by index; `nil` means undecided.
nonisolated public struct ConditionValues: Hashable, Sendable {
    private var values: [Bool?]

    /// Creates the values of all conditions, in order.
    public init(_ values: Bool?...) { self.values = values }

    init(_ values: [Bool?]) { self.values = values }

    init(count: Int) { values = Array(repeating: nil, count: count) }

    /// The value of the condition at an index.
    public subscript(condition: Int) -> Bool? {
        get { condition < values.count ? values[condition] : nil }
        set { values[condition] = newValue }
    }

    /// Returns the values, with undecided ones taken from earlier values.
    func filled(from former: Self) -> Self {
        var filled = self
        for index in values.indices { filled.values[index] = values[index] ?? former[index] }
        return filled
    }

    /// Whether a condition that held before is now false.
    func hasLost(since former: Self) -> Bool {
        values.indices.contains { former[$0] == true && values[$0] == false }
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ names: [String]) throws {
        for (value, name) in zip(values, names) {
            try container.encodeIfPresent(value, forKey: SavedKey(name))
        }
    }

    init(from container: SavedContainer, _ names: [String]) throws {
        values = try names.map { try container.decodeIfPresent(Bool.self, forKey: SavedKey($0)) }
    }
}

/// The values of a graph's conditions, such as `ShopConditions(signedIn: true)`.
///
/// A value is `nil` while it is undecided. Nodes that require such a condition wait for it.
nonisolated public protocol NavigationConditions: Hashable, Codable, Sendable {
    /// The graph that declares them.
    associatedtype Graph: NavigationGraph
    /// An enum with a case for each condition.
    associatedtype Condition: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable
    where Condition.AllCases == [Condition]
    /// The values, by the index of the condition.
    var values: ConditionValues { get set }
    /// Creates conditions from their values, in order.
    init(values: ConditionValues)
}

nonisolated extension NavigationConditions {
    /// Conditions that are all undecided.
    public static var undecided: Self { Self(values: ConditionValues(count: Graph.table.conditions.count)) }

    /// The value of a condition; `nil` while it is undecided.
    public subscript(condition: Condition) -> Bool? {
        get { Condition.allCases.firstIndex(of: condition).flatMap { values[$0] } }
        set { if let index = Condition.allCases.firstIndex(of: condition) { values[index] = newValue } }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedKey.self)
        try values.encode(to: &container, Graph.table.conditions.map(\.id))
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SavedKey.self)
        self.init(values: try ConditionValues(from: container, Graph.table.conditions.map(\.id)))
    }
}

/// The conditions of a graph that declares none.
nonisolated public struct NoConditions<Graph: NavigationGraph>: NavigationConditions {
    /// An enum with a single case, which is never used.
    public enum Condition: String, CaseIterable, Codable, Sendable {
        /// Never used.
        case none
    }
    /// No values.
    public var values: ConditionValues
    /// Creates no conditions.
    public init(values: ConditionValues = ConditionValues()) { self.values = values }
}

"""##),
        ("Values/NavigationGraph.swift", ##"""
/// A graph: the types that navgen declares for it, and its tables.
nonisolated public protocol NavigationGraph: Sendable {
    /// The nodes, by their ids.
    associatedtype Node: NavigationNode where Node.Graph == Self
    /// The nodes that can be on a stack, with their values.
    associatedtype Route: NavigationValue = Nothing<Node> where Route.Graph == Self
    /// The nodes that are shown as sheets.
    associatedtype Sheet: PresentedValue = Nothing<Node> where Sheet.Graph == Self
    /// The nodes that are shown as full-screen covers.
    associatedtype Cover: PresentedValue = Nothing<Node> where Cover.Graph == Self
    /// The nodes that are shown as popovers.
    associatedtype Popover: PresentedValue = Nothing<Node> where Popover.Graph == Self
    /// The alerts.
    associatedtype Alert: PresentedValue = Nothing<Node> where Alert.Graph == Self
    /// The confirmation dialogs.
    associatedtype Dialog: PresentedValue = Nothing<Node> where Dialog.Graph == Self
    /// The flows, with their steps and their data.
    associatedtype Flow: NavigationFlowValue = NoFlow<Node> where Flow.Graph == Self
    /// The actions that the app performs.
    associatedtype Action: NavigationValue = Nothing<Node> where Action.Graph == Self
    /// The tabs, in order.
    associatedtype Tab: NavigationTab = NoTab<Self> where Tab.Graph == Self
    /// The roots, if conditions choose between several.
    associatedtype Root: NavigationRoot = OnlyRoot
    /// The links: the nodes that URLs lead to, with their values.
    associatedtype Link: NavigationLinkValue = NoLink<Node> where Link.Graph == Self
    /// The conditions.
    associatedtype Conditions: NavigationConditions = NoConditions<Self> where Conditions.Graph == Self
    /// The type of the app's handlers.
    associatedtype Handlers = any NavigationHandlers

    /// The table of the nodes.
    static var table: GraphTable { get }
    /// The URL patterns and plans of the links.
    static var links: LinkTable { get }

    // These return localized strings, so generated code implements them in the app's module.

    /// The title of a node, if its title contains no parameter.
    static func title(of node: Node) -> String?
    /// The label of the button that cancels a presentation, if it contains no parameter.
    static func cancelLabel(of node: Node) -> String?
    /// The label of the button that confirms a presentation, if it contains no parameter.
    static func confirmLabel(of node: Node) -> String?
    /// The title of the section of the tab bar that contains a tab.
    static func sectionTitle(of node: Node) -> String?
    /// The placeholder of an empty column of a split.
    static func placeholder(of split: Node, _ column: SplitColumn) -> ColumnPlaceholder?

    // These call the app's handlers.

    /// Reports the end of a flow, if no caller waits for it.
    @MainActor static func ended(_ flow: Flow, cancelled: Bool, _ handlers: Handlers)
    /// Performs an action; returns the node that follows, with its values, if any.
    @MainActor static func perform(_ action: Action, _ handlers: Handlers) async -> NodeValue?
    /// Asks the app to show an external node.
    @MainActor static func show(_ external: NavigationState<Self>.Content, _ handlers: Handlers)
    /// The number on a tab's badge; 0 for no badge.
    @MainActor static func badge(of tab: Tab, _ handlers: Handlers) -> Int
}

nonisolated extension NavigationGraph {
    public static var links: LinkTable { .empty }
    public static func title(of node: Node) -> String? { nil }
    public static func cancelLabel(of node: Node) -> String? { nil }
    public static func confirmLabel(of node: Node) -> String? { nil }
    public static func sectionTitle(of node: Node) -> String? { nil }
    public static func placeholder(of split: Node, _ column: SplitColumn) -> ColumnPlaceholder? { nil }
    @MainActor public static func ended(_ flow: Flow, cancelled: Bool, _ handlers: Handlers) {}
    @MainActor public static func perform(_ action: Action, _ handlers: Handlers) async -> NodeValue? { nil }
    @MainActor public static func show(_ external: NavigationState<Self>.Content, _ handlers: Handlers) {}
    @MainActor public static func badge(of tab: Tab, _ handlers: Handlers) -> Int { 0 }
}

/// An enum whose cases are nodes with their values, such as `ShopRoute`.
nonisolated public protocol NavigationValue: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The nodes of the graph.
    associatedtype Node: NavigationNode where Node.Graph.Node == Node
    /// The graph of the nodes.
    typealias Graph = Node.Graph
    /// Its node and the values of its parameters.
    var nodeValue: NodeValue { get }
    /// The title, in the user's language.
    var title: String? { get }
    /// Reads the values of a node; `nil` if the enum has no case for the node.
    init?(_ node: Node, _ values: inout ValueReader)
}

nonisolated extension NavigationValue {
    /// Makes a node value. Generated `nodeValue` properties call this.
    @inlinable
    public func value(_ node: Node, _ parameters: NodeValue.Parameter...) -> NodeValue {
        NodeValue(node.index, parameters: parameters)
    }

    public var title: String? { Graph.title(of: node) }

    /// The node of the case.
    public var node: Graph.Node { Graph.Node(index: nodeValue.node) }

    public static func == (left: Self, right: Self) -> Bool { left.nodeValue == right.nodeValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(nodeValue) }

    /// Whether the values are the same, comparing only the parameters in the node's `identity:`.
    public func isSame(as other: Self) -> Bool { nodeValue.isSame(as: other.nodeValue, in: Graph.table) }

    /// Creates the case of a node with default parameters; `nil` if the enum has no case for the
    /// node, or a parameter has no default.
    public init?(_ node: Graph.Node) { self.init(NodeValue(node)) }

    /// Creates the case of a node value; `nil` if the enum has no such case.
    @inlinable
    init?(_ value: NodeValue) {
        var reader = ValueReader(value)
        guard let read = Self(Graph.Node(index: value.node), &reader), !reader.isInvalid else { return nil }
        self = read
    }

    /// Reads a node of a section that has its own node type, from a node of the graph that contains
    /// the section.
    ///
    /// `first` is the section's first node in that graph. The result is `nil` if `node` does not
    /// belong to the section.
    public init?<Outer: NavigationNode>(_ node: Outer, after first: Outer, _ values: inout ValueReader) {
        let index = node.index - first.index
        guard Graph.Node.allCases.indices.contains(index) else { return nil }
        self.init(Graph.Node(index: index), &values)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedKey.self)
        try nodeValue.encode(to: &container, Graph.table)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SavedKey.self)
        let value = NodeValue.read(Graph.table, from: container) { Self(Graph.Node(index: $0), &$1) }
        guard let value else {
            throw DecodingError.dataCorruptedError(
                forKey: SavedKey("node"), in: container, debugDescription: "no node with these values")
        }
        self = value
    }

    public var debugDescription: String { nodeValue.description(Graph.table) }
}

/// A node that can be presented.
nonisolated public protocol PresentedValue: NavigationValue, Identifiable where ID == Self {
    /// The message of an alert or a dialog, in the user's language.
    var message: String? { get }
    /// The buttons of an alert or a dialog.
    var actions: [AlertButton] { get }
    /// The label of the button that cancels it.
    var cancelLabel: String? { get }
    /// The label of the button that confirms it.
    var confirmLabel: String? { get }
}

nonisolated extension PresentedValue {
    /// The value itself.
    public var id: Self { self }
    public var message: String? { nil }
    public var actions: [AlertButton] { [] }
    public var cancelLabel: String? { Graph.cancelLabel(of: node) }
    public var confirmLabel: String? { Graph.confirmLabel(of: node) }
}

/// A type without values, for example the sheets of a graph that has none.
nonisolated public enum Nothing<Node: NavigationNode>: PresentedValue where Node.Graph.Node == Node {
    /// Never called.
    public var nodeValue: NodeValue { switch self {} }
    public init?(_ node: Node, _ values: inout ValueReader) { return nil }
}

/// A button of an alert or a dialog, and the answer that it gives.
nonisolated public struct AlertButton: Sendable {
    /// The role of a button.
    public enum Role: Sendable {
        /// A button that deletes something or cannot be undone.
        case destructive
        /// A button that cancels.
        case cancel
    }
    /// The button's label, in the user's language.
    public let label: String
    /// The button's role; `nil` for an ordinary button.
    public let role: Role?
    /// The result that a caller awaiting the alert receives.
    public let answer: NavigationResult
    /// The button's name in the graph.
    let id: String

    /// Creates a button with its answer and its label.
    public init<Answer: RawRepresentable<String> & Hashable & Sendable>(
        _ answer: Answer, _ label: String, role: Role? = nil
    ) {
        self.label = label
        self.role = role
        self.answer = NavigationResult(answer)
        id = answer.rawValue
    }
}

/// The content of an empty column of a split.
nonisolated public struct ColumnPlaceholder: Sendable {
    /// The text, in the user's language.
    public let title: String
    /// The name of a symbol in SF Symbols.
    public let symbol: String?

    /// Creates a placeholder.
    public init(_ title: String, symbol: String? = nil) {
        self.title = title
        self.symbol = symbol
    }
}

/// A column of a split.
nonisolated public enum SplitColumn: String, CaseIterable, Codable, Sendable {
    /// The columns, in order.
    case sidebar, content, detail
}

/// Which columns of a split are visible.
nonisolated public enum SplitVisibility: String, Codable, Sendable {
    /// The values correspond to those of SwiftUI's `NavigationSplitViewVisibility`.
    case automatic, all, doubleColumn, detailOnly
}

/// The result that a presentation returns to a caller that awaits it.
nonisolated public struct NavigationResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    /// Holds a value.
    public init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    /// The value, if it has the type; otherwise `nil`.
    public func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

"""##),
        ("Values/NavigationNode.swift", ##"""
/// An enum with a case for each node of a graph, for analytics, tests and accessibility
/// identifiers.
///
///     ShopNode.orderDetail.rawValue == "orderDetail"
///     ShopNode.onboardingWelcome.kind == .step
nonisolated public protocol NavigationNode: CaseIterable, RawRepresentable<String>, Comparable, Hashable, Codable,
    Sendable, CustomStringConvertible
where AllCases == [Self] {
    /// The graph of the nodes.
    associatedtype Graph: NavigationGraph
}

nonisolated extension NavigationNode {
    /// Its index in the graph's table, which lists the nodes in the order of the cases.
    ///
    /// This reads the enum's memory: Swift numbers the cases of an enum without associated values
    /// in order, in as few bytes as possible. An enum with one case has none.
    @inlinable @inline(__always)
    public var index: Int {
        var number: UInt32 = 0
        withUnsafeMutableBytes(of: &number) { $0.storeBytes(of: self, as: Self.self) }
        return Int(UInt32(littleEndian: number))
    }

    /// Creates the node with an index, which must be the index of a case.
    @inlinable @inline(__always)
    init(index: Int) {
        self = withUnsafeBytes(of: UInt32(truncatingIfNeeded: index).littleEndian) { $0.load(as: Self.self) }
    }

    @inlinable
    public static func == (left: Self, right: Self) -> Bool { left.index == right.index }

    /// Compares nodes in the order of the cases.
    @inlinable
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }

    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// Creates the node with an id or a former id; `nil` if there is none.
    public init?(rawValue id: String) {
        guard let index = Graph.table.index(of: id) else { return nil }
        self.init(index: index)
    }

    /// The node's id in the graph, such as `onboarding.welcome`.
    public var rawValue: String { Graph.table.nodes[index].id }
    /// The node's kind, such as a screen or a sheet.
    public var kind: NodeKind { Graph.table.nodes[index].kind }
    /// The node's owner, as declared in the graph.
    public var owner: String? { Graph.table.nodes[index].owner }
    /// The node's tags, as declared in the graph.
    public var tags: [String] { Graph.table.nodes[index].tags }
    public var description: String { rawValue }
}

nonisolated extension NavigationNode where Graph.Node == Self {
    /// The title in the user's language; `nil` if there is none or it contains a parameter.
    public var title: String? { Graph.title(of: self) }
}

/// The kind of a node.
nonisolated public enum NodeKind: String, CaseIterable, Codable, Sendable {
    /// The kinds of the graph's language.
    case tab, split, screen, sheet, cover, popover, alert, dialog, flow, step, action
}

/// A tab of a graph.
nonisolated public protocol NavigationTab:
    RawRepresentable<String>, CaseIterable, Hashable, Codable, Identifiable, Sendable
where AllCases == [Self] {
    /// The graph of the tabs.
    associatedtype Graph: NavigationGraph
}

nonisolated extension NavigationTab {
    /// The tab itself.
    public var id: Self { self }
    /// Its index among the tabs.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    /// Its node in the graph.
    public var node: Graph.Node { Graph.Node(index: Graph.table.tabs[index]) }
    /// The title, in the user's language.
    public var title: String? { Graph.title(of: node) }
    /// The name of its symbol in SF Symbols.
    public var symbol: String? { Graph.table.nodes[node.index].symbol }
}

/// The tab of a graph without tabs.
nonisolated public enum NoTab<Graph: NavigationGraph>: String, NavigationTab {
    /// Never used.
    case root
    /// Never called.
    public var node: Graph.Node { preconditionFailure("the graph has no tabs") }
    public var title: String? { nil }
    public var symbol: String? { nil }
}

/// The roots of a graph that chooses between several.
nonisolated public protocol NavigationRoot: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable
where AllCases == [Self] {}

nonisolated extension NavigationRoot {
    /// Its index among the roots.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The root of a graph that has only one.
nonisolated public enum OnlyRoot: String, NavigationRoot {
    /// The root.
    case root
}

"""##),
        ("Values/NodeValue+Coding.swift", ##"""
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A key in a saved state.
nonisolated struct SavedKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

typealias SavedContainer = KeyedDecodingContainer<SavedKey>

/// The values of a node's parameters in a saved state.
@usableFromInline
nonisolated final class SavedParameters {
    private let values: SavedContainer?
    private let names: [String]

    init(_ values: SavedContainer?, _ names: [String]) {
        self.values = values
        self.names = names
    }

    func value<Value: Decodable>(_ index: Int) -> Value? {
        guard index < names.count else { return nil }
        return try? values?.decodeIfPresent(Value.self, forKey: SavedKey(names[index]))
    }

    /// Whether a parameter was saved as `nil`.
    func isNull(_ index: Int) -> Bool {
        guard index < names.count else { return false }
        return (try? values?.decodeNil(forKey: SavedKey(names[index]))) == true
    }
}

nonisolated extension NodeValue {
    /// Whether a saved state can contain the value.
    func isSavable(_ table: GraphTable) -> Bool {
        if table.nodes[node].isTransient || table.nodes[node].isExternal { return false }
        for index in 0..<count {
            if !self[index].isSavable { return false }
        }
        return true
    }

    /// Writes the node's id and its parameters by name.
    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        try container.encode(table.nodes[node].id, forKey: SavedKey("node"))
        guard count > 0 else { return }
        var values = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("values"))
        for (index, name) in table.nodes[node].parameters.enumerated() where index < count {
            try self[index].encode(to: &values, SavedKey(name))
        }
    }

    /// Reads a node that is shown in a style; fails if the graph has no such node with these values.
    init(_ table: GraphTable, _ style: ContentStyle, from container: SavedContainer) throws {
        let value = Self.read(table, from: container) { table.types.read(style, $0, &$1) }
        guard let value else {
            throw DecodingError.dataCorruptedError(
                forKey: SavedKey("node"), in: container, debugDescription: "no node with these values")
        }
        self = value
    }

    /// Reads an action; fails if the graph has no such action with these values.
    init?(action table: GraphTable, from container: SavedContainer) {
        guard let value = Self.read(table, from: container, { table.types.readAction($0, &$1) }) else { return nil }
        self = value
    }

    /// Reads a node by its id; `nil` if there is no such node, it cannot be saved, or a value is
    /// missing.
    static func read<Value>(
        _ table: GraphTable, from container: SavedContainer, _ read: (Int, inout ValueReader) -> Value?
    ) -> Value? {
        guard let id = try? container.decode(String.self, forKey: SavedKey("node")),
            let node = table.index(of: id), !table.nodes[node].isTransient, !table.nodes[node].isExternal
        else { return nil }
        let values = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("values"))
        let saved = SavedParameters(values, table.nodes[node].parameters)
        return withExtendedLifetime(saved) {
            var reader = ValueReader(saved)
            let value = read(node, &reader)
            return reader.isInvalid ? nil : value
        }
    }
}

nonisolated extension NodeValue.Parameter {
    /// Whether a saved state can contain the value.
    var isSavable: Bool {
        switch self {
        case .boxed(let box): return box.isSaved
        case .list(let values): return values.allSatisfy(\.isSavable)
        default: return true
        }
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ key: SavedKey) throws {
        switch self {
        case .none: break
        case .null: try container.encodeNil(forKey: key)
        case .string(let value): try container.encode(value, forKey: key)
        case .int(let value): try container.encode(value, forKey: key)
        case .double(let value): try container.encode(value, forKey: key)
        case .bool(let value): try container.encode(value, forKey: key)
        case .uuid: try container.encode(UUID(self), forKey: key)
        case .date: try container.encode(Date(self), forKey: key)
        case .list(let values):
            var list = container.nestedUnkeyedContainer(forKey: key)
            for value in values { try value.encode(to: &list) }
        case .boxed(let box):
            guard box.isSaved, let value = box.value.base as? any Encodable else {
                let context = EncodingError.Context(
                    codingPath: container.codingPath, debugDescription: "\(key.stringValue) exists only in memory")
                throw EncodingError.invalidValue(box.value, context)
            }
            try container.encode(value, forKey: key)
        }
    }

    private func encode(to container: inout any UnkeyedEncodingContainer) throws {
        switch self {
        case .none, .null: break
        case .string(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .uuid: try container.encode(UUID(self))
        case .date: try container.encode(Date(self))
        case .list: break
        case .boxed(let box): if let value = box.value.base as? any Encodable { try container.encode(value) }
        }
    }
}

"""##),
        ("Values/NodeValue+Parameters.swift", ##"""
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Factory methods that generated `nodeValue` properties call.
nonisolated extension NodeValue.Parameter {
    /// A `String`, or no value.
    public static func string(_ value: String?) -> Self { value.map { .string($0) } ?? .none }
    /// An `Int`, or no value.
    public static func int(_ value: Int?) -> Self { value.map { .int(Int64($0)) } ?? .none }
    /// An `Int64`, or no value.
    public static func int64(_ value: Int64?) -> Self { value.map { .int($0) } ?? .none }
    /// A `Double`, or no value.
    public static func double(_ value: Double?) -> Self { value.map { .double($0) } ?? .none }
    /// A `Bool`, or no value.
    public static func bool(_ value: Bool?) -> Self { value.map { .bool($0) } ?? .none }
    /// A `Date`, or no value.
    public static func date(_ value: Date?) -> Self {
        value.map { .date($0.timeIntervalSinceReferenceDate) } ?? .none
    }
    /// A `UInt`, or no value.
    public static func uint(_ value: UInt?) -> Self { saved(value) }
    /// A `Decimal`, or no value.
    public static func decimal(_ value: Decimal?) -> Self { saved(value) }
    /// A `URL`, or no value.
    public static func url(_ value: URL?) -> Self { saved(value) }
    /// A `UUID`, or no value.
    public static func uuid(_ value: UUID?) -> Self {
        guard let value else { return .none }
        let words = unsafeBitCast(value.uuid, to: (UInt64, UInt64).self)
        return .uuid(words.0, words.1)
    }

    /// The raw value of a type that the graph declares, such as an enum or a pattern.
    public static func raw<Raw: RawRepresentable>(_ value: Raw?) -> Self where Raw.RawValue: ParameterValue {
        value.map { $0.rawValue.parameter } ?? .none
    }

    /// A value of the app's own type that can be saved.
    public static func saved<Value: Hashable & Codable & Sendable>(_ value: Value?) -> Self {
        value.map { .boxed(BoxedParameter($0, isSaved: true)) } ?? .none
    }

    /// A value that exists only in memory.
    public static func unsaved<Value: Hashable & Sendable>(_ value: Value?) -> Self {
        value.map { .boxed(BoxedParameter($0, isSaved: false)) } ?? .none
    }

    /// A value of the app's own type that can be saved; no value if it is the default.
    public static func saved<Value: Hashable & Codable & Sendable>(_ value: Value, or other: Value) -> Self {
        value == other ? .none : saved(value)
    }

    /// A value that exists only in memory; no value if it is the default.
    public static func unsaved<Value: Hashable & Sendable>(_ value: Value, or other: Value) -> Self {
        value == other ? .none : unsaved(value)
    }

    /// A value of an optional parameter with a default: distinguishes `nil` from a missing value.
    public static func nullable(_ value: Self) -> Self { value == .none ? .null : value }

    /// A list.
    public static func list<Value: ParameterValue>(_ values: [Value]) -> Self { .list(values.map(\.parameter)) }

    /// A list of values of a type that the graph declares.
    public static func rawList<Raw: RawRepresentable>(_ values: [Raw]) -> Self where Raw.RawValue: ParameterValue {
        .list(values.map(\.rawValue.parameter))
    }

    /// A list of values of the app's own type that can be saved.
    public static func savedList<Value: Hashable & Codable & Sendable>(_ values: [Value]) -> Self {
        .list(values.map { .saved($0) })
    }

    /// A list of values that exist only in memory.
    public static func unsavedList<Value: Hashable & Sendable>(_ values: [Value]) -> Self {
        .list(values.map { .unsaved($0) })
    }
}

/// A built-in type of the graph's language, such as `Int` or `Date`.
nonisolated public protocol ParameterValue: Hashable, Codable, Sendable {
    /// The value as a parameter of a node.
    var parameter: NodeValue.Parameter { get }
    /// Reads a parameter; `nil` if it is of another type.
    init?(_ parameter: NodeValue.Parameter)
    /// Creates a value from its spelling in a URL or table; `nil` if it is invalid.
    init?(spelling text: String)
    /// The canonical spelling in URLs; `nil` if there is none.
    var spelling: String? { get }
}

nonisolated extension ParameterValue {
    /// Creates a value from a fixed value of a table, which is stored as its spelling.
    init?(spelled parameter: NodeValue.Parameter) {
        guard case .string(let text) = parameter else { return nil }
        self.init(spelling: text)
    }
}

nonisolated extension NodeValue.Parameter {
    func boxed<Value>() -> Value? {
        guard case .boxed(let box) = self else { return nil }
        return box.value.base as? Value
    }

    func boxedList<Value>() -> [Value]? {
        guard case .list(let values) = self else { return nil }
        let own = values.compactMap { $0.boxed() as Value? }
        return own.count == values.count ? own : nil
    }
}

nonisolated extension String: ParameterValue {
    public var parameter: NodeValue.Parameter { .string(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .string(let value) = parameter else { return nil }
        self = value
    }
}

nonisolated extension Int: ParameterValue {
    public var parameter: NodeValue.Parameter { .int(Int64(self)) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .int(let value) = parameter else { return nil }
        self.init(exactly: value)
    }
}

nonisolated extension Int64: ParameterValue {
    public var parameter: NodeValue.Parameter { .int(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .int(let value) = parameter else { return nil }
        self = value
    }
}

nonisolated extension Double: ParameterValue {
    public var parameter: NodeValue.Parameter { .double(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .double(let value) = parameter else { return nil }
        self = value
    }
}

nonisolated extension Bool: ParameterValue {
    public var parameter: NodeValue.Parameter { .bool(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .bool(let value) = parameter else { return nil }
        self = value
    }
}

nonisolated extension UUID: ParameterValue {
    public var parameter: NodeValue.Parameter { .uuid(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .uuid(let high, let low) = parameter else { return nil }
        self.init(uuid: unsafeBitCast((high, low), to: uuid_t.self))
    }
}

nonisolated extension Date: ParameterValue {
    public var parameter: NodeValue.Parameter { .date(timeIntervalSinceReferenceDate) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .date(let seconds) = parameter else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

nonisolated extension ParameterValue where Self: Hashable & Codable & Sendable {
    fileprivate static func boxed(_ parameter: NodeValue.Parameter) -> Self? {
        guard case .boxed(let box) = parameter else { return nil }
        return box.value.base as? Self
    }
}

nonisolated extension UInt: ParameterValue {
    public var parameter: NodeValue.Parameter { .saved(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard let value = Self.boxed(parameter) else { return nil }
        self = value
    }
}

nonisolated extension Decimal: ParameterValue {
    public var parameter: NodeValue.Parameter { .saved(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard let value = Self.boxed(parameter) else { return nil }
        self = value
    }
}

nonisolated extension URL: ParameterValue {
    public var parameter: NodeValue.Parameter { .saved(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard let value = Self.boxed(parameter) else { return nil }
        self = value
    }
}

nonisolated extension NodeValue.Parameter {
    /// The value as a string for events; `nil` for values of the app's own types.
    var reported: String? {
        switch self {
        case .none, .null: return nil
        case .string(let value): return value
        case .int(let value): return "\(value)"
        case .double(let value): return "\(value)"
        case .bool(let value): return "\(value)"
        case .uuid: return UUID(self).map { "\($0)" }
        case .date: return Date(self).map { "\($0)" }
        case .list(let values): return values.compactMap(\.reported).joined(separator: ", ")
        case .boxed(let box):
            switch box.value.base {
            case let value as UInt: return "\(value)"
            case let value as Decimal: return "\(value)"
            case let value as URL: return "\(value)"
            default: return nil
            }
        }
    }
}

nonisolated extension NodeValue {
    /// The values as strings for events, by parameter, without sensitive ones.
    func reported(_ table: GraphTable) -> [String: String] {
        if count == 0 { return [:] }
        var reported: [String: String] = [:]
        let node = table.nodes[node]
        for (index, name) in node.parameters.enumerated() where index < count && !node.sensitive.contains(name) {
            reported[name] = self[index].reported
        }
        return reported
    }

    /// A description of the node and its values, such as `orderDetail(orderId: ORD-001)`. Sensitive
    /// values are hidden, because printed text ends up in logs.
    func description(_ table: GraphTable) -> String {
        let node = table.nodes[node]
        let values = zip(node.parameters, parameters).compactMap { name, value in
            value.reported.map { "\(name): \(node.sensitive.contains(name) ? "•••" : $0)" }
        }
        return values.isEmpty ? node.id : "\(node.id)(\(values.joined(separator: ", ")))"
    }
}

nonisolated extension NodeValue.Parameter {
    /// Creates the value of a parameter of any type.
    init(reflecting value: Any) {
        if let value = value as? any ParameterValue {
            self = value.parameter
        } else if let raw = (value as? any RawRepresentable)?.rawValue as? any ParameterValue {
            self = raw.parameter
        } else if let list = value as? [Any] {
            self = .list(list.map(Self.init(reflecting:)))
        } else if let value = value as? any Hashable {
            self = .boxed(BoxedParameter(AnyHashable(value)))
        } else {
            self = .none
        }
    }
}

"""##),
        ("Values/NodeValue.swift", ##"""
/// A node of the graph and the values of its parameters.
///
/// Routes, sheets and links are enums in the app and node values in the runtime. Node values are
/// compared, hashed, saved and written to URLs.
nonisolated public struct NodeValue: Hashable, Sendable {
    /// The value of one parameter.
    public enum Parameter: Hashable, Sendable {
        /// No value.
        case none
        /// An explicit `nil`, for a parameter whose default is not `nil`.
        case null
        /// A string.
        case string(String)
        /// An integer of up to 64 bits.
        case int(Int64)
        /// A floating-point number.
        case double(Double)
        /// A Boolean.
        case bool(Bool)
        /// The bytes of a UUID, in two words.
        case uuid(UInt64, UInt64)
        /// Seconds since the reference date.
        case date(Double)
        /// A list.
        case list([Parameter])
        /// A value of another type.
        case boxed(BoxedParameter)
    }

    /// The index of the node among all nodes of the graph.
    @usableFromInline var node: Int
    // An array rather than values inline: states copy and compare node values more often than they make them, and a
    // node without parameters needs no memory.
    let parameters: [Parameter]

    /// Creates the value of a node, with a value for each of its parameters.
    @inlinable
    public init<Node: NavigationNode>(_ node: Node, _ parameters: Parameter...) {
        self.init(node.index, parameters: parameters)
    }

    @usableFromInline
    init(_ node: Int, parameters: [Parameter] = []) {
        self.node = node
        self.parameters = parameters
    }

    var count: Int { parameters.count }

    /// The value of a parameter; `.none` if there is no such parameter.
    subscript(index: Int) -> Parameter { index < parameters.count ? parameters[index] : .none }

    /// Converts a value of a section's node type to the graph that contains the section, in which
    /// the section's nodes begin with `first`.
    @inlinable
    public func shifted<Node: NavigationNode>(to first: Node) -> NodeValue { shifted(by: first.index) }

    @usableFromInline
    func shifted(by offset: Int) -> NodeValue { NodeValue(node + offset, parameters: parameters) }

    /// Whether the values are the same, comparing only the parameters in the node's `identity:`.
    func isSame(as other: Self, in table: GraphTable) -> Bool {
        guard node == other.node else { return false }
        guard let identity = table.nodes[node].identity else { return self == other }
        return identity.allSatisfy { self[$0] == other[$0] }
    }
}

/// The value of a parameter whose type has no case of its own.
nonisolated public final class BoxedParameter: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    let value: AnyHashable
    /// Whether saved states contain the value; `false` for values that exist only in memory.
    let isSaved: Bool

    init<Value: Hashable & Sendable>(_ value: Value, isSaved: Bool) {
        self.value = AnyHashable(value)
        self.isSaved = isSaved
    }

    /// Boxes a value that is known to be Sendable.
    init(_ value: AnyHashable) {
        self.value = value
        isSaved = value.base is any Encodable
    }

    public static func == (left: BoxedParameter, right: BoxedParameter) -> Bool {
        left === right || left.value == right.value
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

"""##),
        ("Values/OwnTypes.swift", ##"""
/// Compile-time checks of the app's own types, which a graph refers to with `swift:`.
///
/// navgen generates a call for each type and passes the line in the graph, so that the compiler
/// reports a type that lacks a conformance.
nonisolated public enum OwnTypes {
    /// Checks a type whose values are saved with the navigation.
    public static func isSaved<Value: Hashable & Codable & Sendable>(_ type: Value.Type, _ line: StaticString) {}

    /// Checks a type whose values exist only in memory.
    public static func isInMemory<Value: Hashable & Sendable>(_ type: Value.Type, _ line: StaticString) {}

    /// Checks a class whose instances are compared by identity.
    public static func isReference<Value: NavigationReference>(_ type: Value.Type, _ line: StaticString) {}

    /// Checks the default of a parameter: a case or a static member of its type.
    public static func isMember<Value>(_ value: Value, of type: Value.Type, _ line: StaticString) {}

    @available(
        *, unavailable,
        message: "a type that a graph names has to be Hashable, Codable and Sendable, or have `transient: true`"
    )
    public static func isSaved<Value>(_ type: Value.Type, _ line: StaticString) {}

    @available(*, unavailable, message: "a type that a graph names has to be Hashable and Sendable")
    public static func isInMemory<Value>(_ type: Value.Type, _ line: StaticString) {}

    @available(
        *, unavailable,
        message: "a type with `identity: reference` has to be a class that is Sendable, such as one on the main actor"
    )
    public static func isReference<Value>(_ type: Value.Type, _ line: StaticString) {}
}

/// A class of the app whose instances are values of parameters, such as an observable model.
///
/// Two values are equal if they are the same instance. They are not saved.
///
/// navgen generates the conformance of types with `identity: reference`. A type from another module
/// has to declare it itself:
///
///     extension Cart: NavigationReference {}
nonisolated public protocol NavigationReference: AnyObject, Hashable, Sendable {}

nonisolated extension NavigationReference {
    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

"""##),
        ("Values/ParameterValue+Spelling.swift", ##"""
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Conversions between values and their canonical spellings in URLs and tables.

nonisolated extension String {
    public init?(spelling text: String) { self = text }
    public var spelling: String? { self }
}

nonisolated extension Int {
    public init?(spelling text: String) {
        guard let value = Spelling.int(text.utf8) else { return nil }
        self.init(exactly: value)
    }
    public var spelling: String? { String(self) }
}

nonisolated extension Int64 {
    public init?(spelling text: String) {
        guard let value = Spelling.int(text.utf8) else { return nil }
        self = value
    }
    public var spelling: String? { String(self) }
}

nonisolated extension UInt {
    public init?(spelling text: String) {
        guard let value = Spelling.uint(text.utf8) else { return nil }
        self.init(exactly: value)
    }
    public var spelling: String? { String(self) }
}

nonisolated extension Double {
    public init?(spelling text: String) {
        guard Spelling.isDouble(text.utf8) else { return nil }
        self.init(text)
    }
    public var spelling: String? { isFinite ? String(self) : nil }
}

nonisolated extension Decimal {
    public init?(spelling text: String) {
        guard Spelling.isDecimal(text.utf8) else { return nil }
        // There is no negative zero.
        let isZero = text.utf8.allSatisfy { "-.0".utf8.contains($0) }
        self.init(string: isZero ? "0" : text)
    }
    public var spelling: String? { isNaN ? nil : description }
}

nonisolated extension Bool {
    /// Reads an empty string as `true`, so that a query item without a value is true.
    public init?(spelling text: String) {
        guard let value = text.isEmpty ? true : Spelling.bool(text.utf8) else { return nil }
        self = value
    }
    public var spelling: String? { String(self) }
}

nonisolated extension UUID {
    public init?(spelling text: String) {
        guard let halves = Spelling.uuid(Array(text.utf8)) else { return nil }
        self.init(uuid: unsafeBitCast(halves, to: uuid_t.self))
    }
    public var spelling: String? { uuidString }
}

nonisolated extension URL {
    public init?(spelling text: String) {
        guard Spelling.isURL(text) else { return nil }
        self.init(string: Spelling.escaped(url: text))
    }
    public var spelling: String? { absoluteString }
}

nonisolated extension NodeValue.Parameter {
    /// The spellings in a URL: several for a list, an empty array for `nil`, and `nil` if no URL
    /// can contain the value.
    var spellings: [String]? {
        switch self {
        case .none, .null: return []
        case .string(let value): return [value]
        case .int(let value): return [String(value)]
        case .double(let value): return value.spelling.map { [$0] }
        case .bool(let value): return [String(value)]
        case .uuid: return UUID(self).map { [$0.uuidString] }
        case .date: return Date(self)?.spelling.map { [$0] }
        case .list(let values):
            let spellings = values.compactMap(\.spellings).joined()
            return spellings.count == values.count ? Array(spellings) : nil
        case .boxed(let box):
            // A UInt, a Decimal or a URL. Values of the app's own types cannot be in URLs.
            return (box.value.base as? any ParameterValue)?.spelling.map { [$0] }
        }
    }
}

"""##),
        ("Values/PatternValue.swift", ##"""
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A pattern as a state machine that reads a string once, scalar by scalar, without backtracking.
///
/// For example, `"41-5A>1;30-39>2;!30-39>2"` is the pattern `[A-Z][0-9]+`. It lists for each state
/// which ranges of scalars lead to which state. `!` marks an accepting state.
nonisolated public struct Automaton: Sendable {
    private struct Edge {
        let lower: UInt32
        let upper: UInt32
        let state: Int
    }

    private let edges: [[Edge]]
    private let accepting: [Bool]

    /// Reads a state machine as navgen writes it.
    public init(_ text: StaticString) { self.init(TableText(text)) }

    init(_ text: TableText) {
        let states = text.pieces(ASCII.semicolon)
        accepting = states.map { $0.first == ASCII.not }
        edges = states.map { state in
            (state.first == ASCII.not ? state.dropFirst() : state).split(ASCII.comma).map { edge in
                guard let (range, target) = edge.cut(at: ASCII.greater), let state = Int(target.word),
                    let lower = UInt32(range.prefix(to: ASCII.dash).word, radix: 16),
                    let upper = UInt32((range.cut(at: ASCII.dash)?.tail ?? range).word, radix: 16)
                else { preconditionFailure("navgen's pattern is not readable: \(text.word)") }
                return Edge(lower: lower, upper: upper, state: state)
            }
        }
    }

    /// Whether the pattern matches a whole string.
    public func accepts(_ text: String) -> Bool {
        var state = 0
        for scalar in text.unicodeScalars {
            guard let edge = edges[state].first(where: { $0.lower <= scalar.value && scalar.value <= $0.upper }) else {
                return false
            }
            state = edge.state
        }
        return accepting[state]
    }
}

/// A value whose spelling matches a pattern, such as `OrderID` with the pattern `ORD-[0-9]{3,}`.
///
///     nonisolated struct OrderID: PatternValue {
///         static let automaton = Automaton("4F>1;52>2;44>3;2D>4;30-39>5;30-39>6;30-39>7;!30-39>7")
///         let rawValue: String
///         init(unchecked value: String) { rawValue = value }
///     }
nonisolated public protocol PatternValue: RawRepresentable, Hashable, Codable, Sendable
where RawValue: ParameterValue {
    /// The pattern.
    static var automaton: Automaton { get }
    /// Creates a value that is known to match.
    init(unchecked value: RawValue)
}

nonisolated extension PatternValue {
    /// Creates a value; `nil` if it does not match the pattern.
    public init?(rawValue: RawValue) {
        guard let spelling = rawValue.spelling else { return nil }
        // A pattern can require the shorter spellings of dates.
        let spellings = RawValue.isDate ? Spelling.shortened(spelling) : [spelling]
        guard spellings.contains(where: Self.automaton.accepts) else { return nil }
        self.init(unchecked: rawValue)
    }

    /// Creates a value; `nil` if it does not match the pattern.
    public init?(_ value: RawValue) { self.init(rawValue: value) }

    /// Decodes a value, and throws an error if it does not match the pattern.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let value = try container.decode(RawValue.self)
        guard let checked = Self(rawValue: value) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(value) does not match the type's pattern")
        }
        self = checked
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

nonisolated extension ParameterValue {
    /// Whether the type is `Date`, whose values have several spellings in URLs.
    static var isDate: Bool { Self.self == Date.self }
}

"""##),
        ("Values/Spelling+Dates.swift", ##"""
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

nonisolated extension Spelling {
    /// The milliseconds since 1970 of a date `YYYY-MM-DD`, optionally with a time to the second or
    /// millisecond and a time zone; `nil` if the date is invalid.
    static func milliseconds(ofDate bytes: some Collection<UInt8>) -> Int64? {
        let text = Array(bytes)
        /// Reads a number of `count` digits at a position, after a separator.
        func number(_ start: Int, _ count: Int, after separator: UInt8?, in range: ClosedRange<Int64>) -> Int64? {
            guard start + count <= text.count, separator == nil || text[start - 1] == separator else { return nil }
            var number: Int64 = 0
            for byte in text[start..<(start + count)] {
                guard ASCII.isDigit(byte) else { return nil }
                number = number * 10 + Int64(byte - UInt8(ascii: "0"))
            }
            return range.contains(number) ? number : nil
        }
        let dash = ASCII.dash
        guard let year = number(0, 4, after: nil, in: 0...9999), let month = number(5, 2, after: dash, in: 1...12),
            let day = number(8, 2, after: dash, in: 1...31), day <= length(ofMonth: month, year)
        else { return nil }
        var total = days(year, month, day) * 86_400_000
        if text.count == 10 { return total }
        guard let hour = number(11, 2, after: UInt8(ascii: "T"), in: 0...23),
            let minute = number(14, 2, after: ASCII.colon, in: 0...59),
            let second = number(17, 2, after: ASCII.colon, in: 0...59)
        else { return nil }
        total += (hour * 3600 + minute * 60 + second) * 1000
        var zone = 19
        if zone < text.count, text[zone] == ASCII.period {
            guard let fraction = number(20, 3, after: ASCII.period, in: 0...999) else { return nil }
            total += fraction
            zone = 23
        }
        guard zone < text.count else { return nil }
        if text[zone] == UInt8(ascii: "Z") { return text.count == zone + 1 ? total : nil }
        guard text.count == zone + 6, text[zone] == ASCII.plus || text[zone] == dash,
            let hours = number(zone + 1, 2, after: nil, in: 0...23),
            let minutes = number(zone + 4, 2, after: ASCII.colon, in: 0...59)
        else { return nil }
        let offset = (hours * 60 + minutes) * 60_000
        return text[zone] == dash ? total + offset : total - offset
    }

    private static func length(ofMonth month: Int64, _ year: Int64) -> Int64 {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : 30 + (month + month / 8) % 2
    }

    /// The days since 1970. The calculation starts years in March, so that a leap day is the last
    /// day.
    private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let year = month <= 2 ? year + 399 : year + 400
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468 - 146_097
    }

    /// The spellings of a date from longest to shortest: to the millisecond, to the second if
    /// exact, and as a day if at midnight.
    static func shortened(_ date: String) -> [String] {
        var all = [date]
        if date.hasSuffix(".000Z") { all.append(date.dropLast(5) + "Z") }
        if date.hasSuffix("T00:00:00.000Z") { all.append(String(date.dropLast(14))) }
        return all
    }
}

nonisolated extension Date {
    public init?(spelling text: String) {
        guard let milliseconds = Spelling.milliseconds(ofDate: text.utf8) else { return nil }
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// The spelling `YYYY-MM-DDThh:mm:ss.fffZ`; `nil` for years outside 0 to 9999 and for times
    /// with fractions of a millisecond.
    public var spelling: String? {
        let exact = (timeIntervalSince1970 * 1000).rounded()
        guard abs(exact) < 1e15, Date(timeIntervalSince1970: exact / 1000) == self else { return nil }
        let day = Int64((exact / 86_400_000).rounded(.down))
        let rest = Int64(exact) - day * 86_400_000
        let shifted = day + 719_468
        let era = Int64((Double(shifted) / 146_097).rounded(.down))
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        guard year >= 0, year <= 9999 else { return nil }
        func padded(_ number: Int64, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: width - digits.utf8.count) + digits
        }
        let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let time = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, 2) }
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T"
            + time.joined(separator: ":") + "." + padded(rest % 1000, 3) + "Z"
    }
}

"""##),
        ("Values/Spelling.swift", ##"""
/// Parsers of the values' spellings in URLs and tables, which work byte by byte.
nonisolated enum Spelling {
    // MARK: - Whole numbers

    /// Reads `0|-?[1-9][0-9]*`; `nil` if it does not fit in 64 bits.
    static func int(_ text: some Collection<UInt8>) -> Int64? {
        guard text.first == ASCII.dash else { return magnitude(text, limit: UInt64(Int64.max)).map { Int64($0) } }
        let number = magnitude(text.dropFirst(), limit: UInt64(Int64.max) + 1)
        return number.flatMap { $0 == 0 ? nil : 0 &- Int64(truncatingIfNeeded: $0) }
    }

    /// Reads `0|[1-9][0-9]*`; `nil` if it does not fit in 64 bits.
    static func uint(_ text: some Collection<UInt8>) -> UInt64? { magnitude(text, limit: .max) }

    private static func magnitude(_ text: some Collection<UInt8>, limit: UInt64) -> UInt64? {
        var number: UInt64 = 0
        var count = 0
        for byte in text {
            // After a zero, nothing follows.
            guard ASCII.isDigit(byte), count == 0 || number > 0 else { return nil }
            let (product, overflows) = number.multipliedReportingOverflow(by: 10)
            let (sum, carries) = product.addingReportingOverflow(UInt64(byte - ASCII.zero))
            if overflows || carries || sum > limit { return nil }
            number = sum
            count += 1
        }
        return count > 0 ? number : nil
    }

    // MARK: - Numbers with a fraction

    /// Whether a string matches `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    static func isDouble(_ text: some Collection<UInt8>) -> Bool { digits(text, allowsExponent: true) != nil }

    /// Whether a string is a number without an exponent and with at most 38 digits.
    static func isDecimal(_ text: some Collection<UInt8>) -> Bool {
        digits(text, allowsExponent: false).map { $0 <= 38 } ?? false
    }

    /// Counts the digits before an exponent; `nil` if the string is not a number.
    private static func digits(_ text: some Collection<UInt8>, allowsExponent: Bool) -> Int? {
        var rest = text[...]
        func take(_ bytes: UInt8...) -> Bool {
            guard let first = rest.first, bytes.contains(first) else { return false }
            rest.removeFirst()
            return true
        }
        func takeDigits() -> Int {
            let count = rest.prefix(while: ASCII.isDigit).count
            rest.removeFirst(count)
            return count
        }
        _ = take(ASCII.dash)
        let startsWithZero = rest.first == UInt8(ascii: "0")
        var count = takeDigits()
        guard count > 0, count == 1 || !startsWithZero else { return nil }
        if take(ASCII.period) {
            let fraction = takeDigits()
            guard fraction > 0 else { return nil }
            count += fraction
        }
        if allowsExponent, take(UInt8(ascii: "e"), UInt8(ascii: "E")) {
            _ = take(ASCII.plus, ASCII.dash)
            guard takeDigits() > 0 else { return nil }
        }
        return rest.isEmpty ? count : nil
    }

    // MARK: - Bool

    /// Reads `true`, `false`, `1` or `0`.
    static func bool(_ text: some Collection<UInt8>) -> Bool? {
        if text.elementsEqual("true".utf8) || text.elementsEqual("1".utf8) { return true }
        return text.elementsEqual("false".utf8) || text.elementsEqual("0".utf8) ? false : nil
    }

    // MARK: - UUID

    /// Reads a UUID of 8-4-4-4-12 hexadecimal digits as two halves, in the order of its bytes.
    static func uuid(_ text: some Collection<UInt8>) -> (UInt64, UInt64)? {
        guard text.count == 36 else { return nil }
        var halves: (UInt64, UInt64) = (0, 0)
        var count = 0
        var index = 0
        for byte in text {
            defer { index += 1 }
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard byte == ASCII.dash else { return nil }
                continue
            }
            guard let digit = ASCII.hex(byte) else { return nil }
            // The first digit of a byte is the upper half of it.
            let shifted = UInt64(digit) << UInt64(count % 16 / 2 * 8 + (count % 2 == 0 ? 4 : 0))
            if count < 16 { halves.0 |= shifted } else { halves.1 |= shifted }
            count += 1
        }
        return (halves.0.littleEndian, halves.1.littleEndian)
    }

    // MARK: - Bytes

    /// Decodes percent escapes; `nil` if one is malformed.
    static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == ASCII.percent {
                guard index + 2 < text.endIndex, let high = ASCII.hex(text[index + 1]),
                    let low = ASCII.hex(text[index + 2])
                else { return nil }
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(text[index])
                index += 1
            }
        }
        return decoded
    }

    /// Whether bytes are valid UTF-8.
    static func isUTF8(_ bytes: some Sequence<UInt8>) -> Bool {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }

    /// Whether there is a control character, that is, U+0000 to U+001F or U+007F to U+009F.
    static func hasControl(_ bytes: some Sequence<UInt8>) -> Bool {
        var last: UInt8 = 0
        for byte in bytes {
            if byte < 0x20 || byte == 0x7F || last == 0xC2 && byte >= 0x80 && byte < 0xA0 { return true }
            last = byte
        }
        return false
    }

    // MARK: - URL

    /// Whether a string is a scheme, a colon and more, without spaces or control characters.
    ///
    /// After `//`, only a user, host and port are accepted that all URL parsers understand in the
    /// same way.
    static func isURL(_ text: String) -> Bool {
        let bytes = text.utf8
        guard let colon = bytes.firstIndex(of: ASCII.colon), let first = bytes.first, ASCII.isLetter(first),
            bytes[..<colon].allSatisfy({ ASCII.isLetter($0) || ASCII.isDigit($0) || "+-.".utf8.contains($0) }),
            text.unicodeScalars.allSatisfy({
                !$0.properties.isWhitespace && $0.properties.generalCategory != .control
            })
        else { return false }
        let rest = bytes[colon...].dropFirst()
        guard rest.starts(with: "//".utf8) else { return !rest.isEmpty }
        return isAuthority(rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) })
    }

    private static func isAuthority(_ text: Substring.UTF8View) -> Bool {
        func isName(_ byte: UInt8) -> Bool {
            ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-._~!$&'()*+,;=".utf8.contains(byte)
        }
        let parts = text.split(separator: ASCII.at, maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count > 1, !parts[0].allSatisfy({ isName($0) || $0 == ASCII.colon }) { return false }
        let address = (parts.last ?? text).split(separator: ASCII.colon, maxSplits: 1, omittingEmptySubsequences: false)
        return address[0].allSatisfy(isName) && address.dropFirst().joined().allSatisfy(ASCII.isDigit)
    }

    /// A URL in which bytes that URLs do not contain are percent-encoded. `URL` accepts no others on
    /// older systems, and on later ones it then encodes everything, also what is encoded already.
    static func escaped(url: String) -> String {
        var hasFragment = false
        func isPlain(_ byte: UInt8) -> Bool {
            // Only the first `#` begins the fragment.
            if byte == ASCII.hash, hasFragment { return false }
            if byte == ASCII.hash { hasFragment = true }
            return byte > 0x20 && byte < 0x7F && !"\"<>[\\]^`{|}".utf8.contains(byte)
        }
        return url.utf8.map { byte in
            if isPlain(byte) { return String(Unicode.Scalar(byte)) }
            return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

"""##),
        ("Values/TableText.swift", ##"""
/// A slice of a table's text.
nonisolated struct TableText {
    let bytes: ArraySlice<UInt8>

    init(_ text: StaticString) { self.init(text.withUTF8Buffer { Array($0) }[...]) }

    init(_ text: String) { self.init(Array(text.utf8)[...]) }

    private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// The text as a string, with escapes left as they are.
    var word: String { String(decoding: bytes, as: UTF8.self) }
    var first: UInt8? { bytes.first }
    var last: UInt8? { bytes.last }
    var isEmpty: Bool { bytes.isEmpty }

    /// The text as a string, with escapes such as `%20` decoded.
    var string: String {
        guard bytes.contains(ASCII.percent) else { return word }
        return String(decoding: Spelling.decoded(bytes) ?? Array(bytes), as: UTF8.self)
    }

    static func == (left: Self, right: StaticString) -> Bool {
        right.withUTF8Buffer { left.bytes.elementsEqual($0) }
    }

    /// Splits at separators outside parentheses and omits empty parts.
    func split(_ separator: UInt8) -> [TableText] {
        var depth = 0
        let parts = bytes.split { byte in
            if byte == ASCII.open { depth += 1 }
            if byte == ASCII.close { depth -= 1 }
            return byte == separator && depth == 0
        }
        return parts.map { TableText($0) }
    }

    /// Splits at all separators and omits empty parts.
    func words(_ separator: UInt8) -> [TableText] { bytes.split(separator: separator).map { TableText($0) } }

    /// Splits at all separators and keeps empty parts.
    func pieces(_ separator: UInt8) -> [TableText] {
        bytes.split(separator: separator, omittingEmptySubsequences: false).map { TableText($0) }
    }

    /// Splits at the first occurrence of a byte; `nil` if there is none.
    func cut(at byte: UInt8) -> (head: TableText, tail: TableText)? {
        guard let index = bytes.firstIndex(of: byte) else { return nil }
        return (TableText(bytes[..<index]), TableText(bytes[(index + 1)...]))
    }

    /// The part before the first occurrence of a byte, or the whole text if there is none.
    func prefix(to byte: UInt8) -> TableText { TableText(bytes.prefix { $0 != byte }) }

    func prefix(_ length: Int) -> TableText { TableText(bytes.prefix(length)) }

    func dropFirst(_ length: Int = 1) -> TableText { TableText(bytes.dropFirst(length)) }

    func dropLast() -> TableText { TableText(bytes.dropLast()) }
}

/// ASCII codes of the characters that have a meaning in tables and URLs.
nonisolated enum ASCII {
    static let newline: UInt8 = 0x0A
    static let space: UInt8 = 0x20
    static let not: UInt8 = 0x21
    static let percent: UInt8 = 0x25
    static let open: UInt8 = 0x28
    static let close: UInt8 = 0x29
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let period: UInt8 = 0x2E
    static let colon: UInt8 = 0x3A

    /// Whether bytes are equal, ignoring the case of letters.
    static func areEqual(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Bool {
        left.elementsEqual(right, by: isSame)
    }

    static func isSame(_ left: UInt8, _ right: UInt8) -> Bool {
        left == right || isLetter(left) && left | 0x20 == right | 0x20
    }

    static func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }

    static let semicolon: UInt8 = 0x3B
    static let equals: UInt8 = 0x3D
    static let greater: UInt8 = 0x3E
    static let question: UInt8 = 0x3F
    static let at: UInt8 = 0x40
    static let caret: UInt8 = 0x5E
    static let underscore: UInt8 = 0x5F
    static let tilde: UInt8 = 0x7E
    static let hash: UInt8 = 0x23
    static let ampersand: UInt8 = 0x26
    static let star: UInt8 = 0x2A
    static let dash: UInt8 = 0x2D
    static let slash: UInt8 = 0x2F
    static let zero: UInt8 = 0x30
    static let openBracket: UInt8 = 0x5B
    static let openBrace: UInt8 = 0x7B
    static let closeBrace: UInt8 = 0x7D

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: return byte - 0x30
        case 0x41...0x46: return byte - 0x41 + 10
        case 0x61...0x66: return byte - 0x61 + 10
        default: return nil
        }
    }
}

"""##),
        ("Values/ValueReader+Declared.swift", ##"""
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Reads values of types that the graph declares. If a required value is missing or invalid, the
// reader returns an arbitrary value of the type and marks itself as invalid, so that the result is
// discarded.
//
// Each kind of type has its own methods: overloads with the same name for all kinds would make long
// calls slow to compile.

/// Reads values of enums.
nonisolated extension ValueReader {
    /// Reads a required case.
    public mutating func choice<Value: RawRepresentable & CaseIterable>(_ index: Int) -> Value
    where Value.RawValue == String, Value.AllCases == [Value] {
        if let value = optionalChoice(index, Value.self) { return value }
        isInvalid = true
        return Value.allCases[0]
    }

    /// Reads a case, or returns the default.
    public func choice<Value: RawRepresentable>(_ index: Int, or other: Value) -> Value
    where Value.RawValue == String {
        optionalChoice(index) ?? other
    }

    /// Reads a case; `nil` if it is missing or invalid.
    public func optionalChoice<Value: RawRepresentable>(_ index: Int, _ type: Value.Type = Value.self) -> Value?
    where Value.RawValue == String {
        optional(index, String.self).flatMap { Value(rawValue: $0) }
    }

    /// Reads an optional case, or returns the default if it is missing.
    public func optionalChoice<Value: RawRepresentable>(_ index: Int, or other: Value) -> Value?
    where Value.RawValue == String {
        nullable(index, optionalChoice(index), other)
    }
}

/// Reads values that match a pattern.
nonisolated extension ValueReader {
    /// Reads a required value.
    public mutating func pattern<Value: PatternValue>(_ index: Int) -> Value {
        optionalPattern(index) ?? Value(unchecked: missing())
    }

    /// Reads a value, or returns the default.
    public func pattern<Value: PatternValue>(_ index: Int, or other: Value) -> Value { optionalPattern(index) ?? other }

    /// Reads a value; `nil` if it is missing or invalid. Values in a URL have already been checked
    /// against the pattern.
    public func optionalPattern<Value: PatternValue>(_ index: Int) -> Value? {
        guard case .url = source else { return optional(index, Value.RawValue.self).flatMap { Value(rawValue: $0) } }
        return optional(index, Value.RawValue.self).map { Value(unchecked: $0) }
    }

    /// Reads an optional value, or returns the default if it is missing.
    public func optionalPattern<Value: PatternValue>(_ index: Int, or other: Value) -> Value? {
        nullable(index, optionalPattern(index), other)
    }
}

/// Reads values of types that wrap another type.
nonisolated extension ValueReader {
    /// Reads a required value.
    public mutating func wrapped<Value: WrappedValue>(_ index: Int) -> Value {
        optionalWrapped(index) ?? Value(rawValue: missing())
    }

    /// Reads a value, or returns the default.
    public func wrapped<Value: WrappedValue>(_ index: Int, or other: Value) -> Value { optionalWrapped(index) ?? other }

    /// Reads a value; `nil` if it is missing or invalid.
    public func optionalWrapped<Value: WrappedValue>(_ index: Int) -> Value? {
        optional(index, Value.RawValue.self).map { Value(rawValue: $0) }
    }

    /// Reads an optional value, or returns the default if it is missing.
    public func optionalWrapped<Value: WrappedValue>(_ index: Int, or other: Value) -> Value? {
        nullable(index, optionalWrapped(index), other)
    }

    private mutating func missing<Value: ParameterValue>() -> Value {
        isInvalid = true
        return Value.placeholder
    }
}

nonisolated extension ParameterValue {
    /// An arbitrary value of the type.
    fileprivate static var placeholder: Self {
        let values: [any ParameterValue] = [
            "", 0 as Int, 0 as Int64, 0 as UInt, 0 as Double, 0 as Decimal, false, Date(timeIntervalSince1970: 0),
            UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        ]
        for case let value as Self in values { return value }
        guard let url = URL(string: "about:blank") as? Self else {
            preconditionFailure("\(Self.self) is not a type of the graph's language")
        }
        return url
    }
}

"""##),
        ("Values/ValueReader+Defaults.swift", ##"""
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads values of the app's own types that have a default.
nonisolated extension ValueReader {
    /// Reads a value of the app's own type that can be saved, or returns the default.
    public func saved<Value: Decodable>(_ index: Int, or other: Value) -> Value { saved(index) ?? other }

    /// Reads a list of values of the app's own type that can be saved, or returns the default.
    public func savedList<Value: Decodable>(_ index: Int, or other: [Value]) -> [Value] { savedList(index) ?? other }

    /// Reads a value that exists only in memory, or returns the default.
    public func unsaved<Value>(_ index: Int, or other: Value) -> Value { unsaved(index) ?? other }

    /// Reads a list of values that exist only in memory, or returns the default.
    public func unsavedList<Value>(_ index: Int, or other: [Value]) -> [Value] { unsavedList(index) ?? other }
}

/// Reads optional parameters whose default is not `nil`. For these, `nil` has to be explicit,
/// because a missing value means the default.
nonisolated extension ValueReader {
    private func isNull(_ index: Int) -> Bool {
        switch source {
        case .url: false
        case .node(let node): NodeValue.Parameter.isNull(node[index])
        case .saved(let saved): saved.isNull(index)
        }
    }

    func nullable<Value>(_ index: Int, _ value: Value?, _ other: Value) -> Value? {
        value ?? (isNull(index) ? nil : other)
    }

    /// Reads an optional `Int`, or returns the default if it is missing.
    public func optionalInt(_ index: Int, or other: Int) -> Int? { nullable(index, optionalInt(index), other) }
    /// Reads an optional `Int64`, or returns the default if it is missing.
    public func optionalInt64(_ index: Int, or other: Int64) -> Int64? { nullable(index, optionalInt64(index), other) }
    /// Reads an optional `UInt`, or returns the default if it is missing.
    public func optionalUInt(_ index: Int, or other: UInt) -> UInt? { nullable(index, optionalUInt(index), other) }
    /// Reads an optional `Bool`, or returns the default if it is missing.
    public func optionalBool(_ index: Int, or other: Bool) -> Bool? { nullable(index, optionalBool(index), other) }
    /// Reads an optional `UUID`, or returns the default if it is missing.
    public func optionalUUID(_ index: Int, or other: UUID) -> UUID? { nullable(index, optionalUUID(index), other) }
    /// Reads an optional `Date`, or returns the default if it is missing.
    public func optionalDate(_ index: Int, or other: Date) -> Date? { nullable(index, optionalDate(index), other) }
    /// Reads an optional `URL`, or returns the default if it is missing.
    public func optionalURL(_ index: Int, or other: URL) -> URL? { nullable(index, optionalURL(index), other) }

    /// Reads an optional `String`, or returns the default if it is missing.
    public func optionalString(_ index: Int, or other: String) -> String? {
        nullable(index, optionalString(index), other)
    }

    /// Reads an optional `Double`, or returns the default if it is missing.
    public func optionalDouble(_ index: Int, or other: Double) -> Double? {
        nullable(index, optionalDouble(index), other)
    }

    /// Reads an optional `Decimal`, or returns the default if it is missing.
    public func optionalDecimal(_ index: Int, or other: Decimal) -> Decimal? {
        nullable(index, optionalDecimal(index), other)
    }

    /// Reads an optional value of the app's own type that can be saved, or returns the default if
    /// it is missing.
    public func optionalSaved<Value: Decodable>(_ index: Int, or other: Value) -> Value? {
        nullable(index, saved(index), other)
    }

    /// Reads an optional value that exists only in memory, or returns the default if it is missing.
    public func optionalUnsaved<Value>(_ index: Int, or other: Value) -> Value? {
        nullable(index, unsaved(index), other)
    }
}

nonisolated extension NodeValue.Parameter {
    /// Whether a value is an explicit `nil`. In a table, that is an empty list.
    fileprivate static func isNull(_ value: Self) -> Bool { value == .null || value == .list([]) }
}

"""##),
        ("Values/ValueReader.swift", ##"""
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads the parameters of a node from a URL, a saved state, or another node value.
///
/// A generated enum has one initializer that works with all three:
///
///     init?(_ node: ShopNode, _ values: inout ValueReader) {
///         switch node {
///         case .product: self = .product(productId: values.int(0), ref: values.optionalString(1))
///         default: return nil
///         }
///     }
nonisolated public struct ValueReader {
    @usableFromInline enum Source {
        case url(MatchedURL)
        case node(NodeValue)
        case saved(SavedParameters)
    }

    @usableFromInline let source: Source
    /// Whether a required value is missing or invalid.
    @usableFromInline var isInvalid = false

    @usableFromInline
    init(_ url: MatchedURL) { source = .url(url) }

    @usableFromInline
    init(_ node: NodeValue) { source = .node(node) }

    init(_ saved: SavedParameters) { source = .saved(saved) }

    /// Reads the value of a parameter; `nil` if it is missing or invalid.
    @usableFromInline
    func optional<Value: ParameterValue>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        switch source {
        case .url(let url): url.text(index).flatMap { Value(spelling: $0) }
        case .node(let node): Value(node[index]) ?? Value(spelled: node[index])
        case .saved(let saved): saved.value(index)
        }
    }

    /// Reads an `Int`; `nil` if it is missing or invalid.
    public func optionalInt(_ index: Int) -> Int? {
        if case .url(let url) = source, let part = url.part(index) {
            return Spelling.int(part).flatMap { Int(exactly: $0) }
        }
        return optional(index)
    }
    /// Reads a `String`; `nil` if it is missing or invalid.
    public func optionalString(_ index: Int) -> String? { optional(index) }
    /// Reads a `UUID`; `nil` if it is missing or invalid.
    public func optionalUUID(_ index: Int) -> UUID? {
        if case .url(let url) = source, let part = url.part(index) {
            return Spelling.uuid(part).map { UUID(uuid: unsafeBitCast($0, to: uuid_t.self)) }
        }
        return optional(index)
    }
    /// Reads an `Int64`; `nil` if it is missing or invalid.
    public func optionalInt64(_ index: Int) -> Int64? { optional(index) }
    /// Reads a `UInt`; `nil` if it is missing or invalid.
    public func optionalUInt(_ index: Int) -> UInt? { optional(index) }
    /// Reads a `Double`; `nil` if it is missing or invalid.
    public func optionalDouble(_ index: Int) -> Double? { optional(index) }
    /// Reads a `Decimal`; `nil` if it is missing or invalid.
    public func optionalDecimal(_ index: Int) -> Decimal? { optional(index) }
    /// Reads a `Bool`; `nil` if it is missing or invalid.
    public func optionalBool(_ index: Int) -> Bool? { optional(index) }
    /// Reads a `Date`; `nil` if it is missing or invalid.
    public func optionalDate(_ index: Int) -> Date? { optional(index) }
    /// Reads a `URL`; `nil` if it is missing or invalid.
    public func optionalURL(_ index: Int) -> URL? { optional(index) }

    /// Reads a required `Int`.
    public mutating func int(_ index: Int) -> Int { optionalInt(index) ?? invalid(0) }
    /// Reads a required `String`.
    public mutating func string(_ index: Int) -> String { optionalString(index) ?? invalid("") }
    /// Reads a required `Int64`.
    public mutating func int64(_ index: Int) -> Int64 { optionalInt64(index) ?? invalid(0) }
    /// Reads a required `UInt`.
    public mutating func uint(_ index: Int) -> UInt { optionalUInt(index) ?? invalid(0) }
    /// Reads a required `Double`.
    public mutating func double(_ index: Int) -> Double { optionalDouble(index) ?? invalid(0) }
    /// Reads a required `Decimal`.
    public mutating func decimal(_ index: Int) -> Decimal { optionalDecimal(index) ?? invalid(0) }
    /// Reads a required `Bool`.
    public mutating func bool(_ index: Int) -> Bool { optionalBool(index) ?? invalid(false) }
    /// Reads a required `Date`.
    public mutating func date(_ index: Int) -> Date {
        optionalDate(index) ?? invalid(Date(timeIntervalSinceReferenceDate: 0))
    }
    /// Reads a required `UUID`.
    public mutating func uuid(_ index: Int) -> UUID {
        optionalUUID(index) ?? invalid(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    }

    /// Reads an `Int`, or returns the default.
    public func int(_ index: Int, or other: Int) -> Int { optionalInt(index) ?? other }
    /// Reads a `String`, or returns the default.
    public func string(_ index: Int, or other: String) -> String { optionalString(index) ?? other }
    /// Reads an `Int64`, or returns the default.
    public func int64(_ index: Int, or other: Int64) -> Int64 { optionalInt64(index) ?? other }
    /// Reads a `UInt`, or returns the default.
    public func uint(_ index: Int, or other: UInt) -> UInt { optionalUInt(index) ?? other }
    /// Reads a `Double`, or returns the default.
    public func double(_ index: Int, or other: Double) -> Double { optionalDouble(index) ?? other }
    /// Reads a `Decimal`, or returns the default.
    public func decimal(_ index: Int, or other: Decimal) -> Decimal { optionalDecimal(index) ?? other }
    /// Reads a `Bool`, or returns the default.
    public func bool(_ index: Int, or other: Bool) -> Bool { optionalBool(index) ?? other }
    /// Reads a `Date`, or returns the default.
    public func date(_ index: Int, or other: Date) -> Date { optionalDate(index) ?? other }
    /// Reads a `UUID`, or returns the default.
    public func uuid(_ index: Int, or other: UUID) -> UUID { optionalUUID(index) ?? other }
    /// Reads a `URL`, or returns the default.
    public func url(_ index: Int, or other: URL) -> URL { optionalURL(index) ?? other }

    /// Reads a list; `nil` if it is missing or one of its values is invalid.
    public func list<Value: ParameterValue>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]? {
        switch source {
        case .url(let url): return url.texts(index).map { Value(spelling: $0) }.complete()
        case .node(let node):
            let values: [NodeValue.Parameter]
            switch node[index] {
            case .list(let all): values = all
            // A table contains a single fixed value as its spelling.
            case .string(let text): values = [.string(text)]
            default: return nil
            }
            return values.map { Value($0) ?? Value(spelled: $0) }.complete()
        case .saved(let saved): return saved.value(index)
        }
    }

    /// Reads a list, or returns the default.
    public func list<Value: ParameterValue>(_ index: Int, or other: [Value]) -> [Value] { list(index) ?? other }

    /// Reads a list of values of a type that the graph declares; `nil` if it is missing or invalid.
    public func rawList<Value: RawRepresentable>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]?
    where Value.RawValue: ParameterValue {
        list(index, Value.RawValue.self)?.map { Value(rawValue: $0) }.complete()
    }

    /// Reads a list of values of a type that the graph declares, or returns the default.
    public func rawList<Value: RawRepresentable>(_ index: Int, or other: [Value]) -> [Value]
    where Value.RawValue: ParameterValue {
        rawList(index) ?? other
    }

    /// Reads a value of the app's own type that can be saved; `nil` if it is missing.
    public func saved<Value: Decodable>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        switch source {
        case .url: nil
        case .node(let node): node[index].boxed()
        case .saved(let saved): saved.value(index)
        }
    }

    /// Reads a list of values of the app's own type that can be saved; `nil` if it is missing or invalid.
    public func savedList<Value: Decodable>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]? {
        switch source {
        case .url: nil
        case .node(let node): node[index].boxedList()
        case .saved(let saved): saved.value(index)
        }
    }

    /// Reads a value that exists only in memory; `nil` if it is missing.
    public func unsaved<Value>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        if case .node(let node) = source { node[index].boxed() } else { nil }
    }

    /// Reads a list of values that exist only in memory; `nil` if it is missing or invalid.
    public func unsavedList<Value>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]? {
        if case .node(let node) = source { node[index].boxedList() } else { nil }
    }

    private mutating func invalid<Value>(_ placeholder: Value) -> Value {
        isInvalid = true
        return placeholder
    }
}

nonisolated extension Array {
    /// The values, if none is `nil`.
    fileprivate func complete<Value>() -> [Value]? where Element == Value? {
        let values = compactMap(\.self)
        return values.count == count ? values : nil
    }
}

"""##),
        ("Values/WrappedValue.swift", ##"""
/// A type that a graph declares as a wrapper of another one, such as `UserID: {base: UUID}`.
nonisolated public protocol WrappedValue: RawRepresentable, Hashable, Codable, Sendable
where RawValue: ParameterValue {
    init(rawValue: RawValue)
}

nonisolated extension WrappedValue {
    /// Wraps a value.
    public init(_ value: RawValue) { self.init(rawValue: value) }

    /// Wraps a value. Generated code calls this for patterns too; a wrapped value needs no check.
    public init(unchecked value: RawValue) { self.init(rawValue: value) }

    /// Decodes the value.
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

"""##),
        ("Views/NavigationAlertModifier.swift", ##"""
#if canImport(SwiftUI)
    import SwiftUI

    /// Presents an alert on top of a level.
    struct NavigationAlertModifier: ViewModifier {
        @ObservedObject var presenter: PresenterModel
        let navigator: NavigatorCore

        func body(content: Self.Content) -> some View {
            let types = navigator.table.types
            content
                .alert(
                    SwiftUI.Text(verbatim: alert.flatMap { types.title(.alert, $0.content.value) } ?? ""),
                    isPresented: isAlerting, presenting: alert
                ) { level in
                    NavigationAnswerButtons(content: level.content, id: level.id, navigator: navigator)
                } message: { level in
                    if let message = types.message(.alert, level.content.value) {
                        SwiftUI.Text(verbatim: message)
                    }
                }
        }

        private var alert: LevelModel? { presenter.level(.alert, navigator.table) }

        private var isAlerting: Binding<Bool> {
            let shown = alert
            return Binding(
                get: { alert != nil },
                set: { if !$0, let shown { navigator.dismissed(shown) } })
        }
    }

    /// The buttons of an alert or dialog.
    struct NavigationAnswerButtons: View {
        let content: ContentValue
        let id: Int
        let navigator: NavigatorCore

        var body: some View {
            ForEach(navigator.table.types.alertActions(content.style, content.value), id: \.id) { action in
                SwiftUI.Button(role: role(action.role)) {
                    navigator.answer(id, action)
                } label: {
                    SwiftUI.Text(verbatim: action.label)
                }
            }
        }

        private func role(_ role: AlertButton.Role?) -> ButtonRole? {
            switch role {
            case .destructive: return .destructive
            case .cancel: return .cancel
            case nil: return nil
            }
        }
    }
#endif

"""##),
        ("Views/NavigationAnchorModifier.swift", ##"""
#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// Presents the popovers and dialogs that are anchored to a view.
    struct NavigationAnchorModifier: ViewModifier {
        @ObservedObject var presenter: PresenterModel
        let navigator: NavigatorCore
        let anchor: PresentationAnchor
        /// Stands for the view of a pushed screen.
        let token: ScreenToken?
        @SwiftUI.Environment(\.navigationPresentedViews) private var views

        init(
            presenter: PresenterModel, navigator: NavigatorCore, anchor: PresentationAnchor,
            token: ScreenToken? = nil
        ) {
            self.presenter = presenter
            self.navigator = navigator
            self.anchor = anchor
            self.token = token
        }

        func body(content: Self.Content) -> some View {
            let dialog = NavigationDialogModifier(
                presenter: presenter, navigator: navigator, anchor: anchor, token: token)
            let anchored = content
                #if !os(tvOS) && !os(watchOS)
                    .popover(item: popover) { level in
                        if let views { views.view(level) }
                    }
                #endif
            if case .source = anchor {
                anchored.modifier(dialog)
            } else {
                // From iOS 26 on, a dialog points at its view, so it needs one that is small.
                anchored.background(alignment: .bottom) {
                    SwiftUI.Color.clear
                        .frame(width: 1, height: 1)
                        .modifier(dialog)
                }
            }
        }

        private var popover: Binding<LevelModel?> {
            let shown = presenter.level(.popover, at: anchor, token, navigator)
            return Binding(
                get: { presenter.level(.popover, at: anchor, token, navigator) },
                set: { if $0 == nil, let shown { navigator.dismissed(shown) } })
        }
    }

    /// Presents the dialogs that are anchored to a view.
    private struct NavigationDialogModifier: ViewModifier {
        @ObservedObject var presenter: PresenterModel
        let navigator: NavigatorCore
        let anchor: PresentationAnchor
        let token: ScreenToken?

        func body(content: Self.Content) -> some View {
            let types = navigator.table.types
            let title = shown.flatMap { types.title(.dialog, $0.content.value) }
            content
                .confirmationDialog(
                    SwiftUI.Text(verbatim: title ?? ""), isPresented: isAsking,
                    titleVisibility: title == nil ? .hidden : .visible, presenting: shown
                ) { level in
                    NavigationAnswerButtons(content: level.content, id: level.id, navigator: navigator)
                } message: { level in
                    if let message = types.message(.dialog, level.content.value) {
                        SwiftUI.Text(verbatim: message)
                    }
                }
        }

        private var shown: LevelModel? { presenter.level(.dialog, at: anchor, token, navigator) }

        private var isAsking: Binding<Bool> {
            let shown = shown
            return Binding(
                get: { self.shown != nil },
                set: { if !$0, let shown { navigator.dismissed(shown) } })
        }
    }

    extension PresenterModel {
        /// The presented level, if it is presented in a form and anchored to a view.
        fileprivate func level(
            _ form: NavigationPresentationForm, at anchor: PresentationAnchor, _ token: ScreenToken?,
            _ navigator: NavigatorCore
        ) -> LevelModel? {
            guard self.anchor == anchor else { return nil }
            // Of two equal screens, only one presents it.
            if let token, case .screen(_, let level) = anchor,
                navigator.isOther(token, than: anchoredScreen, onLevel: level)
            {
                return nil
            }
            return level(form, navigator.table)
        }
    }
#endif

"""##),
        ("Views/NavigationBaseView.swift", ##"""
#if canImport(SwiftUI)
    import SwiftUI

    /// The view below all presentations: the tab bar, or one of the roots.
    struct NavigationBaseView<Destinations: NavigationDestinations>: View {
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            if let root = navigator.shownRoot {
                if let stack = navigator.table.rootStack(ofRoot: root) {
                    // Otherwise, the stacks of two roots would be the same one.
                    NavigationRootLevelView(index: stack, navigator: navigator, destinations: destinations)
                        .id(stack)
                } else {
                    NavigationTabBar(navigator: navigator, destinations: destinations)
                }
            } else if let launching {
                destinations.routeView(launching, context)
            }
        }

        /// The screen that is shown while the root is undecided.
        private var launching: Destinations.Graph.Route? {
            navigator.table.launching.flatMap { Destinations.Graph.Route(NodeValue($0)) }
        }

        private var context: NavigationContext<Destinations.Graph> {
            NavigationContext(
                screen: NavigationScreenContext(
                    navigator: navigator, level: -1, presenter: navigator.rootPresenter))
        }
    }

    /// The content of a tab or root.
    struct NavigationRootLevelView<Destinations: NavigationDestinations>: View {
        /// Its index among the tabs and roots.
        let index: Int
        let navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            let (table, level) = (navigator.table, navigator.rootLevels[index])
            let root = table.rootStacks[index].root
            if table.nodes[root].kind == .split {
                NavigationColumnsView(split: root, level: level, navigator: navigator, destinations: destinations)
            } else {
                NavigationLevelView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }
#endif

"""##),
        ("Views/NavigationButtonsModifier.swift", ##"""
#if canImport(SwiftUI)
    import SwiftUI

    /// Adds the buttons that cancel and confirm a presentation.
    struct NavigationButtonsModifier: ViewModifier {
        @ObservedObject var level: LevelModel
        let navigator: NavigatorCore

        func body(content: Self.Content) -> some View {
            let (types, shown) = (navigator.table.types, level.content)
            let cancel = types.cancelLabel(shown.style, shown.value)
            let confirm = types.confirmLabel(shown.style, shown.value)
            if cancel == nil, confirm == nil {
                content
            } else {
                content.toolbar {
                    if let cancel {
                        ToolbarItem(placement: .cancellationAction) { cancelButton(cancel) }
                    }
                    if let confirm {
                        ToolbarItem(placement: .confirmationAction) { confirmButton(confirm) }
                    }
                }
            }
        }

        private func cancelButton(_ label: String) -> some View {
            SwiftUI.Button(role: .cancel) {
                navigator.close(level.id)
            } label: {
                SwiftUI.Text(verbatim: label)
            }
        }

        private func confirmButton(_ label: String) -> some View {
            SwiftUI.Button {
                _Concurrency.Task { await confirm() }
            } label: {
                if level.isConfirming {
                    ProgressView()
                } else {
                    SwiftUI.Text(verbatim: label)
                }
            }
            .disabled(!level.canConfirm || level.isConfirming)
        }

        private func confirm() async {
            level.isConfirming = true
            await level.confirmer?.action?()
            level.isConfirming = false
        }
    }

    /// Prevents a presentation from being dismissed by swipe while a view in it holds, even if a
    /// pushed screen covers that view.
    ///
    /// It never passes `false` to `interactiveDismissDisabled`, which could override what the app's
    /// views set.
    struct NavigationHeldModifier: ViewModifier {
        @ObservedObject var level: LevelModel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }
#endif

"""##),
        ("Views/NavigationChangeModifier.swift", ##"""
#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Calls an action with each new value, and if `initial` is true, also with the first one.
        func onNavigationChange<Value: Equatable>(
            of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value) -> Void
        ) -> some View {
            modifier(NavigationChangeModifier(value: value, initial: initial, action: action))
        }
    }

    private struct NavigationChangeModifier<Value: Equatable>: ViewModifier {
        let value: Value
        let initial: Bool
        let action: @MainActor (Value) -> Void

        func body(content: Self.Content) -> some View {
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
                content.onChange(of: value, initial: initial) { _, value in action(value) }
            } else {
                content.modifier(NavigationFormerChangeModifier(value: value, initial: initial, action: action))
            }
        }
    }

    /// The implementation for systems before iOS 17.
    private struct NavigationFormerChangeModifier<Value: Equatable>: ViewModifier {
        let value: Value
        let initial: Bool
        let action: @MainActor (Value) -> Void

        // It calls a deprecated method. Deprecating this one, which is only called through the
        // protocol, avoids a warning in apps for later systems.
        @available(iOS, deprecated: 17)
        @available(macOS, deprecated: 14)
        @available(tvOS, deprecated: 17)
        @available(watchOS, deprecated: 10)
        @available(visionOS, deprecated: 1)
        func body(content: Self.Content) -> some View {
            content
                .onAppear { if initial { action(value) } }
                .onChange(of: value) { action($0) }
        }
    }
#endif

"""##),
        ("Views/NavigationColumnsView.swift", ##"""
#if canImport(SwiftUI)
    import SwiftUI

    /// The columns of a split.
    struct NavigationColumnsView<Destinations: NavigationDestinations>: View {
        /// The index of the split's node.
        let split: Int
        @ObservedObject var level: LevelModel
        let navigator: NavigatorCore
        let destinations: Destinations
        @SwiftUI.Environment(\.horizontalSizeClass) private var width

        init(split: Int, level: LevelModel, navigator: NavigatorCore, destinations: Destinations) {
            self.split = split
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
        }

        var body: some View {
            columns.onNavigationChange(of: width == .compact) { level.changeWidth(isCompact: $0) }
        }

        @ViewBuilder
        private var columns: some View {
            if navigator.table.nodes[split].content.isEmpty {
                if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
                    NavigationSplitView(
                        columnVisibility: $level.columnVisibility,
                        preferredCompactColumn: $level.preferredCompactColumn
                    ) {
                        column(.sidebar)
                    } detail: {
                        detail
                    }
                } else {
                    NavigationSplitView(columnVisibility: $level.columnVisibility) {
                        column(.sidebar)
                    } detail: {
                        detail
                    }
                }
            } else {
                if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
                    NavigationSplitView(
                        columnVisibility: $level.columnVisibility,
                        preferredCompactColumn: $level.preferredCompactColumn
                    ) {
                        column(.sidebar)
                    } content: {
                        column(.content)
                    } detail: {
                        detail
                    }
                } else {
                    NavigationSplitView(columnVisibility: $level.columnVisibility) {
                        column(.sidebar)
                    } content: {
                        column(.content)
                    } detail: {
                        detail
                    }
                }
            }
        }

        private func column(_ column: SplitColumn) -> some View {
            NavigationColumnView(
                split: split, column: column, level: level, navigator: navigator, destinations: destinations)
        }

        /// The last column, which contains the stack.
        private var detail: some View {
            NavigationLevelStack(level: level, navigator: navigator, destinations: destinations) { column(.detail) }
        }
    }

    /// The content of a column of a split.
    struct NavigationColumnView<Destinations: NavigationDestinations>: View {
        let split: Int
        let column: SplitColumn
        @ObservedObject var level: LevelModel
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            if let value = level.content[column], let route = Destinations.Graph.Route(value) {
                NavigationScreenView(
                    node: route, context: NavigationScreenContext(navigator, level, column: column),
                    destinations: destinations
                )
                .id(NavigationScreenIdentity(value: value, table: navigator.table))
            } else if let placeholder = navigator.table.types.placeholder(split, column) {
                NavigationPlaceholderView(placeholder: placeholder)
            }
        }
    }

    /// The placeholder of an empty column.
    private struct NavigationPlaceholderView: View {
        let placeholder: ColumnPlaceholder

        var body: some View {
            VStack {
                if let symbol = placeholder.symbol { SwiftUI.Image(systemName: symbol).font(.largeTitle) }
                SwiftUI.Text(verbatim: placeholder.title)
            }
            .foregroundStyle(.secondary)
        }
    }

    extension LevelModel {
        /// Which columns are visible.
        fileprivate var columnVisibility: NavigationSplitViewVisibility {
            get {
                switch content.split?.visibility {
                case .automatic, nil: return .automatic
                case .all: return .all
                case .doubleColumn: return .doubleColumn
                case .detailOnly: return .detailOnly
                }
            }
            set {
                changeSplit { split in
                    switch newValue {
                    case .all: split.visibility = .all
                    case .doubleColumn: split.visibility = .doubleColumn
                    case .detailOnly: split.visibility = .detailOnly
                    default: split.visibility = .automatic
                    }
                }
            }
        }

        /// Which column is visible where only one fits.
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
        fileprivate var preferredCompactColumn: NavigationSplitViewColumn {
            get {
                switch content.split?.compactColumn {
                case .sidebar, nil: return .sidebar
                case .content: return .content
                case .detail: return .detail
                }
            }
            set {
                changeSplit { split in
                    switch newValue {
                    case .sidebar: split.compactColumn = .sidebar
                    case .content: split.compactColumn = .content
                    default: split.compactColumn = .detail
                    }
                }
            }
        }
    }
#endif

"""##),
        ("Views/NavigationContext.swift", ##"""
#if canImport(SwiftUI)
    public import SwiftUI

    /// The position of a view in the navigation, which its exits start from. Generated code uses
    /// this.
    @MainActor public struct NavigationContext<Graph: NavigationGraph> {
        let screen: NavigationScreenContext

        /// Performs the exits of the view.
        public var handler: ExitHandler<NavigationExit<Graph>> {
            screen.navigator.handler(
                level: screen.level, screen: screen.value, column: screen.column, token: screen.token, Graph.self)
        }

        /// A binding to the selection in a column of a split, which is the item that a later column
        /// shows.
        public func selection<Selection: ColumnSelectable>() -> Binding<Selection?> where Selection.Graph == Graph {
            selection(Selection.init) {
                $0.exit
            } offer: {
                $0.offer
            }
        }

        /// A binding to the selection in a column of a split, for a selection type that is declared
        /// in another module and that `read` and `exit` translate.
        public func selection<Selection: Hashable & Sendable>(
            _ read: @escaping (Graph.Route) -> Selection?, exit: @escaping (Selection) -> NavigationExit<Graph>,
            offer: @escaping (Selection) -> Int?
        ) -> Binding<Selection?> {
            let (navigator, level, column) = (screen.navigator, screen.level, screen.column)
            let handler = handler
            let selected = column.flatMap { navigator.selected(in: level, behind: $0, read) }
            return Binding(
                get: { selected },
                set: { selection in
                    if let selection {
                        if let column, navigator.reselect(selection, in: level, behind: column, read) { return }
                        if offer(selection).map(handler.offers) ?? true { handler.go(exit(selection)) }
                        if let column { navigator.correct(selection, in: level, behind: column, read) }
                    } else if let column {
                        navigator.deselect(in: level, behind: column, read)
                    }
                })
        }
    }

    /// The position of a view in the navigation, independent of the graph's types.
    @MainActor struct NavigationScreenContext {
        let navigator: NavigatorCore
        let level: Int
        /// The presenter of its level. It stays available while the level is being dismissed.
        let presenter: PresenterModel
        /// The pushed screen; `nil` for the one at the bottom of its level.
        let value: NodeValue?
        let column: SplitColumn?
        /// Stands for the view of a screen on a stack or in a column.
        private(set) var token: ScreenToken?
        /// The values that exits report to their view. Only set without Observation, where views
        /// cannot observe single parts.
        let reported: Reported?

        init(
            navigator: NavigatorCore, level: Int, presenter: PresenterModel, value: NodeValue? = nil,
            column: SplitColumn? = nil
        ) {
            self.navigator = navigator
            self.level = level
            self.presenter = presenter
            self.value = value
            self.column = column
            reported = ObservedParts.usesObservation ? nil : Reported(navigator, level, value, column)
        }

        init(
            _ navigator: NavigatorCore, _ level: LevelModel, value: NodeValue? = nil, column: SplitColumn? = nil
        ) {
            self.init(
                navigator: navigator, level: level.id, presenter: level.presenter, value: value, column: column)
        }

        /// The screen in what is on display; `nil` if it is gone.
        var origin: ScreenOrigin? { navigator.origin(level, value, column, token) }

        /// The screen, unless it is uncertain which of several equal ones the view shows.
        var certainOrigin: ScreenOrigin? {
            if value != nil, let token { return token.id.map { ScreenOrigin(id: $0) } }
            return origin
        }

        /// The context of a view of a node, for which a token stands.
        func of(_ token: ScreenToken, _ node: NodeValue) -> Self {
            token.isPushed = value != nil
            if let value { navigator.updated(token, value, onLevel: level) }
            if column != nil { token.columnScreen = node }
            var context = self
            context.token = token
            return context
        }

        var model: LevelModel? { navigator.model(level) }

        /// The values that exits report to their view, such as ``ScreenExiting/arrivals``.
        nonisolated struct Reported: Hashable, Sendable {
            private let arrivals: Int
            private let reselections: [Int]
            private let content: ContentValue?
            private let corrections: Int
            private let conditions: ConditionValues

            @MainActor
            init(_ navigator: NavigatorCore, _ level: Int, _ value: NodeValue?, _ column: SplitColumn?) {
                let model = navigator.model(level)
                arrivals = model?.arrivals(of: value, in: column, navigator.table) ?? 0
                reselections = navigator.shownReselections
                content = model?.content
                corrections = model?.corrections ?? 0
                conditions = navigator.conditionValues
            }
        }
    }

    private struct NavigationScreenContextKey: EnvironmentKey {
        static var defaultValue: NavigationScreenContext? { nil }
    }

    extension EnvironmentValues {
        var navigationScreenContext: NavigationScreenContext? {
            get { self[NavigationScreenContextKey.self] }
            set { self[NavigationScreenContextKey.self] = newValue }
        }
    }
#endif

"""##),
        ("Views/NavigationDestinations.swift", ##"""
#if canImport(SwiftUI)
    public import SwiftUI

    /// The app's views of a graph's nodes.
    ///
    /// For each graph, navgen declares a protocol that refines this one and implements its
    /// requirements, such as `ShopDestinations`:
    ///
    ///     struct Screens: ShopDestinations {
    ///         func home(exits: HomeExits) -> some View { HomeScreen(exits: exits) }
    ///     }
    @MainActor public protocol NavigationDestinations<Graph> {
        /// The graph whose nodes are shown.
        associatedtype Graph: NavigationGraph
        /// The view of a route: a node that can be on a stack.
        associatedtype RouteView: View = EmptyView
        /// The view of a sheet.
        associatedtype SheetView: View = EmptyView
        /// The view of a cover.
        associatedtype CoverView: View = EmptyView
        /// The view of a popover.
        associatedtype PopoverView: View = EmptyView
        /// The view of a flow's step.
        associatedtype FlowView: View = EmptyView
        /// Makes the view of a route.
        func routeView(_ node: Graph.Route, _ context: NavigationContext<Graph>) -> RouteView
        /// Makes the view of a sheet.
        func sheetView(_ node: Graph.Sheet, _ context: NavigationContext<Graph>) -> SheetView
        /// Makes the view of a cover.
        func coverView(_ node: Graph.Cover, _ context: NavigationContext<Graph>) -> CoverView
        /// Makes the view of a popover.
        func popoverView(_ node: Graph.Popover, _ context: NavigationContext<Graph>) -> PopoverView
        /// Makes the view of a flow's current step.
        func flowView(_ run: FlowModel, _ context: NavigationContext<Graph>) -> FlowView
    }

    extension NavigationDestinations where RouteView == EmptyView {
        /// Makes the view of a route.
        public func routeView(_ node: Graph.Route, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where SheetView == EmptyView {
        /// Makes the view of a sheet.
        public func sheetView(_ node: Graph.Sheet, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where CoverView == EmptyView {
        /// Makes the view of a cover.
        public func coverView(_ node: Graph.Cover, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where PopoverView == EmptyView {
        /// Makes the view of a popover.
        public func popoverView(_ node: Graph.Popover, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where FlowView == EmptyView {
        /// Makes the view of a flow's current step.
        public func flowView(_ run: FlowModel, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
#endif

"""##),
        ("Views/NavigationFactsModifier.swift", ##"""
#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    /// Passes the values of the conditions to the navigator. It is a separate modifier, so that a
    /// change of the facts evaluates no other view.
    struct NavigationFactsModifier<Facts: NavigationFacts>: ViewModifier {
        let facts: Facts
        let navigator: NavigatorCore
        @StateObject private var observer = NavigationFactsObserver()

        init(facts: Facts, navigator: NavigatorCore) {
            self.facts = facts
            self.navigator = navigator
        }

        func body(content: Self.Content) -> some View {
            let _ = observer.follow(facts)
            content.onNavigationChange(of: facts.conditions.values, initial: true) {
                navigator.conditionsChanged($0)
            }
        }
    }

    /// Announces the changes of facts that are an `ObservableObject`. `@ObservedObject` cannot be
    /// used, because other facts are not one.
    @MainActor private final class NavigationFactsObserver: ObservableObject {
        private var followed: ObjectIdentifier?
        private var subscription: AnyCancellable?

        func follow(_ facts: Any) {
            let object = facts as? any ObservableObject
            let identity = object.map { ObjectIdentifier($0) }
            if identity == followed { return }
            followed = identity
            subscription = object.map { subscribe(to: $0) }
        }

        private func subscribe<Object: ObservableObject>(to object: Object) -> AnyCancellable {
            object.objectWillChange.sink { @Sendable [weak self] _ in self?.objectWillChange.send() }
        }
    }
#endif

"""##),
        ("Views/NavigationLevelViews.swift", ##"""
#if canImport(SwiftUI)
    import SwiftUI

    /// The view of a tab or root with its own stack.
    struct NavigationLevelView<Destinations: NavigationDestinations>: View {
        let level: LevelModel
        let navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            NavigationLevelStack(level: level, navigator: navigator, destinations: destinations) {
                NavigationContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A navigation stack that shows the path of its level.
    struct NavigationLevelStack<Destinations: NavigationDestinations, Root: View>: View {
        @ObservedObject var level: LevelModel
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations
        let root: Root
        @SwiftUI.Namespace private var zooms

        private typealias Route = Destinations.Graph.Route

        init(
            level: LevelModel, navigator: NavigatorCore, destinations: Destinations, @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: path) {
                root.navigationDestination(for: Route.self) { route in
                    NavigationScreenView(
                        node: route, context: NavigationScreenContext(navigator, level, value: route.nodeValue),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
            .environment(\.navigationZooms, zooms)
        }

        private var path: Binding<[Route]> { $level[stack: level.corrections] }
    }

    extension LevelModel {
        /// The stack, as the system reads and writes it. The parameter makes it a different key
        /// path after each correction, so that it is read again.
        fileprivate subscript<Route: NavigationValue>(stack corrections: Int) -> [Route] {
            get { stack(corrections).routes() }
            set { setStack(newValue.map(\.nodeValue)) }
        }
    }

    /// The content of a level below the screens on its stack.
    struct NavigationContentView<Destinations: NavigationDestinations>: View {
        @ObservedObject var level: LevelModel
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations

        private typealias Content = NavigationState<Destinations.Graph>.Content

        var body: some View {
            let screen = NavigationScreenContext(navigator, level)
            let context = NavigationContext<Destinations.Graph>(screen: screen)
            let core = level.content
            switch Content(core) {
            case .screen(let node):
                NavigationScreenView(node: node, context: screen, destinations: destinations)
                    .equatable()
                    .id(NavigationScreenIdentity(value: core.value, table: navigator.table))
            case .sheet(let node):
                destinations.sheetView(node, context)
                    .modifier(NavigationNodeModifier(node: core.node, title: node.title, context: screen))
            case .cover(let node):
                destinations.coverView(node, context)
                    .modifier(NavigationNodeModifier(node: core.node, title: node.title, context: screen))
            case .popover(let node):
                destinations.popoverView(node, context)
                    .modifier(NavigationNodeModifier(node: core.node, title: node.title, context: screen))
            case .flow:
                if let run = level.run {
                    NavigationFlowView(flow: core.node, run: run, context: context, destinations: destinations)
                        .id(NavigationScreenIdentity(value: core.value, table: navigator.table))
                }
            case .split, .alert, .dialog:
                EmptyView()
            }
        }
    }

    /// The view of a flow's current step.
    struct NavigationFlowView<Destinations: NavigationDestinations>: View {
        let flow: Int
        @ObservedObject var run: FlowModel
        let context: NavigationContext<Destinations.Graph>
        let destinations: Destinations

        var body: some View {
            let step = flow + 1 + run._stepIndex
            destinations.flowView(run, context)
                .modifier(
                    NavigationNodeModifier(
                        node: step, title: Destinations.Graph.title(of: .init(index: step)) ?? run._title,
                        context: context.screen))
        }
    }
#endif

"""##),
        ("Views/NavigationPresentationStyle.swift", ##"""
#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// The appearance of a presentation, as the graph describes it. Properties that are `nil`
    /// change nothing.
    struct NavigationPresentationStyle {
        enum Sizing: String { case form, page, fitted }

        let detents: Swift.Set<PresentationDetent>?
        let initialDetent: PresentationDetent?
        let dragIndicator: SwiftUI.Visibility?
        let isFixed: Bool?
        let behindUpThrough: PresentationDetent?
        let isBehindEnabled: Bool?
        let scrollsFirst: Bool?
        let cornerRadius: CGFloat?
        let staysPopover: Bool?
        let background: String?
        let sizing: Sizing?

        /// Reads the style from the graph's table, by key.
        init(_ words: [String: [String]]) {
            func word(_ key: String) -> String? { words[key]?.first }
            detents = words["detents"].map { Swift.Set($0.map(Self.detent)) }
            initialDetent = word("initial").map(Self.detent)
            dragIndicator = words["grabber"].map { $0.first == "hidden" ? .hidden : .visible }
            isFixed = words["noSwipe"].map { _ in true }
            let behind = word("behind")
            let isSwitch = behind == "enabled" || behind == "disabled"
            behindUpThrough = isSwitch ? nil : behind.map(Self.detent)
            isBehindEnabled = isSwitch ? behind == "enabled" : nil
            scrollsFirst = word("content").map { $0 == "scrolls" }
            cornerRadius = word("radius").flatMap { Double($0) }.map { CGFloat($0) }
            staysPopover = word("compact").map { $0 == "popover" }
            background = word("background")
            sizing = word("sizing").flatMap { Sizing(rawValue: $0) }
        }

        /// Reads a detent: `medium`, `large`, a fraction of the height such as `0.4`, or points
        /// such as `h280`.
        private static func detent(_ word: String) -> PresentationDetent {
            if word == "medium" { return .medium }
            if word.hasPrefix("h"), let height = Double(word.dropFirst()) { return .height(CGFloat(height)) }
            return Double(word).map { .fraction(CGFloat($0)) } ?? .large
        }
    }

    extension View {
        /// Applies a change to a view if a value is specified. Otherwise, the app's own views
        /// decide.
        @ViewBuilder
        fileprivate func navigationStyled<Value, Changed: View>(
            by value: Value?, change: (Self, Value) -> Changed
        ) -> some View {
            if let value { change(self, value) } else { self }
        }
    }

    /// Applies a style to a presentation.
    struct NavigationStyleModifier: ViewModifier {
        let style: NavigationPresentationStyle

        func body(content: Self.Content) -> some View {
            content
                .modifier(NavigationDetentsModifier(detents: style.detents, initial: style.initialDetent))
                .navigationStyled(by: style.dragIndicator) { $0.presentationDragIndicator($1) }
                .navigationStyled(by: style.isFixed) { $0.interactiveDismissDisabled($1) }
                .modifier(NavigationLaterStyleModifier(style: style))
                .modifier(NavigationSizingModifier(sizing: style.sizing))
        }
    }

    /// Sets the heights that a presentation can have and the initial one.
    private struct NavigationDetentsModifier: ViewModifier {
        let detents: Swift.Set<PresentationDetent>?
        // `nil` if no initial detent is specified: a selection has to be one of the detents.
        @SwiftUI.State private var detent: PresentationDetent?

        init(detents: Swift.Set<PresentationDetent>?, initial: PresentationDetent?) {
            self.detents = detents
            _detent = SwiftUI.State(initialValue: initial)
        }

        func body(content: Self.Content) -> some View {
            if let detents, let selected = Binding($detent) {
                content.presentationDetents(detents, selection: selected)
            } else if let detents {
                content.presentationDetents(detents)
            } else {
                content
            }
        }
    }

    /// Applies the styles that only systems after the oldest supported ones have.
    private struct NavigationLaterStyleModifier: ViewModifier {
        let style: NavigationPresentationStyle

        func body(content: Self.Content) -> some View {
            if #available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *) {
                content
                    .navigationStyled(by: style.behindUpThrough) {
                        $0.presentationBackgroundInteraction(.enabled(upThrough: $1))
                    }
                    .navigationStyled(by: style.isBehindEnabled) {
                        $0.presentationBackgroundInteraction($1 ? .enabled : .disabled)
                    }
                    .navigationStyled(by: style.scrollsFirst) {
                        $0.presentationContentInteraction($1 ? .scrolls : .resizes)
                    }
                    .navigationStyled(by: style.cornerRadius) { $0.presentationCornerRadius($1) }
                    .navigationStyled(by: style.staysPopover) {
                        $0.presentationCompactAdaptation($1 ? .popover : .sheet)
                    }
                    .modifier(NavigationBackgroundModifier(background: style.background))
            } else {
                content
            }
        }
    }

    /// Sets the background of a presentation, if one is specified.
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
    private struct NavigationBackgroundModifier: ViewModifier {
        let background: String?

        func body(content: Self.Content) -> some View {
            if background == "clear" {
                content.presentationBackground(SwiftUI.Color.clear)
            } else if #available(watchOS 10, *), let material {
                content.presentationBackground(material)
            } else {
                content
            }
        }

        @available(watchOS 10, *)
        private var material: SwiftUI.Material? {
            switch background {
            case "ultraThin": return .ultraThin
            case "thin": return .thin
            case "regular": return .regular
            case "thick": return .thick
            case "ultraThick": return .ultraThick
            #if !os(tvOS) && !os(watchOS)
                case "bar": return .bar
            #endif
            default: return nil
            }
        }
    }

    /// Sets the size of a presentation on large screens.
    private struct NavigationSizingModifier: ViewModifier {
        let sizing: NavigationPresentationStyle.Sizing?

        func body(content: Self.Content) -> some View {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
                switch sizing {
                case .form?: content.presentationSizing(.form)
                case .page?: content.presentationSizing(.page)
                case .fitted?: content.presentationSizing(.fitted)
                case nil: content
                }
            } else {
                content
            }
        }
    }
#endif

"""##),
        ("Views/NavigationPresentingModifier.swift", ##"""
#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// The form in which a platform presents something.
    enum NavigationPresentationForm {
        case sheet, cover, popover, alert, dialog

        init?(_ content: ContentValue, _ table: GraphTable) {
            switch content.style {
            case .split: return nil
            // A screen is presented only as a fallback, where there is no stack to push it on.
            case .screen, .sheet: self = .sheet
            case .cover: self = Self.largest
            case .flow: self = table.nodes[content.node].flowStyle == .sheet ? .sheet : Self.largest
            case .popover:
                #if os(tvOS) || os(watchOS)
                    self = .sheet
                #else
                    self = .popover
                #endif
            case .alert: self = .alert
            case .dialog: self = .dialog
            }
        }

        /// The form of a cover: a sheet on macOS, which has no covers.
        private static var largest: Self {
            #if os(macOS)
                return .sheet
            #else
                return .cover
            #endif
        }
    }

    extension PresenterModel {
        /// The presented level, if it is presented in a form.
        func level(_ form: NavigationPresentationForm, _ table: GraphTable) -> LevelModel? {
            level.flatMap { NavigationPresentationForm($0.content, table) == form ? $0 : nil }
        }
    }

    /// Presents the next level on top of a level, attached to the content of the lower one.
    struct NavigationPresentingModifier<Destinations: NavigationDestinations>: ViewModifier {
        @ObservedObject var presenter: PresenterModel
        let navigator: NavigatorCore
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
                #if !os(macOS)
                    .fullScreenCover(item: item(.cover), onDismiss: dismissalEnded, content: presented)
                #endif
                .modifier(NavigationAnchorModifier(presenter: presenter, navigator: navigator, anchor: .level))
                .modifier(NavigationAlertModifier(presenter: presenter, navigator: navigator))
                .environment(
                    \.navigationPresentedViews,
                    NavigationPresentedViews(navigator: navigator) { AnyView(presented($0)) })
        }

        private func presented(_ level: LevelModel) -> some View {
            NavigationPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that only dismisses the presentation for which it was made.
        private func item(_ form: NavigationPresentationForm) -> Binding<LevelModel?> {
            let shown = presenter.level(form, navigator.table)
            return Binding(
                get: { presenter.level(form, navigator.table) },
                set: { if $0 == nil, let shown { navigator.dismissed(shown) } })
        }
    }

    /// The view of a presentation: a stack or a single view. It also presents the next level.
    struct NavigationPresentedView<Destinations: NavigationDestinations>: View {
        @ObservedObject var level: LevelModel
        let navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            let node = navigator.table.nodes[level.content.node]
            let hasStack = node.hasStack || level.content.style == .screen
            stacked(hasStack)
                .modifier(NavigationSheetSizeModifier(hasStack: hasStack))
                .modifier(
                    NavigationPresentingModifier(
                        presenter: level.presenter, navigator: navigator, destinations: destinations)
                )
                .modifier(NavigationStyleModifier(style: NavigationPresentationStyle(node.style)))
                .modifier(NavigationHeldModifier(level: level))
                .onAppear {
                    level.hasDisappeared = false
                    navigator.appeared(level.id)
                }
                .onDisappear {
                    level.hasDisappeared = true
                    navigator.disappeared(level.id)
                }
        }

        @ViewBuilder
        private func stacked(_ hasStack: Bool) -> some View {
            if hasStack {
                NavigationLevelStack(level: level, navigator: navigator, destinations: destinations) { content }
            } else {
                content
            }
        }

        private var content: some View {
            NavigationContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(NavigationButtonsModifier(level: level, navigator: navigator))
        }
    }

    /// Gives a stack in a sheet a size on macOS, where it has none of its own.
    private struct NavigationSheetSizeModifier: ViewModifier {
        let hasStack: Bool

        func body(content: Self.Content) -> some View {
            #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
                content.frame(minWidth: hasStack ? 400 : nil, minHeight: hasStack ? 300 : nil)
            #else
                content
            #endif
        }
    }

    /// Makes the views of presentations, for popovers that are anchored deeper in the view
    /// hierarchy.
    ///
    /// It is equatable, so that the views that read it are not updated whenever it is made again.
    @MainActor struct NavigationPresentedViews: Equatable {
        let navigator: NavigatorCore
        let view: @MainActor (LevelModel) -> AnyView

        nonisolated static func == (left: Self, right: Self) -> Bool { left.navigator === right.navigator }
    }

    private struct NavigationPresentedViewsKey: EnvironmentKey {
        static var defaultValue: NavigationPresentedViews? { nil }
    }

    extension EnvironmentValues {
        var navigationPresentedViews: NavigationPresentedViews? {
            get { self[NavigationPresentedViewsKey.self] }
            set { self[NavigationPresentedViewsKey.self] = newValue }
        }
    }
#endif

"""##),
        ("Views/NavigationRootView.swift", ##"""
#if canImport(SwiftUI)
    import Combine
    public import SwiftUI

    /// The view of the app's whole navigation in one window.
    ///
    ///     WindowGroup {
    ///         ShopRootView(scenes: scenes, conditions: session, destinations: Screens(), handlers: Handlers())
    ///     }
    public struct NavigationRootView<
        Destinations: NavigationDestinations, Facts: NavigationFacts<Destinations.Graph.Conditions>
    >: View {
        /// The graph that the view shows.
        public typealias Graph = Destinations.Graph
        /// A function that receives events.
        public typealias EventReceiver = @MainActor (NavigationEvent<Graph>) -> Void
        private let scenes: NavigationScenes<Graph>?
        private let facts: Facts
        private let destinations: Destinations
        private let handlers: Graph.Handlers?
        private let onEvent: EventReceiver?
        @StateObject private var keeper: NavigationKeeper

        init(
            scenes: NavigationScenes<Graph>?, facts: Facts, destinations: Destinations, handlers: Graph.Handlers?,
            navigator: Navigator<Graph>?, onEvent: EventReceiver?
        ) {
            self.scenes = scenes
            self.facts = facts
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(
                wrappedValue: NavigationKeeper(navigator ?? Navigator<Graph>(conditions: facts.conditions)))
        }

        /// The content of the window.
        public var body: some View {
            let navigator = connected
            let scene = NavigationSceneConnection(navigator, scenes)
            NavigationBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    NavigationPresentingModifier(
                        presenter: navigator.rootPresenter, navigator: navigator, destinations: destinations)
                )
                .modifier(NavigationLinksModifier(scene: scene, hasLinks: Graph.Link.self != NoLink<Graph.Node>.self))
                .modifier(NavigationFactsModifier(facts: facts, navigator: navigator))
                .modifier(NavigationSavingModifier(scene: scene))
        }

        /// The navigator, connected to the facts and handlers that were passed in last.
        private var connected: Navigator<Graph> {
            guard let navigator = keeper.navigator as? Navigator<Graph> else {
                preconditionFailure("the navigator belongs to another graph")
            }
            navigator.facts = { [facts] in facts.conditions.values }
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }

        /// Shows the target of a URL, or the initial state if no link matches it.
        fileprivate init(
            previewing url: String, _ facts: Facts, _ destinations: Destinations, _ handlers: Graph.Handlers?
        ) {
            let navigator = Navigator<Graph>(Graph.Link(url)?.plan, conditions: facts.conditions)
            self.init(
                scenes: nil, facts: facts, destinations: destinations, handlers: handlers, navigator: navigator,
                onEvent: nil)
        }
    }

    // The arguments depend on the graph: it takes conditions only if the graph declares some, and
    // handlers are required only if they have to implement something.

    extension NavigationRootView {
        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        public init(
            scenes: NavigationScenes<Graph>? = nil, conditions: Facts, destinations: Destinations,
            handlers: Graph.Handlers, navigator: Navigator<Graph>? = nil, onEvent: EventReceiver? = nil
        ) {
            self.init(
                scenes: scenes, facts: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator, onEvent: onEvent)
        }

        /// Makes a preview that shows the target of a URL, or the initial state if no link matches it.
        public static func preview(
            _ url: String, conditions: Facts, destinations: Destinations, handlers: Graph.Handlers
        ) -> Self {
            Self(previewing: url, conditions, destinations, handlers)
        }
    }

    extension NavigationRootView where Graph.Handlers == any NavigationHandlers {
        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        public init(
            scenes: NavigationScenes<Graph>? = nil, conditions: Facts, destinations: Destinations,
            handlers: Graph.Handlers? = nil, navigator: Navigator<Graph>? = nil, onEvent: EventReceiver? = nil
        ) {
            self.init(
                scenes: scenes, facts: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator, onEvent: onEvent)
        }

        /// Makes a preview that shows the target of a URL, or the initial state if no link matches it.
        public static func preview(
            _ url: String, conditions: Facts, destinations: Destinations, handlers: Graph.Handlers? = nil
        ) -> Self {
            Self(previewing: url, conditions, destinations, handlers)
        }
    }

    extension NavigationRootView where Facts == NoFacts<Destinations.Graph> {
        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        public init(
            scenes: NavigationScenes<Graph>? = nil, destinations: Destinations, handlers: Graph.Handlers,
            navigator: Navigator<Graph>? = nil, onEvent: EventReceiver? = nil
        ) {
            self.init(
                scenes: scenes, facts: NoFacts(), destinations: destinations, handlers: handlers,
                navigator: navigator, onEvent: onEvent)
        }

        /// Makes a preview that shows the target of a URL, or the initial state if no link matches it.
        public static func preview(_ url: String, destinations: Destinations, handlers: Graph.Handlers) -> Self {
            Self(previewing: url, NoFacts(), destinations, handlers)
        }
    }

    extension NavigationRootView
    where Facts == NoFacts<Destinations.Graph>, Destinations.Graph.Handlers == any NavigationHandlers {
        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        public init(
            scenes: NavigationScenes<Graph>? = nil, destinations: Destinations, handlers: Graph.Handlers? = nil,
            navigator: Navigator<Graph>? = nil, onEvent: EventReceiver? = nil
        ) {
            self.init(
                scenes: scenes, facts: NoFacts(), destinations: destinations, handlers: handlers,
                navigator: navigator, onEvent: onEvent)
        }

        /// Makes a preview that shows the target of a URL, or the initial state if no link matches it.
        public static func preview(
            _ url: String, destinations: Destinations, handlers: Graph.Handlers? = nil
        ) -> Self {
            Self(previewing: url, NoFacts(), destinations, handlers)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the value of a view; with
    /// that, they would also share its `State`.
    @MainActor final class NavigationKeeper: ObservableObject {
        let navigator: NavigatorCore

        init(_ navigator: NavigatorCore) { self.navigator = navigator }
    }
#endif

"""##),
        ("Views/NavigationScreenView.swift", ##"""
#if canImport(SwiftUI)
    import SwiftUI

    /// One of the app's screens. It updates only when its own values change.
    struct NavigationScreenView<Destinations: NavigationDestinations>: View, Equatable {
        let node: Destinations.Graph.Route
        let context: NavigationScreenContext
        let destinations: Destinations
        @SwiftUI.State private var token = ScreenToken()

        init(node: Destinations.Graph.Route, context: NavigationScreenContext, destinations: Destinations) {
            self.node = node
            self.context = context
            self.destinations = destinations
        }

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
                && left.context.column == right.context.column && left.context.reported == right.context.reported
        }

        var body: some View {
            let value = node.nodeValue
            let context = context.of(token, value)
            destinations.routeView(node, NavigationContext(screen: context))
                .modifier(NavigationZoomModifier(value: value, zooms: context.navigator.table.nodes[value.node].zooms))
                .modifier(
                    NavigationAnchorModifier(
                        presenter: context.presenter, navigator: context.navigator,
                        anchor: .screen(value, level: context.level), token: context.token)
                )
                .modifier(NavigationNodeModifier(node: value.node, title: node.title, context: context))
        }
    }

    /// The view identity of the screen in a column or at the bottom of a stack.
    ///
    /// As on a stack, another screen is a new view with new state. The same screen with other
    /// values (see `identity:` in the graph) keeps its state.
    nonisolated struct NavigationScreenIdentity: Hashable {
        let value: NodeValue
        let table: GraphTable

        static func == (left: Self, right: Self) -> Bool { left.value.isSame(as: right.value, in: left.table) }

        func hash(into hasher: inout Hasher) { hasher.combine(value.node) }
    }

    /// Sets the title, the navigation context and the accessibility identifier of a node's view.
    struct NavigationNodeModifier: ViewModifier {
        let node: Int
        let title: String?
        let context: NavigationScreenContext

        func body(content: Self.Content) -> some View {
            let row = context.navigator.table.nodes[node]
            content
                .modifier(NavigationTitleModifier(title: title, mode: row.titleMode))
                .environment(\.navigationScreenContext, context)
                // Contain the children, so that the identifier is set on the screen and not on the
                // views in it.
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(row.id)
        }
    }

    /// Shows the title of a node that has one.
    private struct NavigationTitleModifier: ViewModifier {
        let title: String?
        let mode: String?

        func body(content: Self.Content) -> some View {
            if let title {
                let titled = content.navigationTitle(SwiftUI.Text(verbatim: title))
                #if os(macOS) || os(tvOS)
                    titled
                #else
                    if let mode {
                        titled.navigationBarTitleDisplayMode(mode == "inline" ? .inline : .large)
                    } else {
                        titled
                    }
                #endif
            } else {
                content
            }
        }
    }
#endif

"""##),
        ("Views/NavigationSourceModifier.swift", ##"""
#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Makes the view the source of the popover or dialog that an exit presents.
        ///
        ///     Button("Share") { exits.shareMenu() }.source(exits.to.shareMenu())
        public func source<Exit: ExitRequest>(_ exit: Exit) -> some View {
            modifier(NavigationSourceModifier(exit: exit))
        }

        /// Makes a screen grow from the view when it is pushed.
        ///
        ///     NavigationLink("Photo", value: exits.to.photo()).source(exits.to.photo())
        public func source<Route: NavigationValue>(_ route: Route) -> some View {
            modifier(NavigationZoomSourceModifier(value: route.nodeValue))
        }

        /// Makes the view the source of what an exit presents or pushes, in a section with a module
        /// of its own.
        @ViewBuilder
        public func source(_ value: any Hashable & Sendable) -> some View {
            if let exit = value as? any ExitRequest {
                modifier(NavigationSourceModifier(exit: exit))
            } else {
                modifier(NavigationZoomSourceModifier(value: (value as? any NavigationValue)?.nodeValue))
            }
        }
    }

    /// Registers a source view while it is on screen and presents popovers and dialogs on it.
    private struct NavigationSourceModifier: ViewModifier {
        let exit: any ExitRequest
        @SwiftUI.State private var source = PresentationSource()
        @SwiftUI.Environment(\.navigationScreenContext) private var context

        init(exit: any ExitRequest) { self.exit = exit }

        func body(content: Self.Content) -> some View {
            // The exit may change while the view is on screen.
            let _ = source.content = anchored
            if let context {
                content
                    .modifier(
                        NavigationAnchorModifier(
                            presenter: context.presenter, navigator: context.navigator,
                            anchor: .source(ObjectIdentifier(source)))
                    )
                    .onAppear {
                        source.origin = { context.certainOrigin }
                        context.presenter.add(source)
                    }
                    .onDisappear { context.presenter.remove(source) }
            } else {
                content
            }
        }

        /// The popover or dialog that the exit presents.
        private var anchored: ContentValue? {
            guard case .present(let content)? = (exit as? any GraphExit)?.core,
                content.style.isAnchored
            else { return nil }
            return content
        }
    }

    /// An exit of any graph.
    nonisolated private protocol GraphExit {
        var core: ExitValue { get }
    }

    nonisolated extension NavigationExit: GraphExit {}
#endif

"""##),
        ("Views/NavigationStackView.swift", ##"""
#if canImport(SwiftUI)
    public import SwiftUI

    /// A single stack of the graph and its presentations, for a tab of an app that has its own root
    /// view, or for a hosting controller.
    ///
    ///     ShopStack(root: .orderHistory, destinations: Screens(), handlers: Handlers())
    public struct NavigationStackView<Destinations: NavigationDestinations>: View {
        /// The graph that the view shows.
        public typealias Graph = Destinations.Graph
        private let destinations: Destinations
        private let handlers: Graph.Handlers?
        private let conditions: Graph.Conditions
        @StateObject private var keeper: NavigationKeeper

        private init(
            _ root: Graph.Route, _ conditions: Graph.Conditions?, _ destinations: Destinations,
            _ handlers: Graph.Handlers?, _ navigator: Navigator<Graph>?
        ) {
            self.destinations = destinations
            self.handlers = handlers
            let conditions = conditions ?? .undecided
            self.conditions = conditions
            _keeper = StateObject(
                wrappedValue: NavigationKeeper(navigator ?? Navigator<Graph>(stack: root, conditions: conditions)))
        }

        /// The stack.
        public var body: some View {
            let navigator = keeper.navigator
            let _ = (navigator as? Navigator<Graph>)?.handlers = handlers
            NavigationLevelView(level: navigator.rootLevels[0], navigator: navigator, destinations: destinations)
                .modifier(
                    NavigationPresentingModifier(
                        presenter: navigator.rootPresenter, navigator: navigator, destinations: destinations)
                )
                .onNavigationChange(of: conditions) { navigator.conditionsChanged($0.values) }
        }
    }

    extension NavigationStackView {
        /// Creates a stack with its own navigator. Tests and previews can pass one in.
        public init(
            root: Graph.Route, conditions: Graph.Conditions? = nil, destinations: Destinations,
            handlers: Graph.Handlers, navigator: Navigator<Graph>? = nil
        ) {
            self.init(root, conditions, destinations, handlers, navigator)
        }
    }

    extension NavigationStackView where Destinations.Graph.Handlers == any NavigationHandlers {
        /// Creates a stack with its own navigator. Tests and previews can pass one in.
        public init(
            root: Graph.Route, conditions: Graph.Conditions? = nil, destinations: Destinations,
            handlers: Graph.Handlers? = nil, navigator: Navigator<Graph>? = nil
        ) {
            self.init(root, conditions, destinations, handlers, navigator)
        }
    }
#endif

"""##),
        ("Views/NavigationTabBar.swift", ##"""
#if canImport(SwiftUI)
    import SwiftUI

    /// The tab bar, with a stack or a split view for each tab.
    struct NavigationTabBar<Destinations: NavigationDestinations>: View {
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            // The first condition is for tests of earlier systems.
            if ObservedParts.usesObservation, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
                if sections.contains(where: { $0.title != nil }) {
                    tabsInSections
                        #if !os(watchOS)
                            .tabViewStyle(.sidebarAdaptable)
                        #endif
                } else {
                    tabs
                }
            } else {
                tabItems
            }
        }

        private var selection: Binding<Int> { $navigator[tabBar: navigator.corrections] }

        // MARK: - From iOS 18 on

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        private var tabs: some View {
            TabView(selection: selection) {
                ForEach(visible(items)) { tab($0) }
            }
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        private var tabsInSections: some View {
            TabView(selection: selection) {
                ForEach(sections) { section in
                    if let title = section.title {
                        SwiftUI.TabSection {
                            ForEach(visible(section.items)) { tab($0) }
                        } header: {
                            SwiftUI.Text(verbatim: title)
                        }
                    } else {
                        ForEach(visible(section.items)) { tab($0) }
                    }
                }
            }
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        private func tab(_ item: Item) -> some TabContent<Int> {
            SwiftUI.Tab(value: item.id, role: node(item).isSearch ? .search : nil) {
                content(item)
            } label: {
                label(item)
            }
            .accessibilityIdentifier(node(item).id)
            #if !os(tvOS) && !os(watchOS)
                .badge(badge(item))
            #endif
        }

        // MARK: - Before iOS 18

        private var tabItems: some View {
            TabView(selection: selection) {
                ForEach(visible(items)) { item in
                    #if os(tvOS) || os(watchOS)
                        tabItem(item)
                    #else
                        if node(item).hasBadge {
                            tabItem(item).badge(badge(item))
                        } else {
                            tabItem(item)
                        }
                    #endif
                }
            }
        }

        private func tabItem(_ item: Item) -> some View {
            content(item).tabItem { label(item) }.tag(item.id)
        }

        // MARK: - On all systems

        /// A tab, or an item that acts instead of being selected.
        private struct Item: Identifiable {
            /// The index of its node.
            let id: Int
        }

        private var items: [Item] { navigator.table.tabBar.map { Item(id: $0) } }

        private func node(_ item: Item) -> GraphTableNode { navigator.table.nodes[item.id] }

        /// The index of a tab; `nil` if it acts.
        private func index(_ item: Item) -> Int? { navigator.table.tabs.firstIndex(of: item.id) }

        private func badge(_ item: Item) -> Int {
            guard node(item).hasBadge, let tab = index(item) else { return 0 }
            return navigator.badge(ofTab: tab)
        }

        @ViewBuilder
        private func content(_ item: Item) -> some View {
            if let tab = index(item), hasContent(tab) {
                NavigationRootLevelView(
                    index: navigator.table.rootStack(ofTab: tab), navigator: navigator, destinations: destinations)
            } else {
                // Before iOS 18, a tab without content is left out.
                SwiftUI.Color.clear
            }
        }

        /// Whether the screens of a tab may be shown. Those of a guarded tab are gone while its condition is false, with
        /// their state: another user should not see what the last one did.
        private func hasContent(_ tab: Int) -> Bool {
            navigator.table.requirements(ofTab: tab).areMet(navigator.conditionValues) != false
                || tab == navigator.shownTab
        }

        @ViewBuilder
        private func label(_ item: Item) -> some View {
            let node = Destinations.Graph.Node(index: item.id)
            let title = SwiftUI.Text(verbatim: Destinations.Graph.title(of: node) ?? "")
            if let symbol = self.node(item).symbol {
                SwiftUI.Label {
                    title
                } icon: {
                    SwiftUI.Image(systemName: symbol)
                }
            } else {
                title
            }
        }

        /// The visible items. The selected one remains while its visibility is undecided, and until another one is
        /// selected, which may have to wait for a presentation to be dismissed.
        private func visible(_ items: [Item]) -> [Item] {
            items.filter { item in
                node(item).visibility.areMet(navigator.conditionValues) == true
                    || index(item).map { $0 == navigator.shownTab } ?? false
            }
        }

        /// The sections of the tab bar: adjacent tabs with the same section title. Hidden tabs are
        /// included, so that the identities of the sections do not change.
        private var sections: [TabGroup] {
            var sections: [TabGroup] = []
            for item in items {
                let title = node(item).section
                if let last = sections.last, last.key == title {
                    sections[sections.count - 1].items.append(item)
                } else {
                    let node = Destinations.Graph.Node(index: item.id)
                    let localized = title.map { Destinations.Graph.sectionTitle(of: node) ?? $0 }
                    sections.append(TabGroup(id: sections.count, key: title, title: localized, items: [item]))
                }
            }
            return sections
        }

        private struct TabGroup: Identifiable {
            let id: Int
            /// The title in the graph.
            let key: String?
            /// The title in the user's language.
            let title: String?
            var items: [Item]
        }
    }

    extension NavigatorCore {
        /// The node of the selected tab, as the system reads and writes it. The parameter makes it a
        /// different key path after each correction, so that it is read again.
        fileprivate subscript(tabBar corrections: Int) -> Int {
            get { tab(corrections).map { table.tabs[$0] } ?? -1 }
            set { tapTabBar(newValue) }
        }
    }
#endif

"""##),
        ("Views/NavigationZoomModifier.swift", ##"""
#if canImport(SwiftUI)
    import SwiftUI

    /// Makes a view the source from which a pushed screen zooms in.
    struct NavigationZoomSourceModifier: ViewModifier {
        let value: NodeValue?
        @SwiftUI.Environment(\.navigationZooms) private var zooms

        init(value: NodeValue?) { self.value = value }

        func body(content: Self.Content) -> some View {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), let zooms, let value {
                content.matchedTransitionSource(id: value, in: zooms)
            } else {
                content
            }
        }
    }

    /// Makes a screen zoom in from its source view.
    struct NavigationZoomModifier: ViewModifier {
        let value: NodeValue
        let zooms: Bool
        @SwiftUI.Environment(\.navigationZooms) private var namespace

        init(value: NodeValue, zooms: Bool) {
            self.value = value
            self.zooms = zooms
        }

        func body(content: Self.Content) -> some View {
            #if os(macOS)
                content
            #else
                if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), zooms, let namespace {
                    content.navigationTransition(.zoom(sourceID: value, in: namespace))
                } else {
                    content
                }
            #endif
        }
    }

    private struct NavigationZoomsKey: EnvironmentKey {
        static var defaultValue: SwiftUI.Namespace.ID? { nil }
    }

    extension EnvironmentValues {
        /// The namespace of the zoom transitions of a stack.
        var navigationZooms: SwiftUI.Namespace.ID? {
            get { self[NavigationZoomsKey.self] }
            set { self[NavigationZoomsKey.self] = newValue }
        }
    }
#endif

"""##),
        ("Views/SceneModifiers.swift", ##"""
#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// A window's navigator, with functions that mark its scene as the active one, or as closed.
    @MainActor struct NavigationSceneConnection {
        let navigator: NavigatorCore
        /// The index of the build of the app whose links the scenes open; `nil` if no scenes were
        /// passed in.
        let build: Int?
        let activate: @MainActor () -> Void
        let deactivate: @MainActor () -> Void

        init<Graph: NavigationGraph>(_ navigator: Navigator<Graph>, _ scenes: NavigationScenes<Graph>?) {
            self.navigator = navigator
            build = scenes?.build
            activate = { scenes?.activate(navigator) }
            deactivate = { scenes?.deactivate(navigator) }
        }
    }

    /// Saves the navigation after each change, and restores it when the scene starts.
    struct NavigationSavingModifier: ViewModifier {
        let scene: NavigationSceneConnection
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage private var saved: Data?
        @SwiftUI.State private var hasStarted = false

        init(scene: NavigationSceneConnection) {
            self.scene = scene
            _saved = SceneStorage(scene.navigator.table.name + ".navigation")
        }

        func body(content: Self.Content) -> some View {
            content
                .onAppear(perform: start)
                .onNavigationChange(of: phase) { follow($0) }
                .modifier(NavigationSavingTask(navigator: scene.navigator, saved: $saved))
                .modifier(NavigationKeyWindowModifier(scene: scene))
        }

        private func start() {
            guard !hasStarted else { return }
            hasStarted = true
            let navigator = scene.navigator
            // Set the build before the state is restored: deferred links are saved as URLs.
            if let build = scene.build { navigator.build = build }
            let saved = NavigationSavedFile.first(navigator.table.name, unless: saved)
            if saved != nil {
                var transaction = SwiftUI.Transaction()
                transaction.disablesAnimations = true
                navigator.scene.withoutAnimation = { [transaction] in withTransaction(transaction, $0) }
            }
            navigator.begin(with: saved)
            scene.activate()
            #if DEBUG
                let name = navigator.table.name
                let option = "-" + name.prefix(1).lowercased() + name.dropFirst() + "Link"
                let arguments = ProcessInfo.processInfo.arguments
                if let index = arguments.firstIndex(of: option), index + 1 < arguments.count {
                    navigator.open(arguments[index + 1])
                }
            #endif
        }

        private func follow(_ phase: ScenePhase) {
            if phase != .active { scene.navigator.save(in: $saved) }
            if phase == .active { scene.activate() }
        }
    }

    /// Saves the navigation soon after each change, because a Mac does not announce that the app
    /// quits.
    private struct NavigationSavingTask: ViewModifier {
        @ObservedObject var navigator: NavigatorCore
        @SwiftUI.Binding var saved: Data?

        func body(content: Self.Content) -> some View {
            content.task(id: navigator.display) { [weak navigator, $saved] in
                try? await _Concurrency.Task.sleep(nanoseconds: 300_000_000)
                if !_Concurrency.Task.isCancelled { navigator?.save(in: $saved) }
            }
        }
    }

    extension NavigatorCore {
        /// Saves the state, except if the saved one was not restored yet.
        fileprivate func save(in saved: SwiftUI.Binding<Data?>) {
            guard opening.hasBegun, let data = save() else { return }
            saved.wrappedValue = data
            NavigationSavedFile.write(data, table.name)
        }
    }

    /// A file with the state that was saved last, by any window.
    ///
    /// On a Mac, `SceneStorage` can be lost even if the app quits normally.
    @MainActor enum NavigationSavedFile {
        /// The folder of the files, which tests replace; `nil` for no files.
        static var folder: URL? = {
            #if os(macOS)
                let name = Foundation.Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
                return Foundation.FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
                    .first?
                    .appendingPathComponent(name)
            #else
                return nil
            #endif
        }()
        /// The graphs of which a window has been opened in this launch.
        static var opened: Swift.Set<String> = []

        /// The state of a new window: the one in its storage, or if it is the first window, the one
        /// in the file.
        static func first(_ graph: String, unless stored: Data?) -> Data? {
            let isFirst = opened.insert(graph).inserted
            if let stored { return stored }
            return isFirst ? file(graph).flatMap { try? Data(contentsOf: $0) } : nil
        }

        static func write(_ data: Data, _ graph: String) {
            guard let folder, let file = file(graph) else { return }
            try? Foundation.FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
        }

        private static func file(_ graph: String) -> URL? { folder?.appendingPathComponent(graph + ".navigation") }
    }

    /// Follows the key window on a Mac, where all visible windows are active.
    private struct NavigationKeyWindowModifier: ViewModifier {
        let scene: NavigationSceneConnection
        #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
            @SwiftUI.Environment(\.controlActiveState) private var state

            init(scene: NavigationSceneConnection) { self.scene = scene }

            func body(content: Self.Content) -> some View {
                content
                    .onNavigationChange(of: state) { if $0 == .key { scene.activate() } }
                    .onDisappear { scene.deactivate() }
            }
        #else
            func body(content: Self.Content) -> some View { content }
        #endif
    }

    /// Opens URLs and supports Handoff, if the graph has links.
    struct NavigationLinksModifier: ViewModifier {
        let scene: NavigationSceneConnection
        let hasLinks: Bool

        func body(content: Self.Content) -> some View {
            if hasLinks {
                content
                    .modifier(NavigationOpeningModifier(scene: scene))
                    .modifier(NavigationHandoffModifier(navigator: scene.navigator))
            } else {
                content
            }
        }
    }

    /// Opens URLs from the system, from other devices and in the app's own text views.
    private struct NavigationOpeningModifier: ViewModifier {
        let scene: NavigationSceneConnection

        func body(content: Self.Content) -> some View {
            let navigator = scene.navigator
            content
                #if !os(tvOS) && !os(watchOS)
                    .modifier(NavigationPreferenceModifier(window: navigator.scene))
                #endif
                .onOpenURL { open($0) }
                .onContinueUserActivity(navigator.table.name + ".link", perform: follow)
                // From a QR code or an App Clip, for example.
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: follow)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        guard navigator.recognizes(url.absoluteString) else { return .systemAction }
                        navigator.open(url)
                        return .handled
                    })
        }

        private func follow(_ activity: NSUserActivity) {
            let url = activity.webpageURL ?? (activity.userInfo?["url"] as? String).flatMap(URL.init(string:))
            if let url { open(url) } else { scene.activate() }
        }

        private func open(_ url: URL) {
            scene.activate()
            scene.navigator.open(url)
        }
    }

    #if !os(tvOS) && !os(watchOS)
        /// Makes the system open URLs in the active window. Of several windows that prefer a URL, it
        /// would choose the one that was opened first. Without this, a Mac opens a new window.
        private struct NavigationPreferenceModifier: ViewModifier {
            @ObservedObject var window: SceneModel

            func body(content: Self.Content) -> some View {
                content.handlesExternalEvents(preferring: window.prefersURLs ? ["*"] : [], allowing: ["*"])
            }
        }
    #endif

    /// Offers the current screen to other devices for Handoff.
    ///
    /// Add the activity type, such as `Shop.link` for a graph named `Shop`, to the app's
    /// `NSUserActivityTypes`.
    private struct NavigationHandoffModifier: ViewModifier {
        @ObservedObject var navigator: NavigatorCore

        init(navigator: NavigatorCore) { self.navigator = navigator }

        /// The URL of the current screen, for the running build of the app.
        private var url: String? {
            navigator.display.link.flatMap { navigator.table.url(of: $0, navigator.build) }
        }

        func body(content: Self.Content) -> some View {
            // A scene has one activity: around the content, this one would replace the app's own.
            content.background {
                SwiftUI.Color.clear
                    .userActivity(navigator.table.name + ".link", element: url) { url, activity in
                        activity.isEligibleForHandoff = true
                        activity.userInfo = ["url": url]
                        // The system accepts only these schemes here, not even the app's own.
                        if url.hasPrefix("https:") || url.hasPrefix("http:") { activity.webpageURL = URL(string: url) }
                    }
            }
        }
    }
#endif

"""##),
        ("Views/ViewModifiers.swift", ##"""
#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Sets the action of the button that confirms the view's presentation. The button shows
        /// progress until the action returns.
        ///
        ///     Form { … }.onConfirm(enabled: isValid) { await save() }
        public func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void
        ) -> some View {
            modifier(NavigationConfirmModifier(isEnabled: isEnabled, action: action))
        }

        /// While `isHolding` is true, prevents the view's presentation from being dismissed by
        /// swipe and makes links wait.
        ///
        /// This also applies while something covers the view, such as a pushed screen.
        public func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(NavigationHoldModifier(isHolding: isHolding))
        }
    }

    /// Sets the action of the confirmation button and whether it is enabled. The view that appeared
    /// last decides.
    private struct NavigationConfirmModifier: ViewModifier {
        let isEnabled: Bool
        let action: @MainActor () async -> Void
        @SwiftUI.State private var confirmer = Confirmer()
        @SwiftUI.Environment(\.navigationScreenContext) private var context

        init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
            self.isEnabled = isEnabled
            self.action = action
        }

        func body(content: Self.Content) -> some View {
            // The action uses the latest values of the view.
            let _ = confirmer.action = action
            content
                .onAppear {
                    context?.model?.confirmer = confirmer
                    context?.model?.canConfirm = isEnabled
                }
                .onNavigationChange(of: isEnabled) { enable($0) }
                .onDisappear { enable(false) }
        }

        /// Enables or disables the button, unless another view has taken over: a view may disappear
        /// after its replacement has appeared.
        private func enable(_ isEnabled: Bool) {
            if let level = context?.model, level.confirmer === confirmer { level.canConfirm = isEnabled }
        }
    }

    /// Prevents dismissal by swipe and makes links wait.
    private struct NavigationHoldModifier: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.navigationScreenContext) private var context

        init(isHolding: Bool) { self.isHolding = isHolding }

        func body(content: Self.Content) -> some View {
            content
                .interactiveDismissDisabled(isHolding)
                .onAppear { hold(isHolding) }
                .onNavigationChange(of: isHolding) { hold($0) }
                .onDisappear { context?.navigator.viewDisappeared(holder) }
        }

        private func hold(_ isHolding: Bool) {
            guard let context else { return }
            context.navigator.hold(holder, isHolding, in: context.origin)
        }
    }
#endif

"""##),
    ]
}
