import NavGraph
import NavSwiftWriter
import TestSupport
import Testing

/// The app code that `navgen stubs` prints.
@Suite struct StubsTests {
    private static func stubs(_ graph: CompiledGraph, beside files: [String] = []) -> String? {
        let written = ExistingCode(files.map { Array($0.utf8) })
        return AppStubs(graph.links, sourceName: "graph.yaml", beside: written).text
    }

    private static let graphs: [ExampleGraph] = [
        .shop, .hospital, .traps, .typed, ExampleGraph(path: "Graphs/hello.yaml"),
        ExampleGraph(path: "Graphs/patterns/actions.yaml"), ExampleGraph(path: "Graphs/patterns/sections.yaml"),
        ExampleGraph(path: "Graphs/patterns/split-three-columns.yaml"),
        ExampleGraph(path: "Tests/NavSwiftWriterTests/Graphs/office.yaml"),
    ]

    @Test("compile with generated code without warnings", arguments: graphs)
    func compile(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        let stubs = try #require(Self.stubs(compiled))
        let files = try compiled.swift().filter { $0.name != "Own.swift" } + [("Stubs.swift", stubs)]
        let (sdk, runtime) = try (SwiftUIDeclarations.of(.sdk26), RuntimeModule.of(.sdk26))
        let result = try SwiftProgram.withFiles(files) { paths, _ in
            let flags = ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
            return try SwiftProgram.run("/usr/bin/env", ["swiftc"] + flags + sdk.flags + runtime.flags + paths)
        }
        #expect(result.output == "", "\(graph): \(stubs)")
    }

    @Test("are formatted like swift-format does", arguments: graphs)
    func isFormatted(_ graph: ExampleGraph) throws {
        let stubs = try #require(Self.stubs(graph.compiled()))
        let result = try SwiftProgram.withFiles([("Stubs.swift", stubs)]) { paths, _ in
            try SwiftProgram.run(
                "/usr/bin/env",
                ["swift", "format", "format", "--configuration", "{\"indentation\":{\"spaces\":4}}"] + paths)
        }
        #expect(result.output == stubs)
    }

    @Test func haveTheSamplesOfTheGraph() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: App
            root: home
            types:
              ID: {base: Int, sample: 7}
              Code: {base: String, pattern: "[A-Z]+", sample: ABC}
              Sort: {cases: [top, low], sample: low}
              Cart: {swift: Cart, sample: .preview}
            screens:
              home: {to: [item, ask]}
              item:
                params:
                  id: ID
                  code: Code
                  sort: Sort
                  cart: Cart
                  count: {type: Int, sample: 42}
                  day: {type: Date, sample: 2024-02-29}
            sheets:
              ask: {returns: Sort}
            """)
        let stubs = try #require(Self.stubs(graph))
        let values =
            "id: ID(7), code: Code(\"ABC\")!, sort: .low, cart: .preview, count: 42, day: Date(timeIntervalSince1970: 1709164800)"
        #expect(stubs.replacing(/\s+/, with: " ").contains("exits.to.item( \(values))"), "\(stubs)")
        #expect(stubs.contains("exits.finish(.low)"))
        #expect(stubs.contains("static let preview = Cart()"))
    }

    // MARK: - Missing declarations

    @Test("are empty for an app that has all declarations", arguments: graphs)
    func nothingIsMissing(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        let stubs = try #require(Self.stubs(compiled))
        #expect(Self.stubs(compiled, beside: [stubs]) == nil)
    }

    private static let shop = """
        navgen: 1
        name: Shop
        root: home
        conditions: {signedIn: {}, member: {}}
        screens:
          home: {to: [product]}
          product: {params: {id: Int, ref: String?}, requires: [signedIn, member]}
        """

    /// An app with other type names, in several files, with various other Swift code.
    private static let app = [
        ###"""
        import SwiftUI

        /* struct Screens: ShopDestinations { /* func product(id:ref:exits:) */ } */
        struct Wrong { func product(id: Int, ref: String?, exits: ProductExits) -> some View { Text("\(id) { \("}")") } }
        let text = "struct Handlers { \(Wrong()) func home(exits:)"
        let long = #"""
            " func home(exits: HomeExits) \#(1)
            """#
        @MainActor struct Views<Model: AnyObject>: @MainActor ShopDestinations, Sendable where Model: Sendable {
            let model: Model
            func home(exits: HomeExits) -> some View { if model === model { Text("Home") } }
        }
        """###,
        """
        @MainActor final class Knowledge: Base, ShopFacts { var signedIn: Bool? { true } }
        @main enum Main {}
        """,
    ]

    @Test func onlyMissingDeclarationsArePrinted() throws {
        let stubs = try #require(Self.stubs(CompiledGraph(Self.shop), beside: Self.app))
        let code = stubs.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(6).joined(separator: "\n")
        #expect(
            code == """

                extension Views {
                    func product(id: Int, ref: String?, exits: ProductExits) -> some View {
                        List {
                            Text(verbatim: "id: \\(String(describing: id))")
                            Text(verbatim: "ref: \\(String(describing: ref))")
                        }
                    }
                }

                extension Knowledge {
                    var member: Bool? = false
                }

                """)
    }

    /// After a parameter was added, the old function no longer satisfies the requirement.
    @Test func functionsWithOtherLabelsAreMissing() throws {
        let former = "extension Views { func product(id: Int, exits: ProductExits) -> some View { Text(\"\") } }"
        let stubs = try #require(Self.stubs(CompiledGraph(Self.shop), beside: Self.app + [former]))
        #expect(stubs.contains("func product(id: Int, ref: String?, exits: ProductExits)"))
        let present = "extension Views { func product(id number: Int, ref _: String?, exits: ProductExits) {} }"
        let rest = try #require(Self.stubs(CompiledGraph(Self.shop), beside: Self.app + [present]))
        #expect(!rest.contains("func product"))
    }

    /// Reading random bytes does not crash.
    @Test func anyFileCanBeRead() throws {
        let graph = try CompiledGraph(Self.shop)
        let whole = Array(Self.app.joined().utf8)
        var random = RandomSource(7)
        for round in 0..<2000 {
            var bytes = whole
            for _ in 0...random.below(6) { bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next()) }
            bytes.removeLast(random.below(bytes.count))
            let written = ExistingCode([round % 50 == 0 ? bytes : Array(bytes.prefix(400))])
            _ = AppStubs(graph.links, sourceName: "graph.yaml", beside: written).text
        }
        let nested = Array(String(repeating: "\"\\(", count: 100_000).utf8)
        #expect(
            Self.stubs(graph)
                == AppStubs(graph.links, sourceName: "graph.yaml", beside: ExistingCode([nested])).text)
    }

    /// If the runtime's sources are part of the app, there is no module to import.
    @Test func theRuntimeIsImportedUnlessEmbedded() throws {
        let stubs = try #require(Self.stubs(CompiledGraph(Self.shop)))
        #expect(stubs.contains("import NavgenRuntime\n"))
        let embedded = try #require(
            Self.stubs(CompiledGraph(Self.shop + "\noutputs: {swift: {runtime: embedded}}\n")))
        #expect(!embedded.contains("NavgenRuntime"))
    }

    @Test func stubsRequireViews() throws {
        let graph = try CompiledGraph(Self.shop + "\noutputs: {swift: {parts: [routes]}}\n")
        let problem = AppStubs(graph.links, sourceName: "graph.yaml").problem
        #expect(problem?.help.contains("parts") == true)
    }
}
