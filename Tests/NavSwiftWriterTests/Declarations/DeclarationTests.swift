import Foundation
import NavCompiler
import NavGraph
import TestSupport
import Testing

@testable import NavSwiftWriter
@testable import NavgenRuntime

/// The generated Swift that declares a graph for `NavgenRuntime`.
@Suite struct DeclarationTests {
    /// All graphs of the project: examples, patterns, and those of other tests.
    private static let graphs: [ExampleGraph] = {
        let folder = "Tests/NavSwiftWriterTests/Graphs"
        let names = try? FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
        let others = (names ?? []).filter { $0.hasSuffix(".yaml") && $0 != "traps-section.yaml" }.sorted()
        return ExampleGraph.all + others.map { ExampleGraph(path: "\(folder)/\($0)") }
            + [ExampleGraph(path: "Examples/Modules/Graph/library.yaml")]
    }()

    // MARK: - The table

    @Test("has a table that the runtime can read", arguments: graphs)
    func tableIsRead(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        let model = DeclarationModel(compiled.model)
        for module in [nil] + model.swift.modules.map({ $0 }) {
            let lines = GraphTableText(model, module: module).lines
            let parser = GraphTableParser(TableText(lines.joined(separator: "\n")))
            let graph = compiled.analyzed.graph
            let ids = model.order.nodes(inModule: module)
            let nodes = ids.map { graph[$0] }
            #expect(parser.nodes.map(\.id) == nodes.map(\.name))
            #expect(parser.nodes.map(\.kind.rawValue) == nodes.map(\.kind.rawValue))
            // Steps have the parameters of their flows.
            #expect(parser.nodes.map(\.parameters) == ids.map { graph.linkParameters(of: $0).map(\.name.value) })
            // The table needs no escapes in a string literal.
            let marks = lines.joined().utf8.filter { $0 < 0x20 || $0 > 0x7E || $0 == 0x22 || $0 == 0x5C }
            #expect(marks.isEmpty, "\(lines)")
        }
    }

