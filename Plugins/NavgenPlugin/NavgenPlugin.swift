import Foundation
import PackagePlugin

/// Writes the Swift of a target's graphs before the target is compiled.
///
/// A graph is a file named `*.navgraph.yaml`. A target without one may be the module of a section: its Swift comes from
/// the graphs of the targets that depend on it.
@main
struct NavgenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = GraphFiles(target.sourceFiles.map(\.url))
        let run = GraphRun(
            tool: try context.tool(named: "navgen").url, folder: context.pluginWorkDirectoryURL, target: target.name)
        guard files.graphs.isEmpty else { return try run.commands(for: files) }
        let users = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
            .filter { $0.recursiveTargetDependencies.contains { $0.id == target.id } }
        return try run.commands(
            for: users.map { GraphFiles($0.sourceFiles.map(\.url)) }, module: target.moduleName, beside: files.sources)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NavgenPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let files = GraphFiles(target.inputFiles.map(\.url))
            let run = GraphRun(
                tool: try context.tool(named: "navgen").url, folder: context.pluginWorkDirectoryURL,
                target: target.displayName)
            guard files.graphs.isEmpty else { return try run.commands(for: files) }
            let users = context.xcodeProject.targets.filter { $0.uses(target) }
            return try run.commands(
                for: users.map { GraphFiles($0.inputFiles.map(\.url)) }, module: target.moduleName,
                beside: files.sources)
        }
    }

    extension XcodeTarget {
        /// What Xcode calls the module unless it is told otherwise.
        fileprivate var moduleName: String {
            String(displayName.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }

        fileprivate func uses(_ other: XcodeTarget) -> Bool {
            dependencies.contains { dependency in
                guard case .target(let target) = dependency else { return false }
                return target.id == other.id || target.uses(other)
            }
        }
    }
#endif
