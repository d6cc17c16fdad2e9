import NavSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file to write, by its path in the output folder.
public struct OutputFile: Sendable {
    public var path: String
    public var contents: [UInt8]
    /// Written with the right to be started; one that is there keeps the rights that it has.
    public var isExecutable: Bool

    public init(path: String, contents: [UInt8], isExecutable: Bool = false) {
        self.path = path
        self.contents = contents
        self.isExecutable = isExecutable
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

/// One file, however it is named.
private struct FileIdentity: Hashable {
    private let device: UInt64
    private let file: UInt64

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        file = UInt64(status.st_ino)
    }

    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}

/// Writes files into one folder: each whole or not at all, none outside, none that has not changed.
public struct OutputWriter: Sendable {
    /// The output folder, as it was given.
    public let folder: String
    /// Files that are never written over: what was read, or written by the same run.
    private let spared: Set<FileIdentity>

    public init(folder: String, sparing paths: [String] = []) {
        spared = Set(paths.compactMap(FileIdentity.init))
        var folder = folder
        // Paths are compared by others, who take `out//Shop.dot` for another file.
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        self.folder = folder.isEmpty ? "." : folder
    }

    /// Where a file is written, as reports name it.
    func path(of file: OutputFile) -> String { folder + "/" + (Paths.inside(file.path) ?? file.path) }

    /// Writes what has changed; with `isCheck`, only says what that would be.
    public func write(_ files: [OutputFile], isCheck: Bool = false) -> WriteReport {
        var report = WriteReport()
        let held = HeldSignals()
        defer { held.release() }
        if !isCheck { removeLeftovers(beside: files) }
        for file in files {
            guard let path = Paths.inside(file.path) else {
                report.failures.append(FileFailure(file.path, "leads out of the output folder"))
                continue
            }
            let shown = folder + "/" + path
            if let obstacle = obstacle(to: path) {
                report.failures.append(obstacle)
                continue
            }
            let present = try? SourceReader.disk.read(shown, .max - 1).get()
            if present == file.contents {
                report.unchanged.append(shown)
            } else if isCheck {
                report.stale.append((shown, UnifiedDiff.text(from: present, to: file.contents, path: shown)))
            } else {
                do {
                    try replace(path, with: file)
                    report.written.append(shown)
                } catch {
                    report.failures.append(error)
                }
            }
        }
        return report
    }

    /// What stands between the output folder and a file in it: a symbolic link, or something that is no file.
    private func obstacle(to path: String) -> FileFailure? {
        var current = folder
        var status = stat()
        for part in path.pathParts {
            current += "/" + part
            guard lstat(current, &status) == 0 else { return nil }
            if status.st_mode & S_IFMT == S_IFLNK {
                return FileFailure(current, "is a symbolic link, which is not followed")
            }
        }
        guard status.st_mode & S_IFMT != S_IFREG else {
            guard spared.contains(FileIdentity(status)) else { return nil }
            return FileFailure(current, "is a file of the graph, or another output of this run")
        }
        return FileFailure(current, status.st_mode & S_IFMT == S_IFDIR ? "is a folder" : "is not a file")
    }

    func makeFolders(for path: String) throws(FileFailure) {
        var current = folder.isAbsolutePath ? "/" : ""
        for part in (folder + "/" + Paths.folder(of: path)).pathParts {
            current += current.isEmpty || current == "/" ? part : "/" + part
            if mkdir(current, 0o777) != 0, errno != EEXIST { throw .system(current) }
        }
    }

    /// Writes beside the target and renames, so that nobody ever sees half a file.
    private func replace(_ path: String, with file: OutputFile) throws(FileFailure) {
        try makeFolders(for: path)
        let target = folder + "/" + path
        let temporary = Self.temporaryName(for: target)
        let descriptor = open(
            temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, file.isExecutable ? 0o777 : 0o666)
        guard descriptor >= 0 else { throw .system(target) }
        do throws(FileFailure) {
            try Self.writeAll(file.contents, to: descriptor, target)
            var status = stat()
            if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
            guard fsync(descriptor) == 0 else { throw .system(target) }
        } catch {
            close(descriptor)
            unlink(temporary)
            throw error
        }
        guard close(descriptor) == 0, rename(temporary, target) == 0 else {
            let failure = FileFailure.system(target)
            unlink(temporary)
            throw failure
        }
    }

    static func writeAll(_ contents: [UInt8], to descriptor: Int32, _ target: String) throws(FileFailure) {
        var done = 0
        while done < contents.count {
            let count = contents.withUnsafeBytes {
                Platform.write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .system(target) }
            done += count
        }
    }

    // MARK: - Leftovers

    private static let suffix = ".navgen~"

    /// `.Shop.dot.81ce05f2.4711.navgen~` beside `Shop.dot`: 4711 is the process, of which two threads may write one file.
    private static func temporaryName(for target: String) -> String {
        let number = String(UInt32.random(in: 0 ... .max), radix: 16)
        return Paths.folder(of: target) + "." + Paths.lastComponent(of: target) + ".\(number).\(getpid())" + suffix
    }

    /// Removes temporary files of runs that were killed; those of runs that go on are left alone.
    private func removeLeftovers(beside files: [OutputFile]) {
        let folders = Set(files.compactMap { Paths.inside($0.path) }.map { folder + "/" + Paths.folder(of: $0) })
        for folder in folders {
            for name in Self.names(in: folder) where name.hasPrefix(".") && name.hasSuffix(Self.suffix) {
                let process = name.dropLast(Self.suffix.count).split(separator: ".").last.flatMap { Int32($0) }
                guard let process, process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
                unlink(folder + name)
            }
        }
    }

    static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append(name)
        }
        return names
    }
}
