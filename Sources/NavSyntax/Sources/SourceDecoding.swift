/// Turns the bytes of a file into clean UTF-8: no byte order mark, no characters that YAML forbids.
package struct SourceDecoding {
    package private(set) var text: [UInt8]
    private(set) var isASCII = true
    package private(set) var diagnostics: [Diagnostic] = []
    private let id: FileID

    package init(_ bytes: [UInt8], id: FileID) {
        self.id = id
        if let name = Self.unsupportedEncoding(bytes) {
            text = []
            report("not-utf8", name, at: 0, length: 0, help: "save the file as UTF-8")
        } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            text = Array(bytes.dropFirst(3))
        } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            text = []
            transcode(bytes, isBigEndian: bytes[0] == 0xFE)
        } else {
            text = bytes
        }
        guard diagnostics.isEmpty else { return }
        validate()
    }

    /// A message for a file in an unsupported encoding, or nil.
    ///
    /// The positions of zero bytes within the first four bytes identify the encoding.
    private static func unsupportedEncoding(_ bytes: [UInt8]) -> String? {
        let isZero = bytes.prefix(4).map { $0 == 0 }
        guard isZero.count == 4 else { return nil }
        switch (isZero[0], isZero[1], isZero[2], isZero[3]) {
        case (true, true, false, false) where bytes[2] == 0xFE, (true, true, true, false): return "this is UTF-32"
        case (false, true, true, true),
            (false, false, true, true) where bytes[0] == 0xFF && bytes[1] == 0xFE:
            return "this is UTF-32"
        case (true, false, true, false), (false, true, false, true):
            return "this looks like UTF-16 without a byte order mark"
        default: return nil
        }
    }

    private mutating func transcode(_ bytes: [UInt8], isBigEndian: Bool) {
        text.reserveCapacity(bytes.count)
        var unit = 2
        func value(_ index: Int) -> UInt32? {
            guard index + 1 < bytes.count else { return nil }
            let (high, low) = isBigEndian ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
            return UInt32(high) << 8 | UInt32(low)
        }
        while let first = value(unit) {
            unit += 2
            var code = first
            if first & 0xFC00 == 0xD800, let second = value(unit), second & 0xFC00 == 0xDC00 {
                code = 0x10000 + ((first & 0x3FF) << 10 | (second & 0x3FF))
                unit += 2
            }
            guard let scalar = Unicode.Scalar(code) else {
                report("not-utf8", "unpaired UTF-16 surrogate here", at: text.count, length: 0)
                return
            }
            text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        if unit < bytes.count {
            report("not-utf8", "this UTF-16 file ends in the middle of a character", at: text.count, length: 0)
        }
    }

    /// Reports invalid UTF-8 and characters that YAML does not allow.
    private mutating func validate() {
        // Most graphs are printable ASCII.
        guard !text.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A }) else { return }
        var index = 0
        var findings: [(offset: Int, length: Int, scalar: UInt32?)] = []
        while index < text.count, findings.count < 100 {
            let (length, scalar) = Self.scalar(in: text, at: index)
            if text[index] >= 0x80 { isASCII = false }
            if scalar.map(Self.isAllowed) != true { findings.append((index, length, scalar)) }
            index += length
        }
        for finding in findings {
            if let scalar = finding.scalar {
                let name =
                    "U+" + String(repeating: "0", count: scalar < 0x10 ? 3 : scalar < 0x100 ? 2 : 0)
                    + String(scalar, radix: 16, uppercase: true)
                let what = scalar == 0 ? "a NUL character (\(name))" : "the control character \(name)"
                report(
                    "yaml-syntax", "\(what) is not allowed in YAML", at: finding.offset, length: finding.length,
                    help: "remove it, or write it as an escape in double quotes: \"\\u\(name.dropFirst(2))\"")
            } else {
                report(
                    "not-utf8", "the bytes here are not UTF-8", at: finding.offset, length: finding.length,
                    help: "save the file as UTF-8")
            }
        }
    }

    private mutating func report(_ rule: RuleID, _ message: String, at offset: Int, length: Int, help: Help? = nil) {
        let range = SourceRange(file: id, start: offset, end: offset + length)
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }

    /// Whether YAML allows a scalar in a file.
    private static func isAllowed(_ scalar: UInt32) -> Bool {
        (scalar >= 0x20 && scalar < 0x7F) || scalar == 0x09 || scalar == 0x0A || scalar == 0x0D || scalar == 0x85
            || (scalar >= 0xA0 && scalar != 0xFEFF && scalar != 0xFFFE && scalar != 0xFFFF)
    }

    /// The scalar at an offset and its length in bytes.
    ///
    /// If the bytes are not UTF-8, the scalar is nil and the length is the number of bytes to skip.
    private static func scalar(in text: [UInt8], at index: Int) -> (length: Int, scalar: UInt32?) {
        let lead = text[index]
        let (count, least): (Int, UInt32) =
            switch lead {
            case 0..<0x80: (1, 0)
            case 0xC2...0xDF: (2, 0x80)
            case 0xE0...0xEF: (3, 0x800)
            case 0xF0...0xF4: (4, 0x1_0000)
            default: (0, 0)
            }
        if count == 1 { return (1, UInt32(lead)) }
        guard count > 1, index + count <= text.count else { return (1, nil) }
        var value = UInt32(lead) & (0x7F >> UInt32(count))
        for offset in 1..<count {
            let byte = text[index + offset]
            guard byte & 0xC0 == 0x80 else { return (offset, nil) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard value >= least, Unicode.Scalar(value) != nil else { return (count, nil) }
        return (count, value)
    }
}

extension UTF8 {
    static let encodedReplacementCharacter = encode("\u{FFFD}") ?? .init()
}
