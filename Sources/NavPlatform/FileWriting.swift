#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes files, each whole or not at all, and removes them.
public enum FileWriting {
    /// Writes a new file; one that exists is left as it is.
    public static func create(_ path: String, _ text: String) throws(FileFailure) {
        removeLeftovers(in: Paths.folder(of: path))
        guard let temporary = TemporaryFile(beside: path, mode: 0o666) else { throw .system(path) }
        defer { temporary.discard() }
        if let code = temporary.write(Array(text.utf8)) { throw .system(path, code) }
        switch temporary.becomeNew(path) {
        case 0: return
        case EEXIST: throw exists(path)
        // File systems on which a file has only one name.
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
        FileFailure(path, "it exists already, and is left as it is")
    }

    /// How often a file is written while another program keeps deleting its folder.
    private static let maxAttempts = 3

    /// Writes a file, or replaces one: readers see the old contents or the new ones.
    ///
    /// - Parameter isExecutable: The permission of a new file. One that exists keeps its permissions.
    public static func replace(
        _ path: String, with pieces: [[UInt8]], isExecutable: Bool = false
    ) throws(FileFailure) {
        for attempt in 1...maxAttempts {
            try Folders.create(for: path)
            let code = replaceOnce(path, with: pieces, isExecutable: isExecutable)
            if code == 0 { return }
            if code != ENOENT || attempt == maxAttempts { throw .system(path, code) }
        }
    }

    /// The error code of the system; 0: it is done.
    private static func replaceOnce(_ path: String, with pieces: [[UInt8]], isExecutable: Bool) -> Int32 {
        guard let temporary = TemporaryFile(beside: path, mode: isExecutable ? 0o777 : 0o666) else { return errno }
        defer { temporary.discard() }
        for piece in pieces {
            if let code = temporary.write(piece) { return code }
        }
        temporary.takePermissions(of: path)
        return temporary.replace(path)
    }

    /// Removes a file.
    ///
    /// - Returns: False where it was gone already.
    @discardableResult
    public static func remove(_ path: String) throws(FileFailure) -> Bool {
        if unlink(path) == 0 { return true }
        guard errno == ENOENT else { throw .system(path) }
        return false
    }

    /// Removes temporary files of runs that were killed.
    ///
    /// - Parameter folder: With a slash at its end; empty for the current folder.
    public static func removeLeftovers(in folder: String) {
        for name in Folders.names(in: folder.isEmpty ? "." : folder) where TemporaryFile.isLeftover(folder, name) {
            unlink(folder + name)
        }
    }
}
