import Foundation
import NavgenKit
import TestSupport
import Testing

@Suite struct CheckTests {
    private let broken = "navgen: 1\nroot: home\nscreens:\n  home: {to: hoem}\n  away: {}\n"
    private let unreached = "navgen: 1\nroot: home\nscreens:\n  home: {}\n  away: {}\n"

    private func report(_ text: String, _ options: CheckOptions = CheckOptions()) throws -> CheckReport {
        try NavigationGraph.load("app.yaml", from: ["app.yaml": text]).check(options)
    }

    @Test func aDiagnosticHasAllDetailsOfTheCommand() throws {
        let report = try report(broken)
        let finding = try #require(report.diagnostics.first)
        #expect(finding.rule == "unknown-node")
        #expect(finding.severity == .error)
        #expect(finding.message == "there is no node `hoem`")
        #expect(finding.location.file == "app.yaml")
        #expect(finding.location.start == .init(line: 4, column: 14))
        #expect(finding.location.end == .init(line: 4, column: 18))
        #expect(finding.help == "did you mean `home`?")
        #expect("\(finding)" == "app.yaml:4:14: error: there is no node `hoem` [unknown-node]")
        #expect(report.diagnostics(.error).contains(finding))
        #expect(!report.passes)
    }

    /// The values of a report equal its JSON, for the failing example of every rule.
    @Test(arguments: Rule.all.map(\.id)) func agreesWithItsJSON(rule: String) throws {
        let folder = repository.appendingPathComponent("Docs/rules")
        let page = FileManager.default.subpaths(atPath: folder.path)?.first { $0.hasSuffix("/\(rule).md") }
        let path = try #require(page, "`make docs` writes the page of the rule")
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        let block = text.components(separatedBy: "```yaml\n").dropFirst().first?.components(separatedBy: "```").first
        let report = try report(try #require(block))
        let objects = try #require(
            JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8)) as? [[String: Any]])
        #expect(objects.count == report.diagnostics.count)
        for (object, finding) in zip(objects, report.diagnostics) {
            #expect(object["rule"] as? String == finding.rule)
            #expect(object["severity"] as? String == finding.severity.rawValue)
            #expect(object["message"] as? String == finding.message)
            #expect(object["file"] as? String == finding.location.file)
            #expect(object["line"] as? Int == finding.location.start.line)
            #expect(object["column"] as? Int == finding.location.start.column)
            #expect(object["endLine"] as? Int == finding.location.end.line)
            #expect(object["endColumn"] as? Int == finding.location.end.column)
            #expect(object["help"] as? String == finding.help)
            #expect(object["witness"] as? String == finding.witness)
            #expect(object["isSafe"] as? Bool == finding.fix?.isSafe ?? false)
            let edits = object["fixes"] as? [[String: Any]] ?? []
            #expect(edits.map { $0["replacement"] as? String } == finding.fix?.edits.map(\.replacement) ?? [])
            #expect(edits.map { $0["line"] as? Int } == finding.fix?.edits.map(\.range.start.line) ?? [])
            let notes = object["notes"] as? [[String: Any]] ?? []
            #expect(notes.map { $0["message"] as? String } == finding.notes.map(\.message))
            #expect(notes.map { $0["line"] as? Int } == finding.notes.map { $0.location?.start.line })
        }
    }

    @Test func levelsDecideWhatPasses() throws {
        #expect(try !report(unreached).passes)
        let lowered = CheckOptions(levels: ["unreachable-node": .warning])
        #expect(try report(unreached, lowered).passes)
        #expect(try report(unreached, lowered).diagnostics.map(\.severity) == [.warning])
        #expect(try !report(unreached, CheckOptions(isStrict: true, levels: lowered.levels)).passes)
        #expect(try report(unreached, CheckOptions(isStrict: true, levels: ["unreachable-node": .note])).passes)
        #expect(try report(unreached, CheckOptions(levels: ["unreachable-node": .off])).diagnostics.isEmpty)
        let graph = try NavigationGraph.load("app.yaml", from: ["app.yaml": unreached])
        #expect(try graph.checked(lowered).node("away") != nil)
    }

    @Test func reportsLevelsWithoutEffect() throws {
        let options = CheckOptions(levels: ["unknown-node": .off, "no-such-rule": .off])
        let report = try report(broken, options)
        #expect(report.diagnostics.filter { $0.rule == "unknown-rule" }.count == 2)
        #expect(report.diagnostics.contains { $0.rule == "unknown-node" })
    }

    /// Checking again finds the same diagnostics.
    @Test(arguments: graphFiles) func canBeRepeated(path: String) throws {
        let graph = try NavigationGraph.load(repository.appendingPathComponent(path).path)
        let none = graph.check()
        _ = graph.check(CheckOptions(levels: ["no-link": .error]))
        #expect(graph.check().diagnostics == none.diagnostics)
        #expect(graph.check(.strict).diagnostics == none.diagnostics)
    }

    @Test(arguments: CheckReport.Format.allCases) func isWrittenInEachFormat(format: CheckReport.Format) throws {
        let text = try report(broken).text(as: format)
        #expect(text.contains("there is no node `hoem`"))
        switch format {
        case .text: #expect(text.contains("4 |   home: {to: hoem}\n"))
        case .xcode: #expect(text.hasPrefix("app.yaml:4:14: error: "))
        case .json, .sarif: #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        case .github: #expect(text.hasPrefix("::error file=app.yaml,"))
        }
    }

    @Test func onlyTextHasColors() throws {
        let report = try report(broken)
        #expect(report.text(usesColor: true).contains("\u{1B}["))
        #expect(!report.text().contains("\u{1B}["))
        #expect(report.text(as: .json, usesColor: true) == report.text(as: .json))
    }

    @Test func reportsOfSeveralGraphsAreOneDocument() throws {
        let other = try NavigationGraph.load("other.yaml", from: ["other.yaml": unreached]).check()
        let text = CheckReport.text(of: [try report(broken), other], as: .json)
        let objects = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(objects.map { $0["file"] as? String } == ["app.yaml", "app.yaml", "other.yaml"].suffix(objects.count))
        #expect(objects.last?["line"] as? Int == 5)
        #expect(CheckReport.text(of: [], as: .json) == "[]\n")
    }

    @Test func aFailureSaysWhatIsWrong() throws {
        do {
            _ = try graph(broken)
            Issue.record("it passed")
        } catch let failure as CheckFailure {
            #expect("\(failure)" == failure.report.text())
        }
    }

    @Test func rulesHaveExplanations() throws {
        #expect(Rule.all.count >= 80)
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        let rule = try #require(Rule.named("ambiguous-link"))
        #expect(rule.severity == .error)
        #expect(!rule.meaning.isEmpty && !rule.why.isEmpty)
        #expect("\(rule)".contains(rule.meaning.prefix(20)))
        #expect(Rule.named("no-such-rule") == nil)
        #expect(Rule.all.contains { $0.isOff } && Rule.all.contains { $0.canBeLowered })
    }
}
