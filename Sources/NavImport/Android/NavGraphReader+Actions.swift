/// Actions.
extension NavGraphReader {
    /// An `<action>`.
    private struct Action {
        var element: XMLElement
        /// The destination where it starts; nil if it starts anywhere in its graph.
        var source: Int?
        var graph: Int
        var change: BackStackChange
        var target: Int?
    }

    private static let attributes: Set<String> = [
        "android:id", "app:destination", "app:popUpTo", "app:popUpToInclusive",
    ]

    /// A graph with more destinations does not list them for each of its actions.
    private static let maxSources = 50

    mutating func readActions() {
        let actions = collectActions()
        var finder = RouteFinder(self, order: order(of: actions))
        for action in actions {
            leaveOutAttributes(of: action.element, except: Self.attributes)
            if action.element.id != nil { sketch.leaveOut("ids of actions, as routes are named after their targets") }
            guard isRead(action) else { continue }
            if let source = action.source {
                add(finder.route(action.element, action.target, action.change, from: source), of: action, to: source)
            } else {
                addGlobal(action, &finder)
            }
        }
        for what in finder.leftOut { sketch.leaveOut(what) }
        finishNodes(finder.order)
        finishTabs(finder.selected)
    }

    private func collectActions() -> [Action] {
        var actions: [Action] = []
        func add(_ element: XMLElement, _ source: Int?, _ graph: Int) {
            let id = element["app:destination"].map(ResourceReference.name)
            actions.append(
                Action(
                    element: element, source: source, graph: graph,
                    change: BackStackChange(element, from: graph, in: tree),
                    target: id.flatMap { tree.destination($0, from: graph) }))
        }
        for (index, destination) in tree.destinations.enumerated() {
            for child in destination.element.elements where child.name == "action" {
                add(child, index, destination.graph)
            }
        }
        for (index, graph) in tree.graphs.enumerated() {
            for child in graph.element.elements where child.name == "action" { add(child, nil, index) }
        }
        return actions
    }

    /// The destinations where an action of a graph starts; nil for anywhere.
    private func sources(of action: Action) -> [Int]? {
        if let source = action.source { return [source] }
        guard action.graph != 0 else { return nil }
        let sources = tree.graphs[action.graph].destinations.filter { !nodes[$0].isExternal }
        return sources.count > Self.maxSources ? nil : sources
    }

    private func order(of actions: [Action]) -> StackOrder {
        var order = StackOrder(count: nodes.count)
        for action in actions {
            guard let target = action.target else { continue }
            guard let sources = sources(of: action) else {
                order.addFromAnywhere(target)
                continue
            }
            for source in sources {
                let isPlain: Bool
                switch action.change {
                case .none: isPlain = true
                case .above(let index): isPlain = index == source
                default: isPlain = false
                }
                let isOnStack = nodes[target].kind == .screens && !nodes[target].isExternal && tabs[target] == nil
                let staysOnStack = !isOnStack || nodes[source].kind == .screens
                if !isOnStack {
                    order.add(source, target, staysOnStack: true, isPlain: isPlain)
                } else {
                    order.add(source, target, staysOnStack: staysOnStack, isPlain: isPlain && staysOnStack)
                }
                for graph in tree.graphs(around: target)
                where !tree.isGraph(tree.destinations[source].graph, inside: graph) {
                    order.addEntrance(isPlain && nodes[source].kind == .screens ? source : nil, to: graph)
                }
            }
        }
        for index in nodes.indices where !nodes[index].patterns.isEmpty { order.addLink(index) }
        for root in (tabs.isEmpty ? [tree.start(of: 0)].compactMap(\.self) : Array(tabs.keys)) { order.addRoot(root) }
        return order
    }

    /// Whether the target of an action is known. Otherwise, there is a TODO.
    private mutating func isRead(_ action: Action) -> Bool {
        guard action.target == nil else { return true }
        let todo: String
        if let id = action.element["app:destination"].map(ResourceReference.name) {
            let name = action.element.id.map { "the action `\($0)`" } ?? "an action"
            let isGraph = if case .graph? = tree.member(id, from: action.graph) { true } else { false }
            todo =
                isGraph
                ? "add the route of \(name) to the graph `\(id)`; the source does not say where that starts"
                : "add the route of \(name) to `\(id)`, which is not in these files"
        } else if case .unknown(let id) = action.change {
            todo = "the source goes back to `\(id)`, which is not in these files; add that route if it is needed"
        } else {
            return true
        }
        let remarks = Remarks(comments: action.element.commentLines, todos: [todo])
        if let source = action.source ?? tree.graphs[action.graph].destinations.first,
            action.graph != 0 || action.source != nil
        {
            nodes[source].remarks.add(remarks)
        } else {
            sketch.rootRemarks.add(remarks)
        }
        return false
    }
}

/// Writing routes.
extension NavGraphReader {
    private mutating func add(_ result: RouteFinder.Result, of action: Action, to source: Int) {
        switch result {
        case .leftOut(let what):
            sketch.leaveOut(what)
            nodes[source].remarks.comments += action.element.commentLines
        case .todo(let todo):
            nodes[source].remarks.add(Remarks(comments: action.element.commentLines, todos: [todo]))
        case .route(let found):
            let route = completed(found, of: action)
            let key = "\(source) \(route.meaning)"
            guard let index = routeIndices[key] else {
                routeIndices[key] = nodes[source].routes.count
                nodes[source].routes.append(route)
                return
            }
            sketch.leaveOut("actions that lead to the same destination in the same way")
            nodes[source].routes[index].remarks.add(route.remarks)
        }
    }

