import NavCompiler
import NavGraph
import TestSupport
import Testing

@testable import NavSwiftWriter

/// Tests the list of declarations in generated Swift that callers can name.
@Suite struct SwiftInterfaceTests {
    private static let graphs: [ExampleGraph] = [
        .traps, ExampleGraph(path: "Graphs/patterns/split-three-columns.yaml"),
    ]

    /// Compares the declarations with the compiler's own list of public symbols.
    private func check(_ compiled: CompiledGraph, _ name: String) throws {
        let symbols = try PublicSymbols(of: try compiled.swift())
        let declarations = compiled.interface.declarations
        var named: [String: Set<String>] = [:]
        for declaration in declarations {
            let container = declaration.container.isEmpty ? "" : declaration.container + "."
            named[Self.bare(container + declaration.name), default: []].insert(Self.text(of: declaration))
        }
        let protocols = Set(declarations.filter { $0.introducer == "protocol" }.map(\.word))
        // Members of the runtime's views are tested by compiling callers.
        let views = declarations.filter { !$0.generics.isEmpty }.map { $0.word + "." }
        for path in named.keys.sorted() where symbols.declarations[path] == nil && !symbols.inherited.contains(path) {
            let isInherited = protocols.contains { path.hasPrefix($0 + ".") } || views.contains { path.hasPrefix($0) }
            if !isInherited { Issue.record("\(name): the compiler does not know `\(path)`: \(named[path] ?? [])") }
        }
        let witnesses = try Self.witnesses()
        for (path, texts) in symbols.declarations.sorted(by: { $0.key < $1.key }) {
            let written = Set(texts.map { Self.plain($0, in: path) })
            if named[path] == written { continue }
            let parts = path.split(separator: ".", maxSplits: 1)
            if let member = parts.last, protocols.contains(String(parts[0])), parts.count == 2 {
                // Members of protocols are listed as members of the conforming types.
                let having = named.filter { $0.key.hasSuffix("." + member) && $0.value.isSuperset(of: written) }
                if !having.isEmpty { continue }
            }
            if named[path] == nil, witnesses.contains(String(path.split(separator: ".").last ?? "")) { continue }
            #expect(named[path] == written, "\(name): `\(path)`")
        }
    }

    /// The names of the runtime's requirements, which the generated types of all graphs implement.
    private static func witnesses() throws -> Set<String> {
        let required = try PublicSymbols.runtime.get().required.map { String($0.split(separator: ".").last ?? "") }
        return Set(required + ["init(from:)", "encode(to:)"])
    }

    private static func bare(_ path: String) -> String { path.replacing("`", with: "") }

    /// A declaration as the compiler writes it: a type without its conformances, an associated type
    /// without its constraint.
    private static func text(of declaration: SwiftInterface.Declaration) -> String {
        var declaration = declaration
        if declaration.kind == .type || declaration.kind == .associatedType { declaration.conformances = [] }
        declaration.generics = ""
        declaration.parameters = declaration.parameters?.map { .init($0.label, $0.type, or: $0.defaultValue) }
        return plain(declaration.signature, in: declaration.container + "." + declaration.word)
    }

