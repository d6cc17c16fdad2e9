import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let invalidVia = Rule(
        "invalid-via", .links,
        meaning: """
            An entry of `via:` cannot be below its node, because it is not a view of the graph or is the node itself, or \
            because it has no stack onto which the next screen can be pushed. Or it is redundant, because it is the root or is listed twice. Or it belongs to a pattern that cannot have \
            its own: the first, or one with `tab` alone.
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
        let placed = graph.ids { node in node.via != nil || !node.links.allSatisfy(\.isShort) }
        return placed.flatMap { own -> [Diagnostic] in
            let links = graph[own].links.enumerated()
            let lists = [graph[own].via?.value ?? []] + links.map { $1.via?.value ?? [] }
            return lists.flatMap { problems($0, of: own, roots, graph) }
                + links.compactMap { problem($1, isFirst: $0 == 0, of: graph[own]) }
        }
    }

    /// The entries of a `via` that cannot be below its node.
    private static func problems(
        _ via: [NodeReference], of own: NodeID, _ roots: Set<NodeID>, _ graph: Graph
    ) -> [Diagnostic] {
        let node = graph[own]
        var seen: Set<NodeID> = []
        var isFirst = true
        let above = via.dropFirst().map(\.target) + [own]
        let problems = zip(via, above).map { reference, above -> String? in
            guard let id = reference.target else { return nil }
            if id == own { return "`\(node.name)` cannot be below itself" }
            let subject = "`\(reference.name)` cannot be below `\(node.name)`"
            if !seen.insert(id).inserted { return "`\(reference.name)` is listed twice" }
            if !graph.kind(of: id).isView {
                return "\(subject): it is \(graph.kind(of: id).withArticle), not a screen"
            }
            if graph[id].isExternal { return "\(subject): it is external, and the app shows it itself" }
            if let above, graph.kind(of: above) == .screen, graph[id].lacksStack {
                return "`\(reference.name)` has no stack to push `\(graph[above].name)` onto"
            }
            guard isFirst, roots.contains(id) else {
                isFirst = false
                return nil
            }
            return "`\(reference.name)` is the root, which is below everything without being listed"
        }
        let others = zip(via, problems).filter { $0.1 == nil }.map(\.0.name).joined(separator: ", ")
        return zip(via, problems).compactMap { reference, problem in
            problem.map {
                Rule.invalidVia.finding(
                    $0, at: reference.range,
                    help: Help("leave it out: `via: [\(others)]`").correcting(.removal, isSafe: false))
            }
        }
    }

    /// A pattern that cannot have a `via` or `tab` of its own.
    private static func problem(_ link: LinkPattern, isFirst: Bool, of node: Node) -> Diagnostic? {
        guard !link.hasUnreadPlacement, let range = link.via?.range ?? link.tab?.range else { return nil }
        let key = link.via == nil ? "tab" : "via"
        // `no-effect` reports the others.
        guard node.kind.hasVia else { return nil }
        if isFirst {
            let list = link.via.map { "via: [\($0.value.map(\.name).joined(separator: ", "))]" }
            let text = list ?? link.tab.map { "tab: \($0.name)" } ?? key
            return Rule.invalidVia.finding(
                "the first pattern of `\(node.name)` opens it as all other links do, so it has no `\(key)` of its own",
                at: range, help: "write `\(text)` at `\(node.name)`, or list another pattern first")
        }
        guard link.via == nil, let tab = link.tab else { return nil }
        return Rule.invalidVia.finding(
            "the `tab` of a pattern needs a `via`, which says what is below `\(node.name)` there", at: range,
            help: "add `via: []` to open it on the root of `\(tab.name)`")
    }

    private static func rootScreens(_ graph: Graph) -> Set<NodeID> {
        var roots = Set(Reachability.roots(of: graph))
        for node in graph.nodes(of: .tab) {
            if case .tab(let tab) = node.detail, let root = tab.root?.target { roots.insert(root) }
        }
        return roots
    }
}
