import Foundation

/// The anchor of a popover.
@available(A13, *)
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func popover<Item, Content>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(
            Presenting(
                "popover", item: item, values: ["attachmentAnchor": attachmentAnchor, "arrowEdge": arrowEdge],
                make: content))
    }

    nonisolated public func popover<Content>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(
            Presenting(
                "popover", isPresented: isPresented,
                values: ["attachmentAnchor": attachmentAnchor, "arrowEdge": arrowEdge], make: content))
    }
}

@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
    nonisolated public func inspector<V>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let view = content()
        return modifier(Presenting("inspector", isPresented: isPresented, make: { view }))
    }

    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        recorded("inspectorColumnWidth", ["min": min, "ideal": ideal, "max": max])
    }
}
