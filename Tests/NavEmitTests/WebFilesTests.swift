import Foundation
import TestSupport
import Testing

@testable import NavEmit

/// The files of the page, and the Swift that holds them.
@Suite struct WebFilesTests {
    private static let folder = "Sources/NavEmit/Page/Web"

    private func read(_ name: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent("\(Self.folder)/\(name)"), encoding: .utf8)
    }

    private func literal(_ text: String) -> String { "##\"\"\"\n\(text)\n\"\"\"##" }

    /// `NAVGEN_UPDATE_FIXTURES=1` writes it anew, as for all files that tests own.
    @Test func swiftHoldsTheFilesAsTheyAre() throws {
        let scripts = try WebFiles.scriptNames.map { "        // \($0)\n" + literal(try read($0)) + ",\n" }.joined()
        expectFile(
            "Sources/NavEmit/Page/WebFiles+Texts.swift",
            holds: """
                // swift-format-ignore-file
                // The files of `Web`, as texts. Written by WebFilesTests: NAVGEN_UPDATE_FIXTURES=1 writes it anew.

                extension WebFiles {
                    static let page = \(literal(try read("page.html")))

                    static let style = \(literal(try read("page.css")))

                    static let scripts = [
                \(scripts)    ]
                }

                """)
    }

    @Test func everyFileIsUsed() throws {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: repository.appendingPathComponent(Self.folder).path)
        #expect(Set(names) == Set(WebFiles.scriptNames + ["page.html", "page.css"]))
    }

    @Test func noFileEndsTheElementItStandsIn() {
        #expect(!WebFiles.scripts.contains { $0.contains("</") || $0.contains("<!--") })
        #expect(!WebFiles.style.contains("<"))
    }

    /// Markup is made in the page's own file and nowhere else.
    @Test func noScriptMakesMarkupOrCodeOfTexts() {
        for (name, script) in zip(WebFiles.scriptNames, WebFiles.scripts) {
            for word in [
                "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "fetch(",
                "XMLHttpRequest", "WebSocket", "import(", "localStorage", "http:", ".src",
            ] {
                #expect(!script.contains(word) || (name == "dom.js" && word == "http:"), "\(word) in \(name)")
            }
        }
    }

    /// Examples of FIPS 180-4, and lengths around the block's.
    @Test func digestsAreThoseOfTheStandard() {
        func hexadecimal(_ text: String) -> String {
            SHA256.digest(of: Array(text.utf8)).map { byte in
                (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
        }
        #expect(hexadecimal("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hexadecimal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hexadecimal("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(
            hexadecimal(String(repeating: "a", count: 1_000))
                == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
        #expect(SHA256.base64(of: Array("abc".utf8)) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    }
}
