/// `# navgen:ignore RULE` at the end of a line: findings of that rule on that line are not wanted.
public struct IgnoreComment: Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// Empty where the comment names none.
    public let rule: String
    public let range: SourceRange
}

extension IgnoreComment {
    /// All such comments of a file; they are read from the text, as comments are no part of the tree.
    static func all(in file: SourceFile, id: FileID) -> [IgnoreComment] {
        let word = Array("ignore".utf8)
        guard file.text.firstRange(of: word) != nil else { return [] }
        let marker = Array("navgen:".utf8)
        let lines = LineTable(file)
        var found: [IgnoreComment] = []
        for number in 1...lines.count {
            let line = lines.line(number)
            guard let (place, names) = names(in: line, marker: marker, word: word) else { continue }
            let parts = names.split(whereSeparator: { $0 == 0x2C || $0 == 0x20 || $0 == 0x09 })
            for part in parts {
                let range = SourceRange(file: id, start: part.startIndex, end: part.endIndex)
                found.append(IgnoreComment(line: number, rule: String(decoding: part, as: UTF8.self), range: range))
            }
            if parts.isEmpty {
                let range = SourceRange(file: id, start: place.lowerBound, end: place.upperBound)
                found.append(IgnoreComment(line: number, rule: "", range: range))
            }
        }
        return found
    }

    /// The marker and what stands behind it, where it is the whole of what the comment begins with; between its two
    /// words may be blanks.
    private static func names(
        in line: ArraySlice<UInt8>, marker: [UInt8], word: [UInt8]
    ) -> (place: Range<Int>, names: ArraySlice<UInt8>)? {
        guard let first = line.firstRange(of: marker) else { return nil }
        let second = line[first.upperBound...].drop { $0 == 0x20 || $0 == 0x09 }
        guard second.starts(with: word) else { return nil }
        let place = first.lowerBound..<(second.startIndex + word.count)
        var index = place.lowerBound
        while index > line.startIndex, line[index - 1] == 0x20 || line[index - 1] == 0x09 { index -= 1 }
        guard index > line.startIndex, line[index - 1] == 0x23 else { return nil }
        let hash = index - 1
        guard hash == line.startIndex || line[hash - 1] == 0x20 || line[hash - 1] == 0x09 else { return nil }
        let rest = line[place.upperBound...]
        guard rest.isEmpty || rest.first == 0x20 || rest.first == 0x09 || rest.first == 0x3A else { return nil }
        return (place, rest.first == 0x3A ? rest.dropFirst() : rest)
    }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
    /// The first place where these bytes stand. Most of what is looked at is leapt over: a byte that is none of these ends
    /// no place that begins before it.
    func firstRange(of bytes: [UInt8]) -> Range<Int>? {
        guard let last = bytes.last, count >= bytes.count else { return nil }
        var leaps = [Int](repeating: bytes.count, count: 256)
        for (offset, byte) in bytes.dropLast().enumerated() { leaps[Int(byte)] = bytes.count - 1 - offset }
        var end = startIndex + bytes.count - 1
        while end < endIndex {
            let byte = self[end]
            let start = end - bytes.count + 1
            if byte == last, self[start...end].elementsEqual(bytes) { return start..<(end + 1) }
            end += leaps[Int(byte)]
        }
        return nil
    }
}
