import TestSupport
import Testing

@Suite struct LoneTabTests {
    @Test func oneTabIsReported() {
        let graph = """
            navgen: 1
            tabs:
              shop: {root: start}
            screens:
              start: {}
            """
        let report = """
            graph.yaml:3:3: warning: `shop` is the only tab [lone-tab]
              |
            3 |   shop: {root: start}
              |   ^^^^
              = help: write `root: start` instead of `tabs`, or add another tab

            """
        #expect(findings(in: graph) == report)
    }

    @Test func twoTabsAreFine() {
        let graph = """
            navgen: 1
            tabs:
              shop: {root: start}
              more: {root: settings}
            screens:
              start: {}
              settings: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func isReportedBesideOtherMistakes() {
        let graph = """
            navgen: 1
            conditions: {spare: {}}
            tabs:
              shop: {root: start}
            screens:
              start: {}
            """
        let report = """
            graph.yaml:2:14: warning: nothing needs the condition `spare` [unused-condition]
              |
            2 | conditions: {spare: {}}
              |              ^^^^^
              = help: remove it, or add `requires: [spare]` to a node
            graph.yaml:4:3: warning: `shop` is the only tab [lone-tab]
              |
            4 |   shop: {root: start}
              |   ^^^^
              = help: write `root: start` instead of `tabs`, or add another tab

            """
        #expect(findings(in: graph) == report)
    }
}
