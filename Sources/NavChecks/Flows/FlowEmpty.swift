import NavGraph
import NavSyntax

extension Rule {
    static let flowEmpty = Rule(
        "flow-empty", .flows,
        meaning: "A flow has no steps.",
        why: "It would have nothing to show.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
            flows:
              tour: {title: Tour}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [tour]}
            flows:
              tour: {title: Tour, steps: [hello]}
            """)
}

extension Check {
    static let flowEmpty = Check(.flowEmpty) { analyzed in
        analyzed.graph.nodes(of: .flow).compactMap { node in
            guard case .flow(let flow) = node.detail, flow.steps.isEmpty, !flow.hasUnreadSteps
            else { return nil }
            return Rule.flowEmpty.finding(
                "`\(node.name)` has no steps", at: node.id.range, help: "add steps, such as `steps: [welcome]`")
        }
    }
}
