// Written by navgen from tabs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    /// The app's navigation, for one window.
    struct MusicRootView<Destinations: MusicDestinations, Facts: MusicFacts>: View {
        private let scenes: MusicScenes?
        private let facts: Facts
        private let destinations: Destinations
        private let handlers: (any MusicHandlers)?
        private let onEvent: (@MainActor (MusicEvent) -> Void)?
        @StateObject private var keeper: MusicKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: MusicScenes? = nil, conditions: Facts, destinations: Destinations,
            handlers: any MusicHandlers, navigator: MusicNavigator? = nil,
            onEvent: (@MainActor (MusicEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            facts = conditions
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(
                wrappedValue: MusicKeeper(
                    navigator ?? MusicNavigator(conditions: MusicConditions(conditions))))
        }

        var body: some View {
            let navigator = connected
            MusicBaseView(navigator: navigator, destinations: destinations)
                .modifier(MusicOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(MusicHandingOff(navigator: navigator))
                .modifier(MusicObservingFacts(facts: facts, navigator: navigator))
                .modifier(MusicSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: MusicNavigator {
            let navigator = keeper.navigator
            navigator.facts = { [facts] in MusicConditions(facts) }
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension MusicRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, conditions: Facts, destinations: Destinations,
            handlers: any MusicHandlers
        ) -> Self {
            let navigator =
                MusicNavigator(MusicLink(url)?.plan, conditions: MusicConditions(conditions))
            return Self(
                conditions: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator)
        }
    }

    /// Tells the navigator what the app knows.
    private struct MusicObservingFacts<Facts: MusicFacts>: ViewModifier {
        let facts: Facts
        let navigator: MusicNavigator

        func body(content: Self.Content) -> some View {
            content.onChange(of: MusicConditions(facts), initial: true) { _, conditions in
                navigator.conditionsChanged(conditions)
            }
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct MusicSavingScene: ViewModifier {
        let navigator: MusicNavigator
        let scenes: MusicScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Music.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-musicLink"), place + 1 < arguments.count {
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
    private struct MusicOpeningURLs: ViewModifier {
        let navigator: MusicNavigator
        let scenes: MusicScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Music.link") { activity in
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
    /// For Handoff, add Music.link to the app's `NSUserActivityTypes`.
    private struct MusicHandingOff: ViewModifier {
        let navigator: MusicNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Music.link", element: url) { url, activity in
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
    struct MusicStack<Destinations: MusicDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any MusicHandlers)?
        private let conditions: MusicConditions
        @StateObject private var keeper: MusicKeeper

        init(
            root: MusicRoute, conditions: MusicConditions = MusicConditions(),
            destinations: Destinations, handlers: any MusicHandlers,
            navigator: MusicNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.conditions = conditions
            _keeper = StateObject(
                wrappedValue: MusicKeeper(
                    navigator ?? MusicNavigator(stack: root, conditions: conditions)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            MusicLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .onChange(of: conditions) { navigator.conditionsChanged(conditions) }
        }
    }

    extension MusicNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: MusicRoute, conditions: MusicConditions = MusicConditions()) {
            var state = MusicState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state, conditions: conditions)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class MusicKeeper: ObservableObject {
        let navigator: MusicNavigator

        init(_ navigator: MusicNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct MusicContext {
        let navigator: MusicNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: MusicRoute?

        var handler: MusicExitHandler { navigator.handler(level: level, route: route) }
        var position: MusicState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct MusicBaseView<Destinations: MusicDestinations>: View {
        let navigator: MusicNavigator
        let destinations: Destinations

        var body: some View {
            MusicTabBar(navigator: navigator, destinations: destinations)
        }
    }

    /// The tab bar, with a stack or a split view for each tab.
    struct MusicTabBar<Destinations: MusicDestinations>: View {
        @Bindable var navigator: MusicNavigator
        let destinations: Destinations

        var body: some View {
            TabView(selection: $navigator[tab: navigator.corrections]) {
                SwiftUI.Tab(value: MusicTab.listenNow) {
                    MusicPlaceView(place: 0, navigator: navigator, destinations: destinations)
                } label: {
                    SwiftUI.Label {
                        SwiftUI.Text(verbatim: MusicTab.listenNow.title ?? "")
                    } icon: {
                        SwiftUI.Image(systemName: "play.circle")
                    }
                }
                .accessibilityIdentifier("listenNow")
                SwiftUI.TabSection {
                    SwiftUI.Tab(value: MusicTab.library) {
                        MusicPlaceView(place: 1, navigator: navigator, destinations: destinations)
                    } label: {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: MusicTab.library.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "music.note.list")
                        }
                    }
                    .accessibilityIdentifier("library")
                    SwiftUI.Tab(value: MusicTab.friends) {
                        MusicPlaceView(place: 2, navigator: navigator, destinations: destinations)
                    } label: {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: MusicTab.friends.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "person.2")
                        }
                    }
                    .accessibilityIdentifier("friends")
                    #if !os(tvOS) && !os(watchOS)
                        .badge(navigator.handlers?.badge(for: .friends) ?? 0)
                    #endif
                    if isVisible(.kids) {
                        SwiftUI.Tab(value: MusicTab.kids) {
                            MusicPlaceView(
                                place: 3, navigator: navigator, destinations: destinations)
                        } label: {
                            SwiftUI.Label {
                                SwiftUI.Text(verbatim: MusicTab.kids.title ?? "")
                            } icon: {
                                SwiftUI.Image(systemName: "teddybear")
                            }
                        }
                        .accessibilityIdentifier("kids")
                    }
                } header: {
                    SwiftUI.Text("Yours")
                }
                SwiftUI.Tab(value: MusicTab.find, role: .search) {
                    MusicPlaceView(place: 4, navigator: navigator, destinations: destinations)
                } label: {
                    SwiftUI.Label {
                        SwiftUI.Text(verbatim: MusicTab.find.title ?? "")
                    } icon: {
                        SwiftUI.Image(systemName: "magnifyingglass")
                    }
                }
                .accessibilityIdentifier("find")
            }
            #if !os(watchOS)
                .tabViewStyle(.sidebarAdaptable)
            #endif
        }

        /// The selected tab stays while its visibility is undecided.
        private func isVisible(_ tab: MusicTab) -> Bool {
            let needs = MusicState.visibility(of: tab).map { $0.isMet(navigator.conditions) }
            return needs.allSatisfy { $0 == true || $0 == nil && navigator.tab == tab }
        }
    }

    /// What a tab or root shows.
    struct MusicPlaceView<Destinations: MusicDestinations>: View {
        let place: Int
        let navigator: MusicNavigator
        let destinations: Destinations

        var body: some View {
            MusicLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct MusicShown: Hashable {
        let route: MusicRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct MusicLevelView<Destinations: MusicDestinations>: View {
        let level: MusicLevel
        let navigator: MusicNavigator
        let destinations: Destinations

        var body: some View {
            MusicLevelStack(level: level, navigator: navigator, destinations: destinations) {
                MusicContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct MusicLevelStack<Destinations: MusicDestinations, Root: View>: View {
        @Bindable var level: MusicLevel
        let navigator: MusicNavigator
        let destinations: Destinations
        let root: Root
        @SwiftUI.Namespace private var zooms

        init(
            level: MusicLevel, navigator: MusicNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: MusicRoute.self) { route in
                    MusicScreenView(
                        node: route,
                        context: MusicContext(navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
            .environment(\.musicZooms, zooms)
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct MusicScreenView<Destinations: MusicDestinations>: View, Equatable {
        let node: MusicRoute
        let context: MusicContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            MusicRouteView(node: node, destinations: destinations, context: context)
                .modifier(MusicTitled(title: node.title))
                .modifier(MusicZoomed(route: node))
                .environment(\.musicContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct MusicContentView<Destinations: MusicDestinations>: View {
        let level: MusicLevel
        let navigator: MusicNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                MusicScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(MusicShown(route: node))
            }
        }

        private var context: MusicContext { MusicContext(navigator: navigator, level: level.id) }
    }

    /// Shows the title of a node that has one.
    private struct MusicTitled: ViewModifier {
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

    private struct MusicContextKey: EnvironmentKey {
        static var defaultValue: MusicContext? { nil }
    }

    private struct MusicZoomsKey: EnvironmentKey {
        static var defaultValue: SwiftUI.Namespace.ID? { nil }
    }

    extension EnvironmentValues {
        fileprivate var musicContext: MusicContext? {
            get { self[MusicContextKey.self] }
            set { self[MusicContextKey.self] = newValue }
        }

        fileprivate var musicZooms: SwiftUI.Namespace.ID? {
            get { self[MusicZoomsKey.self] }
            set { self[MusicZoomsKey.self] = newValue }
        }
    }

    extension View {
        /// Makes a screen grow from the view when it is pushed.
        func source(_ route: MusicRoute) -> some View { modifier(MusicZoomSource(route: route)) }
    }

    private struct MusicZoomSource: ViewModifier {
        let route: MusicRoute
        @SwiftUI.Environment(\.musicZooms) private var zooms

        func body(content: Self.Content) -> some View {
            if let zooms {
                content.matchedTransitionSource(id: route, in: zooms)
            } else {
                content
            }
        }
    }

    /// A screen that grows from its source.
    private struct MusicZoomed: ViewModifier {
        let route: MusicRoute
        @SwiftUI.Environment(\.musicZooms) private var zooms

        func body(content: Self.Content) -> some View {
            #if os(macOS)
                content
            #else
                if let zooms, [.album].contains(route.node) {
                    content.navigationTransition(.zoom(sourceID: route, in: zooms))
                } else {
                    content
                }
            #endif
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation, and links wait.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(MusicHolding(isHolding: isHolding))
        }
    }

    /// Holds back links.
    private struct MusicHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.musicContext) private var context

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
    @MainActor protocol MusicDestinations {
        associatedtype RecommendationsBody: View
        /// Listen now
        @ViewBuilder func recommendations(exits: RecommendationsExits) -> RecommendationsBody

        associatedtype AlbumsBody: View
        /// Albums
        @ViewBuilder func albums(exits: AlbumsExits) -> AlbumsBody

        associatedtype FriendActivityBody: View
        /// Friends
        @ViewBuilder func friendActivity(exits: FriendActivityExits) -> FriendActivityBody

        associatedtype LullabiesBody: View
        /// Lullabies
        @ViewBuilder func lullabies(exits: LullabiesExits) -> LullabiesBody

        associatedtype SearchBody: View
        /// Search
        @ViewBuilder func search(query: String?, exits: SearchExits) -> SearchBody

        associatedtype FriendBody: View
        /// {name}
        @ViewBuilder func friend(name: String, exits: FriendExits) -> FriendBody

        associatedtype ArtistBody: View
        /// Artist {artistId}
        @ViewBuilder func artist(artistId: Int, exits: ArtistExits) -> ArtistBody

        associatedtype AlbumBody: View
        /// Album {albumId}
        @ViewBuilder func album(albumId: Int, exits: AlbumExits) -> AlbumBody
    }

    /// The app's view of a node.
    struct MusicRouteView<Destinations: MusicDestinations>: View {
        let node: MusicRoute
        let destinations: Destinations
        let context: MusicContext

        var body: some View {
            switch node {
            case .recommendations:
                destinations.recommendations(exits: RecommendationsExits(context.handler))
            case .albums:
                destinations.albums(exits: AlbumsExits(context.handler))
            case .friendActivity:
                destinations.friendActivity(exits: FriendActivityExits(context.handler))
            case .lullabies:
                destinations.lullabies(exits: LullabiesExits(context.handler))
            case .search(let query):
                destinations.search(query: query, exits: SearchExits(context.handler))
            case .friend(let name):
                destinations.friend(name: name, exits: FriendExits(context.handler))
            case .artist(let artistId):
                destinations.artist(artistId: artistId, exits: ArtistExits(context.handler))
            case .album(let albumId):
                destinations.album(albumId: albumId, exits: AlbumExits(context.handler))
            }
        }
    }
#endif
