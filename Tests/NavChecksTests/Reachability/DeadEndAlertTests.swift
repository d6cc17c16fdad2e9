import TestSupport
import Testing

@Suite struct DeadEndAlertTests {
    @Test func anAlertNeedsAnAction() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [ask]}
            alerts:
              ask: {title: Sure?}
            """
        let report = """
            graph.yaml:6:3: error: `ask` has no actions [dead-end-alert]
              |
            6 |   ask: {title: Sure?}
              |   ^^^
              = help: add `actions: {ok: {label: OK, role: cancel}}`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func oneActionIsEnough() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [ask, more]}
            alerts:
              ask: {actions: {ok: {}}}
            dialogs:
              more: {actions: {edit: {}, cancel: {role: cancel}}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func alertsAndDialogsAreReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [ask, more]}
            alerts:
              ask: {actions: {}}
            dialogs:
              more: {}
            """
        let report = """
            graph.yaml:6:3: error: `ask` has no actions [dead-end-alert]
              |
            6 |   ask: {actions: {}}
              |   ^^^
              = help: add `actions: {ok: {label: OK, role: cancel}}`
            graph.yaml:8:3: error: `more` has no actions [dead-end-alert]
              |
            8 |   more: {}
              |   ^^^^
              = help: add `actions: {ok: {label: OK, role: cancel}}`

            """
        #expect(findings(in: graph) == report)
    }
}
