import NavCompiler
import NavSyntax
import TestSupport
import Testing

@Suite struct LargeRouteEnumTests {
    /// A graph with this many screens, in which the first leads to all others.
    private func screens(_ count: Int, head: String = "root: s1") -> String {
        let others = (2...count).map { "s\($0)" }
        return "navgen: 1\n\(head)\nscreens:\n  s1: {to: [\(others.joined(separator: ", "))]}\n"
            + others.map { "  \($0): {}\n" }.joined()
    }

    @Test func moreThan200AreAWarning() {
        let report = """
            graph.yaml:1:1: warning: the main graph has 201 nodes, more than 200, beyond which Swift compiles slowly \
            [large-route-enum]
            """
        #expect(findings(in: screens(201)).hasPrefix(report))
    }

    @Test func twoHundredAreFine() {
        #expect(findings(in: screens(200)).isEmpty)
    }

    @Test func moreThan500AreAnErrorThatCannotBeLowered() {
        let graph = screens(501, head: "root: s1\nrules: {large-route-enum: off}\nconditions: {spare: {}}")
        let result = compileText(["graph.yaml": graph])
        #expect(result.hasErrors)
        #expect(result.diagnostics.contains { $0.rule == "large-route-enum" && $0.severity == .error })
        #expect(result.diagnostics.contains { $0.rule == "unused-condition" })
    }
}
