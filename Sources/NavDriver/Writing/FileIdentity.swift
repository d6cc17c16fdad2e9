#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One file, however it is named.
struct FileIdentity: Hashable {
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

/// What a file system says of a file that changes whenever the file does.
struct FileState {
    /// As one text without line breaks.
    let text: String
    /// When its contents, its name or its rights last changed, in nanoseconds since the start of 1970.
    let lastChange: Int64
    /// Not a folder, and nothing that is other than it was each time it is read.
    let isFile: Bool

    /// Nil where there is none.
    init?(_ path: String, followingLinks: Bool) {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        #if canImport(Darwin)
            let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (written, changed) = (status.st_mtim, status.st_ctim)
        #endif
        let times = [written, changed].map { Int64($0.tv_sec) * 1_000_000_000 + Int64($0.tv_nsec) }
        text = "\(status.st_dev) \(status.st_ino) \(status.st_mode) \(status.st_size) \(times[0]) \(times[1])"
        lastChange = max(times[0], times[1])
        isFile = status.st_mode & S_IFMT == S_IFREG
    }

    /// The time that files are given which change now.
    static var now: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
    }
}
