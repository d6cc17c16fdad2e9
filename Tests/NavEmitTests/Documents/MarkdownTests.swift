import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

@Suite struct MarkdownTests {
    private func page(_ graph: CompiledGraph) throws -> String {
        let emitter = try #require(allEmitters.first { $0.kind == .markdown })
        return try #require(
            emitter.files(graph.links, EmitOptions(sourceName: "graph.yaml")).first
        ).contents
    }

    /// A string as YAML in double quotes.
    private func quoted(_ text: String) -> String {
        "\""
            + text.unicodeScalars.map { scalar in
                let digits = String(scalar.value, radix: 16)
                return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            }.joined() + "\""
    }

    /// Steps have numbers, because the rows are sorted by name, and show their conditions. A
    /// redirect shows what its target shows.
    @Test func stepsAndRedirectsShowTheirDetails() throws {
        let reader = MarkdownReader(
            try page(
                CompiledGraph(
                    """
                    navgen: 1
                    links: {schemes: [app]}
                    conditions: {in: {}, new: {}}
                    tabs:
                      main: {root: home, visible: in}
                      other: {root: more}
                    screens:
                      more: {}
                      home: {to: [tour, item]}
                      item: {params: {id: Int}, url: "/item/{id}", requires: in}
                    flows:
                      tour: {steps: [welcome, {extra: {when: new, skippable: true}}], final: [done]}
                    redirects: {"/i/{id}": "/item/{id}"}
                    """)))
        let screens = try #require(reader.tables["Screens"]).rows
        let kinds = Dictionary(uniqueKeysWithValues: screens.map { ($0[0], $0[1]) })
        #expect(kinds["tour.welcome"] == "step 1")
        #expect(kinds["tour.extra"] == "step 2, skippable, while new")
        #expect(kinds["tour.done"] == "step 3, final")
        #expect(kinds["main"] == "tab, while in")
        let links = try #require(reader.tables["Links"]).rows
        let redirect = try #require(links.first { $0[0] == "/i/{id}" })
        #expect(redirect[3] == "main › home › item")
        #expect(redirect[4] == "in")
    }

    static let hostile = [
        "plain", "a | b", "`code` and ``more``", "*bold* _it_ ~~gone~~", "[a](http://evil.example)", "![x](y)",
        "<b>html</b> <!-- no --> <script>alert(1)</script>", "a & b &amp; &#65;", "back\\slash \\| \\`", "two\nlines\n",
        "https://a.example www.a.example me@a.example", "$math$ and $$more$$", " edges ", "a  b", "| --- |",
        "# no heading",
        "1. no list", "日本 👍🏽 é", "\\", "|", "`", "~", "tab\there", "a\u{2028}b",
    ]

    @Test(arguments: hostile)
    func stringsAreShownUnchanged(text: String) throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            root: home
            doc: \(quoted(text))
            conditions: {in: {doc: \(quoted(text))}}
            types: {Kind: {doc: \(quoted(text)), cases: {a: \(quoted(text)), b: b}}}
            screens:
              home: {title: \(quoted(text.replacing("{", with: "{{"))), doc: \(quoted(text)), to: [{item: {label: \(quoted(text.replacing("{", with: "{{"))), when: in}}]}
              item: {params: {kind: {type: Kind, default: a}, text: {type: String, default: \(quoted(text))}}}
            """)
        let page = try page(graph)
        let reader = MarkdownReader(page)
        #expect(reader.headings == ["Graph", "Screens", "Routes", "Types", "Conditions"])
        // Characters that would move the cursor are replaced.
        let shown = text.replacing("\t", with: "\u{FFFD}")
        let home = try #require(reader.tables["Screens"]?.rows.first { $0[0] == "home" })
        #expect(home[2].utf8.elementsEqual(shown.utf8), "\(home)")
        #expect(home[6].utf8.elementsEqual(shown.utf8), "\(home)")
        let item = try #require(reader.tables["Screens"]?.rows.first { $0[0] == "item" })
        #expect(item[3].hasPrefix("kind: Kind = a, text: String = "))
        #expect(reader.tables["Routes"]?.rows.first?[5].utf8.elementsEqual(shown.utf8) ?? false)
        #expect(reader.tables["Conditions"]?.rows.first?[2].utf8.elementsEqual(shown.utf8) ?? false)
        #expect(reader.tables["Types"]?.rows.first?[1].contains("a (") ?? false)
        for table in reader.tables.values {
            for row in table.rows {
                #expect(row.count == table.titles.count, "\(row)")
                #expect(!row.contains { $0.hasPrefix("⚠") }, "\(row)")
            }
        }
    }

    /// A row for the URLs that select a tab, beside the one for all others.
    @Test func tabsThatURLsSelectHaveRows() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            links: {schemes: [app]}
            conditions: {member: {otherwise: join}}
            types: {Kind: {cases: [one, two, three]}, Size: {cases: [small], caseInsensitive: true}}
            tabs:
              first: {root: list, params: {kind: one}}
              second: {root: list, params: {kind: two}, requires: member}
            screens:
              list: {params: {kind: Kind}, url: "/list/{kind}", to: [join]}
            sheets: {join: {}}
            """)
        let lines = try page(graph).split(separator: "\n").filter { $0.hasPrefix("| `/list") }
        #expect(
            lines == [
                "| `/list/{kind}` | `list` | `kind: Kind` | `first` › `list` › `list` |  |  | `app://list/three` |",
                "| `/list/{kind}` | `list` | `kind: one` | `first` › `list` |  |  | `app://list/one` |",
                "| `/list/{kind}` | `list` | `kind: two` | `second` › `list` | `member` |  | `app://list/two` |",
            ])
        #expect(try page(graph).contains("| `Size` | `small in any case` |"))
    }

    @Test func tablesMatchTheGraph() throws {
        let graph = try ExampleGraph.shop.compiled()
        let reader = MarkdownReader(try page(graph))
        let screens = try #require(reader.tables["Screens"])
        #expect(screens.rows.map { $0[0] } == graph.analyzed.graph.nodes.map(\.name).sorted())
        let links = try #require(reader.tables["Links"])
        #expect(links.rows.count == graph.links.patterns.count)
        let detail = try #require(links.rows.first { $0[0] == "/order/{orderId}" })
        #expect(
            detail == [
                "/order/{orderId}", "orderDetail", "orderId: OrderID", "orders › orderHistory › orderDetail",
                "signedIn", "",
                "https://shop.example.com/order/ORD-111",
            ])
        let routes = try #require(reader.tables["Routes"])
        #expect(routes.rows.contains(["product", "reviews", "push", "sort: topRated", "", ""]))
        #expect(routes.rows.count == graph.analyzed.graph.routes.count)
    }

    @Test(arguments: ExampleGraph.all + [.traps])
    func everyExampleHasTablesThatCanBeRead(example: ExampleGraph) throws {
        let graph = try example.compiled()
        let reader = MarkdownReader(try page(graph))
        for (name, table) in reader.tables {
            for row in table.rows {
                #expect(row.count == table.titles.count, "\(name): \(row)")
                #expect(!row.contains { $0.hasPrefix("⚠") }, "\(name): \(row)")
            }
        }
        let rows = reader.tables["Links"]?.rows ?? []
        let extra = graph.links.patterns.indices.reduce(0) { count, number in
            let selections = graph.links.selections(ofPattern: number)
            return count + selections.count - (graph.links.areAll(ofPattern: number, among: selections) ? 1 : 0)
        }
        #expect(rows.count == graph.links.patterns.count + extra)
        for row in rows where !row[6].isEmpty {
            guard let number = graph.links.first(for: row[6]) else { continue }
            #expect(graph.links.patterns[number].text.value == row[0])
        }
    }

    @Test func linesDoNotDependOnTheOrderOfTheFile() throws {
        let head = "navgen: 1\nroot: a\nscreens:\n"
        let screens = ["  a: {to: [b, c]}\n", "  b: {url: /b}\n", "  c: {url: [/c, /d]}\n"]
        let first = try page(CompiledGraph(head + screens.joined()))
        #expect(
            try page(CompiledGraph(head + screens.reversed().joined().replacing("[b, c]", with: "[c, b]"))) == first)
    }

    @Test func actionsShowWhatFollowsThem() throws {
        let reader = MarkdownReader(
            try page(
                CompiledGraph(
                    """
                    navgen: 1
                    root: home
                    screens:
                      home: {to: [send, chat]}
                      chat: {params: {chatId: Int, text: String}}
                    actions: {send: {params: {text: String}, then: [chat, home]}}
                    """)))
        let screens = try #require(reader.tables["Screens"]).rows
        let kinds = Dictionary(uniqueKeysWithValues: screens.map { ($0[0], $0[1]) })
        #expect(kinds["send"] == "action, then chat (chatId: Int) or home")
    }
}
