package import NavGraph

/// A screen whose values a tab fixes.
package struct TabRoot: Sendable {
    package let tab: NodeID?
    package let screen: NodeID
    package let values: [SpelledValue]
    /// What links to the screen with these values show.
    let plan: Plan
}

/// Finds the plans of linked nodes.
///
/// It is a class so that passing it does not copy the graph.
final class PlanFinder: Sendable {
    private let map: PlanMap
    private let paths: PlanPaths
    private var filler: PlanFiller { map.filler }

    /// - Parameter usesTabAndVia: Whether to respect `tab:` and `via:`.
    init(_ analyzed: AnalyzedGraph, _ parameters: LinkParameters, usesTabAndVia: Bool = true) {
        let work = PlanWork()
        map = PlanMap(
            analyzed, PlanFiller(analyzed.graph, parameters), &work.sets, usesTabAndVia: usesTabAndVia)
        paths = PlanPaths(map, work)
    }

    /// Whether there were too many paths to find any plan.
    var isExhausted: Bool { paths.isExhausted }

    func work() -> PlanWork { PlanWork(sets: paths.sets) }

    func outcome(for target: NodeID, _ work: PlanWork) -> PlanOutcome {
        if case .action(let action) = map.graph[target].detail {
            return .action(then: action.then.compactMap(\.target))
        }
        var best: [FoundPlan] = []
        var bestCost: (PlanCost, Int)?
        for (context, bound) in candidates(for: target) {
            let choice = map.contexts[context].choice
            if let bestCost, bestCost < (bound, choice) { break }
            let (cost, found) = plans(for: target, context, work)
            guard let cost, !found.isEmpty else { continue }
            if let known = bestCost, known <= (cost, choice) {
                if known == (cost, choice) { best += found }
                continue
            }
            bestCost = (cost, choice)
            best = found
        }
        guard let first = best.first else { return unbound(target) }
        guard let other = best.dropFirst().first(where: { $0.plan != first.plan }) else { return .plan(first.plan) }
        return parting(first, other, target)
    }

    /// The plan of the links of a node that open it on certain screens.
    func outcome(for placement: Placement, _ work: PlanWork) -> PlanOutcome {
        guard let context = paths.context(of: placement) else { return .none }
        let start = map.contexts[context]
        if let parameter = filler.missing(inRoot: start.root, of: start, for: placement.node) {
            return .unbound(node: start.root, parameter: parameter, cause: nil)
        }
        for node in placement.via + [placement.node] {
            if let parameter = filler.missing(node, nil, for: placement.node) {
                return .unbound(node: node, parameter: parameter, cause: nil)
            }
        }
        let tracer = PlanTracer(map, paths, paths.labels[context], context, placement.node, work)
        return .plan(tracer.plan(via: placement.via))
    }

    /// The screens whose values tabs fix, each with its values and the plan of links that have them.
    func tabRoots(_ work: PlanWork) -> [TabRoot] {
        var found: [TabRoot] = []
        // Without labels, there were too many paths.
        guard !paths.labels.isEmpty else { return [] }
        for (index, context) in map.contexts.enumerated() {
            guard let screen = context.fixedScreen, !found.contains(where: { $0.tab == context.tab }) else { continue }
            let tracer = PlanTracer(map, paths, paths.labels[index], index, screen, work)
            let values = filler.fixedValues(of: screen, in: context)
            found.append(TabRoot(tab: context.tab, screen: screen, values: values, plan: tracer.planOfRoot()))
        }
        return found
    }

    /// The contexts in which a node can be shown, the best first, each with the lowest possible
    /// cost, ignoring which values are available.
    private func candidates(for target: NodeID) -> [(context: Int, bound: PlanCost)] {
        let all = map.contexts.indices.compactMap { context -> (context: Int, bound: PlanCost)? in
            let labels = paths.labels[context]
            return labels.best(of: target, in: map.contexts[context]).first.map { (context, labels[$0].cost) }
        }
        guard all.count > 1 else { return all }
        return all.sorted { left, right in
            if left.bound != right.bound { return left.bound < right.bound }
            let choices = (map.contexts[left.context].choice, map.contexts[right.context].choice)
            return choices.0 != choices.1 ? choices.0 < choices.1 : left.context < right.context
        }
    }

    /// The cheapest plans of a node in a context: one, or two that differ.
    private func plans(
        for target: NodeID, _ context: Int, _ work: PlanWork
    ) -> (cost: PlanCost?, plans: [FoundPlan]) {
        let common = PlanTracer(map, paths, paths.labels[context], context, target, work)
        let found = common.plans()
        guard found.plans.isEmpty else { return found }
        let own = paths.search(in: context, for: target, work)
        return PlanTracer(map, paths, own, context, target, work).plans()
    }

    // MARK: Failures

    /// Finds where two plans differ: the first node, seen from the target, that is shown on
    /// different nodes.
    private func parting(_ first: FoundPlan, _ second: FoundPlan, _ target: NodeID) -> PlanOutcome {
        var node = target
        for (left, right) in zip(first.causes.reversed(), second.causes.reversed()) {
            if left != right { return .ambiguous(first.plan, second.plan, at: node, causes: [left, right]) }
            node = left.below
        }
        let roots = [first, second].map { PlanCause(below: $0.plan.tab ?? $0.plan.root.node) }
        return .ambiguous(first.plan, second.plan, at: node, causes: roots)
    }

    /// The missing value nearest to the root on what would be the best path.
    private func unbound(_ target: NodeID) -> PlanOutcome {
        guard let context = candidates(for: target).first?.context else { return .none }
        let labels = paths.labels[context]
        var index = labels.best(of: target, in: map.contexts[context]).first ?? -1
        var found: PlanOutcome?
        while index >= 0 {
            let label = labels[index]
            let node = map.contexts[context].node(at: Int(label.position))
            let route = label.route < 0 ? nil : Int(label.route)
            if paths.opensOnlyByVia(node), !label.isRoot {
                let missing = (map.via(of: node) + [node]).lazy.compactMap { next in
                    self.filler.missing(next, nil, for: target).map { (next, $0) }
                }.first
                if let missing { found = .unbound(node: missing.0, parameter: missing.1, cause: nil) }
            } else if let parameter = label.isFirst(of: map.contexts[context])
                ? filler.missing(inRoot: node, of: map.contexts[context], for: target)
                : filler.missing(node, route, for: target)
            {
                let cause =
                    label.isRoot
                    ? nil
                    : PlanCause(
                        below: map.contexts[context].node(at: Int(labels[Int(label.previous)].position)), route: route)
                found = .unbound(node: map.graph.linkOwner(of: node), parameter: parameter, cause: cause)
            }
            index = Int(label.previous)
        }
        return found ?? .none
    }
}

extension PlanLabel {
    /// Whether it is the root of a context, or the first column of the split that is the root.
    fileprivate func isFirst(of context: PlanContext) -> Bool {
        isRoot || context.column(of: Int(position)) == 0
    }
}
