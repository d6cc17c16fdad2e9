import Foundation
import NavCompiler
import TestSupport
import Testing

/// The generated Swift of every graph that navgen accepts compiles without a warning.
@Suite struct AcceptedGraphProof {
    private static func expectCompiles(
        _ graph: String, _ settings: CompilerSettings = CompilerSettings(isThorough: true),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let output = try settings.output(CompiledGraph(graph).swift())
        #expect(output == "", "\(output.prefix(3000))\n\(graph.prefix(3000))", sourceLocation: sourceLocation)
    }

    /// `NAVGEN_ROUNDS` sets how many graphs are tried.
    @Test func randomGraphsCompile() throws {
        var compiled = 0
        for seed in 1...UInt64(Rounds.areMany ? 300 : 12) {
            var random = RandomGraph(seed: seed)
            let text = random.text()
            guard !compileText(["graph.yaml": text]).hasErrors else { continue }
            compiled += 1
            let mode = CompilerSettings.modes[Int(seed) % CompilerSettings.modes.count]
            try Self.expectCompiles(text, CompilerSettings(mode: mode, isThorough: true))
        }
        #expect(compiled >= 6, "too many of the graphs are refused")
    }

    // MARK: - Types

    /// Constrained types alone, and all types together with defaults: the imports of Foundation
    /// differ.
    @Test("every type compiles in every place", arguments: [true, false])
    func everyTypeCompiles(isNarrowed: Bool) throws {
        let mode = isNarrowed ? ["-swift-version", "6"] : ["-swift-version", "5", "-strict-concurrency=complete"]
        try Self.expectCompiles(Self.everyType(isNarrowed: isNarrowed), CompilerSettings(mode: mode))
    }

    /// A graph with a screen, a sheet and a flow for each form of each type.
    private static func everyType(isNarrowed: Bool) -> String {
        let values = [
            ("String", "\"a\""), ("Int", "3"), ("Int64", "4"), ("UInt", "5"), ("Double", "2.5"), ("Decimal", "1.5"),
            ("UUID", "\"01234567-89ab-4def-8123-456789abcdef\""), ("Date", "\"2024-02-29\""),
            ("URL", "\"https://a.example.com\""),
        ]
        var (types, screens, sheets, flows, targets) = ("", "", "", "", "")
        for (type, value) in values {
            types += "  Own\(type): {base: \(type)}\n  App\(type): {base: \(type), swift: My\(type)}\n"
            let bases = (isNarrowed ? [] : [type]) + ["Own\(type)", "App\(type)"]
            for (place, base) in bases.enumerated() {
                for (form, value) in [(base, value), (base + "?", value), ("[\(base)]", "[\(value)]")] {
                    let name =
                        "\(type.lowercased())\(place)" + (form == base ? "" : form.hasSuffix("?") ? "Maybe" : "s")
                    let parameter = isNarrowed ? "\"\(form)\"" : "{type: \"\(form)\", default: \(value)}"
                    let keys = "params: {a: \(parameter), n: Int}, url: \"/\(name)/{n}?a={a}\""
                    screens += "  \(name): {\(keys), title: \"All that there is of \(name), in words: {a}\"}\n"
                    sheets += "  \(name)Sheet: {params: {a: \(parameter)}, returns: \"\(form)\"}\n"
                    let field = isNarrowed && form == base ? "\"\(form)?\"" : parameter
                    flows += "  \(name)Flow: {steps: [one], data: {a: \(field), b: {type: Secret?, transient: true}}}\n"
                    targets += "\(name), \(name)Sheet, \(name)Flow, "
                }
            }
        }
        return """
            navgen: 1
            root: home
            links: {schemes: [app]}
            types:
            \(types)  Secret: {swift: Own, transient: true}
            screens:
              home: {to: [\(targets)gone]}
            \(screens)sheets:
            \(sheets)flows:
            \(flows)  gone: {steps: [one], data: {a: Secret?, b: {type: Int?, transient: true}}}
            outputs: {swift: {access: public}}
            """
    }

    // MARK: - Small graphs

