import Foundation

/// The context of a change of state.
@available(A13, *)
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

@available(*, unavailable)
extension Transaction: Sendable {}

extension Transaction {
    /// The transaction of the change that is being made on this thread. Tasks do not inherit it.
    static var current: Transaction {
        get { Thread.current.threadDictionary["SwiftUI.transaction"] as? Transaction ?? Transaction() }
        set { Thread.current.threadDictionary["SwiftUI.transaction"] = newValue }
    }
}

/// The animation of a change. Nothing is animated here.
@available(A13, *)
public struct Animation: Equatable, Hashable, Sendable {
    let name: String

    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    public static let spring = Animation(name: "spring")

    public static func linear(duration: TimeInterval) -> Animation { Animation(name: "linear(\(duration))") }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(name: "easeInOut(\(duration))") }
    public static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation {
        Animation(name: "spring(\(duration), \(bounce))")
    }
}

/// Runs the closure and ignores the animation.
@available(A13, *)
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs the closure; the changes that it makes have the transaction.
@available(A13, *)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let former = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = former }
    return try body()
}

/// Runs the closure and ignores the value.
@available(A17, *)
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    try body()
}
