import NavDriver
import NavEmit
import NavGraph
import TestSupport
import Testing

/// What callers of the generated Swift can name, as data.
@Suite struct SwiftInterfaceTests {
    private static let graphs: [ExampleGraph] = [
        .traps, ExampleGraph(path: "Graphs/patterns/split-three-columns.yaml"),
    ]

    /// The compiler's own list of what is public.
    private func check(_ compiled: CompiledGraph, _ name: String) throws {
        let known = try PublicSymbols(of: try compiled.swift()).declarations
        var named: [String: Set<String>] = [:]
        for declaration in compiled.interface.declarations {
            let container = declaration.container.isEmpty ? "" : declaration.container + "."
            named[Self.bare(container + declaration.name), default: []].insert(Self.text(of: declaration))
        }
        for path in named.keys.sorted() where known[path] == nil {
            Issue.record("\(name): no compiler knows `\(path)`: \(named[path] ?? [])")
        }
        for (path, texts) in known.sorted(by: { $0.key < $1.key }) {
            let written = Set(texts.map { Self.plain($0, in: path) })
            #expect(named[path] == written, "\(name): `\(path)`")
        }
    }

    private static func bare(_ path: String) -> String { path.replacing("`", with: "") }

    /// As the compiler writes it: of a type only its name, of what a protocol asks for the associated type.
    private static func text(of declaration: SwiftInterface.Declaration) -> String {
        var declaration = declaration
        if declaration.kind == .type || declaration.kind == .associatedType { declaration.conformances = [] }
        return plain(declaration.signature, in: declaration.container + "." + declaration.word)
    }

    /// Without attributes, modifiers, accessors and spaces.
    private static func plain(_ text: String, in path: String) -> String {
        let type = path.split(separator: ".").dropLast().last ?? ""
        let words = /@\w+\s|\b(nonisolated|final|indirect|mutating|throws|convenience|rethrows)\s?|\s\{\sget.*\}/
        var text = text.replacing("\n", with: "").replacing("`", with: "").replacing(words, with: "")
        text = text.replacing(/^(static )?let\s/) { ($0.output.1 ?? "") + "var " }
        text = text.replacing(/(->|:)\s*(some .*|\w+Body|\w+Destinations|Step)$/) { $0.output.1 + "some" }
        // What is generic is seen from its parameters.
        text = text.replacing(/\swhere\s.*/, with: "").replacing(/<[\w, :&]*>(?=$|\()/, with: "")
        text = text.replacing(/_?\s?:\s/, with: ":").replacing("(:", with: "(").replacing(", :", with: ", ")
        if text.hasPrefix("associatedtype") || text.hasPrefix("protocol") { text = String(text.prefix { $0 != ":" }) }
        return text.replacing(/\bSelf\b/, with: String(type)).replacing(" ", with: "")
    }

    @Test("names what the compiler says is public", arguments: graphs)
    func namesAll(_ graph: ExampleGraph) throws {
        try check(try graph.compiled("{access: public}"), graph.name)
    }

    @Test func namesAllOfGraphsThatNobodyWouldWrite() throws {
        let texts = (1...UInt64(20)).lazy.map { seed in
            var random = RandomGraph(seed: seed)
            return random.text().replacing(/access: \w+/, with: "access: public")
        }
        let accepted = texts.filter { !compileText(["graph.yaml": $0]).hasErrors }.prefix(1)
        #expect(accepted.count == 1)
        for text in accepted { try check(try CompiledGraph(text), text) }
    }

    /// How it is seen by others has no part in what it is.
    @Test func isTheSameAtEveryAccessLevel() throws {
        let levels = ["internal", "package", "public"]
        let interfaces = try levels.map { try ExampleGraph.shop.compiled("{access: \($0)}").interface }
        #expect(interfaces.allSatisfy { $0.declarations == interfaces[0].declarations })
        #expect(interfaces.map(\.access.rawValue) == levels)
    }

    @Test func hasOnlyThePartsThatAreWritten() throws {
        let routes = try ExampleGraph.shop.compiled("{parts: [routes]}").interface.declarations
        #expect(routes.contains { $0.container == "ShopRoute" && $0.name == "product(productId:ref:)" })
        #expect(!routes.contains { $0.container == "ShopLink" || $0.name == "ShopState" })
        let all = try ExampleGraph.shop.compiled().interface.declarations
        #expect(Set(routes).isSubset(of: all))
    }

    @Test func saysOfEachDeclarationWhoseItIs() throws {
        let compiled = try ExampleGraph.shop.compiled()
        let graph = compiled.analysed.graph
        func node(_ container: String, _ name: String) -> String? {
            let declaration = compiled.interface.declarations.first { $0.container == container && $0.name == name }
            return declaration?.node.map { graph[$0].name }
        }
        #expect(node("ShopRoute", "reviews(productId:sort:section:)") == "reviews")
        #expect(node("ProductExits", "reviews(section:)") == "reviews")
        #expect(node("ProductExits", "preview(productId:)") == "product")
        #expect(node("", "CancelOrderAction") == "cancelOrder")
        #expect(node("OnboardingStep", "preferences") == "onboarding.preferences")
        #expect(node("ShopHandlers", "onboardingFinished(_:cancelled:)") == "onboarding")
        #expect(node("ShopDestinations", "onboardingWelcome(flow:)") == "onboarding.welcome")
        #expect(node("ShopTab", "orders") == "orders")
        #expect(node("ShopState", "push(_:on:)") == nil)
        #expect(compiled.interface.declarations.contains { $0.container == "ShopState" && $0.name == "push(_:on:)" })
        let product = compiled.interface.declarations.first { $0.container == "ShopRoute" && $0.word == "product" }
        #expect(product?.signature == "case product(productId: Int, ref: String? = nil)")
        #expect(product?.defaults == ["ref"])
    }
}

extension CompiledGraph {
    var interface: SwiftInterface { SwiftInterface(analysed, links, options: EmitOptions(sourceName: "graph.yaml")) }
}
