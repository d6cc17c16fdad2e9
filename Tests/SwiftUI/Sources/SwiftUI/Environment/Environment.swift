import Observation

/// Reads a value of the environment.
@available(A13, *)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    let fetch: (EnvironmentValues) -> Value
    var values: EnvironmentValues?
    var reads: EnvironmentReads?
    /// Whether a view depends on the value even if its body does not read it.
    let isAlwaysRead: Bool

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        fetch = { $0[keyPath: keyPath] }
        isAlwaysRead = true
    }

    public var wrappedValue: Value {
        let value = fetch(values ?? EnvironmentValues())
        reads?.note(value, fetch)
        return value
    }
}

@available(A17, *)
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        isAlwaysRead = false
        fetch = { values in
            guard let object = values[objectType] else {
                // SwiftUI traps as well, as there is no other value of this type.
                fatalError(
                    "No Observable object of type \(objectType) found. A View.environmentObject(_:) for "
                        + "\(objectType) may be missing as an ancestor of this view.")
            }
            return object
        }
    }

    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        isAlwaysRead = false
        fetch = { $0[objectType] }
    }
}

@available(A13, *)
extension Environment: @unchecked Sendable where Value: Sendable {}
