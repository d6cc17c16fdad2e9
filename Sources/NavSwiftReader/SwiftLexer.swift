/// Splits Swift code into tokens. It accepts any bytes: what is not Swift becomes punctuation.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var tokens: [SwiftToken] = []
    private(set) var comments: [SwiftComment] = []
    private var startsLine = true
    private var hasSpace = true

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5)
        while position < bytes.count { next() }
    }

    private func byte(_ distance: Int = 0) -> UInt8 {
        let index = position + distance
        return index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        return true
    }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    private mutating func add(_ kind: SwiftToken.Kind, from start: Int, _ text: String? = nil) {
        let text = text ?? (kind == .string ? "" : self.text(start, position))
        tokens.append(
            SwiftToken(
                kind: kind, text: text, start: start, end: position, startsLine: startsLine, hasSpaceBefore: hasSpace))
        startsLine = false
        hasSpace = false
    }

    private mutating func next() {
        let start = position
        switch byte() {
        case 0x0A, 0x0D:
            position += 1
            startsLine = true
            hasSpace = true
        case 0x20, 0x09, 0x0B, 0x0C, 0:
            position += 1
            hasSpace = true
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "\""): string(hashes: 0)
        case UInt8(ascii: "#"): hash()
        case UInt8(ascii: "`"): quotedName()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            position += 1
            add(.open, from: start)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            position += 1
            add(.close, from: start)
        case let byte where Self.isDigit(byte): number()
        case let byte where Self.isInName(byte): name()
        case UInt8(ascii: "/") where regularExpression(): break
        case let byte where Self.isOperator(byte): punctuation()
        default:
            position += 1
            add(.punctuation, from: start)
        }
    }
}

/// Names, numbers and operators.
extension SwiftLexer {
    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func isInName(_ byte: UInt8) -> Bool {
        byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || isDigit(byte) || byte == 0x5F || byte >= 0x80
            || byte == UInt8(ascii: "$")
    }

    private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.".utf8.contains(byte) }

    private mutating func name() {
        let start = position
        while Self.isInName(byte()) { position += 1 }
        add(.name, from: start)
    }

    private mutating func quotedName() {
        let start = position
        position += 1
        while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != 0x0A { position += 1 }
        let name = text(start + 1, position)
        if byte() == UInt8(ascii: "`") { position += 1 }
        add(.name, from: start, name)
    }

    private mutating func number() {
        let start = position
        while Self.isInName(byte()) || byte() == UInt8(ascii: ".") && Self.isDigit(byte(1)) { position += 1 }
        add(.number, from: start)
    }

    private mutating func punctuation() {
        let start = position
        let isAttached = !hasSpace && !(tokens.last.map { $0.kind == .punctuation || $0.kind == .open } ?? true)
        let isMark = byte() == UInt8(ascii: "!") || byte() == UInt8(ascii: "?")
        // `user!.name`, `user?.name` and `[Int]?=`; but `a != b` and `a ?? b`.
        if isAttached, isMark, byte(1) != UInt8(ascii: "="), byte(1) != byte() || byte() == UInt8(ascii: "!") {
            position += 1
        } else if byte() == UInt8(ascii: "."), byte(1) != UInt8(ascii: ".") {
            position += 1
        } else {
            while Self.isOperator(byte()), !isCommentStart {
                position += 1
                // A member after an operator: `!.isEmpty`, `=.none`.
                if byte() == UInt8(ascii: "."), byte(1) != UInt8(ascii: "."), byte(-1) != UInt8(ascii: ".") { break }
            }
            if position == start { position += 1 }
        }
        add(.punctuation, from: start)
    }

    private var isCommentStart: Bool {
        byte() == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
    }
}

/// Comments, strings and what begins with `#`.
extension SwiftLexer {
    private mutating func lineComment() {
        let start = position
        while position < bytes.count, byte() != 0x0A, byte() != 0x0D { position += 1 }
        let isDocumentation = text(start, min(start + 3, position)) == "///"
        comments.append(
            SwiftComment(
                start: start, end: position, text: text(start + (isDocumentation ? 3 : 2), position).trimmed,
                isDocumentation: isDocumentation))
        hasSpace = true
    }

