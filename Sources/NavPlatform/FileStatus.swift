#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the file system says about a path: what is there, which file it is, and when it was changed.
public struct FileStatus: Sendable {
    public enum Kind: Sendable {
        case file, folder, symbolicLink, pipe, socket, device, other
    }

    /// The same for all names of one file.
    public struct Identity: Hashable, Sendable {
        private let device: UInt64
        private let number: UInt64

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(status.st_ino)
        }

        fileprivate var text: String { "\(device) \(number)" }
    }

    /// Differs after each change of a file, unless it changes twice while the file system's clock stands still.
    public struct Version: Hashable, Sendable {
        fileprivate let identity: Identity
        fileprivate let mode: UInt32
        fileprivate let size: Int
        /// When the contents were changed, and when anything was, such as the name or the permissions.
        fileprivate let contentsChange: Duration
        fileprivate let change: Duration
    }

    public let kind: Kind
    public let version: Version

    public var identity: Identity { version.identity }

    /// Nil: there is nothing at this path.
    public init?(_ path: String, followingLinks: Bool = true) {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .symbolicLink
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            case S_IFCHR, S_IFBLK: .device
            default: .other
            }
        #if canImport(Darwin)
            let times = (status.st_mtimespec, status.st_ctimespec)
        #else
            let times = (status.st_mtim, status.st_ctim)
        #endif
        version = Version(
            identity: Identity(status), mode: UInt32(status.st_mode), size: Int(status.st_size),
            contentsChange: Duration(times.0), change: Duration(times.1))
    }

    /// The status of the running program's own file; nil where the system does not tell.
    public static var ofThisProgram: FileStatus? {
        #if canImport(Darwin)
            var size: UInt32 = 4096
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return path.withUnsafeBufferPointer { $0.baseAddress.flatMap { FileStatus(String(cString: $0)) } }
        #else
            return FileStatus("/proc/self/exe")
        #endif
    }
}

extension FileStatus.Version {
    /// When the file was last changed in any way, since the start of 1970.
    public var lastChange: Duration { max(contentsChange, change) }

    /// How long ago that was; less than zero where clocks disagree.
    public var age: Duration { .sinceStartOf1970 - lastChange }

    /// How long ago the contents were changed.
    var contentsAge: Duration { .sinceStartOf1970 - contentsChange }

    /// One line that differs where versions do.
    public var text: String {
        "\(identity.text) \(mode) \(size) \(contentsChange.nanoseconds) \(change.nanoseconds)"
    }

    /// Whether any change from that second on would be seen: some file systems keep time in steps of two seconds.
    func isOlder(than second: time_t) -> Bool { lastChange < .seconds(second - 2) }
}

extension Duration {
    /// The time by which file systems date a change that is made now.
    public static var sinceStartOf1970: Duration {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Duration(now)
    }

    fileprivate init(_ time: timespec) { self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) }

    fileprivate var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
