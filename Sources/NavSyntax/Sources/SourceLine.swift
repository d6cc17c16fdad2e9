/// A line of a file that is no YAML, taken apart as somebody reads it.
///
/// It knows nothing of the lines above, so what it says of a line within quotes or brackets is a guess.
struct SourceLine {
    let source: [UInt8]
    /// Without the line's end.
    let range: Range<Int>
    /// Where each `- ` at its beginning stands.
    private(set) var dashes: [Int] = []
    /// Where texts begin, with or without quotes: the line's first, and those behind colons, commas and brackets.
    private(set) var texts: [Int] = []
    /// The colon behind the line's first key.
    private(set) var colon: Int?
    /// Where its comment begins; its end if it has none.
    private(set) var comment: Int
    /// The brackets that are still open where its comment begins.
    private(set) var open: [Int] = []

    init(at place: Int, in source: [UInt8]) {
        let start = source[..<min(place, source.count)].lastIndex(where: Self.isBreak).map { $0 + 1 } ?? 0
        self.init(source, start..<(source[start...].firstIndex(where: Self.isBreak) ?? source.count))
    }

    private mutating func takeApart() {
        var place = range.lowerBound
        var beginsText = true
        var quote: UInt8?
        while place < range.upperBound {
            let byte = source[place]
            defer { place += 1 }
            if let open = quote {
                if byte == ASCII.backslash, open == ASCII.quote { place += 1 } else if byte == open { quote = nil }
                continue
            }
            switch byte {
            case ASCII.space, UInt8(ascii: "\t"): continue
            case ASCII.hash where place == range.lowerBound || isBlank(place - 1):
                comment = place
                return
            case ASCII.dash where beginsText && texts.isEmpty && isBlank(place + 1): dashes.append(place)
            case ASCII.colon where isBlank(place + 1) && !beginsText:
                if colon == nil, open.isEmpty { colon = place }
                beginsText = true
            case ASCII.comma where !open.isEmpty: beginsText = true
            case ASCII.closeBracket, ASCII.closeBrace:
                if open.popLast() == nil { fallthrough }
            default:
                let isOpening = byte == ASCII.openBracket || byte == ASCII.openBrace
                if beginsText { texts.append(place) }
                if beginsText, byte == ASCII.quote || byte == ASCII.apostrophe { quote = byte }
                if isOpening, beginsText || !open.isEmpty { open.append(place) }
                beginsText = isOpening && open.last == place
            }
        }
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == ASCII.lineFeed || byte == ASCII.carriageReturn }

    /// Whether a blank stands here, or the line ends.
    private func isBlank(_ place: Int) -> Bool {
        place >= range.upperBound || source[place] == ASCII.space || source[place] == 0x09
    }

    // MARK: - What stands in it

    /// Where what stands in it begins.
    var start: Int { dashes.first ?? content }

    /// Where what stands behind the dashes begins.
    var content: Int { texts.first ?? comment }

    var isEmpty: Bool { start == comment }

    /// How many blanks stand before this place.
    func column(_ place: Int) -> Int { place - range.lowerBound }

    /// The key, without quotes around it; nil for a line without one.
    var key: String? {
        guard let colon else { return nil }
        return String(decoding: source[content..<colon], as: UTF8.self).trimmed
    }

    /// What stands behind the key; empty if nothing does.
    var value: String { colon.map { text($0 + 1, comment) } ?? "" }

    /// What stands between two places, without blanks around it.
    func text(_ start: Int, _ end: Int) -> String {
        start < end ? String(decoding: source[start..<end], as: UTF8.self).trimmed : ""
    }

    /// The text that was to begin here: in brackets, up to the comma or bracket that ends it.
    func whole(from place: Int) -> String {
        var depth = 0
        let isInBrackets = SourceLine(before: place, of: self).open.isEmpty == false
        var end = place
        while end < comment {
            switch source[end] {
            case ASCII.openBracket, ASCII.openBrace: depth += 1
            case ASCII.closeBracket, ASCII.closeBrace: depth -= 1
            default: break
            }
            if isInBrackets, depth < 0 || depth == 0 && source[end] == ASCII.comma { break }
            end += 1
        }
        return text(place, end)
    }

    /// Behind the letters and digits that begin here, and a dash or colon after them.
    func endOfWord(from place: Int) -> Int {
        var end = place
        while end < comment, (source[end] | 0x20) &- 0x61 < 26 || source[end] &- 0x30 < 10 || source[end] == 0x5F {
            end += 1
        }
        return end < comment && (source[end] == ASCII.colon || source[end] == ASCII.dash) ? end + 1 : end
    }

    func character(at place: Int) -> Character {
        String(decoding: source[place..<min(place + 16, max(place, range.upperBound))], as: UTF8.self).first ?? " "
    }

    /// Whether a word with a colon behind it begins here.
    func hasKey(at place: Int) -> Bool {
        let end = endOfWord(from: place)
        return end > place + 1 && source[end - 1] == ASCII.colon
    }

    /// Whether it begins with a key, or with a dash.
    var isKeyOrItem: Bool { !dashes.isEmpty || key.map { !$0.contains(" ") } ?? false }

    // MARK: - Parts

    /// The line up to a place.
    init(before place: Int, of line: SourceLine) {
        self.init(line.source, line.range.lowerBound..<max(line.range.lowerBound, min(place, line.range.upperBound)))
    }

    private init(_ source: [UInt8], _ range: Range<Int>) {
        self.source = source
        self.range = range
        comment = range.upperBound
        takeApart()
    }

    // MARK: - Its neighbours

    /// The nearest line above with something in it.
    var above: SourceLine? {
        var line = self
        while line.range.lowerBound > 0 {
            line = SourceLine(at: line.range.lowerBound - 1, in: source)
            if !line.isEmpty { return line }
        }
        return nil
    }

    /// The line below, if the file goes on.
    var below: SourceLine? {
        guard range.upperBound < source.count else { return nil }
        let isPair =
            source[range.upperBound] == ASCII.carriageReturn && range.upperBound + 1 < source.count
            && source[range.upperBound + 1] == ASCII.lineFeed
        return SourceLine(at: range.upperBound + (isPair ? 2 : 1), in: source)
    }
}

extension String {
    /// Without blanks at both ends.
    var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.prefix(start.count - start.reversed().prefix { $0 == " " || $0 == "\t" }.count))
    }

    /// As it can be shown as an example.
    var shortened: String { utf8.count > 40 ? "…" : self }

    /// How to write it in quotes; nil where it is long, or holds quotes of both kinds.
    var inQuotes: String? {
        guard !isEmpty, utf8.count <= 80 else { return nil }
        if !contains("\""), !contains("\\") { return "\"\(self)\"" }
        return contains("'") ? nil : "'\(self)'"
    }
}
