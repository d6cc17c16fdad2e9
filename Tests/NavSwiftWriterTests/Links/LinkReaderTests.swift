import Foundation
import NavGraph
import NavLinks
import TestSupport
import Testing

@testable import NavSwiftWriter
@testable import NavgenRuntime

/// Tests of graphs that are loaded at run time. They are serialized, as only one graph is loaded at a time.
@Suite(.serialized) struct DynamicGraphTests {}

extension DynamicGraphTests {
    /// NavgenRuntime reads and writes URLs like the link table, for all kinds of graphs.
    @Suite("Links of the runtime") struct LinkReaderTests {
        @Test("agree with the link table for the examples", arguments: ExampleGraph.all + [.traps, .typed])
        func readsExamples(_ graph: ExampleGraph) throws {
            let compiled = try graph.compiled()
            if compiled.links.patterns.isEmpty { return }
            try compare(compiled, count: Rounds.of(1500), seed: 17)
        }

        @Test("agree with the link table for random patterns", arguments: 1...UInt64(Rounds.of(12)))
        func readsRandomPatterns(seed: UInt64) throws {
            var random = RandomLinks(seed: seed)
            try compare(try CompiledGraph(random.graph(patterns: 60)), count: 1500, seed: seed)
        }

        @Test("agree with the link table for hostile URLs")
        func readsHostileURLs() throws {
            let graph = try CompiledGraph(Self.hostile)
            DynamicGraph.load(graph.links, onlyLinks: true)
            let urls = HostileURLs.tricks + HostileURLs.systematic + HostileURLs.long(graph.links.graph.links.maxLength)
            for url in urls {
                #expect(ReadLink.read(url, 0) == ReadLink.expected(graph.links, url, 0), "\(url.prefix(300))")
            }
        }

