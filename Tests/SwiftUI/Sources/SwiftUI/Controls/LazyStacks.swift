import Foundation

/// A vertical stack whose views are created when they are needed.
@available(A14, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct LazyVStack<Content> where Content: View {
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension LazyVStack: View {
    public typealias Body = Never
}

/// A horizontal stack whose views are created when they are needed.
@available(A14, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct LazyHStack<Content> where Content: View {
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension LazyHStack: View {
    public typealias Body = Never
}

/// The headers and footers that stay visible.
@available(A14, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
