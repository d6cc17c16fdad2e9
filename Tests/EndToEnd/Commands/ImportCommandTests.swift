import Foundation
import TestSupport
import Testing

/// `navgen import`, which writes a new graph.
@Suite struct ImportCommandTests {
    private func run(_ words: [String], in work: URL, input: String = "") throws -> NavgenProcess.Result {
        try NavgenProcess.run(["import"] + words, in: work, input: Data(input.utf8))
    }

    private func write(_ text: String, _ name: String, in work: URL) throws {
        let file = work.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func aGraphIsWrittenAndNeverOverwritten() throws {
        try withTemporaryFolder { work in
            try write("/\n/orders/:id\n", "routes.txt", in: work)
            let first = try run(["patterns", "routes.txt", "-o", "Graphs/app.yaml"], in: work)
            #expect(
                first.errors == """
                    wrote Graphs/app.yaml: 2 nodes, 0 routes; it passes `navgen check`
                    1 thing to decide: search for TODO, or see the list at the end of Graphs/app.yaml
                    next: navgen check Graphs/app.yaml

                    """)
            #expect(first.status == 0)
            let check = try NavgenProcess.run(["check", "Graphs/app.yaml"], in: work)
            #expect(check.status == 0)
            let file = work.appendingPathComponent("Graphs/app.yaml")
            let text = try String(contentsOf: file, encoding: .utf8)
            try write("/other\n", "routes.txt", in: work)
            let second = try run(["patterns", "routes.txt", "-o", "Graphs/app.yaml"], in: work)
            #expect(second.status == 3)
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
        }
    }

    @Test func standardInputAndOutputAreFiles() throws {
        try withTemporaryFolder { work in
            let result = try run(["patterns", "-"], in: work, input: "/\n")
            #expect(result.output.hasPrefix("navgen: 1\nroot: home\n"))
            #expect(result.errors.hasPrefix("imported 1 node, 0 routes; it passes `navgen check`\n"))
            #expect(try run(["patterns", "-", "--quiet"], in: work, input: "/\n").errors.isEmpty)
        }
    }

    @Test(arguments: [
        (["patterns"], 2, "navgen: name the files to import\n"),
        (["paterns", "a"], 2, "navgen: `paterns` is not a format that can be imported\n"),
        ([], 2, "navgen: `navgen import` takes FORMAT FILE…, and "),
        (["aasa", "missing.json"], 3, "navgen: cannot read missing.json: "),
        (["aasa", "bad.json"], 1, "navgen: cannot import bad.json:2:2: not JSON: a name in quotes is expected here\n"),
        (["nav-graph", "bad.xml"], 1, "navgen: cannot import bad.xml:1:1: "),
        (["aasa", "folder"], 3, "navgen: cannot read folder: is a folder; `aasa` takes files\n"),
        (["patterns", "latin"], 3, "navgen: cannot read latin: "),
        (["swift", "folder"], 3, "navgen: cannot read folder: has no `*.swift` files\n"),
    ])
    func mistakesSayWhatToDo(_ words: [String], _ status: Int32, _ message: String) throws {
        try withTemporaryFolder { work in
            try write("\n{", "bad.json", in: work)
            try write("<!DOCTYPE a [<!ENTITY b \"b\">]><navigation>&b;</navigation>", "bad.xml", in: work)
            try write("", "folder/file", in: work)
            try Data([0x2F, 0xE9, 0x0A]).write(to: work.appendingPathComponent("latin"))
            let result = try run(words, in: work)
            #expect(result.status == status)
            #expect(result.output.isEmpty)
            #expect(result.errors.hasPrefix(message), "\(result.errors)")
        }
    }

    @Test func filesOfAFolderAndIncludedFilesAreRead() throws {
        try withTemporaryFolder { work in
            for name in ["index.tsx", "orders/[id].tsx", ".hidden/index.tsx", "node_modules/a/index.tsx"] {
                try write("", "app/\(name)", in: work)
            }
            let router = try run(["expo-router", "app"], in: work)
            #expect(router.output.contains("url: \"/orders/{id}\""))
            #expect(!router.output.contains("hidden") && !router.output.contains("node"))
            try write(
                "<navigation xmlns:android=\"a\" xmlns:app=\"b\" app:startDestination=\"@id/home\">"
                    + "<fragment android:id=\"@+id/home\"><action app:destination=\"@id/other\"/></fragment>"
                    + "<include app:graph=\"@navigation/other\"/></navigation>", "navigation/main.xml", in: work)
            try write(
                "<navigation xmlns:android=\"a\" xmlns:app=\"b\" android:id=\"@+id/other\" "
                    + "app:startDestination=\"@id/help\"><fragment android:id=\"@+id/help\"/></navigation>",
                "navigation/other.xml", in: work)
            let graph = try run(["nav-graph", "navigation/main.xml"], in: work)
            #expect(graph.output.contains("  home: {to: [help]}\n"), "\(graph.output)")
        }
    }
}

