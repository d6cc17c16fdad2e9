import NavGraph
import NavSyntax
import Testing

@Suite("The keys of a graph file") struct FileKeyTests {
    @Test("links")
    func links() {
        let graph = DecodedGraph(
            """
            navgen: 1
            links:
              schemes: shop
              hosts: [a.example, "*.b.example"]
              environments: {staging: {schemes: [s], hosts: h.example}, empty: {}}
              allowHTTP: true
              caseInsensitive: true
              trailingSlash: never
              unknownQuery: reject
              maxLength: 100
              parkFor: 5
            """)
        #expect(graph.findings == [])
        let links = graph.graph.links
        #expect(links.schemes.map(\.value) == ["shop"] && links.hosts.map(\.value) == ["a.example", "*.b.example"])
        #expect(links.environments.map(\.name.value) == ["staging", "empty"])
        #expect(links.environments[0].schemes?.map(\.value) == ["s"] && links.environments[1].schemes == nil)
        #expect(links.allowsHTTP && !links.hasCaseSensitivePaths && links.trailingSlash == .never)
        #expect(links.unknownQuery == .reject && links.maxLength == 100 && links.deferralMinutes == 5)
    }

    @Test("roots: one node, the tabs, or a list of which the first match wins")
    func roots() {
        func shown(_ root: String) -> [String] {
            let graph = DecodedGraph(
                "navgen: 1\nroot: \(root)\nconditions: {done: }\nscreens: {home: }\ntabs: {t: {root: home}}")
            return graph.findings
                + graph.graph.roots.map { root in
                    let when = root.when.map { ($0.isNegated ? "!" : "") + $0.name + ": " }.joined()
                    guard case .node(let node) = root.show else { return when + "tabs" }
                    return when + node.name + (node.target == nil ? "?" : "")
                }
        }
        #expect(shown("tabs") == ["tabs"])
        #expect(shown("home") == ["home"])
        #expect(shown("[{when: done, show: tabs}, {when: \"!done\", show: home}]") == ["done: tabs", "!done: home"])
        #expect(
            shown("nowhere")
                == [
                    "2:7-14 unknown-node: there is no node `nowhere` (declare it, for example under `screens:`)",
                    "nowhere?",
                ])
    }

    @Test("without tabs and `root` there is no root")
    func noRoot() {
        #expect(DecodedGraph("navgen: 1\nscreens: {home: }").graph.roots.isEmpty)
    }

    @Test("conditions, with or without `otherwise`")
    func conditions() {
        let graph = DecodedGraph(
            "navgen: 1\nconditions: {a: , b: {otherwise: login, doc: D.}}\nsheets: {login: }\nlaunching: splash\nscreens: {splash: }"
        )
        #expect(graph.findings == [])
        #expect(graph.graph.conditions.map(\.name.value) == ["a", "b"])
        #expect(graph.graph.conditions[1].otherwise?.target != nil && graph.graph.conditions[1].doc == "D.")
        #expect(graph.graph.launching?.target != nil)
    }

    @Test("redirects rewrite a path or lead to a node")
    func redirects() {
        let graph = DecodedGraph(
            """
            navgen: 1
            redirects:
              /o/{id}: /order/{id}
              /old/*: {to: home, params: {id: 3}}
              "/out?to={to}": "{to}"
              "/go?to={to}": {to: "{to}", otherwise: home, params: {id: 4}}
            screens: {home: {params: {id: Int}}}
            """)
        #expect(graph.findings == [])
        let destinations = graph.graph.redirects.map { redirect in
            switch redirect.destination {
            case .pattern(let pattern): "\(redirect.pattern.value) \(pattern.value)"
            case .node(let node, let values): "\(redirect.pattern.value) \(node.name) \(values.map(\.name.value))"
            case .carried(let name, let node, let values):
                "\(redirect.pattern.value) in \(name.value), else \(node?.name ?? "-") \(values.map(\.name.value))"
            }
        }
        #expect(
            destinations == [
                "/o/{id} /order/{id}", #"/old/* home ["id"]"#, "/out?to={to} in to, else - []",
                #"/go?to={to} in to, else home ["id"]"#,
            ])
    }

    @Test(
        "redirects say for which schemes and hosts they are",
        arguments: [
            ("/o", "/o", nil, nil), ("app://o/{id}", "/o/{id}", "app", nil), ("app:///o/x", "/o/x", "app", nil),
            ("app:/o", "/o", "app", nil), ("APP://", "", "APP", nil), ("app:///", "/", "app", nil),
            ("app://?q={q}", "?q={q}", "app", nil), ("https://a.example/o/{id}", "/o/{id}", "https", "a.example"),
            ("http://*.a.example", "", "http", "*.a.example"), ("https://a.example?x=1", "?x=1", "https", "a.example"),
            ("/o/{id:}://x", "/o/{id:}://x", nil, nil),
        ] as [(String, String, String?, String?)])
    func redirectOrigins(url: String, path: String, scheme: String?, host: String?) throws {
        let graph = DecodedGraph("navgen: 1\nredirects:\n  \"\(url)\": /new\nscreens: {home: {}}\n")
        #expect(graph.findings == [])
        let redirect = try #require(graph.graph.redirects.first)
        #expect(redirect.pattern.value.dropFirst(redirect.pathStart) == path)
        #expect(redirect.schemes?.map(\.value) == scheme.map { [$0] })
        #expect(redirect.hosts?.map(\.value) == host.map { [$0] })
    }

    @Test(
        "a redirect whose old URL lacks slashes says which",
        arguments: [
            ("app:order", "app://order"), ("https:/a.example/o", "https://a.example/o"), ("a:/", nil), ("a", nil),
        ]
            as [(String, String?)])
    func missingSlashes(url: String, written: String?) {
        let graph = DecodedGraph("navgen: 1\nredirects:\n  \"\(url)\": /new\nscreens: {home: {}}\n")
        let finding = written.map {
            "3:3-\(5 + url.utf8.count) invalid-pattern: `\(url)` is neither a path nor a full URL (write `\($0)`)"
        }
        #expect(graph.findings == [finding].compactMap(\.self))
    }

    @Test("the long form of redirects")
    func longRedirects() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            redirects:
              /a/{id}: {to: "/b/{id}", schemes: old, hosts: [a.example]}
              /c: {to: home, schemes: [old, older]}
              /d: {to: /e, params: {id: 3}}
              app://f: {to: /e, schemes: [app]}
            screens: {home: {}}
            """)
        #expect(
            graph.findings == [
                "5:25-27 unknown-key: `params` is for a node, and `/e` is a path (lead to the node: `{to: node, params: {id: …}}`)",
                "6:31-34 unknown-key: `schemes` is only for an old URL that is a path, but `app://f` is a full URL (leave out `schemes`)",
            ])
        let redirects = graph.graph.redirects
        #expect(redirects.map { $0.schemes?.map(\.value) } == [["old"], ["old", "older"], nil, ["app"]])
        #expect(redirects.map { $0.hosts?.map(\.value) } == [["a.example"], nil, nil, nil])
    }

    @Test("outputs: wanted or not, a path, or options")
    func outputs() throws {
        let graph = DecodedGraph(
            """
            navgen: 1
            outputs:
              dot: true
              json: false
              html: docs/shop.html
              swift: {dir: Sources, access: public, runtime: embedded, parts: [routes, links],
                      swiftVersion: 5, header: Ours., indent: 2}
            """)
        #expect(graph.findings == [])
        let outputs = graph.graph.outputs
        #expect(outputs.map(\.kind.value) == [.dot, .json, .html, .swift])
        #expect(outputs.map(\.isWanted) == [true, false, true, true])
        #expect(outputs.map { $0.path?.value } == [nil, nil, "docs/shop.html", "Sources"])
        let options = try #require(outputs.last).options
        #expect(options.access == .public && options.runtime == .embedded && options.indent == 2)
        #expect(options.parts == [.routes, .links])
        #expect(options.swiftVersion?.value == "5" && options.header == "Ours.")
    }

    @Test("rules and what they ignore")
    func rules() {
        let graph = DecodedGraph(
            "navgen: 1\nrules: {no-link: warning, too-many-tabs: off, ignore: {link-only-node: [home], lone-tab: home}}\n"
                + "screens: {home: }")
        #expect(graph.findings == [])
        #expect(
            graph.graph.rules.levels.map { "\($0.rule.value) \($0.level)" } == ["no-link warning", "too-many-tabs off"])
        #expect(graph.graph.rules.ignored.map(\.rule.value) == ["link-only-node", "lone-tab"])
        #expect(graph.graph.rules.ignored.allSatisfy { $0.nodes.allSatisfy { $0.target == NodeID(0) } })
    }

    @Test(
        "the name is the file's, unless it is given",
        arguments: [("my-shop.navgraph.yaml", "MyShop"), ("a/b/hello.yaml", "Hello"), ("-", "App"), ("1.yaml", "App")])
    func defaultName(file: String, name: String) {
        #expect(DecodedGraph("navgen: 1", name: file).graph.name.value == name)
        #expect(DecodedGraph("navgen: 1\nname: Other", name: file).graph.name.value == "Other")
    }

    @Test("the language version is required, and is 1")
    func version() {
        #expect(
            DecodedGraph("name: Shop").findings == [
                "1:1-5 missing-key: `navgen` is missing: it declares the version of the language "
                    + "(begin the file with `navgen: 1`)"
            ])
        for version in ["2", "one", "[1]", "\"\"", "1.0", ""] {
            #expect(DecodedGraph("navgen: \(version)").diagnostics.map(\.rule) == ["language-version"], "\(version)")
        }
    }

    @Test("a file that is a list or text is reported")
    func noMapping() {
        #expect(
            DecodedGraph("[a]").findings == [
                "1:1-4 wrong-type: expected the keys of a graph file, found a list"
            ])
    }
}
