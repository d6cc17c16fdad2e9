import Foundation
import NavEmit
import NavGraph
import TestSupport
import Testing

/// Sections with modules of their own.
@Suite struct ModuleProof {
    private let graph = ExampleGraph(path: "Examples/Modules/Graph/library.yaml")

    @Test func modulesImportNeitherEachOtherNorTheApp() throws {
        let files = try graph.compiled().swift()
        let modules = Set(files.compactMap { $0.name.contains("/") ? $0.name.prefix { $0 != "/" } : nil })
        #expect(modules == ["LibraryModel", "CatalogNavigation", "LoansNavigation"])
        for file in files {
            let imports = file.text.split(separator: "\n").filter { $0.contains("import ") && !$0.hasPrefix("//") }
            for module in modules where imports.contains(where: { $0.hasSuffix(" " + module) }) {
                // Every module may import the one with the types.
                #expect(module == "LibraryModel" || !file.name.contains("/"), "\(file.name) imports \(module)")
            }
        }
    }

    /// All modes of ``CompilerSettingsProof``, at one access level each.
    @Test("compile in every setting", arguments: CompilerSettings.modes.indices)
    func compile(mode: Int) throws {
        let settings = CompilerSettings(mode: CompilerSettings.modes[mode])
        for access in Rounds.areMany ? ["internal", "package", "public"] : [["public", "package"][mode / 2 % 2]] {
            let files = try graph.compiled("{access: \(access)}").swift().filter { $0.name != "Own.swift" }
            try Self.compile(files, modules: ["LibraryModel", "CatalogNavigation", "LoansNavigation"], settings)
        }
    }

    /// Compiles the modules one after the other, and then the app.
    private static func compile(
        _ files: [(name: String, text: String)], modules: [String], _ settings: CompilerSettings
    ) throws {
        try SwiftProgram.withFiles(files) { paths, folder in
            let flags = ["-parse-as-library", "-package-name", "app", "-warnings-as-errors"] + settings.mode
            let imported = try settings.modules()
            for module in modules + ["Main"] {
                let own = paths.filter {
                    let part = URL(fileURLWithPath: $0).deletingLastPathComponent().lastPathComponent
                    return module == "Main" ? part == folder.lastPathComponent : part == module
                }
                let work =
                    module == "Main"
                    ? ["-typecheck", "-wmo"] : ["-emit-module", "-wmo", "-o", "\(module).swiftmodule"]
                let result = try SwiftProgram.run(
                    "/usr/bin/env",
                    ["swiftc", "-module-name", module, "-I", "."] + work + flags + imported + own, in: folder)
                #expect(result.output == "", "\(module): \(result.output.prefix(2000))")
            }
        }
    }

    // MARK: - Small and rare graphs

    /// An app's graph that includes one or two sections, which may have modules of their own.
    struct Shape: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The rest of the app's file, after what all graphs have.
        let app: String
        var inner: [String: String] = [:]
        var modules: [String] = []

