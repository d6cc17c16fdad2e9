import Foundation

/// A value that is stored for the whole app. Here, every store is the stage itself.
@available(A14, *)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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
extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(stored: StoredValue(raw: wrappedValue, key: key))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(stored: StoredValue(raw: wrappedValue, key: key))
    }
}

@available(A14, *)
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(stored: StoredValue(optional: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(stored: StoredValue(optional: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(stored: StoredValue(optional: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(stored: StoredValue(optional: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(stored: StoredValue(optional: key))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(stored: StoredValue(optional: key))
    }
}

@available(A15, *)
extension AppStorage {
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(stored: StoredValue(optionalRaw: key))
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(stored: StoredValue(optionalRaw: key))
    }
}
