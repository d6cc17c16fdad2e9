import NavCompiler
import NavGraph
import TestSupport
import Testing

@testable import NavEmit

/// What a picture of two versions marks, and where it puts removed elements.
@Suite struct ChangedDrawingTests {
    @Test(arguments: ExampleGraph.all + [.traps]) func equalVersionsHaveThePlainPicture(example: ExampleGraph) throws {
        let versions = TwoVersions(try example.compiled(), try example.compiled())
        for kind in [OutputKind.dot, .mermaid, .html] {
            let plain = PictureSample.text(
                versions.new.links, as: kind, PictureSample.open)
            // Compared outside of `#expect`, which would print the whole picture.
            let isPlain = try versions.text(as: kind) == plain
            #expect(isPlain, "\(kind)")
        }
    }

    // MARK: - Boxes

    @Test func addedRemovedAndRenamedNodesAreMarked() throws {
        let drawing = try TwoVersions(
            "root: home\nscreens: {home: {to: [list, old]}, list: {to: [item]}, item: {}, old: {}}",
            """
            root: home
            screens: {home: {to: [items, fresh]}, items: {to: [item], renamedFrom: list}, item: {}, fresh: {}}
            """
        ).drawing()
        #expect(drawing.markedBoxes == ["~ items", "+ fresh", "− old"])
        #expect(drawing.notes("items") == ["was `list`"])
        #expect(drawing.markedLines == ["+ home push fresh", "− home push old"])
    }

    @Test func titlesStartWithTheSymbolOfTheChange() throws {
        let drawing = try TwoVersions(
            "root: a\nscreens: {a: {title: First}, gone: {entry: true}}",
            "root: a\nscreens: {a: {title: First, url: /a}, b: {title: Second, entry: true}}\nlinks: {schemes: [app]}"
        ).drawing()
        #expect(drawing.boxes.map(\.heading) == ["~ First", "+ Second", "start", "− gone"])
    }

    /// For a node without notes, the differences between its boxes are listed.
    @Test func allDifferencesOfABoxAreListed() throws {
        let versions = try TwoVersions(
            """
            root: a
            conditions: {in: {}}
            screens:
              a: {title: First, to: [b, c, d]}
              b: {params: {id: Int?}}
              c: {requires: [in]}
              d: {}
            """,
            """
            root: a
            conditions: {in: {}}
            screens:
              a: {title: One, to: [b, c, d]}
              b: {params: {id: String?}, deprecated: true}
              c: {}
            sheets:
              d: {requires: [in]}
            """)
        let drawing = try versions.drawing()
        #expect(drawing.markedBoxes == ["~ a", "~ b", "~ c", "~ d"])
        #expect(drawing.notes("a") == ["the title was “First”"])
        #expect(drawing.notes("b") == ["no longer: (id: Int?)", "new: (id: String?)", "new: deprecated"])
        #expect(drawing.notes("c") == ["no longer: ◆ needs in"])
        #expect(drawing.notes("d") == ["was a screen", "new: ◆ needs in"])
        // Given notes replace the differences between the boxes.
        let told = try versions.drawing(try versions.options(["b": ["`id` is a `String?`"], "a": []]))
        #expect(told.notes("b") == ["`id` is a `String?`"])
        #expect(told.notes("a") == ["the title was “First”"])
    }

    @Test func theBoxShowsSomeNotesAndItsTooltipAll() throws {
        let versions = try TwoVersions("root: a\nscreens: {a: {}}", "root: b\nscreens: {b: {renamedFrom: a}}")
        let drawing = try versions.drawing(try versions.options(["b": ["one", "two", "three", "four"]]))
        #expect(drawing.notes("b") == ["was `a`", "one", "two", "and 2 more"])
        let tooltip = try #require(drawing.boxes.first { $0.id == "b" }?.tooltip)
        #expect(tooltip == "b\nscreen b\nchanged since the previous version\nwas `a`\none\ntwo\nthree\nfour")
        // The old name is not added to a note that already has it.
        let said = try versions.drawing(try versions.options(["b": ["renamed from `a`"]]))
        #expect(said.notes("b") == ["renamed from `a`"])
    }

    // MARK: - Lines

