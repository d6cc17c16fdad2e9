import Foundation
import TestSupport
import Testing

/// The generated views on a stage: taps, swipes, links and late words of the system, as SwiftUI would bring them.
@Suite struct ViewBehaviourTests {
    /// More for a longer run: `NAVGEN_ROUNDS=20 swift test --filter ViewBehaviourTests`.
    private static let rounds = ProcessInfo.processInfo.environment["NAVGEN_ROUNDS"].flatMap { Int($0) } ?? 1

    private func program(_ name: String, _ graph: ExampleGraph) throws -> SwiftProgram {
        let programs = repository.appendingPathComponent("Tests/NavEmitTests/Programs")
        let names = ["support.swift", "Views/\(name).swift"]
        let files = try names.map { path in
            let text = try String(contentsOf: programs.appendingPathComponent(path), encoding: .utf8)
            return (name: "Test" + path.replacingOccurrences(of: "/", with: ""), text: text)
        }
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        let flags = ["-swift-version", "6", "-parse-as-library"] + declarations.flags + declarations.objects
        return try SwiftProgram(graph.compiled().swift() + files, flags: flags)
    }

    @Test func theShopBehavesAsItsUsersExpect() throws {
        let program = try program("shop", .shop)
        defer { program.remove() }
        let findings = try program.run()
        #expect(findings == "", "\(findings)")
    }

    /// Whatever comes in whatever order: what is shown comes to be what is wanted, and who waits is told once.
    @Test func presentationsSurviveEveryOrderOfEvents() throws {
        let graph = ExampleGraph(path: "Tests/NavEmitTests/Graphs/presenting.yaml")
        let program = try program("presenting", graph)
        defer { program.remove() }
        for seed in 1...Self.rounds {
            let findings = try program.run(arguments: ["\(seed)", "\(120 * Self.rounds)"])
            #expect(findings == "", "\(findings)")
        }
    }
}
