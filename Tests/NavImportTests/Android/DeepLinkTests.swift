import NavFiles
import NavImport
import Testing

/// Deep links become URL patterns.
struct DeepLinkTests {
    @Test(
        arguments: [
            ("https://www.example.com/b/{id}", "links: {hosts: [www.example.com]}", "url: \"/b/{id}\""),
            ("www.example.com/b/{id}", "links: {hosts: [www.example.com]}", "url: \"/b/{id}\""),
            ("HTTPS://WWW.Example.com/b", "links: {hosts: [www.example.com]}", "url: /b"),
            ("app://b/{id}", "links: {schemes: [app]}", "url: \"/b/{id}\""),
            ("app://b/", "links: {schemes: [app]}", "url: /b"),
            ("app://b?q={q}&amp;n={n}", "links: {schemes: [app]}", "url: \"/b?q={q}&n={n}\""),
            ("app://b?mode=edit", "links: {schemes: [app]}", "url: \"/b?mode=edit\""),
            ("app://b/item-{id}.html", "links: {schemes: [app]}", "url: \"/b/item-{id}.html\""),
            ("app://b#part-{id}", "links: {schemes: [app]}", "url: \"/b#part-{id}\""),
            ("app://b/.*", "links: {schemes: [app]}", "url: \"/b/*\""),
            ("app://{id}", "links: {schemes: [app]}", "url: \"/{id}\""),
            ("@string/link", "links: {schemes: [res]}", "url: /link"),
            (
                "https://{id}.example.com/b", nil,
                "url: {path: /b, schemes: [https], hosts: [\"{id}.example.com\"]}"
            ),
        ] as [(String, String?, String)])
    func patterns(_ uri: String, _ links: String?, _ url: String) throws {
        let result = try Self.imported("<deepLink app:uri=\"\(uri)\"/>")
        #expect(links.map(result.has) ?? true, "\(result.text)")
        #expect(result.text.contains(url), "\(result.text)")
        #expect(result.decisions.isEmpty)
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        ("app://b/{other}", "check the type of `other`; the source has it only in a deep link"),
        (
            "https://${host}/b",
            "the build of the Android app replaces `${…}` in `https://${host}/b`; write the value here or in `links`"
        ),
        ("app://b/.*/c", "in the source, `{part}` is any text, also with slashes: `app://b/.*/c`"),
        ("app://b?q=.*", "the source requires the query item `q`, with any value; add a parameter for it"),
        ("app://b?q", "the source has the query item `q` without a value"),
        ("android-app://com.example/b", "choose another scheme; `android-app` is only known to Android"),
        (
            "@string/other",
            "add the URL of the string resource `@string/other`, or import the file with its text as well"
        ),
    ])
    func decisions(_ uri: String, _ todo: String) throws {
        let result = try Self.imported("<deepLink app:uri=\"\(uri)\"/>")
        #expect(result.decisions.contains(todo), "\(result.decisions)")
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        ("app:action=\"view\"", "deep links without a URI"),
        ("app:mimeType=\"a/b\"", "`app:mimeType`"),
        ("app:uri=\"http://example.com/b\"", "`http` of deep links; links of apps have `https`"),
        ("app:uri=\"app://b\" app:action=\"view\"", "`app:action`"),
    ])
    func leftOut(_ attributes: String, _ what: String) throws {
        #expect(try Self.imported("<deepLink \(attributes)/>").missing.contains(what))
    }

    @Test func severalLinks() throws {
        let result = try Self.imported(
            """
            <!-- In mails --><deepLink app:uri="https://example.com/b"/><deepLink app:uri="app://b"/>
            <deepLink app:uri="app://old/{id}"/>
            """)
        #expect(result.has("links: {schemes: [app], hosts: [example.com]}"))
        #expect(result.has("# In mails"))
        #expect(result.has("- /b"))
        #expect(result.has("- {path: \"/old/{id}\", schemes: [app]}"))
        #expect(result.errors.isEmpty)
    }

    /// On Android, the start destinations of the graphs around a destination are below it.
    @Test func backStack() throws {
        let nested = """
            <navigation android:id="@+id/inner" app:startDestination="@id/b"><deepLink app:uri="app://inner"/>
            \(destination("b", action(to: "c")))
            \(destination("c", "<deepLink app:uri=\"app://c\"/>" + action(to: "d")))
            \(destination("d", "<deepLink app:uri=\"app://d\"/>"))
            </navigation>
            """
        let result = try importedNavGraph(navigation(destination("a", action(to: "inner")) + nested))
        #expect(result.has("b: {url: /inner, to: [c]}"), "\(result.text)")
        #expect(result.has("c: {url: /c, via: [b], to: [d]}"))
        #expect(result.has("d: {url: /d, via: [b]}"))
        #expect(result.errors.isEmpty)
    }

    private static func imported(_ links: String) throws -> GraphImport {
        let arguments = ["id", "q", "n"].map {
            "<argument android:name=\"\($0)\" app:nullable=\"true\" app:argType=\"string\"/>"
        }
        let text = navigation(destination("a", action(to: "b")) + destination("b", arguments.joined() + links))
        let strings = "<resources><string name=\"link\">res://link</string></resources>"
        return try importedNavGraph(text, and: [("values/strings.xml", strings)])
    }
}
