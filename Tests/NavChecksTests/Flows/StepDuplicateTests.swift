import TestSupport
import Testing

@Suite struct StepDuplicateTests {
    @Test func aRepeatedStepIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
            flows:
              tour: {steps: [hello, photos, hello]}
            """
        let report = """
            graph.yaml:6:33: error: `tour` already has a step `hello` [step-duplicate]
              |
            6 |   tour: {steps: [hello, photos, hello]}
              |                                 ^^^^^
             --> graph.yaml:6:18
            6 |   tour: {steps: [hello, photos, hello]}
              = the first `hello`
              = help: rename it, or remove it

            """
        #expect(findings(in: graph) == report)
    }

    @Test func twoFlowsMayShareNames() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [tour, intro]}
            flows:
              tour: {steps: [hello, photos]}
              intro: {steps: [hello]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
            flows:
              tour: {steps: [a, b, a, b]}
            """
        let report = """
            graph.yaml:6:24: error: `tour` already has a step `a` [step-duplicate]
              |
            6 |   tour: {steps: [a, b, a, b]}
              |                        ^
             --> graph.yaml:6:18
            6 |   tour: {steps: [a, b, a, b]}
              = the first `a`
              = help: rename it, or remove it
            graph.yaml:6:27: error: `tour` already has a step `b` [step-duplicate]
              |
            6 |   tour: {steps: [a, b, a, b]}
              |                           ^
             --> graph.yaml:6:21
            6 |   tour: {steps: [a, b, a, b]}
              = the first `b`
              = help: rename it, or remove it

            """
        #expect(findings(in: graph) == report)
    }
}
