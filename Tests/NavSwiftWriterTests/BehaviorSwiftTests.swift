import NavGraph
import Foundation
import TestSupport
import Testing

@testable import NavSwiftWriter

@Suite struct BehaviorSwiftTests {
    private static let graphs: [ExampleGraph] = {
        let folder = "Tests/Behavior"
        let paths = try? FileManager.default.subpathsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
        return (paths ?? []).sorted().compactMap { path in
            let parts = path.split(separator: "/")
            let isGraph = parts.count == 3 && parts[1] == "Graphs" && path.hasSuffix(".yaml")
            return isGraph ? ExampleGraph(path: "\(folder)/\(path)") : nil
        }
    }()

    /// The generated Swift of the behavior tests is up to date. `make generate` writes it.
    @Test(arguments: graphs) func isCurrent(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        let options = SwiftOptions(sourceName: graph.name + ".yaml")
        let folder = graph.path.split(separator: "/").dropLast(2).joined(separator: "/") + "/Generated/"
        for file in SwiftOutput.files(compiled.links, options)
        where !file.path.hasSuffix("Views.swift") {
            expectFile(folder + file.path, holds: file.contents, writtenBy: "make generate")
        }
    }
}
