import Foundation
import Testing

/// A build of an unchanged graph detects that without generating anything, and is never wrong about
/// it.
@Suite("Builds of unchanged graphs")
struct BuildMemoTests {
    /// Creates a folder with a graph that includes another file, and builds it until the memo is
    /// recorded.
    private func withBuiltGraph(_ body: (Project) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let project = Project(folder: folder)
            try project.write(
                "graph.yaml",
                "navgen: 1\nroot: home\noutputs: {dot: true}\ninclude: [more.yaml]\nscreens: {home: {to: [other]}}\n")
            try project.write("more.yaml", "screens: {other: {}}\n")
            #expect(try project.build().contains("wrote Out/GraphRoutes.swift"))
            // A file that was just written could change without a new time.
            while try project.memos().isEmpty { #expect(try project.build() == "Out is up to date\n") }
            try body(project)
        }
    }

    private struct Project {
        let folder: URL
        var cache: URL { folder.appendingPathComponent("cache") }

        func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }

        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }

        func run(_ more: String...) throws -> NavgenProcess.Result { try run(more) }

        func run(_ more: [String]) throws -> NavgenProcess.Result {
            try NavgenProcess.run(
                ["build", "graph.yaml", "--out", "Out"] + more, in: folder, environment: ["NAVGEN_CACHE": cache.path])
        }

        func build(_ more: String...) throws -> String {
            let result = try run(more)
            #expect(result.status == 0)
            return result.output + result.errors
        }

        func memos() throws -> [URL] {
            guard FileManager.default.fileExists(atPath: cache.path) else { return [] }
            return try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
        }

        /// Changes the size of the graph in the memo, so that a build that uses the memo prints the
        /// wrong size.
        func forgeSize() throws {
            for memo in try memos() {
                let text = try String(contentsOf: memo, encoding: .utf8)
                #expect(text.contains("\n2 1\n"))
                try Data(text.replacingOccurrences(of: "\n2 1\n", with: "\n77 88\n").utf8).write(to: memo)
            }
        }

        /// Removes an output from the memo, so that a build that uses the memo does not report it.
        func forget(_ output: String) throws {
            for memo in try memos() {
                let lines = try String(contentsOf: memo, encoding: .utf8).split(separator: "\n")
                let left = lines.filter { !$0.hasSuffix("\t" + output) }
                #expect(left.count == lines.count - 1)
                try Data(left.joined(separator: "\n").utf8).write(to: memo)
            }
        }
    }

    @Test("the memo is used if nothing has changed")
    func usesTheMemoWhenNothingHasChanged() throws {
        try withBuiltGraph { project in
            try project.forget("Out/GraphState.swift")
            _ = try project.build("--depfile", "out.d")
            let dependencies = try project.text("out.d")
            #expect(dependencies.contains("Out/GraphRoutes.swift") && !dependencies.contains("Out/GraphState.swift"))
        }
    }

    @Test("a graph without diagnostics is not read again, and the build prints the same")
    func skipsReadingACleanGraph() throws {
        try withBuiltGraph { project in
            let said = try project.build("--format", "text")
            #expect(said == "graph.yaml: 2 nodes, 1 route, no problems\nOut is up to date\n")
            try project.forgeSize()
            let forged = try project.build("--format", "text")
            #expect(forged == "graph.yaml: 77 nodes, 88 routes, no problems\nOut is up to date\n")
            // A document needs the compiled graph.
            #expect(!(try project.build("--format", "sarif").contains("77")))
            try project.write("more.yaml", "screens: {other: {to: [gone]}}\n")
            let result = try project.run()
            #expect(result.status == 1 && result.errors.contains("gone"))
        }
    }

    @Test("diagnostics are printed by every build, and errors fail every build")
    func printsDiagnosticsOnEveryBuild() throws {
        try withBuiltGraph { project in
            try project.write("more.yaml", "screens: {other: {}, alone: {}}\n")
            func kept() throws -> [String] { try project.memos().map { try String(contentsOf: $0, encoding: .utf8) } }
            let before = try kept()
            #expect(try project.build("--rule", "unreachable-node=warning").contains("alone"))
            while try kept() == before {
                #expect(try project.build("--rule", "unreachable-node=warning").contains("alone"))
            }
            #expect(try kept().contains { $0.contains("\nfindings\n") })
            let strict = try project.run("--rule", "unreachable-node=warning", "--strict")
            #expect(strict.status == 1 && strict.errors.contains("alone"))
            let plain = try project.run()
            #expect(plain.status == 1 && plain.errors.contains("alone"))
        }
    }

    @Test("with other levels of rules, or with --allow-outside, the graph is checked again")
    func checksAgainWithOtherOptions() throws {
        try withBuiltGraph { project in
            try project.forgeSize()
            for more in [["--rule", "no-link=note"], ["--allow-outside"]] {
                let result = try project.run(["--format", "text"] + more)
                #expect(result.errors.contains("2 nodes") && !result.errors.contains("77 nodes"))
            }
            #expect(try project.run("--rule", "no-link=warning", "--strict").status == 1)
        }
    }

    @Test(
        "a change of any file that was read or written is noticed",
        arguments: [
            "echo '# more' >> graph.yaml", "echo '  ' >> more.yaml", "echo >> Out/GraphRoutes.swift",
            "rm Out/GraphRoutes.swift", "touch Out/Graph.dot", "mv Out/Graph.dot Out/Other.dot", "touch Out/new",
            "cp Out/Graph.dot copy; mv copy Out/Graph.dot", "chmod 600 Out/Graph.dot", "rm -r Out",
            "for memo in cache/*; do printf 'navgen build memo 2' > $memo; done",
            "for memo in cache/*; do printf 'end' >> $memo; done",
        ])
    func noticesEveryChange(change: String) throws {
        try withBuiltGraph { project in
            let whole = try project.text("Out/GraphState.swift")
            try project.forget("Out/GraphState.swift")
            try project.forgeSize()
            #expect(try NavgenProcess.shell(change, in: project.folder).status == 0)
            let said = try project.build("--depfile", "out.d", "--format", "text")
            #expect(said.hasPrefix("graph.yaml: 2 nodes, 1 route"))
            #expect(try project.text("out.d").contains("Out/GraphState.swift"))
            #expect(try project.text("Out/GraphState.swift") == whole)
            #expect(FileManager.default.fileExists(atPath: project.folder.appendingPathComponent("Out/Graph.dot").path))
        }
    }

    @Test("each command line has its own memo, and --check uses none")
    func keepsAMemoForEachCommandLine() throws {
        try withBuiltGraph { project in
            try project.forget("Out/GraphState.swift")
            try project.write("Out/Graph.dot", "something else")
            let checked = try NavgenProcess.run(
                ["build", "--check", "graph.yaml", "--out", "Out"], in: project.folder,
                environment: ["NAVGEN_CACHE": project.cache.path])
            #expect(checked.status == 1 && (checked.output + checked.errors).contains("Out/Graph.dot"))
            #expect(try project.build("--only", "dot").contains("wrote Out/Graph.dot"))
        }
    }

    @Test("a relative cache folder is relative to the current folder")
    func resolvesARelativeCacheFolder() throws {
        try withTemporaryFolder { folder in
            let project = Project(folder: folder)
            try project.write("graph.yaml", "navgen: 1\nroot: home\nscreens: {home: {}}\n")
            while try project.memos().isEmpty {
                let result = try NavgenProcess.run(
                    ["build", "graph.yaml", "--out", "Out"], in: folder, environment: ["NAVGEN_CACHE": "cache"])
                #expect(result.status == 0)
            }
        }
    }

    @Test("without a cache folder, everything is built", arguments: ["", "/dev/null/none"])
    func buildsWithoutACacheFolder(cache: String) throws {
        try withTemporaryFolder { folder in
            try Data("navgen: 1\nroot: home\nscreens: {home: {}}\n".utf8).write(
                to: folder.appendingPathComponent("graph.yaml"))
            for expected in ["wrote Out/GraphViews.swift", "Out is up to date", "Out is up to date"] {
                let result = try NavgenProcess.run(
                    ["build", "graph.yaml", "--out", "Out"], in: folder, environment: ["NAVGEN_CACHE": cache])
                #expect(result.status == 0 && (result.output + result.errors).contains(expected))
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Out", "graph.yaml"])
        }
    }
}
