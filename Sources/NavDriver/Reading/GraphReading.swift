public import NavGraph
import NavSyntax

/// Reads as much of a graph as possible, without checks, for features that only need its names,
/// such as completion.
///
/// Reads regular files only, so that it never waits for a pipe or a terminal.
public func readGraph(_ path: String, allowsOutside: Bool = false) -> Graph? {
    var options = CompilerOptions()
    options.allowsOutside = allowsOutside
    var loader = GraphLoader(path, reader: .regularFiles, options)
    guard loader.failure == nil else { return nil }
    if loader.files.contains(where: { !$0.isYAML }) {
        loader = GraphLoader(path, reader: SourceReader.regularFiles.upToMistakes, options)
    }
    return loader.takeGraph().graph
}

extension SourceReader {
    /// Reads a file that is not valid YAML only up to the mistake, as it may be in the middle of an
    /// edit.
    fileprivate var upToMistakes: SourceReader {
        SourceReader(
            read: { path, limit, kind in read(path, limit, kind).map { Self.upToMistake($0, path) } },
            realPath: realPath)
    }

    private static func upToMistake(_ bytes: [UInt8], _ path: String) -> [UInt8] {
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
