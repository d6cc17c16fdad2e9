import Foundation
import TestSupport
import Testing

@testable import NavEmit

/// The files of the page, and the Swift file that contains them.
@Suite struct WebFilesTests {
    private static let folder = "Sources/NavEmit/Page/Web"

    private func read(_ name: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent("\(Self.folder)/\(name)"), encoding: .utf8)
    }

    private func literal(_ text: String) -> String { "##\"\"\"\n\(text)\n\"\"\"##" }

    /// `make fixtures` regenerates the file, like all files that tests write.
    @Test func swiftHoldsTheFilesAsTheyAre() throws {
        let texts = try WebFiles.scriptNames.map(read)
        let scripts = zip(WebFiles.scriptNames, texts).map { "        // \($0)\n" + literal($1) + ",\n" }.joined()
        let style = try read("page.css")
        let live = try read(WebFiles.liveScriptName)
        expectFile(
            "Sources/NavEmit/Page/WebFiles+Texts.swift",
            holds: """
                // swift-format-ignore-file
                // The files of `Web` as strings. WebFilesTests writes this file with NAVGEN_UPDATE_FIXTURES=1.

                extension WebFiles {
                    static let page = \(literal(try read("page.html")))

                    static let style = \(literal(style))

                    static let liveScript = \(literal(live))

                    /// The digests by which the page's content security policy names its script and style: SHA-256.
                    static let scriptDigest = "\(try digest(WebFiles.script(of: texts)))"
                    static let liveScriptDigest = "\(try digest(WebFiles.script(of: texts + [live])))"
                    static let styleDigest = "\(try digest(WebFiles.style(of: style)))"

                    static let scripts = [
                \(scripts)    ]
                }

                """)
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
        let names = WebFiles.scriptNames + [WebFiles.liveScriptName, "page.html", "page.css"]
        #expect(Set(paths.filter { $0.contains(".") }) == Set(names))
    }

    @Test func noFileEndsItsElement() {
        #expect(!(WebFiles.scripts + [WebFiles.liveScript]).contains { $0.contains("</") || $0.contains("<!--") })
        #expect(!WebFiles.style.contains("<"))
    }

    /// Only the page's HTML file contains markup, and only a served page makes requests.
    @Test func noScriptMakesMarkupOrCodeFromStrings() {
        let live = (WebFiles.liveScriptName, WebFiles.liveScript)
        for (name, script) in Array(zip(WebFiles.scriptNames, WebFiles.scripts)) + [live] {
            for word in [
                "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "fetch(",
                "XMLHttpRequest", "WebSocket", "EventSource", "import(", "localStorage", "http:", ".src",
            ] {
                let isAllowed =
                    name == "dom.js" && word == "http:"
                    || name == WebFiles.liveScriptName && ["fetch(", "EventSource"].contains(word)
                #expect(!script.contains(word) || isAllowed, "\(word) in \(name)")
            }
        }
    }
}
