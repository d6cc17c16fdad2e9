import NavGraph
import NavSyntax

extension Rule {
    static let wrongKind = Rule(
        "wrong-kind", .presentation,
        meaning: """
            A node stands where it is of no use: a sheet at `launching`, an action at `otherwise`, an external node at \
            the start of a route or as the root of a tab, a deprecated one as its own successor.
            """,
        why: "There would be nothing to see just when something is needed, or no way on.",
        failing: """
            navgen: 1
            root: home
            launching: splash
            screens:
              home: {to: [splash]}
            sheets:
              splash: {}
            """,
        repaired: """
            navgen: 1
            root: home
            launching: splash
            screens:
              home: {}
              splash: {}
            """)
}

extension Check {
    static let wrongKind = Check(.wrongKind) { analysed in
        let graph = analysed.graph
        var findings: [Diagnostic] = []
        if let launching = graph.launching, let target = launching.target, graph[target].kind != .screen {
            findings.append(
                Rule.wrongKind.finding(
                    "`\(launching.name)` is \(graph[target].kind.withArticle), and `launching` is a screen",
                    at: launching.range, help: "name a screen"))
        }
        for condition in graph.conditions {
            guard let otherwise = condition.otherwise, let target = otherwise.target, graph[target].kind == .action
            else { continue }
            findings.append(
                Rule.wrongKind.finding(
                    "`\(otherwise.name)` is an action, which shows nothing while `\(condition.name.value)` does not hold",
                    at: otherwise.range, help: "name what is shown: a screen, a sheet, a cover, an alert, a flow"))
        }
        return findings + externalPlaces(graph) + waysOutOfExternal(analysed) + ownSuccessors(graph)
    }

    /// The app is asked to show such a node when something leads to it. What is there from the start is a view.
    private static func externalPlaces(_ graph: Graph) -> [Diagnostic] {
        var places: [(node: NodeReference, of: String)] = graph.launching.map { [($0, "`launching`")] } ?? []
        for choice in graph.roots {
            if case .node(let reference) = choice.show { places.append((reference, "the root")) }
        }
        for node in graph.nodes {
            switch node.detail {
            case .tab(let tab): places += tab.root.map { [($0, "the tab `\(node.name)`")] } ?? []
            case .split(let split):
                places += split.columns.flatMap(\.screens).map { ($0, "a column of `\(node.name)`") }
            default: break
            }
        }
        return places.compactMap { node, place in
            guard let target = node.target, graph[target].isExternal else { return nil }
            return Rule.wrongKind.finding(
                "`\(node.name)` is external: the app shows it itself, and \(place) needs a view", at: node.range,
                help: "name a screen that is not external, or remove `external`")
        }
    }

    /// The app shows such a node by itself, so there are no exits. Of what nothing else leads to, `unreachable-node`
    /// says so.
    private static func waysOutOfExternal(_ analysed: AnalysedGraph) -> [Diagnostic] {
        let graph = analysed.graph
        return graph.routes.compactMap { route in
            guard case .node(let reference) = route.source, let source = reference.target, graph[source].isExternal,
                let target = route.target.target, analysed.reachability.isReachable(target)
            else { return nil }
            return Rule.wrongKind.finding(
                "`\(graph[source].name)` is external: the app shows it itself, and no route leads out of it",
                at: route.target.range, help: "remove the route, or `external`")
        }
    }

    private static func ownSuccessors(_ graph: Graph) -> [Diagnostic] {
        graph.nodes.indices.compactMap { index in
            guard let use = graph.nodes[index].deprecated?.use, use.target == NodeID(index) else { return nil }
            return Rule.wrongKind.finding(
                "`\(use.name)` cannot be used in place of itself", at: use.range, help: "name another node, or none")
        }
    }
}
