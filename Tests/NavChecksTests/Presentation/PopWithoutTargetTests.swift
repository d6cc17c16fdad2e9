import TestSupport
import Testing

@Suite struct PopWithoutTargetTests {
    @Test func screensOnOtherStacksAndBranchesAreNotBelow() {
        let graph = """
            navgen: 1
            tabs: {a: {root: home}, b: {root: more}}
            screens:
              home: {to: [list, side, {more: {as: popTo}}]}
              list: {to: [{side: {as: popTo}}, {home: {as: popTo}}]}
              side: {}
              more: {}
            """
        let report = """
            graph.yaml:4:28: error: `more` is never below `home`: there is nothing to go back to [pop-without-target]
              |
            4 |   home: {to: [list, side, {more: {as: popTo}}]}
              |                            ^^^^
              = help: leave out `as` to push it, or write `as: open` to show it as a link would
            graph.yaml:5:16: error: `side` is never below `list`: there is nothing to go back to [pop-without-target]
              |
            5 |   list: {to: [{side: {as: popTo}}, {home: {as: popTo}}]}
              |                ^^^^
              = help: leave out `as` to push it, or write `as: open` to show it as a link would

            """
        #expect(findings(in: graph) == report)
    }

    @Test(
        "screens that can be below the source are not reported",
        arguments: [
            // Routes that are direct, lead through other screens, belong to alerts, or start
            // anywhere.
            "screens: {home: {to: mid}, mid: {to: top}, top: {to: [{home: {as: popTo}}]}}",
            "screens: {home: {to: mid}, mid: {to: [{top: {as: replace}}]}, top: {to: [{home: {as: popTo}}]}}",
            "screens: {home: {to: ask}, top: {to: [{home: {as: popTo}}]}}\nalerts: {ask: {actions: {go: {to: top}}}}",
            "screens: {home: {to: mid}, mid: {}, top: {to: [{mid: {as: popTo}}]}}\nroutes: [{from: \"*\", to: top}]",
            "screens: {home: {to: pane}, top: {to: [{home: {as: popTo}}]}}\nsheets: {pane: {to: [{top: {as: under}}]}}",
            "screens: {home: {}}\nroutes: [{from: \"*\", to: home, as: popTo}]",
            // The root of the stack of a presentation, which may be a screen.
            "screens: {home: {to: pane}, top: {to: [{pane: {as: popTo}}]}}\nsheets: {pane: {to: top}}",
            "screens: {home: {to: [{mid: {as: sheet}}]}, mid: {to: top}, top: {to: [{mid: {as: popTo}}]}}",
            // Links and entries.
            "rules: {link-only-node: off}\nscreens: {home: {to: mid}, mid: {}, top: {url: /t, via: [mid], to: [{mid: {as: popTo}}]}}",
            "rules: {link-only-node: off}\nscreens: {home: {}, top: {url: /t, to: [{home: {as: popTo}}]}}",
            "screens: {home: {to: mid}, mid: {}, top: {entry: true, to: [{mid: {as: popTo}}]}}",
            "screens: {home: {to: pane}, top: {url: /t, to: [{pane: {as: popTo}}]}}\nrules: {link-only-node: off}\nsheets: {pane: {onLink: stack}}",
        ])
    func findsScreensBelow(graph: String) {
        let head = "navgen: 1\nroot: home\nlinks: {schemes: [shop], hosts: [shop.example.com]}\n"
        #expect(rules(in: head + graph) == [])
    }