    /// Small graphs that lack what larger graphs always have: query items that no URL has,
    /// presentations that only an alert's action shows, an automaton that only links use, values
    /// that are in no signature.
    private static let small = [
        """
        navgen: 1
        name: App
        root: home
        links: {schemes: [app], unknownQuery: reject}
        screens:
          home: {url: /}
          list: {params: {price: Decimal}, entry: true}
        redirects: {/old: /}
        outputs: {swift: {access: public}}
        """,
        """
        navgen: 1
        name: App
        root: home
        links: {schemes: [app]}
        types: {Day: {base: Date}}
        screens:
          home: {to: [menu, run, page, survey]}
          info: {}
          page: {params: {link: URL?}, url: "/page?u={link}"}
        sheets: {menu: {}}
        dialogs:
          ask: {entry: true, actions: {yes: {label: Y, to: {info: {as: sheet}}}, no: {label: N, role: cancel}}}
        flows: {survey: {steps: [one], data: {day: {type: Day, default: 2024-02-29}}}}
        actions: {run: {params: {go: Int}, then: [home]}}
        redirects: {/old: /page}
        outputs: {swift: {access: package}}
        """,
    ]

    @Test("small graphs compile", arguments: small)
    func smallGraphsCompile(_ graph: String) throws {
        try Self.expectCompiles(graph, CompilerSettings(mode: ["-swift-version", "6"] + CompilerSettings.features))
    }

    @Test(
        "parts of the output compile", arguments: [ExampleGraph.traps, .shop, .hospital],
        ["routes", "routes, links", "state"])
    func partsCompile(_ graph: ExampleGraph, _ parts: String) throws {
        let files = try graph.compiled("{parts: [\(parts)]}").swift()
        #expect(try CompilerSettings(sdk: nil).output(files) == "")
        let names = files.map(\.name)
        #expect(names.contains { $0.hasSuffix("Links.swift") } == (parts != "routes"))
        #expect(names.contains { $0.hasSuffix("State.swift") } == (parts == "state"))
    }

    // MARK: - Rare graphs

    /// Nodes and sections whose names are words of Swift, or those of values in generated functions.
    @Test func namesThatMeanSomethingElseInFunctionsCompile() throws {
        let names = ["package", "open", "self", "node", "context", "run", "inner", "init", "default", "some"]
        let words = names.joined(separator: ", ")
        let targets = names.map { "\($0).first, words.\($0)" }.joined(separator: ", ")
        let includes = (names + ["handler", "words"]).map { "{file: \($0).yaml, section: \($0)}" }
        let screens = names.map { "\($0): {url: /words/\($0)}" }.joined(separator: ", ")
        var files = [
            "graph.yaml": """
            navgen: 1
            name: App
            links: {schemes: [app]}
            root: home
            screens: {home: {to: [handler.first, \(targets)]}}
            include: [\(includes.joined(separator: ", "))]
            """,
            "words.yaml": "navgen: 1\nexports: [\(words)]\nscreens: {\(screens)}",
        ]
        for name in names + ["handler"] {
            files["\(name).yaml"] = """
                navgen: 1
                exports: [first]
                screens: {first: {url: /\(name), to: [task]}}
                flows: {task: {steps: [a], as: sheet}}
                """
        }
        let output = try CompilerSettings(isThorough: true).output(
            CompiledGraph(compileText(from: "graph.yaml", files)).swift())
        #expect(output == "", "\(output.prefix(3000))")
    }

    /// The associated type of the section `appCart` would be called like the protocol of `cart`.
    @Test func sectionsThatBeginWithTheGraphCompile() throws {
        let files = [
            "graph.yaml": """
            navgen: 1
            name: App
            root: home
            screens: {home: {to: [cart.list, appCart.list]}}
            include: [{file: a.yaml, section: cart}, {file: b.yaml, section: appCart}]
            """,
            "a.yaml": "navgen: 1\nexports: [list]\nscreens: {list: {}}",
            "b.yaml": "navgen: 1\nexports: [list]\nscreens: {list: {}}",
        ]
        let graph = try CompiledGraph(compileText(from: "graph.yaml", files))
        #expect(try CompilerSettings(isThorough: true).output(graph.swift()) == "")
    }

