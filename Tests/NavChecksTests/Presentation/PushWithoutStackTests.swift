import TestSupport
import Testing

@Suite struct PushWithoutStackTests {
    @Test func aSheetWithoutStackPushesNothing() {
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
            graph.yaml:7:28: error: there is no stack to put `item` onto in `ask` [push-without-stack]
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

    @Test func aSheetHasAStackAndAPopoverMayPresent() {
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

    @Test func anActionStartsAtThePresentersAndFromAnywhereIsOneFinding() {
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
            graph.yaml:10:35: error: there is no stack to put `item` onto in `menu` [push-without-stack]
               |
            10 |   question: {actions: {yes: {to: {item: {as: replace}}}, no: {role: cancel}}}
               |                                   ^^^^
              --> graph.yaml:7:3
             7 |   menu: {to: [question]}
               = `menu`, a popover, is declared here
               = help: write `{item: {as: under}}` to close it first, or `as: sheet`
            graph.yaml:12:21: error: there is no stack to put `item` onto in `menu`, `other` [push-without-stack]
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
}
