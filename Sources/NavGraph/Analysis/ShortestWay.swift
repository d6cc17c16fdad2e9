extension AnalysedGraph {
    /// A step of a way from one node to another.
    public enum Step: Sendable, Hashable {
        case edge(Edge)
        /// A route from anywhere, by its index.
        case global(Int, from: NodeID)

        public var source: NodeID {
            switch self {
            case .edge(let edge): edge.source
            case .global(_, let source): source
            }
        }
    }

    /// The fewest steps from one node to another; of equally short ways, the first in source order. Nil: there is none.
    public func shortestWay(from start: NodeID, to goal: NodeID) -> [Step]? {
        var arrivals = [Step?](repeating: nil, count: graph.nodes.count)
        var seen = [Bool](repeating: false, count: graph.nodes.count)
        var globals = globalRoutes
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
            guard !graph[id].isExternal else { continue }
            for edge in outgoing(of: id) where showsTarget(edge) { reach(edge.target, .edge(edge)) }
            guard isAnywhere(id) else { continue }
            globals.removeAll { index in
                guard let target = graph.routes[index].target.target, target != id else { return false }
                reach(target, .global(index, from: id))
                return true
            }
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
}
