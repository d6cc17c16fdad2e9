/// Parsers of the values' spellings in URLs and tables, which work byte by byte.
nonisolated enum Spelling {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    // MARK: - Whole numbers

    /// Reads `0|-?[1-9][0-9]*`; `nil` if it does not fit in 64 bits.
    static func int(_ text: Bytes) -> Int64? {
        let isNegative = text.first == ASCII.dash
        let digits = isNegative ? Bytes(rebasing: text.dropFirst()) : text
        guard let number = uint(digits), !isNegative || number > 0 else { return nil }
        guard number <= UInt64(Int64.max) + (isNegative ? 1 : 0) else { return nil }
        return isNegative ? 0 &- Int64(bitPattern: number) : Int64(number)
    }

    /// Reads `0|[1-9][0-9]*`; `nil` if it does not fit in 64 bits.
    static func uint(_ text: Bytes) -> UInt64? {
        guard let first = text.first, text.count <= 20, first != UInt8(ascii: "0") || text.count == 1 else {
            return nil
        }
        var number: UInt64 = 0
        for byte in text {
            guard ASCII.isDigit(byte) else { return nil }
            let (product, overflows) = number.multipliedReportingOverflow(by: 10)
            let (sum, carries) = product.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
            if overflows || carries { return nil }
            number = sum
        }
        return number
    }

    // MARK: - Numbers with a fraction

    /// Whether a string matches `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    static func isDouble(_ text: Bytes) -> Bool { digits(text, allowsExponent: true) != nil }

    /// Whether a string is a number without an exponent and with at most 38 digits.
    static func isDecimal(_ text: Bytes) -> Bool { digits(text, allowsExponent: false).map { $0 <= 38 } ?? false }

    /// Counts the digits before an exponent; `nil` if the string is not a number.
    private static func digits(_ text: Bytes, allowsExponent: Bool) -> Int? {
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
    static func bool(_ text: Bytes) -> Bool? {
        if text.elementsEqual("true".utf8) || text.elementsEqual("1".utf8) { return true }
        return text.elementsEqual("false".utf8) || text.elementsEqual("0".utf8) ? false : nil
    }

    // MARK: - UUID

    /// Reads a UUID of 8-4-4-4-12 hexadecimal digits as two halves, in the order of its bytes.
    static func uuid(_ text: Bytes) -> (UInt64, UInt64)? {
        guard text.count == 36, let start = text.baseAddress else { return nil }
        let dash = ASCII.dash
        guard start[8] == dash, start[13] == dash, start[18] == dash, start[23] == dash else { return nil }
        func halves(_ first: Int, _ second: Int) -> UInt64 {
            LinkBytes.load(start + first) & 0xFFFF_FFFF | LinkBytes.load(start + second) << 32
        }
        guard let first = hexBytes(LinkBytes.load(start)), let second = hexBytes(halves(9, 14)),
            let third = hexBytes(halves(19, 24)), let fourth = hexBytes(LinkBytes.load(start + 28))
        else { return nil }
        return ((first | second << 32).littleEndian, (third | fourth << 32).littleEndian)
    }

    /// Reads eight hexadecimal digits as four bytes at once; `nil` if one is not a digit.
    private static func hexBytes(_ word: UInt64) -> UInt64? {
        let letters = (word & 0x4040_4040_4040_4040) >> 6
        let digits = (word & 0x0F0F_0F0F_0F0F_0F0F) &+ letters &* 9
        // Convert the digits back to lowercase characters and compare them with the input.
        let isAbove9 = (digits &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        guard digits & 0xF0F0_F0F0_F0F0_F0F0 == 0,
            digits &+ 0x3030_3030_3030_3030 &+ isAbove9 &* 0x27 == word | 0x2020_2020_2020_2020,
            // Reject control characters, which the conversion to lowercase would turn into digits.
            (word | word << 1) & 0x4040_4040_4040_4040 == 0x4040_4040_4040_4040
        else { return nil }
        var bytes = (digits << 4 | digits >> 8) & 0x00FF_00FF_00FF_00FF
        bytes = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
        return (bytes | bytes >> 16) & 0xFFFF_FFFF
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

nonisolated extension String {
    /// Calls a function with the string's UTF-8.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var copy = self
        return copy.withUTF8(body)
    }
}
