import TestSupport
import Testing

@Suite struct RedirectCycleTests {
    @Test func aRedirectToItselfAndALoopOfThree() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {url: /a}
            redirects:
              /self: /self
              /one/{x}: /two/{x}
              /two/{x}: /three/{x}
              /three/{x}: /one/{x}
            """
        let report = """
            graph.yaml:8:10: error: this redirect leads to itself [redirect-cycle]
              |
            8 |   /self: /self
              |          ^^^^^
              = help: lead one of them to a URL that a node has
            graph.yaml:11:15: error: these redirects form a loop [redirect-cycle]
               |
            11 |   /three/{x}: /one/{x}
               |               ^^^^^^^^
              --> graph.yaml:9:3
             9 |   /one/{x}: /two/{x}
               = `/one/{x}` leads back here
               = help: lead one of them to a URL that a node has

            """
        #expect(findings(in: graph) == report)
    }

    /// Redirects form a loop only for a scheme that all of them accept.
    @Test func aLoopNeedsASchemeThatAllAccept() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app, shop]}
            screens:
              home: {to: [a]}
              a: {params: {x: String}, url: "/a/{x}"}
            redirects:

            """
        #expect(findings(in: graph + "  app://o/{x}: /a/{x}\n  shop://a/q: /o/q\n  shop://o/q: /a/x\n") == "")
        let circle = findings(in: graph + "  /o/{x}: /a/{x}\n  shop://a/q: /o/q\n")
        #expect(circle.contains("is redirected in a loop [redirect-cycle]"), "\(circle)")
        let direct = findings(in: graph + "  app://n/{x}: /m/{x}\n  app://m/{x}: /n/{x}\n")
        #expect(direct.contains("these redirects form a loop [redirect-cycle]"), "\(direct)")
    }

    @Test func aLiteralThatWinsOverAParameterCanCloseALoop() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: String}, url: "/b/{x}"}
            redirects:
              /a/{x}: /b/{x}
              /b/q: /a/q
            """
        let report = """
            graph.yaml:9:3: error: `https://shop.example.com/b/q` is redirected in a loop [redirect-cycle]
              |
            9 |   /b/q: /a/q
              |   ^^^^
              = help: lead one of the redirects to a URL that a node has

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aChainThatEndsIsFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: Int}, url: "/a/{x}"}
            redirects:
              /three/{x}: /two/{x}
              /two/{x}: /one/{x}
              /one/{x}: /a/{x}
            """
        #expect(findings(in: graph) == "")
    }
}
