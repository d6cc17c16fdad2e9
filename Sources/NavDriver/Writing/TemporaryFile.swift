#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file beside another one, whose place it takes once it is whole.
struct TemporaryFile {
    let path: String
    private let descriptor: Int32

    private static let suffix = ".navgen~"
    /// Seconds after which a file was left behind by a run that was killed: to write one takes milliseconds.
    private static let longestRun = 600

    /// Makes an empty one; nil, and `errno` says why, where that fails.
    init?(beside target: String, mode: mode_t) {
        path = Self.path(beside: target)
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else { return nil }
    }

    /// `.Shop.dot.81ce05f25bd1e995.navgen~` beside `Shop.dot`; of a long name only the beginning, so that it is none too long.
    private static func path(beside target: String) -> String {
        let number = String(UInt64.random(in: 0 ... .max), radix: 16)
        let name = String(decoding: Paths.lastComponent(of: target).utf8.prefix(100), as: UTF8.self)
        return Paths.folder(of: target) + ".\(name).\(number)\(suffix)"
    }

    /// Writes all of it; what the system says where that fails.
    ///
    /// It does not wait for the disk: what is lost when the power fails, the next run finds changed and writes again.
    func write(_ contents: [UInt8]) -> Int32? { Self.write(contents, to: descriptor) }

    /// Gives it the rights of the file whose place it will take.
    func takeMode(of target: String) {
        var status = stat()
        if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    }

    /// Puts it into the place of another file; 0, or what the system says.
    func replace(_ target: String) -> Int32 { rename(path, target) == 0 ? 0 : errno }

    /// Puts it where nothing is yet; 0, or what the system says.
    func become(_ target: String) -> Int32 { link(path, target) == 0 ? 0 : errno }

    /// Removes it, unless it has taken another place.
    func discard() {
        unlink(path)
        close(descriptor)
    }

    /// Writes all bytes; what the system says where that fails.
    static func write(_ contents: [UInt8], to descriptor: Int32) -> Int32? {
        var done = 0
        while done < contents.count {
            let count = contents.withUnsafeBytes {
                Platform.write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return errno }
            done += count
        }
        return nil
    }

    // MARK: - What was left behind

    /// Removes files of runs that were killed.
    ///
    /// - Parameter folder: With a slash behind it; empty for the working folder.
    static func removeLeftovers(in folder: String) {
        for name in OutputWriter.names(in: folder.isEmpty ? "." : folder)
        where name.hasPrefix(".") && name.hasSuffix(suffix) {
            let path = folder + name
            if isLeftBehind(path) { unlink(path) }
        }
    }

    private static func isLeftBehind(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        #if canImport(Darwin)
            let changed = status.st_mtimespec.tv_sec
        #else
            let changed = status.st_mtim.tv_sec
        #endif
        return time(nil) - changed > longestRun
    }
}
