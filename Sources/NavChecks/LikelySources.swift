public import NavGraph

extension AnalyzedGraph {
    /// Up to three reachable nodes from which a route to an unreachable node would be plausible.
    public func plausibleSources(of id: NodeID) -> [String] {
        LikelySources(graph).plausible(for: id, in: self)
    }

    /// A node that leads to an unreachable node, and the reason why the unreachable node cannot be
    /// reached from it. Nil if nothing leads to it.
    public func obstacle(before id: NodeID) -> (source: NodeID, words: String)? {
        let sources = incoming(of: id).filter(showsTarget).map(\.source)
        guard let source = sources.first(where: { !reachability.isReachable($0) }) ?? sources.first else {
            return incoming(of: id).first.map {
                ($0.source, "`\(graph[$0.source].name)` has a column for it, which nothing fills")
            }
        }
        let name = graph[source].name
        let words =
            if !reachability.isReachable(source) {
                "`\(name)` leads to it, but cannot be reached either"
            } else if graph[source].isExternal {
                "`\(name)` leads to it, but is external: the app shows it itself, and nothing follows it"
            } else {
                "`\(name)` leads to it, but only goes back to it where it is already on the stack"
            }
        return (source, words)
    }
}

/// Finds nodes that are likely to lead to a node: those that share a parameter, a tag or the
/// section with it.
struct LikelySources {
    private var byParameter: [String: [NodeID]] = [:]
    private var byTag: [String: [NodeID]] = [:]
    private var bySection: [SectionID: [NodeID]] = [:]

    init(_ graph: Graph) {
        for (index, node) in graph.nodes.enumerated() where node.kind.isView {
            for parameter in node.parameters {
                Self.add(NodeID(index), to: &byParameter[parameter.name.value, default: []])
            }
            for tag in node.tags { Self.add(NodeID(index), to: &byTag[tag, default: []]) }
            Self.add(NodeID(index), to: &bySection[node.section, default: []])
        }
    }

    /// Keeps at most 16 nodes in each list, which are enough to choose three from.
    private static func add(_ id: NodeID, to list: inout [NodeID]) {
        if list.count < 16 { list.append(id) }
    }

    func plausible(for id: NodeID, in analyzed: AnalyzedGraph) -> [String] {
        let node = analyzed.graph[id]
        var found: [NodeID] = []
        let lists =
            node.parameters.map { byParameter[$0.name.value] ?? [] } + node.tags.map { byTag[$0] ?? [] }
            + [bySection[node.section] ?? []]
        for candidate in lists.joined() {
            guard found.count < 3 else { break }
            let name = analyzed.graph[candidate].name
            if candidate != id, !found.contains(where: { analyzed.graph[$0].name == name }),
                analyzed.reachability.isReachable(candidate),
                !analyzed.graph[candidate].isExternal
            {
                found.append(candidate)
            }
        }
        return found.map { analyzed.graph[$0].name }
    }
}
