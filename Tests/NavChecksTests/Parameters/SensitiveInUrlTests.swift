import TestSupport
import Testing

@Suite struct SensitiveInUrlTests {
    @Test func pathsQueriesAndFragmentsAreChecked() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {t: {type: String, default: x, sensitive: true}}, url: ["/a/{t}", "/b?t={t}", "/c#{t}", /d]}
            """
        let report = """
            graph.yaml:6:75: error: `t` is sensitive, and may not be in a URL [sensitive-in-url]
              |
            6 |   a: {params: {t: {type: String, default: x, sensitive: true}}, url: ["/a/{t}", "/b?t={t}", "/c#{t}", /d]}
              |                                                                           ^^^
             --> graph.yaml:6:16
            6 |   a: {params: {t: {type: String, default: x, sensitive: true}}, url: ["/a/{t}", "/b?t={t}", "/c#{t}", /d]}
              = `t` is declared here
              = help: leave it out of the pattern
            graph.yaml:6:87: error: `t` is sensitive, and may not be in a URL [sensitive-in-url]
              |
            6 |   a: {params: {t: {type: String, default: x, sensitive: true}}, url: ["/a/{t}", "/b?t={t}", "/c#{t}", /d]}
              |                                                                                       ^^^
             --> graph.yaml:6:16
            6 |   a: {params: {t: {type: String, default: x, sensitive: true}}, url: ["/a/{t}", "/b?t={t}", "/c#{t}", /d]}
              = `t` is declared here
              = help: leave it out of the pattern
            graph.yaml:6:97: error: `t` is sensitive, and may not be in a URL [sensitive-in-url]
              |
            6 |   a: {params: {t: {type: String, default: x, sensitive: true}}, url: ["/a/{t}", "/b?t={t}", "/c#{t}", /d]}
              |                                                                                                 ^^^
             --> graph.yaml:6:16
            6 |   a: {params: {t: {type: String, default: x, sensitive: true}}, url: ["/a/{t}", "/b?t={t}", "/c#{t}", /d]}
              = `t` is declared here
              = help: leave it out of the pattern

            """
        #expect(findings(in: graph) == report)
    }

    @Test func sensitiveParametersOutsideURLsAreFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {t: {type: String, default: x, sensitive: true}}, url: /d}
            """
        #expect(findings(in: graph) == "")
    }

    /// Its whole value is the URL.
    @Test func theURLItselfIsChecked() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [a]}
              a: {params: {n: {type: URL, from: url, sensitive: true}}, url: /a}
            """
        let report = """
            graph.yaml:6:16: error: `n` is the URL itself, so it cannot be sensitive [sensitive-in-url]
              |
            6 |   a: {params: {n: {type: URL, from: url, sensitive: true}}, url: /a}
              |                ^
              = help: leave out `sensitive`, or `from: url`

            """
        #expect(findings(in: graph) == report)
    }
}
