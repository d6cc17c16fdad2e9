/// A number as JSON and URLs spell it: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
struct NumberSpelling {
    /// Digits that count: without leading and trailing zeros.
    let significantDigits: Int
    /// The power of ten of the last digit that counts; nil where the exponent is out of all bounds.
    let exponent: Int?

    init?(_ text: String) {
        var reader = ByteReader(text)
        _ = reader.take("-")
        let whole = reader.digits()
        guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
        var fraction: ArraySlice<UInt8> = []
        if reader.take(".") {
            fraction = reader.digits()
            guard !fraction.isEmpty else { return nil }
        }
        var power: Int? = 0
        if reader.take("e") || reader.take("E") {
            let isNegative = reader.take("-")
            if !isNegative { _ = reader.take("+") }
            let digits = reader.digits()
            guard !digits.isEmpty else { return nil }
            power = Int(String(decoding: digits, as: UTF8.self)).map { isNegative ? -$0 : $0 }
        }
        guard reader.isAtEnd else { return nil }
        let zero = UInt8(ascii: "0")
        let digits = (Array(whole) + fraction).drop { $0 == zero }
        let trailing = digits.reversed().prefix { $0 == zero }.count
        significantDigits = digits.count - trailing
        exponent = power.flatMap { power in
            let (shifted, isOver) = power.subtractingReportingOverflow(fraction.count - trailing)
            return isOver ? nil : shifted
        }
    }

    /// Foundation's Decimal: 38 digits, and an exponent of eight bits.
    var fitsDecimal: Bool {
        guard significantDigits > 0 else { return true }
        guard significantDigits <= 38, let exponent else { return false }
        // A large power is written with more digits, as long as there is room for them.
        return exponent >= -128 && exponent - (38 - significantDigits) <= 127
    }
}

/// `8-4-4-4-12` hexadecimal digits.
enum UUIDSpelling {
    static func isValid(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard groups.map(\.count) == [8, 4, 4, 4, 12] else { return false }
        return groups.joined().allSatisfy { byte in
            (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
        }
    }
}

/// A scheme, `:` and something, without spaces and control characters.
enum URLSpelling {
    static func isValid(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = text.utf8[..<colon]
        guard let first = scheme.first, isLetter(first), text.utf8.index(after: colon) < text.utf8.endIndex else {
            return false
        }
        guard scheme.allSatisfy({ isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || "+-.".utf8.contains($0) }) else {
            return false
        }
        return text.unicodeScalars.allSatisfy {
            !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}

/// Takes bytes off the front of a text.
struct ByteReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { index == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, UInt32(bytes[index]) == character.value else { return false }
        index += 1
        return true
    }

    mutating func digits() -> ArraySlice<UInt8> {
        let start = index
        while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
        return bytes[start..<index]
    }

    /// A number of exactly so many digits.
    mutating func number(digits count: Int) -> Int? {
        let start = index
        let digits = digits()
        index = min(index, start + count)
        guard digits.count >= count else { return nil }
        return Int(String(decoding: digits.prefix(count), as: UTF8.self))
    }
}
