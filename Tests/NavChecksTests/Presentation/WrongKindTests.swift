import TestSupport
import Testing

@Suite struct WrongKindTests {
    @Test func anAlertIsNotPushed() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{sure: {as: push}}]}
            alerts:
              sure: {actions: {yes: {role: cancel}}}
            """
        let report = """
            graph.yaml:4:27: error: `sure` is an alert, which `as: push` cannot show [wrong-kind]
              |
            4 |   home: {to: [{sure: {as: push}}]}
              |                           ^^^^
              = help: leave out `as`: it is presented

            """
        #expect(findings(in: graph) == report)
    }

    @Test(
        "fits its kind", arguments: ["screen", "sheet", "alert", "flow", "flow.step", "tab", "action"])
    func styles(_ target: String) {
        let all = ["push", "sheet", "cover", "popover", "replace", "reset", "popTo", "dismiss", "open", "under"]
        let refused = all.filter { style in
            let graph = """
                navgen: 1
                tabs: {tab: {root: home}, other: {root: screen}}
                screens: {home: {to: [{\(target): {as: \(style)}}, sheet, alert, flow, action, screen]}, screen: {}}
                sheets: {sheet: {}}
                alerts: {alert: {actions: {no: {role: cancel}}}}
                flows: {flow: {steps: [step]}}
                actions: {action: {then: screen}}
                """
            return rules(in: graph).contains("wrong-kind")
        }
        let presented = ["sheet", "cover", "popover", "popTo", "dismiss"]
        let expected: [String: [String]] = [
            "screen": [], "sheet": [], "action": all, "tab": presented, "flow": presented, "flow.step": presented,
            "alert": ["push", "sheet", "cover", "popover", "replace", "reset", "popTo", "dismiss"],
        ]
        #expect(refused == expected[target])
    }

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
