import TestSupport
import Testing

@Suite struct TooComplexTests {
    @Test func eachTypeIsReported() {
        let graph = """
            navgen: 1
            root: home
            types:
              A: {base: String, pattern: "(a|b)*a(a|b){40}"}
              B: {base: Int, pattern: "((1{100}){100}){100}"}
            screens:
              home: {to: [item]}
              item: {params: {a: A, b: B}}
            """
        let report = """
            graph.yaml:4:30: error: the pattern of `A` needs too large an automaton: more than 4096 states, or too many steps to make it [too-complex]
              |
            4 |   A: {base: String, pattern: "(a|b)*a(a|b){40}"}
              |                              ^^^^^^^^^^^^^^^^^^
              = help: make it simpler, or shorter: repetitions of alternatives multiply
            graph.yaml:5:27: error: the pattern of `B` needs too large an automaton: more than 4096 states, or too many steps to make it [too-complex]
              |
            5 |   B: {base: Int, pattern: "((1{100}){100}){100}"}
              |                           ^^^^^^^^^^^^^^^^^^^^^^
              = help: make it simpler, or shorter: repetitions of alternatives multiply

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aLargeTypeThatCanBeCheckedIsFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [s]}
            types:
              A: {base: String, pattern: "[a-z]{1,500}(-[0-9]{1,200})?"}
            screens:
              home: {to: [item]}
              item: {params: {a: A}, url: "/{a}"}
            """
        #expect(findings(in: graph) == "")
    }
}
