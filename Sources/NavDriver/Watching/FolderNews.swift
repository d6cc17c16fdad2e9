/// What the system tells about entries of folders that were named to it.
///
/// Rounds follow each other: what is named in a round is told about until the end of the next one, so that nothing is missed
/// between the two.
protocol FolderNews: AnyObject {
    /// Readable as soon as there is something to take.
    var descriptor: Int32 { get }
    /// Whether the last that was heard of an entry is not where things end: it is being written, or has gone and may come
    /// back at once, as when an editor saves by renaming.
    var isUnfinished: Bool { get }

    func beginRound()
    /// From now on, tells what becomes of an entry, whether it is there or not; with `isLast` also of what it holds.
    func watch(_ name: String, in folder: String, isLast: Bool) throws(WatchFailure)
    func endRound()
    /// Takes all that there is to hear; true where something became of an entry that was named.
    func take() -> Bool
}

/// Why files cannot be watched, and what to do.
public struct WatchFailure: Error, Sendable, Hashable {
    public var message: String
    public var help: String
}

/// For systems with neither inotify nor kqueue.
final class NoNews: FolderNews {
    let descriptor: Int32 = -1
    let isUnfinished = false

    init() throws(WatchFailure) {
        throw WatchFailure(
            message: "files cannot be watched on this system",
            help: "it can be done on Linux and macOS; without it, build when you need to")
    }

    func beginRound() {}
    func watch(_ name: String, in folder: String, isLast: Bool) {}
    func endRound() {}
    func take() -> Bool { false }
}
