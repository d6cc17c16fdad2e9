import TestSupport
import Testing

@Suite struct GuardedOtherwiseTests {
    @Test func aTabRequiresTheConditionsOfItsRoot() {
        let graph = """
            navgen: 1
            conditions: {signedIn: {otherwise: account}}
            tabs:
              shop: {root: home}
              account: {root: profile}
            screens:
              home: {}
              profile: {requires: [signedIn]}
            """
        let report = """
            graph.yaml:2:36: error: `account` is shown when `signedIn` does not hold, but needs it [guarded-otherwise]
              |
            2 | conditions: {signedIn: {otherwise: account}}
              |                                    ^^^^^^^
             --> graph.yaml:8:24
            8 |   profile: {requires: [signedIn]}
              = it is required here
              = help: remove it from `requires`, or show another node

            """
        #expect(findings(in: graph) == report)
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

    /// The `otherwise` of a condition cannot be shown in a tab that requires the condition, or that
    /// is visible only while it holds.
    @Test func conditionsOfNodesBelowAreChecked() {
        let graph = """
            navgen: 1
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
        let headlines = findings(in: graph).split(separator: "\n").filter { $0.hasPrefix("graph.yaml:") }
        #expect(
            headlines == [
                "graph.yaml:2:32: error: `pay` is shown when `paid` does not hold, but needs it [guarded-otherwise]",
                "graph.yaml:2:56: error: `join` is shown when `beta` does not hold, but needs it [guarded-otherwise]",
            ])
        let elsewhere = graph.replacing("pay: {}", with: "pay: {tab: free, via: []}")
            .replacing("join: {}", with: "join: {tab: free, via: []}")
        #expect(findings(in: elsewhere).isEmpty)
    }
}
