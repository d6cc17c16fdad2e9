import Foundation
import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

/// Measures how long the analysis takes. `Benchmarks/links.sh` runs it optimized and prints the
/// times.
@Suite(.serialized) struct LinkSpeedTests {
    private static let isBenchmark = ProcessInfo.processInfo.environment["NAVGEN_BENCHMARK"] != nil

    /// Realistic links: resources with lists, items, actions and parts.
    private func resources(_ count: Int) -> String {
        let paths: [(String, String)] = [
            ("list", ""), ("new", "/new"), ("item", "/{id}"), ("edit", "/{id}/edit"),
            ("parts", "/{id}/parts?q={query}"),
            ("part", "/{id}/parts/{part}"), ("history", "/{id}/history#{section}"), ("slug", "/by-name/{slug}"),
            ("file", "/{id}/files/{path*}"), ("print", "/{id}/print-{size}.pdf"),
        ]
        var text = """
            navgen: 1
            root: home
            rules: {link-only-node: off, large-route-enum: off}
            links: {schemes: [s], hosts: [h.com]}
            types: {Size: {cases: [small, large]}}
            screens:
              home: {}

            """
        for number in 0..<(count / paths.count) {
            for (name, path) in paths {
                var params: [String] = []
                if path.contains("{id}") { params.append("id: Int") }
                if path.contains("{query}") { params.append("query: String?") }
                if path.contains("{part}") { params.append("part: UUID") }
                if path.contains("{section}") { params.append("section: String?") }
                if path.contains("{slug}") { params.append("slug: String") }
                if path.contains("{path*}") { params.append("path: String") }
                if path.contains("{size}") { params.append("size: Size") }
                text +=
                    "  \(name)\(number): {params: {\(params.joined(separator: ", "))}, url: \"/resource\(number)\(path)\"}\n"
            }
        }
        return text
    }

    private func graph(_ text: String) throws -> Graph {
        var options = CompilerOptions()
        options.limits.nodes = .max
        return try #require(compileText(["graph.yaml": text], levels: options).graph)
    }

    /// The median of several runs.
    private func time(_ runs: Int, _ body: () -> Void) -> Duration {
        let clock = ContinuousClock()
        return (0..<runs).map { _ in clock.measure(body) }.sorted()[runs / 2]
    }

    private func analyse(_ compiler: PatternCompiler, _ origins: OriginTable) -> [LinkConflict] {
        let trie = PatternTrie(compiler.patterns, compiler.languages)
        var finder = ConflictFinder(compiler.patterns, trie, LanguageAlgebra(compiler.languages), origins, .error)
        finder.run()
        return finder.conflicts
    }

    @Test(arguments: isBenchmark ? [1000, 10_000, 100_000] : [1000])
    func realisticLinks(count: Int) throws {
        let graph = try graph(resources(count))
        var compiler = PatternCompiler(graph, LinkParameters(graph))
        let compiling = ContinuousClock().measure { compiler.compile() }
        #expect(compiler.patterns.count == count && compiler.diagnostics.isEmpty)
        let origins = OriginTable(graph.links, rules: [.any])
        #expect(analyse(compiler, origins).isEmpty)
        let time = time(Self.isBenchmark ? 9 : 1) { _ = analyse(compiler, origins) }
        if Self.isBenchmark {
            print("BENCHMARK \(count) realistic links: analysis \(time), patterns read in \(compiling)")
        }
    }

    /// A graph of screens with different names, each with one URL.
    private func overlapping(_ count: Int, _ url: (Int) -> (params: String, url: String), types: String = "") -> String
    {
        var text = """
            navgen: 1
            root: home
            rules: {link-only-node: off, large-route-enum: off, unused-type: off}
            links: {schemes: [s]}
            types:
              Any: {base: String, pattern: ".*"}
            \(types)screens:
              home: {}

            """
        for number in 0..<count {
            let (params, url) = url(number)
            text += "  n\(number): {params: {\(params)}, url: \(url)}\n"
        }
        return text
    }

    /// A thousand patterns that all overlap with each other.
    @Test(arguments: ["ambiguous", "settled", "queries", "languages", "pairwise", "over"])
    func thousandOverlappingPatterns(kind: String) throws {
        if let only = ProcessInfo.processInfo.environment["NAVGEN_BENCHMARK"], only != "1", only != kind { return }
        let count = Self.isBenchmark ? 1000 : 60
        let text: String
        switch kind {
        case "settled":
            // Each pair shares only `/x`, and a third pattern matches it.
            text = overlapping(
                count, { $0 == 0 ? ("", "/x") : ("p: T\($0)", "\"/{p}\"") },
                types: (1..<count).map { "  T\($0): {base: String, pattern: \"x|a\($0)\"}\n" }.joined())
        case "languages":
            text = overlapping(
                count, { ("p: T\($0)", "\"/{p}\"") },
                types: (0..<count).map { "  T\($0): {base: String, pattern: \"[a-z0-9]*x\($0)[a-z0-9]*\"}\n" }.joined())
        case "pairwise":
            // Each pair shares one URL that other patterns match as well.
            text = overlapping(
                count, { ("p: T\($0), q: T\($0)", "\"/{p}/{q}\"") },
                types: (0..<count).map { "  T\($0): {base: String, pattern: \"x|a\($0)|b\($0 / 2)\"}\n" }.joined())
        case "queries": text = overlapping(count) { ("", "\"/x?k\($0)=1\"") }
        case "over":
            text = overlapping(count) { number in
                let over = number == 0 ? "" : ", over: [\((0..<number).map { "n\($0)" }.joined(separator: ", "))]"
                return ("", "{path: \"/x?k\(number)=1\"\(over)}")
            }
        default:
            // Each segment is a literal or a parameter.
            text = overlapping(count) { number in
                let path = (0..<10).map { number >> $0 & 1 == 1 ? "/x" : "/{p\($0)}" }.joined()
                let params = (0..<10).filter { number >> $0 & 1 == 0 }.map { "p\($0): String" }.joined(separator: ", ")
                return (params, "\"\(path)\"")
            }
        }
        let graph = try graph(text)
        var compiler = PatternCompiler(graph, LinkParameters(graph))
        compiler.compile()
        #expect(compiler.patterns.count == count, "\(compiler.diagnostics.first?.message ?? "")")
        let origins = OriginTable(graph.links, rules: [.any])
        var conflicts: [LinkConflict] = []
        let time = time(Self.isBenchmark ? 3 : 1) { conflicts = analyse(compiler, origins) }
        if kind == "settled" || kind == "over" {
            let isComplex = conflicts.contains { if case .tooComplex = $0 { true } else { false } }
            #expect(isComplex || !conflicts.contains { if case .ambiguous = $0 { true } else { false } })
        } else {
            #expect(!conflicts.isEmpty)
        }
        if Self.isBenchmark {
            let isComplex = conflicts.contains { if case .tooComplex = $0 { true } else { false } }
            print(
                "BENCHMARK \(count) overlapping, \(kind): \(time), \(conflicts.count) found\(isComplex ? ", too complex" : "")"
            )
        }
    }
}
