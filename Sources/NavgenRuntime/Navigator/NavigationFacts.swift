/// The source of the conditions that only the running app knows: an `@Observable` class, an `ObservableObject`, or a
/// value that the app passes in again when it changes. What navgen declares for a graph refines this.
///
///     @Observable final class Session: ShopFacts {
///         var signedIn: Bool? = false
///     }
@MainActor public protocol NavigationFacts<Conditions> {
    associatedtype Conditions: NavigationConditions
    var conditions: Conditions { get }
}

/// The facts of a graph without conditions.
@MainActor public struct NoFacts<Graph: NavigationGraph>: NavigationFacts {
    public init() {}
    public var conditions: NoConditions<Graph> { NoConditions() }
}
