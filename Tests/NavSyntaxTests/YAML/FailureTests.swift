import NavSyntax
import Testing

/// The diagnostics of a file as `line:column-line:column rule: message`.
func failures(_ bytes: [UInt8]) -> [String] {
    let file = parse(bytes)
    return file.diagnostics.map { "\(location($0.range, in: file)) \($0.rule): \($0.message)" }
}

@Suite struct FailureTests {
    @Test(arguments: [
        ("a: {b: [1, 2}\n", "1:13-1:14 yaml-syntax: expected `,` or `]` here"),
        ("a: [1, 2\nb: 3\n", "1:4-1:5 yaml-syntax: this `[` is not closed"),
        ("a:\n\t- x\n", "2:1-2:2 yaml-syntax: a tab cannot indent YAML"),
        ("a: \"x\nb: 1\n", "1:4-1:5 yaml-syntax: this quote is never closed"),
        ("from: *\n", "1:7-1:8 yaml-syntax: text cannot begin with `*`"),
        ("a: b: c\n", "1:5-1:6 yaml-syntax: a `:` is not allowed here"),
        ("a: {b} c\n", "1:8-1:9 yaml-syntax: unexpected text after `}`"),
        ("a: {b} - {c}\n", "1:8-1:9 yaml-syntax: unexpected text after `}`"),
        ("a:\n  b: [c]/d\n", "2:9-2:10 yaml-syntax: unexpected text after `]`"),
        (
            "<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> other\n",
            "1:1-1:13 yaml-syntax: this line is a merge conflict marker"
        ),
        ("a: |\n  b\n>>>>>>> other\nc: 1\n", "3:1-3:14 yaml-syntax: this line is a merge conflict marker"),
        ("a: @home\n", "1:4-1:5 yaml-syntax: text cannot begin with `@`"),
        ("a: \"\\q\"\n", "1:5-1:6 yaml-syntax: unknown escape sequence in double quotes"),
        ("a: *nobody\n", "1:4-1:11 yaml-syntax: there is no anchor `&nobody` before this alias"),
        ("a: &x [*x]\n", "1:8-1:10 alias-cycle: `*x` is inside the node that `&x` names"),
        ("a: !!str 1\n", "1:4-1:11 yaml-syntax: the tag `!!str` has no meaning in a graph"),
        ("a: !Ref b\n", "1:4-1:10 yaml-syntax: the tag `!Ref` has no meaning in a graph"),
        ("? [a]\n: b\n", "1:3-1:4 yaml-syntax: a key has to be text"),
        (
            "a: 1\n---\nb: 2\n",
            "2:1-2:4 yaml-syntax: a graph file holds one YAML document, and a second one begins here"
        ),
        ("", "1:1-1:1 yaml-syntax: the file is empty"),
        ("# nothing but a comment\n", "1:1-1:1 yaml-syntax: the file is empty"),
        ("a: 1\nb: 2\na: 3\n", "3:1-3:2 duplicate-key: `a` is already given in this mapping"),
        ("a: 1\n<<: x\n", "2:5-2:6 yaml-syntax: `<<` expects a mapping"),
    ])
    func reportsMistakes(text: String, expected: String) {
        #expect(failures(Array(text.utf8)) == [expected])
    }

    @Test(arguments: [
        ("a: b\n c: d\n", "2:2-2:4 yaml-syntax: indented by 1 space, this line matches nothing above it"),
        ("a:\n  b: c\n d: e\n", "3:2-3:4 yaml-syntax: indented by 1 space, this line matches nothing above it"),
        (" a: b\nc: d\n", "2:1-2:3 yaml-syntax: indented by 0 spaces, this line matches nothing above it"),
        ("a: [b\nc: d\n", "1:4-1:5 yaml-syntax: this `[` is not closed"),
        ("a: [b] c\n", "1:8-1:9 yaml-syntax: unexpected text after `]`"),
        ("a: [b]: c\n", "1:7-1:8 yaml-syntax: a `:` is not allowed here"),
        ("a: [b:]\n", "1:6-1:7 yaml-syntax: found unexpected ':' (while scanning a plain scalar)"),
        ("a: [b:?]\n", "1:6-1:7 yaml-syntax: found unexpected ':' (while scanning a plain scalar)"),
        ("a: {b: c: d}\n", "1:9-1:10 yaml-syntax: a `:` is not allowed here"),
        ("a: [\n---\n]\n", "2:1-2:2 yaml-syntax: expected a value here"),
        ("a: - b\n", "1:4-1:5 yaml-syntax: a list cannot begin here"),
        ("- a\nb: c\n", "2:1-2:3 yaml-syntax: a key cannot appear among list items"),
        ("\ta: b\n", "1:1-1:2 yaml-syntax: a tab cannot indent YAML"),
        ("a: \"b\"c\n", "1:7-1:8 yaml-syntax: unexpected text after the closing quote"),
        ("a: 'b\n", "1:4-1:5 yaml-syntax: this quote is never closed"),
        ("a: `b`\n", "1:4-1:5 yaml-syntax: text cannot begin with a backtick"),
        ("a: b\na: c\n", "2:1-2:2 duplicate-key: `a` is already given in this mapping"),
        ("<<: a\n", "1:5-1:6 yaml-syntax: `<<` expects a mapping"),
    ])
    func reportsMistakesInSmallFiles(text: String, expected: String) {
        #expect(failures(Array(text.utf8)) == [expected])
    }

    @Test func reportsInvalidBytes() {
        #expect(
            failures(Array("a: é".utf8) + [0xFF, 0x20, 0xC3]) == [
                "1:5-1:6 not-utf8: the bytes here are not UTF-8", "1:7-1:8 not-utf8: the bytes here are not UTF-8",
            ])
        #expect(failures([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8]).count == 1)
        #expect(
            failures([0xFF, 0xFE, 0x61]) == ["1:1-1:1 not-utf8: this UTF-16 file ends in the middle of a character"])
        #expect(
            failures(Array("a: \u{0}b\u{1B}".utf8)) == [
                "1:4-1:5 yaml-syntax: a NUL character (U+0000) is not allowed in YAML",
                "1:6-1:7 yaml-syntax: the control character U+001B is not allowed in YAML",
            ])
    }

    @Test func duplicateInLargeMappingShowsBothLocations() throws {
        var text = (0..<10_000).map { "key\($0): x" }.joined(separator: "\n")
        text += "\nkey77: y\n"
        let file = parse(text)
        let finding = try #require(file.diagnostics.first)
        #expect(file.diagnostics.count == 1)
        #expect(location(finding.range, in: file) == "10001:1-10001:6")
        #expect(location(try #require(finding.notes.first?.range), in: file) == "78:1-78:6")
        #expect(file.isYAML)
    }

    @Test func disallowedCharactersAreReportedBeforeParsing() {
        // For each scalar of the basic plane in quoted text, navgen must report what libyaml does not accept.
        for value in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
            let file = parse("a: \"" + String(scalar) + "\"\n")
            for finding in file.diagnostics {
                #expect(
                    finding.message.contains("is not allowed in YAML"),
                    "U+\(String(value, radix: 16)): \(finding.message)")
            }
        }
    }
}
