extension AnalyzedGraph {
    /// A step of a path from one node to another.
    public enum Step: Sendable, Hashable {
        case edge(Edge)
        /// A route from anywhere, by its index.
        case global(Int, from: NodeID)
        /// A tab is selected in the tab bar.
        case tabBar(NodeID, from: NodeID)
        /// The user goes back to the previous node on the stack, or to the previous step.
        case back(to: NodeID, from: NodeID)
        /// The presentation is closed, and its presenter shown again.
        case close(to: NodeID, from: NodeID)

        public var source: NodeID {
            switch self {
            case .edge(let edge): edge.source
            case .global(_, let source), .tabBar(_, let source), .back(_, let source), .close(_, let source): source
            }
        }
    }

    /// The shortest path from one node to another, or nil if there is none.
    ///
    /// Of equally short paths, the first in source order wins; paths without the tab bar come before paths
    /// with it, and forward steps before backward ones.
    ///
    /// The path may begin with steps back, since nodes that lead to the start may be below it on
    /// the stack. After a step forward, a step back would only undo it.
    public func shortestPath(from start: NodeID, to goal: NodeID) -> [Step]? {
        var search = PathSearch(self, hasTabBar: nodesWithTabBar(), shownTabs)
        search.reach(start, isForward: false)
        return search.path(to: goal)
    }

    /// The shortest path to a node from a root.
    public func shortestPathFromRoot(to goal: NodeID) -> (start: NodeID, steps: [Step])? {
        let roots = Reachability.roots(of: graph)
        var search = PathSearch(self, hasTabBar: nodesWithTabBar(), shownTabs)
        // The other tabs are reached through the tab bar.
        let firstTab = roots.first { graph.kind(of: $0) == .tab }
        for root in roots where graph.kind(of: root) != .tab || root == firstTab { search.reach(root, isForward: true) }
        return search.path(to: goal).map { steps in (steps.first?.source ?? goal, steps) }
    }

    private var shownTabs: [NodeID] { Reachability.roots(of: graph).filter { graph.kind(of: $0) == .tab } }

    /// The nodes at which the tab bar can be used: those on the stack of a tab, not presented ones.
    private func nodesWithTabBar() -> Set<NodeID> {
        var open = shownTabs
        var seen = Set(open)
        while let node = open.popLast() {
            for edge in outgoing(of: node) where staysOnTab(edge) && seen.insert(edge.target).inserted {
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
            case .from: return [.push, .fill].contains(transitionAfterPop(of: graph.routes[number]))
            default: return false
            }
        default: return false
        }
    }

    /// The edges out of a node. A flow leads to its first step, each step to the next, and the last one to
    /// `then`.
    package func following(_ id: NodeID) -> [Edge] {
        switch graph[id].detail {
        case .flow(let flow):
            outgoing(of: id).filter { $0.cause != .step && $0.cause != .then } + steps(of: flow, from: 0, source: id)
        case .step(let step):
            outgoing(of: id) + steps(after: id, step)
        default: outgoing(of: id).filter(showsTarget)
        }
    }

    private func steps(after id: NodeID, _ step: StepDetail) -> [Edge] {
        guard case .flow(let flow) = graph[step.flow].detail, let index = flow.steps.firstIndex(of: id)
        else { return [] }
        let next = steps(of: flow, from: index + 1, source: id)
        guard !step.isSkippable else { return next }
        if let target = flow.skipTo?.target { return next + [Edge(source: id, target: target, cause: .step)] }
        return flow.isSkippable ? next + steps(of: flow, from: flow.steps.count, source: id) : next
    }

    /// The edges to the step at an index and, while steps can be left out by their conditions, to the next
    /// ones; after the last step, to `then`.
    private func steps(of flow: FlowDetail, from index: Int, source: NodeID) -> [Edge] {
        var edges: [Edge] = []
        for target in flow.steps[index...] {
            edges.append(Edge(source: source, target: target, cause: .step))
            guard case .step(let step) = graph[target].detail, !step.when.isEmpty else { return edges }
        }
        if let then = flow.then?.target { edges.append(Edge(source: source, target: then, cause: .then)) }
        return edges
    }
}

/// A breadth-first search with two states for each node: reached by steps back only, or by a step forward.
private struct PathSearch {
    private let analyzed: AnalyzedGraph
    private var graph: Graph { analyzed.graph }
    private let hasTabBar: Set<NodeID>
    private var tabs: [NodeID]
    private var globals: PendingGlobalRoutes
    /// How each state was reached. The first half is for nodes reached by a step forward, the second half
    /// for nodes reached by steps back only.
    private var arrivals: [(step: AnalyzedGraph.Step?, previous: Int)?]
    private var queue: [Int] = []

