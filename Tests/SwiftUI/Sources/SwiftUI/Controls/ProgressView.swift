import Foundation

/// A view that shows progress.
@available(A14, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
    nonisolated(unsafe) let label: Label
}

extension ProgressView: View {
    public typealias Body = Never
}

@available(A14, *)
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView {
        label = EmptyView()
    }

    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        label = Text(titleKey)
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
        label = Text(title)
    }
}
