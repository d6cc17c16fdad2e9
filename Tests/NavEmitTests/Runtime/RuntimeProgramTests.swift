import Foundation
import NavLinks
import TestSupport
import Testing

/// The declarations of graphs, compiled together with programs and NavgenRuntime.
@Suite struct RuntimeProgramTests {
    /// Longer walks: `NAVGEN_ROUNDS=20 swift test --filter RuntimeProgramTests`.
    private static let rounds = ProcessInfo.processInfo.environment["NAVGEN_ROUNDS"].flatMap { Int($0) } ?? 1

    /// A file of the folder `Programs/Runtime`.
    private static func file(_ path: String) throws -> (name: String, text: String) {
        let folder = repository.appendingPathComponent("Tests/NavEmitTests/Programs/Runtime")
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        return ("Test" + path.replacingOccurrences(of: "/", with: ""), text)
    }

    private static func graph(_ name: String) -> ExampleGraph {
        ExampleGraph(path: "Tests/NavEmitTests/Graphs/\(name).yaml")
    }

    /// Compiles the declarations of a graph with files.
    private static func program(
        _ graph: CompiledGraph, files: [(name: String, text: String)], flags: [String] = []
    ) throws -> SwiftProgram {
        let runtime = try RuntimeModule.plain.get()
        return try SwiftProgram(
            try graph.swift() + [file("support.swift")] + files,
            flags: ["-swift-version", "6"] + runtime.flags + runtime.objects + flags)
    }

    /// Compiles the declarations of a graph with statements.
    static func program(_ graph: CompiledGraph, main: String) throws -> SwiftProgram {
        try program(graph, files: [("main.swift", "@testable import NavgenRuntime\n" + main)])
    }

    // MARK: - The navigator without views

    private static let navigators = [
        "acting", "awaiting", "keeping", "leaving", "parking", "starting", "stepping", "typed", "wandering",
    ]

    @Test("navigates as it should", arguments: navigators)
    func navigates(_ name: String) throws {
        let files = [try Self.file("Navigator/\(name).swift")]
        let program = try Self.program(Self.graph(name).compiled(), files: files, flags: ["-parse-as-library"])
        defer { program.remove() }
        let findings = try program.run()
        #expect(findings == "", "\(findings)")
    }

    /// Whatever would show what conditions forbid does not.
    @Test func showsNothingWhoseConditionsDoNotHold() throws {
        let files = [(name: "main.swift", text: try Self.file("guarded.swift").text)]
        let program = try Self.program(Self.graph("guarded").compiled(), files: files)
        defer { program.remove() }
        let findings = try program.run()
        #expect(findings == "", "\(findings)")
    }

    // MARK: - Examples

    @Test(
        "behaves as it should, and reads and writes URLs as the table of links does",
        arguments: ExampleGraph.all + [.traps])
    func runs(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        let programs = graph.name == "sign-in" ? ["sign-in", "interleavings"] : [graph.name]
        let files = programs.compactMap { try? Self.file($0 + ".swift") }
        let checks =
            files.isEmpty ? [] : programs.count == 1 ? ["checkBehaviour"] : ["checkBehaviour", "checkInterleavings"]
        let main = """
            import Foundation

            if let build = CommandLine.arguments.dropFirst().first.flatMap(Int.init) {
                readLinks(\(compiled.prefix)Graph.self, build: build)
            } else {
                \(checks.map { $0 + "()" }.joined(separator: "\n    "))
                for failure in failures { print(failure) }
            }
            """
        let program = try Self.program(
            compiled, files: files + [Self.file("links.swift"), ("main.swift", main)])
        defer { program.remove() }
        let findings = try program.run()
        #expect(findings == "", "\(graph.name): \(findings)")
        if !compiled.links.patterns.isEmpty { try compareURLs(compiled, program) }
    }

    private func compareURLs(_ compiled: CompiledGraph, _ program: SwiftProgram) throws {
        var urls = RandomURLs(compiled.links, seed: 4711)
        let inputs = (0..<3000 * min(Self.rounds, 4)).map { _ in urls.next() }
        for build in compiled.links.origins.builds.indices {
            let output = try program.run(inputs.joined(separator: "\n"), arguments: ["\(build)"])
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            try #require(lines.count == inputs.count + 1)
            let differences = zip(inputs, lines).compactMap { input, line -> String? in
                let expected = ReadLink.expected(compiled.links, input, build)
                return expected == line ? nil : "\(input)\n  is    \(line)\n  wants \(expected)"
            }
            #expect(
                differences.isEmpty,
                "\(differences.count) of \(inputs.count): \(differences.prefix(8).joined(separator: "\n"))")
        }
    }

    // MARK: - Views on a stage

    private static func views(
        _ name: String, _ graph: ExampleGraph, _ runtime: RuntimeModule, flags: [String] = ["-D", "OBSERVATION"]
    ) throws -> SwiftProgram {
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        let files = [try file("support.swift"), try file("Views/\(name).swift")]
        return try SwiftProgram(
            try graph.compiled().swift() + files,
            flags: ["-swift-version", "6", "-parse-as-library"] + flags + runtime.flags + runtime.objects
                + declarations.flags + declarations.objects)
    }

    @Test(
        "shows as its users expect",
        arguments: [
            ("hello", ExampleGraph(path: "Graphs/hello.yaml")), ("shop", .shop), ("stacks", graph("stacks")),
            ("styles", graph("styles")),
        ])
    func shows(_ name: String, _ graph: ExampleGraph) throws {
        let program = try Self.views(name, graph, RuntimeModule.of(.sdk26))
        defer { program.remove() }
        let findings = try program.run()
        #expect(findings == "", "\(findings)")
    }

    /// Split views, badges, tabs that come and go, screens of the app's own, links that wait, before iOS 17 and since.
    @Test(arguments: [false, true])
    func showsAnOffice(hasObservation: Bool) throws {
        let runtime = try hasObservation ? RuntimeModule.debug.get() : RuntimeModule.withoutObservation.get()
        let flags = ["-D", "DEBUG"] + (hasObservation ? ["-D", "OBSERVATION"] : [])
        let program = try Self.views("office", Self.graph("office"), runtime, flags: flags)
        defer { program.remove() }
        // One dialog is presented without a source, on purpose.
        let findings = try program.run(arguments: [])
        #expect(findings == "Office: no view on screen is the source of `scrap`\n", "\(findings)")
        let finding = try program.run(arguments: ["-officeLink", "office://letter/9"])
        #expect(finding == "", "\(finding)")
    }

    /// Whatever comes in whatever order: what is shown comes to be what is wanted, and who waits is told once.
    @Test func presentsInEveryOrderOfEvents() throws {
        let program = try Self.views("presenting", Self.graph("presenting"), RuntimeModule.of(.sdk26))
        defer { program.remove() }
        for seed in 1...Self.rounds {
            let findings = try program.run(arguments: ["\(seed)", "\(120 * Self.rounds)"])
            #expect(findings == "", "\(findings)")
        }
    }
}
