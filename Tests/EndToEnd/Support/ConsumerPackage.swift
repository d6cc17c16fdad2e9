import Foundation
import TestSupport
import Testing

/// A package that uses the plugins, in a folder of its own.
///
/// The plugins come from another package with the built navgen as a binary target, so that tests
/// do not build it again. The binary is a script that also records each run.
struct ConsumerPackage {
    private let top: URL
    let folder: URL
    private var log: URL { top.appendingPathComponent("log") }

    /// - Parameter targets: The source of the list of targets in the manifest.
    init(in top: URL, targets: String, files: [String: String]) throws {
        // The compiler's messages contain paths without symbolic links.
        self.top = top.resolvingSymlinksInPath()
        folder = self.top.appendingPathComponent("a consumer")
        try writeTool()
        try write(
            "Package.swift",
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let plugins: [Target.PluginUsage] = [.plugin(name: "NavgenPlugin", package: "navgen-plugin")]
            let runtime: Target.Dependency = .product(name: "NavgenRuntime", package: "navgen-plugin")
            let package = Package(
                name: "consumer", dependencies: [.package(path: "../navgen-plugin")], targets: [\(targets)])
            """)
        for (path, text) in files { try write(path, text) }
    }

    private func writeTool() throws {
        let tool = top.appendingPathComponent("navgen-plugin")
        let bundle = tool.appendingPathComponent("navgen.artifactbundle")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        for path in ["Plugins", "Sources/NavgenRuntime"] {
            let copy = tool.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: repository.appendingPathComponent(path), to: copy)
        }
        let program = bundle.appendingPathComponent("navgen")
        try """
        #!/bin/sh
        echo "$@" >> '\(log.path)'
        exec '\(NavgenProcess.executable.path)' "$@"

        """.write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try """
        {"schemaVersion": "1.0", "artifacts": {"navgen": {"type": "executable", "version": "1.0.0", "variants": [
            {"path": "navgen", "supportedTriples": ["\(Self.triple())"]}]}}}
        """.write(to: bundle.appendingPathComponent("info.json"), atomically: true, encoding: .utf8)
        let manifest = try String(
            contentsOf: repository.appendingPathComponent("Scripts/plugin-package/Package.swift.in"), encoding: .utf8)
        try manifest.replacingOccurrences(of: "@BINARY@", with: "path: \"navgen.artifactbundle\"")
            .write(to: tool.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    }

    private static func triple() throws -> String {
        let information = try SwiftProgram.run("/usr/bin/env", ["swiftc", "-print-target-info"]).output
        let target = try JSONSerialization.jsonObject(with: Data(information.utf8)) as? [String: Any]
        return try #require((target?["target"] as? [String: Any])?["unversionedTriple"] as? String)
    }

    func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func change(_ path: String, _ old: String, _ new: String) throws {
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        try #require(text.contains(old))
        try write(path, text.replacingOccurrences(of: old, with: new))
    }

    /// The result of a build.
    struct Build {
        var succeeded: Bool
        var output: String
        /// The arguments of each run of navgen.
        var runs: [String]
        /// The Swift files that were compiled: `App/main.swift`.
        var compiled: Set<String>
    }

    /// Builds the package.
    func build() throws -> Build { try swift(["build"]) }

    func swift(_ arguments: [String]) throws -> Build {
        try? FileManager.default.removeItem(at: log)
        let before = try objects()
        let run = try SwiftProgram.run("/usr/bin/env", ["swift"] + arguments, in: folder)
        let runs = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        return Build(
            succeeded: run.status == 0, output: run.output, runs: runs.split(separator: "\n").map(String.init),
            compiled: Set(try objects().filter { before[$0.key] != $0.value }.keys))
    }

    /// When each object file was written.
    private func objects() throws -> [String: Date] {
        let build = folder.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
        var dates: [String: Date] = [:]
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: build.path)) ?? [] where path.hasSuffix(".o")
        {
            let file = build.appendingPathComponent(path)
            // For example `App.build/ShopRoutes.swift.o`; skips modules that are wrapped for
            // debugging.
            let target = file.deletingLastPathComponent()
            guard target.pathExtension == "build", path.hasSuffix(".swift.o") else { continue }
            dates[
                "\(target.deletingPathExtension().lastPathComponent)/\(file.deletingPathExtension().lastPathComponent)"] =
                try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        }
        return dates
    }

    /// Runs a built program.
    func run(_ program: String) throws -> String {
        try NavgenProcess.shell(".build/debug/\(program)", in: folder).output
    }
}
