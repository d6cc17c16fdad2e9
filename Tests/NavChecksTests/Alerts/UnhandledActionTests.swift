import TestSupport
import Testing

@Suite struct UnhandledActionTests {
    @Test func actionsOfAnAlertOpenedByARedirectNeedTargets() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {to: [rate]}
            alerts:
              rate: {actions: {good: {label: Good}, later: {role: cancel}}}
            redirects:
              /stars: {to: rate}
            """
        let report = """
            graph.yaml:7:20: error: a link can open `rate`, and then nothing handles its action `good` [unhandled-action]
              |
            7 |   rate: {actions: {good: {label: Good}, later: {role: cancel}}}
              |                    ^^^^
              = help: add `to:` with a node, or `role: cancel`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func alertsWithoutLinksNeedNoTargets() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [rate]}
            alerts:
              rate: {actions: {good: {label: Good}, later: {role: cancel}}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachActionIsReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {to: [rate]}
            dialogs:
              rate: {url: /rate, actions: {good: {label: Good}, bad: {role: destructive}, later: {role: cancel}}}
            """
        let report = """
            graph.yaml:7:32: error: a link can open `rate`, and then nothing handles its action `good` [unhandled-action]
              |
            7 |   rate: {url: /rate, actions: {good: {label: Good}, bad: {role: destructive}, later: {role: cancel}}}
              |                                ^^^^
              = help: add `to:` with a node, or `role: cancel`
            graph.yaml:7:53: error: a link can open `rate`, and then nothing handles its action `bad` [unhandled-action]
              |
            7 |   rate: {url: /rate, actions: {good: {label: Good}, bad: {role: destructive}, later: {role: cancel}}}
              |                                                     ^^^
              = help: add `to:` with a node, or `role: cancel`

            """
        #expect(findings(in: graph) == report)
    }
}
