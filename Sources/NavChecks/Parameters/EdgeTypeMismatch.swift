import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let edgeTypeMismatch = Rule(
        "edge-type-mismatch", .parameters,
        meaning: """
            A route sets a parameter to a value that is not of the parameter's type, or an item of a flow's `data` has \
            its initial value `from` a parameter of another type.
            """,
        why: "The generated code would not compile, or the value would not be the one you meant.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [{item: {params: {id: one}}}]}
              item: {params: {id: Int}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [{item: {params: {id: 1}}}]}
              item: {params: {id: Int}}
            """)
}

extension Check {
    static let edgeTypeMismatch = Check.ofLinks(.edgeTypeMismatch) { links in
        let graph = links.graph
        var findings: [Diagnostic] = []
        for number in graph.routes.indices where !graph.routes[number].fixed.isEmpty {
            let route = graph.routes[number]
            guard let target = route.target.target else { continue }
            let parameters = graph.linkParameters(of: target).byName
            for fixed in route.fixed {
                guard let parameter = parameters[fixed.name.value] else { continue }
                findings += problems(with: fixed, for: parameter, of: graph[target], ofRoute: number, links)
            }
        }
        for (_, screen, fixed) in graph.tabValues {
            guard case .literal(let literal) = fixed.value, let parameter = graph[screen].parameter(fixed.name.value),
                let problem = links.problem(with: literal, as: parameter.type)
            else { continue }
            let note = Diagnostic.Note(
                "`\(parameter.name.value)` of `\(graph[screen].name)` is declared here", at: parameter.name.range)
            findings.append(
                Rule.edgeTypeMismatch.finding(
                    problem.message, at: fixed.range, notes: [note], correction: problem.correction))
        }
        return findings + graph.ids(of: .flow).flatMap { initialValues(of: graph[$0]) }
    }

    /// Reports items of a flow's data whose initial value has another type.
    private static func initialValues(of node: Node) -> [Diagnostic] {
        guard case .flow(let flow) = node.detail else { return [] }
        return flow.data.compactMap { field in
            guard let name = field.initialValue, let parameter = node.parameter(name.value),
                !field.type.accepts(parameter.type)
            else { return nil }
            return Rule.edgeTypeMismatch.finding(
                "`\(name.value)` of `\(node.name)` is `\(parameter.type.text)`, but `\(field.type.text)` is needed",
                at: name.range, notes: [.init("`\(name.value)` is declared here", at: parameter.name.range)],
                help: "give both the same type")
        }
    }

    private static func problems(
        with fixed: FixedValue, for parameter: Parameter, of target: Node, ofRoute number: Int, _ links: LinkAnalysis
    ) -> [Diagnostic] {
        let note = Diagnostic.Note(
            "`\(parameter.name.value)` of `\(target.name)` is declared here", at: parameter.name.range)
        switch fixed.value {
        case .literal(let literal):
            guard let problem = links.problem(with: literal, as: parameter.type) else { return [] }
            return [
                Rule.edgeTypeMismatch.finding(
                    problem.message, at: fixed.range, notes: [note], correction: problem.correction)
            ]
        case .parameter(let name):
            return RouteSources(ofRoute: number, links.analyzed).parameters(name).compactMap { source in
                guard !parameter.type.accepts(source.parameter.type) else { return nil }
                return Rule.edgeTypeMismatch.finding(
                    "`\(name)` of `\(source.node.name)` is `\(source.parameter.type.text)`, but `\(parameter.type.text)` is needed",
                    at: fixed.range, notes: [note], help: "give both the same type, or write a value")
            }
        }
    }
}
