/// Breaks lines that are too long in the same places as swift-format.
struct LineBreaker {
    let indent: Int
    let width: Int

    /// Breaks a line into lines that fit, if it can be broken.
    ///
    /// - Parameter isChained: Whether the next line continues the expression with a member:
    ///   `.padding()`.
    func broken(_ line: SwiftLine, isChained: Bool = false) -> [SwiftLine] {
        var lines: [SwiftLine] = []
        add(line, isChained: isChained, to: &lines)
        return lines
    }

    private func add(_ line: SwiftLine, isChained: Bool = false, to lines: inout [SwiftLine]) {
        if !fits(line), !line.text.hasPrefix("//"), let parts = parts(of: line, isChained: isChained) {
            for part in parts { add(part, to: &lines) }
        } else {
            lines.append(line)
        }
    }

    /// Breaks a line into two or more, which may still be too long; nil if it cannot be broken.
    private func parts(of line: SwiftLine, isChained: Bool) -> [SwiftLine]? {
        let scanner = BracketScanner(line.text)
        if isChained, let parts = atList(line, scanner, isChained: true), parts.count > 1 { return parts }
        let parts =
            atColon(line, scanner) ?? atBraces(line, scanner) ?? atConditions(line) ?? atWhere(line, scanner)
            ?? atCommas(line, scanner) ?? atOperator(line, scanner) ?? atList(line, scanner)
        guard let parts, parts.count > 1 else { return nil }
        return parts
    }

    /// `for a in b where c {`.
    private func atWhere(_ line: SwiftLine, _ scanner: BracketScanner) -> [SwiftLine]? {
        guard line.text.hasPrefix("for ") else { return nil }
        guard let position = scanner.last(of: " where ") else { return nil }
        return [
            SwiftLine(line.depth, scanner.text(0, position)),
            SwiftLine(line.depth, scanner.text(position + 1, scanner.end)),
        ]
    }

    private static let statements = ["case ", "let ", "var ", "for ", "if ", "guard ", "where ", "return "]

    /// Breaks a line of arguments, which has no call.
    private func atCommas(_ line: SwiftLine, _ scanner: BracketScanner) -> [SwiftLine]? {
        guard !Self.statements.contains(where: { line.text.hasPrefix($0) }) else { return nil }
        let goesOn = line.text.hasSuffix(",")
        let items = scanner.outerItems(to: goesOn ? scanner.end - 1 : scanner.end)
        guard items.count > 1 else { return nil }
        return filled(items.enumerated().map { goesOn || $0 < items.count - 1 ? $1 + "," : $1 }, line.depth)
    }

    /// Fills lines with as many pieces as fit. A piece that does not fit is on a line of its own.
    private func filled(_ pieces: [String], _ depth: Int) -> [SwiftLine] {
        var lines: [SwiftLine] = []
        var isOpen = false
        for piece in pieces {
            let isLong = depth * indent + piece.width > width
            if isOpen, !isLong, let last = lines.last, depth * indent + last.text.width + 1 + piece.width <= width {
                lines[lines.count - 1].text += " " + piece
            } else {
                lines.append(SwiftLine(depth, piece))
            }
            isOpen = !isLong
        }
        return lines
    }

    private func fits(_ line: SwiftLine) -> Bool { line.text.fits(in: width - line.depth * indent) }

    /// `case .a: return b`.
    private func atColon(_ line: SwiftLine, _ scanner: BracketScanner) -> [SwiftLine]? {
        guard line.text.hasPrefix("case ") || line.text.hasPrefix("default:") else { return nil }
        guard let colon = scanner.first(":"), colon + 2 < scanner.end else { return nil }
        return [
            SwiftLine(line.depth, scanner.text(0, colon + 1)),
            SwiftLine(line.depth + 1, scanner.text(colon + 2, scanner.end)),
        ]
    }

    /// `var a: B { c }`, `if a { b } else { c }`.
    private func atBraces(_ line: SwiftLine, _ scanner: BracketScanner) -> [SwiftLine]? {
        guard line.text.hasSuffix("}"), let open = scanner.first("{"),
            let close = scanner.partner(of: open)
        else { return nil }
        // A closure in a list of arguments is broken with the list.
        guard open > 0, scanner.isAt(open - 1, " "), open + 1 < close else { return nil }
        var lines = [
            SwiftLine(line.depth, scanner.text(0, open + 1)),
            SwiftLine(line.depth + 1, scanner.text(open + 2, close - 1)),
        ]
        let rest = scanner.text(close, scanner.end)
        if rest.hasPrefix("} else {"), rest.hasSuffix(" }"), rest.count > 10 {
            lines.append(SwiftLine(line.depth, "} else {"))
            lines.append(SwiftLine(line.depth + 1, String(rest.dropFirst(9).dropLast(2))))
            lines.append(SwiftLine(line.depth, "}"))
        } else {
            lines.append(SwiftLine(line.depth, rest))
        }
        return lines
    }

