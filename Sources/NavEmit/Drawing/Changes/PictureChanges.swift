public import NavGraph
public import NavLinks

/// The version before, whose picture is compared with the new graph's: what was added, removed and changed is marked.
///
/// Nodes and routes that were added or removed are found here. Between equal versions, a picture is the plain one.
public struct PictureChanges: Sendable {
    /// The graph before, and its links.
    public let old: AnalysedGraph
    public let oldLinks: LinkTable
    public let nodes: NodePairs
    /// What changed about nodes of the new graph, in short sentences. Where there are none about a node, what its box
    /// shows differently is told instead; that it was renamed, in any case.
    public let changed: [NodeID: [String]]

    public init(old: AnalysedGraph, oldLinks: LinkTable, nodes: NodePairs, changed: [NodeID: [String]] = [:]) {
        self.old = old
        self.oldLinks = oldLinks
        self.nodes = nodes
        self.changed = changed
    }
}

extension PictureChanges {
    /// What part of the graph before is compared with what a picture shows of the new one.
    func formerOptions(_ options: PictureOptions, of graph: Graph) -> PictureOptions {
        var former = options
        former.changes = nil
        former.findings = nil
        former.focus = options.focus.flatMap { nodes.old($0) }
        func sections(_ ids: [SectionID]) -> [SectionID] {
            ids.compactMap { id in
                old.graph.sections.firstIndex { $0.path == graph[id].path }.map { SectionID($0) }
            }
        }
        former.sections = sections(options.sections)
        former.collapsed = sections(options.collapsed)
        return former
    }

    /// Which nodes of the graph before are compared: those that the picture shows, and of what is gone, what it would
    /// have shown.
    func formerSelection(_ options: PictureOptions, of graph: Graph, beside selection: Selection) -> Selection {
        let former = formerOptions(options, of: graph)
        // Without its focus or its sections, the part that the picture shows was not there.
        let hadPart =
            (options.focus == nil) == (former.focus == nil) && options.sections.isEmpty == former.sections.isEmpty
        var before = Selection(old, former)
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
