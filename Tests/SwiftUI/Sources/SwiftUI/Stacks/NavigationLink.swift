import Foundation

/// A control that pushes a value or a view.
@available(A13, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let target: LinkTarget

    nonisolated init(label: Label, target: LinkTarget) {
        self.label = label
        self.target = target
    }
}

/// The target of a link.
enum LinkTarget {
    /// Nil disables the link.
    case value(AnyHashable?)
    case view(any View)
}

extension NavigationLink: View {
    public typealias Body = Never
}

@available(A16, *)
extension NavigationLink where Destination == Never {
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }

    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
    }

    @_disfavoredOverload
    nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
    }

    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Codable & Hashable {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }

    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Codable & Hashable {
        self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
    }

    @_disfavoredOverload
    nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Codable & Hashable {
        self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
    }
}

@available(A13, *)
extension NavigationLink {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination()))
    }

    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination))
    }
}

extension View {
    @available(A17, *)
    @MainActor @preconcurrency public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        recorded("navigationLinkIndicatorVisibility", ["visibility": visibility])
    }
}

@available(A13, *)
extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .view(destination()))
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
        self.init(label: Text(title), target: .view(destination()))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .view(destination))
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
        self.init(label: Text(title), target: .view(destination))
    }
}
