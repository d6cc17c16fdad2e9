import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let guardedOtherwise = Rule(
        "guarded-otherwise", .conditions,
        meaning:
            "What is shown when a condition fails needs that very condition, itself or because of what lies below it.",
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
    static let guardedOtherwise = Check(.guardedOtherwise) { analysed, links in
        let graph = analysed.graph
        return graph.conditions.indices.compactMap { index -> Diagnostic? in
            let condition = graph.conditions[index]
            guard let otherwise = condition.otherwise, let target = otherwise.target,
                let use = links.conditions(ofShowing: target).first(where: {
                    $0.target == ConditionID(index) && !$0.isNegated
                })
            else { return nil }
            return Rule.guardedOtherwise.finding(
                "`\(otherwise.name)` is shown when `\(condition.name.value)` does not hold, and needs it",
                at: otherwise.range,
                notes: [.init("it is required here", at: use.range)],
                help: graph.isOwn(use, of: target)
                    ? "remove it from `requires`, or show another node"
                    : "open `\(otherwise.name)` elsewhere, by `tab:` or `via:`, present it as a sheet, or show another node"
            )
        }
    }
}

extension Graph {
    /// Whether a node says itself that it needs a condition; a tab, by its root.
    fileprivate func isOwn(_ use: ConditionUse, of id: NodeID) -> Bool {
        var own = self[id].requires
        if case .tab(let tab) = self[id].detail, let root = tab.root?.target { own += self[root].requires }
        return own.contains { $0.range == use.range }
    }
}
