import NavCompiler
import NavFiles
import NavImport
import Testing

/// Actions become routes, in each case of `BackStackChange`.
struct ActionTests {
    /// An action from `source` in an app in which `a` leads to `b`, `b` to `c` and to the sheet `s`, and `c` to `d`.
    private static func imported(_ action: String, from source: String, inGraph: String = "") throws -> GraphImport {
        func node(_ id: String, _ targets: [String], tag: String = "fragment") -> String {
            // The tested action is last, so that the others are as in the description.
            let actions = targets.map { NavImportTests.action(to: $0) } + (id == source ? [action] : [])
            return destination(id, actions.joined(), tag: tag)
        }
        return try importedNavGraph(
            navigation(
                node("a", ["b", "e"]) + node("b", ["c", "s"]) + node("c", ["d"]) + node("d", ["e"]) + node("e", [])
                    + node("s", [], tag: "dialog") + node("t", [], tag: "dialog") + inGraph)
        )
    }

    @Test(arguments: [
        ("c", action(to: "e"), "e"),
        ("c", action(to: "e", popUpTo: "c"), "e"),
        ("c", action(to: "e", popUpTo: "c", inclusive: true), "e: {as: replace}"),
        ("c", action(to: "c", popUpTo: "c", inclusive: true), "c: {as: replace}"),
        ("c", action(to: "b", popUpTo: "b", inclusive: true), "b: {as: {popTo: b}}"),
        ("c", action(to: "b", popUpTo: "b", "app:launchSingleTop=\"true\""), "b: {as: {popTo: b}}"),
        ("c", action(to: "e", popUpTo: "b"), "e: {as: {popTo: b}}"),
        ("c", action(to: "e", popUpTo: "b", inclusive: true), "e: {as: {popTo: a}}"),
        ("c", action(to: "a", popUpTo: "a", inclusive: true), "a: {as: {popTo: a}}"),
        ("c", action(to: "t"), "t"),
        ("c", action(to: "t", popUpTo: "b"), "t: {as: {popTo: b}}"),
        ("c", action(to: "t", popUpTo: "c", inclusive: true), "t: {as: {popTo: b}}"),
        ("s", action(to: "e"), "e: {as: under}"),
        ("s", action(to: "e", popUpTo: "s", inclusive: true), "e: {as: under}"),
        ("s", action(to: "e", popUpTo: "b"), "e: {as: under}"),
        ("s", action(to: "b", popUpTo: "b", inclusive: true), "b: {as: dismiss}"),
        ("s", action(to: "t"), "t"),
        ("s", action(to: "t", popUpTo: "s", inclusive: true), "t: {as: under}"),
        ("c", action(to: nil, popUpTo: "a"), "a: {as: popTo}"),
        ("d", action(to: nil, popUpTo: "c", inclusive: true), "b: {as: popTo}"),
        ("s", action(to: nil, popUpTo: "b"), "b: {as: dismiss}"),
    ])
    func exact(_ source: String, _ action: String, _ route: String) throws {
        let result = try Self.imported(action, from: source)
        #expect(Self.hasRoute(route, from: source, in: result), "\(result.text)")
        #expect(result.decisions.filter { !$0.hasSuffix("[unreachable-node]") }.isEmpty)
        #expect(!result.errors.contains { $0 != "unreachable-node" })
    }

    @Test(arguments: [
        (
            "c", action(to: "b", popUpTo: "b"), "b: {as: {popTo: b}}",
            "in the source, the first `b` stays below the new one; leave out `as` if it is to stay"
        ),
        (
            "b", action(to: "e", popUpTo: "a", inclusive: true), "e: {as: reset}",
            "in the source, nothing stays below `e`; here `a` does. If a fact decides which is shown, declare it in "
                + "`conditions`, and write `root: [{when: fact, show: e}, {show: a}]`"
        ),
        (
            "a", action(to: "d", popUpTo: "a", inclusive: true), "d",
            "in the source, nothing stays below `d`; here `a` does. If a fact decides which is shown, declare it in "
                + "`conditions`, and write `root: [{when: fact, show: d}, {show: a}]`"
        ),
        (
            "a", action(to: "d", popUpTo: "e"), "d",
            "the source goes back to `e` first, but no action puts that below `a`; if something does, write "
                + "`as: {popTo: e}`"
        ),
        (
            "a", action(to: "a", popUpTo: "a", inclusive: true), "a",
            "in the source, only `a` is left; if a fact decides whether it is shown, declare it in `conditions`, and "
                + "name `a` under `root`"
        ),
        (
            "c", action(to: "d", popUpTo: "other"), "d",
            "the source goes back to `other` first, which is not in these files; write `as: {popTo: …}` if it is needed"
        ),
        (
            "s", action(to: "e", popUpTo: "a"), "e: {as: under}",
            "the source goes back to `a` first; here only the sheet is closed; write `as: open` to show this as a "
                + "link would"
        ),
        (
            "d", action(to: "b", popUpTo: "e", inclusive: true), "b",
            "the source goes back to `e` first, but no action puts that below `d`; if something does, write "
                + "`as: {popTo: e}`"
        ),
    ])
    func nearest(_ source: String, _ action: String, _ route: String, _ todo: String) throws {
        let result = try Self.imported(action, from: source)
        #expect(Self.hasRoute(route, from: source, in: result), "\(result.text)")
        #expect(result.decisions.contains(todo), "\(result.decisions)")
        #expect(!result.errors.contains { $0 != "unreachable-node" })
    }

