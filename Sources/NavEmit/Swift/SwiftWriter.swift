/// Writes Swift: nesting, doc comments, and lists that are broken where they get too long.
///
/// Each line is written when it comes, but for one that is too long: how that is broken depends on the next.
struct SwiftWriter {
    /// In pieces, so that what grows long is not copied each time that it outgrows its place.
    private var pieces: [[UInt8]] = []
    private var written: [UInt8] = []
    private var depth: Int
    private let indent: Int
    private let breaker: LineBreaker
    static let width = 100

    /// The line that is too long, until the next one comes.
    private var long: SwiftLine?
    /// A blank line is to come before the next declaration.
    private var wantsBlank = false
    /// Not at the start of a block, nor of the whole.
    private var mayBlank = false
    /// Depths of broken lines whose chains of members stand one level less deep than they were said.
    private var chains: [Int] = []

    init(indent: Int, depth: Int = 0) {
        self.indent = indent
        self.depth = depth
        breaker = LineBreaker(indent: indent, width: Self.width)
    }

    /// All lines of parts of a file, with one blank line between declarations at most, and none at the ends of a block.
    static func text(_ parts: [SwiftWriter], closing: String = "") -> String {
        let texts = parts.map(\.finished).filter { !$0.isEmpty }
        let pieces = texts.enumerated().flatMap { $0 > 0 ? [[lineFeed]] + $1 : $1 } + [Array(closing.utf8)]
        return String(unsafeUninitializedCapacity: pieces.reduce(0) { $0 + $1.count }) { text in
            var end = 0
            for piece in pieces { end = text[end...].initialize(fromContentsOf: piece) }
            return end
        }
    }

    /// The pieces of the text.
    private var finished: [[UInt8]] {
        var whole = self
        _ = whole.writeLong(before: nil)
        return whole.written.isEmpty ? whole.pieces : whole.pieces + [whole.written]
    }

    private mutating func add(_ depth: Int, _ text: String) {
        guard let first = text.utf8.first else {
            _ = writeLong(before: nil)
            wantsBlank = mayBlank
            return
        }
        var line = SwiftLine(depthInChains(depth), text)
        if writeLong(before: line) { line.depth -= 1 }
        if wantsBlank, first != UInt8(ascii: "}") { written.append(Self.lineFeed) }
        wantsBlank = false
        mayBlank = text.utf8.last != UInt8(ascii: "{")
        if text.utf8.count <= Self.width - line.depth * indent { write(line) } else { long = line }
    }

    private mutating func depthInChains(_ depth: Int) -> Int {
        var depth = depth
        var place = 0
        while place < chains.count {
            if depth > chains[place] {
                depth -= 1
                place += 1
            } else {
                chains.remove(at: place)
            }
        }
        return depth
    }

    /// Breaks the line that is too long.
    ///
    /// - Returns: Whether the next one is a link of its chain that stands below the parenthesis which closes it.
    private mutating func writeLong(before next: SwiftLine?) -> Bool {
        guard let line = long else { return false }
        long = nil
        let chain = if let next, Self.continuesChain(next.text) { next.depth } else { -1 }
        let parts = breaker.broken(line, isChained: chain >= line.depth)
        for part in parts { write(part) }
        guard parts.count > 1, line.text.utf8.first != UInt8(ascii: "."), chain == line.depth + 1 else { return false }
        chains.append(line.depth)
        return true
    }

    private mutating func write(_ line: SwiftLine) {
        written.append(contentsOf: repeatElement(UInt8(ascii: " "), count: line.depth * indent))
        written.append(contentsOf: line.text.utf8)
        written.append(Self.lineFeed)
        guard written.count >= Self.pieceSize else { return }
        pieces.append(written)
        written = []
        written.reserveCapacity(Self.pieceSize + 4096)
    }

    private static let pieceSize = 1 << 18
    private static let lineFeed = UInt8(ascii: "\n")

    private static func continuesChain(_ text: String) -> Bool {
        text.utf8.first == UInt8(ascii: ".") || text.hasPrefix("#if ")
    }

    mutating func line(_ text: String) { add(depth, text) }

    mutating func blank() { add(0, "") }

    /// Lines as they are, indented by four spaces a level. A comment that does not fit is broken anew as a whole.
    mutating func code(_ text: String) {
        var comment: [(depth: Int, text: String)] = []
        let bytes = Array(text.utf8)
        var end = -1
        while end < bytes.count {
            let start = end + 1
            end = bytes[start...].firstIndex(of: Self.lineFeed) ?? bytes.count
            let spaces = bytes[start..<end].prefix { $0 == UInt8(ascii: " ") }.count
            let body = String(decoding: bytes[(start + spaces)..<end], as: UTF8.self)
            let place = depth + spaces / 4
            let mark = Self.mark(body)
            if mark == nil || comment.last.map({ Self.mark($0.text) != mark || $0.depth != place }) ?? false {
                add(comment)
                comment = []
            }
            if mark == nil {
                add(place, body)
            } else {
                comment.append((place, body))
            }
        }
        add(comment)
    }

    private static func mark(_ text: String) -> String? {
        guard text.utf8.first == UInt8(ascii: "/") else { return nil }
        return ["/// ", "// "].first { text.hasPrefix($0) }
    }

