import TestSupport
import Testing

@Suite struct SecondCancelTests {
    @Test func onlyOneCancelActionIsAllowed() {
        let graph = """
            navgen: 1
            root: home
            screens: {home: {to: [rate, more]}}
            alerts:
              rate: {actions: {later: {role: cancel}, good: {label: Good}, never: {role: cancel}}}
            dialogs:
              more: {actions: {share: {label: Share}, no: {role: cancel}}}
            """
        let report = """
            graph.yaml:5:64: error: `rate` has an action with `role: cancel` already, but only one is shown [second-cancel]
              |
            5 |   rate: {actions: {later: {role: cancel}, good: {label: Good}, never: {role: cancel}}}
              |                                                                ^^^^^
             --> graph.yaml:5:20
            5 |   rate: {actions: {later: {role: cancel}, good: {label: Good}, never: {role: cancel}}}
              = the other one
              = help: remove `role: cancel` from one of them

            """
        #expect(findings(in: graph) == report)
    }
}
