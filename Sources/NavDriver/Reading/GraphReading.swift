public import NavGraph
import NavSyntax

/// A graph as far as it can be read, for those who want its names: nothing is checked, and whatever is wrong is passed over.
///
/// It reads files proper only, so that nobody has to wait for a pipe or a terminal.
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
    /// Of a file that is no YAML the lines before the mistake: somebody is writing it.
    fileprivate var upToMistakes: SourceReader {
        SourceReader(
            read: { path, limit, kind in read(path, limit, kind).map { Self.upToMistake($0, path) } }, place: place)
    }

    private static func upToMistake(_ bytes: [UInt8], _ path: String) -> [UInt8] {
        let parsed = parseYAML(bytes, name: path, id: FileID(0))
        guard !parsed.isYAML, let mistake = parsed.diagnostics.first else { return bytes }
        let text = parsed.file.text
        // What is never closed is found at the end, and a note says where it begins.
        for place in [mistake.range] + mistake.notes.compactMap(\.range) {
            let before = text[..<min(Int(place.start), text.count)]
            let lines = Array(before[..<(before.lastIndex(of: UInt8(ascii: "\n")) ?? 0)])
            if parseYAML(lines, name: path, id: FileID(0)).isYAML { return lines }
        }
        return []
    }
}
