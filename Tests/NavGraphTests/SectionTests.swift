import NavGraph
import NavSyntax
import Testing

@Suite("Several files") struct SectionTests {
    /// A section and the sections around it are compiled in the same module.
    @Test(arguments: [("Shop", []), ("Other", ["unknown-key"])])
    func sectionInAnotherModuleIsReported(module: String, rules: [String]) {
        let graph = DecodedGraph(
            "navgen: 1\ninclude: [{file: a.yaml, section: a, module: Shop}]\n",
            also: [
                "a.yaml": "navgen: 1\ninclude: [{file: b.yaml, section: b, module: \(module)}]\n",
                "b.yaml": "navgen: 1\nscreens: {item: {}}\n",
            ])
        #expect(graph.diagnostics.map(\.rule.name) == rules)
    }

    @Test("a file without a section joins the graph")
    func joined() {
        let graph = DecodedGraph(
            "navgen: 1\ninclude: [a.yaml, {file: b.yaml}]\nscreens: {home: {to: [one, two]}}",
            also: [
                "a.yaml": "screens: {one: {to: home}}\nconditions: {c: }", "b.yaml": "screens: {two: {requires: c}}",
            ])
        #expect(graph.findings == [])
        #expect(graph.graph.nodes.map(\.name) == ["home", "one", "two"])
        #expect(graph.graph.sections.count == 1)
        #expect(graph.routes == ["home -> one", "home -> two", "one -> home"])
    }

