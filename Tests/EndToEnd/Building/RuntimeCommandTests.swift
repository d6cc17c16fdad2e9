import Foundation
import TestSupport
import Testing

/// `navgen runtime`, which copies the sources of NavgenRuntime.
@Suite struct RuntimeCommandTests {
    private func run(_ words: [String], in work: URL) throws -> NavgenProcess.Result {
        try NavgenProcess.run(["runtime"] + words, in: work)
    }

    private func files(in folder: URL) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: paths.map {
                ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
            })
    }

    @Test func theSourcesAreCopiedOnce() throws {
        try withTemporaryFolder { work in
            let first = try run(["--out", "Copy"], in: work)
            #expect(first.status == 0)
            let copies = try files(in: work.appendingPathComponent("Copy"))
            let sources = try files(in: repository.appendingPathComponent("Sources/NavgenRuntime"))
            #expect(copies.count == sources.count)
            for (path, text) in sources {
                #expect(copies[path] == "// Written by `navgen runtime`. Do not edit.\n" + text, "\(path)")
            }
            #expect(first.errors == "Copy: wrote \(sources.count) files\n")
            #expect(try run(["--out", "Copy"], in: work).errors == "Copy is up to date: \(sources.count) files\n")
            #expect(try run(["--out", "Copy", "--check"], in: work).status == 0)
        }
    }

    /// A copy of another version is detected. Its orphaned files are removed, but not the app's own
    /// files.
    @Test func anotherVersionIsDetectedAndReplaced() throws {
        try withTemporaryFolder { work in
            _ = try run(["--out", "Copy"], in: work)
            let copy = work.appendingPathComponent("Copy")
            func write(_ text: String, _ path: String) throws {
                try text.write(to: copy.appendingPathComponent(path), atomically: true, encoding: .utf8)
            }
            try write("// other\n", "Values/NodeValue.swift")
            try write("// Written by `navgen runtime`. Do not edit.\n", "State/Former.swift")
            try write("// ours\n", "State/Ours.swift")
            let check = try run(["--out", "Copy", "--check"], in: work)
            #expect(check.status == 1)
            #expect(
                check.errors == """
                    navgen: Copy is not the NavgenRuntime of this version of navgen: 2 files differ
                            to update it: navgen runtime --out Copy

                    """)
            #expect(try run(["--out", "Copy"], in: work).errors == "Copy: wrote 1 file, removed 1 file\n")
            let left = try files(in: copy)
            #expect(left["State/Former.swift"] == nil)
            #expect(left["State/Ours.swift"] == "// ours\n")
        }
    }

    /// Swift with an embedded runtime is compiled with a copy in its folder or next to it.
    @Test(arguments: ["Sources/Shop/NavgenRuntime", "Sources/NavgenRuntime"])
    func buildChecksTheEmbeddedCopy(place: String) throws {
        try withTemporaryFolder { work in
            let graph = "navgen: 1\nroot: home\noutputs: {swift: {runtime: embedded}}\nscreens: {home: {}}\n"
            try graph.write(to: work.appendingPathComponent("shop.yaml"), atomically: true, encoding: .utf8)
            func build(_ more: String...) throws -> NavgenProcess.Result {
                let words = ["build", "shop.yaml", "--quiet", "--only", "swift", "--out", "Sources/Shop"]
                return try NavgenProcess.run(words + more, in: work)
            }
            let missing = """
                navgen: there is no copy of NavgenRuntime in Sources/Shop/NavgenRuntime
                        to write it: navgen runtime --out Sources/Shop/NavgenRuntime

                """
            #expect(try build() == .init(output: "", errors: missing, status: 0))
            #expect(try build("--check") == .init(output: "", errors: missing, status: 1))
            // With a build system, navgen does not know which files are compiled together.
            #expect(try build("--stem", "Shop").errors == "")

            _ = try run(["--out", place], in: work)
            #expect(try build() == .init(output: "", errors: "", status: 0))
            #expect(try build("--check") == .init(output: "", errors: "", status: 0))
            try FileManager.default.removeItem(at: work.appendingPathComponent(place + "/State/StateCore.swift"))
            let other = """
                navgen: \(place) is not the NavgenRuntime of this version of navgen
                        to update it: navgen runtime --out \(place)

                """
            #expect(try build() == .init(output: "", errors: other, status: 0))
            #expect(try build("--check") == .init(output: "", errors: other, status: 1))
        }
    }

    @Test func withoutAFolderNothingIsWritten() throws {
        try withTemporaryFolder { work in
            let run = try run([], in: work)
            #expect(run.status == 2)
            #expect(run.errors.contains("navgen runtime --out Sources/NavgenRuntime"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: work.path).isEmpty)
        }
    }
}
