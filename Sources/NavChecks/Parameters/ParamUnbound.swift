import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let paramUnbound = Rule(
        "param-unbound", .parameters,
        meaning: "A text in braces, or an entry of `identity`, names a parameter that the node does not have.",
        why: "There is no value to put there.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {title: "Item {nr}", params: {id: Int}}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {title: "Item {id}", params: {id: Int}}
            """)
}

extension Check {
    static let paramUnbound = Check(.paramUnbound) { analysed in
        var suggestions = Suggestions()
        return analysed.graph.nodes.flatMap { node -> [Diagnostic] in
            guard node.kind != .step, Self.mayName(node) else { return [] }
            let names = Self.templates(of: node).flatMap(Self.parameters) + (node.identity ?? [])
            let data = Self.data(of: node)
            let unbound = names.filter { name in
                !node.parameters.contains { $0.name.value == name.value } && !data.contains(name.value)
            }
            return unbound.map { name in
                let known = node.parameters.map(\.name.value) + data
                return Rule.paramUnbound.finding(
                    "`\(node.name)` has no parameter `\(name.value)`", at: name.range,
                    help: suggestions.didYouMean(name.value, among: known)
                        ?? (node.kind == .flow ? "add it to `data`" : node.kind.remedy))
            }
        }
    }

    /// Most nodes have nothing but a plain title.
    private static func mayName(_ node: Node) -> Bool {
        if node.identity != nil { return true }
        switch node.detail {
        case .presentation, .alert: return true
        default: return node.title?.pieces.contains { if case .parameter = $0 { true } else { false } } ?? false
        }
    }

    private static func templates(of node: Node) -> [Template] {
        var templates = [node.title]
        switch node.detail {
        case .presentation(let detail): templates += [detail.cancel, detail.confirm]
        case .alert(let alert): templates += [alert.message] + alert.actions.map(\.label)
        default: break
        }
        return templates.compactMap(\.self)
    }

    private static func parameters(_ template: Template) -> [Located<String>] {
        template.pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    private static func data(of node: Node) -> [String] {
        if case .flow(let flow) = node.detail { flow.data.map(\.name.value) } else { [] }
    }
}
