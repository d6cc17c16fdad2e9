import NavGraph
import NavLinks

/// What the generated state has to hold for a graph, and what it has no need of.
struct StateFacts: Sendable {
    let model: SwiftModel
    /// Where stacks begin: the tabs, where a root shows them, then the roots that are nodes.
    let places: [Place]
    let families: [Family]
    /// The answers to some alerts or dialogs lead on. Each alert asks for it.
    let hasLeadingAnswers: Bool
    /// Something goes on from what presented it: the answer to an alert, or a screen that closes what it lies in.
    let hasPresenters: Bool

    struct Place: Hashable, Sendable {
        var tab: NodeID?
        /// A screen, a split or a flow.
        var root: NodeID
    }

    init(_ model: SwiftModel) {
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
        hasLeadingAnswers = graph.routes.contains(where: \.isOfAlert)
        families = Family.presented.filter { family in
            guard model.hasMembers(family) else { return false }
            guard family == .flow else { return true }
            // A route presents also a flow that is a root.
            return model.allNodes(.flow).contains { flow in
                if case .flow(let detail) = graph[flow].detail { detail.style != .root } else { false }
            } || graph.routes.contains { $0.starts(aFlowOf: graph) }
        }
        hasPresenters =
            !families.isEmpty && model.has(.navigator)
            && (hasLeadingAnswers || graph.routes.contains { $0.style?.value == .under })
    }

    var graph: Graph { model.graph }
    var p: String { model.prefix }
    var hasTabs: Bool { places.contains { $0.tab != nil } }
    /// More than one root, or one that waits for a condition.
    var hasRoots: Bool { graph.roots.count > 1 || graph.roots.contains { !$0.when.isEmpty } }
    /// The property that says what lies on all levels; of what is seen, `nodes` tells.
    var lying: String { hasRoots ? "lying" : "nodes" }
    /// The screen that is shown while the root is undecided.
    var launching: NodeID? {
        guard hasRoots, let node = graph.launching?.target, graph.kind(of: node) == .screen else { return nil }
        return node
    }
    var hasConditions: Bool { model.hasConditions }
    var hasPresented: Bool { !families.isEmpty }
    /// Nodes that do something before they lead anywhere.
    var hasActions: Bool { model.hasMembers(.action) }
    /// Stacks that begin with a screen: of the graph's roots, or of an app that has a root of its own.
    var hasScreenContent: Bool {
        places.contains { ![.split, .flow].contains(graph.kind(of: $0.root)) } || (hasScreens && model.has(.views))
    }
    var hasFlows: Bool { model.hasMembers(.flow) }
    var hasScreens: Bool { model.hasMembers(.route) }
    var hasSplits: Bool { places.contains { graph.kind(of: $0.root) == .split } }
    /// Whether some split has three columns.
    var hasContentColumn: Bool { places.contains { split($0.root)?.content != nil } }
    /// The columns behind the sidebar, in order.
    var laterColumns: [String] { hasContentColumn ? ["content", "detail"] : ["detail"] }
    /// The columns that splits have, in order.
    var columns: [String] { ["sidebar"] + laterColumns }

    /// The conditions whose lack shows something else.
    var otherwise: [(condition: Condition, node: NodeID)] {
        graph.conditions.compactMap { condition in condition.otherwise?.target.map { (condition, $0) } }
    }

    /// What follows the flows that do not just go when they are complete.
    var ends: [(flow: NodeID, then: NodeID)] {
        model.allNodes(.flow).compactMap { flow in self.flow(flow)?.then?.target.map { (flow, $0) } }
    }

    /// The presented nodes with which a link does something else than close them.
    func nodes(_ behaviour: PresentationDetail.OnLink) -> [NodeID] {
        graph.nodes.indices.map { NodeID($0) }.filter { id in
            switch graph[id].detail {
            case .presentation(let detail): detail.onLink == behaviour
            case .flow(let detail): detail.onLink == behaviour
            default: false
            }
        }
    }

    /// Nodes as a list in Swift.
    func list(_ nodes: [NodeID]) -> String {
        "[" + nodes.map { "." + SwiftNames.identifier(model.nodeNames[$0.index]) }.listed + "]"
    }

    /// In the Swift of a level: its lowest node.
    var lowest: String { hasSplits ? "lowest" : "content.node" }

    func split(_ node: NodeID) -> SplitDetail? {
        if case .split(let split) = graph[node].detail { split } else { nil }
    }

    func flow(_ node: NodeID) -> FlowDetail? {
        if case .flow(let flow) = graph[node].detail { flow } else { nil }
    }

    /// A node in its beginning, with the values that it has where nobody says others.
    func value(_ node: NodeID, _ family: Family) -> String {
        model.value(of: node, family, []).text
    }
}

extension Route {
    /// Whether it begins at the action of an alert or dialog.
    fileprivate var isOfAlert: Bool {
        if case .alertAction = source { true } else { false }
    }

    /// Whether it starts a flow that is not shown already.
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
