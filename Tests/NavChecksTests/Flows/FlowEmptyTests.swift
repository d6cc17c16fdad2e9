import TestSupport
import Testing

@Suite struct FlowEmptyTests {
    @Test func aFlowWithoutStepsIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
            flows:
              tour: {steps: []}
            """
        let report = """
            graph.yaml:6:3: error: `tour` has no steps [flow-empty]
              |
            6 |   tour: {steps: []}
              |   ^^^^
              = help: add steps, such as `steps: [welcome]`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func oneStepIsEnough() {
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

    @Test func eachFlowIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [tour, intro]}
            flows:
              tour: {steps: []}
              intro: {title: Intro}
            """
        let report = """
            graph.yaml:6:3: error: `tour` has no steps [flow-empty]
              |
            6 |   tour: {steps: []}
              |   ^^^^
              = help: add steps, such as `steps: [welcome]`
            graph.yaml:7:3: error: `intro` has no steps [flow-empty]
              |
            7 |   intro: {title: Intro}
              |   ^^^^^
              = help: add steps, such as `steps: [welcome]`

            """
        #expect(findings(in: graph) == report)
    }
}
