import Foundation
import NavLinks
import TestSupport
import Testing

/// Links of generated Swift read and write URLs like the link table.
///
/// `LinkReaderTests` checks the same without generated Swift, for many more graphs.
@Suite struct LinkProgramTests {
    @Test(arguments: [ExampleGraph.traps, .shop])
    func readsURLs(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        let runtime = try RuntimeModule.plain.get()
        let reader = repository.appendingPathComponent("Tests/NavSwiftWriterTests/Programs/links.swift")
        let program = try SwiftProgram(
            compiled.swift() + [
                ("links.swift", try String(contentsOf: reader, encoding: .utf8)),
                (
                    "main.swift",
                    "readLinks(\(compiled.prefix)Graph.self, build: Int(CommandLine.arguments[1]) ?? 0)"
                ),
            ], flags: ["-swift-version", "6"] + runtime.flags + runtime.objects)
        defer { program.remove() }
        var urls = RandomURLs(compiled.links, seed: 4711)
        let inputs = (0..<3000).map { _ in urls.next() }
        for build in compiled.links.origins.builds.indices {
            let output = try program.run(inputs.joined(separator: "\n"), arguments: ["\(build)"])
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            try #require(lines.count == inputs.count + 1)
            let minimum = inputs.count / (8 * compiled.links.origins.builds.count)
            #expect(lines.count { $0 != "-" } > minimum, "too few of the URLs are links")
            let differences = zip(inputs, lines).compactMap { input, line -> String? in
                let expected = ReadLink.expected(compiled.links, input, build)
                return expected == line ? nil : "\(input)\n  is    \(line)\n  wants \(expected)"
            }
            #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(8).joined(separator: "\n"))")
        }
    }
}
