import Foundation
import TestSupport
import Testing

@testable import NavEmit

/// The files of the page, which the build embeds.
@Suite struct WebFilesTests {
    private static let folder = "Sources/NavEmit/Page/Web"

    private func read(_ name: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent("\(Self.folder)/\(name)"), encoding: .utf8)
    }

    @Test func areTheFilesAsTheyAre() throws {
        #expect(try read("page.html") == WebFiles.page)
        #expect(try "\n" + read("page.css") == WebFiles.style)
        #expect(try read("live.js") == WebFiles.liveScript)
        #expect(try read("scripts.txt") == WebFiles.scripts.map { $0.name + "\n" }.joined())
        for (name, text) in WebFiles.scripts { #expect(try read(name) == text, "\(name)") }
    }

    @Test func digestsAreThoseOfThePagesElements() throws {
        #expect(try digest(WebFiles.script(isLive: false)) == WebFiles.scriptDigest)
        #expect(try digest(WebFiles.script(isLive: true)) == WebFiles.liveScriptDigest)
        #expect(try digest(WebFiles.style) == WebFiles.styleDigest)
    }

    /// The SHA-256 digest from the system's command, in Base64.
    private func digest(_ text: String) throws -> String {
        let command = "if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi"
        let digits = Array(try SwiftProgram.run("/bin/sh", ["-c", command], input: text).output.utf8.prefix(64))
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { place in
            UInt8(String(decoding: digits[place..<(place + 2)], as: UTF8.self), radix: 16)
        }
        try #require(bytes.count == 32)
        return Data(bytes).base64EncodedString()
    }

    @Test func everyFileIsUsed() throws {
        let paths = try #require(
            FileManager.default.subpaths(atPath: repository.appendingPathComponent(Self.folder).path))
        let names = WebFiles.scripts.map(\.name) + ["live.js", "page.html", "page.css", "scripts.txt"]
        #expect(Set(paths.filter { $0.contains(".") }) == Set(names))
    }

    @Test func noFileEndsItsElement() {
        #expect(
            !(WebFiles.scripts.map(\.text) + [WebFiles.liveScript]).contains {
                $0.contains("</") || $0.contains("<!--")
            })
        #expect(!WebFiles.style.contains("<"))
    }

    /// Only the page's HTML file contains markup, and only a served page makes requests.
    @Test func noScriptMakesMarkupOrCodeFromStrings() {
        for (name, script) in WebFiles.scripts + [("live.js", WebFiles.liveScript)] {
            for word in [
                "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "fetch(",
                "XMLHttpRequest", "WebSocket", "EventSource", "import(", "localStorage", "http:", ".src",
            ] {
                let isAllowed =
                    name == "dom.js" && word == "http:"
                    || name == "live.js" && ["fetch(", "EventSource"].contains(word)
                    // The pictures of screens are in the page, whose policy allows no other.
                    || ["drawing.js", "svg.js"].contains(name.split(separator: "/").last) && word == ".src"
                #expect(!script.contains(word) || isAllowed, "\(word) in \(name)")
            }
        }
    }
}
