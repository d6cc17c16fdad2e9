import NavSyntax

/// Writes the DOT language: statements, nested braces and escaped strings.
struct DotWriter {
    /// Everything written so far.
    private(set) var text = ""
    private var depth = 0

    mutating func line() { text += "\n" }

    mutating func line(_ line: String) {
        indent()
        text += line + "\n"
    }

    private mutating func indent() { for _ in 0..<depth { text += "  " } }

    mutating func open(_ head: String) {
        line("\(head) {")
        depth += 1
    }

    mutating func close() {
        depth -= 1
        line("}")
    }

    mutating func statement(_ subject: String, _ attributes: [(String, String)]) {
        indent()
        text += subject
        if !attributes.isEmpty { text += " [" + attributes.map { "\($0)=\($1)" }.joined(separator: ", ") + "]" }
        text += ";\n"
    }

    // MARK: - Strings

    /// Whether a string is short and has no characters that need escaping anywhere. Most strings are.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.count <= maxTokenScalars
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
                    UInt8(ascii: "]"):
                    false
                default: byte >= 0x20 && byte < 0x7F
                }
            }
    }

    /// An id as a quoted string. Ids have no backslashes.
    static func quoted(_ id: String) -> String { escaped(id) }

    /// The bytes after which a token ends. Graphviz reads at most 16,384 bytes at once.
    private static let maxTokenBytes = 16_000

    /// The most scalars of a token whose scalars are written as they are, each as up to four bytes.
    private static let maxTokenScalars = 4000

    /// A quoted string for names and tooltips, where Graphviz would otherwise interpret `\N`, `\l` and
    /// entities.
    static func escaped(_ text: String) -> String {
        if isPlain(text) { return "\"" + text + "\"" }
        var quoted = "\""
        var tokenEnd = maxTokenBytes
        for scalar in text.unicodeScalars {
            if quoted.utf8.count > tokenEnd {
                quoted += "\" + \""
                tokenEnd = quoted.utf8.count + maxTokenBytes
            }
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "&": quoted += "&amp;"
            default: quoted.unicodeScalars.append(visible(scalar))
            }
        }
        return quoted + "\""
    }

    /// A string as an attribute that Graphviz outputs unchanged; nil if DOT has no notation for it.
    ///
    /// In quotes, a backslash is literal unless a quote, a line break or the end follows, and a line break
    /// alone between quotes and backslashes is lost. Such strings are written in angle brackets, which
    /// requires that the angle brackets inside are balanced.
    static func verbatim(_ text: String) -> String? {
        if isPlain(text) { return "\"" + text + "\"" }
        let scalars = Array(text.unicodeScalars)
        guard !scalars.contains(where: { visible($0) != $0 && $0 != "\n" && $0 != "\t" }) else { return nil }
        let segments = scalars.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "\\" }
        guard !segments.contains(where: { $0 == ["\n"] }) else { return bracketed(text) }
        var quoted = "\""
        var backslashes = 0
        var count = 0
        for (index, scalar) in scalars.enumerated() {
            if count >= maxTokenScalars, canSplit(scalars, index) {
                quoted += "\" + \""
                count = 0
            }
            if scalar == "\"" || scalar == "\n" {
                guard backslashes % 2 == 0 else { return bracketed(text) }
                if scalar == "\"" { quoted += "\\" }
            }
            backslashes = scalar == "\\" ? backslashes + 1 : 0
            quoted.unicodeScalars.append(scalar)
            count += 1
        }
        return backslashes % 2 == 0 ? quoted + "\"" : bracketed(text)
    }

    /// Whether a quoted string may be split before a scalar: not after a backslash, and not so that a line
    /// break would be alone.
    private static func canSplit(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        func isEdge(_ position: Int) -> Bool {
            !scalars.indices.contains(position) || scalars[position] == "\"" || scalars[position] == "\\"
        }
        let leavesLast = scalars[index - 1] == "\n" && isEdge(index - 2)
        let leavesFirst = scalars[index] == "\n" && isEdge(index + 1)
        return scalars[index - 1] != "\\" && !leavesLast && !leavesFirst
    }

    private static func bracketed(_ text: String) -> String? {
        var depth = 0
        let parts = text.unicodeScalars.split { $0 == "<" || $0 == ">" || $0 == "\n" }
        guard !parts.contains(where: { $0.count > maxTokenScalars }) else { return nil }
        for scalar in text.unicodeScalars {
            if scalar == "<" { depth += 1 }
            if scalar == ">" { depth -= 1 }
            if depth < 0 { return nil }
        }
        return depth == 0 && !text.isEmpty ? "<\(text)>" : nil
    }

    // MARK: - HTML-like labels

    /// A string inside an HTML-like label, where backslashes are escapes as in other labels.
    static func html(_ text: String) -> String {
        var escaped = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            // A comment ends the token without any other effect.
            if index > 0, index.isMultiple(of: maxTokenScalars) { escaped += "<!---->" }
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // At the end of a string, Graphviz would read it as the start of `]]>`.
            case "]": escaped += "&#93;"
            case "\\": escaped += "\\\\"
            default: escaped.unicodeScalars.append(visible(scalar))
            }
        }
        return escaped
    }

    static func lines(_ lines: [String]) -> String { lines.map(html).joined(separator: "<BR/>") }

    /// A visible substitute for a scalar. XML cannot represent control characters; most of them have
    /// symbols in Unicode.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: " "
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0, 0xFFFE, 0xFFFF: "\u{FFFD}"
        default: scalar.isFormattingControl ? "\u{FFFD}" : scalar
        }
    }
}
