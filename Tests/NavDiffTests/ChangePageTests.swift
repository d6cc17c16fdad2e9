import Foundation
import NavDiff
import NavDriver
import NavSyntax
import TestSupport
import Testing

@Suite struct ChangePageTests {
    static let names = changeRules.map(\.id.name)

    @Test(arguments: names) func anExampleShowsItsRule(name: String) throws {
        let rule = try #require(changeRules.first { $0.id.name == name })
        guard rule.example != nil else { return }
        let listing = try #require(ChangePage(rule).listing, "an example has errors")
        #expect(listing.text(.text).contains("[\(name)]"))
    }

    @Test(arguments: names) func pageOfTheDocsIsThePageOfTheChange(name: String) throws {
        let rule = try #require(changeRules.first { $0.id.name == name })
        expectFile("Docs/changes/\(ChangePage(rule).path)", holds: ChangePage(rule).markdown)
    }

    @Test func docsHaveNoOtherPages() throws {
        let folder = repository.appendingPathComponent("Docs/changes")
        let pages = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.hasSuffix(".md") }
        #expect(Set(pages) == Set(changeRules.map { ChangePage($0).path } + ["README.md"]))
        #expect(Set(Self.names).count == changeRules.count)
    }

    @Test func aVersionBesideItselfHasNotChanged() throws {
        for rule in changeRules {
            guard let example = rule.example, example.included == nil else { continue }
            for text in [example.old, example.new] {
                let result = compile("graph.yaml", reader: .memory(["graph.yaml": Array(text.utf8)]))
                let version = GraphVersion(try #require(result.analysed), try #require(result.links))
                #expect(GraphChanges(old: version, new: version).changes.isEmpty, "\(rule.id)")
            }
        }
    }

    @Test func messagesAreInTheHouseStyle() throws {
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

    @Test func indexOfTheDocsListsEveryChange() {
        var text =
            "# Changes\n\nWhat `navgen diff` reports. `navgen explain RULE` says the same on a terminal; each can be weighed by `rules:` and `--rule`.\n"
        for group in ChangeRule.Group.allCases {
            text +=
                "\n## \(group.rawValue)\n\n| change | weight | can break | what it means |\n| --- | --- | --- | --- |\n"
            for rule in changeRules where rule.group == group {
                let breaks = rule.breaks.map(\.rawValue).joined(separator: ", ")
                text += "| [\(rule.id)](\(ChangePage(rule).path)) | \(rule.severity.rawValue) | \(breaks) | \(rule.meaning) |\n"
            }
        }
        expectFile("Docs/changes/README.md", holds: text)
    }
}
