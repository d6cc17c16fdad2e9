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
        let folder = repository.appendingPathComponent("Tests/NavSwiftWriterTests/Programs/Views")
        return (
            "Test\(name).swift", try String(contentsOf: folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
        )
    }

    private static func graph(_ name: String) -> ExampleGraph {
        ExampleGraph(path: "Tests/NavSwiftWriterTests/Graphs/\(name).yaml")
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

    /// The variants of the stage: what SwiftUI does on some systems and not on others.
    static let variants: [String] = {
        let path = "Tests/SwiftUI/Sources/SwiftUI/Rendering/Stage/StageVariant.swift"
        let text = (try? String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 && words[0] == "case" ? String(words[1]) : nil
        }
    }()

    /// No variants, and then random combinations of them.
    static func combinations(_ seed: String) -> [String] {
        var random = RandomSource(seed.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) })
        return [""]
            + (0..<Rounds.of(6)).map { _ in
                variants.filter { _ in random.chance(1, in: 2) }.joined(separator: ",")
            }
    }

    /// Expects that a program finds nothing wrong, whatever SwiftUI does. `notes` is what a debug
    /// build prints.
    private static func expectNoFindings(
        _ program: SwiftProgram, _ combinations: [String], _ arguments: [String] = [], notes: String = ""
    ) throws {
        for combination in combinations {
            let findings = try program.run(arguments: arguments + ["-variants", combination])
            #expect(findings == notes, "with \(combination): \(findings)")
        }
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
        try Self.expectNoFindings(program, Self.combinations(name))
    }

    /// Split views, badges, tabs that appear and disappear, external screens and deferred links.
    @Test func showsAnOffice() throws { try Self.expectOffice(hasObservation: true) }

    static func expectOffice(hasObservation: Bool) throws {
        let program = try Self.debugged("office", Self.graph("office"), hasObservation)
        defer { program.remove() }
        // One dialog is presented without a source, on purpose.
        try Self.expectNoFindings(
            program, Self.combinations("office"), notes: "Office: no view on screen is the source of `scrap`\n")
        try Self.expectNoFindings(program, [""], ["-officeLink", "office://letter/9"])
        let state = program.folder.appendingPathComponent("state").path
        try Self.expectNoFindings(program, [""], ["-saves", state])
        try Self.expectNoFindings(
            program, Self.combinations("office"),
            ["-officeState", state, "-officeConditions", "beta=true", "-officeAnimations", "off"])
        try Self.expectNoFindings(
            program, [""],
            [
                "-wrong", "-officeState", state + "s", "-officeConditions", "beta=maybe,gamma=true,beta=unknown",
                "-officeLink",
                "nowhere", "-officeAnimations",
            ],
            notes: """
                Office: -officeConditions: `beta=maybe` is not a condition of the graph with `=true`, `=false` or `=unknown`
                Office: -officeConditions: `gamma=true` is not a condition of the graph with `=true`, `=false` or `=unknown`
                Office: -officeState: `\(state)s` cannot be read
                Office: -officeAnimations: `-variants` is not `off`

                """)
    }

    private static func debugged(_ name: String, _ graph: ExampleGraph, _ hasObservation: Bool) throws -> SwiftProgram {
        let runtime = try hasObservation ? RuntimeModule.debug.get() : RuntimeModule.withoutObservation.get()
        return try views(
            name, graph, runtime, flags: ["-D", "DEBUG"] + (hasObservation ? ["-D", "OBSERVATION"] : []))
    }

    /// The program has a test for each variant, which fails without the runtime's answer to it. Each variant is in one
    /// of two halves.
    @Test func isRightForHalvesOfTheVariants() throws {
        var random = RandomSource(1)
        let half = Self.variants.filter { _ in random.chance(1, in: 2) }
        let rest = Self.variants.filter { !half.contains($0) }
        try Self.expectRight(for: [half, rest].map { $0.joined(separator: ",") }, hasObservation: true)
    }

    static func expectRight(for combinations: [String], hasObservation: Bool) throws {
        let program = try Self.debugged("variants", Self.graph("variants"), hasObservation)
        defer { program.remove() }
        try #require(Self.variants.count > 10)
        // Some are presented without a source, on purpose.
        let notes = ["about", "share", "share", "share", "ask", "ask"].map {
            "Desk: no view on screen is the source of `\($0)`\n"
        }
        .joined()
        try Self.expectNoFindings(program, combinations + [""], notes: notes)
    }

    @Test func presentsInEveryOrderOfEvents() throws { try Self.expectPresentations(rounds: 4) }

    /// For any order of events, the shown state becomes the wanted one, and every caller that awaits a result gets one.
    static func expectPresentations(rounds: Int) throws {
        let program = try Self.views("presenting", Self.graph("presenting"), RuntimeModule.of(.sdk26))
        defer { program.remove() }
        try Self.expectNoFindings(program, Self.combinations("presenting1").suffix(3), ["1", "\(rounds)"])
    }
}
