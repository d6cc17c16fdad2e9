import NavSyntax
import Testing

/// Parses text, or bytes, as one file.
func parse(_ bytes: [UInt8]) -> ParsedFile {
    parseYAML(bytes, name: "graph.yaml", id: FileID(0))
}

func parse(_ text: String) -> ParsedFile { parse(Array(text.utf8)) }

/// `line:column` of the start and the exclusive end of a range.
func location(_ range: SourceRange, in file: ParsedFile) -> String {
    let table = LineTable(file.file)
    let start = table.position(of: Int(range.start))
    let end = table.position(of: Int(range.end))
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
}

/// Every key and value of the root mapping with its range.
func locations(_ bytes: [UInt8]) -> [String] {
    let file = parse(bytes)
    let locations = file.withTree { tree in
        tree.entries.map { key, value in
            "\(key.text)@\(location(key.range, in: file)) \(value.text)@\(location(value.range, in: file))"
        }
    }
    return locations ?? file.diagnostics.map(\.message)
}

@Suite struct PositionTests {
    @Test func countsCodePointsAndNotBytes() {
        // An emoji of one scalar, one of two, and a letter with a combining mark.
        let text = "a: 😀 x\nb: 👍🏽y\ncafe\u{301}: z\n"
        #expect(
            locations(Array(text.utf8)) == ["a@1:1-1:2 😀 x@1:4-1:7", "b@2:1-2:2 👍🏽y@2:4-2:7", "café@3:1-3:6 z@3:8-3:9"])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func everyLineBreakCounts(lineBreak: String) {
        let text = ["# é", "a: 1", "", "b: 'two'", ""].joined(separator: lineBreak)
        #expect(locations(Array(text.utf8)) == ["a@2:1-2:2 1@2:4-2:5", "b@4:1-4:2 two@4:4-4:9"])
    }

    @Test func encodingsHaveTheSamePositions() {
        let text = "ä: 😀\nb: x\n"
        let plain = Array(text.utf8)
        let expected = ["ä@1:1-1:2 😀@1:4-1:5", "b@2:1-2:2 x@2:4-2:5"]
        #expect(locations(plain) == expected)
        #expect(locations([0xEF, 0xBB, 0xBF] + plain) == expected)
        let units = Array(text.utf16)
        #expect(locations([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == expected)
        #expect(locations([0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == expected)
    }

    @Test func collectionsEndWithTheirLastChild() throws {
        let file = parse("a:\n  - x\n  - y   # more\n\nb: {c: d }\n")
        let values = file.withTree { $0.entries.map { location($0.value.range, in: file) } }
        #expect(values == ["2:3-3:6", "5:4-5:11"])
    }

    @Test func unicodeLineSeparatorsDoNotEndLines() {
        #expect(locations(Array("a: \"x\u{2028}y\" # \u{85}\nb: 1\n".utf8)).last == "b@2:1-2:2 1@2:4-2:5")
    }

    @Test(arguments: [
        ("plain text", 6..<10, "1:10-1:14"),
        ("'it''s here'", 5..<9, "1:11-1:15"),
        (#""a\u00e9\tb{x}""#, 5..<8, "1:15-1:18"),
        (#""\n{x}""#, 1..<4, "1:7-1:10"),
    ])
    func partsOfScalarHaveRanges(source: String, part: Range<Int>, expected: String) throws {
        let file = parse("a: " + source)
        let locations = try #require(file.withTree { $0.entries.map { TextRanges(of: $0.value) } })
        #expect(locations.map { location($0.range(ofBytes: part), in: file) } == [expected])
    }

    @Test func partsOfBlockScalarHaveItsWholeRange() throws {
        let file = parse("a: |\n  one\n  two\n")
        try #require(file.isYAML)
        try file.withTree { tree in
            let value = try #require(tree.entries.map(\.value).first)
            #expect(value.text == "one\ntwo\n")
            #expect(TextRanges(of: value).range(ofBytes: 0..<3) == value.range)
        }
    }
}
