/// Breaks the text of boxes and lines into lines.
///
/// A space at which a line breaks stays at the end of that line, so that the joined lines are the original
/// text, as long as it is not truncated.
enum TextLines {
    /// Where a line may break.
    private enum Break {
        /// After white space and these ASCII characters.
        case after(String)
        /// Between the items of a list, after a comma and a space.
        case items

        func isAfter(_ index: Int, of characters: [Character]) -> Bool {
            switch self {
            case .after(let others): characters[index].isWhitespace || others.contains(characters[index])
            case .items: characters[index] == " " && index > 0 && characters[index - 1] == ","
            }
        }
    }

    /// Breaks a title into lines of at most `width` characters. Line breaks in the text are kept.
    static func title(_ text: String, width: Int = 36) -> [String] { lines(text, width, .after("")) }

    /// Breaks a detail line into as few lines as possible, of about the same length. Parameters are kept
    /// whole; other text may also break after punctuation.
    static func detail(_ detail: Drawing.Detail, width: Int = 40) -> [String] {
        let breaks = [.parameters, .counts].contains(detail.kind) ? Break.items : .after(",/?&;")
        var best = lines(detail.text, width, breaks)
        guard best.count > 1, best.count < maxLines else { return best }
        for narrower in stride(from: width - 1, through: width / 2, by: -1) {
            let lines = lines(detail.text, narrower, breaks)
            if lines.count > best.count { break }
            best = lines
        }
        return best
    }

    private static func lines(_ text: String, _ width: Int, _ breaks: Break) -> [String] {
        // Most texts are short.
        if text.utf8.count <= width, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [text] }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return truncated(lines.flatMap { wrapped(Array($0), width, breaks) })
    }

    /// Truncates text with too many lines, as pictures with thousands of lines cannot be drawn.
    private static func truncated(_ lines: [String]) -> [String] {
        lines.count <= maxLines ? lines : lines.prefix(maxLines - 1) + ["…"]
    }

    static let maxLines = 20

    /// Breaks a line after the last character at which it may break, or at the width.
    private static func wrapped(_ characters: [Character], _ width: Int, _ breaks: Break) -> [String] {
        var lines: [String] = []
        var start = 0
        var lastBreak = 0
        for offset in characters.indices {
            if offset - start == width {
                let end = lastBreak > start ? lastBreak : offset
                lines.append(String(characters[start..<end]))
                start = end
            }
            if breaks.isAfter(offset, of: characters) { lastBreak = offset + 1 }
        }
        lines.append(String(characters[start...]))
        return lines
    }
}
