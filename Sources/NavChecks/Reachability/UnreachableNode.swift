import NavGraph
import NavSyntax

extension Rule {
    static let unreachableNode = Rule(
        "unreachable-node", .reachability, canBeLowered: true,
        meaning: "Nothing leads to a node: no path of routes from a root, a link or a node with `entry: true`.",
        why: "Users can never see its view. Either the view is unused, or a route is missing.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {}
              help: {}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [help]}
              help: {}
            """)
}

extension Check {
    static let unreachableNode = Check(.unreachableNode) { analyzed in
        let graph = analyzed.graph
        // Without a root nothing is reachable, and `no-root` reports that.
        guard !Reachability.roots(of: graph).isEmpty else { return [] }
        let unreachable = graph.nodes.indices.filter { !analyzed.reachability.isReachable(NodeID($0)) }
        guard !unreachable.isEmpty else { return [] }
        let likelySources = LikelySources(graph)
        let first = Dictionary(graph.nodes.indices.map { (graph.nodes[$0].name, $0) }) { first, _ in first }
        var findings: [Diagnostic] = []
        let inColumns = columns(ofSplitsAmong: unreachable, in: graph)
        for index in unreachable {
            let node = graph.nodes[index]
            // The columns of an unreachable split are not reported. Once the split is reachable,
            // this rule reports those that nothing fills.
            guard !inColumns.contains(NodeID(index)) else { continue }
            // A step is reached with its flow, and a tab with the tab bar. Other rules report
            // those.
            guard node.kind != .step, node.kind != .tab else { continue }
            // Routes to a name that two nodes have lead to the first. `duplicate-id` reports the
            // second.
            guard first[node.name] == index else { continue }
            if let finding = unneeded(NodeID(index), graph) {
                findings.append(finding)
                continue
            }
            var notes: [Diagnostic.Note] = []
            let obstacle = analyzed.obstacle(before: NodeID(index))
            if let obstacle { notes.append(.init(obstacle.words, at: graph[obstacle.source].id.range)) }
            let near =
                obstacle.map { earlierColumns(than: NodeID(index), in: graph[$0.source], graph) }
                ?? likelySources.plausible(for: NodeID(index), in: analyzed)
            let from = near.isEmpty ? "a screen" : near.map { "`\($0)`" }.alternatives()
            findings.append(
                Rule.unreachableNode.finding(
                    "nothing leads to `\(node.name)`", at: node.id.range, notes: notes,
                    help: node.kind == .split
                        ? "make it the root of a tab, or the root of the app"
                        : "add it to the `to:` of \(from), give it a `url`, or set `entry: true` if a notification opens it"
                ))
        }
        return findings
    }

    /// Reports a node that is the `otherwise` of a condition that no node requires.
    private static func unneeded(_ id: NodeID, _ graph: Graph) -> Diagnostic? {
        guard let index = graph.conditions.firstIndex(where: { $0.otherwise?.target == id }) else { return nil }
        let needing = graph.nodes.contains { node in
            node.conditionsWithFallback.contains { $0.target == ConditionID(index) }
        }
        guard !needing else { return nil }
        let uses = graph.conditionUses.filter { $0.target == ConditionID(index) }
        let name = graph.conditions[index].name.value
        return Rule.unreachableNode.finding(
            "nothing shows `\(graph[id].name)`: it is the `otherwise` of `\(name)`, and no node needs `\(name)` to hold",
            at: graph[id].id.range,
            notes: uses.prefix(3).map { use in
                .init(use.isNegated ? "here it must not hold" : "nothing waits for it here", at: use.range)
            },
            help: "add `requires: [\(name)]` to the nodes that need it, or add a route to `\(graph[id].name)`"
        )
    }

    /// The screens in the columns of all splits among some nodes.
    private static func columns(ofSplitsAmong nodes: [Int], in graph: Graph) -> Set<NodeID> {
        Set(
            nodes.flatMap { index -> [NodeID] in
                guard case .split(let split) = graph.nodes[index].detail else { return [] }
                return split.columns.flatMap(\.screens).compactMap(\.target)
            })
    }

    /// If a node is a split view, the screens in the columns before that of another screen: routes
    /// from these can fill its column.
    private static func earlierColumns(than id: NodeID, in node: Node, _ graph: Graph) -> [String] {
        guard case .split(let split) = node.detail else { return [] }
        let columns = split.columns.map { $0.screens.compactMap(\.target) }
        let column = columns.firstIndex { $0.contains(id) } ?? 0
        return columns[..<column].joined().prefix(3).map { graph[$0].name }
    }
}
