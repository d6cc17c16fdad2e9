import NavGraph
import NavSyntax

extension Rule {
    static let unusedType = Rule(
        "unused-type", .conditions, .warning, canBeLowered: true,
        meaning: "A type is declared and nothing has it.",
        why: "Generated code that nobody uses is read by everybody.",
        failing: """
            navgen: 1
            root: home
            types: {Sort: {cases: [price, name]}}
            screens:
              home: {}
            """,
        repaired: """
            navgen: 1
            root: home
            types: {Sort: {cases: [price, name]}}
            screens:
              home: {to: [list]}
              list: {params: {sort: Sort}}
            """)
}

extension Check {
    static let unusedType = Check(.unusedType) { analysed in
        let graph = analysed.graph
        var used: Set<TypeID> = []
        var hasUnknown = false
        func use(_ type: TypeUse?) {
            switch type?.base {
            case .declared(let id): used.insert(id)
            case .unknown: hasUnknown = true
            case .builtin, nil: break
            }
        }
        for node in graph.nodes {
            for parameter in node.parameters { use(parameter.type) }
            use(node.returns)
            if case .flow(let flow) = node.detail { for field in flow.data { use(field.type) } }
        }
        // A misspelled name may well have meant one of these.
        guard !hasUnknown else { return [] }
        return graph.types.indices.filter { !used.contains(TypeID($0)) }.map { index in
            let name = graph.types[index].name
            return Rule.unusedType.finding(
                "nothing has the type `\(name.value)`", at: name.range, help: "remove it, or give a parameter this type"
            )
        }
    }
}
