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

extension TextEdit {
    /// The edit between two texts: the part between what both begin and end with, in whole characters.
    init(from old: [UInt8], to new: [UInt8], in file: FileID) {
        func isInCharacter(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
        var head = zip(old, new).prefix { $0 == $1 }.count
        while head > 0, head < old.count && isInCharacter(old[head]) || head < new.count && isInCharacter(new[head]) {
            head -= 1
        }
        var tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        while tail > 0, isInCharacter(old[old.count - tail]) { tail -= 1 }
        self.init(
            SourceRange(file: file, start: head, end: old.count - tail),
            String(decoding: new.dropFirst(head).dropLast(tail), as: UTF8.self))
    }
}
