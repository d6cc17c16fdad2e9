import TestSupport
import Testing

@Suite struct ConditionCycleTests {
    @Test func aCycleOfTwoConditionsIsReported() {
        let graph = """
            navgen: 1
            root: home
            conditions:
              signedIn: {otherwise: signIn}
              online: {otherwise: offline}
            screens:
              home: {to: [profile]}
              profile: {requires: [signedIn]}
              signIn: {requires: [online]}
              offline: {requires: [signedIn]}
            """
        let report = """
            graph.yaml:4:25: error: these conditions wait for each other: `signedIn` → `online` → `signedIn` [condition-cycle]
              |
            4 |   signedIn: {otherwise: signIn}
              |                         ^^^^^^
             --> graph.yaml:5:23
            5 |   online: {otherwise: offline}
              = the `otherwise` of `online`
              = help: choose a node for one `otherwise` that requires none of them

            """
        #expect(findings(in: graph) == report)
    }

    /// A fallback has no fallback: what it requires is reported by itself.
    @Test func aChainIsNotACycle() {
        let graph = """
            navgen: 1
            root: home
            conditions:
              signedIn: {otherwise: signIn}
              online: {otherwise: offline}
            screens:
              home: {to: [profile]}
              profile: {requires: [signedIn]}
              signIn: {requires: [online]}
              offline: {}
            """
        #expect(rules(in: graph) == ["guarded-otherwise"])
    }

    @Test func eachCycleIsReportedOnce() {
        let graph = """
            navgen: 1
            root: home
            conditions:
              a: {otherwise: aa}
              b: {otherwise: bb}
              c: {otherwise: cc}
              d: {otherwise: dd}
            screens:
              home: {to: [profile]}
              profile: {requires: [a, c]}
              aa: {requires: [b]}
              bb: {requires: [a]}
              cc: {requires: [d]}
              dd: {requires: [c]}
            """
        let report = """
            graph.yaml:4:18: error: these conditions wait for each other: `a` → `b` → `a` [condition-cycle]
              |
            4 |   a: {otherwise: aa}
              |                  ^^
             --> graph.yaml:5:18
            5 |   b: {otherwise: bb}
              = the `otherwise` of `b`
              = help: choose a node for one `otherwise` that requires none of them
            graph.yaml:6:18: error: these conditions wait for each other: `c` → `d` → `c` [condition-cycle]
              |
            6 |   c: {otherwise: cc}
              |                  ^^
             --> graph.yaml:7:18
            7 |   d: {otherwise: dd}
              = the `otherwise` of `d`
              = help: choose a node for one `otherwise` that requires none of them

            """
        #expect(findings(in: graph) == report)
    }
}
