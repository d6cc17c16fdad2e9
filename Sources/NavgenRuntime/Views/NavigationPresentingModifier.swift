#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// The form in which a platform presents something.
    enum NavigationPresentationForm {
        case sheet, cover, popover, alert, dialog

        init?(_ content: ContentValue, _ table: GraphTable) {
            switch content.style {
            case .split: return nil
            // A screen is presented only as a fallback, where there is no stack to push it on.
            case .screen, .sheet: self = .sheet
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

        /// The form of a cover: a sheet on macOS, which has no covers.
        private static var largest: Self {
            #if os(macOS)
                return .sheet
            #else
                return .cover
            #endif
        }
    }

    extension PresenterModel {
        /// The presented level, if it is presented in a form.
        func level(_ form: NavigationPresentationForm, _ table: GraphTable) -> LevelModel? {
            level.flatMap { NavigationPresentationForm($0.content, table) == form ? $0 : nil }
        }
    }

    /// Presents the next level on top of a level, attached to the content of the lower one.
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
                .environment(
                    \.navigationPresentedViews,
                    NavigationPresentedViews(navigator: navigator) { AnyView(presented($0)) })
        }

        private func presented(_ level: LevelModel) -> some View {
            NavigationPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that only dismisses the presentation for which it was made.
        private func item(_ form: NavigationPresentationForm) -> Binding<LevelModel?> {
            let shown = presenter.level(form, navigator.table)
            return Binding(
                get: { presenter.level(form, navigator.table) },
                set: { if $0 == nil, let shown { navigator.dismissed(shown) } })
        }
    }

    /// The view of a presentation: a stack or a single view. It also presents the next level.
    struct NavigationPresentedView<Destinations: NavigationDestinations>: View {
        @ObservedObject var level: LevelModel
        let navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            let node = navigator.table.nodes[level.content.node]
            let hasStack = node.hasStack || level.content.style == .screen
            stacked(hasStack)
                .modifier(NavigationSheetSizeModifier(hasStack: hasStack))
                .modifier(
                    NavigationPresentingModifier(
                        presenter: level.presenter, navigator: navigator, destinations: destinations)
                )
                .modifier(NavigationStyleModifier(style: NavigationPresentationStyle(node.style)))
                .modifier(NavigationHeldModifier(level: level))
                .onAppear {
                    level.hasDisappeared = false
                    navigator.appeared(level.id)
                }
                .onDisappear {
                    level.hasDisappeared = true
                    navigator.disappeared(level.id)
                }
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

    /// Gives a stack in a sheet a size on macOS, where it has none of its own.
    private struct NavigationSheetSizeModifier: ViewModifier {
        let hasStack: Bool

        func body(content: Self.Content) -> some View {
            #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
                content.frame(minWidth: hasStack ? 400 : nil, minHeight: hasStack ? 300 : nil)
            #else
                content
            #endif
        }
    }

    /// Makes the views of presentations, for popovers that are anchored deeper in the view
    /// hierarchy.
    ///
    /// It is equatable, so that the views that read it are not updated whenever it is made again.
    @MainActor struct NavigationPresentedViews: Equatable {
        let navigator: NavigatorCore
        let view: @MainActor (LevelModel) -> AnyView

        nonisolated static func == (left: Self, right: Self) -> Bool { left.navigator === right.navigator }
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
