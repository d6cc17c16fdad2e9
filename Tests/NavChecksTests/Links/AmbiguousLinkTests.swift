import NavCompiler
import NavSyntax
import TestSupport
import Testing

@Suite struct AmbiguousLinkTests {
    @Test func overlappingTypesAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            types:
              One: {base: String, pattern: "[ab]+"}
              Two: {base: String, pattern: "[bc]+"}
            screens:
              home: {to: [a, b]}
              a: {params: {x: One}, url: "/{x}"}
              b: {params: {y: Two}, url: "/{y}"}
            """
        let report = """
            graph.yaml:9:30: error: two links match the same URL [ambiguous-link]
               |
             9 |   a: {params: {x: One}, url: "/{x}"}
               |                              ^^^^^^
               = `/b` is matched here and by `b`; only here: /a; only there: /c
              --> graph.yaml:10:30
            10 |   b: {params: {y: Two}, url: "/{y}"}
               = neither is more specific than the other
               = help: say which one wins: at `a`, write `url: {path: "/{x}", over: [b]}`; or at `b`, write `url: {path: "/{y}", over: [a]}`

            """
        #expect(findings(in: graph) == report)
    }

    /// As in other routers, the pattern with the leftmost literal should win.
    @Test(arguments: [
        (
            "/{x}/settings", "/orgs/{x}",
            "give the URLs that both match to `b`: write `url: [\"/orgs/{x}\", {path: /orgs/settings, params: {x: settings}}]`"
        ),
        (
            "/orgs/{x}", "/{x}/settings",
            "give the URLs that both match to `a`: write `url: [\"/orgs/{x}\", {path: /orgs/settings, params: {x: settings}}]`"
        ),
        (
            "/{x}/new", "/old-{x}/{y}",
            "give the URLs that both match to `b`: write `url: [\"/old-{x}/{y}\", {path: \"/old-{x}/new\", params: {y: new}}]`"
        ),
        ("/{x}/b/*", "/p/{x}", "say which one wins: at `b`, write `url: {path: \"/p/{x}\", over: [a]}`"),
        ("/{x}/{y}/edit", "/{x}/new/*", "say which one wins: at `b`, write `url: {path: \"/{x}/new/*\", over: [a]}`"),
        // The types differ in an earlier segment than the literals.
        (
            "/{n}/{x}", "/{x}/new",
            "say which one wins: at `b`, write `url: {path: \"/{x}/new\", over: [a]}`; or give the URLs that both match to `a`: write `url: [\"/{n}/{x}\", "
        ),
    ])
    func theLeftmostLiteralShouldWin(first: String, second: String, help: String) {
        func node(_ url: String) -> String {
            let types = ["x": "String", "y": "String", "n": "Int"].filter { url.contains("{\($0.key)}") }
            let params = types.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            return "{params: {\(params)}, url: \"\(url)\"}"
        }
        let text = findings(
            in: """
                navgen: 1
                root: home
                links: {schemes: [shop]}
                screens:
                  home: {to: [a, b]}
                  a: \(node(first))
                  b: \(node(second))
                """)
        #expect(text.contains("= help: \(help)"), "\(text)")
    }

    private static func router(_ count: Int) -> String {
        """
        navgen: 1
        root: home
        links: {schemes: [shop]}
        screens:
          home: {to: "*"}
          user: {params: {name: String}, url: "/{name}/settings"}
          team: {params: {name: String}, url: "/{name}/team"}

