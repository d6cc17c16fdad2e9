#if canImport(SwiftUI)
    import SwiftUI

    /// Presents the popovers and dialogs that are anchored to a view.
    struct NavigationAnchorModifier: ViewModifier {
        @ObservedObject var presenter: PresenterModel
        let navigator: NavigatorCore
        let anchor: PresentationAnchor
        @SwiftUI.Environment(\.navigationPresentedViews) private var views

        init(presenter: PresenterModel, navigator: NavigatorCore, anchor: PresentationAnchor) {
            self.presenter = presenter
            self.navigator = navigator
            self.anchor = anchor
        }

        func body(content: Self.Content) -> some View {
            let types = navigator.table.types
            let title = shown(.dialog).flatMap { types.title(.dialog, $0.content.value) }
            content
                #if !os(tvOS) && !os(watchOS)
                    .popover(item: popover) { level in
                        if let views { views.view(level) }
                    }
                #endif
                .confirmationDialog(
                    SwiftUI.Text(verbatim: title ?? ""), isPresented: isAsking,
                    titleVisibility: title == nil ? .hidden : .visible, presenting: shown(.dialog)
                ) { level in
                    NavigationAnswerButtons(content: level.content, id: level.id, navigator: navigator)
                } message: { level in
                    if let message = types.message(.dialog, level.content.value) {
                        SwiftUI.Text(verbatim: message)
                    }
                }
        }

        private func shown(_ form: NavigationPresentationForm) -> LevelModel? {
            presenter.anchor == anchor ? presenter.level(form, navigator.table) : nil
        }

        private var popover: Binding<LevelModel?> {
            let shown = shown(.popover)
            return Binding(
                get: { self.shown(.popover) },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }

        private var isAsking: Binding<Bool> {
            let shown = shown(.dialog)
            return Binding(
                get: { self.shown(.dialog) != nil },
                set: { if !$0, let shown { navigator.dismissed(shown.id) } })
        }
    }
#endif
