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
    static let destructiveLink = Check(.destructiveLink) { analyzed, links in
        let graph = analyzed.graph
        return graph.ids(where: \.isDestructive).compactMap { target -> Diagnostic? in
            let node = graph[target]
            switch links.plans[target] {
            // On top of another screen, it requires only its own conditions.
            case .plan where !analyzed.routesOnTop(to: target).isEmpty: if !node.requires.isEmpty { return nil }
            case .plan(let plan): if !links.conditions(of: plan).isEmpty { return nil }
            case .action: if !node.requires.isEmpty { return nil }
            case .ambiguous, .unbound, .some(.none), nil: return nil
            }
            return Rule.destructiveLink.finding(
                "a link leads to `\(node.name)`, which is destructive, without any condition",
                at: node.links.first?.path.range ?? node.id.range,
                help: "add `requires`, or remove the `url`")
        }
    }
}
