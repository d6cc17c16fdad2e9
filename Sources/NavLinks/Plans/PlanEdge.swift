import NavGraph

/// An edge by which a node is shown on another. There are many edges, so they store indices in 32
/// bits.
struct PlanEdge: Hashable {
    enum Step: Hashable {
        /// To a screen, by a route without `as`: fills a later column of the split if source and
        /// target are in its columns, otherwise pushes.
        case screen
        case transition(Transition)
        /// A split's column, by index. Showing the split fills the first.
        case column(Int32)
        /// A step of a flow that is shown.
        case flowStep
        /// On what the node's `via:` lists, which is shown on the root.
        case via
    }
    /// The node on top before the edge.
    let source: NodeID
    let step: Step
    private let routeNumber: Int32?
    private let alertRouteNumber: Int32?

    init(source: NodeID, step: Step, route: Int? = nil, alertRoute: Int? = nil) {
        self.source = source
        self.step = step
        routeNumber = route.map { Int32($0) }
        alertRouteNumber = alertRoute.map { Int32($0) }
    }

    /// The index of the route, if any.
    var route: Int? { routeNumber.map { Int($0) } }
    /// The route by which the source shows the alert whose action takes `route`.
    var alertRoute: Int? { alertRouteNumber.map { Int($0) } }
}

/// All edges of a graph that plans may follow.
struct PlanEdges {
    /// By target.
    let into: Groups<PlanEdge>
    /// By source.
    let outOf: Groups<(target: NodeID, edge: PlanEdge)>
    /// By target: routes from anywhere, which start at the root of a context.
    let fromAnywhere: [NodeID: [PlanEdge.Route]]
    /// Whether some edges close presentations (`as: under`).
    let hasUnder: Bool

    init(_ analyzed: AnalyzedGraph, _ contexts: [PlanContext]) {
        let graph = analyzed.graph
        var collector = EdgeCollector(analyzed, contexts)
        for number in graph.routes.indices { collector.add(number) }
        collector.addContainers()
        into = Groups(collector.edges, count: graph.nodes.count)
        fromAnywhere = collector.fromAnywhere
        hasUnder = collector.edges.contains { $0.1.step == .transition(.under) }
        var outOf: [(Int32, (target: NodeID, edge: PlanEdge))] = []
        outOf.reserveCapacity(collector.edges.count)
        for index in graph.nodes.indices {
            for edge in into[Int32(index)] { outOf.append((Int32(edge.source.index), (NodeID(index), edge))) }
        }
        self.outOf = Groups(outOf, count: graph.nodes.count)
    }
}

extension PlanEdge {
    /// A route, and how it shows its target.
    struct Route {
        let number: Int
        let step: Step
    }
}

/// Collects edges, each with the index of its target.
private struct EdgeCollector {
    private let analyzed: AnalyzedGraph
    private let graph: Graph
    private let contexts: [PlanContext]
    private(set) var edges: [(Int32, PlanEdge)] = []
    private(set) var fromAnywhere: [NodeID: [PlanEdge.Route]] = [:]

    init(_ analyzed: AnalyzedGraph, _ contexts: [PlanContext]) {
        self.analyzed = analyzed
        self.contexts = contexts
        graph = analyzed.graph
        edges.reserveCapacity(graph.routes.count)
    }

    /// Adds the edges of a route.
    mutating func add(_ number: Int) {
        guard let target = graph.routes[number].target.target, let step = step(ofRoute: number, to: target) else {
            return
        }
        func add(from source: NodeID, by alertRoute: Int? = nil) {
            // A route that goes back first shows its target on what it goes back to, so its source is not in
            // the plan.
            let source = graph.routes[number].nodeBelowTarget ?? source
            let edge = PlanEdge(source: source, step: step, route: number, alertRoute: alertRoute)
            edges.append((Int32(target.index), edge))
        }
        if let source = graph.routes[number].sourceNode {
            // A tab that acts does so wherever the tab bar is.
            if graph.isActingTab(source) {
                fromAnywhere[target, default: []].append(.init(number: number, step: step))
                return
            }
            if !graph[source].isExternal { add(from: source) }
            return
        }
        switch graph.routes[number].source {
        case .node: break
        case .anywhere where graph.routes[number].nodeBelowTarget != nil: add(from: target)
        case .anywhere where startsAtNoRoot(number, to: target):
            for source in analyzed.sources(ofGlobalRoute: number) where !graph[source].isExternal {
                add(from: source)
            }
        case .anywhere: fromAnywhere[target, default: []].append(.init(number: number, step: step))
        case .alertAction(let alert, _):
            for edge in analyzed.incoming(of: alert) {
                if case .route(let shown) = edge.cause { add(from: edge.source, by: shown) }
            }
        }
    }

    /// Whether `except` has all roots on which links may show the target of a route from anywhere.
    private func startsAtNoRoot(_ number: Int, to target: NodeID) -> Bool {
        guard !graph.routes[number].except.isEmpty else { return false }
        return !contexts.contains { context in
            (graph[target].tab?.target ?? context.tab) == context.tab
                && context.starts(globalRoute: number, to: target, analyzed)
        }
    }

    /// How a route shows its target. Nil if it shows nothing new.
    private func step(ofRoute number: Int, to target: NodeID) -> PlanEdge.Step? {
        // A flow in root style is a root, which conditions choose.
        if graph.kind(of: target) == .flow, case .flow(let flow) = graph[target].detail, flow.style == .root {
            return nil
        }
        let step =
            graph.routes[number].style != nil
            ? analyzed.transition(ofRoute: number, from: nil).map { .transition($0) }
            : PlanEdge.Step(showing: graph.kind(of: target))
        switch step {
        case .transition(.popTo), .transition(.dismiss), .transition(.open), .transition(.select), .transition(.run),
            .transition(.from):
            return nil
        // Closing a presentation and selecting a tab shows what the tab already has.
        case .transition(.under) where graph.kind(of: target) == .tab: return nil
        default: return step
        }
    }

    /// Adds the edges from splits and flows to what they contain.
    mutating func addContainers() {
        for owner in graph.ids(of: .split, .flow) {
            switch graph[owner].detail {
            case .split(let split):
                for (number, column) in split.columns.enumerated() {
                    for screen in column.screens.compactMap(\.target) {
                        edges.append((Int32(screen.index), PlanEdge(source: owner, step: .column(Int32(number)))))
                    }
                }
            case .flow(let flow):
                for step in flow.steps { edges.append((Int32(step.index), PlanEdge(source: owner, step: .flowStep))) }
            default: break
            }
        }
    }
}
