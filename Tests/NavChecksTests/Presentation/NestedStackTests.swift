import TestSupport
import Testing

@Suite struct NestedStackTests {
    @Test func aFlowCannotBePushed() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{tour: {as: push}}]}
            flows:
              tour: {steps: [hello]}
            """
        let report = """
            graph.yaml:4:27: error: `tour` is a flow, which cannot be put onto a stack [nested-stack]
              |
            4 |   home: {to: [{tour: {as: push}}]}
              |                           ^^^^
              = help: leave out `as`: the flow is started

            """
        #expect(findings(in: graph) == report)
    }

    @Test func startingAFlowIsFine() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
            flows:
              tour: {steps: [hello]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachRouteIsReported() {
        let graph = """
            navgen: 1
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [{b: {as: replace}}, {tour: {as: reset}}]}
              more: {}
            flows:
              tour: {steps: [hello]}
            """
        let report = """
            graph.yaml:6:24: error: `b` is a tab, which cannot be put onto a stack [nested-stack]
              |
            6 |   home: {to: [{b: {as: replace}}, {tour: {as: reset}}]}
              |                        ^^^^^^^
              = help: leave out `as`: the tab is selected
            graph.yaml:6:47: error: `tour` is a flow, which cannot be put onto a stack [nested-stack]
              |
            6 |   home: {to: [{b: {as: replace}}, {tour: {as: reset}}]}
              |                                               ^^^^^
              = help: leave out `as`: the flow is started

            """
        #expect(findings(in: graph) == report)
    }

    /// These kinds have no view that a sheet or a stack could contain.
    @Test func otherKindsCannotBePushedOrPresented() {
        let graph = """
            navgen: 1
            root: tabs
            links: {schemes: [app]}
            tabs: {a: {root: home}, b: {root: books}}
            splits: {books: {sidebar: list, detail: book}}
            screens:
              home: {to: [ended, save, more]}
              list: {to: [book]}
              book: {}
            sheets:
              more: {to: [{a: {as: sheet}}, {tour: {as: popover}}, {books: {as: under}}, {books: {as: cover}}]}
            popovers:
              tip: {url: /tip, to: [{ended: {as: push}}, {save: {as: open}}, {tour: {as: popTo}}, {books: {as: open}}]}
            alerts: {ended: {actions: {ok: {role: cancel}}}}
            actions: {save: {then: home}}
            flows: {tour: {steps: [hello]}}
            """
        let report = findings(in: graph).split(separator: "\n").filter { $0.contains("[nested-stack]") }
        #expect(
            report.map { $0.drop { $0 != " " }.dropFirst(" error: ".count) } == [
                "`a` is a tab, which cannot be shown `as: sheet` [nested-stack]",
                "`tour` is a flow, which cannot be shown `as: popover` [nested-stack]",
                "`books` is a split, which cannot be put onto a stack [nested-stack]",
                "`books` is a split, which cannot be shown `as: cover` [nested-stack]",
                "`ended` is an alert, which cannot be put onto a stack [nested-stack]",
                "`save` is an action, which cannot be shown `as: open` [nested-stack]",
                "`tour` is a flow, which is never on a stack [nested-stack]",
            ])
    }

    @Test(
        "a split is the root of the app or of a tab",
        arguments: [
            (to: "{books: {as: open}}", otherwise: "", url: "", then: ""),
            (to: "guarded", otherwise: "otherwise: books", url: "", then: ""),
            (to: "save", otherwise: "", url: "", then: "then: books"),
            (to: "save", otherwise: "", url: ", url: /books", then: "then: books"),
        ])
    func aSplitIsARoot(_ use: (to: String, otherwise: String, url: String, then: String)) {
        func graph(_ root: String) -> String {
            """
            navgen: 1
            root: \(root)
            links: {schemes: [app]}
            conditions: {signedIn: {\(use.otherwise)}}
            splits:
              books: {sidebar: list, detail: book\(use.url)}
            screens:
              home: {to: [\(use.to)], entry: true}
              guarded: {requires: [signedIn], entry: true}
              list: {to: [book, save]}
              book: {}
            actions: {save: {\(use.then)}}
            """
        }
        #expect(findings(in: graph("books")).contains("nested-stack") == false)
        let text =
            "graph.yaml:6:3: error: `books` is a split, but neither the root of the app nor the root of a tab [nested-stack]"
        #expect(findings(in: graph("home")).contains(text))
    }

    @Test(
        "each kind allows certain styles",
        arguments: ["screen", "sheet", "alert", "flow", "flow.step", "tab", "action"])
    func allowedStylesDependOnTheKind(_ target: String) {
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
            return rules(in: graph).contains("nested-stack")
        }
        let shown = ["push", "sheet", "cover", "popover", "replace", "reset", "popTo"]
        let expected: [String: [String]] = [
            "screen": [], "sheet": [], "alert": shown, "tab": shown, "flow": shown, "flow.step": shown,
            "action": shown + ["open"],
        ]
        #expect(refused == expected[target])
    }

    /// A route can go back to what is on a stack, and can show anything but a split from there.
    @Test func otherKindsAreNeverGoneBackTo() {
        let graph = """
            navgen: 1
            root: tabs
            tabs: {a: {root: home}, b: {root: books}}
            splits: {books: {sidebar: list, detail: book}}
            screens:
              home: {to: [top]}
              list: {to: [book]}
              book: {}
              top:
                to:
                  - a: {as: {popTo: home}}
                  - tour: {as: {popTo: a}}
                  - save: {as: {popTo: tour}}
                  - home: {as: {popTo: books}}
                  - books: {as: {popTo: home}}
            actions: {save: {then: home}}
            flows: {tour: {steps: [hello]}}
            """
        let report = """
            graph.yaml:12:28: error: `a` is a tab, which is never on a stack [nested-stack]
               |
            12 |       - tour: {as: {popTo: a}}
               |                            ^
               = help: name the tab's root, `home`
            graph.yaml:13:28: error: `tour` is a flow, which is never on a stack [nested-stack]
               |
            13 |       - save: {as: {popTo: tour}}
               |                            ^^^^
               = help: name a screen
            graph.yaml:14:28: error: `books` is a split, which is never on a stack [nested-stack]
               |
            14 |       - home: {as: {popTo: books}}
               |                            ^^^^^
               = help: name a screen of its columns
            graph.yaml:15:29: error: `books` is a split, which cannot be put onto a stack [nested-stack]
               |
            15 |       - books: {as: {popTo: home}}
               |                             ^^^^
               = help: write `as: open`: it is shown where it is the root

            """
        #expect(findings(in: graph) == report)
    }
}
