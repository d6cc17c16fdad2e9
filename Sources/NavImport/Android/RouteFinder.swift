/// Finds the route that does what an action does. `BackStackChange` has the cases.
struct RouteFinder {
    enum Result {
        case route(SketchRoute)
        /// There is no route, and nothing to decide; what is counted instead.
        case leftOut(String)
        case todo(String)
    }

    private(set) var order: StackOrder
    /// How many actions select the tab of a destination.
    private(set) var selected: [Int: Int] = [:]
    /// What the routes do not do, to be counted.
    private(set) var leftOut: [String] = []
    private let nodes: [SketchNode]
    private let tabs: [Int: String]
    private let tree: NavigationTree
    private let start: Int?
    /// Whether it was said what happens in sheets.
    private var hasNotedSheets = false

    init(_ reader: NavGraphReader, order: StackOrder) {
        self.order = order
        nodes = reader.nodes
        tabs = reader.tabs
        tree = reader.tree
        start = reader.tree.start(of: 0)
    }

    /// - Parameter source: Where the action starts; nil for anywhere.
    mutating func route(
        _ action: XMLElement, _ target: Int?, _ change: BackStackChange, from source: Int?
    ) -> Result {
        guard let target else { return back(change, from: source) }
        let isSingle = action["app:launchSingleTop"] == "true"
        var route: SketchRoute
        if let source, nodes[source].kind == .sheets {
            route = fromSheet(target, change, source)
        } else {
            route = fromScreen(target, change, source, isSingle: isSingle)
        }
        if source == nil, nodes[target].kind == .screens, route.style == nil, route.target == nodes[target].name {
            noteSheets(&route)
        }
        return .route(route)
    }

    private mutating func noteSheets(_ route: inout SketchRoute) {
        guard !hasNotedSheets, nodes.contains(where: { $0.kind == .sheets }) else { return }
        hasNotedSheets = true
        route.remarks.todos.append(
            "check this at sheets, where `*` pushes the screen inside the sheet; Android closes the dialog first, "
                + "as a route of the sheet with `as: under` does")
    }
}

/// Actions with a destination.
extension RouteFinder {
    private mutating func fromScreen(
        _ target: Int, _ change: BackStackChange, _ source: Int?, isSingle: Bool
    ) -> SketchRoute {
        if let tab = tabs[target] { return routeToTab(tab, target, change) }
        switch change {
        case .none: return plain(target)
        case .unknown(let id):
            return plain(target, unknown(id))
        case .above(let lower):
            if lower == source { return plain(target) }
            guard canBe(lower, below: source) else { return plain(target, neverBelow(lower, source)) }
            if lower == target, !isSingle {
                return popTo(
                    target, lower,
                    "in the source, the first `\(name(target))` stays below the new one; leave out `as` if it is to "
                        + "stay"
                )
            }
            return popTo(target, lower)
        case .from(let lower): return removing(lower, target, source, isSingle: isSingle)
        case .graph(let graph): return removing(graph: graph, target, source, isSingle: isSingle)
        case .everything: return removingEverything(target, source)
        }
    }

    private mutating func removing(_ lower: Int, _ target: Int, _ source: Int?, isSingle: Bool) -> SketchRoute {
        if lower == source { return removingSource(lower, target) }
        if lower == target {
            // Often written as a precaution.
            if canBe(lower, below: source) { return popTo(target, lower) }
            leftOut.append("`app:popUpTo` of a target that no action puts below the source")
            return plain(target)
        }
        if isRoot(lower) { return removingEverything(target, source) }
        guard canBe(lower, below: source) else { return plain(target, neverBelow(lower, source)) }
        if let below = screenBelow(lower) {
            var route = popTo(target, below)
            route.remarks.comments.append("also removes `\(name(lower))`, to which only `\(name(below))` leads")
            return route
        }
        return popTo(
            target, lower,
            "the source removes `\(name(lower))` as well; name the screen that is below it, in place of it")
    }

