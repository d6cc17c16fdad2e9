import TestSupport
import Testing

@Suite struct InvalidViaTests {
    @Test func whatCannotLieBelow() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {url: /a, via: [a, b, b, ask, home]}
              b: {to: [ask]}
            dialogs:
              ask: {title: Sure?, actions: {yes: {label: "Yes", to: a}}}
            """
        let report = """
            graph.yaml:6:22: error: `a` cannot lie below `a`: it is the node itself [invalid-via]
              |
            6 |   a: {url: /a, via: [a, b, b, ask, home]}
              |                      ^
              = help: leave it out
            graph.yaml:6:28: error: `b` cannot lie below `a`: it comes twice [invalid-via]
              |
            6 |   a: {url: /a, via: [a, b, b, ask, home]}
              |                            ^
              = help: leave it out
            graph.yaml:6:31: error: `ask` cannot lie below `a`: it is a dialog, not a screen [invalid-via]
              |
            6 |   a: {url: /a, via: [a, b, b, ask, home]}
              |                               ^^^
              = help: leave it out

            """
        #expect(findings(in: graph) == report)
    }

    @Test func sheetsAndScreensMay() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {url: /a, via: [b, pane]}
              b: {to: [pane]}
            sheets:
              pane: {to: [a]}
            """
        #expect(findings(in: graph) == "")
    }
}
