public import NavPlatform

/// Serves the page of a graph to the browsers of this machine, on one thread and without blocking.
///
/// It works only while `serve(for:)` runs. The system holds connections until then.
public final class PageServer {
    /// The port of `--serve` without a port.
    public static let defaultPort: UInt16 = 4480
    /// How many ports after the default one are tried.
    private static let maxAttempts: UInt16 = 20
    private static let maxConnections = 64
    /// The time between two comments on a stream.
    private static let commentInterval = Duration.seconds(15)
    /// How long no connections are accepted after accepting one has failed.
    private static let acceptDelay = Duration.milliseconds(100)

    private let listener: LocalSocket
    /// The connections, the oldest first.
    private var connections: [ServedConnection] = []
    private var site: ServedSite
    private var revision = 0
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var nextComment = ContinuousClock.now + commentInterval
    private var nextAccept = ContinuousClock.now

    /// - Parameter port: 0 for any free port; nil for the default port or the next free one.
    public init(port: UInt16?, showing graph: LiveGraph) throws(LocalSocket.Failure) {
        listener = try Self.listener(port)
        site = graph.site
    }

    private static func listener(_ port: UInt16?) throws(LocalSocket.Failure) -> LocalSocket {
        if let port { return try LocalSocket.listening(on: port) }
        for port in defaultPort..<(defaultPort + maxAttempts) {
            do throws(LocalSocket.Failure) {
                return try LocalSocket.listening(on: port)
            } catch {
                guard error.isPortTaken else { throw error }
            }
        }
        throw LocalSocket.Failure(
            reason: "the ports \(defaultPort) to \(defaultPort + maxAttempts - 1) are in use", isPortTaken: true)
    }

    public var port: UInt16 { listener.port }

    /// Shows another version of the graph, and notifies the pages that are open.
    public func show(_ graph: LiveGraph) {
        site = graph.site
        revision += 1
        forEachStream { $0.send(revision: revision, $1) }
    }

    /// Answers requests for a duration.
    public func serve(for duration: Duration) {
        let end = ContinuousClock.now + duration
        repeat { serveOnce(limit: ContinuousClock.now.duration(to: end)) } while ContinuousClock.now < end
    }

    /// Waits for an event and handles all that have happened.
    private func serveOnce(limit: Duration) {
        let accepts = ContinuousClock.now >= nextAccept
        let events = LocalSocket.wait(
            for: connections.map { ($0.socket, $0.events) } + (accepts ? [(listener, .reading)] : []), limit: limit)
        let now = ContinuousClock.now
        for index in connections.indices {
            if !events[index].isEmpty {
                connections[index].handle(events[index], buffer: &buffer, now: now, site: site, revision: revision)
            }
            connections[index].checkTime(now)
        }
        if now >= nextComment {
            nextComment = now + Self.commentInterval
            forEachStream { $0.sendComment($1) }
        }
        connections.removeAll(where: \.isClosed)
        if accepts, events.last?.isEmpty == false { accept(now) }
    }

    private func forEachStream(_ body: (inout ServedConnection, ContinuousClock.Instant) -> Void) {
        let now = ContinuousClock.now
        for index in connections.indices where connections[index].isStreaming { body(&connections[index], now) }
    }

    /// Accepts the connections that wait, but no more at a time than can be open.
    private func accept(_ now: ContinuousClock.Instant) {
        for _ in 0..<Self.maxConnections {
            switch listener.acceptConnection() {
            case .connection(let socket):
                if connections.count >= Self.maxConnections { dropOldest() }
                connections.append(ServedConnection(socket, now: now))
            case .none: return
            case .failed:
                if !connections.isEmpty {
                    dropOldest()
                    continue
                }
                nextAccept = now + Self.acceptDelay
                return
            }
        }
    }

    /// Makes room by closing the oldest connection: best one whose request is incomplete, then one that does not take
    /// its response, then a stream, whose page connects again.
    private func dropOldest() {
        let index = connections.firstIndex(where: \.isReading) ?? connections.firstIndex { !$0.isStreaming }
        connections.remove(at: index ?? 0)
    }
}
