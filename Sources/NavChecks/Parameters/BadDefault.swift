import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let badDefault = Rule(
        "bad-default", .parameters,
        meaning: """
            A default is not a value of its parameter's type, or does not match the type's `pattern`; or a flow's data \
            has none, so that nothing says what it is when the flow starts.
            """,
        why: "The generated code would not compile.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: {type: Int, default: first}}}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: {type: Int, default: 1}}}
            """)
}

extension Check {
    static let badDefault = Check(.badDefault) { analysed, links in
        let graph = analysed.graph
        return graph.nodes.flatMap { node -> [Diagnostic] in
            var parameters = node.parameters
            var missing: [Diagnostic] = []
            if case .flow(let flow) = node.detail {
                parameters += flow.data
                missing = flow.data.filter(\.isRequired).map { field in
                    Rule.badDefault.finding(
                        "`\(field.name.value)` has no default: nothing says what it is when the flow starts",
                        at: field.name.range,
                        help: "add `default:`, or make it optional: `\(field.type.text)?`")
                }
            }
            return missing
                + parameters.compactMap { parameter in
                    guard let value = parameter.defaultValue,
                        let problem = links.problem(with: value.value, as: parameter.type)
                    else { return nil }
                    return Rule.badDefault.finding(
                        "the default of `\(parameter.name.value)` does not fit: \(problem)", at: value.range)
                }
        }
    }
}
