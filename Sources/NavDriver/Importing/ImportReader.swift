import NavImport
import NavPlatform
import NavSyntax

/// Reads the files of an import: those that the user names, those in the folders that the user names, and those that
/// they include.
struct ImportReader {
    private let format: ImportFormat
    private static let maxFiles = 20_000

    init(_ format: ImportFormat) {
        self.format = format
    }

    func read(_ paths: [String]) throws(GraphImport.Failure) -> [SourceFile] {
        var files: [SourceFile] = []
        for path in paths {
            guard FileStatus(path)?.kind == .folder else {
                files.append(try Self.file(path))
                continue
            }
            files += try filesOfFolder(path)
        }
        try addIncluded(to: &files)
        return files
    }

    private func filesOfFolder(_ folder: String) throws(GraphImport.Failure) -> [SourceFile] {
        switch format.folderContents {
        case nil:
            throw .file(FileFailure(folder, "is a folder; `\(format.rawValue)` takes files"))
        case .sources(let suffix)?:
            var files: [SourceFile] = []
            for name in Self.names(in: folder) where name.hasSuffix(suffix) {
                files.append(try Self.file("\(folder)/\(name)"))
            }
            return files
        case .listing?:
            let names = Self.names(in: folder).map { JSON.string($0) }
            return [SourceFile(name: folder, text: Array(JSON.array(names).text().utf8))]
        }
    }

    /// The files that the files include and that the user did not name. One that cannot be read is left to the
    /// importer, which says where it is missing.
    private func addIncluded(to files: inout [SourceFile]) throws(GraphImport.Failure) {
        var index = 0
        while index < files.count, files.count < Self.maxFiles {
            for path in format.filesIncluded(by: files[index]) where !files.contains(where: { $0.name == path }) {
                if FileStatus(path) != nil { files.append(try Self.file(path)) }
            }
            index += 1
        }
    }

    /// The names of the files below a folder, in order; not those of hidden folders and of builds.
    static func names(in folder: String) -> [String] {
        var names: [String] = []
        var waiting = [""]
        while let prefix = waiting.popLast(), names.count < maxFiles {
            for name in Folders.names(in: prefix.isEmpty ? folder : "\(folder)/\(prefix)") {
                guard !name.hasPrefix("."), !["node_modules", "DerivedData", "Pods"].contains(name) else { continue }
                let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
                // Links are not followed: they could lead round.
                switch FileStatus("\(folder)/\(path)", followingLinks: false)?.kind {
                case .folder?: waiting.append(path)
                case .file?: names.append(path)
                default: break
                }
            }
        }
        return names.sorted()
    }

    static func file(_ path: String) throws(GraphImport.Failure) -> SourceFile {
        switch SourceReader.contents(of: path) {
        case .failure(let failure): throw .file(failure)
        case .success(let bytes):
            let decoding = SourceDecoding(bytes, id: FileID(0))
            if let mistake = decoding.diagnostics.first {
                throw .file(FileFailure(path, mistake.message))
            }
            return SourceFile(name: path == "-" ? "<stdin>" : path, text: decoding.text)
        }
    }
}
