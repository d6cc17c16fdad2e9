#if canImport(SwiftUI)
    import SwiftUI

    /// Presents an alert on top of a level.
    struct NavigationAlertModifier: ViewModifier {
        @ObservedObject var presenter: PresenterModel
        let navigator: NavigatorCore

        func body(content: Self.Content) -> some View {
            let types = navigator.table.types
            content
                .alert(
                    SwiftUI.Text(verbatim: alert.flatMap { types.title(.alert, $0.content.value) } ?? ""),
                    isPresented: isAlerting, presenting: alert
                ) { level in
                    NavigationAnswerButtons(content: level.content, id: level.id, navigator: navigator)
                } message: { level in
                    if let message = types.message(.alert, level.content.value) {
                        SwiftUI.Text(verbatim: message)
                    }
                }
        }

        private var alert: LevelModel? { presenter.level(.alert, navigator.table) }

        private var isAlerting: Binding<Bool> {
            let shown = alert
            return Binding(
                get: { alert != nil },
                set: { if !$0, let shown { navigator.dismissed(shown) } })
        }
    }

    /// The buttons of an alert or dialog.
    struct NavigationAnswerButtons: View {
        let content: ContentValue
        let id: Int
        let navigator: NavigatorCore

        var body: some View {
            ForEach(navigator.table.types.alertActions(content.style, content.value), id: \.id) { action in
                SwiftUI.Button(role: role(action.role)) {
                    navigator.answer(id, action)
                } label: {
                    SwiftUI.Text(verbatim: action.label)
                }
                .accessibilityIdentifier("answer:\(action.id)")
            }
        }

        private func role(_ role: AlertButton.Role?) -> ButtonRole? {
            switch role {
            case .destructive: return .destructive
            case .cancel: return .cancel
            case nil: return nil
            }
        }
    }
#endif
