import Foundation
import TestSupport
import Testing

@testable import NavEmit

/// The sources of NavgenRuntime, which the build embeds.
@Suite struct RuntimeFilesTests {
    @Test func areTheFilesAsTheyAre() throws {
        let folder = repository.appendingPathComponent("Sources/NavgenRuntime")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        #expect(RuntimeFiles.sources.map(\.path) == names)
        for (path, text) in RuntimeFiles.sources {
            #expect(try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) == text, "\(path)")
        }
    }

    /// The header distinguishes a copy from the app's own files in the same folder.
    @Test func copiesAreWholeFilesWithAHeader() {
        #expect(RuntimeFiles.folders == ["Links", "Navigator", "State", "URLs", "Values", "Views"])
        for (path, text) in RuntimeFiles.copies {
            #expect(text.hasPrefix(RuntimeFiles.header) && text.hasSuffix("\n"), "\(path)")
        }
    }
}
