import Foundation
import TestSupport
import Testing

/// What holds for the command line as a whole.
@Suite struct CommandLineTests {
    private var commands: [String] {
        get throws {
            let help = try NavgenProcess.run(["--help"], in: repository).output
            let section = try #require(help.components(separatedBy: "Commands:\n").last)
            return section.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
                .map { String($0.split(separator: " ").first ?? "") }
        }
    }

    @Test func everyCommandHasAFileOfItsOwnAndStandsInTheHelp() throws {
        let folder = repository.appendingPathComponent("Sources/navgen")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix("Command.swift") && $0 != "Command.swift" }
            .map { $0.dropLast("Command.swift".count).lowercased() }
        try #expect(commands.sorted() == files.sorted())
    }

    @Test func everyCommandHasHelp() throws {
        for command in try commands {
            let help = try NavgenProcess.run([command, "--help"], in: repository)
            #expect(help.output.contains("Usage: navgen \(command)"), "\(command)")
            #expect(help.output.contains("Example:\n  navgen \(command)"), "\(command)")
            #expect(help.status == 0)
            try #expect(NavgenProcess.run(["help", command], in: repository) == help)
            #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(command)")
        }
    }

    @Test func everyCommandRefusesAnUnknownOption() throws {
        for command in try commands {
            let run = try NavgenProcess.run([command, "--hepl"], in: repository)
            #expect(run.status == 2)
            #expect(run.errors.contains("did you mean `--help`?"), "\(command)")
        }
    }

    @Test func aReaderThatGoesAwayIsNoCrash() throws {
        try withTemporaryFolder { work in
            let line = "{ navgen schema; echo $? >status; } | head -n 1 >line; cat status"
            let run = try NavgenProcess.shell(line, in: work)
            #expect(run == NavgenProcess.Result(output: "0\n", errors: "", status: 0))
        }
    }

    #if os(Linux)
        @Test func aFullDiskIsAFailure() throws {
            let run = try NavgenProcess.shell("navgen schema >/dev/full", in: repository)
            #expect(run.status == 3)
            #expect(run.errors == "navgen: cannot write to standard output: no space left on device\n")
        }
    #endif

    @Test func whatIsSaidDoesNotDependOnTheRun() throws {
        let words = ["check", "Tests/navgenTests/Fixtures/check-many-mistakes/graph.yaml", "--format", "json"]
        let first = try NavgenProcess.run(words, in: repository)
        for _ in 0..<3 { try #expect(NavgenProcess.run(words, in: repository) == first) }
    }

    /// What a build removes, and what it leaves although it looks alike.
    @Test func onlyFormerFilesOfTheGraphAreRemoved() throws {
        try withTemporaryFolder { work in
            let fixture = repository.appendingPathComponent("Tests/navgenTests/Fixtures/build-former-files")
            for name in ["graph.yaml", "orders.yaml", "out"] {
                try FileManager.default.copyItem(
                    at: fixture.appendingPathComponent(name), to: work.appendingPathComponent(name))
            }
            func files() throws -> Set<String> {
                Set(try FileManager.default.subpathsOfDirectory(atPath: work.appendingPathComponent("out").path))
            }
            let before = try files()
            let gone: Set = [
                "SmallOldRoutes.swift", "SmallOldReturnsLinks.swift", "SmallState.swift", "Lists/SmallListsExits.swift",
            ]
            let check = try NavgenProcess.run(["build", "graph.yaml", "--out", "out", "--check"], in: work)
            for name in gone { #expect(check.output.contains("--- a/out/\(name)\n+++ /dev/null\n"), "\(name)") }
            #expect(try files() == before)
            #expect(try NavgenProcess.run(["build", "graph.yaml", "--out", "out"], in: work).status == 0)
            let made: Set = ["SmallRoutes.swift", "SmallOrdersRoutes.swift"]
            #expect(try files() == before.subtracting(gone).subtracting(["Lists"]).union(made))
        }
    }

    @Test func examplesAreCleanAndTheirOutputsUpToDate() throws {
        let run = try NavgenProcess.shell("sh .ci/examples.sh navgen --check", in: repository)
        #expect(run == NavgenProcess.Result(output: "", errors: "", status: 0))
    }
}
