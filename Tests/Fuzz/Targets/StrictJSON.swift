/// Checks strictly whether a text is JSON according to RFC 8259.
struct StrictJSON {
    private let bytes: [UInt8]
    private var index = 0

    static func isValid(_ text: some Sequence<UInt8>) -> Bool {
        var reader = StrictJSON(bytes: Array(text))
        guard String(validating: reader.bytes, as: UTF8.self) != nil, reader.value() else { return false }
        reader.skipSpace()
        return reader.index == reader.bytes.count
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ text: StaticString) -> Bool {
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard bytes[index...].starts(with: wanted) else { return false }
        index += wanted.count
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    }

    private mutating func value() -> Bool {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return list(until: "}") { $0.string() && $0.colon() && $0.value() }
        case UInt8(ascii: "["): return list(until: "]") { $0.value() }
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "-"), .some(0x30...0x39): return number()
        default: return take("true") || take("false") || take("null")
        }
    }

    private mutating func colon() -> Bool {
        skipSpace()
        return take(":")
    }

    private mutating func list(until end: StaticString, _ item: (inout StrictJSON) -> Bool) -> Bool {
        index += 1
        skipSpace()
        if take(end) { return true }
        repeat {
            skipSpace()
            guard item(&self) else { return false }
            skipSpace()
        } while take(",")
        return take(end)
    }

    private mutating func string() -> Bool {
        guard take("\"") else { return false }
        while let byte = next {
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return true
            case 0..<0x20: return false
            case UInt8(ascii: "\\"):
                guard let escape = next else { return false }
                index += 1
                if escape == UInt8(ascii: "u") {
                    let digits = bytes[index..<min(index + 4, bytes.count)]
                    guard digits.count == 4, digits.allSatisfy({ Self.isHex($0) }) else { return false }
                    index += 4
                } else if !"\"\\/bfnrt".utf8.contains(escape) {
                    return false
                }
            default: continue
            }
        }
        return false
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
    }

    private mutating func number() -> Bool {
        _ = take("-")
        if !take("0") { guard digits() else { return false } }
        if take(".") { guard digits() else { return false } }
        guard take("e") || take("E") else { return true }
        _ = take("+") || take("-")
        return digits()
    }

    private mutating func digits() -> Bool {
        let start = index
        while let byte = next, byte >= 0x30, byte <= 0x39 { index += 1 }
        return index > start
    }
}
