/// A view that is only evaluated again when it is no longer equal to its previous value.
@available(A13, *)
public struct EquatableView<Content> where Content: Equatable, Content: View {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View {
    public typealias Body = Never
}

extension View where Self: Equatable {
    @available(A13, *)
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
