import NavCompiler
import NavEditor
import NavGraph
import NavSyntax
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
