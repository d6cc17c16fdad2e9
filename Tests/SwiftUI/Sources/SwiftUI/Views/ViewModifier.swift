/// A change that can be applied to any view.
@available(A13, *)
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
    /// Only modifiers of this package have no body, and the stage never asks them for one.
    @MainActor @preconcurrency public func body(content: Self.Content) -> Never {
        fatalError("\(Self.self) has no body")
    }
}

/// The view that a modifier's body is applied to.
@available(A13, *)
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: any View
}

extension _ViewModifier_Content: View {
    public typealias Body = Never
}

/// The modifier that changes nothing.
@available(A13, *)
public struct EmptyModifier: ViewModifier {
    public typealias Body = Never
    nonisolated public static let identity = EmptyModifier()

    nonisolated public init() {}
}
