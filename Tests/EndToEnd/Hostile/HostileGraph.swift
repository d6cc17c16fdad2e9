import Testing

/// A graph that is expensive to process: its files by name, for a given size. The first file is
/// compiled.
struct HostileGraph: Sendable, CustomTestStringConvertible {
    typealias Files = [(name: String, text: String)]

    var name: String
    /// The smaller of two sizes; the other is four times as large.
    var size: Int
    /// A part of the expected message for the larger size; nil if none is expected.
    var says: String?
    var files: @Sendable (Int) -> Files
    var testDescription: String { name }

    /// A graph of one file, after a header that all have.
    init(_ name: String, _ size: Int, says: String? = nil, text: @escaping @Sendable (Int) -> String) {
        self.init(name: name, size: size, says: says) { [("graph.yaml", Self.head + text($0))] }
    }

    init(name: String, size: Int, says: String?, files: @escaping @Sendable (Int) -> Files) {
        (self.name, self.size, self.says, self.files) = (name, size, says, files)
    }

    static let head = """
        navgen: 1
        name: Hostile
        links: {schemes: [h], hosts: [h.example.com]}
        rules: {large-route-enum: off, link-only-node: off, unused-type: off, unused-condition: off, unused-param: off}

        """

    private static func list(_ count: Int, _ item: (Int) -> String) -> String {
        (0..<count).map(item).joined(separator: ", ")
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { "  " + line($0) + "\n" }.joined()
    }

    static let all = shapes + links + texts + mistakes + includes

    /// Graphs with many routes.
    private static let shapes: [HostileGraph] = [
        HostileGraph("every screen leads to all others", 50) { size in
            let all = list(size) { "s\($0)" }
            return "root: s0\nscreens:\n" + lines(size) { "s\($0): {to: [\(all)]}" }
        },
        HostileGraph("a long pattern that says none of many parameters", 2_000, says: "link-missing-param") { size in
            "root: home\nscreens:\n  home: {to: [{d: {params: {\(list(size) { "p\($0): 1" })}}}]}\n"
                + "  d: {url: /\(String(repeating: "a", count: size * 2)), params: {\(list(size) { "p\($0): Int" })}}\n"
        },
        HostileGraph("a line that leads from all screens to all", 1_100, says: "more than 1,000,000 routes") { size in
            let all = list(size) { "s\($0)" }
            return "root: s0\nscreens: {\(list(size) { "s\($0): " })}\nroutes: [{from: [\(all)], to: [\(all)]}]\n"
        },
        HostileGraph("every screen leads to all others, and has a link", 35, says: "ambiguous-back-stack") { size in
            let all = list(size) { "s\($0)" }
            return "tabs: {a: {root: s0}, b: {root: s1}}\nscreens:\n"
                + lines(size) { "s\($0): {url: /s\($0), to: [\(all)]}" }
        },
        HostileGraph("a chain with a link to each of its screens", 100) { size in
            "root: s0\nscreens:\n" + lines(size) { "s\($0): {url: /s\($0), to: [s\(($0 + 1) % size)]}" }
        },
        HostileGraph("a chain with a link to its end", 1500, says: "large-route-enum") { size in
            "root: s0\nscreens:\n" + lines(size) { "s\($0): {to: [s\($0 + 1)]}" } + "  s\(size): {url: /end}\n"
        },
        HostileGraph("sheets upon sheets, in a circle", 90) { size in
            "root: home\nscreens: {home: {to: s0}}\nsheets:\n"
                + lines(size) { "s\($0): {url: /s\($0), to: s\(($0 + 1) % size)}" }
        },
        HostileGraph("a ladder, up which many ways lead", 250, says: "ambiguous-back-stack") { size in
            "root: home\nscreens:\n  home: {to: [a0, b0]}\n"
                + lines(size) { "a\($0): {to: [a\($0 + 1), b\($0 + 1)]}\n  b\($0): {to: [a\($0 + 1), b\($0 + 1)]}" }
                + "  a\(size): {url: /a}\n  b\(size): {url: /b}\n"
        },
        HostileGraph("ways whose values nothing supplies", 100) { size in
            let all = list(size) { "s\($0)" }
            return "root: home\nscreens:\n  home: {to: [a, b]}\n  a: {params: {v: Int}, to: [\(all)]}\n"
                + "  b: {to: c}\n  c: {to: [\(all)]}\n" + lines(size) { "s\($0): {url: /s\($0)}" }
        },
        HostileGraph("conditions that need all others", 20, says: "condition-cycle") { size in
            "conditions:\n" + lines(size) { "c\($0): {otherwise: s\($0)}" } + "root: home\nscreens:\n"
                + "  home: {to: [\(list(size) { "s\($0)" })]}\n"
                + lines(size) { number in
                    "s\(number): {requires: [\(list(size) { "c\($0 == number ? (number + 1) % size : $0)" })]}"
                }
        },
        HostileGraph("conditions in a chain", 100) { size in
            "conditions:\n" + lines(size) { "c\($0): {otherwise: s\($0)}" } + "root: home\nscreens:\n"
                + "  home: {to: [\(list(size) { "s\($0)" })]}\n"
                + lines(size) { "s\($0): {url: /s\($0), requires: [c\(($0 + 1) % size)]}" }
        },
        HostileGraph("routes from anywhere to everywhere", 100) { size in
            "root: home\nscreens:\n  home: {}\n" + lines(size) { "s\($0): {url: /s\($0)}" } + "routes:\n"
                + lines(size) { "- {from: \"*\", to: s\($0)}" }
        },
    ]

