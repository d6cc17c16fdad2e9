import Foundation
import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

/// Runs the tables of `Docs/links.md`.
@Suite struct LinkDocumentTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var rule: String
        var url: String
        var result: String
        var testDescription: String { rule }
    }

    static let page: String = {
        let path = repository.appendingPathComponent("Docs/links.md").path
        return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }()

    static let graph: String = {
        let start = page.range(of: "```yaml\n")
        let end = start.flatMap { page.range(of: "```\n", range: $0.upperBound..<page.endIndex) }
        guard let start, let end else { return "" }
        return String(page[start.upperBound..<end.lowerBound])
    }()

    static let rows: [Row] = page.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard line.hasPrefix("| "), cells.count == 3, cells[1].hasPrefix("`"), cells[1].hasSuffix("`") else {
            return nil
        }
        return Row(rule: cells[0], url: String(cells[1].dropFirst().dropLast()), result: cells[2])
    }

    private static let compilation = compileText(["graph.yaml": graph])

    @Test func graphHasNoProblemsAndTablesAreLong() {
        #expect(render(Self.compilation.diagnostics, sources: Self.compilation.sources, as: .text) == "")
        #expect(Self.rows.count >= 90)
    }

    @Test(arguments: rows)
    func rowMatchesBehavior(row: Row) throws {
        let links = try #require(Self.compilation.links)
        guard case .match(let match) = links.resolve(Array(row.url.utf8)) else {
            #expect(row.result == "no match", "\(row.url)")
            return
        }
        let values = zip(links.graph.linkParameters(of: match.node), match.values).compactMap {
            parameter, value -> String? in
            switch value {
            case .none: nil
            case .one(let text): "\(parameter.name.value): \(text)"
            case .many(let texts): "\(parameter.name.value): [\(texts.joined(separator: ", "))]"
            }
        }
        let name = "`\(links.graph[match.node].name)`"
        #expect(([name] + [values.joined(separator: ", ")]).filter { !$0.isEmpty }.joined(separator: " ") == row.result)
        // The URL that is built from the values leads back to them.
        if let built = links.url(of: match.node, match.values) {
            guard case .match(let again) = links.resolve(Array(built.utf8)) else {
                Issue.record("\(built) leads nowhere")
                return
            }
            #expect(again.node == match.node && again.values == match.values, "\(built)")
        }
    }

    @Test func environmentsReplaceSchemesAndHosts() throws {
        let links = try #require(Self.compilation.links)
        let staging = try #require(links.build("staging"))
        func matches(_ url: String) -> Bool {
            if case .match = links.resolve(Array(url.utf8), build: staging) { true } else { false }
        }
        #expect(matches("guide-staging://order/7"))
        #expect(matches("https://staging.example.com/order/7"))
        #expect(!matches("guide://order/7"))
        #expect(!matches("https://guide.example.com/order/7"))
        let order = try #require(links.graph.nodes.firstIndex { $0.name == "order" })
        #expect(links.url(of: NodeID(order), [.one("7")], build: staging) == "https://staging.example.com/order/7")
        #expect(links.url(of: NodeID(order), [.one("7")]) == "https://guide.example.com/order/7")
    }
}
