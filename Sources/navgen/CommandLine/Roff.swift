/// Texts as the language of manual pages wants them.
enum Roff {
    /// A text for readers, with what stands in backticks in bold type.
    static func prose(_ text: String) -> String {
        var result = ""
        for (place, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            result += place.isMultiple(of: 2) ? escaped(part, isCode: false) : bold(part)
        }
        return sentences(result).map(line).joined(separator: "\n")
    }

    /// A sentence begins a line, so that all are set apart alike.
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

    /// What is typed as it stands.
    static func bold(_ text: some StringProtocol) -> String {
        text.isEmpty ? "" : "\\fB" + escaped(text, isCode: true) + "\\fR"
    }

    /// What stands for something else.
    static func italic(_ text: some StringProtocol) -> String {
        "\\fI" + escaped(text, isCode: true) + "\\fR"
    }

    /// A line of text, which is never taken for a request.
    static func line(_ text: String) -> String {
        text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// In code, and in front of a word, a dash is the sign that one types; elsewhere it is a hyphen.
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
