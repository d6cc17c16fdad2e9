import NavGraph
import NavSyntax

extension Rule {
    static let modalTrap = Rule(
        "modal-trap", .reachability, canBeLowered: true,
        meaning: """
            A sheet or cover cannot be swiped away (`dismiss: disabled`), and has neither `cancel`, `confirm`, \
            `returns`, nor a route out.
            """,
        why: "The user would be caught in it until the app is killed.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [terms]}
            covers:
              terms: {dismiss: disabled}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [terms]}
            covers:
              terms: {dismiss: disabled, confirm: I agree}
            """)
}

extension Check {
    static let modalTrap = Check(.modalTrap) { analysed in
        let graph = analysed.graph
        let otherwise = Set(graph.conditions.compactMap { $0.otherwise?.target })
        return graph.nodes.indices.compactMap { index -> Diagnostic? in
            let node = graph.nodes[index]
            guard case .presentation(let detail) = node.detail, let dismiss = detail.dismiss, dismiss.value == .disabled
            else { return nil }
            let hasWayOut =
                node.returns != nil || detail.cancel != nil || detail.confirm != nil
                || otherwise.contains(NodeID(index))
                || analysed.outgoing(of: NodeID(index)).contains { $0.route != nil }
            guard !hasWayOut else { return nil }
            return Rule.modalTrap.finding(
                "`\(node.name)` cannot be swiped away, and nothing leads out of it", at: dismiss.range,
                help: "add `cancel: Close` or `confirm: Done`, `returns`, or a route in `to:`")
        }
    }
}
