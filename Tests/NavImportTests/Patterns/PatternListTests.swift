import NavCompiler
import NavFiles
import NavImport
import NavSyntax
import Testing

/// A list of patterns becomes a screen for each.
struct PatternListTests {
    @Test(arguments: [
        ("/users/:id", "usersId: {params: {id: String}, url: \"/users/{id}\"}"),
        ("/users/{id}", "usersId: {params: {id: String}, url: \"/users/{id}\"}"),
        ("/users/<int:id>/", "usersId: {params: {id: Int}, url: \"/users/{id}\"}"),
        ("/users/{id:int}", "usersId: {params: {id: Int}, url: \"/users/{id}\"}"),
        ("/users/:id(\\\\d+)", "usersId: {params: {id: Int}, url: \"/users/{id}\"}"),
        ("GET /users/:id/edit  users#edit", "usersEdit: {params: {id: String}, url: \"/users/{id}/edit\"}"),
        ("edit_user GET /users/:id/edit(.:format)", "editUser: {params: {id: String}, url: \"/users/{id}/edit\"}"),
        ("/users/:id?", "usersId: {params: {id: String?}, url: \"/users/{id?}\"}"),
        ("/docs/*", "docs: {url: \"/docs/*\"}"),
        ("/docs/*rest", "docsRest: {params: {rest: String}, url: \"/docs/{rest*}\"}"),
        ("/docs/[...slug]", "docsSlug: {params: {slug: String}, url: \"/docs/{slug+}\"}"),
        ("/search?q={q}&page=:page", "search: {params: {q: String, page: String}, url: \"/search?q={q}&page={page}\"}"),
        ("/:lang(en|de)/about", "about: {params: {lang: Lang}, url: \"/{lang}/about\"}"),
        ("/files/:name.json", "filesName: {params: {name: String}, url: \"/files/{name}.json\"}"),
        ("/back", "backScreen: {url: /back}"),
        ("/404", "n404: {url: /404}"),
    ])
    func pattern(_ source: String, _ line: String) throws {
        let result = try imported(source.replacing("\\\\", with: "\\"), as: .patterns)
        #expect(result.text.contains("  \(line)\n"), "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    @Test func commentsNamesAndOrderAreKept() throws {
        let result = try imported(
            """
            # The routes of the shop.

            # Shown first.
            GET /
            // Everything about one order.
            order  GET  /orders/:id  orders#show
            POST /orders

            https://shop.example.com/help
            shop://offers
            GET /orders/:id
            """, as: .patterns)
        #expect(
            result.text.hasPrefix(
                """
                # The routes of the shop.
                navgen: 1
                root: home
                links: {schemes: [shop], hosts: [shop.example.com]}
                screens:
                  # Shown first.
                  home: {url: /}
                  # Everything about one order.
                  order: {params: {id: String}, url: "/orders/{id}"}
                  help: {url: {path: /help, hosts: [shop.example.com]}}
                  offers: {url: {path: /offers, schemes: [shop]}}
                outputs:
                  swift: {parts: [routes, links]}

                """), "\(result.text)")
        #expect(result.decisions.isEmpty && result.errors.isEmpty)
        #expect(
            result.leftOut.map { "\($0.what): \($0.count)" } == [
                "text after a pattern, such as `orders#show`: 1", "patterns of POST requests, which no link makes: 1",
                "patterns that are listed twice, perhaps with other names: 1",
            ])
    }

    @Test func whatAListDoesNotSayIsToDecide() throws {
        let result = try imported("/a/:id", as: .patterns)
        #expect(
            result.decisions == [
                "name what the app shows first; no pattern is `/`",
                "name the hosts of the URLs, and custom schemes if the app has any",
            ])
    }

    @Test(arguments: ["", "# only\n// comments", "\n\n"])
    func aListWithoutPatternsIsRefused(text: String) {
        #expect(throws: GraphImport.Failure.self) { try imported(text, as: .patterns) }
    }
}
