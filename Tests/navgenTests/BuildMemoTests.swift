import Foundation
import Testing

/// A build that has nothing to do knows that without making anything, and is never wrong about it.
@Suite("Builds with nothing changed")
struct BuildMemoTests {
    /// A folder with a graph that includes another file, built until the memo is kept.
    private func withBuiltGraph(_ body: (Project) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let project = Project(folder: folder)
            try project.write(
                "graph.yaml", "navgen: 1\nroot: home\ninclude: [more.yaml]\nscreens: {home: {to: [other]}}\n")
            try project.write("more.yaml", "screens: {other: {}}\n")
            #expect(try project.build().contains("wrote Out/GraphRoutes.swift"))
            // What has just been written could change without its time changing.
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

        func build(_ more: String...) throws -> String {
            let result = try NavgenProcess.run(
                ["build", "graph.yaml", "--out", "Out"] + more, in: folder, environment: ["NAVGEN_CACHE": cache.path])
            #expect(result.status == 0)
            return result.output + result.errors
        }

        func memos() throws -> [URL] {
            guard FileManager.default.fileExists(atPath: cache.path) else { return [] }
            return try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
        }

        /// Takes an output out of the memo: who believes the memo, does not know it.
        func forget(_ output: String) throws {
            for memo in try memos() {
                let lines = try String(contentsOf: memo, encoding: .utf8).split(separator: "\n")
                let left = lines.filter { !$0.hasSuffix("\t" + output) }
                #expect(left.count == lines.count - 1)
                try Data(left.joined(separator: "\n").utf8).write(to: memo)
            }
        }
    }

    @Test("the memo is believed where nothing has changed")
    func believed() throws {
        try withBuiltGraph { project in
            try project.forget("Out/GraphState.swift")
            _ = try project.build("--depfile", "out.d")
            let dependencies = try project.text("out.d")
            #expect(dependencies.contains("Out/GraphRoutes.swift") && !dependencies.contains("Out/GraphState.swift"))
        }
    }

    @Test(
        "a change of any file that was read or written is seen",
        arguments: [
            "echo '# more' >> graph.yaml", "echo '  ' >> more.yaml", "echo >> Out/GraphRoutes.swift",
            "rm Out/GraphRoutes.swift", "touch Out/Graph.dot", "mv Out/Graph.dot Out/Other.dot", "touch Out/new",
            "cp Out/Graph.dot copy; mv copy Out/Graph.dot", "chmod 600 Out/Graph.dot", "rm -r Out",
            "for memo in cache/*; do printf 'navgen build memo 1' > $memo; done",
            "for memo in cache/*; do printf 'end' >> $memo; done",
        ])
    func seen(change: String) throws {
        try withBuiltGraph { project in
            let whole = try project.text("Out/GraphState.swift")
            try project.forget("Out/GraphState.swift")
            #expect(try NavgenProcess.shell(change, in: project.folder).status == 0)
            _ = try project.build("--depfile", "out.d")
            #expect(try project.text("out.d").contains("Out/GraphState.swift"))
            #expect(try project.text("Out/GraphState.swift") == whole)
            #expect(FileManager.default.fileExists(atPath: project.folder.appendingPathComponent("Out/Graph.dot").path))
        }
    }

    @Test("another command line has a memo of its own, and checking asks none")
    func others() throws {
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

    @Test("a place that is relative is so to the current folder")
    func relative() throws {
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

    @Test("without a place for it, all is made as ever", arguments: ["", "/dev/null/none"])
    func nowhere(cache: String) throws {
        try withTemporaryFolder { folder in
            try Data("navgen: 1\nroot: home\nscreens: {home: {}}\n".utf8).write(
                to: folder.appendingPathComponent("graph.yaml"))
            for expected in ["wrote Out/Graph.dot", "Out is up to date", "Out is up to date"] {
                let result = try NavgenProcess.run(
                    ["build", "graph.yaml", "--out", "Out"], in: folder, environment: ["NAVGEN_CACHE": cache])
                #expect(result.status == 0 && (result.output + result.errors).contains(expected))
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Out", "graph.yaml"])
        }
    }
}