    @Test(arguments: [
        ("c", action(to: "x"), "add the route of an action to `x`, which is not in these files"),
        (
            "c", action(to: nil, popUpTo: "x"),
            "the source goes back to `x`, which is not in these files; add that route if it is needed"
        ),
        (
            "c", action(to: nil, popUpTo: "e"),
            "add a route back to `e`, to which the source goes; no action puts that below this"
        ),
    ])
    func unknown(_ source: String, _ action: String, _ todo: String) throws {
        let result = try Self.imported(action, from: source)
        #expect(result.decisions.contains(todo), "\(result.decisions)")
        #expect(!result.errors.contains { $0 != "unreachable-node" })
    }

    @Test(arguments: [
        ("c", action(to: "d"), "actions that lead to the same destination in the same way"),
        (
            "a", action(to: "b", popUpTo: "b", inclusive: true),
            "`app:popUpTo` of a target that no action puts below the source"
        ),
        ("c", "<action/>", "actions without a destination"),
        ("c", action(to: nil, popUpTo: "c", inclusive: true), "actions that go back, which every screen can"),
        ("c", action(to: nil, popUpTo: "c"), "actions that go back to where they start"),
        ("c", action(to: nil, popUpTo: "a", inclusive: true), "actions that leave the app"),
        ("c", action(to: "e", "app:enterAnim=\"@anim/x\""), "`app:enterAnim`"),
        ("c", action(to: "e", "app:launchSingleTop=\"true\""), "`app:launchSingleTop`"),
        ("c", action(to: "e", "android:id=\"@+id/x\""), "ids of actions, as routes are named after their targets"),
    ])
    func leftOut(_ source: String, _ action: String, _ what: String) throws {
        #expect(try Self.imported(action, from: source).missing.contains(what))
    }

    @Test func graphs() throws {
        let nested = """
            <navigation android:id="@+id/inner" app:startDestination="@id/x">
            <action app:destination="@id/z"/>
            \(destination("x", action(to: "y")))
            \(destination("y", action(to: "c", popUpTo: "inner", inclusive: true)))\(destination("z"))
            </navigation>
            """
        let result = try Self.imported(action(to: "inner"), from: "b", inGraph: nested)
        #expect(result.has("y: {to: [{c: {as: {popTo: b}}}]}"), "\(result.text)")
        #expect(result.has("- {from: [x, y, z], to: z}"))
        #expect(!result.errors.contains { $0 != "unreachable-node" })
    }

    @Test func globalActions() throws {
        let result = try Self.imported(
            "", from: "", inGraph: action(to: "e") + action(to: "b", popUpTo: "b", inclusive: true) + action(to: "t"))
        #expect(result.has("- {from: \"*\", to: e}"))
        #expect(result.has("- {from: \"*\", to: b, as: {popTo: b}}"))
        #expect(result.has("- {from: \"*\", to: t}"))
        #expect(
            result.decisions == [
                "check this at sheets, where `*` pushes the screen inside the sheet; Android closes the dialog first, "
                    + "as a route of the sheet with `as: under` does"
            ])
        #expect(result.errors.isEmpty)
    }

    @Test func valuesOfActions() throws {
        let arguments = """
            <argument android:name="n" android:defaultValue="5"/>
            <argument android:name="t" android:defaultValue="@null"/>
            <argument android:name="other" android:defaultValue="1"/><argument android:name="m"/>
            <argument android:name="n" android:defaultValue="6"/>
            <argument android:name="k" android:defaultValue="{A}"/><argument android:name="o" android:defaultValue="a"/>
            """
        let parameters = """
            <argument android:name="n" app:argType="integer"/><argument android:name="t" android:defaultValue="@null"/>
            <argument android:name="k"/><argument android:name="m"/><argument android:name="o" app:argType="integer"/>
            """
        let action = "<action app:destination=\"@id/b\">\(arguments)</action>"
        let result = try importedNavGraph(navigation(destination("a", action) + destination("b", parameters)))
        #expect(result.has("- b: {params: {n: 5, t: null, k: \"{{A}}\"}}"), "\(result.text)")
        #expect(
            result.decisions == [
                "declare the parameter `other` at `b`; the source passes `1`",
                "write the value of `o`; in the source, it is `a`",
            ])
        #expect(result.missing == ["arguments of actions without a value", "arguments that are declared twice"])
        #expect(result.errors.isEmpty)
    }

    private static func hasRoute(_ route: String, from source: String, in result: GraphImport) -> Bool {
        let lines = result.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        let node = lines.drop { !$0.hasPrefix("\(source): {") && $0 != "\(source):" }.prefix {
            !$0.hasPrefix("# To decide")
        }
        guard let first = node.first else { return false }
        if first.hasSuffix("}") {
            return first.contains("[\(route)]") || first.contains("{\(route)}") || first.contains(", \(route)]")
        }
        return node.contains("- \(route)")
    }
}
