// Written by navgen from anchors.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    /// The app's navigation, for one window.
    struct HandbookRootView<Destinations: HandbookDestinations>: View {
        private let scenes: HandbookScenes?
        private let destinations: Destinations
        private let handlers: (any HandbookHandlers)?
        private let onEvent: (@MainActor (HandbookEvent) -> Void)?
        @StateObject private var keeper: HandbookKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: HandbookScenes? = nil, destinations: Destinations,
            handlers: (any HandbookHandlers)? = nil, navigator: HandbookNavigator? = nil,
            onEvent: (@MainActor (HandbookEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: HandbookKeeper(navigator ?? HandbookNavigator()))
        }

        var body: some View {
            let navigator = connected
            HandbookBaseView(navigator: navigator, destinations: destinations)
                .modifier(HandbookOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(HandbookHandingOff(navigator: navigator))
                .modifier(HandbookSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: HandbookNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension HandbookRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, destinations: Destinations, handlers: (any HandbookHandlers)? = nil
        ) -> Self {
            let navigator = HandbookNavigator(HandbookLink(url)?.plan)
            return Self(destinations: destinations, handlers: handlers, navigator: navigator)
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct HandbookSavingScene: ViewModifier {
        let navigator: HandbookNavigator
        let scenes: HandbookScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Handbook.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-handbookLink"),
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
    private struct HandbookOpeningURLs: ViewModifier {
        let navigator: HandbookNavigator
        let scenes: HandbookScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Handbook.link") { activity in
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
    /// For Handoff, add Handbook.link to the app's `NSUserActivityTypes`.
    private struct HandbookHandingOff: ViewModifier {
        let navigator: HandbookNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Handbook.link", element: url) { url, activity in
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
    struct HandbookStack<Destinations: HandbookDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any HandbookHandlers)?
        @StateObject private var keeper: HandbookKeeper

        init(
            root: HandbookRoute, destinations: Destinations,
            handlers: (any HandbookHandlers)? = nil, navigator: HandbookNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(
                wrappedValue: HandbookKeeper(navigator ?? HandbookNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            HandbookLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations)
        }
    }

    extension HandbookNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: HandbookRoute) {
            var state = HandbookState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class HandbookKeeper: ObservableObject {
        let navigator: HandbookNavigator

        init(_ navigator: HandbookNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct HandbookContext {
        let navigator: HandbookNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: HandbookRoute?

        var handler: HandbookExitHandler { navigator.handler(level: level, route: route) }
        var position: HandbookState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct HandbookBaseView<Destinations: HandbookDestinations>: View {
        let navigator: HandbookNavigator
        let destinations: Destinations

        var body: some View {
            HandbookPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct HandbookPlaceView<Destinations: HandbookDestinations>: View {
        let place: Int
        let navigator: HandbookNavigator
        let destinations: Destinations

        var body: some View {
            HandbookLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct HandbookShown: Hashable {
        let route: HandbookRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct HandbookLevelView<Destinations: HandbookDestinations>: View {
        let level: HandbookLevel
        let navigator: HandbookNavigator
        let destinations: Destinations

        var body: some View {
            HandbookLevelStack(level: level, navigator: navigator, destinations: destinations) {
                HandbookContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct HandbookLevelStack<Destinations: HandbookDestinations, Root: View>: View {
        @Bindable var level: HandbookLevel
        let navigator: HandbookNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: HandbookLevel, navigator: HandbookNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: HandbookRoute.self) { route in
                    HandbookScreenView(
                        node: route,
                        context: HandbookContext(
                            navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct HandbookScreenView<Destinations: HandbookDestinations>: View, Equatable {
        let node: HandbookRoute
        let context: HandbookContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            HandbookRouteView(node: node, destinations: destinations, context: context)
                .modifier(HandbookTitled(title: node.title))
                .environment(\.handbookContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct HandbookContentView<Destinations: HandbookDestinations>: View {
        let level: HandbookLevel
        let navigator: HandbookNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                HandbookScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(HandbookShown(route: node))
            }
        }

        private var context: HandbookContext {
            HandbookContext(navigator: navigator, level: level.id)
        }
    }

    /// Shows the title of a node that has one.
    private struct HandbookTitled: ViewModifier {
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

    private struct HandbookContextKey: EnvironmentKey {
        static var defaultValue: HandbookContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var handbookContext: HandbookContext? {
            get { self[HandbookContextKey.self] }
            set { self[HandbookContextKey.self] = newValue }
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation, and links wait.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(HandbookHolding(isHolding: isHolding))
        }
    }

    /// Holds back links.
    private struct HandbookHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.handbookContext) private var context

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
    @MainActor protocol HandbookDestinations {
        associatedtype ContentsBody: View
        /// Contents
        @ViewBuilder func contents(exits: ContentsExits) -> ContentsBody

        associatedtype ChapterBody: View
        /// Chapter {number}
        @ViewBuilder func chapter(number: Int, heading: String?, exits: ChapterExits) -> ChapterBody

        associatedtype FootnotesBody: View
        /// Footnotes
        @ViewBuilder func footnotes(number: Int, exits: FootnotesExits) -> FootnotesBody

        associatedtype GlossaryBody: View
        /// Glossary
        ///
        /// - Parameter term: Scrolled to and highlighted.
        @ViewBuilder func glossary(term: String?, exits: GlossaryExits) -> GlossaryBody
    }

    /// The app's view of a node.
    struct HandbookRouteView<Destinations: HandbookDestinations>: View {
        let node: HandbookRoute
        let destinations: Destinations
        let context: HandbookContext

        var body: some View {
            switch node {
            case .contents:
                destinations.contents(exits: ContentsExits(context.handler))
            case .chapter(let number, let heading):
                destinations.chapter(
                    number: number, heading: heading,
                    exits: ChapterExits(context.handler, number: number))
            case .footnotes(let number):
                destinations.footnotes(number: number, exits: FootnotesExits(context.handler))
            case .glossary(let term):
                destinations.glossary(term: term, exits: GlossaryExits(context.handler))
            }
        }
    }
#endif
