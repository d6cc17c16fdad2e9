import NavAnswers
import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

/// Patterns with values in some of their hosts.
@Suite struct HostChoiceTests {
    private static let graph = """
        navgen: 1
        root: home
        links: {hosts: [app.example]}
        types: {Town: {base: String, pattern: "[a-z]+"}}
        screens:
          home: {to: [map, site, guide, tour]}
          map:
            params: {town: "String?"}
            url: {path: /map, hosts: ["{town}.towns.example", a.towns.example, towns.example, "{town}.old.towns.example"]}
          site: {params: {site: {type: String, default: none}}, url: {path: /site, hosts: [app.example, "{site}"]}}
          guide: {params: {town: "Town?"}, url: {path: /guide, hosts: ["*.towns.example", "{town}.towns.example"]}}
          tour: {params: {town: "Town?", lang: "Town?"}, url: {path: "/{lang?}/tour", hosts: [towns.example, "{town}.towns.example"]}}
        """

    private let links: LinkAnalysis

    init() throws {
        let result = compileText(["graph.yaml": Self.graph])
        #expect(render(result.diagnostics, sources: result.sources, as: .text) == "")
        links = try #require(result.links)
    }

    @Test(arguments: [
        ("https://rome.towns.example/map", "town: rome"), ("https://towns.example/map", "town: none"),
        ("https://a.towns.example/map", "town: none"), ("https://rome.old.towns.example/map", "town: rome"),
        ("https://rome.it.towns.example/map", "town: rome.it"), ("https://app.example/site", "site: none"),
        ("https://other.example/site", "site: other.example"), ("https://rome.towns.example/guide", "town: rome"),
        ("https://rome2.towns.example/guide", "town: none"),
        ("https://rome.towns.example/en/tour", "town: rome, lang: en"),
        ("https://rome.towns.example/tour", "town: rome, lang: none"),
        ("https://towns.example/en/tour", "town: none, lang: en"),
    ])
    func theMostSpecificHostCounts(url: String, values: String) throws {
        guard case .match(let match) = links.resolve(Array(url.utf8)) else {
            Issue.record("no match")
            return
        }
        let pattern = links.patterns[match.pattern]
        let read = zip(pattern.parameters, match.values).map { "\($0.name): \(Self.text($1))" }
        #expect(read.joined(separator: ", ") == values)
    }

    private static func text(_ value: SpelledValue) -> String {
        if case .one(let text) = value { text } else { "none" }
    }

    @Test func urlsAreWrittenWithTheFirstHostThatCanExpressTheValue() throws {
        func url(_ node: String, _ given: LinkAnalysis.GivenValue...) throws -> String {
            try links.url(
                of: try #require(links.graph.nodes.firstIndex { $0.name == node }.map { NodeID($0) }), given: given)
        }
        #expect(try url("map", .init("town", ["rome"])) == "https://rome.towns.example/map")
        #expect(try url("map") == "https://a.towns.example/map")
        #expect(try url("map", .init("town", ["a"])) == "https://a.old.towns.example/map")
        #expect(try url("site", .init("site", ["other.example"])) == "https://other.example/site")
        #expect(try url("site") == "https://app.example/site")
        #expect(try url("tour", .init("town", ["rome"]), .init("lang", ["en"])) == "https://rome.towns.example/en/tour")
    }

    @Test func eachHasAnExample() throws {
        for number in links.patterns.indices {
            let example = try #require(links.example(of: number), "\(links.patterns[number].text.value)")
            guard case .match(let match) = links.resolve(Array(example.utf8)) else {
                Issue.record("\(example) does not match")
                continue
            }
            #expect(match.pattern == number, "\(example)")
        }
    }

    @Test func aMissNamesAllHosts() {
        let miss = LinkAnswer("https://app.example/map", in: links).miss
        #expect(
            miss.reason
                == "`/map` is only for the hosts `{town}.towns.example`, `a.towns.example`, `towns.example`, `{town}.old.towns.example`"
        )
    }

    @Test func otherNodesCanHaveOneOfTheHosts() {
        let other = "  other: {url: {path: /map, hosts: [towns.example]}}\n"
        #expect(!findings(in: Self.graph + "\n" + other).contains("error"))
    }
}
