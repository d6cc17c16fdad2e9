import TestSupport
import Testing

@Suite struct EdgeParamUnknownTests {
    @Test func aValueForAnUnknownParameterIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{item: {params: {idd: 1}}}]}
              item: {params: {id: Int}}
            """
        let report = """
            graph.yaml:4:32: error: `item` has no parameter `idd` [edge-param-unknown]
              |
            4 |   home: {to: [{item: {params: {idd: 1}}}]}
              |                                ^^^
              = help: did you mean `id`?

            """
        #expect(findings(in: graph) == report)
    }

    @Test func valuesMayBePassedOn() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {params: {id: Int?}, to: [{item: {params: {id: "{id}"}}}]}
              item: {params: {id: Int?}, to: [ask]}
              other: {params: {id: Int}}
            alerts:
              ask: {params: {id: Int}, actions: {ok: {to: {other: {params: {id: "{id}"}}}}}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyValueIsChecked() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{item: {params: {a: 1, id: "{me}"}}}]}
              item: {params: {id: Int}, to: [help]}
              help: {params: {topic: String}}
            routes:
              - {from: "*", to: help, params: {topic: "{topic}"}}
            """
        let report = """
            graph.yaml:4:32: error: `item` has no parameter `a` [edge-param-unknown]
              |
            4 |   home: {to: [{item: {params: {a: 1, id: "{me}"}}}]}
              |                                ^
              = help: it has `id`
            graph.yaml:4:42: error: `home` has no parameter `me` to take this value from [edge-param-unknown]
              |
            4 |   home: {to: [{item: {params: {a: 1, id: "{me}"}}}]}
              |                                          ^^^^^^
             --> graph.yaml:4:3
            4 |   home: {to: [{item: {params: {a: 1, id: "{me}"}}}]}
              = `home` is declared here
              = help: add `me` to its `params`, or write a value
            graph.yaml:8:43: error: `home` has no parameter `topic` to take this value from [edge-param-unknown]
              |
            8 |   - {from: "*", to: help, params: {topic: "{topic}"}}
              |                                           ^^^^^^^^^
             --> graph.yaml:4:3
            4 |   home: {to: [{item: {params: {a: 1, id: "{me}"}}}]}
              = `home` is declared here
              = help: add `topic` to its `params`, or write a value
            graph.yaml:8:43: error: `item` has no parameter `topic` to take this value from [edge-param-unknown]
              |
            8 |   - {from: "*", to: help, params: {topic: "{topic}"}}
              |                                           ^^^^^^^^^
             --> graph.yaml:5:3
            5 |   item: {params: {id: Int}, to: [help]}
              = `item` is declared here
              = help: add `topic` to its `params`, or write a value

            """
        #expect(findings(in: graph) == report)
    }
}
