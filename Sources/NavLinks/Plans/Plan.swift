public import NavGraph

/// What the app shows when a link is followed. It is computed once per node and filled with the
/// values of each link.
public struct Plan: Sendable, Hashable {
    /// Where a value of a node in the plan comes from.
    public enum Value: Sendable, Hashable {
        case fixed(SpelledValue)
        /// The link's own parameter, by index.
        case parameter(Int)
    }

    public struct Entry: Sendable, Hashable {
        public var node: NodeID
        /// By parameter of the node.
        public var values: [Value]
    }

    public struct Presented: Sendable, Hashable {
        public var entry: Entry
        /// How it is presented. A screen can be a sheet.
        public var kind: NodeKind
        /// Its own stack, without the node itself.
        public var path: [Entry] = []
        /// The step at which a flow starts. Nil for its first step.
        public var step: NodeID?

        /// The visible step of a flow. Nil if this is not a flow.
        public func shownStep(in graph: Graph) -> NodeID? {
            guard case .flow(let flow) = graph[entry.node].detail else { return nil }
            return step ?? flow.steps.first
        }
    }

    /// The index in the graph's `roots`.
    public var choice: Int
    public var tab: NodeID?
    /// The screen, split or flow that is the root, or the root of the tab.
    public var root: Entry
    /// If the root is a split: the contents of its columns, by column index.
    public var columns: [Int: Entry] = [:]
    /// The root's stack, without the root.
    public var path: [Entry] = []
    /// Outermost first.
    public var presented: [Presented] = []
    /// If the root is a flow: its visible step.
    public var step: NodeID?

    /// The entry on top.
    public var top: Entry {
        if let last = presented.last { return last.path.last ?? last.entry }
        if let last = path.last { return last }
        return columns.max { $0.key < $1.key }?.value ?? root
    }

    mutating func push(_ entry: Entry) {
        if presented.isEmpty { path.append(entry) } else { presented[presented.count - 1].path.append(entry) }
    }

    mutating func emptyStack() {
        if presented.isEmpty { path = [] } else { presented[presented.count - 1].path = [] }
    }

    mutating func pop() {
        if presented.isEmpty { _ = path.popLast() } else { _ = presented[presented.count - 1].path.popLast() }
    }

    /// All nodes that are shown, from the root to the top.
    public var nodes: [NodeID] {
        var nodes = [root.node] + columns.sorted { $0.key < $1.key }.map(\.value.node) + path.map(\.node)
        if let tab { nodes.insert(tab, at: 0) }
        for level in presented { nodes += [level.entry.node] + level.path.map(\.node) }
        return nodes
    }
}

extension Plan.Value {
    public func filled(_ values: [SpelledValue]) -> SpelledValue {
        switch self {
        case .fixed(let value): value
        case .parameter(let number): values[number]
        }
    }
}

/// The result of looking for the plan of a node's links.
public enum PlanOutcome: Sendable {
    indirect case plan(Plan)
    /// An action has no view. What it leads to is decided once it has run.
    case action(then: [NodeID])
    /// There are several best plans. These are two of them, and the node, seen from the target,
    /// that is shown on different ones.
    indirect case ambiguous(Plan, Plan, at: NodeID, causes: [PlanCause])
    /// A node in the plan needs a value that nothing provides.
    case unbound(node: NodeID, parameter: Int, cause: PlanCause?)
    /// The app has nothing to show the node on.
    case none
}

/// Why a node is shown on another in a plan.
public struct PlanCause: Sendable, Hashable {
    /// What it is shown on: a screen or a tab.
    public var below: NodeID
    public var route: Int?
}
