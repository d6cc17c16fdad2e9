import TestSupport
import Testing

@Suite struct ExcludedRootTests {
    private func headlines(_ graph: String) -> [String] {
        findings(in: "navgen: 1\n" + graph).split(separator: "\n").filter { $0.hasPrefix("graph.yaml:") }.map {
            String($0.drop { $0 != " " }.dropFirst())
        }
    }

    private static let update = """
        root: [{when: outdated, show: update}, {show: tabs}]
        conditions: {outdated: {}, other: {}}
        rules: {unused-condition: off, link-only-node: off}
        links: {schemes: [app]}
        tabs: {one: {root: home}, two: {root: away}}

        """

    @Test func theReportNamesTheRoot() {
        let graph = """
            navgen: 1
            root:
              - {when: outdated, show: update}
              - {show: home}
            conditions: {outdated: {}}
            screens:
              update: {}
              home: {to: news}
              news: {requires: outdated}
            """
        let report = """
            graph.yaml:9:20: error: `news` is never shown: it needs `outdated`, and while that holds, its root is not displayed (`home`) [excluded-root]
              |
            9 |   news: {requires: outdated}
              |                    ^^^^^^^^
             --> graph.yaml:4:5
            4 |   - {show: home}
              = its root is given here
              = help: remove the condition, change the `when` of the roots, or lead to it from the root that is displayed

            """
        #expect(findings(in: graph) == report)
        #expect(findings(in: graph.replacing("requires: outdated", with: "requires: \"!outdated\"")).isEmpty)
        #expect(findings(in: graph.replacing("update: {}", with: "update: {to: news}")).isEmpty)
    }

    @Test(
        "tabs, links, presentations and actions are checked",
        arguments: [
            ("home: {}, away: {requires: outdated}", "", "`two`"),
            ("home: {to: x}, away: {}, x: {requires: outdated, url: /x}", "", "`x`"),
            // A link to a node without routes opens it on the first tab.
            ("home: {}, away: {}, x: {requires: outdated, url: /x}", "", "`x`"),
            ("home: {to: x}, away: {}", "sheets: {x: {requires: outdated}}", "`x`"),
            ("home: {to: x}, away: {}", "actions: {x: {requires: outdated}}", "`x`"),
            ("home: {to: x}, away: {}", "flows: {x: {requires: outdated, steps: [a]}}", "`x`"),
        ])
    func allKindsAreChecked(_ screens: String, _ nodes: String, _ subject: String) {
        let found = headlines(Self.update + "screens: {update: {}, \(screens)}\n" + nodes)
            .filter { $0.contains("[excluded-root]") }
        #expect(found.map { String($0.dropFirst("error: ".count).prefix { $0 != " " }) } == [subject])
    }

    @Test(
        "what may be displayed is not reported",
        arguments: [
            // What follows an action may be shown once the action has changed the condition.
            (
                "update: {to: act}, home: {}, away: {}",
                "actions: {act: {then: x}}\nsheets: {x: {requires: \"!outdated\"}}"
            ),
            ("update: {to: x}, home: {to: x}, away: {}", "sheets: {x: {requires: outdated}}"),
            ("update: {}, home: {}, away: {}", "sheets: {x: {requires: outdated, entry: true}}"),
            ("update: {}, home: {}, away: {}", "sheets: {x: {requires: outdated}}\nroutes: [{from: '*', to: x}]"),
            ("update: {}, home: {to: x}, away: {}", "sheets: {x: {requires: other}}"),
        ])
    func whatMayBeDisplayedIsFine(_ screens: String, _ nodes: String) {
        #expect(headlines(Self.update + "screens: {\(screens)}\n" + nodes).isEmpty)
    }

    /// An earlier entry is displayed only if all of its conditions hold.
    @Test func severalConditionsExcludeARoot() {
        let graph = """
            root: [{when: [a, b], show: first}, {when: [a, c], show: second}, {show: home}]
            conditions: {a: {}, b: {}, c: {}}
            screens:
              first: {}
              second: {}
              home: {to: [x, y, z]}
              x: {requires: [a, b]}
              y: {requires: a}
              z: {requires: [a, "!b"]}

            """
        #expect(
            headlines(graph) == [
                "error: `x` is never shown: it needs `a` and `b`, and while these hold, its root is not displayed (`home`) [excluded-root]"
            ])
        // Two entries show the same root.
        let same = graph.replacing("show: first", with: "show: home").replacing("first: {}\n  ", with: "")
        #expect(headlines(same).isEmpty)
    }

    @Test func aLinkMayBeExcludedAlone() {
        let graph = """
            root: [{when: outdated, show: update}, {show: tabs}]
            conditions: {outdated: {}}
            links: {schemes: [app]}
            tabs: {one: {root: home}, two: {root: away}}
            screens: {update: {to: x}, home: {}, away: {}, x: {requires: outdated, url: /x, tab: one}}
            """
        #expect(
            headlines(graph) == [
                "error: a link to `x` is never shown: it needs `outdated`, and while that holds, its root is not displayed (the tabs) [excluded-root]"
            ])
    }

    @Test func manyRootsTakeNoTime() {
        let count = 150
        let names = (0..<count).map { "c\($0)" }
        let roots = names.map { "{when: [\($0), other], show: r\($0)}" }.joined(separator: ", ")
        let graph = """
            root: [\(roots), {show: home}]
            conditions: {other: {}, \(names.map { "\($0): {}" }.joined(separator: ", "))}
            screens:
              home: {to: x}
              x: {requires: [other, \(names.map { "\"!\($0)\"" }.joined(separator: ", "))]}

            """
        let screens = names.map { "  r\($0): {}\n" }.joined()
        #expect(headlines(graph + screens).isEmpty)
    }
}
