#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a file system says of a file that is different after each change.
struct FileVersion: Equatable {
    private let identity: FileIdentity
    private let size: Int
    /// When the contents were changed, and when anything was, since the start of 1970.
    private let modification: Duration
    private let change: Duration

    init(_ status: stat) {
        identity = FileIdentity(status)
        size = Int(status.st_size)
        #if canImport(Darwin)
            let times = (status.st_mtimespec, status.st_ctimespec)
        #else
            let times = (status.st_mtim, status.st_ctim)
        #endif
        modification = Self.duration(times.0)
        change = Self.duration(times.1)
    }

    /// Whether a change from then on would have another time: some systems note no more than every other second.
    func isBefore(_ start: time_t) -> Bool { max(modification, change) < .seconds(start - 2) }

    /// The time since the last change; less than zero where clocks disagree.
    var age: Duration {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Self.duration(now) - change
    }

    private static func duration(_ time: timespec) -> Duration { .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) }
}
