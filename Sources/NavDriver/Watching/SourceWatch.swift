import NavPlatform

/// Reads graphs from the disk, and waits until one of the files that were read, or were missing, has changed.
///
/// It asks for the version of a file before reading it, so a change at any time is either read or noticed.
public final class SourceWatch: @unchecked Sendable {
    // Not locked: files are read one after the other, by the thread that builds.

    /// Why waiting ended.
    public enum Wake: Sendable, Hashable {
        case changed
        /// Nobody reads the output any more.
        case readerGone
        case timeIsUp
    }

    /// By path: the versions of the files that were read, or should have been.
    private var versions: [String: Version] = [:]
    /// By path: where the others lead that were resolved and not read, such as a link out of the graph's folder.
    private var targets: [String: [UInt8]] = [:]

    public init() {}

    /// How many files are watched, those that are missing included.
    public var fileCount: Int { versions.count }

    /// Runs what reads files. Those are watched afterwards, and no others.
    public func watching<Result>(_ body: (SourceReader) -> Result) -> Result {
        (versions, targets) = ([:], [:])
        return body(
            SourceReader(
                read: { [self] path, limit, kind in
                    if versions[path] == nil { versions[path] = Version.stable(path) }
                    targets[path] = nil
                    return SourceReader.disk.read(path, limit, kind)
                },
                place: { [self] path in
                    let target = SourceReader.disk.place(path)
                    if versions[path] == nil { targets[path] = target ?? [] }
                    return target
                }))
    }

    // MARK: - Versions

    /// What a path leads to. The contents of folders and pipes are not watched.
    private enum Version: Equatable {
        case missing
        case file(FileStatus.Version)
        case other

        init(_ path: String) {
            let status = FileStatus(path)
            self = status.map { $0.kind == .file ? .file($0.version) : .other } ?? .missing
        }

        /// The version of a file of which the next change has another time: a system may keep time in steps of 10 ms.
        static func stable(_ path: String) -> Version {
            let step = Duration.zero..<Duration.milliseconds(20)
            if case .file(let version) = Version(path), step.contains(version.age) { pause(.milliseconds(20)) }
            return Version(path)
        }
    }

    /// Whether a file has changed since the last time that this was asked, or since it was read.
    private func hasChanged() -> Bool {
        let former = (versions, targets)
        for path in versions.keys { versions[path] = Version(path) }
        for path in targets.keys { targets[path] = SourceReader.disk.place(path) ?? [] }
        return (versions, targets) != former
    }

    // MARK: - Waiting

    /// The time between two looks at the files. A save is complete when two looks find the same.
    private static let interval = Duration.milliseconds(50)
    /// How long a build may be put off by files that go on changing.
    private static let maxDelay = Duration.milliseconds(250)

    /// Waits until something has changed and has come to rest, until `limit` is over, or until one of some outputs is closed
    /// at its other end.
    public func wait(limit: Duration? = nil, outputs: [Int32] = []) -> Wake {
        let start = ContinuousClock().now
        while !hasChanged() {
            if let limit, start.duration(to: .now) >= limit { return .timeIsUp }
            pause(Self.interval)
            if outputs.contains(where: StandardStream.isReaderGone) { return .readerGone }
        }
        let change = ContinuousClock().now
        repeat { pause(Self.interval) } while hasChanged() && change.duration(to: .now) < Self.maxDelay
        return .changed
    }
}