    /// `if a, b {`, `guard a, b else {`: breaks before each condition that does not fit.
    private func atConditions(_ line: SwiftLine) -> [SwiftLine]? {
        let heads = ["if ", "guard ", "while ", "} else if "]
        guard heads.contains(where: { line.text.hasPrefix($0) }), line.text.hasSuffix(" {") else { return nil }
        let tail = line.text.hasSuffix(" else {") ? "else {" : "{"
        let scanner = BracketScanner(String(line.text.dropLast(tail.width + 1)))
        let items = scanner.outerItems(to: scanner.end)
        var lines: [SwiftLine] = []
        var current = ""
        for item in items {
            let depth = lines.isEmpty ? line.depth : line.depth + 1
            if !current.isEmpty, depth * indent + current.width + item.width + 3 > width {
                lines.append(SwiftLine(depth, current + ","))
                current = item
            } else {
                current += (current.isEmpty ? "" : ", ") + item
            }
        }
        if lines.isEmpty, items.count > 1 {
            // The conditions fit only without the brace, which does not get a line for itself.
            lines = items.dropLast().enumerated().map { SwiftLine(line.depth + ($0 == 0 ? 0 : 1), $1 + ",") }
            return lines + [SwiftLine(line.depth + 1, items[items.count - 1]), SwiftLine(line.depth, tail)]
        }
        if lines.isEmpty {
            // One long condition.
            let condition = SwiftLine(line.depth, current)
            let scanner = BracketScanner(current)
            guard let parts = atOperator(condition, scanner) ?? atList(condition, scanner) else { return nil }
            return parts + [SwiftLine(line.depth, tail)]
        }
        lines.append(SwiftLine(lines.isEmpty ? line.depth : line.depth + 1, current))
        return lines + [SwiftLine(line.depth, tail)]
    }

    /// Breaks the last outermost list in parentheses or brackets, with its items on lines of their
    /// own.
    private func atList(_ line: SwiftLine, _ scanner: BracketScanner, isChained: Bool = false) -> [SwiftLine]? {
        var groups = scanner.groups.filter { $0.close > $0.open + 1 && !scanner.isAt($0.open, "{") }
        if groups.count > 1, line.text.hasPrefix("func ") || scanner.has(" func ") || scanner.has("init(") {
            groups = Array(groups.prefix(1))
        }
        guard let group = groups.last else { return nil }
        let isArray = scanner.isAt(group.open, "[")
        let head = scanner.text(0, group.open + 1)
        let items = scanner.items(in: group)
        let tail = scanner.text(group.close, scanner.end)
        let isApart = isArray || tail.hasSuffix("{") || (isChained && tail == ")")
        let room = width - (line.depth + 1) * indent
        var lines = [SwiftLine(line.depth, head)]
        if items.count == 1, !isApart, scanner.width(of: items[0]) + tail.width > room {
            let label = BracketScanner(scanner.text(items[0]))
            if let colon = label.first(":") {
                // A label, with its value on the next line.
                return lines + [
                    SwiftLine(line.depth + 1, label.text(0, colon + 1)),
                    SwiftLine(line.depth + 2, label.text(colon + 2, label.end) + tail),
                ]
            }
        }
        // What follows the last item.
        let end = isApart ? (isArray && items.count > 1 ? "," : "") : tail
        var row: Range<Int>?
        for (index, item) in items.enumerated() {
            let isLast = index == items.count - 1
            // The item with its comma.
            let piece = isLast ? item : item.lowerBound..<(item.upperBound + 1)
            if let begun = row {
                let longer = begun.lowerBound..<piece.upperBound
                if scanner.width(of: longer) + (isLast ? end.width : 0) > room {
                    lines.append(SwiftLine(line.depth + 1, scanner.text(begun)))
                    row = piece
                } else {
                    row = longer
                }
            } else {
                row = piece
            }
        }
        lines.append(SwiftLine(line.depth + 1, (row.map(scanner.text) ?? "") + end))
        if isApart { lines.append(SwiftLine(line.depth, tail)) }
        return lines
    }

    /// Breaks before an operator, or after `=`.
    private func atOperator(_ line: SwiftLine, _ scanner: BracketScanner) -> [SwiftLine]? {
        let isDeclaration = ["let ", "var ", "self."].contains { line.text.hasPrefix($0) }
        for symbol in (isDeclaration ? [" = "] : []) + [" || ", " && ", " | ", " + ", " == ", " ?? ", " = "] {
            guard let position = scanner.last(of: symbol), symbol != " = " || !line.text.hasPrefix("if ") else {
                continue
            }
            let isAssignment = symbol == " = "
            let cut = isAssignment ? position + 2 : position
            return [
                SwiftLine(line.depth, scanner.text(0, cut)),
                SwiftLine(line.depth + 1, scanner.text(cut + 1, scanner.end)),
            ]
        }
        return nil
    }
}

/// A line of Swift and its indentation level.
struct SwiftLine {
    var depth: Int
    var text: String

    init(_ depth: Int, _ text: String) {
        self.depth = depth
        self.text = text
    }
}

