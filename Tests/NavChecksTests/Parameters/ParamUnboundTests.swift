import TestSupport
import Testing

@Suite struct ParamUnboundTests {
    @Test func unknownParametersInTitlesAreReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{item: {params: {id: 1}}}]}
              item: {title: "Item {idd}", params: {id: Int}}
            """
        let report = """
            graph.yaml:5:24: error: `item` has no parameter `idd` [param-unbound]
              |
            5 |   item: {title: "Item {idd}", params: {id: Int}}
              |                        ^^^
              = help: did you mean `id`?

            """
        #expect(findings(in: graph) == report)
    }

    @Test func doubledBracesAreFine() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{item: {params: {id: 1}}}]}
              item: {title: "{{id}} {id}", identity: [id], params: {id: Int}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyStringIsChecked() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [ask, pick]}
            sheets:
              pick: {cancel: "{a}", confirm: "{b}", identity: [c]}
            alerts:
              ask: {message: "{d}", actions: {ok: {label: "{e}"}}}
            """
        let report = """
            graph.yaml:6:20: error: `pick` has no parameter `a` [param-unbound]
              |
            6 |   pick: {cancel: "{a}", confirm: "{b}", identity: [c]}
              |                    ^
              = help: add it to `params`
            graph.yaml:6:36: error: `pick` has no parameter `b` [param-unbound]
              |
            6 |   pick: {cancel: "{a}", confirm: "{b}", identity: [c]}
              |                                    ^
              = help: add it to `params`
            graph.yaml:6:52: error: `pick` has no parameter `c` [param-unbound]
              |
            6 |   pick: {cancel: "{a}", confirm: "{b}", identity: [c]}
              |                                                    ^
              = help: add it to `params`
            graph.yaml:8:20: error: `ask` has no parameter `d` [param-unbound]
              |
            8 |   ask: {message: "{d}", actions: {ok: {label: "{e}"}}}
              |                    ^
              = help: add it to `params`
            graph.yaml:8:49: error: `ask` has no parameter `e` [param-unbound]
              |
            8 |   ask: {message: "{d}", actions: {ok: {label: "{e}"}}}
              |                                                 ^
              = help: add it to `params`

            """
        #expect(findings(in: graph) == report)
    }
}
