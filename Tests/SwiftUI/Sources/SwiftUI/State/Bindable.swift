import Observation

/// Makes bindings to the properties of an observable object.
@available(A17, *)
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value

    init(holding value: Value) {
        wrappedValue = value
    }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        self.init(holding: wrappedValue)
    }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    public var projectedValue: Bindable<Value> { self }
}

@available(A17, *)
extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) {
        self.init(holding: wrappedValue)
    }

    public init(_ wrappedValue: Value) {
        self.init(holding: wrappedValue)
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

@available(A17, *)
extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            location: BindingLocation(
                identity: ObjectProperty(object: ObjectIdentifier(object), keyPath: keyPath),
                get: { object[keyPath: keyPath] },
                set: { value, _ in object[keyPath: keyPath] = value }
            ).readWhenMade())
    }
}

@available(A17, *)
extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

@available(A17, *)
extension Bindable: Sendable where Value: Sendable {}
