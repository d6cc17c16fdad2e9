/// Writes text as YAML.
package enum YAMLText {
    /// Text for use in brackets, quoted if necessary.
    ///
    /// With `isText`, text that looks like a number, a Boolean or null is quoted too.
    package static func inFlow(_ text: String, isText: Bool = false) -> String {
        let special = Set("{}[],#&*!|>'\"%@`:?\\ ")
        let looksOtherwise =
            isText
            && (Double(text) != nil
                || ["true", "false", "null", "~", "yes", "no", "on", "off"].contains(text.lowercased()))
        let isPlain =
            !text.isEmpty && !looksOtherwise && !text.hasPrefix("-")
            && text.unicodeScalars.allSatisfy {
                $0.value > 0x20 && !special.contains(Character($0)) && !isInvisible($0)
            }
        return isPlain ? text : "\"\(escaped(text))\""
    }

    /// Text as a value or a key, quoted if necessary.
    package static func scalar(_ text: String, inBrackets: Bool) -> String {
        // The `?` of a type needs no quotes.
        if inBrackets, text.hasSuffix("?"), inFlow(String(text.dropLast())) == text.dropLast() { return text }
        if inBrackets { return inFlow(text) }
        let isPlain =
            text.first.map { !"-?:,[]{}#&*!|>'\"%@`= ".contains($0) } ?? false
            && !text.contains(": ") && !text.contains(" #") && !text.hasSuffix(":") && !text.hasSuffix(" ")
            && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.isASCII && $0.value != 0x7F }
        return isPlain ? text : "\"\(escaped(text))\""
    }

    /// Whether a character controls how others are shown: controls, direction marks, line separators.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }

    /// Text for use in double quotes.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": escaped += "\\\(scalar)"
            case "\n": escaped += "\\n"
            case "\t": escaped += "\\t"
            default:
                if isInvisible(scalar) {
                    let digits = String(scalar.value, radix: 16)
                    let (mark, count) = scalar.value < 0x100 ? ("x", 2) : scalar.value < 0x10000 ? ("u", 4) : ("U", 8)
                    escaped += "\\\(mark)" + String(repeating: "0", count: count - digits.utf8.count) + digits
                } else {
                    escaped.unicodeScalars.append(scalar)
                }
            }
        }
        return escaped
    }
}
