import Foundation

/// Tabs with a title and an image, for an optional selection.
@available(A18, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            value: value, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    nonisolated public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, T: Hashable>(
        _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            value: value, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, T: Hashable>(
        _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    nonisolated public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            value: value, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    nonisolated public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, T: Hashable>(
        _ title: S, image: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            value: value, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, T: Hashable>(
        _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}
