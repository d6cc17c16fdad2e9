public import NavGraph
public import NavLinks
public import NavSwiftWriter

/// What emitters need in addition to the graph.
public struct EmitOptions: Sendable {
    public var swift: SwiftOptions
    /// Which part of the graph pictures show, and how; nil for what the graph's `outputs` say.
    public var picture: PictureOptions?
    /// Pictures of the running app, and those of the former version that changes are shown against.
    public var screens: ScreenPictures?
    public var formerScreens: ScreenPictures?

    public init(
        names: FixedNames? = nil, module: String? = nil, sourceName: String,
        picture: PictureOptions? = nil
    ) {
        swift = SwiftOptions(names: names, module: module, sourceName: sourceName)
        self.picture = picture
    }

    public var sourceName: String { swift.sourceName }

    /// What a picture shows, and how.
    public func picture(_ kind: OutputKind, of graph: Graph) -> PictureOptions {
        picture ?? PictureOptions(kind, of: graph)
    }

    /// The common prefix of file names.
    func stem(_ graph: Graph) -> String { swift.stem(graph) }
}

/// One output: a function from an analyzed graph and its links to files.
public struct Emitter: Sendable {
    public let kind: OutputKind
    public let files: @Sendable (LinkAnalysis, EmitOptions) -> [OutputFile]
    /// The reasons why the output cannot be written; empty if it can.
    public let problems: @Sendable (LinkAnalysis, EmitOptions) -> [OutputProblem]

    init(
        _ kind: OutputKind,
        problems: @escaping @Sendable (LinkAnalysis, EmitOptions) -> [OutputProblem] = { _, _ in [] },
        files: @escaping @Sendable (LinkAnalysis, EmitOptions) -> [OutputFile]
    ) {
        self.kind = kind
        self.problems = problems
        self.files = files
    }
}

extension Emitter {
    static let swift = Emitter(.swift) { links, options in
        SwiftOutput.problems(links, options.swift)
    } files: { links, options in
        SwiftOutput.files(links, options.swift)
    }

    static let tests = Emitter(.tests) { links, options in SwiftOutput.tests(links, options.swift) }
}

extension OutputKind {
    /// What writes the output, or for a drawing the DOT from which it is made.
    public var emitter: Emitter {
        switch self {
        case .swift: .swift
        case .tests: .tests
        case .tours: .tours
        case .dot, .svg, .png, .pdf: .dot
        case .mermaid: .mermaid
        case .html: .html
        case .markdown: .markdown
        case .json: .json
        case .aasa: .aasa
        case .plist: .plist
        case .entitlements: .entitlements
        case .simctl: .simctl
        case .baseline: .baseline
        }
    }
}

/// Every emitter.
public let allEmitters = OutputKind.allCases.filter { $0.source == $0 }.map(\.emitter)
