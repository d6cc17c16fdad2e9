import Foundation
import NavFiles
import NavImport
import TestSupport
import Testing

/// The example of `Docs/guides/importing.md` is what the command writes.
struct SwiftPageTests {
    @Test func example() throws {
        let page = try String(
            contentsOf: repository.appendingPathComponent("Docs/guides/importing.md"), encoding: .utf8)
        let section = try #require(page.range(of: "\n## Swift\n")).upperBound
        let texts = page[section...].components(separatedBy: "```text\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(texts.count == 2)
        let result = try imported(swift: texts.first ?? "")
        #expect(result.text == texts.last)
        #expect(result.errors.isEmpty)
    }
}
