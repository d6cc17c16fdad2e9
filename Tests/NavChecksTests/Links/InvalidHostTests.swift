import NavCompiler
import TestSupport
import Testing

@Suite struct InvalidHostTests {
    @Test func invalidHostsAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {hosts: [shop.example.com/x, "shop.example.com:443", "*:80", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
            screens:
              home: {to: [a]}
              a: {url: {path: /a, hosts: ["http://a.b"]}}
            """
        let report = """
            graph.yaml:3:17: error: `shop.example.com/x` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:443", "*:80", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                 ^^^^^^^^^^^^^^^^^^
              = help: write `shop.example.com`
            graph.yaml:3:37: error: `shop.example.com:443` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:443", "*:80", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                     ^^^^^^^^^^^^^^^^^^^^^^
              = help: write `shop.example.com`: URLs leave out port 443, the default of `https`
            graph.yaml:3:61: error: `*:80` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:443", "*:80", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                             ^^^^^^
              = help: only an exact host can have a port
            graph.yaml:3:69: error: `*.com` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:443", "*:80", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                     ^^^^^^^
              = help: write a name such as `shop.example.com`, `*.example.com` for all its subdomains, or `*` for any host
            graph.yaml:3:78: error: `a..b` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:443", "*:80", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                              ^^^^
              = help: write a name such as `shop.example.com`, `*.example.com` for all its subdomains, or `*` for any host
            graph.yaml:3:84: error: `-a.com` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:443", "*:80", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                                    ^^^^^^
              = help: write a name such as `shop.example.com`, `*.example.com` for all its subdomains, or `*` for any host
            graph.yaml:3:92: error: `é.com` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:443", "*:80", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                                            ^^^^^
              = help: write `xn--9ca.com`: URLs have hosts in ASCII
            graph.yaml:3:99: error: `a.*.com` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:443", "*:80", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                                                   ^^^^^^^^^
              = help: write a name such as `shop.example.com`, `*.example.com` for all its subdomains, or `*` for any host
            graph.yaml:3:141: error: `` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:443", "*:80", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                                                                                             ^^
              = help: write a name such as `shop.example.com`, `*.example.com` for all its subdomains, or `*` for any host
            graph.yaml:6:31: error: `http://a.b` is not a host [invalid-host]
              |
            6 |   a: {url: {path: /a, hosts: ["http://a.b"]}}
              |                               ^^^^^^^^^^^^
              = help: write `a.b`

            """
        #expect(findings(in: graph) == report)
    }

    @Test(arguments: [
        ("*.bücher.example", "*.xn--bcher-kva.example"), ("bücher.example:8080", "xn--bcher-kva.example:8080"),
        ("https://bücher.example/", "xn--bcher-kva.example"), ("{x}.bücher.example", "{x}.xn--bcher-kva.example"),
    ])
    func hostsInOtherLettersAreConverted(host: String, name: String) {
        let text = graph(hosts: "[\"\(host)\"]", type: "String")
        #expect(findings(in: text).contains("= help: write `\(name)`: URLs have hosts in ASCII\n"))
        #expect(fixed(text) == text.replacing(host, with: name))
    }

    private func fixed(_ text: String) -> String? {
        fixGraph("graph.yaml", reader: .memory(["graph.yaml": Array(text.utf8)])).files.first
            .map { String(decoding: $0.new, as: UTF8.self) }
    }

    @Test func aHostInARedirectIsConverted() {
        let text = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens: {home: {to: [a]}, a: {url: /a}}
            redirects: {"https://bücher.example/b": {to: a}}
            """
        #expect(fixed(text) == text.replacing("bücher", with: "xn--bcher-kva"))
    }

    @Test func hostsThatAreNotConvertedHaveOtherHelp() {
        let text = findings(in: graph(hosts: "[☃.example]", type: "String"))
        #expect(text.contains("= help: write a name such as `shop.example.com`"), "\(text)")
    }

    @Test func validHostsAreFine() {
        let graph = """
            navgen: 1
            root: home
            links: {hosts: ["*", "localhost:8080", "a.b:65535", localhost, a-b.example.com, "*.example.com", xn--caf-dma.com, 127.0.0.1, Shop.Example.Com]}
            screens:
              home: {to: [a]}
              a: {url: /a}
            """
        #expect(findings(in: graph) == "")
    }

    @Test(arguments: [
        ("\"{x\"", "`{x` is not a host"), ("\"{x}.com\"", "`{x}.com` is not a host"),
        ("\"a{x}.b.com\"", "`a{x}.b.com` is not a host"),
        ("\"{x}:80\"", "`{x}:80` is not a host: only an exact host can have a port"),
        ("\"{x}.a.b\", \"{x}.A.b\"", "`{x}.A.b` matches the same URLs as `{x}.a.b`"),
        ("\"{x}\", \"{x\"", "`{x` is not a host"),
    ])
    func hostsWithValuesAreCheckedOnce(hosts: String, message: String) {
        let text = findings(in: graph(hosts: "[\(hosts)]", type: "String"))
        #expect(
            text.contains("error: \(message) [invalid-host]") && text.split(separator: "error:").count == 2, "\(text)")
    }

