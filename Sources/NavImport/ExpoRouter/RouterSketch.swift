import NavSyntax

/// A graph with a screen for each route of an app that uses Expo Router.
func expoRouterSketch(_ files: [SourceFile]) throws(ImportFailure) -> GraphSketch {
    var sketch = GraphSketch()
    var found = RouterFiles()
    for file in files { try found.read(file, &sketch) }
    var builder = RouterSketch(sketch)
    builder.add(found)
    guard builder.hasScreens else {
        throw ImportFailure(
            "there is no route", help: "name the folder `app`, or a list of the files in it",
            in: files.first?.name ?? "")
    }
    return builder.finished()
}

/// Makes nodes of files.
private struct RouterSketch {
    private var sketch: GraphSketch
    private var names = SketchNames()
    private var layouts = RouterLayouts([])
    private var groups = RouterGroupIndices([])
    /// The nodes of patterns.
    private var indices: [String: Int] = [:]
    /// The files of nodes.
    private var files: [[RouterFile]] = []

    init(_ sketch: GraphSketch) { self.sketch = sketch }

    var hasScreens: Bool { !sketch.nodes.isEmpty }

    mutating func add(_ found: RouterFiles) {
        if found.roots.count > 1 {
            sketch.linkRemarks.todos.append(
                "these folders of routes are in one graph: \(listed(found.roots)); import them one at a time if they "
                    + "are different apps")
        }
        let folders = found.routeFolders
        var routes: [RouterFile] = []
        var seen: Set<String> = []
        for file in found.files {
            if file.name == "+native-intent" {
                sketch.linkRemarks.todos.append(
                    "the source changes URLs in `+native-intent`: write what it does as `redirects`")
            } else if let reason = file.reason(folders) {
                sketch.leaveOut(reason)
            } else if !seen.insert(file.path).inserted {
                sketch.leaveOut("variants of files for platforms")
            } else {
                routes.append(file)
            }
        }
        layouts = RouterLayouts(routes)
        groups = RouterGroupIndices(routes)
        for file in routes where !file.isLayout { add(file) }
    }

    /// Adds the node of a file, or a further file to the node that already has its URL. If files of several groups have
    /// one URL, one of them gets it, and the others become nodes without a URL.
    private mutating func add(_ file: RouterFile) {
        let siblings = groups.siblings(of: file)
        let pattern = RoutePattern(file.segments.joined(separator: "/"), in: .expoRouter)
        let hasURL = siblings == nil || siblings?.owner == file.path
        if hasURL, let index = indices[pattern.path] {
            files[index].append(file)
            layouts.add(index, of: file)
            return
        }
        let group = siblings == nil ? [] : [file.folders.last ?? ""]
        var (id, remarks) = names.node(anyOf: group + Self.names(of: file, pattern))
        remarks.todos += pattern.todos
        var node = SketchNode(.screens, id)
        node.parameters = pattern.parameters
        if hasURL {
            node.patterns = [SketchPattern(pattern.path)]
            indices[pattern.path] = sketch.nodes.count
        }
        if hasURL, let siblings {
            remarks.todos.append(
                "the source has the URL `\(pattern.path)` in \(listed(siblings.paths)), each a screen here: decide "
                    + "which of them has it")
        }
        node.remarks = remarks
        layouts.add(sketch.nodes.count, of: file)
        files.append([file])
        sketch.nodes.append(node)
    }

    /// Names for a node: from the URL, with all parameters, and with the groups.
    private static func names(of file: RouterFile, _ pattern: RoutePattern) -> [String] {
        let folders = file.folders.filter { !RouterFile.isGroup($0) }
        if file.name == "+not-found" { return [(folders + ["not found"]).joined(separator: " ")] }
        let whole = file.segments.joined(separator: " ")
        return [pattern.name ?? "home", whole, (file.folders + [file.name]).joined(separator: " ")]
    }
}

// MARK: The rest of the graph

extension RouterSketch {
    func finished() -> GraphSketch {
        var result = self
        result.finish()
        return result.sketch
    }

