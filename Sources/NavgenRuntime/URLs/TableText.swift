/// A slice of a table's text.
nonisolated struct TableText {
    let bytes: ArraySlice<UInt8>

    init(_ text: StaticString) { self.init(text.withUTF8Buffer { Array($0) }[...]) }

    init(_ text: String) { self.init(Array(text.utf8)[...]) }

    private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// The text as a string, with escapes left as they are.
    var word: String { String(decoding: bytes, as: UTF8.self) }
    var first: UInt8? { bytes.first }
    var last: UInt8? { bytes.last }
    var isEmpty: Bool { bytes.isEmpty }

    /// The text as a string, with escapes such as `%20` decoded.
    var string: String {
        guard bytes.contains(ASCII.percent) else { return word }
        return String(decoding: Spelling.decoded(bytes) ?? Array(bytes), as: UTF8.self)
    }

    static func == (left: Self, right: StaticString) -> Bool {
        right.withUTF8Buffer { left.bytes.elementsEqual($0) }
    }

    /// Splits at separators outside parentheses and omits empty parts.
    func split(_ separator: UInt8) -> [TableText] {
        var depth = 0
        let parts = bytes.split { byte in
            if byte == ASCII.open { depth += 1 }
            if byte == ASCII.close { depth -= 1 }
            return byte == separator && depth == 0
        }
        return parts.map { TableText($0) }
    }

    /// Splits at all separators and omits empty parts.
    func words(_ separator: UInt8) -> [TableText] { bytes.split(separator: separator).map { TableText($0) } }

    /// Splits at all separators and keeps empty parts.
    func pieces(_ separator: UInt8) -> [TableText] {
        bytes.split(separator: separator, omittingEmptySubsequences: false).map { TableText($0) }
    }

    /// Splits at the first occurrence of a byte; `nil` if there is none.
    func cut(at byte: UInt8) -> (head: TableText, tail: TableText)? {
        guard let index = bytes.firstIndex(of: byte) else { return nil }
        return (TableText(bytes[..<index]), TableText(bytes[(index + 1)...]))
    }

    /// The part before the first occurrence of a byte, or the whole text if there is none.
    func prefix(to byte: UInt8) -> TableText { TableText(bytes.prefix { $0 != byte }) }

    func prefix(_ length: Int) -> TableText { TableText(bytes.prefix(length)) }

    func dropFirst(_ length: Int = 1) -> TableText { TableText(bytes.dropFirst(length)) }

    func dropLast() -> TableText { TableText(bytes.dropLast()) }
}

/// ASCII codes of the characters that have a meaning in tables and URLs.
nonisolated enum ASCII {
    static let newline: UInt8 = 0x0A
    static let space: UInt8 = 0x20
    static let not: UInt8 = 0x21
    static let percent: UInt8 = 0x25
    static let open: UInt8 = 0x28
    static let close: UInt8 = 0x29
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let period: UInt8 = 0x2E
    static let colon: UInt8 = 0x3A

    /// Whether bytes are equal, ignoring the case of letters.
    static func areEqual(_ left: some Swift.Sequence<UInt8>, _ right: some Swift.Sequence<UInt8>) -> Bool {
        left.elementsEqual(right, by: isSame)
    }

    static func isSame(_ left: UInt8, _ right: UInt8) -> Bool {
        left == right || isLetter(left) && left | 0x20 == right | 0x20
    }

    static func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }

    static let semicolon: UInt8 = 0x3B
    static let equals: UInt8 = 0x3D
    static let greater: UInt8 = 0x3E
    static let question: UInt8 = 0x3F
    static let at: UInt8 = 0x40
    static let caret: UInt8 = 0x5E
    static let underscore: UInt8 = 0x5F
    static let tilde: UInt8 = 0x7E
    static let hash: UInt8 = 0x23
    static let ampersand: UInt8 = 0x26
    static let star: UInt8 = 0x2A
    static let dash: UInt8 = 0x2D
    static let slash: UInt8 = 0x2F
    static let zero: UInt8 = 0x30
    static let openBracket: UInt8 = 0x5B
    static let openBrace: UInt8 = 0x7B
    static let closeBrace: UInt8 = 0x7D

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: return byte - 0x30
        case 0x41...0x46: return byte - 0x41 + 10
        case 0x61...0x66: return byte - 0x61 + 10
        default: return nil
        }
    }
}
