public import NavSyntax

extension SourceFile {
    /// The text after edits of this file, which do not overlap.
    public func text(after edits: [TextEdit], in id: FileID) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for edit in edits.filter({ $0.range.file == id }).sorted(by: {
            ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
        }) {
            result += text[position..<Int(edit.range.start)]
            result += edit.replacement.utf8
            position = Int(edit.range.end)
        }
        return result + text[position...]
    }
}
