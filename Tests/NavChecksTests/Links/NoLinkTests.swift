import TestSupport
import Testing

@Suite struct NoLinkTests {
    @Test func screensWithoutURLAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            rules: {no-link: warning}
            screens:
              home: {to: [a, b, s]}
              a: {url: /a}
              b: {}
            sheets:
              s: {}
            redirects:
              /start: {to: home}
            """
        let report = """
            graph.yaml:8:3: warning: `b` has no URL [no-link]
              |
            8 |   b: {}
              |   ^
              = help: give it a `url:`, or set `no-link: off`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func isOffByDefault() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {}
            """
        #expect(findings(in: graph) == "")
    }
}