    /// Graphs with many links.
    private static let links: [HostileGraph] = [
        HostileGraph("patterns that are all the same", 100, says: "duplicate-link") { size in
            "root: home\nscreens:\n  home: {}\n"
                + lines(size) { "s\($0): {params: {a: String, b: String}, url: '/{a}/{b}'}" }
        },
        HostileGraph("patterns of one node that are all the same", 100) { size in
            "root: home\nscreens: {home: {params: {a: String?, b: String?}, url: [\(list(size) { _ in "'/{a}/{b}'" })]}}\n"
        },
        HostileGraph("patterns of which each two share a URL", 60, says: "ambiguous-link") { size in
            "types:\n" + lines(size) { "T\($0): {base: String, pattern: 'x|a\($0)'}" } + "root: home\nscreens:\n"
                + "  home: {}\n" + lines(size) { "s\($0): {params: {a: T\($0)}, url: '/{a}'}" }
        },
        HostileGraph("queries of which each two go together", 50, says: "ambiguous-link") { size in
            "root: home\nscreens:\n  home: {}\n" + lines(size) { "s\($0): {url: '/x?k\($0)=1'}" }
        },
        HostileGraph("optional query items", 100) { size in
            let pattern = (0..<size).map { "q\($0)={q\($0)}" }.joined(separator: "&")
            return
                "root: home\nscreens: {home: {params: {\(list(size) { "q\($0): String?" })}, url: '/a?\(pattern)'}}\n"
        },
        HostileGraph("query items that are all literal", 4_000) { size in
            "root: home\nscreens: {home: {url: '/a?\((0..<size).map { "q\($0)=1" }.joined(separator: "&"))'}}\n"
        },
        HostileGraph("optional segments, twice", 10) { size in
            let pattern = (0..<size).map { "/{q\($0)?}" }.joined()
            return "root: home\nscreens:\n"
                + ["String", "Int"].map { type in
                    "  a\(type): {params: {\(list(size) { "q\($0): \(type)?" })}, url: '/a\(pattern)'}\n"
                }.joined() + "  home: {}\n"
        },
        HostileGraph("cases of an enum", 1000, says: "too-complex") { size in
            "types: {E: {cases: [\(list(size) { "c\($0)" })]}}\nroot: home\n"
                + "screens: {home: {params: {e: E?}, url: '/{e?}'}}\n"
        },
        HostileGraph("redirects in a chain", 100) { size in
            "root: home\nscreens: {home: {url: '/home/{x}', params: {x: String?}}}\nredirects:\n"
                + lines(size) { "'/r\($0)/{x}': '/r\($0 + 1)/{x}'" } + "  '/r\(size)/{x}': '/home/{x}'\n"
        },
        HostileGraph("redirects in a circle", 600, says: "redirect-cycle") { size in
            "root: home\nscreens: {home: {url: /home}}\nredirects:\n" + lines(size) { "/r\($0): /r\(($0 + 1) % size)" }
        },
        HostileGraph("redirects that all lead to one URL", 350) { size in
            "root: home\nscreens: {home: {url: '/home/{x}', params: {x: String?}}}\nredirects:\n"
                + lines(size) { "/r\($0): /home/a" }
        },
        HostileGraph(name: "schemes and hosts of an environment each", size: 60, says: nil) { size in
            let environments = list(size) { "e\($0): {schemes: [e\($0)], hosts: [e\($0).example.com]}" }
            return [
                (
                    "graph.yaml",
                    "navgen: 1\nname: Hostile\nlinks: {schemes: [h], environments: {\(environments)}}\nroot: home\n"
                        + "screens: {home: {url: /home}}\n"
                )
            ]
        },
        HostileGraph(name: "schemes, each with all hosts", size: 200, says: nil) { size in
            let schemes = list(size) { "s\($0)" }
            let hosts = list(size) { "\($0 % 2 == 0 ? "'*." : "'a.")h\($0 / 2).com'" }
            return [
                (
                    "graph.yaml",
                    "navgen: 1\nname: Hostile\nlinks: {schemes: [\(schemes)], hosts: [\(hosts)]}\nroot: home\n"
                        + "screens: {home: {url: /home}}\n"
                )
            ]
        },
        HostileGraph(
            name: "more schemes and hosts than can be told apart", size: 2000, says: "too-complex"
        ) { size in
            [
                (
                    "graph.yaml",
                    "navgen: 1\nlinks: {schemes: [\(list(size) { "s\($0)" })], hosts: [\(list(size) { "h\($0).com" })]}\n"
                        + "root: home\nscreens: {home: {url: /home}}\n"
                )
            ]
        },
        HostileGraph("patterns for a host each", 60) { size in
            "root: home\nscreens:\n  home: {}\n"
                + lines(size) { "s\($0): {url: {path: /x, hosts: [h\($0).example.com]}}" }
        },
    ]

