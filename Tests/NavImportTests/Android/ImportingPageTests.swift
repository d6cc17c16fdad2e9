import Foundation
import NavDriver
import NavImport
import TestSupport
import Testing

/// The example of `Docs/guides/importing.md` is what the command writes.
struct ImportingPageTests {
    @Test func example() throws {
        let page = try String(
            contentsOf: repository.appendingPathComponent("Docs/guides/importing.md"), encoding: .utf8)
        let section = try #require(page.range(of: "## Android")).lowerBound
        let graph = try #require(Self.block("text", of: page[section...]))
        let yaml = try #require(Self.block("yaml", of: page[section...]))
        let menu = """
            <menu xmlns:android="http://schemas.android.com/apk/res/android">
            <item android:id="@id/recipes" android:title="@string/recipes" android:icon="@drawable/book"/>
            <item android:id="@id/account" android:title="@string/account" android:icon="@drawable/face"/>
            </menu>
            """
        let strings = """
            <resources><string name="recipes">Recipes</string><string name="account">Account</string></resources>
            """
        let result = try importedNavGraph(
            graph, and: [("menu/bottom_bar.xml", menu), ("values/strings.xml", strings)])
        #expect(result.text == yaml)
        #expect(result.errors.isEmpty)
    }

    /// The first block of code in a language.
    private static func block(_ language: String, of text: Substring) -> String? {
        guard let start = text.range(of: "```\(language)\n"),
            let end = text[start.upperBound...].range(of: "```")
        else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }
}
