/// A value of the environment that views can read and replace for their content.
@available(A13, *)
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Self.Value { get }
}

/// Everything that is handed down the tree.
@available(A13, *)
public struct EnvironmentValues: CustomStringConvertible {
    /// By the key's type, or by the object's.
    var storage: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { storage[ObjectIdentifier(key)] = newValue }
    }

    @available(A17, *)
    public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
        get { storage[ObjectIdentifier(objectType)] as? T }
        set { storage[ObjectIdentifier(objectType)] = newValue }
    }

    public var description: String {
        storage.values.map { "\(type(of: $0))" }.sorted().joined(separator: ", ")
    }
}
