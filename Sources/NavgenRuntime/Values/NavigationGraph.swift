/// A graph: the types that navgen declares for it, and its tables.
nonisolated public protocol NavigationGraph: Sendable {
    /// The nodes, by their ids.
    associatedtype Node: NavigationNode where Node.Graph == Self
    /// What can be on a stack.
    associatedtype Route: NavigationValue = Nothing<Node> where Route.Graph == Self
    /// What is shown as a sheet.
    associatedtype Sheet: PresentedValue = Nothing<Node> where Sheet.Graph == Self
    /// What covers the whole screen.
    associatedtype Cover: PresentedValue = Nothing<Node> where Cover.Graph == Self
    /// What is shown as a popover.
    associatedtype Popover: PresentedValue = Nothing<Node> where Popover.Graph == Self
    /// The alerts.
    associatedtype Alert: PresentedValue = Nothing<Node> where Alert.Graph == Self
    /// The confirmation dialogs.
    associatedtype Dialog: PresentedValue = Nothing<Node> where Dialog.Graph == Self
    /// The flows, with their steps and their data.
    associatedtype Flow: NavigationFlowValue = NoFlow<Node> where Flow.Graph == Self
    /// What the app is asked to do, with what may follow.
    associatedtype Action: NavigationValue = Nothing<Node> where Action.Graph == Self
    /// The tabs, in order.
    associatedtype Tab: NavigationTab = NoTab<Self> where Tab.Graph == Self
    /// What the app's window shows, where conditions choose it.
    associatedtype Root: NavigationRoot = OnlyRoot
    /// Where URLs lead.
    associatedtype Link: NavigationLinkValue = NoLink<Node> where Link.Graph == Self
    /// What the app knows.
    associatedtype Conditions: NavigationConditions = NoConditions<Self> where Conditions.Graph == Self
    /// What the app does when navigation asks for it.
    associatedtype Handlers = any NavigationHandlers

    /// What is known about the nodes.
    static var table: GraphTable { get }
    /// The URLs that lead to nodes, and where nodes are shown.
    static var links: LinkTable { get }

    // What has localized strings, and is therefore in the app's source.

    /// The title of a node that has one without parameters.
    static func title(of node: Node) -> String?
    /// The label of the button that closes a presentation, where it names no parameter.
    static func cancelLabel(of node: Node) -> String?
    /// The label of the button that confirms a presentation, where it names no parameter.
    static func confirmLabel(of node: Node) -> String?
    /// What a column of a split shows while nothing fills it.
    static func placeholder(of split: Node, _ column: SplitColumn) -> ColumnPlaceholder?

    // What only the app can do.

    /// Reports that a flow has ended for which no caller waits.
    @MainActor static func ended(_ flow: Flow, cancelled: Bool, _ handlers: Handlers)
    /// Performs an action; returns the node that follows, if any.
    @MainActor static func perform(_ action: Action, _ handlers: Handlers) async -> Node?
    /// Shows what the app shows by itself.
    @MainActor static func show(_ external: NavigationState<Self>.Content, _ handlers: Handlers)
    /// The count on a tab's badge; 0 for no badge.
    @MainActor static func badge(of tab: Tab, _ handlers: Handlers) -> Int
}

nonisolated extension NavigationGraph {
    public static var links: LinkTable { .empty }
    public static func title(of node: Node) -> String? { nil }
    public static func cancelLabel(of node: Node) -> String? { nil }
    public static func confirmLabel(of node: Node) -> String? { nil }
    public static func placeholder(of split: Node, _ column: SplitColumn) -> ColumnPlaceholder? { nil }
    @MainActor public static func ended(_ flow: Flow, cancelled: Bool, _ handlers: Handlers) {}
    @MainActor public static func perform(_ action: Action, _ handlers: Handlers) async -> Node? { nil }
    @MainActor public static func show(_ external: NavigationState<Self>.Content, _ handlers: Handlers) {}
    @MainActor public static func badge(of tab: Tab, _ handlers: Handlers) -> Int { 0 }
}

/// A node with its values, as a case of an enum such as `ShopRoute`.
nonisolated public protocol NavigationValue: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The nodes of the graph.
    associatedtype Node: NavigationNode where Node.Graph.Node == Node
    /// The graph of the nodes.
    typealias Graph = Node.Graph
    /// Its node and the values of its parameters.
    var nodeValue: NodeValue { get }
    /// The title, in the user's language.
    var title: String? { get }
    /// Reads a node and its values; `nil` if the enum has no such case.
    init?(_ node: Node, _ values: inout ValueReader)
}

nonisolated extension NavigationValue {
    /// A node with a value for each of its parameters. Generated `nodeValue` properties call this.
    @inlinable
    public func value(_ node: Node, _ parameters: NodeValue.Parameter...) -> NodeValue {
        NodeValue(node.index, parameters: parameters)
    }

    public var title: String? { Graph.title(of: node) }

    /// Its node in the graph.
    public var node: Graph.Node { Graph.Node(index: nodeValue.node) }

    public static func == (left: Self, right: Self) -> Bool { left.nodeValue == right.nodeValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(nodeValue) }

    /// Whether it is the same thing, even if values outside its `identity:` differ.
    public func isSame(as other: Self) -> Bool { nodeValue.isSame(as: other.nodeValue, in: Graph.table) }

    /// The case of a node, with the defaults of its parameters; `nil` if the enum has none, or a parameter is required.
    public init?(_ node: Graph.Node) { self.init(NodeValue(node)) }

    /// The case of a node value; `nil` if the enum has none.
    @inlinable
    init?(_ value: NodeValue) {
        // Read in place: the reader does not outlive the value.
        let read = withUnsafePointer(to: value) { pointer -> Self? in
            var reader = ValueReader(node: pointer)
            let read = Self(Graph.Node(index: pointer.pointee.node), &reader)
            return reader.isInvalid ? nil : read
        }
        guard let read else { return nil }
        self = read
    }

    /// Reads a node of a section that has nodes of its own, in the graph that contains the section; `nil` if it is
    /// not one of the section's, whose first is `first`.
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
    /// The label of the button that closes it.
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

/// The sheets of a graph without sheets, and the like: a type without values.
nonisolated public enum Nothing<Node: NavigationNode>: PresentedValue where Node.Graph.Node == Node {
    /// There is none.
    public var nodeValue: NodeValue { switch self {} }
    public init?(_ node: Node, _ values: inout ValueReader) { return nil }
}

/// A button of an alert or a dialog, and the answer that it gives.
nonisolated public struct AlertButton: Sendable {
    /// What kind of button it is.
    public enum Role: Sendable {
        /// It does harm.
        case destructive
        /// It leaves everything as it is.
        case cancel
    }
    /// The text on it, in the user's language.
    public let label: String
    /// What kind of button it is; `nil` for an ordinary one.
    public let role: Role?
    /// What whoever awaits the alert gets.
    public let answer: NavigationResult
    /// Its name in the graph.
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

/// What a column of a split shows while nothing fills it.
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
    /// What SwiftUI calls the same.
    case automatic, all, doubleColumn, detailOnly
}

/// What a presentation returns to a caller that awaits it.
nonisolated public struct NavigationResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    /// Holds a value.
    public init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    /// The value, if it is of that type.
    public func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}
