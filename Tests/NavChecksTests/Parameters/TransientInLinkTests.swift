import TestSupport
import Testing

@Suite struct TransientInLinkTests {
    @Test func requiredTransientValuesAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            types: {Cart: {swift: Cart, transient: true}}
            screens:
              home: {to: [a, b]}
              a: {params: {cart: Cart, note: {type: String, default: n, transient: true}}, url: ["/a", "/b?n={note}"]}
              b: {params: {cart: Cart?}, url: "/c?cart={cart}"}
            """
        let report = """
            graph.yaml:7:86: error: `a` cannot have a URL: it needs `cart`, which lives in memory only [transient-in-link]
              |
            7 |   a: {params: {cart: Cart, note: {type: String, default: n, transient: true}}, url: ["/a", "/b?n={note}"]}
              |                                                                                      ^^^^
             --> graph.yaml:7:16
            7 |   a: {params: {cart: Cart, note: {type: String, default: n, transient: true}}, url: ["/a", "/b?n={note}"]}
              = `cart` is declared here
              = help: make it optional, give it a default, or link to a screen that does not need it
            graph.yaml:7:98: error: `note`, which lives in memory only, cannot be in a URL [transient-in-link]
              |
            7 |   a: {params: {cart: Cart, note: {type: String, default: n, transient: true}}, url: ["/a", "/b?n={note}"]}
              |                                                                                                  ^^^^^^
             --> graph.yaml:7:28
            7 |   a: {params: {cart: Cart, note: {type: String, default: n, transient: true}}, url: ["/a", "/b?n={note}"]}
              = `note` is declared here
              = help: leave it out of the pattern
            graph.yaml:8:44: error: `cart`, which lives in memory only, cannot be in a URL [transient-in-link]
              |
            8 |   b: {params: {cart: Cart?}, url: "/c?cart={cart}"}
              |                                            ^^^^^^
             --> graph.yaml:8:16
            8 |   b: {params: {cart: Cart?}, url: "/c?cart={cart}"}
              = `cart` is declared here
              = help: leave it out of the pattern

            """
        #expect(findings(in: graph) == report)
    }

    @Test func optionalTransientValuesOutsideThePatternAreFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            types: {Cart: {swift: Cart, transient: true}}
            screens:
              home: {to: [a]}
              a: {params: {cart: Cart?, x: Int}, url: "/a/{x}"}
            """
        #expect(findings(in: graph) == "")
    }
}
