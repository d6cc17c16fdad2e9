import TestSupport
import Testing

@Suite struct DetentInvalidTests {
    @Test func anUnknownWordHasASuggestion() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [filter]}
            sheets:
              filter: {detents: [mediun]}
            """
        let report = """
            graph.yaml:6:22: error: `mediun` is not a detent [detent-invalid]
              |
            6 |   filter: {detents: [mediun]}
              |                      ^^^^^^
              = help: did you mean `medium`?

            """
        #expect(findings(in: graph) == report)
    }

    @Test func allFormsAreFine() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [filter]}
            sheets:
              filter: {detents: [medium, {fraction: 1}, {height: 400}]}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachDetentIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [filter, other]}
            sheets:
              filter: {detents: [medium, {fraction: 0}, {height: -4}, medium]}
              other: {detents: []}
            """
        let report = """
            graph.yaml:6:30: error: a fraction must be greater than 0 and at most 1 [detent-invalid]
              |
            6 |   filter: {detents: [medium, {fraction: 0}, {height: -4}, medium]}
              |                              ^^^^^^^^^^^^^
              = help: 0.5 is half of the height
            graph.yaml:6:45: error: a height must be greater than 0 [detent-invalid]
              |
            6 |   filter: {detents: [medium, {fraction: 0}, {height: -4}, medium]}
              |                                             ^^^^^^^^^^^^
              = help: write a number of points
            graph.yaml:6:59: error: this detent is listed twice [detent-invalid]
              |
            6 |   filter: {detents: [medium, {fraction: 0}, {height: -4}, medium]}
              |                                                           ^^^^^^
             --> graph.yaml:6:22
            6 |   filter: {detents: [medium, {fraction: 0}, {height: -4}, medium]}
              = the first one
              = help: remove one of them
            graph.yaml:7:20: error: a sheet needs at least one detent [detent-invalid]
              |
            7 |   other: {detents: []}
              |                    ^^
              = help: write `[large]`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func initialAndUpThroughAreAmongTheDetents() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [a, b, c, d]}
            sheets:
              a: {detents: {sizes: [medium, large], initial: medium}, backgroundInteraction: {upThrough: large}}
              b: {detents: {sizes: [medium], initial: large}, backgroundInteraction: {upThrough: {height: 200}}}
              c: {backgroundInteraction: {upThrough: medium}}
              d: {backgroundInteraction: {upThrough: large}}
            """
        let report = """
            graph.yaml:7:43: error: `initial` is not among the sheet's detents [detent-invalid]
              |
            7 |   b: {detents: {sizes: [medium], initial: large}, backgroundInteraction: {upThrough: {height: 200}}}
              |                                           ^^^^^
              = help: add it to `detents`, or name one of them
            graph.yaml:7:86: error: `upThrough` is not among the sheet's detents [detent-invalid]
              |
            7 |   b: {detents: {sizes: [medium], initial: large}, backgroundInteraction: {upThrough: {height: 200}}}
              |                                                                                      ^^^^^^^^^^^^^
              = help: add it to `detents`, or name one of them
            graph.yaml:8:42: error: `upThrough` is not among the sheet's detents [detent-invalid]
              |
            8 |   c: {backgroundInteraction: {upThrough: medium}}
              |                                          ^^^^^^
              = help: add it to `detents`, or name one of them

            """
        #expect(findings(in: graph) == report)
    }

    /// Otherwise, one of two sizes would silently be ignored.
    @Test func aDetentHasExactlyOneSize() {
        let graph = """
            navgen: 1
            root: home
            screens: {home: {to: [s]}}
            sheets: {s: {detents: [{fraction: 0.5, height: 3}, {}, large]}}
            """
        let headlines = findings(in: graph).split(separator: "\n").filter { $0.hasPrefix("graph.yaml:") }
        #expect(
            headlines == [
                "graph.yaml:4:24: error: `{…}` is not a detent [detent-invalid]",
                "graph.yaml:4:52: error: `{…}` is not a detent [detent-invalid]",
            ])
    }
}
