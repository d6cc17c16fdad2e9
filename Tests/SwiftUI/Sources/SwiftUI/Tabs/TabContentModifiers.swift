@available(iOS 18, macOS 15, visionOS 2, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        recorded("badge", ["count": count])
    }

    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        recorded("badge", ["label": label?.string])
    }

    nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        recorded("badge", ["label": key.text])
    }

    @_disfavoredOverload
    nonisolated public func badge<S>(_ label: S) -> some TabContent<TabValue> where S: StringProtocol {
        recorded("badge", ["label": String(label)])
    }

    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        recorded("customizationID", ["id": id])
    }

    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        recorded("customizationBehavior", ["behavior": behavior, "placements": placements])
    }
}

@available(A18, *)
extension TabContent {
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        recorded("hidden", ["hidden": hidden])
    }

    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        recorded("disabled", ["disabled": disabled])
    }

    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        recorded("tabPlacement", ["placement": placement])
    }

    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        recorded("accessibilityIdentifier", ["identifier": isEnabled ? identifier : nil])
    }

    @available(watchOS, unavailable)
    nonisolated public func sectionActions<Content>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> where Content: View {
        recorded("sectionActions", ["content": content()])
    }
}
