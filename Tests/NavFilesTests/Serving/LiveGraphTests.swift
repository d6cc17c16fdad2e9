import Foundation
import NavChecks
import NavSyntax
import Testing

@testable import NavCompiler
@testable import NavFiles

/// What a served page shows of graphs with and without errors.
@Suite struct LiveGraphTests {
    private func graph(_ screens: String) -> String { "navgen: 1\nname: Small\nroot: home\nscreens:\n\(screens)\n" }

    private func update(_ live: inout LiveGraph, _ text: String) throws -> State {
        live.update(compile("small.yaml", reader: .memory(["small.yaml": Array(text.utf8)])))
        return try state(live)
    }

    private func state(_ live: LiveGraph) throws -> State {
        try JSONDecoder().decode(State.self, from: Data(live.site.document))
    }

    /// The members of the document that these tests look at.
    private struct State: Decodable {
        struct Graph: Decodable {
            struct Node: Decodable { var id: String }
            var name: String
            var nodes: [Node]
        }
        struct Diagnostic: Decodable, Equatable {
            struct Excerpt: Decodable, Equatable {
                var text: String
                var indent: Int
                var length: Int
            }
            var rule: String
            var line: Int
            var column: Int
            var help: String?
            var node: String?
            var excerpt: Excerpt
        }
        var graph: Graph
        var isCurrent: Bool
        var failure: String?
        var diagnostics: [Diagnostic]

        var nodes: [String] { graph.nodes.map(\.id) }
    }

    @Test func startsWithoutNodes() throws {
        let state = try state(LiveGraph("Graphs/small.yaml"))
        #expect(state.nodes == [] && state.graph.name == "small.yaml")
    }

    @Test func aGraphWithErrorsIsShownWithDiagnostics() throws {
        var live = LiveGraph("small.yaml")
        let state = try update(&live, graph("  home: {to: [detial]}\n  detail: {}"))
        #expect(state.nodes == ["home", "detail"] && state.isCurrent)
        let unknown = try #require(state.diagnostics.first)
        #expect(unknown.rule == "unknown-node" && unknown.node == "home" && unknown.line == 5 && unknown.column == 15)
        #expect(unknown.help == "did you mean `detail`?")
        #expect(unknown.excerpt == .init(text: "  home: {to: [detial]}", indent: 14, length: 6))
    }

    @Test func aMistakeKeepsTheNodesThatItHides() throws {
        var live = LiveGraph("small.yaml")
        let good = graph("  home: {to: [detail]}\n  detail: {}")
        #expect(try update(&live, good).isCurrent)
        // In YAML, in a key, in a name.
        for bad in [
            "\(good)]", good.replacing("screens", with: "things"), good.replacing("  detail", with: "  detial"),
        ] {
            let state = try update(&live, bad)
            #expect(state.nodes == ["home", "detail"] && !state.isCurrent && !state.diagnostics.isEmpty)
        }
        // A node that is new is shown although no route leads to it.
        let added = try update(&live, good + "  other: {}\n")
        #expect(added.nodes == ["home", "detail", "other"] && added.isCurrent)
        #expect(added.diagnostics.map(\.node) == ["other"])
        let fixed = try update(&live, graph("  home: {}"))
        #expect(fixed.nodes == ["home"] && fixed.isCurrent && fixed.diagnostics == [])
    }

    @Test func aMissingFileKeepsTheDiagram() throws {
        var live = LiveGraph("small.yaml")
        _ = try update(&live, graph("  home: {}"))
        live.update(compile("small.yaml", reader: .memory([:])))
        let state = try state(live)
        #expect(state.nodes == ["home"] && !state.isCurrent)
        #expect(state.failure == "cannot read small.yaml: no such file or directory")
    }

    /// A graph that breaks a rule can be shown as well.
    @Test func everyMistakeCanBeShown() throws {
        var shown = 0
        for rule in allRules {
            var live = LiveGraph("graph.yaml")
            live.update(compile("graph.yaml", reader: .memory(rule.failing.bytes)))
            let state = try state(live)
            #expect(rule.isOff || state.diagnostics.contains { $0.rule == rule.id.name }, "\(rule.id)")
            #expect(
                state.diagnostics.allSatisfy {
                    $0.node == nil || !state.isCurrent || state.nodes.contains($0.node ?? "")
                })
            if state.isCurrent { shown += 1 }
        }
        #expect(shown > 60)
    }
}
