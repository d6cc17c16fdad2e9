import NavCompiler
import NavEditor
import NavGraph
import NavLinks
import NavSyntax
import TestSupport
import Testing

@Suite struct RenamingTests {
    private func snapshot(_ text: String) throws -> Snapshot {
        try #require(Snapshot("graph.yaml", reader: .memory(["graph.yaml": Array(text.utf8)])))
    }

    private func renamed(_ text: String, _ find: (Graph) -> Symbol?, _ name: String, history: Bool = true) throws
        -> String
    {
        let snapshot = try snapshot(text)
        let symbol = try #require(find(snapshot.graph))
        let edits = try snapshot.renaming(symbol, to: name, keepsHistory: history).edits
        return String(decoding: snapshot.sources[0].text(after: edits, in: FileID(0)), as: UTF8.self)
    }

    private func node(_ name: String) -> (Graph) -> Symbol? {
        { graph in graph.nodes.firstIndex { $0.name == name }.map { .node(NodeID($0)) } }
    }

    @Test(
        "add the former id in the style of the declaration",
        arguments: [
            ("a: {title: A}", "z: {renamedFrom: a, title: A}"), ("a: {}", "z: {renamedFrom: a}"),
            ("a:", "z: {renamedFrom: a}"), ("a: ~", "z: {renamedFrom: a}"),
            ("a:\n    title: A # text", "z:\n    renamedFrom: a\n    title: A # text"),
            ("a: # none yet", "z: {renamedFrom: a} # none yet"), ("\"a\": {}", "\"z\": {renamedFrom: a}"),
            ("a: { title: A }", "z: { renamedFrom: a, title: A }"),
            ("a: {renamedFrom: b}", "z: {renamedFrom: [b, a]}"),
            ("a: {renamedFrom: [b, c]}", "z: {renamedFrom: [b, c, a]}"),
            ("a: {renamedFrom: z}", "z: {renamedFrom: a}"),
        ])
    func addsHistory(_ before: String, _ after: String) throws {
        func graph(_ declaration: String, _ id: String) -> String {
            "navgen: 1\nroot: home\nscreens:\n  home: {to: [\(id)]}\n  \(declaration)\n"
        }
        #expect(try renamed(graph(before, "a"), node("a"), "z") == graph(after, "z"))
    }

    @Test func leavesTheHistoryOut() throws {
        let text = "navgen: 1\nroot: a\nscreens:\n  a: {}\n"
        #expect(try renamed(text, node("a"), "b", history: false) == "navgen: 1\nroot: b\nscreens:\n  b: {}\n")
    }

