import TestSupport
import Testing

@Suite struct UnusedConditionTests {
    @Test func anUnusedConditionIsReported() {
        let graph = """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {}
            """
        let report = """
            graph.yaml:3:14: warning: nothing needs the condition `signedIn` [unused-condition]
              |
            3 | conditions: {signedIn: {}}
              |              ^^^^^^^^
              = help: remove it, or add `requires: [signedIn]` to a node

            """
        #expect(findings(in: graph) == report)
    }

    @Test func usesByRootsAndRoutesCount() {
        let graph = """
            navgen: 1
            root: [{when: fresh, show: welcome}, {show: home}]
            conditions: {fresh: {}, beta: {}}
            screens:
              welcome: {}
              home: {to: [{labs: {when: beta}}]}
              labs: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachIsReported() {
        let graph = """
            navgen: 1
            root: home
            conditions: {signedIn: {}, beta: {}, paid: {}}
            screens:
              home: {to: [more]}
              more: {requires: [paid]}
            """
        let report = """
            graph.yaml:3:14: warning: nothing needs the condition `signedIn` [unused-condition]
              |
            3 | conditions: {signedIn: {}, beta: {}, paid: {}}
              |              ^^^^^^^^
              = help: remove it, or add `requires: [signedIn]` to a node
            graph.yaml:3:28: warning: nothing needs the condition `beta` [unused-condition]
              |
            3 | conditions: {signedIn: {}, beta: {}, paid: {}}
              |                            ^^^^
              = help: remove it, or add `requires: [beta]` to a node

            """
        #expect(findings(in: graph) == report)
    }
}
