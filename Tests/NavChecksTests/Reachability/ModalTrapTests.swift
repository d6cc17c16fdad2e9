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
              = help: add `cancel: Close`, `confirm: Done`, `returns`, or a route that leaves it, such as one with `as: dismiss`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func oneExitIsEnough() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [a, b, c, d]}
            covers:
              a: {dismiss: disabled, cancel: Close}
              b: {dismiss: disabled, to: [{home: {as: open}}]}
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
              b: {dismiss: disabled, to: [a, {home: {as: dismiss}}]}
            """
        let report = """
            graph.yaml:6:16: error: `a` cannot be swiped away, and nothing leads out of it [modal-trap]
              |
            6 |   a: {dismiss: disabled}
              |                ^^^^^^^^
              = help: add `cancel: Close`, `confirm: Done`, `returns`, or a route that leaves it, such as one with `as: dismiss`

            """
        #expect(findings(in: graph) == report)
    }

    /// Routes that stay inside the presentation, or show something on top of it, do not close it.
    @Test func onlyRoutesThatCloseItCount() {
        let graph = """
            navgen: 1
            rules: {lone-tab: off}
            tabs: {main: {root: home}}
            screens:
              home: {to: [pushes, covers, backs, asks, resets, far, closes, asksOut, starts, switches, runs]}
              inner: {}
              last: {to: [{home: {as: open}}]}
            sheets:
              pushes: {dismiss: disabled, to: inner}
              covers: {dismiss: disabled, to: plain}
              plain: {to: [{covers: {as: dismiss}}]}
              backs: {dismiss: disabled, to: [{backs: {as: popTo}}]}
              asks: {dismiss: disabled, to: question}
              resets: {dismiss: disabled, to: [{inner: {as: reset}}]}
              far: {dismiss: disabled, to: [{last: {as: replace}}]}
              closes: {dismiss: disabled, to: [{home: {as: dismiss}}]}
              asksOut: {dismiss: disabled, to: exit}
              starts: {dismiss: disabled, to: tour}
              switches: {dismiss: disabled, to: main}
              runs: {dismiss: disabled, to: act}
            alerts:
              question: {actions: {no: {role: cancel}}}
              exit: {actions: {leave: {to: {home: {as: dismiss}}}, no: {role: cancel}}}
            flows: {tour: {steps: [hello], then: home}}
            actions: {act: {then: home}}
            """
        let trapped = findings(in: graph).split(separator: "\n").filter { $0.contains("[modal-trap]") }
        let names = trapped.compactMap { $0.split(separator: "`").dropFirst().first }
        #expect(names == ["pushes", "covers", "backs", "asks", "resets"])
        #expect(Set(rules(in: graph)) == ["modal-trap"])
    }
}
