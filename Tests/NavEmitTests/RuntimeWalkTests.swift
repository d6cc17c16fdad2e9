import Foundation
import NavEmit
import TestSupport
import Testing

/// State and navigator of the runtime do what the generated ones do, whatever happens in whatever order.
@Suite struct RuntimeWalkTests {
    private static let folder = "Tests/NavEmitTests/Walk"
    /// How many walks of eighty steps; more with `NAVGEN_WALKS`.
    private static let walks = ProcessInfo.processInfo.environment["NAVGEN_WALKS"].flatMap { Int($0) } ?? 60

    private func source(_ name: String) -> String {
        repository.appendingPathComponent("\(Self.folder)/\(name)").path
    }

    private func compile(_ arguments: [String], in folder: URL) throws {
        let flags = ["swiftc", "-swift-version", "6", "-wmo", "-I", folder.path]
        let result = try SwiftProgram.run("/usr/bin/env", flags + arguments, in: folder)
        guard result.status == 0 else { throw SwiftProgram.Failure(description: result.output) }
    }

    /// Compiles one side as a module.
    private func compile(_ module: String, _ paths: [String], _ flags: [String], in folder: URL) throws {
        try compile(
            ["-parse-as-library", "-module-name", module, "-emit-module", "-c", "-o", "\(module).o"] + flags + paths
                + [source("Side.swift")], in: folder)
    }

    @Test func oldAndNewDoTheSame() throws {
        let graph = ExampleGraph(path: Self.folder + "/walk.yaml")
        let runtime = try RuntimeModule.plain.get()
        let old = try graph.compiled().swift().filter { $0.name != "Own.swift" }
        let new = try graph.compiled().declarations().filter { $0.name != "Own.swift" }
        let output = try SwiftProgram.withFiles(
            old.map { ("Old/" + $0.name, $0.text) } + new.map { ("New/" + $0.name, $0.text) }
        ) { paths, folder -> String in
            try compile("Old", Array(paths.prefix(old.count)), ["-DOLD"], in: folder)
            try compile("New", Array(paths.suffix(new.count)), runtime.flags, in: folder)
            try compile(
                ["-o", "walk", source("main.swift"), "Old.o", "New.o"] + runtime.flags + runtime.objects, in: folder)
            return try SwiftProgram.run(
                folder.appendingPathComponent("walk").path, ["\(Self.walks)", "80"], in: folder
            ).output
        }
        #expect(output == "walks: \(Self.walks), failures: 0\n", "\(output.prefix(4000))")
    }
}
