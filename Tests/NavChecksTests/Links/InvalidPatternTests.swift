import TestSupport
import Testing

@Suite struct InvalidPatternTests {
    @Test func mistakesAreReportedAtTheirColumns() {
        let graph = #"""
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a:
                params: {x: Int, y: "[Int]", z: Date?}
                url:
                  - orders
                  - https://shop.example.com/order
                  - /a//b
                  - /{x}{y}
                  - /%zz
                  - /%ff
                  - "/\u00e9/{1 2}"
                  - /{}/b
                  - /a*b
                  - /v{x?}
                  - /{y}
                  - /{y?}
                  - /{z*}
                  - /?q=a{x+}
                  - /?{x}
                  - /?q=1&q=2
                  - /?q={x?}
                  - "/#{y}"
            """#
        let report = #"""
            graph.yaml:9:9: error: a pattern must start with `/` [invalid-pattern]
              |
            9 |       - orders
              |         ^
              = help: write `/orders`
            graph.yaml:10:9: error: a pattern must start with `/` [invalid-pattern]
               |
            10 |       - https://shop.example.com/order
               |         ^^^^^
               = help: leave out scheme and host: `links` declares them
            graph.yaml:11:11: error: a segment of a path is empty [invalid-pattern]
               |
            11 |       - /a//b
               |           ^^
            graph.yaml:12:13: error: nothing separates `{x}` from `{y}` [invalid-pattern]
               |
            12 |       - /{x}{y}
               |             ^^^
               = help: put text between the two, such as `-`
            graph.yaml:13:10: error: a `%` needs two hexadecimal digits [invalid-pattern]
               |
            13 |       - /%zz
               |          ^^^
               = help: write `%25` for a percent sign
            graph.yaml:14:10: error: these percent escapes are not valid UTF-8 [invalid-pattern]
               |
            14 |       - /%ff
               |          ^^^
            graph.yaml:15:18: error: `1 2` is not the name of a parameter [invalid-pattern]
               |
            15 |       - "/\u00e9/{1 2}"
               |                  ^^^^^
               = help: write `{name}`, `{name?}`, `{name!}`, `{name*}` or `{name+}`, and `{{` for a brace
            graph.yaml:16:10: error: a parameter needs a name [invalid-pattern]
               |
            16 |       - /{}/b
               |          ^^
               = help: write `{name}`, `{name?}`, `{name!}`, `{name*}` or `{name+}`, and `{{` for a brace
            graph.yaml:17:11: error: a `*` must be a segment of its own [invalid-pattern]
               |
            17 |       - /a*b
               |           ^
               = help: write `%2A` for an asterisk
            graph.yaml:18:10: error: a segment with `{…?}` cannot have other text [invalid-pattern]
               |
            18 |       - /v{x?}
               |          ^^^^^
            graph.yaml:19:10: error: `y` is a list, and one segment is one value [invalid-pattern]
               |
            19 |       - /{y}
               |          ^^^
               = help: write `{y*}` or `{y+}` at the end, or a query item
            graph.yaml:20:10: error: `y` is a list, and one segment is one value [invalid-pattern]
               |
            20 |       - /{y?}
               |          ^^^^
               = help: write `{y*}`
            graph.yaml:21:10: error: `z` is `Date?`: the rest of a path is a list, or a String with its slashes [invalid-pattern]
               |
            21 |       - /{z*}
               |          ^^^^
               = help: write `{z}` for one segment, or make it a list: `z: [Date]`
            graph.yaml:22:14: error: `{…+}` is the rest of a path [invalid-pattern]
               |
            22 |       - /?q=a{x+}
               |              ^^^^
               = help: put it after the last `/` of a value that begins with `/`
            graph.yaml:23:11: error: a parameter cannot be the key of a query item [invalid-pattern]
               |
            23 |       - /?{x}
               |           ^^^
               = help: write `x={x}`
            graph.yaml:24:15: error: `q` is in the query twice [invalid-pattern]
               |
            24 |       - /?q=1&q=2
               |               ^
               = help: write it once: a parameter that is a list takes all of its values
            graph.yaml:25:13: error: only a parameter in the path can be marked like this [invalid-pattern]
               |
            25 |       - /?q={x?}
               |             ^^^^
               = help: write `{x}`: its type says whether it may be absent or repeated
            graph.yaml:26:12: error: `y` is a list, and a fragment is one value [invalid-pattern]
               |
            26 |       - "/#{y}"
               |            ^^^
               = help: put it into the query: `?y={y}`

            """#
        #expect(findings(in: graph) == report)
    }

    @Test func inRedirectsOnlyOptionalSegmentsCanFollowAnOptionalOne() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: Int?, r: String?}, url: ["/a/{x?}/{r*}", "/b/{x?}/{r+}", "/c/{x?}/*", "/d/{x?}/+", "/{x?}/e"]}
            redirects:
              /o/{x?}/{r+}: /b/{x?}/{r*}
              /p/{x?}/*: /c/{x?}
              /q/{x?}/{r*}: /a/{x?}/{r*}
            """
        let report = """
            graph.yaml:8:11: error: in a redirect, only `{…?}` and `{…*}` may follow an optional segment [invalid-pattern]
              |
            8 |   /o/{x?}/{r+}: /b/{x?}/{r*}
              |           ^^^^
            graph.yaml:9:11: error: in a redirect, only `{…?}` and `{…*}` may follow an optional segment [invalid-pattern]
              |
            9 |   /p/{x?}/*: /c/{x?}
              |           ^

            """
        #expect(findings(in: graph) == report)
    }

    @Test func wildcardsInQueryItemsAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [a]}
              a: {params: {x: Int}, url: ["/a?u=/{x}/*", "/b?u=/{x}/+", "/c?u=/{x}/%2A", "/d?u={x}*"]}
            """
        let report = """
            graph.yaml:6:42: error: a query item cannot end with further segments that have no name [invalid-pattern]
              |
            6 |   a: {params: {x: Int}, url: ["/a?u=/{x}/*", "/b?u=/{x}/+", "/c?u=/{x}/%2A", "/d?u={x}*"]}
              |                                          ^
              = help: write `{name*}`, with a parameter, or `%2A` for an asterisk
            graph.yaml:6:57: error: a query item cannot end with further segments that have no name [invalid-pattern]
              |
            6 |   a: {params: {x: Int}, url: ["/a?u=/{x}/*", "/b?u=/{x}/+", "/c?u=/{x}/%2A", "/d?u={x}*"]}
              |                                                         ^
              = help: write `{name+}`, with a parameter, or `%2B` for a plus sign

            """
        #expect(findings(in: graph) == report)
    }

    @Test func unsupportedRegularExpressionsAreReported() {
        let graph = #"""
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            rules: {unused-type: off}
            types:
              A: {base: String, pattern: "(a)\\1"}
              B: {base: String, pattern: "a(?=b)"}
              C: {base: String, pattern: "[a-z"}
              D: {base: String, pattern: "é{2,1}"}
            screens:
              home: {to: [a]}
              a: {url: /a}
            """#
        let report = #"""
            graph.yaml:6:34: error: the pattern of `A`: a reference back to a group is not regular [invalid-pattern]
              |
            6 |   A: {base: String, pattern: "(a)\\1"}
              |                                  ^^^
            graph.yaml:7:32: error: the pattern of `B`: looking ahead or behind is not regular [invalid-pattern]
              |
            7 |   B: {base: String, pattern: "a(?=b)"}
              |                                ^^^
            graph.yaml:8:31: error: the pattern of `C`: this `[` is not closed [invalid-pattern]
              |
            8 |   C: {base: String, pattern: "[a-z"}
              |                               ^
              = help: write `\[` for the character itself
            graph.yaml:9:32: error: the pattern of `D`: the minimum 2 is greater than the maximum 1 [invalid-pattern]
              |
            9 |   D: {base: String, pattern: "é{2,1}"}
              |                                ^^^^^

            """#
        #expect(findings(in: graph) == report)
    }

    @Test func patternsOfRedirectsAreChecked() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: Int?}, url: "/a/{x?}"}
            redirects:
              old: /a
              /o: /a?x=1
              /p/*: /a/*
            """
        let report = """
            graph.yaml:8:3: error: a pattern must start with `/` [invalid-pattern]
              |
            8 |   old: /a
              |   ^
              = help: write `/old`
            graph.yaml:9:10: error: a redirect rewrites only the path, so the new one has no query and no fragment [invalid-pattern]
              |
            9 |   /o: /a?x=1
              |          ^^^
              = help: lead to a node: `{to: node, params: {…}}`
            graph.yaml:10:12: error: the target of a redirect must be a complete path [invalid-pattern]
               |
            10 |   /p/*: /a/*
               |            ^
               = help: name the rest on both sides: `{rest*}`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func unusualPatternsAreFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: Int}, url: ["/{{x}/v{x}.html/", "/%2A/%7B/{x}?a%20b=c#d", "/all cases/é/{x}"]}
            """
        #expect(findings(in: graph) == "")
    }

    /// A value that is read from a URL is stored in its usual form, and passed to the type's
    /// initializer in that form, which therefore has to match as well.
    @Test func storedFormsOfValuesHaveToMatchToo() {
        let graph = #"""
            navgen: 1
            root: home
            links: {schemes: [shop]}
            types:
              Price: {base: Double, pattern: "[0-9]+\\.[0-9]{2}"}
              Cost: {base: Decimal, pattern: "[0-9]+\\.[0-9]{2}"}
              Zero: {base: Decimal, pattern: "-0"}
              Count: {base: Double, pattern: "[0-9]{1,3}"}
              Flag: {base: Bool, pattern: "1|0"}
              Token: {base: UUID, pattern: "[0-9a-f-]+"}
              Large: {base: Double, pattern: "[1-9]e[0-9]"}
            screens:
              home: {to: [a]}
              a:
                params: {p: Price?, c: Cost?, z: Zero?, n: Count?, f: Flag?, t: Token?, l: Large?}
                url: "/a?p={p}&c={c}&z={z}&n={n}&f={f}&t={t}&l={l}"
            """#
        let messages = findings(in: graph).split(separator: "\n").filter { $0.contains("error: ") }.map {
            String($0.split(separator: "error: ")[1])
        }
        func unkept(_ type: String, _ text: String, _ kept: String) -> String {
            "the pattern of `\(type)` matches `\(text)`, but not `\(kept)`, the form in which that value is kept [invalid-pattern]"
        }
        let token = "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa"
        #expect(
            messages == [
                unkept("Price", "1.10", "1.1"), unkept("Cost", "1.10", "1.1"), unkept("Zero", "-0", "0"),
                unkept("Count", "1", "1.0"), unkept("Flag", "1", "true"), unkept("Token", token, token.uppercased()),
                "`Large` has no values: no Double matches its pattern [empty-language]",
            ])
    }

    @Test func patternsThatMatchBothFormsAreFine() {
        let graph = #"""
            navgen: 1
            root: home
            links: {schemes: [shop]}
            types:
              Price: {base: Double, pattern: "[0-9]+(\\.[0-9]{1,2})?"}
              Share: {base: Double, pattern: "0\\.[0-9]+"}
              Cost: {base: Decimal, pattern: "-?[0-9]+(\\.[0-9]{1,2})?"}
              Flag: {base: Bool, pattern: "true|1"}
              Token: {base: UUID, pattern: "[0-9A-Fa-f]{8}-.*"}
              Count: {base: Int, pattern: "[0-9]{1,3}"}
            screens:
              home: {to: [a]}
              a:
                params: {p: Price?, s: Share?, c: Cost?, f: Flag?, t: Token?, n: Count?}
                url: "/a?p={p}&s={s}&c={c}&f={f}&t={t}&n={n}"
            """#
        #expect(findings(in: graph) == "")
    }

    @Test(arguments: ["{target}/x", "{target!}", "{target}{x}", "https://{target}"])
    func onlyAParameterAloneHandsOver(target: String) {
        let text = findings(
            in: """
                navgen: 1
                root: home
                links: {schemes: [shop]}
                screens: {home: {url: /}}
                redirects: {"/go/{x}?to={target}": "\(target)", "/long/{x}?to={target}": {to: "\(target)"}}
                """)
        let error = "error: `\(target)` is neither a path nor one parameter [invalid-pattern]\n"
        let help = "= help: write a path, `/…`, or `{name}` alone, which leads to the URL that this parameter carries\n"
        #expect(text.ranges(of: error).count == 2, "\(text)")
        #expect(text.ranges(of: help).count == 2, "\(text)")
    }

    @Test(arguments: [
        ("/a//{id}", "a segment is empty"), ("/a/../{id}", "a segment is `..`"), ("/{id}//b", "a segment is empty"),
        ("/./{id}", "a segment is `.`"),
    ])
    func pathsInQueryItemsAreChecked(text: String, problem: String) {
        let report = findings(
            in: """
                navgen: 1
                root: home
                links: {schemes: [shop]}
                screens:
                  home: {to: [a]}
                  a: {params: {id: Int}, url: "/?u=\(text)"}
                """)
        #expect(
            report.contains("error: \(problem), in a value that is read like a path [invalid-pattern]\n"), "\(report)")
    }

    @Test func theRestOfTextIsAString() {
        let report = findings(
            in: """
                navgen: 1
                root: home
                links: {schemes: [shop]}
                screens:
                  home: {to: [a]}
                  a: {params: {id: "[Int]"}, url: "/?t=/a/{id+}"}
                """)
        #expect(report.contains("= help: put it into an item of its own: `id={id}`\n"), "\(report)")
    }
}
