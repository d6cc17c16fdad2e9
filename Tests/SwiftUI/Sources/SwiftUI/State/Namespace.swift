/// An identifier that is unique to a position in the tree.
@available(A14, *)
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The value of a namespace.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    var id: ID?

    public init() {}

    public var wrappedValue: Namespace.ID {
        id ?? ID(number: 0)
    }
}

extension Namespace: Sendable {}
