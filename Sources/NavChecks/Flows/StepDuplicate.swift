import NavGraph
import NavSyntax

extension Rule {
    static let stepDuplicate = Rule(
        "step-duplicate", .flows,
        meaning: "A flow lists a step twice.",
        why: "Each step becomes one case of a Swift enum and has one position in the flow.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
            flows:
              tour: {steps: [hello, photos, hello]}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
            flows:
              tour: {steps: [hello, photos, goodbye]}
            """)
}

extension Check {
    static let stepDuplicate = Check(.stepDuplicate) { analyzed in
        let graph = analyzed.graph
        return graph.nodes(of: .flow).flatMap { node -> [Diagnostic] in
            guard case .flow(let flow) = node.detail else { return [] }
            var seen: [String: SourceRange] = [:]
            return flow.steps.compactMap { step in
                let id = graph[step].id
                guard let first = seen[id.value] else {
                    seen[id.value] = id.range
                    return nil
                }
                return Rule.stepDuplicate.finding(
                    "`\(node.name)` already has a step `\(id.value)`", at: id.range,
                    notes: [.init("the first `\(id.value)`", at: first)], help: "rename it, or remove it")
            }
        }
    }
}
