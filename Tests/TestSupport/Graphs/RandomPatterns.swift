/// Random patterns, with a simple matcher that shares no code with navgen.
package struct RandomPattern {
    package enum Kind: CaseIterable {
        case string, int, first, second, all, some, other, loose

        var name: String {
            switch self {
            case .string: "String"
            case .int: "Int"
            case .first: "First"
            case .second: "Second"
            case .all: "All"
            case .some: "Some"
            case .other: "Other"
            case .loose: "Loose"
            }
        }

        static let declarations = """
            types:
              First: {cases: [a, b]}
              Second: {cases: [b, c]}
              All: {cases: [a, b, c]}
              Some: {base: String, pattern: "[ab]+"}
              Other: {base: String, pattern: "b[bc]*"}
              Loose: {cases: [a, b], caseInsensitive: true}
              Site: {base: String, pattern: "[ez][.].*|h[.]com"}

            """

        func holds(_ text: String) -> Bool {
            switch self {
            case .string: true
            case .int: Int64(text).map { "\($0)" == text } ?? false
            case .first: ["a", "b"].contains(text)
            case .second: ["b", "c"].contains(text)
            case .all: ["a", "b", "c"].contains(text)
            case .loose: ["a", "b"].contains(text.lowercased())
            case .some: !text.isEmpty && text.allSatisfy { "ab".contains($0) }
            case .other: text.first == "b" && text.dropFirst().allSatisfy { "bc".contains($0) }
            }
        }
    }

    /// Two values with literal text before them and between them.
    package struct Pair {
        var prefix: String
        var first: Kind
        var separator: String
        var second: Kind
        /// Whether the second value may be absent, together with a slash before it.
        var isOptional = false

        static func random(_ random: inout RandomSource) -> Pair {
            let kinds: [Kind] = [.string, .int, .first, .some]
            return Pair(
                prefix: random.pick(["", "", "v", "-"]), first: random.pick(kinds),
                separator: random.pick(["-", "-", "b", "ab", "--"]), second: random.pick(kinds))
        }

        /// A path in a query item.
        static func randomPath(_ random: inout RandomSource) -> Pair {
            var pair = Pair.random(&random)
            pair.prefix = random.pick(["/", "/a/"])
            pair.separator = random.pick(["/", "/b/"])
            pair.isOptional = random.chance(1, in: 2)
            return pair
        }

        /// Tries all ways to divide a string.
        func matches(_ text: String) -> Bool {
            let isPath = prefix.hasPrefix("/")
            // A path may end with a slash.
            let text = isPath && text.hasSuffix("/") && text.count > 1 ? String(text.dropLast()) : text
            guard text.hasPrefix(prefix) else { return false }
            let rest = text.dropFirst(prefix.count)
            func isFirst(_ value: Substring) -> Bool {
                first.holds(String(value)) && !value.isEmpty && !(isPath && value.contains("/"))
                    && !(value + separator).dropLast().contains(separator)
            }
            let cuts = rest.indices + [rest.endIndex]
            for cut in cuts where isFirst(rest[..<cut]) {
                let end = rest[cut...]
                if isOptional, end == separator.dropLast() { return true }
                guard end.hasPrefix(separator) else { continue }
                let value = end.dropFirst(separator.count)
                if !value.isEmpty, second.holds(String(value)), !(isPath && value.contains("/")) { return true }
            }
            return false
        }
    }

    package enum Segment {
        case literal(String)
        case parameter(Kind, prefix: String)
        case pair(Pair)
        case optional(Kind)
    }

    /// The type of a value in a host.
    package enum HostKind: String {
        case any = "String"
        case label = "First"
        case site = "Site"

        func holds(_ text: String) -> Bool {
            switch self {
            case .any: true
            case .label: Kind.first.holds(text)
            case .site: text == "h.com" || ["e.", "z."].contains { text.hasPrefix($0) }
            }
        }
    }

    package enum Tail { case ignored(least: Int), text(least: Int), list(Kind, least: Int) }

    package enum Item {
        case literal(String)
        case required(Kind)
        case optional(Kind)
        case list(Kind)
        /// The parameter is optional, but the pattern requires it.
        case marked(Kind)
        case pair(Pair)
    }

    package var segments: [Segment] = []
    package var tail: Tail?
    package var query: [(key: String, item: Item)] = []
    package var fragment: Item?
    /// A fragment that is a path, with a query of its own: at most one.
    package var hash: [RandomPattern] = []
    package var schemes: [String]?
    package var hosts: [String]?
    /// A host with a value before a suffix.
    package var hostValue: (kind: HostKind, suffix: String)?
    package var rejects = false
    package var isFolded = false
    package var slash: String?
    package var over: [Int] = []
    /// An optional segment before others: its type, and its place among the segments.
    package var inner: (kind: Kind, place: Int)?
    /// For one of the two patterns that such a text stands for: whether it leaves the segment out.
    package var omitsInner: Bool?
    /// The index of the text that it belongs to.
    package var owner = 0
    /// Of an exception: the owner of the pattern that it belongs to, or -1 for all patterns.
    package var exceptionOf: Int?

    /// The features that a set of patterns uses. A universe of URLs for all features would be too
    /// large.
    package struct Features {
        package var isPathOnly = false
        /// At most two segments of few kinds, so that thousands of sets can be tested quickly.
        package var isTiny = false
        /// Optional segments before others.
        package var hasInner = false
        package var hasQuery = false
        package var hasFragment = false
        package var hasOrigins = false
        /// Letters in both cases, and slashes at the end.
        package var hasSpelling = false
        /// Where patterns have text with several values, and hash routes.
        package enum TextPlace: CaseIterable { case segment, query, fragment }
        package var texts: TextPlace?

        package init(
            isPathOnly: Bool = false, isTiny: Bool = false, hasInner: Bool = false, hasQuery: Bool = false,
            hasFragment: Bool = false, hasOrigins: Bool = false, hasSpelling: Bool = false, texts: TextPlace? = nil
        ) {
            self.isPathOnly = isPathOnly
            self.isTiny = isTiny
            self.hasInner = hasInner
            self.hasQuery = hasQuery
            self.hasFragment = hasFragment
            self.hasOrigins = hasOrigins
            self.hasSpelling = hasSpelling
            self.texts = texts
        }

        package static func random(_ random: inout RandomSource, isPathOnly: Bool) -> Features {
            if isPathOnly {
                return random.chance(1, in: 2)
                    ? Features(isPathOnly: true) : Features(texts: random.pick(TextPlace.allCases))
            }
            if random.chance(1, in: 3) { return Features(hasSpelling: true) }
            let missing = random.below(3)
            return Features(hasQuery: missing != 0, hasFragment: missing != 1, hasOrigins: missing != 2)
        }
    }

    /// A set of patterns. Some are restricted variants of others.
    package static func set(_ random: inout RandomSource, _ features: Features) -> [RandomPattern] {
        var patterns = (0..<(2 + random.below(5))).map { _ in RandomPattern.random(&random, features) }
        for pattern in patterns where random.chance(1, in: 4) {
            for (place, segment) in pattern.segments.enumerated() {
                guard case .parameter(.first, prefix: "") = segment else { continue }
                for text in ["a", "b"] {
                    var copy = pattern
                    copy.segments[place] = .literal(text)
                    patterns.append(copy)
                }
                break
            }
        }
        return patterns
    }

    package static func random(_ random: inout RandomSource, _ features: Features) -> RandomPattern {
        let isPathOnly = features.isPathOnly
        var pattern = RandomPattern()
        if features.isTiny {
            for _ in 0..<(1 + random.below(2)) {
                pattern.segments.append(
                    random.chance(1, in: 2)
                        ? .literal(random.pick(["a", "b", "x"]))
                        : .parameter(random.pick([.string, .first, .all]), prefix: ""))
            }
            if random.chance(1, in: 4) { pattern.tail = .ignored(least: random.below(2)) }
            if features.hasInner, random.chance(1, in: 2) {
                // Last only if another segment has to follow.
                let isMore = if case .ignored(least: 1)? = pattern.tail { true } else { false }
                let place = random.below(pattern.segments.count + (isMore ? 1 : 0))
                pattern.inner = (random.pick([.string, .first, .all]), place)
            }
            return pattern
        }
        if let place = features.texts { return text(in: place, &random) }
        let kinds =
            isPathOnly ? Kind.allCases : features.hasSpelling ? [.string, .first, .loose] : [.string, .int, .first]
        let literals = features.hasSpelling ? ["a", "A", "b", "1"] : ["a", "b", "x"]
        if features.hasSpelling {
            pattern.isFolded = random.chance(1, in: 2)
            pattern.slash = random.pick([nil, "never", "always", "either"])
        }
        for _ in 0..<(isPathOnly ? random.below(2) : 0) + (random.chance(1, in: 12) ? 0 : 1) {
            switch random.below(9) {
            case 0...3: pattern.segments.append(.literal(random.pick(literals)))
            case 4...7: pattern.segments.append(.parameter(random.pick(kinds), prefix: ""))
            default:
                let prefix = isPathOnly || features.hasSpelling ? "v" : ""
                pattern.segments.append(.parameter(random.pick(kinds), prefix: prefix))
            }
        }
        if random.chance(1, in: 5) {
            pattern.segments.append(.optional(random.pick(kinds)))
            if isPathOnly, random.chance(1, in: 3) {
                pattern.tail = random.chance(1, in: 2) ? .text(least: 0) : .list(random.pick(kinds), least: 0)
            }
        } else if isPathOnly, random.chance(1, in: 5) {
            pattern.tail = random.pick([
                .ignored(least: random.below(2)), .text(least: random.below(2)),
                .list(random.pick(kinds), least: random.below(2)),
            ])
        }
        guard !isPathOnly else { return pattern }
        for key in ["q", "r"] where features.hasQuery && random.chance(key == "q" ? 2 : 1, in: 5) {
            let kind = random.pick([Kind.string, .first])
            let items: [Item] = [
                .literal("a"), .literal(""), .required(kind), .optional(kind), .list(kind), .marked(kind),
            ]
            pattern.query.append((key, random.pick(items)))
        }
        if features.hasFragment, random.chance(1, in: 3) {
            pattern.fragment = random.pick([.literal("a"), .required(.first), .optional(.first), .required(.string)])
        }
        pattern.rejects = features.hasQuery && random.chance(1, in: 5)
        guard features.hasOrigins else { return pattern }
        if random.chance(1, in: 4) {
            pattern.hosts = random.pick([
                ["h.com"], ["*.w.com"], ["m.w.com", "h.com"], ["*.v.w.com"], ["m.v.w.com"], ["*"], ["*", "h.com:81"],
                ["h.com:81"],
            ])
        } else if random.chance(1, in: 4) {
            pattern.hostValue = random.pick([
                (.any, ""), (.site, ""), (.any, ".w.com"), (.label, ".w.com"), (.label, ""),
            ])
        }
        if random.chance(1, in: 4) {
            pattern.schemes = random.pick([["t"], ["s"], ["s", "https"], ["https", "http"], ["http"], ["https"]])
        }
        return pattern
    }

    private static func text(in place: Features.TextPlace, _ random: inout RandomSource) -> RandomPattern {
        var pattern = RandomPattern()
        switch place {
        case .segment:
            pattern.segments = [random.chance(1, in: 5) ? .parameter(.some, prefix: "v") : .pair(.random(&random))]
        case .query:
            let pair = random.chance(1, in: 2) ? Pair.randomPath(&random) : .random(&random)
            pattern.query = [("q", random.chance(1, in: 5) ? .required(.string) : .pair(pair))]
        case .fragment:
            switch random.below(6) {
            case 0: pattern.fragment = .required(random.pick([.string, .first]))
            case 1: pattern.fragment = .pair(.random(&random))
            case 2: pattern.fragment = .optional(.string)
            default:
                var hash = RandomPattern.random(&random, Features(isPathOnly: true, isTiny: true))
                if random.chance(1, in: 3) { hash.segments.append(.optional(.first)) }
                if case .optional? = hash.segments.last { hash.tail = nil }
                let kind = random.pick([Kind.string, .first])
                if random.chance(1, in: 2) {
                    hash.query = [("k", random.pick([.required(kind), .optional(kind), .literal("a")]))]
                }
                pattern.hash = [hash]
            }
        }
        return pattern
    }

    // MARK: As text

    /// The pattern, and the parameters that it needs.
    package var text: (url: String, params: [String]) {
        var params: [String] = []
        return (url(&params), params)
    }

    private func url(_ params: inout [String]) -> String {
        var url = ""
        func name(_ type: String) -> String {
            params.append("p\(params.count): \"\(type)\"")
            return "p\(params.count - 1)"
        }
        func text(_ pair: Pair) -> String {
            let second = pair.isOptional ? "{\(name(pair.second.name + "?"))?}" : "{\(name(pair.second.name))}"
            return "\(pair.prefix){\(name(pair.first.name))}\(pair.separator)\(second)"
        }
        for (place, segment) in segments.enumerated() {
            if let inner, inner.place == place { url += "/{\(name(inner.kind.name + "?"))?}" }
            switch segment {
            case .literal(let text): url += "/\(text)"
            case .parameter(let kind, let prefix): url += "/\(prefix){\(name(kind.name))}"
            case .pair(let pair): url += "/" + text(pair)
            case .optional(let kind): url += "/{\(name(kind.name + "?"))?}"
            }
        }
        if let inner, inner.place == segments.count { url += "/{\(name(inner.kind.name + "?"))?}" }
        switch tail {
        case nil: break
        case .ignored(let least): url += least == 0 ? "/*" : "/+"
        case .text(let least): url += "/{\(name("String"))\(least == 0 ? "*" : "+")}"
        case .list(let kind, let least): url += "/{\(name("[\(kind.name)]"))\(least == 0 ? "*" : "+")}"
        }
        if url.isEmpty { url = "/" }
        for (place, entry) in query.enumerated() {
            url += (place == 0 ? "?" : "&") + entry.key
            switch entry.item {
            case .literal(let text): url += "=\(text)"
            case .required(let kind): url += "={\(name(kind.name))}"
            case .optional(let kind): url += "={\(name(kind.name + "?"))}"
            case .list(let kind): url += "={\(name("[\(kind.name)]"))}"
            case .marked(let kind): url += "={\(name(kind.name + "?"))!}"
            case .pair(let pair): url += "=" + text(pair)
            }
        }
        if let hash = hash.first { url += "#" + hash.url(&params) }
        switch fragment {
        case nil, .list, .marked: break
        case .pair(let pair): url += "#" + text(pair)
        case .literal(let text): url += "#\(text)"
        case .required(let kind): url += "#{\(name(kind.name))}"
        case .optional(let kind): url += "#{\(name(kind.name + "?"))}"
        }
        return url
    }

    package func node(_ number: Int, _ except: String? = nil) -> String {
        let text = text
        var keys = ["path: \"\(text.url)\""]
        if let schemes { keys.append("schemes: [\(schemes.joined(separator: ", "))]") }
        if let hosts { keys.append("hosts: [\(hosts.map { "\"\($0)\"" }.joined(separator: ", "))]") }
        var params = text.params
        if let hostValue {
            keys.append("hosts: [\"{site}\(hostValue.suffix)\"]")
            params.append("site: \(hostValue.kind.rawValue)")
        }
        if isFolded { keys.append("caseInsensitive: true") }
        if let slash { keys.append("trailingSlash: \(slash)") }
        if rejects { keys.append("unknownQuery: reject") }
        if let except { keys.append(except) }
        if !over.isEmpty { keys.append("over: [\(over.map { "n\($0)" }.joined(separator: ", "))]") }
        let url = keys.count == 1 ? "\"\(text.url)\"" : "{\(keys.joined(separator: ", "))}"
        return "  n\(number): {params: {\(params.joined(separator: ", "))}, url: \(url)}\n"
    }

    /// By segment, those of a hash route last: whether it is a literal.
    private var literals: [[Bool]] {
        [self, hash.first].map { pattern in
            (pattern?.segments ?? []).map { if case .literal = $0 { true } else { false } }
        }
    }

    /// Whether its literal comes first from the left.
    package func leads(_ other: RandomPattern) -> Bool {
        for (own, others) in zip(literals, other.literals) {
            for place in 0..<max(own.count, others.count) {
                let (isOwn, isOther) = (place < own.count && own[place], place < others.count && others[place])
                if isOwn != isOther { return isOwn }
            }
        }
        return false
    }

    package static func graph(
        _ patterns: [RandomPattern], hasTies: Bool = false, exceptions: [RandomPattern] = []
    ) -> String {
        let excluded = except(exceptions, of: -1).map { ", " + $0 } ?? ""
        return """
            navgen: 1
            root: home
            rules: {link-only-node: off, unused-type: off, no-effect: off}
            links: {schemes: [s], hosts: [h.com, "*.w.com"]\(hasTies ? ", ties: leftmostLiteral" : "")\(excluded)}
            \(Kind.declarations)screens:
              home: {}

            """ + patterns.enumerated().map { $1.node($0, except(exceptions, of: $0)) }.joined()
    }

    /// The key for the exceptions of a pattern.
    private static func except(_ exceptions: [RandomPattern], of owner: Int) -> String? {
        let own = exceptions.filter { $0.exceptionOf == owner }.map { "\"\($0.exceptionText)\"" }
        return own.isEmpty ? nil : "except: [\(own.joined(separator: ", "))]"
    }

    /// Whether it leaves out URLs of the patterns of a text.
    package func isException(of text: Int) -> Bool { exceptionOf == -1 || exceptionOf == text }

    /// The text of an exception, whose values have no types.
    package var exceptionText: String { text.url }

    /// Exceptions of all patterns, and of some of them.
    package static func exceptions(
        of texts: [RandomPattern], _ random: inout RandomSource, _ features: Features
    ) -> [RandomPattern] {
        let all = (0..<random.below(3)).map { _ in exception(of: nil, -1, &random, features) }
        let own = texts.enumerated().flatMap { owner, text in
            (0..<max(0, random.below(5) - 2)).map { _ in exception(of: text, owner, &random, features) }
        }
        return all + own
    }

    /// A pattern whose values may be any text.
    private static func exception(
        of text: RandomPattern?, _ owner: Int, _ random: inout RandomSource, _ features: Features
    ) -> RandomPattern {
        let shape = random.chance(1, in: 3) ? text ?? .random(&random, features) : .random(&random, features)
        var pattern = RandomPattern()
        pattern.exceptionOf = owner
        for segment in shape.segments {
            switch segment {
            case .literal: pattern.segments.append(segment)
            case .parameter(_, let prefix):
                pattern.segments.append(
                    random.chance(1, in: 3) && prefix.isEmpty
                        ? .literal(random.pick(["a", "b", "x"])) : .parameter(.string, prefix: prefix))
            case .optional, .pair: break
            }
        }
        // The other universes have no longer paths.
        if features.isPathOnly, shape.tail != nil || random.chance(1, in: 4) {
            pattern.tail = .ignored(least: random.below(2))
        }
        for (key, item) in shape.query {
            if case .literal = item { pattern.query.append((key, item)) }
            if case .required = item { pattern.query.append((key, .required(.string))) }
        }
        if case .literal? = shape.fragment { pattern.fragment = shape.fragment }
        pattern.isFolded = text?.isFolded ?? false
        return pattern
    }

    /// The patterns that texts stand for, those with the fewest segments first.
    package static func expanded(_ texts: [RandomPattern]) -> [RandomPattern] {
        texts.enumerated().flatMap { owner, text in
            var short = text
            short.owner = owner
            guard let inner = text.inner else { return [short] }
            short.inner = nil
            short.omitsInner = true
            var long = short
            long.omitsInner = false
            long.segments.insert(.parameter(inner.kind, prefix: ""), at: inner.place)
            return [short, long]
        }
    }

    // MARK: Matching

    package func matches(_ url: RandomURL) -> Bool {
        // Exceptions are for all origins and ends of their patterns.
        (exceptionOf != nil || matchesOrigin(url) && matchesSlash(url)) && matchesPath(url.segments)
            && matchesRest(url)
    }

    private func matchesSlash(_ url: RandomURL) -> Bool {
        url.segments.isEmpty || slash != (url.isSlashed ? "never" : "always")
    }

    private func folded(_ text: String) -> String { isFolded ? text.lowercased() : text }

    private func matchesOrigin(_ url: RandomURL) -> Bool {
        let isWeb = url.scheme.hasPrefix("http")
        guard (schemes ?? ["s", "https"]).contains(url.scheme) else { return false }
        guard let host = url.host else { return !isWeb && hosts == nil && hostValue == nil }
        if let hostValue, !hostValue.kind.holds(String(host.dropLast(hostValue.suffix.count))) { return false }
        return (hostValue.map { ["*" + $0.suffix] } ?? hosts ?? ["h.com", "*.w.com"]).contains { own in
            if own == "*" { return isWeb && !host.contains(":") }
            if !own.hasPrefix("*.") { return own == host }
            let labels = host.split(separator: ".")
            let domain = own.split(separator: ".").dropFirst()
            return labels.count > domain.count && labels.suffix(domain.count) == domain
        }
    }

    private func matchesPath(_ texts: [String]) -> Bool {
        var rest = texts[...]
        for segment in segments {
            switch segment {
            case .literal(let text): if rest.popFirst().map(folded) != folded(text) { return false }
            case .parameter(let kind, let prefix):
                guard let text = rest.popFirst(), folded(text).hasPrefix(prefix), text.count > prefix.count,
                    kind.holds(String(text.dropFirst(prefix.count)))
                else { return false }
            case .pair(let pair): guard let text = rest.popFirst(), pair.matches(text) else { return false }
            case .optional(let kind):
                guard let text = rest.popFirst() else { return true }
                if !kind.holds(text) { return false }
            }
        }
        switch tail {
        case nil: return rest.isEmpty
        case .ignored(let least): return rest.count >= least
        case .text(let least): return rest.count >= least
        case .list(let kind, let least): return rest.count >= least && rest.allSatisfy { kind.holds($0) }
        }
    }

    private func matchesQuery(_ items: [RandomURL.Item]) -> Bool {
        for (key, item) in query {
            let values = items.filter { $0.key == key }.map { $0.value ?? "" }
            switch item {
            case .literal(let text): if values.first != text { return false }
            case .required(let kind), .marked(let kind):
                guard let value = values.first, kind.holds(value) else { return false }
            case .pair(let pair): guard let value = values.first, pair.matches(value) else { return false }
            case .optional(let kind): if let value = values.first, !kind.holds(value) { return false }
            case .list(let kind): if !values.allSatisfy({ kind.holds($0) }) { return false }
            }
        }
        return true
    }

    private func matchesRest(_ url: RandomURL) -> Bool {
        guard matchesQuery(url.query) else { return false }
        if rejects, url.query.contains(where: { item in !query.contains { $0.key == item.key } }) { return false }
        if let hash = hash.first {
            guard let route = url.hash else { return false }
            return hash.matchesPath(route.segments) && hash.matchesQuery(route.query)
        }
        switch fragment {
        case nil, .list, .marked: return true
        case .pair(let pair): return url.fragment.map { !$0.hasPrefix("/") && pair.matches($0) } ?? false
        case .literal(let text): return url.fragment == text
        case .required(let kind): return url.fragment.map { kind.holds($0) } ?? false
        case .optional(let kind): return url.fragment.map { kind.holds($0) } ?? true
        }
    }
}

