/// Something that navgen writes for a graph, in the order in which outputs are listed.
public enum OutputKind: String, Sendable, CaseIterable {
    case swift, tests, tours, dot, mermaid, svg, png, pdf, html, markdown, json, aasa, plist, entitlements, simctl
    case baseline

    /// What an output is for.
    public enum Purpose: Sendable {
        /// Swift that is compiled with the app.
        case code
        /// A picture of the graph as text.
        case picture
        /// A picture that Graphviz draws from the output `dot`.
        case drawing
        /// A description of the whole graph.
        case document
        /// A file for another tool, or for review.
        case projectFile
    }

    /// The table of outputs, with the properties that the reference, help, `--format`, file names
    /// and the library use.
    private var entry: (purpose: Purpose, extensions: [String], summary: String) {
        switch self {
        case .swift:
            (
                .code, [],
                "The Swift code: routes, links, state, navigator, flows and views. Written unless it is `false`."
            )
        case .tests: (.code, [], "Tests of the generated Swift: a round trip for every link, rejected URLs, and plans.")
        case .tours: (.code, [], "Tests of the user interface that show every screen and take every route.")
        case .dot: (.picture, ["dot", "gv"], "The graph for Graphviz.")
        case .mermaid: (.picture, ["mermaid", "mmd"], "The graph for Markdown.")
        case .svg: (.drawing, ["svg"], "A drawing of the graph, by Graphviz.")
        case .png: (.drawing, ["png"], "A drawing of the graph as an image, by Graphviz.")
        case .pdf: (.drawing, ["pdf"], "A drawing of the graph for print, by Graphviz.")
        case .html: (.document, ["html", "htm"], "A page with the diagram, the links, and a box that resolves URLs.")
        case .markdown: (.document, ["markdown", "md"], "Tables of screens, links and routes.")
        case .json: (.document, ["json"], "The resolved graph with its plans, for other tools.")
        case .aasa: (.projectFile, [], "The `apple-app-site-association` for the hosts.")
        case .plist: (.projectFile, [], "`CFBundleURLTypes` for the schemes.")
        case .entitlements: (.projectFile, [], "The associated domains for the hosts.")
        case .simctl: (.projectFile, [], "A script that opens every link in a simulator.")
        case .baseline: (.projectFile, [], "A line for each fact of the graph, to commit and review.")
        }
    }

    public var purpose: Purpose { entry.purpose }

    /// The file name extensions by which `navgen graph -o` recognizes it; empty if `navgen graph`
    /// does not write the output.
    public var extensions: [String] { entry.extensions }

    /// What it is, for editors and the reference.
    public var summary: String { entry.summary }

    /// Written unless `outputs:` says `false`.
    public var isDefault: Bool { self == .swift }

    /// Whether it shows the graph as a picture, of the whole or of a part.
    public var isPicture: Bool { purpose == .picture || purpose == .drawing }

    /// Whether it shows one graph as a whole in one file, as `navgen graph` writes it.
    public var showsGraph: Bool { isPicture || purpose == .document }

    /// The output from which this one is made.
    public var source: OutputKind { purpose == .drawing ? .dot : self }
}
