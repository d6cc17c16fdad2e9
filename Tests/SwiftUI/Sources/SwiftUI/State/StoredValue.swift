/// Converts a value for a store that only supports plain values.
struct StoredValue<Value> {
    let key: String
    let initial: Value
    let read: (Any) -> Value?
    let write: (Value) -> Any?
    var cell: StateLocation<Any?>?

    init(plain initial: Value, key: String) {
        self.init(key: key, initial: initial, read: { $0 as? Value }, write: { $0 })
    }

    init(key: String, initial: Value, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?) {
        self.key = key
        self.initial = initial
        self.read = read
        self.write = write
    }

    var value: Value {
        get { cell?.value.flatMap(read) ?? initial }
        nonmutating set { cell?.value = write(newValue) }
    }

    var binding: Binding<Value> {
        guard let cell else { return .constant(initial) }
        let copy = self
        return Binding(
            location: BindingLocation(
                identity: ObjectIdentifier(cell), get: { copy.value }, set: { value, _ in copy.value = value }))
    }
}

extension StoredValue where Value: RawRepresentable {
    init(raw initial: Value, key: String) {
        self.init(
            key: key, initial: initial,
            read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
    }
}

extension StoredValue where Value: ExpressibleByNilLiteral {
    init<Wrapped>(optional key: String) where Value == Wrapped? {
        self.init(key: key, initial: nil, read: { ($0 as? Wrapped).map { .some($0) } }, write: { $0 })
    }

    init<Wrapped: RawRepresentable>(optionalRaw key: String) where Value == Wrapped? {
        self.init(
            key: key, initial: nil,
            read: { ($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:)).map { .some($0) } },
            write: { $0?.rawValue })
    }
}
