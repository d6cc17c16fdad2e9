import NavCompiler
import TestSupport
import Testing

@Suite struct InvalidOutputTests {
    @Test func invalidAppIDsAndUnknownEnvironmentsAreReported() {
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
            graph.yaml:3:63: error: `com.example.app` is not an app ID [invalid-output]
              |
            3 | links: {hosts: [a.example], environments: {staging: {appIDs: [com.example.app]}}}
              |                                                               ^^^^^^^^^^^^^^^
              = help: write the prefix of ten letters and digits, usually the team ID, a dot and the bundle identifier: `ABCDE12345.com.example.shop`
            graph.yaml:5:47: error: `ABCDE12345` is not an app ID [invalid-output]
              |
            5 |   aasa: {appIDs: [ABCDE12345.com.example.app, ABCDE12345, "ABCDE12345.com.*", ABCDE1234.com.x, ABCDE12345.com..x]}
              |                                               ^^^^^^^^^^
              = help: write the prefix of ten letters and digits, usually the team ID, a dot and the bundle identifier: `ABCDE12345.com.example.shop`
            graph.yaml:5:59: error: `ABCDE12345.com.*` is not an app ID [invalid-output]
              |
            5 |   aasa: {appIDs: [ABCDE12345.com.example.app, ABCDE12345, "ABCDE12345.com.*", ABCDE1234.com.x, ABCDE12345.com..x]}
              |                                                           ^^^^^^^^^^^^^^^^^^
              = help: write the prefix of ten letters and digits, usually the team ID, a dot and the bundle identifier: `ABCDE12345.com.example.shop`
            graph.yaml:5:79: error: `ABCDE1234.com.x` is not an app ID [invalid-output]
              |
            5 |   aasa: {appIDs: [ABCDE12345.com.example.app, ABCDE12345, "ABCDE12345.com.*", ABCDE1234.com.x, ABCDE12345.com..x]}
              |                                                                               ^^^^^^^^^^^^^^^
              = help: write the prefix of ten letters and digits, usually the team ID, a dot and the bundle identifier: `ABCDE12345.com.example.shop`
            graph.yaml:5:96: error: `ABCDE12345.com..x` is not an app ID [invalid-output]
              |
            5 |   aasa: {appIDs: [ABCDE12345.com.example.app, ABCDE12345, "ABCDE12345.com.*", ABCDE1234.com.x, ABCDE12345.com..x]}
              |                                                                                                ^^^^^^^^^^^^^^^^^
              = help: write the prefix of ten letters and digits, usually the team ID, a dot and the bundle identifier: `ABCDE12345.com.example.shop`
            graph.yaml:6:34: error: there is no environment `stagign` [invalid-output]
              |
            6 |   entitlements: {developerMode: [stagign]}
              |                                  ^^^^^^^
              = help: did you mean `staging`?

            """
        #expect(findings(in: graph) == report)
    }

    @Test func outputsWithoutTheirInputAreReported() {
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
              = help: add the hosts whose URLs the app opens: `links: {hosts: [shop.example.com]}`
            graph.yaml:3:57: error: the output `plist` needs a custom scheme [invalid-output]
              |
            3 | outputs: {aasa: {appIDs: [ABCDE12345.com.example.app]}, plist: true, entitlements: true, simctl: true, json: false}
              |                                                         ^^^^^
              = help: add one: `links: {schemes: [shop]}`
            graph.yaml:3:70: error: the output `entitlements` needs a host [invalid-output]
              |
            3 | outputs: {aasa: {appIDs: [ABCDE12345.com.example.app]}, plist: true, entitlements: true, simctl: true, json: false}
              |                                                                      ^^^^^^^^^^^^
              = help: add the hosts whose URLs the app opens: `links: {hosts: [shop.example.com]}`
            graph.yaml:3:90: error: the output `simctl` needs a link [invalid-output]
              |
            3 | outputs: {aasa: {appIDs: [ABCDE12345.com.example.app]}, plist: true, entitlements: true, simctl: true, json: false}
              |                                                                                          ^^^^^^
              = help: give a node a `url:`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func anEnvironmentCanHaveItsOwnAppIDs() {
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
        "invalid Swift options are reported",
        arguments: [
            ("swiftVersion: banana", "`banana` is not a Swift version that generated code compiles with"),
            ("swiftVersion: \"4\"", "`4` is not a Swift version that generated code compiles with"),
            ("indent: 99", "an indent of 99 spaces is too wide"),
            ("file: X.swift", "the output `swift` is several files, but `X.swift` names one"),
            ("appIDs: ABCDE12345.com.example", "`appIDs` has no effect on the output `swift`"),
        ])
    func invalidSwiftOptionsAreReported(_ options: String, _ message: String) {
        #expect(headlines("swift: {\(options)}") == ["error: \(message) [invalid-output]"])
    }

    @Test(
        "invalid options of tours are reported",
        arguments: [
            ("file: X.swift", "the output `tours` is several files, but `X.swift` names one"),
            ("maestro: true", "Maestro needs the bundle identifier of the app"),
            ("maestro: true, bundleID: \"\"", "`` is not a bundle identifier"),
            ("maestro: true, bundleID: a b", "`a b` is not a bundle identifier"),
            ("bundleID: com.example", "`bundleID` has no effect without `maestro: true`"),
            ("languages: [en, de, en]", "`en` is listed twice in `languages`"),
            ("appearances: [light, light]", "`appearances` lists one twice"),
            ("languages: [e/n]", "`e/n` is not a language"),
            (
                "xcuitest: false, maestro: true, bundleID: com.example, audit: true",
                "`audit` has no effect without `xcuitest: true`"
            ),
            ("xcuitest: false", "nothing is written of the output `tours`"),
        ])
    func invalidTourOptionsAreReported(_ options: String, _ message: String) {
        #expect(headlines("tours: {\(options)}") == ["error: \(message) [invalid-output]"])
    }

    @Test(
        "valid Swift options are fine",
        arguments: [
            "swiftVersion: \"5\"", "swiftVersion: \"6.1\"", "runtime: package", "runtime: embedded", "indent: 2",
            "parts: [routes], file: X.swift", "dir: Sources.d",
        ])
    func validSwiftOptionsAreFine(_ options: String) {
        // A folder name with a dot is read as a file name.
        let found = headlines("swift: {\(options)}")
        #expect(found.isEmpty == !options.hasPrefix("dir"), "\(found)")
    }

    /// With an embedded runtime, each module would have its own copy, with types that do not match.
    @Test func anEmbeddedRuntimeNeedsOneModule() {
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
                "graph.yaml:4:19: error: `runtime: embedded` needs all Swift in one module, but the section `more` is compiled in `MoreNavigation` [invalid-output]",
                "  = help: remove `runtime`, run `navgen runtime --out Sources/NavgenRuntime`, and make the result a target that the modules import",
            ])
        #expect(findings("package").isEmpty)
    }

    @Test func optionsAndFilesOfOtherOutputsAreReported() {
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
                "error: `dir` has no effect together with `file` [invalid-output]"
            ])
        #expect(
            headlines("dot: a/b.gv, mermaid: a/./b.gv") == [
                "error: `a/./b.gv` is already the file of the output `dot` [invalid-output]"
            ])
        #expect(headlines("dot: a, mermaid: a, json: a/b.json").isEmpty)
    }
}
