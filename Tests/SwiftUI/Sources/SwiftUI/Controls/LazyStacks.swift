/// Views above one another that are made when they are needed.
@available(A14, *)
public struct LazyVStack<Content> where Content: View {
    let content: Content

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

/// Views beside one another that are made when they are needed.
@available(A14, *)
public struct LazyHStack<Content> where Content: View {
    let content: Content

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

/// Which headers and footers stay in sight.
@available(A14, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
