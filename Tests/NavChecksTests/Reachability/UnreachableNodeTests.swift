import TestSupport
import Testing

@Suite struct UnreachableNodeTests {
    @Test func theMessageNamesWhatCouldLeadThere() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [orders]}
              orders: {}
              orderDetail: {params: {id: Int}}
            """
        let report = """
            graph.yaml:6:3: error: nothing leads to `orderDetail` [unreachable-node]
              |
            6 |   orderDetail: {params: {id: Int}}
              |   ^^^^^^^^^^^
              = help: add it to the `to:` of `home` or `orders`, give it a `url`, or set `entry: true` if a notification opens it

            """
        #expect(findings(in: graph) == report)
    }

    @Test func everyFormOfRouteCounts() {
        let graph = """
            navgen: 1
            root: tabs
            links: {schemes: [x]}
            conditions: {in: {otherwise: login}}
            tabs:
              shop: {root: home}
              mail: {root: mailbox}
            splits:
              mailbox: {sidebar: folders, content: [list, flagged], detail: message}
            screens:
              home: {requires: in, to: [ask, tour]}
              folders: {to: [list, flagged]}
              list: {to: [message]}
              flagged: {to: [message]}
              message: {}
              pushed: {entry: true}
              done: {}
              linked: {url: /a, entry: true}
              moved: {entry: true}
              help: {}
            sheets:
              login: {}
              afterAsk: {}
            alerts:
              ask: {actions: {yes: {to: afterAsk}, no: {role: cancel}}}
            flows:
              tour: {steps: [one, two], then: done}
            routes:
              - {from: "*", to: help}
            redirects: {/old: {to: moved}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func aChainIsReportedWithItsCause() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {}
              a: {to: [b]}
              b: {to: [c]}
              c: {to: [a]}
            """
        let report = """
            graph.yaml:5:3: error: nothing leads to `a` [unreachable-node]
              |
            5 |   a: {to: [b]}
              |   ^
             --> graph.yaml:7:3
            7 |   c: {to: [a]}
              = `c` leads to it, and cannot be reached either
              = help: add it to the `to:` of a screen, give it a `url`, or set `entry: true` if a notification opens it
            graph.yaml:6:3: error: nothing leads to `b` [unreachable-node]
              |
            6 |   b: {to: [c]}
              |   ^
             --> graph.yaml:5:3
            5 |   a: {to: [b]}
              = `a` leads to it, and cannot be reached either
              = help: add it to the `to:` of a screen, give it a `url`, or set `entry: true` if a notification opens it
            graph.yaml:7:3: error: nothing leads to `c` [unreachable-node]
              |
            7 |   c: {to: [a]}
              |   ^
             --> graph.yaml:6:3
            6 |   b: {to: [c]}
              = `b` leads to it, and cannot be reached either
              = help: add it to the `to:` of a screen, give it a `url`, or set `entry: true` if a notification opens it

            """
        #expect(findings(in: graph) == report)
    }
}
