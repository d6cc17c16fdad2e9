import Foundation
import NavPlatform
import NavSyntax
import TestSupport
import Testing

@testable import NavCompiler

/// What `check --fix` makes of each kind of mistake.
@Suite struct FixTests {
    /// The part of a graph that is shown, before and after.
    struct Case: Sendable, CustomStringConvertible {
        var before: String
        var after: String
        var description: String { before }

        init(_ before: String, _ after: String) {
            self.before = before
            self.after = after
        }
    }

    /// The text of `graph.yaml` after its safe fixes.
    static func fixed(_ text: String) -> String {
        let fixed = fixGraph("graph.yaml", reader: .memory(["graph.yaml": Array(text.utf8)]))
        return fixed.files.first.map { String(decoding: $0.new, as: UTF8.self) } ?? text
    }

    /// Keys of the screen `home`.
    static let keys = [
        Case("titel: Home # name", "title: Home # name"),
        Case("to: [ordres]", "to: [orders]"),
        Case("to: ['ordres', settings]", "to: ['orders', settings]"),
        Case(#"to: ["ordres"] # all"#, #"to: ["orders"] # all"#),
        Case("to: {ordres: {as: sheet}}", "to: {orders: {as: sheet}}"),
        Case("to: {orders: {as: sheeet}}", "to: {orders: {as: sheet}}"),
        Case("to: {orders: {style: sheet}}", "to: {orders: {as: sheet}}"),
        Case("to: orders, settings", "to: [orders, settings]"),
        Case("to: orders as sheet", "to: {orders: {as: sheet}}"),
        Case("to: \"[orders, settings]\"", "to: [orders, settings]"),
        Case("to: [{node: orders, as: sheet}]", "to: [{orders: {as: sheet}}]"),
        Case("to: “orders”", "to: \"orders\""),
        Case(
            "params: {name: String}\n    title: {name}, please",
            "params: {name: String}\n    title: \"{name}, please\""),
        Case("title: [Home]", "title: Home"),
        Case("params: {id: Int}\n    title: Bike #{id}", "params: {id: Int}\n    title: \"Bike #{id}\""),
        Case(
            "params: {id: Int}\n    title: Bike #{id} #{id} # the bike",
            "params: {id: Int}\n    title: \"Bike #{id} #{id}\" # the bike"),
        Case("params: {id: Int}\n    url: /home/:id", "params: {id: Int}\n    url: /home/{id}"),
        Case("title: Note: important", "title: \"Note: important\""),
        Case("title:Home", "title: Home"),
        Case("title:\u{A0}Home", "title: Home"),
        Case("title: 'It's'", "title: \"It's\""),
        Case("title: @home", "title: \"@home\""),
        Case("title: \"Home\",", "title: \"Home\""),
        Case("to: [orders, settings]]", "to: [orders, settings]"),
        Case("to: [orders,, settings]", "to: [orders, settings]"),
        Case("// the start\n    title: Home", "# the start\n    title: Home"),
        Case("url: home", "url: /home"),
        Case("url: [home]", "url: [/home]"),
        Case("params: {id: Int}\n    url: [/home/{id}]", "params: {id: Int}\n    url: [\"/home/{id}\"]"),
        Case("params: {id: Int}\n    url: /home/{id", "params: {id: Int}\n    url: /home/{id}"),
        Case("params: {id: Int}\n    url: '/home/{id:Int}'", "params: {id: Int}\n    url: '/home/{id}'"),
        Case("params: {id: Int}\n    url: '/home/{id!}'", "params: {id: Int}\n    url: '/home/{id}'"),
        Case("params: {name: Int}\n    url: '/home/{nmae}'", "params: {name: Int}\n    url: '/home/{name}'"),
        Case("url: /home/100%", "url: /home/100%25"),
        Case("requires: not signedIn", "requires: \"!signedIn\""),
        Case("requires: \"!signdIn\"", "requires: \"!signedIn\""),
        Case("requires: signedIn and adult", "requires: [signedIn, adult]"),
        Case("requires: {signedIn: true, adult: no}", "requires: [signedIn, \"!adult\"]"),
        Case("identity: [] # none\n    title: Home", "title: Home"),
        Case("title: Home\n    identity:\n      [] # none", "title: Home"),
        Case("params: {sort: Strnig?}", "params: {sort: String?}"),
        Case("params: {sort: '[Sotr]'}", "params: {sort: '[Sort]'}"),
        Case("params: {count: integer}", "params: {count: Int}"),
        Case("params: {count: Optional<Int>}", "params: {count: Int?}"),
        Case("params: {count: Int = 1}", "params: {count: {type: Int, default: 1}}"),
        Case("params: {sort: {type: Sort, default: prise}}", "params: {sort: {type: Sort, default: price}}"),
        Case("params: {count: {type: Int, default: \"1\"}}", "params: {count: {type: Int, default: 1}}"),
    ]

    @Test(arguments: keys)
    func keyOfScreen(_ fix: Case) {
        func graph(_ keys: String) -> String {
            """
            navgen: 1
            links: {schemes: [shop]}
            root: start
            types: {Sort: [price, name]}
            conditions: {signedIn: {otherwise: start}, adult: {otherwise: start}}
            screens:
              start: {to: [home, orders, settings, used]}
              used: {params: {sort: Sort}, url: "/used/{sort}", requires: [signedIn, adult]}
              home:
                \(keys)
              # the others
              orders: {}
              settings: {}

            """
        }
        #expect(Self.fixed(graph(fix.before)) == graph(fix.after))
    }

    /// Whole files.
    @Test func keepsLineEndingsAndComments() {
        let text = "navgen: 1\r\nroot: hoem # here\r\n\r\n# screens\r\nscreens:\r\n  home: {titel: A, } # A\r\n"
        #expect(
            Self.fixed(text)
                == "navgen: 1\r\nroot: home # here\r\n\r\n# screens\r\nscreens:\r\n  home: {title: A, } # A\r\n")
    }

