import Foundation
import NavGraph
import TestSupport
import Testing

/// The table of commands in the README is complete.
@Suite struct ReadmeTests {
    private func rows() throws -> [String] {
        let text = try String(contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)
        return text.components(separatedBy: "\n").filter { $0.hasPrefix("| `navgen ") }
    }

    @Test func listsEveryCommand() throws {
        let rows = try rows()
        let missing = try NavgenProcess.commands().filter { command in
            !rows.contains { $0.hasPrefix("| `navgen \(command) ") || $0.hasPrefix("| `navgen \(command)`") }
        }
        #expect(missing.isEmpty, "add \(missing) to the table in README.md")
    }

    @Test func listsEveryOutput() throws {
        let row = try #require(try rows().first { $0.hasPrefix("| `navgen build ") })
        let missing = OutputKind.allCases.map(\.rawValue).filter { !row.contains("`\($0)`") }
        #expect(missing.isEmpty, "add \(missing) to `navgen build` in README.md")
    }
}
