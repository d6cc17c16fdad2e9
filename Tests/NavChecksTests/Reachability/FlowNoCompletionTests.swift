import TestSupport
import Testing

@Suite struct FlowNoCompletionTests {
    @Test func aRootFlowNeedsAThen() {
        let graph = """
            navgen: 1
            root:
              - {when: isNew, show: tour}
              - {show: home}
            conditions: {isNew: {}}
            flows:
              tour: {steps: [a, b]}
            screens:
              home: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func aPresentedFlowNeedsNoThen() {
        let graph = """
            navgen: 1
            root: home
            flows:
              tour: {steps: [a, b]}
            screens:
              home: {to: [tour]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyFlowThatBecomesTheRootIsReported() {
        let graph = """
            navgen: 1
            root: home
            flows:
              tour: {as: root, steps: [a, b]}
              other: {as: root, steps: [c, d]}
              last: {as: root, steps: [e], then: home}
            screens:
              home: {to: [tour, other, last]}
            """
        let report = """
            graph.yaml:4:3: error: `tour` is a root, but nothing follows it [flow-no-completion]
              |
            4 |   tour: {as: root, steps: [a, b]}
              |   ^^^^
              = help: add a `then`, such as `then: home`, or a conditional root: `root: [{when: onboarded, show: …}, {show: …}]`
            graph.yaml:5:3: error: `other` is a root, but nothing follows it [flow-no-completion]
              |
            5 |   other: {as: root, steps: [c, d]}
              |   ^^^^^
              = help: add a `then`, such as `then: home`, or a conditional root: `root: [{when: onboarded, show: …}, {show: …}]`

            """
        #expect(findings(in: graph) == report)
    }
}
