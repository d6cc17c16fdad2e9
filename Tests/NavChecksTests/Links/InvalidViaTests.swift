import TestSupport
import Testing

@Suite struct InvalidViaTests {
    @Test func entriesThatCannotBeBelowAreReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {url: /a, via: [a, b, b, ask, home]}
              b: {to: [ask]}
            dialogs:
              ask: {title: Sure?, actions: {yes: {label: "Yes", to: a}}}
            """
        let report = """
            graph.yaml:6:22: error: `a` cannot be below itself [invalid-via]
              |
            6 |   a: {url: /a, via: [a, b, b, ask, home]}
              |                      ^
              = help: leave it out: `via: [b, home]`
            graph.yaml:6:28: error: `b` is listed twice [invalid-via]
              |
            6 |   a: {url: /a, via: [a, b, b, ask, home]}
              |                            ^
              = help: leave it out: `via: [b, home]`
            graph.yaml:6:31: error: `ask` cannot be below `a`: it is a dialog, not a screen [invalid-via]
              |
            6 |   a: {url: /a, via: [a, b, b, ask, home]}
              |                               ^^^
              = help: leave it out: `via: [b, home]`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func externalNodesCannotBeBelow() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b, c]}
              a: {url: /a, via: [b, c]}
              b: {}
              c: {external: true}
            """
        let report = """
            graph.yaml:6:25: error: `c` cannot be below `a`: it is external, and the app shows it itself [invalid-via]
              |
            6 |   a: {url: /a, via: [b, c]}
              |                         ^
              = help: leave it out: `via: [b]`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aScreenNeedsAStackBelow() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [menu, full, tip, item, other]}
              item: {url: /item, via: [full, menu, tip]}
              other: {url: [/other, {path: /tip/other, via: [tip]}], via: [full]}
            sheets:
              menu: {stack: false}
            covers:
              full: {}
            popovers:
              tip: {}
            """
        let report = """
            graph.yaml:6:40: error: `tip` has no stack to push `item` onto [invalid-via]
              |
            6 |   item: {url: /item, via: [full, menu, tip]}
              |                                        ^^^
              = help: leave it out: `via: [full, menu]`
            graph.yaml:7:50: error: `tip` has no stack to push `other` onto [invalid-via]
              |
            7 |   other: {url: [/other, {path: /tip/other, via: [tip]}], via: [full]}
              |                                                  ^^^
              = help: leave it out: `via: []`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func theRootIsNotListed() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {url: /a, via: [a, home, b]}
              b: {to: [a]}
            """
        let report = """
            graph.yaml:6:22: error: `a` cannot be below itself [invalid-via]
              |
            6 |   a: {url: /a, via: [a, home, b]}
              |                      ^
              = help: leave it out: `via: [b]`
            graph.yaml:6:25: error: `home` is the root, which is below everything without being listed [invalid-via]
              |
            6 |   a: {url: /a, via: [a, home, b]}
              |                         ^^^^
              = help: leave it out: `via: [b]`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func sheetsAndScreensCanBeBelow() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {url: /a, via: [b, pane]}
              b: {to: [pane]}
            sheets:
              pane: {to: [a]}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func patternsWithoutAStackOfTheirOwnAreReported() {
        let graph = """
            navgen: 1
            links: {schemes: [shop], hosts: [shop.example.com]}
            tabs: {one: {root: home}, two: {root: b}}
            screens:
              home: {to: [a, b]}
              a: {url: [{path: /a, via: [b, c]}, {path: /aa, via: [a]}, {path: /aaa, tab: two}, {path: /aaaa, tab: two, via: []}]}
              b: {to: c}
              c: {}
            """
        let report = """
            graph.yaml:6:29: error: the first pattern of `a` opens it as all other links do, so it has no `via` of its own [invalid-via]
              |
            6 |   a: {url: [{path: /a, via: [b, c]}, {path: /aa, via: [a]}, {path: /aaa, tab: two}, {path: /aaaa, tab: two, via: []}]}
              |                             ^^^^^^
              = help: write `via: [b, c]` at `a`, or list another pattern first
            graph.yaml:6:30: error: `b` is the root, which is below everything without being listed [invalid-via]
              |
            6 |   a: {url: [{path: /a, via: [b, c]}, {path: /aa, via: [a]}, {path: /aaa, tab: two}, {path: /aaaa, tab: two, via: []}]}
              |                              ^
              = help: leave it out: `via: [c]`
            graph.yaml:6:56: error: `a` cannot be below itself [invalid-via]
              |
            6 |   a: {url: [{path: /a, via: [b, c]}, {path: /aa, via: [a]}, {path: /aaa, tab: two}, {path: /aaaa, tab: two, via: []}]}
              |                                                        ^
              = help: leave it out: `via: []`
            graph.yaml:6:79: error: the `tab` of a pattern needs a `via`, which says what is below `a` there [invalid-via]
              |
            6 |   a: {url: [{path: /a, via: [b, c]}, {path: /aa, via: [a]}, {path: /aaa, tab: two}, {path: /aaaa, tab: two, via: []}]}
              |                                                                               ^^^
              = help: add `via: []` to open it on the root of `two`

            """
        #expect(findings(in: graph) == report)
    }
}
