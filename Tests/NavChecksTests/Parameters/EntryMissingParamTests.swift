import TestSupport
import Testing

@Suite struct EntryMissingParamTests {
    @Test func aRootWithARequiredParameterIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {params: {id: Int}}
            """
        let report = """
            graph.yaml:2:7: error: `home` is the root, but nothing gives it `id` [entry-missing-param]
              |
            2 | root: home
              |       ^^^^
             --> graph.yaml:4:19
            4 |   home: {params: {id: Int}}
              = `id` is declared here
              = help: give `id` a default, or make it optional: `id: Int?`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func theHandlerSuppliesWhatAnActionDoesNotHave() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [act, {other: {params: {code: x}}}]}
            actions:
              act: {then: bad}
              other: {params: {code: String}, then: bad}
            alerts:
              bad: {title: "Error {code}", params: {code: Int}, actions: {ok: {label: OK}}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func aFlowDoesNotGetTheValuesOfAnOutcome() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
              end: {params: {name: String}}
            flows:
              tour: {steps: [s], then: end}
            """
        let report = """
            graph.yaml:7:28: error: `end` is what follows `tour`, but nothing gives it `name` [entry-missing-param]
              |
            7 |   tour: {steps: [s], then: end}
              |                            ^^^
             --> graph.yaml:5:18
            5 |   end: {params: {name: String}}
              = `name` is declared here
              = help: give `name` a default, or make it optional: `name: String?`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func optionalAndSuppliedValuesAreFine() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {params: {a: Int?, b: "[Int]", c: {type: Int, default: 1}}, to: [tour, other]}
              other: {to: [home]}
              end: {params: {name: String}}
            flows:
              tour: {steps: [s], data: {name: {type: String, default: x}}, then: end}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func allNodesWithoutACallerAreChecked() {
        let graph = """
            navgen: 1
            root: tabs
            conditions: {in: {otherwise: login}}
            tabs:
              a: {root: one}
              b: {root: two}
            splits:
              two: {sidebar: side, detail: part}
            screens:
              one: {params: {x: Int}, requires: in, to: [ask]}
              side: {params: {y: Int}, to: [{part: {params: {z: 1}}}]}
              part: {params: {z: Int}}
              next: {params: {w: String}}
            sheets:
              login: {params: {v: Int}}
            alerts:
              ask: {actions: {ok: {to: next}}}
            """
        let report = """
            graph.yaml:3:30: error: `login` is the `otherwise` of `in`, but nothing gives it `v` [entry-missing-param]
               |
             3 | conditions: {in: {otherwise: login}}
               |                              ^^^^^
              --> graph.yaml:15:20
            15 |   login: {params: {v: Int}}
               = `v` is declared here
               = help: give `v` a default, or make it optional: `v: Int?`
            graph.yaml:5:13: error: `one` is the root of `a`, but nothing gives it `x` [entry-missing-param]
               |
             5 |   a: {root: one}
               |             ^^^
              --> graph.yaml:10:18
            10 |   one: {params: {x: Int}, requires: in, to: [ask]}
               = `x` is declared here
               = help: write `params: {x: …}` at the tab, give `x` a default, or make it optional: `x: Int?`
            graph.yaml:8:18: error: `side` is the first column of `two`, but nothing gives it `y` [entry-missing-param]
               |
             8 |   two: {sidebar: side, detail: part}
               |                  ^^^^
              --> graph.yaml:11:19
            11 |   side: {params: {y: Int}, to: [{part: {params: {z: 1}}}]}
               = `y` is declared here
               = help: give `y` a default, or make it optional: `y: Int?`
            graph.yaml:17:28: error: `next` is the target of an action of `ask`, but nothing gives it `w` [entry-missing-param]
               |
            17 |   ask: {actions: {ok: {to: next}}}
               |                            ^^^^
              --> graph.yaml:13:19
            13 |   next: {params: {w: String}}
               = `w` is declared here
               = help: give `w` a default, or make it optional: `w: String?`

            """
        #expect(findings(in: graph) == report)
    }
}