    /// Found by fuzzing: a sheet that only a condition shows returns a result that no code awaits.
    @Test func unusedResultsCompile() throws {
        try Self.expectCompiles(
            """
            navgen: 1
            root: home
            links: {schemes: [app]}
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [wipe]}
              wipe: {destructive: true, url: /wipe, requires: [signedIn]}
            sheets:
              signIn: {returns: Bool}
            """)
    }

    /// Generated code gives no deprecation warnings, whichever nodes are deprecated and whichever
    /// defaults are left out.
    @Test func deprecatedNodesCompile() throws {
        try Self.expectCompiles(
            """
            navgen: 1
            name: App
            links: {schemes: [app]}
            root: home
            rules: {deprecated-node: off, unused-param: off}
            screens:
              home: {deprecated: true, params: {a: Int?}, to: [{old: {params: {b: 2}}}, wizard, wizard.b, ended]}
              old: {deprecated: true, params: {a: Int, b: {type: Int, default: 2}}, url: "/old/{a}?b={b}"}
            alerts: {ended: {deprecated: true, actions: {yes: {label: Y}}}}
            flows:
              wizard: {as: sheet, steps: [a, b], deprecated: true, renamedFrom: former, url: /wizard, data: {x: Int?}}
            """)
    }

    /// The largest number of screens that a section may have, with links and a state.
    @Test func theLargestEnumsCompile() throws {
        let screens = (1..<500).map { "  s\($0): {params: {id: Int, name: String?}, url: '/s\($0)/{id}?n={name}'}\n" }
        let graph =
            "navgen: 1\nname: Large\nroot: s0\nlinks: {schemes: [large]}\nscreens:\n  s0: {}\n" + screens.joined()
        #expect(
            rules(in: graph.replacingOccurrences(of: "screens:\n", with: "screens:\n  s500: {}\n")).contains(
                "large-route-enum"))
        try Self.expectCompiles(graph)
    }

    /// Nodes that only a plan shows: of `as: open`, `otherwise` or `then`. Also flows that are
    /// roots and targets of routes.
    @Test(
        "plans without a URL compile",
        arguments: [
            """
            conditions: {c: {otherwise: gate}, d: {otherwise: f.two}, e: {otherwise: warning}}
            links: {schemes: [x]}
            tabs: {one: {root: home}, two: {root: other, visible: c}}
            screens:
              home: {to: [{x: {as: open}}, {sh: {as: open}}, {f: {as: open}}, {f.two: {as: open}}, vip, act, {two: {as: open}}, {two: {as: under}}, {al: {as: open}}, {pop: {as: open}}, {q: {as: open}}]}
              x: {params: {n: Int}, to: [{al: {as: under}}, fin]}
              q: {params: {d: Date, u: UUID}, to: [r]}
              r: {url: "/r/{d}/{u}", params: {d: Date, u: UUID}}
              other: {}
              fin: {tab: one, via: []}
              gate: {tab: one, via: []}
              vip: {requires: [c, d, e], to: [al]}
            sheets: {sh: {to: [{home: {as: open}}, {x: {as: under}}]}}
            popovers: {pop: {}}
            alerts: {al: {actions: {ok: {to: other}, no: {role: cancel}}}, warning: {actions: {no: {role: cancel}}}}
            flows: {f: {steps: [one, two], then: fin}}
            actions: {act: {params: {n: Int}, then: [x, fin]}}
            """,
            "root: home\nscreens: {home: {to: [{x: {as: open}}]}, x: {}}",
            """
            conditions: {c: {}, d: {}}
            root: [{when: c, show: w}, {when: d, show: w2}, {show: home}]
            screens: {home: {to: w3}}
            flows: {w: {as: root, steps: [a]}, w2: {steps: [a], as: root}, w3: {as: root, steps: [b], then: home}}
            """,
        ])
    func openedPlansCompile(_ graph: String) throws {
        try Self.expectCompiles("navgen: 1\nname: App\n" + graph, CompilerSettings(isThorough: true))
    }
}
