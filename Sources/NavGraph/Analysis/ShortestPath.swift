extension AnalysedGraph {
    /// A step of a path from one node to another.
    public enum Step: Sendable, Hashable {
        case edge(Edge)
        /// A route from anywhere, by its index.
        case global(Int, from: NodeID)
        /// A tab is selected in the tab bar.
        case tabBar(NodeID, from: NodeID)
        /// The user goes back to what is below on the stack, or to the step before.
        case back(to: NodeID, from: NodeID)
        /// The presentation is closed; what presented it is shown again.
        case close(to: NodeID, from: NodeID)

        public var source: NodeID {
            switch self {
            case .edge(let edge): edge.source
            case .global(_, let source), .tabBar(_, let source), .back(_, let source), .close(_, let source): source
            }
        }
    }

    /// The fewest steps from one node to another; of equally short paths, the first in source order, one without the tab
    /// bar before one with it, and one that leads forward before one that leads back. Nil: there is none.
    ///
    /// What is below a node may be whatever leads to it. What is below that must be known before anything leads forward:
    /// from then on, going back would only undo a step.
    public func shortestPath(from start: NodeID, to goal: NodeID) -> [Step]? {
        var search = PathSearch(self, hasTabBar: nodesWithTabBar(), shownTabs)
        search.reach(start, isForward: false)
        return search.path(to: goal)
    }

    /// The fewest steps to a node from what users see first.
    public func shortestPathFromRoot(to goal: NodeID) -> (start: NodeID, steps: [Step])? {
        let roots = Reachability.roots(of: graph)
        var search = PathSearch(self, hasTabBar: nodesWithTabBar(), shownTabs)
        // The other tabs are selected in the tab bar.
        let firstTab = roots.first { graph.kind(of: $0) == .tab }
        for root in roots where graph.kind(of: root) != .tab || root == firstTab { search.reach(root, isForward: true) }
        return search.path(to: goal).map { steps in (steps.first?.source ?? goal, steps) }
    }

    private var shownTabs: [NodeID] { Reachability.roots(of: graph).filter { graph.kind(of: $0) == .tab } }

    /// Where the tab bar can be used: on the stack of a tab, not upon it or under another root.
    private func nodesWithTabBar() -> Set<NodeID> {
        var open = shownTabs
        var seen = Set(open)
        while let place = open.popLast() {
            for edge in outgoing(of: place) where staysOnTab(edge) && seen.insert(edge.target).inserted {
                open.append(edge.target)
            }
        }
        return seen
    }

    private func staysOnTab(_ edge: Edge) -> Bool {
        switch edge.cause {
        case .tabRoot, .column: return true
        case .route(let number):
            switch transition(of: graph.routes[number], from: edge.source) {
            case .push, .replace, .reset, .fill: return true
            default: return false
            }
        default: return false
        }
    }

    /// The steps out of a node. A flow leads to its first step, each step to the next, and the last to what follows.
    fileprivate func following(_ id: NodeID) -> [Edge] {
        switch graph[id].detail {
        case .flow(let flow):
            outgoing(of: id).filter { $0.cause != .step && $0.cause != .then } + steps(of: flow, from: 0, source: id)
        case .step(let step):
            outgoing(of: id) + steps(after: id, step)
        default: outgoing(of: id).filter(showsTarget)
        }
    }

    private func steps(after id: NodeID, _ step: StepDetail) -> [Edge] {
        guard case .flow(let flow) = graph[step.flow].detail, let place = flow.steps.firstIndex(of: id)
        else { return [] }
        let next = steps(of: flow, from: place + 1, source: id)
        guard !step.isSkippable else { return next }
        if let target = flow.skipTo?.target { return next + [Edge(source: id, target: target, cause: .step)] }
        return flow.isSkippable ? next + steps(of: flow, from: flow.steps.count, source: id) : next
    }

    /// The step at a place and, where conditions can leave that out, those behind it; after all of them, what follows.
    private func steps(of flow: FlowDetail, from place: Int, source: NodeID) -> [Edge] {
        var edges: [Edge] = []
        for target in flow.steps[place...] {
            edges.append(Edge(source: source, target: target, cause: .step))
            guard case .step(let step) = graph[target].detail, !step.when.isEmpty else { return edges }
        }
        if let then = flow.then?.target { edges.append(Edge(source: source, target: then, cause: .then)) }
        return edges
    }
}

