import Foundation
import TestSupport
import Testing

/// Replays the inputs that fuzzing found, and checks the fuzzing targets themselves.
@Suite("What fuzzing found") struct RegressionTests {
    struct Finding: Sendable, CustomTestStringConvertible {
        var target: String
        var file: String
        var testDescription: String { "\(target)/\(file)" }
    }

    private static let folder = repository.appendingPathComponent("Tests/Fuzz/Regressions")

    /// The files of each target's folder.
    private static let all: [Finding] = names(in: folder).flatMap { target in
        names(in: folder.appendingPathComponent(target)).map { Finding(target: target, file: $0) }
    }

    private static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    @Test("no longer fails", .timeLimit(.minutes(20)), arguments: all)
    func replay(_ finding: Finding) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == finding.target })
        let file = Self.folder.appendingPathComponent("\(finding.target)/\(finding.file)")
        let input = Array(try Data(contentsOf: file))
        #expect(input.count <= target.maxLength, "longer than what is tried")
        _ = try target.run(input)
    }

    @Test("there are inputs to replay") func thereAreInputsToReplay() {
        #expect(!Self.all.isEmpty)
    }

    @Test("empty input is accepted", arguments: FuzzTarget.all.map(\.name))
    func acceptsEmptyInput(_ name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        for input in ["", "\n", "\u{0}", "\u{FEFF}"] { _ = try target.run(Array(input.utf8)) }
    }

    @Test("the files of a graph survive being joined into one text") func graphInputsRoundTrip() {
        let files: [(String, String)] = [
            ("graph.yaml", "navgen: 1\ninclude: [a.yaml]\n"), ("a.yaml", ""), ("b/é.yaml", "screens: {}\n\n"),
        ]
        let input = GraphInput(files.map { ($0.0, Array($0.1.utf8)) })
        let again = GraphInput(input.bytes)
        #expect(again.files.map(\.name) == files.map(\.0))
        #expect(again.files.map { String(decoding: $0.bytes, as: UTF8.self) } == files.map(\.1))
        #expect(GraphInput([UInt8]()).bytes == [])
    }

    @Test(
        "JSON is told from what only looks like it",
        arguments: [
            ("{\"a\": [1, -0.5e+3, true, null, \"\\u00e9\\n\"]}", true), ("[]", true), ("{}", true), (" 0 ", true),
            ("", false), ("[1,]", false), ("{a: 1}", false), ("01", false), ("\"\n\"", false), ("\"\\x\"", false),
            ("[1", false), ("1 2", false), ("\"\\u12\"", false), ("1.", false), ("-", false), ("{\"a\" 1}", false),
        ])
    func checksJSONStrictly(text: String, isValid: Bool) {
        #expect(StrictJSON.isValid(text.utf8) == isValid)
    }

    @Test("a property that does not hold is reported") func reportsABrokenProperty() {
        let told = #expect(throws: PropertyViolation.self) { try require(1 == 2, "one is not two") }
        #expect(told?.description == "one is not two")
    }
}
