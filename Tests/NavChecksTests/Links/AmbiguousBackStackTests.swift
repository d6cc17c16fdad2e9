import TestSupport
import Testing

@Suite struct AmbiguousBackStackTests {
    @Test func twoScreensOfOneTabAreAmbiguous() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {to: [c]}
              b: {to: [c]}
              c: {url: /c, to: [d]}
              d: {url: /d}
            """
        let report = """
            graph.yaml:8:3: error: a link to `c` could open on `a` or on `b` [ambiguous-back-stack]
              |
            8 |   c: {url: /c, to: [d]}
              |   ^
             --> graph.yaml:6:12
            6 |   a: {to: [c]}
              = this route leads there from `a`
             --> graph.yaml:7:12
            7 |   b: {to: [c]}
              = this route leads there from `b`
              = help: choose one at `c`: `via: [a]` or `via: [b]`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func nodesBelowTheTargetAreCheckedToo() {
        let graph = """
            navgen: 1
            links: {schemes: [shop]}
            tabs:
              one: {root: first}
              two: {root: second}
            screens:
              first: {to: [c]}
              second: {to: [c]}
              c: {to: [d, e]}
              d: {url: /d}
              e: {url: /e}
            """
        let report = """
            graph.yaml:9:3: error: `c`, on the path of a link to `d`, could open on `first` or on `second` [ambiguous-back-stack]
              |
            9 |   c: {to: [d, e]}
              |   ^
             --> graph.yaml:7:16
            7 |   first: {to: [c]}
              = this route leads there from `first`
             --> graph.yaml:8:17
            8 |   second: {to: [c]}
              = this route leads there from `second`
              = help: choose one at `c`: `tab: one` or `tab: two`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func differentValuesAreDifferentStacks() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [{list: {params: {kind: x}}}, {list: {params: {kind: y}}}]}
              list: {params: {kind: String}, to: [c]}
              c: {url: /c}
            """
        let report = """
            graph.yaml:6:3: error: `list`, on the path of a link to `c`, could open on `home` with different values [ambiguous-back-stack]
              |
            6 |   list: {params: {kind: String}, to: [c]}
              |   ^^^^
             --> graph.yaml:5:16
            5 |   home: {to: [{list: {params: {kind: x}}}, {list: {params: {kind: y}}}]}
              = this route leads there from `home`
             --> graph.yaml:5:45
            5 |   home: {to: [{list: {params: {kind: x}}}, {list: {params: {kind: y}}}]}
              = this route leads there from `home`
              = help: set these values in only one of the routes, or open it elsewhere: `via: []` at `c`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func shorterStacksAndTabsDecide() {
        let graph = """
            navgen: 1
            links: {schemes: [shop]}
            tabs:
              one: {root: first}
              two: {root: second}
            screens:
              first: {to: [a, c, s]}
              second: {to: [b, d]}
              a: {to: [c]}
              b: {to: [c, d], tab: two}
              c: {url: /c}
              d: {url: /d}
            sheets:
              s: {to: [d]}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func viaDecides() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {to: [c]}
              b: {to: [c]}
              c: {url: /c, via: [b], to: [d]}
              d: {url: /d}
            """
        #expect(findings(in: graph) == "")
    }
}
