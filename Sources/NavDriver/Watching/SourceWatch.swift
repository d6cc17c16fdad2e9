#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads graphs from the disk, and waits until one of the files that were read, or were missing, is another one.
///
/// A file is watched before it is read, so a change at any time is either read or told.
public final class SourceWatch: @unchecked Sendable {
    // Not locked: files are read one after the other, by the thread that builds.

    /// Why waiting ended.
    public enum Wake: Sendable, Hashable {
        case changed
        /// Nobody sees any more what is said.
        case readerGone
        case timeIsUp
    }

    private let news: any FolderNews
    private var failure: WatchFailure?
    /// The files that were read, or should have been.
    private var paths: Set<String> = []
    /// What else was looked at, to see where it leads.
    private var others: Set<String> = []

    public init() throws(WatchFailure) {
        news = try SystemNews()
    }

    /// How many files are watched, those that are missing included.
    public var fileCount: Int { paths.count }

    /// Does what reads files. They are what is watched afterwards, and no others.
    public func watching<Result>(_ body: (SourceReader) -> Result) throws(WatchFailure) -> Result {
        paths = []
        others = []
        failure = nil
        news.beginRound()
        let result = body(
            SourceReader(
                read: { [self] path, limit, kind in read(path, limit, kind) },
                place: { [self] path in
                    // The main file and its folder are on a trail that is followed already.
                    let isFolder = path.isEmpty || path.hasSuffix("/")
                    if !isFolder, !paths.contains(path), others.insert(path).inserted { watch(path) }
                    return SourceReader.disk.place(path)
                }))
        news.endRound()
        if let failure { throw failure }
        return result
    }

    private func read(_ path: String, _ limit: Int, _ kind: SourceReader.Kind) -> Swift.Result<[UInt8], FileFailure> {
        if path != "-" || kind == .file, paths.insert(path).inserted, !others.contains(path) { watch(path) }
        return SourceReader.disk.read(path, limit, kind)
    }

    /// From now on, tells when the path leads to something else.
    private func watch(_ path: String) {
        guard failure == nil else { return }
        do throws(WatchFailure) {
            try PathTrail.follow(path) { name, folder, isLast throws(WatchFailure) in
                try news.watch(name, in: folder, isLast: isLast)
            }
        } catch {
            failure = error
        }
    }

    // MARK: - Waiting

    /// Milliseconds without news after which a save is taken to be complete.
    private static let pause = 10
    /// The same while a file is being written, or has gone and may come back.
    private static let longPause = 60
    /// Milliseconds after which a build is due though the news go on.
    private static let longest = 250

    /// Waits until something has changed and has come to rest, until `limit` is over, or until an output is closed at its other end.
    public func wait(limit: Duration? = nil, outputs: [Int32] = []) -> Wake {
        let clock = ContinuousClock()
        let end = limit.map { clock.now + $0 }
        var outputs = outputs.filter(Self.tellsOfClosing)
        while !news.take() {
            guard end.map({ clock.now < $0 }) ?? true else { return .timeIsUp }
            if sleep(until: end, &outputs) { return .readerGone }
        }
        let latest = clock.now + .milliseconds(Self.longest)
        var rest = clock.now
        while true {
            let due = min(rest + .milliseconds(news.isUnfinished ? Self.longPause : Self.pause), latest)
            guard clock.now < due else { return .changed }
            if sleep(until: due, &outputs) { return .readerGone }
            if news.take() { rest = clock.now }
        }
    }

    /// Sleeps until there is something to take, or the time has come; true where an output has lost its reader.
    private func sleep(until end: ContinuousClock.Instant?, _ outputs: inout [Int32]) -> Bool {
        var waiting = [pollfd(fd: news.descriptor, events: Int16(POLLIN), revents: 0)]
        waiting += outputs.map { pollfd(fd: $0, events: Self.closing, revents: 0) }
        let count = poll(&waiting, nfds_t(waiting.count), end.map(Self.milliseconds) ?? -1)
        guard count > 0 else { return false }
        var isGone = false
        for output in waiting.dropFirst() where output.revents != 0 {
            // Some systems cannot tell of some outputs.
            if output.revents & Int16(POLLNVAL) != 0 {
                outputs.removeAll { $0 == output.fd }
            } else {
                isGone = true
            }
        }
        return isGone
    }

    #if canImport(Darwin)
        /// Nothing is told that was not asked for.
        private static let closing = Int16(POLLHUP)

        /// A terminal would tell of each key; when it is closed, there is a signal.
        private static func tellsOfClosing(_ output: Int32) -> Bool {
            var status = stat()
            guard fstat(output, &status) == 0 else { return false }
            return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
        }
    #else
        /// That an output is closed is always told.
        private static let closing: Int16 = 0

        private static func tellsOfClosing(_ output: Int32) -> Bool { true }
    #endif

    /// What is left until then, rounded up, as poll would otherwise return too early again and again.
    private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
        let left = (end - ContinuousClock().now).components
        let whole = left.seconds * 1000 + (left.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(clamping: max(0, whole))
    }
}