    /// Generated code refers to nodes by name, never by index.
    @Test("contains no indices of nodes", arguments: graphs)
    func namesNodes(_ graph: ExampleGraph) throws {
        for file in try graph.compiled().swift() {
            let numbered = file.text.matches(of: #/NodeValue\([0-9]|\(index: [0-9]|case [0-9]+: self = /#)
            #expect(numbered.isEmpty, "\(file.name)")
        }
    }

    // MARK: - Layout

    @Test(
        "is short",
        arguments: [("Graphs/hello.yaml", 150), ("Graphs/shop.yaml", 900), ("Graphs/hospital.yaml", 10_100)])
    func isShort(_ path: String, lines: Int) throws {
        let files = try ExampleGraph(path: path).compiled().swift().filter { $0.name != "Own.swift" }
        let count = files.reduce(0) { $0 + $1.text.count { $0 == "\n" } }
        #expect(count <= lines)
    }

    /// swift-format, with lines of 100 characters, would not change the layout. Its other rules are
    /// not checked.
    /// Before iOS 17, `URL(string:)` reads nothing else.
    @Test func literalsOfURLsAreEscaped() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: App
            root: home
            links: {schemes: [app]}
            screens:
              home: {params: {a: {type: URL, default: "https://a.example/%2Fé|[x]#y#z"}}, url: "/?a={a}"}
            """)
        let code = try graph.swift().map(\.text).joined()
        let literals = Set(code.matches(of: /URL\(string: "([^"]*)"\)/).map { String($0.output.1) })
        #expect(literals == ["https://a.example/%2F%C3%A9%7C%5Bx%5D#y%23z"])
    }

    @Test func hasTheLayoutOfAFormatter() throws {
        let files = try (ExampleGraph.all + [.traps]).flatMap { graph in
            try graph.compiled().swift().filter { $0.name != "Own.swift" }.map { name, text in
                (name: "\(graph.name)/\(name)", text: text.replacing("// swift-format-ignore-file\n", with: ""))
            }
        }
        let configuration = #"{"version": 1, "lineLength": 100, "indentation": {"spaces": 4}}"#
        try SwiftProgram.withFiles(files) { paths, folder in
            let flags = ["--parallel", "--configuration", configuration]
            let result = try SwiftProgram.run("/usr/bin/env", ["swift", "format", "lint"] + flags + paths, in: folder)
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

    @Test func headerAndIndentationAreOptions() throws {
        let options = #"{indent: 2, header: "Copyright Shop Inc.\nAll rights reserved."}"#
        let files = try ExampleGraph.shop.compiled(options).swift()
        for file in files where file.name != "Own.swift" {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.starts(with: ["// Copyright Shop Inc.", "// All rights reserved."]), "\(file.name)")
            #expect(lines.allSatisfy { $0.prefix { $0 == " " }.count % 2 == 0 }, "\(file.name)")
        }
        #expect(files.contains { $0.text.contains("\n  case home\n") })
        #expect(try CompilerSettings().output(files) == "")
    }

    // MARK: - Types of the app

    @Test func modulesOfTypesAreImported() throws {
        let graph = """
            navgen: 1
            root: home
            types:
              Items: {swift: "[CartKit.Item]"}
              Prices: {swift: "[String: Shop.Money?]"}
              Pairs: {swift: "Pairing.Pair<Left.Value, Right.Value.Kind>"}
              Here: {swift: "[Local]"}
            screens:
              home: {to: [other]}
              other: {params: {a: Items, b: Prices, c: Pairs, d: Here}}
            """
        let file = try #require(try CompiledGraph(graph).swift().first { $0.name.hasSuffix("Routes.swift") })
        let lines = file.text.split(separator: "\n").filter { $0.hasPrefix("import ") }
        #expect(lines == ["CartKit", "Left", "NavgenRuntime", "Pairing", "Right", "Shop"].map { "import " + $0 })
    }

    /// The error for a type of the app that lacks a conformance quotes the graph.
    @Test func errorsForTypesOfTheAppQuoteTheGraph() throws {
        let shop = try ExampleGraph.shop.compiled()
        let output = try CompilerSettings().output(
            try shop.swift().filter { $0.name != "Own.swift" } + [("Own.swift", "class Cart {}")])
        #expect(output.contains("has to be Hashable and Sendable"))
        #expect(output.contains(#"OwnTypes.isInMemory(Cart.self, "shop.yaml: Cart: {swift: Cart, transient: true}")"#))
    }

    /// The error for a default that is not a member of its type quotes the graph.
    @Test func errorsForDefaultsOfTypesOfTheAppQuoteTheGraph() throws {
        let graph = """
            navgen: 1
            root: home
            types: {Sort: {swift: Sort}}
            screens:
              home: {params: {sort: {type: Sort, default: .recent}}}
            """
        let output = try CompilerSettings().output(
            try CompiledGraph(graph).swift().filter { $0.name != "Own.swift" } + [
                ("Own.swift", "enum Sort: String, Codable { case older }")
            ])
        #expect(output.contains("type 'Sort' has no member 'recent'"))
        #expect(
            output.contains(
                #"Sort.recent, of: Sort.self, "graph.yaml: sort: {type: Sort, default: .recent}")"#))
    }

    /// So do the errors for a case that the app's enum lacks, and for raw values of another type.
    @Test func errorsForRawValuesOfTypesOfTheAppQuoteTheGraph() throws {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app]}
            types:
              Topic: {cases: [pricing, {lost: lost-property}], swift: Topic}
              RideID: {base: Int, swift: RideID}
            screens:
              home: {params: {topic: Topic?, ride: RideID?}, url: "/?t={topic}&r={ride}"}
            """
        func output(_ own: String) throws -> String {
            try CompilerSettings().output(
                try CompiledGraph(graph).swift().filter { $0.name != "Own.swift" } + [("Own.swift", own)])
        }
        let sound = "struct RideID: RawRepresentable, Hashable, Codable { let rawValue: Int }"
        let lacking = try output("enum Topic: String, Codable { case pricing, other }; \(sound)")
        #expect(lacking.contains("type 'Topic' has no member 'lost'"))
        #expect(lacking.matches(of: /error:/).count == 2, "in the line and in the picture of it: \(lacking)")
        #expect(
            lacking.contains(#""graph.yaml: Topic: {cases: [{lost: lost-property}], swift: Topic}")"#))
        let others = [
            "struct RideID: RawRepresentable, Hashable, Codable { let rawValue: Int64 }",
            "struct RideID: Hashable, Codable { let rawValue: Int }",
        ]
        for other in others {
            let wrong = try output("enum Topic: String, Codable { case pricing, lost = \"lost-property\" }; \(other)")
            #expect(wrong.contains("with raw values of the graph's type: its `base`, or String for `cases`"))
            #expect(
                wrong.contains(
                    #"OwnTypes.isRaw(RideID.self, Int.self, "graph.yaml: RideID: {base: Int, swift: RideID}")"#))
        }
    }
}

extension CompiledGraph {
    fileprivate var model: SwiftModel { SwiftModel(links, sourceName: "graph.yaml") }
}
