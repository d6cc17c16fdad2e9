/// Writes Swift: nesting, doc comments, and lists that are broken where they get too long.
struct SwiftWriter {
    /// Lines with how deep they stand.
    private var lines: [(depth: Int, text: String)] = []
    private var depth: Int
    private let indent: Int
    static let width = 100

    init(indent: Int, depth: Int = 0) {
        self.indent = indent
        self.depth = depth
    }

    /// All lines, with one blank line between declarations at most, and none at the ends of a block.
    var text: String {
        var text = ""
        text.reserveCapacity(lines.count * 40)
        var wantsBlank = false
        var mayBlank = false
        let breaker = LineBreaker(indent: indent, width: Self.width)
        var lines = lines
        for place in lines.indices {
            let line = lines[place]
            if line.text.isEmpty {
                wantsBlank = mayBlank
                continue
            }
            if wantsBlank, line.text.utf8.first != UInt8(ascii: "}") { text += "\n" }
            wantsBlank = false
            mayBlank = line.text.utf8.last != UInt8(ascii: "{")
            let chain =
                place + 1 < lines.count && Self.continuesChain(lines[place + 1].text) ? lines[place + 1].depth : -1
            let isLink = line.text.utf8.first == UInt8(ascii: ".")
            if line.text.utf8.count <= Self.width - line.depth * indent {
                text += Self.spaces(line.depth * indent)
                text += line.text
                text += "\n"
                continue
            }
            let parts = breaker.broken(SwiftLine(line.depth, line.text), isChained: chain >= line.depth)
            if parts.count > 1, !isLink, chain == line.depth + 1 {
                // The links of the chain stand below the parenthesis that closes what is broken.
                for next in lines.indices.dropFirst(place + 1) {
                    if !lines[next].text.isEmpty, lines[next].depth <= line.depth { break }
                    lines[next].depth -= lines[next].text.isEmpty ? 0 : 1
                }
            }
            for part in parts {
                text += Self.spaces(part.depth * indent)
                text += part.text
                text += "\n"
            }
        }
        return text
    }

    private static func spaces(_ count: Int) -> String {
        count < indents.count ? indents[count] : String(repeating: " ", count: count)
    }
    private static let indents = (0..<64).map { String(repeating: " ", count: $0) }

    private static func continuesChain(_ text: String) -> Bool {
        text.utf8.first == UInt8(ascii: ".") || text.hasPrefix("#if ")
    }

    var isEmpty: Bool { lines.isEmpty }

    mutating func line(_ text: String) { lines.append((depth, text)) }

    mutating func append(_ other: SwiftWriter) { lines += other.lines }

    mutating func blank() { lines.append((0, "")) }

    /// Lines as they are, indented by four spaces a level. A comment that does not fit is broken anew as a whole.
    mutating func code(_ text: String) {
        var comment: [(depth: Int, text: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            let body = String(Substring(line.utf8.dropFirst(spaces)))
            let place = depth + spaces / 4
            let mark = Self.mark(body)
            if mark == nil || comment.last.map({ Self.mark($0.text) != mark || $0.depth != place }) ?? false {
                add(comment)
                comment = []
            }
            if mark == nil {
                lines.append(body.isEmpty ? (0, "") : (place, body))
            } else {
                comment.append((place, body))
            }
        }
        add(comment)
    }

    private static func mark(_ text: String) -> String? { ["/// ", "// "].first { text.hasPrefix($0) } }

    private mutating func add(_ comment: [(depth: Int, text: String)]) {
        guard let first = comment.first, let mark = Self.mark(first.text),
            comment.contains(where: { !$0.text.fits(in: Self.width - $0.depth * indent) })
        else {
            lines += comment
            return
        }
        var current = mark
        for word in comment.flatMap({ $0.text.dropFirst(mark.count).split(separator: " ") }) {
            if current.count > mark.count, first.depth * indent + current.count + 1 + word.count > Self.width {
                lines.append((first.depth, current))
                current = mark
            }
            current += (current.count > mark.count ? " " : "") + word
        }
        lines.append((first.depth, current))
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
        var wasSpace = true
        for byte in text.utf8 {
            guard byte >= 0x20, byte < 0x80, !(wasSpace && byte == 0x20) else { return false }
            wasSpace = byte == 0x20
        }
        return !wasSpace
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
        let whole = head + items.joined(separator: ", ") + tail
        if items.isEmpty || fits(whole, deeper: 0) {
            line(whole)
            return
        }
        line(head)
        depth += 1
        var current = ""
        for (number, item) in items.enumerated() {
            let isLast = number == items.count - 1
            let piece = isLast ? item : item + ","
            let reserve = isLast && closing == .hugged ? tail.width : 0
            if !current.isEmpty, !fits(current + " " + piece, deeper: 0, reserve: reserve) {
                line(current)
                current = piece
            } else {
                current += (current.isEmpty ? "" : " ") + piece
            }
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

    private func fits(_ text: String, deeper: Int, reserve: Int = 0) -> Bool {
        text.fits(in: Self.width - (depth + deeper) * indent - reserve)
    }
}

extension StringProtocol {
    /// Whether it has at most so many characters. No text has more characters than bytes, which are counted at once.
    func fits(in width: Int) -> Bool { utf8.count <= width || self.width <= width }

    /// How many characters it has; those of ASCII need not be looked for.
    var width: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}

extension SwiftWriter {
    /// Short items in rows of a common width.
    static func filled(_ items: [String], room: Int = 88) -> [String] {
        var rows: [String] = []
        for item in items {
            if let last = rows.last, last.width + 1 + item.width <= room {
                rows[rows.count - 1] = last + " " + item
            } else {
                rows.append(item)
            }
        }
        return rows
    }
}
