/// The placement of a toolbar item.
@available(A14, *)
public struct ToolbarItemPlacement {
    let name: String

    init(name: String) {
        self.name = name
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(name: "automatic") }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "primaryAction") }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "confirmationAction") }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "cancellationAction") }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
    public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "destructiveAction") }

    @available(iOS 14, macOS 11, tvOS 14, visionOS 1, *)
    @available(watchOS, unavailable)
    public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(name: "principal") }

    @available(iOS 14, macOS 11, tvOS 14, visionOS 1, *)
    @available(watchOS, unavailable)
    public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(name: "navigation") }

    @available(iOS 16, macOS 13, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(name: "secondaryAction") }

    @available(iOS 14, macOS 11, tvOS 18, visionOS 1, *)
    @available(watchOS, unavailable)
    public static var status: ToolbarItemPlacement { ToolbarItemPlacement(name: "status") }

    @available(iOS 14, tvOS 14, watchOS 10, visionOS 1, *)
    @available(macOS, unavailable)
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarLeading") }

    @available(iOS 14, tvOS 14, watchOS 10, visionOS 1, *)
    @available(macOS, unavailable)
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarTrailing") }

    @available(iOS 14, tvOS 14, visionOS 1, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(name: "navigationBarLeading") }

    @available(iOS 14, tvOS 14, visionOS 1, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public static var navigationBarTrailing: ToolbarItemPlacement {
        ToolbarItemPlacement(name: "navigationBarTrailing")
    }

    @available(iOS 14, tvOS 18, watchOS 10, visionOS 1, *)
    @available(macOS, unavailable)
    public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(name: "bottomBar") }

    @available(iOS 15, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(name: "keyboard") }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var bottomOrnament: ToolbarItemPlacement { ToolbarItemPlacement(name: "bottomOrnament") }

    @available(iOS 14, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static var title: ToolbarItemPlacement { ToolbarItemPlacement(name: "title") }

    @available(iOS 26, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static var subtitle: ToolbarItemPlacement { ToolbarItemPlacement(name: "subtitle") }

    @available(iOS 26, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static var largeSubtitle: ToolbarItemPlacement { ToolbarItemPlacement(name: "largeSubtitle") }

    @available(iOS 27, visionOS 27, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var topBarPinnedTrailing: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarPinnedTrailing") }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static func accessoryBar<ID>(id: ID) -> ToolbarItemPlacement where ID: Hashable {
        ToolbarItemPlacement(name: "accessoryBar")
    }
}

@available(*, unavailable)
extension ToolbarItemPlacement: Sendable {}
