#if canImport(SwiftUI)
    import SwiftUI

    /// Adds the buttons that cancel and confirm a presentation.
    struct NavigationButtonsModifier: ViewModifier {
        @ObservedObject var level: LevelModel
        let navigator: NavigatorCore

        func body(content: Self.Content) -> some View {
            let (types, shown) = (navigator.table.types, level.content)
            let cancel = types.cancelLabel(shown.style, shown.value)
            let confirm = types.confirmLabel(shown.style, shown.value)
            if cancel == nil, confirm == nil {
                content
            } else {
                content.toolbar {
                    if let cancel {
                        ToolbarItem(placement: .cancellationAction) { cancelButton(cancel) }
                    }
                    if let confirm {
                        ToolbarItem(placement: .confirmationAction) { confirmButton(confirm) }
                    }
                }
            }
        }

        private func cancelButton(_ label: String) -> some View {
            SwiftUI.Button(role: .cancel) {
                navigator.close(level.id)
            } label: {
                SwiftUI.Text(verbatim: label)
            }
            .exit(.close)
        }

        private func confirmButton(_ label: String) -> some View {
            SwiftUI.Button {
                _Concurrency.Task { await confirm() }
            } label: {
                if level.isConfirming {
                    ProgressView()
                } else {
                    SwiftUI.Text(verbatim: label)
                }
            }
            .disabled(!level.canConfirm || level.isConfirming)
        }

        private func confirm() async {
            level.isConfirming = true
            await level.confirmer?.action?()
            level.isConfirming = false
        }
    }

    /// Prevents a presentation from being dismissed by swipe while a view in it holds, even if a
    /// pushed screen covers that view.
    ///
    /// It never passes `false` to `interactiveDismissDisabled`, which could override what the app's
    /// views set.
    struct NavigationHeldModifier: ViewModifier {
        @ObservedObject var level: LevelModel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }
#endif
