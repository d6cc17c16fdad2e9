public import NavGraph
public import NavSyntax

/// What part of a graph a picture shows, and what it marks. As it stands, all of it.
public struct PictureOptions: Sendable {
    /// The node in the middle; only what lies near it is drawn.
    public var focus: NodeID?
    /// How many steps away from the focus, in either direction.
    public var depth = 2
    /// Only nodes with one of these tags; all where there are none.
    public var tags: [String] = []
    /// Only nodes of these sections and of those inside them; all where there are none.
    public var sections: [SectionID] = []
    /// Sections that are drawn as one box.
    public var collapsed: [SectionID] = []
    /// Findings to mark at the nodes that they are about; nil marks nothing.
    public var findings: [Diagnostic]?
    /// The version before, to mark what was added, removed and changed; nil marks nothing.
    public var changes: PictureChanges?

    public init() {}

    /// Whether anything of the graph may be left out.
    public var isNarrowed: Bool { focus != nil || !tags.isEmpty || !sections.isEmpty }
}
