import Foundation

/// The customization of a tab that is allowed to the user.
@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabCustomizationBehavior: Equatable, Sendable {
    let name: String

    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

/// The placement of an adaptable tab bar.
@available(A18, *)
public struct AdaptableTabBarPlacement: Hashable {
    let name: String

    public static var automatic: AdaptableTabBarPlacement { AdaptableTabBarPlacement(name: "automatic") }
    public static var tabBar: AdaptableTabBarPlacement { AdaptableTabBarPlacement(name: "tabBar") }
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var sidebar: AdaptableTabBarPlacement { AdaptableTabBarPlacement(name: "sidebar") }
}

@available(*, unavailable)
extension AdaptableTabBarPlacement: Sendable {}

/// The placement of a tab.
@available(A18, *)
public struct TabPlacement: Hashable, Sendable {
    let name: String

    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The user's customization of the tabs.
@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabViewCustomization: Codable, Equatable, Sendable {
    public init() {}
}

@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SceneStorage where Value == TabViewCustomization {
    public init(wrappedValue: Value, _ key: String) {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }
}

@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension AppStorage where Value == TabViewCustomization {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(stored: StoredValue(plain: wrappedValue, key: key))
    }
}

@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        recorded("tabViewCustomization", ["customization": customization])
    }
}
