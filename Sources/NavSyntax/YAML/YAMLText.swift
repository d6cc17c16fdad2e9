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
                $0.value > 0x20 && $0.value != 0x7F && !special.contains(Character($0))
            }
        if isPlain { return text }
        var quoted = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default:
                if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
                    let digits = String(scalar.value, radix: 16)
                    quoted += "\\x" + (digits.utf8.count == 1 ? "0" : "") + digits
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return "\"\(quoted)\""
    }
}
