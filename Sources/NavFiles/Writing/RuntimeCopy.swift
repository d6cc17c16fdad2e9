public import NavCompiler
import NavEmit
import NavGraph
import NavPlatform

/// A copy of the sources of NavgenRuntime in a folder of an app.
public struct RuntimeCopy: Sendable {
    private let writer: OutputWriter

    public init(folder: String) { writer = OutputWriter(folder: folder) }

    /// The copy in the same module as generated Swift: in the folder of the Swift or next to that
    /// folder, as several graphs of one module share a copy. If there is none, it belongs in the
    /// folder of the Swift.
    init(forSwiftIn folder: String) {
        let places = ["NavgenRuntime", "../NavgenRuntime"].map { Paths.normalized(folder + "/" + $0) }
        let place = places.first { FileStatus($0)?.kind == .folder }
        self.init(folder: place ?? places[0])
    }

    /// The problem with the copy, if any.
    var problem: Problem? {
        let report = write(isCheck: true)
        guard !report.stale.isEmpty || !report.failures.isEmpty else { return nil }
        return Problem(folder: writer.folder, isMissing: report.unchanged.isEmpty)
    }

    /// The copy is missing, or is not that of this version of navgen.
    public struct Problem: Sendable {
        public let folder: String
        public let isMissing: Bool
    }

    /// Writes the files that differ from this version, and removes files of earlier versions; with
    /// `isCheck`, only reports them.
    public func write(isCheck: Bool = false) -> WriteReport {
        let files = RuntimeFiles.copies.map { copy in
            OutputFile(path: copy.path, contents: copy.text)
        }
        var report = writer.write(files, isCheck: isCheck)
        removeOrphans(keeping: Set(files.map { writer.folder + "/" + $0.path }), &report, isCheck)
        return report
    }

    /// Removes files of earlier versions, which begin with the header that navgen writes into
    /// copies.
    private func removeOrphans(keeping kept: Set<String>, _ report: inout WriteReport, _ isCheck: Bool) {
        for folder in RuntimeFiles.folders {
            for name in Folders.names(in: writer.folder + "/" + folder).sorted() where name.hasSuffix(".swift") {
                let path = writer.folder + "/" + folder + "/" + name
                guard !kept.contains(path), FileStatus(path, followingLinks: false)?.kind == .file,
                    let contents = try? SourceReader.disk.read(path, .max - 1, .regularFile).get(),
                    contents.starts(with: RuntimeFiles.header.utf8)
                else { continue }
                _ = report.remove(path, contents, isCheck: isCheck)
            }
        }
    }
}
