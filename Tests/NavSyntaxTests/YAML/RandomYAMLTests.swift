import NavSyntax
import Testing

@Suite struct RandomYAMLTests {
    @Test func randomYAMLIsReadCorrectly() {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<400 {
            var graph = RandomYAML(random: random)
            let expected = graph.block(0, depth: 0)
            random = graph.random
            let file = parse(graph.text)
            #expect(file.diagnostics.isEmpty, "\(graph.text)")
            #expect(file.withTree(dump) == expected, "\(graph.text)")
        }
    }

    /// Random YAML with a few changes gives a diagnostic, or a tree that can be written in flow style and read again.
    @Test func changedYAMLIsReportedOrRoundTrips() {
        let pieces = [
            " ", "  ", "\n", "\n  ", "\n- ", "- ", ":", ": ", "\"", "'", "''", "\\", "#", " # ", "?", "[", "]", "{",
            "}", ",", ", ", "|", ">", "&", "*", "!", "%", "-", "--", "\n---\n", ".", "\n...", "\t", "\r", "é",
            "\u{2028}", "\u{A0}", "~", "<<: ", "a: ", "a", "[a: b]",
        ]
        var random = SeededGenerator(seed: 21)
        var treeCount = 0
        let count = 4000
        for _ in 0..<count {
            var graph = RandomYAML(random: random)
            _ = graph.block(0, depth: 1)
            random = graph.random
            var bytes = Array(graph.text.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let start = Int.random(in: 0...bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...2, using: &random))
                let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
                bytes.replaceSubrange(start..<end, with: Bool.random(using: &random) ? Array(piece.utf8) : [])
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let file = parse(bytes)
            #expect(file.isYAML || !file.diagnostics.isEmpty, "\(text)")
            guard file.diagnostics.isEmpty, let inBrackets = file.withTree(inBrackets) else { continue }
            treeCount += 1
            #expect(parse(inBrackets).withTree(self.inBrackets) == inBrackets, "\(text)")
        }
        // Make sure that both outcomes occur often enough.
        #expect(treeCount > count / 4 && treeCount < count)
    }

    /// A tree as YAML in flow style, with all scalars in quotes.
    private func inBrackets(_ node: YAMLNode) -> String {
        switch node.kind {
        case .scalar: "\"" + node.text.unicodeScalars.map(escaped).joined() + "\""
        case .sequence: "[" + node.elements.map(inBrackets).joined(separator: ", ") + "]"
        case .mapping:
            "{" + node.entries.map { "? \(inBrackets($0.key)) : \(inBrackets($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    private func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": return "\\\(scalar)"
        case " "..."~": return String(scalar)
        default:
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
    }
}

/// Generates random YAML in the style of handwritten files, with the expected output of `dump`.
private struct RandomYAML {
    var random: SeededGenerator
    private(set) var text = ""

    /// The text of a key or value, and its expected tree.
    private typealias Piece = (text: String, tree: String)

    init(random: SeededGenerator) { self.random = random }

    private mutating func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    /// Adds a block collection whose entries begin in a column, and returns its tree.
    ///
    /// The first entry begins at the end of the text.
    mutating func block(_ column: Int, depth: Int) -> String {
        let isList = depth > 0 && one(in: 3)
        var trees: [String] = []
        repeat {
            if !trees.isEmpty { text += String(repeating: " ", count: column) }
            if isList {
                text += "- "
                trees.append(item(column, depth: depth))
            } else {
                let key = key(trees.count + 1)
                text += key.text + ":"
                trees.append(key.tree + ": " + valueOfKey(column, depth: depth))
            }
        } while !one(in: 4)
        return isList ? "[" + trees.joined(separator: ", ") + "]" : "{" + trees.joined(separator: ", ") + "}"
    }

    private mutating func item(_ column: Int, depth: Int) -> String {
        guard one(in: 2) || depth > 4 else { return block(column + 2, depth: depth + 1) }
        return line(depth: depth)
    }

    private mutating func valueOfKey(_ column: Int, depth: Int) -> String {
        if !one(in: 3) || depth > 4 {
            text += " "
            return line(depth: depth)
        }
        endLine()
        if one(in: 8) { return "" }
        let inner = column + Int.random(in: 1...4, using: &random)
        text += String(repeating: " ", count: inner)
        return block(inner, depth: depth + 1)
    }

    /// Adds a value up to the end of its line.
    private mutating func line(depth: Int) -> String {
        let value = value(inBrackets: false, depth: depth)
        text += value.text
        endLine()
        return value.tree
    }

    private mutating func key(_ number: Int) -> Piece {
        let quoted = oneOf([("\"k \(number)\"", "\"k \(number)\""), ("'k: \(number)'", "\"k: \(number)\"")])
        let plain = oneOf(["key\(number)", "key\(number)", "é\(number)", "\(number)"])
        return one(in: 3) ? quoted : (plain, plain)
    }

    private mutating func endLine() {
        text += oneOf(["\n", "\n", "\n", "  \n", " # a: [\n", "\n\n", "\n   # b\n"])
    }

    private mutating func value(inBrackets: Bool, depth: Int) -> Piece {
        if depth < 4, one(in: 4) { return collection(depth: depth) }
        let plain = oneOf(["String?", "Int", "a b", "-7", "1.0", "true", "a#b", "x:y", "~", "später", "/a/b"])
        let quoted = oneOf([
            ("\"a, b\"", "\"a, b\""), ("''", "\"\""), ("'it''s'", "\"it's\""), ("\"\\\\d+\"", "\"\\d+\""),
            ("\"[{#\"", "\"[{#\""), ("\"\\\"\"", "\"\"\""),
        ])
        let open = oneOf([
            ("/a/{b}?c={d}#e", "/a/{b}?c={d}#e"), ("[a, b: c]", "[a, {b: c}]"), ("Hello, you", "Hello, you"),
        ])
        return inBrackets || one(in: 2) ? oneOf([(plain, plain), quoted]) : open
    }

    private mutating func collection(depth: Int) -> Piece {
        let blank = oneOf(["", " ", one(in: 4) ? "\n             " : ""])
        let isList = one(in: 2)
        let children: [Piece] = (0..<Int.random(in: 0...3, using: &random)).map { number in
            let value = value(inBrackets: true, depth: depth + 1)
            guard !isList else { return value }
            let key = key(number)
            return ("\(key.text): \(value.text)", "\(key.tree): \(value.tree)")
        }
        let text = blank + children.map(\.text).joined(separator: ", " + blank) + blank
        let tree = children.map(\.tree).joined(separator: ", ")
        return isList ? ("[\(text)]", "[\(tree)]") : ("{\(text)}", "{\(tree)}")
    }
}
