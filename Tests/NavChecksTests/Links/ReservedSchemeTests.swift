import TestSupport
import Testing

@Suite struct ReservedSchemeTests {
    @Test func reservedAndInvalidSchemesAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [mailto, "my app", "shop://", 1st, Shop], environments: {test: {schemes: [http]}}}
            screens:
              home: {to: [a]}
              a: {url: {path: /a, schemes: [https, tel, Shop], hosts: [a.b]}}
            """
        let report = """
            graph.yaml:3:19: error: the scheme `mailto` belongs to the system [reserved-scheme]
              |
            3 | links: {schemes: [mailto, "my app", "shop://", 1st, Shop], environments: {test: {schemes: [http]}}}
              |                   ^^^^^^
              = help: choose one that only this app has, such as its name
            graph.yaml:3:27: error: `my app` cannot be a scheme: letters, digits, `+`, `-` and `.`, a letter first [reserved-scheme]
              |
            3 | links: {schemes: [mailto, "my app", "shop://", 1st, Shop], environments: {test: {schemes: [http]}}}
              |                           ^^^^^^^^
            graph.yaml:3:37: error: `shop://` cannot be a scheme: letters, digits, `+`, `-` and `.`, a letter first [reserved-scheme]
              |
            3 | links: {schemes: [mailto, "my app", "shop://", 1st, Shop], environments: {test: {schemes: [http]}}}
              |                                     ^^^^^^^^^
              = help: leave out what follows the name: `shop`
            graph.yaml:3:48: error: `1st` cannot be a scheme: letters, digits, `+`, `-` and `.`, a letter first [reserved-scheme]
              |
            3 | links: {schemes: [mailto, "my app", "shop://", 1st, Shop], environments: {test: {schemes: [http]}}}
              |                                                ^^^
            graph.yaml:3:92: error: `http` cannot be a custom scheme [reserved-scheme]
              |
            3 | links: {schemes: [mailto, "my app", "shop://", 1st, Shop], environments: {test: {schemes: [http]}}}
              |                                                                                            ^^^^
              = help: list the `hosts` of the universal links, and set `allowHTTP: true`
            graph.yaml:6:40: error: the scheme `tel` belongs to the system [reserved-scheme]
              |
            6 |   a: {url: {path: /a, schemes: [https, tel, Shop], hosts: [a.b]}}
              |                                        ^^^
              = help: choose one that only this app has, such as its name

            """
        #expect(findings(in: graph) == report)
    }

    @Test func customSchemesAreFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [com.example.shop, shop+1, shop-staging], hosts: [a.b]}
            screens:
              home: {to: [a]}
              a: {url: {path: /a, schemes: [https, HTTP, shop+1]}}
            """
        #expect(findings(in: graph) == "")
    }
}
