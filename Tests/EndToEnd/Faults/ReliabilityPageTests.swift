import Foundation
import TestSupport
import Testing

/// `Docs/internals/faults.md` names a test for each promise.
@Suite struct ReliabilityPageTests {
    @Test func everyTestNamedInThePageExists() throws {
        let page = try String(
            contentsOf: repository.appendingPathComponent("Docs/internals/faults.md"), encoding: .utf8)
        var tests: Set<String> = []
        let folder = repository.appendingPathComponent("Tests")
        for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            ?? .init()
        where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: /(?:func|struct) (\w+)/) {
                tests.insert(String(match.output.1))
            }
        }
        var named = 0
        var saysTests = false
        var wasRow = false
        for row in page.split(separator: "\n", omittingEmptySubsequences: false) {
            defer { wasRow = row.hasPrefix("|") }
            guard row.hasPrefix("|"), let cell = row.split(separator: "|").last else { continue }
            if !wasRow { saysTests = cell.contains("test") }
            for match in cell.matches(of: /`([^`]+)`/) where saysTests {
                let name = String(match.output.1)
                #expect(tests.contains(name) || FixtureTests.cases.contains(name), "there is no test `\(name)`")
                named += 1
            }
        }
        #expect(named >= 60)
    }
}
