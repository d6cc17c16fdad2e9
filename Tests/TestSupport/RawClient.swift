import Foundation

/// A client that sends bytes to a local port and reads what comes back.
public final class RawClient {
    private let socket: Int32

    public init(_ port: UInt16) throws {
        #if canImport(Darwin)
            socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #else
            socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        // No test waits longer for an answer.
        var limit = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(socket) }

    public func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends bytes; the server may have closed the connection.
    public func send(_ bytes: [UInt8]) {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        _ = Foundation.send(socket, bytes, bytes.count, flags)
    }

    /// Ends the client's side.
    public func finish() { shutdown(socket, Int32(SHUT_WR)) }

    /// Reads until the server ends the connection, or until the text satisfies a condition.
    public func read(until isEnough: (String) -> Bool = { _ in false }) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let text = String(decoding: bytes, as: UTF8.self)
            if isEnough(text) { return text }
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { return text }
            bytes += buffer[..<count]
        }
    }

    /// The response to a request.
    public static func get(
        _ target: String, _ port: UInt16, method: String = "GET", host: String? = nil, more: String = ""
    ) throws -> String {
        let client = try RawClient(port)
        client.send("\(method) \(target) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(more)\r\n")
        return client.read()
    }
}
