import TestSupport
import Testing

@Suite struct LinkOnlyNodeTests {
    @Test func itIsAWarning() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {}
              offer: {url: /offer}
            """
        let report = """
            graph.yaml:6:3: warning: only a link leads to `offer` [link-only-node]
              |
            6 |   offer: {url: /offer}
              |   ^^^^^
              = help: add it to the `to:` of a screen, or set `entry: true` if it is meant to be opened from outside

            """
        #expect(findings(in: graph) == report)
    }

    @Test func anEntryIsFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [other]}
              offer: {url: /offer, entry: true}
              other: {url: /other}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func targetsOfRedirectsAreReportedToo() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {}
              offer: {url: /offer, to: [terms]}
              terms: {}
            redirects: {/old: {to: moved}}
            sheets:
              moved: {}
            """
        let report = """
            graph.yaml:6:3: warning: only a link leads to `offer` [link-only-node]
              |
            6 |   offer: {url: /offer, to: [terms]}
              |   ^^^^^
              = help: add it to the `to:` of a screen, or set `entry: true` if it is meant to be opened from outside
            graph.yaml:10:3: warning: only a link leads to `moved` [link-only-node]
               |
            10 |   moved: {}
               |   ^^^^^
               = help: add it to the `to:` of a screen, or set `entry: true` if it is meant to be opened from outside

            """
        #expect(findings(in: graph) == report)
    }
}
