import Foundation
import TestSupport
import Testing

/// Runs the built command in each folder of `Fixtures`, which contains input files, `args` and the
/// expected results.
///
/// Each line of `args` is a run, and the same line of `status` is its exit status. `stdout` and
/// `stderr` contain the output of all runs. `stdin` is their standard input, and `env` has lines of
/// `NAME=VALUE`.
@Suite struct FixtureTests {
    static let path = "Tests/EndToEnd/Fixtures"
    static let folder = repository.appendingPathComponent(path)
    static let cases: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
        .sorted()
    /// The files of a case that are not copied for the command.
    static let hidden = ["args", "stdin", "env", "stdout", "stderr", "status"]

    @Test(arguments: cases)
    func behavesAsRecorded(name: String) throws {
        let fixture = Self.folder.appendingPathComponent(name)
        let lines = try Self.lines(of: fixture.appendingPathComponent("args"))
        let input = (try? Data(contentsOf: fixture.appendingPathComponent("stdin"))) ?? Data()
        let settings = (try? Self.lines(of: fixture.appendingPathComponent("env"))) ?? []
        let environment = Dictionary(
            settings.compactMap { line in
                line.firstIndex(of: "=").map { (String(line[..<$0]), String(line[line.index(after: $0)...])) }
            }, uniquingKeysWith: { $1 })
        try withTemporaryFolder { work in
            for file in try FileManager.default.contentsOfDirectory(atPath: fixture.path)
            where !Self.hidden.contains(file) {
                try FileManager.default.copyItem(
                    at: fixture.appendingPathComponent(file), to: work.appendingPathComponent(file))
            }
            var output = ""
            var errors = ""
            var statuses = ""
            for line in lines {
                let words = line.split(separator: " ").map(String.init)
                let run = try NavgenProcess.run(words, in: work, input: input, environment: environment)
                output += run.output
                errors += run.errors
                statuses += "\(run.status)\n"
            }
            expectFile("\(Self.path)/\(name)/stdout", holds: output)
            expectFile("\(Self.path)/\(name)/stderr", holds: errors)
            expectFile("\(Self.path)/\(name)/status", holds: statuses)
        }
    }

    @Test func thereAreFixtures() {
        #expect(Self.cases.count >= 30)
    }

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
