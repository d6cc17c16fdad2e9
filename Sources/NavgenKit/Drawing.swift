import NavCompiler
import NavEmit
import NavFiles
import NavGraph

/// The options of a picture: its format, and which part of the graph to draw.
public struct Picture: Sendable, Hashable {
    /// The format of a picture.
    public struct Format: Sendable, Hashable, CaseIterable, RawRepresentable {
        let kind: OutputKind

        private init(_ kind: OutputKind) { self.kind = kind }

        /// The format with a name, as `--format` writes it; nil where there is none.
        public init?(rawValue: String) {
            guard let kind = OutputKind(rawValue: rawValue), kind.isPicture else { return nil }
            self.kind = kind
        }

        /// The name, as `--format` writes it.
        public var rawValue: String { kind.rawValue }

        /// Every format.
        public static let allCases = OutputKind.allCases.filter(\.isPicture).map(Format.init)

        /// For Graphviz.
        public static let dot = Format(.dot)
        /// For Markdown.
        public static let mermaid = Format(.mermaid)
        /// Drawn by Graphviz, which has to be installed.
        public static let svg = Format(.svg)
        /// Drawn by Graphviz, which has to be installed.
        public static let png = Format(.png)
        /// Drawn by Graphviz, which has to be installed.
        public static let pdf = Format(.pdf)
    }

    /// The format.
    public var format: Format
    /// The node to draw with the nodes near it; nil to draw the whole graph.
    public var focus: String?
    /// The maximum number of steps from the focus, in either direction.
    public var depth = 2
    /// Draws only nodes with one of these tags, unless this is empty.
    public var tags: [String] = []
    /// Draws only nodes of these sections, unless this is empty.
    public var sections: [String] = []
    /// Sections that are drawn as one card each.
    public var collapsedSections: [String] = []
    /// Whether all sections and flows of a graph with more than sixty nodes are drawn as one card each.
    public var collapsesLargeGraphs = true
    /// Whether diagnostics are marked.
    public var marksFindings = false
    /// The time limit for Graphviz.
    public var timeLimit = Duration.seconds(30)

    /// Creates the options of a picture of a whole graph, or of the nodes near one.
    public init(_ format: Format, around focus: String? = nil, depth: Int = 2) {
        self.format = format
        self.focus = focus
        self.depth = depth
    }
}

/// Why a picture cannot be drawn.
public enum DrawingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The picture names something that the graph does not have.
    case unknownName(UnknownName)
    /// No node matches all options.
    case nothingToDraw
    /// Graphviz is missing, failed or was too slow; the message says what is wrong, the help what
    /// to do.
    case graphviz(message: String, help: String)

    /// The error on one line.
    public var description: String {
        switch self {
        case .unknownName(let name): "\(name)"
        case .nothingToDraw: "nothing would be drawn: no node matches all options"
        case .graphviz(let message, let help): "\(message); \(help)"
        }
    }
}

extension CheckedGraph {
    /// Draws the graph, or a part of it.
    ///
    /// - Returns: The contents of the picture's file: text, or binary data for
    ///   ``Picture/Format/png`` and ``Picture/Format/pdf``.
    public func draw(_ picture: Picture) throws(DrawingError) -> [UInt8] {
        let options = EmitOptions(sourceName: sourceName, picture: try pictureOptions(of: picture))
        // A limit of one day keeps the number of milliseconds in range.
        let limit = min(max(picture.timeLimit, .zero), .seconds(86_400)) / .seconds(1)
        let made = outputs([picture.format.kind], of: links, options, Graphviz(limit: limit))
        if let failure = made.drawingFailures.first { throw .graphviz(message: failure.message, help: failure.help) }
        return made.files.flatMap(\.files).flatMap(\.bytes)
    }

    private func pictureOptions(of picture: Picture) throws(DrawingError) -> PictureOptions {
        var options = PictureOptions()
        if let focus = picture.focus {
            guard let id = id(of: focus) else {
                throw .unknownName(UnknownName(.node, focus, among: graph.nodes.map(\.name)))
            }
            options.focus = id
        }
        options.depth = max(0, picture.depth)
        let tags = Set(graph.nodes.flatMap(\.tags))
        for tag in picture.tags where !tags.contains(tag) {
            throw .unknownName(UnknownName(.tag, tag, among: tags.sorted()))
        }
        options.tags = picture.tags
        for name in picture.sections { options.sections.append(try section(name)) }
        options.collapsing = picture.collapsesLargeGraphs ? .auto : .none
        for name in picture.collapsedSections { options.collapsed.append(try section(name)) }
        if picture.marksFindings { options.findings = report.found }
        guard !options.isNarrowed || DrawnNodes.exist(in: analyzed, options) else { throw .nothingToDraw }
        return options
    }

    private func section(_ name: String) throws(DrawingError) -> SectionID {
        // The first section is the main graph, which has no name.
        guard let index = graph.sections.indices.dropFirst().first(where: { graph.sections[$0].path == name }) else {
            throw .unknownName(UnknownName(.section, name, among: graph.sections.dropFirst().map(\.path)))
        }
        return SectionID(index)
    }
}
