public import NavGraph
public import NavLinks

/// The shown nodes with their values, on the stack and in presentations.
public struct Shown: Hashable {
    /// The value of a node's only parameter.
    public enum Value: Hashable {
        case link
        case fixed(String)
    }

    public struct Entry: Hashable {
        public var node: NodeID
        public var value: Value?
    }

    public struct Level: Hashable {
        public var entry: Entry
        public var kind: NodeKind
        public var path: [Entry] = []
        /// The step of a flow that is not at its first step.
        public var step: NodeID?
    }

    public var choice: Int
    public var tab: NodeID?
    public var root: Entry
    public var columns: [Int: Entry] = [:]
    public var path: [Entry] = []
    public var presented: [Level] = []

    public init(choice: Int, tab: NodeID?, root: Entry) {
        self.choice = choice
        self.tab = tab
        self.root = root
    }

    public init(_ plan: Plan, _ graph: Graph) {
        func entry(_ entry: Plan.Entry) -> Entry {
            switch entry.values.first {
            case .parameter?: Entry(node: entry.node, value: .link)
            case .fixed(.one(let text))?: Entry(node: entry.node, value: .fixed(text))
            case .fixed?, nil: Entry(node: entry.node)
            }
        }
        self.init(choice: plan.choice, tab: plan.tab, root: entry(plan.root))
        columns = plan.columns.mapValues(entry)
        path = plan.path.map(entry)
        presented = plan.presented.map { level in
            // The first step of a flow is not stored.
            let first: NodeID? =
                if case .flow(let flow) = graph[level.entry.node].detail { flow.steps.first } else { nil }
            return Level(
                entry: entry(level.entry), kind: level.kind, path: level.path.map(entry),
                step: level.step == first ? nil : level.step)
        }
    }

    /// The topmost node, whose exits can be taken.
    public func top(in graph: Graph) -> NodeID {
        if let level = presented.last {
            if let last = level.path.last { return last.node }
            guard case .flow(let flow) = graph[level.entry.node].detail else { return level.entry.node }
            return level.step ?? flow.steps.first ?? level.entry.node
        }
        return (path.last ?? columns.max { $0.key < $1.key }?.value ?? root).node
    }

    /// A description such as `t0: s1(x) › s2 | s3 + m0 › s4`.
    public func words(_ graph: Graph, link: String = "x") -> String {
        func words(_ entry: Entry) -> String {
            let name = graph[entry.node].name
            switch entry.value {
            case .link?: return "\(name)(\(link))"
            case .fixed(let text)?: return "\(name)(\(text))"
            case nil: return name
            }
        }
        let base = columns.isEmpty ? [words(root)] : (0...2).map { columns[$0].map(words) ?? "-" }
        var text = (tab.map { graph[$0].name + ": " } ?? "") + base.joined(separator: " | ")
        for entry in path { text += " › " + words(entry) }
        for level in presented {
            text += " + " + words(level.entry) + (level.step.map { "@" + graph[$0].id.value } ?? "")
            for entry in level.path { text += " › " + words(entry) }
        }
        return text
    }
}
