import Foundation
import NavDriver
import NavEmit
import NavGraph
import NavSyntax
import TestSupport
import Testing

/// The generated Swift as a compiler and a formatter see it.
@Suite struct GeneratedSwiftTests {
    private static let features = [
        "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "NonisolatedNonsendingByDefault",
        "InferIsolatedConformances",
    ].flatMap { ["-enable-upcoming-feature", $0] }

    /// Language mode, default isolation, upcoming features.
    private static let modes: [[String]] = ["5", "6"].flatMap { version in
        [[], ["-default-isolation", "MainActor"]].flatMap { isolation in
            [[], features].map { ["-swift-version", version] + isolation + $0 }
        }
    }

    struct Variant: CustomTestStringConvertible, Sendable {
        var graph: ExampleGraph
        var access: String
        var modes: [[String]]
        var testDescription: String { "\(graph.path), \(access)" }
    }

    /// `NAVGEN_ROUNDS=2 swift test --filter GeneratedSwiftTests` tries every graph in every way, for half an hour.
    private static let isWhole = ProcessInfo.processInfo.environment["NAVGEN_ROUNDS"].flatMap { Int($0) } ?? 1 > 1

    private static let accessLevels = ["internal", "package", "public"]

    /// The graph whose names are all traps in every mode, each at one access level; each of the others in one mode at one,
    /// and all with all in a long run. `ViewTests` check the same graphs at other levels.
    private static let variants: [Variant] = accessLevels.enumerated().flatMap { place, access in
        let others = ExampleGraph.all.enumerated().filter { isWhole || $0.offset % accessLevels.count == place }
        let own = modes.enumerated().filter { isWhole || $0.offset % accessLevels.count == place }.map(\.element)
        return [Variant(graph: .traps, access: access, modes: own)]
            + others.map { number, graph in
                let own = [modes[(number * 3 + place) % modes.count]]
                return Variant(graph: graph, access: access, modes: isWhole ? modes : own)
            }
    }

    @Test("compiles without a warning", arguments: variants)
    func compiles(_ variant: Variant) throws {
        let files = try variant.graph.compiled("{access: \(variant.access)}").swift()
        try SwiftProgram.withFiles(files) { paths, folder in
            for mode in variant.modes {
                let flags = mode + ["-package-name", "app", "-module-name", "Generated", "-warnings-as-errors"]
                let result = try SwiftProgram.run(
                    "/usr/bin/env",
                    ["swiftc", "-emit-sil", "-wmo", "-parse-as-library", "-o", "/dev/null"] + flags + paths,
                    in: folder)
                #expect(result.output == "", "\(variant.testDescription) \(mode): \(result.output.prefix(4000))")
            }
        }
    }

    @Test("compiles optimised, without a warning", arguments: isWhole ? ExampleGraph.all + [.traps] : [.shop])
    func compilesOptimised(_ graph: ExampleGraph) throws {
        try SwiftProgram.withFiles(try graph.compiled("{access: public}").swift()) { paths, folder in
            let flags = ["-swift-version", "6", "-O", "-wmo", "-c", "-parse-as-library", "-module-name", "Generated"]
            let result = try SwiftProgram.run(
                "/usr/bin/env", ["swiftc", "-warnings-as-errors"] + flags + paths, in: folder)
            #expect(result.output == "")
        }
    }

    /// What a formatter with Apple's line length would change; other rules are matters of taste.
    @Test("is laid out as a formatter would", arguments: ExampleGraph.all + [.traps])
    func isFormatted(_ graph: ExampleGraph) throws {
        let files = try graph.compiled().swift().filter { $0.name != "Own.swift" }.map { name, text in
            (name: name, text: text.replacingOccurrences(of: "// swift-format-ignore-file\n", with: ""))
        }
        let configuration = #"{"version": 1, "lineLength": 100, "indentation": {"spaces": 4}}"#
        try SwiftProgram.withFiles(files) { paths, folder in
            let result = try SwiftProgram.run(
                "/usr/bin/env", ["swift", "format", "lint", "--configuration", configuration] + paths, in: folder)
            let kinds = [
                "AddLines", "RemoveLine", "Indentation", "LineLength", "Spacing", "SpacingError", "TrailingComma",
                "TrailingWhitespace", "EndOfLineComment",
            ]
            let findings = result.output.split(separator: "\n").filter { line in
                kinds.contains { line.contains("[\($0)]") }
            }
            #expect(findings.isEmpty, "\(findings.prefix(20).joined(separator: "\n"))")
        }
    }

