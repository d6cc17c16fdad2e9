import Foundation
import NavAnswers
import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

/// Tests the settings of `links:` that affect reading and writing URLs.
@Suite struct LinkSettingsTests {
    private func links(_ settings: String, _ screens: String) throws -> LinkAnalysis {
        let text =
            "navgen: 1\nroot: home\nrules: {link-only-node: off}\nlinks: {schemes: [s], hosts: [h.com]\(settings)}\nscreens:\n  home: {to: [a]}\n\(screens)"
        let result = compileText(["graph.yaml": text])
        #expect(render(result.diagnostics, sources: result.sources, as: .text) == "")
        return try #require(result.links)
    }

    private func leads(_ url: String, _ links: LinkAnalysis) -> String? {
        guard case .match(let match) = links.resolve(Array(url.utf8)) else { return nil }
        return links.graph[match.node].name
    }

    private let item = "  a: {params: {id: String}, url: \"/Item/v{id}\"}\n"

    /// `*.` matches one or more labels. Of several matching hosts, the longest wins.
    @Test func longestWildcardHostWins() throws {
        let text = """
            navgen: 1
            root: home
            links: {hosts: ["*.h.com", "*.de.h.com", x.de.h.com]}
            screens:
              home: {to: [all, german, own]}
              all: {url: {path: /a, hosts: ["*.h.com"]}}
              german: {url: {path: /a, hosts: ["*.de.h.com"]}}
              own: {url: {path: /a, hosts: [x.de.h.com]}}
            """
        let result = compileText(["graph.yaml": text])
        // More specific hosts win, as exact hosts do.
        #expect(!result.hasErrors)
        let links = try #require(result.links)
        for host in ["b", "b.c", "x.b.c", "de", "xde", "a.xde"] {
            #expect(leads("https://\(host).h.com/a", links) == "all", "\(host)")
        }
        for host in ["b", "b.c", "x.b", "xx", "b.x"] {
            #expect(leads("https://\(host).de.h.com/a", links) == "german", "\(host)")
        }
        #expect(leads("https://X.DE.h.com/a", links) == "own")
        for host in ["h.com", ".h.com", "a..h.com", "..h.com", "a.b..h.com", "ah.com", "a.h.com.", "*.h.com"] {
            #expect(leads("https://\(host)/a", links) == nil, "\(host)")
        }
    }

    @Test func httpIsReadIfAllowed() throws {
        let links = try links(", allowHTTP: true", item)
        #expect(leads("http://h.com/Item/v1", links) == "a")
        #expect(leads("http://h.com:80/Item/v1", links) == "a")
        #expect(leads("http://h.com:443/Item/v1", links) == nil)
        #expect(links.url(of: NodeID(1), [.one("1")]) == "https://h.com/Item/v1")
    }

    @Test func trailingSlash() throws {
        let never = try links(", trailingSlash: never", item)
        #expect(leads("s://Item/v1", never) == "a")
        #expect(leads("s://Item/v1/", never) == nil)
        let always = try links(", trailingSlash: always", item)
        #expect(leads("s://Item/v1", always) == nil)
        #expect(leads("s://Item/v1/", always) == "a")
        #expect(always.url(of: NodeID(1), [.one("1")]) == "https://h.com/Item/v1/")
    }

