import NavSyntax
import Testing

/// Common typing mistakes: each gives one diagnostic, at the mistake, that says what to write.
@Suite struct SlipTests {
    /// The diagnostics as `line:column-line:column message; help`, with notes in parentheses.
    private func slips(_ text: String) -> [String] {
        let file = parse(text)
        return file.diagnostics.map { finding in
            "\(location(finding.range, in: file)) \(finding.message); \(finding.help ?? "")"
                + finding.notes.map { " (\($0.range.map { location($0, in: file) } ?? "") \($0.message))" }.joined()
        }
    }

    @Test(arguments: [
        // A missing space after a colon.
        ("a:\n  url:/home\n  to: [b]\n", "2:6-2:7 a space is missing after this colon; write `url: /home`"),
        ("a:\n  to: [b]\n  title:Home\nb: c\n", "3:8-3:9 a space is missing after this colon; write `title: Home`"),
        ("navgen:1\nroot: home\n", "1:7-1:8 a space is missing after this colon; write `navgen: 1`"),
        ("a: {b: c, params:{id: Int}}\n", "1:17-1:18 a space is missing after this colon; write `params: {id: Int}`"),
        ("a: {b: c, to:[d], e: f}\n", "1:13-1:14 a space is missing after this colon; write `to: [d]`"),
        // A missing colon.
        ("a\n  b: c\n", "1:1-1:2 expected `:` after this key; write `a:`"),
        ("a:\n  title Home\n  b: c\n", "2:3-2:8 expected `:` after this key; write `title: Home`"),
        ("a:\n  b: c\n  title = Home\nd: e\n", "3:3-3:8 expected `:` after this key; write `title: Home`"),
        ("a: |\nText\nb: c\n", "2:1-2:5 the text of `a` is not indented; indent it by 2 spaces, or more"),
        // Text with a colon or another YAML indicator.
        (
            "a:\n  title: Note: new\n",
            "2:14-2:15 a `:` is not allowed here; put text that holds `: ` in quotes: `\"Note: new\"`"
        ),
        (
            "a: {title: Note: new, b: c}\n",
            "1:16-1:17 a `:` is not allowed here; put text that holds `: ` in quotes: `\"Note: new\"`"
        ),
        (
            "a: to: [b]\n",
            "1:6-1:7 a `:` is not allowed here; put text that holds `: ` in quotes: `\"to: [b]\"`, or begin a line with the key `to`"
        ),
        ("a: @home # b\n", "1:4-1:5 text cannot begin with `@`; put the text in quotes: `\"@home\"`"),
        ("a: {b: %d, c: d}\n", "1:8-1:9 text cannot begin with `%`; put the text in quotes: `\"%d\"`"),
        ("a: [*.example.com]\n", "1:5-1:6 text cannot begin with `*`; put the text in quotes: `\"*.example.com\"`"),
        ("a: & b\n", "1:4-1:5 text cannot begin with `&`; put the text in quotes: `\"& b\"`"),
        ("a: `b`\n", "1:4-1:5 text cannot begin with a backtick; put the text in quotes: `\"`b`\"`"),
        ("a: > 3\n", "1:4-1:5 text cannot begin with `>`; put the text in quotes: `\"> 3\"`"),
        ("a: ? \"b\"\n", "1:4-1:5 text cannot begin with `?`; put the text in quotes: `'? \"b\"'`"),
        ("// a\nb: c\n", "1:1-1:3 comments begin with `#`; write `#` in place of `//`"),
        // Quotes.
        (
            "a: 'It's'\n",
            "1:8-1:9 unexpected text after the closing quote; write an apostrophe twice in single quotes, or use double quotes: `\"It's\"`"
        ),
        (
            "a: {b: 'What's new', c: d}\n",
            "1:14-1:15 unexpected text after the closing quote; write an apostrophe twice in single quotes, or use double quotes: `\"What's new\"`"
        ),
        (
            "a: \"The \"best\" shop\"\r\nb: c\r\n",
            "1:10-1:11 unexpected text after the closing quote; write `\\\"` for a quote in double quotes, or use single quotes: `'The \"best\" shop'`"
        ),
        (
            "a: \"Home\" screen\n",
            "1:11-1:12 unexpected text after the closing quote; put the whole text in quotes: `'\"Home\" screen'`"
        ),
        (
            "a: \"Home\nb: c\nd: \"Detail\"\n",
            "1:4-1:5 this quote is not closed on its line; close it with `\"` (3:4-3:5 the quoted text ends here)"
        ),
        (
            "a: {b: 'Home, c: d}\ne: 'f'\n",
            "1:8-1:9 this quote is not closed on its line; close it with `'` (2:4-2:5 the quoted text ends here)"
        ),
        (
            "a: \"Home”\nb: \"c\"\n",
            "1:4-1:5 this quote is not closed on its line; close it with `\"`: `”` is a different quote (2:4-2:5 the quoted text ends here)"
        ),
        ("a: \"b'\nc: d\n", "1:4-1:5 this quote is never closed; close it with `\"`: `'` is a different quote"),
        ("a: \"b\",\nc: d\n", "1:7-1:8 a line outside brackets cannot end with a comma; remove the `,`"),
        ("a: [b],\nc: d\n", "1:7-1:8 a line outside brackets cannot end with a comma; remove the `,`"),
        // Lookalikes of YAML indicators.
        (
            "a:\n\u{A0} b: c\n  d: e\n",
            "2:1-2:2 this is not a space but U+00A0, a no-break space; replace it with a space"
        ),
        (
            "a:\n  b:\u{A0}c\n  d: e\n",
            "2:5-2:6 this is not a space but U+00A0, a no-break space; replace it with a space"
        ),
        ("a:\n  b:\u{2003}c\n  d: e\n", "2:5-2:6 this is not a space but U+2003; replace it with a space"),
        ("a: “Home: sweet”\n", "1:4-1:5 `“` is not a quote in YAML; write `\"`"),
        ("a:\n  b： c\n  d: e\n", "2:4-2:5 `：` is not a colon in YAML; write `:`"),
        ("a:\n  – b: c\n  - d\n", "2:3-2:4 `–` is not a dash in YAML; write `-`"),
        // Curly quotes in text are not a mistake.
        (
            "a:\n  b: “c”\n   d: e\n",
            "3:4-3:6 indented by 3 spaces, this line matches nothing above it; indent it by 2 spaces like `b`"
        ),
    ])
    func reportsSlips(text: String, expected: String) {
        #expect(slips(text) == [expected])
    }

