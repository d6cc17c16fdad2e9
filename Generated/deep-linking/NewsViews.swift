// Written by navgen from deep-linking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    /// The app's navigation, for one window.
    struct NewsRootView<Destinations: NewsDestinations>: View {
        private let scenes: NewsScenes?
        private let destinations: Destinations
        private let handlers: (any NewsHandlers)?
        private let onEvent: (@MainActor (NewsEvent) -> Void)?
        @StateObject private var keeper: NewsKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: NewsScenes? = nil, destinations: Destinations,
            handlers: (any NewsHandlers)? = nil, navigator: NewsNavigator? = nil,
            onEvent: (@MainActor (NewsEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: NewsKeeper(navigator ?? NewsNavigator()))
        }

        var body: some View {
            let navigator = connected
            NewsBaseView(navigator: navigator, destinations: destinations)
                .modifier(NewsOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(NewsHandingOff(navigator: navigator))
                .modifier(NewsSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: NewsNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension NewsRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, destinations: Destinations, handlers: (any NewsHandlers)? = nil
        ) -> Self {
            let navigator = NewsNavigator(NewsLink(url)?.plan)
            return Self(destinations: destinations, handlers: handlers, navigator: navigator)
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct NewsSavingScene: ViewModifier {
        let navigator: NewsNavigator
        let scenes: NewsScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("News.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-newsLink"), place + 1 < arguments.count {
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
    private struct NewsOpeningURLs: ViewModifier {
        let navigator: NewsNavigator
        let scenes: NewsScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("News.link") { activity in
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
    /// For Handoff, add News.link to the app's `NSUserActivityTypes`.
    private struct NewsHandingOff: ViewModifier {
        let navigator: NewsNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("News.link", element: url) { url, activity in
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
    struct NewsStack<Destinations: NewsDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any NewsHandlers)?
        @StateObject private var keeper: NewsKeeper

        init(
            root: NewsRoute, destinations: Destinations, handlers: (any NewsHandlers)? = nil,
            navigator: NewsNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(wrappedValue: NewsKeeper(navigator ?? NewsNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            NewsLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations)
        }
    }

    extension NewsNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: NewsRoute) {
            var state = NewsState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class NewsKeeper: ObservableObject {
        let navigator: NewsNavigator

        init(_ navigator: NewsNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct NewsContext {
        let navigator: NewsNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: NewsRoute?

        var handler: NewsExitHandler { navigator.handler(level: level, route: route) }
        var position: NewsState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct NewsBaseView<Destinations: NewsDestinations>: View {
        let navigator: NewsNavigator
        let destinations: Destinations

        var body: some View {
            NewsPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct NewsPlaceView<Destinations: NewsDestinations>: View {
        let place: Int
        let navigator: NewsNavigator
        let destinations: Destinations

        var body: some View {
            NewsLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct NewsShown: Hashable {
        let route: NewsRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct NewsLevelView<Destinations: NewsDestinations>: View {
        let level: NewsLevel
        let navigator: NewsNavigator
        let destinations: Destinations

        var body: some View {
            NewsLevelStack(level: level, navigator: navigator, destinations: destinations) {
                NewsContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct NewsLevelStack<Destinations: NewsDestinations, Root: View>: View {
        @Bindable var level: NewsLevel
        let navigator: NewsNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: NewsLevel, navigator: NewsNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: NewsRoute.self) { route in
                    NewsScreenView(
                        node: route,
                        context: NewsContext(navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct NewsScreenView<Destinations: NewsDestinations>: View, Equatable {
        let node: NewsRoute
        let context: NewsContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            NewsRouteView(node: node, destinations: destinations, context: context)
                .modifier(NewsTitled(title: node.title))
                .environment(\.newsContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct NewsContentView<Destinations: NewsDestinations>: View {
        let level: NewsLevel
        let navigator: NewsNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                NewsScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(NewsShown(route: node))
            }
        }

        private var context: NewsContext { NewsContext(navigator: navigator, level: level.id) }
    }

    /// Shows the title of a node that has one.
    private struct NewsTitled: ViewModifier {
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

    private struct NewsContextKey: EnvironmentKey {
        static var defaultValue: NewsContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var newsContext: NewsContext? {
            get { self[NewsContextKey.self] }
            set { self[NewsContextKey.self] = newValue }
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation, and links wait.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(NewsHolding(isHolding: isHolding))
        }
    }

    /// Holds back links.
    private struct NewsHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.newsContext) private var context

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
    @MainActor protocol NewsDestinations {
        associatedtype FrontPageBody: View
        /// News
        @ViewBuilder func frontPage(exits: FrontPageExits) -> FrontPageBody

        associatedtype TopicBody: View
        /// {topic}
        @ViewBuilder func topic(topic: Topic, exits: TopicExits) -> TopicBody

        associatedtype ArticleBody: View
        /// Article {articleId}
        @ViewBuilder func article(
            topic: Topic, articleId: Int, ref: String?, exits: ArticleExits
        ) -> ArticleBody

        associatedtype CommentsBody: View
        /// Comments
        @ViewBuilder func comments(
            topic: Topic, articleId: Int, order: Order, page: Int, exits: CommentsExits
        ) -> CommentsBody

        associatedtype SearchBody: View
        /// Search
        @ViewBuilder func search(query: String, topics: [Topic], exits: SearchExits) -> SearchBody
    }

    /// The app's view of a node.
    struct NewsRouteView<Destinations: NewsDestinations>: View {
        let node: NewsRoute
        let destinations: Destinations
        let context: NewsContext

        var body: some View {
            switch node {
            case .frontPage:
                destinations.frontPage(exits: FrontPageExits(context.handler))
            case .topic(let topic):
                destinations.topic(topic: topic, exits: TopicExits(context.handler, topic: topic))
            case .article(let topic, let articleId, let ref):
                destinations.article(
                    topic: topic, articleId: articleId, ref: ref,
                    exits: ArticleExits(context.handler, topic: topic, articleId: articleId))
            case .comments(let topic, let articleId, let order, let page):
                destinations.comments(
                    topic: topic, articleId: articleId, order: order, page: page,
                    exits: CommentsExits(context.handler))
            case .search(let query, let topics):
                destinations.search(
                    query: query, topics: topics, exits: SearchExits(context.handler))
            }
        }
    }
#endif