/// A search, breadth first, over the nodes that steps back lead to, and those that steps forward lead to.
private struct PathSearch {
    private let analysed: AnalysedGraph
    private var graph: Graph { analysed.graph }
    private let hasTabBar: Set<NodeID>
    private var tabs: [NodeID]
    private var globals: [Int]
    /// By node, then again by node for what only steps back have led to.
    private var arrivals: [(step: AnalysedGraph.Step?, former: Int)?]
    private var queue: [Int] = []

    init(_ analysed: AnalysedGraph, hasTabBar: Set<NodeID>, _ tabs: [NodeID]) {
        self.analysed = analysed
        self.hasTabBar = hasTabBar
        self.tabs = tabs
        globals = analysed.globalRoutes
        arrivals = Array(repeating: nil, count: 2 * analysed.graph.nodes.count)
    }

    mutating func reach(_ node: NodeID, isForward: Bool, by step: AnalysedGraph.Step? = nil, from former: Int = -1) {
        let place = isForward ? node.index : node.index + graph.nodes.count
        guard arrivals[place] == nil else { return }
        arrivals[place] = (step, former)
        queue.append(place)
    }

    mutating func path(to goal: NodeID) -> [AnalysedGraph.Step]? {
        var head = 0
        while head < queue.count {
            let place = queue[head]
            head += 1
            let isForward = place < graph.nodes.count
            let node = NodeID(isForward ? place : place - graph.nodes.count)
            if node == goal { return steps(to: place) }
            goForward(from: node, place)
            if !isForward { goBack(from: node, place) }
        }
        return nil
    }

    private func steps(to place: Int) -> [AnalysedGraph.Step] {
        var steps: [AnalysedGraph.Step] = []
        var place = place
        while place >= 0, let arrival = arrivals[place] {
            if let step = arrival.step { steps.append(step) }
            place = arrival.former
        }
        return steps.reversed()
    }

    private mutating func goForward(from node: NodeID, _ place: Int) {
        if !graph[node].isExternal {
            for edge in analysed.following(node) {
                reach(edge.target, isForward: true, by: .edge(edge), from: place)
            }
            if analysed.isAnywhere(node) {
                let open = globals
                globals = []
                for index in open {
                    guard let target = graph.routes[index].target.target, target != node else {
                        globals.append(index)
                        continue
                    }
                    reach(target, isForward: true, by: .global(index, from: node), from: place)
                }
            }
        }
        guard hasTabBar.contains(node) else { return }
        for tab in tabs { reach(tab, isForward: true, by: .tabBar(tab, from: node), from: place) }
        tabs = []
    }

    private mutating func goBack(from node: NodeID, _ place: Int) {
        var shown = node
        if case .step(let step) = graph[node].detail {
            shown = step.flow
            if case .flow(let flow) = graph[shown].detail, flow.allowsBack, !step.isFinal,
                let number = flow.steps.firstIndex(of: node), number > 0
            {
                reach(
                    flow.steps[number - 1], isForward: false, by: .back(to: flow.steps[number - 1], from: node),
                    from: place)
            }
        }
        for edge in analysed.incoming(of: shown) {
            guard let number = edge.route else { continue }
            let sources: [NodeID] =
                if case .alertAction = edge.cause { analysed.presenters(of: edge.source) } else { [edge.source] }
            for source in sources { goBack(to: source, from: node, in: shown, byRoute: number, place) }
        }
        for number in analysed.globalRoutes where graph.routes[number].target.target == shown {
            for index in graph.nodes.indices where analysed.isAnywhere(NodeID(index)) {
                goBack(to: NodeID(index), from: node, in: shown, byRoute: number, place)
            }
        }
    }

    /// Undoes a route.
    private mutating func goBack(
        to source: NodeID, from node: NodeID, in presented: NodeID, byRoute number: Int, _ place: Int
    ) {
        switch analysed.transition(ofRoute: number, from: source) {
        case .push, .fill: reach(source, isForward: false, by: .back(to: source, from: node), from: place)
        case .sheet, .cover, .popover, .alert, .dialog, .start:
            reach(source, isForward: false, by: .close(to: source, from: presented), from: place)
        default: break
        }
    }
}
