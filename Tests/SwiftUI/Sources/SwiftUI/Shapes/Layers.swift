/// Adds other views behind or in front of its content.
struct Layer<Other: View> {
    let name: String
    let other: Other
    let alignment: Alignment
}

extension Layer: ViewModifier {
    typealias Body = Never
}

extension View {
    @available(A15, *)
    nonisolated public func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(Layer(name: "background", other: content(), alignment: alignment))
    }

    @available(A13, *)
    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View {
        modifier(Layer(name: "background", other: background, alignment: alignment))
    }

    @available(A15, *)
    nonisolated public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(Layer(name: "overlay", other: content(), alignment: alignment))
    }

    @available(A13, *)
    @_disfavoredOverload
    nonisolated public func overlay<Overlay>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View where Overlay: View {
        modifier(Layer(name: "overlay", other: overlay, alignment: alignment))
    }

    @available(A15, *)
    nonisolated public func safeAreaInset<V>(
        edge: Edge, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(Layer(name: "safeAreaInset", other: content(), alignment: alignment))
    }
}
