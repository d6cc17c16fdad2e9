import NavCompiler
import NavGraph
import TestSupport
import Testing

@testable import NavEmit

@Suite struct MermaidTests {
    @Test func escapedTitlesReadBackUnchanged() throws {
        try expectTitles(DotTests.hostile)
        try expectTitles([
            "end", "graph", "style x:y#a;", "1. one", "- list", "# head", "**b** _i_ `c`", "fa:fa-car", "#quot;",
            "#35;", "ﬂ°°35¶ß", "www.example.com", "a@b.c", "%% no", "x --> y", "~~~", "o", "x",
        ])
    }

    /// Strings that Mermaid would interpret even when they are written as entities, checked with version 11.12
    /// in a browser.
    @Test(arguments: [
        ("*a*", "#65279;#42;#65279;a#65279;#42;#65279;"), ("a_b", "a#95;b"), ("_b", "#65279;#95;#65279;b"),
        ("\\*", "#92;#65279;#65279;#42;#65279;"), ("fa:fa-car", "fa#58;#65279;fa#45;car"), ("a: b", "a#58; b"),
        ("$$x", "#36;#65279;#36;x"), ("ﬂ°", "#64258;#65279;#176;"), ("  a", "#160;#160;a"), ("<b>", "#60;b#62;"),
    ]) func separatesCharactersThatMermaidInterprets(text: String, expected: String) {
        #expect(MermaidText.escaped(text) == expected)
    }

    private func expectTitles(_ titles: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let text = try PictureSample.text(PictureSample.graph(titles: titles), as: .mermaid)
        let reader = try MermaidReader(text)
        for (index, title) in titles.enumerated() {
            let isBlank = title.allSatisfy(\.isWhitespace)
            let label = try #require(reader.boxes["n_s\(index)"], sourceLocation: sourceLocation)
            let lines = isBlank ? ["s\(index)"] : [shown(title), "s\(index)"]
            #expect(
                label.filter { $0 != "\n" && $0 != "\u{FEFF}" }.replacing("\u{A0}", with: " ") == lines.joined(),
                "\(title.debugDescription)",
                sourceLocation: sourceLocation)
        }
    }

    /// A title as a page can show it.
    private func shown(_ title: String) -> String {
        var text = ""
        for character in title where !character.isNewline {
            for scalar in character.unicodeScalars {
                switch scalar.value {
                case 0x09: text += " "
                case 0..<0x20: text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
                case 0x7F: text += "\u{2421}"
                case 0x80..<0xA0, 0xFFFE, 0xFFFF: text += "\u{FFFD}"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return text
    }

    @Test(arguments: ExampleGraph.all) func everyNodeAndEveryRouteIsDrawnOnce(example: ExampleGraph) throws {
        let compiled = try example.compiled()
        try expectWhole(compiled)
    }

    @Test(arguments: 1...UInt64(Rounds.of(40))) func everyRandomGraphIsDrawnWhole(seed: UInt64) throws {
        var random = RandomGraph(seed: seed)
        try expectWhole(try CompiledGraph(random.text()))
    }

    @Test func everyKindOfElementIsDrawn() throws {
        try expectWhole(try CompiledGraph(PictureSample.everything))
    }

    private func expectWhole(_ compiled: CompiledGraph) throws {
        let text = PictureSample.text(compiled.links, as: .mermaid, PictureSample.open)
        let reader = try MermaidReader(text)
        let graph = compiled.analyzed.graph
        func id(_ name: String) -> String { "n_" + name.replacing(" ", with: "_").replacing(".", with: "_") }
        #expect(Set(graph.nodes.map { id($0.name) }).isSubset(of: reader.boxes.keys))
        let pairs = reader.lines.filter { $0.source.hasPrefix("n_") }.map { "\($0.source) -> \($0.target)" }
        let expected = PictureSample.expectedPairs(of: graph).map { pair in
            let ends = pair.split(separator: ">", maxSplits: 1).map(String.init)
            return "\(id(String(ends[0].dropLast(2)))) -> \(id(String(ends[1].dropFirst())))"
        }
        // What leads from a split to its columns is only drawn where they are outside of its frame.
        let splits = graph.nodes.filter { $0.kind == .split }.map { id($0.name) }
        var extra = pairs
        for pair in expected {
            if let index = extra.firstIndex(of: pair) { extra.remove(at: index) } else { Issue.record("\(pair)") }
        }
        #expect(extra.allSatisfy { pair in splits.contains { pair.hasPrefix("\($0) -> ") } }, "\(extra)")
    }

    @Test func similarIdsStayDistinct() throws {
        let text = """
            navgen: 1
            root: one
            flows: {one: {entry: true, steps: [a_b], then: one_a_b}}
            screens: {one_a_b: {to: [größe, grOße]}, größe: {}, grOße: {}}
            """
        let result = compileText(["graph.yaml": text])
        let analyzed = try #require(result.analyzed)
        let links = try #require(result.links)
        let reader = try MermaidReader(PictureSample.text(links, as: .mermaid))
        #expect(reader.boxes.keys.filter { $0.hasPrefix("n_") }.count == analyzed.graph.nodes.count + 1)
    }

    @Test func picturesTooLargeForGitHubAreReported() throws {
        func problem(screens: Int) throws -> String? {
            let ids = (0..<screens).map { "s\($0)" }
            let text =
                "navgen: 1\nroot: s0\nscreens:\n"
                + ids.map { "  \($0): {to: [\(ids.joined(separator: ", "))]}\n" }.joined()
            return MermaidLimits.problem(of: try PictureSample.text(text, as: .mermaid))
        }
        // The legend and the start add lines of their own.
        #expect(try problem(screens: 21) == nil)
        let near = try #require(try problem(screens: 22))
        #expect(near.hasPrefix("the mermaid output is nearly too large for GitHub: "))
        let said = try #require(try problem(screens: 23))
        #expect(said.hasPrefix("the mermaid output is too large for GitHub: 532 lines of at most 500"))
        #expect(said.hasSuffix("`navgen graph GRAPH --format mermaid --split DIR` writes a flowchart for each section"))
        let ids = (0..<100).map { "s\($0)" }
        let title = String(repeating: "word ", count: 120)
        let long =
            "navgen: 1\nroot: s0\nscreens:\n  s0: {to: [\(ids.joined(separator: ", "))]}\n"
            + ids.dropFirst().map { "  \($0): {title: \(title)}\n" }.joined()
        let saidOfLong = try #require(MermaidLimits.problem(of: try PictureSample.text(long, as: .mermaid)))
        #expect(saidOfLong.contains("characters of at most 50000") && !saidOfLong.contains("lines"))
        let names = try ExampleGraph.all.filter {
            let compiled = try $0.compiled()
            return MermaidLimits.problem(of: PictureSample.text(compiled.links, as: .mermaid)) != nil
        }
        #expect(names.map(\.name) == [])
    }
}
