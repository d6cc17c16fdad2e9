import NavGraph
import NavLinks

/// What became of each node between two versions, with sentences about it.
struct NodeChanges {
    let versions: PictureChanges
    let graph: Graph
    private var former: Graph { versions.old.graph }

    init(_ changes: PictureChanges, of graph: Graph) {
        versions = changes
        self.graph = graph
    }

    /// What a node of the new graph is in comparison, and what changed about it.
    subscript(new: NodeID) -> (change: Drawing.Change?, notes: [String]) {
        let told = versions.changed[new] ?? []
        guard let old = versions.nodes.old(new) else { return (.added, told) }
        var notes = told
        let name = "`\(former[old].name)`"
        if former[old].name != graph[new].name, !told.contains(where: { $0.contains(name) }) {
            notes.insert("was \(name)", at: 0)
        }
        if told.isEmpty { notes += Self.differences(former[old], graph[new]) }
        return (notes.isEmpty ? nil : .changed, notes)
    }

    /// The nodes of the graph before that are gone, in the order of its source.
    var removed: [NodeID] { former.nodes.indices.map { NodeID($0) }.filter { versions.nodes.new($0) == nil } }

    /// What the boxes of two nodes say differently.
    private static func differences(_ old: Node, _ new: Node) -> [String] {
        var notes: [String] = []
        if old.kind != new.kind { notes.append("was \(old.kind.withArticle)") }
        let (title, name) = (old.title?.plainText, new.title?.plainText)
        if title != name { notes.append(title.map { "the title was “\($0)”" } ?? "had no title") }
        let (before, after) = (prints(of: old), prints(of: new))
        notes += before.filter { !after.contains($0) }.map { "no longer: \($0)" }
        notes += after.filter { !before.contains($0) }.map { "new: \($0)" }
        return notes
    }

    private static func prints(of node: Node) -> [String] {
        DrawingBuilder.details(of: node).filter { $0.kind != .id }.map(\.text)
    }
}
