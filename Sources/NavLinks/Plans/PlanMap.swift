import NavGraph

/// The data of a graph that the search for plans uses.
///
/// It is a class so that passing it copies nothing.
final class PlanMap: Sendable {
    let graph: Graph
    let edges: PlanEdges
    let contexts: [PlanContext]
    /// By node. A compact array, since each step of each plan reads it.
    let kinds: [NodeKind]
    /// By node: the conditions for showing it.
    let needs: [ConditionSets.ID]
    let filler: PlanFiller
    /// Whether to respect `tab:` and `via:`.
    let usesTabAndVia: Bool
    /// The first nodes above the root in the plans of patterns with a `via` of their own.
    let firstsOfPlacements: Set<NodeID>
    private let analyzed: AnalyzedGraph

    init(_ analyzed: AnalyzedGraph, _ filler: PlanFiller, _ sets: inout ConditionSets, usesTabAndVia: Bool = true) {
        self.analyzed = analyzed
        self.filler = filler
        self.usesTabAndVia = usesTabAndVia
        let graph = analyzed.graph
        self.graph = graph
        contexts = PlanContext.all(of: graph, &sets)
        edges = PlanEdges(analyzed, contexts)
        kinds = graph.nodes.map(\.kind)
        firstsOfPlacements = Set(Placement.all(in: graph).map(\.first))
        needs = graph.nodes.map { sets.set($0.requires) }
    }

    /// The nodes that a node's `via:` lists.
    func via(of node: NodeID) -> [NodeID] { (graph[node].via?.value ?? []).compactMap(\.target) }

    /// The tab that a node names with `tab:`. Its links are opened only there.
    private func tab(of node: NodeID) -> NodeID? {
        guard usesTabAndVia, let tab = graph[node].tab?.target, graph.kind(of: tab) == .tab
        else { return nil }
        return tab
    }

    /// The context of the tab that a node names.
    func context(named node: NodeID) -> Int? {
        tab(of: node).flatMap { tab in contexts.firstIndex { $0.tab == tab } }
    }

    func isAllowed(_ node: NodeID, in context: Int) -> Bool {
        guard let tab = tab(of: node) else { return true }
        return contexts[context].tab == tab || !contexts.contains { $0.tab == tab }
    }

    /// The first tab, or else the first root with a stack that leads somewhere: an app may begin with a root for a
    /// forced update.
    var firstWithStack: Int {
        let stacks = contexts.indices.filter { kinds[contexts[$0].root.index] != .flow }
        return stacks.first { contexts[$0].tab != nil }
            ?? stacks.first { !edges.outOf[Int32(contexts[$0].root.index)].isEmpty } ?? stacks.first ?? 0
    }

    /// Whether a route from anywhere to a node is followed in a context: only from the root of the
    /// node's tab, or from the first one where it starts.
    func isAnywhere(_ node: NodeID, byRoute number: Int, in context: Int) -> Bool {
        func starts(_ context: Int) -> Bool { contexts[context].starts(globalRoute: number, to: node, analyzed) }
        guard starts(context) else { return false }
        if let tab = tab(of: node) { return contexts[context].tab == tab }
        if graph.routes[number].except.isEmpty || starts(firstWithStack) { return context == firstWithStack }
        return context == contexts.indices.first(where: starts)
    }

    /// Whether something opens a node even if no route leads to it.
    func isOpened(_ id: NodeID) -> Bool {
        switch kinds[id.index] {
        case .tab, .step, .action: return false
        case .flow:
            if case .flow(let flow) = graph[id].detail,
                flow.steps.contains(where: { analyzed.isLinked($0) || analyzed.opened.contains($0) })
            {
                return true
            }
        default: break
        }
        return graph[id].isEntry || analyzed.isLinked(id) || analyzed.opened.contains(id)
    }
}
