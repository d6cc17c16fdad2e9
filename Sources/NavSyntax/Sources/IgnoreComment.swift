/// A `# navgen:ignore RULE` comment, which suppresses diagnostics of that rule on its line.
public struct IgnoreComment: Hashable, Sendable {
    /// The line number, starting at 1.
    public let line: Int
    /// The name of the rule, or an empty string if the comment names none.
    public let rule: String
    public let range: SourceRange

    package init(line: Int, rule: String, range: SourceRange) {
        self.line = line
        self.rule = rule
        self.range = range
    }
}

extension IgnoreComment {
    /// All ignore comments of a file, one for each rule that they name.
    ///
    /// They are read from the text, because libyaml does not report comments.
    static func all(in file: SourceFile, id: FileID) -> [IgnoreComment] {
        let text = file.text
        var found: [IgnoreComment] = []
        lazy var lines = LineTable(file)
        var start = 0
        while let hash = firstHash(in: text, from: start) {
            guard let (marker, names) = names(after: hash, in: text) else {
                start = hash + 1
                continue
            }
            start = names.endIndex
            let line = lines.line(of: hash)
            var parts = names.split(whereSeparator: { $0 == 0x2C || $0 == 0x20 || $0 == 0x09 })
                .map { (range: $0.indices, rule: String(decoding: $0, as: UTF8.self)) }
            if parts.isEmpty { parts = [(marker, "")] }
            found += parts.map { part in
                let range = SourceRange(file: id, start: part.range.lowerBound, end: part.range.upperBound)
                return IgnoreComment(line: line, rule: part.rule, range: range)
            }
        }
        return found
    }

    private static func firstHash(in text: [UInt8], from start: Int) -> Int? {
        text[start...].firstIndex(of: 0x23)
    }

    /// The ranges of `navgen:ignore` and of the rule names after it, if the comment begins with it.
    ///
    /// There may be blanks between `navgen:` and `ignore`.
    private static func names(after hash: Int, in text: [UInt8]) -> (marker: Range<Int>, names: ArraySlice<UInt8>)? {
        guard hash == 0 || isBlank(text[hash - 1]) || isLineEnd(text[hash - 1]) else { return nil }
        let first = text[(hash + 1)...].drop(while: isBlank)
        guard let second = first.dropping("navgen:")?.drop(while: isBlank), let rest = second.dropping("ignore")
        else { return nil }
        let names = rest.prefix { !isLineEnd($0) }
        guard names.first.map({ isBlank($0) || $0 == 0x3A }) ?? true else { return nil }
        return (first.startIndex..<rest.startIndex, names.first == 0x3A ? names.dropFirst() : names)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension ArraySlice<UInt8> {
    /// The bytes after a prefix, or nil if the slice does not begin with it.
    fileprivate func dropping(_ word: String) -> ArraySlice<UInt8>? {
        starts(with: word.utf8) ? dropFirst(word.utf8.count) : nil
    }
}
