import Foundation
import TestSupport
import Testing

@testable import NavEmit

/// The sources of NavgenRuntime, and the Swift that holds them.
@Suite struct RuntimeFilesTests {
    /// `NAVGEN_UPDATE_FIXTURES=1` writes it anew, as for all files that tests own.
    @Test func swiftHoldsTheFilesAsTheyAre() throws {
        let folder = repository.appendingPathComponent("Sources/NavgenRuntime")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        let sources = try names.map { name in
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            return "        (\"\(name)\", ##\"\"\"\n\(text)\n\"\"\"##),\n"
        }
        expectFile(
            "Sources/NavEmit/Swift/Runtime/RuntimeFiles+Texts.swift",
            holds: """
                // swift-format-ignore-file
                // The files of NavgenRuntime, as texts. Written by RuntimeFilesTests: NAVGEN_UPDATE_FIXTURES=1 writes it anew.

                extension RuntimeFiles {
                    static let sources: [(path: String, text: String)] = [
                \(sources.joined())    ]
                }

                """)
    }

    /// The header of a copy tells it from files of the app's own in the same folder.
    @Test func copiesAreWholeFilesWithAHeader() {
        #expect(RuntimeFiles.folders == ["Links", "Navigator", "State", "Values", "Views"])
        for (path, text) in RuntimeFiles.copies {
            #expect(text.hasPrefix(RuntimeFiles.header) && text.hasSuffix("\n"), "\(path)")
        }
    }
}
