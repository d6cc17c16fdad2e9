import NavGraph
import NavLinks
import NavSwiftWriter

/// What callers of the generated Swift have to change, for each node.
struct SourceChanges {
    /// A declaration that was removed or added, as a line of text.
    struct Line {
        var text: String
        /// The name of the declaration and of the type that contains it.
        var terms: Set<String>

        /// Whether nodes decide that it exists: it is one of the types that list them, or in one.
        var isAboutNodes: Bool {
            terms.contains { term in Self.families.contains { term.hasSuffix($0) } }
        }

        private static let families = [
            "Node", "Route", "Sheet", "Cover", "Popover", "Alert", "Dialog", "Flow", "Action", "Tab", "Split", "Link",
            "Destinations", "Handlers",
        ]
    }

    /// The changed declarations of one node, or of the whole graph.
    struct Verdict {
        var oldNode: NodeID?
        var newNode: NodeID?
        /// Removed and added declarations, written like a diff.
        var lines: [Line] = []
        /// Lines for changes that affect only some callers, such as those that destructure a case
        /// or must now `await`.
        var possible: [Line] = []
    }

    private(set) var verdicts: [Verdict] = []

    init(_ pair: VersionPair) {
        // Both graphs get the same name, otherwise all types would differ.
        var former = pair.old
        if former.graph.name.value != pair.new.graph.name.value {
            var graph = former.graph
            graph.name = pair.new.graph.name
            former = LinkAnalysis(graph)
        }
        let old = SwiftInterface(former)
        let new = SwiftInterface(pair.new)
        let changes = SwiftInterface.changes(old: old, new: new, nodes: pair.nodes)
        for change in changes where change.effect != .safe {
            let index = verdicts.firstIndex { $0.oldNode == change.oldNode && $0.newNode == change.newNode }
            var verdict = index.map { verdicts[$0] } ?? Verdict(oldNode: change.oldNode, newNode: change.newNode)
            if change.kind == .accessNarrowed {
                verdict.lines.append(Line(text: "everything has a lower access level", terms: []))
            }
            for part in change.parts {
                let lines = Self.lines(part, namingModule: change.kind == .moved)
                switch part.effect {
                case .breaking: verdict.lines += lines
                case .conditional: verdict.possible += lines
                case .safe: break
                }
            }
            if let index { verdicts[index] = verdict } else { verdicts.append(verdict) }
        }
    }

    private static func lines(_ part: InterfaceChange.Part, namingModule: Bool) -> [Line] {
        [
            part.old.map { line("- ", $0, namingModule: namingModule) },
            part.new.map { line("+ ", $0, namingModule: namingModule) },
        ].compactMap(\.self)
    }

    /// A line of a diff, such as `- ShopRoute: case product(productId: Int)`.
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
