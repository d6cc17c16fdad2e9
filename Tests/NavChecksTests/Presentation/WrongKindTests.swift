import TestSupport
import Testing

@Suite struct WrongKindTests {
    @Test func whatIsShownAtLaunchIsAScreenAndWhatIsShownInsteadIsAView() {
        let graph = """
            navgen: 1
            root: home
            launching: wait
            conditions: {ready: {otherwise: prepare}}
            screens: {home: {to: [more, wait]}, more: {requires: ready}}
            sheets: {wait: {}}
            actions: {prepare: {then: home}}
            """
        let report = """
            graph.yaml:3:12: error: `wait` is a sheet, and `launching` is a screen [wrong-kind]
              |
            3 | launching: wait
              |            ^^^^
              = help: name a screen
            graph.yaml:4:33: error: `prepare` is an action, which shows nothing while `ready` does not hold [wrong-kind]
              |
            4 | conditions: {ready: {otherwise: prepare}}
              |                                 ^^^^^^^
              = help: name what is shown: a screen, a sheet, a cover, an alert, a flow

            """
        #expect(findings(in: graph) == report)
    }
}
