import NavCompiler
import NavSyntax
import TestSupport
import Testing

@Suite struct PrivateTargetTests {
    private let orders = """
        exports: [list]
        screens:
          list: {to: [detail]}
          detail: {}
          refund: {}
        """

    /// What is printed for a main graph that includes the section `orders`.
    private func report(_ graph: String) -> String {
        let result = compileText(["graph.yaml": graph, "orders.yaml": orders])
        let found = result.diagnostics.filter { $0.rule == "private-target" }
        return render(found, sources: result.sources, as: .text)
    }

    @Test func aNodeThatIsNotExportedIsReported() {
        let graph = """
            navgen: 1
            root: home
            include: [{file: orders.yaml, section: orders}]
            screens:
              home: {to: [orders.list, orders.detail]}
            """
        let report = """
            graph.yaml:5:28: error: `orders.detail` is private to the section `orders` [private-target]
              |
            5 |   home: {to: [orders.list, orders.detail]}
              |                            ^^^^^^^^^^^^^
             --> orders.yaml:4:3
            4 |   detail: {}
              = `orders.detail` is declared here
              = help: add `detail` to the section's `exports`, or use a node that it exports

            """
        #expect(self.report(graph) == report)
    }

    @Test func exportedNodesAreFine() {
        let graph = """
            navgen: 1
            root: home
            include: [{file: orders.yaml, section: orders}]
            screens:
              home: {to: [orders.list]}
            """
        #expect(report(graph).isEmpty)
    }

    @Test func everyReferenceIsChecked() {
        let graph = """
            navgen: 1
            include: [{file: orders.yaml, section: orders}]
            conditions: {paid: {otherwise: orders.refund}}
            tabs:
              a: {root: orders.detail}
              b: {root: home, requires: [paid]}
            screens:
              home: {to: [orders.list], via: [orders.detail]}
            routes:
              - {from: orders.list, to: orders.refund}
            """
        let places = report(graph).split(separator: "\n").filter { $0.hasPrefix("graph.yaml:") }
            .map { $0.split(separator: " ").first ?? "" }
        #expect(places == ["graph.yaml:3:32:", "graph.yaml:5:13:", "graph.yaml:8:35:", "graph.yaml:10:29:"])
    }
}
