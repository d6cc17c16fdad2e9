import TestSupport
import Testing

@Suite struct PatternNamesTests {
    @Test func unknownNamesAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {orderId: Int, q: {type: String, default: x, key: query}}, url: ["/a/{orderID}", "/b/{orderId}?q={nope}", {path: "/c/{orderId}", params: {z: 1}}, "/d/{orderId}?query={query}"]}
            redirects:
              /old/{x}: /d/{y}
            """
        let report = """
            graph.yaml:6:84: error: `a` has no parameter `orderID` [param-unbound]
              |
            6 | …ng, default: x, key: query}}, url: ["/a/{orderID}", "/b/{orderId}?q={nope}", {path: "/c/{orderId}", params: {z: 1}}, "/d/{orderId}?query={query}"]}
              |                                          ^^^^^^^^^
              = help: did you mean `orderId`?
            graph.yaml:6:112: error: `a` has no parameter `nope` [param-unbound]
              |
            6 | …, url: ["/a/{orderID}", "/b/{orderId}?q={nope}", {path: "/c/{orderId}", params: {z: 1}}, "/d/{orderId}?query={query}"]}
              |                                          ^^^^^^
              = help: add it to `params`
            graph.yaml:6:153: error: `a` has no parameter `z` [param-unbound]
              |
            6 | …nope}", {path: "/c/{orderId}", params: {z: 1}}, "/d/{orderId}?query={query}"]}
              |                                          ^
              = help: add it to `params`
            graph.yaml:8:16: error: the old URL has no parameter `y` [param-unbound]
              |
            8 |   /old/{x}: /d/{y}
              |                ^^^
              = help: write the name that it has there: `{x}`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func valuesOfWrongTypesAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            types: {Code: {base: String, pattern: "[A-Z]+"}, Kind: {cases: [big, {odd: o-d}]}}
            screens:
              home: {to: [a, b]}
              a: {params: {x: Int, c: Code, k: Kind}, url: [{path: "/a/{x}", params: {c: ab, k: big}}, {path: /b, params: {x: y, c: AB, k: o-d}}, {path: "/c/{x}/{k}", params: {c: "{x}"}}]}
              b: {params: {c: {type: Code, default: ab}}}
            """
        let report = """
            graph.yaml:7:78: error: `c` does not fit: `ab` does not match `[A-Z]+`, the pattern of `Code` [edge-type-mismatch]
              |
            7 | …nd}, url: [{path: "/a/{x}", params: {c: ab, k: big}}, {path: /b, params: {x: y, c: AB, k: o-d}}, {path: "/c/{x}/{k}", params: {c: "{x}"}}]}
              |                                          ^^
            graph.yaml:7:115: error: `x` does not fit: `y` is not a valid Int: write a whole number in 64 bits, in decimal digits [edge-type-mismatch]
              |
            7 | …c: ab, k: big}}, {path: /b, params: {x: y, c: AB, k: o-d}}, {path: "/c/{x}/{k}", params: {c: "{x}"}}]}
              |                                          ^
            graph.yaml:7:128: error: `k` does not fit: `o-d` is not a case of `Kind`, did you mean `odd`? [edge-type-mismatch]
              |
            7 | …}}, {path: /b, params: {x: y, c: AB, k: o-d}}, {path: "/c/{x}/{k}", params: {c: "{x}"}}]}
              |                                          ^^^
            graph.yaml:7:168: error: a pattern has no source whose parameter could be the value [edge-type-mismatch]
              |
            7 | …o-d}}, {path: "/c/{x}/{k}", params: {c: "{x}"}}]}
              |                                          ^^^^^
              = help: write the value itself
            graph.yaml:8:41: error: the default of `c` does not fit: `ab` does not match `[A-Z]+`, the pattern of `Code` [bad-default]
              |
            8 |   b: {params: {c: {type: Code, default: ab}}}
              |                                         ^^

            """
        #expect(findings(in: graph) == report)
    }
}
