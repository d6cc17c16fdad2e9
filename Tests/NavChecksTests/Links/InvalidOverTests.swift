import TestSupport
import Testing

@Suite struct InvalidOverTests {
    @Test func overCannotBeatAMoreSpecificPattern() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: {path: "/{x}", over: [b]}}
              b: {url: /x}
            """
        let report = """
            graph.yaml:6:55: error: `b` is more specific here, and wins regardless of this [invalid-over]
              |
            6 |   a: {params: {x: String}, url: {path: "/{x}", over: [b]}}
              |                                                       ^
             --> graph.yaml:7:12
            7 |   b: {url: /x}
              = `/x` is here
              = help: remove it

            """
        #expect(findings(in: graph) == report)
    }

    @Test func mutualOverIsReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: {path: "/{x}/new", over: [b]}}
              b: {params: {y: String}, url: {path: "/old/{y}", over: [a]}}
            """
        let report = """
            graph.yaml:6:59: error: this pattern and `b` each claim to win over the other [invalid-over]
              |
            6 |   a: {params: {x: String}, url: {path: "/{x}/new", over: [b]}}
              |                                                           ^
             --> graph.yaml:7:40
            7 |   b: {params: {y: String}, url: {path: "/old/{y}", over: [a]}}
              = `/old/{y}` is here
              = help: remove it
            graph.yaml:7:59: error: this pattern and `a` each claim to win over the other [invalid-over]
              |
            7 |   b: {params: {y: String}, url: {path: "/old/{y}", over: [a]}}
              |                                                           ^
             --> graph.yaml:6:40
            6 |   a: {params: {x: String}, url: {path: "/{x}/new", over: [b]}}
              = `/{x}/new` is here
              = help: remove it

            """
        #expect(findings(in: graph) == report)
    }

    @Test func overlappingInOneEnvironmentIsEnough() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [a.com], environments: {test: {hosts: [b.com]}}}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: {path: "/{x}/new", hosts: [b.com], over: [b]}}
              b: {params: {y: String}, url: "/old/{y}"}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func overBetweenAmbiguousPatternsIsFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: {path: "/{x}/new", over: [b]}}
              b: {params: {y: String}, url: "/old/{y}"}
            """
        #expect(findings(in: graph) == "")
    }
}
