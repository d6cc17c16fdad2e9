import Foundation
import TestSupport
import Testing

/// Generated Swift compiles without a warning in every setting: language modes, default isolation,
/// upcoming features, access levels, and with the runtime as a module or as sources.
@Suite struct CompilerSettingsProof {
    struct Variant: CustomTestStringConvertible, Sendable {
        var graph: ExampleGraph
        var access: String
        var settings: CompilerSettings
        var testDescription: String { "\(graph.name), \(access), \(settings)" }
    }

    private static let graphs: [ExampleGraph] = [.traps, .typed, .shop]
    private static let accessLevels = ["internal", "package", "public"]

    /// Each graph in each mode, at one access level each.
    /// `NAVGEN_ROUNDS=2 swift test --filter CompilerSettingsProof` tries all combinations.
    private static let variants: [Variant] = graphs.enumerated().flatMap { number, graph in
        CompilerSettings.modes.enumerated().flatMap { place, mode in
            let sdk: SwiftUIDeclarations.SDK = place % 2 == number % 2 ? .sdk26 : .sdk27
            let settings = CompilerSettings(mode: mode, sdk: sdk, isThorough: true)
            let own = [accessLevels[(number + place) % accessLevels.count]]
            return (Rounds.areMany ? accessLevels : own).map {
                Variant(graph: graph, access: $0, settings: settings)
            }
        }
    }

    @Test("compiles without a warning, with the runtime as a module", arguments: variants)
    func compiles(_ variant: Variant) throws {
        let options = "{access: \(variant.access), runtime: \(variant.settings.runtime)}"
        let files = try variant.graph.compiled(options).swift()
        let output = try variant.settings.output(files)
        #expect(output == "", "\(output.prefix(3000))")
    }

    /// Each of these runs compiles the runtime, too. So each mode is tried with one graph only, and
    /// enough modes are tried to combine every two settings once.
    private static let embedded: [Variant] = CompilerSettings.modes.enumerated().filter {
        Rounds.areMany || [0, 3, 5, 6].contains($0.offset)
    }.flatMap { place, mode in
        let settings = CompilerSettings(mode: mode, runtime: .embedded, sdk: place % 2 == 0 ? .sdk26 : .sdk27)
        let own = [graphs[place % graphs.count]]
        return (Rounds.areMany ? graphs : own).map {
            Variant(graph: $0, access: accessLevels[place / 2 % accessLevels.count], settings: settings)
        }
    }

    @Test("compiles without a warning, with the runtime's sources", arguments: embedded)
    func compilesEmbedded(_ variant: Variant) throws { try compiles(variant) }

    /// Small graphs find mistakes that larger ones hide.
    @Test("compiles every example", arguments: ExampleGraph.all)
    func compilesExamples(_ graph: ExampleGraph) throws {
        let number = graph.path.utf8.reduce(0) { $0 + Int($1) }
        let (modes, levels) = (CompilerSettings.modes, Self.accessLevels)
        let variants = Rounds.areMany ? modes.indices.map { $0 } : [number % modes.count]
        for place in variants {
            let settings = CompilerSettings(mode: modes[place], isThorough: true)
            let access = levels[(number + place) % levels.count]
            try compiles(Variant(graph: graph, access: access, settings: settings))
        }
    }

    @Test("compiles without SwiftUI", arguments: [ExampleGraph.traps, .typed, .shop, .hospital])
    func compilesElsewhere(_ graph: ExampleGraph) throws {
        try compiles(Variant(graph: graph, access: "public", settings: CompilerSettings(sdk: nil, isThorough: true)))
    }

    @Test("compiles for a Swift without `nonisolated` types", arguments: [ExampleGraph.traps, .shop])
    func compilesForOlderSwift(_ graph: ExampleGraph) throws {
        let generated = try graph.compiled("{swiftVersion: 5.9}").swift()
        #expect(try CompilerSettings(mode: ["-swift-version", "5"]).output(generated) == "")
        // Older versions allow `nonisolated` on members, but not on types.
        let types = /nonisolated (?:public |package |private |indirect )*(?:enum|struct|extension|protocol)/
        #expect(!generated.contains { $0.name != "Own.swift" && $0.text.contains(types) })
    }
}
