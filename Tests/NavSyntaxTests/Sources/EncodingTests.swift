import NavSyntax
import Testing

/// Files in supported and unsupported encodings.
@Suite("Encodings") struct EncodingTests {
    private static let text = "a: \"é €👍\" # ü\n"

    private static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
        text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    private static func utf32(_ text: String, isBig: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar -> [UInt8] in
            let bytes = (0..<4).map { UInt8(scalar.value >> (8 * UInt32($0)) & 0xFF) }
            return isBig ? bytes.reversed() : bytes
        }
    }

    private static let readable: [(String, [UInt8])] = [
        ("UTF-8", Array(text.utf8)), ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
        ("UTF-16, little", [0xFF, 0xFE] + utf16(text, isBig: false)),
        ("UTF-16, big", [0xFE, 0xFF] + utf16(text, isBig: true)),
    ]

    @Test("UTF-8, and UTF-16 with a byte order mark, are read", arguments: readable.indices)
    func reads(_ number: Int) throws {
        let file = parse(Self.readable[number].1)
        #expect(file.diagnostics.isEmpty)
        // Columns count code points.
        let values = file.withTree { $0.entries.map { "\($0.value.text) at \(location($0.value.range, in: file))" } }
        #expect(values == ["é €👍 at 1:4-1:10"], "\(Self.readable[number].0)")
    }

    /// Files in other encodings, each with the first diagnostic.
    private static let unreadable: [(String, [UInt8], String)] = [
        (
            "UTF-16 without a mark, little", utf16(text, isBig: false),
            "1:1-1:1 not-utf8: this looks like UTF-16 without a byte order mark"
        ),
        (
            "UTF-16 without a mark, big", utf16(text, isBig: true),
            "1:1-1:1 not-utf8: this looks like UTF-16 without a byte order mark"
        ),
        ("UTF-32, little", [0xFF, 0xFE, 0, 0] + utf32(text, isBig: false), "1:1-1:1 not-utf8: this is UTF-32"),
        ("UTF-32, big", [0, 0, 0xFE, 0xFF] + utf32(text, isBig: true), "1:1-1:1 not-utf8: this is UTF-32"),
        ("UTF-32 without a mark", utf32(text, isBig: false), "1:1-1:1 not-utf8: this is UTF-32"),
        ("UTF-32 without a mark, big", utf32(text, isBig: true), "1:1-1:1 not-utf8: this is UTF-32"),
        ("Latin-1", Array("a: ".utf8) + [0xE9, 0x74, 0xE9], "1:4-1:5 not-utf8: the bytes here are not UTF-8"),
        (
            "half a surrogate pair in UTF-16", [0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0x00, 0xD8, 0x61, 0],
            "1:4-1:4 not-utf8: unpaired UTF-16 surrogate here"
        ),
        (
            "the second half alone", [0xFE, 0xFF, 0, 0x61, 0xDC, 0x00],
            "1:2-1:2 not-utf8: unpaired UTF-16 surrogate here"
        ),
        (
            "UTF-16 that ends within a character", [0xFF, 0xFE, 0x61, 0, 0x3A],
            "1:2-1:2 not-utf8: this UTF-16 file ends in the middle of a character"
        ),
        (
            "a control character in UTF-16", [0xFF, 0xFE, 0x61, 0, 0x1B, 0],
            "1:2-1:3 yaml-syntax: the control character U+001B is not allowed in YAML"
        ),
    ]

    @Test("other encodings are reported", arguments: unreadable.indices)
    func refuses(_ number: Int) {
        let (name, bytes, message) = Self.unreadable[number]
        let found = failures(bytes)
        #expect(found.first == message, "\(name)")
        #expect(found.count <= 100 && !parse(bytes).isYAML, "\(name)")
    }

    /// Invalid UTF-8: overlong forms, surrogates as in CESU-8, values beyond Unicode, and incomplete
    /// characters.
    private static let broken: [[UInt8]] = [
        [0x80], [0xBF], [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x80, 0xAF],
        [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF8, 0x88, 0x80, 0x80, 0x80],
        [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
        [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
        [0xF7, 0xBF, 0xBF, 0xBF], [0xFE], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x91], [0xC3, 0xC3, 0xA9],
    ]

    @Test("invalid UTF-8 is reported wherever it is", arguments: broken)
    func refusesBrokenText(bytes: [UInt8]) {
        for text in [
            Array("a: x".utf8) + bytes + Array("y\n".utf8), Array("a: \"".utf8) + bytes + Array("\"\n".utf8),
            Array("a: x # ".utf8) + bytes + Array("\n".utf8), bytes + Array("a: x\n".utf8), Array("a: x".utf8) + bytes,
        ] {
            let found = failures(text)
            #expect(!found.isEmpty && found.allSatisfy { $0.hasSuffix("not-utf8: the bytes here are not UTF-8") })
            #expect(!parse(text).isYAML)
        }
    }

    private func text(ofFirst file: ParsedFile) -> String? {
        file.withTree { $0.entries.map(\.value.text).first } ?? nil
    }

    /// Characters that are unusual in text but allowed by Unicode.
    @Test("unusual characters are accepted or reported as YAML defines")
    func oddCharacters() throws {
        for value: UInt32 in [
            0xA0, 0xAD, 0x61C, 0x200B, 0x200D, 0x202A, 0x202E, 0x2066, 0x2069, 0xE000, 0xF8FF, 0xFDD0, 0xFFFD, 0x1FFFE,
            0xF0000, 0xE0041, 0x10FFFD, 0x10FFFF,
        ] {
            let scalar = try #require(Unicode.Scalar(value))
            let file = parse(Array("a: \"x\(scalar)y\"\n".utf8))
            #expect(file.diagnostics.isEmpty)
            let text = text(ofFirst: file)
            #expect(text?.unicodeScalars.map(\.value) == [0x78, value, 0x79])
        }
        for value: UInt32 in [0, 1, 8, 0xB, 0xC, 0x1B, 0x7F, 0x80, 0x9B, 0xFEFF, 0xFFFE, 0xFFFF] {
            let scalar = try #require(Unicode.Scalar(value))
            let found = failures(Array("a: \"x\(scalar)y\"\n".utf8))
            #expect(found.count == 1 && found[0].contains("is not allowed in YAML"), "U+\(String(value, radix: 16))")
            // Each of them can be written as an escape.
            let digits = String(value, radix: 16)
            let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            let text = text(ofFirst: parse(Array("a: \"x\(escape)y\"\n".utf8)))
            #expect(text?.unicodeScalars.map(\.value) == [0x78, value, 0x79], "\(escape)")
        }
    }

    /// Text after a Unicode line separator is not a new key.
    @Test("Unicode line separators do not end a line", arguments: ["\u{2028}", "\u{2029}", "\u{85}"])
    func lineEnds(_ end: String) throws {
        let file = parse(Array("a: \"x\(end)b: y\"\n".utf8))
        #expect((file.withTree { $0.entries.map(\.key.text) } ?? ["a"]) == ["a"])
        #expect(file.diagnostics.count <= 1)
    }

    @Test(
        "an escape of half a surrogate pair is reported",
        arguments: ["\\ud800", "\\udfff", "\\U00110000", "\\ud83d\\ude00"])
    func escapes(_ escape: String) {
        let found = failures(Array("a: \"x\(escape)\"\n".utf8))
        #expect(found.count == 1 && found[0].contains("yaml-syntax"), "\(found)")
    }
}
