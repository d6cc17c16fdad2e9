import Foundation
import NavDriver
import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

/// What the generated parsers of all example graphs make of URLs, compared with the table of links itself.
@Suite struct GeneratedLinksTests {
    private static let urlCount = 12_000

    @Test("reads and writes URLs as the table of links does", arguments: ExampleGraph.all)
    func agrees(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        // Without links there is nothing to read.
        guard !compiled.links.patterns.isEmpty else { return }
        let program = try SwiftProgram(compiled.swift() + [("main.swift", Self.driver(compiled.links))])
        defer { program.remove() }
        var urls = RandomURLs(compiled.links, seed: 4711)
        let inputs = (0..<Self.urlCount).map { _ in urls.next() }
        let builds = compiled.links.origins.builds
        for build in builds.indices {
            let environment = builds[build].environment
            let output = try program.run(inputs.joined(separator: "\n"), arguments: environment.map { [$0] } ?? [])
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            try #require(lines.count == inputs.count + 1)
            var differences: [String] = []
            #expect(lines.count { $0 != "-" } > inputs.count / 8, "too few of the URLs are links")
            for (input, line) in zip(inputs, lines) {
                let expected = Self.answer(compiled.links, input, build)
                if expected != line { differences.append("\(input)\n  is    \(line)\n  wants \(expected)") }
            }
            #expect(
                differences.isEmpty,
                "\(differences.count) of \(inputs.count): \(differences.prefix(8).joined(separator: "\n"))")
        }
    }

    /// Node, values and canonical URL, as the driver prints them: by their scalars, so that no text looks like two.
    private static func answer(_ links: LinkTable, _ url: String, _ build: Int) -> String {
        guard case .match(let match) = links.resolve(Array(url.utf8), build: build) else { return "-" }
        let values = match.values.map { value in
            switch value {
            case .none: ""
            case .one(let text): text
            case .many(let texts): texts.joined(separator: ",")
            }
        }
        let url = links.url(of: match.node, match.values, build: build) ?? "nil"
        return ([links.graph[match.node].name] + values + [url]).map { "\($0.unicodeScalars.map(\.value))" }
            .joined(separator: " ")
    }

    private static func driver(_ links: LinkTable) -> String {
        let prefix = links.graph.name.value
        let hasEnvironments = links.origins.builds.count > 1
        let read = hasEnvironments ? ", environment: environment" : ""
        return """
            import Foundation

            \(hasEnvironments ? "let environment = CommandLine.arguments.dropFirst().first.flatMap(\(prefix)Environment.init(rawValue:))" : "")
            while let line = readLine() {
                guard let link = \(prefix)Link(line\(read)) else {
                    print("-")
                    continue
                }
                let values = link.fields.values.map { ($0.texts ?? ["?"]).joined(separator: ",") }
                let url = link.url(\(hasEnvironments ? "environment: environment" : "")) ?? "nil"
                print(([link.node.rawValue] + values + [url]).map { "\\($0.unicodeScalars.map(\\.value))" }.joined(separator: " "))
            }
            """
    }
}
