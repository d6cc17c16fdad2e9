import NavSyntax
import Testing

/// The formatted text; nil if the text is not valid YAML, or cannot be formatted.
func formatted(_ text: String) -> String? {
    guard case .formatted(let bytes) = formatYAML(Array(text.utf8)) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
}

@Suite struct FormattingTests {
    /// Each text, and what it is formatted as.
    static let examples: [(String, String)] = [
        // Indentation: two spaces, also for the items of a list.
        ("a:\n    b:\n        c: 1\n    d: 2\n", "a:\n  b:\n    c: 1\n  d: 2\n"),
        ("a:\n- b\n- c:\n  - d\ne: 1\n", "a:\n  - b\n  - c:\n      - d\ne: 1\n"),
        ("a:\n -   b: 1\n     c: 2\n -   - d\n     - e\n", "a:\n  - b: 1\n    c: 2\n  - - d\n    - e\n"),
        ("  a:\n   b\n  c:\n   [d]\n", "a:\n  b\nc:\n  [d]\n"),
        ("? a\n: - b\n  - c\n", "? a\n: - b\n  - c\n"),
        // Blanks around colons, commas, dashes and brackets.
        ("a :   1\nb:\t2\n", "a: 1\nb: 2\n"),
        ("a: { b: c,d: [ e ,f ] , g: }\n", "a: {b: c, d: [e, f], g: }\n"),
        ("a: {\"b\":1, c : 2}\n", "a: {\"b\": 1, c: 2}\n"),
        ("&x  a : 1\nb: {*x : 2}\n", "&x a: 1\nb: {*x : 2}\n"),
        ("a:   &x   1\nb:   *x\n", "a: &x 1\nb: *x\n"),
        // Values in columns.
        ("a:      1\nlong:   2\nb: 3\n", "a:    1\nlong: 2\nb: 3\n"),
        ("a:   {b: 1}\nlong:   {b: 2}\n", "a: {b: 1}\nlong: {b: 2}\n"),
        // Blank lines, blanks at the ends of lines, the end of the file.
        ("\n\na: 1  \n\n \n\nb: 2\t\n\n\n", "a: 1\n\nb: 2\n"),
        ("a: 1", "a: 1\n"),
        ("a: 1\r\nb: 2\r\n", "a: 1\nb: 2\n"),
        ("a: 1\rb: 2\r", "a: 1\nb: 2\n"),
        ("\u{FEFF}a: 1\n", "a: 1\n"),
        // Quotes: double, if nothing in them would need an escape.
        ("a: 'b'\nc: 'it''s'\nd: 'x\"y'\ne: '\\'\n", "a: \"b\"\nc: 'it''s'\nd: 'x\"y'\ne: '\\'\n"),
        ("a: \"1\"\nb: 1\nc: \"needless\"\n", "a: \"1\"\nb: 1\nc: \"needless\"\n"),
        // Brackets over several lines.
        ("a: [b,\n   c,\n d]\n", "a: [b,\n    c,\n    d]\n"),
        ("a: [\n b,\n c\n]\n", "a: [\n    b,\n    c\n  ]\n"),
        ("a:\n  [\n b, {c:\n d}\n]\n", "a:\n  [\n    b, {c:\n        d}\n  ]\n"),
        ("- {\n  a: [\n  b\n  ]}\n", "- {\n    a: [\n      b\n    ]}\n"),
        // Scalars over several lines.
        ("a: b\n     c\n\n   d\n", "a: b\n  c\n\n  d\n"),
        ("a:\n     b\n     c\n", "a:\n  b\n  c\n"),
        ("a: \"b  \n     c\\\n  \\  d\"\n", "a: \"b\n  c\\\n  \\  d\"\n"),
        ("a: \"b\\ \n c\"\n", "a: \"b\\ \n  c\"\n"),
        ("a: |\n     b\n       c  \n\n     d\n\n\ne: 1\n", "a: |\n  b\n    c  \n\n  d\n\ne: 1\n"),
        ("a:\n    b: >-\n     c\n    d: |2\n         e\n", "a:\n  b: >-\n    c\n  d: |2\n       e\n"),
        ("a:\n- |2\n    b\n", "a:\n  - |2\n      b\n"),
        ("a: |+\n b\n\n\n", "a: |+\n  b\n\n\n"),
        ("a: |\n b", "a: |\n  b"),
        ("a: |-\n b", "a: |-\n  b\n"),
        ("a: |   # c\n  # text\n", "a: |  # c\n  # text\n"),
        // The rest of YAML.
        ("%YAML 1.1\n---   # c\na: 1\n...\n", "%YAML 1.1\n---  # c\na: 1\n...\n"),
        ("a: &x {b: 1}\nc: {<<:  *x}\n", "a: &x {b: 1}\nc: {<<: *x}\n"),
    ]

