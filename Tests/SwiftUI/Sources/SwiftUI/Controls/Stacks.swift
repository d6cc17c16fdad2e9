import Foundation

/// A vertical stack of views.
@available(A13, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct VStack<Content> where Content: View {
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension VStack: View {
    public typealias Body = Never
}

/// A horizontal stack of views.
@available(A13, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct HStack<Content> where Content: View {
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension HStack: View {
    public typealias Body = Never
}

/// A stack of views in front of one another.
@available(A13, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct ZStack<Content> where Content: View {
    nonisolated(unsafe) let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ZStack: View {
    public typealias Body = Never
}
