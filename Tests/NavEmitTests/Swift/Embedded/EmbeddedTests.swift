import Foundation
import NavDriver
import TestSupport
import Testing

@testable import NavEmit

/// Generated Swift and a copy of NavgenRuntime, compiled as one module.
@Suite struct EmbeddedTests {
    /// What the compiler says about graphs, a copy of the runtime and the app's own code; empty if all is well.
    private static func output(_ graphs: [CompiledGraph], _ app: String, mode: [String]) throws -> String {
        // Each has the app's own types in a file of this name.
        let files = try graphs.flatMap { graph in
            try graph.swift().map { (name: "\(graph.prefix)/\(graph.prefix)\($0.name)", text: $0.text) }
        }
        let copies = RuntimeFiles.copies.map { (name: "NavgenRuntime/" + $0.path, text: $0.text) }
        // The copies are among the files, so nothing else holds the runtime.
        let settings = CompilerSettings(mode: mode, sdk: .sdk26)
        return try settings.output(files + copies + [(name: "App.swift", text: app)], module: "App")
    }

    /// Two graphs share a copy. The app sees internal members of the runtime that it does not see in another module:
    /// none of a run hides the data of a flow.
    @Test(
        "compile without a warning",
        arguments: [
            ["-swift-version", "5"],
            ["-swift-version", "6", "-default-isolation", "MainActor"] + CompilerSettings.features,
        ])
    func compile(mode: [String]) throws {
        let names = try Self.membersOfRuns.filter { !compileText(["graph.yaml": Self.trip([$0])]).hasErrors }
        // Graphs may not use the others: they are members of every run, whatever the module.
        try #require(names.count > 10)
        let reads = names.map { "    let _: String = run.\($0)\n" }.joined()
        let app = "@MainActor func read(_ run: PlanRun) {\n\(reads)}\n"
        let graphs = [try ExampleGraph.shop.compiled("{runtime: embedded}"), try CompiledGraph(Self.trip(names))]
        let output = try Self.output(graphs, app, mode: mode)
        #expect(output == "")
    }

    @Test(arguments: ["internal", "package", "public"]) func nothingIsImported(access: String) throws {
        for file in try ExampleGraph.shop.compiled("{runtime: embedded, access: \(access)}").swift() {
            #expect(!file.text.contains("NavgenRuntime"), "\(file.name)")
        }
    }

    /// Whatever is declared in the classes of a run.
    private static var membersOfRuns: [String] {
        get throws {
            let folder = repository.appendingPathComponent("Sources/NavgenRuntime/Navigator")
            let sources = try ["RunningFlow.swift", "ObservedParts.swift"].map {
                try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
            }.joined()
            let declarations = sources.matches(of: #/\n *(?:[a-z@()A-Z]+ )*(?:var|let|func) ([a-z][A-Za-z0-9]*)/#)
            return Set(declarations.map { String($0.1) }).sorted()
        }
    }

    /// A graph with a flow that collects values of these names.
    private static func trip(_ names: [String]) -> String {
        let data = names.map { "\($0): {type: String, default: \"\"}" }.joined(separator: ", ")
        return """
            navgen: 1
            name: Trip
            root: planner
            outputs: {swift: {runtime: embedded}}
            screens: {planner: {to: [plan]}}
            flows: {plan: {as: sheet, steps: [one], data: {\(data)}}}

            """
    }
}
