import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let invalidVia = Rule(
        "invalid-via", .links,
        meaning: """
            An entry of `via:` cannot be below its node, because it is not a view of the graph or is the node itself. \
            Or it is redundant, because it is the root or is listed twice.
            """,
        why: "`via:` lists the screens that a link opens on top of, starting with the one above the root.",
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
        fixed: """
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
    static let invalidVia = Check(.invalidVia) { analyzed in
        let graph = analyzed.graph
        let roots = rootScreens(graph)
        return graph.ids { $0.via != nil }.flatMap { own -> [Diagnostic] in
            let node = graph[own]
            guard let via = node.via?.value else { return [] }
            var seen: Set<NodeID> = []
            var isFirst = true
            let problems = via.map { reference -> String? in
                guard let id = reference.target else { return nil }
                if id == own { return "`\(node.name)` cannot be below itself" }
                let subject = "`\(reference.name)` cannot be below `\(node.name)`"
                if !seen.insert(id).inserted { return "`\(reference.name)` is listed twice" }
                if !graph.kind(of: id).isView {
                    return "\(subject): it is \(graph.kind(of: id).withArticle), not a screen"
                }
                if graph[id].isExternal { return "\(subject): it is external, and the app shows it itself" }
                guard isFirst, roots.contains(id) else {
                    isFirst = false
                    return nil
                }
                return "`\(reference.name)` is the root, which is below everything without being listed"
            }
            let others = zip(via, problems).filter { $0.1 == nil }.map(\.0.name).joined(separator: ", ")
            return zip(via, problems).compactMap { reference, problem in
                problem.map {
                    Rule.invalidVia.finding($0, at: reference.range, help: "leave it out: `via: [\(others)]`")
                }
            }
        }
    }

    private static func rootScreens(_ graph: Graph) -> Set<NodeID> {
        var roots = Set(Reachability.roots(of: graph))
        for node in graph.nodes(of: .tab) {
            if case .tab(let tab) = node.detail, let root = tab.root?.target { roots.insert(root) }
        }
        return roots
    }
}
