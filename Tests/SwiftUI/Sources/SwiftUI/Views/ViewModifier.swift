/// A modifier that can be applied to any view.
@available(A13, *)
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
    /// Never called: only modifiers of this package have no body.
    @MainActor @preconcurrency public func body(content: Self.Content) -> Never {
        fatalError("\(Self.self) has no body")
    }
}

/// The view to which a modifier's body is applied.
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
