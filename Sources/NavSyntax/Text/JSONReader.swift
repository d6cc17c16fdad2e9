extension JSON {
    /// Why a text is not JSON, and where.
    public struct Mistake: Error, Equatable, Sendable {
        public var message: String
        public var offset: Int
    }

    /// Reads one JSON value. Of members with the same name, all are kept.
    public init(parsing bytes: some Sequence<UInt8>) throws(Mistake) {
        var reader = JSONReader(bytes: Array(bytes))
        self = try reader.document()
    }

    /// The value of a member; nil if there is none, or if it is null.
    public subscript(name: String) -> JSON? {
        guard case .object(let members) = self, let value = members.first(where: { $0.0 == name })?.1 else {
            return nil
        }
        if case .null = value { return nil }
        return value
    }

    public var string: String? { if case .string(let text) = self { text } else { nil } }
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var int: Int? { if case .int(let value) = self { value } else { nil } }
    public var array: [JSON]? { if case .array(let items) = self { items } else { nil } }
    public var object: [(String, JSON)]? { if case .object(let members) = self { members } else { nil } }
}

/// A parser of JSON, without recursion beyond a limit.
private struct JSONReader {
    let bytes: [UInt8]
    private var position = 0
    private static let maxDepth = 256

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(JSON.Mistake) -> JSON {
        let value = try value(depth: 0)
        skipBlanks()
        guard position == bytes.count else { throw mistake("there is more text after the value") }
        return value
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func mistake(_ message: String) -> JSON.Mistake { .init(message: message, offset: position) }

    private mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) throws(JSON.Mistake) -> JSON {
        guard depth < Self.maxDepth else { throw mistake("it is nested too deeply") }
        skipBlanks()
        switch next {
        case UInt8(ascii: "{"): return try object(depth)
        case UInt8(ascii: "["): return try array(depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte): return try number()
        case nil: throw mistake("the text ends where a value is expected")
        default: throw mistake("a value is expected here")
        }
    }

    private mutating func word(_ word: String, _ value: JSON) throws(JSON.Mistake) -> JSON {
        guard bytes[position...].starts(with: word.utf8) else { throw mistake("a value is expected here") }
        position += word.utf8.count
        return value
    }

    private mutating func object(_ depth: Int) throws(JSON.Mistake) -> JSON {
        position += 1
        var members: [(String, JSON)] = []
        skipBlanks()
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipBlanks()
            guard next == UInt8(ascii: "\"") else { throw mistake("a name in quotes is expected here") }
            let name = try string()
            skipBlanks()
            guard take(UInt8(ascii: ":")) else { throw mistake("`:` is expected here") }
            members.append((name, try value(depth: depth + 1)))
            skipBlanks()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { throw mistake("`,` or `}` is expected here") }
        }
    }

    private mutating func array(_ depth: Int) throws(JSON.Mistake) -> JSON {
        position += 1
        var items: [JSON] = []
        skipBlanks()
        if take(UInt8(ascii: "]")) { return .array(items) }
        while true {
            items.append(try value(depth: depth + 1))
            skipBlanks()
            if take(UInt8(ascii: "]")) { return .array(items) }
            guard take(UInt8(ascii: ",")) else { throw mistake("`,` or `]` is expected here") }
        }
    }

    private mutating func number() throws(JSON.Mistake) -> JSON {
        let start = position
        func digits() -> Bool {
            let first = position
            while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
            return position > first
        }
        _ = take(UInt8(ascii: "-"))
        let hasZero = next == UInt8(ascii: "0")
        let first = position
        guard digits(), !hasZero || position == first + 1 else { throw mistake("this is not a number") }
        var isWhole = true
        if take(UInt8(ascii: ".")) {
            isWhole = false
            guard digits() else { throw mistake("this is not a number") }
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            isWhole = false
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard digits() else { throw mistake("this is not a number") }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let value = Int(text) { return .int(value) }
        return .number(text)
    }

    private mutating func string() throws(JSON.Mistake) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw mistake("this is not UTF-8")
                }
                return string
            case UInt8(ascii: "\\"): try escape(&text)
            case 0..<0x20: throw mistake("a control character has to be escaped")
            default: text.append(byte)
            }
        }
        throw mistake("a quote is not closed")
    }

    private mutating func escape(_ text: inout [UInt8]) throws(JSON.Mistake) {
        guard let byte = next else { throw mistake("a quote is not closed") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += String(Character(try scalar())).utf8
        default: throw mistake("this is not an escape")
        }
    }

    /// The scalar of `\uXXXX`, or of two of them that are a surrogate pair. A lone surrogate is
    /// read as the replacement character.
    private mutating func scalar() throws(JSON.Mistake) -> Unicode.Scalar {
        let unit = try codeUnit()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let isHigh = unit < 0xDC00
        guard isHigh, bytes[position...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
        let start = position
        position += 2
        let low = try codeUnit()
        guard (0xDC00...0xDFFF).contains(low) else {
            position = start
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x1_0000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func codeUnit() throws(JSON.Mistake) -> UInt16 {
        let digits = bytes[position..<min(position + 4, bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ $0 < 0x80 && Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw mistake("`\\u` has four hexadecimal digits") }
        position += 4
        return unit
    }
}