    @Test func renamesEveryKindOfReference() throws {
        let text = """
            navgen: 1
            name: App
            root: tabs
            launching: a
            links: {schemes: [app]}
            conditions: {c: {otherwise: a}}
            tabs: {t: {title: T, root: a}, u: {title: U, root: b, requires: ["c"], visible: c}}
            splits: {}
            screens:
              a: {to: [{b: {as: {popTo: a}, when: ["!c"]}}, d, 'f'], deprecated: {use: b}}
              b: {url: {path: /b, over: []}, via: [a], tab: t, to: a}
            dialogs: {d: {title: D, actions: {ok: {label: OK, to: {a: {}}}}}}
            flows: {f: {steps: [s, {s2: {to: [a], when: c}}], then: a}}
            actions: {x: {then: [a, b], url: /x}}
            routes: [{from: [b], to: f}, {from: "*", to: a, as: open}, {from: "*", to: f, except: [b, a]}]
            redirects: {/old: {to: b}, /older: {to: a}}
            rules: {ignore: {dead-end-alert: a}}

            """
        let after = try renamed(text, node("a"), "home", history: false)
        // All words `a` are the node, apart from none.
        let words = text.split { !$0.isLetter && !$0.isNumber }.filter { $0 == "a" }.count
        #expect(after.split { !$0.isLetter && !$0.isNumber }.contains("a") == false)
        #expect(after.split { !$0.isLetter && !$0.isNumber }.filter { $0 == "home" }.count == words)
        let condition = try renamed(text, { $0.conditions.isEmpty ? nil : .condition(ConditionID(0)) }, "ready")
        #expect(
            condition
                == text.replacing("c:", with: "ready:").replacing("when: c", with: "when: ready").replacing(
                    "\"c\"", with: "\"ready\""
                ).replacing("visible: c", with: "visible: ready").replacing("!c", with: "!ready").replacing(
                    "c: {otherwise", with: "ready: {otherwise"
                ).replacing("conditions: {c", with: "conditions: {ready"))
    }

    @Test func writesOutWhatRoutesPassByName() throws {
        let text = """
            navgen: 1
            root: home
            screens:
              home: {to: [{list: {params: {id: 1}}}]}
              list: {params: {id: Int}, to: [detail, {other: {as: push}}]}
              detail: {params: {id: Int}, title: "{id}"}
              other: {params: {id: Int}}

            """
        func id(_ owner: String) -> (Graph) -> Symbol? {
            { graph in graph.nodes.firstIndex { $0.name == owner }.map { .parameter(NodeID($0), "id") } }
        }
        #expect(
            try renamed(text, id("detail"), "number")
                == text.replacing("to: [detail,", with: "to: [{detail: {params: {number: \"{id}\"}}},")
                .replacing(
                    "detail: {params: {id: Int}, title: \"{id}\"}",
                    with: "detail: {params: {number: Int}, title: \"{number}\"}"))
        #expect(
            try renamed(text, id("list"), "number")
                == text.replacing("[{list: {params: {id: 1}}}]", with: "[{list: {params: {number: 1}}}]")
                .replacing("list: {params: {id: Int}", with: "list: {params: {number: Int}")
                .replacing("to: [detail,", with: "to: [{detail: {params: {id: \"{number}\"}}},")
                .replacing("{as: push}", with: "{params: {id: \"{number}\"}, as: push}"))
    }

    private func enumCase(_ name: String) -> (Graph) -> Symbol? {
        { _ in .enumCase(TypeID(0), name) }
    }

    @Test(
        "keep the raw value of a case in the style of the declaration",
        arguments: [
            ("[price, name]", "[{cost: price}, name]"), ("{cases: [name, price]}", "{cases: [name, {cost: price}]}"),
            ("{cases: [{price: p}, name]}", "{cases: [{cost: p}, name]}"),
            ("{cases: [{price: cost}, name]}", "{cases: [{cost: cost}, name]}"),
            ("{cases: {price: p, name: n}}", "{cases: {cost: p, name: n}}"),
            ("\n    - 'price' # price\n    - name", "\n    - {cost: price} # price\n    - name"),
            ("\n    cases:\n      - price: \"p\"\n      - name", "\n    cases:\n      - cost: \"p\"\n      - name"),
        ])
    func keepsRawValues(_ before: String, _ after: String) throws {
        func graph(_ declaration: String, _ name: String) -> String {
            "navgen: 1\nroot: home\ntypes:\n  Sort: \(declaration)\nscreens:\n  home: {to: [list]}\n"
                + "  list: {params: {sort: {type: Sort, default: \(name)}}}\n"
        }
        #expect(try renamed(graph(before, "price"), enumCase("price"), "cost") == graph(after, "cost"))
    }

    @Test func quotesARawValueThatWouldBeNone() throws {
        let text = "navgen: 1\nroot: a\ntypes: {T: {cases: [null, x]}}\nscreens: {a: {params: {p: T?}, url: /}}\n"
        let after = try renamed(text, enumCase("null"), "none")
        #expect(after.contains("{cases: [{none: \"null\"}, x]}"))
    }

    @Test func renamesACaseWhereverItIsAValue() throws {
        let text = """
            navgen: 1
            name: App
            links: {schemes: [app]}
            types:
              S: {cases: [{a: x}, b], sample: a}
              Other: {cases: [a, b]}
            tabs: {t: {title: T, root: root, params: {s: a, o: a}}, u: {title: U, root: other}}
            screens:
              root: {params: {s: S, o: Other, text: {type: String, default: a}}, to: [{list: {params: {l: [b, "a",  # a
                a], s: 'a'}}}]}
              list: {params: {l: "[S]", s: {type: S?, sample: a}}, url: [{path: /a, params: {l: [a], s: a}}, "/l?l={l}"]}
              other: {params: {s: {type: S, default: a}}, to: [{ask: {params: {s: a}}}, {wizard: {params: {p: a}}}]}
            alerts: {ask: {params: {s: S}, title: "{s}", actions: {a: {label: a, to: {other: {params: {s: a}}}}}}}
            flows: {wizard: {params: {p: S}, data: {d: {type: S, default: a}}, steps: [a]}}
            redirects: {/old/a: {to: list, params: {l: [a, b], s: a}}, "/s?s=a": /a}

            """
        let after = try renamed(text, enumCase("a"), "first")
        let expected = text.replacing("{a: x}", with: "{first: x}").replacing("sample: a", with: "sample: first")
            .replacing("{s: a, o: a}", with: "{s: first, o: a}").replacing("[b, \"a\",", with: "[b, \"first\",")
            .replacing("    a], s: 'a'}", with: "    first], s: 'first'}")
            .replacing("{l: [a], s: a}", with: "{l: [first], s: first}")
            .replacing("type: S, default: a", with: "type: S, default: first")
            .replacing("params: {s: a}", with: "params: {s: first}").replacing("{p: a}", with: "{p: first}")
            .replacing("{l: [a, b], s: a}", with: "{l: [first, b], s: first}")
        #expect(after == expected)
    }

    @Test(
        "an action without a label keeps the text of its button",
        arguments: [
            ("ok: OK", "yes: OK"), ("ok: {label: OK, to: home}", "yes: {label: OK, to: home}"),
            ("ok:", "yes: {label: ok}"), ("ok: {}", "yes: {label: ok}"),
            ("ok: {role: cancel}", "yes: {label: ok, role: cancel}"),
        ])
    func keepsLabels(_ before: String, _ after: String) throws {
        func graph(_ action: String) -> String {
            "navgen: 1\nroot: home\nscreens: {home: {to: ask}}\nalerts:\n  ask:\n    title: T\n    actions:\n      \(action)\n"
                + "      no: No\n"
        }
        let action: (Graph) -> Symbol? = { graph in
            graph.nodes.firstIndex { $0.name == "ask" }.map { .alertAction(NodeID($0), "ok") }
        }
        #expect(try renamed(graph(before), action, "yes") == graph(after))
        #expect(throws: Renaming.Refusal.self) { try renamed(graph(before), action, "no") }
        #expect(throws: Renaming.Refusal.self) { try renamed(graph(before), action, "Yes") }
    }

    @Test(
        "refuse cases that would be an error or cannot be changed",
        arguments: [
            ("[price, name]", "price", "name", "price"), ("[price, name]", "price", "Cost", "price"),
            ("[price, name]", "price", "price", "price"), ("{cases: {price: , name: n}}", "price", "cost", "price"),
            ("[price, name]", "price", "cost", "\"p\\x72ice\""), ("[&p price, name]", "price", "cost", "*p"),
        ])
    func refusesCases(_ declaration: String, _ old: String, _ new: String, _ value: String) throws {
        let text =
            "navgen: 1\nroot: home\ntypes: {Sort: \(declaration)}\nscreens:\n"
            + "  home: {params: {sort: {type: Sort, default: \(value)}}, url: /}\n"
        #expect(throws: Renaming.Refusal.self) { try renamed(text, enumCase(old), new) }
    }

    @Test("rename each case and action of the examples and of random graphs, and keep all links")
    func renamesMembersOfExamples() throws {
        var snapshots = CursorContextTests.graphs.compactMap { Snapshot($0, reader: .disk) }.filter { $0.links != nil }
        for seed in 1...UInt64(Rounds.of(40)) {
            var random = RandomGraph(seed: seed)
            snapshots.append(try snapshot(random.text()))
        }
        func urls(_ links: LinkAnalysis) -> [String?] { links.patterns.indices.map { links.example(of: $0) } }
        var count = 0
        for snapshot in snapshots where snapshot.links != nil {
            let symbols = Set(snapshot.index.occurrences.map(\.symbol)).filter {
                switch $0 {
                case .enumCase, .alertAction: true
                default: false
                }
            }
            // Each takes a compilation.
            for symbol in symbols.sorted(by: { "\($0)" < "\($1)" }).prefix(6) {
                let after = try snapshot.renaming(symbol, to: "somethingElse").after
                let links = try #require(after?.links)
                #expect(after?.diagnostics.count == snapshot.compilation.diagnostics.count)
                #expect(urls(links) == urls(try #require(snapshot.links)))
                count += 1
            }
        }
        #expect(count > 100)
    }

    @Test func refusesWhatWouldBeAnError() throws {
        let text = "navgen: 1\nroot: a\nscreens: {a: {to: [b]}, b: {}}\n"
        #expect(throws: Renaming.Refusal.self) { try renamed(text, node("a"), "b") }
        #expect(throws: Renaming.Refusal.self) { try renamed(text, node("a"), "a") }
        #expect(throws: Renaming.Refusal.self) { try renamed(text, node("a"), "B") }
        #expect(throws: Renaming.Refusal.self) { try renamed(text, node("a"), "") }
    }

    @Test("find every reference of the example graphs, and rename each node of some of them")
    func renamesNodesOfExamples() throws {
        for path in CursorContextTests.graphs where !path.contains("hospital") {
            guard let snapshot = Snapshot(path, reader: .disk), snapshot.links != nil else { continue }
            var references: Set<SourceRange> = []
            snapshot.graph.forEachReference { if $0.target != nil { references.insert($0.range) } }
            for range in references {
                let isFound = snapshot.index.occurrences.contains { range.contains($0.range) }
                let text = snapshot.sources[Int(range.file.index)].text
                let isAlias = text[Int(range.start)] == UInt8(ascii: "*")
                #expect(isFound || isAlias, "\(path) \(range)")
            }
        }
        let shop = try #require(CursorContextTests.graphs.first { $0.hasSuffix("Graphs/shop.yaml") })
        let snapshot = try #require(Snapshot(shop, reader: .disk))
        for index in snapshot.graph.nodes.indices {
            let renaming = try snapshot.renaming(.node(NodeID(index)), to: "somethingElse")
            let after = snapshot.compile(after: renaming.edits)
            #expect(after.diagnostics.count == snapshot.compilation.diagnostics.count)
            #expect(after.graph?.nodes.contains { $0.id.value == "somethingElse" } == true)
        }
    }
}
