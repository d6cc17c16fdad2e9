import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let badSample = Rule(
        "bad-sample", .parameters,
        meaning: """
            A sample is not a value of its parameter's type, or of the type that it belongs to. The sample of the app's \
            own type has to be a case or a static member of it, such as `.preview`.
            """,
        why: "Examples of URLs, tests and previews would not have the value.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: {type: Int, sample: first}}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: {type: Int, sample: 1}}}
            """)
}

extension Check {
    static let badSample = Check.ofLinks(.badSample) { links in
        let graph = links.graph
        return graph.types.indices.compactMap { index in
            let type = graph.types[index]
            let use = TypeUse(
                base: .declared(TypeID(index)), form: .single, text: type.name.value, range: type.name.range)
            return type.sample.flatMap { problem(with: $0, as: use, "sample", of: use.text, .badSample, links) }
        }
            + graph.nodes.flatMap(\.parameters).compactMap { parameter in
                parameter.sample.flatMap {
                    problem(with: $0, as: parameter.type, "sample", of: parameter.name.value, .badSample, links)
                }
            }
    }
}
