import NavGraph
import NavSyntax

extension Rule {
    static let returnsMismatch = Rule(
        "returns-mismatch", .lifeCycle,
        meaning: "A node that hands back a result is pushed, or takes the place of what is on the stack.",
        why: "Only a presenter waits for a result; here nobody would get it.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [{pick: {as: push}}]}
            sheets:
              pick: {returns: Int}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [pick]}
            sheets:
              pick: {returns: Int}
            """)
}

extension Check {
    static let returnsMismatch = Check(.returnsMismatch) { analysed in
        let graph = analysed.graph
        return graph.routes.compactMap { route in
            guard let target = route.target.target, let returns = graph[target].returns else { return nil }
            let source: NodeID? = if case .node(let source) = route.source { source.target } else { nil }
            guard let transition = analysed.transition(of: route, from: source),
                transition == .push || transition == .replace || transition == .reset
            else { return nil }
            return Rule.returnsMismatch.finding(
                "`\(graph[target].name)` hands back `\(returns.text)`, and nobody waits for it here",
                at: route.style?.range ?? route.target.range,
                notes: [.init("`returns` is given here", at: returns.range)],
                help: "present it, with `as: sheet`, or remove `returns`")
        }
    }
}
