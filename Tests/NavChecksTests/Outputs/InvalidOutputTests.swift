import TestSupport
import Testing

@Suite struct InvalidOutputTests {
    @Test func identifiersAndEnvironments() {
        let graph = """
            navgen: 1
            root: home
            links: {hosts: [a.example], environments: {staging: {appIDs: [com.example.app]}}}
            outputs:
              aasa: {appIDs: [ABCDE12345.com.example.app, ABCDE12345, "ABCDE12345.com.*", ABCDE1234.com.x, ABCDE12345.com..x]}
              entitlements: {developerMode: [stagign]}
            screens:
              home: {url: /}
            """
        let report = """
            graph.yaml:3:63: error: `com.example.app` is not an app's identifier [invalid-output]
              |
            3 | links: {hosts: [a.example], environments: {staging: {appIDs: [com.example.app]}}}
              |                                                               ^^^^^^^^^^^^^^^
              = help: write the prefix of ten letters and digits, usually the team's, a dot and the bundle's identifier: `ABCDE12345.com.example.shop`
            graph.yaml:5:47: error: `ABCDE12345` is not an app's identifier [invalid-output]
              |
            5 |   aasa: {appIDs: [ABCDE12345.com.example.app, ABCDE12345, "ABCDE12345.com.*", ABCDE1234.com.x, ABCDE12345.com..x]}
              |                                               ^^^^^^^^^^
              = help: write the prefix of ten letters and digits, usually the team's, a dot and the bundle's identifier: `ABCDE12345.com.example.shop`
            graph.yaml:5:59: error: `ABCDE12345.com.*` is not an app's identifier [invalid-output]
              |
            5 |   aasa: {appIDs: [ABCDE12345.com.example.app, ABCDE12345, "ABCDE12345.com.*", ABCDE1234.com.x, ABCDE12345.com..x]}
              |                                                           ^^^^^^^^^^^^^^^^^^
              = help: write the prefix of ten letters and digits, usually the team's, a dot and the bundle's identifier: `ABCDE12345.com.example.shop`
            graph.yaml:5:79: error: `ABCDE1234.com.x` is not an app's identifier [invalid-output]
              |
            5 |   aasa: {appIDs: [ABCDE12345.com.example.app, ABCDE12345, "ABCDE12345.com.*", ABCDE1234.com.x, ABCDE12345.com..x]}
              |                                                                               ^^^^^^^^^^^^^^^
              = help: write the prefix of ten letters and digits, usually the team's, a dot and the bundle's identifier: `ABCDE12345.com.example.shop`
            graph.yaml:5:96: error: `ABCDE12345.com..x` is not an app's identifier [invalid-output]
              |
            5 |   aasa: {appIDs: [ABCDE12345.com.example.app, ABCDE12345, "ABCDE12345.com.*", ABCDE1234.com.x, ABCDE12345.com..x]}
              |                                                                                                ^^^^^^^^^^^^^^^^^
              = help: write the prefix of ten letters and digits, usually the team's, a dot and the bundle's identifier: `ABCDE12345.com.example.shop`
            graph.yaml:6:34: error: there is no environment `stagign` [invalid-output]
              |
            6 |   entitlements: {developerMode: [stagign]}
              |                                  ^^^^^^^
              = help: did you mean `staging`?

            """
        #expect(findings(in: graph) == report)
    }

    @Test func whatOutputsAreMadeOf() {
        let graph = """
            navgen: 1
            root: home
            outputs: {aasa: {appIDs: [ABCDE12345.com.example.app]}, plist: true, entitlements: true, simctl: true, json: false}
            screens:
              home: {}
            """
        let report = """
            graph.yaml:3:11: error: the output `aasa` needs a host [invalid-output]
              |
            3 | outputs: {aasa: {appIDs: [ABCDE12345.com.example.app]}, plist: true, entitlements: true, simctl: true, json: false}
              |           ^^^^
              = help: say whose URLs the app opens: `links: {hosts: [shop.example.com]}`
            graph.yaml:3:57: error: the output `plist` needs a scheme of the app's own [invalid-output]
              |
            3 | outputs: {aasa: {appIDs: [ABCDE12345.com.example.app]}, plist: true, entitlements: true, simctl: true, json: false}
              |                                                         ^^^^^
              = help: name one: `links: {schemes: [shop]}`
            graph.yaml:3:70: error: the output `entitlements` needs a host [invalid-output]
              |
            3 | outputs: {aasa: {appIDs: [ABCDE12345.com.example.app]}, plist: true, entitlements: true, simctl: true, json: false}
              |                                                                      ^^^^^^^^^^^^
              = help: say whose URLs the app opens: `links: {hosts: [shop.example.com]}`
            graph.yaml:3:90: error: the output `simctl` needs a link [invalid-output]
              |
            3 | outputs: {aasa: {appIDs: [ABCDE12345.com.example.app]}, plist: true, entitlements: true, simctl: true, json: false}
              |                                                                                          ^^^^^^
              = help: give a node a `url:`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func anEnvironmentCanHaveTheAppsOfItsOwn() {
        let graph = """
            navgen: 1
            root: home
            links: {environments: {staging: {hosts: [a.example], appIDs: [ABCDE12345.com.example.app]}}}
            outputs: {aasa: true, entitlements: {developerMode: staging}, plist: false}
            screens:
              home: {url: /}
            """
        #expect(findings(in: graph) == "")
    }
}
