public import NavCompiler
public import NavPlatform

/// Reads graphs from the disk, and waits until one of the files that were read, or were missing,
/// changes.
///
/// It gets the version of a file before reading it, so a change at any time is either read or
/// noticed.
public final class SourceWatch: @unchecked Sendable {
    // Needs no lock, as only the thread that builds reads files.

    /// Why waiting ended.
    public enum Wake: Sendable, Hashable {
        case changed
        /// The reader of an output has closed it.
        case outputClosed
        case timedOut
    }

    /// By path: the versions of the files that were read, or that were missing.
    private var versions: [String: Version] = [:]
    /// By path: the targets of paths that were resolved but not read, such as a symbolic link out
    /// of the graph's folder.
    private var targets: [String: [UInt8]] = [:]

    public init() {}

    /// The number of watched files, including missing ones.
    public var fileCount: Int { versions.count }

    /// Runs a function that reads files. Afterwards these files are watched, and no others.
    public func watching<Result>(_ body: (SourceReader) -> Result) -> Result {
        (versions, targets) = ([:], [:])
        return body(
            SourceReader(
                read: { [self] path, limit, kind in
                    if versions[path] == nil { versions[path] = Version.stable(path) }
                    targets[path] = nil
                    return SourceReader.disk.read(path, limit, kind)
                },
                realPath: { [self] path in
                    let target = SourceReader.disk.realPath(path)
                    if versions[path] == nil { targets[path] = target ?? [] }
                    return target
                }))
    }

    // MARK: - Versions

    /// The version of what is at a path. The contents of folders and pipes are not watched.
    private enum Version: Equatable {
        case missing
        case file(FileStatus.Version)
        case other

        init(_ path: String) {
            let status = FileStatus(path)
            self = status.map { $0.kind == .file ? .file($0.version) : .other } ?? .missing
        }

        /// The version of a file after waiting until another change would get a different time.
        /// File systems may store times in steps of 10 ms.
        static func stable(_ path: String) -> Version {
            let step = Duration.zero..<Duration.milliseconds(20)
            if case .file(let version) = Version(path), step.contains(version.age) { pause(.milliseconds(20)) }
            return Version(path)
        }
    }

    /// Whether a file has changed since the last call, or since it was read.
    private func hasChanged() -> Bool {
        let previous = (versions, targets)
        for path in versions.keys { versions[path] = Version(path) }
        for path in targets.keys { targets[path] = SourceReader.disk.realPath(path) ?? [] }
        return (versions, targets) != previous
    }

    // MARK: - Waiting

    /// The time between two polls of the files. A save is complete when two polls in a row are
    /// equal.
    private static let interval = Duration.milliseconds(50)
    /// The maximum delay of a build while files keep changing.
    private static let maxDelay = Duration.milliseconds(250)

    /// Waits until a file has changed and no more changes follow, until `limit` has passed, or
    /// until the reader of one of the outputs has closed it.
    ///
    /// - Parameter pause: Passes the time between two polls; by default, it sleeps.
    public func wait(
        limit: Duration? = nil, outputs: [Int32] = [], pause: (Duration) -> Void = NavPlatform.pause
    ) -> Wake {
        let start = ContinuousClock().now
        while !hasChanged() {
            if let limit, start.duration(to: .now) >= limit { return .timedOut }
            pause(Self.interval)
            if outputs.contains(where: StandardStream.isReaderGone) { return .outputClosed }
        }
        let change = ContinuousClock().now
        repeat { pause(Self.interval) } while hasChanged() && change.duration(to: .now) < Self.maxDelay
        return .changed
    }
}
