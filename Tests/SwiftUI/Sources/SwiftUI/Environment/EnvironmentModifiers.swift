import Combine
import Observation

/// Changes the environment of its content.
struct EnvironmentChange {
    let name: String
    let values: [String: Any]
    let apply: (inout EnvironmentValues) -> Void
}

extension EnvironmentChange: ViewModifier {
    typealias Body = Never
}

extension View {
    nonisolated func changing(
        _ name: String, _ values: [String: Any], _ apply: @escaping (inout EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, EnvironmentChange> {
        ModifiedContent(content: self, modifier: EnvironmentChange(name: name, values: values, apply: apply))
    }

    @available(A13, *)
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        changing("environment", ["keyPath": keyPath, "value": value]) { $0[keyPath: keyPath] = value }
    }

    @available(A17, *)
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        changing("environment", ["object": object as Any]) { $0[T.self] = object }
    }

    @available(A13, *)
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        changing("transformEnvironment", ["keyPath": keyPath]) { transform(&$0[keyPath: keyPath]) }
    }

    @available(A13, *)
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        changing("environmentObject", ["object": object]) { $0[ObjectIdentifier(T.self)] = object }
    }

    @available(A13, *)
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        changing("disabled", ["disabled": disabled]) { $0.isEnabled = $0.isEnabled && !disabled }
    }
}

extension Scene {
    @available(A14, *)
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        recorded("environment", ["keyPath": keyPath, "value": value])
    }

    @available(A17, *)
    nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
        recorded("environment", ["object": object])
    }

    @available(A17, *)
    nonisolated public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
        recorded("environmentObject", ["object": object])
    }
}
