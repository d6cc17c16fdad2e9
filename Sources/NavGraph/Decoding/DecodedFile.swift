public import NavSyntax

/// How a file belongs to its graph.
public struct FilePlace: Sendable {
    /// How another file asks for it; nil for the main file.
    let request: IncludeRequest?
    /// The section that its nodes belong to, and that section's dotted name.
    let section: SectionID
    let path: String

    public static let main = FilePlace(request: nil, section: .main, path: "")
}

/// One file of a graph, decoded as far as that goes without the others.
///
/// Its tree is let go at once: what the next file needs can have its memory, which is still in the cache.
public struct DecodedFile: Sendable {
    public let source: SourceFile
    public let id: FileID
    public let ignores: [IgnoreComment]
    /// What is wrong with it as YAML.
    public let mistakes: [Diagnostic]
    /// The files that it includes, in order.
    public let includes: [IncludeRequest]
    /// It could be read as YAML.
    public let isYAML: Bool
    /// It could be read as YAML, and is not a mere list or text.
    public let holdsKeys: Bool
    let place: FilePlace
    let keys: [FileKey]
    let draft: FileDraft
    let decoder: Decoder

    public init(_ parsed: ParsedFile, at place: FilePlace) {
        source = parsed.file
        id = parsed.id
        ignores = parsed.ignores
        mistakes = parsed.diagnostics
        self.place = place
        isYAML = parsed.isYAML
        var draft = FileDraft()
        var decoder = Decoder()
        decoder.section = place.section
        decoder.path = place.path
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

    /// Its first key, which stands for the file as a whole.
    var start: SourceRange { keys.first?.range ?? SourceRange(file: id, start: 0, end: 0) }
}

/// A key of a file, with what can be said of its value without knowing the key.
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

/// The sections of a graph, numbered in the order of its files.
public struct SectionList: Sendable {
    private(set) var sections: [Section]
    /// By file.
    private var places = [FilePlace.main]

    /// Those of a main file that includes nothing yet.
    public init() {
        let file = FileID(0)
        let start = SourceRange(file: file, start: 0, end: 0)
        sections = [Section(name: Located("", start), path: "", parent: nil, module: nil, file: file)]
    }

    /// The place of the next file, for which another one asks.
    public mutating func add(_ request: IncludeRequest, from parent: FileID) -> FilePlace {
        let file = FileID(places.count)
        let outer = places[Int(parent.index)]
        var place = FilePlace(request: request, section: outer.section, path: outer.path)
        if let name = request.section {
            let path = outer.section == .main ? name.value : .dotted(outer.path, name.value)
            place = FilePlace(request: request, section: SectionID(sections.count), path: path)
            sections.append(
                Section(name: name, path: path, parent: outer.section, module: request.module, file: file))
        }
        places.append(place)
        return place
    }
}
