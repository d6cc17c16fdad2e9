import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

@Suite struct BaselineTests {
    private func lines(_ text: String) throws -> [String] {
        let graph = try CompiledGraph(text)
        let emitter = try #require(allEmitters.first { $0.kind == .baseline })
        let files = emitter.files(graph.links, EmitOptions(sourceName: "graph.yaml"))
        return try #require(files.first).contents.split(separator: "\n").map(String.init)
    }

    /// A graph whose lists and mappings are shuffled by a seed.
    private func graph(seed: UInt64) -> String {
        var random = SplitMix(state: seed)
        func shuffled(_ items: [String]) -> [String] { seed == 0 ? items : items.shuffled(using: &random) }
        func list(_ items: String...) -> String { "[" + shuffled(items).joined(separator: ", ") + "]" }
        func mapping(_ key: String, _ members: String...) -> String {
            "\(key):\n" + shuffled(members).map { "  \($0)\n" }.joined()
        }
        let parts = shuffled([
            "name: App\n", "root: home\n",
            "links: {schemes: \(list("app", "other")), hosts: [app.example], environments: {\(shuffled(["test: {hosts: [t.example]}", "beta: {schemes: [beta]}"]).joined(separator: ", "))}}\n",
            mapping("types", "Kind: {cases: [one, two]}", "Code: {base: String, pattern: \"[A-Z]+\"}"),
            mapping("conditions", "in: {otherwise: login}", "paid: {}"),
            mapping(
                "screens",
                "home: {title: Home, to: \(list("item", "{login: {when: \"!in\"}}", "{rate: {params: {kind: one}}}"))}",
                "item: {params: {\(shuffled(["id: Int", "code: Code?"]).joined(separator: ", "))}, url: \"/item/{id}?code={code}\", requires: \(list("in", "paid")), tags: \(list("a", "b"))}"
            ),
            mapping(
                "sheets", "login: {returns: Bool, to: [rate]}", "rate: {params: {kind: {type: Kind, default: two}}}"),
            "routes: \(list("{from: item, to: rate}", "{from: \"*\", to: login}"))\n",
            "redirects: {\(shuffled(["/old: {to: home}", "\"/i/{id}\": \"/item/{id}\""]).joined(separator: ", "))}\n",
        ])
        return "navgen: 1\n" + parts.joined()
    }

    @Test func theOrderOfTheFileChangesNothing() throws {
        let first = try lines(graph(seed: 0))
        for seed in 1...20 as ClosedRange<UInt64> {
            let text = graph(seed: seed)
            #expect(try lines(text).sorted() == first.sorted(), "\(text)")
            #expect(try lines(text) == first)
        }
    }

    @Test func linesAreSortedAndUnique() throws {
        let facts = try lines(graph(seed: 0)).dropFirst(2)
        #expect(facts.count > 30)
        #expect(Array(facts) == facts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(Set(facts).count == facts.count)
    }

    /// What changes the meaning of URLs is a fact.
    @Test func settingsOfURLsAreFacts() throws {
        let text = """
            navgen: 1
            root: home
            links: {schemes: [app], ties: leftmostLiteral}
            types:
              Kind: {cases: [one, two], caseInsensitive: true}
              Code: {base: String, pattern: "[A-Z]+", caseInsensitive: true}
            screens:
              home: {params: {kind: {type: Kind, default: one}, code: Code?}, url: "/{kind?}?c={code}"}
            """
        let facts = try lines(text)
        for fact in [
            "links decide ties by leftmostLiteral", "type Kind is one | two in any case",
            "type Code is String matching [A-Z]+ in any case",
        ] { #expect(facts.contains(fact), "\(fact)") }
    }

    /// Links whose values select a tab show it, under its conditions.
    @Test func tabsThatLinksSelectAreFacts() throws {
        let facts = try lines(
            """
            navgen: 1
            links: {schemes: [app]}
            conditions: {member: {otherwise: join}}
            types: {Kind: {cases: [one, two, three]}}
            tabs:
              first: {root: list, params: {kind: one}}
              second: {root: list, params: {kind: two}, requires: member}
            screens:
              list: {params: {kind: Kind}, url: "/list/{kind}", to: [join]}
            sheets: {join: {}}
            """)
        #expect(
            facts.filter { $0.hasPrefix("links to list") } == [
                "links to list show first > list > list", "links to list with kind: one show first > list",
                "links to list with kind: two require member", "links to list with kind: two show second > list",
            ])
    }

    @Test func factsReadLikeSentences() throws {
        let facts = Set(try lines(graph(seed: 0)))
        for fact in [
            "app App", "root home", "condition in otherwise login", "type Kind is one | two", "node item is a screen",
            "type Code is String matching [A-Z]+", "node item has code: Code?", "node item requires in",
            "node login returns Bool", "node rate has kind: Kind = two", "edge home -> rate by sheet with kind: one",
            "edge home -> login by sheet while !in", "edge * -> login by sheet", "link /item/{id}?code={code} -> item",
            "link /old -> home as a redirect", "link /i/{id} -> rewritten to /item/{id}",
            "links to item show home > item",
            "links to item require paid", "environment test host t.example", "links scheme app",
        ] { #expect(facts.contains(fact), "\(fact)") }
    }

    /// The properties that decide how a node behaves are facts, too.
    @Test func behaviorOfNodesIsListed() throws {
        let facts = Set(
            try lines(
                """
                navgen: 1
                root: [{when: in, show: home}, {show: home}]
                launching: splash
                conditions: {in: {}}
                screens:
                  splash: {}
                  home: {to: [note, tour, tips]}
                  detail: {params: {id: Int, tag: String?}, identity: [id], entry: true}
                sheets:
                  note: {dismiss: disabled, onLink: wait, cancel: Close}
                  tips: {}
                flows:
                  tour:
                    as: sheet
                    onLink: stack
                    skippable: true
                    skipTo: last
                    steps: [first, {extra: {when: in, skippable: true}}, last]
                    final: [thanks]
                """))
        for fact in [
            "launching splash", "node detail is identified by id", "node note has dismiss: disabled",
            "node note has onLink: wait", "node tour is shown as sheet", "node tour has onLink: stack",
            "node tour can be skipped", "node tour is skipped to tour.last", "node tour.extra is shown while in",
            "node tour.extra can be skipped", "node tour.thanks is final",
        ] { #expect(facts.contains(fact), "\(fact)") }
        #expect(!facts.contains { $0.hasPrefix("node tips has") || $0.hasPrefix("node home is identified") })
    }

    @Test func aChangeTouchesTheLinesAboutIt() throws {
        let text = graph(seed: 0)
        func changed(_ old: String, with new: String) throws -> Int {
            #expect(text.contains(old))
            let (before, after) = (Set(try lines(text)), Set(try lines(text.replacing(old, with: new))))
            return after.subtracting(before).count
        }
        #expect(try changed("title: Home", with: "title: Start") == 1)
        #expect(try changed("cases: [one, two]", with: "cases: [one, two, three]") == 1)
        #expect(try changed("code: Code?", with: "code: String?") == 1)
    }

    @Test func stringsStayOnTheirLines() throws {
        let text = "navgen: 1\nroot: home\nscreens:\n  home: {title: \"a\\nedge x -> y\\r\\t\\\\ \\u2028 end\"}\n"
        let lines = try lines(text)
        #expect(lines.contains("node home has the title a\\nedge x -> y\\r\\t\\\\ \\u{2028} end"))
        #expect(!lines.contains { $0.hasPrefix("edge") })
    }
}
