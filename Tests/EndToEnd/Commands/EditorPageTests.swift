import Foundation
import TestSupport
import Testing

/// The settings for editors in `Docs/editors.md` match the output of navgen.
@Suite struct EditorPageTests {
    private struct Tasks: Decodable {
        struct Task: Decodable {
            var args: [String]
            var problemMatcher: Matcher
        }
        struct Matcher: Decodable { var pattern: Pattern }
        struct Pattern: Decodable {
            var regexp: String
            var file: Int
            var line: Int
            var column: Int
            var severity: Int
            var message: Int
            var code: Int
        }
        var tasks: [Task]
    }

    private func blocks(_ language: String) throws -> [String] {
        let page = try String(contentsOf: repository.appendingPathComponent("Docs/editors.md"), encoding: .utf8)
        return page.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    @Test func theProblemPatternMatchesAllDiagnostics() throws {
        let json = try blocks("json")
        for block in json { _ = try JSONSerialization.jsonObject(with: Data(block.utf8)) }
        let block = try #require(json.first { $0.contains("problemMatcher") })
        let task = try #require(try JSONDecoder().decode(Tasks.self, from: Data(block.utf8)).tasks.first)
        let pattern = task.problemMatcher.pattern
        let expression = try NSRegularExpression(pattern: pattern.regexp)
        let file = "Tests/EndToEnd/Fixtures/check-xcode/graph.yaml"
        let words = task.args.map { $0 == "${file}" ? file : $0 }
        let lines = try NavgenProcess.run(words, in: repository).errors.split(separator: "\n").map(String.init)
        #expect(lines.count > 20)
        var codes: Set<String> = []
        for line in lines {
            let whole = NSRange(line.startIndex..., in: line)
            let match = try #require(expression.firstMatch(in: line, range: whole), "\(line)")
            func group(_ number: Int) -> String {
                Range(match.range(at: number), in: line).map { String(line[$0]) } ?? ""
            }
            #expect(group(pattern.file) == file)
            #expect(Int(group(pattern.line)) != nil && Int(group(pattern.column)) != nil)
            #expect(["error", "warning", "note"].contains(group(pattern.severity)))
            #expect(!group(pattern.message).isEmpty && !group(pattern.message).hasSuffix("]"))
            #expect(group(pattern.severity) == "note" || !group(pattern.code).isEmpty, "\(line)")
            codes.insert(group(pattern.code))
        }
        #expect(codes.isSuperset(of: ["unknown-node", "wrong-type", ""]))
    }

    /// The settings that are files of `Examples/Editors`. `DocsProof` compare other parts of them.
    @Test func theSettingsForZedAreTheExample() throws {
        let file = repository.appendingPathComponent("Examples/Editors/zed/settings.json")
        let example = try String(contentsOf: file, encoding: .utf8)
        #expect(try blocks("json").contains(example))
    }

    @Test func theSchemaLineMatchesInit() throws {
        try withTemporaryFolder { work in
            #expect(try NavgenProcess.run(["init"], in: work).status == 0)
            let graph = try String(contentsOf: work.appendingPathComponent("app.yaml"), encoding: .utf8)
            let line = try #require(try blocks("yaml").first)
            #expect(graph.hasPrefix(line))
        }
    }
}
