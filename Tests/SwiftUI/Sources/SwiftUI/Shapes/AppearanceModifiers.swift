import Foundation

extension View {
    @available(A13, *)
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        recorded("frame", ["width": width, "height": height, "alignment": alignment])
    }

    @available(A13, *)
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        recorded(
            "frame",
            [
                "minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth, "minHeight": minHeight,
                "idealHeight": idealHeight, "maxHeight": maxHeight, "alignment": alignment,
            ])
    }

    @available(A13, *)
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        recorded("padding", ["edges": edges, "length": length])
    }

    @available(A13, *)
    nonisolated public func padding(_ length: CGFloat) -> some View {
        recorded("padding", ["length": length])
    }

    @available(A13, *)
    nonisolated public func opacity(_ opacity: Double) -> some View {
        recorded("opacity", ["opacity": opacity])
    }

    @available(A13, *)
    nonisolated public func hidden() -> some View {
        recorded("hidden")
    }

    @available(A15, *)
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        recorded("tint", ["tint": tint])
    }

    @available(A15, *)
    nonisolated public func tint(_ tint: Color?) -> some View {
        recorded("tint", ["tint": tint])
    }

    @available(A13, *)
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        recorded("foregroundColor", ["color": color])
    }

    @available(A15, *)
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        recorded("foregroundStyle", ["style": style])
    }

    @available(A13, *)
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        recorded("animation", ["animation": animation, "value": value])
    }

    @available(A13, *)
    nonisolated public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
        recorded("ignoresSafeArea", ["edges": edges])
    }

    @available(A15, *)
    nonisolated public func background<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        recorded("background", ["style": style, "edges": edges])
    }
}
