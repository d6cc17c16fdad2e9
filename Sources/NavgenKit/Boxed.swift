/// Stores a value of another module behind a reference, so that it is not part of the layout of a
/// public type.
///
/// Clients do not see the modules that this one imports. When only those change, an incremental
/// build does not recompile the clients, so the layout of public types must not depend on them.
final class Boxed<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
