import NavEmit
import NavGraph
import NavLinks

/// What callers of the generated Swift have to change, by node, in words.
struct SourceChanges {
    /// What changed of one node, or of the graph as a whole.
    struct Verdict {
        var oldNode: NodeID?
        var newNode: NodeID?
        /// Lines as in a diff: what is gone, what is there.
        var lines: [String] = []
        var isBreaking = false
    }

    private(set) var verdicts: [Verdict] = []

    init(_ pair: VersionPair) {
        let options = EmitOptions(sourceName: "")
        let changes = SwiftInterface.changes(
            old: SwiftInterface(pair.old.analysed, pair.old.links, options: options),
            new: SwiftInterface(pair.new.analysed, pair.new.links, options: options), nodes: pair.nodes)
        for change in changes where change.effect == .breaking {
            let place = verdicts.firstIndex { $0.oldNode == change.oldNode && $0.newNode == change.newNode }
            var verdict = place.map { verdicts[$0] } ?? Verdict(oldNode: change.oldNode, newNode: change.newNode)
            verdict.isBreaking = true
            if change.kind == .accessNarrowed { verdict.lines.append("all of it can be seen from fewer places") }
            for part in change.parts where part.effect == .breaking {
                if let old = part.old { verdict.lines.append("- " + Self.words(old)) }
                if let new = part.new { verdict.lines.append("+ " + Self.words(new)) }
            }
            if let place { verdicts[place] = verdict } else { verdicts.append(verdict) }
        }
    }

    /// `ShopRoute: case product(productId: Int)`.
    private static func words(_ declaration: SwiftInterface.Declaration) -> String {
        declaration.container.isEmpty ? declaration.signature : "\(declaration.container): \(declaration.signature)"
    }
}
