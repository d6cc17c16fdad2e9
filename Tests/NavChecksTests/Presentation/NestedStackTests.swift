import TestSupport
import Testing

@Suite struct NestedStackTests {
    @Test func aFlowIsNotPushed() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{tour: {as: push}}]}
            flows:
              tour: {steps: [hello]}
            """
        let report = """
            graph.yaml:4:27: error: `tour` is a flow, which cannot be put onto a stack [nested-stack]
              |
            4 |   home: {to: [{tour: {as: push}}]}
              |                           ^^^^
              = help: leave out `as`: the flow is started

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aFlowIsStarted() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
            flows:
              tour: {steps: [hello]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachRouteIsReported() {
        let graph = """
            navgen: 1
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [{b: {as: replace}}, {tour: {as: reset}}]}
              more: {}
            flows:
              tour: {steps: [hello]}
            """
        let report = """
            graph.yaml:6:24: error: `b` is a tab, which cannot be put onto a stack [nested-stack]
              |
            6 |   home: {to: [{b: {as: replace}}, {tour: {as: reset}}]}
              |                        ^^^^^^^
              = help: leave out `as`: the tab is selected
            graph.yaml:6:47: error: `tour` is a flow, which cannot be put onto a stack [nested-stack]
              |
            6 |   home: {to: [{b: {as: replace}}, {tour: {as: reset}}]}
              |                                               ^^^^^
              = help: leave out `as`: the flow is started

            """
        #expect(findings(in: graph) == report)
    }
}
