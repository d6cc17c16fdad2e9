import NavgenKit

/// Resolves the links of a graph.
struct Links {
    let graph: CheckedGraph

    struct Miss: Error, CustomStringConvertible {
        let description: String
    }

    /// Returns where a URL leads, or the URL of a node's id with values.
    func answer(to line: String) throws -> String {
        line.contains(":") ? try destination(of: line) : try url(line.split(separator: " "))
    }

    private func destination(of url: String) throws -> String {
        switch graph.resolve(url) {
        case .miss(let miss):
            throw Miss(description: ([miss.reason] + miss.nearest).joined(separator: "; there is "))
        case .match(let link):
            let conditions = link.requires.isEmpty ? "" : ", if \(link.requires.joined(separator: " and "))"
            return (link.plan?.nodes ?? [link.node]).joined(separator: " > ") + conditions
        }
    }

    private func url(_ words: [Substring]) throws -> String {
        var values: [String: LinkValue] = [:]
        for word in words.dropFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            values[String(parts[0])] = .text(parts.count == 2 ? String(parts[1]) : "")
        }
        return try graph.url(of: words.first.map(String.init) ?? "", values)
    }
}
