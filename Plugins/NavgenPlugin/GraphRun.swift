import Foundation
import PackagePlugin

/// Creates the build commands for one target, one for each graph. The names of outputs depend only
/// on the names of files, as a plugin must know them before navgen runs.
struct GraphRun {
    let tool: URL
    /// The folder for generated Swift.
    let folder: URL
    let target: String

    /// The files that navgen writes for a graph, and for each file that may contain a section.
    private static let partsOfGraph = ["Routes", "Links", "State", "Flows", "Exits", "Navigator", "Views"]
    private static let partsOfSection = ["Routes", "Links", "Flows", "Exits", "Views"]

    /// The commands for a target's graphs.
    func commands(for files: GraphFiles) throws -> [Command] { try commands(for: files.graphs, beside: files.sources) }

    /// The commands for a module of sections, from the graphs of the targets that use the module.
    func commands(for users: [GraphFiles], module: String, beside sources: Set<String>) throws -> [Command] {
        try commands(for: users.flatMap(\.graphs), module: module, beside: sources)
    }

    private func commands(
        for graphs: [GraphFiles.Graph], module: String? = nil, beside sources: Set<String>
    ) throws -> [Command] {
        var prefixes: [String: URL] = [:]
        for graph in graphs where graphs.count > 1 {
            if let other = prefixes.updateValue(graph.file, forKey: graph.prefix) {
                throw SameTypes(target: target, prefix: graph.prefix, one: other, two: graph.file)
            }
        }
        var taken: [String: String] = [:]
        for source in sources { taken[source.lowercased()] = source }
        return try graphs.map { graph in
            let owners =
                (module == nil ? [(graph.file, graph.name, Self.partsOfGraph)] : [])
                + graph.sections.map { ($0.file, $0.name, Self.partsOfSection) }
            var outputs: [URL] = []
            for (file, name, parts) in owners {
                for output in parts.map({ "\(name)\($0).swift" }) {
                    // Files of a target must have different names, and some file systems ignore
                    // case.
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

/// The error thrown when two graphs would generate the same types.
struct SameTypes: Error, CustomStringConvertible {
    let target: String
    let prefix: String
    let one: URL
    let two: URL

    var description: String {
        "\(target): the graphs \(one.path) and \(two.path) are both named \(prefix), so their types would have the same "
            + "names: change the name: of one of them"
    }
}

/// The error thrown when two generated files would have the same name.
struct SameName: Error, CustomStringConvertible {
    let target: String
    let output: String
    let one: String
    let two: String

    var description: String {
        "\(target): \(one) and \(two) would both be compiled as \(output): rename one of them"
    }
}
