#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// A graph that changes while it is read is compiled as it was before or after the change.
    @Suite(.timeLimit(.minutes(20))) struct ChangingInputTests {
        /// A graph that takes several reads of 512 bytes; its first and last lines belong together.
        private func graph(_ name: String, count: Int) -> String {
            let screens = (0..<count).map { "  \(name)\($0): {title: A screen of \(name), to: [\(name)0]}\n" }
            return "navgen: 1\nname: Small\nrules: {unreachable-node: off}\nroot: \(name)0\nscreens:\n"
                + screens.joined()
                + "routes:\n  - {from: \"*\", to: \(name)\(count - 1)}\n"
        }

        private static let words = ["graph", "graph.yaml", "--format", "markdown"]

        /// Shell commands that change `graph.yaml`, some using `other.yaml`.
        private static let changes = [
            "cat other.yaml >graph.yaml", "mv other.yaml graph.yaml", ": >graph.yaml", "rm graph.yaml",
            "truncate -s 700 graph.yaml", "cat other.yaml >>graph.yaml", "printf '# ' | dd of=graph.yaml conv=notrunc",
            "touch -d '2001-01-01' other.yaml; cp -p other.yaml graph.yaml; touch -d '2001-01-01' graph.yaml",
        ]

        @Test(arguments: changes) func readsAChangeCompletelyOrNotAtAll(line: String) throws {
            try withTemporaryFolder { work in
                func begin() throws {
                    try? FileManager.default.removeItem(at: work.appendingPathComponent("graph.yaml"))
                    try work.write(graph("old", count: 30), to: "graph.yaml")
                    try work.write(graph("new", count: 25), to: "other.yaml")
                    // An old file is read only once; the time must not be the only criterion.
                    _ = try NavgenProcess.shell("touch -d '2001-01-01' graph.yaml", in: work)
                }
                try begin()
                let before = try NavgenProcess.run(Self.words, in: work)
                #expect(before.status == 0)
                #expect(try NavgenProcess.shell("\(line) 2>/dev/null", in: work).status == 0)
                let after = try NavgenProcess.run(Self.words, in: work)
                #expect(before != after)
                for read in 1...6 {
                    try begin()
                    let run = try Faults.run(
                        Self.words, in: work, "run \(read)", environment: ["RUN": "\(line) 2>/dev/null"])
                    #expect(run == before || run == after, "before read \(read): \(run)")
                }
            }
        }

        @Test func aFileThatKeepsChangingIsAnError() throws {
            try withTemporaryFolder { work in
                try work.write(graph("old", count: 20), to: "graph.yaml")
                try work.write("include: [graph.yaml]\nnavgen: 1\nroot: home\nscreens: {home: {}}\n", to: "main.yaml")
                let settings = ["RUN": "echo '# more' >>graph.yaml"]
                let run = try Faults.run(["check", "graph.yaml"], in: work, "run 0", environment: settings)
                let reason = "keeps changing while it is read"
                #expect(
                    run
                        == NavgenProcess.Result(
                            output: "", errors: "navgen: cannot read graph.yaml: \(reason)\n", status: 3))
                let included = try Faults.run(["check", "main.yaml"], in: work, "run 0", environment: settings)
                #expect(included.status == 1)
                #expect(included.errors.contains("error: `graph.yaml` cannot be read: \(reason) [include-missing]"))
            }
        }
    }
#endif
