import Observation

/// The key of an environment value, which views can read and replace for their content.
@available(A13, *)
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Self.Value { get }
}

/// The values that are passed down the tree.
@available(A13, *)
public struct EnvironmentValues: CustomStringConvertible {
    /// The values, by the type of the key or object.
    private var entries: [ObjectIdentifier: Entry] = [:]

    /// A value that is passed down. A class, because not all values can be compared.
    private final class Entry {
        let value: Any

        init(_ value: Any) { self.value = value }
    }

    subscript(identifier: ObjectIdentifier) -> Any? {
        get { entries[identifier]?.value }
        set { entries[identifier] = newValue.map(Entry.init) }
    }

    /// Whether both environments have the same or equal values.
    func isSame(as other: EnvironmentValues) -> Bool {
        entries.count == other.entries.count
            && entries.allSatisfy { key, entry in
                other.entries[key].map { $0 === entry || Inputs.areEqual($0.value, entry.value) } ?? false
            }
    }

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { self[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { self[ObjectIdentifier(key)] = newValue }
    }

    @available(A17, *)
    public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
        get { self[ObjectIdentifier(objectType)] as? T }
        set { self[ObjectIdentifier(objectType)] = newValue }
    }

    public var description: String {
        entries.values.map { "\(type(of: $0.value))" }.sorted().joined(separator: ", ")
    }
}
