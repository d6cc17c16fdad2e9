import TestSupport
import Testing

@Suite struct DuplicateIdTests {
    @Test func aSheetMayNotShareTheNameOfAScreen() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [filter]}
              filter: {}
            sheets:
              filter: {}
            """
        let report = """
            graph.yaml:7:3: error: `filter` is already the name of another node: tabs, splits, flows, sections and nodes share one namespace [duplicate-id]
              |
            7 |   filter: {}
              |   ^^^^^^
             --> graph.yaml:5:3
            5 |   filter: {}
              = the first `filter`
              = help: rename one of them

            """
        #expect(findings(in: graph) == report)
    }

    @Test func stepsOfDifferentFlowsCanHaveTheSameName() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [tour, login, welcome]}
              welcome: {}
            flows:
              tour: {steps: [welcome, done]}
              login: {steps: [welcome, done]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyDuplicateIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [a, b]}
              a: {}
              b: {}
            sheets:
              a: {}
            covers:
              a: {}
              b: {}
            """
        let report = """
            graph.yaml:8:3: error: `a` is already the name of another node: tabs, splits, flows, sections and nodes share one namespace [duplicate-id]
              |
            8 |   a: {}
              |   ^
             --> graph.yaml:5:3
            5 |   a: {}
              = the first `a`
              = help: rename one of them
            graph.yaml:10:3: error: `a` is already the name of another node: tabs, splits, flows, sections and nodes share one namespace [duplicate-id]
               |
            10 |   a: {}
               |   ^
              --> graph.yaml:5:3
             5 |   a: {}
               = the first `a`
               = help: rename one of them
            graph.yaml:11:3: error: `b` is already the name of another node: tabs, splits, flows, sections and nodes share one namespace [duplicate-id]
               |
            11 |   b: {}
               |   ^
              --> graph.yaml:6:3
             6 |   b: {}
               = the first `b`
               = help: rename one of them

            """
        #expect(findings(in: graph) == report)
    }
}
