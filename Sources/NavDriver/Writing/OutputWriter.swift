public import NavEmit
public import NavPlatform
import NavSyntax

/// A file to write, by its path in the output folder.
public struct OutputFile: Sendable {
    public var path: String
    /// Written with the right to be started; one that is there keeps the rights that it has.
    public var isExecutable: Bool
    /// It tells of one section, and is small beside what tells of the whole graph.
    let isOfSection: Bool
    private let make: @Sendable () -> FileText

    /// Made anew each time that it is asked for.
    public var text: FileText { make() }

    /// The same in one piece.
    public var contents: [UInt8] { text.bytes }

    public init(
        path: String, text: @escaping @autoclosure @Sendable () -> FileText, isExecutable: Bool = false,
        isOfSection: Bool = false
    ) {
        self.path = path
        self.isExecutable = isExecutable
        self.isOfSection = isOfSection
        make = text
    }
}

/// What became of the files that were to be written.
public struct WriteReport: Sendable {
    public var written: [String] = []
    public var unchanged: [String] = []
    /// Files of sections that are gone.
    public var removed: [String] = []
    /// When only checking: what would be written, with the difference as a unified diff.
    public var stale: [(path: String, diff: String)] = []
    public var failures: [FileFailure] = []
}

/// Writes files into one folder: each whole or not at all, none outside, none that has not changed.
public struct OutputWriter: Sendable {
    /// The output folder, as it was given.
    public let folder: String
    /// Files that are never written over: what was read, or written by the same run.
    private let spared: Set<FileStatus.Identity>

    public init(folder: String, sparing paths: [String] = []) {
        spared = Set(paths.compactMap { FileStatus($0)?.identity })
        var folder = folder
        // Paths are compared by others, who take `out//Shop.dot` for another file.
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        self.folder = folder.isEmpty ? "." : folder
    }

    /// Where a file is written, as reports name it.
    func path(of file: OutputFile) -> String { folder + "/" + (Paths.inside(file.path) ?? file.path) }

    /// Writes what has changed; with `isCheck`, only says what that would be.
    public func write(_ files: [OutputFile], isCheck: Bool = false) -> WriteReport {
        if !isCheck { removeLeftovers(beside: files) }
        // Contents are made here, so that only those are there that are just written. What is large comes first, or one
        // core would still make it when the others have nothing left to do.
        let order = files.indices.filter { !files[$0].isOfSection } + files.indices.filter { files[$0].isOfSection }
        let ends = concurrently(order.count) { (file: order[$0], end: write(files[order[$0]], isCheck: isCheck)) }
        var report = WriteReport()
        for (_, end) in ends.sorted(by: { $0.file < $1.file }) {
            switch end {
            case .written(let path): report.written.append(path)
            case .unchanged(let path): report.unchanged.append(path)
            case .stale(let path, let diff): report.stale.append((path, diff))
            case .failure(let failure): report.failures.append(failure)
            }
        }
        return report
    }

    /// What became of one file.
    private enum End: Sendable {
        case written(String)
        case unchanged(String)
        case stale(String, diff: String)
        case failure(FileFailure)
    }

    private func write(_ file: OutputFile, isCheck: Bool) -> End {
        guard let path = Paths.inside(file.path) else {
            return .failure(FileFailure(file.path, "leads out of the output folder"))
        }
        let shown = folder + "/" + path
        if let obstacle = obstacle(to: path) { return .failure(obstacle) }
        let text = file.text
        if FileReading.holds(shown, text.pieces) { return .unchanged(shown) }
        if isCheck {
            let present = try? SourceReader.disk.read(shown, .max - 1, .regularFile).get()
            return .stale(shown, diff: UnifiedDiff.text(from: present, to: text.bytes, path: shown))
        }
        do throws(FileFailure) {
            try FileWriting.replace(shown, with: text.pieces, isExecutable: file.isExecutable)
            return .written(shown)
        } catch {
            return .failure(error)
        }
    }

    /// What stands between the output folder and a file in it: a symbolic link, or something that is no file.
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
        guard spared.contains(found.identity) else { return nil }
        return FileFailure(current, "is a file of the graph, or another output of this run")
    }

    /// Removes what runs have left behind that were killed.
    private func removeLeftovers(beside files: [OutputFile]) {
        let folders = Set(files.compactMap { Paths.inside($0.path) }.map { folder + "/" + Paths.folder(of: $0) })
        for folder in folders { FileWriting.removeLeftovers(in: folder) }
    }
}
