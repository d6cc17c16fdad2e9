import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let deferredOutcome = Rule(
        "deferred-outcome", .conditions, .note, canBeLowered: true,
        meaning: """
            A node in the `then` of an action is shown over a root that is not displayed while the conditions hold \
            that the action requires.
            """,
        why: """
            It waits until one of them no longer holds. That is intended if the action changes it, such as a sign-out. \
            Otherwise the node is not shown, and what the action did seems to have had no effect.
            """,
        failing: """
            navgen: 1
            root:
              - {when: outdated, show: update}
              - {show: home}
            conditions: {outdated: {}}
            screens:
              update: {to: [later]}
              home: {}
            actions:
              later: {requires: [outdated], then: home}
            """,
        fixed: """
            navgen: 1
            root:
              - {when: outdated, show: update}
              - {show: home}
            conditions: {outdated: {}}
            screens:
              update: {to: [later, notes]}
              home: {}
              notes: {}
            actions:
              later: {requires: [outdated], then: notes}
            """)
}

extension Check {
    static let deferredOutcome = Check.ofLinks(.deferredOutcome) { links in
        let graph = links.graph
        guard graph.roots.count > 1 else { return [] }
        let guarded = graph.ids(of: .action).filter { !graph[$0].requires.isEmpty }
        guard !guarded.isEmpty else { return [] }
        let exclusions = RootExclusions(links)
        return guarded.flatMap { id -> [Diagnostic] in
            guard case .action(let action) = graph[id].detail else { return [] }
            return action.then.compactMap { then in
                guard let target = then.target, case .plan(let plan)? = links.opened[target] ?? links.plans[target],
                    let exclusion = exclusions.exclusion(of: plan, whileOf: id)
                else { return nil }
                let conditions = exclusion.uses.map { "`\($0.text)`" }.joined(separator: " or ")
                return Rule.deferredOutcome.finding(
                    "`\(then.name)` waits until \(conditions) no longer holds, which `\(graph[id].name)` requires",
                    at: then.range,
                    notes: exclusion.uses.map { .init("it is required here", at: $0.range) }
                        + notes(on: exclusion.root, graph),
                    help: "if `\(graph[id].name)` does not change that, name a node that can be shown while it holds")
            }
        }
    }
    private static func notes(on root: RootDisplay.Root, _ graph: Graph) -> [Diagnostic.Note] {
        guard let entry = graph.entry(of: root) else { return [] }
        return [.init("\(graph.phrase(root)), on which it is shown: displayed if no earlier entry is", at: entry.range)]
    }
}
