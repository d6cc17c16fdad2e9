import NavSyntax

/// The state of decoding one file, with the nodes and diagnostics so far.
struct Decoder: Sendable {
    var diagnostics: [Diagnostic] = []
    /// The nodes read so far.
    var nodes: [NodeDraft] = []
    /// The values that could not be read.
    private(set) var unreadValues: [UnreadValue] = []
    /// What the value that is being read may contain.
    var mayContain: PossibleContent = []
    /// How many more values may be searched for words. The number is limited because aliases can
    /// repeat a value very often.
    private var presumable = 10_000
    /// Keys with misplaced values that may declare names. Unknown names are then not reported.
    var unread: Set<String> = []
    /// The section whose file is being read.
    var section = SectionID.main
    /// The dotted name of the section; empty for the main graph.
    var path = ""

    mutating func report(_ rule: RuleID, _ message: String, at range: SourceRange, help: Help? = nil) {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }

    /// Records a value that could not be read, and what it may contain.
    mutating func recordUnread(_ value: YAMLNode, _ mayContain: PossibleContent) {
        var words: [NodeReference] = []
        collectWords(of: value, &words)
        unreadValues.append(UnreadValue(mayContain: mayContain, words: words))
    }

    /// Records a missing value, and what it might have contained.
    mutating func recordMissing(_ mayContain: PossibleContent) {
        unreadValues.append(UnreadValue(mayContain: mayContain, words: []))
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

    /// Reports a value of the wrong type, and records it as unread.
    mutating func reportType(of node: YAMLNode, expected: String, help: Help? = nil) {
        recordUnread(node, mayContain)
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

    /// Reports a value that should be a list or a mapping, which may be in quotes, and records it
    /// as unread.
    mutating func reportNonCollection(_ node: YAMLNode, expected: String, help: Help? = nil) {
        reportType(of: node, expected: expected, help: node.unquotingHelp ?? help)
    }

    /// Reports a key where a name is expected, after a name without a value. It is not indented enough.
    mutating func reportMisindented(_ key: YAMLNode, _ name: String) {
        report(
            "wrong-type", "`\(key.text)` is at the level of `\(name)`, where a name is expected", at: key.range,
            help: "indent it further, so that it belongs to `\(name)`")
    }

    /// The text of a scalar; reports anything else.
    mutating func text(_ node: YAMLNode, expected: String = "text") -> String? {
        guard node.kind == .scalar, !(node.isPlain && node.byteCount == 0) else {
            reportType(of: node, expected: expected, help: help(for: node, isText: expected == "text"))
            return nil
        }
        return node.text
    }

    /// A help text for a value that is not text.
    private func help(for node: YAMLNode, isText: Bool) -> Help? {
        if node.kind == .sequence {
            let items = Array(node.elements.prefix(2))
            guard items.count == 1, items[0].kind == .scalar else { return nil }
            return Help("write `\(items[0].text)`, without brackets").correcting(.source(items[0].sourceText))
        }
        if let anchor = node.anchored {
            return "`&` names an anchor: put text that begins like this in quotes: `\"\(anchor)\"`"
        }
        return isText ? node.quotingHelp ?? node.commentHelp : nil
    }

    /// Reports a name that is not a valid identifier in generated Swift, with a correction.
    mutating func checkName(_ name: String, at range: SourceRange, what: String, isType: Bool = false) {
        guard !Names.isValid(name, isType: isType) else { return }
        let suggestion = Names.corrected(name, isType: isType)
        report(
            "invalid-name",
            "`\(name)` cannot be the name of \(what): it has to be \(isType ? "UpperCamelCase" : "lowerCamelCase"), in ASCII letters and digits",
            // Other places may use the name as it is.
            at: range, help: suggestion.map { .write($0, isSafe: false) })
    }
}

extension YAMLNode {
    /// A help text for text that begins with a brace but has no quotes, such as `title: {id}`.
    var quotingHelp: Help? {
        guard let braced, !braced.contains("\"") else { return nil }
        let help = Help("put text that begins like this in quotes: `\"\(braced)\"`")
        return braced.contains("\\") ? help : help.correcting(.source("\"\(braced)\""), at: range)
    }

    /// A help text for a list or mapping in quotes, such as `"[a, b]"`.
    var unquotingHelp: Help? {
        guard kind == .scalar, !isPlain, byteCount < 200, !isMultiline else { return nil }
        let text = text
        let isList = text.hasPrefix("[") && text.hasSuffix("]")
        guard isList || text.hasPrefix("{") && text.hasSuffix("}") && text.contains(": ") else { return nil }
        return Help("remove the quotes: `\(text)`").correcting(.source(text), at: range)
    }

    /// A help text for a comment instead of a value, such as `title: #{id}`.
    var commentHelp: Help? {
        isBeforeComment ? "`#` begins a comment: put text that begins like this in quotes" : nil
    }
}

/// Checks and corrects the spelling of names.
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

    /// Whether text is plausible as a name, which may be dotted.
    static func isPlausible(_ text: String) -> Bool {
        text.utf8.count < 100 && text != "true" && text != "false"
            && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
                isValid(String($0), isType: false) || isValid(String($0), isType: true)
            }
    }

    /// Whether a byte is allowed in a name in the braces of a URL pattern.
    static func isInURL(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte == 0x2D
    }

    /// The closest valid spelling, such as `orderDetail` for `order-detail`, or nil if there is none.
    static func corrected(_ name: String, isType: Bool) -> String? {
        // Without its other characters, a name in another script would not be recognizable.
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let words = name.split { !($0.isLetter || $0.isNumber) }
        guard let first = words.first, first.first?.isLetter == true else { return nil }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if isType { return first.prefix(1).uppercased() + first.dropFirst() + rest }
        // Lowercase an acronym as a whole: `ID` becomes `id`, `URLField` becomes `urlField`.
        let capitals = first.prefix { $0.isUppercase }.count
        let end = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
        return first.prefix(end).lowercased() + first.dropFirst(end) + rest
    }
}
