public import NavGraph
public import NavSyntax

/// Which part of a graph a picture shows, and what it marks. By default it shows the whole graph.
public struct PictureOptions: Sendable {
    /// The node in the center; only nodes near it are drawn.
    public var focus: NodeID?
    /// How many steps away from the focus, in either direction.
    public var depth = 2
    /// Limits the picture to nodes with one of these tags, unless empty.
    public var tags: [String] = []
    /// Limits the picture to nodes of these sections and their subsections, unless empty.
    public var sections: [SectionID] = []
    /// Sections that are drawn as one box.
    public var collapsed: [SectionID] = []
    /// Diagnostics to mark at the nodes that they are about; nil marks none.
    public var findings: [Diagnostic]?
    /// The previous version, to mark what was added, removed and changed; nil marks nothing.
    public var changes: PictureChanges?

    public init() {}

    /// Whether the options may leave out parts of the graph.
    public var isNarrowed: Bool { focus != nil || !tags.isEmpty || !sections.isEmpty }
}
