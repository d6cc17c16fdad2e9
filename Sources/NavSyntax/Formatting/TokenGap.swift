/// What is between two tokens: blanks, line breaks and comments.
struct TokenGap {
    struct Comment {
        /// Its text from the `#`, without blanks at the end.
        var text: ArraySlice<UInt8>
        var column: Int
    }

    /// The comment on the line of the token before.
    private(set) var trailing: Comment?
    /// The lines between the line of the token before and that of the token after: nil for a blank line.
    private(set) var lines: [Comment?] = []
    private(set) var hasLineBreak = false

    /// Nil if there is anything else in it, such as a line break beyond ASCII.
    ///
    /// - Parameter column: The column in which it begins.
    init?(_ source: ArraySlice<UInt8>, column: Int) {
        var column = column
        var comment: Comment?
        var index = source.startIndex
        while index < source.endIndex {
            switch source[index] {
            case ASCII.space, ASCII.tab:
                column += 1
                index += 1
            case ASCII.lineFeed, ASCII.carriageReturn:
                endLine(comment)
                comment = nil
                column = 0
                index = source.endOfLineBreak(at: index)
            case ASCII.hash:
                let text = source[index...].prefix { $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn }
                comment = Comment(text: text.withoutTrailingBlanks, column: column)
                index = text.endIndex
            default: return nil
            }
        }
        if comment != nil { endLine(comment) }
    }

    private mutating func endLine(_ comment: Comment?) {
        if hasLineBreak { lines.append(comment) } else { trailing = comment }
        hasLineBreak = true
    }
}

extension ArraySlice<UInt8> {
    /// The offset after the line break at an offset: LF, CR, or CR LF.
    func endOfLineBreak(at index: Int) -> Int {
        let isPair = self[index] == ASCII.carriageReturn && index + 1 < endIndex && self[index + 1] == ASCII.lineFeed
        return index + (isPair ? 2 : 1)
    }

    /// Its lines, without line breaks; a line break at the end begins another one.
    var sourceLines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = startIndex
        while let end = self[start...].firstIndex(where: { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }) {
            lines.append(self[start..<end])
            start = endOfLineBreak(at: end)
        }
        return lines + [self[start...]]
    }

    var withoutLeadingBlanks: ArraySlice<UInt8> { drop { $0 == ASCII.space || $0 == ASCII.tab } }

    var withoutTrailingBlanks: ArraySlice<UInt8> {
        var end = endIndex
        while end > startIndex, self[end - 1] == ASCII.space || self[end - 1] == ASCII.tab { end -= 1 }
        return self[..<end]
    }
}
