import Foundation
import TestSupport
import Testing

/// The schema that a new graph refers to always exists.
@Suite struct InitTests {
    /// The schema that the first line of a graph refers to, read from the graph's folder.
    private func schema(of graph: String, in work: URL) throws -> (reference: String, text: String) {
        let file = work.appendingPathComponent(graph)
        let first = try #require(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first)
        let prefix = "# yaml-language-server: $schema="
        try #require(first.hasPrefix(prefix))
        let reference = String(first.dropFirst(prefix.count))
        let schema = file.deletingLastPathComponent().appendingPathComponent(reference)
        return (reference, try String(contentsOf: schema, encoding: .utf8))
    }

    private func makeFolder(_ path: String, in work: URL) throws {
        try FileManager.default.createDirectory(
            at: work.appendingPathComponent(path), withIntermediateDirectories: true)
    }

    @Test func writesASchemaIfThereIsNone() throws {
        try withTemporaryFolder { work in
            try makeFolder("Graphs", in: work)
            let run = try NavgenProcess.run(["init", "Graphs/app.yaml"], in: work)
            #expect(
                run.errors == """
                    wrote Graphs/app.yaml
                    wrote Graphs/navgen.schema.json, the schema that editors complete and check it with
                    next: navgen check Graphs/app.yaml, then navgen build Graphs/app.yaml
                    for a picture: navgen graph Graphs/app.yaml -o Docs/App.svg

                    """)
            let found = try schema(of: "Graphs/app.yaml", in: work)
            #expect(found.reference == "navgen.schema.json")
            try #expect(found.text == NavgenProcess.run(["schema"], in: work).output)
            // A second graph in the folder shares the schema, which is not changed.
            try "{}".write(
                to: work.appendingPathComponent("Graphs/navgen.schema.json"), atomically: true, encoding: .utf8)
            let second = try NavgenProcess.run(["init", "Graphs/other.yaml"], in: work)
            #expect(!second.errors.contains("schema"))
            try #expect(schema(of: "Graphs/other.yaml", in: work).text == "{}")
        }
    }

    @Test func nothingElseIsWritten() throws {
        try withTemporaryFolder { work in
            for path in ["app.yaml", "Graphs/New/app.yaml"] {
                #expect(try NavgenProcess.run(["init", path], in: work).status == 0)
            }
            let found = Set(try FileManager.default.subpathsOfDirectory(atPath: work.path))
            let files = ["app.yaml", "navgen.schema.json"]
            #expect(found == Set(files + ["Graphs", "Graphs/New"] + files.map { "Graphs/New/" + $0 }))
        }
    }

    @Test func refersToASchemaInTheRepository() throws {
        try withTemporaryFolder { work in
            try makeFolder("repository/.git", in: work)
            try makeFolder("repository/Sources/App", in: work)
            for place in ["navgen.schema.json", "repository/navgen.schema.json"] {
                try place.write(to: work.appendingPathComponent(place), atomically: true, encoding: .utf8)
            }
            let path = "repository/Sources/App/app.yaml"
            #expect(try NavgenProcess.run(["init", path], in: work).status == 0)
            let found = try schema(of: path, in: work)
            #expect(found.reference == "../../navgen.schema.json")
            #expect(found.text == "repository/navgen.schema.json")
            // The same command, run inside the folder.
            let inside = work.appendingPathComponent("repository/Sources/App")
            #expect(try NavgenProcess.run(["init", "second.yaml"], in: inside).status == 0)
            try #expect(schema(of: "repository/Sources/App/second.yaml", in: work) == found)
        }
    }

    @Test func doesNotLookAboveTheRepository() throws {
        try withTemporaryFolder { work in
            try makeFolder("repository/.git", in: work)
            try makeFolder("folder", in: work)
            try "above".write(to: work.appendingPathComponent("navgen.schema.json"), atomically: true, encoding: .utf8)
            for path in ["repository/app.yaml", "folder/app.yaml"] {
                #expect(try NavgenProcess.run(["init", path], in: work).status == 0)
                try #expect(schema(of: path, in: work).reference == "navgen.schema.json")
            }
        }
    }

    @Test func aGraphThatCannotBeWrittenLeavesNoSchema() throws {
        try withTemporaryFolder { work in
            try "mine".write(to: work.appendingPathComponent("app.yaml"), atomically: true, encoding: .utf8)
            let run = try NavgenProcess.run(["init"], in: work)
            #expect(run.status == 3)
            try #expect(FileManager.default.contentsOfDirectory(atPath: work.path) == ["app.yaml"])
        }
    }
}
