import Foundation
import NavAnswers
import NavCompiler
import NavFiles
import NavGraph
import NavLinks
import TestSupport
import Testing

/// The page's URL reader gives the same answers as `navgen resolve`, byte for byte.
@Suite(.enabled(if: Browser.isExpected, "Chromium is not installed"))
struct PageAnswerProof {
    /// Compares the answers of the page and of the link table for all URLs in every build, and reports the first
    /// differences. Returns the number of matches.
    private func compare(_ graph: CompiledGraph, _ urls: [String], in browser: Browser) throws -> Int {
        try browser.open(try graph.page())
        var matches = 0
        let data = try JSONSerialization.data(withJSONObject: urls)
        for (build, origins) in graph.links.origins.builds.enumerated() {
            let environment = (origins.environment ?? "").quoted
            let answers = try browser.evaluate(
                "(\(String(decoding: data, as: UTF8.self))).map(url => navgen.resolve(url, \(environment)))")
            let found = try #require(answers as? [String])
            try #require(found.count == urls.count)
            var differences = 0
            for (url, answer) in zip(urls, found) {
                let wanted = LinkAnswer(url, in: graph.links, build: build)
                matches += wanted.isMatch ? 1 : 0
                guard !answer.utf8.elementsEqual(wanted.json.utf8), differences < 3 else { continue }
                differences += 1
                Issue.record("\(url)\nresolve \(wanted.json)\npage    \(answer)")
            }
        }
        return matches
    }

    /// All URLs in the files and fixtures of the tests, including those for other graphs.
    private static let urlsOfTests: [String] = {
        let folder = repository.appendingPathComponent("Tests")
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        var found: Set<String> = []
        for name in names.sorted() {
            guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
                continue
            }
            for match in text.matches(of: /[a-zA-Z][a-zA-Z0-9+.\-]*:\/{1,3}[^\s"'`<>]*/) {
                found.insert(String(match.output))
            }
        }
        return found.sorted()
    }()

    @Test func urlsOfAllTestsHaveTheSameAnswers() throws {
        try #require(Self.urlsOfTests.count > 150)
        try Browser.run { (browser) throws in
            for example in ExampleGraph.all + [.traps, .typed] {
                let graph = try example.compiled()
                let schemes = graph.links.origins.schemes
                // URLs with other schemes never match, so they get a scheme of the graph.
                let urls = Self.urlsOfTests.map { url in
                    let isOther = !(schemes + ["http", "https"]).contains { url.hasPrefix($0 + ":") }
                    return isOther ? schemes.first.map { $0 + url.drop { $0 != ":" } } ?? url : url
                }
                _ = try compare(graph, urls, in: browser)
            }
        }
    }

    @Test func randomURLsOfExamplesHaveTheSameAnswers() throws {
        var matches = 0
        try Browser.run { (browser) throws in
            for example in ExampleGraph.all + [.traps, .typed] {
                let graph = try example.compiled()
                var random = RandomURLs(graph.links, seed: 11)
                matches += try compare(graph, (0..<400).map { _ in random.next() }, in: browser)
            }
        }
        #expect(matches > 1200)
    }

    @Test func randomGraphsHaveTheSameAnswers() throws {
        var matches = 0
        try Browser.run { (browser) throws in
            for seed in 0..<16 {
                var links = RandomLinks(seed: UInt64(seed))
                let graph = try CompiledGraph(links.graph(patterns: 14))
                var random = RandomURLs(graph.links, seed: UInt64(seed))
                matches += try compare(graph, (0..<400).map { _ in random.next() }, in: browser)
            }
        }
        #expect(matches > 1200)
    }

    @Test func valuesAreSpelledTheSame() throws {
        let types = ["Int", "UInt", "Double", "Decimal", "Bool", "UUID", "Date", "URL", "String"]
        let screens = types.map { "  s\($0): {url: \"/\($0)?v={v}\", params: {v: \($0)}}" }.joined(separator: "\n")
        let graph = try CompiledGraph(
            "navgen: 1\nroot: home\nlinks: {schemes: [app]}\nscreens:\n  home: {}\n\(screens)\n")
        var random = SplitMix(state: 3)
        var urls = [
            "Date?v=0000-01-01T00:00:00+23:59", "Date?v=9999-12-31T23:59:59.999-23:59", "Date?v=0001-02-03",
            "Date?v=0000-03-01",
            "Date?v=1969-12-31T23:59:59.999Z", "Double?v=-0", "Double?v=1e-400", "Double?v=-1e400",
            "Double?v=18014398509481984",
            "Double?v=18014398509481985", "Double?v=18014398509481988", "Double?v=9007199254740993", "Double?v=0.0001",
            "Double?v=0.00009999", "Double?v=5e-324", "Decimal?v=-0.00", "Decimal?v=100", "Decimal?v=0.10", "Bool?v",
            "Bool?v=1",
            "Int?v=-9223372036854775808", "UInt?v=18446744073709551615", "URL?v=a:%C3%A9%20%7C", "URL?v=a:%22%5B%5D",
            "String?v=%E2%80%A8%7F",
            "UUID?v=3f2504e0-4f89-11d3-9a0c-0305e82c3301", "String?v=%EF%BB%BFx", "String?v=%F0%9F%91%8D%22%5C",
        ].map { "app://" + $0 }
        for _ in 0..<1200 {
            let number = Double(bitPattern: random.next())
            if number.isFinite { urls.append("app://Double?v=\(number)") }
            urls.append("app://Double?v=\(Int(random.next() % 1000)).\(random.next() % 100000)")
            urls.append("app://Double?v=\(random.next() >> (random.next() % 64))")
        }
        let matches = try Browser.run { browser in try compare(graph, urls, in: browser) }
        #expect(matches > 2500)
    }

    /// Names that every JavaScript object already has.
    @Test func inheritedPropertyNamesAreOrdinaryNames() throws {
        let names = ["constructor", "toString", "hasOwnProperty", "valueOf", "length", "prototype"]
        let screens = names.map { name in
            "  \(name): {url: \"/\(name)?\(name)={\(name)}\", params: {\(name): {type: [Int], default: [7]}}}"
        }
        let graph = try CompiledGraph(
            """
            navgen: 1
            root: home
            links: {schemes: [app], environments: {constructor: {schemes: [built]}}}
            types: {Kind: {cases: [constructor, {toString: __proto__}]}}
            screens:
              home: {url: "/home/{kind}", params: {kind: {type: Kind, default: toString}}, to: [\(names.joined(separator: ", "))]}
            \(screens.joined(separator: "\n"))
            """)
        var urls = names.flatMap { ["app://\($0)", "built://\($0)?\($0)=1&\($0)=2", "app://\($0)?__proto__=x"] }
        urls += ["app://home/constructor", "built://home/__proto__", "app://home/toString", "__proto__://x", "app://"]
        let matches = try Browser.run { (browser) throws in
            let matches = try compare(graph, urls, in: browser)
            for name in names { try browser.evaluate("location.hash = '#node=\(name)'") }
            let complaints = try browser.complaints()
            #expect(complaints == [])
            #expect(try browser.text("document.querySelector('#details h2').textContent") == "prototype")
            return matches
        }
        #expect(matches > 15)
    }
}
