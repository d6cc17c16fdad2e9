/// A bar that is configured as a whole.
@available(A16, *)
public struct ToolbarPlacement {
    let name: String

    init(name: String) {
        self.name = name
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
    public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }

    @available(iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    @available(macOS, unavailable)
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }

    @available(iOS 16, watchOS 10, visionOS 1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(name: "windowToolbar") }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(name: "bottomOrnament") }
}

@available(*, unavailable)
extension ToolbarPlacement: Sendable {}
