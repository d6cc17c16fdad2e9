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
        guard !files.isEmpty else {
            let kind = if case .sources(let suffix)? = format.folderContents { "`*\(suffix)` " } else { "" }
            throw .file(FileFailure(paths.first ?? "", "has no \(kind)files"))
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
            for name in SourceFolder.names(in: folder, suffix: suffix) {
                files.append(try Self.file("\(folder)/\(name)"))
            }
            return files
        case .listing?:
            let names = SourceFolder.names(in: folder).map { JSON.string($0) }
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

    private static func file(_ path: String) throws(GraphImport.Failure) -> SourceFile {
        do throws(FileFailure) { return try SourceFolder.file(path) } catch { throw .file(error) }
    }
}
