import NavSyntax
import Testing

/// A tree as text for comparison, with scalars in quotes unless they are plain.
func dump(_ node: YAMLNode) -> String {
    switch node.kind {
    case .scalar: node.isPlain ? node.text : "\"\(node.text)\""
    case .sequence: "[" + node.elements.map(dump).joined(separator: ", ") + "]"
    case .mapping: "{" + node.entries.map { dump($0.key) + ": " + dump($0.value) }.joined(separator: ", ") + "}"
    }
}

@Suite struct TreeTests {
    @Test(arguments: [
        ("a: [1, {b: c}]\n", "{a: [1, {b: c}]}"),
        ("- no\n- on\n- 1.0\n- 0x1F\n- ~\n- 'no'\n", "[no, on, 1.0, 0x1F, ~, \"no\"]"),
        ("a: &x {p: 1, q: 2}\nb: *x\n", "{a: {p: 1, q: 2}, b: {p: 1, q: 2}}"),
        ("a: &x {p: 1, q: 2}\nb: {q: 3, <<: *x}\n", "{a: {p: 1, q: 2}, b: {q: 3, p: 1}}"),
        ("a: &x {p: 1}\nb: &y {p: 2, r: 3}\nc: {<<: [*x, *y]}\n", "{a: {p: 1}, b: {p: 2, r: 3}, c: {p: 1, r: 3}}"),
        ("a: &x {p: 1}\nb: &y {<<: *x, q: 2}\nc: {<<: *y}\n", "{a: {p: 1}, b: {q: 2, p: 1}, c: {q: 2, p: 1}}"),
        ("a: {\"<<\": 1}\n", "{a: {\"<<\": 1}}"),
        ("&k key: 1\nb: {*k : 2}\n", "{key: 1, b: {key: 2}}"),
        ("a: {x: String?, y: [Int]}\n", "{a: {x: String?, y: [Int]}}"),
        ("a: 1", "{a: 1}"),
        ("a", "a"),
        ("\"a\"", "\"a\""),
        ("[a]", "[a]"),
        ("{a: b}", "{a: b}"),
        ("a: -1\nb: .5\nc: /d/{e}?f={g}#h\ni: a:b\nj: $k\n", "{a: -1, b: .5, c: /d/{e}?f={g}#h, i: a:b, j: $k}"),
        ("  a: b\n  c:\n      d e  f: #\n  g: http://h#i?j\n", "{a: b, c: {d e  f: }, g: http://h#i?j}"),
        ("<<: {a: b}\nc: d\na: e\n", "{c: d, a: e}"),
        ("? a\n: b\n", "{a: b}"),
        ("a : b\n", "{a: b}"),
        ("a:\tb\n", "{a: b}"),
        ("---\na: b\n", "{a: b}"),
        ("a: b\n...\n", "{a: b}"),
        ("%YAML 1.1\n---\na: b\n", "{a: b}"),
        ("a: &b c\nd: *b\n", "{a: c, d: c}"),
    ])
    func readsTrees(text: String, expected: String) throws {
        let file = parse(text)
        #expect(file.diagnostics.isEmpty)
        #expect(file.withTree(dump) == expected)
    }

    @Test(arguments: [
        (
            "a: 1\nb:\n  c: [d, {e: f, g: }, h: i, ]\n  'j': \"k: l\" # m\n",
            "{a: 1, b: {c: [d, {e: f, g: }, {h: i}], \"j\": \"k: l\"}}"
        ),
        (
            "a:\n- b\n- c: d\n  e:\n  - f\n-\n- - g\n  - h: i\n# k\n\n  # l\nm:\n",
            "{a: [b, {c: d, e: [f]}, , [g, {h: i}]], m: }"
        ),
        ("- a\n- b: c\n-    d: e\n     f: g\n", "[a, {b: c}, {d: e, f: g}]"),
        ("a: [\n  b,  # c\n  d\n  ]\ne: {\n  f: g,\n  h:\n    i }\n", "{a: [b, d], e: {f: g, h: i}}"),
        ("a: [\nb]\n", "{a: [b]}"),
        ("a: [b,#c\n d]\n", "{a: [b, d]}"),
        ("a: [b]#c\n", "{a: [b]}"),
        ("a: {b}\n", "{a: {b: }}"),
        ("a: [b : c]\n", "{a: [{b: c}]}"),
        ("a: {b : c}\n", "{a: {b: c}}"),
        ("a: b]\n  - c\n", "{a: b] - c}"),
        ("a:\n- b\n  - c\n", "{a: [b - c]}"),
    ])
    func readsListsAndBrackets(text: String, expected: String) {
        let file = parse(text)
        #expect(file.diagnostics.isEmpty)
        #expect(file.withTree(dump) == expected)
    }

