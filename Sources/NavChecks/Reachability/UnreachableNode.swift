import NavGraph
import NavSyntax

extension Rule {
    static let unreachableNode = Rule(
        "unreachable-node", .reachability, canBeLowered: true,
        meaning: "No route from a root, no link and no `entry` leads to a node.",
        why: "Its screen is code that no user can ever see, or a route has been forgotten.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {}
              help: {}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [help]}
              help: {}
            """)
}

extension Check {
    static let unreachableNode = Check(.unreachableNode) { analysed in
        let graph = analysed.graph
        // Without a root nothing is reached, and `no-root` says so.
        guard !Reachability.roots(of: graph).isEmpty else { return [] }
        let unreachable = graph.nodes.indices.filter { !analysed.reachability.isReachable(NodeID($0)) }
        guard !unreachable.isEmpty else { return [] }
        let neighbours = Neighbours(graph)
        let first = Dictionary(graph.nodes.indices.map { (graph.nodes[$0].name, $0) }) { first, _ in first }
        var findings: [Diagnostic] = []
        let inColumns = columns(ofSplitsAmong: unreachable, in: graph)
        for index in unreachable {
            let node = graph.nodes[index]
            // What shows its split shows it, too, or leaves a column that this rule then speaks of.
            guard !inColumns.contains(NodeID(index)) else { continue }
            // A step is reached with its flow, a tab with the tab bar: other rules speak of those.
            guard node.kind != .step, node.kind != .tab else { continue }
            // Routes to a name that two nodes have lead to the first: `duplicate-id` says so.
            guard first[node.name] == index else { continue }
            if let finding = unneeded(NodeID(index), graph) {
                findings.append(finding)
                continue
            }
            var notes: [Diagnostic.Note] = []
            let obstacle = analysed.obstacle(before: NodeID(index))
            if let obstacle { notes.append(.init(obstacle.words, at: graph[obstacle.source].id.range)) }
            let near =
                obstacle.map { earlierColumns(than: NodeID(index), in: graph[$0.source], graph) }
                ?? neighbours.plausible(for: NodeID(index), in: analysed)
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

    /// A node that a condition has as its `otherwise`, where nothing needs the condition to hold.
    private static func unneeded(_ id: NodeID, _ graph: Graph) -> Diagnostic? {
        guard let index = graph.conditions.firstIndex(where: { $0.otherwise?.target == id }) else { return nil }
        let uses = graph.conditionUses.filter { $0.target == ConditionID(index) }
        guard uses.allSatisfy(\.isNegated) else { return nil }
        let name = graph.conditions[index].name.value
        return Rule.unreachableNode.finding(
            "nothing shows `\(graph[id].name)`: it is what `\(name)` shows when it does not hold, and nothing needs it to hold",
            at: graph[id].id.range,
            notes: uses.prefix(3).map { .init("here it must not hold", at: $0.range) },
            help: "write `requires: [\(name)]` at the nodes that need it, or lead to `\(graph[id].name)` from elsewhere"
        )
    }

    private static func columns(ofSplitsAmong nodes: [Int], in graph: Graph) -> Set<NodeID> {
        Set(
            nodes.flatMap { index -> [NodeID] in
                guard case .split(let split) = graph.nodes[index].detail else { return [] }
                return split.columns.flatMap(\.screens).compactMap(\.target)
            })
    }

    /// The screens of a split view that can fill the column of another one; none where the node is no split view.
    private static func earlierColumns(than id: NodeID, in node: Node, _ graph: Graph) -> [String] {
        guard case .split(let split) = node.detail else { return [] }
        let columns = split.columns.map { $0.screens.compactMap(\.target) }
        let place = columns.firstIndex { $0.contains(id) } ?? 0
        return columns[..<place].joined().prefix(3).map { graph[$0].name }
    }
}
