import NavGraph

/// How much finding plans has cost, in ways looked at: counted, so that what is too much is the same on every machine.
private final class PlanWork {
    static let most = 100_000_000
    static let costOfEntry = 50
    var units = 0
}

/// Finds the plan of each linked node.
struct PlanFinder {
    /// A plan that was found, and what lies on what in it, from the root on.
    private struct Found {
        var plan: Plan
        var causes: [PlanCause]
        var node: NodeID
    }

    private let analysed: AnalysedGraph
    private let graph: Graph
    private let ways: PlanWays
    private let filler: PlanFiller
    /// The least cost of each node by context, whatever its values; nil: it cannot be shown there.
    private var costs: [[PlanCost?]] = []
    /// Nodes with `via:`, and in which context they are opened.
    private var forced: [NodeID: Int] = [:]
    /// Nodes to which no route leads from a root: they open on the root itself.
    private var direct: [NodeID: Int] = [:]
    private let work = PlanWork()

    /// Whether finding plans has taken more than anybody waits, or they are more than anybody has memory for.
    var isExhausted: Bool { work.units > PlanWork.most }

    init(_ analysed: AnalysedGraph) {
        self.analysed = analysed
        graph = analysed.graph
        ways = PlanWays(analysed)
        filler = PlanFiller(graph: graph)
        computeCosts()
        findDirect()
        forceVia()
        if !forced.isEmpty || !direct.isEmpty { computeCosts() }
    }

    private mutating func computeCosts() {
        costs = ways.contexts.indices.map { leastCosts($0) }
    }

    // MARK: Costs

    /// The least costs in a context; for a target, only by ways whose values its links can fill.
    private func leastCosts(_ context: Int, for target: NodeID? = nil) -> [PlanCost?] {
        var costs = [PlanCost?](repeating: nil, count: graph.nodes.count)
        var queue: [NodeID] = []
        func reach(_ node: NodeID, _ cost: PlanCost) {
            guard isAllowed(node, in: context), costs[node.index].map({ cost < $0 }) ?? true else { return }
            costs[node.index] = cost
            queue.append(node)
        }
        let start = ways.contexts[context]
        if let tab = start.tab { reach(tab, .zero) }
        if forced[start.root] == nil { reach(start.root, .zero) }
        for (node, place) in direct where place == context { reach(node, directCost(node)) }
        for (node, place) in forced where place == context {
            if target == nil || filler.canFill(via: node, for: target) { reach(node, viaCost(node)) }
        }
        for (node, routes) in ways.fromAnywhere where forced[node] == nil && isAnywhere(node, context) {
            for route in routes {
                guard let way = wayFromAnywhere(route, to: node, context), filler.isFeasible(node, way, for: target)
                else {
                    continue
                }
                reach(node, PlanCost.zero.after(way.step, to: graph[node].kind))
            }
        }
        var head = 0
        while head < queue.count {
            let source = queue[head]
            head += 1
            guard let cost = costs[source.index], !graph[source].isExternal else { continue }
            work.units += 1 + ways.outOf[source.index].count
            for (node, way) in ways.outOf[source.index] where forced[node] == nil {
                guard isHere(way, start), filler.isFeasible(node, way, for: target) else { continue }
                reach(node, cost.after(way.step, to: graph[node].kind))
            }
        }
        return costs
    }

    /// A node that says its tab is opened there and nowhere else.
    private func isAllowed(_ node: NodeID, in context: Int) -> Bool {
        guard let tab = graph[node].tab?.target, graph[tab].kind == .tab else { return true }
        return ways.contexts[context].tab == tab || !ways.contexts.contains { $0.tab == tab }
    }

    /// Columns are filled only where their split is what the context shows.
    private func isHere(_ way: PlanWay, _ context: PlanContext) -> Bool {
        guard case .column = way.step else { return true }
        if graph[way.source].kind == .split { return context.root == way.source }
        guard case .split(let split) = graph[context.root].detail else { return false }
        return split.columns.contains { $0.screens.contains { $0.target == way.source } }
    }

    private func directCost(_ node: NodeID) -> PlanCost {
        PlanCost.zero.after(.transition(graph[node].kind.ownTransition), to: graph[node].kind)
    }

