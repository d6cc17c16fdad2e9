import TestSupport
import Testing

@Suite struct ReturnsMismatchTests {
    @Test func aPushedScreenWithReturnsIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [pick]}
              pick: {returns: Int}
            """
        let report = """
            graph.yaml:4:15: error: `pick` returns `Int`, but nothing receives it here [returns-mismatch]
              |
            4 |   home: {to: [pick]}
              |               ^^^^
             --> graph.yaml:5:19
            5 |   pick: {returns: Int}
              = `returns` is given here
              = help: present it with `as: sheet`, or remove `returns`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aPresentedSheetWithReturnsIsFine() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{pick: {as: sheet}}]}
              pick: {returns: Int}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachRouteIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{pick: {as: replace}}, {choose: {as: reset}}]}
            sheets:
              pick: {returns: Int}
              choose: {returns: String?}
            """
        let report = """
            graph.yaml:4:27: error: `pick` returns `Int`, but nothing receives it here [returns-mismatch]
              |
            4 |   home: {to: [{pick: {as: replace}}, {choose: {as: reset}}]}
              |                           ^^^^^^^
             --> graph.yaml:6:19
            6 |   pick: {returns: Int}
              = `returns` is given here
              = help: present it with `as: sheet`, or remove `returns`
            graph.yaml:4:52: error: `choose` returns `String?`, but nothing receives it here [returns-mismatch]
              |
            4 |   home: {to: [{pick: {as: replace}}, {choose: {as: reset}}]}
              |                                                    ^^^^^
             --> graph.yaml:7:21
            7 |   choose: {returns: String?}
              = `returns` is given here
              = help: present it with `as: sheet`, or remove `returns`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aTabWaitsForNoResult() {
        let graph = """
            navgen: 1
            tabs: {one: {root: home}, new: {title: New, to: pick}, two: {root: other}}
            screens: {home: {to: pick}, other: {}}
            sheets: {pick: {returns: Int}}
            """
        let report = """
            graph.yaml:2:49: error: `pick` returns `Int`, but nothing receives it here [returns-mismatch]
              |
            2 | tabs: {one: {root: home}, new: {title: New, to: pick}, two: {root: other}}
              |                                                 ^^^^
             --> graph.yaml:4:26
            4 | sheets: {pick: {returns: Int}}
              = `returns` is given here
              = help: lead to it from a screen, or remove `returns`

            """
        #expect(findings(in: graph) == report)
    }

    /// Targets of `as: open`, roots of tabs, first screens of columns, and targets of `otherwise`
    /// and `then`.
    @Test func nodesShownWithoutAPresenterAreReported() {
        let graph = """
            navgen: 1
            tabs: {one: {root: first}, two: {root: sides}}
            conditions: {c: {otherwise: gate}}
            screens:
              first: {returns: Int, to: [sheet, opened, {opened: {as: open}}, tour, act, guarded]}
              bar: {}
              detail: {returns: Int}
              opened: {}
              below: {returns: Int}
              next: {returns: Int}
              last: {returns: Int}
              gate: {returns: Int}
              guarded: {requires: c, to: [{other2: {as: {popTo: first}}}]}
            sheets:
              other2: {returns: Int}
              sheet: {to: [{below: {as: under}}, {other: {as: under}}, {far: {as: open}}]}
              other: {returns: Int}
              far: {returns: Int}
            splits: {sides: {sidebar: bar, detail: detail}}
            flows: {tour: {steps: [a], then: next}}
            actions: {act: {then: last}}
            """
        let named = findings(in: graph).split(separator: "\n").filter { $0.contains("[returns-mismatch]") }
            .compactMap { $0.split(separator: "`").dropFirst().first }
        #expect(Set(named) == ["first", "detail", "below", "far", "next", "last", "gate", "other2"])
        #expect(named.count == 8)
    }
}
