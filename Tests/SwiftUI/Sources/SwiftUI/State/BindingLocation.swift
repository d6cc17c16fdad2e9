/// Where a binding reads and writes, and how to recognise the same place again.
final class BindingLocation<Value> {
    let get: () -> Value
    let set: (Value, Transaction) -> Void
    /// Nil where nothing is known about the place, as with a binding made of closures.
    let identity: AnyHashable?

    init(
        identity: AnyHashable? = nil, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
    ) {
        self.identity = identity
        self.get = get
        self.set = set
    }

    /// This location, after the value was read if bindings of its kind read it when they are made.
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

/// A part of what another binding is about.
struct ProjectedProperty: Hashable {
    let base: AnyHashable
    let keyPath: AnyKeyPath
}

/// What is going on in the present task.
enum Evaluation {
    /// Whether a binding reads its value when it is made, which makes the body that makes it depend on the value.
    @TaskLocal static var readsBindings = false
}
