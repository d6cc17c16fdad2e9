import NavGraph

/// How much finding plans has cost, in ways looked at: counted, so that what is too much is the same on every machine.
final class PlanWork {
    /// What the plans of a graph may cost: more takes longer than anybody waits, or more memory than anybody has.
    static let most = 100_000_000
    static let costOfEntry = 50
    private let limit: Int
    private(set) var units = 0

    init(limit: Int = most) { self.limit = limit }

    var isExhausted: Bool { units > limit }

    func spend(_ more: Int) { units += more }
}

/// Finds the plan of each linked node.
///
/// A class, so that asking it copies none of the graph. It is written only while it is made, before anything else has
/// seen it, which is what makes it safe to share.
final class PlanFinder: @unchecked Sendable {
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
    @exclusivity(unchecked) private var costs: [[PlanCost?]] = []
    /// By node: in which context it is opened, where it has a `via:`.
    @exclusivity(unchecked) private var forced: [Int?]
    /// By node: the context on whose root it opens, where no route leads to it from a root.
    @exclusivity(unchecked) private var direct: [Int?]

    init(_ analysed: AnalysedGraph, _ parameters: LinkParameters) {
        self.analysed = analysed
        graph = analysed.graph
        ways = PlanWays(analysed)
        filler = PlanFiller(graph, parameters)
        forced = [Int?](repeating: nil, count: graph.nodes.count)
        direct = forced
        computeCosts()
        findDirect()
        forceVia()
        if forced.contains(where: { $0 != nil }) || direct.contains(where: { $0 != nil }) { computeCosts() }
    }

    private func computeCosts() {
        let work = PlanWork()
        costs = ways.contexts.indices.map { leastCosts($0, work) }
    }

    // MARK: Costs

