import NavGraph

/// A plan, with the reasons why each of its nodes is shown on the one below, from the root to the
/// top.
struct FoundPlan {
    var plan: Plan
    var causes: [PlanCause] = []
}

/// Turns the best paths to one node in one context into plans.
struct PlanTracer {
    private let map: PlanMap
    private let paths: PlanPaths
    private let labels: PlanLabels
    private let context: Int
    private let start: PlanContext
    private let target: NodeID
    private let work: PlanWork
    /// The conditions that the target needs in any case.
    private var needs = ConditionSets.empty

    init(
        _ map: PlanMap, _ paths: PlanPaths, _ labels: PlanLabels, _ context: Int, _ target: NodeID, _ work: PlanWork
    ) {
        self.map = map
        self.paths = paths
        self.labels = labels
        self.context = context
        start = map.contexts[context]
        self.target = target
        self.work = work
    }

    /// The cheapest plans: one, or two that differ.
    func plans() -> (cost: PlanCost?, plans: [FoundPlan]) {
        let best = labels.best(of: target, in: start)
        var found: [FoundPlan] = []
        for index in best {
            var tracer = self
            tracer.needs = labels[index].needs
            for plan in tracer.plans(to: index) { add(plan, to: &found) }
        }
        return (best.first.map { labels[$0].cost }, found)
    }

    /// The plan that shows the target on certain screens.
    func plan(via: [NodeID]) -> Plan {
        var tracer = self
        tracer.needs = (via + [target]).reduce(start.needs) { work.sets.union($0, map.needs[$1.index]) }
        var plan = tracer.rootPlan()
        tracer.place(via + [target], on: &plan)
        return plan
    }

    /// The plan of the root alone, for a link to it.
    func planOfRoot() -> Plan {
        var tracer = self
        tracer.needs = work.sets.union(start.needs, map.needs[target.index])
        return tracer.rootPlan()
    }

    /// Adds a plan, unless it is already there. If plans differ only in the columns before the last
    /// filled one, the plan with the earlier screens is kept: a link is about the last column.
    private func add(_ new: FoundPlan, to found: inout [FoundPlan]) {
        guard !found.contains(where: { $0.plan == new.plan }) else { return }
        if let index = found.firstIndex(where: { new.plan.differsOnlyInColumns(from: $0.plan) }) {
            if rank(new.plan).lexicographicallyPrecedes(rank(found[index].plan)) { found[index] = new }
            return
        }
        if found.count < 2 { found.append(new) }
    }

    /// Ranks the screens in a plan's columns: those without conditions first, then in the order of
    /// the column.
    private func rank(_ plan: Plan) -> [Int] {
        guard case .split(let split) = map.graph[plan.root.node].detail, let last = plan.columns.keys.max() else {
            return []
        }
        return (0..<last).map { column in
            let screens = split.columns[column].screens
            guard let node = plan.columns[column]?.node, let number = screens.firstIndex(where: { $0.target == node })
            else { return Int.max }
            return map.needs[node.index] == ConditionSets.empty ? number : number + screens.count
        }
    }

    // MARK: From the target to the root

    /// The plans of a label: one, or two that differ.
    ///
    /// From the target down to the first choice, edges are collected one by one and then applied to
    /// each plan. So a long path does not copy the plan at each step.
    private func plans(to index: Int) -> [FoundPlan] {
        var taken: [(edge: PlanEdge, node: NodeID)] = []
        var index = index
        var last: [(label: Int, edge: PlanEdge)] = []
        while !labels[index].isRoot {
            last = predecessors(of: index)
            guard last.count == 1, let lone = last.first else { break }
            taken.append((lone.edge, node(at: index)))
            index = lone.label
        }
        work.spend(taken.count * PlanWork.costOfEntry)
        var found = labels[index].isRoot ? [FoundPlan(plan: rootPlan())] : branchingPlans(to: index)
        for planIndex in found.indices {
            found[planIndex].causes.reserveCapacity(found[planIndex].causes.count + taken.count)
            found[planIndex].plan.path.reserveCapacity(found[planIndex].plan.path.count + taken.count)
            for step in taken.reversed() { extend(&found[planIndex], by: step.edge, to: step.node) }
        }
        return found
    }

    private func node(at index: Int) -> NodeID { start.node(at: Int(labels[index].position)) }

    /// The labels that a label may extend, each with its edge.
    private func predecessors(of index: Int) -> [(label: Int, edge: PlanEdge)] {
        let label = labels[index]
        guard !label.isRoot else { return [] }
        let node = node(at: index)
        var found: [(label: Int, edge: PlanEdge)] = []
        func look(_ edge: PlanEdge, isFromRoot: Bool) {
            func look(at source: Int) {
                guard !isFromRoot || labels[source].isRoot,
                    let arrival = paths.arrival(at: node, by: edge, from: source, labels, context, target, work),
                    arrival.position == label.position, arrival.needs == label.needs, arrival.cost == label.cost
                else { return }
                found.append((source, edge))
            }
            var isPreviousSeen = false
            start.forEachPosition(of: edge.source) { position in
                labels.forEachLabel(at: position) { source in
                    isPreviousSeen = isPreviousSeen || source == label.previous
                    look(at: source)
                }
            }
            // The previous label may be extended although it was dropped or belongs to no position.
            if !isPreviousSeen, self.node(at: Int(label.previous)) == edge.source { look(at: Int(label.previous)) }
        }
        for edge in paths.edgesFromRoot(to: node, in: context) { look(edge, isFromRoot: true) }
        guard !paths.opensOnlyByVia(node) else { return found }
        for edge in map.edges.into[Int32(node.index)] { look(edge, isFromRoot: false) }
        return found
    }

