public import NavGraph
public import NavLinks

/// A file that an emitter wants written, by its path in the output folder.
public struct EmittedFile: Sendable {
    public var path: String
    /// A script that can be started by its name.
    public var isExecutable: Bool
    /// It tells of one section, and is small beside what tells of the whole graph.
    public var isOfSection: Bool
    private let make: @Sendable () -> FileText

    /// Made anew each time that it is asked for: of a large graph, nobody has to have all files at once.
    public var text: FileText { make() }

    /// The same as one text.
    public var contents: String { String(decoding: text.bytes, as: UTF8.self) }

    public init(
        path: String, contents: @escaping @autoclosure @Sendable () -> String, isExecutable: Bool = false,
        isOfSection: Bool = false
    ) {
        self.path = path
        self.isExecutable = isExecutable
        self.isOfSection = isOfSection
        make = { FileText(Array(contents().utf8)) }
    }

    /// A file of code, which has been bytes all along.
    init(path: String, code: @escaping @autoclosure @Sendable () -> FileText, isOfSection: Bool = false) {
        self.path = path
        isExecutable = false
        self.isOfSection = isOfSection
        make = code
    }
}

/// Why an output cannot be what it should be, although the graph has no errors.
public struct OutputProblem: Sendable {
    public var message: String
    public var help: String

    public init(message: String, help: String) {
        self.message = message
        self.help = help
    }
}

/// What emitters need to know beside the graph.
public struct EmitOptions: Sendable {
    /// What files are called; default: named after the graph and its sections.
    public var names: FixedNames?
    /// Only the Swift that this module of sections compiles.
    public var module: String?
    /// The base name of the graph's main file, for headers.
    public var sourceName: String
    /// What part of the graph pictures show.
    public var picture: PictureOptions

    /// What files are named after.
    func stem(_ graph: Graph) -> String { names?.main ?? graph.name.value }

    public init(
        names: FixedNames? = nil, module: String? = nil, sourceName: String,
        picture: PictureOptions = PictureOptions()
    ) {
        self.names = names
        self.module = module
        self.sourceName = sourceName
        self.picture = picture
    }
}

/// One output: a function from an analysed graph and its links to files.
public struct Emitter: Sendable {
    public let kind: OutputKind
    public let files: @Sendable (AnalysedGraph, LinkTable, EmitOptions) -> [EmittedFile]
    /// What keeps the output from being written.
    public let problems: @Sendable (AnalysedGraph, LinkTable, EmitOptions) -> [OutputProblem]

    init(
        _ kind: OutputKind,
        problems: @escaping @Sendable (AnalysedGraph, LinkTable, EmitOptions) -> [OutputProblem] = { _, _, _ in [] },
        files: @escaping @Sendable (AnalysedGraph, LinkTable, EmitOptions) -> [EmittedFile]
    ) {
        self.kind = kind
        self.problems = problems
        self.files = files
    }
}

/// Every output that navgen can write.
public let allEmitters: [Emitter] = [
    .swift, .tests, .dot, .mermaid, .html, .markdown, .json, .aasa, .plist, .entitlements, .simctl, .baseline,
]
