#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes files, each whole or not at all, and removes them.
public enum FileWriting {
    /// Writes a new file; fails if the file exists.
    public static func create(_ path: String, _ text: String) throws(FileFailure) {
        removeLeftovers(in: Paths.folder(of: path))
        guard let temporary = TemporaryFile(beside: path, mode: 0o666) else { throw .system(path) }
        defer { temporary.discard() }
        if let code = temporary.write(Array(text.utf8)) { throw .system(path, code) }
        switch temporary.becomeNew(path) {
        case 0: return
        case EEXIST: throw exists(path)
        // The file system has no hard links.
        case EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS: try createInPlace(path, text)
        case let code: throw .system(path, code)
        }
    }

    private static func createInPlace(_ path: String, _ text: String) throws(FileFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw errno == EEXIST ? exists(path) : .system(path) }
        defer { close(descriptor) }
        guard let code = writeAll(Array(text.utf8), to: descriptor) else { return }
        unlink(path)
        throw .system(path, code)
    }

    private static func exists(_ path: String) -> FileFailure {
        FileFailure(path, "it already exists")
    }

    /// How often a file is written while another program keeps deleting its folder.
    private static let maxAttempts = 3

    /// Writes or replaces a file. Readers see either the old or the new contents.
    ///
    /// - Parameters:
    ///   - isExecutable: Whether a new file is executable; an existing one keeps its permissions.
    public static func replace(
        _ path: String, with bytes: [UInt8], isExecutable: Bool = false
    ) throws(FileFailure) {
        for attempt in 1...maxAttempts {
            try Folders.create(for: path)
            let code = replaceOnce(path, with: bytes, isExecutable: isExecutable)
            if code == 0 { return }
            if code != ENOENT || attempt == maxAttempts { throw .system(path, code) }
        }
    }

    /// Tries once. Returns the system's error code, 0 on success.
    private static func replaceOnce(_ path: String, with bytes: [UInt8], isExecutable: Bool) -> Int32 {
        guard let temporary = TemporaryFile(beside: path, mode: isExecutable ? 0o777 : 0o666) else { return errno }
        defer { temporary.discard() }
        if let code = temporary.write(bytes) { return code }
        temporary.takePermissions(of: path)
        return temporary.replace(path)
    }

    /// Removes a file.
    ///
    /// - Returns: False if it did not exist.
    @discardableResult
    public static func remove(_ path: String) throws(FileFailure) -> Bool {
        if unlink(path) == 0 { return true }
        guard errno == ENOENT else { throw .system(path) }
        return false
    }

    /// Removes temporary files of runs that were killed.
    ///
    /// - Parameter folder: The folder with a trailing slash; empty for the current folder.
    public static func removeLeftovers(in folder: String) {
        for name in Folders.names(in: folder.isEmpty ? "." : folder) where TemporaryFile.isLeftover(folder, name) {
            unlink(folder + name)
        }
    }
}
