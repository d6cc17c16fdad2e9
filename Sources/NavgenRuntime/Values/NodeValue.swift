/// A node of the graph and the values of its parameters.
///
/// Routes, sheets and links are enums in the app and node values in the runtime. Node values are
/// compared, hashed, saved and written to URLs.
nonisolated public struct NodeValue: Hashable, Sendable {
    /// The value of one parameter.
    public enum Parameter: Hashable, Sendable {
        /// No value.
        case none
        /// An explicit `nil`, for a parameter whose default is not `nil`.
        case null
        /// A string.
        case string(String)
        /// An integer of up to 64 bits.
        case int(Int64)
        /// A floating-point number.
        case double(Double)
        /// A Boolean.
        case bool(Bool)
        /// The bytes of a UUID, in two words.
        case uuid(UInt64, UInt64)
        /// Seconds since the reference date.
        case date(Double)
        /// A list.
        case list([Parameter])
        /// A value of another type.
        case boxed(BoxedParameter)
    }

    /// The index of the node among all nodes of the graph.
    @usableFromInline var node: Int
    // An array rather than values inline: states copy and compare node values more often than they make them, and a
    // node without parameters needs no memory.
    let parameters: [Parameter]

    /// Creates the value of a node, with a value for each of its parameters.
    @inlinable
    public init<Node: NavigationNode>(_ node: Node, _ parameters: Parameter...) {
        self.init(node.index, parameters: parameters)
    }

    @usableFromInline
    init(_ node: Int, parameters: [Parameter] = []) {
        self.node = node
        self.parameters = parameters
    }

    var count: Int { parameters.count }

    /// The value of a parameter; `.none` if there is no such parameter.
    subscript(index: Int) -> Parameter { index < parameters.count ? parameters[index] : .none }

    /// Converts a value of a section's node type to the graph that contains the section, in which
    /// the section's nodes begin with `first`.
    @inlinable
    public func shifted<Node: NavigationNode>(to first: Node) -> NodeValue { shifted(by: first.index) }

    @usableFromInline
    func shifted(by offset: Int) -> NodeValue { NodeValue(node + offset, parameters: parameters) }

    /// Whether the values are the same, comparing only the parameters in the node's `identity:`.
    func isSame(as other: Self, in table: GraphTable) -> Bool {
        guard node == other.node else { return false }
        guard let identity = table.nodes[node].identity else { return self == other }
        return identity.allSatisfy { self[$0] == other[$0] }
    }
}

/// The value of a parameter whose type has no case of its own.
nonisolated public final class BoxedParameter: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    let value: AnyHashable
    /// Whether saved states contain the value; `false` for values that exist only in memory.
    let isSaved: Bool

    init<Value: Hashable & Sendable>(_ value: Value, isSaved: Bool) {
        self.value = AnyHashable(value)
        self.isSaved = isSaved
    }

    /// Boxes a value that is known to be Sendable.
    init(_ value: AnyHashable) {
        self.value = value
        isSaved = value.base is any Encodable
    }

    public static func == (left: BoxedParameter, right: BoxedParameter) -> Bool {
        left === right || left.value == right.value
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
