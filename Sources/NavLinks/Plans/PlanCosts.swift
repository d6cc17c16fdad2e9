import NavGraph

/// What it costs to show each node in each context, whatever its values: by this the best plans are found.
///
/// A class, so that asking it copies nothing. It is written only while it is made, before anything else has seen it, which
/// is what makes it safe to share.
final class PlanCosts: @unchecked Sendable {
    private let analysed: AnalysedGraph
    private let graph: Graph
    let ways: PlanWays
    private let filler: PlanFiller
    /// Whether some ways close presentations, and so make cheaper.
    private let hasUnder: Bool
    /// The least cost of each node by context; nil: it cannot be shown there.
    @exclusivity(unchecked) private(set) var least: [[PlanCost?]] = []
    /// By node: in which context it is opened, where it has a `via:`.
    @exclusivity(unchecked) private(set) var forced: [Int?]
    /// By node: the context on whose root it opens, where no route leads to it from a root.
    @exclusivity(unchecked) private(set) var direct: [Int?]

    init(_ analysed: AnalysedGraph, _ filler: PlanFiller) {
        self.analysed = analysed
        self.filler = filler
        graph = analysed.graph
        ways = PlanWays(analysed)
        hasUnder = ways.into.all.contains { $0.step == .transition(.under) }
        forced = [Int?](repeating: nil, count: graph.nodes.count)
        direct = forced
        computeLeast()
        findDirect()
        forceVia()
        guard forced.contains(where: { $0 != nil }) || direct.contains(where: { $0 != nil }) else { return }
        computeLeast()
        // What a node with a `via:` led to may be nowhere else, and that is elsewhere now.
        guard forced.contains(where: { $0 != nil }) else { return }
        let former = direct
        findDirect()
        if direct != former { computeLeast() }
    }

    private func computeLeast() {
        let work = PlanWork()
        least = ways.contexts.indices.map { least(in: $0, work) }
    }

    /// The least costs in a context; for a target, only by ways whose values its links can fill.
    func least(in context: Int, for target: NodeID? = nil, _ work: PlanWork) -> [PlanCost?] {
        leastCosts(in: context, for: target, work, isCareful: false)
            ?? leastCosts(in: context, for: target, work, isCareful: true) ?? []
    }

    /// Nil where a node's cost rests on one that has changed since, as it can be where a way makes cheaper: one that closes
    /// a presentation. A node could be reached through itself then, and rest on nothing. Being careful, such a way leads only
    /// to what nothing else leads to.
    private func leastCosts(
        in context: Int, for target: NodeID?, _ work: PlanWork, isCareful: Bool
    ) -> [PlanCost?]? {
        var costs = [PlanCost?](repeating: nil, count: graph.nodes.count)
        var last = [PlanWay?](repeating: nil, count: hasUnder ? graph.nodes.count : 0)
        var queue: [NodeID] = []
        func reach(_ node: NodeID, _ cost: PlanCost, by way: PlanWay? = nil) {
            guard isAllowed(node, in: context), costs[node.index].map({ cost < $0 }) ?? true else { return }
            costs[node.index] = cost
            if hasUnder { last[node.index] = way }
            queue.append(node)
        }
        let start = ways.contexts[context]
        if let tab = start.tab { reach(tab, .zero) }
        if forced[start.root.index] == nil { reach(start.root, .zero) }
        for index in graph.nodes.indices where direct[index] == context {
            guard filler.isFeasible(NodeID(index), nil, for: target) else { continue }
            reach(NodeID(index), directCost(NodeID(index)))
        }
        for index in graph.nodes.indices where forced[index] == context {
            let node = NodeID(index)
            if target == nil || filler.canFill(via: node, for: target) { reach(node, viaCost(node)) }
        }
        for (node, routes) in ways.fromAnywhere where forced[node.index] == nil && isAnywhere(node, context) {
            for route in routes {
                guard let way = wayFromAnywhere(route, to: node, context),
                    filler.isFeasible(node, way.route, for: target)
                else {
                    continue
                }
                reach(node, PlanCost.zero.after(way.step, to: ways.kinds[node.index]))
            }
        }
        var head = 0
        func go(upTo end: Int? = nil, _ takes: (NodeID, PlanWay) -> Bool) {
            while head < end ?? queue.count {
                let source = queue[head]
                head += 1
                guard let cost = costs[source.index], !graph.has(.external, source) else { continue }
                let out = ways.outOf[Int32(source.index)]
                work.spend(1 + out.count)
                for (node, way) in out where forced[node.index] == nil && takes(node, way) {
                    guard isHere(way, start), filler.isFeasible(node, way.route, for: target) else { continue }
                    reach(node, cost.after(way.step, to: ways.kinds[node.index]), by: way)
                }
            }
        }
        guard isCareful else {
            go { _, _ in true }
            let areFounded = last.indices.allSatisfy { index in
                guard let way = last[index], let below = costs[way.source.index] else { return true }
                return below.after(way.step, to: ways.kinds[index]) == costs[index]
            }
            return areFounded ? costs : nil
        }
        var settled: Set<NodeID> = []
        repeat {
            go { node, way in way.step != .transition(.under) && !settled.contains(node) }
            queue = graph.nodes.indices.map { NodeID($0) }.filter { costs[$0.index] != nil }
            settled = Set(queue)
            head = 0
            go(upTo: queue.count) { node, way in way.step == .transition(.under) && !settled.contains(node) }
        } while head < queue.count
        return costs
    }

