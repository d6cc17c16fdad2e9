import Foundation
import TestSupport
import Testing

/// What the plugin runs does what `navgen build` does with the same arguments.
@Suite struct PluginToolTests {
    private static let tool = builtProducts.appendingPathComponent("navgen-build-tool")

    /// The results of both, and the files that they wrote.
    private func results(_ arguments: [String], in folder: URL) throws -> [(NavgenProcess.Result, [String: Data])] {
        try [NavgenProcess.executable, Self.tool].map { program in
            let out = folder.appendingPathComponent("out")
            try? FileManager.default.removeItem(at: out)
            let words = ["build"] + arguments + ["--out", out.path, "--format", "xcode", "--quiet"]
            let result = try NavgenProcess.run(program, words, in: folder, environment: [:])
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: out.path)) ?? []
            let files = try names.map { ($0, try Data(contentsOf: out.appendingPathComponent($0))) }
            return (result, Dictionary(uniqueKeysWithValues: files))
        }
    }

    private func expectSame(_ arguments: [String], in folder: URL, status: Int32, writesFiles: Bool) throws {
        let results = try results(arguments, in: folder)
        #expect(results[0].0 == results[1].0, "\(arguments)")
        #expect(results[0].1 == results[1].1, "\(arguments)")
        #expect(results[1].0.status == status && results[1].1.isEmpty != writesFiles, "\(arguments)")
    }

    @Test(arguments: ["shop", "hospital", "hello"]) func writesTheSameFiles(_ name: String) throws {
        try withTemporaryFolder { folder in
            try expectSame(
                [repository.appendingPathComponent("Graphs/\(name).yaml").path, "--stem", "App", "--only", "swift"],
                in: folder, status: 0, writesFiles: true)
        }
    }

    @Test func writesSectionsAndModules() throws {
        let graph = repository.appendingPathComponent("Examples/Modules/Graph/library.yaml").path
        let sections = try FileManager.default.contentsOfDirectory(
            atPath: URL(fileURLWithPath: graph).deletingLastPathComponent().path
        ).filter { $0.hasSuffix(".yaml") && $0 != "library.yaml" }.sorted()
        let stems = sections.flatMap { name in
            let file = URL(fileURLWithPath: graph).deletingLastPathComponent().appendingPathComponent(name).path
            return ["--section-stem", "\(file)=Library\(name.prefix(1).uppercased())\(name.dropFirst().dropLast(5))"]
        }
        #expect(!stems.isEmpty)
        try withTemporaryFolder { folder in
            let words = [graph, "--stem", "Library"] + stems
            try expectSame(words + ["--only", "swift"], in: folder, status: 0, writesFiles: true)
            try expectSame(words + ["--module", "LoansNavigation"], in: folder, status: 0, writesFiles: true)
            // A section without a name for its files.
            try expectSame(
                [graph, "--stem", "Library", "--section-stem", "none.yaml=None", "--only", "swift"], in: folder,
                status: 1, writesFiles: false)
        }
    }

    @Test func reportsTheSame() throws {
        let graphs: [(text: String, status: Int32)] = [
            ("navgen: 1\nroot: home\nscreens:\n  home: {to: [nowhere]}\n", 1),
            ("navgen: 1\nroot: home\nscreens: {home: {to: [tw]}, two: {}}\n", 1),
            ("navgen: 1\nroot: home\nrules: {loose: off, node-removed: note}\nscreens: {home: {}}\n", 0),
            ("navgen: 1\nroot: home\nrules: {url-in-view: off}\nscreens:\n  home: {}  # navgen:ignore\n", 0),
            ("{", 1), ("", 1), ("\u{0}", 1),
        ]
        for graph in graphs {
            try withTemporaryFolder { folder in
                let file = folder.appendingPathComponent("graph.yaml")
                try Data(graph.text.utf8).write(to: file)
                try expectSame(
                    ["graph.yaml", "--stem", "App", "--only", "swift"], in: folder, status: graph.status,
                    writesFiles: graph.status == 0)
            }
        }
        try withTemporaryFolder { folder in
            try expectSame(
                ["missing.yaml", "--stem", "App", "--only", "swift"], in: folder, status: 3, writesFiles: false)
        }
    }

    @Test func refusesWhatThePluginDoesNotPass() throws {
        try withTemporaryFolder { folder in
            let whole = ["build", "a.yaml", "--out", "out", "--stem", "A", "--only", "swift"]
            var refused: [[String]] = [[], ["check", "a.yaml"], ["build", "a.yaml"], ["build", "a.yaml", "--out"]]
            let more: [[String]] = [
                ["--only", "json"], ["--format", "text"], ["--strict"], ["b.yaml"], ["--stem", "a/b"],
                ["--section-stem", "b.yaml=a"], ["--section-stem", "b.yaml"],
            ]
            refused += more.map { whole + $0 }
            refused.append(Array(whole.dropLast(2)))
            for words in refused {
                let result = try NavgenProcess.run(Self.tool, words, in: folder, environment: [:])
                #expect(result.status == 2 && result.errors.contains("run `navgen build` instead"), "\(words)")
            }
        }
    }
}
