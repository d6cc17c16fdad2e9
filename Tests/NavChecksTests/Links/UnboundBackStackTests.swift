import TestSupport
import Testing

@Suite struct UnboundBackStackTests {
    /// A pattern with an optional segment before others is valid, although it is read as several.
    @Test func aScreenBelowHasAnOptionalSegmentBeforeOthers() {
        let graph = """
            navgen: 1
            links: {schemes: [shop]}
            root: home
            screens:
              home: {to: [message]}
              message: {params: {n: {type: Int, default: 3}, id: Int}, url: "/message/{n?}/new/{id}", to: [basket]}
              basket: {url: /basket}
            """
        let report = """
            graph.yaml:7:17: error: a link to `basket` opens on `message`, which needs `id`, but no URL contains it [unbound-back-stack]
              |
            7 |   basket: {url: /basket}
              |                 ^^^^^^^
             --> graph.yaml:6:50
            6 |   message: {params: {n: {type: Int, default: 3}, id: Int}, url: "/message/{n?}/new/{id}", to: [basket]}
              = `id` is declared here
             --> graph.yaml:5:15
            5 |   home: {to: [message]}
              = a route that sets `id` would also work
              = help: add `id: Int` to `basket` and its pattern, or open it elsewhere: `via: []`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aScreenBelowNeedsAValueThatTheLinkDoesNotContain() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {id: Int}, to: [b]}
              b: {params: {n: Int}, url: "/b/{n}", to: [c]}
              c: {params: {n: Int}, url: "/c/{n}", via: [a]}
            """
        let report = """
            graph.yaml:7:30: error: a link to `b` opens on `a`, which needs `id`, but no URL contains it [unbound-back-stack]
              |
            7 |   b: {params: {n: Int}, url: "/b/{n}", to: [c]}
              |                              ^^^^^^^^
             --> graph.yaml:6:16
            6 |   a: {params: {id: Int}, to: [b]}
              = `id` is declared here
             --> graph.yaml:5:15
            5 |   home: {to: [a]}
              = a route that sets `id` would also work
              = help: add `id: Int` to `b` and its pattern, or open it elsewhere: `via: []`
            graph.yaml:8:30: error: a link to `c` opens on `a`, which needs `id`, but no URL contains it [unbound-back-stack]
              |
            8 |   c: {params: {n: Int}, url: "/c/{n}", via: [a]}
              |                              ^^^^^^^^
             --> graph.yaml:6:16
            6 |   a: {params: {id: Int}, to: [b]}
              = `id` is declared here
              = help: add `id: Int` to `c` and its pattern, or open it elsewhere: `via: []`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aValueOfAnotherTypeOrAnOptionalIsNotEnough() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {id: Int}, to: [b, c]}
              b: {params: {id: String}, url: "/b/{id}"}
              c: {params: {id: Int?}, url: "/c?id={id}"}
            """
        let report = """
            graph.yaml:7:34: error: a link to `b` opens on `a`, which needs `id`, but no URL contains it [unbound-back-stack]
              |
            7 |   b: {params: {id: String}, url: "/b/{id}"}
              |                                  ^^^^^^^^^
             --> graph.yaml:6:16
            6 |   a: {params: {id: Int}, to: [b, c]}
              = `id` is declared here
             --> graph.yaml:5:15
            5 |   home: {to: [a]}
              = a route that sets `id` would also work
              = help: make `id` of `b` Int, or open it elsewhere: `via: []`
            graph.yaml:8:32: error: a link to `c` opens on `a`, which needs `id`, but no URL contains it [unbound-back-stack]
              |
            8 |   c: {params: {id: Int?}, url: "/c?id={id}"}
              |                                ^^^^^^^^^^^^
             --> graph.yaml:6:16
            6 |   a: {params: {id: Int}, to: [b, c]}
              = `id` is declared here
             --> graph.yaml:5:15
            5 |   home: {to: [a]}
              = a route that sets `id` would also work
              = help: make `id` of `c` Int, or open it elsewhere: `via: []`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func routesLinksAndDefaultsFillValues() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [{a: {params: {id: 5}}}, d]}
              a: {params: {id: Int}, to: [{b: {params: {id: "{id}"}}}]}
              b: {params: {id: Int, q: String?, r: {type: Int, default: 1}}, to: [c]}
              c: {url: /c}
              d: {params: {key: Int}, to: [e]}
              e: {params: {key: Int}, url: "/e/{key}"}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func aLongerStackWithAllValuesWins() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {id: Int}, to: [d]}
              b: {to: [c]}
              c: {to: [d]}
              d: {url: /d}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func theScreensBelowOneURLNeedValues() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [list, help]}
              list: {params: {kind: Int}, to: [item]}
              item: {params: {id: Int}, url: ["/item/{id}", {path: "/i/{id}", via: [list]}], via: []}
              help: {to: item}
            """
        let report = """
            graph.yaml:7:72: error: a link to `item` opens on `list`, which needs `kind`, but no URL contains it [unbound-back-stack]
              |
            7 |   item: {params: {id: Int}, url: ["/item/{id}", {path: "/i/{id}", via: [list]}], via: []}
              |                                                                        ^^^^^^
             --> graph.yaml:6:19
            6 |   list: {params: {kind: Int}, to: [item]}
              = `kind` is declared here
              = help: add `kind: Int` to `item` and its pattern, or open it elsewhere: `via: []`

            """
        #expect(findings(in: graph) == report)
    }
}
