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
            + (graph.links.except + graph.nodes.flatMap(\.links).flatMap(\.except)).flatMap { text in
                // All values of an exception are required.
                ineffectiveMarks(text) { String($0) }
            }
            + graph.redirects.flatMap { redirect -> [Diagnostic] in
                guard let node = redirect.node?.target else { return [] }
                return ineffectiveMarks(redirect.pattern, graph.linkParameters(of: node))
            }
    }

    /// Entries of `except` that leave out no URL.
    static func ineffectiveExceptions(_ links: LinkAnalysis) -> [Diagnostic] {
        // A pattern that is wrong may be the one that the entry is for.
        if links.isIncomplete { return [] }
        return links.conflicts.compactMap { conflict in
            guard case .excludesNothing(let exception, let isRepeated) = conflict else { return nil }
            return Rule.noEffect.finding(
                isRepeated
                    ? "`\(exception.text.value)` is in `except` twice"
                    : "`\(exception.text.value)` in `except` leaves nothing out: no pattern has such a URL",
                at: exception.text.range, help: .remove)
        }
    }

    /// The marks `!` of parameters that are required anyway.
    private static func ineffectiveMarks(_ text: SourceText, _ parameters: [Parameter]) -> [Diagnostic] {
        var names: [Substring: String] = [:]
        for parameter in parameters where parameter.isRequired {
            let name = parameter.name.value
            for use in [parameter.key?.value, name].compactMap(\.self) { names[use[...]] = name }
        }
        return ineffectiveMarks(text) { names[$0] }
    }

    /// - Parameter required: The parameter that a name in the text means, if it is required.
    private static func ineffectiveMarks(
        _ text: SourceText, _ required: (Substring) -> String?
    ) -> [Diagnostic] {
        text.value.matches(of: /\{([^{}!]+)!\}/).compactMap { mark in
            guard let name = required(mark.output.1) else { return nil }
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

    /// `unreadable: ignore` of parameters that are required, or that no query item and no fragment is as a whole.
    static func unreadableValues(_ links: LinkAnalysis) -> [IneffectiveKey] {
        let graph = links.graph
        let ids = graph.ids { $0.parameters.contains(where: \.ignoresUnreadable) }
        guard !ids.isEmpty, !links.isIncomplete else { return [] }
        var used: Set<[String]> = []
        for pattern in links.patterns {
            guard let node = links.node(of: pattern) else { continue }
            for item in pattern.query + [pattern.fragment].compactMap(\.self) where item.readable != nil {
                guard let number = item.reading.loneParameter else { continue }
                used.insert([graph[graph.linkOwner(of: node)].name, pattern.parameters[number].name])
            }
        }
        return ids.flatMap { id in
            graph[id].parameters.filter(\.ignoresUnreadable).compactMap { parameter -> IneffectiveKey? in
                let name = parameter.name.value
                guard !used.contains([graph[id].name, name]) else { return nil }
                let isRequired = parameter.isRequired && !parameter.isWholeURL
                var help = Help("write `?\(name)={\(name)}` in a URL, or remove `unreadable`")
                if isRequired { help = "make it optional: `\(parameter.type.text)?`, or give it a default" }
                if parameter.isWholeURL || parameter.isSensitive || parameter.isTransient { help = .remove }
                return IneffectiveKey(
                    node: id, path: ["params", name, "unreadable"],
                    message: isRequired
                        ? "`unreadable` has no effect: `\(name)` is required, so it cannot count as absent"
                        : "`unreadable` has no effect: in no URL, `\(name)` is a whole query item or fragment",
                    help: help)
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

extension LinkAnalysis {
    /// Whether a pattern is missing because it is wrong.
    fileprivate var isIncomplete: Bool {
        graph.hasUnreadLinks || problems.contains { $0.severity == .error }
            || graph.nodes.indices.contains { !areValid(patternsOf: NodeID($0)) }
    }
}
