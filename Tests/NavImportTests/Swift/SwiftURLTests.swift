import NavFiles
import NavImport
import Testing

/// Code that reads URLs becomes patterns.
struct SwiftURLTests {
    /// An app whose function reads a URL with some statements.
    private func reading(_ statements: String) -> String {
        app(
            cases: "case user(id: Int)\ncase search(query: String?)\ncase about",
            views: "case .about: AboutView()\ndefault: EmptyView()",
            home: """
                NavigationLink("", value: Route.user(id: x))
                NavigationLink("", value: Route.search(query: x))
                NavigationLink("", value: Route.about)
                """,
            more: """
                func other() {}
                struct Links {
                    func route(for url: URL) -> Route? {
                        \(statements)
                        return nil
                    }
                }
                """)
    }

    @Test(arguments: [
        (
            "switch url.host { case \"user\": if let id = Int(url.pathComponents[1]) { return .user(id: id) }\ndefault: break }",
            "user: {params: {id: Int}, url: \"/user/{id}\"}"
        ),
        (
            "let parts = url.pathComponents.filter { $0 != \"/\" }\nif parts[0] == \"user\", let id = Int(parts[1]) { return .user(id: id) }",
            "user: {params: {id: Int}, url: \"/user/{id}\"}"
        ),
        (
            "let parts = url.path.split(separator: \"/\").map(String.init)\nguard parts.count == 2, parts[0] == \"user\", let id = Int(parts[1]) else { return nil }\nreturn .user(id: id)",
            "user: {params: {id: Int}, url: \"/user/{id}\"}"
        ),
        ("if url.path == \"/a/about\" { return .about }", "about: {url: /a/about}"),
        (
            "switch url.path { case \"/about\", \"/info\": return .about\ndefault: return nil }",
            "about: {url: [/about, /info]}"
        ),
        (
            "switch (url.host, url.pathComponents.count) { case (\"about\", 1): return .about\ndefault: break }",
            "about: {url: /about}"
        ),
        (
            "let components = URLComponents(url: url, resolvingAgainstBaseURL: false)\nif url.host == \"search\" { return .search(query: components?.queryItems?.first { $0.name == \"q\" }?.value) }",
            "search: {params: {query: String?}, url: \"/search?q={query}\"}"
        ),
        (
            "switch url.pathComponents { case [\"/\", \"user\", \"me\"]: return .user(id: 1)\ndefault: break }",
            "user: {params: {id: Int}, url: {path: /user/me, params: {id: 1}}}"
        ),
    ])
    func pattern(_ statements: String, _ line: String) throws {
        let result = try imported(swift: reading(statements))
        #expect(result.text.contains("  \(line)\n"), "\(result.text)")
        #expect(result.errors.isEmpty)
        #expect(result.todos.map(\.text) == ["name the hosts of the URLs, and custom schemes if the app has any"])
    }

    @Test func schemesAndHosts() throws {
        let result = try imported(
            swift: reading(
                "guard url.scheme == \"shop\" else { return nil }\nif url.host == \"about\" { return .about }"))
        #expect(result.has("links: {schemes: [shop]}"), "\(result.text)")
        let universal = try imported(
            swift: reading("if url.host == \"shop.example.com\", url.path == \"/about\" { return .about }"))
        #expect(universal.has("links: {hosts: [shop.example.com]}"), "\(universal.text)")
        #expect(universal.has("about: {url: /about}") && universal.todos.isEmpty)
    }

    /// What cannot be followed is not a pattern, or has a TODO.
    @Test(arguments: [
        (
            "if url.host == \"user\" { return .user(id: find(url)) }",
            "write the URL of this node under `/user`: `if url.host == \"user\" { return .user(id: find(url)) }` at "
                + "App.swift:33; it cannot be seen where `id` is in it"
        ),
        (
            "if url.host == \"about\", isSignedIn { return .about }",
            "check this pattern; the code at App.swift:33 also requires `isSignedIn`"
        ),
        (
            "if url.host == \"a\" { return nil } else { return .about }",
            "write the URL of this node: `if url.host == \"a\" { return nil } else { return .about }` at App.swift:33"
        ),
    ])
    func doubts(_ statements: String, _ todo: String) throws {
        let result = try imported(swift: reading(statements))
        #expect(result.todos.map(\.text).contains(todo), "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    /// A coordinator whose cases push.
    @Test func pushes() throws {
        let text = app(
            cases: "case about\ncase user(id: Int)", views: "default: EmptyView()",
            home: "NavigationLink(\"\", value: Route.about)\nNavigationLink(\"\", value: Route.user(id: x))",
            more: """
                final class Coordinator {
                    var path: [Route] = []
                    func open(_ url: URL) {
                        switch url.host() {
                        case "about": path.append(.about)
                        case "user": if let id = Int(url.pathComponents[1]) { path.append(.user(id: id)) }
                        default: break
                        }
                    }
                    func show(_ url: URL) { if url.host == "other" { other() } }
                }
                """)
        let result = try imported(swift: text)
        #expect(result.has("about: {url: /about}"), "\(result.text)")
        #expect(result.has("user: {params: {id: Int}, url: \"/user/{id}\"}"), "\(result.text)")
        #expect(
            result.leftOut.map(\.what).contains { $0.hasPrefix("what reads URLs at App.swift:") }, "\(result.text)")
    }

    /// An initializer of the enum, and the closure of `onOpenURL`.
    @Test func places() throws {
        let text = app(
            cases: "case about\ncase user(id: Int)\ncase photo(id: Int)",
            views: "default: EmptyView()",
            home: """
                NavigationLink("", value: Route.about)
                NavigationLink("", value: Route.user(id: x))
                """,
            more: """
                extension Route {
                    init?(url: URL) {
                        switch url.host {
                        case "about": self = .about
                        default: return nil
                        }
                    }
                }
                extension HomeView {
                    var root: some View {
                        Text("").onOpenURL { url in
                            let parts = url.pathComponents
                            if url.host == "photo", parts.count == 2, let id = Int(parts[1]) {
                                path = [.user(id: id), .photo(id: id)]
                            }
                        }
                    }
                }
                """)
        let result = try imported(swift: text)
        #expect(result.has("about: {url: /about}"), "\(result.text)")
        #expect(result.has("photo: {params: {id: Int}, url: \"/photo/{id}\", via: [user]}"), "\(result.text)")
    }
}
