import NavSyntax

/// What decoding a file needs to know, and what it finds wrong.
struct Decoder: Sendable {
    var diagnostics: [Diagnostic] = []
    /// The nodes read so far.
    var nodes: [NodeDraft] = []
    /// The values that could not be read.
    private(set) var presumptions: [Presumption] = []
    /// What the value that is being read may hold.
    var holding: Holding = []
    /// How many values are looked at for that: aliases may repeat them without end.
    private var presumable = 10_000
    /// Keys under which names are declared, and whose values are not where they belong: such names are known all the same.
    var unread: Set<String> = []
    /// The section whose file is being read.
    var section = SectionID.main
    /// Its dotted name; empty in the main graph.
    var path = ""

    mutating func report(_ rule: RuleID, _ message: String, at range: SourceRange, help: String? = nil) {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }

    /// Notes that a value is not read, and what it may hold.
    mutating func presume(_ value: YAMLNode, _ holding: Holding) {
        var words: [NodeReference] = []
        collectWords(of: value, &words)
        presumptions.append(Presumption(holding: holding, words: words))
    }

    /// Notes that a value is missing, and what it might have held.
    mutating func presumeMissing(_ holding: Holding) {
        presumptions.append(Presumption(holding: holding, words: []))
    }

    private mutating func collectWords(of value: YAMLNode, _ words: inout [NodeReference]) {
        guard presumable > 0 else { return }
        presumable -= 1
        switch value.kind {
        case .scalar:
            let found = value.text.prefix(1000).split { !($0.isLetter || $0.isNumber || $0 == ".") }
            presumable -= found.count
            words += found.map { reference(value, String($0)) }
        case .sequence:
            for element in value.elements { collectWords(of: element, &words) }
        case .mapping:
            for (key, value) in value.entries {
                collectWords(of: key, &words)
                collectWords(of: value, &words)
            }
        }
    }

    /// Says that a value is not what belongs here, so that it is not read.
    mutating func reportType(of node: YAMLNode, expected: String, help: String? = nil) {
        presume(node, holding)
        report("wrong-type", "expected \(expected), found \(Self.describe(node))", at: node.range, help: help)
    }

    static func describe(_ node: YAMLNode) -> String {
        switch node.kind {
        case .mapping: return "a mapping"
        case .sequence: return "a list"
        case .scalar:
            if node.isPlain, node.byteCount == 0 { return "nothing" }
            let text = node.text
            return "`\(text.count > 40 ? text.prefix(39) + "…" : text)`"
        }
    }

    /// The same of a value that has to be a list or a mapping, and may be one in quotes.
    mutating func reportUncollected(_ node: YAMLNode, expected: String, help: String? = nil) {
        reportType(of: node, expected: expected, help: node.unquoted ?? help)
    }

    /// Says that a key stands where a name is looked for, behind a name that has no value.
    mutating func reportBeside(_ key: YAMLNode, _ name: String) {
        report(
            "wrong-type", "`\(key.text)` stands beside `\(name)`, where another name is expected", at: key.range,
            help: "indent it further, so that it belongs to `\(name)`")
    }

    /// Text at a place that must hold text; reports anything else.
    mutating func text(_ node: YAMLNode, expected: String = "text") -> String? {
        guard node.kind == .scalar, !(node.isPlain && node.byteCount == 0) else {
            reportType(of: node, expected: expected, help: help(for: node, isText: expected == "text"))
            return nil
        }
        return node.text
    }

    /// What to write where a text is missing.
    private func help(for node: YAMLNode, isText: Bool) -> String? {
        if node.kind == .sequence {
            let items = Array(node.elements.prefix(2))
            return items.count == 1 && items[0].kind == .scalar ? "write `\(items[0].text)`, without brackets" : nil
        }
        if let anchor = node.anchored {
            return "`&` names an anchor: put text that begins so in quotes: `\"\(anchor)\"`"
        }
        return isText ? node.quoted ?? node.uncommented : nil
    }

    /// Checks the spelling of a name that becomes Swift; says what to write instead.
    mutating func checkName(_ name: String, at range: SourceRange, what: String, isType: Bool = false) {
        guard !Names.isValid(name, isType: isType) else { return }
        let suggestion = Names.corrected(name, isType: isType)
        report(
            "invalid-name",
            "`\(name)` cannot be the name of \(what): it has to be \(isType ? "UpperCamelCase" : "lowerCamelCase"), in ASCII letters and digits",
            at: range, help: suggestion.map { "write `\($0)`" })
    }
}

extension YAMLNode {
    /// How to write what looks like text in braces, `title: {id}`, as text; nil for any other value.
    var quoted: String? {
        guard let braced, !braced.contains("\"") else { return nil }
        return "put text that begins so in quotes: `\"\(braced)\"`"
    }

    /// What to do about a list or a mapping in quotes, `"[a, b]"` say; nil for any other value.
    var unquoted: String? {
        guard kind == .scalar, !isPlain, byteCount < 200, !isOfSeveralLines else { return nil }
        let text = text
        let isList = text.hasPrefix("[") && text.hasSuffix("]")
        guard isList || text.hasPrefix("{") && text.hasSuffix("}") && text.contains(": ") else { return nil }
        return "remove the quotes: `\(text)`"
    }

    /// What to do where a comment begins in the place of a value: `title: #{id}`.
    var uncommented: String? {
        isBeforeComment ? "`#` begins a comment: put text that begins so in quotes" : nil
    }
}

/// How names are spelled.
enum Names {
    static func isValid(_ name: String, isType: Bool) -> Bool {
        var isFirst = true
        for byte in name.utf8 {
            let isLower = byte >= 0x61 && byte <= 0x7A
            let isUpper = byte >= 0x41 && byte <= 0x5A
            let isDigit = byte >= 0x30 && byte <= 0x39
            guard isFirst ? (isType ? isUpper : isLower) : isLower || isUpper || isDigit else { return false }
            isFirst = false
        }
        return !isFirst
    }

    /// Whether a value may be meant as the name of something, perhaps dotted.
    static func isPlausible(_ text: String) -> Bool {
        text.utf8.count < 100 && text != "true" && text != "false"
            && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
                isValid(String($0), isType: false) || isValid(String($0), isType: true)
            }
    }

    /// What a name in the braces of a URL pattern consists of.
    static func isInURL(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte == 0x2D
    }

    /// The nearest valid spelling: `order-detail` as `orderDetail`; nil where nothing is left of the name.
    static func corrected(_ name: String, isType: Bool) -> String? {
        // What is left of a name in another script would be no name that anybody knows.
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let words = name.split { !($0.isLetter || $0.isNumber) }
        guard let first = words.first, first.first?.isLetter == true else { return nil }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if isType { return first.prefix(1).uppercased() + first.dropFirst() + rest }
        // An acronym as a whole: `ID` as `id`, `URLField` as `urlField`.
        let capitals = first.prefix { $0.isUppercase }.count
        let end = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
        return first.prefix(end).lowercased() + first.dropFirst(end) + rest
    }
}
