/// The app's source of condition values, such as whether the user is signed in.
///
/// It can be an `@Observable` class, an `ObservableObject`, or a value that the app passes in again
/// when it changes. navgen declares a refined protocol for each graph, such as `ShopFacts`.
///
///     @Observable final class Session: ShopFacts {
///         var signedIn: Bool? = false
///     }
@MainActor public protocol NavigationFacts<Conditions> {
    /// The conditions of the graph.
    associatedtype Conditions: NavigationConditions
    /// The current values of the conditions.
    var conditions: Conditions { get }
}

/// The facts of a graph without conditions.
@MainActor public struct NoFacts<Graph: NavigationGraph>: NavigationFacts {
    /// Creates no facts.
    public init() {}
    /// No conditions.
    public var conditions: NoConditions<Graph> { NoConditions() }
}
