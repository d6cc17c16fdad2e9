import Foundation
import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

/// The links of whole apps: next to each graph in `Graphs/apps` is a table of URLs with what they lead to.
@Suite struct AppLinkTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var rule: String
        var url: String
        var result: String
        var testDescription: String { "\(rule): \(url)" }
    }

    private static let folder = repository.appending(path: "Graphs/apps")

    @Test(arguments: ["blog", "browser", "chat", "encyclopedia", "fediverse", "messenger"])
    func linksLeadWhereTheTableSays(app: String) throws {
        let graph = try String(contentsOf: Self.folder.appending(path: "\(app).yaml"), encoding: .utf8)
        let result = compileText(["\(app).yaml": graph])
        #expect(render(result.diagnostics, sources: result.sources, as: .text) == "")
        let links = try #require(result.links)
        let rows = try Self.rows(app)
        #expect(links.patterns.count >= 40)
        #expect(rows.count >= 60)
        for row in rows { #expect(Self.answer(links, row.url) == row.result, "\(row.rule): \(row.url)") }
    }

    /// Each pattern has an example in the table, and the URL that is written for its values leads back to them.
    @Test(arguments: ["blog", "browser", "chat", "encyclopedia", "fediverse", "messenger"])
    func everyPatternIsInTheTable(app: String) throws {
        let graph = try String(contentsOf: Self.folder.appending(path: "\(app).yaml"), encoding: .utf8)
        let links = try #require(compileText(["\(app).yaml": graph]).links)
        var used: Set<Pattern.Owner> = []
        for row in try Self.rows(app) {
            guard case .match(let match) = links.resolve(Array(row.url.utf8)) else { continue }
            used.insert(links.patterns[match.pattern].owner)
            for redirect in match.redirects { used.insert(.redirect(redirect)) }
            guard let written = links.url(of: match.node, match.values) else { continue }
            #expect(Self.answer(links, written) == row.result, "\(written) for \(row.url)")
        }
        let unused = links.patterns.filter { !used.contains($0.owner) }.map(\.text.value)
        #expect(unused == [])
    }

    private static func rows(_ app: String) throws -> [Row] {
        let text = try String(contentsOf: folder.appending(path: "\(app).links"), encoding: .utf8)
        return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let cells = line.components(separatedBy: " | ")
            try #require(cells.count == 3, "\(line)")
            return Row(rule: cells[0], url: cells[1], result: cells[2].trimmingCharacters(in: .whitespaces))
        }
    }

    private static func answer(_ links: LinkAnalysis, _ url: String) -> String {
        guard case .match(let match) = links.resolve(Array(url.utf8)) else { return "no match" }
        let values = zip(links.graph.linkParameters(of: match.node), match.values).compactMap {
            parameter, value -> String? in
            switch value {
            case .none: nil
            case .one(let text): "\(parameter.name.value): \(text)"
            case .many(let texts): "\(parameter.name.value): [\(texts.joined(separator: ", "))]"
            }
        }
        let node = links.graph[match.node].name
        return values.isEmpty ? node : "\(node) \(values.joined(separator: ", "))"
    }
}
