/// Finds texts, blanks and lines for `CommonYAMLReader`, and gives up where it does.
struct CommonYAMLScanner {
    typealias Uncommon = CommonYAMLReader.Uncommon

    /// A text that has been found and is not yet part of the tree, as it may turn out to be a mapping's first key.
    struct Scalar {
        var isPlain: Bool
        /// With its quotes.
        var start: Int
        var end: Int
        /// Two signs stand for one in it.
        var hasEscapes = false

        var content: Range<Int> { isPlain ? start..<end : (start + 1)..<(end - 1) }
    }

    let text: UnsafeBufferPointer<UInt8>
    var position = 0
    private var lineStart = 0
    /// Where the next line with something on it begins, counted from 0; -1 at the end of the file.
    private(set) var column = -1

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// In which column the position is.
    var place: Int { position - lineStart }

    /// Whether a character beyond ASCII ends a line: U+0085, U+2028, U+2029.
    var hasForeignLineBreak: Bool {
        text.indices.contains { index in
            switch text[index] {
            case 0xC2: index + 1 < text.count && text[index + 1] == 0x85
            case 0xE2: index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
            default: false
            }
        }
    }

    // MARK: - Texts

    mutating func scalar(inBrackets: Bool) throws(Uncommon) -> Scalar {
        let first = peek()
        if first == Sign.quote || first == Sign.apostrophe { return try quoted(first) }
        guard beginsPlain(first) else { throw Uncommon() }
        let start = position
        try skipPlain(inBrackets: inBrackets)
        return Scalar(isPlain: true, start: start, end: position)
    }

    /// Whether a text without quotes may begin like this; a dash does before a digit.
    private func beginsPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
        case Sign.dash: (0x30...0x39).contains(peek(1))
        case Sign.dot: position > lineStart
        case UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "~"), UInt8(ascii: "("), UInt8(ascii: "+"),
            UInt8(ascii: "<"):
            true
        default: false
        }
    }

    /// Moves behind a text without quotes, to where blanks, a comment, a colon or a sign of brackets end it.
    private mutating func skipPlain(inBrackets: Bool) throws(Uncommon) {
        while true {
            skipLetters()
            let byte = peek()
            switch byte {
            case 0x21...0x2B, 0x2D...0x39, 0x3B...0x5A, 0x5C, 0x5E...0x7A, 0x7C, 0x7E...0xFF:
                position += 1
            case Sign.colon:
                if isBlank(peek(1)) { return }
                if inBrackets, Sign.isOfBrackets(peek(1)) || peek(1) == Sign.questionMark { throw Uncommon() }
                position += 1
            case Sign.space:
                var next = position + 1
                while byteOrEnd(next) == Sign.space { next += 1 }
                let following = byteOrEnd(next)
                if following == Sign.lineFeed || following == 0 || following == Sign.hash { return }
                if following == Sign.colon, isBlank(byteOrEnd(next + 1)) { throw Uncommon() }
                if inBrackets, Sign.isOfBrackets(following) { return }
                position = next
            case Sign.comma, Sign.openBracket, Sign.closeBracket, Sign.openBrace, Sign.closeBrace:
                if inBrackets { return }
                position += 1
            case Sign.lineFeed, 0: return
            default: throw Uncommon()
            }
        }
    }

    /// Most of all texts: letters and digits of ASCII.
    private mutating func skipLetters() {
        var next = position
        while next < text.count, (text[next] | 0x20) &- 0x61 < 26 || text[next] &- 0x30 < 10 { next += 1 }
        position = next
    }

    private mutating func quoted(_ quote: UInt8) throws(Uncommon) -> Scalar {
        var scalar = Scalar(isPlain: false, start: position, end: position)
        position += 1
        while true {
            let byte = peek()
            guard byte >= 0x20 else { throw Uncommon() }
            position += 1
            if byte == quote {
                // Two apostrophes are one.
                guard quote == Sign.apostrophe, peek() == quote else { break }
            } else if byte == Sign.backslash, quote == Sign.quote {
                guard peek() == Sign.backslash || peek() == Sign.quote else { throw Uncommon() }
            } else {
                continue
            }
            scalar.hasEscapes = true
            position += 1
        }
        scalar.end = position
        return scalar
    }

    // MARK: - Blanks and lines

    /// The byte here, or so many further on; 0 behind the end, as no file has a zero in it.
    func peek(_ distance: Int = 0) -> UInt8 { byteOrEnd(position + distance) }

    private func byteOrEnd(_ place: Int) -> UInt8 { place < text.count ? text[place] : 0 }

    func isBlank(_ byte: UInt8) -> Bool { byte == Sign.space || byte == Sign.lineFeed || byte == 0 }

    var isAtColon: Bool { peek() == Sign.colon && isBlank(peek(1)) }

    var isAtDash: Bool { peek() == Sign.dash && isBlank(peek(1)) }

    /// Whether only a comment can follow in this line; asked behind a blank.
    var isAtLineEnd: Bool { peek() == Sign.lineFeed || peek() == 0 || peek() == Sign.hash }

    mutating func skipSpaces() {
        while peek() == Sign.space { position += 1 }
    }

    /// Goes on to the next line that has something in it. Behind a text or a bracket, a comment needs a blank before it.
    mutating func endLine() throws(Uncommon) {
        skipSpaces()
        guard isAtLineEnd, peek() != Sign.hash || text[position - 1] == Sign.space else { throw Uncommon() }
        try findLine()
    }

    mutating func findLine() throws(Uncommon) {
        while true {
            skipSpaces()
            try skipComment()
            guard peek() == Sign.lineFeed else { break }
            position += 1
            lineStart = position
        }
        column = position < text.count ? position - lineStart : -1
    }

    /// Blanks, line ends and comments within brackets. A line's first column is left to libyaml: `---` could stand there.
    mutating func skipBlanks() throws(Uncommon) {
        let start = position
        while true {
            skipSpaces()
            if peek() == Sign.hash {
                guard position > start else { throw Uncommon() }
                try skipComment()
            }
            guard peek() == Sign.lineFeed else { break }
            position += 1
            lineStart = position
        }
        guard position > lineStart || position == start else { throw Uncommon() }
    }

    private mutating func skipComment() throws(Uncommon) {
        guard peek() == Sign.hash else { return }
        while peek() != Sign.lineFeed, position < text.count {
            guard peek() != Sign.carriageReturn else { throw Uncommon() }
            position += 1
        }
    }
}

/// The signs that mean something in YAML.
enum Sign {
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let hash: UInt8 = 0x23
    static let apostrophe: UInt8 = 0x27
    static let comma: UInt8 = 0x2C
    static let dash: UInt8 = 0x2D
    static let dot: UInt8 = 0x2E
    static let colon: UInt8 = 0x3A
    static let questionMark: UInt8 = 0x3F
    static let openBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let closeBracket: UInt8 = 0x5D
    static let openBrace: UInt8 = 0x7B
    static let closeBrace: UInt8 = 0x7D

    static func isOfBrackets(_ byte: UInt8) -> Bool {
        byte == comma || byte == openBracket || byte == closeBracket || byte == openBrace || byte == closeBrace
    }
}
