import NavGraph
import NavLinks
import NavSyntax

extension LinkAnalysis {
    /// The node or redirect that a pattern belongs to, as messages name it.
    func owner(of number: Int) -> String {
        patterns[number].node.map { "`\(graph[$0].name)`" } ?? "the redirect `\(patterns[number].text.value)`"
    }

    /// The node or redirect that a pattern belongs to, for a message about another pattern, which
    /// may belong to the same node.
    func owner(of number: Int, from other: Int) -> String {
        guard let node = patterns[number].node, node == patterns[other].node else { return owner(of: number) }
        return "another pattern of `\(graph[node].name)`"
    }

    /// The `url:` of a node with a key added to one of its patterns, or nil if it is too long to
    /// show. For example, `url: {path: /help, over: [home]}`.
    func urlKey(of number: Int, adding key: String) -> String? {
        let pattern = patterns[number]
        guard case .link(let node, let linkIndex) = pattern.owner else { return nil }
        let links = graph[node].links
        guard links.allSatisfy({ $0.isShort }) else { return nil }
        let items = links.enumerated().map { index, link in
            index == linkIndex
                ? "{path: \(YAMLText.inFlow(link.path.value)), \(key)}" : YAMLText.inFlow(link.path.value)
        }
        return items.count == 1 ? "url: \(items[0])" : "url: [\(items.joined(separator: ", "))]"
    }

    /// The `url:` of a node with another pattern at its end, or nil if it is too long to show.
    func urlKey(of number: Int, followedBy pattern: String) -> String? {
        guard let node = patterns[number].node, graph[node].links.allSatisfy({ $0.isShort }) else { return nil }
        let items = graph[node].links.map { YAMLText.inFlow($0.path.value) } + [pattern]
        return "url: [\(items.joined(separator: ", "))]"
    }
}