/// A URL in parts and as text.
package struct RandomURL: Hashable {
    package struct Item: Hashable {
        package var key: String
        package var value: String?

        package init(key: String, value: String?) {
            self.key = key
            self.value = value
        }
    }
    package var scheme = "s"
    package var host: String?
    package var segments: [String] = []
    /// Whether the path ends with a slash, if it has segments.
    package var isSlashed = false
    package var query: [Item] = []
    package var fragment: String?

    /// Path, query and fragment.
    package var path: String {
        var text = segments.isEmpty ? "/" : segments.map { "/\($0)" }.joined()
        if isSlashed, !segments.isEmpty { text += "/" }
        for (place, item) in query.enumerated() {
            text += (place == 0 ? "?" : "&") + item.key + (item.value.map { "=\($0)" } ?? "")
        }
        return text + (fragment.map { "#\($0)" } ?? "")
    }

    package var text: String { "\(scheme)://\(host ?? "")\(path)" }

    /// The fragment as a path with a query. Nil if it is not one.
    package var hash: RandomURL? {
        guard let fragment, fragment.hasPrefix("/") else { return nil }
        let path = fragment.prefix { $0 != "?" }
        return path.contains("//") ? nil : RandomURL(fragment)
    }

    /// Parses the simple URLs without escapes that tests and diagnostics use.
    package init(_ text: String) {
        var rest = text[...]
        if let hash = rest.firstIndex(of: "#") {
            fragment = String(rest[rest.index(after: hash)...])
            rest = rest[..<hash]
        }
        if let mark = rest.firstIndex(of: "?") {
            query = rest[rest.index(after: mark)...].split(separator: "&").map { item in
                let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return Item(key: String(parts[0]), value: parts.count == 2 ? String(parts[1]) : nil)
            }
            rest = rest[..<mark]
        }
        if !rest.hasPrefix("/") {
            let parts = rest.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
            scheme = String(parts[0].dropLast())
            let tail = parts[2].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            if tail[0].contains(".") || scheme.hasPrefix("http") {
                host = tail[0]
            } else if !tail[0].isEmpty {
                segments = [tail[0]]
            }
            segments += tail.dropFirst().filter { !$0.isEmpty }
        } else {
            segments = rest.split(separator: "/").map(String.init)
        }
        isSlashed = rest.hasSuffix("/") && !segments.isEmpty
    }

    /// Enough URLs to distinguish random patterns with text in one place.
    private static func universe(of place: RandomPattern.Features.TextPlace) -> [RandomURL] {
        func products(_ choices: [[String]]) -> [String] {
            choices.reduce([""]) { texts, parts in texts.flatMap { text in parts.map { text + $0 } } }
        }
        let parts = ["", "a", "b", "1", "x", "ab", "-", "/"]
        // Values with two separators, so that two patterns can find a different one in each.
        let separators = ["-", "b", "ab", "--"]
        let values = ["a", "b", "1", "ab"]
        let divided = products([["", "v", "-"], values, separators, values, separators, values])
        let texts = Array(Set(products([parts, parts, parts, parts]) + divided)).sorted()
        let urls: [String]
        switch place {
        case .segment:
            urls = (texts + texts.map { "v" + $0 }).filter { !$0.contains("/") && !$0.isEmpty }.map { "/" + $0 }
        case .query:
            let paths = products([
                ["/", "/a/"], ["a", "1", "b", "x"], ["", "/", "/b/", "ab", "b"], texts.filter { $0.count < 4 },
            ])
            urls = (texts + texts.map { "v" + $0 } + paths).map { "/?q=" + $0 }
        case .fragment:
            let names = ["", "/a", "/b", "/c", "/x", "/z"]
            let routes =
                products([names, names, names]) + products([["/a", "/z"], ["/a", "/z"], names, ["/a", "/z"]])
            let queries = ["", "?k=a", "?k=x", "?k", "?z=a", "?k=x&k=a"]
            urls = (texts + texts.map { "v" + $0 } + products([routes, queries])).map { "/#" + $0 }
        }
        return Set(["/"] + urls).sorted().map { RandomURL($0) }
    }

    private static let textUniverses = Dictionary(
        uniqueKeysWithValues: RandomPattern.Features.TextPlace.allCases.map { ($0, universe(of: $0)) })

    /// Enough URLs to distinguish random patterns.
    package static func universe(_ features: RandomPattern.Features) -> [RandomURL] {
        let isPathOnly = features.isPathOnly
        if features.isTiny {
            let texts = ["a", "b", "c", "x", "z"]
            let two = texts.flatMap { first in texts.map { [first, $0] } }
            let three = two.flatMap { path in (features.hasInner ? texts : ["a", "x", "z"]).map { path + [$0] } }
            let four = features.hasInner ? three.flatMap { path in ["a", "x", "z"].map { path + [$0] } } : []
            return ([[]] + texts.map { [$0] } + two + three + four).map { RandomURL("/" + $0.joined(separator: "/")) }
        }
        if features.hasSpelling {
            let texts = ["a", "A", "b", "B", "x", "1", "va", "Va", "vA", "VA", "vx", "v"]
            let one = texts.map { [$0] }
            let two = one.flatMap { first in ["a", "A", "b", "1", "x"].map { first + [$0] } }
            return ([[]] + one + two).flatMap { path in
                [false, true].map { isSlashed in
                    var url = RandomURL("/" + path.joined(separator: "/"))
                    url.isSlashed = isSlashed && !path.isEmpty
                    return url
                }
            }
        }
        if let place = features.texts { return textUniverses[place] ?? [] }
        let texts =
            isPathOnly
            ? ["a", "b", "c", "1", "x", "bb", "bc", "ab", "va", "vb", "vc", "vab", "v1", "vbc", "vbb", "vx"]
            : ["a", "b", "1", "x"]
        var paths: [[String]] = [[]]
        var last: [[String]] = [[]]
        for _ in 0..<(isPathOnly ? 3 : 2) {
            last = last.flatMap { path in texts.map { path + [$0] } }
            paths += last
        }
        guard !isPathOnly else {
            // Longer paths, for patterns without a limit.
            let third = texts.filter { !$0.hasPrefix("v") }
            paths += texts.flatMap { a in
                texts.flatMap { b in third.flatMap { c in ["b", "1", "bb"].map { [a, b, c, $0] } } }
            }
            return paths.map { RandomURL("/" + $0.joined(separator: "/")) }
        }
        var queries = [""]
        if features.hasQuery {
            for q in ["", "&q=a", "&q=b", "&q=x", "&q", "&q=a&q=x", "&q=x&q=a", "&q=a&q=b"] {
                for r in ["", "&r=a", "&r=x", "&r", "&r=a&r=x"] { queries.append("?" + (q + r).dropFirst()) }
            }
            queries += ["?z=a", "?q=a&z=a", "?r=a&z=a", "?q&z"]
            queries.removeAll { $0 == "?" }
        }
        var origins: [(scheme: String, host: String?)] = [("s", nil)]
        if features.hasOrigins {
            for scheme in ["s", "t", "https"] {
                for host in [
                    nil, "h.com", "m.w.com", "z.w.com", "z.z.w.com", "v.w.com", "m.v.w.com", "z.z.v.w.com", "a.w.com",
                ]
                where scheme != "https" || host != nil {
                    origins.append((scheme, host))
                }
            }
            origins += ["w.com", "e.org", "o.org", "a", "h.com:81", "e.w.com"].map { ("https", $0) }
            origins += ["h.com", "o.org", "e.org", "a", "m.w.com", "z.v.w.com", "a.w.com", "h.com:81"].map {
                ("http", $0)
            }
        }
        let fragments = features.hasFragment ? ["", "#a", "#b", "#x"] : [""]
        return origins.flatMap { scheme, host in
            paths.flatMap { path in
                queries.flatMap { query in
                    fragments.map { fragment in
                        var url = RandomURL("/" + path.joined(separator: "/") + query + fragment)
                        url.scheme = scheme
                        url.host = host
                        return url
                    }
                }
            }
        }
    }
}
