// Written by navgen from redirects.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    /// The app's navigation, for one window.
    struct MuseumRootView<Destinations: MuseumDestinations>: View {
        private let scenes: MuseumScenes?
        private let destinations: Destinations
        private let handlers: (any MuseumHandlers)?
        private let onEvent: (@MainActor (MuseumEvent) -> Void)?
        @StateObject private var keeper: MuseumKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: MuseumScenes? = nil, destinations: Destinations,
            handlers: (any MuseumHandlers)? = nil, navigator: MuseumNavigator? = nil,
            onEvent: (@MainActor (MuseumEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: MuseumKeeper(navigator ?? MuseumNavigator()))
        }

        var body: some View {
            let navigator = connected
            MuseumBaseView(navigator: navigator, destinations: destinations)
                .modifier(MuseumOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(MuseumHandingOff(navigator: navigator))
                .modifier(MuseumSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: MuseumNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension MuseumRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, destinations: Destinations, handlers: (any MuseumHandlers)? = nil
        ) -> Self {
            let navigator = MuseumNavigator(MuseumLink(url)?.plan)
            return Self(destinations: destinations, handlers: handlers, navigator: navigator)
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct MuseumSavingScene: ViewModifier {
        let navigator: MuseumNavigator
        let scenes: MuseumScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Museum.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-museumLink"),
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
    private struct MuseumOpeningURLs: ViewModifier {
        let navigator: MuseumNavigator
        let scenes: MuseumScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Museum.link") { activity in
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
    /// For Handoff, add Museum.link to the app's `NSUserActivityTypes`.
    private struct MuseumHandingOff: ViewModifier {
        let navigator: MuseumNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Museum.link", element: url) { url, activity in
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
    struct MuseumStack<Destinations: MuseumDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any MuseumHandlers)?
        @StateObject private var keeper: MuseumKeeper

        init(
            root: MuseumRoute, destinations: Destinations, handlers: (any MuseumHandlers)? = nil,
            navigator: MuseumNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(
                wrappedValue: MuseumKeeper(navigator ?? MuseumNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            MuseumLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations)
        }
    }

    extension MuseumNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: MuseumRoute) {
            var state = MuseumState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class MuseumKeeper: ObservableObject {
        let navigator: MuseumNavigator

        init(_ navigator: MuseumNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct MuseumContext {
        let navigator: MuseumNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: MuseumRoute?

        var handler: MuseumExitHandler { navigator.handler(level: level, route: route) }
        var position: MuseumState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct MuseumBaseView<Destinations: MuseumDestinations>: View {
        let navigator: MuseumNavigator
        let destinations: Destinations

        var body: some View {
            MuseumPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct MuseumPlaceView<Destinations: MuseumDestinations>: View {
        let place: Int
        let navigator: MuseumNavigator
        let destinations: Destinations

        var body: some View {
            MuseumLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct MuseumShown: Hashable {
        let route: MuseumRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct MuseumLevelView<Destinations: MuseumDestinations>: View {
        let level: MuseumLevel
        let navigator: MuseumNavigator
        let destinations: Destinations

        var body: some View {
            MuseumLevelStack(level: level, navigator: navigator, destinations: destinations) {
                MuseumContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct MuseumLevelStack<Destinations: MuseumDestinations, Root: View>: View {
        @Bindable var level: MuseumLevel
        let navigator: MuseumNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: MuseumLevel, navigator: MuseumNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: MuseumRoute.self) { route in
                    MuseumScreenView(
                        node: route,
                        context: MuseumContext(navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct MuseumScreenView<Destinations: MuseumDestinations>: View, Equatable {
        let node: MuseumRoute
        let context: MuseumContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            MuseumRouteView(node: node, destinations: destinations, context: context)
                .modifier(MuseumTitled(title: node.title))
                .environment(\.museumContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct MuseumContentView<Destinations: MuseumDestinations>: View {
        let level: MuseumLevel
        let navigator: MuseumNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                MuseumScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(MuseumShown(route: node))
            }
        }

        private var context: MuseumContext { MuseumContext(navigator: navigator, level: level.id) }
    }

    /// Shows the title of a node that has one.
    private struct MuseumTitled: ViewModifier {
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

    private struct MuseumContextKey: EnvironmentKey {
        static var defaultValue: MuseumContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var museumContext: MuseumContext? {
            get { self[MuseumContextKey.self] }
            set { self[MuseumContextKey.self] = newValue }
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation, and links wait.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(MuseumHolding(isHolding: isHolding))
        }
    }

    /// Holds back links.
    private struct MuseumHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.museumContext) private var context

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

    /// Makes the app's own views: a function for each node.
    @MainActor protocol MuseumDestinations {
        associatedtype TodayBody: View
        /// Today
        @ViewBuilder func today(exits: TodayExits) -> TodayBody

        associatedtype ExhibitionBody: View
        /// Exhibition {exhibitionId}
        @ViewBuilder func exhibition(
            exhibitionId: Int, lang: String?, exits: ExhibitionExits
        ) -> ExhibitionBody

        associatedtype FloorPlanBody: View
        /// Floor plan
        @ViewBuilder func floorPlan(floor: Floor, exits: FloorPlanExits) -> FloorPlanBody

        associatedtype TicketBody: View
        /// Ticket {code}
        @ViewBuilder func ticket(code: TicketCode, exits: TicketExits) -> TicketBody
    }

    /// The app's view of a node.
    struct MuseumRouteView<Destinations: MuseumDestinations>: View {
        let node: MuseumRoute
        let destinations: Destinations
        let context: MuseumContext

        var body: some View {
            switch node {
            case .today:
                destinations.today(exits: TodayExits(context.handler))
            case .exhibition(let exhibitionId, let lang):
                destinations.exhibition(
                    exhibitionId: exhibitionId, lang: lang, exits: ExhibitionExits(context.handler))
            case .floorPlan(let floor):
                destinations.floorPlan(floor: floor, exits: FloorPlanExits(context.handler))
            case .ticket(let code):
                destinations.ticket(code: code, exits: TicketExits(context.handler))
            }
        }
    }
#endif
