package import NavGraph

/// A way through an app: how it is launched, and what is done then.
package struct Tour: Sendable {
    /// Something that happens in a tour, and what it leads to.
    package struct Step: Sendable {
        package let move: TourMove
        /// What the user then sees on top.
        package let shown: [NodeID]
        /// The routes that were taken, by their indices.
        package let routes: [Int]
        /// What the app then shows by itself.
        package let external: [NodeID]
        /// Whether it is up to the app what is shown next, so that the tour ends.
        package let isUpToApp: Bool
    }

    /// The values of the conditions at the launch; nil for undecided.
    package let facts: [Bool?]
    /// What the user sees after the launch.
    package let start: [NodeID]
    package internal(set) var steps: [Step] = []

    /// The nodes that the user sees in it.
    package var nodes: Set<NodeID> { Set(start + steps.flatMap { $0.shown + $0.external }) }
    /// The routes that are taken in it.
    package var routes: Set<Int> { Set(steps.flatMap(\.routes)) }
}

/// Tours, with what they leave out.
package struct Tours: Sendable {
    package internal(set) var tours: [Tour] = []
    /// What no tour covers.
    package internal(set) var missed = TourTargets()
    /// What the tours were to cover.
    package let targets: TourTargets

    /// After how many steps a tour ends, if nothing else is asked for.
    package static let usualMaxSteps = 20

    init(_ targets: TourTargets) { self.targets = targets }

    /// Removes tours of which others cover everything.
    fileprivate mutating func removeRepeated() {
        var nodes: [NodeID: Int] = [:]
        var routes: [Int: Int] = [:]
        for tour in tours {
            for node in tour.nodes.intersection(targets.nodes) { nodes[node, default: 0] += 1 }
            for route in tour.routes.intersection(targets.routes) { routes[route, default: 0] += 1 }
        }
        for index in tours.indices.reversed() {
            let ownNodes = tours[index].nodes.intersection(targets.nodes)
            let ownRoutes = tours[index].routes.intersection(targets.routes)
            guard ownNodes.allSatisfy({ nodes[$0, default: 0] > 1 }),
                ownRoutes.allSatisfy({ routes[$0, default: 0] > 1 })
            else { continue }
            for node in ownNodes { nodes[node, default: 0] -= 1 }
            for route in ownRoutes { routes[route, default: 0] -= 1 }
            tours.remove(at: index)
        }
    }
}

extension TourGraph {
    /// The tours that cover targets with few moves, each with a limited number of steps, unless what it leads to
    /// needs more.
    ///
    /// From where a tour is, the next part leads to the nearest target that is left, or begins another
    /// tour if that is nearer.
    package func tours(covering targets: TourTargets, maxSteps: Int) -> Tours {
        var planner = TourPlanner(self, targets, maxSteps: maxSteps)
        planner.plan()
        return planner.tours
    }

    /// The shortest tour to a node; nil if none was found.
    ///
    /// - Parameter start: A node that the tour shows before.
    package func tour(to goal: NodeID, from start: NodeID? = nil) -> Tours? {
        var planner = TourPlanner(self, TourTargets(nodes: [goal]), maxSteps: .max)
        let goals = [start, goal].compactMap(\.self).map { TourTargets(nodes: shown(by: $0)) }
        let isFound = [false, true].contains { planner.lead(to: goals, usesURLs: $0, limit: TourPlanner.limits.one) }
        return isFound ? planner.tours : nil
    }

    /// What a user sees of a node: a flow shows its steps, and a split its columns.
    private func shown(by node: NodeID) -> Set<NodeID> {
        switch graph[node].detail {
        case .flow(let flow): Set(flow.steps)
        case .split(let split): Set(split.columns.flatMap(\.screens).compactMap(\.target))
        default: [node]
        }
    }
}

/// Makes tours part by part.
private struct TourPlanner {
    private let graph: TourGraph
    private let facts: TourFacts
    private let edges: TourEdges
    private let maxSteps: Int
    private var left: TourTargets
    /// Where the last tour is.
    private var state: TourState?
    private(set) var tours: Tours
    /// The most states of a search for one target, and of one for the nearest of many.
    static let limits = (one: 10_000, many: 2_000)

    init(_ graph: TourGraph, _ targets: TourTargets, maxSteps: Int) {
        self.graph = graph
        self.maxSteps = maxSteps
        facts = TourFacts(graph.analyzed, tabs: graph.tabs)
        edges = TourEdges(graph.links)
        left = targets
        tours = Tours(targets)
    }

    /// Covers all targets that can be.
    mutating func plan() {
        for usesURLs in [false, true] {
            while !left.isEmpty, lead(to: [left], usesURLs: usesURLs, limit: Self.limits.many) {}
        }
        // What is near by the edges alone may be out of reach, and keep a search from what is not.
        for node in left.nodes.sorted() where left.nodes.contains(node) {
            leadFitting(to: TourTargets(nodes: [node]), facts.fitting(node))
        }
        for route in left.routes.sorted() where left.routes.contains(route) {
            leadFitting(to: TourTargets(routes: [route]), facts.fitting(route: route))
        }
        tours.missed = left
        tours.removeRepeated()
    }

    /// Leads to targets, if not with few other values of conditions, then with those that a way needs.
    private mutating func leadFitting(to targets: TourTargets, _ launch: ConditionValues) {
        _ =
            lead(to: [targets], usesURLs: true, limit: Self.limits.many)
            || lead(to: [targets], launch: launch, usesURLs: true, limit: Self.limits.many)
    }

    /// Leads to goals, one after another, from where the tour is or from a launch.
    mutating func lead(
        to goals: [TourTargets], launch: ConditionValues? = nil, usesURLs: Bool, limit: Int
    ) -> Bool {
        let goals = goals.map { (targets: $0, distances: TourDistances(to: $0, edges)) }
        func search(from state: TourState?) -> TourSearch.Result? {
            var search = TourSearch(graph, facts, to: goals, from: state, launch: launch, usesURLs: usesURLs)
            return search.run(limit: limit)
        }
        let count = tours.tours.last?.steps.count ?? 0
        var found = search(from: launch == nil ? state : nil)
        if let result = found, result.launch == nil, count + result.moves.count > maxSteps,
            // A new tour is better, unless it is also too long.
            let other = search(from: nil), other.moves.count <= max(maxSteps, result.moves.count)
        {
            found = other
        }
        guard let found else { return false }
        add(found)
        return true
    }

    private mutating func add(_ result: TourSearch.Result) {
        var states = result.states[...]
        if let launch = result.launch, let start = states.popFirst() {
            tours.tours.append(
                Tour(facts: graph.graph.conditions.indices.map { launch[$0] }, start: start.shown))
            left.remove(coveredBy: start)
        }
        for (move, state) in zip(result.moves, states) {
            tours.tours[tours.tours.count - 1].steps.append(
                Tour.Step(
                    move: move, shown: state.shown, routes: state.taken, external: state.external,
                    isUpToApp: state.isUpToApp))
            left.remove(coveredBy: state)
        }
        state = result.states.last.flatMap { $0.isUpToApp ? nil : $0 }
    }
}
