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
    public var legend = LegendSize.compact
    public var theme = PictureTheme.auto

    public init() {}

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

/// Which groups of nodes a picture draws as one card each.
public enum Collapsing: String, Sendable, CaseIterable {
    case none, sections, flows, all
    /// All groups if the picture would show more nodes than are easy to read, otherwise none.
    case auto

    /// The most nodes that `auto` draws one by one.
    public static let maxNodes = 60
}

/// How much a picture's legend explains.
public enum LegendSize: String, Sendable, CaseIterable {
    case none
    /// The lines that occur.
    case compact
    /// The lines, the boxes and the notations that occur.
    case full
}

/// The colors of a picture.
public enum PictureTheme: String, Sendable, CaseIterable {
    case light, dark
    /// In an svg, the colors follow the reader's system. Other formats can be read on light and dark pages.
    case auto
}
