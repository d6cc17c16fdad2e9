import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let invalidVia = Rule(
        "invalid-via", .links,
        meaning:
            "An entry of `via:` cannot lie below its node: it is not a view, is the node itself, is the root, or comes twice.",
        why: "`via:` lists the screens on which a link opens, from the one above the root up.",
        failing: """
            navgen: 1
            links: {schemes: [shop]}
            tabs:
              shop: {root: home}
              account: {root: profile}
            screens:
              home: {to: [product]}
              profile: {}
              product: {params: {id: Int}, to: [review]}
              review: {params: {id: Int}, url: "/review/{id}", via: [home, product]}
            """,
        repaired: """
            navgen: 1
            links: {schemes: [shop]}
            tabs:
              shop: {root: home}
              account: {root: profile}
            screens:
              home: {to: [product]}
              profile: {}
              product: {params: {id: Int}, to: [review]}
              review: {params: {id: Int}, url: "/review/{id}", via: [product]}
            """)
}

extension Check {
    static let invalidVia = Check(.invalidVia) { analysed, _ in
        let graph = analysed.graph
        let roots = rootScreens(graph)
        return graph.nodes.indices.flatMap { index -> [Diagnostic] in
            let node = graph.nodes[index]
            var seen: Set<NodeID> = []
            return (node.via?.value ?? []).enumerated().compactMap { place, reference -> Diagnostic? in
                guard let id = reference.target else { return nil }
                let problem: String
                if id.index == index {
                    problem = "it is the node itself"
                } else if !seen.insert(id).inserted {
                    problem = "it comes twice"
                } else if !graph[id].kind.isView {
                    problem = "it is \(graph[id].kind.withArticle), not a screen"
                } else if place == 0, roots.contains(id) {
                    problem = "it is the root, which is always there"
                } else {
                    return nil
                }
                return Rule.invalidVia.finding(
                    "`\(reference.name)` cannot lie below `\(node.name)`: \(problem)", at: reference.range,
                    help: "leave it out")
            }
        }
    }

    private static func rootScreens(_ graph: Graph) -> Set<NodeID> {
        var roots = Set(Reachability.roots(of: graph))
        for node in graph.nodes {
            if case .tab(let tab) = node.detail, let root = tab.root?.target { roots.insert(root) }
        }
        return roots
    }
}
