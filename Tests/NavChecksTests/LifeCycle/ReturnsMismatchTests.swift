import TestSupport
import Testing

@Suite struct ReturnsMismatchTests {
    @Test func aPushedScreenReturnsToNobody() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [pick]}
              pick: {returns: Int}
            """
        let report = """
            graph.yaml:4:15: error: `pick` hands back `Int`, and nobody waits for it here [returns-mismatch]
              |
            4 |   home: {to: [pick]}
              |               ^^^^
             --> graph.yaml:5:19
            5 |   pick: {returns: Int}
              = `returns` is given here
              = help: present it, with `as: sheet`, or remove `returns`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aSheetReturnsToItsPresenter() {
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
            graph.yaml:4:27: error: `pick` hands back `Int`, and nobody waits for it here [returns-mismatch]
              |
            4 |   home: {to: [{pick: {as: replace}}, {choose: {as: reset}}]}
              |                           ^^^^^^^
             --> graph.yaml:6:19
            6 |   pick: {returns: Int}
              = `returns` is given here
              = help: present it, with `as: sheet`, or remove `returns`
            graph.yaml:4:52: error: `choose` hands back `String?`, and nobody waits for it here [returns-mismatch]
              |
            4 |   home: {to: [{pick: {as: replace}}, {choose: {as: reset}}]}
              |                                                    ^^^^^
             --> graph.yaml:7:21
            7 |   choose: {returns: String?}
              = `returns` is given here
              = help: present it, with `as: sheet`, or remove `returns`

            """
        #expect(findings(in: graph) == report)
    }
}
