import NavCompiler
import NavFiles
import NavImport
import Testing

/// Patterns as routers of many kinds write them.
struct RoutePatternTests {
    @Test(arguments: [
        ("/users/:id(/:size)", "usersSize: {params: {id: String, size: String?}, url: \"/users/{id}/{size?}\"}"),
        ("/users/:name([a-z]+)", "usersName: {params: {name: Name}, url: \"/users/{name}\"}"),
        ("/users/:id{[0-9]+}", "usersId: {params: {id: Int}, url: \"/users/{id}\"}"),
        ("/users/<id:int>", "usersId: {params: {id: Int}, url: \"/users/{id}\"}"),
        ("/users/<name:re:[a-z]+>", "usersName: {params: {name: Name}, url: \"/users/{name}\"}"),
        ("/code?<code>", "code: {params: {code: String}, url: \"/code?code={code}\"}"),
        ("/a\\:b", "aB: {url: \"/a:b\"}"), ("/50%", "n50: {url: \"/50%25\"}"), ("/*", "page: {url: \"/*\"}"),
        ("/(.*)/x", "x: {params: {part: String}, url: \"/{part}/x\"}"),
        ("/list/:type(a|b)", "listType: {params: {type: ListTypeType}, url: \"/list/{type}\"}"),
    ])
    func pattern(_ source: String, _ line: String) throws {
        let result = try imported(source, as: .patterns)
        #expect(result.text.contains("  \(line)\n"), "\(result.text)")
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        ("/a/:x*-b", "the source allows no value, or several segments, in `{x*}-b`; here it is one value"),
        ("/a/:x(?=b)", "the source limits `x` to `?=b`; declare a type with this pattern, or leave it a String"),
        ("/a/{x:post}", "the source limits `x` to `post`; declare a type with this pattern, or leave it a String"),
        ("/a/:x([a)", "the source limits `x` to `[a`; declare a type with this pattern, or leave it a String"),
        ("/a" + String(repeating: "/b", count: 60), "the source goes on after 50 segments"),
        ("/" + String(repeating: "b", count: 3000), "the source goes on after 2000 characters"),
    ])
    func decision(_ source: String, _ todo: String) throws {
        let result = try imported(source, as: .patterns)
        #expect(result.decisions.contains(todo), "\(result.decisions)")
        #expect(result.errors.isEmpty)
    }

    @Test func equalPatterns() throws {
        let result = try imported("/a/:id\n/a/:name/\n/a/{x:int}", as: .patterns)
        #expect(
            result.leftOut.map { "\($0.count) \($0.what)" } == [
                "1 patterns that are listed twice, perhaps with other names"
            ])
        #expect(result.errors.isEmpty)
    }

    @Test func equalNames() throws {
        let result = try imported("/a/edit\n/a/:id/edit", as: .patterns)
        #expect(result.text.contains("  aIdEdit: {params: {id: String}, url: \"/a/{id}/edit\"}\n"))
    }

    @Test func unknownTies() throws {
        let result = try imported("/a/:x\n/:x/b", as: .patterns)
        #expect(
            result.decisions.contains(
                "where several patterns match a URL: if the one with the leftmost text wins, as in many routers, add "
                    + "`ties: leftmostLiteral`"))
        #expect(result.errors == ["ambiguous-link"])
    }

    /// Only the importers of tools that decide in this way say it.
    @Test(arguments: [
        (["[a]/x.tsx", "b/[c].tsx"], true), (["[a]/x.tsx", "b/[c]/d.tsx"], false),
        (["[a]/x.tsx", "[...r].tsx"], false),
        (["[a]/x/[...r].tsx", "b/[c]/y.tsx"], true), (["[a]/x/[...r].tsx", "b/[c]/[d].tsx"], true),
        (["a/[x].tsx", "b/[x].tsx"], false),
    ])
    func ties(_ files: [String], _ isTie: Bool) throws {
        let result = try imported(files: ["index.tsx"] + files)
        #expect(result.text.contains("  ties: leftmostLiteral\n") == isTie)
        #expect(result.errors.isEmpty)
    }
}
