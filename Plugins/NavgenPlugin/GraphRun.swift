import Foundation
import PackagePlugin

/// How navgen is run for one target: a command for each graph, whose outputs follow from the names of files alone.
struct GraphRun {
    let tool: URL
    /// Where the Swift goes.
    let folder: URL
    let target: String

    /// What navgen writes for a graph, and for each file that may hold a section.
    private static let partsOfGraph = ["Routes", "Links", "State", "Flows", "Exits", "Navigator", "Views"]
    private static let partsOfSection = ["Routes", "Links", "Flows", "Exits", "Views"]

    /// The commands for a target's graphs.
    func commands(for files: GraphFiles) throws -> [Command] { try commands(for: files.graphs, beside: files.sources) }

    /// The commands for what a module of sections compiles, of the graphs of those that use it.
    func commands(for users: [GraphFiles], module: String, beside sources: Set<String>) throws -> [Command] {
        try commands(for: users.flatMap(\.graphs), module: module, beside: sources)
    }

    private func commands(
        for graphs: [GraphFiles.Graph], module: String? = nil, beside sources: Set<String>
    ) throws -> [Command] {
        var taken: [String: String] = [:]
        for source in sources { taken[source.lowercased()] = source }
        return try graphs.map { graph in
            let owners =
                (module == nil ? [(graph.file, graph.name, Self.partsOfGraph)] : [])
                + graph.sections.map { ($0.file, $0.name, Self.partsOfSection) }
            var outputs: [URL] = []
            for (file, name, parts) in owners {
                for output in parts.map({ "\(name)\($0).swift" }) {
                    // The compiler tells a target's files apart by their names alone, some systems without their case.
                    if let other = taken.updateValue(file.lastPathComponent, forKey: output.lowercased()) {
                        throw SameName(target: target, output: output, one: other, two: file.lastPathComponent)
                    }
                    outputs.append(folder.appendingPathComponent(output))
                }
            }
            return command(for: graph, module, outputs)
        }
    }

    private func command(for graph: GraphFiles.Graph, _ module: String?, _ outputs: [URL]) -> Command {
        var arguments = ["build", graph.file.path, "--out", folder.path, "--stem", graph.name]
        for (file, name) in graph.sections { arguments += ["--section-stem", "\(file.path)=\(name)"] }
        arguments += module.map { ["--module", $0] } ?? ["--only", "swift"]
        return .buildCommand(
            displayName: "navgen \(graph.file.lastPathComponent) for \(target)",
            executable: tool,
            arguments: arguments + ["--format", "xcode", "--quiet"],
            inputFiles: [graph.file] + graph.includes,
            outputFiles: outputs)
    }
}

/// Two files would have the same name.
struct SameName: Error, CustomStringConvertible {
    let target: String
    let output: String
    let one: String
    let two: String

    var description: String {
        "\(target): \(one) and \(two) would both be compiled as \(output): rename one of them"
    }
}