    private func branchingPlans(to last: Int) -> [FoundPlan] {
        var known: [Int: [FoundPlan]] = [:]
        var stack: [(label: Int, predecessors: [(label: Int, edge: PlanEdge)]?)] = [(last, nil)]
        while let (index, predecessors) = stack.popLast() {
            guard known[index] == nil else { continue }
            guard !labels[index].isRoot else {
                known[index] = [FoundPlan(plan: rootPlan())]
                continue
            }
            guard let predecessors else {
                let predecessors = self.predecessors(of: index)
                stack.append((index, predecessors))
                for below in predecessors where known[below.label] == nil { stack.append((below.label, nil)) }
                continue
            }
            var found: [FoundPlan] = []
            for (below, edge) in predecessors {
                for var plan in known[below] ?? [] {
                    work.spend(plan.causes.count * PlanWork.costOfEntry)
                    extend(&plan, by: edge, to: node(at: index))
                    add(plan, to: &found)
                }
            }
            known[index] = found
        }
        return known[last] ?? []
    }

    // MARK: From the root to the target

    /// The plan of the root alone.
    private func rootPlan() -> Plan {
        let root = map.filler.rootEntry(start.root, start, for: target, work)
        var plan = Plan(choice: start.choice, tab: start.tab, root: root)
        fillColumns(of: &plan)
        return plan
    }

    /// Extends a plan by one step.
    private func extend(_ found: inout FoundPlan, by edge: PlanEdge, to node: NodeID) {
        if edge.step == .via {
            place(map.via(of: node) + [node], on: &found.plan)
        } else {
            var step = edge.step
            // A route to a step starts its flow there.
            if step == .transition(.start), case .step(let detail) = map.graph[node].detail {
                let flow = map.filler.entry(detail.flow, edge, on: found.plan, for: target, work)
                found.plan.add(step, flow, start, map.graph)
                step = .flowStep
            }
            let entry =
                step == .column(0)
                ? map.filler.rootEntry(node, start, for: target, work)
                : map.filler.entry(node, edge, on: found.plan, for: target, work)
            found.plan.add(step, entry, start, map.graph)
            fillColumns(of: &found.plan)
        }
        let isByItself = edge.route == nil && edge.source == start.root && !edge.step.isOfContainer
        found.causes.append(
            PlanCause(below: isByItself ? start.tab ?? start.root : edge.source, route: edge.route))
    }

    /// Shows nodes on top of each other, without routes.
    private func place(_ nodes: [NodeID], on plan: inout Plan) {
        for node in nodes {
            let entry = map.filler.entry(node, nil, on: nil, for: target, work)
            plan.add(.init(showing: map.kinds[node.index]), entry, start, map.graph)
            fillColumns(of: &plan)
        }
    }

    /// Fills the columns of a split before the last filled one, as far as values and conditions
    /// allow. A link should not wait for a screen that it does not lead to.
    private func fillColumns(of plan: inout Plan) {
        guard map.kinds[plan.root.node.index] == .split, case .split(let split) = map.graph[plan.root.node].detail
        else { return }
        let last = plan.columns.keys.max() ?? 0
        for (number, column) in split.columns.enumerated() where number <= last && plan.columns[number] == nil {
            let screens = column.screens.compactMap(\.target).filter { screen in
                (number == 0
                    ? map.filler.missing(inRoot: screen, of: start, for: target)
                    : map.filler.missing(screen, nil, for: target)) == nil
                    && work.sets.isSubset(map.needs[screen.index], of: needs)
            }
            let open = screens.first { map.needs[$0.index] == ConditionSets.empty }
            if let screen = open ?? screens.first {
                plan.columns[number] =
                    number == 0
                    ? map.filler.rootEntry(screen, start, for: target, work)
                    : map.filler.entry(screen, nil, on: nil, for: target, work)
            }
        }
    }
}

extension PlanEdge.Step {
    /// Whether the step shows what a split or flow contains.
    fileprivate var isOfContainer: Bool {
        switch self {
        case .column, .flowStep: true
        case .screen, .transition, .via: false
        }
    }
}

extension Plan {
    /// Whether two plans differ only by showing different screens in the columns before the last
    /// filled one. If a screen is the same but has other values, the plans count as different.
    fileprivate func differsOnlyInColumns(from other: Plan) -> Bool {
        guard let last = columns.keys.max(), other.columns.keys.max() == last, other.columns[last] == columns[last],
            !columns.contains(where: { $1.node == other.columns[$0]?.node && $1 != other.columns[$0] })
        else { return false }
        var copy = other
        copy.columns = columns
        return copy == self
    }
}
