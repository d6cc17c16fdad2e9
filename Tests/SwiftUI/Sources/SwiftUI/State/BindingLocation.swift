/// The location that a binding reads and writes, with an identity for comparing locations.
final class BindingLocation<Value> {
    let get: () -> Value
    let set: (Value, Transaction) -> Void
    /// Nil if the location is unknown, as for a binding made of closures.
    let identity: AnyHashable?

    init(
        identity: AnyHashable? = nil, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
    ) {
        self.identity = identity
        self.get = get
        self.set = set
    }

    /// Returns the location, after reading the value if bindings of its kind read it when they are
    /// created.
    func readWhenMade() -> BindingLocation {
        if Evaluation.readsBindings {
            _ = get()
        }
        return self
    }
}

/// A property of an object.
struct ObjectProperty: Hashable {
    let object: ObjectIdentifier
    let keyPath: AnyKeyPath
}

/// A part of the value of another binding.
struct ProjectedProperty: Hashable {
    let base: AnyHashable
    let keyPath: AnyKeyPath
}

/// The state of evaluation in the current task.
enum Evaluation {
    /// Whether a binding reads its value when it is created, so that the body that creates it
    /// depends on the value.
    @TaskLocal static var readsBindings = false
}