    @Test(arguments: examples)
    func isFormatted(text: String, expected: String) {
        #expect(formatted(text) == expected)
        #expect(formatted(expected) == expected)
    }

    static let comments: [(String, String)] = [
        // Behind code: after two blanks, or in the column that it shares with the one before or after.
        ("a: 1 # c\n", "a: 1  # c\n"),
        ("a: 1       #c  \n", "a: 1  #c\n"),
        ("a: 1      # c\nbcd: 2    # d\n", "a: 1      # c\nbcd: 2    # d\n"),
        ("a: 1  # c\nb: {c: 1,d: 2,e: 3}  # d\n", "a: 1  # c\nb: {c: 1, d: 2, e: 3}  # d\n"),
        ("a: [1,2]  # c\nb: [1,23] # d\n", "a: [1, 2]   # c\nb: [1, 23]  # d\n"),
        ("a: [1,2] # c\nb: 1     # d\n", "a: [1, 2]  # c\nb: 1       # d\n"),
        ("a: 1    # c\n        # d\nb: 2\n", "a: 1    # c\n        # d\nb: 2\n"),
        // On lines of their own: indented like what follows, or like the list or mapping that they end.
        ("# a\na:\n # b\n    b: 1\n# c\n    c: 2\n", "# a\na:\n  # b\n  b: 1\n  # c\n  c: 2\n"),
        ("a:\n    b: 1\n    # c\n# d\ne: 1\n", "a:\n  b: 1\n  # c\n# d\ne: 1\n"),
        ("a:\n    b:\n        # c\nd: 1\n    # e\n", "a:\n  b:\n    # c\nd: 1\n# e\n"),
        ("a:\n- b\n# c\n- d\n", "a:\n  - b\n  # c\n  - d\n"),
        // Between and in brackets.
        ("a: # b\n# c\n  d\n", "a:  # b\n  # c\n  d\n"),
        ("a: [b,#c\n# d\n e # f\n ]\n", "a: [b,  #c\n    # d\n    e  # f\n   ]\n"),
        ("{  # b\n# c\na: 1}\n# d\n", "{  # b\n  # c\n  a: 1}\n# d\n"),
        ("a: 1\n# b\n\n\n# c", "a: 1\n# b\n\n# c\n"),
    ]

    @Test(arguments: comments)
    func keepsComments(text: String, expected: String) {
        #expect(formatted(text) == expected)
        #expect(formatted(expected) == expected)
    }

    @Test(arguments: ["a: [b\n", "a: b: c\n", "", "# nothing\n", "a: !tag b\n", "a: 1\n---\nb: 1\n", "a: \u{1}\n"])
    func isLeftAsItIsWithErrors(text: String) {
        guard case .invalid(let file) = formatYAML(Array(text.utf8)) else {
            Issue.record("it is formatted")
            return
        }
        #expect(!file.diagnostics.isEmpty)
    }

    /// A key that is given twice is a mistake in the graph, not in the YAML.
    @Test func isFormattedWithOtherMistakes() {
        #expect(formatted("a:   1\na:  2\n") == "a: 1\na: 2\n")
    }

    /// libyaml counts columns from these line breaks, editors do not.
    @Test(arguments: ["a: \"b\u{2028}c\"   # d\n", "a:   1\u{85}b: 2\n"])
    func isLeftAsItIsWithUnicodeLineBreaks(text: String) {
        guard case .unsupported = formatYAML(Array(text.utf8)) else {
            Issue.record("it is formatted")
            return
        }
    }
}
