import Testing

@testable import NavCompiler
@testable import NavFiles

/// What the server answers.
@Suite struct ServedSiteTests {
    private let site = ServedSite(page: { Array("page".utf8) }, policy: "policy", document: Array("{}".utf8))

    private func response(_ method: String, _ target: String, host: String = "localhost") -> HTTPResponse {
        switch site.answer(HTTPRequest(method: method, target: target, host: host)) {
        case .response(let response), .stream(let response): response
        }
    }

    @Test(arguments: ["127.0.0.1", "127.0.0.1:4480", "localhost", "LocalHost:1", "localhost:65535"])
    func thisMachineIsAllowed(host: String) {
        #expect(response("GET", "/", host: host).status == .okay)
    }

    @Test(arguments: [
        "", "evil.example", "evil.example:4480", "localhost.", "localhost.evil.example", "evil.localhost", "127.0.0.1.",
        "127.0.0.2", "[::1]", "::1", "0.0.0.0", "localhost:", "localhost:x", "localhost:123456", "localhost:1:1",
        "localhost:+1", "user@localhost", "localhost/", "http://localhost", "localhost localhost", "127.1",
        "2130706433",
    ])
    func otherHostsAreRefused(host: String) {
        for target in ["/", "/document", "/events", "/other"] {
            #expect(response("GET", target, host: host).status == .forbidden)
        }
    }

    @Test(arguments: [
        "", "*", "/index.html", "//", "/.", "/./", "/../etc/passwd", "/%2e%2e/", "/document/", "/document?x", "/Events",
        "/shop.yaml", "http://localhost/", "localhost:80", "/\u{FFFD}", "/?", "/#",
    ])
    func nothingElseIsServed(target: String) {
        for method in ["GET", "HEAD", "POST", "CONNECT"] {
            #expect(response(method, target).status == .notFound)
        }
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT", "get", "GETS"])
    func otherMethodsAreRefused(method: String) {
        for target in ["/", "/document", "/events"] {
            let response = response(method, target)
            #expect(response.status == .methodNotAllowed)
            #expect(response.headers.contains { $0 == ("Allow", "GET, HEAD") })
        }
    }

    @Test func noOtherSiteMayReadOrEmbedIt() {
        for target in ["/", "/document", "/events", "/other"] {
            let head = String(decoding: response("GET", target).head, as: UTF8.self)
            #expect(head.contains("\r\nCache-Control: no-store\r\n"))
            #expect(head.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
            #expect(head.contains("\r\nCross-Origin-Resource-Policy: same-origin\r\n"))
            #expect(!head.contains("Access-Control"))
            #expect(head.hasSuffix("\r\n\r\n"))
        }
        let head = String(decoding: response("GET", "/").head, as: UTF8.self)
        #expect(head.contains("\r\nContent-Security-Policy: policy; frame-ancestors 'none'\r\n"))
    }
}