    @Test(arguments: [
        ("{y}", "String", "param-unbound"), ("{x}", "Int", "invalid-pattern"),
        ("{x}", "\"[String]\"", "invalid-pattern"),
        ("{x}", "{type: String, sensitive: true}", "sensitive-in-url"), ("{x}", "Upper", "empty-language"),
        ("{x}", "{type: String, transient: true}", "transient-in-link"),
    ])
    func valuesInHostsAreParameters(host: String, type: String, rule: String) {
        let text = findings(in: graph(hosts: "[\"\(host)\"]", type: type))
        #expect(text.contains("[\(rule)]") && text.split(separator: "error:").count == 2, "\(text)")
    }

    @Test func hostsWithoutTheValueNeedAnother() {
        let hosts = "[\"{x}.a.example\", a.example, \"*.b.example\"]"
        #expect(findings(in: graph(hosts: hosts, type: "String?")) == "")
        #expect(findings(in: graph(hosts: hosts, type: "{type: String, default: y}")) == "")
        #expect(findings(in: graph(hosts: "[\"{x}\", \"*\"]", type: "Town?")) == "")
        let same = findings(in: graph(hosts: "[\"{x}\", \"*\"]", type: "String?"))
        #expect(same.contains("error: `*` matches the same URLs as `{x}` [invalid-host]"), "\(same)")
        #expect(
            findings(in: graph(hosts: hosts, type: "String")) == """
                graph.yaml:8:69: error: the host `a.example` does not contain `x`, which `a` needs [link-missing-param]
                  |
                8 |   a: {params: {x: String}, url: {path: /a, hosts: ["{x}.a.example", a.example, "*.b.example"]}}
                  |                                                                     ^^^^^^^^^
                 --> graph.yaml:8:16
                8 |   a: {params: {x: String}, url: {path: /a, hosts: ["{x}.a.example", a.example, "*.b.example"]}}
                  = `x` is declared here
                  = help: make it optional, give it a default, or write a pattern of its own for this host

                """)
    }

    @Test func aValueInAHostCountsAsGiven() {
        #expect(findings(in: graph(hosts: "[\"{x}\"]", type: "String")) == "")
        let twice = graph(hosts: "[\"{x}\"]", type: "String").replacing("path: /a", with: "path: \"/a/{x}\"")
        #expect(findings(in: twice).contains("[duplicate-param]"))
        let redirect = graph(hosts: "[\"{x}\"]", type: "String") + "\nredirects: {/b: {to: /a, hosts: [\"{x}\"]}}"
        #expect(
            findings(in: redirect).contains("only the host of a node's pattern can be a value; write `*` for any host"))
    }

    private func graph(hosts: String, type: String) -> String {
        """
        navgen: 1
        root: home
        rules: {unused-type: off, unused-param: off, link-only-node: off}
        links: {hosts: [a.example]}
        types: {Upper: {base: String, pattern: "[A-Z]+"}, Town: {base: String, pattern: "[a-z]+"}}
        screens:
          home: {}
          a: {params: {x: \(type)}, url: {path: /a, hosts: \(hosts)}}
        """
    }

    @Test(arguments: [
        (
            "{h}.h.example:8080", "`{h}.h.example:8080` is not a host: only an exact host can have a port",
            "write `{h}.h.example`, or the exact host with its port"
        ),
        (
            "{h}:8080", "`{h}:8080` is not a host: only an exact host can have a port",
            "write `{h}`, or the exact host with its port"
        ),
    ])
    func valuesAndPortsAreNotCombined(host: String, message: String, help: String) {
        let text = findings(
            in: """
                navgen: 1
                root: home
                links: {schemes: [shop], hosts: [h.example]}
                screens:
                  home: {to: [a]}
                  a: {params: {h: String}, url: {path: /a, hosts: ["\(host)"]}}
                """)
        #expect(text.contains("error: \(message) [invalid-host]\n") && text.contains("= help: \(help)\n"), "\(text)")
    }

    @Test(arguments: [
        ("{o}.orgs.example", "write `*.orgs.example` for all of these hosts"), ("{o}", "write `*` for any host"),
    ])
    func hostsOfRedirectsAreNoValues(host: String, help: String) {
        let text = findings(
            in: """
                navgen: 1
                root: home
                links: {schemes: [shop], hosts: [h.example]}
                screens:
                  home: {url: /, to: [a]}
                  a: {url: /a}
                redirects: {/b: {to: a, hosts: ["\(host)"]}}
                """)
        #expect(text.contains("= help: only the host of a node's pattern can be a value; \(help)\n"), "\(text)")
    }
}
