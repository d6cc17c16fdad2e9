/// The parts of an HTTP request that the server uses.
struct HTTPRequest: Hashable, Sendable {
    var method: String
    /// The path, as it was sent.
    var target: String
    var host: String
}

/// Reads the head of an HTTP request as its bytes arrive. A body is not read.
struct RequestReader {
    enum Result: Hashable {
        case incomplete
        case request(HTTPRequest)
        case malformed
        case tooLarge
    }

    /// The maximum size of a head. Browsers send less than a kilobyte.
    static let maxBytes = 8192
    static let maxHeaders = 64

    private var head: [UInt8] = []
    private var lineCount = 0

    /// Reads more bytes. After a result other than `incomplete`, no more are expected.
    mutating func read(_ bytes: some Sequence<UInt8>) -> Result {
        for byte in bytes {
            // A line ends with CR LF, and both characters occur only there.
            let isAfterReturn = head.last == Self.carriageReturn
            guard isAfterReturn == (byte == Self.lineFeed), Self.isAllowed(byte) else { return .malformed }
            head.append(byte)
            if byte == Self.lineFeed {
                if head.suffix(4) == Self.end { return parsed() }
                lineCount += 1
                // The first line is the request, and the others are headers.
                if lineCount > Self.maxHeaders + 1 { return .tooLarge }
            }
            if head.count >= Self.maxBytes { return .tooLarge }
        }
        return .incomplete
    }

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let end = [carriageReturn, lineFeed, carriageReturn, lineFeed][...]

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\t"), Self.carriageReturn, Self.lineFeed: true
        default: byte >= UInt8(ascii: " ") && byte != 0x7F
        }
    }

    // MARK: - Parsing

    private func parsed() -> Result {
        let lines = head.dropLast(Self.end.count).split(
            separator: Self.lineFeed, omittingEmptySubsequences: false
        ).map { $0.last == Self.carriageReturn ? $0.dropLast() : $0 }
        guard let first = lines.first, var request = Self.request(first) else { return .malformed }
        var hosts: [String] = []
        for line in lines.dropFirst() {
            guard let (name, value) = Self.header(line) else { return .malformed }
            if name.lowercased() == "host" { hosts.append(value) }
        }
        guard hosts.count == 1 else { return .malformed }
        request.host = hosts[0]
        return .request(request)
    }

    /// The request line, such as `GET / HTTP/1.1`.
    private static func request(_ line: ArraySlice<UInt8>) -> HTTPRequest? {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, isToken(words[0]), !words[1].isEmpty else { return nil }
        guard ["HTTP/1.1", "HTTP/1.0"].contains(text(words[2])) else { return nil }
        return HTTPRequest(method: text(words[0]), target: text(words[1]), host: "")
    }

    /// A header, such as `Host: localhost`.
    private static func header(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else { return nil }
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var value = line[(colon + 1)...].drop(while: isBlank)
        while let last = value.last, isBlank(last) { value.removeLast() }
        return (text(line[..<colon]), text(value))
    }

    /// Whether it is the name of a method or header.
    private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                default: "0123456789!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
