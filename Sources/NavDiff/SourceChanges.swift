import NavEmit
import NavGraph
import NavLinks

/// What callers of the generated Swift have to change, by node, in words.
struct SourceChanges {
    /// A declaration that is gone, or another.
    struct Line {
        var text: String
        /// What it is called, and in what it stands.
        var terms: Set<String>
    }

    /// What changed of one node, or of the graph as a whole.
    struct Verdict {
        var oldNode: NodeID?
        var newNode: NodeID?
        /// As in a diff: what is gone, what is there.
        var lines: [Line] = []
    }

    private(set) var verdicts: [Verdict] = []

    init(_ pair: VersionPair) {
        // Under one name, or all types would be different.
        var graph = pair.old.graph
        graph.name = pair.new.graph.name
        let options = EmitOptions(sourceName: "")
        let changes = SwiftInterface.changes(
            old: SwiftInterface(AnalysedGraph(graph), pair.old.links, options: options),
            new: SwiftInterface(pair.new.analysed, pair.new.links, options: options), nodes: pair.nodes)
        for change in changes where change.effect == .breaking {
            let place = verdicts.firstIndex { $0.oldNode == change.oldNode && $0.newNode == change.newNode }
            var verdict = place.map { verdicts[$0] } ?? Verdict(oldNode: change.oldNode, newNode: change.newNode)
            if change.kind == .accessNarrowed {
                verdict.lines.append(Line(text: "all of it can be seen from fewer places", terms: []))
            }
            for part in change.parts where part.effect == .breaking {
                let isMoved = change.kind == .moved
                if let old = part.old { verdict.lines.append(Self.line("- ", old, namingModule: isMoved)) }
                if let new = part.new { verdict.lines.append(Self.line("+ ", new, namingModule: isMoved)) }
            }
            if let place { verdicts[place] = verdict } else { verdicts.append(verdict) }
        }
    }

    /// `- ShopRoute: case product(productId: Int)`.
    private static func line(
        _ mark: String, _ declaration: SwiftInterface.Declaration, namingModule: Bool
    ) -> Line {
        let container = declaration.container
        let module = namingModule ? " in \(declaration.module ?? "the app's own module")" : ""
        return Line(
            text: mark + (container.isEmpty ? "" : container + ": ") + declaration.signature + module,
            terms: [container, declaration.word])
    }
}
