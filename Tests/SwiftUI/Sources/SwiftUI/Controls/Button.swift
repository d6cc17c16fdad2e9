import Foundation

/// A control that runs an action.
@available(A13, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct Button<Label> where Label: View {
    let role: ButtonRole?
    let action: ButtonAction
    nonisolated(unsafe) let label: Label

    nonisolated init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.action = ButtonAction(run: action)
    }
}

/// The action of a button, which is only called on the main actor.
struct ButtonAction: @unchecked Sendable {
    let run: @MainActor () -> Void
}

extension Button: View {
    public typealias Body = Never
}

@available(A13, *)
extension Button {
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, label: label(), action: action)
    }

    @available(A15, *)
    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, label: label(), action: action)
    }
}

@available(A13, *)
extension Button where Label == Text {
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, label: Text(titleKey), action: action)
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(role: nil, label: Text(title), action: action)
    }

    @available(A16, *)
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init(_ resource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, label: Text(resource), action: action)
    }

    @available(A15, *)
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(role: role, label: Text(titleKey), action: action)
    }

    @available(A15, *)
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    where S: StringProtocol {
        self.init(role: role, label: Text(title), action: action)
    }

    @available(A16, *)
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init(
        _ resource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, label: Text(resource), action: action)
    }
}

@available(A14, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage), action: action)
    }

    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(
            role: nil, label: SwiftUI.Label(title, systemImage: systemImage), action: action)
    }

    @available(A15, *)
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage), action: action)
    }

    @available(A15, *)
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(
            role: role, label: SwiftUI.Label(title, systemImage: systemImage), action: action)
    }
}

/// The system's label for a role.
@available(A26, *)
public struct DefaultButtonLabel: Sendable {
    let role: ButtonRole
}

extension DefaultButtonLabel: View {
    public typealias Body = Never
}

@available(A26, *)
extension Button where Label == DefaultButtonLabel {
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, label: DefaultButtonLabel(role: role), action: action)
    }
}
