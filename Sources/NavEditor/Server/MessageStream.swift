public import NavPlatform
public import NavSyntax

/// Reads and writes JSON-RPC messages over standard input and output.
public struct MessageStream {
    /// How messages are told apart.
    public enum Framing: Sendable {
        /// `Content-Length` headers, as the Language Server Protocol has them.
        case headers
        /// One message per line, as the Model Context Protocol has them.
        case lines
    }

    /// Why reading ended.
    public enum End: Error, Sendable {
        /// The other side has closed the stream.
        case closed
        /// The bytes are not messages.
        case broken(String)
    }

    private static let maxBytes = 1 << 26
    private let framing: Framing
    private let input: StandardStream
    private var buffer: [UInt8] = []
    /// The bytes of the buffer that have been read already.
    private var start = 0
    /// The bytes of the buffer that contain no end of a line after `start`.
    private var scanned = 0

    public init(_ framing: Framing, _ input: StandardStream = .input) {
        self.framing = framing
        self.input = input
    }

    /// Whether a message, or a part of one, has arrived.
    public var hasInput: Bool { start < buffer.count || input.hasInput }

    /// The text of the next message, which it waits for.
    public mutating func next() throws(End) -> [UInt8] {
        while true {
            if let message = try take() { return message }
            guard buffer.count - start <= Self.maxBytes else { throw .broken("a message is larger than 64 MiB") }
            if start > 0 {
                buffer.removeFirst(start)
                scanned = max(0, scanned - start)
                start = 0
            }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count: Int
            do { count = try input.read(into: &chunk) } catch { throw .broken(error.reason) }
            guard count > 0 else {
                if buffer.allSatisfy({ $0 <= 0x20 }) { throw .closed }
                throw .broken("the stream ends within a message")
            }
            buffer += chunk.prefix(count)
        }
    }

    private mutating func take() throws(End) -> [UInt8]? {
        switch framing {
        case .lines:
            while let end = buffer[max(start, scanned)...].firstIndex(of: 0x0A) {
                let line = Array(buffer[start..<end])
                start = end + 1
                if !line.allSatisfy({ $0 <= 0x20 }) { return line }
            }
            scanned = buffer.count
            return nil
        case .headers:
            guard let (length, body) = try header() else { return nil }
            guard buffer.count - body >= length else { return nil }
            start = body + length
            return Array(buffer[body..<(body + length)])
        }
    }

    /// The length of the body, and where it begins.
    private func header() throws(End) -> (length: Int, body: Int)? {
        var position = start
        var length: Int?
        while let end = buffer[position...].firstIndex(of: 0x0A) {
            var line = buffer[position..<end]
            if line.last == 0x0D { line.removeLast() }
            position = end + 1
            if line.isEmpty {
                guard let length else { throw .broken("a message has no Content-Length") }
                return (length, position)
            }
            let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else {
                throw .broken("`\(String(decoding: line.prefix(40), as: UTF8.self))` is not a header")
            }
            if parts[0].lowercased() == "content-length" {
                guard let number = Int(parts[1].filter { $0 != " " }), (0...Self.maxBytes).contains(number) else {
                    throw .broken("`\(parts[1].prefix(40))` is not a length")
                }
                length = number
            }
        }
        guard buffer.count - position < 4096 else { throw .broken("a header has no end") }
        return nil
    }

    /// A message as it is written.
    public static func bytes(of message: JSON, _ framing: Framing) -> [UInt8] {
        let body = Array(message.text().utf8)
        switch framing {
        case .headers: return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
        case .lines: return body + [0x0A]
        }
    }
}

/// A call of JSON-RPC 2.0: a request if it has an id, a notification otherwise.
public struct RPCCall: Sendable {
    public enum Failure: Int, Error, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case internalError = -32603
        case notInitialized = -32002
        case requestFailed = -32803
    }

    public var id: JSON?
    public var method: String
    public var params: JSON

    /// Nil for a response to a request of this side.
    public init?(_ message: JSON) throws(Failure) {
        guard message.object != nil else { throw .invalidRequest }
        guard let method = message["method"]?.string else {
            if message["id"] != nil,
                message["result"] != nil || message["error"] != nil
                    || message.object?.contains(where: { $0.0 == "result" }) == true
            {
                return nil
            }
            throw .invalidRequest
        }
        id = message["id"]
        self.method = method
        params = message["params"] ?? .object([])
    }

    public static func response(_ id: JSON?, _ result: JSON) -> JSON {
        .object([("jsonrpc", .string("2.0")), ("id", id ?? .null), ("result", result)])
    }

    public static func failure(_ id: JSON?, _ failure: Failure, _ message: String) -> JSON {
        .object([
            ("jsonrpc", .string("2.0")), ("id", id ?? .null),
            ("error", .object([("code", .int(failure.rawValue)), ("message", .string(message))])),
        ])
    }

    public static func notification(_ method: String, _ params: JSON) -> JSON {
        .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", params)])
    }
}