    @Test(arguments: [
        ("a: \"b\\\\c\\\"d\"\ne: 'f''g'''\nh: ''\n", "{a: \"b\\c\"d\", e: \"f'g'\", h: \"\"}"),
        ("é: ä # ö\nü: [\"ß\", '→', 🧭]\n", "{é: ä, ü: [\"ß\", \"→\", 🧭]}"),
        ("a: \"\\u00e9\"\n", "{a: \"é\"}"),
        ("a: \"b\"#c\n", "{a: \"b\"}"),
        ("a: |\n  b\n", "{a: \"b\n\"}"),
        ("a: >\n  b\n", "{a: \"b\n\"}"),
        ("a: b\n  c\n", "{a: b c}"),
        ("a: [b\n  c]\n", "{a: [b c]}"),
        ("a: \"b\n  c\"\n", "{a: \"b c\"}"),
        ("a: b\r\nc: d\r\n", "{a: b, c: d}"),
        ("a: b\u{2028}c: d\n", "{a: b, c: d}"),
        ("a: b\u{85}c: d\n", "{a: b, c: d}"),
    ])
    func readsQuotesAndLines(text: String, expected: String) {
        let file = parse(text)
        #expect(file.diagnostics.isEmpty)
        #expect(file.withTree(dump) == expected)
    }

    @Test func onlyUnquotedNullIsNull() throws {
        let list = parse("[~, null, Null, NULL, '', '~', 'null', nil, nUll]")
        let areNull = list.withTree { $0.elements.map(\.isNull) }
        #expect(areNull == [true, true, true, true, false, false, false, false, false])
        #expect(parse("a:\n").withTree { $0.entries.map(\.value.isNull) } == [true])
    }

    @Test func aliasHasItsOwnRange() throws {
        let file = parse("a: &x hello\nb: *x\n")
        let values = file.withTree { $0.entries.map { "\($0.value.text) \(location($0.value.range, in: file))" } }
        #expect(values?.last == "hello 2:4-2:6")
    }

    @Test func ignoreCommentsAreRead() {
        let file = parse(
            "a: 1 # navgen:ignore lone-tab, unused-type\nb: \"# navgen:ignore x\"\n# navgen:ignore no-link\nc: d#navgen:ignore e\n"
                + "e: 1 #  navgen: \t ignore no-root\nf: 1 # navgen:ignored x\ng: 1 # navgen: do ignore x\n"
                + "h: \"navgen: x\" # one # navgen:ignore: a,b\r\ni: 1\t#\tnavgen:ignore"
        )
        #expect(
            file.ignores.map { "\($0.line) \($0.rule)" } == [
                "1 lone-tab", "1 unused-type", "3 no-link", "5 no-root", "8 a", "8 b", "9 ",
            ])
    }

    @Test func suggestsSimilarNames() {
        #expect(nearest(to: "detial", in: ["home", "detail", "details"])?.name == "detail")
        #expect(nearest(to: "Detail", in: ["detail"])?.name == "detail")
        #expect(nearest(to: "x", in: ["y"])?.name == nil)
        #expect(nearest(to: "orders", in: ["profile", "home"])?.name == nil)
        #expect(nearest(to: "", in: ["a"])?.name == nil)
    }
}
