/// What a link or `as: open` shows, as the compiler has found it.
struct WalkPlan: Hashable, Codable, Sendable {
    /// Where the value of a node's parameter comes from.
    enum Value: Hashable, Codable, Sendable {
        case fixed(Int)
        /// The value of the node that the plan is for.
        case own
        /// The node has no parameter.
        case none
    }

    /// A node of a plan.
    struct Entry: Hashable, Codable, Sendable {
        var node: String
        var value = Value.none
    }

    /// A presentation of a plan, with its stack.
    struct Presentation: Hashable, Codable, Sendable {
        var content: Entry
        var kind: WalkGraph.Kind
        var path: [Entry] = []
    }

    /// `tabs`, or the id of a node.
    var root: String
    var tab: String?
    /// The screens in the columns of a split.
    var columns: [WalkGraph.Column: Entry] = [:]
    var stack: [Entry] = []
    var presented: [Presentation] = []

    /// All nodes of the plan above the root.
    var nodes: [String] {
        columns.values.map(\.node) + stack.map(\.node) + presented.flatMap { [$0.content.node] + $0.path.map(\.node) }
    }
}

/// A graph with what the compiler has found out about it.
struct PlannedGraph: Codable, Sendable {
    let graph: WalkGraph
    /// The plans of links, by node or tab.
    var links: [String: WalkPlan]
    /// The plans of `as: open`, `then` and `otherwise`, by node.
    var opened: [String: WalkPlan]
    /// The nodes that have a stack if they are presented.
    var stacked: Set<String>
    /// The nodes that links show on top of what is shown, where that has a route to them.
    var onTop: Set<String>
    private let nodes: [String: WalkGraph.Node]

    init(
        _ graph: WalkGraph, links: [String: WalkPlan], opened: [String: WalkPlan], stacked: Set<String>,
        onTop: Set<String>
    ) {
        self.graph = graph
        self.links = links
        self.opened = opened
        self.stacked = stacked
        self.onTop = onTop
        nodes = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0) })
    }

    func node(_ id: String) -> WalkGraph.Node { nodes[id] ?? WalkGraph.Node(id: id) }
}
