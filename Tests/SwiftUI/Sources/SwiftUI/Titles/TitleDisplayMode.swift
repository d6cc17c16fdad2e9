/// The navigation bar above a stack's content.
@available(iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
    /// The display mode of a bar's title.
    public enum TitleDisplayMode {
        case automatic
        case inline
        @available(tvOS, unavailable)
        case large
    }
}

@available(*, unavailable)
extension NavigationBarItem.TitleDisplayMode: Sendable {}

/// The display mode of a toolbar's title.
@available(A17, *)
public struct ToolbarTitleDisplayMode: Sendable {
    let name: String

    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "automatic") }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }

    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inlineLarge") }
}

extension View {
    @available(iOS 14, watchOS 8, visionOS 1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        recorded("navigationBarTitleDisplayMode", ["displayMode": displayMode])
    }

    @available(A17, *)
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        recorded("toolbarTitleDisplayMode", ["mode": mode])
    }
}