    private func removingSource(_ source: Int, _ target: Int) -> SketchRoute {
        if isRoot(source) { return plain(target, rootStays(below: target, removed: source)) }
        if nodes[target].kind == .screens, !nodes[target].isExternal { return route(target, .text("replace")) }
        if let below = screenBelow(source) { return popTo(target, below) }
        return plain(
            target,
            "the source removes `\(name(source))` first; write `as: {popTo: …}` with the screen below it, if that "
                + "matters"
        )
    }

    private mutating func removing(graph: Int, _ target: Int, _ source: Int?, isSingle: Bool) -> SketchRoute {
        let start = tree.start(of: graph)
        if start != target, start != source, let entrance = order.entrance(of: graph), entrance != source,
            nodes[entrance].kind == .screens, canBe(entrance, below: source)
        {
            return popTo(target, entrance)
        }
        guard let start else {
            let id = tree.graphs[graph].id ?? ""
            return plain(
                target,
                "the source removes all screens of the graph `\(id)` first; write `as: {popTo: …}` with the screen "
                    + "below them"
            )
        }
        return removing(start, target, source, isSingle: isSingle)
    }

    private mutating func removingEverything(_ target: Int, _ source: Int?) -> SketchRoute {
        if target == source { return plain(target, rootStays(below: target, removed: start)) }
        if target == start, tabs.isEmpty { return popTo(target, target) }
        let todo = rootStays(below: target, removed: start)
        if nodes[target].kind == .screens, !nodes[target].isExternal {
            return source.map(isRoot) == true ? plain(target, todo) : route(target, .text("reset"), todo)
        }
        if let start, tabs.isEmpty, start != source { return popTo(target, start, todo) }
        return plain(target, todo)
    }

    /// A tab is selected. If the source removes something, its stack is emptied as well.
    private mutating func routeToTab(_ tab: String, _ target: Int, _ change: BackStackChange) -> SketchRoute {
        if nodes[target].kind != .screens || nodes[target].isExternal { return plain(target) }
        if case .none = change {
            selected[target, default: 0] += 1
            return SketchRoute(tab)
        }
        return route(target, .text("open"))
    }

    private mutating func fromSheet(_ target: Int, _ change: BackStackChange, _ source: Int) -> SketchRoute {
        if let tab = tabs[target], nodes[target].kind == .screens, !nodes[target].isExternal {
            return routeToTab(tab, target, change)
        }
        let isPresented = nodes[target].kind == .sheets || nodes[target].isExternal
        let under = route(target, .text("under"))
        switch change {
        case .none: return isPresented ? plain(target) : under
        case .from(source): return under
        case .above(source): return isPresented ? plain(target) : under
        case .above(let lower) where order.leads(lower, to: source): return under
        case .from(target) where order.leads(target, to: source) && nodes[target].parameters.isEmpty:
            return route(target, .text("dismiss"))
        case .above(let lower):
            return with(under, "the source goes back to `\(name(lower))` first; \(onlySheet)")
        case .from(let lower):
            return with(
                under,
                isRoot(lower)
                    ? rootStays(below: target, removed: lower)
                    : "the source removes `\(name(lower))` first; \(onlySheet)")
        case .graph(let graph):
            let id = tree.graphs[graph].id ?? ""
            return with(under, "the source removes all screens of the graph `\(id)` first; \(onlySheet)")
        case .everything:
            if target == start, order.leads(target, to: source), nodes[target].parameters.isEmpty {
                return route(target, .text("dismiss"))
            }
            return with(under, rootStays(below: target, removed: start))
        case .unknown(let id):
            return with(isPresented ? plain(target) : under, unknown(id))
        }
    }
}

