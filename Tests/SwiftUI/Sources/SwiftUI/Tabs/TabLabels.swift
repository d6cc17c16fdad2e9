/// Tabs with a custom label.
@available(A18, *)
extension Tab where Value: Hashable, Content: View, Label: View {
    nonisolated public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: value, role: nil, content: content(), label: label())
    }

    nonisolated public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: value, role: role, content: content(), label: label())
    }

    nonisolated public init<T: Hashable>(
        value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == T? {
        self.init(
            value: value, role: nil, content: content(), label: label())
    }

    nonisolated public init<T: Hashable>(
        value: T, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == T? {
        self.init(
            value: value, role: role, content: content(), label: label())
    }

    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == Never {
        self.init(
            value: nil, role: nil, content: content(), label: label())
    }

    nonisolated public init(
        role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == Never {
        self.init(
            value: nil, role: role, content: content(), label: label())
    }
}
