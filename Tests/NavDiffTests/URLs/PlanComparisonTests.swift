import Foundation
import NavCompiler
import NavSyntax
import TestSupport
import Testing

@testable import NavDiff
@testable import NavGraph
@testable import NavLinks

/// Compares what links show in two versions.
@Suite struct PlanComparisonTests {
    /// A graph that uses everything that a plan can contain.
    private let text = """
        navgen: 1
        links: {schemes: [s]}
        rules: {link-only-node: off, unused-condition: off, too-many-tabs: off}
        conditions: {known: {otherwise: home}, paid: {}}
        root: tabs
        tabs:
          one: {root: home}
          two: {root: second}
          mail: {root: box}
        splits: {box: {sidebar: boxes, detail: message}}
        screens:
          home: {to: [list, wizard, redeemed]}
          second: {}
          list: {params: {kind: {type: String, default: all}}, to: [item]}
          item: {params: {id: Int}, url: ["/item/{id}", "/i/{id}"], to: [part]}
          part: {params: {id: Int}, url: "/part/{id}"}
          boxes: {to: [message]}
          message: {params: {id: Int}, url: "/message/{id}"}
          redeemed: {}
        sheets:
          note: {params: {id: Int}, url: "/note/{id}"}
        flows:
          wizard: {as: cover, steps: [{start: {url: /wizard}}, {end: {url: /wizard/end}}]}
        actions:
          redeem: {url: /redeem, then: [redeemed]}
        routes:
          - {from: list, to: note}
        """

    private func changes(_ edits: [(String, String)]) throws -> [String] {
        var new = text
        for (old, replacement) in edits {
            #expect(new.contains(old), "\(old)")
            new = new.replacing(old, with: replacement)
        }
        return try ComparedVersions(text, new).lines.map { line in String(line.prefix { $0 != ":" }) }
    }

    @Test func identicalVersionsHaveNoChanges() throws {
        #expect(try changes([]) == [])
    }

    @Test(arguments: [
        // Another tab, which also affects what is on top of it.
        (
            "one: {root: home}\n  two: {root: second}", "one: {root: second}\n  two: {root: home}",
            ["item", "part", "note", "wizard.start", "wizard.end"]
        ),
        ("\"/part/{id}\"}", "\"/part/{id}\", tab: two}", ["part"]),
        // Another presentation.
        ("to: [part]", "to: [{part: {as: sheet}}]", ["part"]),
        ("to: [item]", "to: [{item: {as: replace}}]", ["item", "part"]),
        // More nodes below it, and fewer.
        ("to: [list, wizard", "to: [list, item, wizard", ["item", "part"]),
        ("\"/part/{id}\"}", "\"/part/{id}\", via: []}", ["part"]),
        // Another value of a node below it.
        ("default: all", "default: some", ["item", "part", "note"]),
        ("to: [list, wizard", "to: [{list: {params: {kind: x}}}, wizard", ["item", "part", "note"]),
        // A flow is presented differently; an action leads to another node.
        ("as: cover", "as: sheet", ["wizard.start", "wizard.end"]), ("then: [redeemed]", "then: [second]", ["redeem"]),
        // Another column, after one more or in its place.
        ("sidebar: boxes, detail: message", "sidebar: boxes, content: message, detail: between", ["message"]),
        ("sidebar: boxes, detail", "sidebar: boxes, content: between, detail", ["message"]),
    ])
    func reportsChangedPlans(old: String, new: String, nodes: [String]) throws {
        let extra = new.contains("between") ? [("  redeemed: {}", "  redeemed: {}\n  between: {entry: true}")] : []
        let found = try changes([(old, new)] + extra)
        let patterns = [
            "item": "/item/{id}", "part": "/part/{id}", "note": "/note/{id}", "message": "/message/{id}",
            "wizard.start": "/wizard", "wizard.end": "/wizard/end", "redeem": "/redeem",
        ]
        let expected = nodes.map { node in
            "planChanged \(patterns[node] ?? "") of \(node) by \(patterns[node] ?? "")"
        }
        #expect(Set(found) == Set(expected), "\(found)")
    }

