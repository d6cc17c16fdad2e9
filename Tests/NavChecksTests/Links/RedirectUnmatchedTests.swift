import Foundation
import NavCompiler
import NavSyntax
import TestSupport
import Testing

@Suite struct RedirectUnmatchedTests {
    /// The fragment that the old URL names is left out, so the redirect does not lead to itself.
    @Test func aRedirectWithAFragmentDoesNotLeadToItself() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [post]}
              post: {url: /post}
            redirects:
              "/old#a": /old
            """
        let report = """
            graph.yaml:8:13: error: no pattern matches `/old` without a fragment, and the fragment of the old URL is left out [redirect-unmatched]
              |
            8 |   "/old#a": /old
              |             ^^^^
             --> graph.yaml:8:3
            8 |   "/old#a": /old
              = `/old#a` needs a fragment
              = help: lead to the node: `{to: node, params: {…}}`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func zeroOrSeveralMatchingPatternsAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b, c]}
              a: {params: {x: Int}, url: "/p/{x}"}
              b: {params: {x: String}, url: "/p/{x}"}
              c: {params: {x: "[Int]"}, url: "/q/{x+}"}
            redirects:
              /old/{x}: /p/{x}
              /older/{x}: /P/{x}
              /rest/{x*}: /q/{x*}
              /short: /p
            """
        let report = """
            graph.yaml:10:13: error: several patterns match `/p/{x}`, so its parameters have no types [redirect-unmatched]
               |
            10 |   /old/{x}: /p/{x}
               |             ^^^^^^
              --> graph.yaml:6:30
             6 |   a: {params: {x: Int}, url: "/p/{x}"}
               = `/p/{x}` is one
              --> graph.yaml:7:33
             7 |   b: {params: {x: String}, url: "/p/{x}"}
               = `/p/{x}` is one
               = help: say which is meant: `{to: node, params: {…}}`
            graph.yaml:11:15: error: no pattern matches `/P/{x}` [redirect-unmatched]
               |
            11 |   /older/{x}: /P/{x}
               |               ^^^^^^
               = help: did you mean `/p/{x}`?
            graph.yaml:12:15: error: no pattern matches `/q/{x*}` [redirect-unmatched]
               |
            12 |   /rest/{x*}: /q/{x*}
               |               ^^^^^^^
               = help: did you mean `/q/{x+}`?
            graph.yaml:13:11: error: no pattern matches `/p` [redirect-unmatched]
               |
            13 |   /short: /p
               |           ^^
               = help: lead to a URL that a node has, or to the node: `{to: node}`

            """
        #expect(findings(in: graph) == report)
    }

    /// The fragment of the old URL is left out, so the new one cannot need it.
    @Test func patternsThatNeedAFragmentAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [doc, part]}
              doc: {params: {id: Int, part: String?}, url: "/doc/{id}#{part}"}
              part: {params: {id: Int, part: String}, url: "/part/{id}#{part}"}
            redirects:
              "/#/doc/{id}": "/doc/{id}"
              "/p/{id}": "/part/{id}"
              "/#/part/{id}": "/part/{id}"
            """
        let report = """
            graph.yaml:11:19: error: no pattern matches `/part/{id}` without a fragment, and the fragment of the old URL is left out [redirect-unmatched]
               |
            11 |   "/#/part/{id}": "/part/{id}"
               |                   ^^^^^^^^^^^^
              --> graph.yaml:7:48
             7 |   part: {params: {id: Int, part: String}, url: "/part/{id}#{part}"}
               = `/part/{id}#{part}` needs a fragment
               = help: lead to the node: `{to: node, params: {…}}`

            """
        #expect(findings(in: graph) == report)
    }

    private static let podz = """
        navgen: 1
        root: home
        links: {schemes: [podcatcher, podz], hosts: [podcatcher.fm, old.fm]}
        screens:
          home: {to: [show, episode, news]}
          show: {params: {id: Int}, url: {path: "/show/{id}", schemes: [podz]}}
          episode: {params: {id: Int}, url: "/e/{id}"}
          news: {url: {path: /news, hosts: [podcatcher.fm]}}
        redirects:

        """

    @Test(arguments: [
        (
            "/s/{id}: /show/{id}", "under the schemes `podcatcher` and `https`",
            "limit it to what the target takes: write `{to: \"/show/{id}\", schemes: [podz]}`"
        ),
        (
            "/s/{id}: {to: \"/show/{id}\", hosts: [old.fm]}", "under the schemes `podcatcher` and `https`",
            "limit it to what the target takes: write `{to: \"/show/{id}\", schemes: [podz], hosts: [old.fm]}`"
        ),
        ("podcatcher://s/{id}: /show/{id}", "under the scheme `podcatcher`", "lead to the node: `{to: show}`"),
        (
            "podcatcher://s/{show}: /show/{show}", "under the scheme `podcatcher`",
            "lead to the node: `{to: node, params: {…}}`"
        ),
        (
            "/s/{id}: {to: \"/show/{id}\", schemes: [podcatcher]}", "under the scheme `podcatcher`",
            "lead to the node: `{to: show}`"
        ),
        (
            "https://older.fm/s/{id}: /e/{id}", "at the host `older.fm`",
            "add `older.fm` to `hosts` of `links`, or lead to the node: `{to: episode}`"
        ),
        (
            "/s/{id}: {to: \"/e/{id}\", hosts: [podcatcher.fm, \"*.older.fm\"]}", "at the host `*.older.fm`",
            "add `*.older.fm` to `hosts` of `links`, or lead to the node: `{to: episode}`"
        ),
        (
            "legacy://s/{id}: /e/{id}", "under the scheme `legacy`",
            "add `legacy` to `schemes` of `links`, or lead to the node: `{to: episode}`"
        ),
        (
            "/n: /news", "at the host `old.fm` and after `podcatcher://` and `podz://`",
            "limit it to what the target takes: write `{to: /news, hosts: [podcatcher.fm]}`"
        ),
        ("https://old.fm/n: /news", "at the host `old.fm`", "lead to the node: `{to: news}`"),
    ])
    func schemesAndHostsWithoutTargetAreReported(redirect: String, missing: String, help: String) {
        let text = findings(in: Self.podz + "  " + redirect)
        #expect(text.contains("error: no pattern matches `/"))
        #expect(text.contains("` \(missing) [redirect-unmatched]\n"), "\(text)")
        #expect(text.contains("= help: \(help)\n"), "\(text)")
        #expect(text.components(separatedBy: "error:").count == 2, "\(text)")
    }

    @Test(arguments: [
        "podz://s/{id}: /show/{id}", "/s/{id}: {to: \"/show/{id}\", schemes: [podz]}", "/s/{id}: /e/{id}",
        "podz://old.fm/s/{id}: /show/{id}", "https://old.fm/s/{id}: /e/{id}", "https://older.fm/s/{id}: {to: episode}",
        "/s/{id}: {to: show, schemes: [podcatcher]}", "https://podcatcher.fm/n: /news",
        // A redirect to another redirect.
        "/s/{id}: {to: \"/t/{id}\", schemes: [podz]}\n  podz://t/{id}: /show/{id}",
        // The same path with different targets for different schemes.
        "podz://s/{id}: /e/{id}\n  podcatcher://s/{id}: {to: episode}\n  https://old.fm/s/{id}: {to: show}",
    ])
    func schemesAndHostsWithTargetsAreFine(redirects: String) {
        #expect(findings(in: Self.podz + "  " + redirects) == "")
    }

    /// Other rules report invalid schemes and hosts.
    @Test(arguments: [
        ("\"my app://s\": /e/1", "reserved-scheme"), ("mailto://s: /e/1", "reserved-scheme"),
        ("https://old.fm:80/s: /e/1", "invalid-host"), ("https:///s: /e/1", "invalid-host"),
        ("https:/s: /e/1", "invalid-pattern"), ("podz:s: /e/1", "invalid-pattern"),
        ("/s: {to: /e/1, hosts: [\"*:1\"]}", "invalid-host"), ("/s: {to: /e/1, schemes: []}", "empty-language"),
    ])
    func invalidSchemesAndHostsAreReportedOnce(redirect: String, rule: String) {
        let text = findings(in: Self.podz + "  " + redirect)
        #expect(text.contains("[\(rule)]") && text.components(separatedBy: "error:").count == 2, "\(text)")
    }

    /// Ambiguous patterns are reported by `ambiguous-link`, and not again at the redirect.
    @Test func anOverlapOfTargetsIsReportedAtThePatterns() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            types:
              Slug: {base: String, pattern: "[a-m]+"}
              Code: {base: String, pattern: "[h-z]+"}
            screens:
              home: {to: [a, b]}
              a: {params: {x: Slug}, url: "/p/{x}"}
              b: {params: {x: Code}, url: OTHER}
            redirects:
              /old/{x}: /p/{x}
            """
        let ambiguous = findings(in: graph.replacing("OTHER", with: "\"/p/{x}\""))
        #expect(ambiguous.contains("[ambiguous-link]") && !ambiguous.contains("[redirect-unmatched]"), "\(ambiguous)")
        let settled = findings(in: graph.replacing("OTHER", with: "{path: \"/p/{x}\", over: [a]}"))
        #expect(!settled.contains("[ambiguous-link]") && settled.contains("[redirect-unmatched]"), "\(settled)")
    }

    /// A redirect to a pattern that has been reported is not reported again.
    @Test(arguments: [("{code: Itn}", "/room/{code}", "unknown-type"), ("{}", "/room/{code}", "param-unbound")])
    func invalidTargetPatternsAreReportedOnce(parameters: String, url: String, rule: String) {
        let text = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [room]}
              room: {params: \(parameters), url: "\(url)"}
            redirects:
              /r/{code}: /room/{code}
            """
        #expect(compileText(["graph.yaml": text]).diagnostics.map(\.rule.name) == [rule])
    }

    @Test func theMostSpecificPatternIsTheTargetIfTypesAgree() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: "/p/{x}"}
              b: {url: /p/new}
            redirects:
              /neu: /p/new
              /alt/{x}: /p/{x}
            """
        #expect(findings(in: graph) == "")
    }

    /// A redirect keeps the host, and passes no value of it on.
    @Test(arguments: ["{to: \"/{id}\", hosts: [\"*.orgs.example\"]}", "{to: org, hosts: [\"*.orgs.example\"]}"])
    func nodesThatReadTheHostGetAPattern(target: String) {
        let text = findings(
            in: """
                navgen: 1
                root: home
                links: {schemes: [hub], hosts: [hub.example]}
                types: {Org: {base: String, pattern: "[a-z]+"}}
                screens:
                  home: {to: [org]}
                  org: {params: {org: Org, id: {type: Int, default: 0}}, url: {path: "/{id?}", hosts: ["{org}.orgs.example"]}}
                redirects: {"/old/{id}": \(target)}
                """)
        #expect(
            text.contains(
                "= help: a redirect passes no value of the host on: write the old URL at `org`, "
                    + "`{path: \"/old/{id}\", hosts: [\"{org}.orgs.example\"]}`\n"), "\(text)")
    }
}
