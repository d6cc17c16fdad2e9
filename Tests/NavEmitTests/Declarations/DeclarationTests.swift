import Foundation
import NavDriver
import NavGraph
import TestSupport
import Testing

@testable import NavEmit
@testable import NavgenRuntime

/// The Swift that declares a graph for `NavgenRuntime`.
@Suite struct DeclarationTests {
    /// The graphs of the project: examples, patterns, and those of other tests.
    private static let graphs: [ExampleGraph] = {
        let folder = "Tests/NavEmitTests/Graphs"
        let names = try? FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
        let others = (names ?? []).filter { $0.hasSuffix(".yaml") && $0 != "traps-section.yaml" }.sorted()
        return ExampleGraph.all + others.map { ExampleGraph(path: "\(folder)/\($0)") }
            + [ExampleGraph(path: "Examples/Modules/Graph/library.yaml")]
    }()

    // MARK: - The table

    @Test("has a table that the runtime reads", arguments: graphs)
    func tableIsRead(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        let model = DeclarationModel(compiled.model)
        for module in [nil] + model.swift.modules.map({ $0 }) {
            let lines = GraphTableText(model, module: module).lines
            let parser = GraphTableParser(TableText(keeping: lines.joined(separator: "\n")))
            let nodes = model.order.nodes(inModule: module).map { compiled.analysed.graph[$0] }
            #expect(parser.nodes.map(\.id) == nodes.map(\.name))
            #expect(parser.nodes.map(\.kind.rawValue) == nodes.map(\.kind.rawValue))
            #expect(parser.nodes.map(\.parameters) == nodes.map { $0.parameters.map(\.name.value) })
            // It is part of a literal, whatever the graph says.
            let marks = lines.joined().utf8.filter { $0 < 0x20 || $0 > 0x7E || $0 == 0x22 || $0 == 0x5C }
            #expect(marks.isEmpty, "\(lines)")
        }
    }

