import NavGraph
import NavSyntax

extension Rule {
    static let deprecatedNode = Rule(
        "deprecated-node", .lifeCycle, .warning, canBeLowered: true,
        meaning: "A node that is not deprecated leads to one that is.",
        why: "The route would keep the node in use until it is removed.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [list, grid]}
              list: {deprecated: {use: grid}}
              grid: {}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [grid]}
              list: {deprecated: {use: grid}, entry: true}
              grid: {}
            """)
}

extension Check {
    static let deprecatedNode = Check(.deprecatedNode) { analyzed in
        let graph = analyzed.graph
        guard graph.nodes.contains(where: \.isDeprecated) else { return [] }
        return graph.routes.compactMap { route in
            guard let target = route.target.target, let deprecated = graph[target].deprecated else { return nil }
            let source: NodeID? =
                switch route.source {
                case .node(let reference): reference.target
                case .alertAction(let alert, _): alert
                case .anywhere: nil
                }
            if let source, graph[source].isDeprecated { return nil }
            let message = deprecated.message.map { ": \($0)" } ?? ""
            return Rule.deprecatedNode.finding(
                "`\(graph[target].name)` is deprecated\(message)", at: route.target.range,
                notes: [.init("it is deprecated here", at: deprecated.range)],
                help: deprecated.use.flatMap { name($0, seenFrom: route.target, graph) }
                    .map { "use `\($0)` instead" } ?? "use another node")
        }
    }

    /// The name of the replacement as the route has to write it, which may be in another section.
    /// Nil if there is no such node.
    private static func name(_ use: NodeReference, seenFrom reference: NodeReference, _ graph: Graph) -> String? {
        use.target.map { use.section == reference.section ? use.name : graph[$0].name }
    }
}
