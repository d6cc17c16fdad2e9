import TestSupport
import Testing

@Suite struct UnusedParamTests {
    @Test func aParameterThatNothingSetsIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {params: {page: {type: Int, default: 1}}}
            """
        let report = """
            graph.yaml:4:19: warning: nothing can give `page` of `home` a value other than its default [unused-param]
              |
            4 |   home: {params: {page: {type: Int, default: 1}}}
              |                   ^^^^
              = help: remove it, or add a route or a link to `home`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aLinkToAScreenAboveSetsIt() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {params: {page: {type: Int, default: 1}}, to: [list]}
              list: {params: {page: Int}, url: "/list/{page}"}
            links: {schemes: [app]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachIsReportedAndOptionalsAreNot() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home:
                params:
                  page: {type: Int, default: 1}
                  mode: {type: String, default: all}
                  note: String?
            """
        let report = """
            graph.yaml:6:7: warning: nothing can give `page` of `home` a value other than its default [unused-param]
              |
            6 |       page: {type: Int, default: 1}
              |       ^^^^
              = help: remove it, or add a route or a link to `home`
            graph.yaml:7:7: warning: nothing can give `mode` of `home` a value other than its default [unused-param]
              |
            7 |       mode: {type: String, default: all}
              |       ^^^^
              = help: remove it, or add a route or a link to `home`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aLinkSetsOnlyTheParametersInItsPattern() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [s]}
            screens:
              home: {params: {a: {type: Int, default: 1}, b: {type: Int, default: 1}, c: {type: Int, default: 1}, d: {type: Int, default: 1}}, url: ["/x?a={a}", {path: /y, params: {b: 2}}]}
            redirects:
              /z/{c}: {to: home}
            """
        let report = """
            graph.yaml:5:103: warning: nothing can give `d` of `home` a value other than its default [unused-param]
              |
            5 | …efault: 1}, c: {type: Int, default: 1}, d: {type: Int, default: 1}}, url: ["/x?a={a}", {path: /y, params: {b: 2}}]}
              |                                          ^
              = help: remove it, or add a route or a link to `home`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func anActionPassesOnItsOwnValuesOnly() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {}
              paid: {params: {id: Int, page: {type: Int, default: 1}}}
            alerts:
              failed: {params: {id: Int?, reason: String?}, actions: {ok: OK}}
            actions:
              pay: {params: {id: Int}, url: "/pay/{id}", then: [paid, failed]}
            """
        let report = """
            graph.yaml:6:28: warning: nothing can give `page` of `paid` a value other than its default [unused-param]
              |
            6 |   paid: {params: {id: Int, page: {type: Int, default: 1}}}
              |                            ^^^^
              = help: remove it, or add a route or a link to `paid`
            graph.yaml:8:31: warning: nothing can give `reason` of `failed` a value other than nil [unused-param]
              |
            8 |   failed: {params: {id: Int?, reason: String?}, actions: {ok: OK}}
              |                               ^^^^^^
              = help: remove it, or add a route or a link to `failed`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func anOutcomeCarriesOptionalValuesBesideRequiredOnes() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {}
              paid: {params: {id: Int, page: {type: Int, default: 1}, note: String?}}
            actions:
              pay: {params: {code: String}, url: "/pay/{code}", then: paid}
            """
        #expect(findings(in: graph).isEmpty)
    }
}
