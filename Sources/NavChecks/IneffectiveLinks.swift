import NavGraph
import NavLinks
import NavSyntax

/// What has no effect in patterns of links, and in what follows actions.
extension Check {
    /// Marks in patterns.
    static func ineffectivePatterns(_ graph: Graph) -> [Diagnostic] {
        graph.ids { !$0.links.isEmpty }.flatMap { id in
            graph[id].links.flatMap { ineffectiveMarks($0.path, graph.linkParameters(of: id)) }
        }
            + graph.redirects.flatMap { redirect -> [Diagnostic] in
                guard let node = redirect.node?.target else { return [] }
                return ineffectiveMarks(redirect.pattern, graph.linkParameters(of: node))
            }
    }

    /// Entries of `except` that leave out no URL.
    static func ineffectiveExceptions(_ links: LinkAnalysis) -> [Diagnostic] {
        links.conflicts.compactMap { conflict in
            guard case .excludesNothing(let exception) = conflict else { return nil }
            return Rule.noEffect.finding(
                "`\(exception.text.value)` in `except` leaves nothing out: no pattern has such a URL",
                at: exception.text.range, help: .remove)
        }
    }

    /// The marks `!` of parameters that are required anyway.
    private static func ineffectiveMarks(_ text: SourceText, _ parameters: [Parameter]) -> [Diagnostic] {
        let marks = text.value.matches(of: /\{([^{}!]+)!\}/)
        if marks.isEmpty { return [] }
        var names: [Substring: String] = [:]
        for parameter in parameters where parameter.isRequired {
            let name = parameter.name.value
            for use in [parameter.key?.value, name].compactMap(\.self) { names[use[...]] = name }
        }
        return marks.compactMap { mark in
            guard let name = names[mark.output.1] else { return nil }
            let start = text.value.utf8.distance(from: text.value.startIndex, to: mark.range.lowerBound)
            return Rule.noEffect.finding(
                "`!` has no effect: `\(name)` is required anyway",
                at: text.range(ofBytes: start..<(start + mark.output.0.utf8.count)), help: .write("{\(mark.output.1)}"))
        }
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
