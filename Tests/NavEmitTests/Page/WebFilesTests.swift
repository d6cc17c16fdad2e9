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
        expectFile(
            "Sources/NavEmit/Page/WebFiles+Texts.swift",
            holds: """
                // swift-format-ignore-file
                // The files of `Web` as strings. WebFilesTests writes this file with NAVGEN_UPDATE_FIXTURES=1.

                extension WebFiles {
                    static let page = \(literal(try read("page.html")))

                    static let style = \(literal(style))

                    /// The digests by which the page's content security policy names its script and style: SHA-256.
                    static let scriptDigest = "\(try digest(WebFiles.script(of: texts)))"
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
        #expect(Set(paths.filter { $0.contains(".") }) == Set(WebFiles.scriptNames + ["page.html", "page.css"]))
    }

    @Test func noFileEndsItsElement() {
        #expect(!WebFiles.scripts.contains { $0.contains("</") || $0.contains("<!--") })
        #expect(!WebFiles.style.contains("<"))
    }

    /// Only the page's HTML file contains markup.
    @Test func noScriptMakesMarkupOrCodeFromStrings() {
        for (name, script) in zip(WebFiles.scriptNames, WebFiles.scripts) {
            for word in [
                "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "fetch(",
                "XMLHttpRequest", "WebSocket", "import(", "localStorage", "http:", ".src",
            ] {
                #expect(!script.contains(word) || (name == "dom.js" && word == "http:"), "\(word) in \(name)")
            }
        }
    }
}
