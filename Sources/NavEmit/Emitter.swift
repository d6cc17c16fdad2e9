public import NavGraph
public import NavLinks

/// A file to write, with its path relative to the output folder.
public struct EmittedFile: Sendable {
    public var path: String
    /// Whether the file gets execute permission, as scripts do.
    public var isExecutable: Bool
    /// Whether the file covers a single section instead of the whole graph. Such files are small in
    /// comparison.
    public var isSectionFile: Bool
    private let make: @Sendable () -> [UInt8]

    /// The contents, generated on each access, so that the files of a large graph are not all in memory
    /// at once.
    public var bytes: [UInt8] { make() }

    /// The contents as a single string.
    public var contents: String { String(decoding: bytes, as: UTF8.self) }

    public init(
        path: String, contents: @escaping @autoclosure @Sendable () -> String, isExecutable: Bool = false,
        isSectionFile: Bool = false
    ) {
        self.path = path
        self.isExecutable = isExecutable
        self.isSectionFile = isSectionFile
        make = { Array(contents().utf8) }
    }

    /// Creates a file from generated code, which already is UTF-8 bytes.
    init(path: String, code: @escaping @autoclosure @Sendable () -> [UInt8], isSectionFile: Bool = false) {
        self.path = path
        isExecutable = false
        self.isSectionFile = isSectionFile
        make = code
    }
}

/// A reason why an output cannot be written although the graph has no errors.
public struct OutputProblem: Sendable {
    public var message: String
    public var help: String

    public init(message: String, help: String) {
        self.message = message
        self.help = help
    }
}

/// What emitters need in addition to the graph.
public struct EmitOptions: Sendable {
    /// Fixed file names; by default files are named after the graph and its sections.
    public var names: FixedNames?
    /// Limits the Swift output to the files that this module compiles; nil writes all of them.
    public var module: String?
    /// The base name of the graph's main file, for the header comments of generated files.
    public var sourceName: String
    /// Which part of the graph pictures show, and how; nil for what the graph's `outputs` say.
    public var picture: PictureOptions?

    /// What a picture shows, and how.
    public func picture(_ kind: OutputKind, of graph: Graph) -> PictureOptions {
        picture ?? PictureOptions(kind, of: graph)
    }

    /// The common prefix of file names.
    func stem(_ graph: Graph) -> String { names?.main ?? graph.name.value }

    public init(
        names: FixedNames? = nil, module: String? = nil, sourceName: String,
        picture: PictureOptions? = nil
    ) {
        self.names = names
        self.module = module
        self.sourceName = sourceName
        self.picture = picture
    }
}

/// One output: a function from an analyzed graph and its links to files.
public struct Emitter: Sendable {
    public let kind: OutputKind
    public let files: @Sendable (LinkAnalysis, EmitOptions) -> [EmittedFile]
    /// The reasons why the output cannot be written; empty if it can.
    public let problems: @Sendable (LinkAnalysis, EmitOptions) -> [OutputProblem]

    init(
        _ kind: OutputKind,
        problems: @escaping @Sendable (LinkAnalysis, EmitOptions) -> [OutputProblem] = { _, _ in [] },
        files: @escaping @Sendable (LinkAnalysis, EmitOptions) -> [EmittedFile]
    ) {
        self.kind = kind
        self.problems = problems
        self.files = files
    }
}

extension OutputKind {
    /// What writes the output, or for a drawing the DOT from which it is made.
    public var emitter: Emitter {
        switch self {
        case .swift: .swift
        case .tests: .tests
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
