import NavSwiftReader
import NavSyntax
import Testing

private func file(_ text: String) -> SwiftSource {
    SwiftSource(SourceFile(name: "a.swift", text: Array(text.utf8)), FileID(0))
}

/// Tokens: what is one, and what is not code at all.
@Suite struct SwiftTokensTests {
    @Test(arguments: [
        ("a.b?.c!.d", ["a", ".", "b", "?", ".", "c", "!", ".", "d"]),
        ("a != b ?? !c", ["a", "!=", "b", "??", "!", "c"]),
        ("0..<n...", ["0", "..<", "n", "..."]),
        ("x // y\n/* z /* n */ */ w", ["x", "w"]),
        ("\"a \\(b(\")\")) c\" d", ["", "d"]),
        ("#\"a \" \\(b)\"# c", ["", "c"]),
        ("\"\"\"\na \"b\" }\n\"\"\" c", ["", "c"]),
        ("let r = /a{2}\"/; b", ["let", "r", "=", "/a{2}\"/", ";", "b"]),
        ("a / b / c", ["a", "/", "b", "/", "c"]),
        ("`default`.x", ["default", ".", "x"]),
        ("#if DEBUG && A\nx\n#endif", ["#if", "x", "#endif"]),
        ("#Preview { }", ["#Preview", "{", "}"]),
        ("1.5e3 0x1F $0", ["1.5e3", "0x1F", "$0"]),
        ("café = 1", ["café", "=", "1"]),
    ])
    func areSplit(_ text: String, _ tokens: [String]) {
        #expect(file(text).code.tokens.map(\.text) == tokens)
    }

    @Test(arguments: [
        ("\"abc\"", "abc"), ("#\"a\\b\"#", "a\\b"), ("\"a\\\"b\"", "a\"b"), ("\"a\\(b)\"", nil), ("\"\"", ""),
        ("abc", nil),
    ])
    func stringsHaveTheirText(_ text: String, _ string: String?) {
        #expect(file(text).code.string(at: 0) == string)
    }

    @Test func branchesOfConditionsMayEachOpenABracket() {
        let code = file("a {\n#if A\nb(\n#else\nc(\n#endif\n1)\n}\nd").code
        let last = code.tokens.count - 1
        #expect(code.parents[last] == -1)
        #expect(code.partners[1] == last - 1)
    }

    @Test func commentsKeepTheirText() {
        let comments = file("/// Doc.\n// plain\n/* block */ /** doc */ let a = 1").code.comments
        #expect(comments.map(\.text) == ["Doc.", "plain", "block", "doc"])
        #expect(comments.map(\.isDocumentation) == [true, false, false, true])
    }
}

/// Calls by their shape.
@Suite struct SwiftCallTests {
    private func calls(_ text: String) -> [String] {
        let file = file(text)
        return file.calls.map { call in
            let arguments = call.arguments.map { "\($0.label ?? "_"):\(file.code.source($0.tokens))" }
            let closures = call.closures.map { "\($0.label ?? "_"){\(file.code.source($0.tokens))}" }
            return (call.isMember ? "." : "") + call.name + " " + (arguments + closures).joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("f(a, b: c)", ["f _:a b:c"]),
        ("List(items) { Text($0) }", ["List _:items _{Text($0)}", "Text _:$0"]),
        ("Button { a() } label: { b }", ["Button _{a()} label{b}", "a "]),
        ("x.sheet(isPresented: $a) { V() }", [".sheet isPresented:$a _{V()}", "V "]),
        ("if x { y }", []),
        ("if a.isOpen { y }", []),
        ("if let a = b.first { y }", []),
        ("guard a.isOpen else { return }", []),
        ("for a in list.all { y }", []),
        ("switch route.kind { default: y }", []),
        ("var body: some View { y }", []),
        ("var body: Content { y }", []),
        ("func f() { y }", []),
        ("struct A: View { }", []),
        ("init(a: Int) { y }", []),
        ("case detail(Int)", []),
        ("Array<Int>(a)", ["Array _:a"]),
        ("a < b\n(c)", []),
        ("if x {\n}\nVStack { y }", ["VStack _{y}"]),
        ("let a = b.map { $0 }", [".map _{$0}"]),
        ("return HStack { y }", ["HStack _{y}"]),
    ])
    func areFound(_ text: String, _ expected: [String]) {
        #expect(calls(text) == expected)
    }

    @Test func aTokenHasTheCallsAroundIt() throws {
        let file = file("NavigationStack { List { Row(a: x) }.sheet(item: $i) { Y(z) } }")
        func around(_ name: String) throws -> [String] {
            let token = try #require(file.code.tokens.firstIndex { $0.text == name })
            return file.contexts(around: token).map { "\(file.calls[$0.call].name) \($0.label ?? "_")" }
        }
        #expect(try around("x") == ["Row a", "List _", "NavigationStack _"])
        #expect(try around("z") == ["Y _", "sheet _", "NavigationStack _"])
        #expect(try around("$i") == ["sheet item", "NavigationStack _"])
    }
}

/// Types with their members.
@Suite struct SwiftTypeTests {
    @Test func haveTheirMembers() throws {
        let file = file(
            """
            @Observable final class Router<Value: Hashable>: Base, Sendable where Value: Codable {
                @ObservationIgnored private let store: Store
                var path: [Route] = []
                var title: String { "x" }
                static let all = [1,
                    2]
                private(set) var count = 0 {
                    didSet { save() }
                }

                init(store: Store) { self.store = store }
                func open(_ url: URL, at time: Int = 1) async throws -> Bool { let local = 1; return true }

                indirect enum Route: Hashable {
                    case home, detail(id: Int, _ name: String = "x")
                    case list([String: Int])
                    case raw = "r"
                }
            }
            extension Shop.Cart: View { }
            """)
        let router = try #require(file.types.first)
        #expect(file.types.map(\.name) == ["Router", "Route", "Shop.Cart"])
        #expect(router.inherited == ["Base", "Sendable"])
        #expect(router.properties.map(\.name) == ["store", "path", "title", "all", "count"])
        #expect(router.properties.map { file.code.source($0.type) } == ["Store", "[Route]", "String", "", ""])
        #expect(router.properties.map { file.code.source($0.value) } == ["", "[]", "", "[1,\n        2]", "0"])
        #expect(router.properties[0].attributes.map(\.name) == ["ObservationIgnored"])
        #expect(router.functions.map(\.name) == ["init", "open"])
        let route = file.types[1]
        #expect(route.cases.map(\.name) == ["home", "detail", "list", "raw"])
        #expect(route.cases[1].values.map(\.label) == ["id", "name"])
        #expect(route.cases[1].values.map(\.type) == ["Int", "String"])
        #expect(route.cases[2].values.map(\.type) == ["[String: Int]"])
        #expect(file.types[2].isView)
    }
}
