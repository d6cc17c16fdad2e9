import NavSyntax

/// Converts source ranges to locations in a document. File names are relative to the main file's
/// folder, so that a document does not depend on where the graph is stored.
struct DocumentLocations {
    /// A location in a file.
    struct Location {
        let file: String
        let line: Int
        let column: Int
    }

    private let names: [String]
    private let lines: [LineTable]

    init(_ files: [SourceFile]) {
        let folder = files.first.flatMap { main in main.name.lastSlash.map { main.name.utf8[...$0] } } ?? "".utf8[...]
        names = files.map { file in
            let name = file.name.utf8
            return name.starts(with: folder) ? String(Substring(name.dropFirst(folder.count))) : file.name
        }
        lines = files.map { LineTable($0) }
    }

    func name(of file: FileID) -> String? {
        names.indices.contains(Int(file.index)) ? names[Int(file.index)] : nil
    }

    /// The location where a range starts.
    func location(of range: SourceRange) -> Location? {
        guard let name = name(of: range.file) else { return nil }
        let position = lines[Int(range.file.index)].position(of: Int(range.start))
        return Location(file: name, line: position.line, column: position.column)
    }
}

extension GraphDocument {
    /// The type of a location.
    static let position = DocumentType<DocumentLocations.Location>.object(
        "position", "A location in a file of the graph.", isOnOneLine: true,
        [
            Member("file", .string, "The file, relative to the folder of the main file.") { $0.file },
            Member("line", .integer(from: 1), "The line, from 1.") { $0.line },
            Member("column", .integer(from: 1), "The column, from 1, in Unicode scalars.") { $0.column },
        ])
}

extension Member {
    /// The location of the declaration that an object describes.
    static func position(_ range: @escaping @Sendable (Source, GraphDocument) -> SourceRange) -> Self {
        Self("position", .orNull(GraphDocument.position), "Where the graph declares it.") { source, document in
            document.locations.location(of: range(source, document))
        }
    }
}
