import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let guardedOtherwise = Rule(
        "guarded-otherwise", .conditions,
        meaning: """
            The node shown when a condition fails requires that same condition, either directly or because of what is \
            below it on the stack.
            """,
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
        fixed: """
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
    static let guardedOtherwise = Check(.guardedOtherwise) { analyzed, links in
        let graph = analyzed.graph
        return graph.conditions.indices.compactMap { index -> Diagnostic? in
            let condition = graph.conditions[index]
            guard let otherwise = condition.otherwise, let target = otherwise.target,
                let use = links.conditions(ofShowing: target).first(where: {
                    $0.target == ConditionID(index) && !$0.isNegated
                })
            else { return nil }
            return Rule.guardedOtherwise.finding(
                "`\(otherwise.name)` is shown when `\(condition.name.value)` does not hold, but needs it",
                at: otherwise.range,
                notes: [.init("it is required here", at: use.range)],
                help: graph.isOwn(use, of: target)
                    ? "remove it from `requires`, or show another node"
                    : "open `\(otherwise.name)` elsewhere with `tab:` or `via:`, present it as a sheet, or show another node"
            )
        }
    }
}

extension Graph {
    /// Whether a node requires a condition directly. A tab also requires what its root requires.
    fileprivate func isOwn(_ use: ConditionUse, of id: NodeID) -> Bool {
        var own = self[id].requires
        if case .tab(let tab) = self[id].detail, let root = tab.root?.target { own += self[root].requires }
        return own.contains { $0.range == use.range }
    }
}
