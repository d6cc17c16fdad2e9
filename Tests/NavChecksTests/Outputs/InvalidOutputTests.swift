import NavDriver
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

    private func headlines(_ outputs: String) -> [String] {
        findings(in: "navgen: 1\nroot: home\noutputs: {\(outputs)}\nscreens: {home: {}}\n").split(separator: "\n")
            .filter { $0.hasPrefix("graph.yaml:") }.map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    @Test(
        "versions",
        arguments: [
            ("swiftVersion: banana", "`banana` is not a version of Swift that what is generated compiles in"),
            ("swiftVersion: \"4\"", "`4` is not a version of Swift that what is generated compiles in"),
            ("indent: 99", "99 spaces are too many for one level"),
            ("file: X.swift", "the output `swift` is several files, and `X.swift` names one"),
            ("appIDs: ABCDE12345.com.example", "`appIDs` has no effect on the output `swift`"),
        ])
    func optionsOfTheSwift(_ options: String, _ message: String) {
        #expect(headlines("swift: {\(options)}") == ["error: \(message) [invalid-output]"])
    }

    @Test(
        "are fine",
        arguments: [
            "swiftVersion: \"5\"", "swiftVersion: \"6.1\"", "runtime: package", "runtime: embedded", "indent: 2",
            "parts: [routes], file: X.swift", "dir: Sources.d",
        ])
    func fineOptions(_ options: String) {
        // A folder with a dot looks like a file.
        let found = headlines("swift: {\(options)}")
        #expect(found.isEmpty == !options.hasPrefix("dir"), "\(found)")
    }

    /// Each module would have a copy of its own, and types that are not those of the others.
    @Test func anEmbeddedRuntimeIsForOneModule() {
        func findings(_ runtime: String) -> [String] {
            let main = """
                navgen: 1
                root: home
                include: [{file: more.yaml, section: more, module: MoreNavigation}]
                outputs: {swift: {runtime: \(runtime)}}
                screens: {home: {to: [more.list]}}

                """
            let files = ["graph.yaml": main, "more.yaml": "navgen: 1\nexports: [list]\nscreens: {list: {}}\n"]
            let result = compileText(from: "graph.yaml", files)
            return render(result.diagnostics, sources: result.sources, as: .text).split(separator: "\n").map(
                String.init
            )
            .filter { $0.hasPrefix("graph.yaml:") || $0.hasPrefix("  = help:") }
        }
        #expect(
            findings("embedded") == [
                "graph.yaml:4:19: error: `runtime: embedded` needs all Swift in one module, and the section `more` is compiled in `MoreNavigation` [invalid-output]",
                "  = help: remove `runtime`, and make what `navgen runtime --out Sources/NavgenRuntime` writes a target of that name, which the modules import",
            ])
        #expect(findings("package").isEmpty)
    }

    @Test func optionsAndPlacesOfOthers() {
        #expect(
            headlines("dot: {access: public, bundle: module, parts: [routes]}") == [
                "error: `access` has no effect on the output `dot` [invalid-output]",
                "error: `bundle` has no effect on the output `dot` [invalid-output]",
                "error: `parts` has no effect on the output `dot` [invalid-output]",
            ])
        #expect(
            headlines("tests: {module: a b}") == ["error: `a b` is not the name of a module [invalid-output]"])
        #expect(headlines("tests: {module: Shop_2}").isEmpty)
        #expect(
            headlines("mermaid: {file: a.mmd, dir: docs}") == [
                "error: `dir` says nothing beside `file` [invalid-output]"
            ])
        #expect(
            headlines("dot: a/b.gv, mermaid: a/./b.gv") == [
                "error: `a/./b.gv` is the file of the output `dot` [invalid-output]"
            ])
        #expect(headlines("dot: a, mermaid: a, json: a/b.json").isEmpty)
    }
}
