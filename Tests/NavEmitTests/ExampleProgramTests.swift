import Foundation
import NavDriver
import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

/// The Swift of all example graphs, compiled and run.
@Suite struct ExampleProgramTests {
    /// More of both for a longer run: `NAVGEN_ROUNDS=20 swift test --filter ExampleProgramTests`.
    private static let rounds = ProcessInfo.processInfo.environment["NAVGEN_ROUNDS"].flatMap { Int($0) } ?? 1
    private static let urlCount = 6_000 * min(rounds, 4)

    @Test(
        "behaves as it should, and reads and writes URLs as the table of links does",
        arguments: ExampleGraph.all + [.traps])
    func runs(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        var behaviour = try Self.program(graph.name) ?? "func checkBehaviour() {}"
        if graph.name == "sign-in" {
            behaviour += "\n" + (try Self.program("interleavings") ?? "")
        } else {
            behaviour += "\nfunc checkInterleavings() {}"
        }
        let program = try SwiftProgram(
            compiled.swift() + [
                ("support.swift", try Self.program("support") ?? ""),
                ("behaviour.swift", "import Foundation\n" + behaviour),
                ("main.swift", Self.driver(compiled.links)),
            ])
        defer { program.remove() }
        let findings = try program.run(arguments: ["behaviour"])
        #expect(findings == "", "\(graph.name): \(findings)")
        if !compiled.links.patterns.isEmpty { try compareURLs(compiled, program) }
    }

    /// Patterns of every form, with settings of every kind.
    @Test("reads and writes URLs of random patterns as the table of links does", arguments: 1...UInt64(4 * rounds))
    func readsRandomPatterns(seed: UInt64) throws {
        var random = RandomLinks(seed: seed)
        let compiled = try CompiledGraph(random.graph(patterns: 120))
        try #require(compiled.links.patterns.count > 30)
        let program = try SwiftProgram(
            compiled.swift() + [
                ("support.swift", try Self.program("support") ?? ""),
                ("behaviour.swift", "func checkBehaviour() {}\nfunc checkInterleavings() {}"),
                ("main.swift", Self.driver(compiled.links)),
            ])
        defer { program.remove() }
        try compareURLs(compiled, program)
    }

    /// Every pattern has a program that shows it.
    @Test func everyPatternIsShown() throws {
        for graph in ExampleGraph.all
        where graph.path.hasPrefix("Graphs/patterns") && graph.name != "sections" && graph.name != "redirects" {
            #expect(try Self.program(graph.name) != nil, "\(graph.name) has no program")
        }
    }

    private static func program(_ name: String) throws -> String? {
        let file = repository.appendingPathComponent("Tests/NavEmitTests/Programs/\(name).swift")
        return FileManager.default.fileExists(atPath: file.path) ? try String(contentsOf: file, encoding: .utf8) : nil
    }

    private func compareURLs(_ compiled: CompiledGraph, _ program: SwiftProgram) throws {
        var urls = RandomURLs(compiled.links, seed: 4711)
        let inputs = (0..<Self.urlCount).map { _ in urls.next() }
        let builds = compiled.links.origins.builds
        for build in builds.indices {
            let environment = builds[build].environment
            let output = try program.run(
                inputs.joined(separator: "\n"), arguments: ["urls"] + (environment.map { [$0] } ?? []))
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            try #require(lines.count == inputs.count + 1)
            var differences: [String] = []
            #expect(lines.count { $0 != "-" } > inputs.count / (8 * builds.count), "too few of the URLs are links")
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
        let behaviour = """
            import Foundation

            if CommandLine.arguments.contains("behaviour") {
                checkBehaviour()
                checkInterleavings()
                for failure in failures { print(failure) }
                exit(0)
            }

            """
        if links.patterns.isEmpty { return behaviour }
        return behaviour + """
            \(hasEnvironments ? "let environment = CommandLine.arguments.dropFirst(2).first.flatMap(\(prefix)Environment.init(rawValue:))" : "")
            while let line = readLine() {
                guard let link = \(prefix)Link(line\(read)) else {
                    print("-")
                    continue
                }
                let values = link.fields.values.map { value in
                    // What no URL can say is infinite: `list([double(1.0), double(inf)])`.
                    let numbers = "\\(value)".split { "()[], ".contains($0) }.filter { Double($0) != nil }
                    return value.texts?.joined(separator: ",") ?? numbers.joined(separator: ",")
                }
                let url = link.url(\(hasEnvironments ? "environment: environment" : "")) ?? "nil"
                print(([link.node.rawValue] + values + [url]).map { "\\($0.unicodeScalars.map(\\.value))" }.joined(separator: " "))
            }
            """
    }
}
