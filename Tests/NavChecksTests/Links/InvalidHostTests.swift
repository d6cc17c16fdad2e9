import TestSupport
import Testing

@Suite struct InvalidHostTests {
    @Test func invalidHostsAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {hosts: [shop.example.com/x, "shop.example.com:8080", "*", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
            screens:
              home: {to: [a]}
              a: {url: {path: /a, hosts: ["http://a.b"]}}
            """
        let report = """
            graph.yaml:3:17: error: `shop.example.com/x` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:8080", "*", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                 ^^^^^^^^^^^^^^^^^^
              = help: write `shop.example.com`
            graph.yaml:3:37: error: `shop.example.com:8080` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:8080", "*", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                     ^^^^^^^^^^^^^^^^^^^^^^^
              = help: write `shop.example.com`
            graph.yaml:3:62: error: `*` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:8080", "*", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                              ^^^
              = help: write a name such as `shop.example.com`, or `*.example.com` for all its subdomains
            graph.yaml:3:67: error: `*.com` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:8080", "*", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                   ^^^^^^^
              = help: write a name such as `shop.example.com`, or `*.example.com` for all its subdomains
            graph.yaml:3:76: error: `a..b` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:8080", "*", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                            ^^^^
              = help: write a name such as `shop.example.com`, or `*.example.com` for all its subdomains
            graph.yaml:3:82: error: `-a.com` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:8080", "*", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                                  ^^^^^^
              = help: write a name such as `shop.example.com`, or `*.example.com` for all its subdomains
            graph.yaml:3:90: error: `é.com` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:8080", "*", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                                          ^^^^^
              = help: write a name such as `shop.example.com`, or `*.example.com` for all its subdomains
            graph.yaml:3:97: error: `a.*.com` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:8080", "*", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                                                 ^^^^^^^^^
              = help: write a name such as `shop.example.com`, or `*.example.com` for all its subdomains
            graph.yaml:3:139: error: `` is not a host [invalid-host]
              |
            3 | links: {hosts: [shop.example.com/x, "shop.example.com:8080", "*", "*.com", a..b, -a.com, é.com, "a.*.com"], environments: {test: {hosts: [""]}}}
              |                                                                                                                                           ^^
              = help: write a name such as `shop.example.com`, or `*.example.com` for all its subdomains
            graph.yaml:6:31: error: `http://a.b` is not a host [invalid-host]
              |
            6 |   a: {url: {path: /a, hosts: ["http://a.b"]}}
              |                               ^^^^^^^^^^^^
              = help: write `a.b`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func validHostsAreFine() {
        let graph = """
            navgen: 1
            root: home
            links: {hosts: [localhost, a-b.example.com, "*.example.com", xn--caf-dma.com, 127.0.0.1, Shop.Example.Com]}
            screens:
              home: {to: [a]}
              a: {url: /a}
            """
        #expect(findings(in: graph) == "")
    }
}