    private func viaCost(_ node: NodeID) -> PlanCost {
        ((graph[node].via?.value ?? []).compactMap(\.target) + [node]).reduce(.zero) { cost, next in
            cost.after(.transition(graph[next].kind.ownTransition), to: graph[next].kind)
        }
    }

    /// A route from anywhere counts only from a root: that of the node's tab, or the first.
    private func isAnywhere(_ node: NodeID, _ context: Int) -> Bool {
        let root = ways.contexts[context].root
        guard root != node, graph[root].kind.isView || graph[root].kind == .split else { return false }
        if let tab = graph[node].tab?.target { return ways.contexts[context].tab == tab }
        return context == firstWithStack
    }

    private func wayFromAnywhere(_ route: Int, to node: NodeID, _ context: Int) -> PlanWay? {
        let root = ways.contexts[context].root
        guard let transition = analysed.transition(of: graph.routes[route], from: root),
            PlanWays.shows(transition, graph[node]), transition != .fill
        else { return nil }
        return PlanWay(source: root, step: .transition(transition), route: route)
    }

    private var firstWithStack: Int {
        ways.contexts.firstIndex { graph[$0.root].kind != .flow } ?? 0
    }

    private mutating func findDirect() {
        guard !ways.contexts.isEmpty else { return }
        var reached = graph.nodes.indices.map { index in costs.contains { $0[index] != nil } }
        func isOpened(_ node: Node, _ id: NodeID) -> Bool {
            switch node.kind {
            case .tab, .step, .action: return false
            case .flow:
                if case .flow(let flow) = node.detail, flow.steps.contains(where: { analysed.isLinked($0) }) {
                    return true
                }
                return node.isEntry || analysed.isLinked(id)
            default: return node.isEntry || analysed.isLinked(id)
            }
        }
        let opened = graph.nodes.indices.filter { isOpened(graph.nodes[$0], NodeID($0)) }
        // What nothing at all leads to comes first; what is left leads round in circles.
        for index in opened.filter({ ways.into[$0].isEmpty }) + opened where !reached[index] {
            direct[NodeID(index)] = context(named: NodeID(index)) ?? firstWithStack
            var queue = [NodeID(index)]
            reached[index] = true
            while let node = queue.popLast() {
                for (next, _) in ways.outOf[node.index] where !reached[next.index] {
                    guard isAllowed(next, in: direct[NodeID(index)] ?? 0) else { continue }
                    reached[next.index] = true
                    queue.append(next)
                }
            }
        }
    }

    /// The context of the tab that a node names.
    private func context(named node: NodeID) -> Int? {
        guard let tab = graph[node].tab?.target else { return nil }
        return ways.contexts.firstIndex { $0.tab == tab }
    }

    private mutating func forceVia() {
        guard !ways.contexts.isEmpty else { return }
        for index in graph.nodes.indices {
            let id = NodeID(index)
            guard let via = graph.nodes[index].via?.value, graph.nodes[index].kind != .tab else { continue }
            let first = via.first?.target ?? id
            let cheapest = ways.contexts.indices.filter { costs[$0][first.index] != nil }.min { left, right in
                guard let a = costs[left][first.index], let b = costs[right][first.index] else { return false }
                return a < b
            }
            forced[id] = context(named: id) ?? cheapest ?? firstWithStack
        }
        for id in forced.keys { direct[id] = nil }
    }

    // MARK: Plans

    func outcome(for target: NodeID) -> PlanOutcome {
        if case .action(let action) = graph[target].detail { return .action(then: action.then.compactMap(\.target)) }
        var best: [Found] = []
        var bestCost: (PlanCost, Int)?
        let order = ways.contexts.indices.filter { costs[$0][target.index] != nil }
        for context in order.sorted(by: { isBefore($0, $1, target) }) {
            guard let bound = costs[context][target.index] else { continue }
            let choice = ways.contexts[context].choice
            if let bestCost, bestCost < (bound, choice) { break }
            var used = costs[context]
            var found = plans(target, context, used)
            if found.isEmpty {
                used = leastCosts(context, for: target)
                found = used[target.index] == nil ? [] : plans(target, context, used)
            }
            guard let cost = used[target.index], !found.isEmpty else { continue }
            if let known = bestCost, known <= (cost, choice) {
                if known == (cost, choice) { best += found }
                continue
            }
            bestCost = (cost, choice)
            best = found
        }
        guard let first = best.first else { return unbound(target) }
        guard let second = best.dropFirst().first(where: { $0.plan != first.plan }) else { return .plan(first.plan) }
        return parting(first, second, target)
    }

