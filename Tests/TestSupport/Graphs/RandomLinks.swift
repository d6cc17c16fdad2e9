import NavCompiler
import NavSyntax

/// Graphs with random links and link settings.
package struct RandomLinks {
    private var random: SplitMix
    /// Whether no literal segment can be a value or has to be escaped, which makes patterns easier
    /// to distinguish.
    private let isClear: Bool
    private var types: [String] { isClear ? Self.clearTypes : Self.types }
    private var literals: [String] { isClear ? Self.clearLiterals : Self.literals }
    private static let types = [
        "String", "Int", "Int64", "UInt", "Double", "Decimal", "Bool", "UUID", "Date", "URL", "Size", "Code", "Rank",
        // Types that accept everything their base accepts, so that their segments overlap with
        // other patterns.
        "Number", "Key", "Mood", "Loose",
    ]
    private static let clearTypes = ["Int", "Int", "Int64", "UUID", "Code", "Rank", "Number", "Loose"]
    private static let clearLiterals = literals.filter { $0.allSatisfy { $0.isASCII && $0 != "%" } && Int($0) == nil }
    private static let literals = [
        "a", "b", "ab", "abc", "item", "items", "Item", "a-literal-of-more-than-sixteen-bytes",
        "a-literal-of-more-than-16-bytes-too", "exactly8", "sixteen-bytes-xx", "x%20y", "é", "new", "1", "v2",
        "%7Bc%7D",
        "nine-byte", "0", "true", "seven-b",
    ]

    package init(seed: UInt64) {
        random = SplitMix(state: seed)
        isClear = seed % 2 == 0
    }

    /// A graph without errors. Patterns that conflict with others are left out.
    package mutating func graph(patterns count: Int) -> String {
        let settings = pick([
            "", "trailingSlash: never, ", "trailingSlash: always, ", "unknownQuery: reject, ",
            "caseInsensitive: true, ",
            "allowHTTP: true, ", "ties: leftmostLiteral, ",
            "caseInsensitive: true, trailingSlash: never, unknownQuery: reject, allowHTTP: true, ",
        ])
        let except = number(3) == 0 ? "except: [\(exceptions().joined(separator: ", "))], " : ""
        let head = """
            navgen: 1
            name: Random
            links: {\(settings)\(except)schemes: [random, other-one], hosts: [example.com, "*.wild.example.com", "*.very.wild.example.com", a.very.wild.example.com\(pick(["", ", \"*\"", ", \"localhost:8080\""]))]}
            root: home
            types:
              Size: {cases: {small: s, large: "l l", odd: "%?", accented: é}}
              Code: {base: String, pattern: "[A-Z]{2}-[0-9]+"}
              Rank: {base: Int, pattern: "[1-9][0-9]?", sample: 42}
              Number: {base: Int}
              Key: {base: UUID}
              Mood: {cases: {happy: Happy, sad: sAd, odd: "ä B"}, caseInsensitive: true, sample: odd}
              Loose: {base: String, pattern: "x[a-c]+[0-9]", caseInsensitive: true}
              Site: {base: String, pattern: "[a-m]+([.][a-z]+)*"}
              Tier: {cases: [a, very, wild, x]}
            screens:
              home: {url: /}
              page: {params: {target: URL, note: String?}, url: "/the-page?t={target}&note={note}"}

            """
        let screens = Self.accepted((0..<count).map { screen($0) }, behind: head)
        let start = head + screens + "redirects:\n"
        return start + Self.accepted(redirects(to: screens), behind: start)
    }

    /// The lines that cause no errors after a text. Of two that conflict, the one with the error is
    /// removed.
    private static func accepted(_ lines: [String], behind text: String) -> String {
        let first = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        var lines = lines
        while true {
            let result = compileText(["graph.yaml": text + lines.joined()])
            let errors = result.diagnostics.filter { $0.severity == .error }
            if errors.isEmpty { return lines.joined() }
            let table = LineTable(result.sources[0])
            let faulty = Set(errors.map { table.line(of: Int($0.range.start)) - first })
            let rest = lines.indices.filter { !faulty.contains($0) }.map { lines[$0] }
            lines = rest.count < lines.count ? rest : lines.dropLast()
        }
    }

    /// Redirects from old paths to the paths of screens.
    private mutating func redirects(to screens: String) -> [String] {
        var redirects = [
            "  \"/out?to={target}\": \"{target}\"\n",
            "  \"/see/{note}?to={target}\": {to: \"{target}\", otherwise: page}\n",
        ]
        for match in screens.matches(of: /url: "([^?#"*]*)/).prefix(40) where number(2) == 0 {
            let names = match.output.1.matches(of: /{[^}]*}/).map { "/" + $0.output }.joined()
            let start = "/old\(number(100_000))"
            let path = start + names
            let redirect =
                switch number(11) {
                // The fragment is left out of the new URL.
                case 5: "  \"\(start)#/r\(names)\": \"\(match.output.1)\"\n"
                case 6: "  \"\(path)#part\": \"\(match.output.1)\"\n"
                case 7: "  \"\(path)#{heading}\": \"\(match.output.1)\"\n"
                case 0: "  \"random:/\(path)\": \"\(match.output.1)\"\n"
                case 1: "  \"https://a.wild.example.com\(path)\": \"\(match.output.1)\"\n"
                case 2: "  \"other-one://example.com\(path)\": \"\(match.output.1)\"\n"
                case 3: "  \"\(path)\": {to: \"\(match.output.1)\", schemes: [other-one, https]}\n"
                case 4:
                    "  \"\(path)\": {to: \"\(match.output.1)\", hosts: [\"*.very.wild.example.com\", example.com]}\n"
                default: "  \"\(path)\": \"\(match.output.1)\"\n"
                }
            redirects.append(redirect)
        }
        return redirects
    }

    private mutating func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    private mutating func screen(_ number: Int) -> String {
        var parameters: [String] = []
        func parameter(_ type: String) -> String {
            parameters.append("p\(parameters.count): \(type)")
            return "p\(parameters.count - 1)"
        }
        var url = ""
        for _ in 0..<(1 + self.number(4)) {
            switch self.number(8) {
            case 7:
                let separator = pick(["-", "@", "--", "x.", "%20"])
                url += pick(["/", "/@", "/v."]) + "{" + parameter(pick(types)) + "}\(separator)"
                url += "{" + parameter(pick(types)) + "}" + pick(["", "", ".html"])
            case 0...3: url += "/" + pick(literals)
            case 4: url += "/v{" + parameter(pick(types)) + "}.x"
            default: url += "/{" + parameter(pick(types)) + "}"
            }
        }
        if self.number(8) == 0 {
            url = "/{" + parameter("\"" + pick(types) + "?\"") + "?}" + url
            if self.number(3) == 0 { url = pick(["/a", "/item"]) + "/{" + parameter("\"Int?\"") + "?}" + url }
        }
        switch self.number(8) {
        case 0: url += "/{" + parameter("\"" + pick(types) + "?\"") + "?}"
        case 1: url += "/{" + parameter("\"[" + pick(types) + "]\"") + pick(["+", "*"]) + "}"
        case 2: url += pick(["/*", "/+"])
        default: break
        }
        var items: [String] = []
        for key in ["q", "k%26", "länge"] where self.number(3) == 0 {
            let type = pick(Self.types)
            switch self.number(7) {
            case 5:
                let separator = pick(["/", "/b/", "-"])
                let second = self.number(2) == 0 ? "\"\(pick(Self.types))?\"" : pick(Self.types)
                let mark = second.hasPrefix("\"") && separator != "-" ? "?" : ""
                items.append(
                    key + "=" + pick(["/", "/a/", "n"]) + "{" + parameter(type) + "}\(separator){" + parameter(second)
                        + mark + "}")
            case 6:
                items.append(
                    self.number(2) == 0
                        ? key + "={" + parameter("\"\(type)?\"") + "!}"
                        : key + "=/d/{" + parameter("String") + pick(["+", "*"]) + "}")
            case 0: items.append(key + "=e%26" + pick(["", "x", "é"]))
            case 1: items.append(key + "={" + parameter("\"[\(type)]\"") + "}")
            case 2: items.append(key + "={" + parameter("\"\(type)?\"") + "}")
            default: items.append(key + "={" + parameter(type) + "}")
            }
        }
        if !items.isEmpty { url += "?" + items.joined(separator: "&") }
        switch self.number(9) {
        case 8: url += "#%2F" + pick(literals) + "%2F{" + parameter(pick(types)) + "}"
        case 0: url += "#{" + parameter("String?") + "}"
        case 1: url += "#part"
        case 2: url += "#n-{" + parameter(pick(types)) + "}-{" + parameter(pick(types)) + "}"
        case 3:
            url += "#/" + pick(literals)
            if self.number(2) == 0 { url += "/{" + parameter(pick(types)) + "}" }
            switch self.number(4) {
            case 0: url += "/{" + parameter("\"" + pick(types) + "?\"") + "?}"
            case 1: url += "/{" + parameter("\"[" + pick(types) + "]\"") + pick(["+", "*"]) + "}"
            case 2: url += pick(["/*", "/+"])
            default: break
            }
            if self.number(2) == 0 { url += "?h={" + parameter("\"\(pick(Self.types))?\"") + pick(["", "!"]) + "}" }
        default: break
        }
        if self.number(6) == 0 { parameters.append("whole: {type: \(pick(["URL", "\"URL?\""])), from: url}") }
        let limits = self.limits(parameter)
        // The first segment has to be there.
        if limits.isEmpty, self.number(8) == 0, url.firstMatch(of: /^\/([^?#*+\/{]|\{[^}?*+]*\}[^?#])/) != nil {
            url = pick(["nostr:", "mailto:"]) + url.dropFirst()
        }
        url = limits.isEmpty ? "\"\(url)\"" : "{path: \"\(url)\"\(limits)}"
        let declared = parameters.indices.map { index in
            let parameter = (number + index) % 3 == 0 ? Self.sampled(parameters[index]) : parameters[index]
            return self.number(4) == 0 ? Self.ignoringUnreadable(parameter) : parameter
        }
        return "  s\(number): {url: \(url), params: {\(declared.joined(separator: ", "))}}\n"
    }

    /// Samples that are likely to belong to another pattern, too.
    private static let samples = [
        "String": "new", "Int": "7", "UInt": "0", "Double": "-0.5", "Bool": "false", "Date": "2024-02-29",
        "UUID": "3f2504e0-4f89-11d3-9a0c-0305e82c3301", "URL": "\"https://a.example/x?y=z#w\"", "Code": "AB-1",
        "Size": "odd",
        "Loose": "XA1",
    ]

    /// A parameter with a sample, if there is one for its type.
    private static func sampled(_ parameter: String) -> String {
        guard let match = parameter.wholeMatch(of: /(\w+): "?(\[?)(\w+)\]?\??"?/),
            let sample = samples[String(match.output.3)]
        else { return parameter }
        let type = parameter.dropFirst(match.output.1.utf8.count + 2)
        return "\(match.output.1): {type: \(type), sample: \(match.output.2.isEmpty ? sample : "[\(sample)]")}"
    }

    /// A parameter whose values count as absent if they cannot be read.
    private static func ignoringUnreadable(_ parameter: String) -> String {
        if parameter.contains("from: url") { return parameter }
        if parameter.hasSuffix("}") { return parameter.dropLast() + ", unreadable: ignore}" }
        guard let colon = parameter.firstIndex(of: ":") else { return parameter }
        return parameter[..<colon] + ": {type:" + parameter[colon...].dropFirst() + ", unreadable: ignore}"
    }

    /// Patterns of URLs that are left out.
    private mutating func exceptions() -> [String] {
        (0..<(1 + number(3))).map { _ in
            let start = pick([
                "/" + pick(literals), "/" + pick(literals), "/{any}", "/v{some}.x", "/{any}/" + pick(literals),
            ])
            let end = pick([
                "/*", "/+", "/" + pick(literals), "/{rest+}", "/{other}", "?q=e%26", "?q={q}", "#part", "#/a",
            ])
            return "\"\(start)\(end)\""
        }
    }

    /// Schemes and hosts of a pattern, if it has its own.
    private mutating func limits(_ parameter: (String) -> String) -> String {
        switch number(26) {
        case 0: ", hosts: [\"*\"]"
        case 1: ", hosts: [\"*\"], schemes: [https, http]"
        case 2: ", hosts: [\"{\(parameter("String"))}\"]"
        case 3: ", hosts: [\"{\(parameter("Site"))}\"]"
        case 4: ", hosts: [\"{\(parameter("Tier"))}.wild.example.com\"], schemes: [random, https, http]"
        case 5: ", hosts: [\"example.com:8443\", localhost]"
        case 6: ", schemes: [http]"
        case 7: ", caseInsensitive: true"
        case 8: ", trailingSlash: never"
        case 9: ", trailingSlash: always, caseInsensitive: true"
        case 10: ", caseInsensitive: false"
        case 11:
            ", hosts: [\"*.wild.example.com\", \"{\(parameter("\"Site?\""))}\", very.wild.example.com, example.com]"
        case 12:
            ", hosts: [\"{\(parameter("{type: Site, default: a}"))}\", a.very.wild.example.com], schemes: [https, random]"
        case 13: severalHosts(parameter("\"Tier?\""), "*.wild.example.com")
        case 14: severalHosts(parameter("\"String?\""), "example.com\", \"localhost:8080")
        case 15: ", except: [\(exceptions().joined(separator: ", "))]"
        case 16: ", except: \(exceptions()[0]), hosts: [\"*.wild.example.com\"], caseInsensitive: true"
        default: ""
        }
    }

    private func severalHosts(_ name: String, _ other: String) -> String {
        ", hosts: [\"{\(name)}.wild.example.com\", \"\(other)\", \"{\(name)}.very.wild.example.com\"]"
    }
}
