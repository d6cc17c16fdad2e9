import Foundation
import NavDriver
import NavEmit
import NavGraph
import NavSyntax
import TestSupport
import Testing

/// Generated Swift beside types of the app's: what these may be called, and what a graph's own may not.
@Suite struct AppTypeNameTests {
    private static let options = [
        "{deploymentTarget: 18}", "{observation: observableObject, deploymentTarget: 16.4}", "{swiftVersion: \"6.0\"}",
    ]

    /// Names of SwiftUI's and of Swift's that are words, which an app may need for what it is about.
    private static let commonNames = [
        "Button", "Category", "Character", "Color", "Content", "Environment", "Event", "Form", "Group", "Image",
        "Item", "Label", "Level", "Link", "List", "Material", "Namespace", "Node", "Order", "Path", "Place", "Route",
        "Screen", "Section", "Selection", "Set", "Source", "State", "Step", "Style", "Tab", "TabSection", "Task",
        "Text", "Visibility",
    ]

    @Test(
        "compiles beside types of such names",
        arguments: [ExampleGraph.shop, ExampleGraph(path: "Tests/NavEmitTests/Graphs/presenting.yaml")], options)
    func compiles(_ graph: ExampleGraph, _ options: String) throws {
        let types = Self.commonNames.map { "struct \($0) {}\n" }.joined()
        let files = try graph.compiled(options).swift() + [("Types.swift", types)]
        let errors = try Self.errors(in: files)
        #expect(errors == "")
    }

    private static func errors(in files: [(name: String, text: String)]) throws -> String {
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        return try SwiftProgram.withFiles(files) { paths, folder in
            let flags = ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
            let result = try SwiftProgram.run(
                "/usr/bin/env", ["swiftc"] + flags + declarations.flags + paths, in: folder)
            return String(result.output.prefix(3000))
        }
    }

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
        #expect(lines == ["CartKit", "Left", "Pairing", "Right", "Shop"].map { "import " + $0 })
    }

    // MARK: - Types of the graph's

    /// A file without comments, texts and imports.
    private static func code(_ text: String) -> String {
        text.replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
            .replacing(/(?m)^ *(?:#|(?:public |package )?import ).*$/, with: "")
    }

    /// What a graph's Swift declares: types, generic parameters.
    private static func declarations(in code: String) -> Set<String> {
        let types = code.matches(of: /\b(?:struct|enum|class|protocol|typealias|associatedtype) `?(\w+)/)
        let generics = code.matches(of: /(?:struct|class|enum|func|init|typealias) ?\w*\??<([^()]*?)>[({: ]/)
        return Set(types.map { String($0.output.1) })
            .union(generics.flatMap { $0.output.1.matches(of: /(?:^|, )(\w+)/).map { String($0.output.1) } })
    }

    private static func refused(_ names: [String]) -> Set<String> {
        let types = names.map { "  \($0): [a]\n" }.joined()
        let text = "navgen: 1\nname: Own\nroot: home\nscreens: {home: {}}\ntypes:\n" + types
        let findings = compileText(["graph.yaml": text]).diagnostics.filter { $0.rule == "name-collision" }
        return Set(findings.compactMap { $0.message.firstMatch(of: /`(\w+)`/).map { String($0.output.1) } })
    }

    @Test("refuses each name that it uses and does not declare", arguments: ExampleGraph.all + [.traps])
    func refusesWhatItUses(_ graph: ExampleGraph) throws {
        var names: Set<String> = []
        for options in Self.options {
            let compiled = try graph.compiled(options)
            let code = try compiled.swift().map { Self.code($0.text) }.joined(separator: "\n")
            let used = code.matches(of: /(?:^|[^\w.`\\])([A-Z]\w*)/).map { String($0.output.1) }
            let own = compiled.analysed.graph.types.map { String($0.name.value) }
            names.formUnion(Set(used).subtracting(Self.declarations(in: code)).subtracting(own))
        }
        // A type of the app's by another name, and the one that a protocol of Swift's has inside.
        names.subtract(["Cart", "DocumentScan", "Eigen", "Fluechtig", "Element"])
        #expect(names.count > 40)
        #expect(names.subtracting(Self.refused(names.sorted())).isEmpty)
    }

    /// Where generated types have types inside them, those of the graph's can still have such names.
    @Test func typesInsideOthersHideNone() throws {
        let inner = try ExampleGraph.all.flatMap { graph in
            try graph.compiled().swift().filter { !$0.name.hasSuffix("Views.swift") }.flatMap {
                Self.code($0.text).matches(of: /(?m)^ {4,}[^=\n]*\b(?:struct|enum) (\w+)/).map { String($0.output.1) }
            }
        }
        let all = Set(inner).union(Self.commonNames).sorted()
        let refused = Self.refused(all)
        let names = all.filter { !refused.contains($0) }
        #expect(names.count > 20)
        let types = names.enumerated().map { number, name in
            "  \(name): " + (number % 2 == 0 ? "[x, y]\n" : "{base: String, pattern: \"[a-z]+\"}\n")
        }
        let parameters = names.map { "p\($0): \($0), o\($0): \"\($0)?\", l\($0): \"[\($0)]\"" }.listed
        let query = names.map { "p\($0)={p\($0)}&o\($0)={o\($0)}&l\($0)={l\($0)}" }.joined(separator: "&")
        let fixed = names.map { "d\($0): x" }.listed
        let defaults = names.map { "d\($0): \($0), e\($0): {type: \($0), default: x}" }.listed
        let sheets = names.map { "  s\($0): {params: {a: \($0)}, returns: \($0)}\n" }
        let text = """
            navgen: 1
            name: App
            links: {schemes: [app]}
            root: home
            types:
            \(types.joined())
            screens:
              home: {to: [all, wizard, {some: {params: {\(fixed)}}}, \(names.map { "s\($0)" }.listed)]}
              all: {params: {\(parameters)}, url: "/all?\(query)"}
              some: {params: {\(defaults)}, to: [end]}
              end: {url: /end}
            sheets:
            \(sheets.joined())
            flows: {wizard: {steps: [a], data: {\(names.map { "v\($0): \"\($0)?\"" }.listed)}}}
            """
        let errors = try Self.errors(in: CompiledGraph(text).swift())
        #expect(errors == "")
    }
}

extension [String] {
    fileprivate var listed: String { joined(separator: ", ") }
}
