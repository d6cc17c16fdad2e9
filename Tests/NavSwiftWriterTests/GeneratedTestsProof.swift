import Foundation
import TestSupport
import Testing

@testable import NavSwiftWriter

/// Runs generated tests as an app's developers would: in a package, with the generated Swift.
@Suite struct GeneratedTestsProof {
    @Test func pass() throws {
        var files = try RuntimeModule.sources.map { path in
            let text = try String(contentsOfFile: path, encoding: .utf8)
            return (name: "Sources/NavgenRuntime/" + URL(fileURLWithPath: path).lastPathComponent, text: text)
        }
        var targets = [".target(name: \"NavgenRuntime\")"]
        for graph in [ExampleGraph.shop, .traps, ExampleGraph(path: "Graphs/patterns/split-three-columns.yaml")] {
            let compiled = try graph.compiled()
            let name = compiled.prefix
            files += try compiled.swift().map { ("Sources/\(name)/\($0.name)", $0.text) }
            let model = SwiftModel(compiled.links, sourceName: "graph.yaml")
            let tests = LinkTestsFile(model).text()
            files.append(("Tests/\(name)Tests/LinkTests.swift", "@testable import \(name)\n" + tests))
            // An app with the main actor as default isolation has such tests, too.
            var settings = ""
            #if compiler(>=6.2)
                if name != "Shop" {
                    settings = ", swiftSettings: [.unsafeFlags([\"-default-isolation\", \"MainActor\"])]"
                }
            #endif
            targets += [
                ".target(name: \"\(name)\", dependencies: [\"NavgenRuntime\"]\(settings))",
                ".testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\", \"NavgenRuntime\"]\(settings))",
            ]
        }
        files.append(
            (
                "Package.swift",
                """
                // swift-tools-version: 6.1
                import PackageDescription

                let package = Package(name: "generated", targets: [\(targets.joined(separator: ", "))])
                """
            ))
        let folder = repository.appendingPathComponent(".build/generated-tests")
        try Self.write(files, into: folder)
        let result = try SwiftProgram.run("/usr/bin/env", ["swift", "test", "--disable-xctest"], in: folder)
        #expect(result.status == 0, "\(result.output.suffix(3000))")
        #expect(result.output.contains("tests in 3 suites passed"), "\(result.output.suffix(500))")
        #expect(!result.output.contains("warning:"), "\(result.output.suffix(3000))")
    }

    /// Writes only files that changed, so that the others are not compiled again.
    private static func write(_ files: [(name: String, text: String)], into folder: URL) throws {
        let manager = FileManager.default
        let present = try? manager.subpathsOfDirectory(atPath: folder.path)
        for name in present ?? [] where name.hasSuffix(".swift") && !name.hasPrefix(".build") {
            if !files.contains(where: { $0.name == name }) {
                try manager.removeItem(at: folder.appendingPathComponent(name))
            }
        }
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// A redirect to carried links is tested with a link in it and without.
    @Test func fallbacksOfRedirectsAreTested() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: Hub
            root: home
            links: {schemes: [hub], hosts: [hub.example]}
            screens: {home: {url: /}}
            sheets: {ask: {params: {target: URL}}}
            redirects: {"/out?to={target}": {to: "{target}", otherwise: ask}}
            """)
        let model = SwiftModel(graph.links, sourceName: "graph.yaml")
        let tests = LinkTestsFile(model).text()
        #expect(tests.contains(#"("https://hub.example/out?to=https://hub.example/", "home", [])"#))
        #expect(tests.contains(#"("https://hub.example/out?to=a:a", "ask", ["a:a"])"#))
    }
}
