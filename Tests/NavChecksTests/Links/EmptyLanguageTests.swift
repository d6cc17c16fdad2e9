import TestSupport
import Testing

@Suite struct EmptyLanguageTests {
    @Test func aTypeWithoutValuesIsReported() {
        let graph = #"""
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            types:
              Odd: {base: Int, pattern: "[a-z]+"}
              None: {base: String, pattern: "[^\\x00-\\u{10FFFF}]"}
            screens:
              home: {to: [a]}
              a: {params: {x: Odd}, url: "/{x}"}
            rules: {unused-type: off}
            """#
        let report = #"""
            graph.yaml:5:29: error: `Odd` has no values: no Int matches its pattern [empty-language]
              |
            5 |   Odd: {base: Int, pattern: "[a-z]+"}
              |                             ^^^^^^^^
            graph.yaml:6:33: error: `None` has no values: no String matches its pattern [empty-language]
              |
            6 |   None: {base: String, pattern: "[^\\x00-\\u{10FFFF}]"}
              |                                 ^^^^^^^^^^^^^^^^^^^^^^

            """#
        #expect(findings(in: graph) == report)
    }

    @Test func dotSegmentsAndControlCharactersAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {url: [/a/.., "/%2e/b", "/b%00c", /c]}
            """
        let report = """
            graph.yaml:6:16: error: no URL has a segment `..` [empty-language]
              |
            6 |   a: {url: [/a/.., "/%2e/b", "/b%00c", /c]}
              |                ^^
            graph.yaml:6:22: error: no URL has a segment `.` [empty-language]
              |
            6 |   a: {url: [/a/.., "/%2e/b", "/b%00c", /c]}
              |                      ^^^
            graph.yaml:6:32: error: no URL has a control character in its path [empty-language]
              |
            6 |   a: {url: [/a/.., "/%2e/b", "/b%00c", /c]}
              |                                ^^^^^

            """
        #expect(findings(in: graph) == report)
    }

    @Test func httpsNeedsAHost() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [a]}
              a: {url: {path: /a, schemes: [https]}}
            """
        let report = """
            graph.yaml:6:12: error: no URL can match: none of its schemes can be used with one of its hosts [empty-language]
              |
            6 |   a: {url: {path: /a, schemes: [https]}}
              |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              = help: `https` needs a host: add it to `hosts`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func eachEnvironmentIsChecked() {
        let graph = """
            navgen: 1
            root: home
            links:
              schemes: [shop]
              hosts: [shop.example.com]
              environments:
                staging: {schemes: [], hosts: []}
                beta: {hosts: []}
                nightly: {schemes: []}
            screens:
              home: {to: [a, b]}
              a: {url: /a}
              b: {url: {path: /b, schemes: [https]}}
            """
        let report = """
            graph.yaml:7:5: warning: no URL can match in `staging`: it has neither a scheme nor a host [empty-language]
              |
            7 |     staging: {schemes: [], hosts: []}
              |     ^^^^^^^
              = help: give it `schemes` or `hosts`
            graph.yaml:13:12: warning: no URL can match in `beta`: none of its schemes can be used with one of the hosts there [empty-language]
               |
            13 |   b: {url: {path: /b, schemes: [https]}}
               |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              --> graph.yaml:8:5
             8 |     beta: {hosts: []}
               = `beta` is here
               = help: `https` needs a host: add one to the `hosts` of `beta`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func linksWithoutSchemesAndHostsAreAWarning() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [a]}
              a: {url: [/a, /b]}
            """
        let report = """
            graph.yaml:5:13: warning: no URL can match: `links` names neither a scheme nor a host [empty-language]
              |
            5 |   a: {url: [/a, /b]}
              |             ^^
              = help: write `links: {schemes: [graph]}`, or `hosts`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aSegmentThatNoValueMatchesIsReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            types: {Dots: {cases: {up: .., here: .}}}
            screens:
              home: {to: [a]}
              a: {params: {x: Dots}, url: ["/{x}", "/q?x={x}"]}
            """
        let report = """
            graph.yaml:7:34: error: no URL has such a segment: no value of `Dots` can be one [empty-language]
              |
            7 |   a: {params: {x: Dots}, url: ["/{x}", "/q?x={x}"]}
              |                                  ^^^

            """
        #expect(findings(in: graph) == report)
    }

    @Test(arguments: ["*", "{o}"])
    func anyHostNeedsHttps(host: String) {
        let text = findings(
            in: """
                navgen: 1
                root: home
                links: {schemes: [q], hosts: [q.example]}
                screens:
                  home: {to: [a]}
                  a: {params: {o: {type: String, default: x}}, url: {path: /a, hosts: ["\(host)"], schemes: [q]}}
                """)
        let help = "`\(host)` is only for `https` and `http`: add `https` to `schemes`, or name an exact host"
        #expect(text.contains("[empty-language]") && text.contains("= help: \(help)\n"), "\(text)")
    }
}
