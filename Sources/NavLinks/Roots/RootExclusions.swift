public import NavGraph

/// Why something is never shown: what it requires excludes each root over which it could be.
public struct RootExclusion: Sendable {
    /// The requirements that exclude the roots, as few as possible.
    public let uses: [ConditionUse]
    /// The root over which it would be shown; the first, if there are several.
    public let root: RootDisplay.Root
    /// The number of these roots.
    public let rootCount: Int
}

/// Finds what can never be shown because of the root that it needs.
public struct RootExclusions {
    private let links: LinkAnalysis
    private let display: RootDisplay
    private var graph: Graph { links.graph }
    /// For each node that routes lead to, or that is a root, why it is never shown.
    public let nodes: [NodeID: RootExclusion]

    public init(_ links: LinkAnalysis) {
        self.links = links
        let graph = links.graph
        let display = RootDisplay(graph)
        self.display = display
        let guarded = graph.nodes.indices.map { NodeID($0) }.filter { !display.literals(graph.needs(of: $0)).isEmpty }
        guard display.isUseful, !guarded.isEmpty else {
            nodes = [:]
            return
        }
        let roots = display.roots
        let reach = RootReach(links, roots)
        var nodes: [NodeID: RootExclusion] = [:]
        for id in guarded {
            guard let possible = reach.roots(of: id, among: roots) else { break }
            // `contradictory-conditions` reports a root that contradicts its own `when`.
            if let when = graph.roots.first(where: { RootDisplay.Root($0.show) == .node(id) })?.when,
                (when + graph.needs(of: id)).isContradictory
            {
                continue
            }
            nodes[id] = Self.exclusion(of: graph.needs(of: id), from: possible, display)
        }
        self.nodes = nodes
    }

    /// Why the plan of a link, or of `as: open`, is never shown; nil if it may be.
    public func exclusion(of plan: Plan) -> RootExclusion? {
        let uses = plan.conditionsOnRoot(in: graph)
        // `contradictory-conditions` reports what contradicts the `when` of its own root.
        guard display.isUseful, let root = RootDisplay.Root(graph.roots[plan.choice].show),
            !(graph.roots[plan.choice].when + uses).isContradictory
        else { return nil }
        return Self.exclusion(of: uses, from: [root], display)
    }

    /// Why the plan of what follows an action is never shown while the action's own requirements hold;
    /// nil if it may be.
    public func exclusion(of plan: Plan, whileOf action: NodeID) -> RootExclusion? {
        let own = graph[action].requires
        guard display.isUseful, !display.literals(own).isEmpty, exclusion(of: plan) == nil,
            let root = RootDisplay.Root(graph.roots[plan.choice].show),
            let found = Self.exclusion(of: own + plan.conditionsOnRoot(in: graph), from: [root], display)
        else { return nil }
        let causes = found.uses.filter { use in own.contains { $0.range == use.range } }
        return causes.isEmpty ? nil : RootExclusion(uses: causes, root: root, rootCount: 1)
    }

    private static func exclusion(
        of uses: [ConditionUse], from roots: [RootDisplay.Root], _ display: RootDisplay
    ) -> RootExclusion? {
        func excludes(_ uses: [ConditionUse]) -> Bool {
            let literals = display.literals(uses)
            return !literals.isEmpty && !roots.contains { display.canShow($0, while: literals) }
        }
        // Other rules report a root that is never shown, and what requires a condition both ways.
        guard let first = roots.first, excludes(uses), roots.contains(where: { display.canShow($0, while: []) }),
            !uses.isContradictory
        else { return nil }
        if let use = uses.first(where: { excludes([$0]) }) {
            return RootExclusion(uses: [use], root: first, rootCount: roots.count)
        }
        var needed = uses
        for use in uses {
            let fewer = needed.filter { $0.range != use.range }
            if excludes(fewer) { needed = fewer }
        }
        return RootExclusion(uses: needed, root: first, rootCount: roots.count)
    }
}

extension [ConditionUse] {
    fileprivate var isContradictory: Bool {
        contains { use in contains { $0.target == use.target && $0.target != nil && $0.isNegated != use.isNegated } }
    }
}

extension Graph {
    /// What has to hold for a node to be shown, wherever it is.
    fileprivate func needs(of id: NodeID) -> [ConditionUse] {
        switch self[id].detail {
        case .tab: needs(ofTab: id)
        case .split: needs(ofRoot: id)
        case .step(let step): self[step.flow].requires + step.when
        default: self[id].requires
        }
    }
}
