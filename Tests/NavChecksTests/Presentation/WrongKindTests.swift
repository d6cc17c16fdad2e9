import TestSupport
import Testing

@Suite struct WrongKindTests {
    @Test func launchingNeedsAScreenAndOtherwiseAView() {
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
            graph.yaml:3:12: error: `wait` is a sheet, but `launching` needs a screen [wrong-kind]
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

    /// A fallback is shown on top of what is displayed. A tab and a split are part of a root.
    @Test func aFallbackCannotBeATabOrASplit() {
        let graph = """
            navgen: 1
            conditions: {a: {otherwise: two}, b: {otherwise: books}}
            tabs: {one: {root: home}, two: {root: books}}
            splits: {books: {sidebar: list, detail: book}}
            screens: {home: {to: x}, x: {requires: [a, b]}, list: {to: book}, book: {}}
            """
        let report = """
            graph.yaml:2:29: error: `two` is a tab, which cannot be shown on top of what is displayed [wrong-kind]
              |
            2 | conditions: {a: {otherwise: two}, b: {otherwise: books}}
              |                             ^^^
              = help: name what is shown: a screen, a sheet, a cover, an alert, a flow
            graph.yaml:2:50: error: `books` is a split, which cannot be shown on top of what is displayed [wrong-kind]
              |
            2 | conditions: {a: {otherwise: two}, b: {otherwise: books}}
              |                                                  ^^^^^
              = help: name what is shown: a screen, a sheet, a cover, an alert, a flow

            """
        #expect(findings(in: graph) == report)
    }

    @Test func routesCannotStartAtExternalNodes() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [pay, list]}
              list: {}
              pay: {external: true, to: [list]}
            """
        let report = """
            graph.yaml:6:30: error: `pay` is external: the app shows it itself, so no route can start there [wrong-kind]
              |
            6 |   pay: {external: true, to: [list]}
              |                              ^^^^
              = help: remove the route, or `external`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func rootsAndColumnsAreNotExternal() {
        let graph = """
            navgen: 1
            root: [{when: known, show: tabs}, {show: gate}]
            launching: splash
            conditions: {known: {}}
            tabs: {one: {root: home}, two: {root: shop}, three: {root: mail}}
            splits:
              mail: {sidebar: boxes, content: list, detail: {screens: [letter, store]}}
            screens:
              home: {to: [shop]}
              boxes: {to: [letter, list, store]}
              letter: {}
              gate: {external: true}
              splash: {external: true}
              shop: {external: true}
              list: {external: true}
              store: {external: true}
            """
        let report = """
            graph.yaml:2:42: error: `gate` is external: the app shows it itself, but the root needs a view [wrong-kind]
            graph.yaml:3:12: error: `splash` is external: the app shows it itself, but `launching` needs a view [wrong-kind]
            graph.yaml:5:39: error: `shop` is external: the app shows it itself, but the tab `two` needs a view [wrong-kind]
            graph.yaml:7:35: error: `list` is external: the app shows it itself, but a column of `mail` needs a view [wrong-kind]
            graph.yaml:7:68: error: `store` is external: the app shows it itself, but a column of `mail` needs a view [wrong-kind]
            """
        #expect(
            findings(in: graph).split(separator: "\n").filter { $0.hasPrefix("graph") }.joined(separator: "\n")
                == report)
    }

    @Test func aDeprecatedNodeCannotReplaceItself() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{list: {label: Old}}]}
              list: {deprecated: {use: list}}
            rules: {deprecated-node: off}
            """
        let report = """
            graph.yaml:5:28: error: `list` cannot be used in place of itself [wrong-kind]
              |
            5 |   list: {deprecated: {use: list}}
              |                            ^^^^
              = help: name another node, or none

            """
        #expect(findings(in: graph) == report)
    }

    /// Nodes without a view, and nodes with other keys for what follows, have no exits.
    @Test func routesStartAtNodesWithExits() {
        let graph = """
            navgen: 1
            root: tabs
            tabs: {one: {root: mail}, two: {root: list}}
            splits: {mail: {sidebar: boxes, detail: letter}}
            screens: {boxes: {to: [letter]}, letter: {}, list: {to: [ask, join]}, help: {}, more: {}}
            alerts: {ask: {actions: {ok: OK}}}
            actions: {sync: {entry: true}}
            flows: {join: {steps: [name, pay]}}
            routes:
              - {from: [one, mail], to: [help, more]}
              - {from: ask, to: help, as: under}
              - {from: sync, to: help}
              - {from: join, to: help}
              - {from: join.name, to: join.pay}
            """
        let report = """
            graph.yaml:10:13: error: a route cannot start at `one`, which is a tab [wrong-kind]
               = help: start it at `mail`, the tab's root
            graph.yaml:10:18: error: a route cannot start at `mail`, which is a split [wrong-kind]
               = help: start it at a screen of its columns: `boxes`, `letter`
            graph.yaml:11:12: error: a route cannot start at `ask`, which is an alert [wrong-kind]
               = help: put `to: help` on one of its actions
            graph.yaml:12:12: error: a route cannot start at `sync`, which is an action [wrong-kind]
               = help: write `then: help` on the action
            graph.yaml:13:12: error: a route cannot start at `join`, which is a flow [wrong-kind]
               = help: start it at one of its steps (`join.name`, `join.pay`), or write `then: help` on the flow if that follows it
            graph.yaml:14:27: error: `join.name` and `join.pay` are steps of one flow, which leads from one to the other by itself [wrong-kind]
               = help: remove the route: the view calls `flow.next()`, and a step is skipped if its `when` does not hold
            """
        let lines = findings(in: graph).split(separator: "\n").filter { $0.hasPrefix("graph") || $0.contains("help:") }
        #expect(lines.joined(separator: "\n") == report)
    }

    /// The help for a tab that acts leads to a graph without errors.
    @Test func helpForTabsThatActDoesNotLeadInCircles() {
        func messages(_ tab: String) -> [String] {
            let graph = """
                navgen: 1
                tabs:
                  one: {root: home}
                  two: {root: split}
                  act: \(tab)
                splits: {split: {sidebar: list, detail: item}}
                screens: {home: {to: [sheet]}, list: {to: [item]}, item: {}, note: {entry: true, params: {id: {type: Int, default: 1}}}}
                sheets: {sheet: {}}
                """
            return findings(in: graph).split(separator: "\n").filter {
                $0.contains("error: ") || $0.contains("help: ") || $0.contains("warning: ")
            }.map(String.init)
        }
        #expect(
            messages("{to: one}") == [
                "graph.yaml:5:13: error: a tab that acts cannot show `one` like this: it presents something, runs an action, or opens a node [wrong-kind]",
                "  = help: name what it presents, runs or opens, or write `root` instead of `to`",
            ])
        #expect(
            messages("{to: {one: {as: sheet}}}") == [
                "graph.yaml:5:24: error: `one` is a tab, which cannot be shown `as: sheet` [nested-stack]",
                "  = help: name what the tab presents, runs or opens, or write `root` instead of `to`",
            ])
        #expect(
            messages("{to: split}").last
                == "  = help: write `to: {split: {as: open}}`, or `root` instead of `to`")
        #expect(messages("{to: {split: {as: open}}}") == [])
        #expect(
            messages("{to: {note: {as: open, params: {id: \"{q}\"}}}}") == [
                "graph.yaml:5:44: error: `act` has no parameter `q` to take this value from [edge-param-unknown]",
                "  = help: write the value itself: a tab has no parameters",
            ])
        #expect(messages("{to: {note: {as: open, params: {id: 1}}}}") == [])
        #expect(
            messages("{icon: plus}") == [
                "graph.yaml:5:9: error: `root` is missing here: a tab needs it [missing-key]",
                "  = help: write `root`, or `to` instead",
            ])
    }

    @Test func tabsThatActAreChecked() {
        let graph = """
            navgen: 1
            links: {schemes: [s]}
            tabs:
              one: {root: home}
              two: {root: other}
              a: {to: detail}
              b: {to: sheet, root: other}
              c: {to: sheet, url: /c, badge: true}
              d: {to: {detail: {as: popover}}}
            screens:
              home: {to: [detail, c, sheet]}
              detail: {tab: c, url: /detail}
              other: {}
            sheets:
              sheet: {}
            """
        let report = """
            graph.yaml:6:11: error: a tab that acts cannot show `detail` like this: it presents something, runs an action, or opens a node [wrong-kind]
              |
            6 |   a: {to: detail}
              |           ^^^^^^
              = help: write `to: {detail: {as: sheet}}` or `as: open`, or `root` instead of `to`
            graph.yaml:7:24: error: `b` has a `to` and a `root`, but a tab either acts or is selected [wrong-kind]
              |
            7 |   b: {to: sheet, root: other}
              |                        ^^^^^
              = help: remove one of the two
            graph.yaml:8:23: error: `c` acts and shows nothing itself, so it has no URL [wrong-kind]
              |
            8 |   c: {to: sheet, url: /c, badge: true}
              |                       ^^
              = help: give the URL to `sheet`
            graph.yaml:8:27: warning: `badge` has no effect: `c` acts and is not selected [no-effect]
              |
            8 |   c: {to: sheet, url: /c, badge: true}
              |                           ^^^^^
              = help: remove it
            graph.yaml:9:3: warning: there are 6 tabs, but an iPhone shows five [too-many-tabs]
              |
            9 |   d: {to: {detail: {as: popover}}}
              |   ^
              = help: make the least used ones screens that another tab leads to
            graph.yaml:9:12: error: a tab that acts cannot show `detail` like this: it presents something, runs an action, or opens a node [wrong-kind]
              |
            9 |   d: {to: {detail: {as: popover}}}
              |            ^^^^^^
              = help: write `to: {detail: {as: sheet}}` or `as: open`, or `root` instead of `to`
            graph.yaml:11:23: error: `c` is a tab that acts: it is never selected [wrong-kind]
               |
            11 |   home: {to: [detail, c, sheet]}
               |                       ^
               = help: name what it opens: `sheet`
            graph.yaml:12:17: error: `c` is a tab that acts: nothing opens in it [wrong-kind]
               |
            12 |   detail: {tab: c, url: /detail}
               |                 ^
               = help: name a tab that has a `root`

            """
        #expect(findings(in: graph) == report)
    }
}
