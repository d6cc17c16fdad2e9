public import NavGraph
public import NavPlatform
import NavSyntax

/// The result of writing files.
public struct WriteReport: Sendable {
    public var written: [String] = []
    public var unchanged: [String] = []
    /// Orphaned files that were removed.
    public var removed: [String] = []
    /// With `isCheck`: files that would be written or removed, with a unified diff.
    public var stale: [(path: String, diff: String)] = []
    public var failures: [FileFailure] = []

    package init() {}
}

/// Writes files into one folder: only those that have changed, each whole or not at all, and none
/// outside the folder.
public struct OutputWriter: Sendable {
    /// The output folder, as it was given.
    public let folder: String
    /// Files that are never overwritten: those that were read, or written by the same run.
    private let protectedFiles: Set<FileStatus.Identity>

    public init(folder: String, protecting paths: [String] = []) {
        protectedFiles = Set(paths.compactMap { FileStatus($0)?.identity })
        var folder = folder
        // Callers compare paths as strings, and `out//Shop.dot` would be a different one.
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        self.folder = folder.isEmpty ? "." : folder
    }

    /// The path of a file, as in reports.
    package func path(of file: OutputFile) -> String { folder + "/" + (Paths.inside(file.path) ?? file.path) }

    /// Writes the files that have changed; with `isCheck`, only reports them.
    public func write(_ files: [OutputFile], isCheck: Bool = false) -> WriteReport {
        if !isCheck { removeLeftovers(beside: files) }
        // Contents are generated here, so that only the files being written are in memory. Large
        // files come first. Otherwise one core could still be busy with a large file when the
        // others have finished.
        let order = files.indices.filter { !files[$0].isSectionFile } + files.indices.filter { files[$0].isSectionFile }
        let outcomes = concurrently(order.count) {
            (file: order[$0], outcome: write(files[order[$0]], isCheck: isCheck))
        }
        var report = WriteReport()
        for (_, outcome) in outcomes.sorted(by: { $0.file < $1.file }) {
            switch outcome {
            case .written(let path): report.written.append(path)
            case .unchanged(let path): report.unchanged.append(path)
            case .stale(let path, let diff): report.stale.append((path, diff))
            case .failure(let failure): report.failures.append(failure)
            }
        }
        return report
    }

    /// The result of writing one file.
    private enum Outcome: Sendable {
        case written(String)
        case unchanged(String)
        case stale(String, diff: String)
        case failure(FileFailure)
    }

    private func write(_ file: OutputFile, isCheck: Bool) -> Outcome {
        guard let path = Paths.inside(file.path) else {
            return .failure(FileFailure(file.path, "leads out of the output folder"))
        }
        let shown = folder + "/" + path
        if let obstacle = obstacle(to: path) { return .failure(obstacle) }
        let contents = file.bytes
        if FileReading.hasContents(shown, contents) { return .unchanged(shown) }
        if isCheck {
            let present = try? SourceReader.disk.read(shown, .max - 1, .regularFile).get()
            return .stale(shown, diff: UnifiedDiff.text(from: present, to: contents, path: shown))
        }
        do throws(FileFailure) {
            try FileWriting.replace(shown, with: contents, isExecutable: file.isExecutable)
            return .written(shown)
        } catch {
            return .failure(error)
        }
    }

    /// Why a file in the output folder must not be written, such as a symbolic link in its path;
    /// nil if nothing is wrong.
    private func obstacle(to path: String) -> FileFailure? {
        var current = folder
        var found: FileStatus?
        for part in path.pathParts {
            current += "/" + part
            found = FileStatus(current, followingLinks: false)
            guard let found else { return nil }
            if found.kind == .symbolicLink { return FileFailure(current, "is a symbolic link, which is not followed") }
        }
        guard let found else { return nil }
        guard found.kind == .file else {
            return FileFailure(current, found.kind == .folder ? "is a folder" : "is not a file")
        }
        guard protectedFiles.contains(found.identity) else { return nil }
        return FileFailure(current, "is a file of the graph, or another output of this run")
    }

    /// Removes temporary files of runs that were killed.
    private func removeLeftovers(beside files: [OutputFile]) {
        let folders = Set(files.compactMap { Paths.inside($0.path) }.map { folder + "/" + Paths.folder(of: $0) })
        for folder in folders { FileWriting.removeLeftovers(in: folder) }
    }
}
