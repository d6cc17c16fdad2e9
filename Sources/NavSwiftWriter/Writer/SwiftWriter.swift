import NavSyntax

/// Writes Swift with indentation, doc comments and blank lines, and breaks lines that are too long.
///
/// Lines are written at once, except for one that is too long: how it is broken depends on the next
/// line.
struct SwiftWriter {
    private var written = ""
    private var depth: Int
    private let indent: Int
    private let breaker: LineBreaker
    static let width = 100

    /// A line that is too long, until the next one is known.
    private var long: SwiftLine?
    /// Whether to write a blank line before the next line.
    private var needsBlankLine = false
    /// Whether a blank line may follow: not at the start of a block or of the file.
    private var allowsBlankLine = false
    /// Depths of broken lines. The members chained to them are indented one level less than
    /// requested.
    private var chains: [Int] = []
    /// The start of declarations: the access modifier and `nonisolated`, each followed by a space,
    /// or nothing.
    var access = ""
    var isolation = ""
    /// Records the declarations that callers can name; nil if they are not needed.
    var record: DeclarationRecord?

    init(indent: Int, depth: Int = 0) {
        self.indent = indent
        self.depth = depth
        breaker = LineBreaker(indent: indent, width: Self.width)
    }

    /// Joins the parts of a file, with a blank line between them.
    static func text(_ parts: [SwiftWriter], closing: String = "") -> String {
        parts.map(\.finished).filter { !$0.isEmpty }.joined(separator: "\n") + closing
    }

    var isEmpty: Bool { written.isEmpty && long == nil }

    /// Everything written, including the pending line.
    private var finished: String {
        var whole = self
        _ = whole.writeLong(before: nil)
        return whole.written
    }

    private mutating func add(_ depth: Int, _ text: some StringProtocol) {
        guard !text.isEmpty else {
            _ = writeLong(before: nil)
            needsBlankLine = allowsBlankLine
            return
        }
        let depth = prepare(depth, text)
        allowsBlankLine = text.last != "{"
        if text.utf8.count <= Self.width - depth * indent {
            write(depth, text)
        } else {
            long = SwiftLine(depth, String(text))
        }
    }

    /// Writes what comes before a line: the pending line and a blank line.
    ///
    /// - Parameter start: The beginning of the line, as far as it is known.
    /// - Returns: The indentation level of the line.
    private mutating func prepare(_ depth: Int, _ start: some StringProtocol) -> Int {
        var depth = chains.isEmpty ? depth : depthInChains(depth)
        if long != nil, writeLong(before: (depth, Self.continuesChain(start))) { depth -= 1 }
        if needsBlankLine, start.utf8.first != UInt8(ascii: "}") { written += "\n" }
        needsBlankLine = false
        return depth
    }

    private mutating func depthInChains(_ depth: Int) -> Int {
        var depth = depth
        var index = 0
        while index < chains.count {
            if depth > chains[index] {
                depth -= 1
                index += 1
            } else {
                chains.remove(at: index)
            }
        }
        return depth
    }

    /// Breaks the line that is too long.
    ///
    /// - Returns: Whether the next line is a member chained to it, which is then indented like its
    ///   closing parenthesis.
    private mutating func writeLong(before next: (depth: Int, continuesChain: Bool)?) -> Bool {
        guard let line = long else { return false }
        long = nil
        let chain = if let next, next.continuesChain { next.depth } else { -1 }
        let parts = breaker.broken(line, isChained: chain >= line.depth)
        for part in parts { write(part.depth, part.text) }
        guard parts.count > 1, line.text.utf8.first != UInt8(ascii: "."), chain == line.depth + 1 else { return false }
        chains.append(line.depth)
        return true
    }

    private mutating func write(_ depth: Int, _ text: some StringProtocol) {
        written += String(repeating: " ", count: depth * indent)
        written += text
        written += "\n"
    }

    private static func continuesChain(_ text: some StringProtocol) -> Bool {
        text.utf8.first == UInt8(ascii: ".") || text.utf8.starts(with: "#if ".utf8)
    }

    mutating func line(_ text: String) { add(depth, text) }

