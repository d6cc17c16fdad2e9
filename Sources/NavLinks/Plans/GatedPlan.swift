public import NavGraph

/// A plan that needs conditions only because its node, or a pattern of it, has a `tab:` or `via:`.
public struct GatedPlan: Sendable {
    public let node: NodeID
    /// The pattern, if it is one with a `via` of its own.
    public let pattern: LinkPattern?
    /// The plan of the node's links.
    public let plan: Plan
    /// The plan without `tab:` and `via:`.
    public let open: Plan
}

extension GatedPlan {
    private typealias Placed = (node: NodeID, plan: Plan, pattern: LinkPattern?)

    /// The gated plans of linked nodes and patterns that have a `tab:` or `via:`.
    static func all(
        in linked: PlanTable, _ placements: [Placement], _ analyzed: AnalyzedGraph, _ parameters: LinkParameters
    ) -> [GatedPlan] {
        let graph = analyzed.graph
        func placed(_ node: NodeID, _ outcome: PlanOutcome, _ pattern: LinkPattern?) -> Placed? {
            // A node that only links lead to can be shown nowhere else.
            guard !analyzed.incoming(of: node).isEmpty, case .plan(let plan) = outcome,
                plan.conditions(in: graph).count > graph[node].requires.count
            else { return nil }
            return (node, plan, pattern)
        }
        let placed =
            linked.all.compactMap { node, outcome in
                graph[node].tab != nil || graph[node].via != nil ? placed(node, outcome, nil) : nil
            } + placements.compactMap { placed($0.node, $0.outcome, $0.pattern(in: graph)) }
        guard !placed.isEmpty else { return [] }
        let finder = PlanFinder(analyzed, parameters, usesTabAndVia: false)
        let work = finder.work()
        return placed.compactMap { node, plan, pattern in
            let outcome = finder.outcome(for: node, work)
            let open: Plan
            switch outcome {
            case .plan(let found): open = found
            // Both need the same number of conditions, so either can be used. This is a separate
            // case because Swift 6.3 releases an indirect payload too early in a combined one.
            case .ambiguous(let found, _, _, _): open = found
            case .action, .unbound, .none: return nil
            }
            // A later root is shown only while the conditions of earlier ones fail.
            let own = graph[node].requires.map(\.text)
            guard open.choice == 0, open.conditions(in: graph).allSatisfy({ own.contains($0.text) }) else { return nil }
            return GatedPlan(node: node, pattern: pattern, plan: plan, open: open)
        }
    }
}

extension Plan {
    /// The conditions that must hold for the whole plan to be shown, each once.
    func conditions(in graph: Graph) -> [ConditionUse] {
        var seen: Set<String> = []
        return (graph.roots[choice].when + conditionsOnRoot(in: graph)).filter { seen.insert($0.text).inserted }
    }

    /// The conditions that must hold for the plan to be shown while its root is on display.
    func conditionsOnRoot(in graph: Graph) -> [ConditionUse] {
        var uses: [ConditionUse] = []
        if let tab, case .tab(let detail) = graph[tab].detail { uses += detail.visible }
        // A presented step has the conditions of its flow.
        return uses + (nodes + [step].compactMap(\.self)).flatMap { graph[$0].requires }
    }
}
