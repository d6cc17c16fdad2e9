/// The layouts of an app that uses Expo Router: the navigators around screens.
struct RouterLayouts {
    enum Child: Hashable {
        case node(Int)
        case layout(Int)
    }

    private struct Layout {
        var folders: [String]
        var parent: Int?
        var children: [Child] = []
        var known: Set<Child> = []
    }

    private var layouts: [Layout] = []
    private var indices: [[String]: Int] = [:]
    /// The nodes of files named `index`, by their folders.
    private var nodes: [[String]: Int] = [:]

    /// Finds the layouts; the root always has one.
    init(_ files: [RouterFile]) {
        var folders: Set<[String]> = [[]]
        for file in files where file.isLayout { folders.formUnion(file.places()) }
        for place in folders.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            indices[place] = layouts.count
            let parent = place.isEmpty ? nil : nearest(to: Array(place.dropLast()))
            layouts.append(Layout(folders: place, parent: parent))
        }
    }

    var all: Range<Int> { layouts.indices }

    /// The innermost layout around a folder.
    private func nearest(to folders: [String]) -> Int {
        for count in stride(from: folders.count, through: 0, by: -1) {
            if let index = indices[Array(folders[..<count])] { return index }
        }
        return 0
    }

    /// Adds a node to the layouts around its file, and those to the layouts around them.
    mutating func add(_ node: Int, of file: RouterFile) {
        for place in file.places() {
            if file.name == "index" { nodes[place] = node }
            var child = Child.node(node)
            var layout: Int? = nearest(to: place)
            while let index = layout, layouts[index].known.insert(child).inserted {
                layouts[index].children.append(child)
                child = .layout(index)
                layout = layouts[index].parent
            }
        }
    }

    func children(of layout: Int) -> [Child] { layouts[layout].children }
    func folders(of layout: Int) -> [String] { layouts[layout].folders }

    /// The node of the index of a layout.
    func index(of layout: Int) -> Int? { nodes[layouts[layout].folders] }

    /// How comments name it: `(tabs)/_layout`.
    func name(of layout: Int) -> String { "`" + (layouts[layout].folders + ["_layout"]).joined(separator: "/") + "`" }

    func labels(of layout: Int, _ nodes: [SketchNode]) -> [String] {
        layouts[layout].children.map { child in
            switch child {
            case .node(let node): "`\(nodes[node].name)`"
            case .layout(let index): name(of: index)
            }
        }
    }

    /// The nodes inside, in order. The depth of layouts is limited, as that of files is.
    func nodes(below child: Child) -> [Int] {
        switch child {
        case .node(let node): [node]
        case .layout(let layout): layouts[layout].children.flatMap { nodes(below: $0) }
        }
    }

    /// The layout of a group such as `(tabs)`, which by convention is a tab bar.
    var tabs: Int? {
        layouts.indices.first { index in
            let name = layouts[index].folders.last?.lowercased() ?? ""
            return RouterFile.isGroup(name) && (name.hasSuffix("tabs)") || name.hasSuffix("tab)"))
                && layouts[index].children.count > 1
        }
    }
}
