import TestSupport
import Testing

@Suite struct TooManyTabsTests {
    @Test func sixTabsAreTooMany() {
        let graph = """
            navgen: 1
            tabs:
              t0: {root: s0}
              t1: {root: s1}
              t2: {root: s2}
              t3: {root: s3}
              t4: {root: s4}
              t5: {root: s5}
            screens:
              s0: {}
              s1: {}
              s2: {}
              s3: {}
              s4: {}
              s5: {}
            """
        let report = """
            graph.yaml:8:3: warning: there are 6 tabs, but an iPhone shows five [too-many-tabs]
              |
            8 |   t5: {root: s5}
              |   ^^
              = help: make the least used ones screens that another tab leads to

            """
        #expect(findings(in: graph) == report)
    }

    @Test func fiveTabsAreFine() {
        let graph = """
            navgen: 1
            tabs:
              t0: {root: s0}
              t1: {root: s1}
              t2: {root: s2}
              t3: {root: s3}
              t4: {root: s4}
            screens:
              s0: {}
              s1: {}
              s2: {}
              s3: {}
              s4: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func isReportedOnceBesideOtherMistakes() {
        let graph = """
            navgen: 1
            conditions: {spare: {}}
            tabs:
              t0: {root: s0}
              t1: {root: s1}
              t2: {root: s2}
              t3: {root: s3}
              t4: {root: s4}
              t5: {root: s5}
              t6: {root: s6}
            screens:
              s0: {}
              s1: {}
              s2: {}
              s3: {}
              s4: {}
              s5: {}
              s6: {}
            """
        let report = """
            graph.yaml:2:14: warning: nothing needs the condition `spare` [unused-condition]
              |
            2 | conditions: {spare: {}}
              |              ^^^^^
              = help: remove it, or add `requires: [spare]` to a node
            graph.yaml:9:3: warning: there are 7 tabs, but an iPhone shows five [too-many-tabs]
              |
            9 |   t5: {root: s5}
              |   ^^
              = help: make the least used ones screens that another tab leads to

            """
        #expect(findings(in: graph) == report)
    }
}
