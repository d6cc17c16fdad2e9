import NavGraph
import NavSyntax

extension Rule {
    static let linkOnlyNode = Rule(
        "link-only-node", .reachability, .warning, canBeLowered: true,
        meaning: "A node has a URL, but nothing else leads to it: users can see it only by opening such a URL.",
        why: "This can be intended, but usually a route is missing.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {}
              help: {url: /help}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {to: [help]}
              help: {url: /help}
            """)
}

extension Check {
    static let linkOnlyNode = Check(.linkOnlyNode) { analyzed in
        let graph = analyzed.graph
        guard !Reachability.roots(of: graph).isEmpty else { return [] }
        let linkOnly = graph.nodes.indices.map { NodeID($0) }.filter { id in
            analyzed.isLinked(id) && !analyzed.reachability.isReachableFromRoot(id)
        }
        return linkOnly.compactMap { id -> Diagnostic? in
            let node = graph[id]
            // Actions are usually opened by links only. A route to a step leads to its flow, and
            // `nested-stack` reports a split that is not a root.
            guard node.kind != .action, node.kind != .step, node.kind != .split else { return nil }
            return Rule.linkOnlyNode.finding(
                "only a link leads to `\(node.name)`", at: node.id.range,
                help: "add it to the `to:` of a screen, or set `entry: true` if it is meant to be opened from outside")
        }
    }
}
