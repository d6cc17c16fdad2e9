public import NavCompiler
import NavEmit
import NavGraph
import NavLinks
import NavPlatform
import NavSyntax

/// What a served page shows: the last version of a graph that can be drawn, and the diagnostics of
/// the current one.
public struct LiveGraph: Sendable {
    /// The graph's main file, as it was named.
    private let path: String
    private var page: LivePage
    /// Whether the page shows the current version.
    private var isCurrent = false
    /// The nodes of the last version without errors.
    private var knownNodes: Set<String> = []
    /// Why the main file could not be read.
    private var failure: String?
    private var diagnostics: [JSON] = []

    /// Starts with a graph without nodes, which is shown until the first version can be read.
    public init(_ path: String) {
        self.path = path
        let start = SourceRange(file: FileID(0), start: 0, end: 0)
        let links = LinkAnalysis(Graph(name: Located(path.fileName, start), start: start))
        page = LivePage(links, sourceName: path.fileName)
    }

    /// Shows the result of compiling the graph.
    ///
    /// A graph with errors is shown as far as it could be read. But if an error hides nodes of the
    /// last version without errors, such as a mistake in a key or in YAML, that version stays.
    public mutating func update(_ result: Compilation) {
        failure = result.failure.map { "cannot read \($0.path): \($0.reason)" }
        var locations = SourceLocations(result.sources)
        diagnostics = result.diagnostics.map { Self.json($0, result, &locations) }
        isCurrent = false
        guard let links = result.links else { return }
        let nodes = Set(links.graph.nodes.map(\.name))
        guard !result.hasErrors || knownNodes.isSubset(of: nodes) else { return }
        isCurrent = true
        page = LivePage(links, sourceName: path.fileName)
        if !result.hasErrors { knownNodes = nodes }
    }

    /// A diagnostic as in the format `json`, with its node and the line that it is about.
    private static func json(
        _ diagnostic: Diagnostic, _ result: Compilation, _ locations: inout SourceLocations
    ) -> JSON {
        let location = locations.location(of: diagnostic.range)
        let line = DisplayLine(diagnostic.range, locations.table(diagnostic.range.file), location)
        let excerpt: [(String, JSON)] = [
            ("text", .string(line.text)), ("indent", .int(line.indent.count)),
            ("length", .int(line.underline.count)),
        ]
        return .object(
            JSONPrinter.members(diagnostic, &locations) + [
                ("node", result.node(at: diagnostic.range).map { .string($0) } ?? .null),
                ("excerpt", .object(excerpt)),
            ])
    }

    /// What the server answers.
    var site: ServedSite {
        let document = JSON.object([
            ("graph", page.graph), ("isCurrent", .bool(isCurrent)),
            ("failure", failure.map { .string($0) } ?? .null), ("diagnostics", .array(diagnostics)),
        ])
        let page = page
        return ServedSite(
            page: { Array(page.text.utf8) }, policy: LivePage.policy, document: Array(document.text().utf8))
    }
}

extension String {
    /// The part of a path after the last slash.
    fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
