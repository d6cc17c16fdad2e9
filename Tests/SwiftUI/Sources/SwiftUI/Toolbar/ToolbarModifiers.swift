/// Adds toolbar items.
struct ToolbarAddition {
    let identifier: String?
    /// A `ToolbarContent`, or a view.
    let content: Any
}

extension ToolbarAddition: ViewModifier {
    typealias Body = Never
}

/// The purpose of a toolbar.
@available(A16, *)
public struct ToolbarRole {
    let name: String

    public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
    @available(macOS, unavailable)
    public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}

@available(*, unavailable)
extension ToolbarRole: Sendable {}

/// An item that the system adds to toolbars.
@available(A17, *)
public struct ToolbarDefaultItemKind {
    let name: String

    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    @available(A18, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static let title = ToolbarDefaultItemKind(name: "title")
}

@available(A17, *)
extension ToolbarDefaultItemKind: Sendable {}

@available(A14, *)
extension View {
    nonisolated public func toolbar<Content>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: ToolbarContent {
        modifier(ToolbarAddition(identifier: nil, content: content()))
    }

    nonisolated public func toolbar<Content>(
        @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        modifier(ToolbarAddition(identifier: nil, content: content()))
    }

    nonisolated public func toolbar<Content>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: CustomizableToolbarContent {
        modifier(ToolbarAddition(identifier: id, content: content()))
    }
}

@available(A16, *)
extension View {
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        recorded("toolbarVisibility", ["visibility": visibility, "bars": bars])
    }

    @available(A18, *)
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        recorded("toolbarVisibility", ["visibility": visibility, "bars": bars])
    }

    nonisolated public func toolbarBackground<S>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View where S: ShapeStyle {
        recorded("toolbarBackground", ["style": style, "bars": bars])
    }

    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        recorded("toolbarBackground", ["visibility": visibility, "bars": bars])
    }

    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        recorded("toolbarColorScheme", ["colorScheme": colorScheme, "bars": bars])
    }

    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        recorded("toolbarRole", ["role": role])
    }

    @available(A17, *)
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        recorded("toolbarRemoving", ["defaultItemKind": defaultItemKind])
    }
}