        @Test("leave out a fragment that the old URL names")
        func redirectsLeaveOutFragments() throws {
            let graph = try CompiledGraph(
                """
                navgen: 1
                root: home
                links: {schemes: [d], hosts: [d.example]}
                screens:
                  home: {url: /, to: [doc, plain]}
                  doc: {params: {id: Int, heading: String?}, url: "/doc/{id}#{heading}"}
                  plain: {url: "/plain#notes"}
                redirects:
                  "/#/doc/{id}": "/doc/{id}"
                  "/d/{id}#part-{x}": "/doc/{id}"
                  "/d/{id}": "/doc/{id}"
                  "/p": "/plain"
                """)
            DynamicGraph.load(graph.links, onlyLinks: true)
            let urls = [
                "https://d.example/#/doc/3", "https://d.example/#/doc/3/?a=b", "d:///d/3#part-a", "d:///d/3#other",
                "d:///d/3", "d:///p#notes", "d:///?a#/doc/3",
            ]
            for url in urls { #expect(ReadLink.read(url, 0) == ReadLink.expected(graph.links, url, 0), "\(url)") }
            #expect(ReadLink.read(urls[0], 0) == ReadLink.read("d:///doc/3", 0))
            #expect(ReadLink.read(urls[2], 0) == ReadLink.read("d:///doc/3", 0))
        }

        @Test("require what the target of a redirect requires, and no more")
        func redirectsRequireWhatTargetsRequire() throws {
            let graph = try CompiledGraph(
                """
                navgen: 1
                root: home
                links: {schemes: [d], hosts: [d.example]}
                screens:
                  home: {url: /, to: [list, found]}
                  list: {params: {id: Int, tags: "[Int]"}, url: "/list/{id}?tag={tags}"}
                  found: {params: {count: Int}, url: "/found?count={count}"}
                redirects:
                  "/#/l/{id}": "/list/{id}"
                  "/#/f": "/found"
                """)
            DynamicGraph.load(graph.links, onlyLinks: true)
            let urls = ["d:///#/l/3", "d:///?tag=1&tag=2#/l/3", "d:///?tag=a#/l/3", "d:///?count=2#/f", "d:///#/f"]
            let read = urls.map { ReadLink.read($0, 0) }
            #expect(read == urls.map { ReadLink.expected(graph.links, $0, 0) })
            let home = ReadLink.read("d:///", 0)
            #expect(read.map { $0 == home } == [false, false, true, false, true])
        }

        @Test("percent-encode what URLs do not contain, and nothing beside it")
        func encodesURLs() throws {
            let graph = try CompiledGraph(
                """
                navgen: 1
                root: home
                links: {schemes: [d]}
                screens:
                  home: {url: /, to: [page]}
                  page: {params: {to: URL}, url: "/page?to={to}"}
                """)
            DynamicGraph.load(graph.links, onlyLinks: true)
            for url in ["d:///page?to=a:é:4", "d:///page?to=https://x/|é:é%23%23"] {
                #expect(ReadLink.read(url, 0) == ReadLink.expected(graph.links, url, 0), "\(url)")
            }
            guard case .boxed(let box)? = DynamicValue.read("d:///page?to=a:é:4", 0)?.nodeValue[0] else {
                Issue.record("there is no value")
                return
            }
            #expect((box.value.base as? URL)?.absoluteString == "a:%C3%A9:4")
        }

        @Test("leave the escapes of a URL in a URL as they are, also beside brackets")
        func keepsEscapesOfURLs() throws {
            let graph = try CompiledGraph(
                """
                navgen: 1
                root: home
                links: {schemes: [d]}
                screens:
                  home: {url: /, to: [page]}
                  page: {params: {to: URL}, url: "/page?to={to}"}
                """)
            DynamicGraph.load(graph.links, onlyLinks: true)
            let url = "d:///page?to=https%3A%2F%2Fe.org%2F%3Ff%5B%5D%3Da%2520b"
            #expect(ReadLink.read(url, 0) == ReadLink.expected(graph.links, url, 0))
            guard case .boxed(let box)? = DynamicValue.read(url, 0)?.nodeValue[0] else {
                Issue.record("there is no value")
                return
            }
            #expect((box.value.base as? URL)?.absoluteString == "https://e.org/?f%5B%5D=a%20b")
        }

        /// A hostile URL with hundreds of levels needs neither much time nor a deep stack.
        @Test("read at most eight URLs that are carried in each other", .timeLimit(.minutes(20)))
        func carriedURLsHaveALimit() async throws {
            let graph = try CompiledGraph(
                """
                navgen: 1
                root: home
                links: {schemes: [bank]}
                screens:
                  home: {url: /, to: [page, account]}
                  page: {params: {target: URL}, url: "/page?to={target}"}
                  account: {params: {id: Int}, url: "/a/{id}"}
                redirects:
                  "/out?to={target}": "{target}"
                  "/else?to={target}": {to: "{target}", otherwise: page}
                """)
            DynamicGraph.load(graph.links, onlyLinks: true)
            func carried(_ levels: Int, _ carrier: String = "out") -> String {
                String(repeating: "bank://\(carrier)?to=", count: levels) + "bank://a/7"
            }
            let mixed = carried(3, "else") + "x"
            let urls = [
                carried(1), carried(8), carried(9), carried(584), carried(8, "else"), carried(500, "else"), mixed,
            ]
            let (links, names) = (graph.links, ["account", "account", "-", "-", "account", "page", "page"])
            let read: [String] = await withCheckedContinuation { done in
                let thread = Thread { done.resume(returning: urls.map { ReadLink.read($0, 0) }) }
                thread.stackSize = 1 << 18
                thread.start()
            }
            #expect(read == urls.map { ReadLink.expected(links, $0, 0) })
            for (url, name) in zip(urls, names) {
                guard case .match(let match) = links.resolve(Array(url.utf8)) else {
                    #expect(name == "-", "\(url.prefix(200))")
                    continue
                }
                #expect(links.graph[match.node].name == name, "\(url.prefix(200))")
            }
        }

        private static let hostile = """
            navgen: 1
            name: Bank
            root: home
            links: {schemes: [bank], hosts: [bank.example.com, "*.bank.example.com"], caseInsensitive: true}
            screens:
              home: {to: [account, file, note, transfer, help]}
              account: {params: {number: Int}, url: "/account/{number}"}
              file: {params: {path: String}, url: "/file/{path+}"}
              note: {params: {text: String, id: UUID?}, url: "/note/{text}/{id?}"}
              transfer: {params: {iban: String, amount: Decimal?, memo: String?}, url: "/transfer/{iban}?amount={amount}&memo={memo}"}
              help: {params: {topics: "[String]", part: String?}, url: "/help?topic={topics}#{part}"}
            redirects:
              "/a/{number}": "/account/{number}"
            """

        private func compare(_ compiled: CompiledGraph, count: Int, seed: UInt64) throws {
            DynamicGraph.load(compiled.links, onlyLinks: true)
            var urls = RandomURLs(compiled.links, seed: seed)
            for _ in 0..<count {
                let url = urls.next()
                for build in compiled.links.origins.builds.indices {
                    let expected = ReadLink.expected(compiled.links, url, build)
                    let read = ReadLink.read(url, build)
                    // `#expect` would be too slow for so many URLs.
                    if read != expected { Issue.record("\(url)\n  is    \(read)\n  wants \(expected)") }
                }
            }
        }
    }
}
