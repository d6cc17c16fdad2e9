/// Compile-time checks of the app's own types, which a graph refers to with `swift:`.
///
/// navgen generates a call for each type and passes the line in the graph, so that the compiler
/// reports a type that lacks a conformance.
nonisolated public enum OwnTypes {
    /// Checks a type whose values are saved with the navigation.
    public static func isSaved<Value: Hashable & Codable & Sendable>(_ type: Value.Type, _ line: StaticString) {}

    /// Checks a type whose values exist only in memory.
    public static func isInMemory<Value: Hashable & Sendable>(_ type: Value.Type, _ line: StaticString) {}

    /// Checks a class whose instances are compared by identity.
    public static func isReference<Value: NavigationReference>(_ type: Value.Type, _ line: StaticString) {}

    /// Checks the default of a parameter: a case or a static member of its type.
    public static func isMember<Value>(_ value: Value, of type: Value.Type, _ line: StaticString) {}

    /// Checks a type whose raw values the graph knows.
    public static func isRaw<Value: RawRepresentable & Hashable & Codable & Sendable>(
        _ type: Value.Type, _ raw: Value.RawValue.Type, _ line: StaticString
    ) {}

    /// A value with a raw value that the graph has, such as a default.
    public static func value<Value: RawRepresentable>(_ raw: Value.RawValue, of type: Value.Type) -> Value {
        guard let value = Value(rawValue: raw) else {
            preconditionFailure("`\(type)(rawValue: \(raw))` is nil, but the graph has this value of the type")
        }
        return value
    }

    @available(
        *, unavailable,
        message:
            "a type whose values a graph describes has to be Hashable, Codable, Sendable and RawRepresentable, with raw values of the graph's type: its `base`, or String for `cases`"
    )
    public static func isRaw<Value, Raw>(_ type: Value.Type, _ raw: Raw.Type, _ line: StaticString) {}

    @available(
        *, unavailable,
        message: "a type that a graph names has to be Hashable, Codable and Sendable, or have `transient: true`"
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

/// A class of the app whose instances are values of parameters, such as an observable model.
///
/// Two values are equal if they are the same instance. They are not saved.
///
/// navgen generates the conformance of types with `identity: reference`. A type from another module
/// has to declare it itself:
///
///     extension Cart: NavigationReference {}
nonisolated public protocol NavigationReference: AnyObject, Hashable, Sendable {}

nonisolated extension NavigationReference {
    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
