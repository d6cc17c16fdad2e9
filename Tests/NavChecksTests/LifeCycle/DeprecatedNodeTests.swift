import TestSupport
import Testing

@Suite struct DeprecatedNodeTests {
    @Test func theReplacementIsNamed() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [list, grid]}
              list: {deprecated: {use: grid}}
              grid: {}
            """
        let report = """
            graph.yaml:4:15: warning: `list` is deprecated [deprecated-node]
              |
            4 |   home: {to: [list, grid]}
              |               ^^^^
             --> graph.yaml:5:22
            5 |   list: {deprecated: {use: grid}}
              = it is deprecated here
              = help: use `grid` instead

            """
        #expect(findings(in: graph) == report)
    }

    /// `unknown-node` reports it.
    @Test func anUnknownReplacementIsNotSuggested() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {deprecated: {use: gird}}
            """
        #expect(findings(in: graph).contains("help: use another node\n"))
    }

    @Test func routesBetweenDeprecatedNodesAreFine() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [grid]}
              list: {deprecated: {use: grid}, entry: true, to: [old]}
              old: {deprecated: {use: grid}}
              grid: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachRouteIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [list, old]}
              list: {deprecated: {message: too slow}}
              old: {deprecated: true}
            """
        let report = """
            graph.yaml:4:15: warning: `list` is deprecated: too slow [deprecated-node]
              |
            4 |   home: {to: [list, old]}
              |               ^^^^
             --> graph.yaml:5:22
            5 |   list: {deprecated: {message: too slow}}
              = it is deprecated here
              = help: use another node
            graph.yaml:4:21: warning: `old` is deprecated [deprecated-node]
              |
            4 |   home: {to: [list, old]}
              |                     ^^^
             --> graph.yaml:6:21
            6 |   old: {deprecated: true}
              = it is deprecated here
              = help: use another node

            """
        #expect(findings(in: graph) == report)
    }
}
