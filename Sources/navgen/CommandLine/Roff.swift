/// Formats text as roff, the language of manual pages.
enum Roff {
    /// Prose, with text in backticks set in bold.
    static func prose(_ text: String) -> String {
        var result = ""
        for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            result += index.isMultiple(of: 2) ? escaped(part, isCode: false) : bold(part)
        }
        return sentences(result).map(line).joined(separator: "\n")
    }

    /// Splits text so that each sentence begins a line, as roff needs for even spacing between
    /// sentences.
    private static func sentences(_ text: String) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ") {
            if lines[lines.count - 1].hasSuffix(".") {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
            }
        }
        return lines
    }

    /// Text that is typed literally.
    static func bold(_ text: some StringProtocol) -> String {
        text.isEmpty ? "" : "\\fB" + escaped(text, isCode: true) + "\\fR"
    }

    /// A placeholder.
    static func italic(_ text: some StringProtocol) -> String {
        "\\fI" + escaped(text, isCode: true) + "\\fR"
    }

    /// A line of text, escaped so that it is not read as a roff request.
    static func line(_ text: String) -> String {
        text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// Escapes text. In code and before a word, a dash is an ASCII hyphen-minus, which can be
    /// copied; elsewhere it is a typographic hyphen.
    private static func escaped(_ text: some StringProtocol, isCode: Bool) -> String {
        var result = ""
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += isCode || !previous.properties.isAlphabetic ? "\\-" : "-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "…": result += "..."
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            }
            previous = scalar
        }
        return result
    }
}