    /// Graphs with many long texts.
    private static let texts: [HostileGraph] = [
        HostileGraph("a long text in each place", 250_000) { size in
            let long = String(repeating: "x", count: size)
            return """
                doc: "\(long)"
                root: home
                screens:
                  home:
                    title: \(long)
                    doc: '\(long)'
                    tags: [\(long)]
                    params: {a: {type: String, default: "\(long)"}}
                    url: "/\(long)?a={a}"
                # \(long)
                """
        },
        HostileGraph("a long name", 250_000, says: "…") { size in
            "root: home\nscreens: {home: {to: [\(String(repeating: "x", count: size))]}}\n"
        },
        HostileGraph("a long number", 250_000, says: "bad-default") { size in
            "root: home\nscreens: {home: {params: {a: {type: Int, default: \(String(repeating: "9", count: size))}}}}\n"
        },
        HostileGraph("a title full of parameters", 3000) { size in
            "root: home\nscreens: {home: {params: {a: Int?}, title: \"\(String(repeating: "{a}", count: size))\"}}\n"
        },
        HostileGraph("aliases", 1200, says: "unreachable-node") { size in
            "root: home\nscreens:\n  home: &home {doc: x}\n" + lines(size) { "s\($0): *home" }
        },
        HostileGraph("merge keys and anchors", 1000, says: "unreachable-node") { size in
            "root: home\nscreens:\n  home: &home {doc: x}\n"
                + lines(size) { "s\($0): &same {<<: *home, title: a}" }
        },
        HostileGraph("comments that ignore rules", 1200) { size in
            "root: home\nscreens:\n  home: {}\n" + lines(size) { "s\($0): {} # navgen:ignore unreachable-node" }
        },
    ]

    /// Graphs with many mistakes.
    private static let mistakes: [HostileGraph] = [
        HostileGraph("mistakes in one long line", 5000, says: "unknown-node") { size in
            "root: home\nscreens: {home: {to: [\(list(size) { "t\($0)" })]}}\n"
        },
        HostileGraph("long names that are nearly right", 50, says: "unknown-node") { size in
            let long = String(repeating: "name", count: 50)
            return "root: home\nscreens: {home: {to: [\(list(size) { "\(long)x\($0)" })]}, "
                + "\(list(size) { "\(long)y\($0): {}" })}\n"
        },
        HostileGraph("redirects that lead nowhere", 60, says: "redirect-unmatched") { size in
            "root: home\nscreens:\n  home: {}\n" + lines(size) { "s\($0): {url: /a/long/path/s\($0)}" } + "redirects:\n"
                + lines(size) { "/old\($0): /a/long/path/t\($0)" }
        },
        HostileGraph("parameters that are not there", 70, says: "param-unbound") { size in
            let pattern = (0..<size).map { "p\($0)={parametr\($0)}" }.joined(separator: "&")
            return
                "root: home\nscreens: {home: {params: {\(list(size) { "parameter\($0): Int?" })}, url: '/?\(pattern)'}}\n"
        },
        HostileGraph("keys given twice", 1200, says: "duplicate-key") { size in
            "root: home\nscreens:\n  home: {}\n" + lines(size) { _ in "home: {}" }
        },
        HostileGraph("aliases of nothing", 250, says: "yaml-syntax") { size in
            "root: home\nscreens: {home: {}}\ntypes:\n" + lines(size) { "T\($0): &anchor\($0) [a]" }
                + lines(size) { "U\($0): *ancor\($0)" }
        },
    ]

    /// Graphs with many includes.
    private static let includes: [HostileGraph] = [
        HostileGraph(name: "files that include the next", size: 250, says: nil) { size in
            [("graph.yaml", head + "root: home\ninclude: [f0.yaml]\nscreens: {home: {}}\n")]
                + (0..<size).map { ("f\($0).yaml", "navgen: 1\ninclude: [f\($0 + 1).yaml]\n") }
                + [("f\(size).yaml", "navgen: 1\ntypes: {T: [a]}\n")]
        },
        HostileGraph(name: "files that include each other", size: 35, says: "include-cycle") { size in
            let all = list(size) { "f\($0).yaml" }
            return [("graph.yaml", head + "root: home\ninclude: [f0.yaml]\nscreens: {home: {}}\n")]
                + (0..<size).map { ("f\($0).yaml", "navgen: 1\ninclude: [\(all)]\n") }
        },
        HostileGraph(name: "sections in sections", size: 40, says: "unreachable-node") { size in
            let nested = "include: [{file: f%.yaml, section: s}]\n"
            return [("graph.yaml", head + "root: home\nscreens: {home: {}}\n" + nested.replacing("%", with: "0"))]
                + (0..<size).map {
                    ("f\($0).yaml", "navgen: 1\nscreens: {a: {}}\n" + nested.replacing("%", with: "\($0 + 1)"))
                } + [("f\(size).yaml", "navgen: 1\n")]
        },
    ]
}
