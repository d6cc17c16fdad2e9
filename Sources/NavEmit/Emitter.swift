public import NavGraph
public import NavLinks

/// A file that an emitter wants written, by its path in the output folder.
public struct EmittedFile: Sendable {
    public var path: String
    public var contents: String
}

/// What emitters need to know beside the graph.
public struct EmitOptions: Sendable {
    /// What files are named after; default: the graph's name.
    public var stem: String?
    /// The base name of the graph's main file, for headers.
    public var sourceName: String

    public init(stem: String? = nil, sourceName: String) {
        self.stem = stem
        self.sourceName = sourceName
    }
}

/// One output: a function from an analysed graph and its links to files.
public struct Emitter: Sendable {
    public let kind: OutputKind
    /// Written also when the graph does not ask for it.
    public let isDefault: Bool
    public let files: @Sendable (AnalysedGraph, LinkTable, EmitOptions) -> [EmittedFile]

    init(
        _ kind: OutputKind, isDefault: Bool = false,
        files: @escaping @Sendable (AnalysedGraph, LinkTable, EmitOptions) -> [EmittedFile]
    ) {
        self.kind = kind
        self.isDefault = isDefault
        self.files = files
    }
}

/// Every output that navgen can write.
public let allEmitters: [Emitter] = [.swift, .tests, .dot, .html, .json]
