import NavGraph

/// Finds the plan of each linked node.
///
/// A class, so that asking it copies none of the graph.
final class PlanFinder: Sendable {
    /// A plan that was found, and what lies on what in it, from the root on.
    private struct Found {
        var plan: Plan
        var causes: [PlanCause]
        var node: NodeID
    }

    private let graph: Graph
    private let costs: PlanCosts
    private let ways: PlanWays
    private let filler: PlanFiller

    init(_ analysed: AnalysedGraph, _ parameters: LinkParameters) {
        graph = analysed.graph
        filler = PlanFiller(graph, parameters)
        costs = PlanCosts(analysed, filler)
        ways = costs.ways
    }

    func outcome(for target: NodeID, _ work: PlanWork) -> PlanOutcome {
        if case .action(let action) = graph[target].detail { return .action(then: action.then.compactMap(\.target)) }
        var best: [Found] = []
        var bestCost: (PlanCost, Int)?
        let order = ways.contexts.indices.filter { costs.least[$0][target.index] != nil }
        for context in order.count > 1 ? order.sorted(by: { isBefore($0, $1, target) }) : order {
            guard let bound = costs.least[context][target.index] else { continue }
            let choice = ways.contexts[context].choice
            if let bestCost, bestCost < (bound, choice) { break }
            var used = costs.least[context]
            var found = plans(target, context, used, work)
            if found.isEmpty {
                used = costs.least(in: context, for: target, work)
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
        guard !best.isEmpty else { return unbound(target) }
        guard let other = best.indices.dropFirst().first(where: { best[$0].plan != best[0].plan }) else {
            return .plan(best[0].plan)
        }
        return parting(best[0], best[other], target)
    }

    private func isBefore(_ left: Int, _ right: Int, _ target: NodeID) -> Bool {
        guard let a = costs.least[left][target.index], let b = costs.least[right][target.index] else {
            return left < right
        }
        if a != b { return a < b }
        let (first, second) = (ways.contexts[left].choice, ways.contexts[right].choice)
        return first != second ? first < second : left < right
    }

    /// The plans of a node that cost what is given: one, or two that differ.
    ///
    /// Down to where there is a choice, one way is found after the other; from there on, each step follows from the one
    /// below. So a long way costs no copy of the plan for each of its steps.
    private func plans(_ target: NodeID, _ context: Int, _ least: [PlanCost?], _ work: PlanWork) -> [Found] {
        var taken: [Int] = []
        taken.reserveCapacity(least[target.index].map { Int($0.steps + $0.presentations) } ?? 0)
        var node = target
        while taken.count < graph.nodes.count, !canStart(node, context),
            let place = loneWay(to: node, context, least, target)
        {
            taken.append(place)
            node = ways.into[place: place].source
        }
        work.spend(taken.count * PlanWork.costOfEntry)
        let isBottom =
            canStart(node, context)
            && !ways.into[Int32(node.index)].indices.contains { isTight($0, to: node, context, least, target) }
        var found =
            isBottom ? starts(node, context, least, target, work) : branchingPlans(node, target, context, least, work)
        guard !taken.isEmpty else { return found }
        for index in found.indices { extend(&found[index], by: taken, target, work) }
        return found
    }

    /// The only way in which a node can be shown at its cost, by its place among the ways.
    private func loneWay(to node: NodeID, _ context: Int, _ least: [PlanCost?], _ target: NodeID) -> Int? {
        var lone: Int?
        for place in ways.into[Int32(node.index)].indices where isTight(place, to: node, context, least, target) {
            guard lone == nil else { return nil }
            lone = place
        }
        return lone
    }

    /// Whether plans may begin at a node.
    private func canStart(_ node: NodeID, _ context: Int) -> Bool {
        let start = ways.contexts[context]
        return node == start.root || node == start.tab || costs.forced[node.index] != nil
            || costs.direct[node.index] == context
            || ways.fromAnywhere[node] != nil
    }

    /// Adds the ways that lead on from a plan's top to the target, the last one first.
    private func extend(_ found: inout Found, by taken: [Int], _ target: NodeID, _ work: PlanWork) {
        found.causes.reserveCapacity(found.causes.count + taken.count)
        found.plan.path.reserveCapacity(found.plan.path.count + taken.count)
        for number in taken.indices.reversed() {
            let way = ways.into[place: taken[number]]
            found.node = number == 0 ? target : ways.into[place: taken[number - 1]].source
            let entry = filler.entry(found.node, way, on: found.plan, for: target, work)
            found.plan.add(way.step, entry, graph)
            finish(&found.plan, target, work)
            found.causes.append(PlanCause(below: way.source, route: way.route))
        }
    }

    private func branchingPlans(
        _ first: NodeID, _ target: NodeID, _ context: Int, _ least: [PlanCost?], _ work: PlanWork
    ) -> [Found] {
        var known: [NodeID: [Found]] = [:]
        var stack: [(node: NodeID, isExpanded: Bool)] = [(first, false)]
        var open: Set<NodeID> = []
        while let (node, isExpanded) = stack.popLast() {
            guard known[node] == nil else { continue }
            let ways = tightWays(node, context, least, target)
            if !isExpanded {
                guard open.insert(node).inserted else { continue }
                stack.append((node, true))
                for way in ways where known[way.source] == nil { stack.append((way.source, false)) }
                continue
            }
            var found = starts(node, context, least, target, work)
            for way in ways {
                for below in known[way.source] ?? [] where below.node == way.source {
                    guard found.count < 2 else { break }
                    let entry = filler.entry(node, way, on: below.plan, for: target, work)
                    let plan = finished(below.plan.after(way.step, entry, graph), target, work)
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
        _ node: NodeID, _ context: Int, _ least: [PlanCost?], _ target: NodeID
    ) -> [PlanWay] {
        ways.into[Int32(node.index)].indices.filter { isTight($0, to: node, context, least, target) }
            .map { ways.into[place: $0] }
    }

    /// Whether a way, by its place among the ways, costs no more than the node does.
    private func isTight(
        _ place: Int, to node: NodeID, _ context: Int, _ least: [PlanCost?], _ target: NodeID
    ) -> Bool {
        guard costs.forced[node.index] == nil, let cost = least[node.index] else { return false }
        let way = ways.into[place: place]
        guard let below = least[way.source.index],
            below.after(way.step, to: ways.kinds[node.index]) == cost, costs.isHere(way, ways.contexts[context])
        else { return false }
        return filler.isFeasible(node, way.route, for: target)
    }

    /// The plans of a node that do not rest on those of another.
    private func starts(
        _ node: NodeID, _ context: Int, _ least: [PlanCost?], _ target: NodeID, _ work: PlanWork
    ) -> [Found] {
        let start = ways.contexts[context]
        let root = Plan(
            choice: start.choice, tab: start.tab, root: filler.entry(start.root, nil, on: nil, for: target, work))
        guard let cost = least[node.index] else { return [] }
        let below = start.tab ?? start.root
        if costs.forced[node.index] != nil {
            guard filler.canFill(via: node, for: target) else { return [] }
            var plan = root
            for next in (graph[node].via?.value ?? []).compactMap(\.target) + [node] {
                let way = PlanWay(source: start.root, step: .transition(ways.kinds[next.index].ownTransition))
                plan = plan.after(way.step, filler.entry(next, nil, on: nil, for: target, work), graph)
            }
            return [Found(plan: finished(plan, target, work), causes: [PlanCause(below: below)], node: node)]
        }
        if node == start.root || node == start.tab {
            return cost == .zero ? [Found(plan: finished(root, target, work), causes: [], node: node)] : []
        }
        var found: [Found] = []
        if costs.direct[node.index] == context, cost == costs.directCost(node),
            filler.isFeasible(node, nil, for: target)
        {
            let way = PlanWay(source: start.root, step: .transition(ways.kinds[node.index].ownTransition))
            let entry = filler.entry(node, nil, on: nil, for: target, work)
            let plan = finished(root.after(way.step, entry, graph), target, work)
            found.append(Found(plan: plan, causes: [PlanCause(below: below)], node: node))
        }
        if costs.isAnywhere(node, context) {
            for route in ways.fromAnywhere[node] ?? [] {
                guard let way = costs.wayFromAnywhere(route, to: node, context),
                    filler.isFeasible(node, way.route, for: target),
                    PlanCost.zero.after(way.step, to: ways.kinds[node.index]) == cost
                else { continue }
                let entry = filler.entry(node, way, on: root, for: target, work)
                let plan = finished(root.after(way.step, entry, graph), target, work)
                guard found.count < 2, !found.contains(where: { $0.plan == plan }) else { continue }
                found.append(Found(plan: plan, causes: [PlanCause(below: start.root, route: route)], node: node))
            }
        }
        return found
    }

    private func finished(_ plan: Plan, _ target: NodeID, _ work: PlanWork) -> Plan {
        var plan = plan
        finish(&plan, target, work)
        return plan
    }

    /// Fills the columns of a split before the one that a link fills, as far as its values allow.
    private func finish(_ plan: inout Plan, _ target: NodeID, _ work: PlanWork) {
        let root = plan.root.node
        guard ways.kinds[root.index] == .split, case .split(let split) = graph[root].detail else { return }
        let last = plan.columns.keys.max() ?? 0
        for (place, column) in split.columns.enumerated() where place <= last && plan.columns[place] == nil {
            let screens = column.screens.compactMap(\.target).filter { filler.missing($0, nil, for: target) == nil }
            // A link is not to wait for what it does not lead to.
            if let screen = screens.first(where: { graph[$0].requires.isEmpty }) ?? screens.first {
                plan.columns[place] = filler.entry(screen, nil, on: nil, for: target, work)
            }
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
        let contexts = ways.contexts.indices.filter { costs.least[$0][target.index] != nil }
        guard let context = contexts.min(by: { isBefore($0, $1, target) }) else { return .none }
        var node = target
        var first: (NodeID, Int, PlanCause?)?
        var seen: Set<NodeID> = []
        while seen.insert(node).inserted {
            if costs.forced[node.index] != nil {
                let below = (graph[node].via?.value ?? []).compactMap(\.target) + [node]
                for next in below {
                    if let number = filler.missing(next, nil, for: target) { first = (next, number, nil); break }
                }
                break
            }
            let cost = costs.least[context][node.index]
            let way = ways.into[Int32(node.index)].first { way in
                costs.isHere(way, ways.contexts[context])
                    && costs.least[context][way.source.index].map { $0.after(way.step, to: ways.kinds[node.index]) }
                        == cost
            }
            if let number = filler.missing(node, way?.route, for: target) {
                first = (node, number, way.map { PlanCause(below: $0.source, route: $0.route) })
            }
            guard let way else { break }
            node = way.source
        }
        return first.map { .unbound(node: $0.0, parameter: $0.1, cause: $0.2) } ?? .none
    }
}
