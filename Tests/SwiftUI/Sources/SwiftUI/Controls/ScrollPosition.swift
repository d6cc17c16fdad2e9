/// The position of a scroll view.
@available(A18, *)
public struct ScrollPosition: Equatable, Sendable {
    /// A description of the requested position.
    var target: String?

    public init() {}

    public init(idType: (some Hashable & Sendable).Type) {}

    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        target = "\(id)"
    }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        target = "\(id)"
    }

    public mutating func scrollTo(edge: Edge) {
        target = "\(edge)"
    }
}

extension View {
    @available(A17, *)
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        recorded("scrollPosition", ["id": id, "anchor": anchor])
    }

    @available(A18, *)
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        recorded("scrollPosition", ["position": position, "anchor": anchor])
    }

    @available(A17, *)
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        recorded("scrollTargetLayout", ["isEnabled": isEnabled])
    }
}
