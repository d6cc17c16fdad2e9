extension AnalysedGraph {
    /// A step of a way from one node to another.
    public enum Step: Sendable, Hashable {
        case edge(Edge)
        /// A route from anywhere, by its index.
        case global(Int, from: NodeID)
        /// A tab is selected in the tab bar.
        case tabBar(NodeID, from: NodeID)

        public var source: NodeID {
            switch self {
            case .edge(let edge): edge.source
            case .global(_, let source), .tabBar(_, let source): source
            }
        }
    }

    /// The fewest steps from one node to another; of equally short ways, the first in source order, and one without the
    /// tab bar before one with it. Nil: there is none.
    public func shortestWay(from start: NodeID, to goal: NodeID) -> [Step]? {
        var arrivals = [Step?](repeating: nil, count: graph.nodes.count)
        var seen = [Bool](repeating: false, count: graph.nodes.count)
        var globals = globalRoutes
        let withTabBar = nodesWithTabBar()
        var tabs = shownTabs
        var queue = [start]
        var head = 0
        seen[start.index] = true
        func reach(_ id: NodeID, _ step: Step) {
            guard !seen[id.index] else { return }
            seen[id.index] = true
            arrivals[id.index] = step
            queue.append(id)
        }
        while head < queue.count, !seen[goal.index] {
            let id = queue[head]
            head += 1
            if !graph[id].isExternal {
                for edge in following(id) { reach(edge.target, .edge(edge)) }
                if isAnywhere(id) {
                    globals.removeAll { index in
                        guard let target = graph.routes[index].target.target, target != id else { return false }
                        reach(target, .global(index, from: id))
                        return true
                    }
                }
            }
            guard withTabBar.contains(id) else { continue }
            for tab in tabs { reach(tab, .tabBar(tab, from: id)) }
            tabs = []
        }
        guard seen[goal.index] else { return nil }
        var way: [Step] = []
        var current = goal
        while current != start, let step = arrivals[current.index] {
            way.append(step)
            current = step.source
        }
        return way.reversed()
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
    private func following(_ id: NodeID) -> [Edge] {
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
