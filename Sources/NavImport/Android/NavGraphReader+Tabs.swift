/// The bottom bar, and what is shown first.
extension NavGraphReader {
    /// An item of a menu, and the destination that it shows.
    private struct Item {
        var element: XMLElement
        var destination: Int?
    }

    /// The items of the first menu in which at least two are destinations become tabs.
    mutating func readTabs(_ menus: [AndroidResources.Document]) {
        for menu in menus {
            let items = menu.root.menuItems.map { element in
                Item(element: element, destination: element.id.flatMap { tree.destination($0, from: 0) })
            }
            let destinations = Set(items.compactMap(\.destination))
            if destinations.count < 2 {
                sketch.leaveOut("menus with fewer than two destinations")
            } else if !tabs.isEmpty {
                sketch.leaveOut("menus other than the first with destinations")
            } else {
                addTabs(items)
                let others = menu.root.commentLines
                if others.isLicense {
                    sketch.leaveOut("licenses of files other than the main graph")
                } else if let first = sketch.tabs.indices.first {
                    sketch.tabs[first].remarks.comments.insert(contentsOf: others, at: 0)
                }
            }
        }
    }

    private mutating func addTabs(_ items: [Item]) {
        var waiting = Remarks()
        for item in items {
            leaveOutAttributes(of: item.element, except: ["android:id", "android:title", "android:visible"])
            waiting.comments += item.element.commentLines
            guard let id = item.element.id else {
                sketch.leaveOut("items of a menu without an id")
                continue
            }
            guard let destination = item.destination else {
                waiting.todos.append(
                    "the menu also has the item `\(id)` here, which is not a destination; "
                        + "add a tab with `to:` if it does something")
                continue
            }
            guard tabs[destination] == nil else {
                sketch.leaveOut("items of a menu for the same destination")
                continue
            }
            let entry = tab(item.element, destination, waiting)
            waiting = Remarks()
            sketch.tabs.append(entry)
        }
        guard !sketch.tabs.isEmpty else { return }
        let last = sketch.tabs.count - 1
        sketch.tabs[last].remarks = sketch.tabs[last].remarks + waiting
    }

    private mutating func tab(_ element: XMLElement, _ destination: Int, _ waiting: Remarks) -> SketchEntry {
        let node = nodes[destination].name
        // The id of a nested graph is free; that of a destination is the name of its node.
        let source = element.id ?? node
        let isNode = SketchNames.lowerCamel(source) == node
        let (name, remarks) = names.node(isNode ? "\(source)_tab" : source)
        tabs[destination] = name
        var entries: [SketchEntry] = []
        if let title = element["android:title"], !title.isEmpty {
            if let text = strings.text(of: title) {
                entries.append(SketchEntry("title", .text(text.doublingBraces)))
            } else {
                sketch.leaveOut("titles that are string resources, as no file has their text")
            }
        }
        if nodes[destination].isExternal {
            let style = SketchEntry("as", .text("open"))
            entries.append(SketchEntry("to", .map([SketchEntry(node, .map([style]))])))
        } else {
            entries.append(SketchEntry(nodes[destination].kind == .screens ? "root" : "to", .text(node)))
        }
        var tab = SketchEntry(name, .map(entries), remarks: waiting + remarks)
        if element["android:visible"] == "false" {
            tab.remarks.todos.append(
                "the source hides this tab until code shows it; declare a condition, and name it as `visible:`")
        }
        return tab
    }

    mutating func readRoot() {
        let start = tree.start(of: 0)
        if let start, sketch.tabs.isEmpty {
            sketch.root = nodes[start].name
            return
        }
        sketch.root = sketch.tabs.isEmpty ? nodes[0].name : "tabs"
        guard let start else {
            let id = tree.graphs[0].element["app:startDestination"].map(ResourceReference.name)
            let state =
                id.map { "its start destination `\($0)` is not in these files" } ?? "it has no start destination"
            sketch.rootRemarks.todos.append("name what is shown first; the source does not say it: \(state)")
            return
        }
        let name = nodes[start].name
        guard let tab = tabs[start] else {
            sketch.rootRemarks.todos.append(
                "the source shows `\(name)` first, which is not a tab; declare the condition under which the tabs are "
                    + "shown, such as `signedIn`, and write `root: [{when: signedIn, show: tabs}, {show: \(name)}]`")
            return
        }
        if sketch.tabs.first?.key != tab {
            sketch.rootRemarks.todos.append("move the tab `\(tab)` to the front if it is to be selected at first")
        }
    }
}

extension SketchNode {
    var isExternal: Bool { settings.contains { $0.key == "external" } }
}

extension XMLElement {
    /// The items of a menu and of the groups in it.
    fileprivate var menuItems: [XMLElement] {
        elements.flatMap { $0.name == "group" ? $0.menuItems : $0.name == "item" ? [$0] : [] }
    }
}

extension String {
    /// The text with `{{` for a brace, as in titles.
    var doublingBraces: String { replacing("{", with: "{{").replacing("}", with: "}}") }
}
