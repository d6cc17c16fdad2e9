/// Breaks the text of boxes and lines into lines.
enum TextLines {
    /// Breaks a title into lines of at most `width` characters. Line breaks in the text are kept.
    ///
    /// A space at which a line breaks stays at the end of that line, so that the joined lines are the
    /// original text, as long as it is not truncated.
    static func title(_ text: String, width: Int = 36) -> [String] { lines(text, width, after: "") }

    /// Breaks a detail line, which may also break after punctuation.
    static func detail(_ text: String, width: Int = 40) -> [String] { lines(text, width, after: ",/?&;") }

    /// - Parameter breakCharacters: ASCII characters after which a line may break, in addition to white space.
    private static func lines(_ text: String, _ width: Int, after breakCharacters: String) -> [String] {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            return linesOfASCII(text, width, after: breakCharacters)
        }
        guard text.unicodeScalars.allSatisfy(isSingleCharacter) else {
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return truncated(lines.flatMap { wrapped($0, width, after: breakCharacters) })
        }
        if text.utf8.count <= width { return [text] }
        let bytes = Array(text.utf8)
        // The offsets of the characters, each of which is a single scalar.
        let offsets = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
        let breakCharacters = [UInt8(ascii: " ")] + breakCharacters.utf8
        let lineRanges = lineRanges(offsets.count - 1, width) { breakCharacters.contains(bytes[offsets[$0]]) }
        return truncated(
            lineRanges.map { String(decoding: bytes[offsets[$0.lowerBound]..<offsets[$0.upperBound]], as: UTF8.self) })
    }

    private static func linesOfASCII(_ text: String, _ width: Int, after breakCharacters: String) -> [String] {
        if text.utf8.count <= width { return [text] }
        let bytes = Array(text.utf8)
        let lineRanges = lineRanges(bytes.count, width) {
            bytes[$0] == UInt8(ascii: " ") || breakCharacters.utf8.contains(bytes[$0])
        }
        return truncated(lineRanges.map { String(decoding: bytes[$0], as: UTF8.self) })
    }

    /// Whether a scalar is always a separate character, and is neither a line break nor white space
    /// other than a plain space. Most strings contain only such scalars.
    private static func isSingleCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x2190..<0x2200: true
        default: false
        }
    }

    /// Truncates text with too many lines, as pictures with thousands of lines cannot be drawn.
    private static func truncated(_ lines: [String]) -> [String] {
        lines.count <= maxLines ? lines : lines.prefix(maxLines - 1) + ["…"]
    }

    static let maxLines = 20

    private static func wrapped(_ line: Substring, _ width: Int, after breakCharacters: String) -> [String] {
        let characters = Array(line)
        let lineRanges = lineRanges(characters.count, width) {
            characters[$0].isWhitespace || breakCharacters.contains(characters[$0])
        }
        return lineRanges.map { String(characters[$0]) }
    }

    /// Splits characters into lines: after the last character at which a line may break, or at the width.
    private static func lineRanges(_ count: Int, _ width: Int, _ isBreak: (Int) -> Bool) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var lastBreak = 0
        for offset in 0..<count {
            if offset - start == width {
                let end = lastBreak > start ? lastBreak : offset
                lines.append(start..<end)
                start = end
            }
            if isBreak(offset) { lastBreak = offset + 1 }
        }
        lines.append(start..<count)
        return lines
    }
}
