import TestSupport
import Testing

@Suite struct UnknownConditionTests {
    @Test func similarNamesAreSuggested() {
        let graph = """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {requires: ["!signdIn"], to: [{more: {when: signedIn}}]}
              more: {}
            """
        let report = """
            graph.yaml:5:21: error: there is no condition `signdIn` [unknown-condition]
              |
            5 |   home: {requires: ["!signdIn"], to: [{more: {when: signedIn}}]}
              |                     ^^^^^^^^^^
              = help: did you mean `signedIn`?

            """
        #expect(findings(in: graph) == report)
    }

    @Test func conditionsWithoutDetailsAreFine() {
        let graph = """
            navgen: 1
            root: home
            conditions: {signedIn: {}, beta: }
            screens:
              home: {to: [more]}
              more: {requires: ["!signedIn", beta]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyUseIsReported() {
        let graph = """
            navgen: 1
            root:
              - {when: a, show: home}
              - {show: home}
            screens:
              home: {requires: b, to: [{more: {when: c}}]}
              more: {}
            """
        let report = """
            graph.yaml:3:12: error: there is no condition `a` [unknown-condition]
              |
            3 |   - {when: a, show: home}
              |            ^
              = help: declare it under `conditions:`: `a: {}`
            graph.yaml:6:20: error: there is no condition `b` [unknown-condition]
              |
            6 |   home: {requires: b, to: [{more: {when: c}}]}
              |                    ^
              = help: declare it under `conditions:`: `b: {}`
            graph.yaml:6:42: error: there is no condition `c` [unknown-condition]
              |
            6 |   home: {requires: b, to: [{more: {when: c}}]}
              |                                          ^
              = help: declare it under `conditions:`: `c: {}`

            """
        #expect(findings(in: graph) == report)
    }
}
