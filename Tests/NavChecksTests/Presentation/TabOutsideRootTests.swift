import TestSupport
import Testing

@Suite struct TabOutsideRootTests {
    @Test func tabsThatNoRootShowsAreReported() {
        let graph = """
            navgen: 1
            root: home
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [more]}
              more: {}
            """
        let report = """
            graph.yaml:4:3: error: no root shows the tabs [tab-outside-root]
              |
            4 |   a: {root: home}
              |   ^
             --> graph.yaml:2:7
            2 | root: home
              = the root is given here
              = help: write `root: tabs`, or `{when: …, show: tabs}` among the roots

            """
        #expect(findings(in: graph) == report)
    }

    @Test func oneRootThatShowsTheTabsIsEnough() {
        let graph = """
            navgen: 1
            root: [{when: signedIn, show: tabs}, {show: welcome}]
            conditions: {signedIn: {}}
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {}
              more: {}
              welcome: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func isReportedOnceBesideOtherMistakes() {
        let graph = """
            navgen: 1
            root: [{when: signedIn, show: home}, {show: welcome}]
            conditions: {signedIn: {}, spare: {}}
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [more]}
              more: {}
              welcome: {}
            """
        let report = """
            graph.yaml:3:28: warning: nothing needs the condition `spare` [unused-condition]
              |
            3 | conditions: {signedIn: {}, spare: {}}
              |                            ^^^^^
              = help: remove it, or add `requires: [spare]` to a node
            graph.yaml:5:3: error: no root shows the tabs [tab-outside-root]
              |
            5 |   a: {root: home}
              |   ^
             --> graph.yaml:2:8
            2 | root: [{when: signedIn, show: home}, {show: welcome}]
              = the root is given here
              = help: write `root: tabs`, or `{when: …, show: tabs}` among the roots

            """
        #expect(findings(in: graph) == report)
    }
}
