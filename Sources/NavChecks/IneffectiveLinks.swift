import NavGraph
import NavSyntax

/// What has no effect in patterns of links, and in what follows actions.
extension Check {
    /// Marks in patterns.
    static func ineffectivePatterns(_ graph: Graph) -> [Diagnostic] {
        graph.ids { !$0.links.isEmpty }.flatMap { id in
            graph[id].links.flatMap { link in
                graph.linkParameters(of: id).compactMap { ineffectiveMark(link.path, $0) }
            }
        }
            + graph.redirects.flatMap { redirect -> [Diagnostic] in
                guard let node = redirect.node?.target else { return [] }
                return graph.linkParameters(of: node).compactMap { ineffectiveMark(redirect.pattern, $0) }
            }
    }

    /// The mark `!` of a parameter that is required anyway.
    private static func ineffectiveMark(_ text: SourceText, _ parameter: Parameter) -> Diagnostic? {
        guard parameter.isRequired else { return nil }
        for name in [parameter.key?.value, parameter.name.value].compactMap(\.self) {
            guard let range = text.value.firstRange(of: "{\(name)!}") else { continue }
            let start = text.value.utf8.distance(from: text.value.startIndex, to: range.lowerBound)
            return Rule.noEffect.finding(
                "`!` has no effect: `\(parameter.name.value)` is required anyway",
                at: text.range(ofBytes: start..<(start + name.utf8.count + 3)), help: .write("{\(name)}"))
        }
        return nil
    }

    /// `from: url` of parameters of nodes that no link opens.
    static func ineffectiveURLs(_ analyzed: AnalyzedGraph) -> [IneffectiveKey] {
        let graph = analyzed.graph
        return graph.ids { $0.parameters.contains(where: \.isWholeURL) }.flatMap { id -> [IneffectiveKey] in
            var ids = [id]
            if case .flow(let flow) = graph[id].detail { ids += flow.steps }
            guard !ids.contains(where: { analyzed.isLinked($0) || graph.possiblyReferenced.contains($0) }) else {
                return []
            }
            return graph[id].parameters.filter(\.isWholeURL).map { parameter in
                IneffectiveKey(
                    node: id, path: ["params", parameter.name.value, "from"],
                    message: "`from: url` has no effect: no link opens `\(graph[id].name)`",
                    help: "give `\(graph[id].name)` a `url:`, or remove `from`", unless: ["url"])
            }
        }
    }

    /// `then` of actions that names no nodes.
    static func emptyOutcomes(_ graph: Graph) -> [IneffectiveKey] {
        graph.ids(of: .action).compactMap { id in
            guard case .action(let action) = graph[id].detail, action.then.isEmpty else { return nil }
            return IneffectiveKey(
                node: id, path: ["then"], message: "`then` has no effect: it names no node", help: .remove,
                isOnlyIfEmpty: true)
        }
    }
}
