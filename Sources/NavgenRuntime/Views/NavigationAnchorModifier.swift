#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// Presents the popovers and dialogs that are anchored to a view.
    struct NavigationAnchorModifier: ViewModifier {
        @ObservedObject var presenter: PresenterModel
        let navigator: NavigatorCore
        let anchor: PresentationAnchor
        /// Stands for the view of a pushed screen.
        let token: ScreenToken?
        @SwiftUI.Environment(\.navigationPresentedViews) private var views

        init(
            presenter: PresenterModel, navigator: NavigatorCore, anchor: PresentationAnchor,
            token: ScreenToken? = nil
        ) {
            self.presenter = presenter
            self.navigator = navigator
            self.anchor = anchor
            self.token = token
        }

        func body(content: Self.Content) -> some View {
            let dialog = NavigationDialogModifier(
                presenter: presenter, navigator: navigator, anchor: anchor, token: token)
            let anchored = content
                #if !os(tvOS) && !os(watchOS)
                    .popover(item: popover) { level in
                        if let views { views.view(level) }
                    }
                #endif
            if case .source = anchor {
                anchored.modifier(dialog)
            } else {
                // From iOS 26 on, a dialog points at its view, so it needs one that is small.
                anchored.background(alignment: .bottom) {
                    SwiftUI.Color.clear
                        .frame(width: 1, height: 1)
                        .modifier(dialog)
                }
            }
        }

        private var popover: Binding<LevelModel?> {
            let shown = presenter.level(.popover, at: anchor, token, navigator)
            return Binding(
                get: { presenter.level(.popover, at: anchor, token, navigator) },
                set: { if $0 == nil, let shown { navigator.dismissed(shown) } })
        }
    }

    /// Presents the dialogs that are anchored to a view.
    private struct NavigationDialogModifier: ViewModifier {
        @ObservedObject var presenter: PresenterModel
        let navigator: NavigatorCore
        let anchor: PresentationAnchor
        let token: ScreenToken?

        func body(content: Self.Content) -> some View {
            let types = navigator.table.types
            let title = shown.flatMap { types.title(.dialog, $0.content.value) }
            content
                .confirmationDialog(
                    SwiftUI.Text(verbatim: title ?? ""), isPresented: isAsking,
                    titleVisibility: title == nil ? .hidden : .visible, presenting: shown
                ) { level in
                    NavigationAnswerButtons(content: level.content, id: level.id, navigator: navigator)
                } message: { level in
                    if let message = types.message(.dialog, level.content.value) {
                        SwiftUI.Text(verbatim: message)
                    }
                }
        }

        private var shown: LevelModel? { presenter.level(.dialog, at: anchor, token, navigator) }

        private var isAsking: Binding<Bool> {
            let shown = shown
            return Binding(
                get: { self.shown != nil },
                set: { if !$0, let shown { navigator.dismissed(shown) } })
        }
    }

    extension PresenterModel {
        /// The presented level, if it is presented in a form and anchored to a view.
        fileprivate func level(
            _ form: NavigationPresentationForm, at anchor: PresentationAnchor, _ token: ScreenToken?,
            _ navigator: NavigatorCore
        ) -> LevelModel? {
            guard self.anchor == anchor else { return nil }
            // Of two equal screens, only one presents it.
            if let token, case .screen(_, let level) = anchor,
                navigator.isOther(token, than: anchoredScreen, onLevel: level)
            {
                return nil
            }
            return level(form, navigator.table)
        }
    }
#endif
