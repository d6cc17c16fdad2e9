import NavSyntax

/// Where in its files a graph says something: names relative to the main file's folder, so that documents are the same
/// wherever the graph lies.
struct SourcePlaces {
    private let names: [String]
    private let lines: [LineTable]

    init(_ files: [SourceFile]) {
        let folder = files.first.flatMap { main in main.name.lastIndex(of: "/").map { main.name[...$0] } } ?? ""
        names = files.map { $0.name.hasPrefix(folder) ? String($0.name.dropFirst(folder.count)) : $0.name }
        lines = files.map { LineTable($0) }
    }

    func name(of file: FileID) -> String? {
        names.indices.contains(Int(file.index)) ? names[Int(file.index)] : nil
    }

    /// Line and column count from 1, columns in code points.
    func json(_ range: SourceRange) -> JSON {
        guard let name = name(of: range.file) else { return .null }
        let place = lines[Int(range.file.index)].position(of: Int(range.start))
        return .line(
            .object([("file", .string(name)), ("line", .int(place.line)), ("column", .int(place.column))]))
    }
}
