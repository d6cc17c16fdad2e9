import TestSupport
import Testing

@Suite struct UnknownNodeTests {
    @Test func similarNamesAreSuggested() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [detial]}
              detail: {}
            """
        let report = """
            graph.yaml:4:15: error: there is no node `detial` [unknown-node]
              |
            4 |   home: {to: [detial]}
              |               ^^^^^^
              = help: did you mean `detail`?

            """
        #expect(findings(in: graph) == report)
    }

    @Test func renamedNodesAreSuggestedBeforeSimilarNames() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              listing: {renamedFrom: list, to: [detail]}
              detail: {to: [home]}
              lists: {entry: true, tab: list}
            """
        let report = """
            graph.yaml:4:15: error: there is no node `list` [unknown-node]
              |
            4 |   home: {to: [list]}
              |               ^^^^
              = help: did you mean `listing`, formerly `list`?
            graph.yaml:7:29: error: there is no tab `list` [unknown-tab]
              |
            7 |   lists: {entry: true, tab: list}
              |                             ^^^^
              = help: this graph has no tabs

            """
        #expect(findings(in: graph) == report)
    }

    @Test func namesAreLookedUpInTheirFlowToo() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
            flows:
              tour: {steps: [a, b], skipTo: b}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyReferenceIsChecked() {
        let graph = """
            navgen: 1
            root:
              - {when: in, show: inside}
              - {show: home}
            conditions:
              in: {otherwise: logn}
            screens:
              home: {to: [{nowhere: {as: sheet}}], deprecated: {use: other}}
              item: {url: /item, via: [lobby]}
            splits:
              main: {sidebar: side, detail: part}
            flows:
              tour: {steps: [a], then: end, skipTo: b}
            links: {schemes: [x]}
            redirects: {/old: {to: gone}}
            routes:
              - {from: elsewhere, to: [item, main, tour]}
            """
        let report = """
            graph.yaml:3:22: error: there is no node `inside` [unknown-node]
              |
            3 |   - {when: in, show: inside}
              |                      ^^^^^^
              = help: declare it, for example under `screens:`
            graph.yaml:6:19: error: there is no node `logn` [unknown-node]
              |
            6 |   in: {otherwise: logn}
              |                   ^^^^
              = help: declare it, for example under `screens:`
            graph.yaml:8:16: error: there is no node `nowhere` [unknown-node]
              |
            8 |   home: {to: [{nowhere: {as: sheet}}], deprecated: {use: other}}
              |                ^^^^^^^
              = help: declare it, for example under `screens:`
            graph.yaml:8:58: error: there is no node `other` [unknown-node]
              |
            8 |   home: {to: [{nowhere: {as: sheet}}], deprecated: {use: other}}
              |                                                          ^^^^^
              = help: declare it, for example under `screens:`
            graph.yaml:9:28: error: there is no node `lobby` [unknown-node]
              |
            9 |   item: {url: /item, via: [lobby]}
              |                            ^^^^^
              = help: declare it, for example under `screens:`
            graph.yaml:11:19: error: there is no node `side` [unknown-node]
               |
            11 |   main: {sidebar: side, detail: part}
               |                   ^^^^
               = help: declare it, for example under `screens:`
            graph.yaml:11:33: error: there is no node `part` [unknown-node]
               |
            11 |   main: {sidebar: side, detail: part}
               |                                 ^^^^
               = help: declare it, for example under `screens:`
            graph.yaml:13:28: error: there is no node `end` [unknown-node]
               |
            13 |   tour: {steps: [a], then: end, skipTo: b}
               |                            ^^^
               = help: declare it, for example under `screens:`
            graph.yaml:13:41: error: `tour` has no step `b` [unknown-node]
               |
            13 |   tour: {steps: [a], then: end, skipTo: b}
               |                                         ^
            graph.yaml:15:24: error: there is no node `gone` [unknown-node]
               |
            15 | redirects: {/old: {to: gone}}
               |                        ^^^^
               = help: declare it, for example under `screens:`
            graph.yaml:17:12: error: there is no node `elsewhere` [unknown-node]
               |
            17 |   - {from: elsewhere, to: [item, main, tour]}
               |            ^^^^^^^^^
               = help: declare it, for example under `screens:`
            graph.yaml:17:34: error: `main` is a split, which cannot be put onto a stack [nested-stack]
               |
            17 |   - {from: elsewhere, to: [item, main, tour]}
               |                                  ^^^^
               = help: make it the root of a tab, or the root of the app

            """
        #expect(findings(in: graph) == report)
    }
}