        """ + (0..<count).map { "  s\($0): {params: {x: String}, url: \"/s\($0)/{x}\"}\n" }.joined()
    }

    /// Up to ten are reported one by one.
    @Test func moreThanTenAreGrouped() {
        func count(_ text: String, _ part: String) -> Int {
            text.split(separator: part, omittingEmptySubsequences: false).count - 1
        }
        let graph = { (count: Int) in
            Self.router(count).replacing(
                "  home: {to: \"*\"}", with: "  home: {to: [user, team\((0..<count).map { ", s\($0)" }.joined())]}")
        }
        let ten = findings(in: graph(5))
        #expect(count(ten, "error: two links match the same URL [ambiguous-link]") == 10)
        let twelve = findings(in: graph(6))
        #expect(count(twelve, "[ambiguous-link]") == 2, "\(twelve)")
        #expect(twelve.contains("6:39: error: 6 other links match some of the same URLs [ambiguous-link]"), "\(twelve)")
        #expect(twelve.contains("7:39: error: 6 other links match some of the same URLs [ambiguous-link]"), "\(twelve)")
        for number in 0..<6 {
            #expect(twelve.contains("`/s\(number)/{x}` also matches `/s\(number)/settings`"))
            #expect(twelve.contains("`/s\(number)/{x}` also matches `/s\(number)/team`"))
        }
        #expect(
            twelve.contains(
                "= help: for `/s0/settings`, give the URLs that both match to `s0`: write `url: [\"/s0/{x}\", {path: /s0/settings, params: {x: settings}}]`; likewise for the others"
            ), "\(twelve)")
    }

    @Test func aThirdPatternForTheSharedURLsResolvesIt() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b, c]}
              a: {params: {x: String}, url: "/{x}/new"}
              b: {params: {y: String}, url: "/old/{y}"}
              c: {url: /old/new}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func overResolvesIt() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: "/{x}/new"}
              b: {params: {y: String}, url: {path: "/old/{y}", over: [a]}}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func queryItemsHostsAndRestsOverlapToo() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b, c, d]}
              a: {params: {q: String}, url: "/s?q={q}"}
              b: {params: {r: String}, url: "/s?r={r}"}
              c: {params: {rest: String}, url: "/t/{rest*}"}
              d: {params: {first: Int, more: "[Int]"}, url: {path: "/{first}/{more*}", hosts: ["*.example.com"]}}
            """
        let report = """
            graph.yaml:6:33: error: two links match the same URL [ambiguous-link]
              |
            6 |   a: {params: {q: String}, url: "/s?q={q}"}
              |                                 ^^^^^^^^^^
              = `/s?q=&r=` is matched here and by `b`; only here: /s?q=; only there: /s?r=
             --> graph.yaml:7:33
            7 |   b: {params: {r: String}, url: "/s?r={r}"}
              = neither is more specific than the other
              = help: say which one wins: at `a`, write `url: {path: "/s?q={q}", over: [b]}`; or at `b`, write `url: {path: "/s?r={r}", over: [a]}`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func patternsOfOneNodeWithEqualValuesAreFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: String, q: String?, r: String?}, url: ["/a/{x}?q={q}", "/a/{x}?r={r}&q={q}"]}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func patternsOfOneNodeWithDifferentValuesAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: String, y: {type: String, default: z}}, url: ["/a/{x}/b/{y?}", {path: "/a/{y}/{x}"}]}
            """
        let report = """
            graph.yaml:6:65: error: two links match the same URL [ambiguous-link]
              |
            6 |   a: {params: {x: String, y: {type: String, default: z}}, url: ["/a/{x}/b/{y?}", {path: "/a/{y}/{x}"}]}
              |                                                                 ^^^^^^^^^^^^^^^
              = `/a/a/b` is matched here and by another pattern of `a`; only here: /a/a/b/a; only there: /a/a/a
             --> graph.yaml:6:89
            6 |   a: {params: {x: String, y: {type: String, default: z}}, url: ["/a/{x}/b/{y?}", {path: "/a/{y}/{x}"}]}
              = neither is more specific than the other
              = help: say which one wins: at `a`, write `url: [{path: "/a/{x}/b/{y?}", over: [a]}, "/a/{y}/{x}"]`

            """
        #expect(findings(in: graph) == report)
    }

    /// What is proposed may be copied, so it is never cut.
    @Test func helpIsShownWhole() throws {
        let long = String(repeating: "long-", count: 60)
        let result = compileText([
            "graph.yaml": """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [post]}
              post: {params: {a: String?, b: String?}, url: ["/{a}/\(long)", "/\(long)/{b}"]}
            """
        ])
        let found = try #require(result.diagnostics.first { $0.rule == "ambiguous-link" })
        let help = try #require(found.help)
        #expect(help.contains("\"/{a}/\(long)\", \"/\(long)/{b}\"") && !help.contains("…"), "\(help)")
    }
}
