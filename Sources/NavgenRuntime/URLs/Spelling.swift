/// Parsers of the values' spellings in URLs and tables, which work byte by byte.
nonisolated enum Spelling {
    // MARK: - Whole numbers

    /// Reads `0|-?[1-9][0-9]*`; `nil` if it does not fit in 64 bits.
    static func int(_ text: some Swift.Collection<UInt8>) -> Int64? {
        guard text.first == ASCII.dash else { return magnitude(text, limit: UInt64(Int64.max)).map { Int64($0) } }
        let number = magnitude(text.dropFirst(), limit: UInt64(Int64.max) + 1)
        return number.flatMap { $0 == 0 ? nil : 0 &- Int64(truncatingIfNeeded: $0) }
    }

    /// Reads `0|[1-9][0-9]*`; `nil` if it does not fit in 64 bits.
    static func uint(_ text: some Swift.Collection<UInt8>) -> UInt64? { magnitude(text, limit: .max) }

    private static func magnitude(_ text: some Swift.Collection<UInt8>, limit: UInt64) -> UInt64? {
        var number: UInt64 = 0
        var count = 0
        for byte in text {
            // After a zero, nothing follows.
            guard ASCII.isDigit(byte), count == 0 || number > 0 else { return nil }
            let (product, overflows) = number.multipliedReportingOverflow(by: 10)
            let (sum, carries) = product.addingReportingOverflow(UInt64(byte - ASCII.zero))
            if overflows || carries || sum > limit { return nil }
            number = sum
            count += 1
        }
        return count > 0 ? number : nil
    }

    // MARK: - Numbers with a fraction

    /// Whether a string matches `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    static func isDouble(_ text: some Swift.Collection<UInt8>) -> Bool { digits(text, allowsExponent: true) != nil }

    /// Whether a string is a number without an exponent and with at most 38 digits.
    static func isDecimal(_ text: some Swift.Collection<UInt8>) -> Bool {
        digits(text, allowsExponent: false).map { $0 <= 38 } ?? false
    }

    /// Counts the digits before an exponent; `nil` if the string is not a number.
    private static func digits(_ text: some Swift.Collection<UInt8>, allowsExponent: Bool) -> Int? {
        var rest = text[...]
        func take(_ bytes: UInt8...) -> Bool {
            guard let first = rest.first, bytes.contains(first) else { return false }
            rest.removeFirst()
            return true
        }
        func takeDigits() -> Int {
            let count = rest.prefix(while: ASCII.isDigit).count
            rest.removeFirst(count)
            return count
        }
        _ = take(ASCII.dash)
        let startsWithZero = rest.first == UInt8(ascii: "0")
        var count = takeDigits()
        guard count > 0, count == 1 || !startsWithZero else { return nil }
        if take(ASCII.period) {
            let fraction = takeDigits()
            guard fraction > 0 else { return nil }
            count += fraction
        }
        if allowsExponent, take(UInt8(ascii: "e"), UInt8(ascii: "E")) {
            _ = take(ASCII.plus, ASCII.dash)
            guard takeDigits() > 0 else { return nil }
        }
        return rest.isEmpty ? count : nil
    }

    // MARK: - Bool

    /// Reads `true`, `false`, `1` or `0`.
    static func bool(_ text: some Swift.Collection<UInt8>) -> Bool? {
        if text.elementsEqual("true".utf8) || text.elementsEqual("1".utf8) { return true }
        return text.elementsEqual("false".utf8) || text.elementsEqual("0".utf8) ? false : nil
    }

    // MARK: - UUID

    /// Reads a UUID of 8-4-4-4-12 hexadecimal digits as two halves, in the order of its bytes.
    static func uuid(_ text: some Swift.Collection<UInt8>) -> (UInt64, UInt64)? {
        guard text.count == 36 else { return nil }
        var halves: (UInt64, UInt64) = (0, 0)
        var count = 0
        var index = 0
        for byte in text {
            defer { index += 1 }
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard byte == ASCII.dash else { return nil }
                continue
            }
            guard let digit = ASCII.hex(byte) else { return nil }
            // The first digit of a byte is the upper half of it.
            let shifted = UInt64(digit) << UInt64(count % 16 / 2 * 8 + (count % 2 == 0 ? 4 : 0))
            if count < 16 { halves.0 |= shifted } else { halves.1 |= shifted }
            count += 1
        }
        return (halves.0.littleEndian, halves.1.littleEndian)
    }

    // MARK: - Bytes

    /// Decodes percent escapes; `nil` if one is malformed.
    static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == ASCII.percent {
                guard index + 2 < text.endIndex, let high = ASCII.hex(text[index + 1]),
                    let low = ASCII.hex(text[index + 2])
                else { return nil }
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(text[index])
                index += 1
            }
        }
        return decoded
    }

    /// Whether bytes are valid UTF-8.
    static func isUTF8(_ bytes: some Swift.Sequence<UInt8>) -> Bool {
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

    /// Whether there is a control character, that is, U+0000 to U+001F or U+007F to U+009F.
    static func hasControl(_ bytes: some Swift.Sequence<UInt8>) -> Bool {
        var last: UInt8 = 0
        for byte in bytes {
            if byte < 0x20 || byte == 0x7F || last == 0xC2 && byte >= 0x80 && byte < 0xA0 { return true }
            last = byte
        }
        return false
    }

    // MARK: - URL

    /// Whether a string is a scheme, a colon and more, without spaces or control characters.
    ///
    /// After `//`, only a user, host and port are accepted that all URL parsers understand in the
    /// same way.
    static func isURL(_ text: String) -> Bool {
        let bytes = text.utf8
        guard let colon = bytes.firstIndex(of: ASCII.colon), let first = bytes.first, ASCII.isLetter(first),
            bytes[..<colon].allSatisfy({ ASCII.isLetter($0) || ASCII.isDigit($0) || "+-.".utf8.contains($0) }),
            text.unicodeScalars.allSatisfy({
                !$0.properties.isWhitespace && $0.properties.generalCategory != .control
            })
        else { return false }
        let rest = bytes[colon...].dropFirst()
        guard rest.starts(with: "//".utf8) else { return !rest.isEmpty }
        return isAuthority(rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) })
    }

    private static func isAuthority(_ text: Substring.UTF8View) -> Bool {
        func isName(_ byte: UInt8) -> Bool {
            ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-._~!$&'()*+,;=".utf8.contains(byte)
        }
        let parts = text.split(separator: ASCII.at, maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count > 1, !parts[0].allSatisfy({ isName($0) || $0 == ASCII.colon }) { return false }
        let address = (parts.last ?? text).split(separator: ASCII.colon, maxSplits: 1, omittingEmptySubsequences: false)
        return address[0].allSatisfy(isName) && address.dropFirst().joined().allSatisfy(ASCII.isDigit)
    }

    /// A URL in which bytes that URLs do not contain are percent-encoded. `URL` accepts no others on
    /// older systems, and on later ones it then encodes everything, also what is encoded already.
    static func escaped(url: String) -> String {
        var hasFragment = false
        func isPlain(_ byte: UInt8) -> Bool {
            // Only the first `#` begins the fragment.
            if byte == ASCII.hash, hasFragment { return false }
            if byte == ASCII.hash { hasFragment = true }
            return byte > 0x20 && byte < 0x7F && !"\"<>[\\]^`{|}".utf8.contains(byte)
        }
        return url.utf8.map { byte in
            if isPlain(byte) { return String(Unicode.Scalar(byte)) }
            return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