    /// A node that says its tab is opened there and nowhere else.
    private func isAllowed(_ node: NodeID, in context: Int) -> Bool {
        guard graph.has(.tab, node), let tab = graph[node].tab?.target, graph.kind(of: tab) == .tab else { return true }
        return ways.contexts[context].tab == tab || !ways.contexts.contains { $0.tab == tab }
    }

    /// Columns are filled only where their split is what the context shows.
    func isHere(_ way: PlanWay, _ context: PlanContext) -> Bool {
        guard case .column = way.step else { return true }
        return context.root == way.split ?? way.source
    }

    func directCost(_ node: NodeID) -> PlanCost {
        PlanCost.zero.after(.transition(ways.kinds[node.index].ownTransition), to: ways.kinds[node.index])
    }

    private func viaCost(_ node: NodeID) -> PlanCost {
        ((graph[node].via?.value ?? []).compactMap(\.target) + [node]).reduce(.zero) { cost, next in
            cost.after(.transition(graph.kind(of: next).ownTransition), to: graph.kind(of: next))
        }
    }

    /// A route from anywhere counts only from a root: that of the node's tab, or the first.
    func isAnywhere(_ node: NodeID, _ context: Int) -> Bool {
        let root = ways.contexts[context].root
        guard root != node, graph.kind(of: root).isView || graph.kind(of: root) == .split else { return false }
        if let tab = graph[node].tab?.target { return ways.contexts[context].tab == tab }
        return context == firstWithStack
    }

    func wayFromAnywhere(_ route: Int, to node: NodeID, _ context: Int) -> PlanWay? {
        let root = ways.contexts[context].root
        guard let transition = analysed.transition(ofRoute: route, from: root),
            PlanWays.shows(transition, node, graph), transition != .fill
        else { return nil }
        return PlanWay(source: root, step: .transition(transition), route: route)
    }

    private var firstWithStack: Int {
        ways.contexts.firstIndex { graph.kind(of: $0.root) != .flow } ?? 0
    }

    private func findDirect() {
        guard !ways.contexts.isEmpty else { return }
        var reached = graph.nodes.indices.map { index in least.contains { $0[index] != nil } }
        func isOpened(_ id: NodeID) -> Bool {
            switch graph.kind(of: id) {
            case .tab, .step, .action: return false
            case .flow:
                if case .flow(let flow) = graph[id].detail,
                    flow.steps.contains(where: { analysed.isLinked($0) || analysed.opened.contains($0) })
                {
                    return true
                }
            default: break
            }
            return graph.has(.entry, id) || analysed.isLinked(id) || analysed.opened.contains(id)
        }
        let opened = graph.nodes.indices.filter { isOpened(NodeID($0)) }
        // What nothing at all leads to comes first; what is left leads round in circles.
        for index in opened.filter({ ways.into[Int32($0)].isEmpty }) + opened
        where !reached[index] && forced[index] == nil {
            let place = context(named: NodeID(index)) ?? firstWithStack
            direct[index] = place
            var queue = [NodeID(index)]
            reached[index] = true
            while let node = queue.popLast() {
                for (next, way) in ways.outOf[Int32(node.index)] where !reached[next.index] {
                    guard isAllowed(next, in: place), isHere(way, ways.contexts[place]) else { continue }
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
        for id in graph.ids(with: .via) {
            let index = id.index
            guard let via = graph[id].via?.value, graph.kind(of: id) != .tab else { continue }
            let first = via.first?.target ?? id
            let cheapest = ways.contexts.indices.filter { least[$0][first.index] != nil }.min { left, right in
                guard let a = least[left][first.index], let b = least[right][first.index] else { return false }
                return a < b
            }
            forced[index] = context(named: id) ?? cheapest ?? firstWithStack
            direct[index] = nil
        }
    }
}
