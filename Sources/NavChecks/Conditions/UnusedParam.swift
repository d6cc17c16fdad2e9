import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let unusedParam = Rule(
        "unused-param", .conditions, .warning, canBeLowered: true,
        meaning: "A parameter can only ever have its default, because no route or link sets it.",
        why: "It looks like a variable but is a constant.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {params: {page: {type: Int, default: 1}}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {page: {type: Int, default: 1}}}
            """)
}

extension Check {
    static let unusedParam = Check.ofLinks(.unusedParam) { links in
        let (analyzed, graph) = (links.analyzed, links.graph)
        let anywhere = Set(analyzed.globalRoutes.compactMap { graph.routes[$0].target.target })
        let uncalled = graph.nodes.indices.filter { index in
            let node = graph.nodes[index]
            let id = NodeID(index)
            // What leads to a step of a flow gives the flow its values.
            let steps: [NodeID] = if case .flow(let flow) = node.detail { flow.steps } else { [] }
            return !node.parameters.isEmpty && !node.isEntry
                && ([id] + steps).allSatisfy { id in
                    !anywhere.contains(id) && !analyzed.incoming(of: id).contains { $0.route != nil }
                        && links.areValid(patternsOf: id)
                }
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
            let follows = analyzed.incoming(of: NodeID(index)).contains { $0.cause == .then }
            return node.parameters.compactMap { parameter in
                // An optional parameter that nothing sets is nil, which is fine, except after an
                // action: its author may expect the action to set it.
                guard parameter.defaultValue != nil || parameter.type.form == .optional && follows,
                    !byLink.contains(key(parameter)), !isPassedOn(parameter, to: NodeID(index), analyzed),
                    !isFixed(parameter, of: NodeID(index), graph)
                else { return nil }
                let value = parameter.defaultValue == nil ? "nil" : "its default"
                return Rule.unusedParam.finding(
                    "nothing can give `\(parameter.name.value)` of `\(node.name)` a value other than \(value)",
                    at: parameter.name.range, help: "remove it, or add a route or a link to `\(node.name)`")
            }
        }
    }

    /// Whether a tab gives the parameter a value.
    private static func isFixed(_ parameter: Parameter, of node: NodeID, _ graph: Graph) -> Bool {
        graph.tabValues.contains { $0.screen == node && $0.fixed.name.value == parameter.name.value }
    }

    /// Whether an action or a flow that a node follows has the parameter as well, and so passes its
    /// value on, or the outcome of an action carries it.
    private static func isPassedOn(_ parameter: Parameter, to node: NodeID, _ analyzed: AnalyzedGraph) -> Bool {
        analyzed.incoming(of: node).contains { edge in
            guard edge.cause == .then else { return false }
            let source = analyzed.graph[edge.source]
            if source.kind == .action {
                let carried = analyzed.graph.outcomeParameters(of: node, after: edge.source)
                if carried.contains(where: { $0.name.value == parameter.name.value }) { return true }
            }
            var own = source.parameters
            if case .flow(let flow) = source.detail { own += flow.data }
            return own.contains { key($0) == key(parameter) }
        }
    }

    /// Identifies parameters that a link fills with the same value: the values in a link also fill
    /// parameters with the same name and type in the screens below its target.
    private static func key(_ parameter: Parameter) -> String {
        parameter.name.value + ":"
            + (parameter.type.form == .optional ? String(parameter.type.text.dropLast()) : parameter.type.text)
    }
}
