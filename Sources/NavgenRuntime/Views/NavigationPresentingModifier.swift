#if canImport(SwiftUI)
    import SwiftUI

    /// How a platform presents something.
    enum NavigationPresentationForm {
        case sheet, cover, popover, alert, dialog

        init?(_ content: ContentValue, _ table: GraphTable) {
            switch content.style {
            case .screen, .split: return nil
            case .sheet: self = .sheet
            case .cover: self = Self.largest
            case .flow: self = table.nodes[content.node].flowStyle == .sheet ? .sheet : Self.largest
            case .popover:
                #if os(tvOS) || os(watchOS)
                    self = .sheet
                #else
                    self = .popover
                #endif
            case .alert: self = .alert
            case .dialog: self = .dialog
            }
        }

        /// What a cover becomes.
        private static var largest: Self {
            #if os(macOS)
                return .sheet
            #else
                return .cover
            #endif
        }
    }

    extension PresenterModel {
        /// What it presents in a form.
        func level(_ form: NavigationPresentationForm, _ table: GraphTable) -> LevelModel? {
            level.flatMap { NavigationPresentationForm($0.content, table) == form ? $0 : nil }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct NavigationPresentingModifier<Destinations: NavigationDestinations>: ViewModifier {
        @ObservedObject var presenter: PresenterModel
        let navigator: NavigatorCore
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
                #if !os(macOS)
                    .fullScreenCover(item: item(.cover), onDismiss: dismissalEnded, content: presented)
                #endif
                .modifier(NavigationAnchorModifier(presenter: presenter, navigator: navigator, anchor: .level))
                .modifier(NavigationAlertModifier(presenter: presenter, navigator: navigator))
                .environment(\.navigationPresentedViews, NavigationPresentedViews { AnyView(presented($0)) })
        }

        private func presented(_ level: LevelModel) -> some View {
            NavigationPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: NavigationPresentationForm) -> Binding<LevelModel?> {
            let shown = presenter.level(form, navigator.table)
            return Binding(
                get: { presenter.level(form, navigator.table) },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// What is presented: a stack or a view, and on top of it the next one.
    struct NavigationPresentedView<Destinations: NavigationDestinations>: View {
        @ObservedObject var level: LevelModel
        let navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            let node = navigator.table.nodes[level.content.node]
            stacked(node.hasStack)
                .modifier(
                    NavigationPresentingModifier(
                        presenter: level.presenter, navigator: navigator, destinations: destinations)
                )
                .modifier(NavigationStyleModifier(style: NavigationPresentationStyle(node.style)))
                .modifier(NavigationHeldModifier(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder
        private func stacked(_ hasStack: Bool) -> some View {
            if hasStack {
                NavigationLevelStack(level: level, navigator: navigator, destinations: destinations) { content }
            } else {
                content
            }
        }

        private var content: some View {
            NavigationContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(NavigationButtonsModifier(level: level, navigator: navigator))
        }
    }

    /// Makes the view of what is presented.
    @MainActor struct NavigationPresentedViews {
        let view: @MainActor (LevelModel) -> AnyView
    }

    private struct NavigationPresentedViewsKey: EnvironmentKey {
        static var defaultValue: NavigationPresentedViews? { nil }
    }

    extension EnvironmentValues {
        var navigationPresentedViews: NavigationPresentedViews? {
            get { self[NavigationPresentedViewsKey.self] }
            set { self[NavigationPresentedViewsKey.self] = newValue }
        }
    }
#endif
