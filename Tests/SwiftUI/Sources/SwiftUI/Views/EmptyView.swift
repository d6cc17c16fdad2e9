/// A view that shows nothing.
@available(A13, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct EmptyView {
    nonisolated public init() {}
}

extension EmptyView: View {
    public typealias Body = Never
}

extension EmptyView: Sendable {}
