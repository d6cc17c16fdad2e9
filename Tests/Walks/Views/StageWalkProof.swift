import Foundation
import TestSupport
import Testing

/// Walks through random graphs with views on a stage.
///
/// The program is compiled once. It loads the tables of the graphs, and walks with the model and with the views, as
/// `WalkTests` do with the model and the navigator.
@Suite struct StageWalkProof {
    private static let asked = ProcessInfo.processInfo.environment["NAVGEN_WALKS"].flatMap { Int($0) }
    private static let seed = ProcessInfo.processInfo.environment["NAVGEN_WALK_SEED"].flatMap { UInt64($0) }
    private static let graphs = asked ?? (seed == nil ? Rounds.of(6) : 1)
    private static let steps = asked == nil && seed == nil ? 100 : 350

    @Test func viewsDoWhatTheModelDoes() throws {
        let program = try Self.program()
        defer { program.remove() }
        let file = program.folder.appendingPathComponent("graphs.json")
        try JSONEncoder().encode(Self.compiledGraphs()).write(to: file)
        var lines = try program.run(arguments: [file.path, "\(Self.steps)"]).split(separator: "\n")
        if let counts = lines.popLast() { print("\(Self.graphs) graphs \(counts)") }
        #expect(lines.isEmpty, "\(lines.joined(separator: "\n"))")
    }

    /// Graphs that the compiler accepts, by their seeds.
    private static func compiledGraphs() -> [UInt64: CompiledWalkGraph] {
        var (graphs, seed) = ([UInt64: CompiledWalkGraph](), seed ?? 1)
        while graphs.count < Self.graphs {
            graphs[seed] = try? CompiledWalkGraph(RandomWalkGraph.graph(seed: seed))
            seed += 1
        }
        return graphs
    }

    private static func program() throws -> SwiftProgram {
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        let runtime = try RuntimeModule.of(.sdk26)
        return try SwiftProgram(
            try files(),
            flags: ["-swift-version", "6", "-parse-as-library"] + runtime.flags + runtime.objects
                + declarations.flags + declarations.objects)
    }

    /// The files of the walks that need no compiler, and the program.
    private static func files() throws -> [(name: String, text: String)] {
        let walks = repository.appendingPathComponent("Tests/Walks")
        let folders = ["Graph", "Model", "Runtime", "Walk", "Views/Program"].map { walks.appendingPathComponent($0) }
        let paths = try folders.flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        let random = repository.appendingPathComponent("Tests/TestSupport/RandomSource.swift")
        return try (paths + [random]).filter { !$0.path.hasSuffix("+Compiling.swift") }.map { path in
            let text = try String(contentsOf: path, encoding: .utf8)
            return (path.lastPathComponent, text.replacingOccurrences(of: "import TestSupport\n", with: ""))
        }
    }
}
