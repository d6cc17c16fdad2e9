/// Makes a walk that breaks a promise smaller, as long as it breaks the same promise.
@MainActor struct Minimizer {
    /// Runs a walk; returns what it breaks. Nil also if the compiler rejects the graph.
    let run: (Walk) async -> Violation?
    private(set) var walk: Walk
    private(set) var violation: Violation
    /// How many walks may still be tried.
    private var budget = 3000

    init(_ walk: Walk, _ violation: Violation, run: @escaping (Walk) async -> Violation?) {
        self.walk = walk
        self.violation = violation
        self.run = run
    }

    /// Reduces the walk until nothing can be left out.
    mutating func minimize() async {
        var isSmaller = true
        while isSmaller, budget > 0 {
            isSmaller = await dropOperations()
            for graph in walk.graph.reductions where budget > 0 {
                // A reduction is of the graph before another one was applied, so it is tried again in the next round.
                var next = walk
                next.graph = graph
                if await attempt(next) {
                    isSmaller = true
                    break
                }
            }
        }
    }

    /// Leaves out operations: first halves, then ever smaller parts.
    private mutating func dropOperations() async -> Bool {
        var isSmaller = false
        var size = max(walk.operations.count / 2, 1)
        while size >= 1, budget > 0 {
            var start = walk.operations.count - size
            while start >= 0, budget > 0 {
                var next = walk
                next.operations.removeSubrange(start..<min(start + size, next.operations.count))
                if await attempt(next) { isSmaller = true }
                start = min(start, walk.operations.count) - size
            }
            size /= 2
        }
        return isSmaller
    }

    private mutating func attempt(_ next: Walk) async -> Bool {
        budget -= 1
        guard let violation = await run(next), violation.kind == self.violation.kind else { return false }
        self.violation = violation
        walk = next
        return true
    }
}

extension WalkGraph {
    /// Graphs that are a little smaller than this one.
    var reductions: [WalkGraph] {
        var all: [WalkGraph] = []
        for index in nodes.indices where !isNeeded(nodes[index].id) { all.append(without(nodes[index].id)) }
        for index in tabs.indices where tabs.count > 1 { all.append(changed { $0.tabs.remove(at: index) }) }
        for index in roots.indices.dropLast() { all.append(changed { $0.roots.remove(at: index) }) }
        if keepsNewestLink { all.append(changed { $0.keepsNewestLink = false }) }
        if launching != nil { all.append(changed { $0.launching = nil }) }
        for index in nodes.indices {
            all += reductions(of: nodes[index]).map { node in changed { $0.nodes[index] = node } }
        }
        for index in tabs.indices {
            for need in tabs[index].requires.indices {
                all.append(changed { $0.tabs[index].requires.remove(at: need) })
            }
            for need in tabs[index].visible.indices { all.append(changed { $0.tabs[index].visible.remove(at: need) }) }
            if tabs[index].hasURL { all.append(changed { $0.tabs[index].hasURL = false }) }
        }
        for index in roots.indices where roots[index].when.count > 1 {
            for need in roots[index].when.indices { all.append(changed { $0.roots[index].when.remove(at: need) }) }
        }
        for index in conditions.indices where conditions[index].otherwise != nil {
            all.append(changed { $0.conditions[index].otherwise = nil })
        }
        return all
    }

    private func changed(_ change: (inout WalkGraph) -> Void) -> WalkGraph {
        var graph = self
        change(&graph)
        return graph
    }

    /// Whether the graph makes no sense without a node.
    private func isNeeded(_ id: String) -> Bool {
        roots.contains { $0.show == id } || tabs.contains { $0.root == id }
            || conditions.contains { $0.otherwise == id } || splits.contains { $0.sidebar == id || $0.detail == [id] }
    }

    private func without(_ id: String) -> WalkGraph {
        changed { graph in
            graph.nodes.removeAll { $0.id == id }
            for index in graph.nodes.indices {
                graph.nodes[index].exits.removeAll { $0.target == id || $0.from == id }
                graph.nodes[index].via?.removeAll { $0 == id }
                if graph.nodes[index].then == id { graph.nodes[index].then = nil }
            }
            if graph.launching == id { graph.launching = nil }
            for index in graph.splits.indices {
                graph.splits[index].content.removeAll { $0 == id }
                graph.splits[index].detail.removeAll { $0 == id }
            }
        }
    }

    private func reductions(of node: Node) -> [Node] {
        var all: [Node] = []
        func add(_ change: (inout Node) -> Void) {
            var next = node
            change(&next)
            if next != node { all.append(next) }
        }
        for index in node.exits.indices { add { $0.exits.remove(at: index) } }
        for index in node.exits.indices { add { $0.exits[index].when = [] } }
        for index in node.exits.indices { add { $0.exits[index].from = nil } }
        for index in node.requires.indices { add { $0.requires.remove(at: index) } }
        for index in node.steps.indices where node.steps.count > 1 { add { $0.steps.remove(at: index) } }
        for index in node.steps.indices { add { $0.steps[index].when = [] } }
        for index in (node.via ?? []).indices { add { $0.via?.remove(at: index) } }
        add { $0.hasURL = false }
        add { $0.then = nil }
        add { $0.onLink = .close }
        add { $0.parameter = .none }
        add { $0.isTransient = false }
        add { $0.tab = nil }
        add { $0.opensOnTop = false }
        return all
    }
}