/// Finds the brackets, spaces and commas of a line that are outside of other brackets and of
/// literals.
struct BracketScanner {
    private let bytes: [UInt8]
    /// The number of open brackets before each byte; -1 inside a literal.
    private var levels: [Int32]
    /// The outermost brackets.
    private(set) var groups: [(open: Int, close: Int)] = []
    /// The spaces outside of brackets and literals.
    private var outerSpaces: [Int] = []
    /// The commas outside of brackets and literals.
    private var outerCommas: [Int] = []
    /// The commas directly inside of the outermost brackets.
    private var innerCommas: [Int] = []
    private let isASCII: Bool

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        levels = [Int32](repeating: -1, count: bytes.count)
        var level: Int32 = 0
        var literals = LiteralScanner()
        var open = 0
        var all: UInt8 = 0
        for (position, byte) in bytes.enumerated() {
            all |= byte
            if literals.isInside {
                literals.take(byte)
                continue
            }
            levels[position] = level
            switch byte {
            case UInt8(ascii: "\""): literals.take(byte)
            case UInt8(ascii: " "): if level == 0 { outerSpaces.append(position) }
            case UInt8(ascii: ","):
                if level == 0 { outerCommas.append(position) } else if level == 1 { innerCommas.append(position) }
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if level == 0 { open = position }
                level += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                level -= 1
                if level == 0 { groups.append((open, position)) }
            default: break
            }
        }
        isASCII = all < 0x80
    }

    var end: Int { bytes.count }

    func isAt(_ position: Int, _ scalar: Unicode.Scalar) -> Bool { bytes[position] == UInt8(ascii: scalar) }

    func first(_ scalar: Unicode.Scalar) -> Int? {
        bytes.indices.first { levels[$0] == 0 && bytes[$0] == UInt8(ascii: scalar) }
    }

    /// Whether the line contains a string, also inside of brackets and literals.
    func has(_ text: String) -> Bool { bytes.holds(text) }

    /// The last position of a string that begins with a space, outside of brackets and literals and
    /// not at the start.
    func last(of text: String) -> Int? {
        guard let first = text.utf8.dropFirst().first else { return nil }
        return outerSpaces.last { start in
            start > 0 && start + text.utf8.count <= bytes.count && bytes[start + 1] == first
                && bytes[start..<(start + text.utf8.count)].elementsEqual(text.utf8)
        }
    }

    /// The items between the commas outside of brackets, up to a position.
    func outerItems(to end: Int) -> [String] {
        var items: [String] = []
        var start = 0
        for position in outerCommas where position < end {
            items.append(text(start, position))
            start = position + 2
        }
        items.append(text(start, end))
        return items
    }

    func partner(of open: Int) -> Int? { groups.first { $0.open == open }?.close }

    func text(_ start: Int, _ end: Int) -> String {
        start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
    }

    func text(_ range: Range<Int>) -> String { text(range.lowerBound, range.upperBound) }

    /// The number of characters in a range.
    func width(of range: Range<Int>) -> Int { isASCII ? range.count : text(range).count }

    /// The items between the commas of a group.
    func items(in group: (open: Int, close: Int)) -> [Range<Int>] {
        var items: [Range<Int>] = []
        var start = group.open + 1
        for position in innerCommas where group.open < position && position < group.close {
            items.append(start..<max(start, position))
            start = min(position + 2, group.close)
        }
        items.append(start..<group.close)
        return items
    }
}

/// Tracks whether a byte is inside a literal, including literals in the interpolations of others:
/// `"\\(names.joined(separator: ", "))"`.
private struct LiteralScanner {
    /// For each open literal: the number of open parentheses in its interpolation; -1 outside of an
    /// interpolation.
    private var depths: [Int] = []
    private var isEscaped = false
    private(set) var isInside = false

    /// Handles a quote, or a byte inside of a literal.
    mutating func take(_ byte: UInt8) {
        let isQuote = byte == UInt8(ascii: "\"")
        guard let last = depths.indices.last, depths[last] < 0 else { return takeCode(byte, isQuote) }
        if isEscaped {
            isEscaped = false
            if byte == UInt8(ascii: "(") { depths[last] = 1 }
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if isQuote {
            depths.removeLast()
            isInside = !depths.isEmpty
        }
    }

    /// Handles a byte in the interpolation of a literal, or a quote that begins a literal.
    private mutating func takeCode(_ byte: UInt8, _ isQuote: Bool) {
        if isQuote {
            depths.append(-1)
            isInside = true
        } else if let last = depths.indices.last {
            if byte == UInt8(ascii: "(") { depths[last] += 1 }
            if byte == UInt8(ascii: ")") { depths[last] -= 1 }
            if depths[last] == 0 { depths[last] = -1 }
        }
    }
}

extension Collection<UInt8> {
    /// Whether it contains the UTF-8 bytes of a string.
    func holds(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return true }
        var rest = self[...]
        while let position = rest.firstIndex(of: first) {
            if rest[position...].starts(with: text.utf8) { return true }
            rest = rest[index(after: position)...]
        }
        return false
    }
}
