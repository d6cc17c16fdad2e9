import Foundation
import PackagePlugin

/// `swift package navgen …`: runs navgen in the package's folder.
///
/// `build` and `check` without a graph use all graphs of the package's targets.
@main
struct NavgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
        try run(
            context.tool(named: "navgen").url, arguments, in: context.package.directoryURL,
            files: targets.flatMap { $0.sourceFiles.map(\.url) })
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL, files: [URL]) throws {
        var arguments = arguments
        if let command = arguments.first, ["build", "check"].contains(command), !Self.namesGraph(arguments, in: folder)
        {
            let graphs = Self.graphs(among: files, in: folder)
            guard !graphs.isEmpty else {
                Diagnostics.error(
                    "no target has a file named *.navgraph.yaml; name a graph: swift package navgen \(command) GRAPH")
                return
            }
            arguments += graphs
        }
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            exit(process.terminationReason == .exit ? process.terminationStatus : 1)
        }
    }

    /// Whether the arguments name a graph or ask for help. A graph's file may have any name, but no
    /// other argument of these commands is an existing file.
    private static func namesGraph(_ arguments: [String], in folder: URL) -> Bool {
        arguments.dropFirst().contains { word in
            if ["-", "--help", "-h"].contains(word) || word.hasSuffix(".yaml") || word.hasSuffix(".yml") {
                return true
            }
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent(word).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    /// The graphs among the files, with paths relative to the package's folder.
    private static func graphs(among files: [URL], in folder: URL) -> [String] {
        let prefix = folder.path + "/"
        let graphs = files.map(\.path).filter { $0.hasSuffix(".navgraph.yaml") || $0.hasSuffix(".navgraph.yml") }
        return Set(graphs).sorted().map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NavgenCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode adds the selected targets: `--target App`.
            var extractor = ArgumentExtractor(arguments)
            let names = extractor.extractOption(named: "target")
            let targets = context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
            let rest = extractor.remainingArguments
            try run(
                context.tool(named: "navgen").url, rest.isEmpty ? ["check"] : rest,
                in: context.xcodeProject.directoryURL, files: targets.flatMap { $0.inputFiles.map(\.url) })
        }
    }
#endif
