public import NavSyntax

/// How a file is included in its graph.
public struct FileContext: Sendable {
    /// The `include` entry of another file; nil for the main file.
    let request: IncludeRequest?
    /// The section of its nodes, and the dotted name of that section.
    let section: SectionID
    let path: String

    public static let main = FileContext(request: nil, section: .main, path: "")
}

/// One file of a graph, decoded as far as possible without the other files.
///
/// Its tree is freed at once, so that the next file can reuse the memory, which is still in the cache.
public struct DecodedFile: Sendable {
    public let source: SourceFile
    public let id: FileID
    public let ignores: [IgnoreComment]
    /// The diagnostics of the YAML parser.
    public let mistakes: [Diagnostic]
    /// The files that it includes, in order.
    public let includes: [IncludeRequest]
    /// Whether it is valid YAML.
    public let isYAML: Bool
    /// Whether it is valid YAML and its root is a mapping or empty.
    public let holdsKeys: Bool
    let context: FileContext
    let keys: [FileKey]
    let draft: FileDraft
    let decoder: Decoder

    public init(_ parsed: ParsedFile, at context: FileContext) {
        source = parsed.file
        id = parsed.id
        ignores = parsed.ignores
        mistakes = parsed.diagnostics
        self.context = context
        isYAML = parsed.isYAML
        var draft = FileDraft()
        var decoder = Decoder()
        decoder.section = context.section
        decoder.path = context.path
        let keys: [FileKey]? =
            parsed.withTree { tree in
                guard tree.kind == .mapping || tree.isNull else {
                    decoder.reportType(of: tree, expected: "the keys of a graph file")
                    return nil
                }
                _ = FileKeys.table.decode(tree, into: &draft, &decoder)
                return tree.entries.map(FileKey.init)
            } ?? nil
        holdsKeys = keys != nil
        self.keys = keys ?? []
        includes = draft.includes
        self.draft = draft
        self.decoder = decoder
    }

    /// The range of its first key, for diagnostics about the file as a whole.
    var start: SourceRange { keys.first?.range ?? SourceRange(file: id, start: 0, end: 0) }
}

/// A top-level key of a file, with the kind of its value.
struct FileKey: Sendable {
    var name: String
    var range: SourceRange
    var kind: YAMLNode.Kind
    var isNull: Bool

    init(_ key: YAMLNode, _ value: YAMLNode) {
        name = key.text
        range = key.range
        kind = value.kind
        isNull = value.isNull
    }
}

/// The sections of a graph, in the order of its files.
public struct SectionList: Sendable {
    private(set) var sections: [Section]
    /// The context of each file, by file id.
    private var contexts = [FileContext.main]

    /// Creates a list with the main section only.
    public init() {
        let file = FileID(0)
        let start = SourceRange(file: file, start: 0, end: 0)
        sections = [Section(name: Located("", start), path: "", parent: nil, module: nil, file: file)]
    }

    /// Adds the next included file.
    public mutating func add(_ request: IncludeRequest, from parent: FileID) -> FileContext {
        let file = FileID(contexts.count)
        let outer = contexts[Int(parent.index)]
        var context = FileContext(request: request, section: outer.section, path: outer.path)
        if let name = request.section {
            let path = outer.section == .main ? name.value : .dotted(outer.path, name.value)
            context = FileContext(request: request, section: SectionID(sections.count), path: path)
            let section = Section(
                name: name, path: path, parent: outer.section, module: request.module, file: file)
            section.isUnstable = request.isUnstable
            sections.append(section)
        }
        contexts.append(context)
        return context
    }
}