    private mutating func blockComment() {
        let start = position
        var depth = 0
        while position < bytes.count {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
                if depth == 0 { break }
            } else {
                position += 1
            }
        }
        let isDocumentation = start + 4 < position && bytes[start + 2] == UInt8(ascii: "*")
        let end = depth == 0 ? position - 2 : position
        let inner = start + (isDocumentation ? 3 : 2)
        comments.append(
            SwiftComment(
                start: start, end: position, text: inner < end ? text(inner, end).trimmed : "",
                isDocumentation: isDocumentation))
        hasSpace = true
    }

    private mutating func hash() {
        let start = position
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            position += hashes
            string(hashes: hashes, from: start)
            return
        }
        position += 1
        while Self.isInName(byte()) { position += 1 }
        let directives = ["#if", "#elseif", "#else", "#endif", "#sourceLocation", "#error", "#warning"]
        guard directives.contains(text(start, position)) else {
            add(.name, from: start)
            return
        }
        let word = text(start, position)
        while position < bytes.count, byte() != 0x0A, byte() != 0x0D, !isCommentStart { position += 1 }
        add(.directive, from: start, word)
    }

    /// A string, also of several lines, with everything that is interpolated.
    private mutating func string(hashes: Int, from first: Int? = nil) {
        let start = first ?? position
        let isMultiline = starts(with: "\"\"\"")
        position += isMultiline ? 3 : 1
        // The brackets that are open in interpolations; 0 outside of them.
        var depths: [Int] = []
        while position < bytes.count {
            if let depth = depths.last {
                skipInterpolated(&depths, depth)
            } else if byte() == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
                let isInterpolation = byte(1 + hashes) == UInt8(ascii: "(")
                position += 2 + hashes
                if isInterpolation { depths.append(1) }
            } else if isMultiline ? starts(with: "\"\"\"") : byte() == UInt8(ascii: "\"") {
                let count = isMultiline ? 3 : 1
                guard hasHashes(hashes, after: count) else {
                    position += 1
                    continue
                }
                position += count + hashes
                break
            } else if !isMultiline, byte() == 0x0A || byte() == 0x0D {
                break
            } else {
                position += 1
            }
        }
        position = min(position, bytes.count)
        add(.string, from: start)
    }

    /// Skips a byte, or a string, in an interpolation.
    private mutating func skipInterpolated(_ depths: inout [Int], _ depth: Int) {
        switch byte() {
        case UInt8(ascii: "("): depths[depths.count - 1] += 1
        case UInt8(ascii: ")"): if depth == 1 { depths.removeLast() } else { depths[depths.count - 1] -= 1 }
        case UInt8(ascii: "\""):
            // A string in it; its own interpolations are not looked into.
            position += 1
            while position < bytes.count, byte() != UInt8(ascii: "\""), byte() != 0x0A {
                position += byte() == UInt8(ascii: "\\") ? 2 : 1
            }
        case 0x0A: depths = []
        default: break
        }
        position += 1
    }

    private func hasHashes(_ count: Int, after distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }

    /// Reads `/…/` where an operand is expected; returns false if it is an operator.
    private mutating func regularExpression() -> Bool {
        guard byte(1) != 0x20, byte(1) != UInt8(ascii: "=") else { return false }
        if let last = tokens.last {
            let isBefore =
                last.kind == .open || last.kind == .punctuation && ![")", "!", "?"].contains(last.text)
                || ["return", "in", "case", "let", "try", "await"].contains(last.text)
            guard isBefore else { return false }
        }
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "/") {
            guard bytes[end] != 0x0A else { return false }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < bytes.count, bytes[end - 1] != 0x20 else { return false }
        let start = position
        position = end + 1
        add(.regularExpression, from: start)
        return true
    }
}

extension String {
    /// The text without blanks and line breaks at its ends.
    package var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
