import NavGraph
import NavSwiftWriter

/// Finds the cheapest moves to one of several targets, from the state of a tour or from a new launch. There can be
/// several goals, each of which is reached after the one before.
///
/// A search tries what promises the least cost first: what was spent, and the distance that is left
/// (`TourDistances`). States that differ only in the ids of screens are the same.
struct TourSearch {
    private let graph: TourGraph
    private let facts: TourFacts
    private let goals: [Goal]
    private let usesURLs: Bool
    private var entries: [Entry] = []
    private var queue = CostQueue()
    /// The least cost of each state that was reached.
    private var costs: [[Int]: Int] = [:]

    private struct Goal {
        let targets: TourTargets
        let distances: TourDistances
        /// The distances from the nearest root, and from the nearest node with a URL.
        let root: Int
        let url: Int

        init(_ targets: TourTargets, _ distances: TourDistances, roots: [NodeID], linked: [NodeID]) {
            (self.targets, self.distances) = (targets, distances)
            root = distances.least(of: roots)
            url = linked.map { distances.opened($0) }.min() ?? TourDistances.infinite
        }

        /// What is left at least after a launch.
        var launch: Int { min(root, TourCost.url + url) }
    }

    /// A state that was reached, or that a move may reach.
    private struct Entry {
        enum Source {
            /// A launch with facts; the conditions from an index on may still be changed.
            case launch(ConditionValues, next: Int)
            case state(TourState)
            case move(TourMove, of: Int)
        }

        let source: Source
        let cost: Int
        /// The goal to reach, by its index.
        var goal = 0
        var state: TourState?
        /// Whether nothing has happened since the launch.
        var isFresh = false
    }

    struct Result {
        /// The facts with which the app is launched; nil if the tour goes on.
        var launch: ConditionValues?
        var moves: [TourMove]
        /// The state after the launch, if there was one, and after each move.
        var states: [TourState]
    }

    /// - Parameters:
    ///   - start: The state of the tour, from which it may go on.
    ///   - launch: The values of the conditions at a launch; nil to try the usual ones and others.
    init(
        _ graph: TourGraph, _ facts: TourFacts, to goals: [(targets: TourTargets, distances: TourDistances)],
        from start: TourState?, launch: ConditionValues? = nil, usesURLs: Bool
    ) {
        self.graph = graph
        self.facts = facts
        self.usesURLs = usesURLs
        let linked = usesURLs ? graph.linked : []
        self.goals = goals.map { Goal($0.targets, $0.distances, roots: facts.roots, linked: linked) }
        if let start {
            add(Entry(source: .state(start), cost: 0), estimate: nearness(of: start, self.goals[0]).estimate)
        }
        let source = launch.map { Entry.Source.launch($0, next: .max) } ?? .launch(facts.usual, next: 0)
        add(Entry(source: source, cost: start == nil ? 0 : TourCost.launch), estimate: self.goals[0].launch)
    }

    /// Runs the search; nil if it finds nothing within a number of states.
    mutating func run(limit: Int) -> Result? {
        var count = 0
        while count < limit, let index = queue.pop() {
            let entry = entries[index]
            var state: TourState
            switch entry.source {
            case .launch(let values, let next):
                for (condition, value) in facts.changes(of: values, from: next) {
                    var other = values
                    other[condition] = value
                    add(
                        Entry(source: .launch(other, next: condition + 1), cost: entry.cost + TourCost.fact),
                        estimate: goals[0].launch)
                }
                state = TourState(graph, values)
                entries[index].isFresh = true
            case .state(let start): state = start
            case .move(let move, let parent):
                guard let former = entries[parent].state else { continue }
                state = former
                guard state.make(move) else { continue }
            }
            count += 1
            let isStart = if case .state = entry.source { true } else { false }
            var goal = entry.goal
            while !isStart, goals[goal].targets.areCovered(by: state) {
                goal += 1
                guard goal == goals.count else { continue }
                entries[index].state = state
                return result(index)
            }
            let signature = state.visibleSignature + [goal]
            guard !state.isUpToApp, !state.isRepetitive, entry.cost < costs[signature, default: .max] else { continue }
            costs[signature] = entry.cost
            entries[index].state = state
            entries[index].goal = goal
            expand(index, state)
        }
        return nil
    }

