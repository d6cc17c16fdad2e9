import Foundation
import TestSupport
import Testing

/// Tests of the command line as a whole.
@Suite struct CommandLineTests {
    private var commands: [String] {
        get throws {
            let help = try NavgenProcess.run(["--help"], in: repository).output
            let section = try #require(help.components(separatedBy: "Commands:\n").last)
            return section.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
                .map { String($0.split(separator: " ").first ?? "") }
        }
    }

    @Test func everyCommandHasItsOwnFileAndIsInTheHelp() throws {
        let folder = repository.appendingPathComponent("Sources/navgen/Commands")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .map { ($0 as NSString).lastPathComponent }
            .filter { $0.hasSuffix("Command.swift") }
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

    @Test func everyCommandRejectsAnUnknownOption() throws {
        for command in try commands {
            let run = try NavgenProcess.run([command, "--hepl"], in: repository)
            #expect(run.status == 2)
            #expect(run.errors.contains("did you mean `--help`?"), "\(command)")
        }
    }

    @Test func aClosedPipeDoesNotCrash() throws {
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

    @Test func outputIsTheSameInEveryRun() throws {
        let words = ["check", "Tests/EndToEnd/Fixtures/check-many-mistakes/graph.yaml", "--format", "json"]
        let first = try NavgenProcess.run(words, in: repository)
        for _ in 0..<3 { try #expect(NavgenProcess.run(words, in: repository) == first) }
    }

    /// A build removes orphaned files of the graph, and no similar files.
    @Test func onlyOrphanedFilesOfTheGraphAreRemoved() throws {
        try withTemporaryFolder { work in
            let fixture = repository.appendingPathComponent("Tests/EndToEnd/Fixtures/build-former-files")
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

    /// Maestro would still run the flow of a tour that is no longer there.
    @Test func flowsOfFormerToursAreRemoved() throws {
        try withTemporaryFolder { work in
            func write(_ text: String, _ name: String) throws {
                try Data(text.utf8).write(to: work.appendingPathComponent(name))
            }
            func graph(_ actions: [String: String]) throws {
                let ends = ["a", "b", "c"] + actions.keys.sorted()
                try write(
                    """
                    navgen: 1
                    root: home
                    outputs: {swift: false, tours: {maestro: true, bundleID: com.example}}
                    screens: {home: {to: [\(ends.joined(separator: ", "))]}, a: {}, b: {}, c: {}}
                    actions: {\(actions.sorted(by: <).map { "\($0): {then: [\($1)]}" }.joined(separator: ", "))}
                    """, "graph.yaml")
            }
            func flows() throws -> [String] {
                try FileManager.default.contentsOfDirectory(atPath: work.appendingPathComponent("out/maestro").path)
                    .sorted()
            }
            try graph(["go": "a", "move": "b", "turn": "c"])
            #expect(try NavgenProcess.run(["build", "graph.yaml", "--out", "out"], in: work).status == 0)
            #expect(try flows().count == 3)
            try write("appId: com.example\n", "out/maestro/tour-9.yaml")
            try graph(["go": "a"])
            let check = try NavgenProcess.run(["build", "graph.yaml", "--out", "out", "--check"], in: work)
            #expect(check.output.contains("--- a/out/maestro/tour-3.yaml\n+++ /dev/null\n"))
            #expect(try NavgenProcess.run(["build", "graph.yaml", "--out", "out"], in: work).status == 0)
            #expect(try flows() == ["tour-1.yaml", "tour-9.yaml"])
        }
    }

    /// The app's Swift for a section in another module is removed with the section, too.
    @Test func allSwiftOfASectionWithAModuleIsRemovedWithIt() throws {
        try withTemporaryFolder { work in
            func write(_ text: String, _ name: String) throws {
                try Data(text.utf8).write(to: work.appendingPathComponent(name))
            }
            func files() throws -> Set<String> {
                Set(try FileManager.default.subpathsOfDirectory(atPath: work.appendingPathComponent("out").path))
            }
            let build = ["build", "bank.yaml", "--out", "out", "--only", "swift", "--quiet"]
            try write(
                "exports: [list]\nscreens: {list: {to: [add]}}\nflows: {add: {steps: [number, done]}}\n", "cards.yaml")
            try write("navgen: 1\nroot: home\nscreens: {home: {}}\n", "bank.yaml")
            try #require(try NavgenProcess.run(build, in: work).status == 0)
            let without = try files()
            let main = """
                navgen: 1
                root: home
                links: {schemes: [bank]}
                screens: {home: {to: [cards.list]}}
                include: [{file: cards.yaml, section: cards, module: Cards}]

                """
            try write(main, "bank.yaml")
            try #require(try NavgenProcess.run(build, in: work).status == 0)
            #expect(
                try files().isStrictSuperset(of: [
                    "BankCardsViews.swift", "BankCardsFlows.swift", "Cards/BankCardsViews.swift",
                ]))
            try write("navgen: 1\nroot: home\nscreens: {home: {}}\n", "bank.yaml")
            #expect(try NavgenProcess.run(build + ["--check"], in: work).status == 1)
            try #require(try NavgenProcess.run(build, in: work).status == 0)
            #expect(try files() == without)
        }
    }

    /// However the output folder is named, the diff has paths relative to the current folder.
    @Test func gitAppliesWhatACheckPrints() throws {
        try withTemporaryFolder { work in
            try Data("navgen: 1\nroot: home\nscreens: {home: {}}\n".utf8).write(
                to: work.appendingPathComponent("a.yaml"))
            for folder in ["out", "./out/", "x/../out", "$PWD/out"] {
                let line = """
                    rm -rf out x; mkdir x
                    navgen build a.yaml --out "\(folder)" --check --quiet >diff; test $? = 1 || exit 5
                    git apply diff && navgen build a.yaml --out out --check
                    """
                let run = try NavgenProcess.shell(line, in: work)
                #expect(run.status == 0, "\(folder): \(run.errors)")
            }
        }
    }

    @Test func examplesAreCleanAndTheirOutputsUpToDate() throws {
        let run = try NavgenProcess.shell("sh .ci/examples.sh navgen --check", in: repository)
        let isUpToDate = run == NavgenProcess.Result(output: "", errors: "", status: 0)
        #expect(isUpToDate, "`make generate` updates outputs:\n\(run.output)\(run.errors)")
    }
}
