import Foundation
import TestSupport
import Testing

@Suite struct PatternTests {
    /// Each pattern has tests of its behavior, except for sections and redirects, which are tested
    /// with links.
    @Test func eachPatternHasTestsOfItsBehavior() throws {
        let behavior = repository.appendingPathComponent("Tests/Behavior").path
        let tested = try FileManager.default.subpathsOfDirectory(atPath: behavior).filter { $0.contains("/Graphs/") }
        for graph in ExampleGraph.all
        where graph.path.hasPrefix("Graphs/patterns") && graph.name != "sections" && graph.name != "redirects" {
            #expect(tested.contains { $0.hasSuffix("/\(graph.name).navgraph.yaml") }, "\(graph.name) has no test")
        }
    }
}
