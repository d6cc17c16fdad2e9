import Foundation
import NavEmit
import NavGraph
import TestSupport
import Testing

/// The generated tests, run as a team would: in a package, against the generated code.
@Suite struct GeneratedTestsTests {
    private static let graphs = [
        ExampleGraph.shop, .traps, ExampleGraph(path: "Graphs/patterns/split-three-columns.yaml"),
    ]

    @Test func pass() throws {
        var files: [(name: String, text: String)] = []
        var targets: [String] = []
        for graph in Self.graphs {
            let compiled = try graph.compiled()
            let name = compiled.prefix
            files += try compiled.swift().map { ("Sources/\(name)/\($0.name)", $0.text) }
            let emitter = try #require(allEmitters.first { $0.kind == .tests })
            let tests = emitter.files(compiled.analysed, compiled.links, EmitOptions(sourceName: "graph.yaml"))
            #expect(tests.count == 1)
            files += tests.map {
                ("Tests/\(name)Tests/\($0.path)", "@testable import \(name)\n" + $0.contents)
            }
            // An app whose code is the main actor's where nothing else is said has such tests, too.
            var settings = ""
            #if compiler(>=6.2)
                if name != "Shop" {
                    settings = ", swiftSettings: [.unsafeFlags([\"-default-isolation\", \"MainActor\"])]"
                }
            #endif
            targets += [
                ".target(name: \"\(name)\"\(settings))",
                ".testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"]\(settings))",
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
        try SwiftProgram.withFiles(files) { _, folder in
            let result = try SwiftProgram.run("/usr/bin/env", ["swift", "test", "--disable-xctest"], in: folder)
            #expect(result.status == 0, "\(result.output.suffix(3000))")
            #expect(result.output.contains("tests in 3 suites passed"), "\(result.output.suffix(500))")
            #expect(!result.output.contains("warning:"), "\(result.output.suffix(3000))")
        }
    }
}
