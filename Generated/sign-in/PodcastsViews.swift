// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    #if canImport(Darwin)
        import Foundation
    #endif

    /// The app's navigation, for one window.
    struct PodcastsRootView<Destinations: PodcastsDestinations, Facts: PodcastsFacts>: View {
        private let scenes: PodcastsScenes?
        private let facts: Facts
        private let destinations: Destinations
        private let handlers: (any PodcastsHandlers)?
        private let onEvent: (@MainActor (PodcastsEvent) -> Void)?
        @StateObject private var keeper: PodcastsKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: PodcastsScenes? = nil, conditions: Facts, destinations: Destinations,
            handlers: (any PodcastsHandlers)? = nil, navigator: PodcastsNavigator? = nil,
            onEvent: (@MainActor (PodcastsEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            facts = conditions
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(
                wrappedValue: PodcastsKeeper(
                    navigator ?? PodcastsNavigator(conditions: PodcastsConditions(conditions))))
        }

        var body: some View {
            let navigator = connected
            PodcastsBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    PodcastsPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(PodcastsOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(PodcastsHandingOff(navigator: navigator))
                .modifier(PodcastsObservingFacts(facts: facts, navigator: navigator))
                .modifier(PodcastsSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: PodcastsNavigator {
            let navigator = keeper.navigator
            navigator.facts = { [facts] in PodcastsConditions(facts) }
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension PodcastsRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, conditions: Facts, destinations: Destinations,
            handlers: (any PodcastsHandlers)? = nil
        ) -> Self {
            let navigator =
                PodcastsNavigator(
                    PodcastsLink(url)?.plan, conditions: PodcastsConditions(conditions))
            return Self(
                conditions: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator)
        }
    }

    /// Tells the navigator what the app knows.
    private struct PodcastsObservingFacts<Facts: PodcastsFacts>: ViewModifier {
        let facts: Facts
        let navigator: PodcastsNavigator

        func body(content: Self.Content) -> some View {
            content.onChange(of: PodcastsConditions(facts), initial: true) { _, conditions in
                navigator.conditionsChanged(conditions)
            }
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct PodcastsSavingScene: ViewModifier {
        let navigator: PodcastsNavigator
        let scenes: PodcastsScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Podcasts.navigation") private var saved: Data?
        @SwiftUI.State private var hasStarted = false

        func body(content: Self.Content) -> some View {
            content
                .onAppear(perform: start)
                .onChange(of: phase) { follow(phase) }
        }

        private func start() {
            guard !hasStarted else { return }
            hasStarted = true
            navigator.begin(with: saved)
            scenes?.activate(navigator)
            #if DEBUG
                let arguments = ProcessInfo.processInfo.arguments
                if let place = arguments.firstIndex(of: "-podcastsLink"),
                    place + 1 < arguments.count
                {
                    navigator.open(arguments[place + 1])
                }
            #endif
        }

        private func follow(_ phase: ScenePhase) {
            if phase != .active { saved = navigator.save() }
            if phase == .active { scenes?.activate(navigator) }
        }
    }

    /// Opens URLs from the system, from other devices and in texts.
    private struct PodcastsOpeningURLs: ViewModifier {
        let navigator: PodcastsNavigator
        let scenes: PodcastsScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Podcasts.link") { activity in
                    scenes?.activate(navigator)
                    if let url = activity.webpageURL
                        ?? (activity.userInfo?["url"] as? String).flatMap(URL.init(string:))
                    {
                        navigator.open(url)
                    }
                }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        guard navigator.recognizes(url) else { return .systemAction }
                        navigator.open(url)
                        return .handled
                    })
        }
    }

    /// Tells other devices what is shown.
    ///
    /// For Handoff, add Podcasts.link to the app's `NSUserActivityTypes`.
    private struct PodcastsHandingOff: ViewModifier {
        let navigator: PodcastsNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Podcasts.link", element: url) { url, activity in
                activity.isEligibleForHandoff = true
                activity.userInfo = ["url": url]
                // The system accepts no other schemes here, not even the app's own.
                if url.hasPrefix("https:") || url.hasPrefix("http:") {
                    activity.webpageURL = URL(string: url)
                }
            }
        }
    }

    /// One stack of the graph, with what it presents, as a view: for a tab of an app that has its
    /// own root, or for a hosting controller.
    struct PodcastsStack<Destinations: PodcastsDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any PodcastsHandlers)?
        private let conditions: PodcastsConditions
        @StateObject private var keeper: PodcastsKeeper

        init(
            root: PodcastsRoute, conditions: PodcastsConditions = PodcastsConditions(),
            destinations: Destinations, handlers: (any PodcastsHandlers)? = nil,
            navigator: PodcastsNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.conditions = conditions
            _keeper = StateObject(
                wrappedValue: PodcastsKeeper(
                    navigator ?? PodcastsNavigator(stack: root, conditions: conditions)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            PodcastsLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                PodcastsPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations)
            )
            .onChange(of: conditions) { navigator.conditionsChanged(conditions) }
        }
    }

    extension PodcastsNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(
            stack root: PodcastsRoute, conditions: PodcastsConditions = PodcastsConditions()
        ) {
            var state = PodcastsState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state, conditions: conditions)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class PodcastsKeeper: ObservableObject {
        let navigator: PodcastsNavigator

        init(_ navigator: PodcastsNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct PodcastsContext {
        let navigator: PodcastsNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: PodcastsRoute?

        var handler: PodcastsExitHandler { navigator.handler(level: level, route: route) }
        var position: PodcastsState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct PodcastsBaseView<Destinations: PodcastsDestinations>: View {
        let navigator: PodcastsNavigator
        let destinations: Destinations

        var body: some View {
            PodcastsPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct PodcastsPlaceView<Destinations: PodcastsDestinations>: View {
        let place: Int
        let navigator: PodcastsNavigator
        let destinations: Destinations

        var body: some View {
            PodcastsLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct PodcastsShown: Hashable {
        let route: PodcastsRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct PodcastsLevelView<Destinations: PodcastsDestinations>: View {
        let level: PodcastsLevel
        let navigator: PodcastsNavigator
        let destinations: Destinations

        var body: some View {
            PodcastsLevelStack(level: level, navigator: navigator, destinations: destinations) {
                PodcastsContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct PodcastsLevelStack<Destinations: PodcastsDestinations, Root: View>: View {
        @Bindable var level: PodcastsLevel
        let navigator: PodcastsNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: PodcastsLevel, navigator: PodcastsNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: PodcastsRoute.self) { route in
                    PodcastsScreenView(
                        node: route,
                        context: PodcastsContext(
                            navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct PodcastsScreenView<Destinations: PodcastsDestinations>: View, Equatable {
        let node: PodcastsRoute
        let context: PodcastsContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            PodcastsRouteView(node: node, destinations: destinations, context: context)
                .modifier(PodcastsTitled(title: node.title))
                .environment(\.podcastsContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct PodcastsContentView<Destinations: PodcastsDestinations>: View {
        let level: PodcastsLevel
        let navigator: PodcastsNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                PodcastsScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(PodcastsShown(route: node))
            case .sheet(let node):
                PodcastsSheetView(node: node, destinations: destinations, context: context)
                    .modifier(PodcastsTitled(title: node.title))
                    .environment(\.podcastsContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            }
        }

        private var context: PodcastsContext {
            PodcastsContext(navigator: navigator, level: level.id)
        }
    }

    /// Shows the title of a node that has one.
    private struct PodcastsTitled: ViewModifier {
        let title: String?

        func body(content: Self.Content) -> some View {
            if let title {
                content
                    .navigationTitle(SwiftUI.Text(verbatim: title))
            } else {
                content
            }
        }
    }

    /// How a platform presents something.
    private enum PodcastsForm { case sheet, cover, popover, alert, dialog }

    extension PodcastsState.Content {
        fileprivate var form: PodcastsForm? {
            switch self {
            case .sheet:
                return .sheet
            default: return nil
            }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct PodcastsPresenting<Destinations: PodcastsDestinations>: ViewModifier {
        let presenter: PodcastsPresenter
        let navigator: PodcastsNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
        }

        private func presented(_ level: PodcastsLevel) -> some View {
            PodcastsPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: PodcastsForm) -> Binding<PodcastsLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// What is presented: a stack or a view, and on top of it the next one.
    struct PodcastsPresentedView<Destinations: PodcastsDestinations>: View {
        let level: PodcastsLevel
        let navigator: PodcastsNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    PodcastsPresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(PodcastsStyled(style: level.content.style))
                .modifier(PodcastsHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                PodcastsLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            PodcastsContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(PodcastsButtons(level: level, navigator: navigator))
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct PodcastsStyle {
    }

    extension PodcastsState.Content {
        fileprivate var style: PodcastsStyle { PodcastsStyle() }
    }

    /// Applies a style to what is presented.
    private struct PodcastsStyled: ViewModifier {
        let style: PodcastsStyle

        func body(content: Self.Content) -> some View {
            content
        }
    }

    /// The buttons that close a presentation.
    private struct PodcastsButtons: ViewModifier {
        let level: PodcastsLevel
        let navigator: PodcastsNavigator

        func body(content: Self.Content) -> some View {
            content.toolbar {
                if let label = level.content.cancelLabel {
                    ToolbarItem(placement: .cancellationAction) {
                        SwiftUI.Button(role: .cancel) {
                            navigator.close(level.id)
                        } label: {
                            SwiftUI.Text(verbatim: label)
                        }
                    }
                }
                if let label = level.content.confirmLabel {
                    ToolbarItem(placement: .confirmationAction) {
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
                }
            }
        }

        private func confirm() async {
            level.isConfirming = true
            await level.confirmer?.action?()
            level.isConfirming = false
        }
    }

    extension PodcastsState.Content {
        /// The label of the button that closes it.
        fileprivate var cancelLabel: String? {
            switch self {
            case .sheet(.signIn):
                return String(localized: "Not now")
            case .sheet(.offer):
                return String(localized: "No, thanks")
            default: return nil
            }
        }

        /// The label of the button that confirms it.
        fileprivate var confirmLabel: String? {
            switch self {
            case .sheet(.offer):
                return String(localized: "Subscribe")
            default: return nil
            }
        }
    }

    private struct PodcastsContextKey: EnvironmentKey {
        static var defaultValue: PodcastsContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var podcastsContext: PodcastsContext? {
            get { self[PodcastsContextKey.self] }
            set { self[PodcastsContextKey.self] = newValue }
        }
    }

    extension View {
        /// Sets what the button does that confirms the view's presentation. It shows progress until
        /// that returns.
        func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void
        ) -> some View {
            modifier(PodcastsConfirming(isEnabled: isEnabled, action: action))
        }
    }

    /// Tells the confirmation button what to do, and whether it can. The view that appeared last
    /// decides.
    private struct PodcastsConfirming: ViewModifier {
        let isEnabled: Bool
        let action: @MainActor () async -> Void
        @SwiftUI.State private var confirmer = PodcastsConfirmer()
        @SwiftUI.Environment(\.podcastsContext) private var context

        init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
            self.isEnabled = isEnabled
            self.action = action
        }

        private var level: PodcastsLevel? { context.flatMap { $0.navigator.observed($0.level) } }

        func body(content: Self.Content) -> some View {
            // The action uses the latest values of the view.
            let _ = confirmer.action = action
            content
                .onAppear {
                    level?.confirmer = confirmer
                    level?.canConfirm = isEnabled
                }
                .onChange(of: isEnabled) { enable(isEnabled) }
                .onDisappear { enable(false) }
        }

        /// A view may disappear after the one that replaces it has appeared.
        private func enable(_ isEnabled: Bool) {
            if let level, level.confirmer === confirmer { level.canConfirm = isEnabled }
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation, and links wait.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(PodcastsHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes and links.
    private struct PodcastsHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.podcastsContext) private var context

        init(isHolding: Bool) { self.isHolding = isHolding }

        func body(content: Self.Content) -> some View {
            content
                .interactiveDismissDisabled(isHolding)
                .onAppear { hold(isHolding) }
                .onChange(of: isHolding) { hold(isHolding) }
                .onDisappear { context?.navigator.lose(holder) }
        }

        private func hold(_ isHolding: Bool) {
            guard let context else { return }
            context.navigator.hold(holder, isHolding, at: context.position)
        }
    }

    /// Keeps a presentation from being swiped away while a view in it holds, even one with
    /// something pushed on top. It never passes `false`: that could undo what the app's views set.
    private struct PodcastsHeld: ViewModifier {
        let level: PodcastsLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol PodcastsDestinations {
        associatedtype DiscoverBody: View
        /// Discover
        @ViewBuilder func discover(exits: DiscoverExits) -> DiscoverBody

        associatedtype ShowBody: View
        /// Show {showId}
        @ViewBuilder func show(showId: Int, exits: ShowExits) -> ShowBody

        associatedtype BonusEpisodeBody: View
        /// Bonus episode
        @ViewBuilder func bonusEpisode(
            showId: Int, episode: Int, exits: BonusEpisodeExits
        ) -> BonusEpisodeBody

        associatedtype LibraryBody: View
        /// Library
        @ViewBuilder func library(exits: LibraryExits) -> LibraryBody

        associatedtype CreateAccountBody: View
        /// Create account
        @ViewBuilder func createAccount(exits: CreateAccountExits) -> CreateAccountBody

        associatedtype SignInBody: View
        /// Sign in
        @ViewBuilder func signIn(exits: SignInExits) -> SignInBody

        associatedtype OfferBody: View
        /// Listen without advertising
        @ViewBuilder func offer(exits: OfferExits) -> OfferBody
    }

    /// The app's view of a node.
    struct PodcastsRouteView<Destinations: PodcastsDestinations>: View {
        let node: PodcastsRoute
        let destinations: Destinations
        let context: PodcastsContext

        var body: some View {
            switch node {
            case .discover:
                destinations.discover(exits: DiscoverExits(context.handler))
            case .show(let showId):
                destinations.show(showId: showId, exits: ShowExits(context.handler, showId: showId))
            case .bonusEpisode(let showId, let episode):
                destinations.bonusEpisode(
                    showId: showId, episode: episode, exits: BonusEpisodeExits(context.handler))
            case .library:
                destinations.library(exits: LibraryExits(context.handler))
            case .createAccount:
                destinations.createAccount(exits: CreateAccountExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct PodcastsSheetView<Destinations: PodcastsDestinations>: View {
        let node: PodcastsSheet
        let destinations: Destinations
        let context: PodcastsContext

        var body: some View {
            switch node {
            case .signIn:
                destinations.signIn(exits: SignInExits(context.handler))
            case .offer:
                destinations.offer(exits: OfferExits(context.handler))
            }
        }
    }

    #if !canImport(Darwin)
        nonisolated extension String {
            /// Other systems have no translation tables.
            fileprivate init(localized text: String) { self = text }
        }
    #endif
#endif
