/// Checks the app's own types, which a graph names with `swift:`.
///
/// navgen writes a call for each, with the graph's line, so that a type which lacks something gives an error there.
nonisolated public enum OwnTypes {
    /// A type whose values are saved with the navigation.
    public static func isSaved<Value: Hashable & Codable & Sendable>(_ type: Value.Type, _ line: StaticString) {}

    /// A type whose values exist only in memory.
    public static func isInMemory<Value: Hashable & Sendable>(_ type: Value.Type, _ line: StaticString) {}

    @available(
        *, unavailable,
        message: "a type that a graph names has to be Hashable, Codable and Sendable; it may say `transient: true`"
    )
    public static func isSaved<Value>(_ type: Value.Type, _ line: StaticString) {}

    @available(*, unavailable, message: "a type that a graph names has to be Hashable and Sendable")
    public static func isInMemory<Value>(_ type: Value.Type, _ line: StaticString) {}
}