/// Actions that only go back.
extension RouteFinder {
    private mutating func back(_ change: BackStackChange, from source: Int?) -> Result {
        switch change {
        case .none, .unknown: return .leftOut("actions without a destination")
        case .everything: return .leftOut("actions that leave the app")
        case .above(let lower): return back(to: lower, source)
        case .from(let lower):
            if lower == source { return .leftOut("actions that go back, which every screen can") }
            if isRoot(lower) { return .leftOut("actions that leave the app") }
            if let below = screenBelow(lower), source == nil || canBe(lower, below: source) {
                return back(to: below, source)
            }
            return with(
                back(to: lower, source),
                "the source also leaves `\(name(lower))`; name the screen that is below it, in place of it")
        case .graph(let graph):
            if let entrance = order.entrance(of: graph), entrance != source { return back(to: entrance, source) }
            guard let start = tree.start(of: graph) else { return .leftOut("actions without a destination") }
            return back(.from(start), from: source)
        }
    }

    private mutating func back(to lower: Int, _ source: Int?) -> Result {
        if lower == source { return .leftOut("actions that go back to where they start") }
        let todo = "add a route back to `\(name(lower))`, to which the source goes; no action puts that below this"
        if let source, nodes[source].kind == .sheets {
            return order.leads(lower, to: source) ? .route(route(lower, .text("dismiss"))) : .todo(todo)
        }
        guard nodes[lower].kind == .screens, !nodes[lower].isExternal, canBe(lower, below: source) else {
            return .todo(todo)
        }
        return .route(route(lower, .text("popTo")))
    }

    private func with(_ result: Result, _ todo: String) -> Result {
        if case .route(let route) = result { .route(with(route, todo)) } else { result }
    }
}

/// Parts of routes.
extension RouteFinder {
    private func name(_ index: Int) -> String { nodes[index].name }

    private func isRoot(_ index: Int) -> Bool { index == start || tabs[index] != nil }

    private mutating func canBe(_ lower: Int, below upper: Int?) -> Bool {
        guard nodes[lower].kind == .screens, !nodes[lower].isExternal else { return false }
        return upper.map { order.canBe(lower, below: $0) } ?? true
    }

    /// The only screen that can be below another one.
    private func screenBelow(_ index: Int) -> Int? {
        guard let below = order.predecessor(of: index), nodes[below].kind == .screens, below != index else {
            return nil
        }
        return below
    }

    private func plain(_ target: Int, _ todo: String? = nil) -> SketchRoute { route(target, nil, todo) }

    private func popTo(_ target: Int, _ lower: Int, _ todo: String? = nil) -> SketchRoute {
        route(target, .map([SketchEntry("popTo", .text(name(lower)))]), todo)
    }

    private func route(_ target: Int, _ style: SketchEntry.Value?, _ todo: String? = nil) -> SketchRoute {
        var route = SketchRoute(name(target), as: style)
        route.remarks.todos = [todo].compactMap(\.self)
        return route
    }

    private func with(_ route: SketchRoute, _ todo: String) -> SketchRoute {
        var route = route
        route.remarks.todos.append(todo)
        return route
    }

    private func neverBelow(_ lower: Int, _ source: Int?) -> String {
        "the source goes back to `\(name(lower))` first, but no action puts that below "
            + "`\(source.map(name) ?? "")`; if something does, write `as: {popTo: \(name(lower))}`"
    }

    private func unknown(_ id: String) -> String {
        "the source goes back to `\(id)` first, which is not in these files; write `as: {popTo: …}` if it is needed"
    }

    /// What a route from a sheet does instead.
    private var onlySheet: String { "here only the sheet is closed; write `as: open` to show this as a link would" }

    private func rootStays(below target: Int, removed: Int?) -> String {
        if target == removed {
            return
                "in the source, only `\(name(target))` is left; if a fact decides whether it is shown, declare it in "
                + "`conditions`, and name `\(name(target))` under `root`"
        }
        let root = removed.map(name) ?? "the root"
        return
            "in the source, nothing stays below `\(name(target))`; here `\(root)` does. If a fact decides which is "
            + "shown, declare it in `conditions`, and write "
            + "`root: [{when: fact, show: \(name(target))}, {show: \(root)}]`"
    }
}
