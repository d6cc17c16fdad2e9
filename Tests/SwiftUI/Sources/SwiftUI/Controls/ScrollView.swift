/// A view whose content can be scrolled.
@available(A13, *)
public struct ScrollView<Content> where Content: View {
    let content: Content
    let axes: Axis.Set

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
    }
}

extension ScrollView: View {
    public typealias Body = Never
}

/// Scrolls the scroll views in a reader.
@available(A14, *)
public struct ScrollViewProxy {
    /// Records a requested position.
    let record: (AnyHashable, UnitPoint?) -> Void

    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        record(AnyHashable(id), anchor)
    }
}

/// A view that provides its content with a proxy for scrolling.
@available(A14, *)
public struct ScrollViewReader<Content> where Content: View {
    public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: View {
    public typealias Body = Never
}
