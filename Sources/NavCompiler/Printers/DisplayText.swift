/// Makes text safe for a terminal, and measures its width in columns.
public enum DisplayText {
    /// The text that a scalar at a column is shown as, and its width in columns.
    static func cell(_ scalar: Unicode.Scalar, column: Int) -> (text: String, width: Int) {
        if scalar == "\t" {
            let width = 4 - column % 4
            return (String(repeating: " ", count: width), width)
        }
        if isUnsafe(scalar) { return ("\u{FFFD}", 1) }
        return (String(scalar), width(scalar))
    }

    /// Replaces characters that would move the cursor or change the direction of text.
    package static func clean(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { clean.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar) }
        return String(clean)
    }

    /// Replaces such characters in text of several lines, keeping the line breaks.
    public static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { clean(String($0)) }.joined(separator: "\n")
    }

    /// The width of text in columns.
    package static func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + cell($1, column: $0).width }
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default: return scalar.properties.isEmojiPresentation ? 2 : 1
        }
    }
}
