import TestSupport
import Testing

@Suite struct ShadowedLinkTests {
    @Test func onePatternCanShadowAnother() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: Int}, url: "/{x}"}
              b: {params: {y: Int}, url: {path: "/{y}", over: [a]}}
            """
        let report = """
            graph.yaml:6:30: error: other links win every URL that this pattern matches [shadowed-link]
              |
            6 |   a: {params: {x: Int}, url: "/{x}"}
              |                              ^^^^^^
             --> graph.yaml:7:37
            7 |   b: {params: {y: Int}, url: {path: "/{y}", over: [a]}}
              = `/{y}` wins over it
              = help: remove it, or change it to match more URLs

            """
        #expect(findings(in: graph) == report)
    }

    @Test func severalPatternsCanShadowOneAcrossHosts() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [a.example.com, b.example.com]}
            screens:
              home: {to: [a, b, c, d]}
              a: {url: /x}
              b: {url: {path: /x, hosts: [a.example.com]}}
              c: {url: {path: /x, hosts: [b.example.com]}}
              d: {url: {path: /x, schemes: [shop]}}
            """
        let report = """
            graph.yaml:6:12: error: other links win every URL that this pattern matches [shadowed-link]
              |
            6 |   a: {url: /x}
              |            ^^
             --> graph.yaml:7:19
            7 |   b: {url: {path: /x, hosts: [a.example.com]}}
              = `/x` wins over it
             --> graph.yaml:8:19
            8 |   c: {url: {path: /x, hosts: [b.example.com]}}
              = `/x` wins over it
             --> graph.yaml:9:19
            9 |   d: {url: {path: /x, schemes: [shop]}}
              = `/x` wins over it
              = help: remove it, or change it to match more URLs
            graph.yaml:7:19: error: two links match the same URL [ambiguous-link]
              |
            7 |   b: {url: {path: /x, hosts: [a.example.com]}}
              |                   ^^
              = `shop://a.example.com/x` is matched here and by `d`; only here: https://a.example.com/x; only there: shop://x
             --> graph.yaml:9:19
            9 |   d: {url: {path: /x, schemes: [shop]}}
              = neither is more specific than the other
              = help: say which one wins: at `b`, add `over: [d]` to the keys of `/x`; or at `d`, add `over: [b]` to the keys of `/x`
            graph.yaml:8:19: error: two links match the same URL [ambiguous-link]
              |
            8 |   c: {url: {path: /x, hosts: [b.example.com]}}
              |                   ^^
              = `shop://b.example.com/x` is matched here and by `d`; only here: https://b.example.com/x; only there: shop://x
             --> graph.yaml:9:19
            9 |   d: {url: {path: /x, schemes: [shop]}}
              = neither is more specific than the other
              = help: say which one wins: at `c`, add `over: [d]` to the keys of `/x`; or at `d`, add `over: [c]` to the keys of `/x`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func oneRemainingURLIsEnough() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            types: {Kind: {cases: [x, y, z]}}
            screens:
              home: {to: [a, b, c]}
              a: {params: {k: Kind}, url: "/{k}"}
              b: {url: /x}
              c: {url: /y}
            """
        #expect(findings(in: graph) == "")
    }
}
