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
