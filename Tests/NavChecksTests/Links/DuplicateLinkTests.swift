import NavCompiler
import NavGraph
import NavLinks
import TestSupport
import Testing

@Suite struct DuplicateLinkTests {
    @Test func namesAndTheOrderOfItemsMakeNoDifference() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {q: String?, page: Int?}, url: "/s?q={q}&page={page}"}
              b: {params: {text: String?, number: Int?}, url: "/s?page={number}&q={text}"}
            """
        let report = """
            graph.yaml:7:51: error: `b` and `a` match exactly the same URLs [duplicate-link]
              |
            7 |   b: {params: {text: String?, number: Int?}, url: "/s?page={number}&q={text}"}
              |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^
             --> graph.yaml:6:46
            6 |   a: {params: {q: String?, page: Int?}, url: "/s?q={q}&page={page}"}
              = `/s?q={q}&page={page}` is here
              = help: change one of the two, or remove it

            """
        #expect(findings(in: graph) == report)
    }

    @Test func differentTypesWithTheSameValuesAreDuplicates() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            types:
              One: {cases: [x, y]}
              Two: {base: String, pattern: "x|y"}
            screens:
              home: {to: [a, b]}
              a: {params: {v: One}, url: "/{v}"}
              b: {params: {v: Two}, url: "/{v}"}
            """
        let report = """
            graph.yaml:10:30: error: `b` and `a` match exactly the same URLs [duplicate-link]
               |
            10 |   b: {params: {v: Two}, url: "/{v}"}
               |                              ^^^^^^
              --> graph.yaml:9:30
             9 |   a: {params: {v: One}, url: "/{v}"}
               = `/{v}` is here
               = help: change one of the two, or remove it

            """
        #expect(findings(in: graph) == report)
    }

    @Test func otherHostsMakeADifference() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {url: {path: /x, hosts: [a.example.com]}}
              b: {url: {path: /x, hosts: [b.example.com]}}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func aRedirectIsComparedLikeALink() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {url: [/x, /y]}
            redirects:
              /y: /x
              /z: /x
              /%7A: {to: home}
            """
        let report = """
            graph.yaml:8:3: error: the redirect `/y` and `a` match exactly the same URLs [duplicate-link]
              |
            8 |   /y: /x
              |   ^^
             --> graph.yaml:6:17
            6 |   a: {url: [/x, /y]}
              = `/y` is here
              = help: remove the redirect, or give it another path
            graph.yaml:10:3: error: the redirect `/%7A` and the redirect `/z` match exactly the same URLs [duplicate-link]
               |
            10 |   /%7A: {to: home}
               |   ^^^^
              --> graph.yaml:9:3
             9 |   /z: /x
               = `/z` is here
               = help: change one of the two, or remove it

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aLinkThatFillsAnOptionalSegmentIsMoreSpecific() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            types: {Lang: {cases: [de, en]}}
            screens:
              home: {to: [about, translated]}
              about: {params: {l: Lang?}, url: "/{l?}/about"}
              translated: {params: {l: Lang}, url: "/{l}/about"}
            """
        #expect(findings(in: graph) == "")
        let links = compileText(["graph.yaml": graph]).links
        func node(_ url: String) -> String? {
            guard case .match(let match)? = links?.resolve(Array(url.utf8)) else { return nil }
            return links?.graph[match.node].name
        }
        #expect(node("shop://about") == "about")
        #expect(node("shop://de/about") == "translated")
    }

    @Test func aLinkIsShadowedOnlyIfNothingOfItIsLeft() {
        func graph(_ others: String) -> String {
            """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            types: {Lang: {cases: [de, en]}}
            screens:
              home: {to: [page, old, short]}
              page: {params: {lang: Lang?, slug: String}, url: "/{lang?}/{slug}"}
              old: {params: {lang: Lang, slug: String}, url: "/{lang}/{slug}"}
              short: {params: {slug: {type: String, default: a}}, url: \(others)}
            """
        }
        #expect(findings(in: graph("/short")) == "")
        #expect(findings(in: graph("\"/{slug}\"")).contains("7:52: error: other links win every URL"))
    }
}
