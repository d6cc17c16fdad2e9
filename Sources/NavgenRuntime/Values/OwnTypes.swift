/// Checks the app's own types, which a graph names with `swift:`.
///
/// navgen writes a call for each, with the graph's line, so that a type which lacks something gives an error there.
nonisolated public enum OwnTypes {
    /// A type whose values are saved with the navigation.
    public static func isSaved<Value: Hashable & Codable & Sendable>(_ type: Value.Type, _ line: StaticString) {}

    /// A type whose values exist only in memory.
    public static func isInMemory<Value: Hashable & Sendable>(_ type: Value.Type, _ line: StaticString) {}

    /// A class whose instances are compared by identity.
    public static func isReference<Value: NavigationReference>(_ type: Value.Type, _ line: StaticString) {}

    @available(
        *, unavailable,
        message: "a type that a graph names has to be Hashable, Codable and Sendable; it may say `transient: true`"
    )
    public static func isSaved<Value>(_ type: Value.Type, _ line: StaticString) {}

    @available(*, unavailable, message: "a type that a graph names has to be Hashable and Sendable")
    public static func isInMemory<Value>(_ type: Value.Type, _ line: StaticString) {}

    @available(
        *, unavailable,
        message: "a type with `identity: reference` has to be a class that is Sendable, such as one on the main actor"
    )
    public static func isReference<Value>(_ type: Value.Type, _ line: StaticString) {}
}

/// A class of the app whose instances nodes take as values, such as an observable model: two are equal if they are the
/// same instance, and none is saved.
///
/// navgen writes the conformance of types with `identity: reference`. A type of another module declares it itself:
///
///     extension Cart: NavigationReference {}
nonisolated public protocol NavigationReference: AnyObject, Hashable, Sendable {}

nonisolated extension NavigationReference {
    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
