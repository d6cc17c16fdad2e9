import Foundation
import TestSupport
import Testing

/// The public declarations of a module, read from the compiler's symbol graph.
struct PublicSymbols {
    /// The declarations by path: `ProductExits.reviews(section:)`.
    private(set) var declarations: [String: Set<String>] = [:]
    /// The paths of members that types get from protocols.
    private(set) var inherited: Set<String> = []
    /// The paths of requirements of protocols.
    private(set) var required: Set<String> = []

    private struct File: Decodable {
        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    private struct Relationship: Decodable {
        var kind: String
        var source: String
    }

    private struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable {
            var kind: String
            var spelling: String
        }
        struct Location: Decodable { var uri: String }
        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        var location: Location?
    }

    /// Reads the symbols of generated files.
    init(of files: [(name: String, text: String)]) throws {
        let flags = try RuntimeModule.of(.sdk26).flags + SwiftUIDeclarations.of(.sdk26).flags
        self = try SwiftProgram.withFiles(files) { paths, folder in
            try PublicSymbols(in: folder, isWritten: Self.isWritten) { output in
                [
                    "swiftc", "-emit-module", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies",
                    "-emit-symbol-graph", "-emit-symbol-graph-dir", output, "-symbol-graph-minimum-access-level",
                    "public", "-module-name", "Generated", "-parse-as-library", "-swift-version", "6", "-o",
                    folder.appendingPathComponent("Generated.swiftmodule").path,
                ] + flags + paths
            }
        }
    }

    /// The symbols of NavgenRuntime.
    static let runtime = Result {
        let flags = try RuntimeModule.of(.sdk26).flags + SwiftUIDeclarations.of(.sdk26).flags
        let target = try SwiftProgram.run("/usr/bin/env", ["swiftc", "-print-target-info"]).output
        let triple = try #require(target.firstMatch(of: /"triple": "([^"]*)"/)).output.1
        return try SwiftProgram.withFiles([]) { _, folder in
            try PublicSymbols(in: folder, isWritten: { !$0.identifier.precise.contains("::SYNTHESIZED::") }) { output in
                [
                    "swift", "symbolgraph-extract", "-module-name", "NavgenRuntime", "-target", String(triple),
                    "-minimum-access-level", "public", "-output-dir", output,
                ] + flags
            }
        }
    }

    private init(in folder: URL, isWritten: (Symbol) -> Bool, _ command: (_ output: String) -> [String]) throws {
        let output = folder.appendingPathComponent("symbols")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let result = try SwiftProgram.run("/usr/bin/env", command(output.path), in: folder)
        guard result.status == 0 else { throw SwiftProgram.Failure(description: result.output) }
        let names = try FileManager.default.contentsOfDirectory(atPath: output.path)
        for name in names where name.hasSuffix(".symbols.json") {
            let data = try Data(contentsOf: output.appendingPathComponent(name))
            let file = try JSONDecoder().decode(File.self, from: data)
            let asked = Set(file.relationships.filter { $0.kind.hasSuffix("equirementOf") }.map(\.source))
            for symbol in file.symbols where symbol.kind.identifier != "swift.func.op" {
                let path = symbol.pathComponents.joined(separator: ".")
                if asked.contains(symbol.identifier.precise) { required.insert(path) }
                guard isWritten(symbol) else {
                    inherited.insert(path)
                    continue
                }
                let text = symbol.declarationFragments.filter { $0.kind != "internalParam" }.map(\.spelling).joined()
                declarations[path, default: []].insert(text)
            }
        }
    }

    /// Whether a symbol is in a generated file, and not synthesized by the compiler.
    private static func isWritten(_ symbol: Symbol) -> Bool {
        guard let location = symbol.location, !symbol.identifier.precise.contains("::SYNTHESIZED::") else {
            return false
        }
        return !location.uri.hasSuffix("/Own.swift")
    }
}
