import NavPlatform

/// A connection to one client, from its request to the end of the response.
struct ServedConnection {
    private enum Phase {
        case reading
        case responding
        /// Revisions follow until the client ends the connection.
        case streaming
        /// Everything is written. What the client still sends is discarded: closing a connection
        /// with unread bytes could destroy the response on its way.
        case draining
        case closed
    }

    /// How long a client may take.
    private enum Limit {
        static let request = Duration.seconds(10)
        /// For a large graph over a forwarded port.
        static let response = Duration.seconds(60)
        static let draining = Duration.seconds(2)
        /// The maximum number of bytes that a client of the stream leaves unread.
        static let unread = 4096
    }

    let socket: LocalSocket
    private var phase = Phase.reading
    private var reader = RequestReader()
    /// The bytes to write, and how many of the first part have been written.
    private var output: [[UInt8]] = []
    private var written = 0
    /// Whether the client sends no more. It may still read.
    private var hasEnded = false
    private var deadline: ContinuousClock.Instant?

    init(_ socket: LocalSocket, now: ContinuousClock.Instant) {
        self.socket = socket
        deadline = now + Limit.request
    }

    var isClosed: Bool { if case .closed = phase { true } else { false } }
    /// Whether the client has not sent a whole request yet.
    var isReading: Bool { if case .reading = phase { true } else { false } }
    var isStreaming: Bool { if case .streaming = phase { true } else { false } }

    /// The events to wait for.
    var events: LocalSocket.Events {
        var events: LocalSocket.Events = []
        if !hasEnded { events.insert(.reading) }
        if !output.isEmpty { events.insert(.writing) }
        return events
    }

    // MARK: - Responses

    /// Reads what the client has sent and writes what it is ready for.
    mutating func handle(
        _ events: LocalSocket.Events, buffer: inout [UInt8], now: ContinuousClock.Instant, site: ServedSite,
        revision: Int
    ) {
        if events.contains(.reading) { read(&buffer, now, site, revision) }
        if events.contains(.writing) { write(now) }
    }

    /// Ends the connection if the client has taken too long.
    mutating func checkTime(_ now: ContinuousClock.Instant) {
        guard let deadline, now >= deadline else { return }
        if case .reading = phase {
            respond(.failure(.requestTimeout, "the request is incomplete"), now)
        } else {
            phase = .closed
        }
    }

    /// Sends a revision on a stream.
    mutating func send(revision: Int, _ now: ContinuousClock.Instant) {
        send("data: \(revision)\n\n", now)
    }

    /// Sends a comment on a stream, so that a connection without a client is noticed.
    mutating func sendComment(_ now: ContinuousClock.Instant) {
        send(":\n\n", now)
    }

    private mutating func send(_ event: String, _ now: ContinuousClock.Instant) {
        guard output.reduce(0, { $0 + $1.count }) <= Limit.unread else {
            phase = .closed
            return
        }
        output.append(Array(event.utf8))
        write(now)
    }

    private mutating func respond(_ response: HTTPResponse, isHead: Bool = false, _ now: ContinuousClock.Instant) {
        phase = .responding
        deadline = now + Limit.response
        output = [response.head]
        if let body = response.body, !isHead, !body.isEmpty { output.append(body) }
        write(now)
    }

    // MARK: - Transfer

    private mutating func read(
        _ buffer: inout [UInt8], _ now: ContinuousClock.Instant, _ site: ServedSite, _ revision: Int
    ) {
        switch socket.read(into: &buffer) {
        case .bytes(let count):
            guard case .reading = phase else { return }
            take(reader.read(buffer[..<count]), now, site, revision)
        case .notReady: break
        case .ended:
            // A client may end its side after the request and wait for the response.
            if case .responding = phase { hasEnded = true } else { phase = .closed }
        case .failed: phase = .closed
        }
    }

    private mutating func take(
        _ result: RequestReader.Result, _ now: ContinuousClock.Instant, _ site: ServedSite, _ revision: Int
    ) {
        switch result {
        case .incomplete: break
        case .malformed: respond(.failure(.badRequest, "this is not an HTTP request"), now)
        case .tooLarge: respond(.failure(.headTooLarge, "the request is too large"), now)
        case .request(let request):
            switch site.answer(request) {
            case .response(let response): respond(response, isHead: request.method == "HEAD", now)
            case .stream(let response):
                phase = .streaming
                deadline = nil
                output = [response.head, Array("retry: 1000\ndata: \(revision)\n\n".utf8)]
                write(now)
            }
        }
    }

    private mutating func write(_ now: ContinuousClock.Instant) {
        while let first = output.first {
            switch socket.write(first[written...]) {
            case .bytes(let count):
                written += count
                if written < first.count { continue }
                output.removeFirst()
                written = 0
            case .notReady: return
            case .ended, .failed:
                phase = .closed
                return
            }
        }
        guard case .responding = phase else { return }
        socket.finishWriting()
        phase = hasEnded ? .closed : .draining
        deadline = now + Limit.draining
    }
}
