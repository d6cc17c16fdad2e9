/// A view that shows nothing.
@available(A13, *)
public struct EmptyView {
    public init() {}
}

extension EmptyView: View {
    public typealias Body = Never
}

extension EmptyView: Sendable {}
