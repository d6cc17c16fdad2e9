import Foundation
import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

@Suite struct AssociationTests {
    private func files(_ graph: CompiledGraph) throws -> [String: String] {
        let emitter = try #require(allEmitters.first { $0.kind == .aasa })
        let files = emitter.files(graph.links, EmitOptions(sourceName: "graph.yaml"))
        return Dictionary(files.map { ($0.path, $0.contents) }, uniquingKeysWith: { first, _ in first })
    }

    private func interpreter(_ graph: CompiledGraph, _ host: String) throws -> AssociationInterpreter {
        try AssociationInterpreter(try #require(try files(graph)["\(host)/apple-app-site-association"]))
    }

    /// Returns whether the association file of a graph's host accepts each path.
    private func verdicts(_ screens: String, types: String = "{}", settings: String = "") throws -> (String) -> Bool {
        let graph = try CompiledGraph(
            """
            navgen: 1
            root: home
            links: {hosts: [a.example]\(settings)}
            types: \(types)
            screens:
              home: {}
            \(screens)
            """)
        let interpreter = try interpreter(graph, "a.example")
        return { interpreter.verdict("https://a.example" + $0) != .keptOut }
    }

    // MARK: Exactness

    /// Counts how the file treats random URLs. `exact` are those that the file and navgen have to
    /// agree on.
    private struct Tally {
        var letIn = 0
        var keptOut = 0
        var exact = 0
    }

    private func compare(
        _ graph: CompiledGraph, build: Int = 0, files: [String: String]? = nil, count: Int, seed: UInt64
    ) throws -> Tally {
        var tally = Tally()
        let hosts = graph.links.origins.builds[build].hosts.filter { !$0.hasPrefix("*") && !$0.contains(":") }
        guard let host = hosts.first else { return tally }
        let text = try (files ?? self.files(graph))["\(host)/apple-app-site-association"]
        let interpreter = try AssociationInterpreter(try #require(text))
        var urls = RandomURLs(graph.links, seed: seed)
        var random = SplitMix(state: seed)
        for number in 0..<count {
            var text = urls.next()
            if number % 2 == 0 { text = Self.nearMiss(text, behind: "https://\(host)", &random) }
            guard let url = PlainURL(text, host: host) else { continue }
            let answer = graph.links.resolve(Array(url.text.utf8), build: build)
            var isMatch = false
            if case .match = answer { isMatch = true }
            switch interpreter.verdict(url.text) {
            case .keptOut:
                tally.keptOut += 1
                // `#expect` would be too slow for so many URLs.
                if isMatch, url.isNormal { Issue.record("\(url.text) is a link, but is kept out") }
            case .letIn(let comment):
                tally.letIn += 1
                guard !comment.contains("wider: "), !url.hasWildcards, !url.isRefusedOtherwise(answer) else { continue }
                tally.exact += 1
                if !isMatch { Issue.record("\(url.text) is not a link, but is let in as \(comment)") }
            }
        }
        return tally
    }

    /// A URL with one segment more or less, or another character, which wildcards easily accept.
    private static func nearMiss(_ url: String, behind start: String, _ random: inout SplitMix) -> String {
        guard url.hasPrefix(start) else { return url }
        let rest = url.dropFirst(start.count)
        var path = Array(rest.prefix { $0 != "?" && $0 != "#" })
        let slashes = path.indices.filter { path[$0] == "/" }
        let pieces: [[Character]] = [["1"], ["a"], ["A"], ["-"], ["0"], [","], ["/", "1"], ["/", "a"], ["/"]]
        let piece = pieces.randomElement(using: &random) ?? []
        switch Int.random(in: 0..<5, using: &random) {
        case 0: path.insert(contentsOf: ["/"] + piece, at: slashes.randomElement(using: &random) ?? 0)
        case 1: path += piece
        case 2: path.insert(contentsOf: piece, at: Int.random(in: 0...path.count, using: &random))
        case 3 where !path.isEmpty: path[Int.random(in: 0..<path.count, using: &random)] = piece.last ?? "x"
        case 4 where !path.isEmpty: path.remove(at: Int.random(in: 0..<path.count, using: &random))
        default: path += ["/", "x"]
        }
        return start + String(path) + rest.drop { $0 != "?" && $0 != "#" }
    }

    @Test(arguments: ExampleGraph.all + [.traps])
    func everyLinkOfAnExampleIsLetIn(example: ExampleGraph) throws {
        let graph = try example.compiled()
        let files = try files(graph)
        for build in graph.links.origins.builds.indices {
            let tally = try compare(graph, build: build, files: files, count: Rounds.of(3_000), seed: 7)
            guard let host = graph.links.domains(build: build).first, !host.hasPrefix("*.") else { continue }
            let interpreter = try AssociationInterpreter(try #require(files["\(host)/apple-app-site-association"]))
            var links = 0
            for number in graph.links.patterns.indices {
                for example in graph.links.examples(of: number, build: build)
                where example.scheme == "https" && example.host == host {
                    links += 1
                    #expect(interpreter.verdict(example.url) != .keptOut, "\(example.url)")
                }
            }
            // A pattern for any path lets everything in.
            let takesAll = graph.links.patterns.contains { $0.segments.isEmpty && $0.rest != nil }
            if links > 3, !takesAll { #expect(tally.letIn > 10 && tally.keptOut > 10, "\(tally)") }
        }
    }

    @Test(arguments: 0..<Rounds.of(24))
    func randomLinksAreLetIn(seed: Int) throws {
        var random = RandomLinks(seed: UInt64(seed))
        let graph = try CompiledGraph(random.graph(patterns: 7))
        let tally = try compare(graph, count: 3_000, seed: UInt64(seed) &+ 99)
        #expect(tally.letIn > 20 && tally.keptOut > 20, "\(tally)")
    }

    @Test func mostComponentsOfTheShopAreExact() throws {
        let tally = try compare(ExampleGraph.shop.compiled(), count: 6_000, seed: 3)
        #expect(tally.exact > 300, "\(tally)")
    }

    // MARK: Expected results

    @Test func theShopLetsItsLinksInAndNothingElse() throws {
        let interpreter = try interpreter(ExampleGraph.shop.compiled(), "shop.example.com")
        let letIn = [
            "/order", "/order/", "/orders", "/order/ORD-001", "/order/ORD-001/", "/order/ORD-12345?utm=x", "/product/7",
            "/product/-7/", "/product/0?ref=mail#top", "/product/7/reviews", "/product/7/reviews?sort=price#latest",
            "/search?q=a%20b", "/search", "/settings", "/o/ORD-001", "/legacy", "/legacy/", "/legacy/a/b",
        ]
        let keptOut = [
            "/", "", "/nope", "/Order", "/order/ORD-1", "/order/ORD-12x", "/order/ORD-001/x", "/order/ORD-001//",
            "/product", "/product/abc", "/product/007", "/product/1-2", "/product/-0", "/product/1/2", "/product/",
            "/product/1/reviews/2", "/product/x/reviews", "/product/1/2/reviews", "/product/1/reviews?sort=best",
            "/settings/x", "/legacyx", "/search/x", "/orders/ORD-001",
        ]
        for path in letIn { #expect(interpreter.verdict("https://shop.example.com" + path) != .keptOut, "\(path)") }
        for path in keptOut { #expect(interpreter.verdict("https://shop.example.com" + path) == .keptOut, "\(path)") }
    }

    @Test func typesNarrowTheirSegments() throws {
        let isLetIn = try verdicts(
            """
              a: {params: {id: UUID}, url: "/u/{id}"}
              b: {params: {color: Paint}, url: "/c/{color}"}
              c: {params: {code: Code}, url: "/k/{code}"}
              d: {params: {flag: Bool}, url: "/f/{flag}"}
              e: {params: {page: Int?}, url: "/p/{page?}"}
              f: {params: {name: String}, url: "/v{name}.html"}
            """, types: "{Paint: {cases: [red, {dark: \"dark blue\"}]}, Code: {base: String, pattern: \"[A-Z]{2,4}\"}}")
        let uuid = "3F2504E0-4F89-11D3-9A0C-0305E82C3301"
        for path in [
            "/u/\(uuid)", "/u/\(uuid.lowercased())/", "/c/red", "/c/dark%20blue/", "/k/AB", "/k/ABCD/", "/f/true",
            "/f/0",
            "/p", "/p/", "/p/12", "/vx.html", "/va.b.html/",
        ] { #expect(isLetIn(path), "\(path)") }
        for path in [
            "/u/\(uuid)0", "/u/\(uuid.dropLast())", "/u/\(uuid.dropLast())/", "/u/\(uuid.dropLast())g",
            "/u/\(uuid.dropLast())-",
            "/u/\(uuid.dropLast(2))/5", "/c/green", "/c/red/x", "/k/A",
            "/k/ABCDE",
            "/k/AB/C", "/k/Ab", "/f/yes", "/p/x", "/p/1/2", "/v.html", "/vx.htm", "/va/b.html",
        ] { #expect(!isLetIn(path), "\(path)") }
    }

    @Test func shorterLinksDoNotExcludeLongerOnes() throws {
        let isLetIn = try verdicts(
            """
              a: {params: {id: Int}, url: "/a/{id}"}
              b: {url: /a/new}
              c: {params: {id: Int, rest: String}, url: "/a/{id}/files/{rest+}"}
              d: {params: {slug: Slug}, url: "/a/{slug}"}
            """, types: "{Slug: {base: String, pattern: \"[a-z]+-[a-z]+\"}}")
        for path in ["/a/1", "/a/new", "/a/1/files/x/y", "/a/x-y"] { #expect(isLetIn(path), "\(path)") }
        for path in ["/a/1/2", "/a/1/files", "/a/1/file/x"] { #expect(!isLetIn(path), "\(path)") }
    }

    @Test func queryAndFragmentAreConditions() throws {
        let isLetIn = try verdicts(
            """
              a: {params: {id: Int}, url: "/q?id={id}"}
              b: {url: "/m?mode=edit#part"}
              c: {params: {kind: Kind}, url: "/k?kind={kind}"}
              d: {params: {code: Code}, url: "/r?code={code}"}
            """, types: "{Kind: {cases: [one, two]}, Code: {base: String, pattern: \"[A-Z]+[0-9]{2}\"}}")
        for path in ["/q?id=1", "/q/?x=y&id=-20", "/m?mode=edit#part", "/k?kind=two", "/r?code=A12"] {
            #expect(isLetIn(path), "\(path)")
        }
        for path in [
            "/q", "/q?id=", "/q?id=x", "/q?id=1x", "/m", "/m?mode=edit", "/m?mode=view#part", "/k", "/k?kind=three",
            "/r?code=/12", "/r?code=A/12",
        ] { #expect(!isLetIn(path), "\(path)") }
    }

    @Test func caseAndSlashesFollowTheSettings() throws {
        let folded = try verdicts("  a: {url: /Help/me}", settings: ", caseInsensitive: true, trailingSlash: never")
        for path in ["/help/ME", "/Help/me"] { #expect(folded(path), "\(path)") }
        for path in ["/help/me/", "/help"] { #expect(!folded(path), "\(path)") }
        let always = try verdicts(
            "  a: {params: {id: String}, url: \"/h/{id}\"}", settings: ", trailingSlash: always")
        #expect(always("/h/x/"))
        for path in ["/h/x", "/h/x/y/", "/h/"] { #expect(!always(path), "\(path)") }
    }

    /// Only the components of a pattern that ignores case ignore it.
    @Test func caseIsASettingOfEachComponent() throws {
        let screens = """
              a: {params: {x: Int}, url: {path: "/Wiki/{x}", caseInsensitive: true}}
              b: {params: {k: Kind}, url: "/kind/{k}"}
              c: {params: {x: String}, url: "/wiki/new/{x}"}
              d: {url: {path: /Exact, caseInsensitive: false}}
            """
        let types = "{Kind: {cases: [aa, bb], caseInsensitive: true}}"
        let some = try verdicts(screens, types: types)
        for path in ["/wiki/1", "/WIKI/1", "/kind/aA", "/kind/BB", "/wiki/new/x", "/Exact"] {
            #expect(some(path), "\(path)")
        }
        for path in ["/wiki/x", "/Kind/aa", "/kind/cc", "/WIKI/new/x", "/exact"] { #expect(!some(path), "\(path)") }
        let all = try verdicts(screens, types: types, settings: ", caseInsensitive: true")
        for path in ["/wiki/1", "/Kind/aa", "/WIKI/new/x", "/Exact"] { #expect(all(path), "\(path)") }
        for path in ["/wiki/x", "/exact"] { #expect(!all(path), "\(path)") }
    }

    @Test func caseIsWrittenWhereItIsNotTheDefault() throws {
        func text(_ settings: String) throws -> String {
            let graph = try CompiledGraph(
                """
                navgen: 1
                root: home
                links: {hosts: [a.example]\(settings)}
                screens:
                  home: {url: /home}
                  a: {url: {path: /any, caseInsensitive: true}}
                  b: {url: {path: /this, caseInsensitive: false}}
                """)
            return try #require(try files(graph)["a.example/apple-app-site-association"])
        }
        let some = try text("")
        #expect(!some.contains("defaults") && !some.contains("wider"))
        #expect(some.contains("{\"/\":\"/any\",\"caseSensitive\":false,\"comment\":\"a: /any\"}"))
        #expect(some.contains("{\"/\":\"/this\",\"comment\":\"b: /this\"}"))
        let all = try text(", caseInsensitive: true")
        #expect(all.contains("\"caseSensitive\": false\n") && !all.contains("wider"))
        #expect(all.contains("{\"/\":\"/any\",\"comment\":\"a: /any\"}"))
        #expect(all.contains("{\"/\":\"/this\",\"caseSensitive\":true,\"comment\":\"b: /this\"}"))
    }

    @Test func specialCharactersAreMatchedByWildcards() throws {
        let isLetIn = try verdicts("  a: {url: \"/50%2Aoff/$(digit)\"}")
        #expect(isLetIn("/50*off/$(digit)"))
        #expect(!isLetIn("/50ooff/5"))
    }

    // MARK: Hosts and apps

    @Test func eachHostHasItsAppsAndItsLinks() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            root: home
            links:
              hosts: [a.example, "*.b.example", b.example]
              environments:
                test: {hosts: [test.example, a.example], appIDs: [ABCDE12345.com.example.test]}
            outputs: {aasa: {appIDs: [ABCDE12345.com.example.app, ABCDE12345.com.example.pro]}}
            screens:
              home: {to: [only]}
              help: {url: /help}
              only: {url: {path: /only, hosts: [c.example, "*.b.example"]}}
            """)
        let files = try files(graph)
        #expect(
            files.keys.sorted()
                == ["a.example", "b.example", "c.example", "test.example"].map {
                    $0 + "/apple-app-site-association"
                })
        let shared = try interpreter(graph, "a.example")
        #expect(
            shared.appIDs == [
                ["ABCDE12345.com.example.app", "ABCDE12345.com.example.pro", "ABCDE12345.com.example.test"]
            ])
        #expect(try interpreter(graph, "test.example").appIDs == [["ABCDE12345.com.example.test"]])
        let only = try interpreter(graph, "c.example")
        #expect(only.verdict("https://c.example/only") != .keptOut)
        #expect(only.verdict("https://c.example/help") == .keptOut)
        #expect(shared.verdict("https://a.example/only") == .keptOut)
        // The file of a domain is also used for hosts that match a wildcard of the domain.
        let both = try interpreter(graph, "b.example")
        #expect(both.verdict("https://x.b.example/help") == .letIn("help: /help"))
        #expect(
            both.verdict("https://x.b.example/only") == .letIn("only: /only; wider: hosts that the link does not have"))
    }

    /// If several entries match a host, the system uses the longest, and requests the file from the
    /// domain after its asterisk.
    @Test func theLongestHostDecides() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            root: home
            links: {hosts: ["*.example.com"]}
            outputs: {aasa: {appIDs: [ABCDE12345.com.example.app]}}
            screens:
              home: {to: [help, german]}
              help: {url: /help}
              german: {url: {path: /hilfe, hosts: ["*.de.example.com"]}}
            """)
        #expect(
            try files(graph).keys.sorted()
                == ["de.example.com/apple-app-site-association", "example.com/apple-app-site-association"])
        let all = try interpreter(graph, "example.com")
        #expect(all.verdict("https://a.b.example.com/help") == .letIn("help: /help"))
        #expect(all.verdict("https://a.b.example.com/hilfe") == .keptOut)
        let german = try interpreter(graph, "de.example.com")
        #expect(german.verdict("https://a.b.de.example.com/help") == .letIn("help: /help"))
        #expect(german.verdict("https://a.b.de.example.com/hilfe") == .letIn("german: /hilfe"))
    }

    /// A declared type without a pattern is as exact as its base.
    @Test func typesWithoutAPatternAreAsExactAsTheirBase() throws {
        let accepts = try verdicts(
            #"  a: {params: {x: Int}, url: "/a/{x}"}"# + "\n" + #"  b: {params: {x: Number}, url: "/b/{x}"}"#,
            types: "{Number: {base: Int}}")
        for value in ["7", "-7", "007", "-", "1-2", "--1", "1.5", "x"] {
            #expect(accepts("/b/" + value) == accepts("/a/" + value), "\(value)")
        }
        #expect(accepts("/b/7") && !accepts("/b/007"))
    }

    @Test func largeFilesHaveFewerExclusions() throws {
        let links = (0..<280).map { "  s\($0): {params: {id: Int}, url: \"/section-\($0)/{id}\"}\n" }.joined()
        let graph = try CompiledGraph(
            "navgen: 1\nroot: home\nlinks: {hosts: [a.example]}\nscreens:\n  home: {}\n" + links)
        let text = try #require(try files(graph)["a.example/apple-app-site-association"])
        #expect(text.utf8.count <= 131_072 && text.utf8.count > 60_000)
        #expect(!text.contains("not a whole number") && text.contains("s7: /section-7/{id}; wider: id beyond 64 bits"))
        let interpreter = try AssociationInterpreter(text)
        #expect(interpreter.verdict("https://a.example/section-270/5") != .keptOut)
        #expect(interpreter.verdict("https://a.example/section-270/x") == .keptOut)
    }

    @Test func unreadableFilesAreProblems() throws {
        let emitter = try #require(allEmitters.first { $0.kind == .aasa })
        func problems(_ text: String) throws -> [OutputProblem] {
            let graph = try CompiledGraph(text)
            return emitter.problems(graph.links, EmitOptions(sourceName: "graph.yaml"))
        }
        let head = "navgen: 1\nroot: home\nlinks: {hosts: [a.example]}\n"
        let app = "outputs: {aasa: {appIDs: [ABCDE12345.com.example.app]}}\n"
        #expect(
            try problems("navgen: 1\nroot: home\nscreens: {home: {}}\n").map(\.message) == [
                "no link has a host that an app can be associated with"
            ])
        let nameless = try problems(head + "screens: {home: {url: /}}\n")
        #expect(nameless.map(\.message) == ["no app identifier is set for the links"])
        #expect(try problems(head + app + "screens: {home: {url: /}}\n").isEmpty)
        let numbered = (0..<280).map { "  s\($0): {params: {id: Int}, url: \"/section-\($0)/{id}\"}\n" }.joined()
        #expect(try problems(head + app + "screens:\n  home: {}\n" + numbered).isEmpty)
        let name = String(repeating: "long", count: 50)
        let many = (0..<400).map { "  s\($0): {url: /\(name)/\(name)/\($0)}\n" }.joined()
        let large = try problems(head + app + "screens:\n  home: {}\n" + many)
        #expect(large.count == 1)
        #expect(large.first?.message.contains("systems read at most 131072") ?? false)
    }
}