    /// The least costs in a context; for a target, only by ways whose values its links can fill.
    private func leastCosts(_ context: Int, for target: NodeID? = nil, _ work: PlanWork) -> [PlanCost?] {
        var costs = [PlanCost?](repeating: nil, count: graph.nodes.count)
        var queue: [NodeID] = []
        func reach(_ node: NodeID, _ cost: PlanCost) {
            guard isAllowed(node, in: context), costs[node.index].map({ cost < $0 }) ?? true else { return }
            costs[node.index] = cost
            queue.append(node)
        }
        let start = ways.contexts[context]
        if let tab = start.tab { reach(tab, .zero) }
        if forced[start.root.index] == nil { reach(start.root, .zero) }
        for index in graph.nodes.indices where direct[index] == context {
            reach(NodeID(index), directCost(NodeID(index)))
        }
        for index in graph.nodes.indices where forced[index] == context {
            let node = NodeID(index)
            if target == nil || filler.canFill(via: node, for: target) { reach(node, viaCost(node)) }
        }
        for (node, routes) in ways.fromAnywhere where forced[node.index] == nil && isAnywhere(node, context) {
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
            work.spend(1 + ways.outOf[source.index].count)
            for (node, way) in ways.outOf[source.index] where forced[node.index] == nil {
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

    private func findDirect() {
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
            let place = context(named: NodeID(index)) ?? firstWithStack
            direct[index] = place
            var queue = [NodeID(index)]
            reached[index] = true
            while let node = queue.popLast() {
                for (next, _) in ways.outOf[node.index] where !reached[next.index] {
                    guard isAllowed(next, in: place) else { continue }
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

    private func forceVia() {
        guard !ways.contexts.isEmpty else { return }
        for index in graph.nodes.indices {
            let id = NodeID(index)
            guard let via = graph.nodes[index].via?.value, graph.nodes[index].kind != .tab else { continue }
            let first = via.first?.target ?? id
            let cheapest = ways.contexts.indices.filter { costs[$0][first.index] != nil }.min { left, right in
                guard let a = costs[left][first.index], let b = costs[right][first.index] else { return false }
                return a < b
            }
            forced[index] = context(named: id) ?? cheapest ?? firstWithStack
            direct[index] = nil
        }
    }

    // MARK: Plans

    func outcome(for target: NodeID, _ work: PlanWork) -> PlanOutcome {
        if case .action(let action) = graph[target].detail { return .action(then: action.then.compactMap(\.target)) }
        var best: [Found] = []
        var bestCost: (PlanCost, Int)?
        let order = ways.contexts.indices.filter { costs[$0][target.index] != nil }
        for context in order.sorted(by: { isBefore($0, $1, target) }) {
            guard let bound = costs[context][target.index] else { continue }
            let choice = ways.contexts[context].choice
            if let bestCost, bestCost < (bound, choice) { break }
            var used = costs[context]
            var found = plans(target, context, used, work)
            if found.isEmpty {
                used = leastCosts(context, for: target, work)
                found = used[target.index] == nil ? [] : plans(target, context, used, work)
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
    ///
    /// Down to where there is a choice, one way is found after the other; from there on, each step follows from the one
    /// below. So a long way costs no copy of the plan for each of its steps.
    private func plans(_ target: NodeID, _ context: Int, _ costs: [PlanCost?], _ work: PlanWork) -> [Found] {
        var taken: [PlanWay] = []
        var node = target
        while taken.count < graph.nodes.count, !canStart(node, context),
            let way = loneWay(to: node, context, costs, target)
        {
            taken.append(way)
            node = way.source
        }
        work.spend(taken.count * PlanWork.costOfEntry)
        let isBottom =
            canStart(node, context)
            && !ways.into[node.index].contains { way in
                isTight(way, to: node, context, costs, target)
            }
        let found =
            isBottom ? starts(node, context, costs, target) : branchingPlans(node, target, context, costs, work)
        return found.map { extended($0, by: taken, target) }
    }

    /// The only way in which a node can be shown at its cost.
    private func loneWay(to node: NodeID, _ context: Int, _ costs: [PlanCost?], _ target: NodeID) -> PlanWay? {
        var lone: PlanWay?
        for way in ways.into[node.index] where isTight(way, to: node, context, costs, target) {
            guard lone == nil else { return nil }
            lone = way
        }
        return lone
    }

    /// Whether plans may begin at a node.
    private func canStart(_ node: NodeID, _ context: Int) -> Bool {
        let start = ways.contexts[context]
        return node == start.root || node == start.tab || forced[node.index] != nil || direct[node.index] == context
            || ways.fromAnywhere[node] != nil
    }

    /// A plan with the ways that lead on from its top to the target, the last one first.
    private func extended(_ below: Found, by taken: [PlanWay], _ target: NodeID) -> Found {
        var found = below
        for place in taken.indices.reversed() {
            let way = taken[place]
            found.node = place == 0 ? target : taken[place - 1].source
            found.plan.add(way.step, filler.entry(found.node, way, on: found.plan, for: target), graph)
            finish(&found.plan, target)
            found.causes.append(PlanCause(below: way.source, route: way.route))
        }
        return found
    }

    private func branchingPlans(
        _ first: NodeID, _ target: NodeID, _ context: Int, _ costs: [PlanCost?], _ work: PlanWork
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
                    work.spend(below.causes.count * PlanWork.costOfEntry)
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
        ways.into[node.index].filter { isTight($0, to: node, context, costs, target) }
    }

    /// Whether a way costs no more than the node does.
    private func isTight(
        _ way: PlanWay, to node: NodeID, _ context: Int, _ costs: [PlanCost?], _ target: NodeID
    ) -> Bool {
        guard forced[node.index] == nil, let cost = costs[node.index], let below = costs[way.source.index],
            below.after(way.step, to: graph[node].kind) == cost, isHere(way, ways.contexts[context])
        else { return false }
        return filler.isFeasible(node, way, for: target)
    }

    /// The plans of a node that do not rest on those of another.
    private func starts(_ node: NodeID, _ context: Int, _ costs: [PlanCost?], _ target: NodeID) -> [Found] {
        let start = ways.contexts[context]
        let root = Plan(
            choice: start.choice, tab: start.tab, root: filler.entry(start.root, nil, on: nil, for: target))
        guard let cost = costs[node.index] else { return [] }
        let below = start.tab ?? start.root
        if forced[node.index] != nil {
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
        if direct[node.index] == context, cost == directCost(node) {
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

    private func finished(_ plan: Plan, _ target: NodeID) -> Plan {
        var plan = plan
        finish(&plan, target)
        return plan
    }

    /// Fills the columns of a split before the one that a link fills, as far as its values allow.
    private func finish(_ plan: inout Plan, _ target: NodeID) {
        guard case .split(let split) = graph[plan.root.node].detail else { return }
        let last = plan.columns.keys.max() ?? 0
        for (place, column) in split.columns.enumerated() where place <= last && plan.columns[place] == nil {
            let screen = column.screens.compactMap(\.target).first { filler.missing($0, nil, for: target) == nil }
            if let screen { plan.columns[place] = filler.entry(screen, nil, on: nil, for: target) }
        }
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
            if forced[node.index] != nil {
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
