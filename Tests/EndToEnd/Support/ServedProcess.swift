import Foundation
import TestSupport
import Testing

/// Starts `navgen graph --serve` on a free port, and ends it in any case.
func withServer(
    _ arguments: [String] = ["graph.yaml"], in folder: URL, _ body: (WatchedProcess, UInt16) throws -> Void
) throws {
    let server = try WatchedProcess(["graph"] + arguments + ["--serve=0"], in: folder)
    defer { server.end() }
    try body(server, try server.port())
}

extension WatchedProcess {
    /// The port of a server, after it has shown the first version.
    func port() throws -> UInt16 {
        try until("the first version") { lines.count == 2 && output.hasSuffix("\n") }
        let address = try #require(output.firstMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)\//))
        return try #require(UInt16(address.output.1))
    }
}
