import Foundation
import NavCompiler
import NavFiles
import NavImport
import NavSyntax
import TestSupport
import Testing

/// The examples of `Docs/guides/importing.md` are what the command writes.
@Suite struct ImportingPageTests {
    /// The blocks of code in a section of the page.
    private func blocks(of section: String) throws -> [(language: String, text: String)] {
        let page = try String(
            contentsOf: repository.appendingPathComponent("Docs/guides/importing.md"), encoding: .utf8)
        let start = try #require(page.range(of: "## \(section)\n")).upperBound
        let end = page[start...].range(of: "\n## ")?.lowerBound ?? page.endIndex
        let parts = page[start..<end].components(separatedBy: "```")
        return parts.indices.filter { $0 % 2 == 1 }.map { index in
            let lines = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
        }
    }

    private func text(_ section: String, _ language: String, _ beginning: String) throws -> String {
        try #require(try blocks(of: section).first { $0.language == language && $0.text.hasPrefix(beginning) }).text
    }

    @Test func ofAndroid() throws {
        let menu = """
            <menu xmlns:android="http://schemas.android.com/apk/res/android">
            <item android:id="@id/recipes" android:title="@string/recipes" android:icon="@drawable/book"/>
            <item android:id="@id/account" android:title="@string/account" android:icon="@drawable/face"/>
            </menu>
            """
        let strings = """
            <resources><string name="recipes">Recipes</string><string name="account">Account</string></resources>
            """
        let result = try imported(
            text("Android", "text", "<navigation"), as: .navGraph, named: "navigation/main.xml",
            and: [("menu/bottom_bar.xml", menu), ("values/strings.xml", strings)])
        #expect(try result.text == text("Android", "yaml", "navgen"))
        #expect(result.errors.isEmpty)
    }

    @Test func ofReactNavigation() throws {
        let result = try imported(text("React Navigation", "json", "{"), as: .reactNavigation)
        #expect(try result.text == text("React Navigation", "text", "# Made"))
        #expect(result.errors.isEmpty)
    }

    @Test func ofExpoRouter() throws {
        let files = try text("Expo Router", "text", "app/").split(separator: "\n").map { JSON.string(String($0)) }
        let result = try imported(JSON.array(files).text(), as: .expoRouter)
        #expect(try result.text == text("Expo Router", "text", "# Made"))
        #expect(result.errors.isEmpty)
    }
}
