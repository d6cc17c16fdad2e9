#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Makes the view the source of the popover or dialog that an exit presents.
        ///
        ///     Button("Share") { exits.shareMenu() }.source(exits.to.shareMenu())
        public func source<Exit: ExitRequest>(_ exit: Exit) -> some View {
            modifier(NavigationSourceModifier(exit: exit))
        }

        /// Makes a screen grow from the view when it is pushed.
        ///
        ///     NavigationLink("Photo", value: exits.to.photo()).source(exits.to.photo())
        public func source<Route: NavigationValue>(_ route: Route) -> some View {
            modifier(NavigationZoomSourceModifier(value: route.nodeValue))
        }

        /// Makes the view the source of what an exit presents or pushes, in a section with a module
        /// of its own.
        @ViewBuilder
        public func source(_ value: any Hashable & Sendable) -> some View {
            if let exit = value as? any ExitRequest {
                modifier(NavigationSourceModifier(exit: exit))
            } else {
                modifier(NavigationZoomSourceModifier(value: (value as? any NavigationValue)?.nodeValue))
            }
        }
    }

    /// Registers a source view while it is on screen and presents popovers and dialogs on it.
    private struct NavigationSourceModifier: ViewModifier {
        let exit: any ExitRequest
        @SwiftUI.State private var source = PresentationSource()
        @SwiftUI.Environment(\.navigationScreenContext) private var context

        init(exit: any ExitRequest) { self.exit = exit }

        func body(content: Self.Content) -> some View {
            // The exit may change while the view is on screen.
            let _ = source.content = anchored
            if let context {
                content
                    .modifier(
                        NavigationAnchorModifier(
                            presenter: context.presenter, navigator: context.navigator,
                            anchor: .source(ObjectIdentifier(source)))
                    )
                    .onAppear {
                        source.origin = { context.certainOrigin }
                        context.presenter.add(source)
                    }
                    .onDisappear { context.presenter.remove(source) }
            } else {
                content
            }
        }

        /// The popover or dialog that the exit presents.
        private var anchored: ContentValue? {
            guard case .present(let content)? = (exit as? any CoreExiting)?.core,
                content.style.isAnchored
            else { return nil }
            return content
        }
    }
#endif
