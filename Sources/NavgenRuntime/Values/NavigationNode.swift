/// An enum with a case for each node of a graph, for analytics, tests and accessibility
/// identifiers.
///
///     ShopNode.orderDetail.rawValue == "orderDetail"
///     ShopNode.onboardingWelcome.kind == .step
nonisolated public protocol NavigationNode: CaseIterable, RawRepresentable<String>, Comparable, Hashable, Codable,
    Sendable, CustomStringConvertible
where AllCases == [Self] {
    /// The graph of the nodes.
    associatedtype Graph: NavigationGraph
}

nonisolated extension NavigationNode {
    /// Its index in the graph's table, which lists the nodes in the order of the cases.
    ///
    /// This reads the enum's memory: Swift numbers the cases of an enum without associated values
    /// in order, in as few bytes as possible. An enum with one case has none.
    @inlinable @inline(__always)
    public var index: Int {
        var number: UInt32 = 0
        withUnsafeMutableBytes(of: &number) { $0.storeBytes(of: self, as: Self.self) }
        return Int(UInt32(littleEndian: number))
    }

    /// Creates the node with an index, which must be the index of a case.
    @inlinable @inline(__always)
    init(index: Int) {
        self = withUnsafeBytes(of: UInt32(truncatingIfNeeded: index).littleEndian) { $0.load(as: Self.self) }
    }

    @inlinable
    public static func == (left: Self, right: Self) -> Bool { left.index == right.index }

    /// Compares nodes in the order of the cases.
    @inlinable
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }

    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// Creates the node with an id or a former id; `nil` if there is none.
    public init?(rawValue id: String) {
        guard let index = Graph.table.index(of: id) else { return nil }
        self.init(index: index)
    }

    /// The node's id in the graph, such as `onboarding.welcome`.
    public var rawValue: String { Graph.table.nodes[index].id }
    /// The node's kind, such as a screen or a sheet.
    public var kind: NodeKind { Graph.table.nodes[index].kind }
    /// The node's owner, as declared in the graph.
    public var owner: String? { Graph.table.nodes[index].owner }
    /// The node's tags, as declared in the graph.
    public var tags: [String] { Graph.table.nodes[index].tags }
    public var description: String { rawValue }
}

nonisolated extension NavigationNode where Graph.Node == Self {
    /// The title in the user's language; `nil` if there is none or it contains a parameter.
    public var title: String? { Graph.title(of: self) }
}

/// The kind of a node.
nonisolated public enum NodeKind: String, CaseIterable, Codable, Sendable {
    /// The kinds of the graph's language.
    case tab, split, screen, sheet, cover, popover, alert, dialog, flow, step, action
}

/// A tab of a graph.
nonisolated public protocol NavigationTab:
    RawRepresentable<String>, CaseIterable, Hashable, Codable, Identifiable, Sendable
where AllCases == [Self] {
    /// The graph of the tabs.
    associatedtype Graph: NavigationGraph
}

nonisolated extension NavigationTab {
    /// The tab itself.
    public var id: Self { self }
    /// Its index among the tabs.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    /// Its node in the graph.
    public var node: Graph.Node { Graph.Node(index: Graph.table.tabs[index]) }
    /// The title, in the user's language.
    public var title: String? { Graph.title(of: node) }
    /// The name of its symbol in SF Symbols.
    public var symbol: String? { Graph.table.nodes[node.index].symbol }
}

/// The tab of a graph without tabs.
nonisolated public enum NoTab<Graph: NavigationGraph>: String, NavigationTab {
    /// Never used.
    case root
    /// Never called.
    public var node: Graph.Node { preconditionFailure("the graph has no tabs") }
    public var title: String? { nil }
    public var symbol: String? { nil }
}

/// The roots of a graph that chooses between several.
nonisolated public protocol NavigationRoot: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable
where AllCases == [Self] {}

nonisolated extension NavigationRoot {
    /// Its index among the roots.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The root of a graph that has only one.
nonisolated public enum OnlyRoot: String, NavigationRoot {
    /// The root.
    case root
}
