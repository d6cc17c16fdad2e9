import NavGraph
import NavSyntax

/// A key of a node that has no effect, if it is written there.
struct IdleKey {
    var node: NodeID
    /// The keys that lead to it in the node's mapping.
    var path: [String]
    var message: String
    var help: String
    /// Keys beside it with which it may have an effect: what they say could not be read.
    var unless: [String] = []
    /// Others in the node's mapping, each of which takes a part of the effect away: they are all written.
    var beside: [[String]] = []
}

/// Finds where keys are written, which the graph does not keep: the files that have such nodes are read again, each once.
struct KeyPlaces {
    private let graph: Graph

    init(_ graph: Graph) { self.graph = graph }

    /// Calls `body` with each of the keys that is written, and its range.
    func findings(of keys: [IdleKey], _ body: (IdleKey, SourceRange) -> Diagnostic) -> [Diagnostic] {
        let byFile = Dictionary(grouping: keys) { graph[$0.node].id.range.file }
        return byFile.keys.sorted().flatMap { file -> [Diagnostic] in
            let keys = Dictionary(grouping: byFile[file] ?? []) { graph[$0.node].id.range }
            let source = graph.files[Int(file.index)]
            let parsed = parseYAML(source.text, name: source.name, id: file)
            let found = parsed.withTree { tree in
                tree.entries.flatMap { _, nodes -> [Diagnostic] in
                    nodes.entries.flatMap { id, node -> [Diagnostic] in
                        (keys[id.range] ?? []).compactMap { key -> Diagnostic? in
                            guard key.beside.allSatisfy({ range(of: $0, in: node) != nil }) else { return nil }
                            return range(of: key.path, unless: key.unless, in: node).map { body(key, $0) }
                        }
                    }
                }
            }
            return found ?? []
        }
    }

    private func range(of path: [String], unless others: [String] = [], in node: YAMLNode) -> SourceRange? {
        var current = node
        var range: SourceRange?
        for name in path {
            guard let entry = current.entries.first(where: { $0.key.text == name }),
                !current.entries.contains(where: { others.contains($0.key.text) })
            else { return nil }
            range = entry.key.range
            current = entry.value
        }
        return range
    }
}
