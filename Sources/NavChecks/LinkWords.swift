import NavGraph
import NavLinks
import NavSyntax

extension LinkTable {
    /// Whose a pattern is.
    func owner(of number: Int) -> String {
        patterns[number].node.map { "`\(graph[$0].name)`" } ?? "the redirect `\(patterns[number].text.value)`"
    }

    /// Whose a pattern is, seen from another one.
    func owner(of number: Int, from other: Int) -> String {
        guard let node = patterns[number].node, node == patterns[other].node else { return owner(of: number) }
        return "another pattern of `\(graph[node].name)`"
    }

    /// A node's `url:` with a key more in one of its patterns; nil where that would be too long to show.
    func urlKey(of number: Int, adding key: String) -> String? {
        let pattern = patterns[number]
        guard case .link(let node, let place) = pattern.owner else { return nil }
        let links = graph[node].links
        guard links.allSatisfy({ $0.isShort }) else { return nil }
        let items = links.enumerated().map { index, link in
            index == place ? "{path: \(YAMLText.inFlow(link.path.value)), \(key)}" : YAMLText.inFlow(link.path.value)
        }
        return items.count == 1 ? "url: \(items[0])" : "url: [\(items.joined(separator: ", "))]"
    }

    /// A node's `url:` with a pattern more; nil where that would be too long to show.
    func urlKey(of number: Int, followedBy pattern: String) -> String? {
        guard let node = patterns[number].node, graph[node].links.allSatisfy({ $0.isShort }) else { return nil }
        let items = graph[node].links.map { YAMLText.inFlow($0.path.value) } + [pattern]
        return "url: [\(items.joined(separator: ", "))]"
    }
}