    @Test func conditionsOfNodesBelowCount() throws {
        func lines(_ old: String, _ new: String) throws -> Set<String> { Set(try changes([(old, new)])) }
        let below = [
            "/item/{id} of item by /item/{id}", "/part/{id} of part by /part/{id}", "/note/{id} of note by /note/{id}",
        ]
        #expect(
            try lines("list: {params", "list: {requires: [known], params")
                == Set(below.map { "conditional(known) \($0)" }))
        #expect(
            try lines("list: {params", "list: {requires: [paid], params") == Set(below.map { "refused(paid) \($0)" }))
    }

    /// If a condition loses its `otherwise`, links that waited for it show nothing.
    @Test func removedOtherwise() throws {
        let guarded = text.replacing("list: {params", with: "list: {requires: [known], params")
        let lines = try ComparedVersions(guarded, guarded.replacing("known: {otherwise: home}", with: "known: {}"))
            .lines
        #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("refused(known) ") }, "\(lines)")
    }

    // MARK: Small graphs

    @Test func conditionsOfThePlan() throws {
        let more = "conditions: {known: {otherwise: home}, paid: {}}"
        let old = "a: {params: {x: Int}, url: \"/a/{x}\"}"
        func lines(_ requires: String) throws -> [String] {
            try ComparedVersions(
                graph(old, more: more), graph(old.replacing("url:", with: "requires: [\(requires)], url:"), more: more)
            ).lines
        }
        #expect(try lines("known") == ["conditional(known) /a/{x} of a by /a/{x}: s://a/1 a(1) ⇒ a(1)"])
        #expect(
            try lines("known, paid") == [
                "conditional(known) /a/{x} of a by /a/{x}: s://a/1 a(1) ⇒ a(1)",
                "refused(paid) /a/{x} of a by /a/{x}: s://a/1 a(1) ⇒ a(1)",
            ])
    }

    /// Negated conditions have no fallback.
    @Test func negatedConditions() throws {
        let more = "conditions: {known: {otherwise: home}}"
        let old = "a: {url: /a}"
        let lines = try ComparedVersions(
            graph(old, more: more), graph("a: {url: /a, requires: [\"!known\"]}", more: more)
        ).lines
        #expect(lines == ["refused(!known) /a of a by /a: s://a a ⇒ a"])
    }

    @Test func conditionsOfAnAction() throws {
        func version(_ redeem: String) -> String {
            graph(
                "a: {url: /a}", more: "conditions: {known: {otherwise: home}, paid: {}}\nactions: {redeem: {\(redeem)}}"
            )
        }
        let old = "url: /redeem, then: [a]"
        let known = try ComparedVersions(version(old), version(old + ", requires: [known]")).lines
        #expect(known == ["conditional(known) /redeem of redeem by /redeem: s://redeem redeem ⇒ redeem"])
        let paid = try ComparedVersions(version(old), version(old + ", requires: [paid]")).lines
        #expect(paid == ["refused(paid) /redeem of redeem by /redeem: s://redeem redeem ⇒ redeem"])
    }

    /// While another root is shown, links wait, even without a fallback.
    @Test func conditionsOfARoot() throws {
        let old = graph("a: {url: /a}", more: "")
        let new = graph(
            "a: {url: /a}", more: "conditions: {onboarded: {}}\nflows: {intro: {as: root, steps: [hello]}}"
        ).replacing("root: home", with: "root: [{when: onboarded, show: home}, {show: intro}]")
        let lines = try ComparedVersions(old, new).lines.filter { !$0.hasPrefix("planChanged") }
        #expect(lines == ["conditional(onboarded) /a of a by /a: s://a a ⇒ a"])
    }

    @Test func changedPlans() throws {
        func graph(_ home: String, _ list: String, _ item: String) -> String {
            """
            navgen: 1
            links: {schemes: [s]}
            root: home
            rules: {link-only-node: off}
            screens:
              home: {to: [\(home)]}
              \(list)
              item: {params: {id: Int}, url: ["/item/{id}", "/i/{id}"]\(item)}
            """
        }
        let list = "list: {params: {kind: {type: String, default: all}}, to: [item]}"
        let old = graph("list", list, "")
        #expect(try ComparedVersions(old, old).lines == [])
        // Renamed nodes count as the same.
        #expect(
            try ComparedVersions(
                old,
                graph(
                    "items", list.replacing("list:", with: "items:").replacing("to:", with: "renamedFrom: list, to:"),
                    "")
            ).lines == [])
        #expect(
            try ComparedVersions(old, graph("list, item", list, "")).lines == [
                "planChanged /item/{id} of item by /item/{id}: s://item/1 item(1) ⇒ item(1)"
            ])
        #expect(
            try ComparedVersions(old, graph("list", list.replacing("default: all", with: "default: some"), "")).lines
                == [
                    "planChanged /item/{id} of item by /item/{id}: s://item/1 item(1) ⇒ item(1)"
                ])
    }

    // MARK: Renaming

    private static let examples: [String] = {
        let names = ["Graphs", "Graphs/patterns"].flatMap { folder in
            let path = repository.appendingPathComponent(folder).path
            let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return files.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
        }
        return names
    }()

    @Test(arguments: examples)
    func renamingEverythingChangesNothing(example: String) throws {
        let path = repository.appendingPathComponent(example).path
        let old = try #require(compile(path).links)
        #expect(LinkComparison(old: old, new: old, nodes: NodePairs(old: old.graph, new: old.graph)).changes.isEmpty)
        let graph = try #require(compile(path).graph)
        for node in graph.nodes {
            node.renamedFrom = [Located("." + node.name, node.id.range)]
            node.name = "other" + node.name
        }
        let new = LinkAnalysis(graph)
        let nodes = NodePairs(old: old.graph, new: new.graph)
        #expect(LinkComparison(old: old, new: new, nodes: nodes).changes.isEmpty)
        // Without `renamedFrom`, each link leads to another node.
        for node in graph.nodes { node.renamedFrom = [] }
        let strangers = LinkAnalysis(graph)
        let changes = LinkComparison(
            old: old, new: strangers, nodes: NodePairs(old: old.graph, new: strangers.graph)
        ).changes
        let retargeted = Set(changes.filter { $0.kind.name == .retargeted }.compactMap(\.old))
        // A redirect that only carries links leads to no node of its own.
        let owners = old.patterns.indices.filter { number in
            guard case .redirect(let redirect) = old.patterns[number].owner else { return true }
            if case .carried(_, otherwise: nil)? = old.destinations[redirect] { return false }
            return true
        }
        #expect(retargeted == Set(owners), "\(retargeted)")
    }

    @Test(arguments: [
        // What other URLs of the node show is not changed.
        ("{path: \"/i/{id}\", via: []}", ["planChanged /i/{id} of item by /i/{id}"]),
        ("{path: \"/i/{id}\", tab: mail, via: [list]}", ["planChanged /i/{id} of item by /i/{id}"]),
        ("{path: \"/i/{id}\", via: [list]}", []),
    ])
    func theScreensBelowOneURLAreCompared(pattern: String, expected: [String]) throws {
        let new = text.replacing("\"/i/{id}\"", with: pattern)
        let lines = try ComparedVersions(text, new).lines
        #expect(lines.map { line in String(line.prefix { $0 != ":" }) } == expected)
    }

    /// A redirect that leads to the same node with the same values, by a pattern with another place.
    @Test func redirectsToPlacedPatternsAreCompared() throws {
        let text = """
            navgen: 1
            root: home
            links: {schemes: [s], hosts: [h.example]}
            conditions: {c: {}}
            screens:
              home: {to: [a, b], url: /}
              b: {to: [a], requires: c}
              a: {params: {id: Int}, url: ["/a/{id}", {path: "/b/{id}", via: [b]}]}
            redirects:
              /x/{q}: /a/{q}

            """
        let lines = try ComparedVersions(text, text.replacing("/x/{q}: /a/{q}", with: "/x/{q}: /b/{q}")).lines
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains("/x/{q}") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("planChanged") }, "\(lines)")
        #expect(try ComparedVersions(text, text).lines == [])
    }
}
