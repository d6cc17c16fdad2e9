import NavGraph

/// The best paths to all nodes in each context, ignoring the values of links. They guide the search
/// for the best plans.
struct PlanPaths: Sendable {
    let map: PlanMap
    /// By context.
    private(set) var labels: [PlanLabels] = []
    /// By context and node: the edges that begin at the root, because of a `via:`, a route from
    /// anywhere, or because nothing else leads to the node.
    private var rootEdges: [[NodeID: [PlanEdge]]] = []
    /// By context: the nodes of `rootEdges`, in ascending order.
    private var rootTargets: [[NodeID]] = []
    /// By node with a `via:`: the context in which it is opened.
    private var viaContexts: [Int?]
    /// By first node above the root: the context in which patterns with a `via` of their own open
    /// it.
    private var placementContexts: [NodeID: Int] = [:]
    /// By node to which no route leads from a root: the context on whose root it is opened.
    private var rootContexts: [Int?]
    /// The sets of conditions of all these paths.
    private(set) var sets = ConditionSets()
    /// Whether there were too many paths to find all of them.
    private(set) var isExhausted = false

    init(_ map: PlanMap, _ work: PlanWork) {
        self.map = map
        viaContexts = [Int?](repeating: nil, count: map.graph.nodes.count)
        rootContexts = viaContexts
        search(work)
        placementContexts = Dictionary(
            uniqueKeysWithValues: map.contexts.isEmpty ? [] : map.firstsOfPlacements.map { ($0, context(on: $0)) })
        findRootContexts()
        findViaContexts()
        if viaContexts.contains(where: { $0 != nil }) || rootContexts.contains(where: { $0 != nil }) {
            search(work)
            // Nodes that were reached only through a node with a `via:` may have to be opened
            // directly now.
            let former = rootContexts
            if viaContexts.contains(where: { $0 != nil }) { findRootContexts() }
            if rootContexts != former { search(work) }
        }
        sets = work.sets
        isExhausted = work.isExhausted
    }

    /// Whether a node is opened only on what its `via:` lists.
    func opensOnlyByVia(_ node: NodeID) -> Bool { viaContexts[node.index] != nil }

    /// The edges from a context's root to a node.
    func edgesFromRoot(to node: NodeID, in context: Int) -> [PlanEdge] {
        rootTargets[context].isEmpty ? [] : rootEdges[context][node] ?? []
    }

    // MARK: Searching

    private mutating func search(_ work: PlanWork) {
        rootEdges = map.contexts.indices.map(findRootEdges)
        rootTargets = rootEdges.map { $0.keys.sorted() }
        labels = map.contexts.indices.map { search(in: $0, work) }
    }

    private func findRootEdges(in context: Int) -> [NodeID: [PlanEdge]] {
        let root = map.contexts[context].root
        var found: [NodeID: [PlanEdge]] = [:]
        for (node, routes) in map.edges.fromAnywhere where !opensOnlyByVia(node) {
            let routes = routes.filter { map.isAnywhere(node, byRoute: $0.number, in: context) }
            guard !routes.isEmpty else { continue }
            found[node] = routes.map { PlanEdge(source: root, step: $0.step, route: $0.number) }
        }
        for index in map.graph.nodes.indices {
            let node = NodeID(index)
            if viaContexts[index] == context { found[node] = [PlanEdge(source: root, step: .via)] }
            guard rootContexts[index] == context else { continue }
            found[node, default: []].append(PlanEdge(source: root, step: .init(showing: map.kinds[index])))
        }
        return found
    }

    /// The best paths in a context. With a target, only along edges whose values the target's links
    /// can fill.
    func search(in context: Int, for target: NodeID? = nil, _ work: PlanWork) -> PlanLabels {
        let start = map.contexts[context]
        var labels = PlanLabels(positionCount: start.positionCount)
        for node in [start.tab, start.root].compactMap(\.self) {
            let cost = PlanCost(conditions: work.sets.count(start.needs))
            let label = PlanLabel(
                position: Int32(node.index), needs: start.needs, cost: cost, previous: -1, route: -1)
            // A node that is opened elsewhere can still have others on top of it here.
            if opensOnlyByVia(node) || !map.isAllowed(node, in: context) || node == start.fixedScreen {
                labels.addHidden(label)
            } else {
                labels.add(label, hasUnder: map.edges.hasUnder, work)
            }
        }
        var head = 0
        while head < labels.count, !work.isExhausted {
            let index = head
            head += 1
            guard !labels[index].isDropped else { continue }
            let source = start.node(at: Int(labels[index].position))
            func follow(_ edge: PlanEdge, to node: NodeID) {
                guard let label = arrival(at: node, by: edge, from: index, labels, context, target, work) else {
                    return
                }
                if edge.step == .column(0), node == start.fixedScreen {
                    labels.addHidden(label)
                } else {
                    labels.add(label, hasUnder: map.edges.hasUnder, work)
                }
            }
            if labels[index].isRoot, source == start.root {
                for node in rootTargets[context] {
                    for edge in edgesFromRoot(to: node, in: context) { follow(edge, to: node) }
                }
            }
            guard !map.graph[source].isExternal else { continue }
            let outOf = map.edges.outOf[Int32(source.index)]
            work.spend(1 + outOf.count)
            for (node, edge) in outOf where !opensOnlyByVia(node) { follow(edge, to: node) }
        }
        return labels
    }