    private mutating func expand(_ index: Int, _ state: TourState) {
        let (cost, number) = (entries[index].cost, entries[index].goal)
        let goal = goals[number]
        let near = nearness(of: state, goal)
        func follow(_ move: TourMove) {
            add(
                Entry(source: .move(move, of: index), cost: cost + TourCost.of(move), goal: number),
                estimate: estimate(after: move, near, goal))
        }
        for move in state.moves() { follow(move) }
        for (condition, value) in facts.changes(of: state.facts, from: 0) {
            follow(.condition(ConditionID(condition), value))
        }
        guard usesURLs, entries[index].isFresh else { return }
        for node in graph.linked where goal.distances.opened(node) < TourDistances.infinite { follow(.url(node)) }
    }

    /// The least distances of what is on top, of what is hidden, and of what changed facts can show.
    private struct Nearness {
        let top: Int
        let hidden: Int
        let elsewhere: Int

        /// What is left at least.
        var estimate: Int { min(top, TourCost.move + hidden, TourCost.change + elsewhere) }
    }

    private func nearness(of state: TourState, _ goal: Goal) -> Nearness {
        Nearness(
            top: goal.distances.least(of: state.shown), hidden: goal.distances.least(of: state.hidden + graph.tabs),
            elsewhere: min(goal.root, goal.distances.least(of: state.awaited)))
    }

    /// What is left at least after a move.
    private func estimate(after move: TourMove, _ near: Nearness, _ goal: Goal) -> Int {
        let later = TourCost.change + near.elsewhere
        switch move {
        case .exit(let route, let source):
            if goal.targets.routes.contains(route) { return 0 }
            guard let exit = graph.exits(of: source).first(where: { $0.routeIndex == route }) else { return later }
            // What goes back leaves what is below on top.
            let hidden = exit.transition.leavesWhatIsBelow ? TourCost.move + near.hidden : near.hidden
            return min(goal.distances.shown(by: exit.transition, exit.target), TourCost.move + near.top, hidden, later)
        case .answer(let action, let alert):
            guard case .alert(let detail) = graph.graph[alert].detail, let route = detail.actions[action].route else {
                return min(near.hidden, later)
            }
            if goal.targets.routes.contains(route) { return 0 }
            guard let target = graph.graph.routes[route].target.target else { return min(near.hidden, later) }
            let transition = graph.analyzed.transition(ofRoute: route, from: nil)
            return min(goal.distances.shown(by: transition, target), near.hidden, later)
        case .tab(let tab): return min(goal.distances[tab], near.hidden, later)
        case .back, .dismiss: return min(near.hidden, later)
        case .flow: return min(max(0, near.top - TourCost.move), near.hidden, later)
        case .url(let node): return min(goal.distances.opened(node), TourCost.move + near.top, near.hidden, later)
        case .condition: return min(near.top, near.hidden, near.elsewhere)
        }
    }

    private mutating func add(_ entry: Entry, estimate: Int) {
        guard estimate < TourDistances.infinite else { return }
        entries.append(entry)
        queue.push(entries.count - 1, cost: entry.cost + estimate)
    }

    private func result(_ last: Int) -> Result {
        var result = Result(launch: nil, moves: [], states: [])
        var index = last
        while true {
            if let state = entries[index].state { result.states.append(state) }
            switch entries[index].source {
            case .launch(let values, _): result.launch = values
            case .state: result.states.removeLast()
            case .move(let move, let parent):
                result.moves.append(move)
                index = parent
                continue
            }
            break
        }
        result.moves.reverse()
        result.states.reverse()
        return result
    }
}

/// Numbers by cost; of equal cost, the first that was pushed comes first.
private struct CostQueue {
    private var buckets: [Int: (items: [Int], next: Int)] = [:]
    private var costs: [Int] = []

    mutating func push(_ item: Int, cost: Int) {
        if buckets[cost] == nil {
            buckets[cost] = ([], 0)
            costs.insert(cost, at: costs.firstIndex { $0 < cost } ?? costs.endIndex)
        }
        buckets[cost]?.items.append(item)
    }

    mutating func pop() -> Int? {
        guard let cost = costs.last, let bucket = buckets[cost] else { return nil }
        if bucket.next + 1 == bucket.items.count {
            buckets[cost] = nil
            costs.removeLast()
        } else {
            buckets[cost]?.next += 1
        }
        return bucket.items[bucket.next]
    }
}

extension TourDistances {
    fileprivate func shown(by transition: Transition?, _ target: NodeID) -> Int {
        transition == .open ? opened(target) : self[target]
    }
}

extension Transition {
    /// Whether what is below the screen stays below the target.
    fileprivate var leavesWhatIsBelow: Bool {
        switch self {
        case .push, .fill, .sheet, .cover, .popover, .alert, .dialog, .start, .run: true
        case .replace, .reset, .popTo, .dismiss, .open, .under, .select, .from: false
        }
    }
}
