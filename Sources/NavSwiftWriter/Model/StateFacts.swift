package import NavGraph
import NavLinks
import NavNames

/// Which parts of the navigation state a graph uses: places for stacks, presentations, splits.
package struct StateFacts: Sendable {
    let model: SwiftModel
    /// Where stacks begin: the tabs, if a root shows them, then the roots that are nodes.
    package let places: [Place]
    let families: [Family]

    package struct Place: Hashable, Sendable {
        package var tab: NodeID?
        /// A screen, a split or a flow.
        package var root: NodeID
    }

    package init(_ model: SwiftModel) {
        self.model = model
        let graph = model.graph
        var places: [Place] = []
        if graph.showsTabs {
            for id in model.tabs {
                if case .tab(let tab) = graph[id].detail, let root = tab.root?.target {
                    places.append(Place(tab: id, root: root))
                }
            }
        }
        for choice in graph.roots {
            if case .node(let reference) = choice.show, let node = reference.target,
                !places.contains(where: { $0.tab == nil && $0.root == node })
            {
                places.append(Place(tab: nil, root: node))
            }
        }
        self.places = places
        families = Family.presented.filter { family in
            guard model.hasMembers(family) else { return false }
            guard family == .flow else { return true }
            // A route can also present a flow that is a root, and so can a condition.
            return model.allNodes(.flow).contains { flow in
                if case .flow(let detail) = graph[flow].detail { detail.style != .root } else { false }
            } || graph.routes.contains { $0.starts(aFlowOf: graph) } || graph.hasFlowAsFallback
        }
    }

    package var graph: Graph { model.graph }
    /// Whether there is more than one root, or a root with a condition.
    package var hasRoots: Bool { graph.roots.count > 1 || graph.roots.contains { !$0.when.isEmpty } }
    /// The screen that is shown while the root is undecided.
    var launching: NodeID? {
        guard hasRoots, let node = graph.launching?.target, graph.kind(of: node) == .screen else { return nil }
        return node
    }
    package var hasPresented: Bool { !families.isEmpty }
    /// Whether a stack can begin with a screen: at a root of the graph, or in an app with a root
    /// view of its own.
    package var hasScreenContent: Bool {
        places.contains { ![.split, .flow].contains(graph.kind(of: $0.root)) } || (hasScreens && model.has(.views))
    }
    package var hasScreens: Bool { model.hasMembers(.route) }
    package var hasSplits: Bool { places.contains { graph.kind(of: $0.root) == .split } }
    /// Whether some split has three columns.
    var hasContentColumn: Bool { places.contains { split($0.root)?.content != nil } }

    package func split(_ node: NodeID) -> SplitDetail? {
        if case .split(let split) = graph[node].detail { split } else { nil }
    }

    package func flow(_ node: NodeID) -> FlowDetail? {
        if case .flow(let flow) = graph[node].detail { flow } else { nil }
    }
}

extension Graph {
    /// Whether a flow is shown while some condition does not hold.
    fileprivate var hasFlowAsFallback: Bool {
        conditions.contains { condition in
            condition.otherwise?.target.map { [.flow, .step].contains(kind(of: $0)) } ?? false
        }
    }
}

extension Route {
    /// Whether it starts a flow, and does not only lead to another step of the same flow.
    fileprivate func starts(aFlowOf graph: Graph) -> Bool {
        guard let target = target.target else { return false }
        switch graph[target].detail {
        case .flow: return true
        case .step(let step):
            guard case .node(let reference) = source, let from = reference.target,
                case .step(let other) = graph[from].detail
            else { return true }
            return other.flow != step.flow
        default: return false
        }
    }
}
