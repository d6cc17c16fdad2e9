/// A line of formatted text. The column of its comment is chosen when all lines are known.
struct FormattedLine {
    var indentation = 0
    private(set) var code: [UInt8] = []
    /// The number of code points of the code.
    private(set) var width = 0
    /// The comment behind the code, or below such a comment and aligned with it.
    var comment: TokenGap.Comment?

    var end: Int { code.isEmpty ? 0 : indentation + width }
    var isBlank: Bool { code.isEmpty && comment == nil }

    mutating func append(_ text: some Sequence<UInt8>) {
        for byte in text {
            code.append(byte)
            if byte & 0xC0 != 0x80 { width += 1 }
        }
    }

    mutating func append(blanks count: Int) {
        code += repeatElement(YAMLByte.space, count: count)
        width += count
    }

    func write(to text: inout [UInt8]) {
        if !code.isEmpty {
            text += repeatElement(YAMLByte.space, count: indentation)
            text += code
        }
        guard let comment else { return }
        text += repeatElement(YAMLByte.space, count: max(0, comment.column - end))
        text += comment.text
    }
}

extension [FormattedLine] {
    /// Places comments behind code: in the column where they are, if the comment before or after is in
    /// the same one, and two blanks after the code otherwise.
    ///
    /// Comments of consecutive lines in one column move together where the code has become longer.
    mutating func alignComments() {
        let commented = indices.filter { self[$0].comment != nil }
        var columns = commented.map { self[$0].comment?.column ?? 0 }
        // A comment that moves can leave another one alone in its column, which moves next.
        for _ in 0..<10 {
            let next = alignedColumns(commented, columns)
            if next == columns { break }
            columns = next
        }
        for (index, column) in zip(commented, columns) { self[index].comment?.column = column }
    }

    private func alignedColumns(_ commented: [Int], _ columns: [Int]) -> [Int] {
        var aligned: [Int] = []
        while aligned.count < columns.count {
            let start = aligned.count
            let column = columns[start]
            var next = start + 1
            while next < columns.count, columns[next] == column, commented[next] == commented[next - 1] + 1 {
                next += 1
            }
            let end = commented[start..<next].map { self[$0].end }.max() ?? 0
            let isShared =
                next > start + 1 || start > 0 && columns[start - 1] == column
                || next < columns.count && columns[next] == column
            let fits = isShared && column > end
            aligned += repeatElement(fits ? column : end + 2, count: next - start)
        }
        return aligned
    }
}
