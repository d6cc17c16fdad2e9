/// One line of a file that libyaml could not parse, split roughly into dashes, key, value and comment.
///
/// It ignores the lines above, so the result is a guess for a line inside multiline quotes or brackets.
struct SourceLine {
    let source: [UInt8]
    /// The byte range of the line, without the line break.
    let range: Range<Int>
    /// The offsets of the `- ` indicators at its beginning.
    private(set) var dashes: [Int] = []
    /// The offsets where text begins, quoted or not: at the start, and after colons, commas and brackets.
    private(set) var textStarts: [Int] = []
    /// The offset of the colon after the first key.
    private(set) var colon: Int?
    /// The offset of its comment, or its end if it has none.
    private(set) var comment: Int
    /// The offsets of the brackets that are still open where its comment begins.
    private(set) var open: [Int] = []

    init(at offset: Int, in source: [UInt8]) {
        let start = source[..<min(offset, source.count)].lastIndex(where: Self.isBreak).map { $0 + 1 } ?? 0
        self.init(source, start..<(source[start...].firstIndex(where: Self.isBreak) ?? source.count))
    }

    private mutating func scan() {
        var offset = range.lowerBound
        var beginsText = true
        var quote: UInt8?
        while offset < range.upperBound {
            let byte = source[offset]
            defer { offset += 1 }
            if let open = quote {
                if byte == YAMLByte.backslash, open == YAMLByte.quote {
                    offset += 1
                } else if byte == open {
                    quote = nil
                }
                continue
            }
            switch byte {
            case YAMLByte.space, UInt8(ascii: "\t"): continue
            case YAMLByte.hash where offset == range.lowerBound || isBlank(offset - 1):
                comment = offset
                return
            case YAMLByte.dash where beginsText && textStarts.isEmpty && isBlank(offset + 1): dashes.append(offset)
            case YAMLByte.colon where isBlank(offset + 1) && !beginsText:
                if colon == nil, open.isEmpty { colon = offset }
                beginsText = true
            case YAMLByte.comma where !open.isEmpty: beginsText = true
            case YAMLByte.closeBracket, YAMLByte.closeBrace:
                if open.popLast() == nil { fallthrough }
            default:
                let isOpening = byte == YAMLByte.openBracket || byte == YAMLByte.openBrace
                if beginsText { textStarts.append(offset) }
                if beginsText, byte == YAMLByte.quote || byte == YAMLByte.apostrophe { quote = byte }
                if isOpening, beginsText || !open.isEmpty { open.append(offset) }
                beginsText = isOpening && open.last == offset
            }
        }
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == YAMLByte.lineFeed || byte == YAMLByte.carriageReturn }

    /// Whether there is a blank at this offset, or the line ends.
    private func isBlank(_ offset: Int) -> Bool {
        offset >= range.upperBound || source[offset] == YAMLByte.space || source[offset] == 0x09
    }

    // MARK: - Content

    /// The offset of its first dash or text.
    var start: Int { dashes.first ?? content }

    /// The offset of its first text, after the dashes.
    var content: Int { textStarts.first ?? comment }

    var isEmpty: Bool { start == comment }

    /// The column (from 0) of a byte offset.
    func column(_ offset: Int) -> Int { offset - range.lowerBound }

    /// The text before the first colon, or nil for a line without a key.
    var key: String? {
        guard let colon else { return nil }
        return String(decoding: source[content..<colon], as: UTF8.self).trimmed
    }

    /// The text after the key's colon, or an empty string.
    var value: String { colon.map { text($0 + 1, comment) } ?? "" }

    /// The text between two byte offsets, without blanks around it.
    func text(_ start: Int, _ end: Int) -> String {
        start < end ? String(decoding: source[start..<end], as: UTF8.self).trimmed : ""
    }

    /// The text from an offset to the end of the line or, in brackets, to the comma or bracket that
    /// ends it.
    func wholeText(from offset: Int) -> String {
        String(decoding: source[wholeTextRange(from: offset)], as: UTF8.self)
    }

    /// The range of that text, without blanks at its end.
    func wholeTextRange(from offset: Int) -> Range<Int> {
        var depth = 0
        let isInBrackets = SourceLine(before: offset, of: self).open.isEmpty == false
        var end = offset
        while end < comment {
            switch source[end] {
            case YAMLByte.openBracket, YAMLByte.openBrace: depth += 1
            case YAMLByte.closeBracket, YAMLByte.closeBrace: depth -= 1
            default: break
            }
            if isInBrackets, depth < 0 || depth == 0 && source[end] == YAMLByte.comma { break }
            end += 1
        }
        while end > offset, isBlank(end - 1) { end -= 1 }
        return offset..<end
    }

    /// The offset after the letters, digits and underscores at an offset, and one colon or dash after
    /// them.
    func endOfWord(from offset: Int) -> Int {
        var end = offset
        while end < comment, (source[end] | 0x20) &- 0x61 < 26 || source[end] &- 0x30 < 10 || source[end] == 0x5F {
            end += 1
        }
        return end < comment && (source[end] == YAMLByte.colon || source[end] == YAMLByte.dash) ? end + 1 : end
    }

    func character(at offset: Int) -> Character {
        String(decoding: source[offset..<min(offset + 16, max(offset, range.upperBound))], as: UTF8.self).first ?? " "
    }

    /// Whether there is a word followed by a colon at this offset.
    func hasKey(at offset: Int) -> Bool {
        let end = endOfWord(from: offset)
        return end > offset + 1 && source[end - 1] == YAMLByte.colon
    }

    /// Whether it begins with a key or a dash.
    var beginsWithKeyOrDash: Bool { !dashes.isEmpty || key.map { !$0.contains(" ") } ?? false }

    // MARK: - Parts

    /// The line up to a byte offset.
    init(before offset: Int, of line: SourceLine) {
        self.init(line.source, line.range.lowerBound..<max(line.range.lowerBound, min(offset, line.range.upperBound)))
    }

    private init(_ source: [UInt8], _ range: Range<Int>) {
        self.source = source
        self.range = range
        comment = range.upperBound
        scan()
    }

    // MARK: - Neighboring lines

    /// The nearest line above that is not empty.
    var above: SourceLine? {
        var line = self
        while line.range.lowerBound > 0 {
            line = SourceLine(at: line.range.lowerBound - 1, in: source)
            if !line.isEmpty { return line }
        }
        return nil
    }

    /// The line below, if there is one.
    var below: SourceLine? {
        guard range.upperBound < source.count else { return nil }
        let isPair =
            source[range.upperBound] == YAMLByte.carriageReturn && range.upperBound + 1 < source.count
            && source[range.upperBound + 1] == YAMLByte.lineFeed
        return SourceLine(at: range.upperBound + (isPair ? 2 : 1), in: source)
    }
}

extension String {
    /// Without blanks at both ends.
    var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.prefix(start.count - start.reversed().prefix { $0 == " " || $0 == "\t" }.count))
    }

    /// The string, or `…` if it is too long to show as an example.
    var shortened: String { utf8.count > 40 ? "…" : self }

    /// The string in quotes, or nil if it is long or contains both kinds of quotes.
    var inQuotes: String? {
        guard !isEmpty, utf8.count <= 80 else { return nil }
        if !contains("\""), !contains("\\") { return "\"\(self)\"" }
        return contains("'") ? nil : "'\(self)'"
    }
}
