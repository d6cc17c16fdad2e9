import NavFiles
import NavImport
import Testing

/// Imports the `screens` of a linking configuration.
func imported(screens: String, prefixes: String = "[\"shop://\"]", initial: String? = nil) throws -> GraphImport {
    let first = initial.map { "\"initialRouteName\": \"\($0)\", " } ?? ""
    return try imported(
        "{\"prefixes\": \(prefixes), \"config\": {\(first)\"screens\": {\(screens)}}}", as: .reactNavigation)
}

/// Each screen with a path becomes a screen with a URL.
struct LinkingScreenTests {
    @Test(arguments: [
        (#""Home": "home""#, "home: {url: /home}"),
        (#""Home": """#, "home: {url: /}"),
        (#""Home": {"path": "/home/"}"#, "home: {url: /home}"),
        (#""UserList": {"path": "users"}"#, "userList: {url: /users}"),
        (#""User": "user/:id""#, "user: {params: {id: String}, url: \"/user/{id}\"}"),
        (#""User": "user/:user-id""#, "user: {params: {userId: String}, url: \"/user/{userId}\"}"),
        (#""User": "user/:id?""#, "user: {params: {id: String?}, url: \"/user/{id?}\"}"),
        (#""User": "user/:id(\\d+)""#, "user: {params: {id: Int}, url: \"/user/{id}\"}"),
        (#""User": "user/:name([a-z]+)""#, "user: {params: {name: Name}, url: \"/user/{name}\"}"),
        (#""User": "user/:kind(new|old)?""#, "user: {params: {kind: Kind?}, url: \"/user/{kind?}\"}"),
        (#""User": "user/:rest*""#, "user: {params: {rest: String}, url: \"/user/{rest*}\"}"),
        (
            #""User": {"path": "me", "alias": ["user/me", {"path": "us/er", "exact": true}]}"#,
            "user: {url: [/me, /user/me, /us/er]}"
        ),
        (
            #""User": {"path": "me", "alias": ["user/:id"]}"#,
            "user: {params: {id: String?}, url: [/me, \"/user/{id}\"]}"
        ),
        (#""Home": "", "NotFound": "*""#, "notFound: {url: /+}"),
        (#""Help": "help/*""#, "help: {url: /help/+}"),
        (#""About": {}, "Home": """#, "about: {}"),
        (#""About": null, "Home": """#, "about: {}"),
        (#""About": "a+b/{c}""#, "about: {url: \"/a+b/{{c}}\"}"),
    ])
    func screen(_ source: String, _ line: String) throws {
        let result = try imported(screens: source)
        #expect(result.text.contains("  \(line)\n"), "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    @Test func paths() throws {
        let result = try imported(
            screens: """
                "Shop": {"path": "shop/:shopId", "parse": {"shopId": "Number"}, "screens": {
                    "List": "", "Item": {"path": "item/:id", "parse": {"id": "String"}},
                    "Sale": {"path": "sale", "exact": true}}}
                """)
        #expect(result.text.contains("  list: {params: {shopId: Int}, url: \"/shop/{shopId}\"}\n"))
        #expect(
            result.text.contains("  item: {params: {shopId: Int, id: String}, url: \"/shop/{shopId}/item/{id}\"}\n"))
        #expect(result.text.contains("  sale: {url: /sale}\n"))
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        ("\"Number\"", "id: Int", ""), ("\"function parseInt() { [native code] }\"", "id: Int", nil),
        ("\"parseFloat\"", "id: Double", nil),
        ("\"String\"", "id: String", nil), ("\"Boolean\"", "id: Bool", ""), ("\"(id) => id\"", "id: String", nil),
        ("\"(id: string): number => Number.parseInt(id, 10)\"", "id: Int", nil), ("\"v => +v\"", "id: Int", ""),
        ("\"(v) => String(v || '')\"", "id: String", nil),
        ("\"(v) => v === 'true'\"", "id: Bool", "check the type; the source reads `id` with `(v) => v === 'true'`"),
        (
            "\"(v) => parseInt(v) || 1\"", "id: Int",
            "check the type; the source reads `id` with `(v) => parseInt(v) || 1`"
        ),
        (
            "\"(v) => {\\n  return find(v);\\n}\"", "id: String",
            "choose the type; the source reads `id` with `(v) => { return find(v); }`"
        ),
        ("{}", "id: String", "choose the type; the source reads `id` with a function"),
    ])
    func parse(_ function: String, _ line: String, _ todo: String?) throws {
        let result = try imported(
            screens: "\"Home\": \"\", \"A\": {\"path\": \"a/:id\", \"parse\": {\"id\": \(function)}}")
        #expect(result.text.contains(line), "\(result.text)")
        #expect(result.errors.isEmpty)
        switch todo {
        case nil: #expect(result.decisions.isEmpty)
        case "": #expect(result.decisions.count == 1 && result.decisions.allSatisfy { $0.contains("`a.id`") })
        case let todo?: #expect(result.decisions == [todo])
        }
    }

    @Test func querys() throws {
        let result = try imported(
            screens: #""Find": {"path": "find/:kind?", "parse": {"kind": "String", "q": "String", "page": "parseInt"}}"#
        )
        let line = #"find: {params: {kind: String?, q: String?, page: Int?}, url: "/find/{kind?}?q={q}&page={page}"}"#
        #expect(result.text.contains("  \(line)\n"))
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: ["\"c/:kind\"", "\"c/:kind(u|v)\", \"d/:kind\"", "\"c/:kind(\\\\d+)\""])
    func typesOfAliases(_ aliases: String) throws {
        let result = try imported(
            screens: """
                "Home": "", "A": {"path": "a/:kind(x|y)", "alias": ["b/:kind(x|y)", \(aliases)]}
                """)
        #expect(
            result.text.contains("  a: {params: {kind: Kind}, url: ")
                || result.text.contains("    params: {kind: Kind}\n"))
        #expect(result.text.contains("types:\n  Kind: {cases: [x, y]}\nscreens:"), "\(result.text)")
        #expect(
            result.decisions == ["choose the type of `kind`; another path of this screen limits it in another way"])
        #expect(result.errors.isEmpty)
    }

    @Test func equalNames() throws {
        let result = try imported(
            screens: """
                "Home": "", "A": {"screens": {"Item": "a/:id", "One": "one"}}, "B": {"screens": {"Item": "b/:id"}}
                """)
        #expect(result.text.contains("  bItem: {params: {id: String}, url: \"/b/{id}\"}\n"))
        #expect(
            result.decisions.contains(
                "the navigator `A` also has a screen `Item`: if both are the same, move this URL to `item`"))
    }

    @Test func equalURLs() throws {
        let result = try imported(screens: #""A": "x/:id", "B": "x/:name", "C": {"path": "c", "alias": ["c"]}"#)
        #expect(result.text.contains("  b: {params: {name: String}}\n"))
        #expect(
            result.decisions.contains(
                "the source gives the URL `/x/{name}` to this screen and to `a`, where it is now: decide which of them "
                    + "has it"))
        #expect(result.leftOut.map(\.what) == ["aliases that are listed twice"])
        #expect(result.errors.isEmpty)
    }

    @Test func unknownThings() throws {
        let result = try imported(
            """
            {"prefixes": ["shop://"], "enabled": true, "color": 1, "getStateFromPath": "f", "filter": "g", "config":
            {"screens": {"Home": {"path": "", "stringify": {"a": "f", "b": "g"}, "color": 1}, "A": 1}}}
            """, as: .reactNavigation)
        #expect(
            result.leftOut.map { "\($0.count) \($0.what)" } == [
                "1 `enabled`", "1 unknown keys of the configuration", "2 `stringify` of a parameter",
                "1 unknown keys of a screen", "1 values of screens that are neither a path nor an object",
            ])
        #expect(
            result.decisions == [
                "the source reads URLs with its own `getStateFromPath`: check that the patterns below match these URLs",
                "the source ignores the URLs that its `filter` rejects: check that no pattern matches them",
            ])
    }

    @Test(arguments: [
        ("{", "not JSON: a name in quotes is expected here"), ("[]", "there is no `screens`"),
        ("{\"config\": {\"screens\": []}}", "there is no `screens`"), ("{\"screens\": {}}", "`screens` is empty"),
    ])
    func failure(_ source: String, _ message: String) {
        let error = #expect(throws: GraphImport.Failure.self) { try imported(source, as: .reactNavigation) }
        guard case .source(let failure, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(failure.message == message)
    }

    @Test(arguments: [
        #"{"screens": {"Home": "home"}}"#, #"{"config": {"screens": {"Home": "home"}}}"#,
        #"{"config": {"Home": {"path": "home"}}}"#, #"{"linking": {"config": {"screens": {"Home": "home"}}}}"#,
        #"{"config": {"path": "home", "screens": {"Home": ""}}}"#,
    ])
    func forms(_ source: String) throws {
        #expect(try imported(source, as: .reactNavigation).text.contains("  home: {url: /home}\n"))
    }
}
