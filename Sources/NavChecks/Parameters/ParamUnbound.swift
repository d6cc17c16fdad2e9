import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let paramUnbound = Rule(
        "param-unbound", .parameters,
        meaning: """
            Text in braces, an entry of `identity`, or the `from` of a flow's data names a parameter that the node \
            does not have.
            """,
        why: "There is no value to put there.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {title: "Item {nr}", params: {id: Int}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {title: "Item {id}", params: {id: Int}}
            """)
}

extension Check {
    static let paramUnbound = Check(.paramUnbound) { analyzed in
        let graph = analyzed.graph
        var suggestions = Suggestions()
        var findings: [Diagnostic] = []
        for (index, node) in graph.nodes.enumerated() {
            // The names in a step are those of its flow.
            let owner = graph[graph.linkOwner(of: NodeID(index))]
            guard !owner.hasUnreadParameters else { continue }
            let data = Self.data(of: owner)
            let known = owner.parameters.map(\.name.value)
            func check(_ name: Located<String>, among known: [String], _ help: Help) {
                guard !known.contains(name.value) else { return }
                findings.append(
                    Rule.paramUnbound.finding(
                        "`\(owner.name)` has no parameter `\(name.value)`", at: name.range,
                        help: suggestions.didYouMean(name.value, among: known) ?? help))
            }
            Self.forEachName(in: node) { name in
                let help = Help(owner.kind == .flow ? "add it to `params` or to `data`" : owner.kind.helpText)
                check(name, among: known + data.map(\.name.value), help)
            }
            for field in data where node === owner {
                if let name = field.initialValue { check(name, among: known, "add it to `params`") }
            }
        }
        return findings
    }

    /// Calls `body` with each parameter name in the strings of a node, and then with those in its
    /// `identity`.
    private static func forEachName(in node: Node, _ body: (Located<String>) -> Void) {
        func visit(_ template: Template?) {
            guard let template else { return }
            for case .parameter(let name) in template.pieces { body(name) }
        }
        visit(node.title)
        switch node.detail {
        case .presentation(let detail):
            visit(detail.cancel)
            visit(detail.confirm)
        case .alert(let alert):
            visit(alert.message)
            for action in alert.actions { visit(action.label) }
        default: break
        }
        node.identity?.forEach(body)
    }

    private static func data(of node: Node) -> [Parameter] {
        if case .flow(let flow) = node.detail { flow.data } else { [] }
    }
}
