public import NavGraph
import NavSyntax

/// Reads as much of a graph as possible, without checks, for features that only need its names,
/// such as completion.
///
/// The default reader reads regular files only, so that it never waits for a pipe or a terminal.
public func readGraph(
    _ path: String, reader: SourceReader = .regularFiles, options: CompilerOptions = CompilerOptions()
) -> Graph? {
    var loader = GraphLoader(path, reader: reader, options)
    guard loader.failure == nil else { return nil }
    if loader.files.contains(where: { !$0.isYAML }) {
        loader = GraphLoader(path, reader: reader.upToMistakes, options)
    }
    return loader.takeGraph().graph
}

/// The names of the files that a graph consists of, the main file first.
public func files(
    ofGraph path: String, reader: SourceReader = .regularFiles, options: CompilerOptions = CompilerOptions()
) -> [String] {
    GraphLoader(path, reader: reader, options).files.map(\.source.name)
}

extension SourceReader {
    /// Reads a file that is not valid YAML only up to the mistake, as it may be in the middle of an
    /// edit.
    fileprivate var upToMistakes: SourceReader {
        SourceReader(
            read: { path, limit, kind in read(path, limit, kind).map { Self.upToMistake($0, path) } },
            realPath: realPath)
    }

    /// The text of a file before its first mistake in YAML.
    public static func upToMistake(_ bytes: [UInt8], _ path: String) -> [UInt8] {
        let parsed = parseYAML(bytes, name: path, id: FileID(0))
        guard !parsed.isYAML, let mistake = parsed.diagnostics.first else { return bytes }
        let text = parsed.file.text
        // An unclosed quote or bracket is reported at the end of the file, with a note where it
        // begins.
        for range in [mistake.range] + mistake.notes.compactMap(\.range) {
            let before = text[..<min(Int(range.start), text.count)]
            let lines = Array(before[..<(before.lastIndex(of: UInt8(ascii: "\n")) ?? 0)])
            if parseYAML(lines, name: path, id: FileID(0)).isYAML { return lines }
        }
        return []
    }
}