    init(_ analyzed: AnalyzedGraph, hasTabBar: Set<NodeID>, _ tabs: [NodeID]) {
        self.analyzed = analyzed
        self.hasTabBar = hasTabBar
        self.tabs = tabs
        globals = PendingGlobalRoutes(analyzed)
        arrivals = Array(repeating: nil, count: 2 * analyzed.graph.nodes.count)
    }

    mutating func reach(_ node: NodeID, isForward: Bool, by step: AnalyzedGraph.Step? = nil, from previous: Int = -1) {
        let state = isForward ? node.index : node.index + graph.nodes.count
        guard arrivals[state] == nil else { return }
        arrivals[state] = (step, previous)
        queue.append(state)
    }

    mutating func path(to goal: NodeID) -> [AnalyzedGraph.Step]? {
        var head = 0
        while head < queue.count {
            let state = queue[head]
            head += 1
            let isForward = state < graph.nodes.count
            let node = NodeID(isForward ? state : state - graph.nodes.count)
            if node == goal { return steps(to: state) }
            goForward(from: node, state)
            if !isForward { goBack(from: node, state) }
        }
        return nil
    }

    private func steps(to state: Int) -> [AnalyzedGraph.Step] {
        var steps: [AnalyzedGraph.Step] = []
        var state = state
        while state >= 0, let arrival = arrivals[state] {
            if let step = arrival.step { steps.append(step) }
            state = arrival.previous
        }
        return steps.reversed()
    }

    private mutating func goForward(from node: NodeID, _ state: Int) {
        if !graph[node].isExternal {
            for edge in analyzed.following(node) {
                reach(edge.target, isForward: true, by: .edge(edge), from: state)
            }
            for number in globals.take(at: node, analyzed) {
                guard let target = graph.routes[number].target.target else { continue }
                reach(target, isForward: true, by: .global(number, from: node), from: state)
            }
        }
        guard hasTabBar.contains(node) else { return }
        for tab in tabs { reach(tab, isForward: true, by: .tabBar(tab, from: node), from: state) }
        tabs = []
    }

    private mutating func goBack(from node: NodeID, _ state: Int) {
        var shown = node
        if case .step(let step) = graph[node].detail {
            shown = step.flow
            if case .flow(let flow) = graph[shown].detail, flow.allowsBack, !step.isFinal,
                let number = flow.steps.firstIndex(of: node), number > 0
            {
                reach(
                    flow.steps[number - 1], isForward: false, by: .back(to: flow.steps[number - 1], from: node),
                    from: state)
            }
        }
        for edge in analyzed.incoming(of: shown) {
            if edge.isOfFallback { closeFallback(shown, insteadOf: edge.source, state) }
            guard let number = edge.route else { continue }
            for source in sources(of: edge) where !graph.isActingTab(source) {
                goBack(to: source, from: node, in: shown, byRoute: number, state)
            }
            guard sources(of: edge).contains(where: graph.isActingTab) else { continue }
            // What is presented by a tab covers any screen with the tab bar.
            for source in hasTabBar.sorted() where graph.kind(of: source).isView {
                goBack(to: source, from: node, in: shown, byRoute: number, state)
            }
        }
        for number in analyzed.globalRoutes where graph.routes[number].target.target == shown {
            for source in analyzed.sources(ofGlobalRoute: number) {
                goBack(to: source, from: node, in: shown, byRoute: number, state)
            }
        }
    }

    /// The nodes at which the route of an edge starts.
    private func sources(of edge: Edge) -> [NodeID] {
        if case .alertAction = edge.cause { analyzed.presenters(of: edge.source) } else { [edge.source] }
    }

    /// Closes a fallback. It was shown on top of what has a route to the node that it replaces.
    private mutating func closeFallback(_ fallback: NodeID, insteadOf node: NodeID, _ state: Int) {
        for edge in analyzed.incoming(of: node) where edge.route != nil {
            for source in sources(of: edge) where graph.kind(of: source).isView {
                reach(source, isForward: false, by: .close(to: source, from: fallback), from: state)
            }
        }
    }

    /// Undoes a route.
    private mutating func goBack(
        to source: NodeID, from node: NodeID, in presented: NodeID, byRoute number: Int, _ state: Int
    ) {
        var source = source
        var transition = analyzed.transition(ofRoute: number, from: source)
        // Going back from the target leads to what the route has gone back to.
        if transition == .from, let below = graph.routes[number].popsTo?.target {
            source = below
            transition = analyzed.transitionAfterPop(of: graph.routes[number])
        }
        switch transition {
        case .push, .fill: reach(source, isForward: false, by: .back(to: source, from: node), from: state)
        case .sheet, .cover, .popover, .alert, .dialog, .start:
            reach(source, isForward: false, by: .close(to: source, from: presented), from: state)
        default: break
        }
    }
}
