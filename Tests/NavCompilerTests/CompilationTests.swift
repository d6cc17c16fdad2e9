import Foundation
import NavGraph
import NavPlatform
import NavSyntax
import TestSupport
import Testing

@testable import NavCompiler

@Suite struct CompilationTests {
    private let clean = "navgen: 1\nroot: home\nscreens:\n  home: {}\n"

    @Test func reportsReadFailures() {
        #expect(compile("/nowhere/graph.yaml").failure?.reason == "no such file or directory")
        #expect(compile("/tmp").failure?.reason == "is a folder")
        #expect(compile("/dev/zero").failure?.reason == "is a device, not a file")
    }

    @Test func limitsDiagnosticsOfARule() throws {
        let routes = (0..<250).map { "missing\($0)" }.joined(separator: ", ")
        let result = compileText(["graph.yaml": "navgen: 1\nroot: home\nscreens:\n  home: {to: [\(routes)]}\n"])
        #expect(result.diagnostics.count == 100)
        #expect(result.diagnostics.last?.notes.map(\.message) == ["and 150 more of `unknown-node`"])
    }

    @Test func tooManyFiles() {
        var options = CompilerOptions()
        options.limits.files = 2
        let result = compileText(
            ["graph.yaml": "include: [a.yaml, b.yaml]\n" + clean, "a.yaml": "doc: A", "b.yaml": "doc: B"],
            levels: options)
        #expect(result.diagnostics.map(\.rule.name) == ["too-large"])
    }

    @Test func levelsOfTheCommandLineOverride() {
        let text = "navgen: 1\nrules: {lone-tab: off}\ntabs: {a: {root: home}}\nscreens: {home: {}}\n"
        #expect(rules(in: text).isEmpty)
        var options = CompilerOptions()
        options.levels = [("lone-tab", .error)]
        #expect(compileText(["graph.yaml": text], levels: options).diagnostics.map(\.severity) == [.error])
    }

    @Test func everyRunIsTheSame() {
        let text = (0..<60).map { "  s\($0): {to: [x\($0)], titel: a, params: {p: Nope\($0)}}\n" }.joined()
        let graph = "navgen: 1\nroot: s0\nscreens:\n" + text
        #expect(findings(in: graph) == findings(in: graph))
    }

    @Test func sarifHasWhatTheStandardRequires() throws {
        let result = compileText(["my graph.yaml": "navgen: 1\nroot: hoem\nscreens:\n  home: {}\n  home: {}\n"])
        let text = render(result.diagnostics, sources: result.sources, as: .sarif)
        let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "navgen")
        let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == result.diagnostics.count)
        for item in results {
            let rule = try #require(item["ruleId"] as? String)
            #expect(rules[try #require(item["ruleIndex"] as? Int)] == rule)
            #expect((item["message"] as? [String: Any])?["text"] is String)
            let location = try #require((item["locations"] as? [[String: Any]])?.first)
            let physical = try #require(location["physicalLocation"] as? [String: Any])
            #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "my%20graph.yaml")
            let region = try #require(physical["region"] as? [String: Int])
            let columns = (try #require(region["startColumn"]), try #require(region["endColumn"]))
            #expect(columns.0 < columns.1)
        }
        let fixes = results.compactMap { ($0["fixes"] as? [[String: Any]])?.first }
        #expect(fixes.count == 2)
        for fix in fixes {
            #expect((fix["description"] as? [String: Any])?["text"] is String)
            let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
            #expect((change["artifactLocation"] as? [String: Any])?["uri"] as? String == "my%20graph.yaml")
            let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
            #expect((replacement["deletedRegion"] as? [String: Int])?.count == 4)
            #expect((replacement["insertedContent"] as? [String: Any])?["text"] is String)
        }
    }
}

@Suite struct IgnoredNodesTests {
    private let graph = """
        navgen: 1
        root: home
        rules: {ignore: {deprecated-node: [list], unreachable-node: [lost]}}
        screens:
          home: {to: [list, old]}
          list: {to: [old]}
          old: {deprecated: use the new one}
          lost: {}
          forgotten: {}
        """

    @Test func ignoringANodeIncludesItsContents() {
        let found = compileText(["graph.yaml": graph]).diagnostics.map { "\($0.rule.name): \($0.message)" }
        #expect(
            found == [
                "deprecated-node: `old` is deprecated: use the new one",
                "unreachable-node: nothing leads to `forgotten`",
            ])
    }

    @Test func withoutStateSomeDiagnosticsAreNotes() {
        let graph = """
            navgen: 1
            links: {schemes: [shop]}
            root: home
            screens:
              home: {}
              lost: {}
              order: {params: {id: Int}, url: "/order/{id}", to: [missing]}
            outputs: {swift: {parts: [routes, links]}}
            """
        let found = compileText(["graph.yaml": graph]).diagnostics.map { "\($0.severity) \($0.rule.name)" }
        #expect(found == ["note unreachable-node", "note link-only-node", "error unknown-node"])
        let whole = graph.replacingOccurrences(of: "routes, links", with: "routes, links, state")
        let usual = compileText(["graph.yaml": whole]).diagnostics.map { "\($0.severity) \($0.rule.name)" }
        #expect(usual == ["error unreachable-node", "warning link-only-node", "error unknown-node"])
        let rootless = graph.replacingOccurrences(of: "root: home\n", with: "")
        #expect(
            compileText(["graph.yaml": rootless]).diagnostics.first.map { "\($0.severity) \($0.rule.name)" }
                == "note no-root")
    }
}
