import Foundation
import Testing

/// `navgen rename`, as a user runs it.
@Suite struct RenameCommandTests {
    private static let graph = """
        navgen: 1
        name: App
        root: home
        links: {schemes: [app]}
        screens:
          home: {to: [order]}   # the first screen
          order: {params: {id: Int}, url: "/order/{id}", to: [note]}
          note: {params: {id: Int}}

        """

    private func rename(
        _ words: [String], _ check: (URL, NavgenProcess.Result) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("app.yaml")
            try Data(Self.graph.utf8).write(to: file)
            let result = try NavgenProcess.run(["rename", "app.yaml"] + words, in: folder)
            try check(file, result)
        }
    }

    @Test func changesTheFileAndListsSwiftNames() throws {
        try rename(["order", "orderInfo"]) { file, result in
            #expect(result.status == 0)
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("home: {to: [orderInfo]}   # the first screen"))
            #expect(text.contains("orderInfo: {renamedFrom: order, params:"))
            #expect(result.errors.contains("changed app.yaml"))
            #expect(result.errors.contains("AppRoute.order(id:)"))
            #expect(result.errors.contains("→ AppRoute.orderInfo(id:)"))
            #expect(result.errors.contains("OrderExits"))
            #expect(!result.errors.contains("OrderExits.id"))
            let after = try NavgenProcess.run(["check", "app.yaml"], in: file.deletingLastPathComponent())
            #expect(after.status == 0)
        }
    }

    @Test func keepsLinksAndSavedStates() throws {
        try rename(["order", "orderInfo"]) { file, _ in
            let folder = file.deletingLastPathComponent()
            try Data(Self.graph.utf8).write(to: folder.appendingPathComponent("old.yaml"))
            let diff = try NavgenProcess.run(
                ["diff", "old.yaml", "app.yaml", "--breaking", "links,state"], in: folder)
            #expect(diff.status == 0, "\(diff.output)")
        }
    }

    @Test func writesOutValuesThatWerePassedByName() throws {
        try rename(["order.id", "number"]) { file, result in
            #expect(result.status == 0)
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains(#"to: [{note: {params: {id: "{number}"}}}]"#))
            #expect(result.errors.contains("AppRoute.order(id:)"))
        }
    }

    @Test func keepsTheURLsOfCases() throws {
        let graph = """
            navgen: 1
            name: App
            root: home
            links: {schemes: [app]}
            types: {Part: [items, {bill: invoice}]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int, part: Part}, url: "/order/{id}/{part}", to: [sure]}
            dialogs:
              sure: {params: {part: {type: Part, default: bill}}, actions: {ok: {}, items: No}}

            """
        try withTemporaryFolder { folder in
            for name in ["old.yaml", "app.yaml"] {
                try Data(graph.utf8).write(to: folder.appendingPathComponent(name))
            }
            func run(_ words: [String]) throws -> NavgenProcess.Result { try NavgenProcess.run(words, in: folder) }
            let renamed = try run(["rename", "app.yaml", "Part.items", "things"])
            #expect(
                renamed.errors == """
                    changed app.yaml
                    callers in Swift have to change 1 name:
                      Part.items  → Part.things

                    """)
            #expect(try run(["rename", "app.yaml", "Part.bill", "Part.price"]).status == 0)
            #expect(try run(["rename", "app.yaml", "sure.ok", "sure.yes"]).status == 0)
            let text = try String(contentsOf: folder.appendingPathComponent("app.yaml"), encoding: .utf8)
            let expected = graph.replacing("[items, {bill: invoice}]", with: "[{things: items}, {price: invoice}]")
                .replacing("default: bill", with: "default: price").replacing("ok: {}", with: "yes: {label: ok}")
            #expect(text == expected)
            let diff = try run(["diff", "old.yaml", "app.yaml", "--breaking", "links,state"])
            #expect(diff.status == 0, "\(diff.output)")
            #expect(try run(["resolve", "app.yaml", "app://order/1/invoice"]).output.contains("part: price"))
            let unknown = try run(["rename", "app.yaml", "Part.pric", "x"])
            #expect(unknown.status == 2 && unknown.errors.contains("did you mean `Part.price`?"), "\(unknown.errors)")
            #expect(try run(["rename", "app.yaml", "Part.price", "Sort.x"]).errors.contains("in another place"))
        }
    }

    @Test func showsADiff() throws {
        try rename(["order", "orderInfo", "--dry-run", "--no-history"]) { file, result in
            #expect(result.status == 0)
            #expect(result.output.contains("-  home: {to: [order]}"))
            #expect(result.output.contains("+  home: {to: [orderInfo]}"))
            #expect(!result.output.contains("renamedFrom"))
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text == Self.graph)
        }
    }

    @Test(arguments: [
        (["order", "home"], 1, "cannot be renamed"), (["ordr", "x"], 2, "did you mean `order`?"),
        (["order", "not here"], 1, "cannot be the name of a node"), (["order"], 2, "takes GRAPH OLD NEW"),
        (["order", "other.x"], 2, "in another place"), (["order.nothing", "x"], 2, "has no"),
    ])
    func refuses(_ words: [String], _ status: Int32, _ message: String) throws {
        try rename(words) { file, result in
            #expect(result.status == status)
            #expect(result.errors.contains(message), "\(result.errors)")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text == Self.graph)
        }
    }

    /// The Swift of a very large graph is not written only to list names.
    @Test func largeGraphsAreRenamedWithoutAList() throws {
        try withTemporaryFolder { folder in
            let sections = (0..<6).map { "part\($0)" }
            for section in sections {
                let screens = (1..<400).map { "  s\($0): {}\n" }.joined()
                let routes = (1..<400).map { "s\($0)" }.joined(separator: ", ")
                let text = "exports: [s0]\nscreens:\n  s0: {to: [\(routes)]}\n" + screens
                try Data(text.utf8).write(to: folder.appendingPathComponent("\(section).yaml"))
            }
            let includes = sections.map { "{file: \($0).yaml, section: \($0)}" }.joined(separator: ", ")
            let routes = sections.map { "\($0).s0" }.joined(separator: ", ")
            let graph = "navgen: 1\nroot: home\ninclude: [\(includes)]\nscreens: {home: {to: [\(routes)]}}\n"
            try Data(graph.utf8).write(to: folder.appendingPathComponent("app.yaml"))
            let run = try MeasuredRun(["rename", "app.yaml", "part3.s7", "seven"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.hasSuffix("are listed by `navgen diff --against HEAD app.yaml`\n"), "\(run.errors)")
            // The command compiles the graph before and after, and does little else.
            let check = try MeasuredRun(["check", "app.yaml"], in: folder)
            #expect(run.seconds < check.seconds * 8 + 1, "\(run.seconds), \(check.seconds)")
            let text = try String(contentsOf: folder.appendingPathComponent("part3.yaml"), encoding: .utf8)
            #expect(text.contains("seven: {renamedFrom: s7}"))
        }
    }
}
