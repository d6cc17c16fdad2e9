/// A graph: the types that navgen declares for it, and its tables.
nonisolated public protocol NavigationGraph: Sendable {
    /// The nodes, by their ids.
    associatedtype Node: NavigationNode where Node.Graph == Self
    /// The nodes that can be on a stack, with their values.
    associatedtype Route: NavigationValue = Nothing<Node> where Route.Graph == Self
    /// The nodes that are shown as sheets.
    associatedtype Sheet: PresentedValue = Nothing<Node> where Sheet.Graph == Self
    /// The nodes that are shown as full-screen covers.
    associatedtype Cover: PresentedValue = Nothing<Node> where Cover.Graph == Self
    /// The nodes that are shown as popovers.
    associatedtype Popover: PresentedValue = Nothing<Node> where Popover.Graph == Self
    /// The alerts.
    associatedtype Alert: PresentedValue = Nothing<Node> where Alert.Graph == Self
    /// The confirmation dialogs.
    associatedtype Dialog: PresentedValue = Nothing<Node> where Dialog.Graph == Self
    /// The flows, with their steps and their data.
    associatedtype Flow: NavigationFlowValue = NoFlow<Node> where Flow.Graph == Self
    /// The actions that the app performs.
    associatedtype Action: NavigationValue = Nothing<Node> where Action.Graph == Self
    /// The tabs, in order.
    associatedtype Tab: NavigationTab = NoTab<Self> where Tab.Graph == Self
    /// The roots, if conditions choose between several.
    associatedtype Root: NavigationRoot = OnlyRoot
    /// The links: the nodes that URLs lead to, with their values.
    associatedtype Link: NavigationLinkValue = NoLink<Node> where Link.Graph == Self
    /// The conditions.
    associatedtype Conditions: NavigationConditions = NoConditions<Self> where Conditions.Graph == Self
    /// The type of the app's handlers.
    associatedtype Handlers = any NavigationHandlers

    /// The table of the nodes.
    static var table: GraphTable { get }
    /// The URL patterns and plans of the links.
    static var links: LinkTable { get }

    // These return localized strings, so generated code implements them in the app's module.

    /// The title of a node, if its title contains no parameter.
    static func title(of node: Node) -> String?
    /// The label of the button that cancels a presentation, if it contains no parameter.
    static func cancelLabel(of node: Node) -> String?
    /// The label of the button that confirms a presentation, if it contains no parameter.
    static func confirmLabel(of node: Node) -> String?
    /// The title of the section of the tab bar that contains a tab.
    static func sectionTitle(of node: Node) -> String?
    /// The placeholder of an empty column of a split.
    static func placeholder(of split: Node, _ column: SplitColumn) -> ColumnPlaceholder?

    // These call the app's handlers.

    /// Reports the end of a flow, if no caller waits for it.
    @MainActor static func ended(_ flow: Flow, cancelled: Bool, _ handlers: Handlers)
    /// Performs an action; returns the node that follows, with its values, if any.
    @MainActor static func perform(_ action: Action, _ handlers: Handlers) async -> NodeValue?
    /// Asks the app to show an external node.
    @MainActor static func show(_ external: NavigationState<Self>.Content, _ handlers: Handlers)
    /// The number on a tab's badge; 0 for no badge.
    @MainActor static func badge(of tab: Tab, _ handlers: Handlers) -> Int
}

nonisolated extension NavigationGraph {
    public static var links: LinkTable { .empty }
    public static func title(of node: Node) -> String? { nil }
    public static func cancelLabel(of node: Node) -> String? { nil }
    public static func confirmLabel(of node: Node) -> String? { nil }
    public static func sectionTitle(of node: Node) -> String? { nil }
    public static func placeholder(of split: Node, _ column: SplitColumn) -> ColumnPlaceholder? { nil }
    @MainActor public static func ended(_ flow: Flow, cancelled: Bool, _ handlers: Handlers) {}
    @MainActor public static func perform(_ action: Action, _ handlers: Handlers) async -> NodeValue? { nil }
    @MainActor public static func show(_ external: NavigationState<Self>.Content, _ handlers: Handlers) {}
    @MainActor public static func badge(of tab: Tab, _ handlers: Handlers) -> Int { 0 }
}

/// An enum whose cases are nodes with their values, such as `ShopRoute`.
nonisolated public protocol NavigationValue: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The nodes of the graph.
    associatedtype Node: NavigationNode where Node.Graph.Node == Node
    /// The graph of the nodes.
    typealias Graph = Node.Graph
    /// Its node and the values of its parameters.
    var nodeValue: NodeValue { get }
    /// The title, in the user's language.
    var title: String? { get }
    /// Reads the values of a node; `nil` if the enum has no case for the node.
    init?(_ node: Node, _ values: inout ValueReader)
}

