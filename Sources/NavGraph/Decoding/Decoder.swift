import NavSyntax

/// What decoding a file needs to know, and what it finds wrong.
struct Decoder: Sendable {
    var diagnostics: [Diagnostic] = []
    /// The nodes read so far.
    var nodes: [NodeDraft] = []
    /// The section whose file is being read.
    var section = SectionID.main
    /// Its dotted name, with a dot behind it; empty in the main graph.
    var prefix = ""

    mutating func report(_ rule: RuleID, _ message: String, at range: SourceRange, help: String? = nil) {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }

    /// Says that a value is not what belongs here.
    mutating func reportType(of node: YAMLNode, expected: String, help: String? = nil) {
        report("wrong-type", "expected \(expected), found \(Self.describe(node))", at: node.range, help: help)
    }

    static func describe(_ node: YAMLNode) -> String {
        switch node.kind {
        case .mapping: return "a mapping"
        case .sequence: return "a list"
        case .scalar:
            if node.isPlain, node.bytes.isEmpty { return "nothing" }
            let text = node.text
            return "`\(text.count > 40 ? text.prefix(39) + "…" : text)`"
        }
    }

    /// Text at a place that must hold text; reports anything else.
    mutating func text(_ node: YAMLNode, expected: String = "text") -> String? {
        guard node.kind == .scalar, !(node.isPlain && node.bytes.isEmpty) else {
            // `title: {id}` means its value.
            let written = expected == "text" ? node.braced.flatMap { $0.contains("\"") ? nil : $0 } : nil
            reportType(
                of: node, expected: expected, help: written.map { "put text that begins so in quotes: `\"\($0)\"`" })
            return nil
        }
        return node.text
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
        let start = isType ? first.prefix(1).uppercased() : first.prefix(1).lowercased()
        return start + first.dropFirst() + rest
    }
}
