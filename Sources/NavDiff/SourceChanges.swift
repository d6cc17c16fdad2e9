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
        /// The same of what only some callers notice: those that take a case apart, or may have to wait now.
        var possible: [Line] = []
    }

    private(set) var verdicts: [Verdict] = []

    init(_ pair: VersionPair) {
        // Under one name, or all types would be different.
        var graph = pair.old.graph
        graph.name = pair.new.graph.name
        let options = EmitOptions(sourceName: "")
        let old = SwiftInterface(AnalysedGraph(graph), pair.old.links, options: options)
        let new = SwiftInterface(pair.new.analysed, pair.new.links, options: options)
        let changes = SwiftInterface.changes(old: old, new: new, nodes: pair.nodes)
        for change in changes where change.effect != .safe {
            let place = verdicts.firstIndex { $0.oldNode == change.oldNode && $0.newNode == change.newNode }
            var verdict = place.map { verdicts[$0] } ?? Verdict(oldNode: change.oldNode, newNode: change.newNode)
            if change.kind == .accessNarrowed {
                verdict.lines.append(Line(text: "all of it can be seen from fewer places", terms: []))
            }
            for part in change.parts {
                let lines = Self.lines(part, namingModule: change.kind == .moved)
                switch part.effect {
                case .breaking: verdict.lines += lines
                case .conditional: verdict.possible += lines
                case .safe: break
                }
            }
            if let place { verdicts[place] = verdict } else { verdicts.append(verdict) }
        }
    }

    private static func lines(_ part: InterfaceChange.Part, namingModule: Bool) -> [Line] {
        [
            part.old.map { line("- ", $0, namingModule: namingModule) },
            part.new.map { line("+ ", $0, namingModule: namingModule) },
        ].compactMap(\.self)
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
