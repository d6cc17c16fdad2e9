/// A slice of a table's text. The text is in static memory and is never copied.
nonisolated struct TableText {
    private let start: UnsafePointer<UInt8>
    let count: Int

    init(_ text: StaticString) {
        start = text.utf8Start
        count = text.utf8CodeUnitCount
    }

    /// Creates the text of a table that is built at run time. Its memory is never freed.
    init(keeping text: String) {
        let bytes = Array(text.utf8)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        memory.initialize(from: bytes, count: bytes.count)
        self.init(memory, bytes.count)
    }

    private init(_ start: UnsafePointer<UInt8>, _ count: Int) {
        self.start = start
        self.count = count
    }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
    /// The text as a string, with escapes left as they are.
    var word: String { String(decoding: bytes, as: UTF8.self) }
    var first: UInt8? { count > 0 ? start[0] : nil }
    var last: UInt8? { count > 0 ? start[count - 1] : nil }
    var isEmpty: Bool { count == 0 }

    /// The text as a string, with escapes such as `%20` decoded.
    var string: String {
        guard bytes.contains(ASCII.percent) else { return word }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(count)
        var index = 0
        while index < count {
            if start[index] == ASCII.percent, index + 2 < count,
                let high = ASCII.hex(start[index + 1]), let low = ASCII.hex(start[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(start[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    static func == (left: Self, right: StaticString) -> Bool {
        left.count == right.utf8CodeUnitCount
            && left.bytes.elementsEqual(UnsafeBufferPointer(start: right.utf8Start, count: left.count))
    }

    /// Splits at separators outside parentheses and omits empty parts.
    func split(_ separator: UInt8) -> [TableText] {
        var parts: [TableText] = []
        var first = 0
        var depth = 0
        for index in 0...count {
            if index < count {
                if start[index] == ASCII.open { depth += 1 }
                if start[index] == ASCII.close { depth -= 1 }
                if start[index] != separator || depth > 0 { continue }
            }
            if index > first { parts.append(TableText(start + first, index - first)) }
            first = index + 1
        }
        return parts
    }

    /// Splits at all separators and omits empty parts.
    func words(_ separator: UInt8) -> [TableText] {
        var words: [TableText] = []
        words.reserveCapacity(8)
        var first = 0
        for index in 0...count where index == count || start[index] == separator {
            if index > first { words.append(TableText(start + first, index - first)) }
            first = index + 1
        }
        return words
    }

    /// Splits at all separators and keeps empty parts.
    func pieces(_ separator: UInt8) -> [TableText] {
        var pieces: [TableText] = []
        var first = 0
        for index in 0...count where index == count || start[index] == separator {
            pieces.append(TableText(start + first, index - first))
            first = index + 1
        }
        return pieces
    }

    /// Splits at the first occurrence of a byte; `nil` if there is none.
    func cut(at byte: UInt8) -> (head: TableText, tail: TableText)? {
        guard let index = bytes.firstIndex(of: byte) else { return nil }
        return (prefix(index), dropFirst(index + 1))
    }

    /// The part before the first occurrence of a byte, or the whole text if there is none.
    func prefix(to byte: UInt8) -> TableText { prefix(bytes.firstIndex(of: byte) ?? count) }

    func prefix(_ length: Int) -> TableText { TableText(start, Swift.min(length, count)) }

    func dropFirst(_ length: Int = 1) -> TableText {
        length < count ? TableText(start + length, count - length) : TableText(start + count, 0)
    }

    func dropLast() -> TableText { prefix(Swift.max(count - 1, 0)) }
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
    static func areEqual(_ left: String.UTF8View, _ right: String.UTF8View) -> Bool {
        left.elementsEqual(right, by: isSame)
    }

    static func areEqual(_ left: String.UTF8View, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        left.elementsEqual(right, by: isSame)
    }

    static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        left.elementsEqual(right, by: isSame)
    }

    private static func isSame(_ left: UInt8, _ right: UInt8) -> Bool {
        left == right || isLetter(left) && left | 0x20 == right | 0x20
    }

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
