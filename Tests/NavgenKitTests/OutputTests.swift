import Foundation
import NavgenKit
import TestSupport
import Testing

@Suite struct OutputTests {
    /// Outputs in memory equal those that the command wrote: the committed outputs of the examples.
    @Test(arguments: ["hello", "shop", "hospital"]) func emitsWhatTheCommandWrites(name: String) throws {
        let folder = repository.appendingPathComponent("Generated/\(name)").path
        let emission = try graph(at: "Graphs/\(name).yaml").emit()
        #expect(!emission.files.isEmpty)
        let stale = try emission.staleFiles(in: folder)
        try #require(stale.isEmpty, "`make generate` updates \(stale.map(\.path))")
        for file in emission.files {
            #expect(FileManager.default.contents(atPath: folder + "/" + file.path) == Data(file.contents))
        }
    }

    @Test(arguments: Output.allCases.map(\.rawValue)) func everyOutputHasAConstant(name: String) throws {
        let path = "Sources/NavgenKit/Emitting.swift"
        let text = try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
        let constant = "public static let \(name) = Output(.\(name))"
        let isDeclared = text.contains("    \(constant)\n")
        #expect(isDeclared, "add `\(constant)` to \(path)")
    }

    @Test func emitsOnlyWhatIsAskedFor() throws {
        let graph = try shop.get()
        let emission = try graph.emit([.baseline, .mermaid])
        #expect(Set(emission.files.map(\.output)) == [.baseline, .mermaid])
        #expect(try graph.emit([]).files.isEmpty)
        let swift = try graph.emit([.swift], stem: "main")
        #expect(swift.files.allSatisfy { $0.path.hasPrefix("main") })
        #expect(swift.files.contains { $0.text.contains("enum ShopRoute") })
    }

    @Test(arguments: ["", "/", "a/b", "../a", "a\u{0}"]) func rejectsPathsAsNames(stem: String) throws {
        #expect(throws: OutputError.self) { try shop.get().emit([.swift], stem: stem) }
    }

    @Test func writesWhatHasChanged() throws {
        try withFolder { folder in
            let target = folder.path + "/a/b"
            let emission = try shop.get().emit([.dot, .baseline])
            #expect(try emission.staleFiles(in: target).count == emission.files.count)
            #expect(!FileManager.default.fileExists(atPath: target))
            let first = try emission.write(to: target)
            #expect(first.written.count == emission.files.count)
            #expect(first.unchanged.isEmpty)
            #expect(try emission.write(to: target).written.isEmpty)
            let file = try #require(first.written.first)
            try Data("old\n".utf8).write(to: URL(fileURLWithPath: file))
            let stale = try emission.staleFiles(in: target)
            #expect(stale.map(\.path) == [file])
            #expect(stale.first?.diff.contains("\n-old\n") == true)
            #expect(try emission.write(to: target).written == [file])
            #expect(try emission.staleFiles(in: target).isEmpty)
        }
    }

    /// Tasks can write the same files concurrently.
    @Test func concurrentTasksCanWrite() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let emissions = try [shop.get().emit([.baseline]), shop.get().emit([.baseline])].map {
            var emission = $0
            for index in emission.files.indices { emission.files[index].path = "one.txt" }
            return emission
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<32 {
                group.addTask {
                    var emission = emissions[number % 2]
                    emission.files[0].contents = Array("\(number)\n".utf8)
                    try emission.write(to: folder.path)
                }
            }
            try await group.waitForAll()
        }
        let text = try String(contentsOf: folder.appendingPathComponent("one.txt"), encoding: .utf8)
        #expect(Int(text.dropLast()).map { (0..<32).contains($0) } == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["one.txt"])
    }

    @Test func reportsOutputsThatCannotBeGenerated() throws {
        let graph = try graph("navgen: 1\nroot: home\nscreens: {home: {}}\n")
        do {
            _ = try graph.emit([.aasa, .json])
            Issue.record("an association file was made without a host")
        } catch {
            #expect(error.problems.map(\.output) == [.aasa])
            let help = "declare one without a port: `links: {hosts: [shop.example.com]}`"
            #expect(
                "\(error)" == "cannot make aasa: no link has a host that an app can be associated with; \(help)")
        }
    }

    @Test func reportsFilesThatCannotBeWritten() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            let emission = try shop.get().emit([.json])
            let error = #expect(throws: OutputError.self) { try emission.write(to: file.path) }
            #expect(error?.problems.first?.path != nil)
            #expect(throws: OutputError.self) { try emission.write(to: "/tmp/a\u{0}b") }
            var outside = emission
            outside.files[0].path = "../outside"
            #expect(throws: OutputError.self) { try outside.write(to: folder.path + "/in") }
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/outside"))
        }
    }

    // MARK: - Pictures

    @Test func drawsAllOrAPart() throws {
        let graph = try shop.get()
        func text(_ picture: Picture) throws -> String { String(decoding: try graph.draw(picture), as: UTF8.self) }
        let all = try text(Picture(.dot))
        let file = try #require(try graph.emit([.dot]).files.first)
        #expect(all == file.text)
        let near = try text(Picture(.dot, around: "orderDetail", depth: 1))
        #expect(near.contains("orderDetail") && !near.contains("reviews"))
        #expect(try text(Picture(.mermaid)).hasPrefix("flowchart") || text(Picture(.mermaid)).contains("flowchart"))
        #expect(try text(Picture(.dot, around: "home", depth: .max)).contains("orderDetail"))
        #expect(try text(Picture(.dot, around: "home", depth: -1)).contains("home"))
    }

    @Test func reportsWhatCannotBeDrawn() throws {
        let graph = try graph(at: "Graphs/patterns/sections.yaml")
        func message(_ change: (inout Picture) -> Void) -> String {
            var picture = Picture(.dot)
            change(&picture)
            do {
                return "\(try graph.draw(picture).count)"
            } catch {
                return "\(error)"
            }
        }
        #expect(message { $0.focus = "nowhere" }.hasPrefix("the graph has no node `nowhere`"))
        #expect(message { $0.tags = ["none"] }.hasPrefix("the graph has no tag `none`"))
        #expect(message { $0.sections = ["none"] }.hasPrefix("the graph has no section `none`"))
        #expect(message { $0.collapsedSections = [""] }.hasPrefix("the graph has no section ``"))
    }

    /// Extreme time limits do not trap.
    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.max)])
    func acceptsAnyTimeLimit(limit: Duration) throws {
        var picture = Picture(.svg)
        picture.timeLimit = limit
        do {
            #expect(try shop.get().draw(picture).starts(with: Array("<?xml".utf8)))
        } catch DrawingError.graphviz(let message, let help) {
            #expect(!message.isEmpty && !help.isEmpty)
        }
    }
}
