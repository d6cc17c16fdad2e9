import NavGraph
import NavSyntax

/// A key that has no effect on a node. It is reported only if it is written there.
struct IneffectiveKey {
    var node: NodeID
    /// The path to the key in the node's mapping, such as `["params", "id", "key"]`. A number is the index
    /// of an item, or 0 for a value without a list.
    var path: [String]
    var message: String
    var help: Help
    /// Keys in the same mapping whose values may not have been readable. If one of them is written,
    /// the key may have an effect and is not reported.
    var unless: [String] = []
    /// Paths of other keys in the node's mapping. The key has no effect only if all of them are
    /// written.
    var beside: [[String]] = []
    /// Whether the key has an effect if its value is not an empty list.
    var isOnlyIfEmpty = false
}

/// Finds the locations of keys, which the graph does not store. It parses the files of the nodes
/// again, each once.
struct KeyLocations {
    private let graph: Graph

    init(_ graph: Graph) { self.graph = graph }

    /// Calls `body` with each of the keys that is written in a file, and its range.
    func findings(of keys: [IneffectiveKey], _ body: (IneffectiveKey, SourceRange) -> Diagnostic) -> [Diagnostic] {
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
                            return range(of: key, in: node).map { body(key, $0) }
                        }
                    }
                }
            }
            return found ?? []
        }
    }

    /// The location of a key that belongs to a file, such as `links` and `parkFor` in it.
    func range(of path: [String], inFileOf place: SourceRange) -> SourceRange? {
        let source = graph.files[Int(place.file.index)]
        let parsed = parseYAML(source.text, name: source.name, id: place.file)
        return parsed.withTree { tree in range(of: path, in: tree) } ?? nil
    }

    private func range(of key: IneffectiveKey, in node: YAMLNode) -> SourceRange? {
        if key.isOnlyIfEmpty, let name = key.path.last {
            let value = node.entries.first { $0.key.text == name }?.value
            guard let value, value.kind == .sequence, Array(value.elements).isEmpty else { return nil }
        }
        return range(of: key.path, unless: key.unless, in: node)
    }

    private func range(of path: [String], unless others: [String] = [], in node: YAMLNode) -> SourceRange? {
        var current = node
        var range: SourceRange?
        for name in path {
            if let index = Int(name) {
                guard current.kind == .sequence else { continue }
                guard let item = Array(current.elements).dropFirst(index).first else { return nil }
                current = item
                continue
            }
            guard let entry = current.entries.first(where: { $0.key.text == name }),
                !current.entries.contains(where: { others.contains($0.key.text) })
            else { return nil }
            range = entry.key.range
            current = entry.value
        }
        return range
    }
}
