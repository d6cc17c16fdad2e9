import Foundation
import NavCompiler
import NavGraph
import NavLinks
import NavSyntax
import TestSupport
import Testing

@testable import NavEmit

/// What is in a picture, and where: clusters, options, marks, the legend.
@Suite struct DrawingTests {
    private struct Sample {
        let compiled: Compilation
        let analyzed: AnalyzedGraph
        var graph: Graph { analyzed.graph }

        init(_ files: KeyValuePairs<String, String>) throws {
            compiled = compileText(files)
            analyzed = try #require(compiled.analyzed)
        }

        func node(_ name: String) throws -> NodeID {
            NodeID(try #require(graph.nodes.firstIndex { $0.name == name }))
        }

        func section(_ path: String) throws -> SectionID {
            SectionID(try #require(graph.sections.firstIndex { $0.path == path }))
        }

        func drawing(_ options: PictureOptions = .init()) -> Drawing {
            DrawingBuilder.drawing(of: analyzed, options)
        }
    }

    private func sample(_ text: String) throws -> Sample {
        let sample = try Sample(["graph.yaml": text])
        try #require(!sample.compiled.hasErrors, "\(findings(in: text))")
        return sample
    }

    // MARK: - Clusters

    @Test func nodesAreInTheClusterThatEnclosesThem() throws {
        let drawing = try sample(
            """
            navgen: 1
            tabs: {a: {root: home}, b: {root: list}}
            screens:
              home: {to: [edit, shared, only]}
              only: {to: [help]}
              help: {}
              shared: {}
              list: {to: [shared, ask]}
              draft: {to: [sketch]}
              sketch: {to: [draft]}
            sheets: {edit: {to: [draft, plain]}, plain: {}}
            alerts: {ask: {actions: {ok: {role: cancel}}}}
            """
        ).drawing()
        #expect(
            drawing.outline
                == [
                    "start", "shared", "tab a[a home only help sheet edit[edit draft sketch plain]]",
                    "start", "tab b[b list ask]",
                ].sorted())
    }

    @Test func flowsAndSplitsContainTheirNodes() throws {
        let drawing = try sample(
            """
            navgen: 1
            root: both
            splits: {both: {sidebar: list, detail: item}}
            screens: {list: {to: [item, tour]}, item: {to: [more]}, more: {}}
            flows: {tour: {steps: [one, two]}}
            """
        ).drawing()
        #expect(
            drawing.outline == [
                "split both[both sidebar of both[list] detail of both[item] more flow tour[tour tour.one tour.two]]",
                "start",
            ])
    }

