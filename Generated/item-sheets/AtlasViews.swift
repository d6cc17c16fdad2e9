// Written by navgen from item-sheets.yaml. Do not edit.
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
    struct AtlasRootView<Destinations: AtlasDestinations>: View {
        private let scenes: AtlasScenes?
        private let destinations: Destinations
        private let handlers: (any AtlasHandlers)?
        private let onEvent: (@MainActor (AtlasEvent) -> Void)?
        @StateObject private var keeper: AtlasKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: AtlasScenes? = nil, destinations: Destinations,
            handlers: (any AtlasHandlers)? = nil, navigator: AtlasNavigator? = nil,
            onEvent: (@MainActor (AtlasEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: AtlasKeeper(navigator ?? AtlasNavigator()))
        }

        var body: some View {
            let navigator = connected
            AtlasBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    AtlasPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(AtlasOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(AtlasHandingOff(navigator: navigator))
                .modifier(AtlasSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: AtlasNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension AtlasRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, destinations: Destinations, handlers: (any AtlasHandlers)? = nil
        ) -> Self {
            let navigator = AtlasNavigator(AtlasLink(url)?.plan)
            return Self(destinations: destinations, handlers: handlers, navigator: navigator)
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct AtlasSavingScene: ViewModifier {
        let navigator: AtlasNavigator
        let scenes: AtlasScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Atlas.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-atlasLink"), place + 1 < arguments.count {
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
    private struct AtlasOpeningURLs: ViewModifier {
        let navigator: AtlasNavigator
        let scenes: AtlasScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Atlas.link") { activity in
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
    /// For Handoff, add Atlas.link to the app's `NSUserActivityTypes`.
    private struct AtlasHandingOff: ViewModifier {
        let navigator: AtlasNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Atlas.link", element: url) { url, activity in
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
    struct AtlasStack<Destinations: AtlasDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any AtlasHandlers)?
        @StateObject private var keeper: AtlasKeeper

        init(
            root: AtlasRoute, destinations: Destinations, handlers: (any AtlasHandlers)? = nil,
            navigator: AtlasNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(
                wrappedValue: AtlasKeeper(navigator ?? AtlasNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            AtlasLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                AtlasPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations))
        }
    }

    extension AtlasNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: AtlasRoute) {
            var state = AtlasState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class AtlasKeeper: ObservableObject {
        let navigator: AtlasNavigator

        init(_ navigator: AtlasNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct AtlasContext {
        let navigator: AtlasNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: AtlasRoute?

        var handler: AtlasExitHandler { navigator.handler(level: level, route: route) }
        var position: AtlasState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct AtlasBaseView<Destinations: AtlasDestinations>: View {
        let navigator: AtlasNavigator
        let destinations: Destinations

        var body: some View {
            AtlasPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct AtlasPlaceView<Destinations: AtlasDestinations>: View {
        let place: Int
        let navigator: AtlasNavigator
        let destinations: Destinations

        var body: some View {
            AtlasLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct AtlasShown: Hashable {
        let route: AtlasRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct AtlasLevelView<Destinations: AtlasDestinations>: View {
        let level: AtlasLevel
        let navigator: AtlasNavigator
        let destinations: Destinations

        var body: some View {
            AtlasLevelStack(level: level, navigator: navigator, destinations: destinations) {
                AtlasContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct AtlasLevelStack<Destinations: AtlasDestinations, Root: View>: View {
        @Bindable var level: AtlasLevel
        let navigator: AtlasNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: AtlasLevel, navigator: AtlasNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: AtlasRoute.self) { route in
                    AtlasScreenView(
                        node: route,
                        context: AtlasContext(navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct AtlasScreenView<Destinations: AtlasDestinations>: View, Equatable {
        let node: AtlasRoute
        let context: AtlasContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            AtlasRouteView(node: node, destinations: destinations, context: context)
                .modifier(AtlasTitled(title: node.title))
                .environment(\.atlasContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct AtlasContentView<Destinations: AtlasDestinations>: View {
        let level: AtlasLevel
        let navigator: AtlasNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                AtlasScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(AtlasShown(route: node))
            case .sheet(let node):
                AtlasSheetView(node: node, destinations: destinations, context: context)
                    .modifier(AtlasTitled(title: node.title))
                    .environment(\.atlasContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            }
        }

        private var context: AtlasContext { AtlasContext(navigator: navigator, level: level.id) }
    }

    /// Shows the title of a node that has one.
    private struct AtlasTitled: ViewModifier {
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
    private enum AtlasForm { case sheet, cover, popover, alert, dialog }

    extension AtlasState.Content {
        fileprivate var form: AtlasForm? {
            switch self {
            case .sheet:
                return .sheet
            default: return nil
            }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct AtlasPresenting<Destinations: AtlasDestinations>: ViewModifier {
        let presenter: AtlasPresenter
        let navigator: AtlasNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
        }

        private func presented(_ level: AtlasLevel) -> some View {
            AtlasPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: AtlasForm) -> Binding<AtlasLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// What is presented: a stack or a view, and on top of it the next one.
    struct AtlasPresentedView<Destinations: AtlasDestinations>: View {
        let level: AtlasLevel
        let navigator: AtlasNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    AtlasPresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(AtlasStyled(style: level.content.style))
                .modifier(AtlasHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                AtlasLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            AtlasContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(AtlasButtons(level: level, navigator: navigator))
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct AtlasStyle {
        var detents: Swift.Set<PresentationDetent>?
        var dragIndicator: SwiftUI.Visibility?
        var behindUpThrough: PresentationDetent?
        var scrollsFirst: Bool?
        var cornerRadius: CGFloat?
        var initialDetent: PresentationDetent?
    }

    extension AtlasState.Content {
        fileprivate var style: AtlasStyle {
            switch node {
            case .place:
                return AtlasStyle(
                    detents: [.fraction(0.3), .medium, .large], dragIndicator: .visible,
                    behindUpThrough: .medium, scrollsFirst: true, cornerRadius: 24.0,
                    initialDetent: .medium)
            case .layers:
                return AtlasStyle(detents: [.fraction(0.25)])
            case .rate:
                return AtlasStyle(detents: [.medium])
            default: return AtlasStyle()
            }
        }
    }

    /// Applies a style to what is presented.
    private struct AtlasStyled: ViewModifier {
        let style: AtlasStyle

        func body(content: Self.Content) -> some View {
            content
                .modifier(AtlasSizable(detents: style.detents, initial: style.initialDetent))
                .atlasStyled(by: style.dragIndicator) {
                    $0.presentationDragIndicator($1)
                }
                .atlasStyled(by: style.behindUpThrough) {
                    $0.presentationBackgroundInteraction(.enabled(upThrough: $1))
                }
                .atlasStyled(by: style.scrollsFirst) {
                    $0.presentationContentInteraction($1 ? .scrolls : .resizes)
                }
                .atlasStyled(by: style.cornerRadius) {
                    $0.presentationCornerRadius($1)
                }
        }
    }

    extension View {
        /// Changes a view by what is specified. If nothing is, the app's own views decide.
        @ViewBuilder
        fileprivate func atlasStyled<Said, Changed: View>(
            by said: Said?, change: (Self, Said) -> Changed
        ) -> some View {
            if let said { change(self, said) } else { self }
        }
    }

    /// The heights that a presentation can have, and the one that it starts with.
    private struct AtlasSizable: ViewModifier {
        let detents: Swift.Set<PresentationDetent>?
        @SwiftUI.State private var detent: PresentationDetent?

        init(detents: Swift.Set<PresentationDetent>?, initial: PresentationDetent?) {
            self.detents = detents
            _detent = SwiftUI.State(initialValue: initial)
        }

        func body(content: Self.Content) -> some View {
            if let detents, let selected = Binding($detent) {
                content.presentationDetents(detents, selection: selected)
            } else if let detents {
                content.presentationDetents(detents)
            } else {
                content
            }
        }
    }

    /// The buttons that close a presentation.
    private struct AtlasButtons: ViewModifier {
        let level: AtlasLevel
        let navigator: AtlasNavigator

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

    extension AtlasState.Content {
        /// The label of the button that closes it.
        fileprivate var cancelLabel: String? {
            switch self {
            case .sheet(.rate):
                return String(localized: "Cancel")
            default: return nil
            }
        }

        /// The label of the button that confirms it.
        fileprivate var confirmLabel: String? {
            switch self {
            case .sheet(.rate):
                return String(localized: "Send")
            default: return nil
            }
        }
    }

    private struct AtlasContextKey: EnvironmentKey {
        static var defaultValue: AtlasContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var atlasContext: AtlasContext? {
            get { self[AtlasContextKey.self] }
            set { self[AtlasContextKey.self] = newValue }
        }
    }

    extension View {
        /// Sets what the button does that confirms the view's presentation. It shows progress until
        /// that returns.
        func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void
        ) -> some View {
            modifier(AtlasConfirming(isEnabled: isEnabled, action: action))
        }
    }

    /// Tells the confirmation button what to do, and whether it can. The view that appeared last
    /// decides.
    private struct AtlasConfirming: ViewModifier {
        let isEnabled: Bool
        let action: @MainActor () async -> Void
        @SwiftUI.State private var confirmer = AtlasConfirmer()
        @SwiftUI.Environment(\.atlasContext) private var context

        init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
            self.isEnabled = isEnabled
            self.action = action
        }

        private var level: AtlasLevel? { context.flatMap { $0.navigator.observed($0.level) } }

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
            modifier(AtlasHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes and links.
    private struct AtlasHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.atlasContext) private var context

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
    private struct AtlasHeld: ViewModifier {
        let level: AtlasLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol AtlasDestinations {
        associatedtype MapBody: View
        /// Map
        @ViewBuilder func map(layer: Layer, exits: MapExits) -> MapBody

        associatedtype OpeningHoursBody: View
        /// Opening hours
        @ViewBuilder func openingHours(placeId: Int, exits: OpeningHoursExits) -> OpeningHoursBody

        associatedtype PlaceBody: View
        /// Place {placeId}
        @ViewBuilder func place(placeId: Int, photo: Int?, exits: PlaceExits) -> PlaceBody

        associatedtype LayersBody: View
        /// Layers
        @ViewBuilder func layers(exits: LayersExits) -> LayersBody

        associatedtype RateBody: View
        /// Rate this place
        @ViewBuilder func rate(placeId: Int, exits: RateExits) -> RateBody
    }

    /// The app's view of a node.
    struct AtlasRouteView<Destinations: AtlasDestinations>: View {
        let node: AtlasRoute
        let destinations: Destinations
        let context: AtlasContext

        var body: some View {
            switch node {
            case .map(let layer):
                destinations.map(layer: layer, exits: MapExits(context.handler))
            case .openingHours(let placeId):
                destinations.openingHours(
                    placeId: placeId, exits: OpeningHoursExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct AtlasSheetView<Destinations: AtlasDestinations>: View {
        let node: AtlasSheet
        let destinations: Destinations
        let context: AtlasContext

        var body: some View {
            switch node {
            case .place(let placeId, let photo):
                destinations.place(
                    placeId: placeId, photo: photo,
                    exits: PlaceExits(context.handler, placeId: placeId))
            case .layers:
                destinations.layers(exits: LayersExits(context.handler))
            case .rate(let placeId):
                destinations.rate(placeId: placeId, exits: RateExits(context.handler))
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
