/// The source of the conditions that only the running app knows: an `@Observable` class, an `ObservableObject`, or a
/// value that the app passes in again when it changes. What navgen declares for a graph refines this.
///
///     @Observable final class Session: ShopFacts {
///         var signedIn: Bool? = false
///     }
@MainActor public protocol NavigationFacts<Conditions> {
    /// The conditions of the graph.
    associatedtype Conditions: NavigationConditions
    /// What is known at the moment.
    var conditions: Conditions { get }
}

/// The facts of a graph without conditions.
@MainActor public struct NoFacts<Graph: NavigationGraph>: NavigationFacts {
    /// Creates no facts.
    public init() {}
    /// No conditions.
    public var conditions: NoConditions<Graph> { NoConditions() }
}
