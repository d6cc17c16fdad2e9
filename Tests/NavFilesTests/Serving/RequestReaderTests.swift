import TestSupport
import Testing

@testable import NavCompiler
@testable import NavFiles

/// The parser of HTTP requests, with complete, incomplete and random input.
@Suite struct RequestReaderTests {
    private func read(_ text: String) -> RequestReader.Result {
        var reader = RequestReader()
        return reader.read(text.utf8)
    }

    private static let whole = "GET / HTTP/1.1\r\nHost: localhost:4480\r\nAccept: */*\r\n\r\n"
    private static let request = HTTPRequest(method: "GET", target: "/", host: "localhost:4480")

    @Test func readsARequest() {
        #expect(read(Self.whole) == .request(Self.request))
        #expect(
            read("HEAD /x?y HTTP/1.0\r\nhOsT:\t a \t\r\n\r\n")
                == .request(.init(method: "HEAD", target: "/x?y", host: "a")))
        #expect(read("GET / HTTP/1.1\r\nHost:\r\n\r\n") == .request(.init(method: "GET", target: "/", host: "")))
        // Bytes after the head, such as a body, are ignored.
        #expect(read(Self.whole + "\u{0}\u{0}") == .request(Self.request))
    }

    @Test func theBeginningOfARequestIsIncomplete() {
        for length in 0..<Self.whole.utf8.count {
            var reader = RequestReader()
            #expect(reader.read(Self.whole.utf8.prefix(length)) == .incomplete)
        }
    }

    @Test func bytesMayArriveOneByOne() {
        var reader = RequestReader()
        var results: [RequestReader.Result] = []
        for byte in Self.whole.utf8 { results.append(reader.read([byte])) }
        #expect(results.last == .request(Self.request))
        #expect(results.dropLast().allSatisfy { $0 == .incomplete })
    }

    @Test(arguments: [
        "\r\n\r\n", "GET\r\n\r\n", "GET /\r\nHost: a\r\n\r\n", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1 \r\nHost: a\r\n\r\n", " GET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/2.0\r\nHost: a\r\n\r\n",
        "GET / http/1.1\r\nHost: a\r\n\r\n", "G\"T / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nnonsense\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\nHost: a\n\n", "GET / HTTP/1.1\rHost",
        "GET /\u{0} HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\u{7F}", "\u{16}\u{3}\u{1}",
        "GET / HTTP/1.1\r\nHé: a\r\n\r\n",
    ])
    func rejects(text: String) {
        #expect(read(text) == .malformed)
    }

    @Test func theSizeIsLimited() {
        let start = "GET / HTTP/1.1\r\nHost: a\r\n"
        let long = start + "A: " + String(repeating: "b", count: RequestReader.maxBytes)
        #expect(read(long) == .tooLarge)
        #expect(read(String(repeating: "A", count: RequestReader.maxBytes)) == .tooLarge)
        let header = "A: b\r\n"
        #expect(read(start + String(repeating: header, count: RequestReader.maxHeaders - 1) + "\r\n") != .tooLarge)
        #expect(read(start + String(repeating: header, count: RequestReader.maxHeaders) + "\r\n") == .tooLarge)
    }

    /// Changes a request at random. Every result is possible, but the whole input and its bytes one
    /// by one give the same.
    @Test func randomRequestsGiveAResult() {
        var random = RandomSource(1)
        let words: [[UInt8]] = ["\r\n", "\r", "\n", " ", ":", "Host: a\r\n", "\u{0}", "é", "GET / HTTP/1.1"].map {
            Array($0.utf8)
        }
        var accepted = 0
        for _ in 0..<20_000 {
            var bytes = Array(Self.whole.utf8)
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let start = Int.random(in: 0...bytes.count, using: &random)
                let end = Int.random(in: start...min(start + 3, bytes.count), using: &random)
                let word = words.randomElement(using: &random) ?? []
                let replacement = Bool.random(using: &random) ? word : [UInt8.random(in: 0...255, using: &random)]
                bytes.replaceSubrange(start..<end, with: replacement)
            }
            var reader = RequestReader()
            let result = reader.read(bytes)
            var other = RequestReader()
            var last = RequestReader.Result.incomplete
            for byte in bytes where last == .incomplete { last = other.read([byte]) }
            #expect(result == last)
            if case .request(let request) = result {
                accepted += 1
                #expect(!request.target.contains { $0 == " " || $0.isNewline })
            }
        }
        #expect(accepted > 1000)
    }

    @Test func randomBytesAreRejected() {
        var random = RandomSource(2)
        for _ in 0..<2000 {
            let bytes = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
            var reader = RequestReader()
            #expect(reader.read(bytes) == .malformed)
        }
    }
}
