import TestSupport
import Testing

@testable import NavSyntax

/// Files that need no libyaml are read as libyaml reads them.
@Suite struct CommonYAMLTests {
    @Test(arguments: [
        "a: 1",
        "a: 1\nb:\n  c: [d, {e: f, g: }, h: i, ]\n  'j': \"k: l\" # m\n",
        "a:\n- b\n- c: d\n  e:\n  - f\n-\n- - g\n  - h: i\n# k\n\n  # l\nm:\n",
        "  a: b\n  c:\n      d e  f: #\n  g: http://h#i?j\n",
        "a: [\n  b,  # c\n  d\n  ]\ne: {\n  f: g,\n  h:\n    i }\n",
        "a: \"b\\\\c\\\"d\"\ne: 'f''g'''\nh: ''\n",
        "é: ä # ö\nü: [\"ß\", '→', 🧭]\n",
        "a: -1\nb: .5\nc: /d/{e}?f={g}#h\ni: a:b\nj: $k\nl: ~\n",
        "<<: {a: b}\nc: d\na: e\n",
        "a: b\na: c\n",
        "- a\n- b: c\n-    d: e\n     f: g\n",
    ])
    func needsNoLibYAML(text: String) {
        #expect(isSame(Array(text.utf8)) == true)
    }

    @Test(arguments: [
        "", "a", "\"a\"", "[a]", "{a: b}", "# a\n", "---\na: b\n", "a: b\n...\n", "%YAML 1.1\n---\na: b\n", "a: b: c\n",
        "a: b\n c: d\n", "a:\n  b: c\n d: e\n", " a: b\nc: d\n", "a: |\n  b\n", "a: >\n  b\n", "a: b\n  c\n",
        "a: [b\n  c]\n",
        "a: \"b\n  c\"\n", "a: &b c\nd: *b\n", "a: !!str b\n", "? a\n: b\n", "a: [b\nc: d\n", "a: b]\n  - c\n",
        "a: [b] c\n", "a: [b]: c\n",
        "a: \"b\"c\n", "a: \"b\"#c\n", "a: [b]#c\n", "a: [b,#c\n d]\n", "a: {b}\n", "a: {b: c: d}\n", "a: [b:]\n",
        "a: [b:?]\n", "a: - b\n",
        "- a\nb: c\n", "a:\n- b\n  - c\n", "\ta: b\n", "a:\tb\n", "a: b\r\nc: d\r\n", "a: b\u{2028}c: d\n",
        "a: b\u{85}c: d\n", "a: 'b\n",
        "a: \"\\u00e9\"\n", "a : b\n", "a: [b : c]\n", "a: {b : c}\n", "a: @b\n", "a: `b`\n", "<<: a\n",
        "a: [\n---\n]\n", "a: [\nb]\n",
    ])
    func leavesItToLibYAML(text: String) {
        #expect(isSame(Array(text.utf8)) == nil)
    }

    /// Keys beyond what libyaml looks for, and nesting beyond what is allowed.
    @Test func leavesLimitsToLibYAML() {
        func taken(_ text: String) -> Bool? { isSame(Array(text.utf8)) }
        #expect(taken(String(repeating: "a", count: 990) + ": b") == true)
        #expect(taken(String(repeating: "a", count: 1100) + ": b") == nil)
        #expect(taken("a: " + String(repeating: "[", count: 63) + String(repeating: "]", count: 63)) == true)
        #expect(taken("a: " + String(repeating: "[", count: 64) + String(repeating: "]", count: 64)) == nil)
    }

    @Test func graphsNeedNoLibYAML() throws {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<400 {
            var graph = RandomYAML(random: random)
            graph.block(0, depth: 0)
            random = graph.random
            #expect(isSame(Array(graph.text.utf8)) == true, "\(graph.text)")
        }
    }