/// `navgen audit`, which reads Swift.
@Suite struct AuditCommandTests {
    private static let code = """
        import SwiftUI

        struct Root: View {
            var body: some View {
                NavigationView {
                    Text("x")
                }
            }
        }

        func id(_ url: URL) -> String { url.host! }

        """

    private func withSources(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { work in
            let folder = work.appendingPathComponent("Sources/.build")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(Self.code.utf8).write(to: work.appendingPathComponent("Sources/Root.swift"))
            try Data(Self.code.utf8).write(to: folder.appendingPathComponent("Root.swift"))
            try Data("not Swift".utf8).write(to: work.appendingPathComponent("Sources/notes.txt"))
            try body(work)
        }
    }

    private func run(_ words: [String], in work: URL) throws -> NavgenProcess.Result {
        try NavgenProcess.run(["audit"] + words, in: work)
    }

    @Test func findingsArePrintedAsDiagnostics() throws {
        try withSources { work in
            let result = try run(["Sources", "--format", "text"], in: work)
            #expect(
                result.errors == """
                    Sources/Root.swift:5:9: warning: `NavigationView` is deprecated [navigation-view]
                      |
                    5 |         NavigationView {
                      |         ^^^^^^^^^^^^^^
                      = help: use `NavigationStack`, or `NavigationSplitView` if it has columns
                    Sources/Root.swift:11:33: warning: the app crashes if the URL has no such `host` [forced-url-part]
                       |
                    11 | func id(_ url: URL) -> String { url.host! }
                       |                                 ^^^^^^^^^
                       = help: anyone can make such a URL: use `guard let`, and ignore the URL if a part is missing
                    1 file, 1 view: 2 warnings

                    """)
            #expect(result.status == 0)
        }
    }

    @Test func severitiesDecideTheExitStatus() throws {
        try withSources { work in
            let noErrors = ["Sources", "--rule", "forced-url-part=off"]
            #expect(try run(noErrors, in: work).status == 0)
            #expect(try run(noErrors + ["--strict"], in: work).status == 1)
            #expect(try run(["Sources", "--rule", "forced-url-part=error"], in: work).status == 1)
            let none = noErrors + ["--rule", "navigation-view=off", "--format", "text"]
            #expect(try run(none, in: work).errors == "1 file, 1 view: no problems\n")
            let json = try run(["Sources", "--format", "json"], in: work)
            #expect(json.output.contains("\"rule\": \"navigation-view\"") && json.errors.isEmpty)
        }
    }

    @Test(arguments: [
        (["missing"], 3, "navgen: cannot read missing: "),
        (["Empty"], 3, "navgen: there is no Swift file in `Empty`\n"),
        ([], 2, "navgen: `navgen audit` takes SOURCES…"),
        (["Sources", "--graph", "bad.yaml"], 1, "bad.yaml:2:7: error: there is no node `hoem`"),
        (["Sources", "--graph", "missing.yaml"], 3, "navgen: cannot read missing.yaml: "),
        (["Sources", "--rule", "navigation-veiw=off"], 2, "navgen: "),
    ])
    func mistakesSayWhatToDo(_ words: [String], _ status: Int32, _ message: String) throws {
        try withSources { work in
            try FileManager.default.createDirectory(
                at: work.appendingPathComponent("Empty"), withIntermediateDirectories: true)
            try Data("navgen: 1\nroot: hoem\nscreens: {home: {}}\n".utf8).write(
                to: work.appendingPathComponent("bad.yaml"))
            let result = try run(words, in: work)
            #expect(result.status == status)
            #expect(result.errors.hasPrefix(message), "\(result.errors)")
        }
    }

    @Test func aGraphIsCompared() throws {
        try withSources { work in
            try Data("navgen: 1\nroot: root\nscreens: {root: {to: [help]}, help: {}}\n".utf8).write(
                to: work.appendingPathComponent("app.yaml"))
            let result = try run(
                ["Sources", "--graph", "app.yaml", "--rule", "forced-url-part=off", "--rule", "navigation-view=off"],
                in: work)
            #expect(
                result.errors.contains(
                    "app.yaml:3:31: warning: no type, function or property in the code is named after `help`"),
                "\(result.errors)")
        }
    }
}
