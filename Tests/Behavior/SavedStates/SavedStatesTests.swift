import Foundation
import NavCompiler
import NavDiff
import NavGraph
import NavLinks
import NavSyntax
import NavgenRuntime
import TestSupport
import Testing

/// Checks that `navgen diff` reports correctly how saved states are restored: states of one version
/// of an app are restored by the next version, whose graph has changed.
@Suite struct SavedStatesTests {
    private static let folder = repository.appendingPathComponent("Tests/Behavior/SavedStates")

    /// States that an app saved before it used NavgenRuntime are restored like newer ones.
    @Test(arguments: ["without-runtime", "with-runtime"])
    func restoresWhatTheComparisonSays(_ name: String) throws {
        let (old, new) = (try Self.compiled("Old/graph.yaml"), try Self.compiled("Graphs/saved.navgraph.yaml"))
        let comparison = SavedStateComparison(old: old, new: new)
        var judge = SavedStateJudge(comparison, old.graph, new.graph)
        let file = Self.folder.appendingPathComponent("Old/\(name).jsonl")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let state = try JSONDecoder().decode(AppState.self, from: Data(line.utf8))
            let restored = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
            // Whether nil is written or omitted only matters for parameters with a default other
            // than nil.
            judge.observe(try SavedJSON(line).withoutNulls, try SavedJSON(restored).withoutNulls)
        }
        judge.judge()
    }

    private static func compiled(_ path: String) throws -> LinkAnalysis {
        let result = compile(folder.appendingPathComponent(path).path, reader: .disk)
        let hasNoErrors = !result.hasErrors
        try #require(hasNoErrors, "\(result.diagnostics.map(\.message))")
        return try #require(result.links)
    }
}
