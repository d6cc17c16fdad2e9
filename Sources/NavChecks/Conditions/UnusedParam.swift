import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let unusedParam = Rule(
        "unused-param", .conditions, .warning, canBeLowered: true,
        meaning: "A parameter has a default that nothing can ever replace: no route sets it, and no link.",
        why: "It looks like a choice and is a constant.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {params: {page: {type: Int, default: 1}}}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {page: {type: Int, default: 1}}}
            """)
}

extension Check {
    static let unusedParam = Check(.unusedParam) { analysed, links in
        let graph = analysed.graph
        let anywhere = Set(analysed.globalRoutes.compactMap { graph.routes[$0].target.target })
        let uncalled = graph.nodes.indices.filter { index in
            let node = graph.nodes[index]
            let id = NodeID(index)
            return !node.parameters.isEmpty && !node.isEntry && !anywhere.contains(id)
                && !analysed.incoming(of: id).contains { $0.route != nil || $0.cause == .then }
                && links.patterns(of: id).count == node.links.count
        }
        guard !uncalled.isEmpty else { return [] }
        let byLink = Set(
            links.patterns.flatMap { pattern -> [String] in
                guard let node = links.node(of: pattern) else { return [] }
                let parameters = links.graph.linkParameters(of: node)
                return pattern.givenParameters.map { key(parameters[$0]) }
            })
        return uncalled.flatMap { index -> [Diagnostic] in
            let node = graph.nodes[index]
            return node.parameters.compactMap { parameter in
                guard parameter.defaultValue != nil, !byLink.contains(key(parameter)) else { return nil }
                return Rule.unusedParam.finding(
                    "nothing can give `\(parameter.name.value)` of `\(node.name)` a value but its default",
                    at: parameter.name.range, help: "remove it, or lead to `\(node.name)` with a route or a link")
            }
        }
    }

    /// A link's values also fill parameters of the same name and type in the screens below.
    private static func key(_ parameter: Parameter) -> String {
        parameter.name.value + ":"
            + (parameter.type.form == .optional ? String(parameter.type.text.dropLast()) : parameter.type.text)
    }
}
