import TestSupport
import Testing

@Suite struct UnreachableNodeTests {
    @Test func theHelpNamesPlausibleSources() {
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

    @Test func everyFormOfRouteIsFollowed() {
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
              = `c` leads to it, but cannot be reached either
              = help: add it to the `to:` of a screen, give it a `url`, or set `entry: true` if a notification opens it
            graph.yaml:6:3: error: nothing leads to `b` [unreachable-node]
              |
            6 |   b: {to: [c]}
              |   ^
             --> graph.yaml:5:3
            5 |   a: {to: [b]}
              = `a` leads to it, but cannot be reached either
              = help: add it to the `to:` of a screen, give it a `url`, or set `entry: true` if a notification opens it
            graph.yaml:7:3: error: nothing leads to `c` [unreachable-node]
              |
            7 |   c: {to: [a]}
              |   ^
             --> graph.yaml:6:3
            6 |   b: {to: [c]}
              = `b` leads to it, but cannot be reached either
              = help: add it to the `to:` of a screen, give it a `url`, or set `entry: true` if a notification opens it

            """
        #expect(findings(in: graph) == report)
    }

    private func headlines(_ graph: String) -> [String] {
        findings(in: "navgen: 1\n" + graph).split(separator: "\n").filter {
            $0.hasPrefix("graph.yaml:") || $0.hasPrefix("  = `")
        }.map(String.init)
    }

    /// What needs a root that is not displayed waits for it, and shows no fallback.
    @Test func conditionsOfARootShowNoFallback() {
        let graph = """
            navgen: 1
            conditions: {c: {otherwise: gate}}
            root: [{when: c, show: home}, {show: welcome}]
            links: {schemes: [app]}
            screens: {home: {to: x}, x: {url: /x}, welcome: {}}
            sheets: {gate: {}}
            """
        let report = """
            graph.yaml:6:10: error: nothing shows `gate`: it is the `otherwise` of `c`, and no node needs `c` to hold [unreachable-node]
              |
            6 | sheets: {gate: {}}
              |          ^^^^
             --> graph.yaml:3:15
            3 | root: [{when: c, show: home}, {show: welcome}]
              = nothing waits for it here
              = help: add `requires: [c]` to the nodes that need it, or add a route to `gate`

            """
        #expect(findings(in: graph) == report)
        #expect(findings(in: graph.replacing("x: {url", with: "x: {requires: c, url")).isEmpty)
    }

    /// The fallback of a condition for which a tab, an external node or an action waits.
    @Test(arguments: [
        "tabs: {one: {root: home}, two: {root: x, visible: c}}\nscreens: {home: {}, x: {}}",
        "root: home\nscreens: {home: {to: x}, x: {external: true, requires: c}}",
        "root: home\nscreens: {home: {to: x}}\nactions: {x: {requires: c}}",
    ])
    func whatWaitsShowsAFallback(graph: String) {
        #expect(headlines("conditions: {c: {otherwise: gate}}\nsheets: {gate: {}}\n" + graph).isEmpty)
    }

    @Test func aRouteToAStepMakesTheFlowReachable() {
        #expect(headlines("root: home\nscreens: {home: {to: f.two}}\nflows: {f: {steps: [one, two]}}").isEmpty)
        let otherwise = """
            root: home
            conditions: {c: {otherwise: f.two}}
            screens: {home: {to: x}, x: {requires: c}}
            flows: {f: {steps: [one, two]}}
            """
        #expect(headlines(otherwise).isEmpty)
    }

    /// The source may be reachable but only go back to the node, be external, or be unreachable
    /// itself.
    @Test func theNoteGivesTheActualReason() {
        let graph = """
            root: home
            screens:
              home: {to: [{x: {as: popTo}}, own]}
              x: {}
              own: {external: true, to: [y]}
              y: {}
              far: {to: z}
              z: {}
            """
        #expect(
            headlines(graph) == [
                "graph.yaml:5:3: error: nothing leads to `x` [unreachable-node]",
                "  = `home` leads to it, but only goes back to it where it is already on the stack",
                "graph.yaml:7:3: error: nothing leads to `y` [unreachable-node]",
                "  = `own` leads to it, but is external: the app shows it itself, and nothing follows it",
                "graph.yaml:8:3: error: nothing leads to `far` [unreachable-node]",
                "graph.yaml:9:3: error: nothing leads to `z` [unreachable-node]",
                "  = `far` leads to it, but cannot be reached either",
            ])
    }

    @Test func aSplitIsReachableOnlyAsARoot() {
        let graph = """
            navgen: 1
            root: a
            screens: {a: {}, d: {to: e}, e: {}}
            splits: {t: {sidebar: d, detail: e}}
            """
        let report = """
            graph.yaml:4:10: error: nothing leads to `t` [unreachable-node]
              |
            4 | splits: {t: {sidebar: d, detail: e}}
              |          ^
              = help: make it the root of a tab, or the root of the app

            """
        #expect(findings(in: graph) == report)
        #expect(findings(in: graph.replacing("root: a", with: "root: t").replacing("a: {}, ", with: "")).isEmpty)
    }

    /// A later column is empty until something fills it.
    @Test func aLaterColumnIsReachableOnlyIfSomethingFillsIt() {
        let head =
            "root: mail\nsplits: {mail: {sidebar: boxes, content: list, detail: letter}}\nlinks: {schemes: [app]}\n"
        let none = head + "screens: {boxes: {to: [list]}, list: {}, letter: {to: [reply]}, reply: {}}"
        #expect(
            headlines(none) == [
                "graph.yaml:5:42: error: nothing leads to `letter` [unreachable-node]",
                "  = `mail` has a column for it, which nothing fills",
                "graph.yaml:5:65: error: nothing leads to `reply` [unreachable-node]",
                "  = `letter` leads to it, but cannot be reached either",
            ])
        #expect(findings(in: "navgen: 1\n" + none).contains("help: add it to the `to:` of `boxes` or `list`, give it"))
        #expect(headlines(head + "screens: {boxes: {to: [list]}, list: {to: [letter]}, letter: {}}").isEmpty)
        #expect(headlines(head + "screens: {boxes: {to: [list, letter]}, list: {}, letter: {}}").isEmpty)
        // A link to the last column fills the one before it.
        let linked = "screens: {boxes: {}, list: {}, letter: {url: /letter}}\nrules: {link-only-node: off}"
        #expect(headlines(head + linked).isEmpty)
        // If the link opens it in a tab without the split, it fills no column.
        let elsewhere = """
            tabs: {now: {root: home}, post: {root: mail}}
            splits: {mail: {sidebar: boxes, content: list, detail: letter}}
            links: {schemes: [app]}
            screens: {home: {to: [letter]}, boxes: {}, list: {}, letter: {url: /letter, tab: now}}
            """
        #expect(
            headlines(elsewhere) == [
                "graph.yaml:5:44: error: nothing leads to `list` [unreachable-node]",
                "  = `mail` has a column for it, which nothing fills",
            ])
    }
}
