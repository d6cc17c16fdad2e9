import NavCompiler
import NavPlatform
import NavSyntax

/// Reads the files of other tools and languages: what is imported and audited.
enum SourceFolder {
    private static let maxFiles = 20_000

    /// The names of the files below a folder, in order; not those in hidden folders, and of builds.
    static func names(in folder: String, suffix: String = "") -> [String] {
        var names: [String] = []
        var waiting = [""]
        while let prefix = waiting.popLast(), names.count < maxFiles {
            for name in Folders.names(in: prefix.isEmpty ? folder : "\(folder)/\(prefix)") {
                guard !name.hasPrefix("."), !["node_modules", "DerivedData", "Pods"].contains(name) else { continue }
                let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
                // Links are not followed: they could lead round.
                switch FileStatus("\(folder)/\(path)", followingLinks: false)?.kind {
                case .folder?: waiting.append(path)
                case .file?: if path.hasSuffix(suffix) { names.append(path) }
                default: break
                }
            }
        }
        return names.sorted()
    }

    /// A file's text in UTF-8.
    static func file(_ path: String) throws(FileFailure) -> SourceFile {
        let bytes = try SourceReader.contents(of: path).get()
        if path.hasSuffix(".swift") {
            // Swift can have characters that other formats cannot, such as escapes in comments.
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            return SourceFile(name: path, text: bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes)
        }
        let decoding = SourceDecoding(bytes, id: FileID(0))
        if let mistake = decoding.diagnostics.first { throw FileFailure(path, mistake.message) }
        return SourceFile(name: path == "-" ? "<stdin>" : path, text: decoding.text)
    }
}
