import NavCompiler
import NavFiles
import NavImport
import Testing

/// Destinations become nodes.
struct DestinationTests {
    @Test func kinds() throws {
        let result = try importedNavGraph(
            navigation(
                destination("home_page", action(to: "sheet") + action(to: "web") + action(to: "kept"))
                    + destination("sheet", tag: "dialog") + destination("web", tag: "activity")
                    + destination("kept", tag: "keep_state_fragment"), start: "home_page"))
        #expect(result.has("homePage: {to: [sheet, web, kept]}"))
        #expect(result.has("sheet: {}"))
        #expect(result.has("# a `<dialog>` in the source"))
        #expect(result.has("web: {external: true}"))
        #expect(
            result.decisions == [
                "check how this is shown; the source has a `<keep_state_fragment>`, which its own navigator shows"
            ])
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        ("android:label=\"Home\"", "a: {title: Home}", nil),
        (
            "android:label=\"@string/home\"", "a: {}",
            "labels that are string resources, as no file has their text"
        ),
        (
            "android:label=\"Home\" android:name=\"com.example.Home\"", "a: {}",
            "labels that are the name of a class, a layout or an id"
        ),
        (
            "android:label=\"home\" tools:layout=\"@layout/home\"", "a: {}",
            "labels that are the name of a class, a layout or an id"
        ),
        ("android:label=\"fragment_home\"", "a: {}", "labels that are the name of a class, a layout or an id"),
        ("tools:layout=\"@layout/home\"", "a: {}", "`tools:layout`"),
    ])
    func labels(_ attributes: String, _ line: String, _ missing: String?) throws {
        let result = try importedNavGraph(navigation(destination("a", "", attributes)))
        #expect(result.has(line), "\(result.text)")
        #expect(missing.map(result.missing.contains) ?? result.missing.isEmpty)
        #expect(result.errors.isEmpty)
    }

    @Test func argumentsInLabels() throws {
        let arguments = "<argument android:name=\"user_name\" android:defaultValue=\"x\"/>"
        let label = "android:label=\"{user_name} and {other}\""
        let result = try importedNavGraph(navigation(destination("a", arguments, label)))
        #expect(result.text.contains("title: \"{userName} and {{other}}\""))
        #expect(result.decisions == ["declare the parameter `other` for the title, or change the title"])
    }

    @Test func comments() throws {
        let result = try importedNavGraph(
            "<!--\n  ~ Copyright\n  ~ Example\n  -->\n"
                + navigation(
                    "<!-- The first -->" + destination("a", "<!-- Opens b -->" + action(to: "b"))
                        + "<!-- The second -->"
                        + destination("b", "<!-- A number --><argument android:name=\"n\" android:defaultValue=\"1\"/>")
                        + "<!-- The end -->"))
        #expect(result.text.hasPrefix("# Copyright\n# Example\nnavgen: 1\n"))
        #expect(line(before: "a:", in: result) == "# The first")
        #expect(line(before: "- b", in: result) == "# Opens b")
        #expect(line(before: "b:", in: result) == "# The end")
        #expect(line(before: "# The end", in: result) == "# The second")
        #expect(line(before: "n: {type: Int, default: 1}", in: result) == "# A number")
    }

    private func line(before line: String, in result: GraphImport) -> String? {
        let lines = result.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        return lines.firstIndex(of: line).flatMap { $0 > 0 ? lines[$0 - 1] : nil }
    }

    @Test func otherPrefixes() throws {
        let text = """
            <navigation xmlns:a="http://schemas.android.com/apk/res/android"
                xmlns:nav="http://schemas.android.com/apk/res-auto" nav:startDestination="@id/x">
            <fragment a:id="@+id/x" a:label="X"/></navigation>
            """
        let result = try importedNavGraph(text)
        #expect(result.has("x: {title: X}"))
        #expect(result.missing.isEmpty)
    }

    @Test func namesOfNodes() throws {
        let result = try importedNavGraph(
            navigation(
                destination("a", action(to: "back") + action(to: "b_c") + action(to: "bC")) + destination("back")
                    + destination("b_c") + destination("bC") + "<fragment android:name=\"x.NoId\"/>"))
        #expect(result.has("a: {to: [backScreen, bC, bC2]}"))
        #expect(result.has("noId: {}"))
        #expect(result.decisions.count == 3)
        #expect(result.errors == ["unreachable-node"])
    }

    @Test func unreachable() throws {
        let result = try importedNavGraph(navigation(destination("a") + destination("help_page")))
        #expect(result.has("# no action leads here; search the code of the app for `R.id.help_page`"))
        #expect(result.errors == ["unreachable-node"])
    }
}

