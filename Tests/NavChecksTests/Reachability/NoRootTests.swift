import TestSupport
import Testing

@Suite struct NoRootTests {
    @Test func aGraphNeedsARoot() {
        let graph = """
            navgen: 1
            screens:
              start: {}
            """
        let report = """
            graph.yaml:1:1: error: nothing says what the app shows first [no-root]
              |
            1 | navgen: 1
              | ^^^^^^
              = help: add `root: start`, or `tabs:`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func tabsAreARoot() {
        let graph = """
            navgen: 1
            tabs:
              a: {root: x}
              b: {root: y}
            screens:
              x: {}
              y: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyRootIsChecked() {
        let graph = """
            navgen: 1
            root:
              - {when: in, show: ask}
              - {show: tabs}
              - {when: in, show: home}
            conditions: {in: {}}
            tabs:
              a: {root: filter}
              b: {root: home}
            screens:
              home: {to: [filter, ask]}
            sheets:
              filter: {}
            alerts:
              ask: {actions: {ok: {role: cancel}}}
            """
        let report = """
            graph.yaml:3:22: error: `ask` is an alert, which cannot be a root [no-root]
              |
            3 |   - {when: in, show: ask}
              |                      ^^^
              = help: name a screen, a split or a flow, or `tabs`
            graph.yaml:4:5: error: an entry without `when` always matches, so those after it are never shown [no-root]
              |
            4 |   - {show: tabs}
              |     ^^^^^^^^^^^^
              = help: give it a `when`, or move it to the end
            graph.yaml:5:5: error: when this condition does not hold either, there is no root [no-root]
              |
            5 |   - {when: in, show: home}
              |     ^^^^^^^^^^^^^^^^^^^^^^
              = help: end with an entry without `when`
            graph.yaml:8:13: error: `filter` is a sheet, which cannot be the root of a tab [no-root]
              |
            8 |   a: {root: filter}
              |             ^^^^^^
              = help: name a screen or a split

            """
        #expect(findings(in: graph) == report)
    }

    @Test func someTabCanBeSelected() {
        let graph = """
            navgen: 1
            tabs: {a: {to: s}, b: {to: s}}
            sheets: {s: {}}
            """
        let report = """
            graph.yaml:2:8: error: every tab acts, so there is none to select [no-root]
              |
            2 | tabs: {a: {to: s}, b: {to: s}}
              |        ^
              = help: add a tab with a `root`

            """
        #expect(findings(in: graph) == report)
    }
}