    @Test func everyDiagnosticHasAValidRange() {
        let graph = Array(
            """
            navgen: 1
            types: {Code: {base: String, pattern: "[A-Z]+"}}  # a comment
            screens:
              home:
                title: 'It''s “home”'
                doc: |
                  A text: of
                  two lines
                to:
                  - detail: {as: sheet, params: {id: 1}}
                  - &a other
              other: {url: [/a, "/b/{c}"], to: *a}
              é: ö

            """.utf8)
        let typed = [
            "", ":", "\"", "'", "#", " #", "[", "]", "{", "}", ",", "- ", "\n", "  ", "\t", "*", "|", "“", "\u{A0}",
        ]
        for offset in graph.indices {
            for text in typed {
                for removed in 0...1 {
                    var slip = graph
                    slip.replaceSubrange(offset..<min(offset + removed, graph.count), with: Array(text.utf8))
                    let file = parse(slip)
                    #expect(file.isYAML || !file.diagnostics.isEmpty)
                    for finding in file.diagnostics {
                        #expect(
                            finding.range.start <= finding.range.end && finding.range.end <= Int32(file.file.text.count)
                        )
                    }
                }
            }
        }
    }

    @Test(arguments: [
        // Extra, missing and mismatched brackets.
        ("a: [b, c]]\n", "1:10-1:11 this `]` closes nothing; remove it"),
        ("a: {b: [c]}}\nd: e\n", "1:12-1:13 this `}` closes nothing; remove it"),
        ("a: {b: c]}\n", "1:9-1:10 this `]` closes nothing; remove it"),
        ("a: [b,, c]\n", "1:7-1:8 expected a value before this `,`; remove it"),
        ("a: {b: [c}\n", "1:10-1:11 expected `,` or `]` here; write `]` before it (1:8-1:9 this `[` is not closed)"),
        ("a: {b: [c, d\ne: f\n", "1:8-1:9 this `[` is not closed; write `]` where it ends"),
        ("a: {b: c\n", "1:4-1:5 this `{` is not closed; write `}` where it ends"),
        // Commas.
        (
            "a: {title: Home to: [b]}\n",
            "1:17-1:19 a `,` is missing before `to`; separate the items in brackets with commas, and quotes around text that holds `: `"
        ),
        ("a: {b: \"c\" d: e}\n", "1:12-1:13 a `,` is missing before `d`; separate the items in brackets with commas"),
        ("a: [{b: c} {d: e}]\n", "1:12-1:13 a `,` is missing before `{`; separate the items in brackets with commas"),
        (
            "{\n  \"a\": 1\n  \"b\": 2\n}\n",
            "3:3-3:6 a `,` is missing before `\"b\"`; separate the items in brackets with commas, and quotes around text that holds `: `"
        ),
        (
            "a: {\n  b: c\n  d: e\n}\n",
            "3:3-3:4 a `,` is missing before `d`; separate the items in brackets with commas, and quotes around text that holds `: `"
        ),
        // Brackets in text.
        (
            "a: {url: /d/{id}, b: c}\n",
            "1:13-1:14 in brackets, text that holds `{` needs quotes; put the text in quotes: `\"/d/{id}\"`"
        ),
        (
            "a: [/d/{id}, /e]\n",
            "1:8-1:9 in brackets, text that holds `{` needs quotes; put the text in quotes: `\"/d/{id}\"`"
        ),
        (
            "a: {id} order # b\n",
            "1:9-1:10 unexpected text after `}`; put the whole text in quotes: `\"{id} order\"`"
        ),
        (
            "a: {pattern: [A-Z]{3}-\\d+, b: c}\n",
            "1:19-1:20 unexpected text after `]`; put the whole text in quotes: `'[A-Z]{3}-\\d+'`"
        ),
        // Comments.
        (
            "a: {title: Home #1, b: c}\nd: e\n",
            "1:17-1:18 `#` begins a comment here, and hides the closing bracket; put text that holds `#` in quotes, or move the comment after the `}` (1:4-1:5 this `{` is not closed)"
        ),
        (
            "a: [b, c # these ]\nd: e\n",
            "1:10-1:11 `#` begins a comment here, and hides the closing bracket; put text that holds `#` in quotes, or move the comment after the `]` (1:4-1:5 this `[` is not closed)"
        ),
        (
            "a: {title: #1,\n  b: c}\n",
            "1:12-1:13 `#` begins a comment here, where a value is expected; put text that holds `#` in quotes (1:4-1:5 this `{` is not closed)"
        ),
        // A comment with balanced brackets is not a mistake.
        (
            "a: {  # see [docs]\n  b: c\n  d: e}\n",
            "3:3-3:4 a `,` is missing before `d`; separate the items in brackets with commas, and quotes around text that holds `: `"
        ),
    ])
    func reportsSlipsInBrackets(text: String, expected: String) {
        #expect(slips(text) == [expected])
    }

    @Test(arguments: [
        (
            "a:\n    b: c\n     d: e\n",
            "3:6-3:8 indented by 5 spaces, this line matches nothing above it; indent it by 4 spaces like `b`"
        ),
        (
            "a:\n    b: [c]\n     d: e\n",
            "3:6-3:8 indented by 5 spaces, this line matches nothing above it; indent it by 4 spaces like `b`"
        ),
        (
            "a:\n  b:\n    c: d\n   e: f\n",
            "4:4-4:6 indented by 3 spaces, this line matches nothing above it; indent it by 4 spaces like `c`, or by 2 like `b`"
        ),
        (
            "a:\n  b: c\n d: e\n",
            "3:2-3:4 indented by 1 space, this line matches nothing above it; indent it by 2 spaces like `b`, or by 0 like `a`"
        ),
        (
            "a: b\n  c: d\n",
            "2:3-2:5 indented by 2 spaces, this line matches nothing above it; indent it by 0 spaces like `a`, or remove the value after `a:`"
        ),
        (
            "a:\n  b:\n    - c: {d: e}\n     - f\n",
            "4:6-4:7 indented by 5 spaces, this line matches nothing above it; indent it by 4 spaces like `- c:`"
        ),
        (
            "a:\n  b:\n    - c\n   - d\n    - e\n",
            "4:4-4:5 indented by 3 spaces, this line matches nothing above it; indent it by 4 spaces like `- c`"
        ),
        (
            "a:\n  - b: c\n     d: e\n",
            "3:6-3:8 indented by 5 spaces, this line matches nothing above it; indent it by 4 spaces like `b`"
        ),
        (
            "a:\n  b: c\n  - d\n",
            "3:3-3:4 a list item cannot appear among keys; write it as a key, or all of them with a dash"
        ),
        (
            "a:\n  - b\n  c: d\n",
            "3:3-3:5 a key cannot appear among list items; write `- ` before it, or change its indentation"
        ),
    ])
    func reportsWrongIndentation(text: String, expected: String) {
        #expect(slips(text) == [expected])
    }
}
