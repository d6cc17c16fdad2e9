import TestSupport
import Testing

@Suite struct LinkMissingParamTests {
    @Test func eachPatternAndEachValueIsChecked() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: Int, y: String, z: Int?, list: "[Int]"}, url: [/a, "/a/{x}", "/b/{x}/{y}", {path: "/c/{x}", params: {y: z}}]}
            redirects:
              /old/{x}: {to: a}
            """
        let report = """
            graph.yaml:6:66: error: the pattern does not contain `x`, which `a` needs [link-missing-param]
              |
            6 |   a: {params: {x: Int, y: String, z: Int?, list: "[Int]"}, url: [/a, "/a/{x}", "/b/{x}/{y}", {path: "/c/{x}", params: {y: z}}]}
              |                                                                  ^^
             --> graph.yaml:6:16
            6 |   a: {params: {x: Int, y: String, z: Int?, list: "[Int]"}, url: [/a, "/a/{x}", "/b/{x}/{y}", {path: "/c/{x}", params: {y: z}}]}
              = `x` is declared here
              = help: put `{x}` into the pattern, fix it with `params`, or give it a default
            graph.yaml:6:66: error: the pattern does not contain `y`, which `a` needs [link-missing-param]
              |
            6 |   a: {params: {x: Int, y: String, z: Int?, list: "[Int]"}, url: [/a, "/a/{x}", "/b/{x}/{y}", {path: "/c/{x}", params: {y: z}}]}
              |                                                                  ^^
             --> graph.yaml:6:24
            6 |   a: {params: {x: Int, y: String, z: Int?, list: "[Int]"}, url: [/a, "/a/{x}", "/b/{x}/{y}", {path: "/c/{x}", params: {y: z}}]}
              = `y` is declared here
              = help: put `{y}` into the pattern, fix it with `params`, or give it a default
            graph.yaml:6:70: error: the pattern does not contain `y`, which `a` needs [link-missing-param]
              |
            6 |   a: {params: {x: Int, y: String, z: Int?, list: "[Int]"}, url: [/a, "/a/{x}", "/b/{x}/{y}", {path: "/c/{x}", params: {y: z}}]}
              |                                                                      ^^^^^^^^
             --> graph.yaml:6:24
            6 |   a: {params: {x: Int, y: String, z: Int?, list: "[Int]"}, url: [/a, "/a/{x}", "/b/{x}/{y}", {path: "/c/{x}", params: {y: z}}]}
              = `y` is declared here
              = help: put `{y}` into the pattern, fix it with `params`, or give it a default
            graph.yaml:8:3: error: the redirect does not contain `y`, which `a` needs [link-missing-param]
              |
            8 |   /old/{x}: {to: a}
              |   ^^^^^^^^
             --> graph.yaml:6:24
            6 |   a: {params: {x: Int, y: String, z: Int?, list: "[Int]"}, url: [/a, "/a/{x}", "/b/{x}/{y}", {path: "/c/{x}", params: {y: z}}]}
              = `y` is declared here
              = help: put `{y}` into the old URL, or fix it: `{to: a, params: {y: …}}`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func sensitiveValuesNeedADefault() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {token: {type: String, sensitive: true}}, url: /a}
            """
        let report = """
            graph.yaml:6:62: error: the pattern does not contain `token`, which `a` needs [link-missing-param]
              |
            6 |   a: {params: {token: {type: String, sensitive: true}}, url: /a}
              |                                                              ^^
             --> graph.yaml:6:16
            6 |   a: {params: {token: {type: String, sensitive: true}}, url: /a}
              = `token` is declared here
              = help: it is sensitive, so no URL may carry it: make it optional

            """
        #expect(findings(in: graph) == report)
    }

    @Test func defaultsListsAndFixedValuesAreFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: {type: Int, default: 1}, y: String?, list: "[Int]", z: Bool}, url: {path: /a, params: {z: true}}}
            """
        #expect(findings(in: graph) == "")
    }
}
