import Foundation
import TestSupport
import Testing

/// Runs views on a simulated stage: taps, swipes, links and late callbacks of the system, as
/// SwiftUI would report them.
///
/// The programs are compiled when the tests run, because no other module may see the declarations
/// of SwiftUI.
@Suite struct ViewStageTests {
    private static func file(_ name: String) throws -> (name: String, text: String) {
        let folder = repository.appendingPathComponent("Tests/NavEmitTests/Swift/Programs/Views")
        return (
            "Test\(name).swift", try String(contentsOf: folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
        )
    }

    private static func graph(_ name: String) -> ExampleGraph {
        ExampleGraph(path: "Tests/NavEmitTests/Swift/Graphs/\(name).yaml")
    }

    private static func views(
        _ name: String, _ graph: ExampleGraph, _ runtime: RuntimeModule, flags: [String] = ["-D", "OBSERVATION"]
    ) throws -> SwiftProgram {
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        let files = [try Self.file("support"), try Self.file(name)]
        return try SwiftProgram(
            try graph.compiled().swift() + files,
            flags: ["-swift-version", "6", "-parse-as-library"] + flags + runtime.flags + runtime.objects
                + declarations.flags + declarations.objects)
    }

    @Test(
        "shows what users expect",
        arguments: [
            ("hello", ExampleGraph(path: "Graphs/hello.yaml")), ("shop", .shop), ("stacks", graph("stacks")),
            ("styles", graph("styles")),
        ])
    func shows(_ name: String, _ graph: ExampleGraph) throws {
        let program = try Self.views(name, graph, RuntimeModule.of(.sdk26))
        defer { program.remove() }
        let findings = try program.run()
        #expect(findings == "", "\(findings)")
    }

    /// Split views, badges, tabs that appear and disappear, external screens and deferred links,
    /// with and without the Observation framework.
    @Test(arguments: [false, true])
    func showsAnOffice(hasObservation: Bool) throws {
        let runtime = try hasObservation ? RuntimeModule.debug.get() : RuntimeModule.withoutObservation.get()
        let flags = ["-D", "DEBUG"] + (hasObservation ? ["-D", "OBSERVATION"] : [])
        let program = try Self.views("office", Self.graph("office"), runtime, flags: flags)
        defer { program.remove() }
        // One dialog is presented without a source, on purpose.
        let findings = try program.run(arguments: [])
        #expect(findings == "Office: no view on screen is the source of `scrap`\n", "\(findings)")
        let finding = try program.run(arguments: ["-officeLink", "office://letter/9"])
        #expect(finding == "", "\(finding)")
    }

    /// For any order of events, the shown state becomes the wanted one, and every caller that
    /// awaits a result gets one.
    @Test func presentsInEveryOrderOfEvents() throws {
        let program = try Self.views("presenting", Self.graph("presenting"), RuntimeModule.of(.sdk26))
        defer { program.remove() }
        for seed in 1...Rounds.of(1) {
            let findings = try program.run(arguments: ["\(seed)", "\(Rounds.of(120))"])
            #expect(findings == "", "\(findings)")
        }
    }
}
