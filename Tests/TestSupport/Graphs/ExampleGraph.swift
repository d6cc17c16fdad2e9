import Foundation
package import NavCompiler
package import NavGraph
package import NavLinks
import NavSwiftWriter
import NavSyntax
import Testing

/// A graph file of the repository, whose Swift tests compile.
package struct ExampleGraph: CustomTestStringConvertible, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    package var testDescription: String { path }
    /// The file name without extension.
    package var name: String { String(path.split(separator: "/").last?.dropLast(".yaml".count) ?? "") }

    package static let all: [ExampleGraph] = ["Graphs", "Graphs/patterns"].flatMap { folder in
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: repository.appendingPathComponent(folder).path)
        return (names ?? []).filter { $0.hasSuffix(".yaml") }.sorted().map { ExampleGraph(path: folder + "/" + $0) }
    }

    package static let traps = ExampleGraph(path: "Tests/NavSwiftWriterTests/Graphs/traps.yaml")
    package static let typed = ExampleGraph(path: "Tests/NavSwiftWriterTests/Graphs/typed.yaml")
    package static let shop = ExampleGraph(path: "Graphs/shop.yaml")
    package static let hospital = ExampleGraph(path: "Graphs/hospital.yaml")

    /// All graph files in the folder of a file and in folders inside it, by path.
    private static func sources(beside path: String) throws -> [String: [UInt8]] {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) where name.hasSuffix(".yaml") {
            files[folder + "/" + name] = Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
        }
        return files
    }

    /// The graph, with options for its Swift: `{access: public}`.
    package func compiled(_ options: String? = nil) throws -> CompiledGraph {
        let full = repository.appendingPathComponent(path).path
        var reader = SourceReader.disk
        if let options {
            var files = try Self.sources(beside: full)
            // Replaces the outputs of the graph itself.
            var others = ""
            var isInside = false
            for line in String(decoding: files[full] ?? [], as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            {
                isInside = line.hasPrefix("outputs:") || (isInside && line.hasPrefix(" "))
                if !isInside { others += line + "\n" }
            }
            files[full] = Array("\(others)\noutputs: {swift: \(options)}\n".utf8)
            reader = .memory(files)
        }
        let result = compile(full, reader: reader)
        return CompiledGraph(links: try #require(result.links))
    }
}

/// A compiled graph without errors.
package struct CompiledGraph {
    package let links: LinkAnalysis
    package var analyzed: AnalyzedGraph { links.analyzed }

    package init(links: LinkAnalysis) { self.links = links }

    package init(_ text: String) throws { try self.init(files: ["graph.yaml": text]) }

    /// Compiles files, given by name.
    package init(files: KeyValuePairs<String, String>) throws { try self.init(compileText(files)) }

    /// Takes the result of a compilation, which must have no errors.
    package init(_ result: Compilation) throws {
        // Computed outside of the expectation, which would otherwise print the whole result.
        let isSound = !result.hasErrors
        try #require(isSound, "\(result.diagnostics.map { "\($0.rule): \($0.message)" })")
        self.init(links: try #require(result.links))
    }

    package var prefix: String { analyzed.graph.name.value }

    /// The generated files, and a file with the types of the app that they use.
    package func swift() throws -> [(name: String, text: String)] {
        let files = SwiftOutput.files(links, SwiftOptions(sourceName: "graph.yaml"))
        return files.map { ($0.path, $0.contents) } + [("Own.swift", ownTypes)]
    }

    private var ownTypes: String {
        let usesFoundation = analyzed.graph.types.contains { type in
            guard type.appType != nil, case .constrained(let base, _) = type.definition else { return false }
            return [.decimal, .uuid, .date, .url].contains(base)
        }
        let types = analyzed.graph.types.enumerated().compactMap { index, type -> String? in
            guard let name = type.appType, !name.value.contains(".") else { return nil }
            let head = "nonisolated public"
            switch type.definition {
            case .constrained(let base, _):
                return
                    "\(head) struct \(name.value): RawRepresentable, Hashable, Codable, Sendable { public var rawValue: \(base.rawValue); public init?(rawValue: \(base.rawValue)) { self.rawValue = rawValue } }"
            case .enumeration(let cases):
                let list = cases.map { "case `\($0.name.value)` = #\"\($0.raw.value)\"#" }.joined(separator: "; ")
                return "\(head) enum \(name.value): String, Codable, Sendable { \(list) }"
            case .opaque: break
            }
            let members = defaults(ofType: TypeID(index)).map { "public static let \($0.dropFirst()) = Self(id: 1); " }
            // Transient types need not be `Codable`.
            let codable = type.isTransient ? "" : "Codable, "
            return
                "\(head) struct \(name.value): Hashable, \(codable)Sendable { \(members.joined())public var id = 0; public init(id: Int = 0) { self.id = id } }"
        }
        return ((usesFoundation ? ["public import Foundation"] : []) + types).joined(separator: "\n")
    }

    /// The members of a type of the app that are defaults of parameters.
    private func defaults(ofType type: TypeID) -> [String] {
        let parameters = analyzed.graph.nodes.flatMap { node -> [NavGraph.Parameter] in
            if case .flow(let flow) = node.detail { flow.data } else { node.parameters }
        }
        let members = parameters.compactMap { parameter -> String? in
            guard parameter.type.base == .declared(type), case .scalar(let text, _)? = parameter.defaultValue?.value
            else { return nil }
            return text
        }
        return Set(members).sorted()
    }
}
