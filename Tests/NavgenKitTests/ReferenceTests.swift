import Foundation
import TestSupport
import Testing

/// The symbols in the library's reference, from the compiler; `make docc` builds the whole
/// reference.
@Suite struct ReferenceTests {
    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { var identifier: String }
            struct Comment: Decodable {}
            struct Place: Decodable { var uri: String }
            var kind: Kind
            var pathComponents: [String]
            var docComment: Comment?
            /// Nil for symbols that the compiler synthesizes.
            var location: Place?
        }
        var symbols: [Symbol]
    }

    private static func symbols() throws -> [SymbolGraph.Symbol] {
        try withFolder { folder in
            #if os(macOS)
                let sdk = try SwiftProgram.run("/usr/bin/xcrun", ["--show-sdk-path"]).output
                let system = ["-sdk", sdk.trimmingCharacters(in: .whitespacesAndNewlines)]
                let architecture = try SwiftProgram.run("/usr/bin/uname", ["-m"]).output
                let target = architecture.trimmingCharacters(in: .whitespacesAndNewlines) + "-apple-macosx13.0"
            #else
                let system: [String] = []
                let architecture = try SwiftProgram.run("/usr/bin/env", ["uname", "-m"]).output
                let target = architecture.trimmingCharacters(in: .whitespacesAndNewlines) + "-unknown-linux-gnu"
            #endif
            let modules = [
                builtProducts.appendingPathComponent("Modules"),
                repository.appendingPathComponent("Sources/CLibYAML"),
            ]
            let result = try SwiftProgram.run(
                "/usr/bin/env",
                ["swift", "symbolgraph-extract", "-module-name", "NavgenKit", "-minimum-access-level", "public"]
                    + ["-target", target, "-output-dir", folder.path] + system + modules.flatMap { ["-I", $0.path] })
            try #require(result.status == 0, "\(result.output)")
            let file = folder.appendingPathComponent("NavgenKit.symbols.json")
            return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).symbols
        }
    }

    @Test func everythingPublicIsDocumented() throws {
        let symbols = try Self.symbols().filter { $0.location?.uri.contains("/Sources/NavgenKit/") == true }
        #expect(symbols.count > 150)
        let silent = symbols.filter { $0.docComment == nil }.map { $0.pathComponents.joined(separator: ".") }
        #expect(silent == [])
    }

    /// The first page links to every type, so that readers can find them all.
    @Test func theFirstPageNamesEveryType() throws {
        let page = try String(
            contentsOf: repository.appendingPathComponent("Sources/NavgenKit/NavgenKit.docc/NavgenKit.md"),
            encoding: .utf8)
        let named = page.components(separatedBy: "\n").filter { $0.hasPrefix("- ``") }.map {
            String($0.dropFirst(4).dropLast(2))
        }
        let kinds = ["swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.actor", "swift.func"]
        let types = try Self.symbols().filter { kinds.contains($0.kind.identifier) && $0.pathComponents.count == 1 }
        #expect(named.sorted() == types.map { $0.pathComponents[0] }.sorted())
    }
}
