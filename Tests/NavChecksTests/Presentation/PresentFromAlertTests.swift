import TestSupport
import Testing

@Suite struct PresentFromAlertTests {
    @Test func anAlertCannotPresentADialog() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [first]}
            alerts:
              first: {actions: {more: {to: second}, keep: {role: cancel}}}
            dialogs:
              second: {actions: {ok: {role: cancel}}}
            """
        let report = """
            graph.yaml:6:32: error: `first` is an alert, and cannot present another [present-from-alert]
              |
            6 |   first: {actions: {more: {to: second}, keep: {role: cancel}}}
              |                                ^^^^^^
             --> graph.yaml:8:3
            8 |   second: {actions: {ok: {role: cancel}}}
              = `second` is declared here
              = help: make `second` a sheet, or ask both things at once

            """
        #expect(findings(in: graph) == report)
    }

    @Test func anAlertCanPresentASheet() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [first]}
            alerts:
              first: {actions: {more: {to: second}, keep: {role: cancel}}}
            sheets:
              second: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func actionsAndRoutesAreReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [first]}
            alerts:
              first: {actions: {a: {to: second}, b: {to: third}}}
              second: {actions: {ok: {role: cancel}}}
              third: {actions: {ok: {role: cancel}}}
            routes:
              - {from: second, to: third}
            """
        let report = """
            graph.yaml:6:29: error: `first` is an alert, and cannot present another [present-from-alert]
              |
            6 |   first: {actions: {a: {to: second}, b: {to: third}}}
              |                             ^^^^^^
             --> graph.yaml:7:3
            7 |   second: {actions: {ok: {role: cancel}}}
              = `second` is declared here
              = help: make `second` a sheet, or ask both things at once
            graph.yaml:6:46: error: `first` is an alert, and cannot present another [present-from-alert]
              |
            6 |   first: {actions: {a: {to: second}, b: {to: third}}}
              |                                              ^^^^^
             --> graph.yaml:8:3
            8 |   third: {actions: {ok: {role: cancel}}}
              = `third` is declared here
              = help: make `third` a sheet, or ask both things at once
            graph.yaml:10:12: error: a route cannot start at `second`, which is an alert [wrong-kind]
               |
            10 |   - {from: second, to: third}
               |            ^^^^^^
               = help: put `to: third` on one of its actions

            """
        #expect(findings(in: graph) == report)
    }
}
