import NavDriver
import NavSyntax
import TestSupport
import Testing

@Suite struct RedirectUnmatchedTests {
    @Test func noneOrSeveral() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b, c]}
              a: {params: {x: Int}, url: "/p/{x}"}
              b: {params: {x: String}, url: "/p/{x}"}
              c: {params: {x: "[Int]"}, url: "/q/{x+}"}
            redirects:
              /old/{x}: /p/{x}
              /older/{x}: /P/{x}
              /rest/{x*}: /q/{x*}
              /short: /p
            """
        let report = """
            graph.yaml:10:13: error: several patterns match `/p/{x}`, so its parameters have no types [redirect-unmatched]
               |
            10 |   /old/{x}: /p/{x}
               |             ^^^^^^
              --> graph.yaml:6:30
             6 |   a: {params: {x: Int}, url: "/p/{x}"}
               = `/p/{x}` is one
              --> graph.yaml:7:33
             7 |   b: {params: {x: String}, url: "/p/{x}"}
               = `/p/{x}` is one
               = help: say which is meant: `{to: node, params: {…}}`
            graph.yaml:11:15: error: no pattern matches `/P/{x}` [redirect-unmatched]
               |
            11 |   /older/{x}: /P/{x}
               |               ^^^^^^
               = help: did you mean `/p/{x}`?
            graph.yaml:12:15: error: no pattern matches `/q/{x*}` [redirect-unmatched]
               |
            12 |   /rest/{x*}: /q/{x*}
               |               ^^^^^^^
               = help: did you mean `/q/{x+}`?
            graph.yaml:13:11: error: no pattern matches `/p` [redirect-unmatched]
               |
            13 |   /short: /p
               |           ^^
               = help: lead to a URL that a node has, or to the node: `{to: node}`

            """
        #expect(findings(in: graph) == report)
    }

    /// A pattern that is wrong itself has been reported.
    @Test(arguments: [("{code: Itn}", "/room/{code}", "unknown-type"), ("{}", "/room/{code}", "param-unbound")])
    func whatIsWrongElsewhereIsNoOtherMistake(parameters: String, url: String, rule: String) {
        let text = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [room]}
              room: {params: \(parameters), url: "\(url)"}
            redirects:
              /r/{code}: /room/{code}
            """
        #expect(compileText(["graph.yaml": text]).diagnostics.map(\.rule.name) == [rule])
    }

    @Test func theMostSpecificIsMeantWhereTypesAgree() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: "/p/{x}"}
              b: {url: /p/new}
            redirects:
              /neu: /p/new
              /alt/{x}: /p/{x}
            """
        #expect(findings(in: graph) == "")
    }
}