    @Test func sectionsNestAndContainTheirNodes() throws {
        let drawing = try sections().drawing()
        #expect(
            drawing.outline == [
                "home",
                "section shop[shop.list shop.item section basket[shop.basket.cart sheet shop.basket.pay[shop.basket.pay shop.basket.card]]]",
                "start",
            ])
    }

    private func sections() throws -> Sample {
        let sample = try Sample([
            "graph.yaml": """
            navgen: 1
            root: home
            include: [{file: shop.yaml, section: shop}]
            screens: {home: {to: [shop.list, shop.item, shop.basket.cart], tags: [start]}}
            """,
            "shop.yaml": """
            navgen: 1
            include: [{file: basket.yaml, section: basket}]
            screens: {list: {to: [item], url: /list}, item: {to: [basket.cart], tags: [start, end]}}
            links: {schemes: [app]}
            """,
            "basket.yaml": """
            navgen: 1
            screens: {cart: {to: [pay]}, card: {}}
            sheets: {pay: {to: [card]}}
            """,
        ])
        return sample
    }

    // MARK: - Options

    /// a → b → c → d → e, and a global route to a sheet.
    private let chain = """
        navgen: 1
        root: a
        screens:
          a: {to: [b]}
          b: {to: [c], tags: [left]}
          c: {to: [d], tags: [left, right]}
          d: {to: [e], tags: [right]}
          e: {}
        sheets: {help: {}}
        routes: [{from: "*", to: help}]
        """

    @Test(arguments: [
        (0, ["c"]), (1, ["b", "c", "d"]), (2, ["a", "b", "c", "d", "e", " start a"]),
        (99, ["a", "b", "c", "d", "e", " start a"]),
    ]) func focusShowsNearbyNodes(depth: Int, expected: [String]) throws {
        let sample = try sample(chain)
        var options = PictureOptions()
        options.focus = try sample.node("c")
        options.depth = depth
        let drawing = sample.drawing(options)
        #expect(drawing.boxes.map(\.id).sorted() == expected.sorted())
        #expect(drawing.boxes.filter(\.marks.isFocus).map(\.id) == ["c"])
        let hidden = drawing.boxes.filter { $0.details.contains { $0.kind == .hidden } }.map(\.id)
        #expect(hidden == (depth == 0 ? ["c"] : depth == 1 ? ["b", "d"] : []))
        if depth == 0 { #expect(drawing.boxes[0].details.last?.text == "… 2 more") }
    }

    @Test func theDefaultDepthIsTwo() throws {
        let sample = try sample(chain)
        var options = PictureOptions()
        options.focus = try sample.node("a")
        #expect(Set(sample.drawing(options).boxes.map(\.id)) == ["a", "b", "c", " start a"])
    }

    @Test func tagsAreAUnionAndCombineWithOtherOptions() throws {
        let sample = try sample(chain)
        func shown(_ tags: [String], focus: String? = nil) throws -> [String] {
            var options = PictureOptions()
            options.tags = tags
            options.focus = try focus.map { try sample.node($0) }
            options.depth = 1
            return sample.drawing(options).boxes.map(\.id)
        }
        #expect(try shown(["left"]) == ["b", "c"])
        #expect(try shown(["left", "right"]) == ["b", "c", "d"])
        #expect(try shown(["right"], focus: "d") == ["c", "d"])
        #expect(try shown(["left"], focus: "e") == [])
    }

    @Test func aSectionIsShownWithItsSubsections() throws {
        let sample = try sections()
        var options = PictureOptions()
        options.sections = [try sample.section("shop.basket")]
        #expect(
            sample.drawing(options).boxes.map(\.id).sorted() == [
                "shop.basket.card", "shop.basket.cart", "shop.basket.pay",
            ])
        options.sections = [try sample.section("shop")]
        #expect(sample.drawing(options).boxes.count == 5)
    }

    @Test func aCollapsedSectionIsOneBoxWithCounts() throws {
        let sample = try sections()
        var options = PictureOptions()
        options.collapsed = [try sample.section("shop"), try sample.section("shop.basket")]
        let drawing = sample.drawing(options)
        #expect(drawing.boxes.map(\.id) == ["home", " section shop", " start home"])
        #expect(drawing.boxes[1].details.map(\.text) == ["4 screens, 1 sheet, 1 link"])
        let routes = drawing.lines.filter { $0.kind == .push }
        #expect(routes.count == 1 && routes.first?.count == 3)
        options.collapsed = [try sample.section("shop.basket")]
        let inner = sample.drawing(options)
        #expect(
            inner.boxes.map(\.id).sorted() == [" section shop.basket", " start home", "home", "shop.item", "shop.list"])
        #expect(inner.outline.contains("section shop[shop.list shop.item  section shop.basket]"))
        #expect(inner.lines.filter { $0.count > 1 }.isEmpty)
    }

    @Test func theFocusIsDrawnOutsideItsCollapsedSection() throws {
        let sample = try sections()
        var options = PictureOptions()
        options.collapsed = [try sample.section("shop")]
        options.focus = try sample.node("shop.item")
        options.depth = 1
        #expect(Set(sample.drawing(options).boxes.map(\.id)) == ["home", "shop.item", " section shop", " start home"])
    }

    @Test func diagnosticsAreMarkedAtTheirNodes() throws {
        let text = """
            navgen: 1
            root: home
            rules: {unreachable-node: off}
            conditions: {never: {}}
            screens:
              home: {to: [old, hoem]}
              old: {deprecated: true}
              lost: {}
            """
        let sample = try Sample(["graph.yaml": text])
        var options = PictureOptions()
        #expect(sample.drawing().boxes.allSatisfy { $0.marks.diagnostic == nil })
        options.findings = sample.compiled.diagnostics
        let drawing = sample.drawing(options)
        func lines(_ id: String) -> [String] {
            drawing.boxes.first { $0.id == id }?.details.filter { $0.kind == .diagnostic }.map(\.text) ?? []
        }
        #expect(lines("home") == ["▲ error: unknown-node", "▲ warning: deprecated-node"])
        #expect(lines("lost") == ["▲ note: unreachable-node"])
        #expect(lines("old") == [])
        #expect(drawing.boxes.first { $0.id == "home" }?.marks.diagnostic == .error)
        #expect(drawing.remarks == ["Diagnostics that are not about a node: unused-condition"])
        let dot = PictureSample.text(try #require(sample.compiled.links), as: .dot, options)
        #expect(dot.contains("▲ error: unknown-node"))
    }

    /// Draws the graphs of the command's fixtures, most of which have errors.
    @Test func graphsWithErrorsAreDrawn() throws {
        let folder = repository.appendingPathComponent("Tests/EndToEnd/Fixtures")
        var drawn = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let path = folder.appendingPathComponent(name).appendingPathComponent("graph.yaml").path
            guard FileManager.default.fileExists(atPath: path) else { continue }
            let result = compile(path)
            guard let links = result.links else { continue }
            var options = PictureOptions()
            options.findings = result.diagnostics
            let drawing = DrawingBuilder.drawing(of: links.analyzed, options)
            #expect(drawing.boxes.count { !$0.id.hasPrefix(" ") } == links.graph.nodes.count, "\(name)")
            _ = try MermaidReader(PictureSample.text(links, as: .mermaid, options))
            drawn += 1
        }
        #expect(drawn >= 30)
    }

    // MARK: - The legend

    @Test func theLegendExplainsOnlyKindsThatOccur() throws {
        let whole = try sample(PictureSample.everything).drawing()
        let legend = Legend(of: whole, .full)
        // Only lines of cards stand for routes of several kinds.
        #expect(Set(whole.lines.map(\.kind)) == Set(LineKind.allCases).subtracting([.several]))
        #expect(legend.lines == LineKind.allCases.filter { $0 != .several })
        #expect(legend.boxes == BoxKind.allCases.filter { ![.section, .start, .anywhere].contains($0) })
        let text = "navgen: 1\nroot: a\nscreens: {a: {to: [b]}, b: {}}"
        let small = Legend(of: try sample(text).drawing(), .full)
        #expect(small.boxes == [.screen])
        #expect(small.lines == [.push, .first])
        #expect(small.details.isEmpty)
        #expect(Legend(of: whole, .compact).boxes.isEmpty)
    }

    // MARK: - Cards

    @Test func aLargeGraphBeginsCollapsed() throws {
        let hospital = try ExampleGraph.hospital.compiled()
        let whole = DrawingBuilder.drawing(of: hospital.analyzed, .init())
        #expect(whole.boxes.count < 60)
        #expect(whole.boxes.contains { $0.kind == .section } && whole.lines.contains { $0.count > 1 })
        var options = PictureOptions()
        options.collapsing = .none
        #expect(DrawingBuilder.drawing(of: hospital.analyzed, options).boxes.count > 180)
        // A section that was asked for is open.
        options.collapsing = .auto
        options.sections = [SectionID(1)]
        let section = DrawingBuilder.drawing(of: hospital.analyzed, options)
        #expect(!section.boxes.contains { $0.id == " section \(hospital.links.graph.sections[1].path)" })
    }

    @Test func aCollapsedFlowIsOneCard() throws {
        let sample = try sample(
            """
            navgen: 1
            root: home
            screens: {home: {to: [tour, {tour: {as: open}}]}, next: {}}
            flows: {tour: {steps: [one, {two: {to: [help]}}], then: next}}
            sheets: {help: {}}
            """)
        var options = PictureOptions()
        options.collapsing = .flows
        let drawing = sample.drawing(options)
        let card = try #require(drawing.boxes.first { $0.id == "tour" })
        #expect(card.marks.isCollapsed && card.details.map(\.text) == ["2 steps"])
        #expect(!drawing.boxes.contains { $0.kind == .step })
        let incoming = drawing.lines.filter { drawing.boxes[$0.target].id == "tour" }
        #expect(incoming.map(\.kind) == [.several] && incoming.first?.count == 2)
        #expect(
            drawing.lines.contains { drawing.boxes[$0.target].id == "help" && drawing.boxes[$0.source].id == "tour" })
    }

    @Test func theFallbackOfAConditionSaysWhatItReplaces() throws {
        func drawing(_ count: Int) throws -> Drawing {
            let names = (0..<count).map { "s\($0)" }
            return try sample(
                """
                navgen: 1
                root: home
                conditions: {in: {otherwise: login}}
                screens:
                  home: {to: [\(names.joined(separator: ", "))]}
                \(names.map { "  \($0): {requires: in}" }.joined(separator: "\n"))
                sheets: {login: {}}
                """
            ).drawing()
        }
        for count in [3, 4] {
            let drawing = try drawing(count)
            let login = try #require(drawing.boxes.first { $0.id == "login" })
            #expect(login.details.map(\.text) == ["◆ unless in"])
            #expect(drawing.boxes.first { $0.id == "s0" }?.details.map(\.text) == ["◆ needs in"])
            #expect(drawing.lines.count { $0.kind == .otherwise } == (count == 3 ? 3 : 0))
        }
    }

    @Test func everyKindOfNodeHasAKindOfBox() {
        #expect(NodeKind.allCases.map { BoxKind($0).rawValue } == NodeKind.allCases.map(\.rawValue))
    }
}

extension Drawing {
    /// The nesting of boxes and clusters, such as `tab a[a home]`, sorted at the top level.
    var outline: [String] { top.map { words($0) }.sorted() }

    private func words(_ item: Item) -> String {
        switch item {
        case .box(let place): boxes[place].kind == .start ? "start" : boxes[place].id
        case .cluster(let place):
            "\(clusters[place].kind == .section ? "section \(clusters[place].title)" : clusters[place].id)["
                + clusters[place].items.map { words($0) }.joined(separator: " ") + "]"
        }
    }
}
