import Foundation
import Observation

/// A value that lives as long as its position in the tree. A view that reads it while being
/// evaluated depends on it.
final class StateLocation<Value>: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return stored
        }
        set {
            guard !Inputs.areEqual(stored, newValue) else {
                stored = newValue
                return
            }
            registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
        }
    }

    /// The value, read without creating a dependency.
    var untracked: Value { stored }

    var binding: Binding<Value> {
        Binding(
            location: BindingLocation(
                identity: ObjectIdentifier(self), get: { self.value }, set: { value, _ in self.value = value }))
    }
}
