/// A view of any type.
@available(A13, *)
public struct AnyView {
    let view: any View

    public init<V: View>(_ view: V) {
        self.view = view
    }

    public init<V: View>(erasing view: V) {
        self.view = view
    }
}

extension AnyView: View {
    public typealias Body = Never
}
