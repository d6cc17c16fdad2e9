import Foundation
import PackagePlugin

/// Makes the Swift files in which navgen holds the sources of NavgenRuntime and the files of the page.
@main
struct EmbedPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let sources = context.package.directoryURL.appendingPathComponent("Sources")
        let tool = try context.tool(named: "EmbedFiles").url
        return [
            command(
                "runtime", of: sources.appendingPathComponent("NavgenRuntime"), "RuntimeFiles+Texts.swift", tool,
                context),
            command(
                "page", of: sources.appendingPathComponent("NavEmit/Page/Web"), "WebFiles+Texts.swift", tool, context),
        ]
    }

    private func command(
        _ kind: String, of folder: URL, _ name: String, _ tool: URL, _ context: PluginContext
    ) -> Command {
        let out = context.pluginWorkDirectoryURL.appendingPathComponent(name)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { !URL(fileURLWithPath: $0).pathExtension.isEmpty }.sorted()
        return .buildCommand(
            displayName: "Embedding the files of \(folder.lastPathComponent)", executable: tool,
            arguments: [kind, folder.path, out.path], inputFiles: files.map { folder.appendingPathComponent($0) },
            outputFiles: [out])
    }
}
