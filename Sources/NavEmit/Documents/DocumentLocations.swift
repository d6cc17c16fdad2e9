import NavSyntax

/// Converts source ranges to locations in a document. File names are relative to the main file's
/// folder, so that a document does not depend on where the graph is stored.
struct DocumentLocations {
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

    /// The location where a range starts. Lines and columns count from 1, columns in Unicode scalars.
    func json(_ range: SourceRange) -> JSON {
        guard let name = name(of: range.file) else { return .null }
        let location = lines[Int(range.file.index)].position(of: Int(range.start))
        return .line(
            .object([("file", .string(name)), ("line", .int(location.line)), ("column", .int(location.column))]))
    }
}
