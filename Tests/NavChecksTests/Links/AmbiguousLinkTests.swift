import TestSupport
import Testing

@Suite struct AmbiguousLinkTests {
    @Test func typesThatOverlapWithoutARepairByLiterals() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            types:
              One: {base: String, pattern: "[ab]+"}
              Two: {base: String, pattern: "[bc]+"}
            screens:
              home: {to: [a, b]}
              a: {params: {x: One}, url: "/{x}"}
              b: {params: {y: Two}, url: "/{y}"}
            """
        let report = """
            graph.yaml:9:30: error: two links match the same URL [ambiguous-link]
               |
             9 |   a: {params: {x: One}, url: "/{x}"}
               |                              ^^^^^^
               = `/b` is matched here and by `b`; only here: /a; only there: /c
              --> graph.yaml:10:30
            10 |   b: {params: {y: Two}, url: "/{y}"}
               = neither is more specific than the other
               = help: say who wins: at `b`, write `url: {path: "/{y}", over: [a]}`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aThirdPatternThatHasWhatBothShareSettlesIt() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b, c]}
              a: {params: {x: String}, url: "/{x}/new"}
              b: {params: {y: String}, url: "/old/{y}"}
              c: {url: /old/new}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func overSettlesIt() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: "/{x}/new"}
              b: {params: {y: String}, url: {path: "/old/{y}", over: [a]}}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func queryItemsHostsAndRestsOverlapToo() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b, c, d]}
              a: {params: {q: String}, url: "/s?q={q}"}
              b: {params: {r: String}, url: "/s?r={r}"}
              c: {params: {rest: String}, url: "/t/{rest*}"}
              d: {params: {first: Int, more: "[Int]"}, url: {path: "/{first}/{more*}", hosts: ["*.example.com"]}}
            """
        let report = """
            graph.yaml:6:33: error: two links match the same URL [ambiguous-link]
              |
            6 |   a: {params: {q: String}, url: "/s?q={q}"}
              |                                 ^^^^^^^^^^
              = `/s?q=&r=` is matched here and by `b`; only here: /s?q=; only there: /s?r=
             --> graph.yaml:7:33
            7 |   b: {params: {r: String}, url: "/s?r={r}"}
              = neither is more specific than the other
              = help: say who wins: at `b`, write `url: {path: "/s?r={r}", over: [a]}`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func patternsOfOneNodeThatReadTheSameAreFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: String, q: String?, r: String?}, url: ["/a/{x}?q={q}", "/a/{x}?r={r}&q={q}"]}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func patternsOfOneNodeThatReadOtherwiseAreNot() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: String, y: {type: String, default: z}}, url: ["/a/{x}/b/{y?}", {path: "/a/{y}/{x}"}]}
            """
        let report = """
            graph.yaml:6:65: error: two links match the same URL [ambiguous-link]
              |
            6 |   a: {params: {x: String, y: {type: String, default: z}}, url: ["/a/{x}/b/{y?}", {path: "/a/{y}/{x}"}]}
              |                                                                 ^^^^^^^^^^^^^^^
              = `/a/a/b` is matched here and by another pattern of `a`; only here: /a/a/b/a; only there: /a/a/a
             --> graph.yaml:6:89
            6 |   a: {params: {x: String, y: {type: String, default: z}}, url: ["/a/{x}/b/{y?}", {path: "/a/{y}/{x}"}]}
              = neither is more specific than the other
              = help: change one of the patterns, so that it matches only what the other matches as well, or nothing of it

            """
        #expect(findings(in: graph) == report)
    }
}
