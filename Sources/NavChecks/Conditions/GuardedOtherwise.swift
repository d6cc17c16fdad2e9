import NavGraph
import NavSyntax

extension Rule {
    static let guardedOtherwise = Rule(
        "guarded-otherwise", .conditions,
        meaning: "What is shown when a condition does not hold needs this very condition.",
        why: "It could never be shown, so the user would be left with nothing.",
        failing: """
            navgen: 1
            root: home
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [profile]}
              profile: {requires: [signedIn]}
            sheets:
              signIn: {requires: [signedIn]}
            """,
        repaired: """
            navgen: 1
            root: home
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [profile]}
              profile: {requires: [signedIn]}
            sheets:
              signIn: {}
            """)
}

extension Check {
    static let guardedOtherwise = Check(.guardedOtherwise) { analysed in
        let graph = analysed.graph
        return graph.conditions.indices.compactMap { index -> Diagnostic? in
            let condition = graph.conditions[index]
            guard let otherwise = condition.otherwise, let target = otherwise.target,
                let use = graph.needs(of: target).first(where: { $0.target == ConditionID(index) && !$0.isNegated })
            else { return nil }
            return Rule.guardedOtherwise.finding(
                "`\(otherwise.name)` is shown when `\(condition.name.value)` does not hold, and needs it",
                at: otherwise.range,
                notes: [.init("it is required here", at: use.range)],
                help: "remove it from `requires`, or show another node")
        }
    }
}

extension Graph {
    /// The conditions under which a node can be shown: its own, and for a tab those of its root.
    func needs(of id: NodeID) -> [ConditionUse] {
        var needs = self[id].requires
        if case .tab(let tab) = self[id].detail, let root = tab.root?.target { needs += self[root].requires }
        return needs
    }
}