    private mutating func add(_ comment: [(depth: Int, text: String)]) {
        guard let first = comment.first, let mark = Self.mark(first.text),
            comment.contains(where: { !$0.text.fits(in: Self.width - $0.depth * indent) })
        else {
            for line in comment { add(line.depth, line.text) }
            return
        }
        var current = mark
        for word in comment.flatMap({ $0.text.dropFirst(mark.count).split(separator: " ") }) {
            if current.count > mark.count, first.depth * indent + current.count + 1 + word.count > Self.width {
                add(first.depth, current)
                current = mark
            }
            current += (current.count > mark.count ? " " : "") + word
        }
        add(first.depth, current)
    }

    mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
        line(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    mutating func indented(_ body: (inout SwiftWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// A doc comment, its lines broken between words.
    mutating func doc(_ paragraphs: String...) { doc(paragraphs) }

    mutating func doc(_ paragraphs: [String]) {
        let texts = paragraphs.filter { !$0.isEmpty }
        for (number, text) in texts.enumerated() {
            if number > 0 { line("///") }
            // Most texts are one line of ASCII that fits.
            if isPlain(text) {
                line("/// " + text)
            } else {
                for part in text.split(whereSeparator: \.isNewline) { comment(String(part).steady[...]) }
            }
        }
    }

    private var commentRoom: Int { max(40, Self.width - depth * indent - 4) }

    /// Whether a comment is written as it is: neither broken nor with spaces that would go.
    private func isPlain(_ text: String) -> Bool {
        guard text.utf8.count <= commentRoom else { return false }
        return text.utf8.withContiguousStorageIfAvailable { bytes in
            var wasSpace = true
            for byte in bytes {
                guard byte >= 0x20, byte < 0x80, !(wasSpace && byte == 0x20) else { return false }
                wasSpace = byte == 0x20
            }
            return !wasSpace
        } ?? false
    }

    private mutating func comment(_ text: Substring) {
        let room = commentRoom
        var current = ""
        for word in text.split(separator: " ") {
            if !current.isEmpty, current.width + 1 + word.width > room {
                line("/// " + current)
                current = ""
            }
            current += (current.isEmpty ? "" : " ") + word
        }
        line(("/// " + current))
    }

    /// A call or declaration with a list: on one line where it fits, else with the list on lines of its own.
    mutating func list(_ head: String, _ items: [String], _ tail: String, closing: Closing = .hugged) {
        let whole = head + items.listed + tail
        if items.isEmpty || fits(whole) {
            line(whole)
            return
        }
        line(head)
        depth += 1
        let room = Self.width - depth * indent
        var current = ""
        var width = 0
        for (number, item) in items.enumerated() {
            let isLast = number == items.count - 1
            let itemWidth = item.width + (isLast ? (closing == .hugged ? tail.width : 0) : 1)
            if width > 0, width + 1 + itemWidth > room {
                line(current)
                (current, width) = ("", 0)
            }
            if width > 0 {
                current += " "
                width += 1
            }
            current += item
            if !isLast { current += "," }
            width += itemWidth
        }
        if closing == .hugged {
            line(current + tail)
            depth -= 1
        } else {
            line(current)
            depth -= 1
            line(tail)
        }
    }

    enum Closing {
        /// Right after the last item, as in a call.
        case hugged
        /// On a line of its own, as before a body.
        case apart
    }

    /// A literal array, a row at a time.
    mutating func rows(_ head: String, _ rows: [String], _ tail: String = "]") {
        line(head)
        depth += 1
        for row in rows {
            // After an only element there is no comma.
            let isOnly = rows.count == 1 && row.hasSuffix(",") && !row.dropLast().contains(",")
            line(isOnly ? String(row.dropLast()) : row)
        }
        depth -= 1
        line(tail)
    }

    private func fits(_ text: String) -> Bool { text.fits(in: Self.width - depth * indent) }
}

extension StringProtocol {
    /// Whether it has at most so many characters. No text has more characters than bytes, which are counted at once.
    func fits(in width: Int) -> Bool { utf8.count <= width || self.width <= width }

    /// How many characters it has; those of ASCII need not be looked for.
    var width: Int {
        let all = utf8.withContiguousStorageIfAvailable { $0.reduce(0 as UInt8) { $0 | $1 } }
        return all.map { $0 < 0x80 } ?? false ? utf8.count : count
    }
}

extension [String] {
    /// As a list: with commas between them.
    var listed: String {
        guard count > 1 else { return first ?? "" }
        return String(unsafeUninitializedCapacity: reduce(2 * count - 2) { $0 + $1.utf8.count }) { text in
            var end = 0
            for (number, item) in enumerated() {
                if number > 0 {
                    text[end] = UInt8(ascii: ",")
                    text[end + 1] = UInt8(ascii: " ")
                    end += 2
                }
                end = text[end...].initialize(fromContentsOf: item.utf8)
            }
            return end
        }
    }
}

extension SwiftWriter {
    /// Short items in rows of a common width.
    static func filled(_ items: [String], room: Int = 88) -> [String] {
        var rows: [String] = []
        var width = 0
        for item in items {
            let itemWidth = item.width
            if !rows.isEmpty, width + 1 + itemWidth <= room {
                rows[rows.count - 1] += " "
                rows[rows.count - 1] += item
                width += 1 + itemWidth
            } else {
                rows.append(item)
                width = itemWidth
            }
        }
        return rows
    }
}