    /// Texts that are nearly such graphs: whatever is taken is read as libyaml reads it.
    @Test func whatIsTakenIsReadAlike() {
        let pieces = [
            " ", "  ", "\n", "\n  ", "\n- ", "- ", ":", ": ", "\"", "'", "''", "\\", "#", " # ", "?", "[", "]", "{",
            "}", ",", ", ", "|", ">",
            "&", "*", "!", "%", "-", "--", "\n---\n", ".", "\n...", "\t", "\r", "é", "\u{2028}", "\u{A0}", "~", "<<: ",
            "a: ", "a", "[a: b]",
        ]
        var random = SeededGenerator(seed: 21)
        var taken = 0
        let count = 4000
        for _ in 0..<count {
            var graph = RandomYAML(random: random)
            graph.block(0, depth: 1)
            random = graph.random
            var text = Array(graph.text.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0...text.count, using: &random)
                let end = min(text.count, place + Int.random(in: 0...2, using: &random))
                let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
                text.replaceSubrange(place..<end, with: Bool.random(using: &random) ? Array(piece.utf8) : [])
            }
            guard let isSame = isSame(text) else { continue }
            taken += 1
            #expect(isSame, "\(String(decoding: text, as: UTF8.self))")
        }
        // Otherwise this would say little.
        #expect(taken > count / 4 && taken < count)
    }

    /// Whether both readers make the same of a text; nil where it is left to libyaml.
    private func isSame(_ text: [UInt8]) -> Bool? {
        let id = FileID(0)
        let decoding = SourceDecoding(text, id: id)
        guard decoding.diagnostics.isEmpty else { return nil }
        guard let common = YAMLTreeBuilder(common: decoding, id: id, limits: .standard) else { return nil }
        let any = YAMLTreeBuilder(any: decoding, id: id, limits: .standard)
        return outline(common) == outline(any)
    }

    /// All that a tree has.
    private func outline(_ builder: YAMLTreeBuilder) -> [String] {
        builder.records.map { record in
            let start = Int(record.textStart)
            let text = String(decoding: builder.arena[start..<(start + Int(record.textCount))], as: UTF8.self)
            return "\(record.kind) \(record.start)-\(record.end), next \(record.next): \(text)"
        } + builder.merged.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            + builder.diagnostics.map { "\($0)" }
            + ["\(builder.isComplete), \(builder.nodes) nodes"]
    }
}

/// YAML as people write it, at random.
private struct RandomYAML {
    var random: SeededGenerator
    private(set) var text = ""

    init(random: SeededGenerator) { self.random = random }

    private mutating func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func oneOf(_ texts: [String]) -> String { texts[Int.random(in: 0..<texts.count, using: &random)] }

    /// Several lines that begin in this column, the first where the text ends now.
    mutating func block(_ column: Int, depth: Int) {
        let indent = String(repeating: " ", count: column)
        let isList = depth > 0 && one(in: 3)
        var names = 0
        repeat {
            if names > 0 { text += indent }
            names += 1
            text += isList ? "- " : key(names) + ":"
            if !isList, !one(in: 3) || depth > 4 {
                text += " " + value(inBrackets: false, depth: depth)
                endLine()
            } else if isList, one(in: 2) || depth > 4 {
                text += value(inBrackets: false, depth: depth)
                endLine()
            } else if isList {
                block(column + 2, depth: depth + 1)
            } else {
                endLine()
                if one(in: 8) { continue }
                let inner = column + Int.random(in: 1...4, using: &random)
                text += String(repeating: " ", count: inner)
                block(inner, depth: depth + 1)
            }
        } while !one(in: 4)
    }

    private mutating func key(_ number: Int) -> String {
        oneOf(["key\(number)", "key\(number)", "\"k \(number)\"", "'k: \(number)'", "é\(number)", "\(number)"])
    }

    private mutating func endLine() {
        text += oneOf(["\n", "\n", "\n", "  \n", " # a: [\n", "\n\n", "\n   # b\n"])
    }

    private mutating func value(inBrackets: Bool, depth: Int) -> String {
        if depth < 4, one(in: 4) {
            let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in value(inBrackets: true, depth: depth + 1)
            }
            let blank = oneOf(["", " ", one(in: 4) ? "\n             " : ""])
            if one(in: 2) { return "[" + blank + items.joined(separator: ", " + blank) + blank + "]" }
            let entries = items.enumerated().map { "\(key($0.offset)): \($0.element)" }
            return "{" + blank + entries.joined(separator: ", " + blank) + blank + "}"
        }
        let plain = oneOf(["String?", "Int", "a b", "-7", "1.0", "true", "a#b", "x:y", "~", "später", "/a/b"])
        let quoted = oneOf(["\"a, b\"", "''", "'it''s'", "\"\\\\d+\"", "\"[{#\"", "\"\\\"\""])
        let open = oneOf(["/a/{b}?c={d}#e", "[a, b: c]", "Hello, you"])
        return inBrackets || one(in: 2) ? oneOf([plain, quoted]) : open
    }
}