    /// What navgen accepts compiles: more graphs with `NAVGEN_ROUNDS`.
    @Test func whateverIsAcceptedCompiles() throws {
        var compiled = 0
        for seed in 1...UInt64(Self.isWhole ? 300 : 12) {
            var random = RandomGraph(seed: seed)
            let text = random.text()
            guard !compileText(["graph.yaml": text]).hasErrors else { continue }
            compiled += 1
            let mode = Self.modes[Int(seed) % Self.modes.count]
            let output = try SwiftProgram.withFiles(try CompiledGraph(text).swift()) { paths, folder in
                let flags = ["-emit-sil", "-wmo", "-parse-as-library", "-o", "/dev/null", "-package-name", "app"]
                let arguments = ["swiftc"] + flags + mode + ["-module-name", "Generated", "-warnings-as-errors"]
                return try SwiftProgram.run("/usr/bin/env", arguments + paths, in: folder).output
            }
            #expect(output == "", "\(seed)\n\(text)")
        }
        #expect(compiled >= 6, "too many of the graphs are refused")
    }

    /// Fuzzing came upon it: what only a condition shows returns something, and nothing waits for it.
    @Test func resultsThatNobodyWaitsForCompile() throws {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app]}
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [wipe]}
              wipe: {destructive: true, url: /wipe, requires: [signedIn]}
            sheets:
              signIn: {returns: Bool}
            """
        let output = try SwiftProgram.withFiles(try CompiledGraph(graph).swift()) { paths, folder in
            let arguments = ["swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors"]
            return try SwiftProgram.run("/usr/bin/env", arguments + paths, in: folder).output
        }
        #expect(output == "")
    }

    /// What navgen writes never warns, whatever is deprecated and however its values are left out.
    @Test func whatIsDeprecatedCompiles() throws {
        let graph = """
            navgen: 1
            name: App
            links: {schemes: [app]}
            root: home
            rules: {deprecated-node: off, unused-param: off}
            screens:
              home: {deprecated: true, params: {a: Int?}, to: [{old: {params: {b: 2}}}, wizard, wizard.b, ended]}
              old: {deprecated: true, params: {a: Int, b: {type: Int, default: 2}}, url: "/old/{a}?b={b}"}
            alerts: {ended: {deprecated: true, actions: {yes: {label: Y}}}}
            flows:
              wizard: {as: sheet, steps: [a, b], deprecated: true, renamedFrom: former, url: /wizard, data: {x: Int?}}
            """
        let output = try SwiftProgram.withFiles(try CompiledGraph(graph).swift()) { paths, folder in
            let arguments = [
                "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
            ]
            return try SwiftProgram.run("/usr/bin/env", arguments + paths, in: folder).output
        }
        #expect(output == "")
    }

    /// As many screens as a section may have, with links and a state; beyond that a graph is refused.
    @Test func theLargestEnumsCompile() throws {
        let screens = (1..<500).map { "  s\($0): {params: {id: Int, name: String?}, url: '/s\($0)/{id}?n={name}'}\n" }
        let graph =
            "navgen: 1\nname: Large\nroot: s0\nlinks: {schemes: [large]}\nscreens:\n  s0: {}\n" + screens.joined()
        #expect(
            rules(in: graph.replacingOccurrences(of: "screens:\n", with: "screens:\n  s500: {}\n")).contains(
                "large-route-enum"))
        let output = try SwiftProgram.withFiles(try CompiledGraph(graph).swift()) { paths, folder in
            let arguments = [
                "swiftc", "-emit-sil", "-wmo", "-parse-as-library", "-o", "/dev/null", "-warnings-as-errors",
            ]
            return try SwiftProgram.run("/usr/bin/env", arguments + paths, in: folder).output
        }
        #expect(output == "")
    }

    /// A type of the graph's with such a name would be declared twice.
    @Test("has no type whose name a graph could take", arguments: ExampleGraph.all + [.traps])
    func reservesItsNames(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        let declaration =
            /(?m)^ *(?:@MainActor )?(?:private )?(?:nonisolated )?(?:indirect )?(?:final )?(?:enum|struct|class|protocol) (\w+)/
        let sections = compiled.analysed.graph.sections.dropFirst().map { section in
            section.path.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        // What goes with a node is refused where a graph has both.
        let companions = compiled.analysed.graph.nodes.flatMap { node in
            ["Exits", "Selection", "Run", "Flow", "Step", "Steps", "Data", "Action", "Outcome", "Split"].map {
                node.name.prefix(1).uppercased() + node.name.dropFirst() + $0
            }
        }
        let own = compiled.analysed.graph.types.map(\.name.value)
        let names = Set(try compiled.swift().flatMap { $0.text.matches(of: declaration).map { String($0.output.1) } })
            .filter { name in
                name.hasPrefix(compiled.prefix) && !own.contains(name) && !companions.contains(name)
                    && !sections.contains { name.dropFirst(compiled.prefix.count).hasPrefix($0) }
            }
        #expect(names.count > 5)
        let types = names.sorted().map { "  \($0): [a]\n" }.joined()
        let text = "navgen: 1\nname: \(compiled.prefix)\nroot: home\nscreens: {home: {}}\ntypes:\n" + types
        let refused = compileText(["graph.yaml": text]).diagnostics.filter { $0.rule == "name-collision" }
        #expect(refused.count == names.count, "\(names.sorted()) \(refused.map(\.message))")
    }

    private func errors(of graph: ExampleGraph, _ options: String, _ flags: [String]) throws -> String {
        try errors(of: try graph.compiled(options), flags)
    }

    private func errors(of graph: CompiledGraph, _ flags: [String]) throws -> String {
        try SwiftProgram.withFiles(try graph.swift()) { paths, folder in
            let arguments = ["swiftc", "-emit-sil", "-wmo", "-parse-as-library", "-o", "/dev/null"]
            let flags = flags + ["-module-name", "Generated", "-warnings-as-errors"]
            return try SwiftProgram.run("/usr/bin/env", arguments + flags + paths, in: folder).output
        }
    }

    /// Nodes that nothing but a plan shows: behind `as: open`, an `otherwise`, a `then`; flows that are roots behind routes.
    @Test(
        "compiles where plans are opened without a URL",
        arguments: [
            """
            conditions: {c: {otherwise: gate}, d: {otherwise: f.two}, e: {otherwise: warning}}
            links: {schemes: [x]}
            tabs: {one: {root: home}, two: {root: other, visible: c}}
            screens:
              home: {to: [{x: {as: open}}, {sh: {as: open}}, {f: {as: open}}, {f.two: {as: open}}, vip, act, {two: {as: open}}, {two: {as: under}}, {al: {as: open}}, {pop: {as: open}}, {q: {as: open}}]}
              x: {params: {n: Int}, to: [{al: {as: under}}, fin]}
              q: {params: {d: Date, u: UUID}, to: [r]}
              r: {url: "/r/{d}/{u}", params: {d: Date, u: UUID}}
              other: {}
              fin: {tab: one, via: []}
              gate: {tab: one, via: []}
              vip: {requires: [c, d, e], to: [al]}
            sheets: {sh: {to: [{home: {as: open}}, {x: {as: under}}]}}
            popovers: {pop: {}}
            alerts: {al: {actions: {ok: {to: other}, no: {role: cancel}}}, warning: {actions: {no: {role: cancel}}}}
            flows: {f: {steps: [one, two], then: fin}}
            actions: {act: {params: {n: Int}, then: [x, fin]}}
            """,
            "root: home\nscreens: {home: {to: [{x: {as: open}}]}, x: {}}",
            """
            conditions: {c: {}, d: {}}
            root: [{when: c, show: w}, {when: d, show: w2}, {show: home}]
            screens: {home: {to: w3}}
            flows: {w: {as: root, steps: [a]}, w2: {steps: [a], as: root}, w3: {as: root, steps: [b], then: home}}
            """,
        ])
    func compilesWhatIsOpened(_ graph: String) throws {
        #expect(try errors(of: try CompiledGraph("navgen: 1\nname: App\n" + graph), ["-swift-version", "6"]) == "")
    }

    @Test("compiles in part", arguments: [ExampleGraph.traps, .shop, .hospital], ["routes", "routes, links", "state"])
    func compilesInPart(_ graph: ExampleGraph, _ parts: String) throws {
        #expect(try errors(of: graph, "{parts: [\(parts)]}", ["-swift-version", "6"]) == "")
        let names = try graph.compiled("{parts: [\(parts)]}").swift().map(\.name)
        #expect(names.contains { $0.hasSuffix("Links.swift") } == (parts != "routes"))
        #expect(names.contains { $0.hasSuffix("State.swift") } == (parts == "state"))
    }

    @Test("compiles for a Swift without `nonisolated` types", arguments: [ExampleGraph.traps, .shop])
    func compilesForOlderSwift(_ graph: ExampleGraph) throws {
        let options = "{swiftVersion: 5.9}"
        #expect(try errors(of: graph, options, ["-swift-version", "5"]) == "")
        let generated = try graph.compiled(options).swift().filter { $0.name != "Own.swift" }
        // Of members, it has been known for longer.
        let types = /nonisolated (?:public |package |private |indirect )*(?:enum|struct|extension|protocol)/
        #expect(!generated.contains { $0.text.contains(types) })
    }

    @Test func headerAndIndentationAreAsTheTeamLikesThem() throws {
        let options = #"{indent: 2, header: "Copyright Shop Inc.\nAll rights reserved."}"#
        for file in try ExampleGraph.shop.compiled(options).swift() where file.name != "Own.swift" {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.starts(with: ["// Copyright Shop Inc.", "// All rights reserved."]), "\(file.name)")
            let depths = Set(lines.map { $0.prefix { $0 == " " }.count })
            #expect(depths.isSuperset(of: [0, 2, 4, 6]) && depths.allSatisfy { $0 % 2 == 0 }, "\(file.name)")
        }
        #expect(try errors(of: .shop, options, ["-swift-version", "6"]) == "")
    }
}
