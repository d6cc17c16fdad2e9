import Foundation
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavEmit

/// Pictures of two versions, as Graphviz and Mermaid read them.
@Suite(.enabled(if: GraphvizReading.isExpected, "Graphviz is not installed")) struct ChangedPictureTests {
    private let old = """
        tabs: {a: {root: home}, b: {root: list}}
        screens: {home: {to: [item, {list: {label: All}}]}, item: {to: [lost]}, lost: {params: {id: Int?}}, list: {}}
        """
    private let new = """
        tabs: {a: {root: home}, b: {root: list}}
        screens: {home: {to: [item, list]}, item: {}, list: {title: Everything, to: [fresh]}, fresh: {}}
        """

    @Test func removedElementsAreDashedAndPaleAndAddedOnesEmphasized() throws {
        let lines = try TwoVersions(old, new).text(as: .dot).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        func line(_ start: String) throws -> String { try #require(lines.first { $0.hasPrefix(start) }) }
        let lost = try line("\"lost\" [")
        for part in [
            "<B>− lost</B>", "style=\"filled,rounded,dashed\"", "fillcolor=\"\(Palette.pale)\"",
            "COLOR=\"\(Palette.paleText)\"", "color=\"#cc3d3d\"",
            "tooltip=\"lost\\nscreen lost\\nremoved since the previous version\"",
        ] {
            #expect(lost.contains(part), "\(part) in \(lost)")
        }
        let fresh = try line("\"fresh\" [")
        #expect(fresh.contains("<B>+ fresh</B>") && fresh.contains("color=\"#00855f\", penwidth=2.5"))
        let list = try line("\"list\" [")
        #expect(list.contains("<B>~ Everything</B>") && list.contains("had no title"))
        #expect(try line("\"list\" -> \"fresh\"").contains("<B>+</B></FONT></FONT></TD>"))
        #expect(try line("\"home\" -> \"list\"").contains("<B>~</B></FONT> was All"))
        #expect(try line("\"item\" -> \"lost\"").contains("penwidth=0.7, color=\"#cc3d3d\""))
        #expect(try !line("\"item\" [").contains("color=\"#cc3d3d\""))
    }

    @Test func theLegendHasASampleOfEachSymbol() throws {
        let picture = try GraphvizReading.picture(try TwoVersions(old, new).text(as: .dot))
        let legend = picture.texts.joined()
        for sample in [
            "+ new in this version", "− removed since the previous version", "~ changed since the previous version",
        ] {
            #expect(legend.contains(sample))
        }
        #expect(picture.object("lost")?.texts == ["− lost", "(id: Int?)"])
    }

    @Test func removedElementsComeLastAndNothingElseMoves() throws {
        let versions = try TwoVersions(old, new)
        let plain = PictureSample.text(versions.new.links, as: .dot)
        func subjects(_ text: String) -> [String] {
            text.split(separator: "\n").compactMap { line in
                let line = line.trimmingCharacters(in: .whitespaces)
                guard line.hasPrefix("\"") else { return nil }
                return line.components(separatedBy: " [").first
            }
        }
        let gone = ["\"lost\"", "\"item\" -> \"lost\""]
        let marked = subjects(try versions.text(as: .dot))
        #expect(marked.filter { !gone.contains($0) } == subjects(plain))
        #expect(marked.last == gone[1])
        #expect(try versions.text(as: .dot) == versions.text(as: .dot))
    }

    @Test func mermaidShowsTheSameMarks() throws {
        let text = try TwoVersions(old, new).text(as: .mermaid)
        _ = try MermaidReader(text)
        for part in [
            "#8722; lost", "#43; fresh", "#126; Everything", "class n_lost removedMark", "#43;#58; new in this version",
        ] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
    }

    // MARK: - Any two graphs

    /// Compares random graphs that share some names.
    @Test(arguments: 1...12 as ClosedRange<UInt64>) func everyChangeBetweenRandomGraphsIsDrawnOnce(seed: UInt64) throws
    {
        var (first, second) = (RandomGraph(seed: seed), RandomGraph(seed: seed + 100))
        let versions = TwoVersions(try CompiledGraph(first.text()), try CompiledGraph(second.text()))
        let drawing = try versions.drawing()
        let (old, new) = (versions.old.analyzed.graph, versions.new.analyzed.graph)
        let (before, now) = (Set(old.nodes.map(\.name)), Set(new.nodes.map(\.name)))
        func names(_ isMarked: (Drawing.Change?) -> Bool) -> Set<String> {
            Set(drawing.boxes.filter { isMarked($0.marks.change) && !$0.id.hasPrefix(" ") }.map(\.id))
        }
        #expect(names { $0 == .added } == now.subtracting(before))
        #expect(names { $0 == .removed } == before.subtracting(now))
        #expect(names { $0 == .changed || $0 == nil } == now.intersection(before))
        // Lines that are not removed are those of the new graph, in order. All others are from the old graph.
        let (plain, former) = (plainLines(versions.new), plainLines(versions.old))
        #expect(lines(drawing) { $0 != .removed } == plain)
        let gone = lines(drawing) { $0 == .removed }
        let kept = drawing.lines.count { $0.change == nil || $0.change == .changed }
        #expect(gone.count + kept == former.count)
        #expect(Set(gone).isSubset(of: Set(former)))
        // In the opposite direction, added and removed elements are swapped.
        let back = try TwoVersions(versions.new, versions.old).drawing()
        #expect(lines(back) { $0 == .removed }.sorted() == lines(drawing) { $0 == .added }.sorted())
        let picture = try GraphvizReading.picture(try versions.text(as: .dot))
        let nodes = picture.objects.filter { !$0.isCluster && !$0.name.hasPrefix(" ") }.map(\.name)
        // The steps of a flow, and the lines between them, are in its card.
        let cards = FlowCards(drawing)
        let steps = Set(cards.ports.keys.map { drawing.boxes[$0].id })
        #expect(nodes.sorted() == before.union(now).subtracting(steps).sorted())
        let lines = drawing.lines.count { $0.kind != .step || cards.ports[$0.target] == nil }
        #expect(picture.pairs.count == lines)
        _ = try MermaidReader(try versions.text(as: .mermaid))
        try expectSameOfThePage(drawing, versions)
    }

    /// Checks that the page marks the same nodes, and that its routes add up.
    private func expectSameOfThePage(_ drawing: Drawing, _ versions: TwoVersions) throws {
        let (old, new) = (versions.old, versions.new)
        let changes = try #require(try versions.options().changes)
        let json = ChangeDocument(GraphDocument(new.links), changes).json
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data((json?.text() ?? "null").utf8)) as? [String: [[String: Any]]])
        func marks(_ key: String) -> [String] {
            (document[key] ?? []).map { "\($0["change"] ?? "removed") \($0["id"] ?? "")" }
        }
        let marked = drawing.boxes.compactMap { box in
            box.node.flatMap { _ in box.marks.change.map { "\($0) \(box.id)" } }
        }
        #expect((marks("nodes") + marks("removedNodes")).sorted() == marked.sorted())
        let before = GraphDocument(old.links).routes.count
        let now = GraphDocument(new.links).routes.count
        let added = (document["routes"] ?? []).count { $0["change"] as? String == "added" }
        #expect(before - (document["removedRoutes"] ?? []).count == now - added)
    }

    private func plainLines(_ graph: CompiledGraph) -> [String] {
        lines(DrawingBuilder.drawing(of: graph.analyzed, PictureOptions())) { _ in true }
    }

    private func lines(_ drawing: Drawing, _ isWanted: (Drawing.Change?) -> Bool) -> [String] {
        drawing.lines.filter { isWanted($0.change) }.map {
            "\(drawing.boxes[$0.source].id) \($0.kind) \(drawing.boxes[$0.target].id)"
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func aGraphComparedWithItselfHasNoMarks(seed: UInt64) throws {
        var random = RandomGraph(seed: seed)
        let graph = try CompiledGraph(random.text())
        let versions = TwoVersions(graph, graph)
        for kind in [OutputKind.dot, .html] {
            let isPlain = try versions.text(as: kind) == PictureSample.text(graph.links, as: kind)
            #expect(isPlain)
        }
    }

    // MARK: - Hostile texts

    @Test func hostileStringsOfBothVersionsAreDrawn() throws {
        let texts = DotTests.hostile
        var (screens, alerts, flows) = ("home: {to: [", "", "")
        for (number, text) in texts.enumerated() {
            let title = PictureSample.quoted(text.replacing("{", with: "{{"))
            screens += "{other: {label: \(title), doc: \(PictureSample.quoted(text))}}, ask\(number), "
            alerts += "ask\(number): {title: \(title), actions: {ok: {label: \(title), to: home}}}, "
            flows += "tour\(number): {title: \(title), entry: true, steps: [{one: {title: \(title)}}]}, "
        }
        let hostile = try CompiledGraph(
            "navgen: 1\nroot: home\nscreens: {\(screens)]}, other: {}}\nalerts: {\(alerts)}\nflows: {\(flows)}")
        let plain = try CompiledGraph(
            "navgen: 1\nroot: home\nscreens: {home: {to: [\(texts.map { _ in "{other: {as: reset}}" }.joined(separator: ", "))]}, other: {title: x}}"
        )
        for versions in [TwoVersions(hostile, plain), TwoVersions(plain, hostile)] {
            let picture = try GraphvizReading.picture(try versions.text(as: .dot))
            for number in texts.indices { #expect(picture.pairs.contains("ask\(number) -> home")) }
            #expect(picture.pairs.count { $0 == "home -> other" } == texts.count)
            _ = try MermaidReader(try versions.text(as: .mermaid))
        }
    }

    @Test func hostileStringsOfRemovedAndChangedNodesAreEscaped() throws {
        let titles = DotTests.hostile
        let old = try CompiledGraph(PictureSample.graph(titles: titles))
        let new = try CompiledGraph("navgen: 1\nroot: s0\nscreens: {s0: {}, home: {entry: true}}")
        let sentences = ["s0": titles]
        let picture = try GraphvizReading.picture(try TwoVersions(old, new).text(as: .dot, sentences))
        let nodes = picture.objects.filter { !$0.isCluster && !$0.name.hasPrefix(" ") }
        #expect(nodes.count == titles.count + 1)
        for (index, title) in titles.enumerated().dropFirst() {
            let object = try #require(picture.object("s\(index)"))
            #expect(object.texts.first?.hasPrefix("− ") == true)
            guard let found = object.title, !title.allSatisfy(\.isWhitespace) else { continue }
            #expect(Array(found.utf8) == Array(title.utf8))
        }
        #expect(picture.object("s0")?.texts.contains("and \(titles.count - 3) more") == true)
        // As notes, one at a time.
        let same = TwoVersions(new, new)
        for title in titles {
            let text = try same.text(as: .dot, ["s0": [title]])
            #expect(try GraphvizReading.picture(text).objects.contains { $0.name == "home" })
        }
    }
}
