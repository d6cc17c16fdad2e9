import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let popWithoutTarget = Rule(
        "pop-without-target", .presentation, canBeLowered: true,
        meaning: """
            A route goes back (`as: popTo`, `as: {popTo: …}`) to a screen that is never below its source on the same stack. Or it closes \
            a presentation (`as: dismiss`) that its source is never in, or that its target does not present.
            """,
        why: "Nothing would happen when the user taps, or something other than what the graph says.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [filter]}
            sheets:
              filter: {to: [{home: {as: popTo}}]}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [filter]}
            sheets:
              filter: {to: [{home: {as: dismiss}}]}
            """)
}

extension Check {
    static let popWithoutTarget = Check.ofLinks(.popWithoutTarget) { links in
        let (analyzed, graph) = (links.analyzed, links.graph)
        let backwards = graph.routes.filter {
            $0.style?.value == .popTo || $0.style?.value == .dismiss || $0.popsTo != nil
        }
        guard !backwards.isEmpty else { return [] }
        var stacks = StackSearch(links)
        return backwards.compactMap { route -> Diagnostic? in
            // `unreachable-node` reports nodes that nothing leads to, `nested-stack` those that are
            // not views.
            let sources = analyzed.sources(of: route).filter {
                (graph.kind(of: $0).isView || goesBackInVain(route, from: $0, analyzed))
                    && analyzed.reachability.isReachable($0)
            }
            guard let source = sources.first, let target = (route.popsTo ?? route.target).target else { return nil }
            if route.style?.value == .dismiss {
                guard stacks.canBePresented(oneOf: sources) else { return nothingToClose(route, graph[source]) }
                let isUncovered = graph.kind(of: target).isContainer || stacks.canBeUncovered(target, byOneOf: sources)
                return isUncovered ? nil : notUncovered(route, graph[source], analyzed.presenters(ofSheet: source))
            }
            guard graph.kind(of: target).isView, analyzed.reachability.isReachable(target),
                !(route.popsTo != nil && sources == [target]
                    ? stacks.canBeBelowItself(target) : stacks.canBe(target, belowOneOf: sources))
                    || sources.allSatisfy({ graph[$0].lacksStack && !stacks.pushedByStyle.contains($0) })
            else { return nil }
            if let below = route.popsTo { return nothingBelow(route, below, graph[source], graph[target]) }
            return nothingBelow(route, graph[source], graph[target])
        }
    }

    /// Whether a route from a step goes back first, and then presents something. If it pushes,
    /// `push-without-stack` reports it.
    private static func goesBackInVain(_ route: Route, from source: NodeID, _ analyzed: AnalyzedGraph) -> Bool {
        guard analyzed.graph.kind(of: source) == .step, let transition = analyzed.transitionAfterPop(of: route) else {
            return false
        }
        return !transition.needsStack
    }

    private static func nothingBelow(_ route: Route, _ source: Node, _ target: Node) -> Diagnostic {
        let instead =
            source.kind.isPresented
            ? "write `as: dismiss` to close the \(source.kind.rawValue)" : "leave out `as` to push it"
        return Rule.popWithoutTarget.finding(
            "`\(target.name)` is never below `\(source.name)`: there is nothing to go back to",
            at: route.target.range, help: "\(instead), or write `as: open` to show it as a link would")
    }

    private static func nothingBelow(
        _ route: Route, _ below: NodeReference, _ source: Node, _ target: Node
    ) -> Diagnostic {
        let kind = source.kind.rawValue
        let help: Help =
            source.kind.isPresented
            ? "write `as: under` to close the \(kind) first"
            : source.name == target.name && route.target.target == below.target
                ? "write `as: replace` to show it anew"
                : "leave out `as` to show `\(route.target.name)` from `\(source.name)`"
        return Rule.popWithoutTarget.finding(
            "`\(target.name)` is never below `\(source.name)`: there is nothing to go back to", at: below.range,
            help: help)
    }

    private static func notUncovered(_ route: Route, _ source: Node, _ presenters: [Node]) -> Diagnostic {
        let names = presenters.prefix(3).map { "`\($0.name)`" }.joined(separator: ", ")
        return Rule.popWithoutTarget.finding(
            "`\(route.target.name)` does not present what `\(source.name)` is in, so closing that does not lead there",
            at: route.target.range,
            help: Help(
                "name what presents it" + (names.isEmpty ? "" : ", \(names)") + (presenters.count > 3 ? ", …" : "")
                    + ", or write `as: open` to show `\(route.target.name)` as a link would"))
    }

    private static func nothingToClose(_ route: Route, _ source: Node) -> Diagnostic {
        Rule.popWithoutTarget.finding(
            "`\(source.name)` is never in a presentation: there is nothing to close",
            at: route.style?.range ?? route.target.range,
            help: "write `as: popTo` to go back on its stack, or remove the route")
    }
}

extension AnalyzedGraph {
    /// The nodes where a route starts. Empty for a route from anywhere, as there is always some
    /// screen above its target from which it can start.
    func sources(of route: Route) -> [NodeID] {
        switch route.source {
        case .node(let source): [source.target].compactMap(\.self)
        case .alertAction(let alert, _): presenters(of: alert)
        case .anywhere: []
        }
    }

    /// The nodes with routes to a presentation. Empty for a screen, which may be in many
    /// presentations.
    func presenters(ofSheet sheet: NodeID) -> [Node] {
        guard graph.kind(of: sheet).isPresented || graph.kind(of: sheet) == .flow else { return [] }
        var seen: Set<NodeID> = []
        return incoming(of: sheet).flatMap { edge in
            if case .alertAction = edge.cause {
                presenters(of: edge.source)
            } else {
                edge.route == nil ? [] : [edge.source]
            }
        }.filter { seen.insert($0).inserted }.map { graph[$0] }
    }
}

/// Finds which nodes can be above which on the same stack. In doubt it assumes that they can, as an
/// app can also navigate in ways that the graph does not describe.
private struct StackSearch {
    /// The maximum number of steps. A longer search would take more time than all other checks.
    private static let maxSteps = 10_000_000

    private let analyzed: AnalyzedGraph
    /// For each node, those that the plans of links put directly above it on its stack.
    private var planned: [NodeID: [NodeID]] = [:]
    /// For each node, those that the plans of links present on top of it.
    private var plannedSheets: [NodeID: [NodeID]] = [:]
    /// Nodes that can be shown on top of any other node.
    private var anywhere: [NodeID] = []
    /// Nodes that a route presents with `as: sheet`, `cover` or `popover`.
    private let presentedByStyle: Set<NodeID>
    /// Nodes that a route puts onto a stack with `as: push`, `replace` or `reset`.
    let pushedByStyle: Set<NodeID>
    private var steps = 0

    init(_ links: LinkAnalysis) {
        analyzed = links.analyzed
        let graph = analyzed.graph
        presentedByStyle = Set(
            graph.routes.compactMap { route in
                switch route.style?.value {
                case .sheet, .cover, .popover: route.target.target
                default: nil
                }
            })
        pushedByStyle = Set(
            graph.routes.compactMap { route in
                [.push, .replace, .reset].contains(route.style?.value) ? route.target.target : nil
            })
        let outcomes = (links.plans.all + links.opened.all).map(\.outcome) + links.placements.map(\.outcome)
        for outcome in outcomes {
            guard case .plan(let plan) = outcome else { continue }
            add(Self.lowest(of: plan) + plan.path.map(\.node))
            var top = plan.path.last?.node ?? Self.lowest(of: plan).last
            for level in plan.presented {
                add([level.entry.node] + level.path.map(\.node))
                if let top { plannedSheets[top, default: []].append(level.entry.node) }
                top = level.path.last?.node ?? level.entry.node
            }
        }
        for node in graph.nodes(of: .split) {
            guard case .split(let split) = node.detail else { continue }
            add(split.columns.flatMap { $0.screens.compactMap(\.target) })
        }
        anywhere = graph.nodes.indices.filter { graph.nodes[$0].isEntry }.map { NodeID($0) }
        // A fallback is shown on top of what is displayed.
        anywhere += graph.conditions.compactMap { $0.otherwise?.target }
        for route in graph.routes {
            guard let target = route.target.target else { continue }
            if case .anywhere = route.source, staysOnStack(route, from: nil) {
                anywhere.append(target)
            } else if route.style?.value == .under {
                anywhere.append(target)
            }
        }
        if graph.ids(of: .sheet, .cover, .popover, .flow).contains(where: { Self.takesLinks(graph[$0]) }) {
            anywhere += links.plans.all.map(\.node)
        }
    }

    private static func lowest(of plan: Plan) -> [NodeID] {
        [plan.root.node] + plan.columns.sorted { $0.key < $1.key }.map(\.value.node)
    }

    private static func takesLinks(_ node: Node) -> Bool {
        switch node.detail {
        case .presentation(let detail): detail.onLink == .stack
        case .flow(let flow): flow.onLink == .stack
        default: false
        }
    }

    private mutating func add(_ stack: [NodeID]) {
        for (below, above) in zip(stack, stack.dropFirst()) { planned[below, default: []].append(above) }
    }

    private func staysOnStack(_ route: Route, from source: NodeID?) -> Bool {
        switch analyzed.transition(of: route, from: source) {
        // The routes of an alert start at its presenter.
        case .push, .replace, .reset, .fill, .alert, .dialog: true
        case .from:
            analyzed.transitionAfterPop(of: route).map { [.push, .fill, .alert, .dialog].contains($0) } ?? false
        default: false
        }
    }

    mutating func canBe(_ target: NodeID, belowOneOf others: [NodeID]) -> Bool {
        leads(from: [target], toOneOf: others)
    }

    /// Whether an instance of a node can be above another one, other than by routes that go back to it.
    mutating func canBeBelowItself(_ node: NodeID) -> Bool {
        let above = analyzed.outgoing(of: node).compactMap { edge -> NodeID? in
            guard let route = edge.route.map({ analyzed.graph.routes[$0] }), route.popsTo?.target != node,
                staysOnStack(route, from: node)
            else { return nil }
            return edge.target
        }
        return leads(from: above + (planned[node] ?? []), toOneOf: [node])
    }

    /// Whether one of the nodes can be presented, or can be on the stack of something that is
    /// presented.
    mutating func canBePresented(oneOf others: [NodeID]) -> Bool {
        let graph = analyzed.graph
        let presented = graph.ids(of: .sheet, .cover, .popover, .alert, .dialog, .step)
        return leads(from: presented + presentedByStyle.sorted(), toOneOf: others)
    }

    /// Whether closing the presentation that one of the nodes is in can lead back to `target`,
    /// because `target` can present it.
    mutating func canBeUncovered(_ target: NodeID, byOneOf others: [NodeID]) -> Bool {
        let graph = analyzed.graph
        // A split view shows all its columns at once, so any of them may be the presenter.
        let beside = graph.nodes(of: .split).compactMap { node -> [NodeID]? in
            guard case .split(let split) = node.detail else { return nil }
            let screens = split.columns.flatMap { $0.screens.compactMap(\.target) }
            return screens.contains(target) ? screens : nil
        }.joined()
        var sheets: [NodeID] = []
        for source in [target] + beside {
            sheets += plannedSheets[source] ?? []
            for edge in analyzed.outgoing(of: source) {
                sheets.append(edge.target)
                guard graph.kind(of: edge.target).isAlert else { continue }
                sheets += analyzed.outgoing(of: edge.target).map(\.target)
            }
        }
        // These are not shown by routes of `target`, but on top of the visible node.
        sheets += graph.conditions.compactMap { $0.otherwise?.target }
        for id in graph.ids(of: .flow, .action) {
            if case .flow(let flow) = graph[id].detail { sheets += [flow.then?.target].compactMap(\.self) }
            if case .action(let action) = graph[id].detail { sheets += action.then.compactMap(\.target) }
        }
        let sources = Set([target] + beside)
        sheets += analyzed.globalRoutes.filter { number in
            let route = graph.routes[number]
            return route.except.isEmpty || sources.contains { analyzed.startsGlobalRoute(number, at: $0) }
        }.compactMap { graph.routes[$0].target.target }
        let presented = sheets.filter { id in
            [.sheet, .cover, .popover, .flow, .step].contains(graph.kind(of: id)) || presentedByStyle.contains(id)
        }
        return leads(from: presented + presented.flatMap { graph.steps(of: $0) }, toOneOf: others)
    }

    /// Whether a search upwards on the stack, from one of `starts`, arrives at one of the others.
    /// Also true if the search takes too many steps.
    private mutating func leads(from starts: [NodeID], toOneOf others: [NodeID]) -> Bool {
        var isReached = [Bool](repeating: false, count: analyzed.graph.nodes.count)
        var queue: [NodeID] = []
        func reach(_ id: NodeID) {
            guard !isReached[id.index] else { return }
            isReached[id.index] = true
            queue.append(id)
        }
        starts.forEach(reach)
        anywhere.forEach(reach)
        while let id = queue.popLast(), steps < Self.maxSteps {
            steps += 1
            if others.contains(id) { return true }
            planned[id]?.forEach(reach)
            for edge in analyzed.outgoing(of: id) {
                steps += 1
                guard let route = edge.route, staysOnStack(analyzed.graph.routes[route], from: id) else { continue }
                reach(edge.target)
            }
        }
        return steps >= Self.maxSteps
    }
}

extension Graph {
    fileprivate func steps(of node: NodeID) -> [NodeID] {
        if case .flow(let flow) = self[node].detail { flow.steps } else { [] }
    }
}