    @Test("a route that is listed twice counts once, even if its names are written differently")
    func repeatedRoutes() {
        let graph = DecodedGraph(
            "navgen: 1\ninclude: [{file: shop.yaml, section: shop}]\nroutes: [{from: shop.b, to: shop.a}]",
            also: [
                "shop.yaml": """
                screens: {a: {to: b}, b: {to: [shop.a, a, {a: {as: replace}}]}}
                routes: [{from: a, to: b}, {from: a, to: shop.b, as: replace}]
                """
            ])
        #expect(graph.findings == [])
        #expect(
            graph.routes == [
                "shop.b -> shop.a", "shop.a -> shop.b", "shop.b -> replace shop.a", "shop.a -> replace shop.b",
            ])
    }

    @Test("a node that follows an action counts once, even if its names are written differently")
    func repeatedFollowers() {
        let graph = DecodedGraph(
            "navgen: 1\ninclude: [{file: shop.yaml, section: shop}]",
            also: ["shop.yaml": "screens: {a: }\nactions: {act: {then: [a, shop.a, a]}}"])
        #expect(graph.findings == [])
        guard case .action(let action) = graph.graph.nodes.first(where: { $0.name == "shop.act" })?.detail else {
            Issue.record("there is no action")
            return
        }
        #expect(action.then.map(\.name) == ["a"])
    }

    @Test("sections nest, and names are looked up from the inside out")
    func nested() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            include: [{file: shop.yaml, section: shop, module: ShopNavigation}]
            screens: {home: {to: [shop.home, shop.orders.detail]}, top: }
            flows: {setup: {steps: [one]}}
            """,
            also: [
                "shop.yaml": """
                doc: The shop.
                include: [{file: orders.yaml, section: orders}, more.yaml]
                exports: [home, orders.detail]
                screens: {home: {to: [top, orders.detail, extra]}}
                """,
                "orders.yaml": """
                screens: {detail: {to: [home, detail, setup.one, {shop.home: {as: replace}}, deep]}}
                exports: detail
                """,
                "more.yaml": "screens: {extra: , deep: }\nexports: extra",
            ])
        #expect(graph.findings == [])
        #expect(graph.graph.sections.map(\.path) == ["", "shop", "shop.orders"])
        #expect(graph.graph.sections.map(\.parent) == [nil, .main, SectionID(1)])
        #expect(graph.graph.sections[1].module?.value == "ShopNavigation" && graph.graph.sections[1].doc == "The shop.")
        #expect(graph.graph.sections[1].exports?.map(\.name) == ["home", "orders.detail", "extra"])
        #expect(graph.graph.sections[2].exports?.allSatisfy { $0.target != nil } == true)
        #expect(
            graph.routes == [
                "home -> shop.home", "home -> shop.orders.detail", "shop.home -> top",
                "shop.home -> shop.orders.detail",
                "shop.home -> shop.extra", "shop.orders.detail -> shop.home",
                "shop.orders.detail -> shop.orders.detail",
                "shop.orders.detail -> setup.one", "shop.orders.detail -> replace shop.home",
                "shop.orders.detail -> shop.deep",
            ])
        #expect(graph.node("shop.orders.detail")?.section == SectionID(2))
    }

    @Test("former names are looked up like other names, and suggestions are relative to the section")
    func renamed() {
        let graph = DecodedGraph(
            "navgen: 1\ninclude: [{file: a.yaml, section: orders}]\ntabs: {shop: {root: home, renamedFrom: store}}\n"
                + "screens: {home: {to: [orders.list], tab: store}}",
            also: ["a.yaml": "screens: {listing: {renamedFrom: [list, .orderList], to: [list, orderList, store]}}"])
        #expect(
            graph.findings == [
                "4:23-34 unknown-node: there is no node `orders.list` (did you mean `orders.listing`, formerly `orders.list`?)",
                "4:42-47 unknown-tab: there is no tab `store` (did you mean `shop`, formerly `store`?)",
                "a.yaml:1:59-63 unknown-node: there is no node `list` (did you mean `listing`, formerly `list`?)",
                "a.yaml:1:65-74 unknown-node: there is no node `orderList` (did you mean `listing`, formerly `orderList`?)",
                "a.yaml:1:76-81 unknown-node: there is no node `store` (did you mean `shop`, formerly `store`?)",
            ])
    }

    @Test("suggestions are relative to the section")
    func suggestions() {
        let graph = DecodedGraph(
            "navgen: 1\ninclude: [{file: a.yaml, section: orders}]\nscreens: {home: {to: [orders.detial, detail, orders]}}",
            also: ["a.yaml": "screens: {detail: {to: [hmoe, detial]}}"])
        #expect(
            graph.findings == [
                "3:23-36 unknown-node: there is no node `orders.detial` (did you mean `orders.detail`?)",
                "3:38-44 unknown-node: there is no node `detail` (did you mean `orders.detail`?)",
                "3:46-52 unknown-node: `orders` is a section, not a node (name a node in it: `orders.…`)",
                "a.yaml:1:25-29 unknown-node: there is no node `hmoe` (did you mean `home`?)",
                "a.yaml:1:31-37 unknown-node: there is no node `detial` (did you mean `detail`?)",
            ])
    }

    @Test("whole-app keys are not allowed in a section's file")
    func wholeAppKeys() {
        let graph = DecodedGraph(
            "navgen: 1\ninclude: [{file: a.yaml, section: orders}]\nexports: [x]\nscreens: {x: }",
            also: ["a.yaml": "navgen: 1\nname: X\nroot: a\ntabs: {t: {root: a}}\nlinks: {}\nrules: {}\nscreens: {a: }"])
        #expect(
            graph.findings == [
                "3:1-8 unknown-key: `exports` belongs in a section's file: the main graph exports everything "
                    + "(remove it, or include this file with a `section`)"
            ]
                + [
                    "2:1-5 unknown-key: `name`", "3:1-5 unknown-key: `root`", "4:1-5 unknown-key: `tabs`",
                    "5:1-6 unknown-key: `links`", "6:1-6 unknown-key: `rules`",
                ].map {
                    "a.yaml:\($0) applies to the whole app and is not allowed in a section's file (move it to the main file)"
                })
        #expect(graph.graph.name.value == "Graph" && graph.graph.roots.first?.isImplied != false)
    }

    @Test("a whole-app key is allowed in one file only")
    func singleKeys() {
        let graph = DecodedGraph(
            "navgen: 1\nname: One\ninclude: [a.yaml]\ntabs: {t: {root: x}}\nscreens: {x: }",
            also: ["a.yaml": "name: Two\nroot: x\ntabs: {u: {root: x}}"])
        #expect(graph.findings == ["a.yaml:1:1-5 duplicate-key: `name` is already given in another file of this graph"])
        #expect(graph.diagnostics.first?.notes.compactMap(\.range).map(graph.location) == ["2:1-5"])
        #expect(graph.graph.name.value == "One" && graph.graph.roots.count == 1)
        #expect(graph.graph.nodes.filter { $0.kind == .tab }.map(\.name) == ["t", "u"])
    }

    @Test("a section's name must be valid like a node's")
    func sectionNames() {
        let graph = DecodedGraph(
            "navgen: 1\ninclude: [{file: a.yaml, section: home}, {file: a.yaml, section: my-part, module: x}, {file: a.yaml, module: Y}]\n"
                + "screens: {home: }",
            also: ["a.yaml": "doc: x"])
        #expect(
            graph.diagnostics.map { "\(graph.location($0.range)) \($0.rule)" } == [
                "2:35-39 duplicate-id", "2:66-73 invalid-name", "2:83-84 invalid-name", "2:110-111 missing-key",
            ])
    }

    @Test("a file lists its includes")
    func requests() {
        let parsed = parseYAML(
            Array("include: [a.yaml, {file: b.yaml, section: s, module: M}, {section: x}, [c]]".utf8), name: "g",
            id: FileID(0))
        let requests = DecodedFile(parsed, at: .main).includes.map {
            "\($0.path.value) \($0.section?.value ?? "-") \($0.module?.value ?? "-")"
        }
        #expect(requests == ["a.yaml - -", "b.yaml s M"])
    }
}
