import NavFiles
import NavImport
import NavSyntax
import Testing

/// What is read as XML, and what is refused.
struct XMLTests {
    @Test(arguments: [
        ("<navigation><fragment id='a'></navigation>", "`</navigation>` does not close `<fragment>`", "1:30"),
        ("<navigation>", "`<navigation>` is never closed", "1:1"),
        ("<navigation", "the tag `<navigation` does not end", "1:1"),
        ("<navigation a='1' a='2'/>", "`a` is here twice", "1:19"),
        ("<navigation a='1'b='2'/>", "there is no space before this", "1:18"),
        ("<navigation a/>", "`a` has no value", "1:13"),
        ("<navigation a=1/>", "the value of `a` is not quoted", "1:13"),
        ("<navigation a='<'/>", "`<` in the value of `a`", "1:16"),
        ("<navigation a='1/>", "the value of `a` does not end", "1:13"),
        ("<navigation / >", "`/` is not followed by `>`", "1:13"),
        ("<navigation a='&b;'/>", "there is no entity `b`", "1:16"),
        ("<navigation a='&'/>", "`&` is not the start of an entity; write `&amp;`", "1:16"),
        ("<navigation a='&#0;'/>", "`&#0;` is not a character", "1:16"),
        ("<navigation a='&#xD800;'/>", "`&#xD800;` is not a character", "1:16"),
        ("<navigation a='&#99999999999;'/>", "`&` is not the start of an entity; write `&amp;`", "1:16"),
        ("<navigation>\u{1}</navigation>", "a control character", "1:13"),
        ("<navigation/><navigation/>", "a second element after the root", "1:14"),
        ("<navigation/>\ntext", "text outside of the root", "1:14"),
        ("</navigation>", "`</navigation>` closes nothing", "1:1"),
        ("<navigation><!-- a </navigation>", "a comment does not end", "1:17"),
        ("<navigation><![CDATA[ </navigation>", "a CDATA section does not end", "1:22"),
        ("<navigation><?a </navigation>", "a processing instruction does not end", "1:13"),
        ("<>", "an element has no name", "1:2"),
        ("", "there is no element", "1:1"),
        ("<!DOCTYPE a><a/>", "a document type, which could declare entities, is not read", "1:1"),
        ("<a><!ENTITY b 'c'></a>", "a document type, which could declare entities, is not read", "1:4"),
        (
            "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
            "its encoding is `ISO-8859-1`; save it as UTF-8", "1:1"
        ),
    ])
    func refused(_ text: String, _ message: String, _ place: String) throws {
        let found = try failure(of: text)
        #expect(found.message == "not XML: \(message)")
        #expect(found.place == place)
    }

    @Test func deepAndWideDocuments() throws {
        let deep = String(repeating: "<a>", count: 100_000)
        #expect(try failure(of: deep).message == "not XML: more than 64 elements in each other")
        let wide = "<a" + (0..<201).map { " b\($0)='1'" }.joined() + "/>"
        #expect(try failure(of: wide).message == "not XML: more than 200 attributes")
        let many = "<a>" + String(repeating: "<b/>", count: 200_000) + "</a>"
        #expect(try failure(of: many).message == "not XML: more than 200000 elements, texts and comments")
    }

    @Test(arguments: [
        ("a &lt;b&gt; &amp; &quot;c&quot; &apos;", "\"a <b> & \\\"c\\\" '\""),
        ("&#65;&#x42;&#xe9;", "ABé"),
        ("a\n\tb", "\"a  b\""),
        ("a\\nb \\u0041 \\'", "\"a\\nb A '\""),
        ("{a} {", "\"{{a}} {{\""),
    ])
    func attributes(_ source: String, _ title: String) throws {
        let text = navigation(destination("a", "", "android:label=\"\(source)\""))
        #expect(try importedNavGraph(text).has("a: {title: \(title)}"))
    }

    @Test(arguments: ["utf-8", "UTF-8", "us-ascii", "utf-16"])
    func encodings(_ name: String) throws {
        let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n" + navigation(destination("a"))
        #expect(try importedNavGraph(text).errors.isEmpty)
    }

    @Test(arguments: [
        ("Ho&amp;me", "Ho&me"), ("<![CDATA[<Home>]]>", "<Home>"), ("My <b>own</b> home", "My own home"),
        ("  a \n  b  ", "a b"), ("\"a  b\"", "a  b"), ("It\\'s", "It's"), ("a\\u0020b", "a b"), ("a\\", "a"),
        ("\\u00", "u00"),
    ])
    func strings(_ source: String, _ title: String) throws {
        let text = navigation(destination("a", "", "android:label=\"@string/home\""))
        let strings = "<resources><string name='home'>\(source)</string><string name='home'>No</string></resources>"
        let result = try importedNavGraph(text, and: [("values/strings.xml", strings)])
        #expect(
            result.has("a: {title: \(title)}") || result.has("a: {title: \"\(title)\"}"), "\(result.text)")
    }
}
