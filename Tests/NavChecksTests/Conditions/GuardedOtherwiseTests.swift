import TestSupport
import Testing

@Suite struct GuardedOtherwiseTests {
    private func headlines(_ graph: String) -> [String] {
        findings(in: "navgen: 1\n" + graph).split(separator: "\n").filter { $0.hasPrefix("graph.yaml:") }.map {
            String($0.drop { $0 != " " }.dropFirst())
        }
    }

    /// A fallback is shown while other conditions may not hold either.
    @Test func anotherConditionMayNotHoldEither() {
        let graph = """
            navgen: 1
            root: home
            conditions: {paid: {otherwise: pay}, signedIn: {otherwise: signIn}}
            screens:
              home: {to: [lounge]}
              lounge: {requires: [paid]}
              pay: {requires: [signedIn]}
            sheets:
              signIn: {}
            """
        let report = """
            graph.yaml:3:32: error: `pay` is shown when `paid` does not hold, but needs `signedIn`, which may not hold either [guarded-otherwise]
              |
            3 | conditions: {paid: {otherwise: pay}, signedIn: {otherwise: signIn}}
              |                                ^^^
             --> graph.yaml:7:20
            7 |   pay: {requires: [signedIn]}
              = it is required here
             --> graph.yaml:6:3
            6 |   lounge: {requires: [paid]}
              = `lounge`, instead of which it is shown, is declared here
              = help: remove it from `requires`, show another node, or add `signedIn` to the `requires` of `lounge`, and declare `signedIn` before `paid`

            """
        #expect(findings(in: graph) == report)
        let both = graph.replacing("[paid]", with: "[paid, signedIn]")
        #expect(findings(in: both).contains("show another node, or declare `signedIn` before `paid`"))
        // The fallback of the first condition comes first, so the other one holds.
        let inOrder = both.replacing("paid: {otherwise: pay}, ", with: "")
            .replacing("otherwise: signIn}}", with: "otherwise: signIn}, paid: {otherwise: pay}}")
        #expect(findings(in: inOrder).isEmpty)
        // Without a fallback, or if it must not hold, the step is refused.
        #expect(
            headlines(
                """
                root: home
                conditions: {paid: {otherwise: pay}, adult: {}, child: {}}
                screens: {home: {to: lounge}, lounge: {requires: [paid, adult, "!child"]}, pay: {requires: [adult, "!child"]}}
                """
            ).isEmpty)
    }

    @Test("flows, steps, sheets and alerts are checked", arguments: ["f", "f.a", "s", "al"])
    func allKindsAreChecked(fallback: String) {
        let graph = """
            root: home
            conditions: {c: {otherwise: \(fallback)}, d: {}}
            screens: {home: {to: [x, f, s, al]}, x: {requires: c}}
            flows: {f: {requires: d, steps: [a, b]}}
            sheets: {s: {requires: d}}
            alerts: {al: {requires: d, actions: {ok: {role: cancel}}}}
            """
        #expect(
            headlines(graph) == [
                "error: `\(fallback)` is shown when `c` does not hold, but needs `d`, which may not hold either [guarded-otherwise]"
            ])
    }

    @Test func requiringTheOppositeIsFine() {
        let graph = """
            navgen: 1
            root: home
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [profile]}
              profile: {requires: [signedIn]}
            sheets:
              signIn: {requires: ["!signedIn"]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachConditionIsReported() {
        let graph = """
            navgen: 1
            root: home
            conditions:
              signedIn: {otherwise: signIn}
              paid: {otherwise: pay}
            screens:
              home: {to: [profile]}
              profile: {requires: [signedIn, paid]}
            sheets:
              signIn: {requires: [signedIn]}
              pay: {requires: [paid]}
            """
        let report = """
            graph.yaml:4:25: error: `signIn` is shown when `signedIn` does not hold, but needs it [guarded-otherwise]
               |
             4 |   signedIn: {otherwise: signIn}
               |                         ^^^^^^
              --> graph.yaml:10:23
            10 |   signIn: {requires: [signedIn]}
               = it is required here
               = help: remove it from `requires`, or show another node
            graph.yaml:5:21: error: `pay` is shown when `paid` does not hold, but needs it [guarded-otherwise]
               |
             5 |   paid: {otherwise: pay}
               |                     ^^^
              --> graph.yaml:11:20
            11 |   pay: {requires: [paid]}
               = it is required here
               = help: remove it from `requires`, or show another node

            """
        #expect(findings(in: graph) == report)
    }

    /// A fallback is shown on top of what is displayed, so it does not matter where routes lead to it.
    @Test func whatIsBelowOnOtherRoutesDoesNotMatter() {
        let graph = """
            conditions: {paid: {otherwise: pay}, beta: {otherwise: join}}
            tabs:
              free: {root: home}
              vip: {root: lounge, requires: paid}
              lab: {root: trials, visible: beta}
            screens:
              home: {to: [offer]}
              offer: {requires: [paid, beta]}
              lounge: {to: pay}
              pay: {}
              trials: {to: join}
              join: {}
            """
        #expect(headlines(graph).isEmpty)
    }
}