    private func isBefore(_ left: Int, _ right: Int, _ target: NodeID) -> Bool {
        guard let a = costs[left][target.index], let b = costs[right][target.index] else { return left < right }
        if a != b { return a < b }
        let (first, second) = (ways.contexts[left].choice, ways.contexts[right].choice)
        return first != second ? first < second : left < right
    }

    /// The plans of a node that cost what is given: one, or two that differ.
    private func plans(_ target: NodeID, _ context: Int, _ costs: [PlanCost?]) -> [Found] {
        // Down to where there is a choice; from there on, each step follows from the one before. So a long way costs no
        // copy of the plan for each of its steps.
        var (node, lone): (NodeID, [(node: NodeID, way: PlanWay)]) = (target, [])
        while lone.count < graph.nodes.count, let way = loneWay(node, context, costs, target) {
            lone.append((node, way))
            node = way.source
        }
        work.units += lone.count * PlanWork.costOfEntry
        return branchingPlans(node, target, context, costs).map { below in
            var found = below
            for (node, way) in lone.reversed() {
                let entry = filler.entry(node, way, on: found.plan, for: target)
                found.plan.take(way.step, entry, graph)
                fillColumns(of: &found.plan, target)
                found.causes.append(PlanCause(below: way.source, route: way.route))
            }
            found.node = target
            return found
        }
    }

    /// The only way in which a node can be shown at its cost.
    private func loneWay(_ node: NodeID, _ context: Int, _ costs: [PlanCost?], _ target: NodeID) -> PlanWay? {
        let start = ways.contexts[context]
        guard forced[node] == nil, direct[node] != context, ways.fromAnywhere[node] == nil, node != start.root,
            node != start.tab
        else { return nil }
        let ways = tightWays(node, context, costs, target)
        return ways.count == 1 ? ways[0] : nil
    }

    private func branchingPlans(
        _ first: NodeID, _ target: NodeID, _ context: Int, _ costs: [PlanCost?]
    ) -> [Found] {
        var known: [NodeID: [Found]] = [:]
        var stack: [(node: NodeID, isExpanded: Bool)] = [(first, false)]
        var open: Set<NodeID> = []
        while let (node, isExpanded) = stack.popLast() {
            guard known[node] == nil else { continue }
            let ways = tightWays(node, context, costs, target)
            if !isExpanded {
                guard open.insert(node).inserted else { continue }
                stack.append((node, true))
                for way in ways where known[way.source] == nil { stack.append((way.source, false)) }
                continue
            }
            var found = starts(node, context, costs, target)
            for way in ways {
                for below in known[way.source] ?? [] where below.node == way.source {
                    guard found.count < 2 else { break }
                    let plan = finished(
                        below.plan.after(way.step, filler.entry(node, way, on: below.plan, for: target), graph), target)
                    work.units += below.causes.count * PlanWork.costOfEntry
                    guard !found.contains(where: { $0.plan == plan }) else { continue }
                    found.append(
                        Found(
                            plan: plan, causes: below.causes + [PlanCause(below: way.source, route: way.route)],
                            node: node))
                }
            }
            known[node] = found
        }
        return known[first] ?? []
    }

    private func tightWays(
        _ node: NodeID, _ context: Int, _ costs: [PlanCost?], _ target: NodeID
    ) -> [PlanWay] {
        guard forced[node] == nil, let cost = costs[node.index] else { return [] }
        return ways.into[node.index].filter { way in
            guard let below = costs[way.source.index], isHere(way, ways.contexts[context]),
                below.after(way.step, to: graph[node].kind) == cost
            else { return false }
            return filler.isFeasible(node, way, for: target)
        }
    }

