public import NavGraph
public import NavSyntax

/// Which part of a graph a picture shows, what it marks, and how it looks. By default it shows the whole graph.
public struct PictureOptions: Sendable {
    /// The node in the center; only nodes near it are drawn.
    public var focus: NodeID?
    /// How many steps away from the focus, in either direction.
    public var depth = 2
    /// Limits the picture to nodes with one of these tags, unless empty.
    public var tags: [String] = []
    /// Limits the picture to nodes of these sections and their subsections, unless empty.
    public var sections: [SectionID] = []
    /// With `sections`: also draws the nodes and the cards of other sections that routes connect with them.
    public var showsNeighbors = false
    /// Where the cards of sections lead to, in an svg or pdf.
    public var links: PictureLinks?
    /// Which groups of nodes are drawn as one card each.
    public var collapsing = Collapsing.auto
    /// Sections that are drawn as one card in any case.
    public var collapsed: [SectionID] = []
    /// Diagnostics to mark at the nodes that they are about; nil marks none.
    public var findings: [Diagnostic]?
    /// The previous version, to mark what was added, removed and changed; nil marks nothing.
    public var changes: PictureChanges?
    /// Pictures of the running app, which Graphviz draws on the cards.
    public var screens: ScreenPictures?
    public var legend = LegendSize.compact
    public var theme = PictureTheme.auto

    public init() {}

    /// A picture of the whole graph, as its `outputs` say.
    public init(_ kind: OutputKind, of graph: Graph) {
        guard let options = graph.outputs.last(where: { $0.kind.value == kind })?.options else { return }
        if let collapsing = options.collapse { self.collapsing = collapsing }
        if let legend = options.legend { self.legend = legend }
        if let theme = options.theme { self.theme = theme }
    }

    /// Whether the options may leave out parts of the graph.
    public var isNarrowed: Bool { focus != nil || !tags.isEmpty || !sections.isEmpty }
}

/// The files of pictures that link to each other.
public struct PictureLinks: Sendable {
    /// The picture of the whole graph.
    public var overview: String
    public var sections: [SectionID: String]

    public init(overview: String, sections: [SectionID: String]) {
        self.overview = overview
        self.sections = sections
    }
}
