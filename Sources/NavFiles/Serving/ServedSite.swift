/// What the server answers: the page, its document, and a stream of revisions.
struct ServedSite: Sendable {
    enum Answer: Sendable {
        case response(HTTPResponse)
        /// The request asks for the stream of revisions, which begins with this response.
        case stream(HTTPResponse)
    }

    /// The HTML page, made when it is requested.
    var page: @Sendable () -> [UInt8]
    var policy: String
    /// The graph and its diagnostics, as JSON.
    var document: [UInt8]

    func answer(_ request: HTTPRequest) -> Answer {
        guard Self.isThisMachine(request.host) else {
            return .response(.failure(.forbidden, "navgen serves only 127.0.0.1 and localhost"))
        }
        guard ["/", "/document", "/events"].contains(request.target) else {
            return .response(.failure(.notFound, "the page is at /"))
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .response(.failure(.methodNotAllowed, "use GET"))
        }
        switch request.target {
        case "/document": return .response(HTTPResponse(type: "application/json", body: document))
        case "/events":
            let response = HTTPResponse(type: "text/event-stream", body: nil)
            return request.method == "GET" ? .stream(response) : .response(response)
        default:
            // Only the header can forbid frames.
            let headers = [("Content-Security-Policy", policy + "; frame-ancestors 'none'")]
            return .response(HTTPResponse(type: "text/html; charset=utf-8", headers: headers, body: page()))
        }
    }

    /// Whether a `Host` header names this machine, with any port, as ports may be forwarded.
    ///
    /// A site of another name could be made to lead to this machine, so that the site's scripts
    /// could read the graph.
    static func isThisMachine(_ host: String) -> Bool {
        let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first?.lowercased(), name == "127.0.0.1" || name == "localhost" else { return false }
        return parts.count == 1 || isPort(parts[1])
    }

    private static func isPort(_ text: Substring) -> Bool {
        (1...5).contains(text.utf8.count) && text.utf8.allSatisfy("0123456789".utf8.contains)
    }
}