    /// A declaration without attributes, modifiers, accessors and spaces.
    private static func plain(_ text: String, in path: String) -> String {
        let type = path.split(separator: ".").dropLast().last ?? ""
        let words = /@\w+\s|\b(nonisolated|final|indirect|mutating|throws|convenience|rethrows)\s?|\s\{\sget.*\}/
        var text = text.replacing("\n", with: "").replacing("`", with: "").replacing(words, with: "")
        text = text.replacing(/^(static )?let\s/) { ($0.output.1 ?? "") + "var " }
        text = text.replacing(/(->|:)\s*(some .*|\w+Body|\w+Destinations|Step)$/) { $0.output.1 + "some" }
        // Generic clauses are removed, because the parameters show them.
        text = text.replacing(/\swhere\s.*/, with: "").replacing(/^(typealias \w+)<[^=]*>/) { $0.output.1 }
        if !text.hasPrefix("typealias") { text = text.replacing(/<[\w, :&]*>(?=$|\()/, with: "") }
        text = text.replacing(/_?\s?:\s/, with: ":").replacing("(:", with: "(").replacing(", :", with: ", ")
        if text.hasPrefix("associatedtype") || text.hasPrefix("protocol") { text = String(text.prefix { $0 != ":" }) }
        return text.replacing(/\bSelf\b/, with: String(type)).replacing(" ", with: "")
    }

    // MARK: - The runtime

    /// The table of the members that protocols of the runtime give to types is correct.
    @Test(arguments: RuntimeMembers.ofProtocols.keys.sorted())
    func runtimeMembersAreListed(_ name: String) throws {
        let symbols = try PublicSymbols.runtime.get()
        let members = symbols.declarations.filter { $0.key.hasPrefix(name + ".") }
        try #require(symbols.declarations[name] != nil)
        var listed: Set<String> = []
        for declaration in RuntimeMembers.ofProtocols[name] ?? [] {
            let path = name + "." + declaration.name
            listed.insert(path)
            let texts = (members[path] ?? []).map {
                Self.plain($0.replacing("Self.", with: ""), in: "").replacing("ExitHandler<Exit>", with: "Handler")
            }
            let text = Self.text(of: declaration)
            #expect(texts.contains(text), "\(texts) \(text)")
        }
        guard name != "NodeExiting" else { return }
        let given = members.keys.filter { !symbols.required.contains($0) }
        let coding = ["init(from:)", "encode(to:)"].map { name + "." + $0 }
        #expect(Set(given).subtracting(coding).isSubset(of: listed))
    }

    /// Types of the same kind have the same conformances; all differences are in their members.
    @Test("types of the same kind have the same conformances", arguments: ExampleGraph.all + [.traps, .typed])
    func conformancesAreTheSame(_ graph: ExampleGraph) throws {
        var kinds: [String: Set<[String]>] = [:]
        for type in try graph.compiled().interface.declarations where type.kind == .type && type.module == nil {
            let isOfNode = type.identity.node != nil
            guard type.container.isEmpty, isOfNode || type.introducer == "struct" else { continue }
            let kind = isOfNode ? type.identity.word ?? "" : "struct"
            kinds[kind, default: []].insert(type.conformances.filter { $0 != "NavigationConditions" })
        }
        for (kind, conformances) in kinds { #expect(conformances.count == 1, "\(kind) \(conformances)") }
    }

    @Test("lists all public symbols", arguments: graphs)
    func namesAll(_ graph: ExampleGraph) throws {
        try check(try graph.compiled("{access: public}"), graph.name)
    }

    @Test func listsAllOfRandomGraphs() throws {
        let texts = (1...UInt64(20)).lazy.map { seed in
            var random = RandomGraph(seed: seed)
            return random.text().replacing(/access: \w+/, with: "access: public")
        }
        let accepted = texts.filter { !compileText(["graph.yaml": $0]).hasErrors }.prefix(1)
        #expect(accepted.count == 1)
        for text in accepted { try check(try CompiledGraph(text), text) }
    }

    /// The access level does not change the declarations.
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

    @Test func declarationsKnowTheirNodes() throws {
        let compiled = try ExampleGraph.shop.compiled()
        let graph = compiled.analyzed.graph
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
        #expect(node("ShopDestinations", "product(productId:ref:exits:)") == "product")
        #expect(node("ProductExits", "close()") == "product")
        #expect(node("", "ShopState") == nil)
        let state = compiled.interface.declarations.first { $0.word == "ShopState" }
        #expect(state?.signature == "typealias ShopState = NavigationState<ShopGraph>")
        let product = compiled.interface.declarations.first { $0.container == "ShopRoute" && $0.word == "product" }
        #expect(product?.signature == "case product(productId: Int, ref: String? = nil)")
        #expect(product?.defaults == ["ref"])
    }
}

extension CompiledGraph {
    var interface: SwiftInterface { SwiftInterface(links) }
}
