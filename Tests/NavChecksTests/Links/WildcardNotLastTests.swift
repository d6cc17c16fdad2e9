import TestSupport
import Testing

@Suite struct WildcardNotLastTests {
    @Test func segmentsAfterWildcardsAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {r: String, n: "[Int]"}, url: ["/*/{r*}", "/{r+}/x", "/{n*}/{r*}"]}
            """
        let report = """
            graph.yaml:6:48: error: nothing may follow `*` [wildcard-not-last]
              |
            6 |   a: {params: {r: String, n: "[Int]"}, url: ["/*/{r*}", "/{r+}/x", "/{n*}/{r*}"]}
              |                                                ^
              = help: put it last
            graph.yaml:6:59: error: nothing may follow `{r+}` [wildcard-not-last]
              |
            6 |   a: {params: {r: String, n: "[Int]"}, url: ["/*/{r*}", "/{r+}/x", "/{n*}/{r*}"]}
              |                                                           ^^^^
              = help: put it last
            graph.yaml:6:70: error: nothing may follow `{n*}` [wildcard-not-last]
              |
            6 |   a: {params: {r: String, n: "[Int]"}, url: ["/*/{r*}", "/{r+}/x", "/{n*}/{r*}"]}
              |                                                                      ^^^^
              = help: put it last

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aSlashOrAQueryMayFollow() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {r: String, q: Int?}, url: "/{r+}/?q={q}"}
            """
        #expect(findings(in: graph) == "")
    }
}
