import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let destructiveLink = Rule(
        "destructive-link", .links, .warning, canBeLowered: true,
        meaning: "A link leads directly to a node marked `destructive`, and requires no condition.",
        why: "Anyone can send such a link, so it should at least require the user to be signed in.",
        failing: """
            navgen: 1
            links: {schemes: [shop]}
            root: home
            screens:
              home: {to: [wipe]}
              wipe: {destructive: true, url: /wipe}
            """,
        fixed: """
            navgen: 1
            links: {schemes: [shop]}
            root: home
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [wipe]}
              wipe: {destructive: true, url: /wipe, requires: [signedIn]}
            sheets:
              signIn: {returns: Bool}
            """)
}

extension Check {
    static let destructiveLink = Check.ofLinks(.destructiveLink) { links in
        let graph = links.graph
        return graph.ids(where: \.isDestructive).compactMap { target -> Diagnostic? in
            let node = graph[target]
            let placed = links.placements.first { $0.node == target && isOpen($0.outcome, target, links) }
            let hasOpenPlan = isOpen(links.plans[target], target, links)
            guard hasOpenPlan || placed != nil else { return nil }
            let link = hasOpenPlan ? node.links.first : placed?.pattern(in: graph)
            return Rule.destructiveLink.finding(
                "a link leads to `\(node.name)`, which is destructive, without any condition",
                at: link?.path.range ?? node.id.range,
                help: "add `requires`, or remove the `url`")
        }
    }

    /// Whether a link with a plan opens without any condition.
    private static func isOpen(_ outcome: PlanOutcome?, _ node: NodeID, _ links: LinkAnalysis) -> Bool {
        switch outcome {
        // On top of another screen, it requires only its own conditions.
        case .plan where !links.analyzed.routesOnTop(to: node).isEmpty: links.graph[node].requires.isEmpty
        case .plan, .action: links.conditions(of: outcome, node).isEmpty
        case .ambiguous, .unbound, .some(.none), nil: false
        }
    }
}
