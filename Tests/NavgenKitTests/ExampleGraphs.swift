import Foundation
import NavgenKit
import TestSupport

/// The graphs of the repository, by the path of each main file.
let graphFiles: [String] = {
    let names = ["Graphs", "Graphs/patterns"].flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(folder).path)) ?? [])
            .map { folder + "/" + $0 }
    }
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
}()

func graph(at path: String) throws -> CheckedGraph {
    try NavigationGraph.load(repository.appendingPathComponent(path).path).checked()
}

let shop = Result { try graph(at: "Graphs/shop.yaml") }

/// A graph of one file.
func graph(_ text: String) throws -> CheckedGraph {
    try NavigationGraph.load("app.yaml", from: ["app.yaml": text]).checked()
}

/// Calls a function with a temporary folder.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
