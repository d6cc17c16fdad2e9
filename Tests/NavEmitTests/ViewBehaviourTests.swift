import Foundation
import TestSupport
import Testing

/// The generated views on a stage: taps, swipes, links and late words of the system, as SwiftUI would bring them.
@Suite struct ViewBehaviourTests {
    /// More for a longer run: `NAVGEN_ROUNDS=20 swift test --filter ViewBehaviourTests`.
    private static let rounds = ProcessInfo.processInfo.environment["NAVGEN_ROUNDS"].flatMap { Int($0) } ?? 1

    private func program(
        _ name: String, _ graph: ExampleGraph, options: String? = nil, flags: [String] = []
    ) throws -> SwiftProgram {
        let programs = repository.appendingPathComponent("Tests/NavEmitTests/Programs")
        let names = ["support.swift", "Views/\(name).swift"]
        let files = try names.map { path in
            let text = try String(contentsOf: programs.appendingPathComponent(path), encoding: .utf8)
            return (name: "Test" + path.replacingOccurrences(of: "/", with: ""), text: text)
        }
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        let flags = ["-swift-version", "6", "-parse-as-library"] + flags + declarations.flags + declarations.objects
        return try SwiftProgram(graph.compiled(options).swift() + files, flags: flags)
    }

    @Test func theShopBehavesAsItsUsersExpect() throws {
        let program = try program("shop", .shop)
        defer { program.remove() }
        let findings = try program.run()
        #expect(findings == "", "\(findings)")
    }

    /// Split views, badges, tabs that come and go, screens of the app's own, links that wait, for both observations.
    @Test(arguments: ["observable", "observableObject"])
    func theOfficeBehavesAsItsUsersExpect(observation: String) throws {
        let graph = ExampleGraph(path: "Tests/NavEmitTests/Graphs/office.yaml")
        let flags = ["-D", "DEBUG"] + (observation == "observable" ? ["-D", "OBSERVATION"] : [])
        let program = try program("office", graph, options: "{observation: \(observation)}", flags: flags)
        defer { program.remove() }
        // One dialog is presented without a source, on purpose.
        let findings = try program.run(arguments: [])
        #expect(findings == "Office: no view on screen is the source of `scrap`\n", "\(findings)")
        let finding = try program.run(arguments: ["-officeLink", "office://letter/9"])
        #expect(finding == "", "\(finding)")
    }

    /// Stacks of an app that has a root of its own: what the graph's conditions choose is nothing to them.
    @Test func stacksBelongToNoRoot() throws {
        let program = try program("stacks", ExampleGraph(path: "Tests/NavEmitTests/Graphs/stacks.yaml"))
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
