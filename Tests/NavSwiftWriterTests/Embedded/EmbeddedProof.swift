import Foundation
import NavCompiler
import NavEmit
import NavFiles
import TestSupport
import Testing

@testable import NavSwiftWriter

/// Generated Swift and a copy of NavgenRuntime, compiled as one module.
@Suite struct EmbeddedProof {
    /// The compiler's output for graphs, a copy of the runtime, and the app's own code; empty if there are no errors
    /// and warnings.
    private static func output(_ graphs: [CompiledGraph], _ app: String, mode: [String]) throws -> String {
        // Each graph has a file of the same name with the app's own types, so names get a prefix.
        let files = try graphs.flatMap { graph in
            try graph.swift().map { (name: "\(graph.prefix)/\(graph.prefix)\($0.name)", text: $0.text) }
        }
        let copies = RuntimeFiles.copies.map { (name: "NavgenRuntime/" + $0.path, text: $0.text) }
        // The files contain the runtime, so no module of it is imported.
        let settings = CompilerSettings(mode: mode, sdk: .sdk26)
        return try settings.output(files + copies + [(name: "App.swift", text: app)], module: "App")
    }

    /// Two graphs share a copy of the runtime. In the same module, the app also sees internal members of the runtime.
    /// This checks that internal members of a flow's run do not hide the data of the flow.
    @Test(
        "compile without warnings",
        arguments: [
            ["-swift-version", "5"],
            ["-swift-version", "6", "-default-isolation", "MainActor"] + CompilerSettings.features,
        ])
    func compile(mode: [String]) throws {
        let names = try Self.membersOfRuns.filter { !compileText(["graph.yaml": Self.trip([$0])]).hasErrors }
        // The other names are public members of every run, so graphs may not use them.
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

    /// The names of all members of the classes that run flows.
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

    /// A graph with a flow whose data has these names.
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
