import Foundation
import NavEmit
import NavGraph
import NavLinks
import NavSwiftWriter
import NavTours
import TestSupport
import Testing

/// Runs the tours of graphs on the stage, as tests of the user interface: with the views of `navgen stubs`, whose
/// controls are marked.
@Suite struct TourStageProof {
    @Test(
        "take what they claim",
        arguments: ["hospital", "patterns/split-three-columns", "patterns/pop-then-push", "patterns/tab-actions"])
    func takeWhatTheyClaim(_ name: String) throws {
        let graph = ExampleGraph(path: "Graphs/\(name).yaml")
        let compiled = try graph.compiled()
        let files = OutputKind.tours.emitter.files(compiled.links, EmitOptions(sourceName: "graph.yaml"))
        let tests = try #require(files.first { $0.path.hasSuffix("Tours.swift") }).contents
        let stubs = AppStubs(compiled.links, sourceName: "graph.yaml").text ?? ""
        let program = try Self.program(compiled, files, tests, stubs)
        defer { program.remove() }
        let lines = try program.run().split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.hasPrefix("failed: ") } == [])
        let taken = Set(lines.filter { $0.hasPrefix("route: ") }.map { String($0.dropFirst("route: ".count)) })
        let claimed = Self.claimed(by: compiled.links)
        #expect(claimed.subtracting(taken).sorted() == [])
        print("\(name): \(lines.last ?? ""), \(claimed.count) pairs of nodes claimed")
    }

    private static func program(
        _ compiled: CompiledGraph, _ files: [OutputFile], _ tests: String, _ stubs: String
    ) throws -> SwiftProgram {
        let runtime = try RuntimeModule.debug.get()
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        let swift = files.filter { $0.path.hasSuffix(".swift") }.map { (name: $0.path, text: $0.contents) }
        let main = (name: "Run.swift", text: try run(tests, stubs))
        // The app itself is replaced by the program.
        let views = (name: "Stubs.swift", text: stubs.components(separatedBy: "@main struct")[0])
        return try SwiftProgram(
            compiled.swift().filter { $0.name != "Own.swift" } + swift + [views, main],
            flags: [
                "-swift-version", "6", "-parse-as-library", "-D", "DEBUG", "-D", "OBSERVATION", "-module-alias",
                "XCTest=XCTestUI",
            ] + runtime.flags + runtime.objects + declarations.flags + declarations.objects)
    }

    /// The program: all tests, then the routes that the navigation events have reported.
    private static func run(_ tests: String, _ stubs: String) throws -> String {
        let root = try #require(stubs.firstMatch(of: /[A-Za-z]+RootView\([\s\S]*?\)\)/)).output
        let view = root.replacing("scenes: scenes, ", with: "").replacing("scenes: scenes,", with: "")
        let name = String(root.split(separator: "RootView")[0])
        let names = tests.matches(of: /func (test[0-9A-Za-z]+)\(\)/).map { String($0.output.1) }
        return """
            import Foundation
            import SwiftUI
            import XCTest

            @testable import NavgenRuntime

            @main @MainActor struct Run {
                static var routes: Set<String> = []
                static func main() {
                    XCUIApplication.launcher = { arguments in
                        NavigationLaunchOptions.arguments = arguments
                        \(view.contains("session") ? "let session = Session()" : "")
                        return Stage(\(view.dropLast()), onEvent: { event in
                            if case .routed(let from, let to) = event {
                                routes.insert("\\(from.rawValue) to \\(to.rawValue)")
                            }
                        }))
                    }
                    let tests: [(String, @MainActor (\(name)Tours) -> Void)] = [
                        \(names.map { "(\"\($0)\", { (tours: \(name)Tours) in tours.\($0)() })" }.joined(separator: ",\n"))
                    ]
                    for (name, test) in tests {
                        XCTestFailures.reset()
                        test(\(name)Tours())
                        for failure in XCTestFailures.all { print("failed: \\(name): \\(failure)") }
                    }
                    for route in routes.sorted() { print("route: \\(route)") }
                    print("\\(tests.count) tours, \\(routes.count) pairs of nodes")
                }
            }
            """
    }

    /// The pairs of nodes between which tours take exits.
    private static func claimed(by links: LinkAnalysis) -> Set<String> {
        let graph = TourGraph(links)
        let tours = graph.tours(
            covering: TourTargets(of: links.graph, includesRoutes: true), maxSteps: Tours.usualMaxSteps)
        var pairs: Set<String> = []
        for step in tours.tours.flatMap(\.steps) {
            guard case .exit(let route, let source) = step.move, step.routes.contains(route),
                let target = links.graph.routes[route].target.target
            else { continue }
            pairs.insert("\(links.graph[source].name) to \(links.graph[target].name)")
        }
        return pairs
    }
}
