import Foundation
import TestSupport
import Testing

@Suite struct ManualTests {
    private func manual() throws -> String {
        let run = try NavgenProcess.run(["--manual"], in: repository)
        #expect(run.status == 0)
        return run.output
    }

    /// The rendered page, without overstriking.
    private func rendered() throws -> String {
        try NavgenProcess.shell("navgen --manual | mandoc -Tascii -O width=200", in: repository).output
            .replacing(/.\u{8}/, with: "")
    }

    @Test(.enabled(if: ExpectedTool.isExpected("mandoc"), "mandoc is not installed"))
    func mandocReportsNoProblems() throws {
        let run = try NavgenProcess.shell("navgen --manual | mandoc -Tlint -Wwarning", in: repository)
        #expect(run == NavgenProcess.Result(output: "", errors: "", status: 0))
    }

    @Test(.enabled(if: ExpectedTool.isExpected("groff"), "groff is not installed"))
    func groffReportsNoProblems() throws {
        let run = try NavgenProcess.shell("navgen --manual | groff -man -ww -z", in: repository)
        #expect(run == NavgenProcess.Result(output: "", errors: "", status: 0))
    }

    @Test(.enabled(if: ExpectedTool.isExpected("mandoc"), "mandoc is not installed"))
    func thePageContainsTheHelp() throws {
        let page = try rendered()
        let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let overview = try NavgenProcess.run(["--help"], in: repository).output
        let list = try #require(overview.components(separatedBy: "Commands:\n").last)
        let commands = list.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
        #expect(commands.count >= 12)
        for line in commands {
            let parts = line.split(separator: " ", maxSplits: 1)
            let (name, summary) = (parts[0], parts[1].drop { $0 == " " })
            #expect(words.contains("\(summary)."), "\(name)")
            let help = try NavgenProcess.run([String(name), "--help"], in: repository).output
            let example = try #require(help.components(separatedBy: "Example:\n  ").last)
            #expect(words.contains(example.split(separator: "\n")[0]), "\(name)")
            let usage = try #require(help.split(separator: "\n").first { $0.hasPrefix("Usage: ") })
            #expect(words.contains(usage.dropFirst("Usage: ".count).replacing("…", with: "...")), "\(name)")
            for option in help.split(whereSeparator: { " `\n:.,=".contains($0) }) where option.hasPrefix("--") {
                #expect(words.contains(option), "\(name) \(option)")
            }
        }
    }

    /// Options have ASCII dashes, which can be copied and searched.
    @Test func optionsHaveASCIIDashes() throws {
        let lines = try manual().split(separator: "\n")
        let tags = zip(lines, lines.dropFirst()).filter { $0.0 == ".TP" }.map(\.1)
        #expect(tags.filter { $0.hasPrefix("\\fB\\-\\-") || $0.hasPrefix("\\fB\\-") }.count > 25)
        #expect(!lines.contains { $0.contains("--") })
        #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
    }

    /// The page lists every environment variable that navgen reads.
    @Test func everyEnvironmentVariableIsListed() throws {
        var names: Set<String> = []
        let sources = repository.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            // Sources in NavEmit contain text of other programs.
            guard file.pathExtension == "swift", !file.path.contains("/NavEmit/") else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /(?:getenv|environmentValue|variable)\("([A-Z_]+)"\)/) {
                names.insert(String(match.1))
            }
        }
        #expect(names.isSuperset(of: ["NO_COLOR", "TERM", "TMPDIR"]))
        let page = try manual()
        let section = try #require(page.components(separatedBy: ".SH ENVIRONMENT\n").last)
        for name in names { #expect(section.contains("\\fB\(name)\\fR\n"), "\(name)") }
    }
}
