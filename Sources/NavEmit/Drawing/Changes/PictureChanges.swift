public import NavGraph
public import NavLinks

/// The previous version of a graph, to mark in a picture what was added, removed and changed.
///
/// If the versions are equal, the picture has no marks.
public struct PictureChanges: Sendable {
    /// The previous graph.
    public let old: LinkAnalysis
    /// Which node of the previous version each node is.
    public let nodes: NodePairs
    /// Short notes on what changed about nodes of the new graph. For a node without notes, the differences
    /// between its boxes are shown instead. A new name is shown in any case.
    public let changed: [NodeID: [String]]

    public init(old: LinkAnalysis, nodes: NodePairs, changed: [NodeID: [String]] = [:]) {
        self.old = old
        self.nodes = nodes
        self.changed = changed
    }
}

extension PictureChanges {
    /// The options for the previous graph that select the same part as the options for the new one.
    func previousOptions(_ options: PictureOptions, of graph: Graph) -> PictureOptions {
        var previous = options
        previous.changes = nil
        previous.findings = nil
        previous.focus = options.focus.flatMap { nodes.old($0) }
        func sections(_ ids: [SectionID]) -> [SectionID] {
            ids.compactMap { id in
                old.graph.sections.firstIndex { $0.path == graph[id].path }.map { SectionID($0) }
            }
        }
        previous.sections = sections(options.sections)
        previous.collapsed = sections(options.collapsed)
        // `auto` closes nothing where changes are shown.
        if options.collapsing == .auto { previous.collapsing = .none }
        return previous
    }

    /// The nodes of the previous graph to compare: those that the picture shows, and those removed nodes
    /// that it would have shown.
    func previousSelection(_ options: PictureOptions, of graph: Graph, beside selection: Selection) -> Selection {
        let previous = previousOptions(options, of: graph)
        // If the focus or the sections are new, the selected part did not exist before.
        let hadPart =
            (options.focus == nil) == (previous.focus == nil) && options.sections.isEmpty == previous.sections.isEmpty
        var before = Selection(old.analyzed, previous)
        for index in old.graph.nodes.indices {
            if let now = nodes.new(NodeID(index)) {
                before.show(NodeID(index), selection.isShown[now.index])
            } else if !hadPart {
                before.show(NodeID(index), false)
            }
        }
        return before
    }
}