    private mutating func finish() {
        sketch.header = [
            "Made from the files of an app that uses Expo Router. They do not say which kind a layout is, its "
                + "`initialRouteName`, which screens lead to which, and the types of parameters; the schemes are in "
                + "app.json. So only routes and links are written as Swift."
        ]
        addSharing()
        let tabs = RouterTabs(layouts, &sketch, &names)
        addLayoutRemarks(tabs)
        addModalRemarks()
        addFolderRemarks()
        addGroups()
        sketch.chooseRoot(among: [])
        sketch.decideTies()
        sketch.finishLinksOnly(names)
    }

    /// Says which screens have several files, or are in several groups.
    private mutating func addSharing() {
        for (index, files) in files.enumerated() {
            guard files.count > 1 else {
                if let group = files[0].folders.last(where: { RouterFile.isGroup($0) && $0.contains(",") }) {
                    sketch.nodes[index].remarks.comments.append("shared by the groups `\(group)`")
                }
                continue
            }
            sketch.nodes[index].remarks.todos.append(
                "the source has this URL in \(listed(files.map(\.path))): make one screen for each of them if they "
                    + "show different things")
        }
    }

    /// Says at the first screen of each layout what its screens are; once for layouts with the same ones.
    private mutating func addLayoutRemarks(_ tabs: RouterTabs) {
        var names: [[String]: [String]] = [:]
        var order: [(first: Int, labels: [String], canBeTabs: Bool)] = []
        for layout in layouts.all where layout != tabs.layout {
            let labels = layouts.labels(of: layout, sketch.nodes)
            // What is around the tabs is not a tab bar.
            guard let first = layouts.nodes(below: .layout(layout)).min(), !tabs.isAround(layout, layouts) else {
                continue
            }
            if labels.count == 1, layouts.folders(of: layout).isEmpty { continue }
            if names[labels] == nil { order.append((first, labels, !tabs.contains(layout, layouts))) }
            names[labels, default: []].append(layouts.name(of: layout))
        }
        for (first, labels, canBeTabs) in order.reversed() {
            let name = GraphSketch.conjunction(names[labels] ?? [])
            if labels.count > 1 {
                sketch.nodes[first].remarks.todos.insert(
                    GraphSketch.todo(
                        forNavigator: name, showing: labels, isOne: names[labels]?.count == 1, canBeTabs: canBeTabs),
                    at: 0)
            } else {
                sketch.nodes[first].remarks.comments.insert("in \(name)", at: 0)
            }
        }
    }

    /// By convention, a route named `modal` is presented.
    private mutating func addModalRemarks() {
        var seen: Set<String> = []
        for (index, files) in files.enumerated() {
            guard let file = files.first else { continue }
            let modals: Set<String> = ["modal", "modals", "(modal)", "(modals)"]
            if let folder = file.folders.first(where: { modals.contains($0) }) {
                guard seen.insert(folder).inserted else { continue }
                sketch.nodes[index].remarks.todos.append(
                    "move the screens in `\(folder)` to `sheets:` if the layout presents them as modals")
            } else if file.name == "modal" {
                sketch.nodes[index].remarks.todos.append(
                    "move this screen to `sheets:` if the layout presents it as a modal")
            }
        }
    }

    /// Folders whose names are those of other code can have routes, too.
    private mutating func addFolderRemarks() {
        var seen: Set<String> = []
        for (index, files) in files.enumerated() {
            guard let folder = files.first?.unclearFolder, seen.insert(folder).inserted else { continue }
            sketch.nodes[index].remarks.todos.append(
                "Expo Router makes routes of the files in `\(folder)`: remove those that are no screens")
        }
    }

    /// Groups that have no layout only sort files.
    private mutating func addGroups() {
        var seen = Set(layouts.all.map { layouts.folders(of: $0) })
        for place in files.joined().flatMap({ $0.places() }) {
            for count in place.indices where RouterFile.isGroup(place[count]) {
                if seen.insert(Array(place[...count])).inserted { sketch.leaveOut("groups without a layout") }
            }
        }
    }
}
