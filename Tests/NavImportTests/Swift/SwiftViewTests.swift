import NavFiles
import NavImport
import Testing

/// Views become nodes, and what they show become routes.
struct SwiftViewTests {
    /// A view with this body at the root of a stack, with views to show.
    private func home(_ body: String, properties: String = "") -> String {
        """
        @main
        struct ShopApp: App {
            var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
        }
        struct HomeView: View {
            @State private var isEditing = false
            @State private var item: Item?
            \(properties)
            var body: some View {
                List {
                    \(body)
                }
            }
        }
        struct Item: Hashable, Codable, Sendable, Identifiable { let id: Int }
        struct EditView: View { var body: some View { Text("") } }
        /// One item.
        struct ItemView: View { let item: Item; var body: some View { Text("") } }
        struct StoreView: View { @Binding var path: [Int]; let store: Store; var body: some View { Text("") } }
        final class Store {}
        """
    }

    @Test(arguments: [
        ("NavigationLink(\"Edit\") { EditView() }", "edit: {}"),
        ("NavigationLink(destination: EditView()) { Text(\"Edit\") }", "edit: {}"),
        ("NavigationLink { EditView() } label: { Text(\"Edit\") }", "edit: {}"),
        ("Text(\"\").navigationDestination(isPresented: $isEditing) { EditView() }", "edit: {}"),
        ("Text(\"\").sheet(isPresented: $isEditing) { EditView() }", "edit: {}"),
        ("Text(\"\").sheet(isPresented: $isEditing) { NavigationStack { EditView() } }", "edit: {}"),
        ("Text(\"\").sheet(isPresented: $isEditing, content: { EditView() })", "edit: {}"),
        ("Text(\"\").fullScreenCover(isPresented: $isEditing) { EditView() }", "edit: {}"),
        ("Text(\"\").popover(isPresented: $isEditing) { EditView() }", "edit: {}"),
        ("Text(\"\").sheet(isPresented: $isEditing) { Text(\"Edit\") }", "editing: {}"),
        (
            "Text(\"\").sheet(item: $item) { item in ItemView(item: item) }",
            "item: {doc: \"One item.\", params: {item: Item}}"
        ),
        (
            "NavigationLink(\"\", value: item).navigationDestination(for: Item.self) { ItemView(item: $0) }",
            "item: {doc: \"One item.\", params: {item: Item}}"
        ),
        (
            "NavigationLink(\"\", value: 1).navigationDestination(for: Int.self) { id in EditView() }",
            "edit: {params: {id: Int}}"
        ),
        ("NavigationLink(\"\") { if isEditing { EditView() } else { EmptyView() } }", "edit: {}"),
    ])
    func destination(_ body: String, _ line: String) throws {
        let result = try imported(swift: home(body))
        #expect(result.text.contains("  \(line)\n"), "\(result.text)")
        #expect(result.errors.isEmpty && result.todos.isEmpty, "\(result.text)")
        #expect(result.text.contains("  home: {to: ["))
    }

    @Test func otherValues() throws {
        let result = try imported(
            swift: home("NavigationLink(\"\") { StoreView(path: $path, store: store) }"))
        #expect(result.has("# `StoreView` also takes `path` and `store`, which the app supplies"))
        #expect(result.has("store: {}"), "\(result.text)")
    }

    @Test(arguments: [
        ("alert", "alerts"), ("confirmationDialog", "confirmation dialogs"), ("inspector", "inspectors"),
    ])
    func leftOut(_ modifier: String, _ what: String) throws {
        let result = try imported(swift: home("Text(\"\").\(modifier)(\"\", isPresented: $isEditing) { }"))
        #expect(result.leftOut.map(\.what) == [what])
    }

    @Test func titles() throws {
        let result = try imported(
            swift: home("Text(\"\").navigationTitle(\"My {shop}\")\nText(\"\").navigationTitle(title)"))
        #expect(result.has("home: {title: \"My {{shop}}\"}"), "\(result.text)")
        #expect(result.leftOut.map(\.what) == ["titles that are computed"])
    }

    /// A row is a part of the screens that contain it.
    @Test func containment() throws {
        let result = try imported(
            swift: home("Row()\nNavigationLink(\"\") { EditView() }"),
            and: [
                (
                    "Row.swift",
                    """
                    struct Row: View { var body: some View { Cell() } }
                    struct Cell: View { var body: some View { NavigationLink("") { ItemView(item: item) } } }
                    """
                )
            ])
        #expect(result.has("home: {to: [edit, item]}"), "\(result.text)")
    }

    /// A function of a model is a part of the screens that call it.
    @Test func model() throws {
        let text = app(
            cases: "case user(id: Int)", views: "case .user(let id): UserView(id: id)",
            home: "Button(\"\") { model.showUser() }",
            more: """
                final class Model {
                    var path: [Route] = []
                    func showUser() { path.append(.user(id: 1)) }
                }
                """)
        let result = try imported(swift: text)
        #expect(result.has("home: {to: [{user: {params: {id: 1}}}]}"), "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        "path.append(.user)", "path.append(Route.user)", "path = [.user]", "router.push(.user)",
        "router.navigate(to: .user)", "router.path.append(.user)",
    ])
    func pushes(_ code: String) throws {
        let text = app(
            cases: "case user", views: "case .user: UserView()", home: "Button(\"\") { \(code) }",
            more: "final class Router { func navigate(to route: Route) {} }")
        let result = try imported(swift: text)
        #expect(result.has("home: {to: [user]}"), "\(result.text)")
    }

    /// No route: patterns, comparisons, initial values, previews, tests.
    @Test(arguments: [
        "if route == .user { }", "if case .user = route { }", "#Preview { Link(route: Route.user) }",
        "Text(\"\").tag(Route.user == route)",
    ])
    func otherUses(_ code: String) throws {
        let text = app(cases: "case user", views: "case .user: UserView()", home: code)
        let result = try imported(swift: text)
        #expect(
            result.todos.map(\.text) == [
                "check which nodes lead here; the code only says at App.swift:17 that `home` can show it"
            ], "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    @Test func computedLink() throws {
        let text = app(
            cases: "case user", views: "case .user: UserView()",
            home: "NavigationLink(\"\", value: Route.user)\nNavigationLink(\"\", value: next)")
        let result = try imported(swift: text)
        #expect(
            result.todos.map(\.text) == [
                "add the routes of the `NavigationLink` at App.swift:16, whose value is computed: "
                    + "`NavigationLink(\"\", value: next)`"
            ], "\(result.text)")
    }

    @Test func nothing() {
        let error = #expect(throws: GraphImport.Failure.self) { try imported(swift: "struct A { let b = 1 }") }
        guard case .source(let failure, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(failure.help == "name the folder with the views of the app, for example Sources/App")
    }
}
