extension Unicode.Scalar {
    /// Whether this is a control character, a line separator or a bidirectional control.
    package var isFormattingControl: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}

extension String {
    /// The string for a comment: tabs become spaces, and other control characters U+FFFD, so that they
    /// cannot end the comment or reorder its text.
    package var withoutControlCharacters: String {
        guard unicodeScalars.contains(where: \.isFormattingControl) else { return self }
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            result.append(scalar == "\t" ? " " : scalar.isFormattingControl ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}
