import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let badDefault = Rule(
        "bad-default", .parameters,
        meaning: """
            A default is not a value of its parameter's type, or does not match the type's `pattern`. Or an item of a \
            flow's `data` has no default, so it would have no value when the flow starts.
            """,
        why: "The generated code would not compile.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: {type: Int, default: first}}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: {type: Int, default: 1}}}
            """)
}

extension Check {
    static let badDefault = Check(.badDefault) { analyzed, links in
        let graph = analyzed.graph
        var findings: [Diagnostic] = []
        // Equal parameter lists are shared by their nodes, so a list without problems is checked
        // only once.
        var isFine = [Bool](repeating: false, count: links.parameterListCount)
        for id in graph.ids(where: { !$0.parameters.isEmpty }) {
            let list = links.parameterList(of: id)
            guard !isFine[list] else { continue }
            let problems = graph[id].parameters.compactMap { problem(withDefaultOf: $0, links) }
            isFine[list] = problems.isEmpty
            findings += problems
        }
        for id in graph.ids(of: .flow) {
            guard case .flow(let flow) = graph[id].detail else { continue }
            findings += flow.data.filter(\.isRequired).map { field in
                Rule.badDefault.finding(
                    "`\(field.name.value)` has no default: it would have no value when the flow starts",
                    at: field.name.range, help: "add `default:`, or make it optional: `\(field.type.text)?`")
            }
            findings += flow.data.compactMap { problem(withDefaultOf: $0, links) }
        }
        return findings
    }

    private static func problem(withDefaultOf parameter: Parameter, _ links: LinkTable) -> Diagnostic? {
        guard let value = parameter.defaultValue, let problem = links.problem(with: value.value, as: parameter.type)
        else { return nil }
        return Rule.badDefault.finding(
            "the default of `\(parameter.name.value)` does not fit: \(problem)", at: value.range)
    }
}
