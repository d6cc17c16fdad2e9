import TestSupport
import Testing

@Suite struct ContradictoryConditionsTests {
    @Test func aLinkContradictsTheConditionOfItsTab() {
        let graph = """
            navgen: 1
            links: {schemes: [shop], hosts: [shop.example.com]}
            conditions: {in: {}}
            tabs:
              shop: {root: home}
              account: {root: profile, requires: in}
            screens:
              home: {}
              profile: {to: [join]}
              join: {requires: "!in", url: /join, to: [terms]}
              terms: {url: /terms}
            """
        // Contradictions of nodes above follow from this one.
        let report = """
            graph.yaml:10:20: error: a link to `join` needs `in` to hold and not to hold: it is never opened [contradictory-conditions]
               |
            10 |   join: {requires: "!in", url: /join, to: [terms]}
               |                    ^^^^^
              --> graph.yaml:6:38
             6 |   account: {root: profile, requires: in}
               = here it has to hold
               = help: remove one of the two

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aRouteContradictsTheConditionsOfItsTarget() {
        let graph = """
            navgen: 1
            root: home
            conditions: {in: {}}
            screens:
              home: {to: [profile, join]}
              profile: {requires: [in], to: [join]}
              join: {requires: ["!in"]}
            """
        let report = """
            graph.yaml:6:34: error: this route needs `in` to hold and not to hold: it is never taken [contradictory-conditions]
              |
            6 |   profile: {requires: [in], to: [join]}
              |                                  ^^^^
             --> graph.yaml:6:24
            6 |   profile: {requires: [in], to: [join]}
              = here it has to hold
             --> graph.yaml:7:21
            7 |   join: {requires: ["!in"]}
              = here it must not hold
              = help: remove one of the two

            """
        #expect(findings(in: graph) == report)
    }

    @Test(
        "each contradiction is reported once",
        arguments: [
            ("a: {requires: [c, \"!c\"], to: [b]}, b: {requires: [c]}", 1),
            ("a: {to: [{b: {when: [c, \"!c\"]}}]}, b: {}", 1),
            ("a: {requires: c, to: [{b: {when: \"!c\"}}]}, b: {}", 1),
            ("a: {requires: [c, c, d, \"!e\"], to: [b]}, b: {requires: [d, \"!e\"]}", 0),
            // `d` has an `otherwise`, so `b` waits until `d` holds.
            ("a: {requires: \"!d\", to: [b]}, b: {requires: d}", 0),
            // Going back checks no conditions.
            ("a: {requires: c, to: [b]}, b: {to: [{a: {as: popTo}}]}", 0),
        ])
    func eachContradictionIsReportedOnce(screens: String, count: Int) {
        let graph = """
            navgen: 1
            root: home
            conditions: {c: {}, d: {otherwise: home}, e: {}}
            rules: {unused-condition: off}
            screens: {home: {to: [a]}, \(screens)}
            """
        #expect(rules(in: graph) == Array(repeating: "contradictory-conditions", count: count))
    }

    @Test func rootsAndStepsAreChecked() {
        let graph = """
            navgen: 1
            conditions: {c: {}}
            root: [{when: "!c", show: home}, {when: [c, "!c"], show: other}, {show: f}]
            screens: {home: {requires: c}, other: {}}
            flows: {f: {requires: c, steps: [a, {b: {when: "!c"}}], then: other}}
            """
        let found = findings(in: graph).split(separator: "\n").filter { $0.contains("error:") }
        let words = found.map { $0.split(separator: ": ", maxSplits: 2)[2] }
        #expect(
            words == [
                "an earlier entry matches whenever this one does, so this one is never shown [no-root]",
                "this root needs `c` to hold and not to hold: it is never shown [contradictory-conditions]",
                "this root needs `c` to hold and not to hold: it is never shown [contradictory-conditions]",
                "`f.b` needs `c` to hold and not to hold: it is never shown [contradictory-conditions]",
            ])
    }
}
