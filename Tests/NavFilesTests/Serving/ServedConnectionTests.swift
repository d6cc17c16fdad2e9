import NavPlatform
import TestSupport
import Testing

@testable import NavCompiler
@testable import NavFiles

/// The time limits of a connection. Its functions get the time, so that no test has to wait.
@Suite struct ServedConnectionTests {
    private let site = ServedSite(
        page: { [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 24) }, policy: "policy", document: Array("{}".utf8))
    private let start = ContinuousClock.now

    /// Both ends of a connection, after the client has sent something.
    private func connect(_ text: String) throws -> (RawClient, ServedConnection) {
        let listener = try LocalSocket.listening(on: 0)
        let client = try RawClient(listener.port)
        client.send(text)
        guard case .connection(let socket) = listener.acceptConnection() else { throw CancellationError() }
        _ = LocalSocket.wait(for: [(socket, .reading)], limit: .seconds(30))
        var connection = ServedConnection(socket, now: start)
        var buffer = [UInt8](repeating: 0, count: 1024)
        connection.handle(.reading, buffer: &buffer, now: start, site: site, revision: 7)
        return (client, connection)
    }

    private static let host = "HTTP/1.1\r\nHost: localhost\r\n\r\n"

    @Test func anIncompleteRequestIsAnsweredAfterTenSeconds() throws {
        var (client, connection) = try connect("GET / HTTP/1.1\r\n")
        connection.checkTime(start + .seconds(9))
        #expect(connection.isReading && connection.events == .reading)
        connection.checkTime(start + .seconds(10))
        #expect(client.read().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
        #expect(!connection.isClosed)
        connection.checkTime(start + .seconds(12))
        #expect(connection.isClosed)
    }

    @Test func aClientThatDoesNotReadIsClosedAfterAMinute() throws {
        var (client, connection) = try connect("GET / \(Self.host)")
        #expect(connection.events == [.reading, .writing])
        connection.checkTime(start + .seconds(59))
        #expect(!connection.isClosed)
        connection.checkTime(start + .seconds(60))
        #expect(connection.isClosed)
        client.finish()
    }

    @Test func aStreamHasNoLimitUntilItsClientStopsReading() throws {
        var (client, connection) = try connect("GET /events \(Self.host)")
        #expect(client.read { $0.hasSuffix("\n\n") }.hasSuffix("retry: 1000\ndata: 7\n\n"))
        connection.checkTime(start + .seconds(100_000))
        connection.send(revision: 8, start)
        connection.sendComment(start)
        #expect(client.read { $0.hasSuffix(":\n\n") } == "data: 8\n\n:\n\n")
        // The system's buffers hold some megabytes.
        var count = 0
        while !connection.isClosed, count < 10_000_000 {
            connection.send(revision: 1_000_000_000_000_000_000 + count, start)
            count += 1
        }
        #expect(connection.isClosed && count > 100)
    }
}
