/// A part of a URL: a segment, a key, a value or the fragment.
nonisolated struct LinkText {
    let bytes: UnsafeBufferPointer<UInt8>
    let hasEscapes: Bool
    /// Whether it is the value of a query item without `=`.
    let isBare: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool = false, isBare: Bool = false) {
        self.bytes = bytes
        self.hasEscapes = hasEscapes
        self.isBare = isBare
    }

    /// Calls a function with the decoded bytes; `nil` if an escape is malformed.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        guard hasEscapes else { return body(bytes) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { memory in
            guard let start = memory.baseAddress, let count = Self.decode(bytes, into: start) else { return nil }
            return body(UnsafeBufferPointer(rebasing: memory[..<count]))
        }
    }

    /// Decodes percent escapes; returns the number of bytes, or `nil` if one is malformed.
    static func decode(_ text: UnsafeBufferPointer<UInt8>, into memory: UnsafeMutablePointer<UInt8>) -> Int? {
        var count = 0
        var position = 0
        while position < text.count {
            var byte = text[position]
            if byte == ASCII.percent {
                guard position + 2 < text.count, let high = ASCII.hex(text[position + 1]),
                    let low = ASCII.hex(text[position + 2])
                else { return nil }
                byte = high << 4 | low
                position += 2
            }
            memory[count] = byte
            count += 1
            position += 1
        }
        return count
    }

    /// Whether bytes are valid UTF-8. URLs always are, but their decoded escapes may not be.
    static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }

    var isString: Bool { !hasEscapes || withBytes(Self.isUTF8) ?? false }

    var string: String {
        if !hasEscapes { return String(decoding: bytes, as: UTF8.self) }
        return withBytes { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func equals(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        hasEscapes ? withBytes { Self.areEqual($0, text) } ?? false : Self.areEqual(bytes, text)
    }

    /// Compares bytes; three times as fast as `elementsEqual`.
    private static func areEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ others: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count == others.count else { return false }
        if bytes.count <= 8 { return LinkBytes.load(bytes) == LinkBytes.load(others) }
        for index in bytes.indices where bytes[index] != others[index] { return false }
        return true
    }

    // MARK: - Whole numbers

    /// The integer, in the form `0|-?[1-9][0-9]*`; `nil` if it does not fit in 64 bits.
    var int: Int64? {
        if !hasEscapes, let short = Self.shortInt(LinkBytes.load(bytes), bytes.count) { return short }
        return withBytes(Spelling.int) ?? nil
    }

    /// Reads one to eight digits from a word; `nil` for anything else, which may still be a number.
    @inline(__always)
    static func shortInt(_ word: UInt64, _ count: Int) -> Int64? {
        guard count <= 8, count > 0, word & 0xFF != 0x30 else { return nil }
        let digits = (word ^ 0x3030_3030_3030_3030) &<< UInt64(truncatingIfNeeded: 64 &- count &* 8)
        guard (digits | (digits &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else { return nil }
        return value(ofDigits: digits)
    }

    /// Reads the digits at the start of a word, if another byte follows them in the word.
    @inline(__always)
    static func leadingInt(_ word: UInt64) -> (count: Int, value: Int64)? {
        let digits = word ^ 0x3030_3030_3030_3030
        let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
        guard others != 0, others & 0x80 == 0, word & 0xFF != 0x30 else { return nil }
        let bits = others.trailingZeroBitCount &- 7
        return (bits / 8, value(ofDigits: digits &<< UInt64(truncatingIfNeeded: 64 &- bits)))
    }

    /// Converts eight digits, the last one in the highest byte, at once: first pairs, then groups
    /// of four.
    @inline(__always)
    private static func value(ofDigits digits: UInt64) -> Int64 {
        let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
        return Int64(truncatingIfNeeded: (fours &* 10000 &+ fours >> 32) & 0xFFFF_FFFF)
    }
}