    /// Extends a path by an edge. Nil if the edge does not start there or values are missing.
    func arrival(
        at node: NodeID, by edge: PlanEdge, from index: Int, _ labels: PlanLabels, _ context: Int, _ target: NodeID?,
        _ work: PlanWork
    ) -> PlanLabel? {
        let start = map.contexts[context]
        guard map.isAllowed(node, in: context) else { return nil }
        let from = labels[index]
        var needs = from.needs
        var cost = from.cost
        var position = Int(from.position)
        func pass(_ node: NodeID, _ step: PlanEdge.Step) -> Bool {
            guard let next = start.position(of: node, by: step, from: position, labels, index, map)
            else { return false }
            position = next
            needs = work.sets.union(needs, map.needs[node.index])
            cost = cost.after(step, to: map.kinds[node.index])
            return true
        }
        if edge.step == .via {
            guard target.map({ map.filler.canFill(via: node, for: $0) }) ?? true else { return nil }
            for next in map.via(of: node) + [node] {
                guard pass(next, .init(showing: map.kinds[next.index])) else { return nil }
            }
        } else {
            let isFixed = edge.step == .column(0) && node == start.fixedScreen
            guard isFixed || map.filler.isFeasible(node, edge.route, for: target), pass(node, edge.step) else {
                return nil
            }
        }
        cost.conditions = work.sets.count(needs)
        return PlanLabel(
            position: Int32(position), needs: needs, cost: cost, previous: Int32(index), route: Int32(edge.route ?? -1))
    }

    // MARK: Contexts of via and root

    private mutating func findRootContexts() {
        guard !map.contexts.isEmpty else { return }
        let graph = map.graph
        let nodes = graph.nodes.indices.map { NodeID($0) }
        // By context: whether a node is reached there.
        var reached = map.contexts.indices.map { index in
            nodes.map { labels[index].reaches($0, in: map.contexts[index]) }
        }
        let isReached = { (node: Int) in reached.contains { $0[node] } }
        let opened = nodes.indices.filter { !isReached($0) && map.isOpened(NodeID($0)) }
        // In a cycle, the names decide, and not the order in the file.
        let named = opened.sorted { graph[NodeID($0)].name < graph[NodeID($1)].name }
        let ordered = TopologicalOrder.sorted(named) { [map] node in
            map.edges.outOf[Int32(node)].map(\.target.index)
        }
        for index in ordered where !isReached(index) && viaContexts[index] == nil {
            let context = map.context(named: NodeID(index)) ?? map.firstWithStack
            rootContexts[index] = context
            var queue = [NodeID(index)]
            reached[context][index] = true
            while let node = queue.popLast() {
                for (next, edge) in map.edges.outOf[Int32(node.index)] where !reached[context][next.index] {
                    guard map.isAllowed(next, in: context) else { continue }
                    if case .column = edge.step, map.contexts[context].root != edge.source { continue }
                    reached[context][next.index] = true
                    queue.append(next)
                }
            }
        }
    }

    private mutating func findViaContexts() {
        guard !map.contexts.isEmpty, map.usesTabAndVia else { return }
        for id in map.graph.ids(where: { $0.via != nil }) where map.kinds[id.index] != .tab {
            guard let via = map.graph[id].via?.value else { continue }
            viaContexts[id.index] = map.context(named: id) ?? context(on: via.first?.target ?? id)
            rootContexts[id.index] = nil
        }
    }

    /// The context in which a node has the cheapest plan, or else the first one with a stack.
    private func context(on node: NodeID) -> Int {
        let cheapest = map.contexts.indices.compactMap { context -> (context: Int, cost: PlanCost)? in
            let best = labels[context].best(of: node, in: map.contexts[context]).first
            return best.map { (context, labels[context][$0].cost) }
        }.min { $0.cost < $1.cost }
        return cheapest?.context ?? map.firstWithStack
    }

    /// The context in which a placement opens its node. Nil if the app has nothing to show.
    func context(of placement: Placement) -> Int? {
        guard !map.contexts.isEmpty else { return nil }
        let named = placement.tab.flatMap { tab in map.contexts.firstIndex { $0.tab == tab } }
        return named ?? map.context(named: placement.node) ?? placementContexts[placement.first]
    }
}

extension PlanContext {
    /// The position to which a step leads. Nil if the step does not start at this position.
    fileprivate func position(
        of node: NodeID, by step: PlanEdge.Step, from position: Int, _ labels: PlanLabels, _ index: Int, _ map: PlanMap
    ) -> Int? {
        func onward(from position: Int) -> Int {
            column(of: position).flatMap { self.position(of: node, after: $0) } ?? node.index
        }
        switch step {
        case .column(let column): return position == root.index ? self.position(of: node, inColumn: Int(column)) : nil
        case .screen: return onward(from: position)
        case .transition(.under) where map.kinds[node.index] == .screen:
            return labels.positionBelowPresentation(upTo: index).map(onward) ?? node.index
        case .transition, .flowStep, .via: return node.index
        }
    }
}
