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
            case YAMLByte.space, YAMLByte.tab:
                column += 1
                index += 1
            case YAMLByte.lineFeed, YAMLByte.carriageReturn:
                endLine(comment)
                comment = nil
                column = 0
                index = source.endOfLineBreak(at: index)
            case YAMLByte.hash:
                let text = source[index...].prefix { $0 != YAMLByte.lineFeed && $0 != YAMLByte.carriageReturn }
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
        let isPair =
            self[index] == YAMLByte.carriageReturn && index + 1 < endIndex && self[index + 1] == YAMLByte.lineFeed
        return index + (isPair ? 2 : 1)
    }

    /// Its lines, without line breaks; a line break at the end begins another one.
    var sourceLines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = startIndex
        while let end = self[start...].firstIndex(where: { $0 == YAMLByte.lineFeed || $0 == YAMLByte.carriageReturn }) {
            lines.append(self[start..<end])
            start = endOfLineBreak(at: end)
        }
        return lines + [self[start...]]
    }

    var withoutLeadingBlanks: ArraySlice<UInt8> { drop { $0 == YAMLByte.space || $0 == YAMLByte.tab } }

    var withoutTrailingBlanks: ArraySlice<UInt8> {
        var end = endIndex
        while end > startIndex, self[end - 1] == YAMLByte.space || self[end - 1] == YAMLByte.tab { end -= 1 }
        return self[..<end]
    }
}