    @Test func onlyPresentationsCanBeClosed() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [list, pane, {inner: {as: cover}}]}
              list: {to: [{home: {as: dismiss}}]}
              top: {to: [{home: {as: dismiss}}]}
              inner: {to: [{home: {as: dismiss}}]}
            sheets:
              pane: {to: [top, {home: {as: dismiss}}]}
            """
        let report = """
            graph.yaml:5:27: error: `list` is never in a presentation: there is nothing to close [pop-without-target]
              |
            5 |   list: {to: [{home: {as: dismiss}}]}
              |                           ^^^^^^^
              = help: write `as: popTo` to go back on its stack, or remove the route

            """
        #expect(findings(in: graph) == report)
    }

    @Test func closingLeadsToThePresenter() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [pane, other]}
              other: {}
              deep: {to: [{other: {as: dismiss}}]}
            sheets:
              pane: {to: [deep, upper, {home: {as: dismiss}}]}
              upper: {to: [{home: {as: dismiss}}]}
            """
        let report = """
            graph.yaml:6:16: error: `other` does not present what `deep` is in, so closing that does not lead there [pop-without-target]
              |
            6 |   deep: {to: [{other: {as: dismiss}}]}
              |                ^^^^^
              = help: name what presents it, or write `as: open` to show `other` as a link would
            graph.yaml:9:17: error: `home` does not present what `upper` is in, so closing that does not lead there [pop-without-target]
              |
            9 |   upper: {to: [{home: {as: dismiss}}]}
              |                 ^^^^
              = help: name what presents it, `pane`, or write `as: open` to show `home` as a link would

            """
        #expect(findings(in: graph) == report)
    }

    @Test(
        "targets that can be the presenter are not reported",
        arguments: [
            // Presented from a screen on the stack of the presentation, another column, an action
            // of an alert, a step, a condition, and from anywhere.
            "screens: {home: {to: [pane]}, in: {to: [{home: {as: dismiss}}]}}\nsheets: {pane: {to: [in]}}",
            """
            splits: {duo: {sidebar: home, detail: b}}
            screens: {home: {to: [b]}, b: {to: [pane]}}
            sheets: {pane: {to: [{home: {as: dismiss}}]}}
            """,
            """
            screens: {home: {to: [ask]}}
            alerts: {ask: {actions: {yes: {to: pane}, no: {role: cancel}}}}
            sheets: {pane: {to: [{home: {as: dismiss}}]}}
            """,
            "screens: {home: {to: [f]}}\nsheets: {pane: {to: [{f.a: {as: dismiss}}]}}\nflows: {f: {steps: [{a: {to: [pane]}}, b]}}",
            "screens: {home: {to: [vip]}, vip: {requires: [paid]}}\nconditions: {paid: {otherwise: pane}}\n"
                + "sheets: {pane: {to: [{vip: {as: dismiss}}]}}",
            "screens: {home: {to: [list]}, list: {}}\nsheets: {pane: {to: [{list: {as: dismiss}}]}}\n"
                + "routes: [{from: '*', to: pane}]",
            "screens: {home: {to: [list]}, list: {url: /list}}\nlinks: {schemes: [app]}\n"
                + "sheets: {pane: {url: /pane, via: [list], to: [{list: {as: dismiss}}]}}",
        ])
    func findsPresenters(graph: String) {
        #expect(
            rules(
                in: "navgen: 1\nroot: \(graph.contains("duo") ? "duo" : "home")\nrules: {link-only-node: off}\n" + graph
            ) == [])
    }

    /// Nothing is below a step, and nothing below a presentation without a stack, even if the screen
    /// could be on any stack.
    @Test(arguments: [
        ("flows: {f: {steps: [{a: {to: [{s: {as: {popTo: home}}}]}}, b]}}", "f"),
        ("popovers: {f: {to: [{page: {as: {popTo: page}}}]}}", "f"),
        ("sheets: {f: {stack: false, to: [{page: {as: {popTo: page}}}]}}", "f"),
    ])
    func nothingIsBelowWhatHasNoStack(_ nodes: String, _ target: String) {
        let sheets = nodes.contains("sheets") ? "" : "sheets: {s: {}}\n"
        let graph =
            "navgen: 1\nroot: home\nscreens: {home: {to: [\(target), page\(sheets.isEmpty ? "" : ", s")]}, page: {entry: true}}\n"
        #expect(rules(in: graph + sheets + nodes) == ["pop-without-target"])
    }

    @Test func routesOfAnAlertGoBackFromItsPresenter() {
        let graph = """
            navgen: 1
            root: home
            screens: {home: {to: [ask, other]}, other: {}}
            alerts: {ask: {actions: {no: {role: cancel}, up: {to: {other: {as: popTo}}}, down: {to: {home: {as: popTo}}}}}}
            """
        #expect(rules(in: graph) == ["pop-without-target"])
    }

    @Test func theRuleCanBeTurnedOff() {
        let graph = """
            navgen: 1
            root: home
            rules: {pop-without-target: off}
            screens: {home: {to: pane}}
            sheets: {pane: {to: [{home: {as: popTo}}]}}
            """
        #expect(rules(in: graph) == [])
    }

    @Test func whatARouteGoesBackToMustBeBelow() {
        let graph = """
            navgen: 1
            tabs: {a: {root: home}, b: {root: more}}
            screens:
              home: {to: [list, pane, ask, {list: {as: {popTo: home}}}, {home: {as: {popTo: home}}}]}
              list: {to: [done, {done: {as: {popTo: home}}}, {done: {as: {popTo: more}}}, {list: {as: {popTo: done}}}]}
              done: {}
              more: {to: [list, {b: {as: {popTo: list}}}]}
            sheets:
              pane: {to: [{done: {as: {popTo: home}}}]}
            alerts:
              ask: {actions: {go: {to: {list: {as: {popTo: done}}}}, no: {role: cancel}}}
            """
        let report = """
            graph.yaml:4:52: error: `home` is never below `home`: there is nothing to go back to [pop-without-target]
              |
            4 |   home: {to: [list, pane, ask, {list: {as: {popTo: home}}}, {home: {as: {popTo: home}}}]}
              |                                                    ^^^^
              = help: leave out `as` to show `list` from `home`
            graph.yaml:4:81: error: `home` is never below `home`: there is nothing to go back to [pop-without-target]
              |
            4 |   home: {to: [list, pane, ask, {list: {as: {popTo: home}}}, {home: {as: {popTo: home}}}]}
              |                                                                                 ^^^^
              = help: write `as: replace` to show it anew
            graph.yaml:5:99: error: `done` is never below `list`: there is nothing to go back to [pop-without-target]
              |
            5 |   list: {to: [done, {done: {as: {popTo: home}}}, {done: {as: {popTo: more}}}, {list: {as: {popTo: done}}}]}
              |                                                                                                   ^^^^
              = help: leave out `as` to show `list` from `list`
            graph.yaml:7:38: error: `list` is never below `more`: there is nothing to go back to [pop-without-target]
              |
            7 |   more: {to: [list, {b: {as: {popTo: list}}}]}
              |                                      ^^^^
              = help: leave out `as` to show `b` from `more`
            graph.yaml:9:35: error: `home` is never below `pane`: there is nothing to go back to [pop-without-target]
              |
            9 |   pane: {to: [{done: {as: {popTo: home}}}]}
              |                                   ^^^^
              = help: write `as: under` to close the sheet first
            graph.yaml:11:48: error: `done` is never below `home`: there is nothing to go back to [pop-without-target]
               |
            11 |   ask: {actions: {go: {to: {list: {as: {popTo: done}}}}, no: {role: cancel}}}
               |                                                ^^^^
               = help: leave out `as` to show `list` from `home`

            """
        #expect(findings(in: graph) == report)
    }

    @Test(
        "what can be below is not reported",
        arguments: [
            "screens: {home: {to: mid}, mid: {to: [{top: {as: {popTo: home}}}, {home: {as: {popTo: home}}}]}, top: {}}",
            "screens: {home: {to: mid}, mid: {to: mid, to: []}, top: {to: []}}\nroutes: [{from: mid, to: top, as: {popTo: mid}}]"
                .replacing(", to: []", with: "").replacing("top: {to: []}", with: "top: {}"),
            // What is shown after going back is above it.
            "screens: {home: {to: mid}, mid: {to: [{top: {as: {popTo: home}}}]}, top: {to: [{home: {as: popTo}}]}}",
            "screens: {home: {to: pane}, top: {to: [{top: {as: {popTo: pane}}}]}}\nsheets: {pane: {to: top}}",
            "screens: {home: {}, top: {}}\nroutes: [{from: \"*\", to: top, as: {popTo: home}}]",
            "splits: {duo: {sidebar: home, detail: mid}}\nscreens: {home: {to: mid}, mid: {to: [{mid: {as: {popTo: home}}}]}}",
        ])
    func findsWhatIsBelow(graph: String) {
        #expect(rules(in: "navgen: 1\nroot: \(graph.contains("duo") ? "duo" : "home")\n" + graph) == [])
    }
}
