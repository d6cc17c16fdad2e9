/// Reads and writes a value that is stored elsewhere.
@available(A13, *)
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public var transaction = Transaction()
    let location: BindingLocation<Value>

    init(location: BindingLocation<Value>) {
        self.location = location
    }

    /// Safe because a closure's isolation does not change how it is called, and bindings are used
    /// on the actor that created them.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        let getter = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let setter = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        location = BindingLocation(get: getter, set: { value, _ in setter(value) }).readWhenMade()
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        location = BindingLocation(
            get: unsafeBitCast(get, to: (@Sendable () -> Value).self),
            set: unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        ).readWhenMade()
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: BindingLocation(get: { value }, set: { _, _ in }))
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let base = location
        return Binding<Subject>(
            location: BindingLocation(
                identity: base.identity.map { ProjectedProperty(base: $0, keyPath: keyPath) },
                get: { base.get()[keyPath: keyPath] },
                set: { value, transaction in
                    var whole = base.get()
                    whole[keyPath: keyPath] = value
                    base.set(whole, transaction)
                }))
    }
}

@available(A13, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(A13, *)
extension Binding: DynamicProperty {}

@available(A13, *)
extension Binding: Identifiable where Value: Identifiable {
    public typealias ID = Value.ID

    public var id: Value.ID { wrappedValue.id }
}

@available(A13, *)
extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? {
        let location = base.location
        self.init(
            location: BindingLocation(
                get: { location.get() },
                set: { value, transaction in
                    guard let value else { return }
                    location.set(value, transaction)
                }))
    }

    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        let location = base.location
        self.init(location: BindingLocation(get: { location.get() ?? first }, set: { location.set($0, $1) }))
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let location = base.location
        self.init(
            location: BindingLocation(
                get: { AnyHashable(location.get()) },
                set: { value, transaction in
                    guard let value = value.base as? V else { return }
                    location.set(value, transaction)
                }))
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

@available(A13, *)
extension Binding where Value: MutableCollection {
    /// Returns a binding to the element at a position, as long as the collection has it.
    func element(at index: Value.Index) -> Binding<Value.Element> {
        let base = location
        return Binding<Value.Element>(
            location: BindingLocation(
                get: { base.get()[index] },
                set: { value, transaction in
                    var whole = base.get()
                    whole[index] = value
                    base.set(whole, transaction)
                }))
    }
}
