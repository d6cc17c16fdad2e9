import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let popWithoutTarget = Rule(
        "pop-without-target", .presentation, canBeLowered: true,
        meaning: """
            A route goes back to a screen, `as: popTo`, that no way through the graph puts below its source on the \
            same stack.
            """,
        why: "Nothing would happen when the user taps.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [filter]}
            sheets:
              filter: {to: [{home: {as: popTo}}]}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [filter]}
            sheets:
              filter: {to: [{home: {as: dismiss}}]}
            """)
}

extension Check {
    static let popWithoutTarget = Check(.popWithoutTarget) { analysed, links in
        let graph = analysed.graph
        let pops = graph.routes.filter { $0.style?.value == .popTo }
        guard !pops.isEmpty else { return [] }
        var stacks = StackSearch(analysed, links)
        return pops.compactMap { route -> Diagnostic? in
            // That nothing leads to a node at all is said by `unreachable-node`, that it is no view by `nested-stack`.
            guard let target = route.target.target, graph[target].kind.isView,
                analysed.reachability.isReachable(target)
            else { return nil }
            let sources = analysed.sources(of: route).filter {
                graph[$0].kind.isView && analysed.reachability.isReachable($0)
            }
            guard let source = sources.first, !stacks.canLie(target, belowOneOf: sources) else { return nil }
            let kind = graph[source].kind
            let instead =
                kind.isPresented ? "write `as: dismiss` to close the \(kind.rawValue)" : "leave out `as` to push it"
            return Rule.popWithoutTarget.finding(
                "`\(graph[target].name)` never lies below `\(graph[source].name)`: there is nothing to go back to",
                at: route.target.range,
                help: "\(instead), or write `as: open` to show it as a link would")
        }
    }
}

extension AnalysedGraph {
    /// Where a route starts; none for one from anywhere, which starts at some screen above its target.
    fileprivate func sources(of route: Route) -> [NodeID] {
        switch route.source {
        case .node(let source): [source.target].compactMap(\.self)
        case .alertAction(let alert, _): presenters(of: alert)
        case .anywhere: []
        }
    }
}

/// What can lie on what in one stack: more rather than less, as the app has ways of its own.
private struct StackSearch {
    /// Looking further would take longer than all other checks.
    private static let mostSteps = 10_000_000

    private let analysed: AnalysedGraph
    /// What the plans of links put on each node.
    private var planned: [NodeID: [NodeID]] = [:]
    /// What can come to lie on any node.
    private var anywhere: [NodeID] = []
    private var steps = 0

    init(_ analysed: AnalysedGraph, _ links: LinkTable) {
        self.analysed = analysed
        let graph = analysed.graph
        for entry in links.plans.all + links.opened.all {
            guard case .plan(let plan) = entry.outcome else { continue }
            add(Self.lowest(of: plan) + plan.path.map(\.node))
            for level in plan.presented { add([level.entry.node] + level.path.map(\.node)) }
        }
        for node in graph.nodes {
            guard case .split(let split) = node.detail else { continue }
            add(split.columns.flatMap { $0.screens.compactMap(\.target) })
        }
        anywhere = graph.nodes.indices.filter { graph.nodes[$0].isEntry }.map { NodeID($0) }
        for route in graph.routes {
            guard let target = route.target.target else { continue }
            if case .anywhere = route.source, staysOnStack(route, from: nil) {
                anywhere.append(target)
            } else if route.style?.value == .under {
                anywhere.append(target)
            }
        }
        if graph.nodes.contains(where: Self.takesLinks) {
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
        switch analysed.transition(of: route, from: source) {
        // The routes of an alert are its presenter's.
        case .push, .replace, .reset, .fill, .alert, .dialog: true
        default: false
        }
    }

    /// Follows what is put on the target until it comes to one of the others.
    mutating func canLie(_ target: NodeID, belowOneOf others: [NodeID]) -> Bool {
        var isReached = [Bool](repeating: false, count: analysed.graph.nodes.count)
        var queue: [NodeID] = []
        func reach(_ id: NodeID) {
            guard !isReached[id.index] else { return }
            isReached[id.index] = true
            queue.append(id)
        }
        reach(target)
        anywhere.forEach(reach)
        while let id = queue.popLast(), steps < Self.mostSteps {
            if others.contains(id) { return true }
            planned[id]?.forEach(reach)
            for edge in analysed.outgoing(of: id) {
                steps += 1
                guard let route = edge.route, staysOnStack(analysed.graph.routes[route], from: id) else { continue }
                reach(edge.target)
            }
        }
        return steps >= Self.mostSteps
    }
}
