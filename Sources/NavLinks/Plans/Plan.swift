public import NavGraph

/// What the app shows when a link is followed: computed once, filled with each link's values.
public struct Plan: Sendable, Hashable {
    /// From where a value of a node on the way comes.
    public enum Value: Sendable, Hashable {
        case fixed(LinkValue)
        /// The link's own parameter, by number.
        case parameter(Int)
    }

    public struct Entry: Sendable, Hashable {
        public var node: NodeID
        /// By the node's parameters.
        public var values: [Value]
    }

    public struct Presented: Sendable, Hashable {
        public var entry: Entry
        /// How it is shown: a screen can be a sheet.
        public var kind: NodeKind
        /// Its own stack, without the node itself.
        public var path: [Entry] = []
        /// Of a flow; nil: its first.
        public var step: NodeID?

        /// The step of a flow that is seen; nil: it is no flow.
        public func shownStep(in graph: Graph) -> NodeID? {
            guard case .flow(let flow) = graph[entry.node].detail else { return nil }
            return step ?? flow.steps.first
        }
    }

    /// By its place in the graph's `roots`.
    public var choice: Int
    public var tab: NodeID?
    /// The screen, split or flow that is the root, or the root of the tab.
    public var root: Entry
    /// Of a root that is a split: what its columns show, by their place.
    public var columns: [Int: Entry] = [:]
    /// The root's stack, without the root.
    public var path: [Entry] = []
    /// Outermost first.
    public var presented: [Presented] = []
    /// Of a root that is a flow.
    public var step: NodeID?

    /// What is on top.
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

    /// All nodes that are shown, from the root on.
    public var nodes: [NodeID] {
        var nodes = [root.node] + columns.sorted { $0.key < $1.key }.map(\.value.node) + path.map(\.node)
        if let tab { nodes.insert(tab, at: 0) }
        for level in presented { nodes += [level.entry.node] + level.path.map(\.node) }
        return nodes
    }
}

extension Plan.Value {
    public func filled(_ values: [LinkValue]) -> LinkValue {
        switch self {
        case .fixed(let value): value
        case .parameter(let number): values[number]
        }
    }
}

/// What came of looking for a link's plan.
public enum PlanOutcome: Sendable {
    indirect case plan(Plan)
    /// An action has no view: what it leads to is decided when it has run.
    case action(then: [NodeID])
    /// Two best plans, which part at a node: the first two.
    indirect case ambiguous(Plan, Plan, at: NodeID, causes: [PlanCause])
    /// A node on the way needs a value that nothing supplies.
    case unbound(node: NodeID, parameter: Int, cause: PlanCause?)
    /// There is nothing that the app could show it on.
    case none
}

/// Why a node lies on another in a plan.
public struct PlanCause: Sendable, Hashable {
    /// What it lies on: a screen, a tab.
    public var below: NodeID
    public var route: Int?
}
