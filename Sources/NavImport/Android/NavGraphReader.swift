import NavSyntax

/// A graph for the navigation graphs of an Android app, with the menu of its bottom bar and its string resources.
///
/// | Android | graph |
/// | --- | --- |
/// | `<fragment>` | a screen |
/// | `<dialog>` | a sheet |
/// | `<activity>` | a screen with `external: true` |
/// | another element with an id | a screen, with a TODO |
/// | `<navigation>` in another | its destinations; its id is its start destination |
/// | `<argument>` | a parameter |
/// | `<action>` | a route, see `BackStackChange` |
/// | `<deepLink>` | a URL pattern |
/// | `<menu>` | the tabs |
func navGraphSketch(_ files: [SourceFile]) throws(ImportFailure) -> GraphSketch {
    let resources = try AndroidResources(files)
    let tree = try NavigationTree(resources.graphs)
    guard !tree.destinations.isEmpty else {
        let main = resources.graphs[0]
        throw ImportFailure(
            "there is no destination in the graph", help: "name the graph with the `<fragment>`s as well",
            in: main.file, at: main.root.offset)
    }
    var reader = NavGraphReader(tree, resources.strings)
    reader.sketch.header = resources.graphs[0].root.commentLines
    reader.readDestinations()
    reader.readTabs(resources.menus)
    reader.readRoot()
    reader.readLinks()
    reader.readActions()
    return reader.finished()
}

/// Reads the parts of navigation graphs, one after the other.
struct NavGraphReader {
    var sketch = GraphSketch()
    let tree: NavigationTree
    let strings: AndroidStrings
    var names = SketchNames()
    /// The nodes of the destinations.
    var nodes: [SketchNode] = []
    /// The arguments of the destinations.
    var arguments: [ArgumentReader] = []
    var classes = ArgumentClasses()
    /// Where the routes of a destination are that do something.
    var routeIndices: [String: Int] = [:]
    /// The ids of the tabs, by the destinations at their roots.
    var tabs: [Int: String] = [:]

    init(_ tree: NavigationTree, _ strings: AndroidStrings) {
        self.tree = tree
        self.strings = strings
        tree.leftOut.forEach { sketch.leaveOut($0) }
    }

    /// Counts the attributes of an element that are not read.
    mutating func leaveOutAttributes(of element: XMLElement, except known: Set<String>) {
        for attribute in element.attributes where !known.contains(attribute.name) {
            sketch.leaveOut("`\(attribute.name)`")
        }
    }

    func finished() -> GraphSketch {
        var sketch = sketch
        sketch.nodes = nodes
        sketch.types = classes.entries
        let last = nodes.count - 1
        sketch.nodes[last].remarks = sketch.nodes[last].remarks + tree.lastRemarks
        return sketch
    }
}

/// Destinations.
extension NavGraphReader {
    private static let attributes: Set<String> = ["android:id", "android:label", "app:startDestination"]
    private static let kinds: Set<String> = ["fragment", "dialog", "activity"]

    mutating func readDestinations() {
        for destination in tree.destinations {
            let element = destination.element
            let source = element.id ?? element.className ?? element.name
            let (name, remarks) = names.node(source)
            let isFirst = tree.start(of: 0) == nodes.count
            var node = SketchNode(element.name == "dialog" && !isFirst ? .sheets : .screens, name)
            node.remarks = destination.remarks + remarks
            node.remarks.comments += element.lastCommentLines
            if element.name == "dialog" { node.remarks.comments.append("a `<dialog>` in the source") }
            if element.name == "dialog", isFirst {
                node.remarks.todos.append("name a screen as the root; the source begins with this dialog")
            }
            if element.name == "activity" { node.settings.append(SketchEntry("external", .literal("true"))) }
            if !Self.kinds.contains(element.name) {
                node.remarks.todos.append(
                    "check how this is shown; the source has a `<\(element.name)>`, which its own navigator shows")
            }
            leaveOutAttributes(of: element, except: Self.attributes)
            for child in element.elements where !["argument", "action", "deepLink"].contains(child.name) {
                sketch.leaveOut("`<\(child.name)>` in a destination")
            }
            var reader = ArgumentReader()
            for child in element.elements where child.name == "argument" { reader.read(child, &classes, strings) }
            nodes.append(node)
            arguments.append(reader)
        }
        readArgumentsOfGraphs()
        for index in nodes.indices { addTitle(to: index) }
        addParameters()
    }

    /// Arguments of a graph are those of its start destination.
    private mutating func readArgumentsOfGraphs() {
        for (index, graph) in tree.graphs.enumerated() {
            leaveOutAttributes(of: graph.element, except: Self.attributes.subtracting(["android:label"]))
            let children = graph.element.elements.filter { $0.name == "argument" }
            guard let start = tree.start(of: index) else {
                children.forEach { _ in sketch.leaveOut("arguments of a graph without a start destination") }
                continue
            }
            for child in children { arguments[start].read(child, &classes, strings) }
        }
        for what in arguments.flatMap(\.leftOut) { sketch.leaveOut(what) }
    }

    mutating func addParameters() {
        for index in nodes.indices {
            nodes[index].parameters = arguments[index].parameters
        }
    }

    /// The label as title, unless it is one that Android Studio made from the name of the class or the layout.
    private mutating func addTitle(to index: Int) {
        let element = tree.destinations[index].element
        guard let label = element["android:label"], !label.isEmpty else { return }
        guard !element.isNamedInCode(label) else {
            sketch.leaveOut("labels that are the name of a class, a layout or an id")
            return
        }
        guard let text = strings.text(of: label) else {
            sketch.leaveOut("labels that are string resources, as no file has their text")
            return
        }
        nodes[index].title = title(text, of: index)
    }

    /// A text in which `{name}` is an argument, as in a label.
    private mutating func title(_ text: String, of index: Int) -> String {
        var title = ""
        var rest = text[...]
        let lastEnd = text.lastIndex(of: "}") ?? text.startIndex
        while let character = rest.first {
            if character == "{", rest.startIndex < lastEnd, let end = rest.firstIndex(of: "}") {
                let source = String(rest[..<end].dropFirst())
                if let (parameter, _) = arguments[index][source] {
                    title += "{\(parameter.name)}"
                } else {
                    title += "{{\(source)}}"
                    nodes[index].remarks.todos.append(
                        "declare the parameter `\(source)` for the title, or change the title")
                }
                rest = rest[end...].dropFirst()
            } else {
                title += character == "{" ? "{{" : character == "}" ? "}}" : String(character)
                rest = rest.dropFirst()
            }
        }
        return title
    }
}

extension XMLElement {
    /// Whether a label is not for users: Android Studio makes it from the class or the layout.
    fileprivate func isNamedInCode(_ label: String) -> Bool {
        if [className, id, self["tools:layout"].map(ResourceReference.name)].contains(label) { return true }
        guard label.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else { return false }
        return label.contains("_") || ["Fragment", "Activity", "Dialog"].contains { label.hasSuffix($0) }
    }

    /// `HomeFragment` for `android:name="com.example.HomeFragment"`.
    var className: String? { self["android:name"]?.split { $0 == "." || $0 == "$" }.last.map(String.init) }
}
