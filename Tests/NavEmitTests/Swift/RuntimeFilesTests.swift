import Foundation
import TestSupport
import Testing

@testable import NavEmit

/// The sources of NavgenRuntime, and the Swift file that contains them.
@Suite struct RuntimeFilesTests {
    /// `make fixtures` regenerates the file, like all files that tests write.
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
                // The files of NavgenRuntime as strings. RuntimeFilesTests writes this file with NAVGEN_UPDATE_FIXTURES=1.

                extension RuntimeFiles {
                    static let sources: [(path: String, text: String)] = [
                \(sources.joined())    ]
                }

                """)
    }

    /// The header distinguishes a copy from the app's own files in the same folder.
    @Test func copiesAreWholeFilesWithAHeader() {
        #expect(RuntimeFiles.folders == ["Links", "Navigator", "State", "Values", "Views"])
        for (path, text) in RuntimeFiles.copies {
            #expect(text.hasPrefix(RuntimeFiles.header) && text.hasSuffix("\n"), "\(path)")
        }
    }
}
