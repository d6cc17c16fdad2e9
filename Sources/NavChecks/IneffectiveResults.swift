import NavGraph
import NavSyntax

/// What has no effect because of the routes that lead to a node.
extension Check {
    /// `returns` of nodes to which no route leads whose source could wait for the result.
    static func unreceivedResults(_ analyzed: AnalyzedGraph) -> [IneffectiveKey] {
        let graph = analyzed.graph
        let returning = graph.ids { $0.returns != nil && !$0.isEntry }
        guard !returning.isEmpty else { return [] }
        let received = Set(
            graph.routes.compactMap { route -> NodeID? in
                // `returns-mismatch` reports routes to it that nothing waits for.
                route.isFromAlert ? nil : route.target.target
            })
        // A fallback with a result can be left by handing one back.
        let fallbacks = Set(graph.conditions.compactMap { $0.otherwise?.target })
        let firsts = Set(graph.referencesShownWithoutRoute.compactMap(\.target))
        return returning.compactMap { id in
            guard !received.contains(id), !fallbacks.contains(id), !graph.possiblyReferenced.contains(id),
                analyzed.reachability.isReachable(id), !(graph.kind(of: id) == .screen && firsts.contains(id))
            else { return nil }
            let name = graph[id].name
            return IneffectiveKey(
                node: id, path: ["returns"],
                message: "`returns` has no effect: no route presents `\(name)`, so nothing receives the result",
                help: "add a route from a screen to `\(name)`, or remove `returns`")
        }
    }

    /// Values of routes that only go back.
    static func ineffectiveRouteValues(_ graph: Graph) -> [Diagnostic] {
        graph.routes.compactMap { route in
            guard let style = route.style, style.value == .popTo || style.value == .dismiss,
                let value = route.fixed.first
            else { return nil }
            let name = route.target.name
            return Rule.noEffect.finding(
                "`params` has no effect: `as: \(style.value.rawValue)` goes back to `\(name)` as it is",
                at: value.name.range,
                help: style.value == .popTo
                    ? "remove it, or write `as: {popTo: \(name)}`, which shows `\(name)` anew" : "remove it")
        }
    }

    /// Entries of `except` for nodes at which the route does not start anyway.
    static func ineffectiveRouteExceptions(_ graph: Graph) -> [Diagnostic] {
        // An entry is for each target of its line.
        var effective: Set<SourceRange> = []
        var problems: [(range: SourceRange, reason: String, help: Help)] = []
        for route in graph.routes where !route.except.isEmpty {
            guard route.isFromAnywhere else {
                problems.append(
                    (
                        route.except[0].range, "`except` has no effect without `from: \"*\"`",
                        "remove it, or write `from: \"*\"`"
                    ))
                continue
            }
            var seen: Set<NodeID> = []
            for entry in route.except {
                guard let node = entry.target else { continue }
                var reason: String?
                if node == route.target.target {
                    reason = "a route from anywhere does not start at its target"
                } else if !graph.kind(of: node).isView {
                    reason = "a route from anywhere does not start at \(graph.kind(of: node).withArticle)"
                } else if graph[node].isExternal {
                    reason = "no route starts at `\(entry.name)`, which is external"
                } else if !seen.insert(node).inserted {
                    reason = "it is listed twice"
                }
                guard let reason else {
                    effective.insert(entry.range)
                    continue
                }
                problems.append((entry.range, "`\(entry.name)` has no effect in `except`: \(reason)", "remove it"))
            }
        }
        return problems.compactMap { range, reason, help in
            effective.insert(range).inserted ? Rule.noEffect.finding(reason, at: range, help: help) : nil
        }
    }

    /// Settings of the whole graph that nothing depends on.
    static func ineffectiveSettings(_ analyzed: AnalyzedGraph) -> [Diagnostic] {
        let graph = analyzed.graph
        var findings: [Diagnostic] = []
        if let launching = graph.launching, launching.target.map(graph.kind(of:)) == .screen, graph.roots.count == 1,
            graph.roots.allSatisfy(\.when.isEmpty),
            !graph.hasUnreadableRoot
        {
            findings.append(
                Rule.noEffect.finding(
                    "`launching` has no effect: no condition decides what the root is", at: launching.range,
                    help: "remove `launching`, or give an entry of `root` a `when`"))
        }
        let hasLinks =
            !graph.redirects.isEmpty || graph.nodes.contains { !$0.links.isEmpty } || !graph.unreadWords.isEmpty
        guard let settings = graph.links.range, !hasLinks else { return findings }
        let isWaiting = graph.nodes.contains { !$0.requires.isEmpty }
        let keys = [
            "allowHTTP", "caseInsensitive", "trailingSlash", "unknownQuery", "ties", "except", "maxLength", "waiting",
        ]
        let locations = KeyLocations(graph)
        for key in isWaiting ? keys : keys + ["parkFor"] {
            guard let range = locations.range(of: ["links", key], inFileOf: settings) else { continue }
            findings.append(
                Rule.noEffect.finding(
                    "`\(key)` has no effect: the graph has no URLs", at: range,
                    help: "give a node a `url:`, or remove `\(key)`"))
        }
        return findings
    }

    /// `parkFor` of nodes that never wait.
    static func ineffectiveLimits(_ analyzed: AnalyzedGraph) -> [IneffectiveKey] {
        let graph = analyzed.graph
        return graph.ids { $0.deferralMinutes != nil }.compactMap { id in
            let node = graph[id]
            var ids = [id]
            if case .flow(let flow) = node.detail { ids += flow.steps }
            let isOpened = ids.contains { analyzed.isLinked($0) || analyzed.opened.contains($0) } || node.isEntry
            guard !graph.isActingTab(id), !isOpened, node.requires.isEmpty, !graph.possiblyReferenced.contains(id),
                node.kind != .tab
            else { return nil }
            return IneffectiveKey(
                node: id, path: ["parkFor"],
                message: "`parkFor` has no effect: no link opens `\(node.name)`, and it requires no condition",
                help: "give `\(node.name)` a `url:`, or remove `parkFor`", unless: ["url", "requires"])
        }
    }
}