    /// Nodes are named where other code would count them.
    @Test("says no numbers of nodes", arguments: graphs)
    func namesNodes(_ graph: ExampleGraph) throws {
        for file in try graph.compiled().swift() {
            let numbered = file.text.matches(of: #/NodeValue\([0-9]|\(index: [0-9]|case [0-9]+: self = /#)
            #expect(numbered.isEmpty, "\(file.name)")
        }
    }

    // MARK: - Changes

    /// What another screen removes says the same with the screen's name afterwards; whatever else it changes, it adds.
    @Test("another screen changes only lines that name it", arguments: ["Graphs/shop.yaml"])
    func changesWhatNamesIt(_ path: String) throws {
        let text = try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
        let changed = text.replacing(
            #/( +)home:( |\n +title: .*\n +)(\{.*?)?to: \[/#, maxReplacements: 1
        ) { match in
            let (_, indent, middle, rest) = match.output
            return "\(indent)wishlist: {params: {who: Int}, title: Wishes, to: [home]}\n"
                + "\(indent)home:\(middle)\(rest ?? "")to: [wishlist, "
        }
        try #require(changed != text)
        let former = try CompiledGraph(text).swift()
        for (file, old) in zip(try CompiledGraph(changed).swift(), former) {
            let new = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let difference = new.difference(from: old.text.split(separator: "\n", omittingEmptySubsequences: false))
            let naming = difference.insertions.compactMap { change -> Substring? in
                guard case .insert(_, let line, _) = change, line.lowercased().contains("wishlist") else { return nil }
                return line
            }
            for case .remove(_, let line, _) in difference.removals {
                let start = line.prefix { $0 != "," && $0 != "=" }
                #expect(naming.contains { $0.hasPrefix(start) }, "\(file.name): \(line)")
            }
        }
    }

    // MARK: - What it looks like

    @Test(
        "is short", arguments: [("Graphs/hello.yaml", 150), ("Graphs/shop.yaml", 900), ("Graphs/hospital.yaml", 9_600)])
    func isShort(_ path: String, lines: Int) throws {
        let files = try ExampleGraph(path: path).compiled().swift().filter { $0.name != "Own.swift" }
        let count = files.reduce(0) { $0 + $1.text.count { $0 == "\n" } }
        #expect(count <= lines)
    }

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
                "AddLines", "RemoveLine", "Indentation", "Spacing", "SpacingError", "TrailingComma",
                "TrailingWhitespace", "EndOfLineComment",
            ]
            let findings = result.output.split(separator: "\n").filter { line in
                kinds.contains { line.contains("[\($0)]") }
            }
            #expect(findings.isEmpty, "\(findings.prefix(20).joined(separator: "\n"))")
        }
    }

    // MARK: - What a compiler says

    @Test(
        "compiles without a warning", arguments: [ExampleGraph.traps, .typed, .shop, .hospital], ["internal", "public"])
    func compiles(_ graph: ExampleGraph, access: String) throws {
        let compiled = try graph.compiled("{access: \(access)}")
        #expect(try Self.output(compiled.swift()) == "")
    }

    @Test func whateverIsAcceptedCompiles() throws {
        var compiled = 0
        for seed in 1...UInt64(12) {
            var random = RandomGraph(seed: seed)
            let text = random.text()
            guard !compileText(["graph.yaml": text]).hasErrors else { continue }
            compiled += 1
            let graph = try CompiledGraph(text)
            #expect(try Self.output(graph.swift()) == "", "\(seed)\n\(text)")
        }
        #expect(compiled >= 6, "too many of the graphs are refused")
    }

    /// What is missing of the app's views is one error, which names the node.
    @Test func aMissingViewIsOneError() throws {
        let shop = try ExampleGraph.shop.compiled()
        let screens = """
            import SwiftUI

            struct Screens: ShopDestinations {
                func home(exits: HomeExits) -> some View { EmptyView() }
                func product(productId: Int, ref: String?, exits: ProductExits) -> some View { EmptyView() }
                func reviews(productId: Int, sort: Sort, section: String?, exits: ReviewsExits) -> some View { EmptyView() }
                func orderHistory(exits: OrderHistoryExits) -> some View { EmptyView() }
                func orderDetail(orderId: OrderID, exits: OrderDetailExits) -> some View { EmptyView() }
                func profile(exits: ProfileExits) -> some View { EmptyView() }
                func settings(exits: SettingsExits) -> some View { EmptyView() }
                func search(query: String?, exits: SearchExits) -> some View { EmptyView() }
                func checkout(cart: Cart, exits: CheckoutExits) -> some View { EmptyView() }
                func signIn(exits: SignInExits) -> some View { EmptyView() }
                func photo(productId: Int, index: Int, exits: PhotoExits) -> some View { EmptyView() }
                func shareMenu(productId: Int, exits: ShareMenuExits) -> some View { EmptyView() }
                func onboardingWelcome(flow: OnboardingRun) -> some View { EmptyView() }
                func onboardingProfileSetup(flow: OnboardingRun) -> some View { EmptyView() }
                func onboardingPreferences(flow: OnboardingRun) -> some View { EmptyView() }
            }
            """
        let files = try shop.swift()
        #expect(try Self.output(files + [("Screens.swift", screens)]) == "")
        for node in ["Home", "Reviews", "SignIn", "OnboardingProfileSetup"] {
            let function = "func " + node.prefix(1).lowercased() + node.dropFirst() + "("
            let lines = screens.split(separator: "\n").filter { !$0.contains(function) }.joined(separator: "\n")
            let output = try Self.output(files + [("Screens.swift", lines)])
            let errors = output.matches(of: #/(?m)^[^ \n].*error: (.*)$/#).map { String($0.output.1) }
            #expect(errors == ["type 'Screens' does not conform to protocol '\(node)Destination'"])
        }
    }

    /// A type of the app's own that lacks something is reported with the graph's line.
    @Test func aTypeThatLacksSomethingIsReportedWithTheGraphsLine() throws {
        let shop = try ExampleGraph.shop.compiled()
        let output = try Self.output(
            try shop.swift().filter { $0.name != "Own.swift" } + [("Own.swift", "class Cart {}")])
        #expect(output.contains("has to be Hashable and Sendable"))
        #expect(output.contains(#"OwnTypes.isInMemory(Cart.self, "shop.yaml: Cart: {swift: Cart, transient: true}")"#))
    }

    private static func output(_ files: [(name: String, text: String)]) throws -> String {
        let flags = try RuntimeModule.of(.sdk26).flags + SwiftUIDeclarations.of(.sdk26).flags
        return try SwiftProgram.withFiles(files) { paths, folder in
            let arguments = ["-typecheck", "-wmo", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
            return try SwiftProgram.run("/usr/bin/env", ["swiftc"] + arguments + flags + paths, in: folder).output
        }
    }
}

extension CompiledGraph {
    fileprivate var model: SwiftModel { SwiftModel(analysed, links, EmitOptions(sourceName: "graph.yaml")) }
}
