import NavSyntax

/// The tabs of the group `(tabs)`, which by convention is a tab bar.
struct RouterTabs {
    /// The layout that became tabs; nil if there is none.
    private(set) var layout: Int?

    /// Declares the tabs, if there are any.
    init(_ layouts: RouterLayouts, _ sketch: inout GraphSketch, _ names: inout SketchNames) {
        guard let layout = layouts.tabs else { return }
        var roots: Set<Int> = []
        /// What cannot be a tab, as it needs values, and what another tab shows.
        var unable: [String] = []
        var shown: [String] = []
        let labels = layouts.labels(of: layout, sketch.nodes)
        var tabs: [(name: String, root: Int, nodes: [Int])] = []
        for (child, label) in zip(layouts.children(of: layout), labels) {
            guard let root = Self.root(of: child, layouts, sketch.nodes) else {
                unable.append(label)
                continue
            }
            guard roots.insert(root).inserted else {
                shown.append(label)
                continue
            }
            let name = names.node("\(sketch.nodes[root].name) tab").name
            tabs.append((name, root, layouts.nodes(below: child)))
        }
        guard tabs.count > 1 else { return }
        self.layout = layout
        // The index is shown first.
        if let index = tabs.firstIndex(where: { sketch.nodes[$0.root].patterns.first?.path == "/" }) {
            tabs.insert(tabs.remove(at: index), at: 0)
        }
        sketch.tabs = tabs.map { SketchEntry($0.name, .map([SketchEntry("root", .text(sketch.nodes[$0.root].name))])) }
        var hidden = unable.isEmpty ? "" : "; \(GraphSketch.conjunction(unable)) cannot be a tab without values"
        if !shown.isEmpty { hidden += "; another tab already shows \(GraphSketch.conjunction(shown))" }
        sketch.tabs[0].remarks.todos.append(
            "check in \(layouts.name(of: layout)) that it is a tab bar, the order of the tabs, and which are hidden"
                + hidden)
        Self.place(tabs.map { ($0.name, $0.nodes) }, roots, &sketch)
        chooseRoot(roots, layouts, &sketch)
    }

    /// Whether a layout contains the one that became tabs.
    func isAround(_ other: Int, _ layouts: RouterLayouts) -> Bool {
        guard let layout else { return false }
        let (outer, inner) = (layouts.folders(of: other), layouts.folders(of: layout))
        return outer.count < inner.count && inner.starts(with: outer)
    }

    /// Whether a layout is in the one that became tabs.
    func contains(_ other: Int, _ layouts: RouterLayouts) -> Bool {
        guard let layout, layout != other else { return false }
        return layouts.folders(of: other).starts(with: layouts.folders(of: layout))
    }

    /// The screen that a tab shows first: of a layout, its index, the screen with the name of its group, or the first.
    private static func root(of child: RouterLayouts.Child, _ layouts: RouterLayouts, _ nodes: [SketchNode]) -> Int? {
        let possible = layouts.nodes(below: child).filter { nodes[$0].canBeRoot }
        guard case .layout(let layout) = child else { return possible.first }
        if let index = layouts.index(of: layout), possible.contains(index) { return index }
        let name = SketchNames.lowerCamel(layouts.folders(of: layout).last ?? "")
        if let node = possible.first(where: { nodes[$0].name == name }) { return node }
        return possible.first
    }

    /// Says in which tab links open the screens that are in one tab only.
    private static func place(
        _ tabs: [(name: String, nodes: [Int])], _ roots: Set<Int>, _ sketch: inout GraphSketch
    ) {
        var owners: [Int: [String]] = [:]
        for tab in tabs { for node in Set(tab.nodes) { owners[node, default: []].append(tab.name) } }
        for index in sketch.nodes.indices where !roots.contains(index) {
            guard let owners = owners[index], owners.count == 1 else { continue }
            sketch.nodes[index].settings.append(SketchEntry("tab", .text(owners[0])))
        }
    }

    private func chooseRoot(_ roots: Set<Int>, _ layouts: RouterLayouts, _ sketch: inout GraphSketch) {
        let index = sketch.nodes.firstIndex { $0.patterns.first?.path == "/" }
        guard let index, !roots.contains(index) else {
            sketch.root = "tabs"
            if index == nil {
                sketch.rootRemarks.todos.append("check what the app shows first; no file has the URL `/`")
            }
            return
        }
        let node = sketch.nodes[index].name
        sketch.root = node
        sketch.rootRemarks.todos.append(
            "if `\(node)` only redirects, remove it, and write `root: tabs`, or a list of `{when, show}`")
    }
}
