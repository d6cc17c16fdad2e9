import Foundation
import NavAnswers
import NavCompiler
import NavDiff
import NavSyntax
import TestSupport
import Testing

@Suite struct ChangePageTests {
    static let names = changeRules.map(\.id.name)

    @Test(arguments: names) func exampleReportsItsRule(name: String) throws {
        let rule = try #require(changeRules.first { $0.id.name == name })
        guard rule.example != nil else { return }
        let listing = try #require(ChangePage(rule).listing, "an example has errors")
        #expect(listing.text(.text).contains("[\(name)]"))
    }

    @Test func identicalVersionsHaveNoChanges() throws {
        for rule in changeRules {
            guard let example = rule.example, example.included == nil else { continue }
            for text in [example.old, example.new] {
                let result = compile("graph.yaml", reader: .memory(["graph.yaml": Array(text.utf8)]))
                let version = try #require(result.links)
                #expect(GraphChanges(old: version, new: version).changes.isEmpty, "\(rule.id)")
            }
        }
    }

    @Test func messagesFollowTheStyleGuide() throws {
        for rule in changeRules {
            for change in ChangePage(rule).changes {
                for text in [change.message, change.help].compactMap(\.self) {
                    #expect(!text.hasSuffix("."), "\(text)")
                    #expect(!text.contains("``"), "\(text)")
                    #expect(text.hasPrefix("URL") || text.first?.isUppercase == false, "\(text)")
                }
            }
        }
    }
}
