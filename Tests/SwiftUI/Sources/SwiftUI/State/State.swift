/// A value that a view owns.
@available(A13, *)
@propertyWrapper
public struct State<Value>: DynamicProperty {
    let initial: Value
    var location: StateLocation<Value>?

    public init(wrappedValue value: Value) {
        initial = value
    }

    public init(initialValue value: Value) {
        initial = value
    }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        location?.binding ?? .constant(initial)
    }
}

// In an extension: inside the type, this initializer would be used for every property without a
// value.
@available(A13, *)
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

@available(A13, *)
extension State: Sendable where Value: Sendable {}
