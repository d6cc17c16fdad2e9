#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads files from the disk, making sure that each was not changed while it was read.
public enum FileReading {
    /// Which kinds of files may be read.
    public enum Source: Sendable {
        /// A regular file or a stream that this process was given, for paths on the command line: `-` is standard
        /// input, and a shell writes `/dev/fd/63` for `<(…)`. The read waits for a stream. Other pipes and devices
        /// are refused, as nobody may ever write to them.
        case anything
        /// Only a regular file, for paths in a graph. The read never waits.
        case regularFile
    }

    /// The bytes of a file: at most `limit` and one more, which shows that the file is too large.
    public static func read(_ path: String, _ limit: Int, _ kind: Source) -> Result<[UInt8], FileFailure> {
        // The system would end the path at the NUL.
        guard !path.utf8.contains(0) else { return .failure(FileFailure(path, "a path cannot contain NUL")) }
        guard !path.isEmpty else { return .failure(FileFailure("\"\"", "a path cannot be empty")) }
        do throws(FileFailure) {
            switch kind {
            case .anything where path == "-": return .success(try stream(STDIN_FILENO, "<stdin>", limit))
            case .anything where isGiven(path): return .success(try openStream(path, limit))
            default: return .success(try file(path, limit))
            }
        } catch {
            return .failure(error)
        }
    }

    /// Whether a path names an open file of this process.
    private static func isGiven(_ path: String) -> Bool {
        path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
    }

    /// The path with symbolic links resolved, as bytes, since different file names can be equal as
    /// strings.
    public static func resolve(_ path: String) -> [UInt8]? {
        guard !path.utf8.contains(0), let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    // MARK: - Files

    /// The maximum number of reads of a file that changes. If it changes only during the second
    /// read, the third and fourth are equal.
    private static let maxAttempts = 4

    /// Reads a file until it is certain that it had exactly these contents at some moment.
    private static func file(_ path: String, _ limit: Int) throws(FileFailure) -> [UInt8] {
        var previous: [UInt8]?
        for _ in 0..<maxAttempts {
            let (bytes, isStable) = try readOnce(path, limit)
            // If two reads in a row are equal, the file had these contents between the two.
            if isStable || bytes == previous { return bytes }
            previous = bytes
        }
        throw FileFailure(path, "keeps changing while it is read")
    }

    /// The contents of a file, and whether it certainly did not change while it was read.
    private static func readOnce(_ path: String, _ limit: Int) throws(FileFailure) -> ([UInt8], Bool) {
        let (descriptor, before) = try openFile(path)
        defer { close(descriptor) }
        let start = time(nil)
        // Read no more than the size, as a file that keeps growing would never end. Virtual files,
        // such as those in `/proc`, have contents but no size.
        let size = Int(before.st_size)
        let bytes = try readAll(descriptor, path, size > 0 ? min(limit, size) : limit, before, waits: false)
        let after = try status(of: descriptor, path)
        let isWhole = bytes.count == min(size, limit + 1)
        return (
            bytes,
            isWhole && FileStatus(before).version == FileStatus(after).version
                && FileStatus(before).version.isOlder(than: start)
        )
    }

    /// Opens a regular file.
    private static func openFile(_ path: String) throws(FileFailure) -> (descriptor: Int32, status: stat) {
        // Opening some devices has side effects, so the type is checked first. It is checked again
        // after opening, as the path may refer to another file by then.
        if let reason = obstacle(try status(of: path)) { throw FileFailure(path, reason) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw .system(path) }
        do throws(FileFailure) {
            let status = try status(of: descriptor, path)
            if let reason = obstacle(status) { throw FileFailure(path, reason) }
            return (descriptor, status)
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// Whether the file at a path has exactly these contents. Reads no further than the first
    /// difference.
    public static func hasContents(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard let (descriptor, status) = try? openFile(path) else { return false }
        defer { close(descriptor) }
        guard Int(status.st_size) == bytes.count else { return false }
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var done = 0
        while done < bytes.count {
            let count = block.withUnsafeMutableBytes {
                readSome(descriptor, $0.baseAddress, min($0.count, bytes.count - done), false)
            }
            guard count > 0, block[..<count] == bytes[done..<(done + count)] else { return false }
            done += count
        }
        return true
    }

    private static func status(of path: String) throws(FileFailure) -> stat {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .system(path) }
        return status
    }

    private static func status(of descriptor: Int32, _ path: String) throws(FileFailure) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(path) }
        return status
    }

    /// Why something is not a regular file; nil if it is.
    private static func obstacle(_ status: stat) -> String? {
        switch FileStatus(status).kind {
        case .file: nil
        case .folder: "is a folder"
        case .pipe: "is a pipe, not a file"
        case .socket: "is a socket, not a file"
        case .device: "is a device, not a file"
        case .symbolicLink, .other: "is not a file"
        }
    }

    // MARK: - Streams

    private static func openStream(_ path: String, _ limit: Int) throws(FileFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(path) }
        defer { close(descriptor) }
        return try stream(descriptor, path, limit)
    }

    /// Reads a stream, such as a pipe or a terminal, or a file that a shell has redirected here.
    private static func stream(_ descriptor: Int32, _ path: String, _ limit: Int) throws(FileFailure) -> [UInt8] {
        let status = try status(of: descriptor, path)
        guard fcntl(descriptor, F_GETFL) & O_ACCMODE != O_WRONLY else {
            throw FileFailure(path, "is not open for reading")
        }
        switch status.st_mode & S_IFMT {
        case S_IFIFO, S_IFSOCK: break
        case S_IFCHR where isatty(descriptor) != 0 || descriptor == STDIN_FILENO && isNull(status): break
        default: if let reason = obstacle(status) { throw FileFailure(path, reason) }
        }
        return try readAll(descriptor, path, limit, status, waits: true)
    }

    /// Whether it is `/dev/null`.
    private static func isNull(_ status: stat) -> Bool {
        var null = stat()
        return stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev
    }

    private static func readAll(
        _ descriptor: Int32, _ path: String, _ limit: Int, _ status: stat, waits: Bool
    ) throws(FileFailure) -> [UInt8] {
        let expected = max(0, min(Int(status.st_size), limit, 1 << 26)) + 1
        var isDone = false
        var hasFailed = false
        // The first part has the expected size; what a stream or a growing file has beyond that is
        // appended.
        func part(_ size: Int) -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
                while filled < size, !isDone {
                    let count = readSome(descriptor, buffer.baseAddress.map { $0 + filled }, size - filled, waits)
                    hasFailed = count < 0
                    isDone = count <= 0
                    filled += max(0, count)
                }
            }
        }
        var bytes = part(expected)
        while !isDone, bytes.count <= limit { bytes += part(1 << 16) }
        if hasFailed { throw .system(path) }
        return bytes
    }

    /// Reads some bytes and returns their number, or a negative number on failure.
    private static func readSome(
        _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ size: Int, _ waits: Bool
    ) -> Int {
        while true {
            let count = SystemCall.read(descriptor, buffer, size)
            if count < 0, errno == EINTR { continue }
            // The parent process may have made the input nonblocking.
            guard count < 0, errno == EAGAIN, waits else { return count }
            SystemCall.wait(for: descriptor, POLLIN)
        }
    }
}
