public import NavGraph

/// A plan that needs conditions only because its node has a `tab:` or `via:`.
public struct GatedPlan: Sendable {
    public let node: NodeID
    /// What a link shows.
    public let plan: Plan
    /// What it would show.
    public let open: Plan
}

extension GatedPlan {
    /// Those of the linked nodes that say where they are opened.
    static func all(in linked: PlanTable, _ analysed: AnalysedGraph, _ parameters: LinkParameters) -> [GatedPlan] {
        let graph = analysed.graph
        let placed = linked.all.compactMap { node, outcome -> (node: NodeID, plan: Plan)? in
            // What only links lead to is where its keys say, and could be nowhere else.
            guard graph[node].tab != nil || graph[node].via != nil, !analysed.incoming(of: node).isEmpty,
                case .plan(let plan) = outcome, plan.conditions(in: graph).count > graph[node].requires.count
            else { return nil }
            return (node, plan)
        }
        guard !placed.isEmpty else { return [] }
        let finder = PlanFinder(analysed, parameters, heedsPlaces: false)
        let work = finder.work(limit: PlanWork.most)
        return placed.compactMap { node, plan in
            let outcome = finder.outcome(for: node, work)
            let open: Plan
            switch outcome {
            case .plan(let found): open = found
            // Which of the two it would be does not matter: they need equally many. Not in one case with the other: Swift
            // 6.3 lets go of an indirect value too early there.
            case .ambiguous(let found, _, _, _): open = found
            case .action, .unbound, .none: return nil
            }
            // A later root is shown only while those before it are not.
            let own = graph[node].requires.map(\.text)
            guard open.choice == 0, open.conditions(in: graph).allSatisfy({ own.contains($0.text) }) else { return nil }
            return GatedPlan(node: node, plan: plan, open: open)
        }
    }
}

extension Plan {
    /// The conditions under which all of it is shown, each once.
    func conditions(in graph: Graph) -> [ConditionUse] {
        var seen: Set<String> = []
        var uses = graph.roots[choice].when
        if let tab, case .tab(let detail) = graph[tab].detail { uses += detail.visible }
        // A presented step has its flow's.
        uses += (nodes + [step].compactMap(\.self)).flatMap { graph[$0].requires }
        return uses.filter { seen.insert($0.text).inserted }
    }
}