nonisolated extension NavigationValue {
    /// Makes a node value. Generated `nodeValue` properties call this.
    @inlinable
    public func value(_ node: Node, _ parameters: NodeValue.Parameter...) -> NodeValue {
        NodeValue(node.index, parameters: parameters)
    }

    public var title: String? { Graph.title(of: node) }

    /// The node of the case.
    public var node: Graph.Node { Graph.Node(index: nodeValue.node) }

    public static func == (left: Self, right: Self) -> Bool { left.nodeValue == right.nodeValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(nodeValue) }

    /// Whether the values are the same, comparing only the parameters in the node's `identity:`.
    public func isSame(as other: Self) -> Bool { nodeValue.isSame(as: other.nodeValue, in: Graph.table) }

    /// Creates the case of a node with default parameters; `nil` if the enum has no case for the
    /// node, or a parameter has no default.
    public init?(_ node: Graph.Node) { self.init(NodeValue(node)) }

    /// Creates the case of a node value; `nil` if the enum has no such case.
    @inlinable
    init?(_ value: NodeValue) {
        var reader = ValueReader(value)
        guard let read = Self(Graph.Node(index: value.node), &reader), !reader.isInvalid else { return nil }
        self = read
    }

    /// Reads a node of a section that has its own node type, from a node of the graph that contains
    /// the section.
    ///
    /// `first` is the section's first node in that graph. The result is `nil` if `node` does not
    /// belong to the section.
    public init?<Outer: NavigationNode>(_ node: Outer, after first: Outer, _ values: inout ValueReader) {
        let index = node.index - first.index
        guard Graph.Node.allCases.indices.contains(index) else { return nil }
        self.init(Graph.Node(index: index), &values)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedKey.self)
        try nodeValue.encode(to: &container, Graph.table)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SavedKey.self)
        let value = NodeValue.read(Graph.table, from: container) { Self(Graph.Node(index: $0), &$1) }
        guard let value else {
            throw DecodingError.dataCorruptedError(
                forKey: SavedKey("node"), in: container, debugDescription: "no node with these values")
        }
        self = value
    }

    public var debugDescription: String { nodeValue.description(Graph.table) }
}

/// A node that can be presented.
nonisolated public protocol PresentedValue: NavigationValue, Identifiable where ID == Self {
    /// The message of an alert or a dialog, in the user's language.
    var message: String? { get }
    /// The buttons of an alert or a dialog.
    var actions: [AlertButton] { get }
    /// The label of the button that cancels it.
    var cancelLabel: String? { get }
    /// The label of the button that confirms it.
    var confirmLabel: String? { get }
}

nonisolated extension PresentedValue {
    /// The value itself.
    public var id: Self { self }
    public var message: String? { nil }
    public var actions: [AlertButton] { [] }
    public var cancelLabel: String? { Graph.cancelLabel(of: node) }
    public var confirmLabel: String? { Graph.confirmLabel(of: node) }
}

/// A type without values, for example the sheets of a graph that has none.
nonisolated public enum Nothing<Node: NavigationNode>: PresentedValue where Node.Graph.Node == Node {
    /// Never called.
    public var nodeValue: NodeValue { switch self {} }
    public init?(_ node: Node, _ values: inout ValueReader) { return nil }
}

/// A button of an alert or a dialog, and the answer that it gives.
nonisolated public struct AlertButton: Sendable {
    /// The role of a button.
    public enum Role: Sendable {
        /// A button that deletes something or cannot be undone.
        case destructive
        /// A button that cancels.
        case cancel
    }
    /// The button's label, in the user's language.
    public let label: String
    /// The button's role; `nil` for an ordinary button.
    public let role: Role?
    /// The result that a caller awaiting the alert receives.
    public let answer: NavigationResult
    /// The button's name in the graph.
    let id: String

    /// Creates a button with its answer and its label.
    public init<Answer: RawRepresentable<String> & Hashable & Sendable>(
        _ answer: Answer, _ label: String, role: Role? = nil
    ) {
        self.label = label
        self.role = role
        self.answer = NavigationResult(answer)
        id = answer.rawValue
    }
}

/// The content of an empty column of a split.
nonisolated public struct ColumnPlaceholder: Sendable {
    /// The text, in the user's language.
    public let title: String
    /// The name of a symbol in SF Symbols.
    public let symbol: String?

    /// Creates a placeholder.
    public init(_ title: String, symbol: String? = nil) {
        self.title = title
        self.symbol = symbol
    }
}

/// A column of a split.
nonisolated public enum SplitColumn: String, CaseIterable, Codable, Sendable {
    /// The columns, in order.
    case sidebar, content, detail
}

/// Which columns of a split are visible.
nonisolated public enum SplitVisibility: String, Codable, Sendable {
    /// The values correspond to those of SwiftUI's `NavigationSplitViewVisibility`.
    case automatic, all, doubleColumn, detailOnly
}

/// The result that a presentation returns to a caller that awaits it.
nonisolated public struct NavigationResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    /// Holds a value.
    public init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    /// The value, if it has the type; otherwise `nil`.
    public func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}