    /// The plans of a node that do not rest on those of another.
    private func starts(_ node: NodeID, _ context: Int, _ costs: [PlanCost?], _ target: NodeID) -> [Found] {
        let start = ways.contexts[context]
        let root = Plan(
            choice: start.choice, tab: start.tab, root: filler.entry(start.root, nil, on: nil, for: target))
        guard let cost = costs[node.index] else { return [] }
        let below = start.tab ?? start.root
        if forced[node] != nil {
            guard filler.canFill(via: node, for: target) else { return [] }
            var plan = root
            for next in (graph[node].via?.value ?? []).compactMap(\.target) + [node] {
                let way = PlanWay(source: start.root, step: .transition(graph[next].kind.ownTransition))
                plan = plan.after(way.step, filler.entry(next, nil, on: nil, for: target), graph)
            }
            return [Found(plan: finished(plan, target), causes: [PlanCause(below: below)], node: node)]
        }
        if node == start.root || node == start.tab {
            return cost == .zero ? [Found(plan: finished(root, target), causes: [], node: node)] : []
        }
        var found: [Found] = []
        if direct[node] == context, cost == directCost(node) {
            let way = PlanWay(source: start.root, step: .transition(graph[node].kind.ownTransition))
            let plan = finished(root.after(way.step, filler.entry(node, nil, on: nil, for: target), graph), target)
            found.append(Found(plan: plan, causes: [PlanCause(below: below)], node: node))
        }
        if isAnywhere(node, context) {
            for route in ways.fromAnywhere[node] ?? [] {
                guard let way = wayFromAnywhere(route, to: node, context), filler.isFeasible(node, way, for: target),
                    PlanCost.zero.after(way.step, to: graph[node].kind) == cost
                else { continue }
                let plan = finished(root.after(way.step, filler.entry(node, way, on: root, for: target), graph), target)
                guard found.count < 2, !found.contains(where: { $0.plan == plan }) else { continue }
                found.append(Found(plan: plan, causes: [PlanCause(below: start.root, route: route)], node: node))
            }
        }
        return found
    }

    /// Fills the columns of a split before the one that a link fills, as far as its values allow.
    private func fillColumns(of plan: inout Plan, _ target: NodeID) {
        guard case .split(let split) = graph[plan.root.node].detail else { return }
        let last = plan.columns.keys.max() ?? 0
        for (place, column) in split.columns.enumerated() where place <= last && plan.columns[place] == nil {
            let screen = column.screens.compactMap(\.target).first { filler.missing($0, nil, for: target) == nil }
            if let screen { plan.columns[place] = filler.entry(screen, nil, on: nil, for: target) }
        }
    }

    private func finished(_ plan: Plan, _ target: NodeID) -> Plan {
        var plan = plan
        fillColumns(of: &plan, target)
        return plan
    }

    // MARK: What went wrong

    /// Where two plans part: the first node, seen from the target, that lies on different ones.
    private func parting(_ first: Found, _ second: Found, _ target: NodeID) -> PlanOutcome {
        var node = target
        for (left, right) in zip(first.causes.reversed(), second.causes.reversed()) {
            if left != right { return .ambiguous(first.plan, second.plan, at: node, causes: [left, right]) }
            node = left.below
        }
        let roots = [first, second].map { PlanCause(below: $0.plan.tab ?? $0.plan.root.node) }
        return .ambiguous(first.plan, second.plan, at: node, causes: roots)
    }

    /// What is missing on the way that would be the best one.
    private func unbound(_ target: NodeID) -> PlanOutcome {
        let contexts = ways.contexts.indices.filter { costs[$0][target.index] != nil }
        guard let context = contexts.min(by: { isBefore($0, $1, target) }) else { return .none }
        var node = target
        var first: (NodeID, Int, PlanCause?)?
        var seen: Set<NodeID> = []
        while seen.insert(node).inserted {
            if forced[node] != nil {
                let below = (graph[node].via?.value ?? []).compactMap(\.target) + [node]
                for next in below {
                    if let number = filler.missing(next, nil, for: target) { first = (next, number, nil); break }
                }
                break
            }
            let cost = costs[context][node.index]
            let way = ways.into[node.index].first { way in
                isHere(way, ways.contexts[context])
                    && costs[context][way.source.index].map { $0.after(way.step, to: graph[node].kind) } == cost
            }
            if let number = filler.missing(node, way, for: target) {
                first = (node, number, way.map { PlanCause(below: $0.source, route: $0.route) })
            }
            guard let way else { break }
            node = way.source
        }
        return first.map { .unbound(node: $0.0, parameter: $0.1, cause: $0.2) } ?? .none
    }
}
