import TestSupport
import Testing

@Suite struct ModalTrapTests {
    @Test func aCoverThatCannotBeLeftIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [lock]}
            covers:
              lock: {dismiss: disabled}
            """
        let report = """
            graph.yaml:6:19: error: `lock` cannot be swiped away, and nothing leads out of it [modal-trap]
              |
            6 |   lock: {dismiss: disabled}
              |                   ^^^^^^^^
              = help: add `cancel: Close` or `confirm: Done`, `returns`, or a route in `to:`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aWayOutIsEnough() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [a, b, c, d]}
            covers:
              a: {dismiss: disabled, cancel: Close}
              b: {dismiss: disabled, to: [{home: {as: reset}}]}
            sheets:
              c: {dismiss: disabled, returns: String}
              d: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyOneIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [a, b]}
            covers:
              a: {dismiss: disabled}
            sheets:
              b: {dismiss: disabled, to: [a]}
            """
        let report = """
            graph.yaml:6:16: error: `a` cannot be swiped away, and nothing leads out of it [modal-trap]
              |
            6 |   a: {dismiss: disabled}
              |                ^^^^^^^^
              = help: add `cancel: Close` or `confirm: Done`, `returns`, or a route in `to:`

            """
        #expect(findings(in: graph) == report)
    }
}
