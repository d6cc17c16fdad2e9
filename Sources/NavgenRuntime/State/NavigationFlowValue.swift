/// An enum with a case for each flow of a graph.
///
///     nonisolated enum ShopFlow: NavigationFlowValue {
///         case onboarding(OnboardingFlow = OnboardingFlow())
///
///         typealias Graph = ShopGraph
///
///         var flowValue: FlowNodeValue {
///             switch self {
///             case .onboarding(let flow): return FlowNodeValue(ShopNode.onboarding, flow)
///             }
///         }
///
///         init?(_ node: ShopNode, _ flow: FlowReader) {
///             switch node {
///             case .onboarding: self = .onboarding(OnboardingFlow(flow))
///             default: return nil
///             }
///         }
///     }
nonisolated public protocol NavigationFlowValue: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The nodes of the graph.
    associatedtype Node: NavigationNode where Node.Graph.Node == Node
    /// The graph of the flows.
    typealias Graph = Node.Graph
    /// The flow's node, step and data.
    var flowValue: FlowNodeValue { get }
    /// Reads a flow; `nil` if the enum has no case for the node.
    init?(_ node: Node, _ flow: FlowReader)
}

/// The node and state of any flow.
nonisolated public struct FlowNodeValue {
    let node: Int
    fileprivate let state: any AnyFlowState

    /// Creates a flow of a node.
    public init<Node: NavigationNode, Definition: FlowDefinition>(_ node: Node, _ state: FlowState<Definition>) {
        self.node = node.index
        self.state = state
    }
}

/// The source from which a flow is read: the values of its parameters, a flow value, or a saved
/// state.
nonisolated public struct FlowReader {
    enum Source {
        /// The values of its parameters.
        case beginning(NodeValue)
        case value(FlowValue)
        case saved(any Decoder)
    }
    let source: Source

    init(_ value: FlowValue?) { source = value.map { .value($0) } ?? .beginning(NodeValue(0)) }

    init(beginning value: NodeValue) { source = .beginning(value) }

    init(saved decoder: any Decoder) { source = .saved(decoder) }
}

nonisolated private protocol AnyFlowState: Encodable {
    var value: FlowValue { get }
    @MainActor func makeRun() -> FlowModel
}

nonisolated extension FlowState: AnyFlowState {
    @MainActor func makeRun() -> FlowModel { RunningFlow<Definition>(self) }
}

nonisolated extension NavigationFlowValue {
    /// The flow's node.
    public var node: Graph.Node { Graph.Node(index: flowValue.node) }
    /// The flow's step and data.
    public var value: FlowValue { flowValue.state.value }

    /// Creates a flow, by default at its first step; `nil` if the node is not a flow, or requires
    /// values.
    public init?(_ node: Graph.Node, _ value: FlowValue?) { self.init(node, FlowReader(value)) }

    /// Creates a flow at its first step, with the values of its parameters; `nil` if the node is not
    /// a flow, or a value is missing.
    public init?(_ value: NodeValue) {
        self.init(Graph.Node(index: value.node), FlowReader(beginning: value))
    }

    /// Makes a run of the flow, which the views of its steps observe.
    @MainActor public func makeRun() -> FlowModel { flowValue.state.makeRun() }

    public static func == (left: Self, right: Self) -> Bool { left.node == right.node && left.value == right.value }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(node)
        hasher.combine(value)
    }

    public var debugDescription: String {
        NodeValue(flowValue.node, parameters: value.parameters).description(Graph.table)
    }

    // Flows are saved in the format that Swift synthesizes for nested enums:
    // `{"orders": {"_0": {"returns": {"_0": {"step": …}}}}}`.

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedKey.self)
        let names = Graph.table.nodes[flowValue.node].id.split(separator: ".").map { SavedKey(String($0)) }
        for name in names.dropLast() {
            var section = container.nestedContainer(keyedBy: SavedKey.self, forKey: name)
            container = section.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("_0"))
        }
        guard let name = names.last else { return }
        var own = container.nestedContainer(keyedBy: SavedKey.self, forKey: name)
        try flowValue.state.encode(to: own.superEncoder(forKey: SavedKey("_0")))
    }

    /// Decodes a flow by its id or a former id.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.container(keyedBy: SavedKey.self)
        var id = ""
        while let name = container.allKeys.first {
            id += (id.isEmpty ? "" : ".") + name.stringValue
            let own = try container.nestedContainer(keyedBy: SavedKey.self, forKey: name)
            if let index = Graph.table.index(of: id), Graph.table.nodes[index].kind == .flow {
                let saved = try own.superDecoder(forKey: SavedKey("_0"))
                // Throws if this is not a flow at all, instead of starting the flow from the
                // beginning.
                _ = try saved.container(keyedBy: SavedKey.self)
                guard let flow = Self(Graph.Node(index: index), FlowReader(saved: saved)) else { break }
                self = flow
                return
            }
            container = try own.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("_0"))
        }
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "there is no flow `\(id)`"))
    }
}

/// The flow type of a graph without flows.
nonisolated public enum NoFlow<Node: NavigationNode>: NavigationFlowValue where Node.Graph.Node == Node {
    public var flowValue: FlowNodeValue { switch self {} }
    public init?(_ node: Node, _ flow: FlowReader) { return nil }
}
