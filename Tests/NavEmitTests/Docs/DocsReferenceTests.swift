import Foundation
import TestSupport
import Testing

/// Checks the reference of NavgenRuntime against the compiler's symbol graph. `make docc` builds
/// the reference itself.
@Suite struct DocsReferenceTests {
    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { var identifier: String }
            struct Comment: Decodable {}
            struct Location: Decodable { var uri: String }
            var kind: Kind
            var pathComponents: [String]
            var docComment: Comment?
            /// Nil for symbols that the compiler synthesizes.
            var location: Location?

            var name: String { pathComponents.joined(separator: ".") }
        }
        var symbols: [Symbol]
    }

    /// All public symbols, including the views.
    private static let symbols = Result { () throws -> [SymbolGraph.Symbol] in
        let flags = try RuntimeModule.of(.sdk26).flags + SwiftUIDeclarations.of(.sdk26).flags
        return try SwiftProgram.withFiles([]) { _, folder in
            let target = try SwiftProgram.run("/usr/bin/env", ["swiftc", "-print-target-info"]).output
            let triple = try #require(target.firstMatch(of: #/"triple": "([^"]*)"/#)).output.1
            let result = try SwiftProgram.run(
                "/usr/bin/env",
                ["swift", "symbolgraph-extract", "-module-name", "NavgenRuntime", "-minimum-access-level", "public"]
                    + ["-target", String(triple), "-output-dir", folder.path] + flags)
            try #require(result.status == 0, "\(result.output)")
            // Extensions of types in other modules are in separate files.
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return try files.flatMap { file in
                try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).symbols
            }
        }
    }

    @Test func everythingPublicIsDocumented() throws {
        let symbols = try Self.symbols.get().filter { $0.location?.uri.contains("/Sources/NavgenRuntime/") == true }
        #expect(symbols.count > 400)
        #expect(symbols.filter { $0.docComment == nil }.map(\.name) == [])
    }

    /// The first page lists every type.
    @Test func theFirstPageNamesEveryType() throws {
        let page = try String(
            contentsOf: repository.appendingPathComponent("Sources/NavgenRuntime/NavgenRuntime.docc/NavgenRuntime.md"),
            encoding: .utf8)
        let named = page.components(separatedBy: "\n").filter { $0.hasPrefix("- ``") }.map {
            String($0.dropFirst(4).dropLast(2))
        }
        let kinds = ["swift.struct", "swift.enum", "swift.class", "swift.protocol"]
        let types = try Self.symbols.get().filter { kinds.contains($0.kind.identifier) && $0.pathComponents.count == 1 }
        #expect(named.sorted() == types.map(\.name).sorted())
    }
}
