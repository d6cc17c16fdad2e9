import TestSupport
import Testing

@Suite struct DestructiveLinkTests {
    @Test func screensAndActionsAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b, c]}
              a: {url: /a, destructive: true}
              b: {destructive: true}
              c: {url: /c}
            actions:
              wipe: {url: /wipe, destructive: true, then: [a]}
            """
        let report = """
            graph.yaml:6:12: warning: a link leads to `a`, which is destructive, without any condition [destructive-link]
              |
            6 |   a: {url: /a, destructive: true}
              |            ^^
              = help: add `requires`, or remove the `url`
            graph.yaml:10:15: warning: a link leads to `wipe`, which is destructive, without any condition [destructive-link]
               |
            10 |   wipe: {url: /wipe, destructive: true, then: [a]}
               |               ^^^^^
               = help: add `requires`, or remove the `url`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aConditionOfAScreenBelowIsEnough() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            conditions: {signedIn: {}}
            screens:
              home: {to: [a]}
              a: {requires: [signedIn], to: [b]}
              b: {url: /b, destructive: true}
            """
        #expect(findings(in: graph) == "")
    }

    /// On top of what is shown, only the node's own conditions matter.
    @Test func aNodeThatOpensOnTopNeedsItsOwn() {
        func graph(_ keys: String) -> String {
            """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            conditions: {signedIn: {}}
            screens:
              home: {to: [a]}
              a: {requires: [signedIn], to: [b]}
              b: {url: /b, destructive: true, opens: onTop\(keys)}
            """
        }
        #expect(rules(in: graph("")) == ["destructive-link"])
        #expect(rules(in: graph(", requires: [signedIn]")) == [])
    }
}
