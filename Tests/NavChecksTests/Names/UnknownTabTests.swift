import TestSupport
import Testing

@Suite struct UnknownTabTests {
    @Test func aScreenUsedAsTabIsReported() {
        let graph = """
            navgen: 1
            tabs:
              shop: {root: home}
              you: {root: profile}
            screens:
              home: {}
              profile: {}
              item: {url: /item, tab: profile}
            links: {schemes: [x]}
            """
        let report = """
            graph.yaml:8:3: warning: only a link leads to `item` [link-only-node]
              |
            8 |   item: {url: /item, tab: profile}
              |   ^^^^
              = help: add it to the `to:` of a screen, or set `entry: true` if it is meant to be opened from outside
            graph.yaml:8:27: error: `profile` is not a tab [unknown-tab]
              |
            8 |   item: {url: /item, tab: profile}
              |                           ^^^^^^^
              = help: the tabs are `shop`, `you`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func declaredTabsAreFine() {
        let graph = """
            navgen: 1
            tabs:
              shop: {root: home}
              you: {root: profile}
            screens:
              home: {to: [item]}
              profile: {}
              item: {url: /item, tab: you}
            links: {schemes: [x]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyUseIsReported() {
        let graph = """
            navgen: 1
            tabs:
              shop: {root: home}
              you: {root: profile}
            screens:
              home: {to: [a, b]}
              profile: {}
              a: {url: /a, tab: shoop}
              b: {url: /b, tab: nothing}
            links: {schemes: [x]}
            """
        let report = """
            graph.yaml:8:21: error: there is no tab `shoop` [unknown-tab]
              |
            8 |   a: {url: /a, tab: shoop}
              |                     ^^^^^
              = help: did you mean `shop`?
            graph.yaml:9:21: error: there is no tab `nothing` [unknown-tab]
              |
            9 |   b: {url: /b, tab: nothing}
              |                     ^^^^^^^
              = help: the tabs are `shop`, `you`

            """
        #expect(findings(in: graph) == report)
    }
}
