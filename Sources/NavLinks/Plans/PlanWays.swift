import NavGraph

/// One way in which a node comes to be shown on another. There are many: numbers take half a word.
struct PlanWay: Hashable {
    enum Step: Hashable {
        case transition(Transition)
        /// A split's column, by its place; the first is filled by showing the split.
        case column(Int32)
        /// A step of a flow that is shown.
        case step
    }
    /// What is on top before.
    let source: NodeID
    /// The split of whose columns the source fills one: where another is shown, the way is none.
    let split: NodeID?
    let step: Step
    private let routeNumber: Int32?
    private let alertRouteNumber: Int32?

    init(source: NodeID, step: Step, route: Int? = nil, alertRoute: Int? = nil, split: NodeID? = nil) {
        self.source = source
        self.split = split
        self.step = step
        routeNumber = route.map { Int32($0) }
        alertRouteNumber = alertRoute.map { Int32($0) }
    }

    /// The route that is taken, by its index.
    var route: Int? { routeNumber.map { Int($0) } }
    /// The route by which the source shows the alert whose action takes `route`.
    var alertRoute: Int? { alertRouteNumber.map { Int($0) } }
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
    /// By node, close at hand: each step of each plan asks for it.
    let kinds: [NodeKind]
    /// By node.
    let into: Groups<PlanWay>
    /// By the node on which they start.
    let outOf: Groups<(target: NodeID, way: PlanWay)>
    /// Routes from anywhere into a node, by node: they count from a context's root.
    let fromAnywhere: [NodeID: [Int]]

    init(_ analysed: AnalysedGraph) {
        let graph = analysed.graph
        contexts = Self.contexts(graph)
        kinds = graph.nodes.indices.map { graph.kind(of: NodeID($0)) }
        var collector = WayCollector(analysed)
        for number in graph.routes.indices { collector.add(number) }
        collector.addContainers()
        into = Groups(collector.ways, count: graph.nodes.count)
        fromAnywhere = collector.fromAnywhere
        var outOf: [(Int32, (target: NodeID, way: PlanWay))] = []
        outOf.reserveCapacity(collector.ways.count)
        for index in graph.nodes.indices {
            for way in into[Int32(index)] { outOf.append((Int32(way.source.index), (NodeID(index), way))) }
        }
        self.outOf = Groups(outOf, count: graph.nodes.count)
    }

    /// Whether a route puts its target somewhere, as seen from its source.
    static func shows(_ transition: Transition, _ target: NodeID, _ graph: Graph) -> Bool {
        // Such a flow is a root, which conditions decide.
        if graph.kind(of: target) == .flow, case .flow(let flow) = graph[target].detail, flow.style == .root {
            return false
        }
        switch transition {
        case .popTo, .dismiss, .open, .select, .run: return false
        default: return true
        }
    }

    private static func contexts(_ graph: Graph) -> [PlanContext] {
        graph.roots.enumerated().flatMap { number, choice -> [PlanContext] in
            switch choice.show {
            case .node(let reference):
                return reference.target.map { [PlanContext(choice: number, tab: nil, root: $0)] } ?? []
            case .tabs:
                return graph.ids(of: .tab).compactMap { id in
                    guard case .tab(let tab) = graph[id].detail, let root = tab.root?.target else { return nil }
                    return PlanContext(choice: number, tab: id, root: root)
                }
            }
        }
    }
}

/// Collects the ways into nodes, each with the number of its node.
private struct WayCollector {
    private let analysed: AnalysedGraph
    private let graph: Graph
    private(set) var ways: [(Int32, PlanWay)] = []
    private(set) var fromAnywhere: [NodeID: [Int]] = [:]

    init(_ analysed: AnalysedGraph) {
        self.analysed = analysed
        graph = analysed.graph
        ways.reserveCapacity(graph.routes.count)
    }

    /// The ways of a route.
    mutating func add(_ number: Int) {
        guard let target = graph.target(ofRoute: number) else { return }
        if let source = graph.source(ofRoute: number) {
            if !graph.has(.external, source) { add(number, from: source, to: target, by: nil) }
            return
        }
        switch graph.routes[number].source {
        case .node: break
        case .anywhere: fromAnywhere[target, default: []].append(number)
        case .alertAction(let alert, _):
            for edge in analysed.incoming(of: alert) {
                guard case .route(let shown) = edge.cause else { continue }
                add(number, from: edge.source, to: target, by: shown)
            }
        }
    }

    private mutating func add(_ number: Int, from source: NodeID, to target: NodeID, by alertRoute: Int?) {
        guard let transition = analysed.transition(ofRoute: number, from: source),
            PlanWays.shows(transition, target, graph)
        else { return }
        func add(_ step: PlanWay.Step, _ split: NodeID? = nil) {
            let way = PlanWay(source: source, step: step, route: number, alertRoute: alertRoute, split: split)
            ways.append((Int32(target.index), way))
        }
        guard transition == .fill else { return add(.transition(transition)) }
        let columns = columns(of: target, filledFrom: source)
        for (column, split) in columns { add(.column(Int32(column)), split) }
        if columns.isEmpty { add(.transition(.push)) }
    }

    /// Which column a route fills, in each split that has both ends.
    private func columns(of target: NodeID, filledFrom source: NodeID) -> [(column: Int, split: NodeID)] {
        var columns: [(column: Int, split: NodeID)] = []
        for owner in graph.ids(of: .split) {
            guard case .split(let split) = graph[owner].detail,
                let from = split.columns.firstIndex(where: { $0.screens.contains { $0.target == source } }),
                let to = split.columns.lastIndex(where: { $0.screens.contains { $0.target == target } }), to > from
            else { continue }
            columns.append((to, owner))
        }
        return columns
    }

    /// What splits and flows show.
    mutating func addContainers() {
        for owner in graph.ids(of: .split, .flow) {
            switch graph[owner].detail {
            case .split(let split):
                for (place, column) in split.columns.enumerated() {
                    for screen in column.screens.compactMap(\.target) {
                        ways.append((Int32(screen.index), PlanWay(source: owner, step: .column(Int32(place)))))
                    }
                }
            case .flow(let flow):
                for step in flow.steps { ways.append((Int32(step.index), PlanWay(source: owner, step: .step))) }
            default: break
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
