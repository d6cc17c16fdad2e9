import Foundation
import PackagePlugin

/// Generates the Swift of a target's graphs before the target is compiled.
///
/// A graph is a file named `*.navgraph.yaml`. A target without a graph may be the module of a
/// section; its Swift is generated from the graphs of the targets that depend on it.
@main
struct NavgenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = GraphFiles(target.sourceFiles.map(\.url))
        let run = GraphRun(
            tool: try Self.tool(context.tool(named:)), folder: context.pluginWorkDirectoryURL, target: target.name)
        let commands = try commands(for: target, files, run, in: context.package)
        if !commands.isEmpty { reportMissingRuntime(in: target, of: context.package) }
        return commands
    }

    private func commands(
        for target: any SourceModuleTarget, _ files: GraphFiles, _ run: GraphRun, in package: Package
    ) throws -> [Command] {
        guard files.graphs.isEmpty else { return try run.commands(for: files) }
        let users = package.targets.compactMap { $0 as? any SourceModuleTarget }
            .filter { $0.recursiveTargetDependencies.contains { $0.id == target.id } }
        return try run.commands(
            for: users.map { GraphFiles($0.sourceFiles.map(\.url)) }, module: target.moduleName, beside: files.sources)
    }
}

extension NavgenPlugin {
    /// `navgen-build`, or the whole `navgen` in a package that has it prebuilt. Both take the plugin's arguments.
    private static func tool(_ named: (String) throws -> PluginContext.Tool) throws -> URL {
        try ((try? named("navgen-build")) ?? named("navgen")).url
    }

    /// Reports a missing dependency on NavgenRuntime. The compiler's error would be about a
    /// generated file.
    private func reportMissingRuntime(in target: any SourceModuleTarget, of package: Package) {
        let name = "NavgenRuntime"
        let folder = target.directoryURL.path
        let isEmbedded = target.sourceFiles.contains { $0.url.path.dropFirst(folder.count).contains("/\(name)/") }
        guard !isEmbedded, !target.recursiveTargetDependencies.contains(where: { $0.name == name }) else { return }
        let owner = package.dependencies.first { $0.package.products.contains { $0.name == name } }
        let dependency = owner.map { ".product(name: \"\(name)\", package: \"\($0.package.id)\")" } ?? "\"\(name)\""
        Diagnostics.error(
            """
            the Swift that navgen generates for `\(target.name)` imports \(name): add \(dependency) to the dependencies of \
            `\(target.name)`; or, with `runtime: embedded`, write a copy of it into the target's folder \(name)
            """)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NavgenPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let files = GraphFiles(target.inputFiles.map(\.url))
            let run = GraphRun(
                tool: try Self.tool(context.tool(named:)), folder: context.pluginWorkDirectoryURL,
                target: target.displayName)
            guard files.graphs.isEmpty else { return try run.commands(for: files) }
            let users = context.xcodeProject.targets.filter { $0.uses(target) }
            return try run.commands(
                for: users.map { GraphFiles($0.inputFiles.map(\.url)) }, module: target.moduleName,
                beside: files.sources)
        }
    }

    extension XcodeTarget {
        /// Xcode's default name for the target's module.
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
