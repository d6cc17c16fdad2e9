import Foundation

/// The visibility of an element.
@available(A15, *)
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}

extension View {
    @available(A16, *)
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        recorded("presentationDragIndicator", ["visibility": visibility])
    }

    @available(A15, *)
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        recorded("interactiveDismissDisabled", ["isDisabled": isDisabled])
    }
}

@available(A16_4, *)
extension View {
    nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        recorded("presentationBackground", ["style": style])
    }

    nonisolated public func presentationBackground<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(Layer(name: "presentationBackground", other: content(), alignment: alignment))
    }

    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        recorded("presentationBackgroundInteraction", ["interaction": interaction])
    }

    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        recorded("presentationContentInteraction", ["behavior": behavior])
    }

    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        recorded("presentationCornerRadius", ["cornerRadius": cornerRadius])
    }

    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        recorded("presentationCompactAdaptation", ["adaptation": adaptation])
    }

    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        recorded(
            "presentationCompactAdaptation",
            ["horizontal": horizontalAdaptation, "vertical": verticalAdaptation])
    }
}

extension View {
    @available(A18, *)
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        recorded("presentationSizing", ["sizing": sizing])
    }

    @available(A27, *)
    nonisolated public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
        recorded("presentationPlacement", ["placement": placement])
    }
}
