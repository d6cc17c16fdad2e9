import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let paramUnbound = Rule(
        "param-unbound", .parameters,
        meaning: "Text in braces, or an entry of `identity`, names a parameter that the node does not have.",
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
        var suggestions = Suggestions()
        var findings: [Diagnostic] = []
        for node in analyzed.graph.nodes where node.kind != .step && !node.hasUnreadParameters {
            Self.forEachName(in: node) { name in
                guard !node.parameters.contains(where: { $0.name.value == name.value }) else { return }
                let data = Self.data(of: node)
                guard !data.contains(name.value) else { return }
                let known = node.parameters.map(\.name.value) + data
                findings.append(
                    Rule.paramUnbound.finding(
                        "`\(node.name)` has no parameter `\(name.value)`", at: name.range,
                        help: suggestions.didYouMean(name.value, among: known)
                            ?? (node.kind == .flow ? "add it to `data`" : node.kind.helpText)))
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

    private static func data(of node: Node) -> [String] {
        if case .flow(let flow) = node.detail { flow.data.map(\.name.value) } else { [] }
    }
}
