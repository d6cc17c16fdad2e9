import Foundation
import NavCompiler
import NavFiles
import NavGraph
import TestSupport
import Testing

@testable import NavEmit

/// The dot output as Graphviz reads it.
@Suite(.enabled(if: GraphvizReading.isExpected, "Graphviz is not installed")) struct DotTests {
    static let hostile = [
        "plain", "a \"quoted\" one", "back\\slash \\N \\G \\l \\\\ \\", "\\", "\\\"", "\"\\", "two\nlines", "\n\nlate",
        "<b>html</b>", "<<TABLE>>", "<", "a & b &amp; c &#65; &#x41; &nbsp; &amp;amp; &foo; &;",
        "שלום \u{202B}rtl\u{202E}",
        "{a | b}", "日本 👍🏽 é e\u{301}", "]; evil [", "-->", "<!-- x --> %s %d", "$name \\T \\E \\H",
        " led and trailed  by  spaces ",
        "tab\there", "bell\u{7} del\u{7F} next\u{85}line", "\u{FFFE}\u{FFFF}", "\u{2028}sep",
        "A title that is much longer than what fits on one line of a box",
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "]]>", "'", "`", "\\\n",
    ]

    @Test func escapedTitlesReadBackUnchanged() throws {
        try expectTitles(Self.hostile)
        let printable = (0x21..<0x7F).compactMap { Unicode.Scalar($0).map(String.init) }
        try expectTitles(printable.flatMap { [$0, "a" + $0, $0 + "a"] })
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func randomTitlesReadBackUnchanged(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let pieces = [
            "\\", "\"", "\n", "<", ">", "&", "amp;", "#65;", "N", "\\N", "\\l", "{", " ", "  ", "a", "ö", "\u{202E}",
            "👍", "\t",
            "<b>", "</b>", "<BR/>", "&lt;", "-->", "/*", "//", "]", ";", "'", "%", "$", "=", "+", "|", "é", "\u{5D0}",
        ]
        let titles = (0..<300).map { _ in
            (0..<(1 + Int(random.next() % 9))).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
        }
        try expectTitles(titles)
    }

    /// Graphviz reads no more than 16,384 bytes at once.
    @Test func noTitleIsTooLong() throws {
        let pieces = ["y", "word ", "\\", "\\\\n", "\"", "\n", "a\n", "日本", "<", "<b>", "&", "é", "👩‍👩‍👧", "]"]
        let titles =
            pieces.map { String(repeating: $0, count: 20_000) } + ["e" + String(repeating: "\u{301}", count: 20_000)]
        let picture = try GraphvizReading.picture(PictureSample.text(PictureSample.graph(titles: titles), as: .dot))
        for (index, title) in titles.enumerated() where !title.allSatisfy(\.isWhitespace) {
            let object = try #require(picture.object("s\(index)"))
            // Compared outside of `#expect`, which would print the whole strings.
            let isExact = object.title.map { Array($0.utf8) == Array(title.utf8) } ?? true
            #expect(isExact, "\(index)")
            // Twenty lines at most, and the id.
            let isShort = object.texts.count <= 21 && (object.texts.contains("…") || index == titles.count - 1)
            #expect(isShort, "\(index)")
        }
        let count = picture.objects.count { ($0.title?.utf8.count ?? 0) >= 20_000 }
        #expect(count >= 10)
    }

    /// Draws a screen for each title, and compares what Graphviz reads and draws with the titles.
    private func expectTitles(_ titles: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let picture = try GraphvizReading.picture(PictureSample.text(PictureSample.graph(titles: titles), as: .dot))
        var exact = 0
        for (index, title) in titles.enumerated() {
            let isBlank = title.allSatisfy(\.isWhitespace)
            let id = "s\(index)"
            let object = try #require(picture.object(id), sourceLocation: sourceLocation)
            if let found = object.title {
                #expect(Array(found.utf8) == Array((isBlank ? id : title).utf8), sourceLocation: sourceLocation)
                exact += 1
            }
            // The lines of the title, then the id.
            let drawn = (isBlank ? id : HostileTextTests.drawn(title)) + (isBlank ? "" : id)
            #expect(
                Array(object.texts.joined().utf8) == Array(drawn.utf8), "\(title.debugDescription)",
                sourceLocation: sourceLocation)
        }
        // DOT has a notation for all but a few unusual titles, without marks that change the direction of text.
        let visible = titles.filter { HostileTextTests.drawn($0) == HostileTextTests.drawn($0, keepsMarks: true) }
        #expect(exact * 10 >= visible.count * 7, sourceLocation: sourceLocation)
    }

    @Test func anyTitleIsValidXMLInTheSVG() throws {
        let titles = Self.hostile.filter { $0.count <= 36 && !$0.contains(where: \.isNewline) }
        let svg = try GraphvizReading.output(
            PictureSample.text(PictureSample.graph(titles: titles), as: .dot), format: "svg")
        let texts = Set(try XMLTexts(svg).texts.map { $0.replacing("\u{A0}", with: " ") })
        for title in titles {
            #expect(texts.contains(HostileTextTests.drawn(title)), "\(title.debugDescription)")
        }
    }

    @Test func hostileStringsAreDrawnEverywhere() throws {
        for text in Self.hostile {
            let quoted = PictureSample.quoted(text)
            let template = PictureSample.quoted(text.replacing("{", with: "{{"))
            let graph = """
                navgen: 1
                root: home
                conditions: {in: {doc: \(quoted)}}
                screens:
                  home: {doc: \(quoted), entry: true, to: [{other: {label: \(template), doc: \(quoted), when: in}}]}
                  other: {to: [ask], tags: [\(quoted)]}
                alerts: {ask: {title: \(template), actions: {ok: {label: \(template), to: home}}}}
                flows: {tour: {title: \(template), entry: true, steps: [{one: {title: \(template)}}]}}
                """
            let picture = try GraphvizReading.picture(PictureSample.text(graph, as: .dot))
            #expect(picture.pairs.contains("home -> other"))
        }
    }

    @Test(arguments: ExampleGraph.all) func everyNodeAndEveryRouteIsDrawnOnce(example: ExampleGraph) throws {
        try expectWhole(try example.compiled())
    }

    @Test(arguments: 1...UInt64(Rounds.of(25))) func everyRandomGraphIsDrawnWhole(seed: UInt64) throws {
        var random = RandomGraph(seed: seed)
        try expectWhole(try CompiledGraph(random.text()))
    }

    /// Checks that Graphviz reads every node and every route of the graph.
    private func expectWhole(_ compiled: CompiledGraph) throws {
        let picture = try GraphvizReading.picture(
            PictureSample.text(compiled.links, as: .dot, PictureSample.open))
        let graph = compiled.analyzed.graph
        // The steps of a flow are cells of its card.
        var flows: [String: String] = [:]
        for flow in graph.nodes {
            guard case .flow(let detail) = flow.detail else { continue }
            for step in detail.steps { flows[graph[step].name] = flow.name }
        }
        func owner(_ name: Substring) -> String { flows[String(name)] ?? String(name) }
        let nodes = picture.objects.filter { !$0.isCluster && !$0.name.hasPrefix(" ") }.map(\.name)
        #expect(nodes.sorted() == graph.nodes.map(\.name).filter { flows[$0] == nil }.sorted())
        for step in graph.nodes where step.kind == .step {
            let texts = flows[step.name].flatMap { picture.object($0)?.texts } ?? []
            #expect(texts.contains { $0.contains(step.id.value) }, "\(step.name)")
        }
        let expected = PictureSample.expectedPairs(of: graph).map { pair in
            let ends = pair.split(separator: " -> ", maxSplits: 1)
            return (owner(ends[0]), owner(ends[1]), flows[String(ends[1])] == nil)
        }.filter { $0.2 }.map { "\($0.0) -> \($0.1)" }
        // What leads from a split to its columns is only drawn where they are outside of its frame.
        let splits = Set(graph.nodes.filter { $0.kind == .split }.map(\.name))
        var extra = picture.pairs
        for pair in expected {
            if let index = extra.firstIndex(of: pair) { extra.remove(at: index) } else { Issue.record("\(pair)") }
        }
        #expect(extra.allSatisfy { pair in splits.contains { pair.hasPrefix("\($0) -> ") } }, "\(extra)")
    }

    @Test func outputIsTheSameInEveryRun() throws {
        let shop = try ExampleGraph.shop.compiled()
        let drawing = PictureSample.text(shop.links, as: .dot)
        #expect(PictureSample.text(shop.links, as: .dot) == drawing)
        #expect(!drawing.contains(repository.path))
    }

    @Test(arguments: [OutputKind.svg, .png, .pdf]) func aPictureIsTheSameEachTime(kind: OutputKind) async throws {
        let shop = try ExampleGraph.shop.compiled()
        let dot = PictureSample.text(shop.links, as: .dot)
        let first = try Graphviz().draw(dot, as: kind).get()
        // Waits for another second, as files may contain the time.
        try await Task.sleep(for: .milliseconds(1100))
        #expect(try Graphviz().draw(dot, as: kind).get() == first)
        let text = String(decoding: first, as: UTF8.self)
        switch kind {
        case .svg:
            #expect(text.hasPrefix("<?xml") && text.hasSuffix("</svg>\n"))
            #expect(!text.contains("<!--") && !text.contains("graphviz version"))
            #expect(try XMLTexts(text).texts.contains("Product {productId}"))
        case .png: #expect(Array(first.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        default: #expect(text.hasPrefix("%PDF-"))
        }
    }

    @Test func theLegendExplainsWhatOccurs() throws {
        let compiled = try CompiledGraph(PictureSample.everything)
        func legend(_ size: LegendSize) throws -> String {
            var options = PictureOptions()
            options.legend = size
            return try GraphvizReading.picture(
                PictureSample.text(compiled.links, as: .dot, options)
            ).texts.joined(separator: "\n")
        }
        let compact = try legend(.compact)
        let full = try legend(.full)
        for words in ["presents a sheet", "replaces the whole stack", "shows a dialog", "selects a tab"] {
            #expect(compact.contains(words) && full.contains(words))
        }
        for words in ["every screen, sheet, cover and popover", "opened from outside the graph", "popover"] {
            #expect(full.contains(words))
        }
        #expect(!compact.contains("opened from outside the graph"))
        #expect(try legend(.none) == "")
    }

    /// Counts what Graphviz's own positions show: boxes that overlap, labels on boxes, and lines through boxes.
    @Test(arguments: ExampleGraph.all) func nothingOverlaps(example: ExampleGraph) throws {
        let compiled = try example.compiled()
        try expectNoOverlaps(PictureSample.text(compiled.links, as: .dot))
    }

    @Test func nothingOverlapsInAGraphWithEverything() throws {
        try expectNoOverlaps(PictureSample.text(PictureSample.everything, as: .dot))
    }

    private func expectNoOverlaps(_ dot: String) throws {
        let picture = try GraphvizReading.picture(dot)
        let boxes = picture.objects.indices.filter {
            !picture.objects[$0].isCluster && picture.objects[$0].frame != nil
        }
        for (number, first) in boxes.enumerated() {
            for second in boxes[(number + 1)...] {
                guard let one = picture.objects[first].frame, let two = picture.objects[second].frame else { continue }
                #expect(!one.overlaps(two), "\(picture.objects[first].name) and \(picture.objects[second].name)")
            }
        }
        let labels = picture.labels.compactMap(\.self)
        for (index, label) in labels.enumerated() {
            #expect(!labels[(index + 1)...].contains { $0.overlaps(label) }, "two labels")
        }
        for (index, edge) in picture.edges.enumerated() {
            for box in boxes {
                guard let frame = picture.objects[box].frame else { continue }
                let name = picture.objects[box].name
                if let label = picture.labels[index] { #expect(!label.overlaps(frame), "a label and \(name)") }
                guard box != edge.source, box != edge.target else { continue }
                let isCrossed = picture.curves[index].flatMap(Self.points).contains { frame.contains($0.x, $0.y) }
                #expect(!isCrossed, "\(picture.pairs[index]) through \(name)")
            }
        }
    }

    /// Points on a curve of cubic pieces, given by its control points.
    private static func points(on curve: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
        stride(from: 0, to: max(curve.count - 3, 0), by: 3).flatMap { start in
            (0...20).map { step in
                let t = Double(step) / 20
                let weights = [(1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t]
                let piece = zip(weights, curve[start..<(start + 4)])
                return (x: piece.reduce(0) { $0 + $1.0 * $1.1.x }, y: piece.reduce(0) { $0 + $1.0 * $1.1.y })
            }
        }
    }

    @Test func tabsAreInOrderFromTopToBottom() throws {
        for example in ExampleGraph.all {
            let compiled = try example.compiled()
            let graph = compiled.analyzed.graph
            let picture = try GraphvizReading.picture(
                PictureSample.text(compiled.links, as: .dot))
            let heights = graph.ids(of: .tab).compactMap { picture.object(graph[$0].name)?.frame?.top }
            #expect(heights == heights.sorted(by: >), "\(example.name)")
        }
    }

    @Test func anSVGIsDescribedAndFollowsTheSystem() throws {
        let shop = try ExampleGraph.shop.compiled()
        func svg(_ theme: PictureTheme) throws -> String {
            var look = PictureOptions()
            look.theme = theme
            let options = EmitOptions(sourceName: "shop.yaml", picture: look)
            let made = outputs([.svg], of: shop.links, options)
            return try #require(made.files.first?.files.first).contents
        }
        let adaptive = try svg(.auto)
        #expect(adaptive.contains("<title>Product {productId}</title>\n<desc>screen product: One product."))
        #expect(
            adaptive.contains("@media (prefers-color-scheme:dark)") && adaptive.contains("role=\"graphics-document\""))
        let dark = try svg(.dark)
        #expect(!dark.contains("<style>"))
        // Every color of the light theme has a dark one, which is used everywhere.
        let light = try svg(.light)
        let colors = Set(light.matches(of: /(?:fill|stroke)="(#[0-9a-f]{6})"/).map { String($0.1) })
        #expect(colors.count > 10 && colors.allSatisfy { Ink.dark[$0] != nil }, "\(colors)")
        #expect(colors.allSatisfy { !dark.contains("\"\($0)\"") })
        for text in [light, dark, adaptive] { #expect(try XMLTexts(text).texts.contains("Product {productId}")) }
    }

    @Test func theHospitalIsDrawnQuickly() throws {
        let hospital = try ExampleGraph.hospital.compiled()
        let dot = PictureSample.text(hospital.links, as: .dot)
        #expect(try !Graphviz().draw(dot, as: .svg).get().isEmpty)
    }
}
