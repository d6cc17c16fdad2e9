import NavCompiler
import NavSyntax
import TestSupport
import Testing

/// Rules about the files of a graph.
@Suite struct IncludeTests {
    private func locations(_ files: KeyValuePairs<String, String>) -> [String] {
        let result = compileText(files)
        return result.diagnostics.map { finding in
            let file = result.sources[Int(finding.range.file.index)]
            let line = 1 + file.text.prefix(Int(finding.range.start)).count { $0 == UInt8(ascii: "\n") }
            return "\(file.name):\(line) \(finding.rule.name)"
        }
    }

    private let main = "navgen: 1\nroot: home\nscreens: {home: {}}\n"

    @Test func aMissingFileIsReportedWhereItIsNamed() {
        #expect(locations(["graph.yaml": main + "include: [types.yaml]\n"]) == ["graph.yaml:4 include-missing"])
    }

    @Test func filesInFoldersAreFound() {
        let files: KeyValuePairs = [
            "app/graph.yaml": main + "include: [shared/conditions.yaml]\n",
            "app/shared/conditions.yaml": "navgen: 1\ninclude: [more.yaml]\n",
            "app/shared/more.yaml": "navgen: 1\n",
        ]
        #expect(locations(files).isEmpty)
    }

    @Test func everyMissingFileIsReported() {
        let files: KeyValuePairs = [
            "graph.yaml": main + "include: [a.yaml, b.yaml, c.yaml]\n", "b.yaml": "navgen: 1\ninclude: [d.yaml]\n",
        ]
        #expect(
            locations(files) == [
                "graph.yaml:4 include-missing", "graph.yaml:4 include-missing", "b.yaml:2 include-missing",
            ])
    }

    @Test func aFileMayNotIncludeTheOneThatIncludesIt() {
        let files: KeyValuePairs = [
            "graph.yaml": main + "include: [a.yaml]\n", "a.yaml": "navgen: 1\ninclude: [graph.yaml]\n",
        ]
        #expect(locations(files) == ["a.yaml:2 include-cycle"])
    }

    @Test func everySecondIncludeIsReported() {
        let files: KeyValuePairs = [
            "graph.yaml": main + "include:\n  - a.yaml\n  - ./a.yaml\n  - {file: a.yaml, section: again}\n",
            "a.yaml": "navgen: 1\ninclude: [a.yaml]\n",
        ]
        #expect(
            locations(files) == ["graph.yaml:6 include-cycle", "graph.yaml:7 include-cycle", "a.yaml:2 include-cycle"])
    }
}
