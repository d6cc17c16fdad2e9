import Foundation
import NavGraph
import NavSyntax
import TestSupport
import Testing

@Suite("Invalid graphs") struct RobustnessTests {
    private static let text = """
        navgen: 1
        links: {schemes: [shop], environments: {staging: {hosts: [a.b]}}}
        types: {OrderID: {base: String, pattern: x}, Sort: {cases: [a, {b: c}]}}
        conditions: {signedIn: {otherwise: login}}
        tabs: {one: {title: One, root: home}}
        splits: {s: {sidebar: home, detail: {screens: [order], placeholder: {title: x}}}}
        screens:
          home: {to: [order, {login: {as: sheet, params: {a: 1}}}], url: [/a, {path: "/b", over: [order]}]}
          order: {params: {id: {type: OrderID, default: x}}, deprecated: {use: home}, via: [home]}
        sheets: {login: {detents: [medium, {fraction: 0.5}], backgroundInteraction: {upThrough: large}}}
        alerts: {sure: {title: "Sure {id}?", actions: {ok: {to: home}}}}
        flows: {f: {steps: [a, {b: {when: signedIn}}], final: [c], data: {x: Int}}}
        routes: [{from: [home, order], to: home}, {from: "*", to: login}]
        redirects: {/old: /new, /x: {to: home, params: {a: [1, 2]}}, /y: {to: /z, schemes: [a, b], hosts: c.d}, "https://e.f/g": /h}
        outputs: {swift: {parts: [routes]}}
        rules: {no-link: off, ignore: {a: [home]}}
        root: [{when: signedIn, show: tabs}, {show: f}]
        """

    @Test("replacing any value with a value of another type does not crash")
    func replacedValues() {
        #expect(DecodedGraph(Self.text).findings == [])
        let bytes = Array(Self.text.utf8)
        let parsed = parseYAML(bytes, name: "graph.yaml", id: FileID(0))
        let values = parsed.withTree { scalars(in: $0) } ?? []
        #expect(values.count > 100)
        for range in values {
            for other in ["~", "[]", "{}", "[[x]]", "{a: {b: c}}", "''", "💥", "\"{\"", "-1"] {
                let changed = bytes[..<Int(range.start)] + Array(other.utf8) + bytes[Int(range.end)...]
                let graph = DecodedGraph(String(decoding: changed, as: UTF8.self))
                for finding in graph.diagnostics { #expect(finding.message.last != "." && !finding.message.isEmpty) }
            }
        }
    }

    @Test("removing any line does not crash")
    func missingLines() {
        let lines = Self.text.split(separator: "\n")
        for index in lines.indices {
            var rest = lines
            rest.remove(at: index)
            _ = DecodedGraph(rest.joined(separator: "\n")).findings
        }
    }

    @Test("each mistake is one diagnostic")
    func tenMistakes() {
        let graph = DecodedGraph(
            """
            navgen: 1
            nme: X
            types: {T: {base: Strin}}
            conditions: {c: {otherwise: nope}}
            screens:
              home: {entry: yes, to: [nowhere], requires: [d], params: {a: Sting, b: int}, tab: t, titel: x}
            sheets: {home: }
            """)
        #expect(graph.diagnostics.count == 11)
        #expect(Set(graph.diagnostics.map(\.rule)).count >= 8)
    }

    @Test("diagnostics are the same in every run, in the same order")
    func stable() {
        let text = "navgen: 1\nscreens:\n" + (0..<200).map { "  s\($0): {to: [t\($0), s\($0)x]}\n" }.joined()
        #expect(DecodedGraph(text).findings == DecodedGraph(text).findings)
    }

    @Test("mistakes take work by their number")
    func manyMistakes() {
        let growth = Work.growth(upTo: 1200) { count in
            let conditions = (0..<count).map { "c\($0): " }.joined(separator: ", ")
            let types = (0..<count).map { "T\($0): [a]" }.joined(separator: ", ")
            let screens = (0..<count).map {
                "  s\($0): {to: [t\($0)], requires: [d\($0)], params: {p: U\($0)}, tab: x\($0)}\n"
            }
            let text = "navgen: 1\nconditions: {\(conditions)}\ntypes: {\(types)}\nscreens:\n" + screens.joined()
            #expect(DecodedGraph(text).diagnostics.count == 4 * count)
        }
        #expect(growth < 10)
    }

    private func scalars(in node: YAMLNode) -> [SourceRange] {
        switch node.kind {
        case .scalar: return [node.range]
        case .sequence: return node.elements.flatMap { scalars(in: $0) }
        case .mapping: return node.entries.flatMap { scalars(in: $0.key) + scalars(in: $0.value) }
        }
    }
}
