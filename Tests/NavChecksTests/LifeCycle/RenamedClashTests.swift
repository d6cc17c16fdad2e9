import NavCompiler
import TestSupport
import Testing

@Suite struct RenamedClashTests {
    @Test func aFormerNameThatStillExistsIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [list, grid]}
              list: {}
              grid: {renamedFrom: list}
            """
        let report = """
            graph.yaml:6:23: error: `list` cannot be a former name of `grid`: it is taken [renamed-clash]
              |
            6 |   grid: {renamedFrom: list}
              |                       ^^^^
             --> graph.yaml:5:3
            5 |   list: {}
              = it is taken here
              = help: remove it, or rename the other

            """
        #expect(findings(in: graph) == report)
    }

    @Test func unusedFormerNamesAreFine() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [list, grid]}
              list: {renamedFrom: table}
              grid: {renamedFrom: [tiles, wall]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    /// `.list` is the former name outside of any section.
    @Test func aScreenKeepsItsIdWhenItMovesIntoASection() {
        let main = "navgen: 1\nroot: home\ninclude: [{file: a.yaml, section: a}]\nscreens: {home: {to: [a.list]}}\n"
        let section = "exports: [list]\nscreens: {list: {renamedFrom: .list}}\n"
        #expect(compileText(["graph.yaml": main, "a.yaml": section]).diagnostics.isEmpty)
        let alone = "navgen: 1\nroot: home\nscreens: {home: {to: [list]}, list: {renamedFrom: list}}\n"
        #expect(rules(in: alone) == ["renamed-clash"])
    }

    @Test func twoClaimsAreReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [list, grid]}
              list: {renamedFrom: [home, table]}
              grid: {renamedFrom: table}
            """
        let report = """
            graph.yaml:5:24: error: `home` cannot be a former name of `list`: it is taken [renamed-clash]
              |
            5 |   list: {renamedFrom: [home, table]}
              |                        ^^^^
             --> graph.yaml:4:3
            4 |   home: {to: [list, grid]}
              = it is taken here
              = help: remove it, or rename the other
            graph.yaml:6:23: error: `table` cannot be a former name of `grid`: it is taken [renamed-clash]
              |
            6 |   grid: {renamedFrom: table}
              |                       ^^^^^
             --> graph.yaml:5:30
            5 |   list: {renamedFrom: [home, table]}
              = it is taken here
              = help: remove it, or rename the other

            """
        #expect(findings(in: graph) == report)
    }
}