        func compiled(access: String) throws -> CompiledGraph {
            let head = "navgen: 1\nname: App\nroot: home\noutputs: {swift: {access: \(access)}}\n"
            var files = ["app.yaml": head + app]
            for (name, text) in inner { files[name + ".yaml"] = "navgen: 1\n" + text }
            return try CompiledGraph(compileText(from: "app.yaml", files))
        }
    }

    /// Every base type, with and without a pattern and a default, in each place of a URL and in
    /// lists.
    private static let typesOfAModule: Shape = {
        let defaults = [
            "String": "a", "Int": "1", "Int64": "2", "UInt": "3", "Double": "1.5", "Decimal": "2.5", "Bool": "true",
            "UUID": "3F2504E0-4F89-11D3-9A0C-0305E82C3301", "Date": "2024-02-29", "URL": "\"https://a.example\"",
        ]
        let patterns = [
            "String": "[a-z]+", "Int": "[1-9]", "Int64": "[1-9]", "UInt": "[1-9]", "UUID": "3F.*", "Date": "2024.*",
            "URL": "https://.*",
        ]
        var types = ""
        var screens = ""
        for (base, value) in defaults.sorted(by: { $0.key < $1.key }) {
            for pattern in [nil, patterns[base]] where pattern != nil || !types.contains("T\(base):") {
                let name = (pattern == nil ? "T" : "N") + base
                let screen = name.lowercased()
                types += "  \(name): {base: \(base)\(pattern.map { ", pattern: \"\($0)\"" } ?? "")}\n"
                let parameters = "a: \(name), b: \(name)?, c: {type: \(name), default: \(value)}, d: [\(name)]"
                screens += "  \(screen): {params: {\(parameters)}, url: \"/\(screen)/{a}?b={b}&c={c}&d={d}\"}\n"
            }
        }
        return Shape(
            testDescription: "types of a module, with and without patterns",
            app: "links: {schemes: [app]}\ninclude: [{file: m.yaml, section: m, module: M}]\nscreens:\n  home: {}\n"
                + screens, inner: ["m": "types:\n" + types], modules: ["M"])
    }()

    private static let shapes = [
        typesOfAModule,
        Shape(
            testDescription: "environments without links",
            app: "links: {schemes: [app], environments: {beta: {schemes: [app-beta]}}}\nscreens: {home: {}}\n"),
        Shape(
            testDescription: "deprecated nodes of a module",
            app: """
                links: {schemes: [app]}
                include: [{file: m.yaml, section: m, module: M}]
                screens: {home: {to: [m.item]}}

                """,
            inner: [
                "m": """
                exports: [item]
                screens:
                  item: {to: [paper, old, ask, tour]}
                  old: {deprecated: true, params: {id: Int}, url: "/old/{id}"}
                sheets: {paper: {deprecated: true, url: /paper}}
                covers: {wall: {deprecated: true, url: /wall}}
                popovers: {hint: {deprecated: true, url: /hint}}
                alerts: {ask: {deprecated: true, title: Really?, actions: {yes: {}}}}
                flows: {tour: {deprecated: true, steps: [one, two]}}

                """
            ], modules: ["M"]),
        Shape(
            testDescription: "a module without presentations",
            app: "include: [{file: m.yaml, section: m, module: M}]\nscreens: {home: {to: [m.item]}}\n",
            inner: ["m": "exports: [item]\nscreens: {item: {}}\n"], modules: ["M"]),
        Shape(
            testDescription: "a module whose nodes are in a section inside it",
            app: "include: [{file: m.yaml, section: m, module: M}]\nscreens: {home: {to: [m.n.item]}}\n",
            inner: [
                "m": "exports: [n.item]\ninclude: [{file: n.yaml, section: n}]\n",
                "n": "exports: [item]\nscreens: {item: {params: {i: {type: Int, default: 1}}}}\n",
            ], modules: ["M"]),
        Shape(
            testDescription: "a section whose nodes are in a section inside it",
            app: "include: [{file: m.yaml, section: m}]\nscreens: {home: {to: [m.n.item]}}\n",
            inner: [
                "m": "exports: [n.item]\ninclude: [{file: n.yaml, section: n}]\n",
                "n": "exports: [item]\nscreens: {item: {}}\n",
            ]),
        Shape(
            testDescription: "a section of nodes that the app shows by itself",
            app: "include: [{file: m.yaml, section: m}]\nscreens: {home: {to: [m.item, m.paper]}}\n",
            inner: [
                "m": """
                exports: [item, paper]
                screens: {item: {external: true, params: {u: URL}}}
                sheets: {paper: {external: true}}

                """
            ]),
        Shape(
            testDescription: "a module of nodes that the app shows by itself",
            app: "include: [{file: m.yaml, section: m, module: M}]\nscreens: {home: {to: [m.item]}}\n",
            inner: ["m": "exports: [item]\nscreens: {item: {external: true, params: {u: URL}}}\n"], modules: ["M"]),
        Shape(
            testDescription: "a module whose inner section uses types of Foundation and of another module",
            app: """
                include: [{file: a.yaml, section: a, module: A}, {file: m.yaml, section: m, module: M}]
                screens: {home: {to: [m.one]}}

                """,
            inner: [
                "a": "types: {Kind: {cases: [p, q]}}\n",
                "m": "exports: [one]\ninclude: [{file: n.yaml, section: n}]\nscreens: {one: {to: [n.two]}}\n",
                "n": "exports: [two]\nscreens: {two: {to: [three]}, three: {params: {when: Date?, kind: Kind?}}}\n",
            ], modules: ["A", "M"]),
        Shape(
            testDescription: "defaults that are nil or empty",
            app: """
                links: {schemes: [app]}
                types: {Kind: {cases: [one, two]}}
                include: [{file: m.yaml, section: m, module: M}]
                screens:
                  home: {to: [list]}
                  list:
                    params:
                      kind: {type: Kind?, default: null}
                      count: {type: Int?, default: null}
                      sites: {type: "[Site]", default: []}
                    to: [item]
                  item: {url: /item}

                """,
            inner: ["m": "types: {Site: {base: URL}}\n"], modules: ["M"]),
        Shape(
            testDescription: "a route that fixes a value of a Foundation type",
            app: """
                screens: {home: {to: [{ask: {params: {n: 12}}}]}}
                dialogs: {ask: {title: Sure, params: {n: Decimal}, actions: {ok: {label: OK}}}}

                """),
        Shape(
            testDescription: "a split that nothing shows",
            app: """
                rules: {unreachable-node: off}
                screens: {home: {to: [one]}, side: {to: [one]}, one: {}}
                splits: {sp: {sidebar: side, detail: one}}

                """),
        Shape(
            testDescription: "results of a module that have standard types",
            app: """
                include: [{file: a.yaml, section: a}, {file: m.yaml, section: m, module: M}]
                screens: {home: {to: [a.one, m.tour]}}

                """,
            inner: [
                "a": "exports: [one]\nscreens: {one: {to: [m.pick]}}\n",
                "m": "exports: [pick, tour]\nsheets: {pick: {returns: Bool}}\nflows: {tour: {steps: [one, two]}}\n",
            ], modules: ["M"]),
    ]

    /// Public code is compiled with the features that check imports for their access level,
    /// internal code without them.
    @Test("shapes compile without a warning", arguments: shapes, ["internal", "public"])
    func compile(_ shape: Shape, access: String) throws {
        let files = try shape.compiled(access: access).swift().filter { $0.name != "Own.swift" }
        let features = access == "public" ? CompilerSettings.features : []
        try Self.compile(files, modules: shape.modules, CompilerSettings(mode: ["-swift-version", "6"] + features))
    }

    /// The checked-in Swift of the example is what navgen writes.
    @Test func theExampleIsUpToDate() throws {
        let emitter = try #require(allEmitters.first { $0.kind == .swift })
        let compiled = try graph.compiled()
        for file in emitter.files(compiled.links, EmitOptions(sourceName: "library.yaml")) {
            let path = "Examples/Modules/Sources/Library/" + file.path
            expectFile(path, holds: file.contents, writtenBy: "make generate")
        }
    }
}
