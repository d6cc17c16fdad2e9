import Foundation

/// Gives its content an identity.
struct Identity {
    let id: AnyHashable
}

extension Identity: ViewModifier {
    typealias Body = Never
}

@available(A13, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    @available(A13, *)
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
        modifier(Identity(id: AnyHashable(id)))
    }

    @available(A13, *)
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        recorded("accessibilityElement", ["children": children])
    }

    @available(A14, *)
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        recorded("accessibilityIdentifier", ["identifier": identifier])
    }

    @available(A18, *)
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        recorded("accessibilityIdentifier", ["identifier": isEnabled ? identifier : nil])
    }

    @available(A14, *)
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        recorded("accessibilityLabel", ["label": Text(labelKey)])
    }

    @available(A14, *)
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        recorded("accessibilityLabel", ["label": label])
    }

    @available(A14, *)
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
        recorded("accessibilityLabel", ["label": Text(label)])
    }

    @available(A13, *)
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        recorded("tag", ["tag": AnyHashable(tag), "includeOptional": includeOptional])
    }

    @available(A15, *)
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        recorded("searchable", ["text": text, "placement": placement, "prompt": prompt])
    }

    @available(A15, *)
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        recorded("searchable", ["text": text, "placement": placement, "prompt": Text(prompt)])
    }

    @available(A13, *)
    nonisolated public func contentShape(_ shape: Rectangle) -> some View {
        recorded("contentShape", ["shape": shape])
    }

    @available(A13, *)
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        recorded("onTapGesture", ["count": count, "action": action])
    }
}

/// The placement of a search field.
@available(A15, *)
public struct SearchFieldPlacement: Sendable {
    let name: String

    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
}

/// A rectangle.
@available(A13, *)
public struct Rectangle: Sendable {
    public init() {}
}

extension Rectangle: View {
    public typealias Body = Never
}
