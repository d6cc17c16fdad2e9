/// A sequence of views.
@available(A13, *)
public struct TupleView<T> {
    public var value: T

    public init(_ value: T) {
        self.value = value
    }
}

extension TupleView: View {
    public typealias Body = Never
}

/// A sequence of content of any kind, which builders return from SDK 27 on.
@available(A13, *)
public struct TupleContent<each Content> {
    public var value: (repeat each Content)

    init(_ value: repeat each Content) {
        self.value = (repeat each value)
    }
}

extension TupleContent: View where repeat each Content: View {
    public typealias Body = Never
}

extension TupleContent: ToolbarContent where repeat each Content: ToolbarContent {
    public typealias Body = Never
}

extension TupleContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}
