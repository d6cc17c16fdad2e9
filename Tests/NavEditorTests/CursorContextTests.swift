import Foundation
import NavEditor
import NavGraph
import NavSyntax
import TestSupport
import Testing

@Suite struct CursorContextTests {
    private var failures = 0
    private var random = RandomSource(3)

    /// All graphs of the repository.
    static let graphs: [String] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = FileManager.default.enumerator(
            at: root.appendingPathComponent("Graphs"), includingPropertiesForKeys: nil)
        return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
    }()

    @Test("find the path to each key and value of a valid file, as the parser does")
    mutating func agreesWithTheTree() throws {
        #expect(Self.graphs.count > 40)
        for path in Self.graphs {
            let text = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            let parsed = parseYAML(text, name: path, id: FileID(0))
            parsed.withTree { tree in compare(tree, [], text, path) }
        }
    }

    private mutating func compare(_ node: YAMLNode, _ path: [PathStep], _ text: [UInt8], _ file: String) {
        func check(_ node: YAMLNode, _ path: [PathStep], isKey: Bool) {
            // Aliases, block scalars and scalars on several lines have no one place.
            guard node.kind == .scalar, !node.isMultiline, node.range.end > node.range.start, failures < 8,
                Rounds.areMany || random.chance(1, in: 10),
                !"*&!|>".utf8.contains(text[Int(node.range.start)])
            else { return }
            let isQuoted = text[Int(node.range.start)] == 0x22 || text[Int(node.range.start)] == 0x27
            let end = Int(node.range.end) - (isQuoted ? 1 : 0)
            let context = CursorContext(text, at: end)
            if context.path == path, !isKey || context.kind == .key { return }
            failures += 1
            let line = LineTable(SourceFile(name: file, text: text)).line(of: end)
            Issue.record("\(file):\(line) `\(node.text)`: \(context.path) \(context.kind), wants \(path)")
        }
        for element in node.elements {
            check(element, path + [.item], isKey: false)
            compare(element, path + [.item], text, file)
        }
        for (key, value) in node.entries where key.range.start >= node.range.start {
            check(key, path, isKey: true)
            guard value.range.start >= key.range.start else { continue }
            check(value, path + [.key(key.text)], isKey: false)
            compare(value, path + [.key(key.text)], text, file)
        }
    }

    @Test(
        "know the keys that a mapping has",
        arguments: [
            ("a:\n  b: 1\n  |\n  c: 2\nd: 3", ["b", "c"]), ("a:\n  b: 1\n  |   # c\n  c: 2", ["b", "c"]),
            ("a:\n  b:\n    x: 1\n  |", ["b"]),
            ("a: {b: 1, |, c: {d: 2}}", ["b", "c"]), ("- a: 1\n  |\n- b: 2", ["a"]), ("a: 1\n|\nb: 2", ["a", "b"]),
            ("a: {b: 1,\n  c: 2,\n  |}\nd: 1", ["b", "c"]), ("x:\n  - {a: 1, |}\n  - {b: 2}", ["a"]),
        ])
    func knowsSiblings(_ text: String, _ siblings: [String]) throws {
        let cursor = try #require(text.utf8.firstIndex(of: UInt8(ascii: "|")))
        let context = CursorContext(
            Array(text.utf8.filter { $0 != UInt8(ascii: "|") }),
            at: text.utf8.distance(from: text.startIndex, to: cursor))
        #expect(context.kind == .key)
        #expect(context.siblings == Set(siblings))
    }

    @Test("survive any text and any cursor")
    func readsAnything() throws {
        var random = RandomSource(5)
        let pieces = [
            "a", "key:", ": ", "- ", "{", "}", "[", "]", "\"", "'", ",", "\n", "\n  ", "\n    ", "# c", "|\n", ">",
            "&a",
            "*a", "!t ", "\t", "é", "{id}", "\\", "\r\n", "?", "\u{0}",
        ]
        for _ in 0..<Rounds.of(3000) {
            var text = ""
            for _ in 0..<random.below(40) { text += pieces[random.below(pieces.count)] }
            let bytes = Array(text.utf8)
            let context = CursorContext(bytes, at: random.below(bytes.count + 2))
            #expect(context.typed.lowerBound >= 0 && context.typed.upperBound <= bytes.count)
        }
    }
}
