import TestSupport
import Testing

@Suite struct DuplicateParamTests {
    @Test func duplicatesInPathQueryAndParamsAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: Int}, url: ["/{x}/{x}", "/a/{x}#{x}", {path: "/b/{x}", params: {x: 1}}]}
            """
        let report = """
            graph.yaml:6:37: error: `x` is given twice by this pattern [duplicate-param]
              |
            6 |   a: {params: {x: Int}, url: ["/{x}/{x}", "/a/{x}#{x}", {path: "/b/{x}", params: {x: 1}}]}
              |                                     ^^^
              = help: two values could contradict each other: write it once
            graph.yaml:6:51: error: `x` is given twice by this pattern [duplicate-param]
              |
            6 |   a: {params: {x: Int}, url: ["/{x}/{x}", "/a/{x}#{x}", {path: "/b/{x}", params: {x: 1}}]}
              |                                                   ^^^
              = help: two values could contradict each other: write it once
            graph.yaml:6:83: error: `x` is given twice by this pattern [duplicate-param]
              |
            6 |   a: {params: {x: Int}, url: ["/{x}/{x}", "/a/{x}#{x}", {path: "/b/{x}", params: {x: 1}}]}
              |                                                                                   ^
              = help: two values could contradict each other: write it once

            """
        #expect(findings(in: graph) == report)
    }

    @Test func duplicateKeysAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a:
                params:
                  x: {type: Int, key: k}
                  y: {type: Int?, key: k}
                  z: {type: Int?, key: x}
                  v: {type: Int?, key: v}
                url: "/a/{k}"
            """
        let report = """
            graph.yaml:9:28: error: `{k}` in a URL means `x` already [duplicate-param]
              |
            9 |       y: {type: Int?, key: k}
              |                            ^
              = help: give `y` a key of its own
            graph.yaml:10:28: error: `{x}` in a URL means `x` already [duplicate-param]
               |
            10 |       z: {type: Int?, key: x}
               |                            ^
               = help: give `z` a key of its own

            """
        #expect(findings(in: graph) == report)
    }

    @Test func oneParameterInTwoPatternsIsFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: Int}, url: ["/a/{x}", "/b/{x}"]}
            """
        #expect(findings(in: graph) == "")
    }
}
