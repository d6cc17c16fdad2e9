public import NavGraph

extension AnalysedGraph {
    /// Up to three reachable nodes that could well lead to a node that nothing leads to.
    public func plausibleSources(of id: NodeID) -> [String] {
        Neighbours(graph).plausible(for: id, in: self)
    }

    /// What leads to a node that cannot be reached all the same, and why that does not help; nil: nothing does.
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
                "`\(name)` leads to it, and cannot be reached either"
            } else if graph[source].isExternal {
                "`\(name)` leads to it, and is external: the app shows it itself, and nothing follows it"
            } else {
                "`\(name)` leads to it, but only back to where it already lies"
            }
        return (source, words)
    }
}

/// Finds nodes that could well lead to another: those that share a parameter, a tag or the section with it.
struct Neighbours {
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

    /// A few of each are enough to choose from.
    private static func add(_ id: NodeID, to list: inout [NodeID]) {
        if list.count < 16 { list.append(id) }
    }

    func plausible(for id: NodeID, in analysed: AnalysedGraph) -> [String] {
        let node = analysed.graph[id]
        var found: [NodeID] = []
        let lists =
            node.parameters.map { byParameter[$0.name.value] ?? [] } + node.tags.map { byTag[$0] ?? [] }
            + [bySection[node.section] ?? []]
        for candidate in lists.joined() {
            guard found.count < 3 else { break }
            let name = analysed.graph[candidate].name
            if candidate != id, !found.contains(where: { analysed.graph[$0].name == name }),
                analysed.reachability.isReachable(candidate),
                !analysed.graph[candidate].isExternal
            {
                found.append(candidate)
            }
        }
        return found.map { analysed.graph[$0].name }
    }
}
