import Foundation

/// A value that is stored for each scene and restored with it.
@available(A14, *)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    var stored: StoredValue<Value>

    init(stored: StoredValue<Value>) {
        self.stored = stored
    }

    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    public var projectedValue: Binding<Value> { stored.binding }
}

@available(A14, *)
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(stored: StoredValue(raw: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(stored: StoredValue(raw: wrappedValue, key: key))
    }
}

@available(A14, *)
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(stored: StoredValue(optional: key))
    }

    public init(_ key: String) where Value == Int? {
        self.init(stored: StoredValue(optional: key))
    }

    public init(_ key: String) where Value == Double? {
        self.init(stored: StoredValue(optional: key))
    }

    public init(_ key: String) where Value == String? {
        self.init(stored: StoredValue(optional: key))
    }

    public init(_ key: String) where Value == URL? {
        self.init(stored: StoredValue(optional: key))
    }

    public init(_ key: String) where Value == Data? {
        self.init(stored: StoredValue(optional: key))
    }
}

@available(A15, *)
extension SceneStorage {
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(stored: StoredValue(optionalRaw: key))
    }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(stored: StoredValue(optionalRaw: key))
    }
}
