import NavSyntax

/// A graph with a screen for each screen of linking configurations of React Navigation.
func reactNavigationSketch(_ files: [SourceFile]) throws(ImportFailure) -> GraphSketch {
    var builder = LinkingSketch()
    for file in files { try builder.read(file) }
    guard builder.hasScreens else {
        throw ImportFailure("`screens` is empty", in: files.first?.name ?? "")
    }
    return builder.finished()
}

/// Makes nodes of the screens of configurations.
private struct LinkingSketch {
    private var sketch = GraphSketch()
    private var names = SketchNames()
    private var navigators = LinkingNavigators()
    private var decisions = LinkingDecisions()
    private var prefixes: [String] = []
    /// The node, and the navigator, of the first screen with a name of the source.
    private var first: [String: (node: String, navigator: String)] = [:]
    private var tops: [Int] = []

    var hasScreens: Bool { !sketch.nodes.isEmpty }

    mutating func read(_ file: SourceFile) throws(ImportFailure) {
        let configuration = try LinkingConfiguration(file, &sketch)
        prefixes += configuration.prefixes
        for function in configuration.functions {
            sketch.linkRemarks.todos.append(
                function == "filter"
                    ? "the source ignores the URLs that its `filter` rejects: check that no pattern matches them"
                    : "the source reads URLs with its own `\(function)`: check that the patterns below match these URLs"
            )
        }
        let start = LinkingPattern.top.appending(configuration.path ?? "", isExact: false, [])
        tops.append(add(navigator: configuration.root, start, inside: nil))
    }

    // MARK: Screens

    /// Adds the screens of a navigator, and returns its index. Recursion ends, as the reader limits the depth of JSON.
    private mutating func add(navigator: LinkingScreen, _ pattern: LinkingPattern, inside parent: Int?) -> Int {
        let index = navigators.add(navigator.name, initial: navigator.initial, inside: parent)
        for screen in navigator.screens ?? [] {
            let path = screen.path.map { pattern.appending($0, isExact: screen.isExact, screen.parse) }
            guard screen.screens != nil else {
                let node = add(screen: screen, path, pattern, in: index)
                navigators.add(.node(node), named: screen.name, to: index)
                continue
            }
            if screen.screens?.isEmpty == true { sketch.leaveOut("navigators without screens") }
            if !screen.aliases.isEmpty { sketch.leaveOut("aliases of navigators") }
            let opened = path.flatMap { screen.showsChild(for: $0, of: $0) ? nil : $0 }
            let own = opened.flatMap { screen.initial == nil ? addNode(ofNavigator: screen, $0) : nil }
            let child = add(navigator: screen, path ?? pattern, inside: index)
            if let opened {
                if let node = own ?? open(child, screen, opened) { finish(node, ofNavigator: child, screen) }
            }
            navigators.add(.navigator(child), named: screen.name, to: index)
        }
        return index
    }

    private mutating func add(
        screen: LinkingScreen, _ pattern: LinkingPattern?, _ outer: LinkingPattern, in navigator: Int
    ) -> Int {
        let place = navigators.name(of: navigator)
        var (id, remarks) = names.node(anyOf: [screen.name, "\(place) \(screen.name)"])
        if let other = first[screen.name] {
            remarks.todos.removeAll { $0.hasPrefix(SketchNames.sameName) }
            let owner =
                other.navigator.isEmpty
                ? "the source" : "\(other.navigator == place ? "another" : "the") navigator `\(other.navigator)`"
            remarks.todos.append(
                "\(owner) also has a screen `\(screen.name)`: if both are the same, move this URL to `\(other.node)`")
        } else {
            first[screen.name] = (id, place)
        }
        var node = SketchNode(.screens, id)
        node.remarks = remarks
        let aliases = screen.aliases.map { outer.appending($0.path, isExact: $0.isExact, screen.parse) }
        var queries = screen.parse
        for pattern in (pattern.map { [$0] } ?? []) + aliases { add(pattern, &queries, to: &node) }
        node.makeMissingParametersOptional()
        sketch.nodes.append(node)
        return sketch.nodes.count - 1
    }

