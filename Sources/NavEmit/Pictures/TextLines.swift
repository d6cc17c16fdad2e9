/// Breaks text for boxes and lines.
enum TextLines {
    /// Lines of at most `width` characters, where there is a place to break, of text that may have breaks of its own.
    ///
    /// Nothing is taken away of the first lines: a space at which a line breaks stays at its end, so the lines joined are the text.
    static func title(_ text: String, width: Int = 36) -> [String] {
        if isOneLine(text, width) { return [text] }
        return shortened(
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
                wrapped(line, width: width) { $0.isWhitespace }
            })
    }

    /// Small print, which may also break behind punctuation.
    static func detail(_ text: String, width: Int = 40) -> [String] {
        if isOneLine(text, width) { return [text] }
        return shortened(
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
                wrapped(line, width: width) { $0.isWhitespace || ",/?&;".contains($0) }
            })
    }

    /// Short, and of ASCII without line breaks.
    private static func isOneLine(_ text: String, _ width: Int) -> Bool {
        text.utf8.count <= width && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x80 }
    }

    /// A text of thousands of lines would make a picture that nothing can draw.
    private static func shortened(_ lines: [String]) -> [String] {
        lines.count <= longest ? lines : lines.prefix(longest - 1) + ["…"]
    }

    static let longest = 20

    private static func wrapped(_ line: Substring, width: Int, _ isBreak: (Character) -> Bool) -> [String] {
        var lines: [String] = []
        var current = ""
        var count = 0
        // Where the line so far may be cut: behind its last break, with the number of characters before it.
        var cut: (place: String.Index, count: Int)?
        for character in line {
            if count == width {
                if let found = cut {
                    lines.append(String(current[..<found.place]))
                    current = String(current[found.place...])
                    count -= found.count
                } else {
                    lines.append(current)
                    (current, count) = ("", 0)
                }
                cut = nil
            }
            current.append(character)
            count += 1
            if isBreak(character) { cut = (current.endIndex, count) }
        }
        lines.append(current)
        return lines
    }
}
