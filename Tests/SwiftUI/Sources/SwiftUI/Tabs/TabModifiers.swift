/// The label of a tab whose content is the modified view.
struct TabItem {
    let label: any View
}

extension TabItem: ViewModifier {
    typealias Body = Never
}

extension View {
    @available(iOS, introduced: 13, deprecated: 27)
    @available(macOS, introduced: 10.15, deprecated: 27)
    @available(tvOS, introduced: 13, deprecated: 27)
    @available(watchOS, introduced: 7, deprecated: 27)
    @available(visionOS, introduced: 1, deprecated: 27)
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        modifier(TabItem(label: label()))
    }
}

@available(iOS 15, macOS 12, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func badge(_ count: Int) -> some View {
        recorded("badge", ["count": count])
    }

    nonisolated public func badge(_ label: Text?) -> some View {
        recorded("badge", ["label": label?.string])
    }

    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        recorded("badge", ["label": key?.text])
    }

    @_disfavoredOverload
    nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
        recorded("badge", ["label": label.map { String($0) }])
    }
}

/// The behavior of a tab bar that can be minimized.
@available(A26, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let name: String

    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
    @available(A26, *)
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        recorded("tabBarMinimizeBehavior", ["behavior": behavior])
    }

    @available(iOS 26, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func tabViewBottomAccessory<Content>(
        @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        modifier(Layer(name: "tabViewBottomAccessory", other: content(), alignment: .bottom))
    }

    @available(iOS 26.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func tabViewBottomAccessory<Content>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        modifier(Layer(name: "tabViewBottomAccessory", other: content(), alignment: .bottom))
    }
}
