import NavGraph
import NavSyntax

extension Rule {
    static let unusedType = Rule(
        "unused-type", .conditions, .warning, canBeLowered: true,
        meaning: "A type is declared but never used.",
        why: "The generated code would contain a type that nothing uses.",
        failing: """
            navgen: 1
            root: home
            types: {Sort: {cases: [price, name]}}
            screens:
              home: {}
            """,
        fixed: """
            navgen: 1
            root: home
            types: {Sort: {cases: [price, name]}}
            screens:
              home: {to: [list]}
              list: {params: {sort: Sort}}
            """)
}

extension Check {
    static let unusedType = Check(.unusedType) { analyzed in
        let graph = analyzed.graph
        guard !graph.types.isEmpty else { return [] }
        var isUsed = [Bool](repeating: false, count: graph.types.count)
        var left = graph.types.count
        var hasUnknown = false
        for node in graph.nodes {
            node.forEachUsedType { use in
                switch use.base {
                case .declared(let type):
                    left -= isUsed[type.index] ? 0 : 1
                    isUsed[type.index] = true
                case .unknown: hasUnknown = true
                case .builtin: break
                }
            }
            if left == 0 { return [] }
        }
        // An unknown type may be a misspelling of one of these.
        guard !hasUnknown else { return [] }
        // If a name is declared twice, one of the two may have been meant to have another name,
        // which is used.
        let counts = graph.types.reduce(into: [:]) { $0[$1.name.value, default: 0] += 1 }
        let single = graph.types.indices.filter { counts[graph.types[$0].name.value] == 1 }
        let unused = single.filter { !isUsed[$0] && !graph.unreadWords.contains(graph.types[$0].name.value) }
        return unused.map { index in
            let name = graph.types[index].name
            return Rule.unusedType.finding(
                "nothing uses the type `\(name.value)`", at: name.range,
                help: "remove it, or give a parameter this type"
            )
        }
    }
}

extension Node {
    /// Calls `body` with each type that the declaration of the node uses.
    func forEachUsedType(_ body: (TypeUse) -> Void) {
        for number in parameters.indices { body(parameters[number].type) }
        returns.map(body)
        if case .flow(let flow) = detail {
            for field in flow.data { body(field.type) }
        }
    }
}
