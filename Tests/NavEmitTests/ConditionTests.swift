import Foundation
import TestSupport
import Testing

/// Conditions as a navigator keeps them: whatever would show what they forbid does not.
@Suite struct ConditionTests {
    @Test func nothingIsShownWhoseConditionsDoNotHold() throws {
        let programs = repository.appendingPathComponent("Tests/NavEmitTests/Programs")
        let files = try ["support.swift", "guarded.swift"].map { name in
            let text = try String(contentsOf: programs.appendingPathComponent(name), encoding: .utf8)
            return (name: name == "guarded.swift" ? "main.swift" : name, text: text)
        }
        let graph = ExampleGraph(path: "Tests/NavEmitTests/Graphs/guarded.yaml")
        let program = try SwiftProgram(graph.compiled().swift() + files, flags: ["-swift-version", "6"])
        defer { program.remove() }
        let findings = try program.run()
        #expect(findings == "", "\(findings)")
    }
}
