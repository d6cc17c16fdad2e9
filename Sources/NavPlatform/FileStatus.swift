#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The status of the file at a path: its kind, its identity, and its version.
public struct FileStatus: Sendable {
    public enum Kind: Sendable {
        case file, folder, symbolicLink, pipe, socket, device, other
    }

    /// Identifies a file: equal for all paths that refer to it.
    public struct Identity: Hashable, Sendable {
        private let device: UInt64
        private let number: UInt64

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(status.st_ino)
        }
    }

    /// A value that differs after each change of a file, unless the file changes twice within the
    /// resolution of the file system's clock.
    public struct Version: Hashable, Sendable {
        fileprivate let identity: Identity
        fileprivate let mode: UInt32
        fileprivate let size: Int
        /// The times of the last change of the contents, and of anything else, such as the name or
        /// permissions.
        fileprivate let contentsChange: Duration
        fileprivate let change: Duration
    }

    public let kind: Kind
    public let version: Version
    /// Whether it is a file with several names (hard links).
    public let hasOtherNames: Bool

    public var identity: Identity { version.identity }

    /// Nil if there is nothing at this path.
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
        hasOtherNames = kind == .file && status.st_nlink > 1
        #if canImport(Darwin)
            let times = (status.st_mtimespec, status.st_ctimespec)
        #else
            let times = (status.st_mtim, status.st_ctim)
        #endif
        version = Version(
            identity: Identity(status), mode: UInt32(status.st_mode), size: Int(status.st_size),
            contentsChange: Duration(times.0), change: Duration(times.1))
    }
}

extension FileStatus.Version {
    /// The time of the last change of any kind, since 1970.
    private var lastChange: Duration { max(contentsChange, change) }

    /// The time since the last change; negative if clocks disagree.
    public var age: Duration { .sinceStartOf1970 - lastChange }

    /// The time since the last change of the contents.
    var contentsAge: Duration { .sinceStartOf1970 - contentsChange }

    /// Whether any change after this second would give a different version. Some file systems store
    /// times in steps of two seconds.
    func isOlder(than second: time_t) -> Bool { lastChange < .seconds(second - 2) }
}

extension Duration {
    /// The current time of the clock that file times use.
    fileprivate static var sinceStartOf1970: Duration {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Duration(now)
    }

    fileprivate init(_ time: timespec) { self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) }
}
