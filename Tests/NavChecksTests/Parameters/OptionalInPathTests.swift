import TestSupport
import Testing

@Suite struct OptionalInPathTests {
    @Test func requiredParametersAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {x: Int, y: Int?, z: {type: Int, default: 1}}, url: ["/a/{x?}", "/b/{x}/{y?}/{z?}"]}
            """
        let report = """
            graph.yaml:6:72: error: `x` is neither optional nor defaulted, so its segment cannot be absent [optional-in-path]
              |
            6 |   a: {params: {x: Int, y: Int?, z: {type: Int, default: 1}}, url: ["/a/{x?}", "/b/{x}/{y?}/{z?}"]}
              |                                                                        ^^^^
              = help: write `{x}`, or make it optional: `x: Int?`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func optionalParametersAndDefaultsAreFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a]}
              a: {params: {y: Int?, z: {type: Int, default: 1}}, url: "/b/{y?}/{z?}"}
            """
        #expect(findings(in: graph) == "")
    }
}
