import Foundation
import TestSupport
import Testing

/// `Docs/reliability.md` says which test shows what.
@Suite struct ReliabilityPageTests {
    @Test func everyTestThatThePageNamesIsThere() throws {
        let page = try String(contentsOf: repository.appendingPathComponent("Docs/reliability.md"), encoding: .utf8)
        var functions: Set<String> = []
        let tests = repository.appendingPathComponent("Tests")
        for case let file as URL in FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
            ?? .init()
        where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: /func (\w+)\(/) {
                functions.insert(String(match.output.1))
            }
        }
        var named = 0
        for row in page.split(separator: "\n") where row.hasPrefix("|") {
            for match in (row.split(separator: "|").last ?? "").matches(of: /`([^`]+)`/) {
                let name = String(match.output.1)
                let isFixture = FixtureTests.cases.contains(name)
                #expect(functions.contains(name) || isFixture, "there is no test `\(name)`")
                named += 1
            }
        }
        #expect(named >= 40)
    }
}
