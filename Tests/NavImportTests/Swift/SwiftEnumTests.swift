import NavCompiler
import NavFiles
import NavImport
import Testing

/// The cases of enums of routes become nodes.
struct SwiftEnumTests {
    @Test(arguments: [
        ("case user(id: Int)", "user: {params: {id: Int}}"),
        ("case user(id: Int?)", "user: {params: {id: Int?}}"),
        ("case user(ids: [Int])", "user: {params: {ids: \"[Int]\"}}"),
        ("case user(Int)", "user: {params: {number: Int}}"),
        ("case user(id: UserID)", "user: {params: {id: Int}}"),
        ("case user(User.ID)", "user: {params: {number: UUID}}"),
        ("case user(page: Int = 1)", "user: {params: {page: {type: Int, default: 1}}}"),
        ("case user(name: String = \"a b\")", "user: {params: {name: {type: String, default: \"a b\"}}}"),
        ("case user(all: Bool = true)", "user: {params: {all: {type: Bool, default: true}}}"),
        ("case user(sort: Sort = .best)", "user: {params: {sort: {type: Sort, default: .best}}}"),
        ("/// One user.\ncase user", "user: {doc: \"One user.\"}"),
        ("case user, other", "user: {}"),
        ("case `user`", "user: {}"),
    ])
    func parameters(_ source: String, _ line: String) throws {
        let text = app(
            cases: source, views: "case .user(let number): UserView()\ndefault: EmptyView()",
            home: "Button(\"\") { path.append(.user) }",
            more: """
                typealias UserID = Int
                struct User: Codable, Hashable, Identifiable { var id: UUID }
                enum Sort: Codable { case best }
                struct UserView: View { var body: some View { Text("") } }
                """)
        let result = try imported(swift: text)
        #expect(result.text.contains("  \(line)\n"), "\(result.text)")
        #expect(result.text.contains("home: {to: [user"))
    }

    @Test(arguments: [
        ("Float", "in the source, its type is `Float`; check that Double will do"),
        ("[Int]?", "in the source, it is optional: `[Int]?`; here, the list is empty"),
        ("Set<Int>", "in the source, it is a set: `Set<Int>`"),
        (
            "Item", "make `Item` Codable and Sendable, declare `transient: true`, or pass an identifier instead"
        ),
        (
            "Model",
            "`Model` is a class: pass an identifier instead, or declare `transient: true` and `identity: reference`"
        ),
        (
            "Other",
            "`Other` is not in these files; it has to be Hashable, Sendable and Codable, or declare `transient: true`"
        ),
        ("Item.Kind", "write `typealias Kind = Item.Kind` in Swift, as the type is nested"),
        ("() -> Void", "decide how `value` gets to the view: a graph cannot contain values of `() -> Void`"),
        ("[Int: Int]", "decide how `value` gets to the view: a graph cannot contain values of `[Int: Int]`"),
    ])
    func types(_ type: String, _ todo: String) throws {
        let text = app(
            cases: "case user(value: \(type))", views: "case .user: UserView()",
            home: "Button(\"\") { path.append(.user(value: x)) }",
            more: """
                struct Item: Hashable { enum Kind: Codable { case a } }
                final class Model {}
                """)
        let result = try imported(swift: text)
        #expect(result.todos.map(\.text) == [todo], "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    @Test func unnamedParameter() throws {
        let text = app(
            cases: "case user(Int)", views: "default: EmptyView()", home: "Button(\"\") { path.append(.user(1)) }")
        let result = try imported(swift: text)
        #expect(result.todos.map(\.text) == ["name this parameter; the source does not"])
        #expect(result.has("home: {to: [{user: {params: {value: 1}}}]}"), "\(result.text)")
    }

    @Test func comments() throws {
        let text = app(
            cases: "    // Opened from mails.\n    case user // not this\n    // MARK: - More\n    case more",
            views: "default: EmptyView()",
            home: "NavigationLink(\"a\", value: Route.user)\nNavigationLink(\"b\", value: Route.more)")
        let result = try imported(swift: text)
        #expect(result.text.contains("  # Opened from mails.\n  user: {}\n  more: {}\n"), "\(result.text)")
        #expect(result.errors.isEmpty && result.todos.isEmpty)
    }

    @Test func nestedEnums() throws {
        let text = app(
            cases: "case settings(SettingsRoute)",
            views: "case .settings(.profile): ProfileView()\ncase .settings(.password): PasswordView()",
            home:
                "Button(\"\") { path.append(.settings(.profile)) }\nButton(\"\") { path.append(.settings(.password)) }",
            more: "enum SettingsRoute: Hashable { case profile, password }")
        let result = try imported(swift: text)
        #expect(result.has("home: {to: [profile, password]}"), "\(result.text)")
        #expect(result.has("# in the source, `Route.settings` contains the values of `SettingsRoute`"))
        #expect(result.errors.isEmpty)
    }

    @Test func sameNames() throws {
        let text = app(
            cases: "case user", views: "case .user: UserView()",
            home: "NavigationLink(\"\", value: Route.user)\nButton(\"\") { sheet = .user }",
            more: """
                extension HomeView { var more: some View { Text("").sheet(item: $sheet) { _ in Text("") } } }
                struct Holder { var sheet: EditSheet? }
                enum EditSheet: Identifiable { case user }
                """)
        let result = try imported(swift: text)
        #expect(result.has("user: {}") && result.has("editUser: {}"), "\(result.text)")
    }

    @Test func unusedEnum() throws {
        let text = app(
            cases: "case user", views: "case .user: UserView()", home: "NavigationLink(\"\", value: Route.user)",
            more: """
                enum AdminRoute: Hashable { case users }
                enum APIRoute { case login }
                """)
        let result = try imported(swift: text)
        #expect(
            result.todos.map(\.text).first
                == "check that the cases of `AdminRoute` are screens; no code was found that shows them")
        #expect(result.errors == ["unreachable-node"])
        #expect(!result.text.contains("login"))
    }
}
