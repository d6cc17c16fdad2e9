import NavDriver
import NavImport
import NavSyntax
import Testing

/// Imports a text, and asserts that the graph is written as `navgen format` would.
func imported(
    _ text: String, as format: ImportFormat, named name: String = "source", and others: [(String, String)] = []
) throws -> GraphImport {
    let files = [(name, text)] + others
    let result = try importGraph(
        from: files.map { SourceFile(name: $0.0, text: Array($0.1.utf8)) }, as: format)
    guard case .formatted(let formatted) = formatYAML(Array(result.text.utf8)) else {
        Issue.record("not YAML: \(result.text)")
        return result
    }
    #expect(String(decoding: formatted, as: UTF8.self) == result.text)
    return result
}

extension GraphImport {
    /// The rules of which `check` reports errors.
    var errors: [String] { compilation.diagnostics.filter { $0.severity == .error }.map(\.rule.name) }
}

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
}
