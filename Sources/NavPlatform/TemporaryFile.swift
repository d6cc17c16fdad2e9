#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A temporary file next to a target, which it replaces once it is complete.
struct TemporaryFile {
    let path: String
    private let descriptor: Int32
    private static let suffix = ".navgen~"
    /// Writing a file takes milliseconds, so an older one must be from a run that was killed.
    private static let maxAge = Duration.seconds(600)

    /// Creates an empty file. Returns nil and sets `errno` if that fails.
    init?(beside target: String, mode: mode_t) {
        path = Self.path(beside: target)
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else { return nil }
    }

    /// `.Shop.dot.81ce05f25bd1e995.navgen~` for `Shop.dot`. A long name is truncated, as the system
    /// limits the length of names.
    private static func path(beside target: String) -> String {
        let number = String(UInt64.random(in: 0 ... .max), radix: 16)
        let name = String(decoding: Paths.lastComponent(of: target).utf8.prefix(100), as: UTF8.self)
        return Paths.folder(of: target) + ".\(name).\(number)\(suffix)"
    }

    /// Appends bytes. Returns the system's error code if that fails.
    ///
    /// Does not flush to the disk: if contents are lost in a power failure, the next run writes
    /// them again.
    func write(_ bytes: [UInt8]) -> Int32? { writeAll(bytes, to: descriptor) }

    /// Waits until the contents are on the disk. Returns the system's error code if that fails.
    func flush() -> Int32? {
        // Some file systems have nothing to flush.
        fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP ? nil : errno
    }

    /// Copies the permissions of the target.
    func takePermissions(of target: String) {
        var status = stat()
        if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    }

    /// Copies the permissions and the owner of the target. Returns false if the owner cannot be kept.
    func takeOwner(of target: String) -> Bool {
        var status = stat()
        guard stat(target, &status) == 0 else { return true }
        // A change of the owner may remove permissions.
        let isKept = fchown(descriptor, status.st_uid, status.st_gid) == 0
        fchmod(descriptor, status.st_mode & 0o777)
        return isKept || status.st_uid == geteuid() && status.st_gid == getegid()
    }

    /// Replaces the target. Returns 0 or the system's error code.
    func replace(_ target: String) -> Int32 { rename(path, target) == 0 ? 0 : errno }

    /// Creates the target as a hard link, unless it exists. Returns 0 or the system's error code.
    func becomeNew(_ target: String) -> Int32 { link(path, target) == 0 ? 0 : errno }

    /// Closes the file and removes its temporary name.
    func discard() {
        unlink(path)
        close(descriptor)
    }

    /// Whether a name in a folder is that of a temporary file whose run was killed.
    static func isLeftover(_ folder: String, _ name: String) -> Bool {
        guard name.hasPrefix("."), name.hasSuffix(suffix),
            let status = FileStatus(folder + name, followingLinks: false)
        else { return false }
        return status.kind == .file && status.version.contentsAge > maxAge
    }
}

/// Writes all bytes to a descriptor. Returns the system's error code if that fails.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var done = 0
    while done < bytes.count {
        let count = bytes.withUnsafeBytes {
            SystemCall.write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        done += count
    }
    return nil
}
