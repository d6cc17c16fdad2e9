/// An HTTP response. Each connection is closed after one.
struct HTTPResponse: Sendable {
    enum Status: Int, Sendable {
        case okay = 200
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case requestTimeout = 408
        case headTooLarge = 431

        var reason: String {
            switch self {
            case .okay: "OK"
            case .badRequest: "Bad Request"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .requestTimeout: "Request Timeout"
            case .headTooLarge: "Request Header Fields Too Large"
            }
        }
    }

    var status = Status.okay
    var type: String
    var headers: [(name: String, value: String)] = []
    /// Nil for a stream, whose bytes follow later.
    var body: [UInt8]?

    /// The explanation of a status other than success.
    static func failure(_ status: Status, _ explanation: String) -> HTTPResponse {
        var response = HTTPResponse(
            status: status, type: "text/plain; charset=utf-8", body: Array("\(status.reason): \(explanation)\n".utf8))
        if status == .methodNotAllowed { response.headers = [("Allow", "GET, HEAD")] }
        return response
    }

    /// The bytes before the body.
    ///
    /// Nothing is cached, as the graph may change at any time. No other site may embed or read
    /// what is served.
    var head: [UInt8] {
        var all = [("Content-Type", type)] + headers
        if let body { all.append(("Content-Length", String(body.count))) }
        all += [
            ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
            ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
            ("Connection", "close"),
        ]
        let lines = ["HTTP/1.1 \(status.rawValue) \(status.reason)"] + all.map { "\($0.0): \($0.1)" } + ["", ""]
        return Array(lines.joined(separator: "\r\n").utf8)
    }
}