    /// Adds a pattern and its parameters to a node.
    private mutating func add(_ pattern: LinkingPattern, _ queries: inout [LinkingParser], to node: inout SketchNode) {
        let route = RoutePattern(pattern.source, in: .reactNavigation)
        var path = route.path
        var types = route.types
        node.remarks.todos += route.todos
        for var parameter in route.parameters {
            if let parser = pattern.parsers.first(where: { SketchNames.lowerCamel($0.key) == parameter.name }) {
                decisions.apply(parser, to: &parameter, of: node.name, &types)
            }
            guard let other = node.parameters.first(where: { $0.name == parameter.name }) else {
                node.parameters.append(parameter)
                continue
            }
            let name = parameter.type.trimmingOptional
            let type = types.first { $0.key == name }
            let known = sketch.types.first { $0.key == other.type.trimmingOptional }
            types.removeAll { $0.key == name }
            let isEqual =
                if let type, let known { type.value.isEqual(to: known.value) } else {
                    name == other.type.trimmingOptional
                }
            let todo = "choose the type of `\(parameter.name)`; another path of this screen limits it in another way"
            if !isEqual, !node.remarks.todos.contains(todo) { node.remarks.todos.append(todo) }
        }
        queries.removeAll { parser in
            route.parameters.contains { $0.name == SketchNames.lowerCamel(parser.key) }
        }
        // What else is read comes from the query.
        var items: [String] = []
        for parser in queries {
            guard let name = SketchNames.lowerCamel(parser.key), parser.isQueryKey else {
                sketch.leaveOut("`parse` of parameters whose names cannot be in a query")
                continue
            }
            if !node.parameters.contains(where: { $0.name == name }) {
                var parameter = SketchParameter(name, "String?")
                decisions.apply(parser, to: &parameter, of: node.name, &types)
                node.parameters.append(parameter)
            }
            if !items.contains("\(parser.key)={\(name)}") { items.append("\(parser.key)={\(name)}") }
        }
        if !items.isEmpty { path += (route.hasQuery ? "&" : "?") + items.joined(separator: "&") }
        sketch.add(types: types, of: &node)
        node.patterns.append(SketchPattern(path))
    }

    // MARK: Navigators with a path

    /// Gives the URL of a navigator to the screen that it shows first. If that needs other values, returns a new node.
    private mutating func open(_ navigator: Int, _ screen: LinkingScreen, _ pattern: LinkingPattern) -> Int? {
        guard let index = navigators.entry(of: navigator) else { return addNode(ofNavigator: screen, pattern) }
        let names = Set(RoutePattern(pattern.source, in: .reactNavigation).parameters.map(\.name))
        guard sketch.nodes[index].parameters.allSatisfy({ $0.isOptional || names.contains($0.name) }) else {
            return addNode(ofNavigator: screen, pattern)
        }
        var queries: [LinkingParser] = []
        var node = sketch.nodes[index]
        add(pattern, &queries, to: &node)
        node.patterns[node.patterns.count - 1].remarks.comments.append(
            "the URL of the navigator `\(screen.name)`, which shows this screen first")
        node.makeMissingParametersOptional(isOpenedOtherwise: true)
        sketch.nodes[index] = node
        return nil
    }

    private mutating func addNode(ofNavigator screen: LinkingScreen, _ pattern: LinkingPattern) -> Int {
        let (id, remarks) = names.node(screen.name)
        var node = SketchNode(.screens, id)
        node.remarks = remarks
        var queries: [LinkingParser] = []
        add(pattern, &queries, to: &node)
        sketch.nodes.append(node)
        return sketch.nodes.count - 1
    }

    private mutating func finish(_ node: Int, ofNavigator navigator: Int, _ screen: LinkingScreen) {
        let labels = navigators.labels(of: navigator, sketch.nodes)
        let shown = (labels.count > 1 ? "one of " : "") + GraphSketch.conjunction(labels)
        sketch.nodes[node].remarks.todos.append(
            "this is the navigator `\(screen.name)`, and the source does not say which screen its URL shows"
                + (shown.isEmpty ? "" : ": move the URL to \(shown), and remove this node"))
        navigators.setEntry(of: navigator, to: node)
    }
}

// MARK: The rest of the graph

extension LinkingSketch {
    func finished() -> GraphSketch {
        var result = self
        result.finish()
        return result.sketch
    }

