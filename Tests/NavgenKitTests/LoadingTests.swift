import Foundation
import NavgenKit
import TestSupport
import Testing

@Suite struct LoadingTests {
    private let main = "navgen: 1\nroot: home\ninclude: [parts/more.yaml]\nscreens: {home: {to: more}}\n"
    private let more = "screens: {more: {title: More}}\n"

    @Test func readsFilesWithWhatTheyInclude() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("parts"), withIntermediateDirectories: true)
            try main.write(to: folder.appendingPathComponent("app.yaml"), atomically: true, encoding: .utf8)
            try more.write(to: folder.appendingPathComponent("parts/more.yaml"), atomically: true, encoding: .utf8)
            let graph = try NavigationGraph.load(folder.path + "/app.yaml")
            #expect(graph.files == [folder.path + "/app.yaml", folder.path + "/parts/more.yaml"])
            #expect(try graph.checked().nodes.map(\.id) == ["home", "more"])
        }
    }

    /// By default, an untrusted graph cannot have any file read.
    @Test func readsFilesOutsideOnlyIfAllowed() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("app"), withIntermediateDirectories: true)
            let path = folder.path + "/app/app.yaml"
            try main.replacingOccurrences(of: "parts/", with: "../").write(
                toFile: path, atomically: true, encoding: .utf8)
            try more.write(to: folder.appendingPathComponent("more.yaml"), atomically: true, encoding: .utf8)
            let refused = try NavigationGraph.load(path)
            #expect(refused.check().diagnostics.map(\.rule) == ["path-outside"] && refused.files == [path])
            let graph = try NavigationGraph.load(path, allowsOutside: true)
            #expect(graph.files == [path, folder.path + "/app/../more.yaml"])
            #expect(try graph.checked().nodes.map(\.id) == ["home", "more"])
        }
        // Nor can a graph in memory.
        let texts = ["app.yaml": main.replacingOccurrences(of: "parts/", with: "../"), "../more.yaml": more]
        #expect(try NavigationGraph.load("app.yaml", from: texts).check().diagnostics.map(\.rule) == ["path-outside"])
    }

    @Test func readsTextsInMemory() throws {
        let graph = try NavigationGraph.load("app.yaml", from: ["app.yaml": main, "parts/more.yaml": more])
        #expect(graph.files == ["app.yaml", "parts/more.yaml"])
        #expect(try graph.checked().node("more")?.location.description == "parts/more.yaml:1:11")
    }

    @Test func asksAReaderForEachFileOnce() throws {
        let asked = Asked()
        let files = ["main:a/app.yaml": main, "main:a/parts/more.yaml": more]
        let graph = try NavigationGraph.load("a/app.yaml") { path in
            asked.add(path)
            return Array((files["main:" + path] ?? "").utf8)
        }
        #expect(asked.paths == ["a/app.yaml", "a/parts/more.yaml"])
        #expect(try graph.checked().nodes.count == 2)
    }

    /// An error thrown by a reader is the reason of the failure for the main file, and of a
    /// diagnostic for an included file.
    @Test func reportsErrorsOfAReader() throws {
        struct Gone: Error, CustomStringConvertible { var description: String { "no such blob" } }
        #expect(throws: LoadFailure(path: "app.yaml", reason: "no such blob")) {
            try NavigationGraph.load("app.yaml") { _ in throw Gone() }
        }
        #expect(throws: LoadFailure(path: "app.yaml", reason: "not today")) {
            try NavigationGraph.load("app.yaml") { throw LoadFailure(path: $0, reason: "not today") }
        }
        let main = main
        let graph = try NavigationGraph.load("app.yaml") { path in
            if path == "app.yaml" { return Array(main.utf8) }
            throw Gone()
        }
        let finding = try #require(graph.check().diagnostics.first)
        #expect(finding.rule == "include-missing")
        #expect(finding.message == "`parts/more.yaml` cannot be read: no such blob")
    }

    @Test func reportsWhyAFileCannotBeRead() {
        #expect(throws: LoadFailure(path: "/nowhere/app.yaml", reason: "no such file or directory")) {
            try NavigationGraph.load("/nowhere/app.yaml")
        }
        #expect(throws: LoadFailure(path: "app.yaml", reason: "no such file or directory")) {
            try NavigationGraph.load("app.yaml", from: ["b.yaml": ""])
        }
        #expect(throws: LoadFailure.self) { try NavigationGraph.load("/tmp") }
        #expect(throws: LoadFailure.self) { try NavigationGraph.load("") }
        #expect(throws: LoadFailure.self) { try NavigationGraph.load("/etc/hosts\u{0}.yaml") }
        // `-` is a file's name here, not standard input.
        #expect(throws: LoadFailure.self) { try NavigationGraph.load("-") }
        #expect("\(LoadFailure(path: "a", reason: "is a folder"))" == "cannot read a: is a folder")
    }

    /// Invalid input can be loaded; it does not pass, and never crashes.
    @Test(arguments: [
        "", "\u{0}", "- a", "navgen: 2", "a: [", "\u{FEFF}navgen: 1", String(repeating: "[", count: 10_000),
    ])
    func loadsAnything(text: String) throws {
        let graph = try NavigationGraph.load("app.yaml", from: ["app.yaml": text])
        #expect(!graph.check().passes)
        #expect(throws: CheckFailure.self) { try graph.checked() }
    }

    private final class Asked: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [String] = []
        func add(_ path: String) { lock.withLock { all.append(path) } }
        var paths: [String] { lock.withLock { all } }
    }
}