    private mutating func addGlobal(_ action: Action, _ finder: inout RouteFinder) {
        guard let sources = sources(of: action) else {
            let result = finder.route(action.element, action.target, action.change, from: nil)
            switch result {
            case .leftOut(let what):
                sketch.leaveOut(what)
                sketch.rootRemarks.comments += action.element.commentLines
            case .todo(let todo):
                sketch.rootRemarks.add(Remarks(comments: action.element.commentLines, todos: [todo]))
            case .route(var route):
                if action.graph != 0 {
                    let name = tree.graphs[action.graph].id ?? ""
                    route.remarks.todos.append("name the sources; the source has this only in the graph `\(name)`")
                }
                add(completed(route, of: action), from: .text("*"))
            }
            return
        }
        var groups: [(route: SketchRoute, sources: [Int])] = []
        var indices: [String: Int] = [:]
        for source in sources {
            let result = finder.route(action.element, action.target, action.change, from: source)
            guard case .route(let route) = result else {
                add(result, of: action, to: source)
                continue
            }
            if let index = indices[route.meaning] {
                groups[index].sources.append(source)
            } else {
                indices[route.meaning] = groups.count
                groups.append((route, [source]))
            }
        }
        for (route, sources) in groups {
            if sources.count == 1 {
                add(.route(route), of: action, to: sources[0])
            } else {
                add(completed(route, of: action), from: .list(sources.map { .text(nodes[$0].name) }))
            }
        }
    }

    private mutating func add(_ route: SketchRoute, from sources: SketchEntry.Value) {
        var entries = [SketchEntry("from", sources), SketchEntry("to", .text(route.target))]
        if let style = route.style { entries.append(SketchEntry("as", style)) }
        if !route.parameters.isEmpty { entries.append(SketchEntry("params", .map(route.parameters))) }
        let line = SketchEntry.Value.map(entries)
        sketch.routes.append(route.remarks.isEmpty ? line : .remarked(line, route.remarks))
    }

    /// A route with the comments and the values of its action.
    private mutating func completed(_ route: SketchRoute, of action: Action) -> SketchRoute {
        var route = route
        route.remarks.comments.insert(contentsOf: action.element.commentLines, at: 0)
        route.remarks.comments += action.element.lastCommentLines
        guard let target = action.target, nodes[target].name == route.target else {
            for _ in action.element.elements { sketch.leaveOut("arguments of actions that select a tab") }
            return route
        }
        var seen: Set<String> = []
        for element in action.element.elements {
            guard element.name == "argument", let source = element["android:name"] else {
                sketch.leaveOut("`<\(element.name)>` in an action")
                continue
            }
            route.remarks.comments += element.commentLines
            if !seen.insert(source).inserted {
                sketch.leaveOut("arguments that are declared twice")
            } else if let value = element["android:defaultValue"] {
                add(value, for: source, to: &route, target)
            } else {
                sketch.leaveOut("arguments of actions without a value")
            }
        }
        return route
    }

    private func add(_ value: String, for source: String, to route: inout SketchRoute, _ target: Int) {
        guard let (parameter, type) = arguments[target][source] else {
            route.remarks.todos.append(
                "declare the parameter `\(source)` at `\(route.target)`; the source passes `\(value)`")
            return
        }
        let text = type.base == .string ? strings.text(of: value) : value
        if value == "@null", parameter.type.hasSuffix("?") {
            route.parameters.append(SketchEntry(parameter.name, .literal("null")))
        } else if value != "@null", case .own = type.base {
            route.remarks.todos.append(
                "pass `\(value)` as `\(parameter.name)` in Swift; a graph cannot contain values of `\(type.name)`")
        } else if value != "@null", let literal = text.flatMap(type.value) {
            route.parameters.append(SketchEntry(parameter.name, literal.escapedInRoute))
        } else {
            route.remarks.todos.append("write the value of `\(parameter.name)`; in the source, it is `\(value)`")
        }
    }

    /// Adds what depends on which destinations are reached.
    private mutating func finishNodes(_ order: StackOrder) {
        for index in nodes.indices {
            addBackStack(to: index, order)
            guard !order.isTarget(index), tabs[index] == nil, nodes[index].name != sketch.root,
                nodes[index].patterns.isEmpty
            else { continue }
            let destination = tree.destinations[index]
            var ids = [destination.element.id].compactMap(\.self)
            if tree.start(of: destination.graph) == index, let id = tree.graphs[destination.graph].id { ids.append(id) }
            let search = ids.map { "`R.id.\($0)`" }.joined(separator: " or ")
            if !ids.isEmpty {
                nodes[index].remarks.comments.append("no action leads here; search the code of the app for \(search)")
            }
        }
    }
}

extension NavGraphReader {
    /// Says which actions select a tab, as these show the screen above another one in the source.
    private mutating func finishTabs(_ selected: [Int: Int]) {
        let counts = Dictionary(selected.map { (tabs[$0.key] ?? "", $0.value) }) { $0 + $1 }
        for index in sketch.tabs.indices {
            guard let count = counts[sketch.tabs[index].key] else { continue }
            let actions = count == 1 ? "an action leads" : "\(count) actions lead"
            sketch.tabs[index].remarks.comments.append(
                "\(actions) here; in the source, the back button then leads back to where the user was")
        }
    }
}

extension SketchRoute {
    /// What it does, for comparisons.
    fileprivate var meaning: String { "\(target) \(String(describing: style)) \(parameters)" }
}

extension SketchEntry.Value {
    /// A literal in a route, where `{name}` would be a parameter of the source.
    fileprivate var escapedInRoute: SketchEntry.Value {
        if case .text(let text) = self { .text(text.doublingBraces) } else { self }
    }
}
