import TestSupport
import Testing

@Suite struct PopoverFromLinkTests {
    @Test func aPopoverWithURLIsReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {to: [menu]}
            popovers:
              menu: {url: /menu}
            """
        let report = """
            graph.yaml:7:15: warning: `menu` is a popover, and a link has nothing for it to point at [popover-from-link]
              |
            7 |   menu: {url: /menu}
              |               ^^^^^
              = help: make it a sheet, or remove the `url`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aPopoverAsFallbackIsReported() {
        let graph = """
            navgen: 1
            root: home
            conditions: {c: {otherwise: menu}}
            screens: {home: {to: x}, x: {requires: c}}
            popovers: {menu: {}}
            """
        let report = """
            graph.yaml:3:29: warning: `menu` is a popover, and has nothing to point at when `c` does not hold [popover-from-link]
              |
            3 | conditions: {c: {otherwise: menu}}
              |                             ^^^^
              = help: make it a sheet, or name another node

            """
        #expect(findings(in: graph) == report)
    }

    @Test func aPopoverWithoutURLIsFine() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [menu]}
            popovers:
              menu: {}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func eachPopoverIsReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {to: [menu, share]}
            popovers:
              menu: {url: /menu}
              share: {}
            redirects:
              /share: {to: share}
            """
        let report = """
            graph.yaml:7:15: warning: `menu` is a popover, and a link has nothing for it to point at [popover-from-link]
              |
            7 |   menu: {url: /menu}
              |               ^^^^^
              = help: make it a sheet, or remove the `url`
            graph.yaml:8:3: warning: `share` is a popover, and a link has nothing for it to point at [popover-from-link]
              |
            8 |   share: {}
              |   ^^^^^
              = help: make it a sheet, or remove the `url`

            """
        #expect(findings(in: graph) == report)
    }
}
