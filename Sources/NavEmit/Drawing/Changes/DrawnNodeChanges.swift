import NavGraph
import NavLinks

/// How each node differs from the previous version, with notes about the differences.
struct DrawnNodeChanges {
    let versions: PictureChanges
    let graph: Graph
    private var previous: Graph { versions.old.graph }

    init(_ changes: PictureChanges, of graph: Graph) {
        versions = changes
        self.graph = graph
    }

    /// The change of a node of the new graph, and notes on what changed; nil and no notes if nothing did.
    subscript(new: NodeID) -> (change: Drawing.Change?, notes: [String]) {
        let given = versions.changed[new] ?? []
        guard let old = versions.nodes.old(new) else { return (.added, given) }
        var notes = given
        let name = "`\(previous[old].name)`"
        if previous[old].name != graph[new].name, !given.contains(where: { $0.contains(name) }) {
            notes.insert("was \(name)", at: 0)
        }
        if given.isEmpty { notes += Self.differences(previous[old], graph[new]) }
        return (notes.isEmpty ? nil : .changed, notes)
    }

    /// The nodes of the previous version that were removed, in source order.
    var removed: [NodeID] { previous.nodes.indices.map { NodeID($0) }.filter { versions.nodes.new($0) == nil } }

    /// The differences between the boxes of two nodes.
    private static func differences(_ old: Node, _ new: Node) -> [String] {
        var notes: [String] = []
        if old.kind != new.kind { notes.append("was \(old.kind.withArticle)") }
        let (title, name) = (old.title?.plainText, new.title?.plainText)
        if title != name { notes.append(title.map { "the title was “\($0)”" } ?? "had no title") }
        let (before, after) = (detailTexts(of: old), detailTexts(of: new))
        notes += before.filter { !after.contains($0) }.map { "no longer: \($0)" }
        notes += after.filter { !before.contains($0) }.map { "new: \($0)" }
        return notes
    }

    private static func detailTexts(of node: Node) -> [String] {
        DrawingBuilder.details(of: node).filter { $0.kind != .id }.map(\.text)
    }
}