    @Test func linesAreMatchedByTheirEndsAndKind() throws {
        let drawing = try TwoVersions(
            """
            root: a
            conditions: {in: {}}
            screens:
              a: {to: [b, c, {d: {label: Open}}, {e: {params: {id: 1}}}, {f: {when: in}}]}
              b: {to: [a]}
              c: {to: [{a: {as: popTo}}]}
              d: {}
              e: {params: {id: Int}}
              f: {}
            """,
            """
            root: a
            conditions: {in: {}}
            screens:
              a: {to: [b, {c: {as: reset}}, {d: {label: Show}}, {e: {params: {id: 2}}}, f]}
              b: {to: [c]}
              c: {to: [{a: {as: popTo}}]}
              d: {}
              e: {params: {id: Int}}
              f: {}
            """
        ).drawing()
        #expect(drawing.markedBoxes == [])
        #expect(
            drawing.markedLines == [
                "~ a reset c", "~ a push d", "~ a push e", "~ a push f", "+ b push c", "− b push a",
            ])
        #expect(
            drawing.lines.compactMap(\.note) == ["was push", "was Open", "was id: 1", "was when in"])
        let renamed = try #require(drawing.lines.first { $0.labels == ["Show"] })
        #expect(renamed.texts == ["Show", "was Open"])
        #expect(drawing.lines.contains { $0.texts == ["id: 2", "was id: 1"] })
        #expect(renamed.tooltip == "pushes\nchanged since the previous version: was Open")
        #expect(drawing.lines.last?.texts == [])
    }

    /// Several routes between the same nodes are paired by their details, not by their order.
    @Test func severalLinesBetweenTwoBoxesAreDistinguished() throws {
        let drawing = try TwoVersions(
            "root: a\nscreens: {a: {to: [{b: {label: One}}, {b: {label: Two}}, {b: {as: reset}}]}, b: {}}",
            "root: a\nscreens: {a: {to: [{b: {as: replace}}, {b: {label: Two}}, {b: {label: Uno}}]}, b: {}}"
        ).drawing()
        #expect(drawing.markedLines == ["~ a replace b", "~ a push b"])
        #expect(drawing.lines.compactMap(\.note) == ["was reset", "was One"])
    }

    @Test func impliedLinesAreOnlyPairedWithImpliedLines() throws {
        let drawing = try TwoVersions(
            """
            tabs: {a: {root: home}, b: {root: more}}
            screens: {home: {to: [tour]}, more: {to: [home]}}
            flows: {tour: {steps: [one, two, three], then: home}}
            """,
            """
            tabs: {a: {root: more}, b: {root: home}}
            screens: {home: {to: [tour]}, more: {to: [home]}}
            flows: {tour: {steps: [one, three]}}
            """
        ).drawing()
        #expect(drawing.markedBoxes == ["− tour.two"])
        #expect(
            Set(drawing.markedLines) == [
                "+ a holds more", "− a holds home", "+ b holds home", "− b holds more", "+ tour.one step tour.three",
                "− tour.one step tour.two", "− tour.two step tour.three", "− tour then home",
            ])
    }

    @Test func globalRoutesAndFallbacksAreCompared() throws {
        let drawing = try TwoVersions(
            """
            root: a
            conditions: {in: {otherwise: login}}
            screens: {a: {to: [b]}, b: {requires: [in]}}
            sheets: {login: {}, help: {}}
            routes: [{from: "*", to: help}]
            """,
            """
            root: a
            screens: {a: {to: [b]}, b: {}}
            sheets: {login: {entry: true}, help: {entry: true}}
            """
        ).drawing()
        #expect(drawing.markedBoxes.filter { $0.hasPrefix("−") } == ["−  anywhere"])
        #expect(drawing.markedLines == ["− b otherwise login", "−  anywhere sheet help"])
        #expect(drawing.lines.last?.isGlobal == true)
    }

    // MARK: - Positions

    @Test func removedNodesStayInTheirClusters() throws {
        let old = """
            tabs: {a: {root: home}, b: {root: list}, c: {root: deep}}
            screens: {home: {to: [tour, lost]}, lost: {}, list: {to: [item]}, item: {}, deep: {to: [deeper]}, deeper: {}}
            sheets: {edit: {entry: true, to: [draft]}}
            flows: {tour: {steps: [one, two]}, quiz: {entry: true, steps: [ask]}}
            """
        let new = """
            tabs: {a: {root: home}, b: {root: list}}
            screens: {home: {to: [tour]}, list: {}, draft: {entry: true}}
            sheets: {edit: {entry: true}}
            flows: {tour: {steps: [two]}}
            """
        let drawing = try TwoVersions(old.replacing("deeper: {}}", with: "deeper: {}, draft: {}}"), new).drawing()
        #expect(
            drawing.outline
                == [
                    // A dot for each tab, one of which was removed.
                    "start", "start", "start",
                    "tab a[a home flow tour[tour tour.two tour.one] lost]", "tab b[b list item]", "draft",
                    "edit",
                    "tab c[c deep deeper]", "flow quiz[quiz quiz.ask]",
                ].sorted())
        let gone = drawing.clusters.filter { $0.change == .removed }.map(\.heading)
        #expect(gone == ["− c", "− quiz"])
        #expect(drawing.clusters.allSatisfy { $0.change != .added })
    }

    @Test func removedNodesWithoutAClusterAreAtTheTopLevel() throws {
        // The sheet no longer has a screen on its stack, so it has no cluster.
        let drawing = try TwoVersions(
            "root: a\nscreens: {a: {to: [edit]}, draft: {}}\nsheets: {edit: {to: [draft]}}",
            "root: a\nscreens: {a: {to: [edit]}}\nsheets: {edit: {}}"
        ).drawing()
        #expect(drawing.outline == ["a", "draft", "edit", "start"])
        #expect(drawing.markedBoxes == ["− draft"])
    }

    private func sections(_ shop: String, main: String = "shop.list") throws -> CompiledGraph {
        let result = compileText([
            "graph.yaml": """
            navgen: 1
            root: home
            include: [{file: shop.yaml, section: shop}]
            screens: {home: {to: [\(main)]}}
            """,
            "shop.yaml": "navgen: 1\n" + shop,
        ])
        return CompiledGraph(links: try #require(result.links))
    }

    @Test func sectionsAreMatchedByTheirPaths() throws {
        let whole = try sections("screens: {list: {to: [item]}, item: {}}")
        let less = try sections("screens: {list: {to: [more]}, more: {}}")
        let drawing = try TwoVersions(whole, less).drawing()
        #expect(drawing.outline == ["home", "section shop[shop.list shop.more shop.item]", "start"])
        let plain = try CompiledGraph("navgen: 1\nroot: home\nscreens: {home: {}}")
        let lost = try TwoVersions(whole, plain).drawing()
        #expect(lost.outline == ["home", "section shop[shop.list shop.item]", "start"])
        #expect(lost.clusters.map(\.change) == [.removed])
        let found = try TwoVersions(plain, whole).drawing()
        #expect(found.clusters.map(\.heading) == ["+ shop"])
    }

    // MARK: - Parts of a graph

    @Test func aCollapsedSectionListsItsChanges() throws {
        let versions = TwoVersions(
            try sections("screens: {list: {to: [item, old]}, item: {}, old: {}}"),
            try sections("screens: {list: {to: [item], title: All}, item: {to: [more, most]}, more: {}, most: {}}"))
        var options = try versions.options()
        options.collapsed = [SectionID(1)]
        let drawing = try versions.drawing(options)
        #expect(drawing.markedBoxes == ["~  section shop"])
        #expect(
            drawing.notes(" section shop") == [
                "was 3 screens", "`shop.list`: had no title", "`shop.more` is new", "and 2 more",
            ])
        #expect(drawing.boxes.contains { $0.tooltip.hasSuffix("`shop.most` is new\n`shop.old` was removed") })
        #expect(drawing.markedLines == [])
    }

    @Test func aNarrowedPictureComparesThatPart() throws {
        let versions = try TwoVersions(
            "root: a\nscreens: {a: {to: [b]}, b: {to: [c, x]}, c: {to: [d, y]}, d: {}, x: {}, y: {to: [z]}, z: {}}",
            "root: a\nscreens: {a: {to: [b]}, b: {to: [c]}, c: {to: [d]}, d: {}}")
        var options = try versions.options()
        options.focus = try versions.node("b")
        options.depth = 1
        // `d` and `y` are two steps away, so the routes to them are not in this picture.
        #expect(try versions.drawing(options).markedBoxes == ["− x"])
        #expect(try versions.drawing(options).markedLines == ["− b push x"])
        options.depth = 2
        #expect(try versions.drawing(options).markedBoxes == ["− x", "− y"])
        options.focus = nil
        options.tags = ["none"]
        #expect(try versions.drawing(options).boxes.isEmpty)
    }

    @Test func aNewFocusHasNoRemovedNeighbors() throws {
        let versions = try TwoVersions(
            "root: a\nscreens: {a: {to: [x]}, x: {}}", "root: a\nscreens: {a: {to: [b]}, b: {}}")
        var options = try versions.options()
        options.focus = try versions.node("b")
        #expect(try versions.drawing(options).markedBoxes == ["+ b"])
    }

    // MARK: - The legend

    @Test func theLegendExplainsTheSymbolsThatOccur() throws {
        let (small, large) = ("root: a\nscreens: {a: {}}", "root: a\nscreens: {a: {}, b: {entry: true}}")
        #expect(Legend(of: try TwoVersions(small, large).drawing(), .compact).changes == [.added])
        #expect(Legend(of: try TwoVersions(large, small).drawing(), .compact).changes == [.removed])
        #expect(Legend(of: try TwoVersions(large, large).drawing(), .compact).changes == [])
        let line = try TwoVersions(
            "root: a\nscreens: {a: {to: [b]}, b: {}}", "root: a\nscreens: {a: {to: [{b: {as: reset}}]}, b: {}}")
        #expect(Legend(of: try line.drawing(), .compact).changes == [.changed])
    }
}
