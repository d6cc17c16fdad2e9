import Foundation

/// A field for editing a string.
@available(A13, *)
public struct TextField<Label> where Label: View {
    let text: Binding<String>
    let label: Label

    init(text: Binding<String>, label: Label) {
        self.text = text
        self.label = label
    }
}

extension TextField: View {
    public typealias Body = Never
}

@available(A13, *)
extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text, label: Text(title))
    }

    @available(A15, *)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, label: Text(titleKey))
    }
}

/// A field for editing a string that is not shown, such as a password.
@available(A13, *)
public struct SecureField<Label> where Label: View {
    let text: Binding<String>
    let label: Label
}

extension SecureField: View {
    public typealias Body = Never
}

@available(A13, *)
extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text, label: Text(title))
    }
}
