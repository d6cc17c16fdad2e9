import Foundation
import NavAnswers
import NavChecks
import NavCompiler
import NavSyntax
import TestSupport
import Testing

@Suite struct RulePageTests {
    @Test(arguments: allRules.map(\.id.name))
    func failingExampleReportsExactlyItsRule(name: String) throws {
        let rule = try #require(allRules.first { $0.id.name == name })
        let result = RulePage.compile(rule.failing)
        let printed = render(result.diagnostics, sources: result.sources, as: .text)
        #expect(!result.diagnostics.isEmpty)
        #expect(Set(result.diagnostics.map(\.rule.name)) == [name], "\(printed)")
        #expect(result.diagnostics.allSatisfy { $0.severity == rule.severity })
    }

    @Test(arguments: allRules.map(\.id.name))
    func fixedExampleReportsNothing(name: String) throws {
        let rule = try #require(allRules.first { $0.id.name == name })
        let result = RulePage.compile(rule.fixed)
        #expect(result.diagnostics.isEmpty, "\(render(result.diagnostics, sources: result.sources, as: .text))")
        #expect(result.graph != nil)
    }

    @Test func everyRuleHasItsOwnFileAndIsInTheTable() throws {
        let root = repository.appendingPathComponent("Sources/NavChecks")
        let paths = try #require(FileManager.default.subpaths(atPath: root.path)).filter { $0.contains("/") }
        let files = paths.map { String($0.split(separator: "/").last?.dropLast(6) ?? "") }.sorted()
        let rules = allRules.map { rule in
            rule.id.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        #expect(files == rules.sorted())
        #expect(Set(allRules.map(\.id)).count == allRules.count)
        for path in paths {
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            let name = try #require(path.split(separator: "/").last).dropLast(6)
            let checks = allChecks.filter { check in
                check.rule.id.name.split(separator: "-").map(\.capitalized).joined() == name
            }
            #expect(checks.count == (text.contains("extension Check") ? 1 : 0), "\(path)")
        }
    }

    @Test func messagesAreInTheHouseStyle() {
        for rule in allRules {
            for diagnostic in RulePage.compile(rule.failing).diagnostics {
                for text in [diagnostic.message, diagnostic.help].compactMap(\.self) + diagnostic.notes.map(\.message) {
                    #expect(!text.hasSuffix("."), "\(text)")
                    #expect(text.first?.isUppercase == false, "\(text)")
                }
            }
        }
    }
}