    /// Writes a line that is never broken.
    mutating func verbatim(_ text: String) {
        guard !text.isEmpty else { return blank() }
        write(prepare(depth, text), text)
        allowsBlankLine = true
    }

    /// The number of characters that fit on a line.
    var room: Int { Self.width - depth * indent }

    mutating func blank() { add(0, "") }

    /// Writes lines of code that are indented by four spaces a level. Comments that are too long
    /// are wrapped.
    mutating func code(_ code: String) {
        var comment: [CommentLine] = []
        for line in code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let body = Substring(line.drop { $0 == UInt8(ascii: " ") })
            let level = depth + (line.count - body.utf8.count) / 4
            let mark = Self.mark(body)
            if let last = comment.last, last.mark != mark || last.depth != level {
                add(comment)
                comment = []
            }
            if let mark {
                comment.append(CommentLine(depth: level, mark: mark, text: String(body)))
            } else {
                add(level, body)
            }
        }
        add(comment)
    }

    private struct CommentLine {
        let depth: Int
        let mark: String
        let text: String
    }

    private static func mark(_ text: Substring) -> String? {
        ["/// ", "// "].first { text.utf8.starts(with: $0.utf8) }
    }

    private mutating func add(_ comment: [CommentLine]) {
        guard let first = comment.first,
            comment.contains(where: { !$0.text.fits(in: Self.width - $0.depth * indent) })
        else {
            for line in comment { add(line.depth, line.text) }
            return
        }
        let mark = first.mark
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

    /// Writes a doc comment and wraps its lines.
    mutating func doc(_ paragraphs: String...) { doc(paragraphs) }

    mutating func doc(_ paragraphs: [String]) {
        var isFirst = true
        for text in paragraphs where !text.isEmpty {
            if !isFirst { line("///") }
            isFirst = false
            // A fast path: most paragraphs are one line of ASCII that fits.
            if isPlain(text) {
                add(depth, "/// " + text)
            } else {
                for part in text.split(whereSeparator: \.isNewline) {
                    comment(String(part).withoutControlCharacters[...])
                }
            }
        }
    }

    private var commentRoom: Int { max(40, Self.width - depth * indent - 4) }

    /// Whether a comment needs neither wrapping nor the removal of spaces.
    private func isPlain(_ text: String) -> Bool {
        guard text.utf8.count <= commentRoom else { return false }
        return text.utf8.withContiguousStorageIfAvailable { bytes in
            var wasSpace = true
            for byte in bytes {
                guard byte >= 0x20, byte < 0x7F, !(wasSpace && byte == 0x20) else { return false }
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

    /// Writes a call or declaration with a list, on one line if it fits, and else with the items on
    /// lines of their own.
    mutating func list(_ head: String, _ items: [String], _ tail: String, closing: Closing = .hugged) {
        let whole = head + items.listed + tail
        var room = Self.width - depth * indent
        guard !items.isEmpty, !whole.fits(in: room) else { return line(whole) }
        line(head)
        depth += 1
        room -= indent
        var current = ""
        var width = 0
        for (index, item) in items.enumerated() {
            let isLast = index == items.count - 1
            let itemWidth = item.width + (isLast ? (closing == .hugged ? tail.width : 0) : 1)
            if width > 0, width + 1 + itemWidth > room {
                line(current)
                current = ""
                width = 0
            }
            if width > 0 {
                current += " "
                width += 1
            }
            current += item
            if !isLast { current += "," }
            width += itemWidth
        }
        if closing == .hugged { current += tail }
        line(current)
        depth -= 1
        if closing != .hugged { line(tail) }
    }

    enum Closing {
        /// Right after the last item, as in a call.
        case hugged
        /// On a line of its own, as before a body.
        case apart
    }

    /// Writes an array literal with one row per line.
    mutating func rows(_ head: String, _ rows: [String], _ tail: String = "]") {
        line(head)
        depth += 1
        for row in rows {
            // An array with one element has no trailing comma.
            let isOnly = rows.count == 1 && row.firstIndex(of: ",") == row.indices.last
            add(depth, isOnly ? row.dropLast() : row[...])
        }
        depth -= 1
        line(tail)
    }
}
