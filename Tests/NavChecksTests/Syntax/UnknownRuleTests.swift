import NavCompiler
import NavSyntax
import TestSupport
import Testing

@Suite struct UnknownRuleTests {
    @Test func ignoreCommentsWithoutEffectAreReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {}     # navgen:ignore
              draft: {}    # navgen:ignore:
              sketch: {}   # navgen:ignore unreachable-nod
              note: {}     # navgen:ignore unreachable-node
              other: {to: [note]}  # says nothing about navgen:ignore
            """
        let found = compileText(["graph.yaml": graph]).diagnostics.filter { $0.rule == "unknown-rule" }
        #expect(
            found.map { "\($0.message) (\($0.help ?? ""))" } == [
                "`navgen:ignore` names no rule and has no effect "
                    + "(name a rule, as in `navgen:ignore unreachable-node`, or remove it)",
                "`navgen:ignore` names no rule and has no effect (write `navgen:ignore unreachable-node`)",
                "there is no rule `unreachable-nod` (did you mean `unreachable-node`?)",
            ])
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test func theReportPointsAtTheComment() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {} # navgen:ignore

            """
        let report = """
            graph.yaml:4:14: warning: `navgen:ignore` names no rule and has no effect [unknown-rule]
              |
            4 |   home: {} # navgen:ignore
              |              ^^^^^^^^^^^^^
              = help: name a rule, as in `navgen:ignore unreachable-node`, or remove it

            """
        #expect(findings(in: graph) == report)
    }
}
