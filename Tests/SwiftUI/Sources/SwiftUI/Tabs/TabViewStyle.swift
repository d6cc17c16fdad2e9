/// The appearance of a tab view.
@available(A14, *)
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The default style of the platform.
@available(A14, *)
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

@available(A14, *)
extension TabViewStyle where Self == DefaultTabViewStyle {
    @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A bar that can become a sidebar.
@available(A18, *)
@available(watchOS, unavailable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

@available(A18, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
        SidebarAdaptableTabViewStyle()
    }
}

/// A bar, never a sidebar.
@available(A18, *)
@available(watchOS, unavailable)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

@available(A18, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Pages that can be swiped.
@available(A14, *)
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the page dots.
    public struct IndexDisplayMode: Sendable {
        let name: String

        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    let indexDisplayMode: IndexDisplayMode

    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

@available(A14, *)
@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle {
    @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }

    @MainActor @preconcurrency public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// A bar of grouped tabs.
@available(macOS 15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct GroupedTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

@available(macOS 15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension TabViewStyle where Self == GroupedTabViewStyle {
    @MainActor @preconcurrency public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// Vertical pages.
@available(watchOS 10, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct VerticalPageTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

@available(watchOS 10, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    @MainActor @preconcurrency public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// Pages of a carousel.
@available(watchOS, introduced: 7, deprecated: 27)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct CarouselTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

@available(watchOS, introduced: 7, deprecated: 27)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension TabViewStyle where Self == CarouselTabViewStyle {
    @MainActor @preconcurrency public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension View {
    @available(A14, *)
    nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
        recorded("tabViewStyle", ["style": style])
    }
}