    @Test func examplesHaveRequiredTrailingSlash() throws {
        let screens = "  a: {params: {id: Int?}, url: [\"/a/{id}#top\", /a], to: [b]}\n  b: {url: /b}\n"
        let links = try links(", trailingSlash: always", screens)
        let examples = links.patterns.indices.map { links.example(of: $0) }
        #expect(examples == ["https://h.com/a/1/#top", "https://h.com/a/", "https://h.com/b/"])
        for example in examples.compactMap(\.self) { #expect(leads(example, links) != nil, "\(example)") }
    }

    @Test func ambiguityExamplesHaveRequiredTrailingSlash() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [s], trailingSlash: always}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: "/a/{x}/y"}
              b: {params: {x: String}, url: "/a/x/{x}"}
            """
        let report = findings(in: graph)
        #expect(report.contains("`/a/x/y/`"), "\(report)")
    }

    @Test func caseInsensitivePaths() throws {
        let links = try links(", caseInsensitive: true", item)
        #expect(leads("s://item/V1", links) == "a")
        #expect(leads("https://h.com/ITEM/vABC", links) == "a")
        #expect(links.url(of: NodeID(1), [.one("aB")]) == "https://h.com/Item/vaB")
        // Values keep their case.
        guard case .match(let match) = links.resolve(Array("s://ITEM/VaB".utf8)) else {
            Issue.record("no match")
            return
        }
        #expect(match.values == [.one("aB")])
    }

    @Test func caseInsensitiveLiteralsAreDuplicates() throws {
        let text = """
            navgen: 1
            root: home
            links: {schemes: [s], caseInsensitive: true}
            screens:
              home: {to: [a, b, c]}
              a: {url: /Item}
              b: {url: /iTEM}
              c: {params: {x: String}, url: "/{x}"}
            """
        #expect(rules(in: text) == ["duplicate-link"])
        #expect(rules(in: text.replacing("caseInsensitive: true", with: "caseInsensitive: false")).isEmpty)
    }

    @Test func patternsHaveTheirOwnCaseAndSlash() throws {
        let links = try links(
            ", caseInsensitive: true, trailingSlash: never",
            """
              a: {url: {path: /A, caseInsensitive: false}}
              b: {url: /a}
              c: {params: {x: String}, url: {path: "/p/{x}", trailingSlash: always}}
              d: {params: {x: String}, url: "/p/{x}"}

            """)
        #expect(links.conflicts.isEmpty)
        #expect(leads("s://A", links) == "a" && leads("s://A/", links) == nil && leads("s://a", links) == "b")
        #expect(leads("s://a/", links) == nil)
        #expect(leads("s://P/x", links) == "d" && leads("s://P/x/", links) == "c")
        #expect(links.url(of: NodeID(3), [.one("x")]) == "https://h.com/p/x/")
        #expect(links.explainMiss(Array("s://a/".utf8)).reason == "`/a` does not end with a slash")
    }

    @Test func lengthAndUnknownItems() throws {
        let links = try links(
            ", maxLength: 16, unknownQuery: reject", "  a: {params: {q: String?}, url: \"/a?q={q}\"}\n")
        #expect(leads("s://a?q=12345678", links) == "a")
        #expect(leads("s://a?q=123456789", links) == nil)
        #expect(leads("s://a?r=1", links) == nil)
        // Values that would make the URL too long have no URL.
        #expect(links.url(of: NodeID(1), [.one("1234567890")]) == nil)
    }
}

/// Every link of the example graphs has a plan, and an example that leads to it.
@Suite struct ExampleLinkTests {
    @Test func everyLinkHasAPlanAndAnExample() throws {
        let paths = try ["Graphs", "Graphs/patterns"].flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
                .filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
        }
        #expect(paths.count >= 18)
        var count = 0
        for path in paths {
            let result = compile(repository.appendingPathComponent(path).path)
            let links = try #require(result.links)
            #expect(result.diagnostics.isEmpty, "\(path)")
            for number in links.patterns.indices {
                let example = try #require(links.example(of: number), "\(path)")
                guard case .match(let match) = links.resolve(Array(example.utf8)) else {
                    Issue.record("\(path): \(example) leads nowhere")
                    continue
                }
                count += 1
                switch links.plans[match.node] {
                case .plan, .action: break
                default: Issue.record("\(path): \(example) has no plan")
                }
            }
        }
        #expect(count > 60)
    }
}

/// Random strings as patterns, types and URLs.
@Suite struct LinkRobustnessTests {
    private let pieces = [
        "/", "//", "{", "}", "{{", "{x}", "{x?}", "{x*}", "{x+}", "{y}", "*", "?", "#", "&", "=", "%", "%2F", "%zz",
        "a", "é", "🎉",
        "..", ".", ":", "@", "[", "]", "(", ")", "|", "+", "\\", "\\d", "^", "$", "{2,3}", "{9999}", "-", "\u{0}",
        "\u{7F}", " ",
    ]

    private func text(_ random: inout RandomSource) -> String {
        (0..<random.below(9)).map { _ in random.pick(pieces) }.joined()
    }

    private func quoted(_ text: String) -> String { JSON.string(text).text() }

    @Test func randomPatternsAndTypesDoNotCrash() {
        var random = RandomSource(41)
        var seen: Set<String> = []
        for _ in 0..<400 {
            let graph = """
                navgen: 1
                root: home
                links: {schemes: [s, \(quoted(text(&random)))], hosts: [\(quoted(text(&random)))]}
                types: {T: {base: String, pattern: \(quoted(text(&random)))}}
                screens:
                  home: {url: [\(quoted("/" + text(&random))), \(quoted(text(&random)))], params: {x: String?, y: T?}}
                redirects: {\(quoted("/" + text(&random))): \(quoted("/" + text(&random)))}
                """
            let result = compileText(["graph.yaml": graph])
            for diagnostic in result.diagnostics { seen.insert(diagnostic.rule.name) }
            guard let links = result.links else { continue }
            for _ in 0..<10 {
                _ = LinkAnswer("s:" + text(&random), in: links).json
                _ = LinkAnswer("s://" + text(&random), in: links).text
            }
        }
        #expect(seen.isSuperset(of: ["invalid-pattern", "reserved-scheme", "invalid-host", "wildcard-not-last"]))
    }

    @Test func randomBytesDoNotCrash() throws {
        var random = RandomSource(42)
        let text = """
            navgen: 1
            root: home
            links: {schemes: [s], hosts: [h.com, "*.h.com"]}
            screens:
              home: {url: ["/{x?}/{rest*}?q={q}#{f}"], params: {x: Int?, rest: String?, q: "[Date]", f: Bool?}}
            """
        let links = try #require(compileText(["graph.yaml": text]).links)
        for _ in 0..<5000 {
            var bytes = Array(random.pick(["s://", "https://h.com/", "s:/", "HTTPS://a.h.com/", ""]).utf8)
            for _ in 0..<random.below(12) {
                bytes +=
                    random.chance(1, in: 3)
                    ? [UInt8(truncatingIfNeeded: random.next())] : Array(random.pick(pieces).utf8)
            }
            let answer = LinkAnswer(bytes, in: links)
            _ = answer.json
            guard case .match(let match) = links.resolve(bytes), let url = links.url(of: match.node, match.values)
            else { continue }
            guard case .match(let again) = links.resolve(Array(url.utf8)) else {
                Issue.record("\(url)")
                continue
            }
            #expect(again.values == match.values)
        }
    }
}
