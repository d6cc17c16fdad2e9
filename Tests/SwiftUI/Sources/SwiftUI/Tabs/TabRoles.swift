/// The purpose of a tab.
@available(A18, *)
public struct TabRole: Hashable, Sendable {
    let name: String

    public static var search: TabRole { TabRole(name: "search") }

    @available(A27, *)
    public static var prominent: TabRole { TabRole(name: "prominent") }
}

/// Tabs with the label of their role.
@available(A18, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(role: role))
    }

    nonisolated public init<T: Hashable>(value: T, role: TabRole?, @ViewBuilder content: () -> Content)
    where Value == T? {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(role: role))
    }

    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(role: role))
    }
}
