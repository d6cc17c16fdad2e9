import NavGraph

/// One way in which a node comes to be shown on another.
struct PlanWay: Hashable {
    enum Step: Hashable {
        case transition(Transition)
        /// A split's column, by its place; the first is filled by showing the split.
        case column(Int)
        /// A step of a flow that is shown.
        case step
    }
    /// What is on top before.
    var source: NodeID
    var step: Step
    /// The route that is taken, by its index.
    var route: Int?
    /// The route by which the source shows the alert whose action takes `route`.
    var alertRoute: Int?
    /// The split of whose columns the source fills one: where another is shown, the way is none.
    var split: NodeID?
}

/// Where plans start: a root, or a tab of a root that is a tab bar.
struct PlanContext: Hashable {
    var choice: Int
    var tab: NodeID?
    /// A screen, a split or a flow.
    var root: NodeID
}

/// All contexts of a graph, and all ways into each node.
struct PlanWays {
    let contexts: [PlanContext]
    /// By node.
    let into: [[PlanWay]]
    /// By the node on which they start.
    let outOf: [[(target: NodeID, way: PlanWay)]]
    /// Routes from anywhere into a node, by node: they count from a context's root.
    let fromAnywhere: [NodeID: [Int]]

    init(_ analysed: AnalysedGraph) {
        let graph = analysed.graph
        contexts = Self.contexts(graph)
        var into = [[PlanWay]](repeating: [], count: graph.nodes.count)
        var fromAnywhere: [NodeID: [Int]] = [:]
        for (number, route) in graph.routes.enumerated() {
            guard let target = route.target.target else { continue }
            switch route.source {
            case .node(let reference):
                guard let source = reference.target, !graph[source].isExternal,
                    let transition = analysed.transition(of: route, from: source),
                    Self.shows(transition, graph[target])
                else { continue }
                into[target.index] += Self.steps(transition, to: target, source, graph).map {
                    PlanWay(source: source, step: $0.step, route: number, split: $0.split)
                }
            case .anywhere: fromAnywhere[target, default: []].append(number)
            case .alertAction(let alert, _):
                for edge in analysed.incoming(of: alert) {
                    guard case .route(let shown) = edge.cause,
                        let transition = analysed.transition(of: route, from: edge.source),
                        Self.shows(transition, graph[target])
                    else { continue }
                    into[target.index] += Self.steps(transition, to: target, edge.source, graph).map {
                        PlanWay(
                            source: edge.source, step: $0.step, route: number, alertRoute: shown, split: $0.split)
                    }
                }
            }
        }
        for (index, node) in graph.nodes.enumerated() {
            switch node.detail {
            case .split(let split):
                for (place, column) in split.columns.enumerated() {
                    for screen in column.screens {
                        guard let screen = screen.target else { continue }
                        into[screen.index].append(PlanWay(source: NodeID(index), step: .column(place)))
                    }
                }
            case .flow(let flow):
                for step in flow.steps {
                    into[step.index].append(PlanWay(source: NodeID(index), step: .step))
                }
            default: break
            }
        }
        self.into = into
        var outOf = [[(target: NodeID, way: PlanWay)]](repeating: [], count: graph.nodes.count)
        for (index, ways) in into.enumerated() {
            for way in ways { outOf[way.source.index].append((NodeID(index), way)) }
        }
        self.outOf = outOf
        self.fromAnywhere = fromAnywhere
    }

    /// Whether a route puts its target somewhere, as seen from its source.
    static func shows(_ transition: Transition, _ target: Node) -> Bool {
        // Such a flow is a root, which conditions decide.
        if case .flow(let flow) = target.detail, flow.style == .root { return false }
        switch transition {
        case .popTo, .dismiss, .open, .select, .run: return false
        default: return true
        }
    }

    /// Which column a route fills, in each split that has both ends.
    private static func steps(
        _ transition: Transition, to target: NodeID, _ source: NodeID, _ graph: Graph
    ) -> [(step: PlanWay.Step, split: NodeID?)] {
        guard transition == .fill else { return [(.transition(transition), nil)] }
        var steps: [(step: PlanWay.Step, split: NodeID?)] = []
        for (index, node) in graph.nodes.enumerated() {
            guard case .split(let split) = node.detail,
                let from = split.columns.firstIndex(where: { $0.screens.contains { $0.target == source } }),
                let to = split.columns.lastIndex(where: { $0.screens.contains { $0.target == target } }), to > from
            else { continue }
            steps.append((.column(to), NodeID(index)))
        }
        return steps.isEmpty ? [(.transition(.push), nil)] : steps
    }

    private static func contexts(_ graph: Graph) -> [PlanContext] {
        graph.roots.enumerated().flatMap { number, choice -> [PlanContext] in
            switch choice.show {
            case .node(let reference):
                return reference.target.map { [PlanContext(choice: number, tab: nil, root: $0)] } ?? []
            case .tabs:
                return graph.nodes.indices.compactMap { index in
                    guard case .tab(let tab) = graph.nodes[index].detail, let root = tab.root?.target else {
                        return nil
                    }
                    return PlanContext(choice: number, tab: NodeID(index), root: root)
                }
            }
        }
    }
}

/// What a plan is chosen by: few presentations, then few steps.
struct PlanCost: Hashable, Comparable {
    var presentations: Int32
    var steps: Int32

    static let zero = PlanCost(presentations: 0, steps: 0)

    static func < (left: PlanCost, right: PlanCost) -> Bool {
        (left.presentations, left.steps) < (right.presentations, right.steps)
    }

    func after(_ step: PlanWay.Step, to kind: NodeKind) -> PlanCost {
        switch step {
        case .column(0), .step: return self
        case .column: return PlanCost(presentations: presentations, steps: steps + 1)
        case .transition(.under):
            let below = PlanCost(presentations: max(0, presentations - 1), steps: steps)
            return below.after(.transition(kind.ownTransition), to: kind)
        case .transition(let transition):
            return PlanCost(presentations: presentations + (transition.presents ? 1 : 0), steps: steps + 1)
        }
    }
}

extension NodeKind {
    /// How it is shown where a route does not say.
    var ownTransition: Transition {
        switch self {
        case .sheet: .sheet
        case .cover: .cover
        case .popover: .popover
        case .alert: .alert
        case .dialog: .dialog
        case .flow, .step: .start
        case .tab: .select
        case .action: .run
        case .screen, .split: .push
        }
    }
}

extension Transition {
    /// Whether it puts something on top of what is shown.
    var presents: Bool {
        switch self {
        case .sheet, .cover, .popover, .alert, .dialog, .start: true
        default: false
        }
    }
}
