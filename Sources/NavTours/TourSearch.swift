import NavGraph
import NavSwiftWriter

/// Finds the cheapest moves to one of several targets, from the state of a tour or from a new launch.
///
/// A search tries what promises the least cost first: what was spent, and the distance that is left
/// (`TourDistances`). States that differ only in the ids of screens are the same.
struct TourSearch {
    private let graph: TourGraph
    private let facts: TourFacts
    private let targets: TourTargets
    private let distances: TourDistances
    private let usesURLs: Bool
    private var entries: [Entry] = []
    private var queue = CostQueue()
    private var seen: Set<[Int]> = []
    /// The distance from the nearest root.
    private let rootDistance: Int
    private let urlDistance: Int

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

    /// - Parameter start: The state of the tour, from which it may go on.
    init(
        _ graph: TourGraph, _ facts: TourFacts, to targets: TourTargets, _ distances: TourDistances,
        from start: TourState?, canLaunch: Bool, usesURLs: Bool
    ) {
        self.graph = graph
        self.facts = facts
        self.targets = targets
        self.distances = distances
        self.usesURLs = usesURLs
        rootDistance = facts.roots.map { distances[$0] }.min() ?? TourDistances.infinite
        urlDistance = usesURLs ? graph.linked.map { distances[$0] }.min() ?? TourDistances.infinite : TourDistances.infinite
        if let start { add(Entry(source: .state(start), cost: 0), estimate: nearness(of: start).estimate) }
        if canLaunch {
            let cost = start == nil ? 0 : TourCost.launch
            add(
                Entry(source: .launch(facts.usual, next: 0), cost: cost),
                estimate: min(rootDistance, TourCost.url + urlDistance))
        }
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
                        estimate: min(rootDistance, TourCost.url + urlDistance))
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
            if !isStart, targets.areCovered(by: state) {
                entries[index].state = state
                return result(index)
            }
            guard !state.isUpToApp, !state.isRepetitive, seen.insert(state.visibleSignature).inserted else { continue }
            entries[index].state = state
            expand(index, state)
        }
        return nil
    }

    private mutating func expand(_ index: Int, _ state: TourState) {
        let cost = entries[index].cost
        let near = nearness(of: state)
        for move in state.moves() {
            add(
                Entry(source: .move(move, of: index), cost: cost + TourCost.of(move)),
                estimate: estimate(after: move, near))
        }
        for (condition, value) in facts.changes(of: state.facts, from: 0) {
            let move = TourMove.condition(ConditionID(condition), value)
            add(
                Entry(source: .move(move, of: index), cost: cost + TourCost.of(move)),
                estimate: estimate(after: move, near))
        }
        guard usesURLs, entries[index].isFresh else { return }
        for node in graph.linked where distances[node] < TourDistances.infinite {
            add(Entry(source: .move(.url(node), of: index), cost: cost + TourCost.url), estimate: distances[node])
        }
    }

    /// The least distances of what is on top, of what is hidden, and of what changed facts can show.
    private struct Nearness {
        let top: Int
        let hidden: Int
        let elsewhere: Int

        /// What is left at least.
        var estimate: Int { min(top, TourCost.move + hidden, TourCost.change + elsewhere) }
    }

    private func nearness(of state: TourState) -> Nearness {
        func least(_ nodes: [NodeID]) -> Int { nodes.map { distances[$0] }.min() ?? TourDistances.infinite }
        return Nearness(
            top: least(state.shown), hidden: least(state.hidden + graph.tabs),
            elsewhere: min(rootDistance, least(state.awaited)))
    }

    /// What is left at least after a move.
    private func estimate(after move: TourMove, _ near: Nearness) -> Int {
        let later = TourCost.change + near.elsewhere
        switch move {
        case .exit(let route, let source):
            if targets.routes.contains(route) { return 0 }
            guard let exit = graph.exits(of: source).first(where: { $0.routeIndex == route }) else { return later }
            // What goes back leaves what is below on top.
            let hidden = exit.transition.leavesWhatIsBelow ? TourCost.move + near.hidden : near.hidden
            return min(distances[exit.target], TourCost.move + near.top, hidden, later)
        case .answer(let action, let alert):
            guard case .alert(let detail) = graph.graph[alert].detail, let route = detail.actions[action].route else {
                return min(near.hidden, later)
            }
            if targets.routes.contains(route) { return 0 }
            let target = graph.graph.routes[route].target.target.map { distances[$0] } ?? TourDistances.infinite
            return min(target, near.hidden, later)
        case .tab(let tab): return min(distances[tab], near.hidden, later)
        case .back, .dismiss: return min(near.hidden, later)
        case .flow: return min(max(0, near.top - TourCost.move), near.hidden, later)
        case .url(let node): return distances[node]
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

extension Transition {
    /// Whether what is below the screen stays below the target.
    fileprivate var leavesWhatIsBelow: Bool {
        switch self {
        case .push, .fill, .sheet, .cover, .popover, .alert, .dialog, .start, .run: true
        case .replace, .reset, .popTo, .dismiss, .open, .under, .select, .from: false
        }
    }
}
