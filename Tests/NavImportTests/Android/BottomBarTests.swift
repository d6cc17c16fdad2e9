import NavCompiler
import NavFiles
import NavImport
import Testing

/// Menus become tabs.
struct BottomBarTests {
    private static let nested = """
        <navigation android:id="@+id/more_graph" app:startDestination="@id/c">
        \(destination("c", action(to: "d")))\(destination("d", "<deepLink app:uri=\"app://d\"/>"))
        </navigation>
        """

    private static func imported(_ items: String, start: String = "a", _ elements: String = "") throws -> GraphImport {
        let menu = """
            <menu xmlns:android="http://schemas.android.com/apk/res/android">\(items)</menu>
            """
        let strings = "<resources><string name=\"b\">Second {1}</string></resources>"
        return try importedNavGraph(
            navigation(destination("a") + destination("b") + nested + elements, start: start),
            and: [("menu/bar.xml", menu), ("values/strings.xml", strings)])
    }

    private static func item(_ id: String, _ title: String, _ more: String = "") -> String {
        "<item android:id=\"@+id/\(id)\" android:title=\"\(title)\" \(more)/>"
    }

    @Test func tabs() throws {
        let result = try Self.imported(
            "<!-- Home -->" + Self.item("a", "First", "android:icon=\"@drawable/x\"") + "<group>"
                + Self.item("b", "@string/b") + Self.item("more_graph", "@string/more") + "</group>")
        #expect(result.has("root: tabs"))
        #expect(result.has("# Home"))
        #expect(result.has("aTab: {title: First, root: a}"))
        #expect(result.has("bTab: {title: \"Second {{1}}\", root: b}"))
        #expect(result.has("moreGraph: {root: c}"))
        #expect(result.has("d: {url: /d}"))
        #expect(
            result.missing == ["`android:icon`", "titles that are string resources, as no file has their text"])
        #expect(result.decisions.isEmpty)
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        (item("a", "A") + item("b", "B"), "b", "move the tab `bTab` to the front if it is to be selected at first"),
        (
            item("a", "A") + item("b", "B"), "c",
            "the source shows `c` first, which is not a tab; declare the condition under which the tabs are shown, "
                + "such as `signedIn`, and write `root: [{when: signedIn, show: tabs}, {show: c}]`"
        ),
        (
            item("a", "A") + item("b", "B"), "x",
            "name what is shown first; the source does not say it: its start destination `x` is not in these files"
        ),
        (
            item("a", "A") + item("plus", "+") + item("b", "B"), "a",
            "the menu also has the item `plus` here, which is not a destination; add a tab with `to:` if it does "
                + "something"
        ),
        (
            item("a", "A") + item("b", "B", "android:visible=\"false\""), "a",
            "the source hides this tab until code shows it; declare a condition, and name it as `visible:`"
        ),
    ])
    func decisions(_ items: String, _ start: String, _ todo: String) throws {
        let result = try Self.imported(items, start: start)
        #expect(result.decisions.contains(todo), "\(result.decisions)")
        #expect(!result.errors.contains { $0 != "unreachable-node" })
    }

    /// Two tabs lead to `d`, so its link has to name one.
    @Test func linksInTabs() throws {
        let result = try Self.imported(
            Self.item("a", "A") + Self.item("more_graph", "More") + Self.item("e", "E"),
            destination("e", action(to: "d")))
        #expect(result.has("d: {url: /d, tab: moreGraph, via: []}"), "\(result.text)")
        #expect(!result.errors.contains { $0 != "unreachable-node" })
    }

    @Test func tabsThatAct() throws {
        let result = try Self.imported(
            Self.item("a", "A") + Self.item("b", "B") + Self.item("s", "S") + Self.item("w", "W")
                + Self.item("a", "Again"), destination("s", tag: "dialog") + destination("w", tag: "activity"))
        #expect(result.has("sTab: {title: S, to: s}"))
        #expect(result.has("wTab: {title: W, to: {w: {as: open}}}"))
        #expect(result.missing.contains("items of a menu for the same destination"))
        #expect(!result.errors.contains { $0 != "unreachable-node" })
    }

    @Test func actionsToTabs() throws {
        let result = try Self.imported(
            Self.item("a", "A") + Self.item("b", "B"),
            destination("e", action(to: "a") + action(to: "b", popUpTo: "a")) + action(to: "e"))
        #expect(result.has("e: {to: [aTab, {b: {as: open}}]}"), "\(result.text)")
        #expect(
            result.has("# an action leads here; in the source, the back button then leads back to where the user was"))
    }

    @Test(arguments: [
        (item("x", "X") + item("a", "A"), "menus with fewer than two destinations"),
        ("", "menus with fewer than two destinations"),
    ])
    func otherMenus(_ items: String, _ what: String) throws {
        let result = try Self.imported(items)
        #expect(result.missing.contains(what))
        #expect(result.has("root: a"))
    }

    @Test(arguments: [
        (nil, "name what is shown first; the source does not say it: it has no start destination"),
        ("x", "name what is shown first; the source does not say it: its start destination `x` is not in these files"),
    ])
    func missingStart(_ start: String?, _ todo: String) throws {
        let result = try importedNavGraph(navigation(destination("a"), start: start))
        #expect(result.has("root: a"))
        #expect(result.decisions == [todo])
        #expect(result.errors.isEmpty)
    }

    @Test func dialogAtTheStart() throws {
        let result = try importedNavGraph(navigation(destination("a", tag: "dialog")))
        #expect(result.has("a: {}"))
        #expect(result.decisions == ["name a screen as the root; the source begins with this dialog"])
        #expect(result.errors.isEmpty)
    }
}
