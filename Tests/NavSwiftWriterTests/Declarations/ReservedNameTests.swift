import Foundation
import NavCompiler
import NavGraph
import NavLinks
import NavSyntax
import TestSupport
import Testing

/// Every name in a graph is either refused or compiles.
@Suite struct ReservedNameTests {
    /// The names that are refused in a graph, taken from the messages.
    static func refused(_ files: [String: String], main: String) -> Set<String> {
        let found = compileText(from: main, files).diagnostics.filter { $0.rule == "name-collision" }
        return Set(found.compactMap { $0.message.firstMatch(of: /`(\w+)`/).map { String($0.output.1) } })
    }

    static func refused(_ text: String) -> Set<String> { refused(["graph.yaml": text], main: "graph.yaml") }

    static func refused(types names: [String]) -> Set<String> {
        // In groups of 40, because the number of reported diagnostics is limited.
        Set(
            names.chunked(by: 40).flatMap { names in
                let types = names.map { "  \($0): [a]\n" }.joined()
                return refused("navgen: 1\nname: Own\nroot: home\nscreens: {home: {}}\ntypes:\n" + types)
            })
    }

    // MARK: - The runtime's types

    /// The lines of the runtime's sources with their indentation, without that of `#if`.
    static let lines: [(text: Substring, depth: Int)] = RuntimeModule.sources.flatMap { path in
        var depth = 0
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let code = line.drop { $0 == " " }
            if code.hasPrefix("#endif") { depth -= 1 }
            defer { if code.hasPrefix("#if") { depth += 1 } }
            return (code, line.count - code.count - 4 * depth)
        }
    }

    private static let modifiers = "(?:@\\w+(?:\\([^)]*\\))? |nonisolated |public |final |indirect |package )*"

    /// The types inside of other types, and associated types.
    static let innerTypes: [String] = {
        let pattern =
            #/^(?:@\w+ |nonisolated |public |final |indirect )*(?:struct|enum|typealias|associatedtype) (\w+)/#
        let names = lines.filter { $0.depth > 0 }.compactMap { $0.text.prefixMatch(of: pattern)?.output.1 }
        return Set(names.map(String.init)).sorted()
    }()

    /// If the app's module contains the runtime's sources, no type of the graph can have the name
    /// of one of its types.
    @Test func theRuntimeTypesAreListed() {
        let pattern =
            #/^(?:@\w+(?:\([^)]*\))? |nonisolated |public |final |indirect )*(?:struct|enum|class|protocol|typealias|actor) (\w+)/#
        let names = Self.lines.filter { $0.depth == 0 }.compactMap { $0.text.prefixMatch(of: pattern)?.output.1 }
        var rows = [""]
        for name in Set(names).sorted() {
            if rows[rows.count - 1].count + name.count > 99 { rows.append("") }
            rows[rows.count - 1] += (rows[rows.count - 1].isEmpty ? "" : " ") + name
        }
        expectFile(
            "Sources/NavNames/RuntimeNames.swift",
            holds: """
                /// The types of NavgenRuntime. A test writes this file from the runtime's sources.
                package enum RuntimeNames {
                    package static let all: Set<String> = Set(
                        \"""
                \(rows.map { "        " + $0 }.joined(separator: "\n"))
                        \""".split(whereSeparator: \\.isWhitespace).map(String.init))
                }

                """)
    }

    // MARK: - Types

    /// The code of a file without comments, strings and imports.
    static func code(_ text: String) -> String {
        text.replacing(/"""[\s\S]*?"""/, with: "\"\"").replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
            .replacing(/\/\/.*/, with: "").replacing(/(?m)^ *(?:#|(?:public |package )?import ).*$/, with: "")
    }

    /// The names of types and generic parameters that code declares.
    static func declarations(in code: String) -> Set<String> {
        let types = code.matches(of: /\b(?:struct|enum|class|protocol|typealias|associatedtype) `?(\w+)/)
        let generics = code.matches(of: /(?:struct|class|enum|func|init|typealias|subscript) ?\w*\??<([^()]*?)>[({: ]/)
        return Set(types.map { String($0.output.1) })
            .union(generics.flatMap { $0.output.1.matches(of: /(?:^|, )(\w+)/).map { String($0.output.1) } })
    }

    static func used(in code: String) -> Set<String> {
        Set(code.matches(of: /(?:^|[^\w.`\\])([A-Z]\w*)/).map { String($0.output.1) })
    }

    @Test("the names of all types that generated code uses are refused", arguments: ExampleGraph.all + [.traps])
    func usedTypeNamesAreRefused(_ graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        let code = try compiled.swift().map { Self.code($0.text) }.joined(separator: "\n")
        let own = compiled.links.graph.types.map { String($0.name.value) }
        // Without types of the app with other names, and words in tables.
        let names = Self.used(in: code).subtracting(Self.declarations(in: code)).subtracting(own)
            .subtracting(["Cart", "DocumentScan", "Eigen", "Fluechtig"])
        #expect(names.count > 15)
        #expect(names.subtracting(Self.refused(types: names.sorted())) == [])
    }

    /// The runtime may be compiled in the app's module, so the types that it uses are refused, too.
    @Test func typeNamesOfTheRuntimeAreRefused() throws {
        let code = try RuntimeModule.sources.map { Self.code(try String(contentsOfFile: $0, encoding: .utf8)) }
            .joined(separator: "\n")
        let names = Self.used(in: code).subtracting(Self.declarations(in: code)).filter {
            $0.count > 1 && $0 != $0.uppercased()
        }.subtracting(["AllCases", "Element", "RawValue"])
        #expect(names.count > 60)
        #expect(names.subtracting(Self.refused(types: names.sorted())) == [])
    }

    private static let folders = [
        "Graphs", "Graphs/patterns", "Tests/NavSwiftWriterTests/Graphs", "Examples/Modules/Graph",
    ]

    /// A type of the graph with such a name would be declared twice.
    @Test("the names of all types that generated code declares are refused", arguments: folders)
    func declaredTypeNamesAreRefused(_ path: String) throws {
        let folder = repository.appendingPathComponent(path)
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".yaml") {
            files[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        for (main, text) in files where !main.contains("/") {
            let result = compileText(from: main, files)
            guard let links = result.links, !result.hasErrors else { continue }
            let declaration =
                /(?m)^(?: {4})?(?:@MainActor )?(?:public |package )?(?:nonisolated )?(?:public |package )?(?:enum|struct|class|protocol|typealias) (\w+)/
            let own = Set(links.graph.types.map { String($0.name.value) })
            let swift = try CompiledGraph(links: links).swift().filter { $0.name != "Own.swift" }
            let names = Set(
                swift.flatMap { file in
                    // Types in files for views are indented by their `#if`. Members of types are
                    // ignored.
                    file.text.matches(of: declaration).filter {
                        $0.output.0.hasPrefix(" ") == file.text.contains("#if canImport(SwiftUI)\n")
                    }.map { String($0.output.1) }
                }
            ).subtracting(own)
            #expect(names.count > 10)
            // One collision per node is reported, so this is repeated until all are found.
            var rest = names
            while !rest.isEmpty {
                let types = rest.sorted().map { "  \($0): [a]\n" }.joined()
                var more = files
                more[main] =
                    text.contains("\ntypes:\n")
                    ? text.replacing("\ntypes:\n", with: "\ntypes:\n" + types) : text + "\ntypes:\n" + types
                let refused = Self.refused(more, main: main)
                guard !refused.isDisjoint(with: rest) else { break }
                rest.subtract(refused)
            }
            #expect(rest == [], "\(main)")
        }
    }

    // MARK: - Nested types

    /// Names in SwiftUI and Swift that are common words, which an app may also use for its own
    /// types.
    static let commonNames = [
        "Button", "Category", "Character", "Color", "Content", "Environment", "Event", "Form", "Group", "Image",
        "Item", "Label", "Level", "Link", "List", "Material", "Namespace", "Node", "Order", "Path", "Place", "Route",
        "Screen", "Section", "Selection", "Set", "Source", "State", "Step", "Style", "Tab", "TabSection", "Task",
        "Text", "Visibility",
    ]

    /// With the runtime in another module.
    @Test(
        "types of the app may have common names",
        arguments: [ExampleGraph.shop, ExampleGraph(path: "Tests/NavSwiftWriterTests/Graphs/presenting.yaml")])
    func compilesWithCommonNames(_ graph: ExampleGraph) throws {
        let types = Self.commonNames.map { "struct \($0) {}\n" }.joined()
        #expect(try CompilerSettings().output(graph.compiled().swift() + [("Types.swift", types)]) == "")
    }
}

extension [String] {
    var listed: String { joined(separator: ", ") }

    func chunked(by size: Int) -> [[String]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
