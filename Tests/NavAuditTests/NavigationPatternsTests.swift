import Foundation
import NavAnswers
import NavAudit
import NavFiles
import NavGraph
import NavSyntax
import TestSupport
import Testing

/// A block of `NavigationPatterns.md`, which shows each pattern wrong and right.
struct PatternBlock: Sendable, CustomTestStringConvertible {
    let rule: String
    let isGood: Bool
    /// The number of its first line of code.
    let line: Int
    let code: String

    var testDescription: String { "\(rule), line \(line)" }

    static let all: [PatternBlock] = {
        let file = repository.appendingPathComponent("Tests/NavAuditTests/NavigationPatterns.md")
        var blocks: [PatternBlock] = []
        var rule = ""
        var isGood = false
        var code: [String]?
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            if let block = code {
                if line == "```" {
                    let text = block.joined(separator: "\n")
                    blocks.append(
                        PatternBlock(rule: rule, isGood: isGood, line: index + 1 - block.count, code: text))
                    code = nil
                } else {
                    code = block + [line]
                }
            } else if line.hasPrefix("## ") {
                rule = String(line.dropFirst(3).prefix { $0 != ":" })
            } else if line.hasPrefix("### ") {
                isGood = line == "### Good"
            } else if line == "```swift" {
                code = []
            }
        }
        return blocks
    }()

    /// The rules that report something in the block; rules that are off only in their own section.
    var rules: Set<String> {
        let off = auditRules.filter { $0.isOff && $0.id.name == rule }.map {
            (rule: $0.id.name, level: RuleLevel.Level.warning)
        }
        let source = SourceFile(name: "App.swift", text: Array(code.utf8))
        return Set(auditApp([source], levels: off).diagnostics.map(\.rule.name))
    }
}

/// The audit finds each pattern where it is wrong, and is silent where it is right.
@Suite struct NavigationPatternsTests {
    @Test func theDocumentShowsAllRulesThatNeedNoGraph() {
        let rules = auditRules.filter { $0.graph == nil }.map(\.id.name)
        for isGood in [true, false] {
            #expect(Set(PatternBlock.all.filter { $0.isGood == isGood }.map(\.rule)) == Set(rules))
        }
        #expect(PatternBlock.all.count > 100)
    }

    @Test(arguments: PatternBlock.all.filter { !$0.isGood })
    func badCodeIsFound(_ block: PatternBlock) {
        #expect(block.rules.contains(block.rule))
    }

    @Test(arguments: PatternBlock.all.filter(\.isGood))
    func goodCodeIsNot(_ block: PatternBlock) {
        #expect(block.rules.isEmpty)
    }
}

/// The examples of the rules' pages.
@Suite struct AuditExampleTests {
    @Test(arguments: auditRules.map(\.id.name))
    func theWrongOneBreaksOnlyItsRule(name: String) throws {
        let page = AuditPage(try #require(auditRules.first { $0.id.name == name }))
        #expect(Set(page.audit(page.rule.wrong).diagnostics.map(\.rule.name)) == [name])
        #expect(page.audit(page.rule.right).diagnostics.isEmpty)
    }
}

/// The examples of this repository, and what navgen generates for them.
@Suite struct RepositoryAuditTests {
    @Test func nothingIsFoundInTheExamples() throws {
        let folders = ["Examples", "Generated", "Tests/Behavior"].map { repository.appendingPathComponent($0).path }
        let audit = try auditApp(folders, levels: [])
        let lines = audit.sources.reduce(0) { $0 + LineTable($1).count }
        #expect(lines > 10_000)
        #expect(audit.diagnostics.isEmpty, "\(audit.diagnostics.map(\.message))")
    }

    @Test(arguments: ExampleGraph.all) func nothingIsFoundInGeneratedSwift(_ graph: ExampleGraph) throws {
        let files = try graph.compiled().swift().map { SourceFile(name: $0.name, text: Array($0.text.utf8)) }
        let audit = auditApp(files)
        #expect(files.count > 3 && audit.diagnostics.isEmpty, "\(audit.diagnostics.map(\.message))")
    }
}