    private mutating func finish() {
        sketch.header = [
            "Made from a linking configuration of React Navigation. It does not say whether a navigator is a stack, a "
                + "tab bar or a drawer, nor which screens lead to which. So only routes and links are written as Swift."
        ]
        let top = tops.first ?? 0
        if let entry = navigators.entry(of: top), sketch.nodes[entry].canBeRoot {
            sketch.root = sketch.nodes[entry].name
        }
        sketch.chooseRoot(among: navigators.nodes(below: navigators.initialChild(of: top)))
        removeEqualPatterns()
        addNavigatorRemarks()
        addVia()
        let prefixes = LinkingPrefixes(self.prefixes, &sketch)
        for (_, origins) in prefixes.bases { sketch.declare(origins) }
        sketch.linkRemarks.todos += prefixes.todos + decisions.todos
        for index in sketch.nodes.indices {
            sketch.nodes[index].patterns = sketch.nodes[index].patterns.flatMap(prefixes.patterns)
        }
        sketch.decideTies()
        sketch.finishLinksOnly(names)
    }

    /// Removes patterns that another screen has, too: React Navigation refuses them, and so would navgen.
    private mutating func removeEqualPatterns() {
        var owners: [String: Int] = [:]
        for index in sketch.nodes.indices {
            var node = sketch.nodes[index]
            var kept: [SketchPattern] = []
            for pattern in node.patterns {
                let key = pattern.path.shape(node.parameters)
                switch owners[key] {
                case nil:
                    owners[key] = index
                    kept.append(pattern)
                case index?: sketch.leaveOut("aliases that are listed twice")
                case let owner?:
                    node.remarks.todos.append(
                        "the source gives the URL `\(pattern.path)` to this screen and to "
                            + "`\(sketch.nodes[owner].name)`, where it is now: decide which of them has it")
                }
            }
            node.patterns = kept
            sketch.nodes[index] = node
        }
    }

    /// Says at the first screen of each navigator what its screens are.
    private mutating func addNavigatorRemarks() {
        for navigator in navigators.indices.reversed() where !navigators.name(of: navigator).isEmpty {
            guard let index = navigators.nodes(below: .navigator(navigator)).min() else { continue }
            let name = navigators.name(of: navigator)
            let labels = navigators.labels(of: navigator, sketch.nodes)
            if labels.count == 1 {
                sketch.nodes[index].remarks.comments.insert("in the navigator `\(name)`", at: 0)
            } else {
                sketch.nodes[index].remarks.todos.insert(
                    GraphSketch.todo(forNavigator: "the navigator `\(name)`", showing: labels), at: 0)
            }
        }
    }

    /// Lists the screens that navigators show below others.
    private mutating func addVia() {
        for index in sketch.nodes.indices where sketch.nodes[index].name != sketch.root {
            let node = sketch.nodes[index]
            guard !node.patterns.isEmpty else { continue }
            var via: [String] = []
            for below in navigators.screensBelow(index) {
                let other = sketch.nodes[below]
                guard below != index, other.name != sketch.root, !via.contains(other.name) else { continue }
                if other.parameters.allSatisfy({ need in
                    need.isOptional || node.parameters.contains { $0.name == need.name && $0.type == need.type }
                }) {
                    via.append(other.name)
                } else {
                    sketch.nodes[index].remarks.todos.append(
                        "the source shows `\(other.name)` below this screen, but the URL does not have its values: "
                            + "list what is below it in `via:`")
                }
            }
            guard !via.isEmpty else { continue }
            sketch.nodes[index].settings.append(SketchEntry("via", .list(via.map { .text($0) })))
        }
    }
}

extension SketchNode {
    /// A parameter that is not in all patterns has no value for the others.
    ///
    /// - Parameter isOpenedOtherwise: Whether it is also shown without a URL.
    fileprivate mutating func makeMissingParametersOptional(isOpenedOtherwise: Bool = false) {
        for index in parameters.indices where !parameters[index].isOptional {
            let name = parameters[index].name
            let isEverywhere = patterns.allSatisfy { pattern in
                ["}", "?}", "*}", "+}"].contains { pattern.path.contains("{\(name)\($0)") }
            }
            if !isEverywhere || isOpenedOtherwise && patterns.count == 1 { parameters[index].type += "?" }
        }
    }
}

extension LinkingParser {
    /// Whether a query item can have this name.
    fileprivate var isQueryKey: Bool {
        key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
    }
}
