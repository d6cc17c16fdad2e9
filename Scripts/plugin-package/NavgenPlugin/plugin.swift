import PackagePlugin

/// Writes the Swift of each graph among a target's files, as Swift packages want it: beside the target, when it is built.
@main struct NavgenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let tool = try context.tool(named: "navgen").url
        let folder = context.pluginWorkDirectoryURL
        let files = (target as? SwiftSourceModuleTarget)?.sourceFiles.map(\.url) ?? []
        return files.filter { $0.pathExtension == "yaml" }.map { graph in
            let stem = graph.deletingPathExtension().lastPathComponent
            let parts = ["Routes", "Links", "Flows", "State", "Exits", "Navigator", "Views"]
            return .buildCommand(
                displayName: "navgen \(graph.lastPathComponent)", executable: tool,
                arguments: ["build", graph.path, "--out", folder.path, "--only", "swift", "--stem", stem],
                inputFiles: [graph], outputFiles: parts.map { folder.appending(path: "\(stem)\($0).swift") })
        }
    }
}
