import Foundation
import TestSupport

/// What a compiler says that a module offers, from the symbol graph that it writes for documentation.
struct PublicSymbols {
    /// By the path of each: `ProductExits.reviews(section:)`, as they are declared.
    let declarations: [String: Set<String>]

    private struct File: Decodable { var symbols: [Symbol] }

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

    init(of files: [(name: String, text: String)]) throws {
        let sdk = try SwiftUIDeclarations.of(.sdk26)
        declarations = try SwiftProgram.withFiles(files) { paths, folder in
            let output = folder.appendingPathComponent("symbols")
            try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
            let result = try SwiftProgram.run(
                "/usr/bin/env",
                [
                    "swiftc", "-emit-module", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies",
                    "-emit-symbol-graph", "-emit-symbol-graph-dir", output.path, "-symbol-graph-minimum-access-level",
                    "public", "-module-name", "Generated", "-parse-as-library", "-swift-version", "6", "-o",
                    output.appendingPathComponent("Generated.swiftmodule").path,
                ] + sdk.flags + paths, in: folder)
            guard result.status == 0 else { throw SwiftProgram.Failure(description: result.output) }
            var declarations: [String: Set<String>] = [:]
            let names = try FileManager.default.contentsOfDirectory(atPath: output.path)
            for name in names where name.hasSuffix(".symbols.json") {
                let data = try Data(contentsOf: output.appendingPathComponent(name))
                for symbol in try JSONDecoder().decode(File.self, from: data).symbols where Self.isWritten(symbol) {
                    let text = symbol.declarationFragments.filter { $0.kind != "internalParam" }.map(\.spelling)
                        .joined()
                    declarations[symbol.pathComponents.joined(separator: "."), default: []].insert(text)
                }
            }
            return declarations
        }
    }

    /// Stands in a file of the app's navigation, rather than being made up by the compiler.
    private static func isWritten(_ symbol: Symbol) -> Bool {
        guard let location = symbol.location, !symbol.identifier.precise.contains("::SYNTHESIZED::") else {
            return false
        }
        return !location.uri.hasSuffix("/Own.swift") && symbol.kind.identifier != "swift.func.op"
    }
}