/// Graphs in graphs, and in other files.
struct NestedGraphTests {
    private static let nested = """
        <navigation android:id="@+id/inner" app:startDestination="@id/b">
        \(destination("b", action(to: "c")))\(destination("c", action(to: "d")))\(destination("d", tag: "dialog"))
        </navigation>
        """

    @Test func nestedGraph() throws {
        let result = try importedNavGraph(navigation(destination("a", action(to: "inner")) + Self.nested))
        #expect(result.has("a: {to: [b]}"))
        #expect(result.has("# the graph `inner`: this one, the next one, and 1 of the sheets"))
        #expect(result.decisions.isEmpty)
        #expect(result.errors.isEmpty)
    }

    @Test func includedGraph() throws {
        let main = navigation(
            destination("a", action(to: "inner")) + "<!-- Other --><include app:graph=\"@navigation/other\"/>")
        let other = navigation(destination("b"), start: "b").replacing(
            "<navigation ", with: "<navigation android:id=\"@+id/inner\" ")
        let result = try importedNavGraph(main, and: [("navigation/other.xml", other)])
        #expect(result.has("a: {to: [b]}"))
        #expect(result.has("# Other"))
        #expect(result.errors.isEmpty)
        #expect(ImportFormat.navGraph.filesIncluded(by: source("x/main.xml", main)) == ["x/other.xml"])
        #expect(ImportFormat.patterns.filesIncluded(by: source("x/main.xml", main)).isEmpty)
    }

    @Test func missingGraph() throws {
        let main = navigation(
            destination("a", action(to: "inner")) + "<include app:graph=\"@navigation/../other\"/>" + destination("b"))
        let result = try importedNavGraph(main)
        #expect(
            result.decisions.prefix(2) == [
                "add the route of an action to `inner`, which is not in these files",
                "the source includes `@navigation/../other` here; import it together with that file",
            ])
        #expect(ImportFormat.navGraph.filesIncluded(by: source("x/main.xml", main)).isEmpty)
    }

    @Test func graphsThatIncludeEachOther() throws {
        let main = navigation(destination("a") + "<include app:graph=\"@navigation/main\"/>")
        let result = try importedNavGraph(main)
        #expect(result.missing == ["graphs that are included again"])
        #expect(result.errors.isEmpty)
    }

    @Test func graphThatNothingIncludes() throws {
        let result = try importedNavGraph(
            navigation(destination("a")), and: [("navigation/other.xml", navigation(destination("b"), start: "b"))])
        #expect(
            result.decisions[0]
                == "the main graph does not include `other`, which begins here; add routes to its screens, "
                + "or import it as a graph of its own")
    }

    @Test func tooManyGraphsInEachOther() throws {
        let others = (0..<70).map { number in
            ("navigation/g\(number).xml", navigation("<include app:graph=\"@navigation/g\(number + 1)\"/>"))
        }
        let main = navigation(destination("a") + "<include app:graph=\"@navigation/g0\"/>")
        #expect(try failure(of: main, and: others).message == "more than 64 graphs in each other")
    }

    @Test(arguments: [
        ("<menu/>", "there is no `<navigation>` among the files"),
        ("<layout/>", "its root is `<layout>`, not `<navigation>`, `<menu>` or `<resources>`"),
        ("<navigation/>", "there is no destination in the graph"),
    ])
    func otherFiles(_ text: String, _ message: String) throws {
        #expect(try failure(of: text).message == message)
    }
}
