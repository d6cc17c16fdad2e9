import TestSupport
import Testing

@Suite struct PushWithoutStackTests {
    @Test func aSheetWithoutStackCannotPush() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [ask]}
              item: {}
            sheets:
              ask: {stack: false, to: [item]}
            """
        let report = """
            graph.yaml:7:28: error: there is no stack in `ask` to push `item` onto [push-without-stack]
              |
            7 |   ask: {stack: false, to: [item]}
              |                            ^^^^
             --> graph.yaml:7:3
            7 |   ask: {stack: false, to: [item]}
              = `ask`, with `stack: false`, is declared here
              = help: write `{item: {as: under}}` to close it first, or `as: sheet`

            """
        #expect(findings(in: graph) == report)
    }

    /// `as: under` pushes where the presentation was presented.
    @Test func closingDoesNotHelpAboveASheetWithoutStack() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [menu, cart]}
              item: {}
            sheets:
              menu: {stack: false, to: [tip]}
              tip: {to: [{item: {as: under}}, ask]}
              cart: {to: [{item: {as: under}}]}
            alerts:
              ask: {actions: {yes: {to: {item: {as: under}}}, no: {role: cancel}}}
            """
        let report = """
            graph.yaml:8:15: error: there is no stack in `menu` to push `item` onto [push-without-stack]
              |
            8 |   tip: {to: [{item: {as: under}}, ask]}
              |               ^^^^
             --> graph.yaml:7:3
            7 |   menu: {stack: false, to: [tip]}
              = `menu`, with `stack: false`, is declared here
              = help: write `{item: {as: open}}` to show it as a link would, or `as: sheet`
            graph.yaml:11:30: error: there is no stack in `menu` to push `item` onto [push-without-stack]
               |
            11 |   ask: {actions: {yes: {to: {item: {as: under}}}, no: {role: cancel}}}
               |                              ^^^^
              --> graph.yaml:7:3
             7 |   menu: {stack: false, to: [tip]}
               = `menu`, with `stack: false`, is declared here
               = help: write `{item: {as: open}}` to show it as a link would, or `as: sheet`

            """
        #expect(findings(in: graph) == report)
    }

    /// From anywhere, it may have been presented where there is a stack.
    @Test func norDoesItInAFlow() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [menu]}
              item: {}
            sheets:
              menu: {stack: false, to: [f]}
              any: {to: [{item: {as: under}}]}
            flows:
              f: {steps: [{one: {to: [{item: {as: under}}]}}]}
            routes: [{from: "*", to: any}]
            """
        #expect(rules(in: graph) == ["push-without-stack"])
    }

    /// In a flow, there is nothing to go back to, so `as: {popTo: …}` pushes where there is no stack.
    @Test func aStepCannotGoBackAndPush() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [f, page]}
              page: {}
            flows:
              f: {steps: [{one: {to: [{page: {as: {popTo: page}}}, ask]}}, two]}
            alerts:
              ask: {actions: {yes: {to: {page: {as: {popTo: home}}}}, no: {role: cancel}}}
            """
        let report = """
            graph.yaml:7:28: error: there is no stack in `f.one` to push `page` onto [push-without-stack]
              |
            7 |   f: {steps: [{one: {to: [{page: {as: {popTo: page}}}, ask]}}, two]}
              |                            ^^^^
             --> graph.yaml:7:16
            7 |   f: {steps: [{one: {to: [{page: {as: {popTo: page}}}, ask]}}, two]}
              = `f.one`, a step, is declared here
              = help: write `{page: {as: sheet}}`, or make it a step of the flow
            graph.yaml:9:30: error: there is no stack in `f.one` to push `page` onto [push-without-stack]
              |
            9 |   ask: {actions: {yes: {to: {page: {as: {popTo: home}}}}, no: {role: cancel}}}
              |                              ^^^^
             --> graph.yaml:7:16
            7 |   f: {steps: [{one: {to: [{page: {as: {popTo: page}}}, ask]}}, two]}
              = `f.one`, a step, is declared here
              = help: write `{page: {as: sheet}}`, or make it a step of the flow

            """
        #expect(findings(in: graph) == report)
    }

    @Test func sheetsCanPushAndPopoversCanPresent() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [ask, menu]}
              item: {}
            sheets:
              ask: {to: [item]}
            popovers:
              menu: {to: [{item: {as: sheet}}]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func alertsPushFromTheirPresentersAndRoutesFromAnywhereAreReportedOnce() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [menu, other]}
              item: {}
            popovers:
              menu: {to: [question]}
              other: {}
            alerts:
              question: {actions: {yes: {to: {item: {as: replace}}}, no: {role: cancel}}}
            routes:
              - {from: "*", to: item}
            """
        let report = """
            graph.yaml:10:35: error: there is no stack in `menu` to push `item` onto [push-without-stack]
               |
            10 |   question: {actions: {yes: {to: {item: {as: replace}}}, no: {role: cancel}}}
               |                                   ^^^^
              --> graph.yaml:7:3
             7 |   menu: {to: [question]}
               = `menu`, a popover, is declared here
               = help: write `{item: {as: under}}` to close it first, or `as: sheet`
            graph.yaml:12:21: error: there is no stack in `menu`, `other` to push `item` onto [push-without-stack]
               |
            12 |   - {from: "*", to: item}
               |                     ^^^^
              --> graph.yaml:7:3
             7 |   menu: {to: [question]}
               = `menu`, a popover, is declared here
               = help: write `{item: {as: under}}` to close it first, or `as: sheet`

            """
        #expect(findings(in: graph) == report)
    }

    /// The stack of a flow is for its steps only, but a step can present like any other view.
    @Test func aStepCannotPush() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [join]}
              faq: {}
            sheets: {terms: {}}
            alerts: {ask: {actions: {more: {to: faq}, no: {role: cancel}}}}
            flows:
              join:
                steps:
                  - name: {to: [terms, ask, faq, {faq: {as: sheet}}, {faq: {as: under}}]}
                  - pay
            """
        let report = """
            graph.yaml:7:37: error: there is no stack in `join.name` to push `faq` onto [push-without-stack]
               = help: write `{faq: {as: sheet}}`, or make it a step of the flow
            graph.yaml:11:33: error: there is no stack in `join.name` to push `faq` onto [push-without-stack]
               = help: write `{faq: {as: sheet}}`, or make it a step of the flow
            """
        let lines = findings(in: graph).split(separator: "\n").filter { $0.hasPrefix("graph") || $0.contains("help:") }
        #expect(lines.joined(separator: "\n") == report)
    }

    /// The system shows these buttons only in the navigation bar of a stack. Without one, a
    /// presentation that cannot be swiped away would be a trap.
    @Test func buttonsNeedAStack() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [ask, tell, show]}
            sheets:
              ask: {stack: false, cancel: Close, dismiss: disabled}
              tell: {stack: true, cancel: Close}
            covers:
              show: {stack: false, cancel: Close, confirm: Done}
            """
        let report = """
            graph.yaml:6:16: error: the button of `cancel` is in the navigation bar of a stack, but `ask` has no stack [push-without-stack]
              |
            6 |   ask: {stack: false, cancel: Close, dismiss: disabled}
              |                ^^^^^
              = help: remove `stack: false`
            graph.yaml:9:17: error: the buttons of `cancel` and `confirm` are in the navigation bar of a stack, but `show` has no stack [push-without-stack]
              |
            9 |   show: {stack: false, cancel: Close, confirm: Done}
              |                 ^^^^^
              = help: remove `stack: false`

            """
        #expect(findings(in: graph) == report)
    }
}
