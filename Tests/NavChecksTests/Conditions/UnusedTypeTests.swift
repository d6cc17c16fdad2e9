import TestSupport
import Testing

@Suite struct UnusedTypeTests {
    @Test func anUnusedTypeIsReported() {
        let graph = """
            navgen: 1
            root: home
            types: {Sort: {cases: [price, name]}}
            screens:
              home: {}
            """
        let report = """
            graph.yaml:3:9: warning: nothing uses the type `Sort` [unused-type]
              |
            3 | types: {Sort: {cases: [price, name]}}
              |         ^^^^
              = help: remove it, or give a parameter this type

            """
        #expect(findings(in: graph) == report)
    }

    @Test func usesByOptionalsAndResultsCount() {
        let graph = """
            navgen: 1
            root: home
            types: {Sort: {cases: [price, name]}, Mood: {cases: [good, bad]}}
            screens:
              home: {to: [list, pick]}
              list: {params: {sort: Sort?}}
            sheets:
              pick: {returns: Mood}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachIsReported() {
        let graph = """
            navgen: 1
            root: home
            types: {Sort: {cases: [price, name]}, Code: {base: String}}
            screens:
              home: {}
            """
        let report = """
            graph.yaml:3:9: warning: nothing uses the type `Sort` [unused-type]
              |
            3 | types: {Sort: {cases: [price, name]}, Code: {base: String}}
              |         ^^^^
              = help: remove it, or give a parameter this type
            graph.yaml:3:39: warning: nothing uses the type `Code` [unused-type]
              |
            3 | types: {Sort: {cases: [price, name]}, Code: {base: String}}
              |                                       ^^^^
              = help: remove it, or give a parameter this type

            """
        #expect(findings(in: graph) == report)
    }
}
