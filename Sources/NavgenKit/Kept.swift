/// What a public value is made of, in a place of its own.
///
/// The modules that this one imports are no business of its clients, and an incremental build does not compile clients
/// anew when only those have changed. What lies within a public value therefore has no part in that value's layout.
final class Kept<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