    @Test func removesFromFlowMappings() {
        func graph(_ home: String) -> String { "navgen: 1\nroot: home\nscreens: {home: \(home)}\n" }
        #expect(Self.fixed(graph("{identity: []}")) == graph("{}"))
        #expect(Self.fixed(graph("{identity: [], title: A}")) == graph("{title: A}"))
        #expect(Self.fixed(graph("{title: A, identity: []}")) == graph("{title: A}"))
        #expect(Self.fixed(graph("{title: A,\n  identity: [], doc: B}")) == graph("{title: A, doc: B}"))
    }

    /// Whether a fix is safe, and its edits.
    private func edits(_ text: String) -> [String] {
        compileText(["graph.yaml": text]).diagnostics.map { diagnostic in
            let edits = diagnostic.fix?.edits.map { "\($0.range.start)-\($0.range.end) \($0.replacement)" } ?? []
            return "\(diagnostic.rule)" + (diagnostic.fix?.isSafe == true ? " safe" : "")
                + edits.map { " \($0)" }.joined()
        }
    }

    @Test func guessesAreNotSafe() {
        func graph(_ target: String, _ screens: String) -> String {
            "navgen: 1\nroot: home\nscreens: {home: {to: [\(target), \(screens)]}, \(screens): {}}\n"
        }
        // A plural, a number, a short name, and two candidates.
        #expect(edits(graph("orders", "order")) == ["unknown-node 43-49 order"])
        #expect(edits(graph("step12", "step1")) == ["unknown-node 43-49 step1"])
        #expect(edits(graph("ab", "ac")) == ["unknown-node 43-45 ac"])
        #expect(edits(graph("ordr", "order")) == ["unknown-node safe 43-47 order"])
        #expect(
            edits("navgen: 1\nroot: home\nscreens: {home: {to: [detials, detail, details]}, detail: {}, details: {}}\n")
                == ["unknown-node 43-50 details"])
    }

    @Test func textOfAliasesIsNotChanged() {
        let text = """
            navgen: 1
            root: home
            screens:
              home: &all {to: [ordres]}
              other: *all
              orders: {to: [other]}

            """
        #expect(edits(text).allSatisfy { $0 == "unknown-node" })
        #expect(Self.fixed(text) == text)
    }

    @Test func newDiagnosticsAreNotMade() {
        // With the right style, navgen would see that the target is unknown.
        let text = "navgen: 1\nroot: home\nscreens: {home: {to: [{nothing: {as: shete}}]}}\n"
        let fixed = fixGraph("graph.yaml", reader: .memory(["graph.yaml": Array(text.utf8)]))
        #expect(fixed.fixes.isEmpty && fixed.files.isEmpty)
        #expect(fixed.result.diagnostics.count == 1)
        #expect(fixed.rejections.map(\.reason) == ["there is no node `nothing`"])
    }

    @Test func manyFixesNeedFewRounds() {
        let routes = (0..<400).map { "homee\($0)" }.joined(separator: ", ")
        let screens = (0..<400).map { "home\($0)x: {}" }.joined(separator: ", ")
        let text = "navgen: 1\nroot: home\nscreens: {home: {titel: A, to: [\(routes)]}, \(screens)}\n"
        let fixed = fixGraph("graph.yaml", reader: .memory(["graph.yaml": Array(text.utf8)]))
        #expect(fixed.fixes.map(\.summary) == ["titel → title"])
    }

    @Test func fixesIncludedFilesAndSaysWhere() {
        let files = [
            "graph.yaml": "navgen: 1\nroot: home\ninclude: [more.yaml]\nscreens:\n  home: {to: [ordres]}\n",
            "more.yaml": "screens:\n  orders:\n    identity: []\n    titel: Orders\n    docs: All\n",
        ]
        let fixed = fixGraph("graph.yaml", reader: .memory(files.mapValues { Array($0.utf8) }))
        #expect(
            fixed.fixes.map { $0.line("fixed", color: false) } == [
                "graph.yaml:5:15: fixed: ordres → orders [unknown-node]\n",
                "more.yaml:3:5: fixed: removed identity: [] [no-effect]\n",
                "more.yaml:4:5: fixed: titel → title [unknown-key]\n",
                "more.yaml:5:5: fixed: docs → doc [unknown-key]\n",
            ])
        #expect(fixed.files.map(\.path) == ["graph.yaml", "more.yaml"])
        #expect(fixed.result.diagnostics.isEmpty)
    }

    @Test func removesEqualDuplicatesAndIncludesOfItself() {
        let text =
            "navgen: 1\nroot: home\ninclude: [graph.yaml]\nscreens:\n  home: {title: A, title: A}\n  home: {title: A, title: A}\n"
        #expect(Self.fixed(text) == "navgen: 1\nroot: home\ninclude: []\nscreens:\n  home: {title: A}\n")
        let other = "navgen: 1\nroot: home\nscreens: {home: {title: A, title: B}}\n"
        #expect(Self.fixed(other) == other)
    }

    @Test func keysAndValuesInBracketsGetQuotesOfTheirOwn() {
        let head = "navgen: 1\nroot: home\nlinks: {schemes: [app]}\nscreens: {home: {to: a}, a: {url: /a}}\n"
        let text = head + "redirects: {/old/{id}: /a}\n"
        #expect(Self.fixed(text) == head + "redirects: {\"/old/{id}\": \"/a\"}\n")
    }

    @Test func aFileThatChangedMeanwhileIsNotWritten() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = "navgen: 1\nroot: hoem\nscreens: {home: {}}\n"
        try Data(text.utf8).write(to: file)
        let fixed = try #require(fixGraph(file.path).files.first)
        let changed = Data((text + "# more\n").utf8)
        try changed.write(to: file)
        #expect(throws: FileFailure.self) { try SourceChange.write([fixed]) }
        #expect(try Data(contentsOf: file) == changed)
        try Data(text.utf8).write(to: file)
        try SourceChange.write([fixed])
        #expect(try Data(contentsOf: file) == Data(text.replacingOccurrences(of: "hoem", with: "home").utf8))
    }

    @Test func keepsByteOrderMarks() {
        let text = "\u{FEFF}navgen: 1\nroot: hoem\nscreens: {home: {}}\n"
        #expect(Self.fixed(text) == "\u{FEFF}navgen: 1\nroot: home\nscreens: {home: {}}\n")
    }

    @Test func utf16IsRefused() {
        let text = "navgen: 1\nroot: hoem\nscreens: {home: {}}\n"
        let units = text.utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let bytes: [UInt8] = [0xFF, 0xFE] + Array(units.joined())
        let fixed = fixGraph("graph.yaml", reader: .memory(["graph.yaml": bytes]))
        #expect(fixed.fixes.isEmpty && fixed.files.isEmpty)
        #expect(fixed.refusals.map(\.reason) == ["it is UTF-16; save it as UTF-8 first"])
        #expect(fixed.result.diagnostics.count == 1)
    }
}
